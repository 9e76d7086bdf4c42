# ¿Se puede dar una acción? El capítulo 7, la instrucción, el número de objetivos, cada objetivo.
legal-other-turn = No es el turno del bando de { $figure }: el bando activo es el { $active ->
    [red] rojo
    [blue] azul
    [green] verde
    [yellow] amarillo
   *[other] { $active }
}.
legal-other-phase = Las acciones se dan en la fase de acción; ahora: { $phase }.
legal-costed-other-phase = Al comienzo y al final del turno solo se dan acciones gratuitas; ahora: { $phase }.
legal-cant-use = Un efecto impide usar ahora { $power }.
legal-lacks = La figura no puede usar { $power }: no lo dan ni su dial ni su base, ni lo que se juzga de sus cartas.
legal-withheld = La figura no puede usar ahora { $power }, que { $special } da con una condición: «{ $sentence }»
legal-withheld-by-others = La figura no puede usar ahora { $power }, que { $special } de { $holder } da con una condición: «{ $sentence }»
legal-withheld-unsaid = La figura no puede usar ahora { $power }, que { $special } de { $holder } da con una condición.
legal-lost = Ha perdido { $power }.
legal-granted-off = { $power } viene de { $special }, cuyos efectos no cuentan ahora.
legal-force-blast-idle = Se puede elegir a { $target }, pero no retrocede: es mayor, inmóvil (Immobile) o de varias casillas.
legal-support-idle = Se puede elegir a { $target }, pero no se cura: nada cura a un secundario (bystander) ni a quien está en un clic de cuenta atrás.
legal-thing-held = { $holder } sostiene { $thing }: está fuera del mapa y no se puede elegir.
legal-countdown = { $figure } está en un clic de cuenta atrás: no puede recibir acciones.
legal-countdown-off-map = { $figure } está fuera del mapa en un clic de cuenta atrás: no se le pueden dar acciones y, si no fue su propia cuenta atrás lo que lo llevó ahí, el clic cuenta como KO. Cuál de las dos cosas es no se juzga; lee la carta.
legal-target-countdown = { $target } está en un clic de cuenta atrás: no puede ser objetivo.
legal-target-vehicle = { $target } es un vehículo y tiene una salvaguarda contra { $power }.
legal-target-changed-shape = { $target } cambió de forma: { $attacker } no puede elegirlo como objetivo este turno.
legal-vehicle-object = { $figure } es un vehículo: no puede recoger objetos ni atacar con ellos.
legal-vehicle-no-pilot = { $figure } es un vehículo sin piloto: no puede recibir acciones (indica quién lo pilota, o Autopilot).
legal-autopilot = Autopilot: { $figure } actúa sin piloto y recibe { $damage } de daño inevitable inmediatamente después de las resoluciones.
legal-pushed = { $figure } se esfuerza: la ficha de acción le causa { $damage } de daño inevitable tras las resoluciones.
legal-colossal-stamina = Resistencia Colosal (Colossal Stamina): { $figure } actúa con { $tokens ->
    [2] dos fichas
   *[other] { $tokens } fichas
} de acción y no recibe otra; tras las resoluciones recibe { $damage } de daño inevitable, y conserva sus fichas en la fase de limpieza de este turno.
legal-wild-card = Qué habilidades de equipo pueden usar los amigos de { $figure }, y cuáles no se pueden copiar (Uncopyable), no se juzga; lee sus cartas.
legal-off-map = { $figure } está fuera del mapa y no puede activar acciones.
legal-ko = { $figure } está KO.
legal-was-carried = A { $figure } se le ha transportado este turno: solo le quedan acciones FREE.
legal-passenger-zero = Con Pasajero (Passenger): 0, { $figure } no puede transportar a nadie.
legal-no-action = { $power } no se activa con una acción.
legal-used-in-attacks = { $power } se usa dentro de un ataque: en su momento se le ofrece a quien pueda usarlo.
legal-used-on-rolls = { $power } se usa cuando se tira por un ataque o para separarse (destrabarse): en ese momento se le ofrece a quien pueda usarlo.
legal-used-at-beginning = { $power } se tira al principio del turno de su bando, y se pregunta entonces.
legal-used-by-itself = { $power } funciona por sí solo cuando corresponde: no hace falta usarlo.
legal-acted = { $figure } ya ha recibido una acción con coste este turno.
legal-in-progress = { $figure } está llevando a cabo { $action } y esto no forma parte de ello: nada más empieza hasta que se resuelva.
legal-answer-waits = Falta decidir { $choice }: hasta entonces no empieza nada más.
legal-waits-free = Una acción FREE normalmente espera a que no se esté resolviendo nada.
legal-waits-costed = Una acción con coste solo se da cuando no se está resolviendo nada.
legal-part-of = Esto forma parte de { $action }, que { $figure } está llevando a cabo: no se da ninguna acción nueva.
legal-in-place-of-attack = { $figure } está llevando a cabo { $action }, que permite darle esto como FREE.
legal-free-within = En medio de { $action }, { $figure } solo puede recibir esto por un efecto que lo diga; se entiende que el que lo da como FREE lo dice.
legal-break-away-first = { $figure } se separa antes de moverse: la tirada tiene éxito con { $on }. Si falla, ni se mueve ni hace el resto de esta acción.
legal-break-away-free = { $figure } se separa antes de moverse, sin tirada.
legal-within-move = { $target } queda al alcance del movimiento: el ataque se puede hacer desde donde este puede acabar, si antes tiene éxito la separación que haga falta.
legal-beyond-move = { $target } no queda al alcance del movimiento: desde ningún sitio en que pueda acabar se puede hacer el ataque.
legal-first-turns = Hasta que cada jugador termine su primer turno, son inmunes donde empezaron: { $targets }.
legal-as-free = Una carta permite dar { $action } a { $figure } como FREE: no gasta acción, y no se repite este turno.
legal-type-barred = A { $figure } no se le puede dar una acción así: { $types }.
legal-total-changed = { $special } de { $figure } cambia el total de acciones en { $add }.
legal-autonomous = { $figure } tiene Autónomo (Autonomous): sus acciones no cuentan para el total de acciones, que ya está gastado.
legal-free-used = Este turno ya se ha activado { $power } como acción FREE.
legal-tokens = { $figure } tiene { $tokens } fichas de acción: no puede recibir acciones con coste.
legal-total-used = Este turno { $used ->
    [one] se ha dado { $used } acción
   *[other] se han dado { $used } acciones
} con coste, y el total de acciones es { $total }.
legal-adjacent-opponent = No se hacen ataques a distancia estando adyacente a un personaje adversario: { $opponents }.
legal-battle-fury = Furia de Batalla (Battle Fury): { $figure } no hace ataques a distancia ni recibe acciones RANGE, salvo { $action }.
legal-action-other-attack = Con { $action } no se hace ningún { $kind }.
legal-action-no-attack = Con { $action } no se hace ningún ataque.
legal-nothing-held = { $figure } no lleva ningún marcador de terreno ni objeto que usar.
legal-never-thrown = { $figure } lleva { $thing }, que pesa demasiado para lanzarlo.
legal-no-object-held = { $figure } no lleva ningún objeto que usar.
legal-immobile = { $figure } es Inmóvil (Immobile) y no se le puede mover.
legal-poison-moved = Veneno (Poison) exige no haberse movido este turno, y { $figure } ya se ha movido.
legal-poison-placed = Veneno (Poison) exige que no se le haya colocado este turno, y a { $figure } ya se le ha colocado.
legal-carried-was-placed = A { $figure } se le ha transportado este turno, y a quien se transporta se le coloca junto a quien le transporta.
legal-carry-holding = { $figure } lleva un objeto o marcador de terreno y no puede transportar.
legal-carry-holding-object = { $figure } lleva un objeto y no puede transportar.
legal-carry-immobile = { $figure } es Inmóvil (Immobile): no se mueve, así que no transporta a nadie.
legal-passenger-itself = { $target } no puede ser su propio pasajero.
legal-passenger-not-friendly = { $target } no es un personaje amigo y no se le puede transportar.
legal-passenger-off-map = { $target } está fuera del mapa.
legal-passenger-not-adjacent = { $target } no está adyacente antes del movimiento y no se le puede transportar.
legal-passenger-too-large = { $target } ({ $size }) no es de un tamaño menor.
legal-carries-same-size = { $figure } transporta a { $target }, de su mismo tamaño, por Pasajero (Passenger).
legal-passenger-larger-base = { $target } tiene una base grande y no puede ser transportado.
legal-target-first-round = No todos los jugadores han acabado un primer turno, y { $target } no ha recibido acción ni se ha movido ni ubicado.
legal-first-round = Hasta que todos los jugadores acaben un primer turno no pueden ser objetivo, pues no han hecho nada aún: { $targets }.
legal-second-token = { $figure } se esfuerza: su segunda ficha de acción le hace { $damage } de daño de esfuerzo al resolverse la acción.
legal-passenger-larger = { $target } ({ $size }) es de mayor tamaño; Pasajero (Passenger) permite el mismo tamaño, no más.
legal-passenger-holding = { $target } lleva un objeto o marcador de terreno y no se le puede transportar.
legal-passenger-battle-fury = { $target } tiene Furia de Batalla (Battle Fury) y no se le puede transportar.
legal-passenger-immobile = { $target } es Inmóvil (Immobile) y no se le puede colocar.
legal-passenger-countdown = { $target } está en un clic de cuenta atrás y no se le puede colocar.
legal-no-passenger = Junto a { $figure } no hay nadie a quien pueda transportar.
legal-no-target = No hay ningún objetivo posible para { $action }.
legal-no-choice = No hay nadie a quien pueda afectar { $action }.
legal-said-not-standard = { $figure } no es un personaje estándar: lo dice su carta o la posición.
legal-no-standard-character = { $figure } no es un personaje estándar: es un secundario (bystander), de otro tamaño o de una base de más de { $squares ->
    [2] dos casillas
   *[other] { $squares } casillas
}.
legal-pilot-symbols-unread = Si los símbolos de combate de la base de { $figure } son los estándar, como exige un personaje estándar, no se juzga; hay que mirar la base.
legal-outwit-nothing-listed = No figura ningún poder ni habilidad que { $target } posea: lo que Outwit contrarresta tiene que serlo.
legal-symbol-unread = En este libro, { $action } es de quien lleva un símbolo para ello: si la base de { $figure } lo lleva no se juzga; hay que mirar la base.
legal-move-left-out = A { $figure } no se le puede mover: se le puede dar { $action }, que se resuelve sin su movimiento.
legal-double = { $action } se da como acción de poder doble: dos fichas, hasta donde quepan.
legal-double-free = { $action } no puede darse gratis como acción de poder doble.
legal-epic = { $action } se da como acción épica, que no cuenta para el total de acciones.
legal-epic-spent = La acción épica de este turno ya está gastada.
legal-no-epic-battle = Un total de construcción de { $points } no es batalla épica: son las de { $fewest } a { $most } puntos.
legal-close-at-one = Se nombran { $count } objetivos; un ataque cuerpo a cuerpo tiene uno.
legal-too-many-targets = Se nombran { $count } objetivos; un ataque admite { $limit }.
legal-single-target = Solo un personaje puede ser objetivo de { $action }; se nombran { $count }.
legal-targets-none = Un ataque necesita al menos un objetivo.
legal-targets-missing = Todos los que pueden ser objetivo de { $action } lo son: falta nombrar a { $target }.
legal-targets-no-opponent = Entre los objetivos de { $action } tiene que haber al menos un personaje adversario.
legal-target-twice = { $target } se nombra dos veces como objetivo.
legal-target-itself = { $target } no puede ser objetivo de su propio ataque.
legal-target-friend = { $target } es un personaje amigo, y este ataque no puede tener como objetivo a personajes amigos.
legal-target-not-opposing = { $target } no es un personaje adversario.
legal-target-not-friendly = { $target } no es un personaje amigo.
legal-target-off-map = { $target } está fuera del mapa y no puede ser objetivo.
legal-target-ko = { $target } está KO.
legal-target-immune = { $target } es Inmune (Immune): no puede ser objetivo de efectos adversarios.
legal-target-first-turn = No todos los jugadores han terminado su primer turno, y { $target } sigue donde es inmune.
legal-target-safeguard = { $target } tiene una salvaguarda contra { $power }.
legal-target-battle-fury = Furia de Batalla (Battle Fury) da a { $target } una salvaguarda contra { $power }.
legal-target-swimming = { $target } nada en el agua a { $squares ->
    [one] una casilla
   *[other] { $squares } casillas
}; a más de { $limit } no puede ser objetivo de los adversarios.
legal-target-not-adjacent = { $target } no está adyacente, y un ataque cuerpo a cuerpo lo exige.
legal-target-no-reach = { $target } no está adyacente, y Alcance Gigante (Giant Reach) no sirve para este ataque, que alcanza a todos los adversarios adyacentes.
legal-target-not-beside = { $target } no está adyacente.
legal-target-beyond-reach = { $target } está a { $squares ->
    [one] una casilla
   *[other] { $squares } casillas
}; Alcance Gigante (Giant Reach) llega a { $reach }.
legal-target-out-of-range = { $target } está a { $squares ->
    [one] una casilla
   *[other] { $squares } casillas
}; el alcance es { $range }.
legal-target-out-of-attack-range = { $target } está a { $squares ->
    [one] una casilla
   *[other] { $squares } casillas
}; el alcance del atacante es { $range }.
legal-target-no-line = La línea de fuego hasta { $target } está bloqueada.
legal-destroy-blocking-twice = Destruir Bloqueante (Destroy Blocking) abre una sola línea de fuego por ataque; aquí la necesitarían varias: { $targets }. Nombra los objetivos con solo una de ellas.
legal-given-as = Tipo de acción de { $action }: { $types }.
legal-moves-first = Con { $action } primero se mueve: dónde estén ahora los objetivos no decide nada.
legal-yes = { $figure } puede activar { $action }.
legal-yes-out-of-reach = { $figure } puede activar { $action }, pero no llega a { $target }.
legal-no = { $figure } no puede activar { $action }.
legal-refused-because = { $figure } no puede activar { $action }:
legal-actions-counted = { $figure } { $count ->
    [0] no puede activar ahora ninguna acción
    [one] puede activar ahora una acción
   *[other] puede activar ahora { $count } acciones
}.

attack-horde-token = La pila { $target } pierde un token, sea cual sea el daño: { $left ->
    [one] queda 1
   *[other] quedan { $left }
}.
legal-passenger-stack = { $target } es una pila de tokens de horda: no se puede llevar.
legal-target-restricted = { $card } no permite esto con { $target }.
legal-passenger-by-card = No se puede transportar a { $target }: { $card }.

legal-waiting = La partida espera

legal-versions = Versiones de una acción
legal-version = { $action }: { $cards } – una por cada uso; se pregunta cada vez
