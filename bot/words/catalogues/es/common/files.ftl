# Por qué no se puede leer un archivo. JSON y YAML son nombres; lo que va entre comillas se escribe así en el archivo.
file-too-large = El archivo tiene { $size } bytes; se leen como mucho { $most }.
file-empty = El archivo está vacío; se esperaba JSON o YAML.
file-with-nul = La línea { $line } del archivo lleva un byte NUL: no es texto, o lo es en otra codificación, como UTF-16; se esperaba JSON o YAML en UTF-8.
file-not-text = La línea { $line } del archivo no es texto UTF-8; se esperaba JSON o YAML, guardado como UTF-8.
file-other-encoding = El archivo es texto guardado como { $encoding }; guárdalo como UTF-8.
file-other-kind = El archivo parece { $kind }; se esperaba texto: JSON o YAML, guardado como UTF-8.
file-without-keys = El archivo no lleva claves con valores, sino «{ $given }»; se esperaba JSON o YAML que empiece por una clave.
file-begins-with = Línea { $line }: «{ $sign }» está delante del documento; se esperaba solo JSON o YAML, sin comentario ni marca de código alrededor.
file-too-heavy = El archivo tarda demasiado en leerse; no ha cambiado nada. Adjunta uno más pequeño o más sencillo.
file-too-deep = Línea { $line }, columna { $column }: desde aquí el archivo tiene demasiados niveles, unos dentro de otros; se esperaban como mucho { $most }.
file-key-twice = Línea { $line }, columna { $column }: la clave «{ $key }» está dos veces, la primera en la línea { $first }; se esperaba cada clave una sola vez.
file-number = Línea { $line }, columna { $column }: un número o una fecha { $under ->
        [key] bajo la clave «{ $key }»
       *[none] al principio
    } no existe o es demasiado larga; se esperaban números de 16 cifras como mucho.
file-value-number = { $path }: el número es demasiado grande o no es un número; se esperaban 16 cifras como mucho.
file-value-character = { $path }: el texto contiene un carácter que ningún texto lleva; se esperaban letras, cifras y signos.
file-value-kind = { $path }: se esperaba un texto, un número, true, false, null, una lista o claves con valores; una fecha va entre comillas.
file-value-character-at-the-top = Al principio del archivo, una clave contiene un carácter que ningún texto lleva; se esperaban letras, cifras y signos.
file-value-number-at-the-top = Al principio del archivo hay un número demasiado grande para ser nuestro; se esperaban claves con sus valores.
file-value-kind-at-the-top = Al principio del archivo hay un valor de una clase que ningún documento nuestro lleva; se esperaban claves con sus valores.
file-value-key-at-the-top = Al principio del archivo hay una clave que no es un texto; se esperaba una palabra delante de los dos puntos, entre comillas si lleva signos.
file-value-key = { $path }: aquí hay una clave que no es un texto; se esperaba una palabra delante de los dos puntos, entre comillas si lleva signos.
file-json-value = Línea { $line }, columna { $column }: aquí falta un valor; se esperaba un texto entre comillas, un número, true, false, null, […] o {"{…}"}.
file-json-key = Línea { $line }, columna { $column }: aquí se esperaba una clave entre comillas.
file-json-colon = Línea { $line }, columna { $column }: se esperaba «:» entre la clave y su valor.
file-json-comma = Línea { $line }, columna { $column }: se esperaba «,» antes de la entrada siguiente, o el signo que cierra.
file-json-extra = Línea { $line }, columna { $column }: el documento ya ha terminado; no se esperaba nada detrás.
file-json-quote = Línea { $line }, columna { $column }: aquí empieza un texto que no termina; se esperaba una comilla que lo cierre.
file-json-control = Línea { $line }, columna { $column }: hay un salto de línea o carácter de control dentro de un texto; se esperaban una barra inversa y una n en su lugar.
file-json-escape = Línea { $line }, columna { $column }: lo que sigue a la barra inversa no significa nada; se esperaban dos donde se quiere una.
file-json-wrong = Línea { $line }, columna { $column }: esto no es JSON; se esperaban claves y textos entre comillas, números, true, false, null, […] o {"{…}"}.
file-yaml-tab = Línea { $line }, columna { $column }: hay un tabulador al principio de la línea; se esperaban espacios.
file-yaml-colon = Línea { $line }, columna { $column }: hay un segundo «:» en la misma línea; se esperaban comillas alrededor del texto que lo lleva.
file-yaml-colon-missing = Línea { $line }, columna { $column }: se esperaba «:» detrás de la clave.
file-yaml-list = Línea { $line }, columna { $column }: hay una lista sin cerrar; se esperaba «,» o «]».
file-yaml-mapping = Línea { $line }, columna { $column }: hay una llave sin cerrar; se esperaba «,» o «{"}"}».
file-yaml-indent = Línea { $line }, columna { $column }: la sangría de la línea no es la de aquellas con las que va; se esperaba la misma columna.
file-yaml-quote = Línea { $line }, columna { $column }: hay un texto entre comillas que no termina; se esperaba una comilla que lo cierre.
file-yaml-character = Línea { $line }, columna { $column }: nada en YAML empieza por este carácter; se esperaban comillas alrededor.
file-yaml-control = Línea { $line }, columna { $column }: hay un carácter de control; se esperaba solo texto.
file-yaml-escape = Línea { $line }, columna { $column }: lo que sigue a la barra inversa no significa nada; se esperaban dos donde se quiere una.
file-yaml-tag = Línea { $line }, columna { $column }: hay una etiqueta con «!»; se esperaban textos, números y listas sin más.
file-yaml-documents = Línea { $line }, columna { $column }: aquí empieza un segundo documento; se esperaba uno solo.
file-yaml-key = Línea { $line }, columna { $column }: hay una clave que es una lista o lleva claves a su vez; se esperaba un texto.
file-yaml-alias = Línea { $line }, columna { $column }: «{ $sign }» { $under ->
        [key] bajo la clave «{ $key }» o tras ella
       *[none] al principio
    } está en lugar de lo que se escribe en otra parte; no se leen anclas ni alias de YAML («&», «*», «<<»), escribe los valores enteros.
