# Mapas: edición, dibujos, archivos y lo que tiene de raro uno.
map-edit-place = «{ $given }» no es un lugar; se esperaban casillas como C3 o C3:E6, o un borde como C3/D3.
map-edit-wall = Los muros, ventanas, puertas y transiciones van en un borde como C3/D3, no en { $given }.
map-edit-edge = { $given } es un borde: admite un muro, una ventana, una puerta, una transición o despejado.
map-sketch-empty = El dibujo no tiene filas; una fila se hace con { $known }, uno por casilla.
map-sketch-too-long = El dibujo es demasiado largo: se leen como mucho { $most } caracteres.
map-sketch-too-many-rows = El dibujo tiene demasiadas filas: se leen como mucho { $most }.
map-sketch-row = La fila { $row } del dibujo tiene { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
}; se esperaban { $expected }, como en la fila 1.
map-sketch-layer = Una capa del dibujo tiene { $count ->
    [one] { $count } fila
   *[other] { $count } filas
}; se esperaban { $expected }, como en la primera.
map-sketch-character = «{ $given }», en la fila { $row }, casilla { $column } del dibujo, no significa nada; se esperaba uno de { $known }
map-sketch-word = «{ $given }:» no es una línea de un dibujo; se esperaba una de { $known }.
map-file-value = { $path }: «{ $given }» no es lo que un archivo de mapa lleva ahí; se esperaba { $expected }
map-file-too-long = { $path } tiene { $count } entradas; se leen como mucho { $most }.
map-file-name-too-long = name tiene { $count } letras; se leen { $most } como mucho.
map-file-twice = { $path }: { $what } está dos veces, también en { $other }; se esperaba una vez.
map-file-indoor-tiles = El mapa es exterior, así que { $count ->
    [one] su única casilla interior se lee como exterior
   *[other] sus { $count } casillas interiores se leen como exteriores
}: { $squares }.
map-file-outdoor-tiles = El mapa es interior, así que { $count ->
    [one] su única casilla exterior se lee como interior
   *[other] sus { $count } casillas exteriores se leen como interiores
}: { $squares }.
map-file-squares-missing = { $count ->
    [one] 1 casilla no tiene
   *[other] { $count } casillas no tienen
} nada en el archivo y se { $count ->
    [one] lee
   *[other] leen
} como terreno despejado.
map-file-keys-left = No se lee: { $names }{ $more ->
    [0] {""}
   *[other] {" "}y { $more } más
}.
map-file-wall = { $path }: un muro va recto por la cuadrícula, de una esquina a otra.
map-file-ramp = { $path }: una rampa une dos casillas del mapa que comparten un lado.
map-file-levels-from-zero = El archivo cuenta los niveles desde 0: su suelo es aquí el nivel 1, y así hacia arriba.
map-file-edge-walls = Se omite{ $count ->
    [one] {" "}{ $count } tramo
   *[other] n { $count } tramos
} de muro en el borde del mapa, que de todos modos nadie cruza.
map-file-starting-areas = El archivo tiene { $count } zonas iniciales; se toman las primeras { $most }. `/mapa editar` las cambia.
map-check-title = El mapa
map-check-fine = No se ve nada raro.
map-changed-more = … y { $count } más
map-load-odd-more = { $count ->
    [one] Otra cosa llama la atención: `/mapa revisar`
   *[other] Otras { $count } cosas llaman la atención: `/mapa revisar`
}
map-check-more = { $count ->
    [one] … y { $count } más
   *[other] … y { $count } más
}
map-odd-two-terrains = { $squares }: dos terrenos a la vez; cuenta primero el bloqueante.
map-odd-no-indoor = El mapa es exterior con una parte interior, pero ninguna casilla es interior.
map-odd-two-walls = { $edge } es muro, ventana o puerta a la vez: solo puede ser una de esas cosas.
map-odd-flat-transition = La transición { $edge } une casillas del mismo nivel y no está ni en un muro ni en el límite de una parte interior.
map-odd-steep-transition = La transición { $edge } sube { $levels } niveles de golpe.
map-odd-walled-transition = Un muro corta el paso de la transición { $edge }.
map-odd-blocked-transition = Hay terreno bloqueante en la transición { $edge }.
map-odd-no-way-up = Ninguna transición sube hasta { $squares } (nivel { $level }): quien trepe allí se detiene.
map-odd-cut-off = Ninguna transición sube hasta { $squares } (nivel { $level }): solo llega quien ignore la elevación.
map-odd-closed-in = { $squares }: muros y terreno bloqueante por todos los lados, nadie llega andando.
map-odd-no-starting-areas = { $large ->
    [true] No hay zonas iniciales marcadas; un mapa de más de 16×16 las necesita.
   *[false] No hay zonas iniciales marcadas; sirven los lados opuestos del mapa.
}
map-odd-no-marked-areas = No hay zonas iniciales marcadas; ningún lado del mapa las sustituye.
map-odd-start-one = Solo el bando { $side ->
    [red] rojo
    [blue] azul
    [green] verde
    [yellow] amarillo
   *[other] { $side }
} tiene zona inicial.
choice-terrain-window = ventana (un borde)
choice-terrain-door = puerta (un borde)
choice-terrain-transition = transición (un borde)
choice-terrain-indoor = interior
choice-terrain-outdoor = exterior
choice-terrain-orange = casilla naranja
choice-terrain-start-red = zona inicial: rojo
choice-terrain-start-blue = zona inicial: azul
choice-terrain-start-green = zona inicial: verde
choice-terrain-start-yellow = zona inicial: amarillo
choice-terrain-start-none = sin zona inicial
map-area-which = El mapa no marca en { $side } una zona inicial de otro bando. Las que se pueden cambiar por la tuya: { $known }
map-area-in-play = La partida ya ha empezado: las zonas iniciales se eligen en la preparación.
map-area-whose = Di para cuál de tus bandos: `bando`. Solo un juez elige por los demás.
map-object-where = Hace falta una casilla o una figura, y no las dos: `casilla` o `figura`.
map-object-keyphrase = «{ $given }» no es una frase clave de objetos. Se conocen: { $known }
map-edit-nothing = { $given } ya es así: no cambia nada.
file-of-another-ruleset = El archivo está escrito para { $given } y aquí se lee con { $ruleset }: los poderes y el terreno se toman como los tiene esa edición.
