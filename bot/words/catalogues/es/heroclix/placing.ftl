# Dónde se puede poner cada cosa, y las zonas iniciales: comandos y respuestas.
cmd-placing = colocación
    .description = Dónde se puede poner una figura, un objeto o un marcador, y por qué no en otro sitio; no cambia nada
    .what = qué
    .what-description = Una figura, un objeto o marcador del mapa, o uno nuevo, como humo
    .at = en
    .at-description = Casillas que juzgar, como C5; si no dices nada, todas las posibles
    .how = cómo
    .how-description = Cómo llega allí; si no dices nada, la preparación antes de la partida
    .by = por
    .by-description = La figura que lo coloca, genera, suelta o deja caer
choice-placing-place = un efecto lo coloca
choice-placing-generate = un efecto lo genera
choice-placing-put-down = se suelta durante un movimiento
choice-placing-drop = cae por un KO o porque ya no se puede sostener
choice-placing-unequip = se desequipa
choice-placing-set-up = preparación, antes de la partida
term-option-what = qué
term-option-by = por
placing-unknown = «{ $given }» no es una figura, un objeto ni un marcador de esta partida, ni nada nuevo; por ejemplo { $known }.
placing-title = { $thing }: { $verdict ->
    [legal] puede estar en { $squares }
    [illegal] no puede estar en { $squares }
   *[where] dónde puede estar
}
placing-how = **Cómo**: { $how }
placing-squares = **Casillas**: { $count } · { $squares }
key-placed = Puede estar ahí
key-barred = No puede estar ahí
key-start = Aquí se ponen figuras
key-terrain = Marcadores de terreno y objetos
cmd-map-starting = inicio
    .description = Zonas iniciales, ampliadas según las figuras, y dónde se pone el terreno
    .side = bando
    .side-description = Solo un bando
    .edge = borde
    .edge-description = El borde del bando, en un mapa sin zonas iniciales impresas
    .toward = hacia
    .toward-description = El extremo por el que su zona añade primero columnas (2022)
choice-edge-top = arriba
choice-edge-bottom = abajo
choice-edge-left = izquierda
choice-edge-right = derecha
starting-title = Zonas iniciales
starting-edge-missing = Este mapa no trae zonas iniciales: di de quién es el borde, y cuál.
starting-side = **{ $side }**: { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
}{ $expanded ->
    [0] {""}
    [one] , ampliada una vez
   *[other] , ampliada { $expanded } veces
} · { $squares }
starting-markers = **Marcadores de terreno y objetos**: { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
} · { $squares }
starting-far = **Objetos especiales y terreno EFFECT**: { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
} · { $squares }
starting-special-objects = **Objetos especiales**: { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
} · { $squares }