file-yaml-wrong = Línea { $line }, columna { $column }: esto no es YAML; se esperaba en cada línea una clave con su valor, como name: Lobo.
import-version = version: «{ $given }» no es una versión de este archivo que lea el bot; se esperaba { $expected }
import-no-opening = events[0]: al registro le falta el principio: se esperaba la apertura de la partida y hay «{ $given }»; sube el archivo tal como lo escribió `/partida exportar`
import-ruleset = ruleset: el archivo dice «{ $given }» y su primer evento { $expected }; se esperaba lo mismo dos veces
# la línea de comandos
comparison-differ = Los reglamentos responden distinto; ≠ marca los pasos que otro no da.
comparison-refused = Todos los reglamentos rechazan el documento:
comparison-alike = Los reglamentos responden igual; ≠ marca los pasos que otro no da.
cli-no-document = ningún documento: se esperaba un archivo, o - para la entrada estándar
cli-standard-input = entrada estándar
cli-directory = es una carpeta; se esperaba un archivo
cli-batch-question = --batch lee sus preguntas de la entrada estándar; no se esperaba ninguna al lado
cli-no-question = ninguna pregunta: se esperaba, por ejemplo, judge ask «¿funciona el sigilo de cerca?»
cli-not-permitted = quien ejecuta judge no puede leer este archivo; se esperaba uno que pueda
cli-name-too-long = el nombre es demasiado largo para un archivo; se esperaba un archivo, o - para la entrada estándar
cli-unreadable = esto no se puede leer como un archivo; se esperaba un archivo, o - para la entrada estándar
cli-no-such-file = no existe ese archivo; se esperaba un documento de posición, o - para la entrada estándar
cli-no-such-game = no existe ese archivo; se esperaba una partida hecha con `/partida exportar`
cli-no-such-card = no existe ese archivo; se esperaba un archivo de unidad, una carta o texto sin formato, o - para la entrada estándar
cli-file-too-large = más de { $most } bytes; un documento de posición es más pequeño
batch-line-too-long = línea { $number }: { $count } bytes; se leen como mucho { $most }
batch-line-not-text = línea { $number }: no es texto UTF-8; se esperaba un objeto JSON, guardado como UTF-8
batch-line-no-object = línea { $number }: se esperaba un objeto JSON y hay { $given }
batch-unforeseen = línea { $number }: algo ha fallado al responder; el registro dice qué ha sido

cli-card-no-text = El archivo no tiene ningún texto de carta: una unidad los tiene en special, cada uno en text.
cli-no-card = se esperaba un archivo con una carta, o - para la entrada estándar
cli-no-folder = no es una carpeta
cards-files = { $files } archivos leídos, { $unreadable } no
cards-texts = { $texts } textos: { $judged } juzgados en cada frase, { $read } juzgados o recordados en cada frase
cards-sentences = { $count } frases: { $shares }
cards-family = familia { $family }: { $shares }
cards-unknown = Palabras que no se conocen, las más frecuentes: { $words }
