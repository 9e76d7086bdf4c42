# Masters of the Universe: Battleground. Acciones en la partida: lo que espera y las líneas del registro (5, 6, 7).

## Lo que ocurre durante una activación

motu-game-test-waits = La prueba de { $figure } no ha acabado: antes se tiran sus dados, se repiten o se dejan como están.
motu-game-interrupts-first = { $figure } tiene que interrumpir a { $of } antes de seguir.
motu-game-area-waits = El ataque de área de { $figure } sigue: antes golpea a los demás objetivos.
motu-game-push-waits = { $figure } es empujado: su jugador dice adónde.
motu-game-move-waits = El movimiento de { $figure } espera: sigue por otro camino, o acaba donde está.
motu-game-goal-gone = { $figure } se dirigía hacia { $of }, que ya no está en el campo: el movimiento acaba donde está.
motu-game-not-reached = { $figure } no llega así a { $place }, con { $points } puntos.
motu-game-nobody-pushed = Nadie espera que lo empujen.
motu-game-nobody-moves = No hay ningún movimiento que espere.
motu-game-area-weapon = El ataque de área sigue con la misma arma, { $weapon }.
motu-game-area-target = { $target } no es objetivo del ataque de área, o ya ha recibido el golpe.
motu-game-no-test = Ninguna prueba espera eso.
motu-game-free-rerolls-first = Las repeticiones gratuitas van antes que las de maná.
motu-game-rerolls-at-once = Los dados que se repiten de una manera se tiran todos a la vez: estos ya se han repetido.
motu-game-no-interruption = { $figure } no tiene que interrumpir a nadie ahora. Si una carta se lo permite, se dice a quién interrumpe.
motu-game-not-interrupted = Se interrumpe a quien actúa ahora, { $of }, y lo hace otro.
motu-game-no-wounds = Eso no cambia las heridas de { $figure }.
motu-game-no-mana = { $figure } no tiene maná que perder.
motu-game-one-copy = { $figure } ya tiene el efecto único { $effect }: un ejército solo tiene una copia a la vez.
motu-game-no-effect = { $figure } no tiene un efecto así.
motu-game-mark-not-yours = La marca { $mark } es del otro ejército: la retira quien la puso, o quien lleva al personaje que actúa.
motu-game-dice-wait = Ahora se tiran los dados de { $figure }: los tira el bot, o se escriben como cayeron.
motu-game-defense-waits = { $figure } hace una prueba de defensa: ahora se tiran sus dados.
motu-game-row-words = El efecto con las palabras del arma, que resuelven sus jugadores: { $text }

motu-log-concentrates = { $figure } se concentra; { $points ->
    [one] queda un punto de acción
   *[other] quedan { $points } puntos de acción
}.
motu-log-guards = { $figure } se pone en guardia.
motu-log-moves = { $figure } se mueve; { $points ->
    [one] queda un punto de acción
   *[other] quedan { $points } puntos de acción
}.
motu-log-attacks = { $figure } ataca a { $target } con { $weapon }; { $points ->
    [one] queda un punto de acción
   *[other] quedan { $points } puntos de acción
} y { $mana } de maná.
motu-log-uses-ability = { $figure } usa { $ability }; { $points ->
    [one] queda un punto de acción
   *[other] quedan { $points } puntos de acción
} y { $mana } de maná.
motu-log-uses-item = { $figure } usa { $item }.
motu-log-acts-anyway = { $figure }: { $action } contra las reglas ({ $sections }); los jugadores lo dan por bueno.
motu-log-movement = { $figure } tiene { $points ->
    [one] un punto de movimiento
   *[other] { $points } puntos de movimiento
} para el camino { $places }.
motu-log-turns = { $figure } se queda donde está y se orienta.
motu-log-interruptions = Interrumpen a { $of }: { $by }, en el orden que elija su jugador.
motu-log-push-opened = { $by } empuja a { $figure }: su jugador elige entre { $places }.
motu-log-pushed = { $by } empuja a { $figure } a { $place }.
motu-log-moved = { $figure } va por { $places }: { $cost ->
    [one] un punto
   *[other] { $cost } puntos
}.
motu-log-movement-ended = Acaba el movimiento de { $figure }.
motu-log-faces = Acaba el movimiento de { $figure }; se orienta hacia el { $facing }.
motu-log-pulled = { $by } tira de { $figure } hasta { $place }.
motu-log-pushed-away = { $by } aparta de un empujón a { $figure } hasta { $place }.
motu-log-swapped = { $figure } y { $by } intercambian la posición.
motu-log-strikes = { $figure } contra { $target }: { $dice ->
    [one] un dado
   *[other] { $dice } dados
} a { $threshold } o más.
motu-log-tests = { $figure } hace una prueba de { $attribute }: { $dice ->
    [one] un dado
   *[other] { $dice } dados
} a { $threshold } o más.
motu-log-rolled = { $figure }, { $test }: { $dice }, { $successes ->
    [one] un éxito
   *[other] { $successes } éxitos
}.
motu-log-rerolled-free = { $figure } repite gratis: { $dice }.
motu-log-rerolled-mana = { $figure } repite con maná: { $dice }; le queda { $mana } de maná.
motu-log-kept = { $figure } se queda con los dados: { $successes ->
    [one] un éxito
   *[other] { $successes } éxitos
}.
motu-log-exploded = Los seises de { $figure } explotan: { $dice }; { $successes ->
    [one] un éxito
   *[other] { $successes } éxitos
} en total.
motu-log-token-spent = { $figure } gasta su ficha de concentración.
motu-log-struck = { $figure } contra { $target }: { $net ->
    [0] ningún éxito
    [one] un éxito
   *[other] { $net } éxitos
} al final.
motu-log-tested = La prueba de { $figure }: { $net ->
    [0] ningún éxito
    [one] un éxito
   *[other] { $net } éxitos
} al final.
motu-log-area = El ataque de área de { $figure } golpea también a { $targets }, en cualquier orden.
motu-log-area-nobody = El ataque de área de { $figure } no golpea a nadie más.
motu-log-attack-ended = El ataque de área de { $figure } ha acabado.
motu-log-wounded = { $figure } recibe { $count ->
    [one] una herida
   *[other] { $count } heridas
}.
motu-log-healed = { $figure } pierde { $count ->
    [one] una herida
   *[other] { $count } heridas
}.
motu-log-defeated = { $figure } cae derrotado y sale del campo de batalla.
motu-log-defeated-stays = { $figure } cae derrotado; sigue en el campo de batalla hasta que acabe el ataque.
motu-log-effect = { $figure } recibe { $effect }.
motu-log-effect-ended = Acaba { $effect } de { $figure }.
motu-log-mark = { $figure } coloca { $mark } en { $place }.
motu-log-mark-removed = { $mark } sale del campo de batalla.
motu-log-interrupts-guard = { $by } deja su guardia e interrumpe a { $of }.
motu-log-interrupts-opportunity = { $by } interrumpe a { $of } con un ataque de oportunidad.
motu-log-interrupts = { $by } interrumpe a { $of }.
motu-log-interruption-ended = Acaba la interrupción de { $by }.

term-motu-consumable = consumible
term-motu-test-attack = prueba de ataque
term-motu-test-defense = prueba de defensa
term-motu-test-ability = prueba de habilidad
term-motu-facing-e = este
term-motu-facing-ne = noreste
term-motu-facing-nw = noroeste
term-motu-facing-w = oeste
term-motu-facing-sw = suroeste
term-motu-facing-se = sureste
