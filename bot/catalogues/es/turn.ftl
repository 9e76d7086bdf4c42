turn-action-total = Un total de construcción de { $points } puntos da { $total } { $total ->
    [one] acción
   *[other] acciones
}.
turn-action-total-leadership = Liderazgo (Leadership): { $add } al total de acciones, una sola vez para toda la fuerza.
turn-action-total-minimum = El total de acciones nunca baja de { $limit }.
turn-action-total-maximum = El total de acciones nunca pasa de { $limit }.
turn-tokens-given = { $figure } recibe { $count ->
    [one] una ficha de acción
   *[other] { $count } fichas de acción
} y queda con { $tokens }.
turn-tokens-full = { $count ->
    [one] Una ficha de acción más no se le puede dar
   *[other] { $count } fichas de acción más no se le pueden dar
} a { $figure }: el límite es { $limit }.
turn-cleared = { $figure } no ha recibido fichas de acción este turno y retira { $count ->
    [one] la única que tiene
   *[other] las { $count } que tiene
}.
turn-not-cleared = { $figure } ha recibido una ficha de acción este turno y no retira ninguna de las { $count } que tiene.
turn-phase-begins = Ahora: { $phase }.
