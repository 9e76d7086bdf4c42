turn-action-total = Un total de construcción de { $points ->
    [one] un punto
   *[other] { $points } puntos
} da { $total ->
    [one] una acción
   *[other] { $total } acciones
}.
turn-action-total-leadership = Liderazgo (Leadership): { $add } al total de acciones, una sola vez para toda la fuerza.
turn-action-total-changed = Otros efectos: { $add }.
turn-action-total-minimum = El total de acciones nunca baja de { $limit }.
turn-action-total-maximum = El total de acciones nunca pasa de { $limit }.
turn-tokens-given = { $figure } recibe { $count ->
    [one] una ficha de acción
   *[other] { $count } fichas de acción
} y queda con { $tokens }.
turn-tokens-full = A { $figure } { $count ->
    [one] no se le puede dar una ficha de acción más
   *[other] no se le pueden dar { $count } fichas de acción más
}: el límite es { $limit }.
turn-cleared = { $figure } no ha recibido fichas de acción este turno y retira { $count ->
    [one] la ficha que tiene
   *[other] las { $count } fichas que tiene
}.
turn-not-cleared = { $figure } ha recibido una ficha de acción este turno y no retira ninguna: conserva { $count ->
    [one] la ficha que tiene
   *[other] las { $count } fichas que tiene
}.
turn-phase-begins = Ahora: { $phase }.
