# Movimiento, separarse y retroceso: los pasos de sus resoluciones.

## Separarse (destrabarse)

break-away-no-side = No se indica bando para { $figures }: cualquier otra figura cuenta como adversaria suya.
break-away-held = { $figure } tiene que separarse antes de moverse: está adyacente a { $by }.
break-away-free = Nadie retiene a { $figure }: se mueve sin tener que separarse.
break-away-characters = { $figure } se separa automáticamente: Movimiento Mejorado: Personajes (Improved Movement: Characters).
break-away-vehicle = { $figure } es un vehículo y se separa automáticamente.
break-away-two-sizes = { $figure } se separa automáticamente: supera en { $sizes ->
    [2] dos tamaños
   *[other] { $sizes } tamaños
} o más a { $by }.
break-away-larger = { $figure } supera en tamaño a todos los adversarios que impiden que se mueva: se separa con { $on }.
break-away-by-card = { $figure } se separa automáticamente: { $cards }.
break-away-own-card = { $figure } se separa con { $on }: { $cards }.
break-away-as-beside = { $figure } cuenta aquí como adyacente a { $by }, según su carta.
break-away-never-automatic = { $figure } no puede separarse automáticamente: { $cards }.
break-away-held-by-card = { $figure } solo se separa con { $on }: { $cards }.
break-away-added = La tirada de separación de { $figure } cambia en { $add }: { $cards }.
break-away-own-plasticity = Plasticidad (Plasticity) de { $figure }: se separa con { $on }.
break-away-their-plasticity = Plasticidad (Plasticity) de { $by }: solo es posible separarse con { $on }.
break-away-plasticity-slipped = La Plasticidad (Plasticity) de { $by } no cuenta, porque { $figure } puede usar { $power }.
break-away-but-one = Movimiento Mejorado: Personajes (Improved Movement: Characters) separa a { $figure } automáticamente, pero un 1 falla diga lo que diga un efecto.
break-away-failure-resolved = { $figure } no logra separarse: no se mueve, y su acción se resuelve de inmediato, con su ficha de acción.
break-away-needs = { $figure } se separa con { $on }.
break-away-rolled = En la tirada para separarse sale un { $roll }.
break-away-success = { $figure } se separa.
break-away-failure = { $figure } no consigue separarse: no se mueve, y en lo que queda de esta acción no puede moverse, atacar ni recibir acciones FREE.

## Mover

move-speed = { $figure } se mueve hasta { $speed ->
    [one] una casilla
   *[other] { $speed } casillas
}.
move-immobile = { $figure } es Inmóvil (Immobile): se queda donde está.
move-stays = { $figure } es Inmóvil (Immobile): no da ningún paso.
move-direct = { $figure } se mueve en línea recta: al menos una casilla y sin cambiar de dirección.
move-larger-base = { $figure } tiene una base grande: se mueve una de sus casillas, y al final tiene que caber la base entera.
move-ignores-hindering = { $figure } ignora el terreno obstaculizador y el agua al moverse: { $source }.
move-ignores-elevated = { $source }: el cambio de elevación no detiene a { $figure }.
move-crosses-elevation = { $source } deja a { $figure } cruzar un cambio de elevación.
move-through-blocking = { $source }: { $figure } atraviesa el terreno bloqueante, pero no acaba en él.
move-through-outdoor-blocking = { $source }: { $figure } atraviesa el terreno bloqueante exterior, pero no acaba en él.
move-destroys-blocking = { $source }: { $figure } atraviesa el terreno bloqueante y lo destruye al momento.
move-through-characters = { $source }: { $figure } pasa junto a figuras adversarias y a través de ellas sin detenerse.
move-through-opposing = { $source }: { $figure } pasa junto a figuras adversarias y a través de ellas sin detenerse, una vez que se ha separado.
move-leaves = Conseguida la separación, las casillas adyacentes a { $by } no detienen a { $figure }.
move-still-stopped = Separarse permite a { $figure } empezar a moverse; aun así la detiene cualquier casilla en la que entre adyacente a { $by }.
move-squares = { $figure } puede acabar su movimiento en { $squares ->
    [one] una casilla, la suya.
   *[other] { $squares } casillas, la suya incluida.
}
move-way = El camino más corto de { $figure }: { $squares }.
move-no-square = { $figure } se mueve 0 casillas y se queda donde está.
move-too-far = Hasta { $square } hay { $needed ->
    [one] una casilla
   *[other] { $needed } casillas
} de movimiento, y { $figure } tiene { $speed }.
move-levels-apart = { $square } está en el nivel { $level }, distinto del de { $figure }: allí solo se llega por una transición o con una habilidad que ignore la elevación.
move-not-all-ways = { $figure } tiene una base grande y podría destruir demasiado por demasiados caminos para probarlos todos: si la base fuera a quedar sobre algo destruido antes de la última casilla, pregunta por el camino concreto.
move-no-way = Ningún camino lleva a { $figure } hasta { $square }.
move-no-room = La base de { $figure } no cabe en { $square }.
move-not-next = { $b } no toca { $a }.
move-turned = El paso a { $square } se sale de la línea recta.
move-direct-none = { $figure } se queda donde está; en línea recta tiene que moverse al menos una casilla.
move-stopped = El movimiento acaba en { $square }; no sigue hasta { $following }.
move-legal = { $figure } puede moverse por { $squares }.
move-illegal = El paso { $number } de { $figure }, a { $square }, no está permitido.
move-refused = { $figure } no puede moverse así.

