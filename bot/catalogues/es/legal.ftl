# ¿Se puede dar una acción? El capítulo 7, la instrucción, el número de objetivos, cada objetivo.
legal-other-turn = No es el turno del bando de { $figure }: el jugador activo es { $active }.
legal-other-phase = Las acciones se dan en la fase de acciones; ahora es: { $phase }.
legal-cant-use = { $power } no se puede usar ahora: un efecto lo impide.
legal-lacks = La figura no puede usar { $power }: no lo dan ni su dial, ni su peana, ni su carta.
legal-off-map = { $figure } está fuera del mapa y no puede activar acciones.
legal-ko = { $figure } está KO.
legal-was-carried = { $figure } ha sido transportado este turno: solo le quedan acciones GRATIS (FREE).
legal-passenger-zero = Con Pasajero (Passenger): 0, { $figure } no puede transportar a nadie.
legal-no-action = { $power } no se activa con una acción.
legal-acted = { $figure } ya ha recibido una acción con coste este turno.
legal-free-used = { $power } ya se ha activado como GRATIS (FREE) este turno.
legal-tokens = { $figure } tiene { $tokens } fichas de acción: no puede recibir acciones con coste.
legal-total-used = Este turno { $used ->
    [one] se ha dado { $used } acción
   *[other] se han dado { $used } acciones
} con coste, y el total de acciones es { $total }.
legal-adjacent-opponent = No se hacen ataques a distancia estando adyacente a un personaje adversario: { $opponents }.
legal-battle-fury = Furia de Batalla (Battle Fury): { $figure } no hace ataques a distancia ni recibe acciones LEJOS (RANGE), salvo las de Terreno.
legal-action-other-attack = { $action } no permite un { $kind }.
legal-action-no-attack = { $action } no permite atacar.
legal-nothing-held = { $figure } no lleva ningún marcador de terreno ni objeto que usar.
legal-immobile = { $figure } es Inmóvil (Immobile) y no puede moverse.
legal-poison-moved = { $figure } ya se ha movido este turno, y Veneno (Poison) pide que no lo haya hecho.
legal-poison-placed = { $figure } ha sido colocado este turno, y Veneno (Poison) pide que no lo haya sido.
legal-carry-holding = { $figure } lleva un objeto o marcador de terreno y no puede transportar.
legal-carry-immobile = { $figure } es Inmóvil (Immobile): no se mueve, así que no transporta a nadie.
legal-passenger-itself = { $target } no puede transportarse a sí mismo.
legal-passenger-not-friendly = { $target } no es amigo y no puede ser transportado.
legal-passenger-off-map = { $target } está fuera del mapa.
legal-passenger-not-adjacent = { $target } no está adyacente antes del movimiento y no puede ser transportado.
legal-passenger-too-large = { $target } ({ $size }) no es de un tamaño menor.
legal-passenger-larger = { $target } ({ $size }) es mayor; Pasajero (Passenger) permite el mismo tamaño, no más.
legal-passenger-holding = { $target } lleva un objeto o marcador de terreno y no puede ser transportado.
legal-passenger-battle-fury = { $target } tiene Furia de Batalla (Battle Fury) y no puede ser transportado.
legal-passenger-immobile = { $target } es Inmóvil (Immobile) y no puede colocarse.
legal-no-passenger = Junto a { $figure } no hay nadie a quien pueda transportar.
legal-no-target = No hay ningún objetivo posible para { $action }.
legal-no-choice = No hay nadie a quien dirigir { $action }.
legal-too-many-targets = Se nombran { $count } objetivos; un ataque admite { $limit }.
legal-single-target = { $action } tiene un solo objetivo; se nombran { $count }.
legal-targets-none = Un ataque necesita al menos un objetivo.
legal-targets-missing = { $action } tiene por objetivo a todos los posibles: falta nombrar a { $target }.
legal-targets-no-opponent = { $action } necesita al menos un personaje adversario entre sus objetivos.
legal-target-twice = { $target } se nombra dos veces como objetivo.
legal-target-itself = { $target } no puede atacarse a sí mismo.
legal-target-friend = { $target } es amigo, y este ataque no puede tener amigos por objetivo.
legal-target-not-opposing = { $target } no es adversario.
legal-target-not-friendly = { $target } no es amigo.
legal-target-off-map = { $target } está fuera del mapa y no puede ser objetivo.
legal-target-ko = { $target } está KO.
legal-target-immune = { $target } es Inmune (Immune): los efectos adversarios no pueden tenerlo por objetivo.
legal-target-first-turn = No todos los jugadores han terminado su primer turno, y { $target } sigue donde es inmune.
legal-target-safeguard = { $target } está a salvo de { $power }.
legal-target-battle-fury = Furia de Batalla (Battle Fury) pone a { $target } a salvo de { $power }.
legal-target-swimming = { $target } nada en el agua a { $squares ->
    [one] una casilla
   *[other] { $squares } casillas
}; a más de { $limit } los adversarios no pueden tenerlo por objetivo.
legal-target-not-adjacent = { $target } no está adyacente, como pide un ataque cuerpo a cuerpo.
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
legal-destroy-blocking-twice = Destruir Bloqueante (Destroy Blocking) abre una sola línea de fuego por ataque; aquí la necesitarían varias: { $targets }.
legal-choice-not-judged = Aquí no se juzga si hay una elección válida para { $action }; lee su regla.
legal-moves-first = { $action } mueve primero: no decide dónde están ahora los objetivos.
legal-yes = { $figure } puede recibir: { $action }.
legal-no = { $figure } no puede recibir: { $action }.
legal-refused-because = { $figure } no puede recibir { $action }:
legal-actions-counted = { $figure } puede recibir ahora { $count ->
    [0] ninguna acción
    [one] una acción
   *[other] { $count } acciones
}.
