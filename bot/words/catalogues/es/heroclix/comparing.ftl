compare-differ = Las ediciones deciden distinto; ≠ marca lo que no dicen todas.
compare-alike = Las ediciones deciden igual.
compare-same = Las ediciones llegan a lo mismo; ≠ marca lo que no dicen todas.
compare-not-all = No todas las ediciones pueden juzgar esto.
compare-shared = { $count ->
    [one] y un paso que dan todas
   *[other] y { $count } pasos que dan todas
}
compare-more = { $count ->
    [one] ≠ y uno más
   *[other] ≠ y { $count } más
}: pulsa «Cada paso»
compare-every-step = Cada paso: { $ruleset }
compare-not-judged = no se puede juzgar
compare-squares = { $count ->
    [one] una casilla
   *[other] { $count } casillas
}
compare-actions = { $count ->
    [0] ninguna acción
    [one] una acción
   *[other] { $count } acciones
}
compare-title-line = Línea de fuego: { $source } → { $target }
compare-title-attack = Ataque: { $source } → { $target }
compare-title-actions = Lo que puede hacer { $source } ahora
compare-title-reach = Adónde puede mover { $source }
compare-what = Nada que comparar: nombra una figura con desde: (y hasta:), o una sección: de las reglas.
compare-needs-target = Una línea de fuego o un ataque necesita hasta:, la figura o casilla a la que va.
compare-needs-figure = Esa pregunta es sobre figuras; las casillas solo valen como extremos de una línea de fuego.
compare-ruleset = En un canal { $ruleset } solo se consulta: con sección: se pueden comparar sus entradas.
