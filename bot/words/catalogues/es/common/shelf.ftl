# La estantería: unidades que importó quien aloja el bot, figuras y fuerzas que guarda un servidor.
unit-gaps = El archivo lo deja en blanco y cuenta como 0 hasta que lo pongas (`/click`, `/figure special`): { $names }{ $more ->
    [0] .
   *[other] {" "}y { $more } más.
}
unit-footer = /figure add la lleva a la partida.
unit-powers-menu = Sus poderes, explicados
shelf-none = Nada en la estantería se llama «{ $name }». ¿Querías decir { $near }?
shelf-empty = Nada en la estantería se llama «{ $name }». `/figure save` guarda allí una figura; quien aloja el bot, `judge units import`.
shelf-gone = Eso ya no está en la estantería: elige otra vez.
shelf-several = Varias de la estantería se llaman «{ $name }»: elige una de la lista mientras escribes ({ $found }).
shelf-saved-title = En la estantería
shelf-saved = { $name } está en la estantería de este servidor: `/figure add` y `/unit` la ofrecen mientras escribes.
shelf-what = Nombra una figura, o un bando con un nombre para su fuerza: `/figure save side: name:`
units-no-folder = no existe esa carpeta ni ese archivo; se esperaba una carpeta con archivos de unidades, o uno de ellos
units-none = aquí no se pudo leer ningún archivo de unidad
units-stored = { $count ->
    [one] Hay una unidad
   *[other] Hay { $count } unidades
} en la estantería.
units-refused = { $count ->
    [one] Se rechazó un archivo:
   *[other] Se rechazaron { $count } archivos:
}
units-note-unit-special = poderes especiales y rasgos guardados como texto: { $count ->
    [one] en un archivo
   *[other] en { $count } archivos
}
units-note-unit-special-missing = poderes especiales sin su texto: { $count ->
    [one] en un archivo
   *[other] en { $count } archivos
}
units-note-unit-power-left = nombres que no son un poder, omitidos: { $count ->
    [one] en un archivo
   *[other] en { $count } archivos
}
units-note-unit-power-nearest = nombres que no son un poder, omitidos: { $count ->
    [one] en un archivo
   *[other] en { $count } archivos
}
units-note-unit-powers-left = muchos nombres que no son un poder, omitidos: { $count ->
    [one] en un archivo
   *[other] en { $count } archivos
}
units-note-unit-start-first = sin línea de inicio marcada: clic 1: { $count ->
    [one] en un archivo
   *[other] en { $count } archivos
}
units-note-unit-keys-left = claves que no se leen: { $count ->
    [one] en un archivo
   *[other] en { $count } archivos
}
units-note-unit-abilities-left = símbolos y habilidades desconocidos, omitidos: { $count ->
    [one] en un archivo
   *[other] en { $count } archivos
}
units-note-unit-abilities-unread = habilidades guardadas que no se juzgan: { $count ->
    [one] en un archivo
   *[other] en { $count } archivos
}
units-note-unit-abilities-gone = símbolos de otra edición, omitidos: { $count ->
    [one] en un archivo
   *[other] en { $count } archivos
}
units-note-unit-points-none = sin puntos, cuentan como 0: { $count ->
    [one] en un archivo
   *[other] en { $count } archivos
}
units-note-unit-points = varios valores en puntos: el primero: { $count ->
    [one] en un archivo
   *[other] en { $count } archivos
}
units-note-unit-gaps = valores en blanco, contados como 0: { $count ->
    [one] en un archivo
   *[other] en { $count } archivos
}
units-note-file-of-another-ruleset = archivos que nombran otra edición: { $count ->
    [one] en un archivo
   *[other] en { $count } archivos
}
