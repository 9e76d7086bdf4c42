rule-book = En el libro ({ $source }, línea { $line })
# un reglamento que aporta quien aloja el bot
book-no-such-file = no existe ese archivo; se esperaba un reglamento en texto, Markdown o PDF
book-other-kind = el archivo parece { $kind }; se esperaba un reglamento en texto, Markdown o PDF
book-empty = el archivo está vacío; se esperaba el texto de un reglamento
book-binary = el archivo es binario; se esperaba un reglamento en texto, Markdown o PDF
book-not-utf8 = el archivo no es texto UTF-8 (línea { $line }); guárdalo como UTF-8
book-text-too-large = el archivo ocupa { $size } MB; el texto de un reglamento ocupa como mucho { $most } MB
book-too-many-lines = el archivo tiene { $count } líneas; el texto de un reglamento tiene como mucho { $most }
book-too-many-headings = hay { $count } títulos numerados; el libro tiene { $most }
book-no-sections = no hay ninguna sección de { $ruleset }; se esperaban títulos como: { $expected }
book-of-another-game = parece otro libro: solo { $count } de { $most } títulos son los de { $ruleset }
book-pdf-empty = el PDF no lleva texto; se esperaba un reglamento, no imágenes de sus páginas
book-pdf-too-large = el archivo ocupa { $size } MB; un reglamento ocupa como mucho { $most } MB
book-pdf-encrypted = el PDF está cifrado; guarda una copia que no pida contraseña
book-pdf-broken = el PDF no se puede leer; guárdalo de nuevo o como texto
book-pdf-too-heavy = el PDF se desempaqueta en más de lo que cabe en esta máquina; guárdalo de nuevo o como texto
book-pdf-too-many-pages = el PDF tiene { $count } páginas; un reglamento tiene como mucho { $most }
book-pdf-too-long = el PDF lleva más de { $most } MB de texto, mucho más que un reglamento
book-pdf-too-many-things = el PDF dibuja más de { $most } cosas, mucho más que un reglamento
book-stored = { $count ->
    [one] Se guarda una sección de { $ruleset } ({ $lang }).
   *[other] Se guardan { $count } secciones de { $ruleset } ({ $lang }).
}
book-missing = no están en el archivo
book-unplaced = línea { $line }: sin colocar: { $reason }
# por qué una línea del archivo no es de ninguna sección
book-line-header = cabecera o número de página
book-line-contents = índice
book-line-before = antes de la primera sección
book-line-stray = ninguna sección de la biblioteca
book-line-stray-named = { $section } no es ninguna sección de { $ruleset }
book-line-repeated = repite { $section } después de la última sección
