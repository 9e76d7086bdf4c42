# Movimientos, pasajeros, cosas recogidas, terreno destruido y retroceso en las partidas.

game-refused-roll-waits = La tirada para separarse de { $figure } no está cerrada: falta decidir { $choice }.
game-refused-passenger-place = No se puede colocar a { $passenger } en { $squares }: un pasajero se coloca en casillas libres adyacentes a quien lo lleva.
game-log-break-away-open = { $figure } saca un { $roll } para separarse; todavía se puede volver a tirar.
game-log-carried = { $by } lleva a { $figure } a { $squares }.
game-log-carried-anyway = { $by } lleva a { $figure } a { $squares }, en contra de las reglas ({ $sections }); los jugadores lo dan por bueno.
game-log-picked-up = { $figure } recoge { $thing }.
game-log-put-down = { $figure } deja { $thing } en { $squares }.
game-log-dropped = { $figure } suelta { $thing }, que queda en { $squares }.
game-log-destroyed = Se destruye: { $pieces }.
game-log-destroyed-debris = Se destruye: { $pieces }. Quedan escombros en { $squares }.
game-log-element-laid = { $element } pasa de { $start } a { $squares }.
game-log-element-removed = Se retira { $element } del mapa.
game-drops = { $figure } tiene que dejar { $thing } junto a la casilla donde lo lleva.
game-drops-underfoot = { $figure } tiene que dejar { $thing } en su propia casilla.
game-drops-onto-another = { $figure } suelta { $thing } donde ya está { $other }: { $thing } se retira de la partida.
game-drops-nowhere = { $figure } tiene que dejar { $thing } y no hay sitio al lado: { $thing } se destruye.
game-holds-no-longer = { $figure } ya no puede llevar { $thing }.
game-log-lost-footing = { $marker } desaparece de debajo de { $figure }, que se queda donde está y recibirá daño por ello.
game-log-fell = { $figure } recibe { $taken } de daño de retroceso por el marcador sobre el que estaba.
game-log-knocked-back = { $figure } retrocede { $count ->
    [one] una casilla
   *[other] { $count } casillas
}, de { $start } a { $square }{ $damage ->
    [0] .
   *[other] , con { $damage } de daño de retroceso.
}
game-log-knocked-back-stays = { $figure } retrocede y no puede salir de { $square }{ $damage ->
    [0] .
   *[other] , con { $damage } de daño de retroceso.
}
game-log-control-began = Control Mental (Mind Control) de { $by }: { $figure } pasa al bando { $side } y puede moverse y atacar, en el orden que se quiera.
game-log-control-ended = { $figure } vuelve al bando { $side }.
game-move-stopped = { $figure } queda detenida en { $square } y no sigue adelante.