## Lo que impide un paso y lo que detiene

move-opposing = { $by } está en { $square }: nadie atraviesa una figura adversaria.
move-blocking = { $square } es terreno bloqueante: nadie entra en él.
move-wall = Hay un muro en { $edge }.
move-corner = Los dos lados de la esquina entre { $a } y { $b } ({ $sides }) están cerrados al paso.
move-between-base = { $by } está en diagonal entre { $a } y { $b }: ningún paso lo atraviesa.
move-level = De { $a } (nivel { $level_a }) a { $b } (nivel { $level_b }) cambia la elevación, y solo se pasa por una transición o con una habilidad que ignore la elevación.
move-level-corner = Una transición se pasa por el lado que comparten sus dos casillas: nunca en diagonal, como de { $a } a { $b }.
move-ends-occupied = { $by } está en { $square }: dos figuras nunca comparten casilla.
move-ends-blocking = { $square } es terreno bloqueante: ningún movimiento acaba ahí.
move-stops-adjacent = { $square } está adyacente a { $by }: la figura se detiene ahí.
move-stops-level = De { $a } (nivel { $level_a }) a { $b } (nivel { $level_b }) cambia la elevación: la figura se detiene.
move-stops-terrain = { $square } es terreno { $water ->
    [true] acuático
   *[other] obstaculizador
}: la figura se detiene.
move-stops-hindering-corner = La esquina entre { $a } y { $b } obstaculiza por su lado menos restrictivo: la figura se detiene tras ella.
move-stops-corner = La esquina entre { $a } y { $b } se pasa junto a otra elevación: la figura se detiene.

## Recoger y soltar por el camino

move-picks-up-anywhere = { $figure } recoge { $thing } en una casilla por la que se mueve, o en una adyacente; también donde se detiene al entrar.
move-puts-down-anywhere = { $figure } deja lo que sujeta en { $square }, en una casilla por la que se mueve o junto a ella; también donde se detiene al entrar.
move-picks-up-underfoot = { $figure } recoge { $thing } en una casilla por la que pasa o en una adyacente; donde se detiene al entrar, solo en esa misma.
pick-up-kept = { $figure } no puede soltar lo que lleva: se deshace de ello en un ataque.
move-picks-up = { $figure } recoge { $thing } en una casilla por la que pasa o en una adyacente; no donde se detiene al entrar.
move-puts-down = { $figure } suelta lo que lleva en { $square }, en una casilla por la que pasa o junto a ella; no donde se detiene al entrar.
pick-up-immobile = { $figure } es Inmóvil (Immobile): no hace ningún movimiento en el que recoger o soltar nada.
pick-up-carrying = { $figure } lleva a alguien en este movimiento y no puede ocuparse de objetos.
pick-up-not-both = En un mismo movimiento { $figure } puede recoger o soltar, no ambas cosas.
pick-up-hands-full = { $figure } ya tiene en las manos { $thing }.
pick-up-hands-empty = { $figure } no tiene nada que soltar.
pick-up-held = { $thing } lo tiene { $by } y no está en el mapa.
move-not-beside = { $figure } no pasa por { $squares } ni por una casilla adyacente.
move-stopped-beside = { $figure } solo llega a tenerlo a mano en { $square }, donde se detiene: al entrar en esa casilla no puede recoger ni soltar nada.

## La acción que da el movimiento

move-by-action = { $figure } se mueve con { $action }.
move-always-on = { $power } no es una acción: cuenta en todos los movimientos.
move-own-distance = { $action } mueve hasta { $squares } casillas, sea cual sea la velocidad.
move-remains = Su primer movimiento gastó { $moved ->
    [one] una casilla
   *[other] { $moved } casillas
} de { $speed }: { $squares ->
    [one] queda una
   *[other] quedan { $squares }
} para el segundo, y { $figure } tiene que volver a separarse.
move-controlled = Mientras lo mueve Control Mental (Mind Control), { $figure } está en el bando { $side }: se separa de quienes eran sus amigos.
move-control-immune = { $figure } es Inmune (Immune): Control Mental (Mind Control) no lo mueve.
move-control-card = { $card }: el Control Mental (Mind Control) de un rival no puede mover a { $figure }.
move-control-safeguard = { $figure } está a salvo (Safeguard) de Control Mental (Mind Control).
move-control-fury = { $figure } tiene Furia de Batalla (Battle Fury), que lo pone a salvo de Control Mental (Mind Control).
move-control-vehicle = { $figure } es un vehículo y está a salvo de Control Mental (Mind Control).
move-not-given = { $figure } no llega a hacer ese movimiento.

