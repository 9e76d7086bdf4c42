# Una partida contada después: su registro, su página, su resumen, sus dados y su repetición.
cmd-game-summary = resumen
    .description = En qué quedó la partida: puntos, momentos decisivos, dados, una tira de tableros
cmd-game-dice = dados
    .description = Los dados de cada jugador frente a lo esperado
cmd-game-replay = repetición
    .description = La partida en una imagen animada
choice-export-game = archivo para importar y verificar (JSON)
choice-export-page = página para leer en el navegador (HTML)
log-earlier = ◀ Antes
log-later = Después ▶
log-page = Página { $page } de { $pages } · { $count ->
    [one] una línea
   *[other] { $count } líneas
}
log-nothing = No ha pasado nada de eso.
log-rulings-alone = `rulings` va sola: los fallos no se separan por figura, bando o turno.
log-rulings-title = Fallos de esta partida
log-no-rulings = Todavía no hay ningún fallo.
log-ruling-menu = Contar uno entero
log-no-figure = Ninguna figura de esta partida se llama «{ $given }»: `/figure list` las nombra.
log-no-player = Nadie juega con { $side } aquí.
story-set-up = Preparación
story-turn = Turno { $number } · { $side } · { $player }
story-points = { $side }: { $points ->
    [one] un punto
   *[other] { $points } puntos
}
story-swings = Lo que más movió los puntos
story-swing = +{ $points } · `{ $number }` { $line }
story-dice-title = Dados
story-dice = { $player }: { $dice ->
    [one] un dado
   *[other] { $dice } dados
}, { NUMBER($mean, minimumFractionDigits: 2) } de media (se esperaba 3,50); { $pairs ->
    [0] ninguna tirada de dos dados
    [one] una tirada de dos dados, { NUMBER($total, minimumFractionDigits: 2) } (7,00), 6-6 { $sixes } y 1-1 { $ones } veces ({ NUMBER($expected, minimumFractionDigits: 1) } cada uno)
   *[other] { $pairs } tiradas de dos dados, { NUMBER($total, minimumFractionDigits: 2) } de media (7,00), 6-6 { $sixes } y 1-1 { $ones } veces ({ NUMBER($expected, minimumFractionDigits: 1) } cada uno)
}{ $typed ->
    [0] { "" }
   *[other] ; { $typed } de las tiradas, escritas a mano
}
story-no-dice = Todavía no se ha tirado ningún dado.
story-chart = { $player }: { $pairs ->
    [one] una tirada de dos dados
   *[other] { $pairs } tiradas de dos dados
}
story-chart-note = Barras: cuántas veces salió cada total de dos dados. Rayas: lo esperado.
story-strip-alt = El tablero al final de los turnos hasta el { $turns }.
story-replay-title = La partida otra vez
story-replay-alt = { $count ->
    [one] Un cambio de la mesa
   *[other] { $count } cambios de la mesa
}, uno tras otro; el número de arriba es su línea en el registro.
story-nothing-to-show = Todavía no hay tablero que mostrar: `/map load`
story-page-title = La partida para leer
story-page-text = Un solo archivo que se abre en cualquier navegador: cada turno, con su tablero.
story-page-footer = Los dados del bot se pueden rehacer desde la partida exportada: `judge verify`.
