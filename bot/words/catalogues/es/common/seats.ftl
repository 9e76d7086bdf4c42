# Plazas que pasan de mano en mano, partidas en pausa, jueces llamados, relojes.
seat-offer-title = Una plaza
seat-take-button = Ocupar la plaza
seat-decline-button = No, gracias
seat-not-a-bot = Un bot no ocupa plazas: nombra a un jugador.
game-pause-title = La partida está en pausa
game-pause-hint = Mientras tanto no se pierde nada, aunque pasen semanas: quien juega la reanuda con el botón o con `/partida reanudar`.
game-resume-title = La partida sigue
game-resume-button = Reanudar
living-rests = ⏸ La partida está en pausa: la puso { $player }.
judge-call-title = Se llama a un juez
judge-call-button = Llamar a un juez
judge-call-nobody = Aquí no hay rol de juez: arbitra quien administra el servidor (`/ajustes jueces:`).
cmd-game-hand = ceder
    .description = Ofrece tu plaza a otro jugador, que la ocupa con un botón
    .to = a
    .to-description = Quién sigue jugando por ti
    .side = bando
    .side-description = Cuál de tus plazas, si tienes varias
cmd-game-pause = pausar
    .description = Pone la partida en pausa: no se hace nada en la mesa hasta que alguien la reanude
cmd-game-resume = reanudar
    .description = Reanuda una partida en pausa
clock-title = Reloj
clock-turn = Un turno: { $minutes ->
    [0] sin límite
    [one] un minuto
   *[other] { $minutes } minutos
}
clock-match = La partida: { $minutes ->
    [0] sin límite
    [one] un minuto
   *[other] { $minutes } minutos
}
clock-hint = Avisa y no termina nada por sí mismo. Se detiene mientras la partida está en pausa.
clock-none = Esta partida no tiene reloj: `/partida reloj turno:` o `partida:` pone uno, en minutos.
clock-not-a-player = Solo quien juega, o un juez, pone el reloj.
clock-turn-left = ⏳ { $turn }: { $left ->
    [one] queda un minuto
   *[other] quedan { $left } minutos
} de { $minutes }.
clock-turn-over = ⌛ { $turn }: { $minutes ->
    [one] ha pasado el minuto
   *[other] han pasado los { $minutes } minutos
}. El turno sigue hasta que su jugador lo termine (`/turno terminar`); podéis acordar más tiempo (`/partida reloj`).
clock-match-left = ⏳ La partida: { $left ->
    [one] queda un minuto
   *[other] quedan { $left } minutos
} de { $minutes }.
clock-match-over = ⌛ La partida: { $minutes ->
    [one] ha pasado el minuto
   *[other] han pasado los { $minutes } minutos
}. Nada termina solo: jugad el turno, mirad `/puntos` y terminadla de acuerdo (`/partida terminar`), o acordad más tiempo (`/partida reloj`).
cmd-game-clock = reloj
    .description = Tiempo por turno y para la partida, con avisos; sin nada dicho, cómo va
    .turn = turno
    .turn-description = Minutos por turno; 0 es sin límite
    .match = partida
    .match-description = Minutos para la partida; 0 es sin límite