## Pasajeros

carry-vehicle = { $target } es un vehículo y no se le puede llevar.
carry-one = { $figure } no tiene Pasajero (Passenger): lleva a un solo personaje.
carry-too-many = { $figure } lleva como mucho a { $limit ->
    [one] un personaje
   *[other] { $limit } personajes
}.
move-carries = { $figure } lleva a { $passengers } sin gastar movimiento de más; solo { $figure } tiene que separarse.
move-carry-places = Tras el movimiento, { $passenger } puede colocarse en { $squares }.
move-carry-no-room = Tras el movimiento no hay ninguna casilla libre para { $passenger } junto a quien lo lleva: se queda donde estaba y no cuenta como llevado.
move-carry-not-all = No caben todos a la vez: junto a { $figure } { $placed ->
    [one] se coloca un pasajero
   *[other] se colocan { $placed } pasajeros
}.
move-carry-crowded = En { $ends ->
    [one] una de esas casillas
   *[other] { $ends } de esas casillas
} no queda sitio para { $passenger } junto a quien lo lleva.

## Retroceso

knockback-larger-base = { $figure } tiene una base grande y nunca retrocede.
knockback-smaller = { $away_from } es de menor tamaño que { $figure } y no puede hacer que retroceda.
knockback-first-turn = No todos han acabado su primer turno y { $figure } no ha dejado el lugar donde empezó: es Inmune (Immune).
knockback-immune = { $figure } es Inmune (Immune): las figuras adversarias no pueden hacer que retroceda.
knockback-ignored = { $figure } ignora el retroceso: { $power }.
knockback-goes-through = Retrocede a { $square }.
knockback-first-round = No todos han acabado su primer turno, y { $figure } no ha recibido acción ni se ha movido ni ubicado: no se le puede catapultar.
knockback-immobile = { $figure } es Inmóvil (Immobile): no se le puede colocar, así que no retrocede.
knockback-countdown = { $figure } está en un clic de cuenta atrás: no se le puede colocar, así que no retrocede.
knockback-ko = { $figure } está KO y no retrocede.
knockback-by-card = { $card }: { $figure } no puede sufrir retroceso.
knockback-prevented = { $figure } no retrocede.
knockback-direction = { $figure } retrocede en línea recta alejándose de { $away_from }, contando desde { $square }.
knockback-nearest-square = { $figure } retrocede en línea recta alejándose de { $away_from }, contando desde { $square }, la casilla más cercana de su base.
knockback-diagonal = { $figure } retrocede alejándose de { $away_from }, contando desde { $square }, por la diagonal perfecta.
knockback-entered = Se coloca en { $square }.
knockback-distance = { $figure } ha retrocedido { $squares ->
    [one] la casilla que le tocaba.
   *[other] las { $squares } casillas que le tocaban.
}
knockback-by-figure = { $by } ocupa { $square }, así que { $figure } se detiene.
knockback-by-blocking = Un terreno bloqueante o un muro cierra el paso a { $square }, así que { $figure } se detiene.
knockback-by-corner = Los dos lados de la esquina delante de { $square } están cerrados, así que { $figure } se detiene.
knockback-by-edge = Ahí acaba el mapa, así que { $figure } se detiene.
knockback-by-higher = { $square } es terreno más alto, así que { $figure } se detiene.
knockback-by-fall = { $figure } ha caído a { $square } desde más arriba y se detiene.
knockback-several-reasons = Más de una cosa detiene a { $figure } aquí; cuenta la primera en el orden del libro.
knockback-stopped-early = Se detuvo antes de tiempo, y no por una figura: { $damage } de daño de retroceso.
knockback-short-effect = Un retroceso de menos de { $squares ->
    [3] tres casillas
   *[other] { $squares } casillas
} cuenta como detenido antes de tiempo: { $damage } de daño de retroceso.
knockback-fell = Cayó desde terreno más alto: { $damage } de daño de retroceso.
knockback-no-damage = { $figure } no recibe daño de retroceso.
knockback-immune-to-damage = { $figure } es Inmune (Immune) y no recibe daño de retroceso.
knockback-unharmed-by-card = Por una carta ({ $card }), { $figure } no recibe daño de retroceso.
knockback-landed = { $figure } acaba en { $square } y recibe { $damage } de daño de retroceso.
knockback-ends = { $figure } acaba en { $square }.
