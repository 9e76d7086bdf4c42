# Lo que el libro de 2012 llama de otra manera que el actual: clases de acción, destruir y arrojar, el turno.

## Clases de acción (tipos-de-accion, tipos-de-acciones)

term-type-move = acción de movimiento
term-type-close = acción de combate cuerpo a cuerpo
term-type-range = acción de combate a distancia
term-type-power = acción de poder
term-type-free = acción gratuita
term-basic-move = una acción de movimiento
term-basic-close = una acción de combate cuerpo a cuerpo
term-basic-range = una acción de combate a distancia
term-close-destroy-action = una acción de combate cuerpo a cuerpo para destruir
term-range-destroy-action = una acción de combate a distancia para destruir
term-object-pick-up = levantar un objeto
term-close-object-action = un ataque cuerpo a cuerpo con el objeto que lleva
term-range-object-action = arrojar el objeto que lleva
term-close-terrain-action = un ataque cuerpo a cuerpo con el objeto que lleva
term-range-terrain-action = arrojar el objeto que lleva
term-move = acción de movimiento
term-close = acción de combate cuerpo a cuerpo
term-free = acción gratuita
term-move-actions = acciones de movimiento
term-close-actions = acciones de combate cuerpo a cuerpo
term-range-actions = acciones de combate a distancia
term-power-actions = acciones de poder
term-free-actions = acciones gratuitas
term-costed-actions = acciones que no son gratuitas
term-effect-as-free = como acción gratuita
term-field-acted = recibió una acción que no es gratuita
legal-move = Acción de movimiento
legal-close = Acción de combate cuerpo a cuerpo
legal-range = Acción de combate a distancia
legal-close-destroy-action = Destruir algo adyacente (acción de combate cuerpo a cuerpo)
legal-range-destroy-action = Destruir algo a distancia (acción de combate a distancia)
legal-close-terrain-action = Ataque cuerpo a cuerpo con el objeto que lleva
legal-range-terrain-action = Arrojar el objeto que lleva
choice-move-move = Acción de movimiento
choice-area-close-destroy-action = Destruir algo adyacente
choice-area-range-destroy-action = Destruir algo a distancia
choice-area-object-pick-up = Levantar un objeto
game-turn = Turno { $number }: { $side } ({ $player }) · acciones dadas: { $used }{ $total ->
    [0] { "" }
   *[other] { " " }de { $total }
}
game-log-free-action-given = { $figure } usa { $action } como acción gratuita.

## Lo que pide una acción (tokens-de-accion, total-de-acciones)

legal-was-carried = A { $figure } se le ha transportado este turno: solo le quedan acciones gratuitas.
legal-acted = { $figure } ya ha recibido este turno una acción que no es gratuita.
legal-waits-free = Una acción gratuita normalmente espera a que no se esté resolviendo nada.
legal-waits-costed = Una acción que no es gratuita solo se da cuando no se está resolviendo nada.
legal-in-place-of-attack = { $figure } está llevando a cabo { $action }, que permite darle esto como acción gratuita.
legal-free-within = En medio de { $action }, { $figure } solo puede recibir esto por un efecto que lo diga; se entiende que el que lo da como acción gratuita lo dice.
legal-as-free = Una carta permite dar { $action } a { $figure } como acción gratuita: no gasta acción, y no se repite este turno.
legal-free-used = Este turno ya se ha activado { $power } con una acción gratuita.
legal-tokens = { $figure } tiene { $tokens } fichas de acción: solo puede recibir acciones gratuitas.
legal-total-used = Este turno { $used ->
    [one] se ha dado { $used } acción que no es gratuita
   *[other] se han dado { $used } acciones que no son gratuitas
}, y el total de acciones es { $total }.
legal-battle-fury = Furia de Batalla (Battle Fury): { $figure } no hace ataques a distancia ni recibe acciones de combate a distancia, salvo { $action }.
legal-nothing-held = { $figure } no lleva ningún objeto que usar.
legal-carry-holding = { $figure } lleva un objeto y no puede transportar.
legal-passenger-holding = { $target } lleva un objeto y no se le puede transportar.

## El turno (efectos-que-ocurren-al-comienzo-o-al-final, limpiar-tokens-de-accion)

term-phase-beginning = comienzo del turno
term-phase-action = turno
term-phase-clear = momento de limpiar las fichas de acción, al final del turno
legal-other-phase = Las acciones se dan durante el turno; ahora: { $phase }.
game-refused-not-your-beginning = Es el turno del bando { $side }: su jugador o un juez sigue adelante desde el comienzo.

## Catapulta: nadie la elige

odds-knockback = Con dobles { $figure } catapulta: el daño por catapulta ya está en los números.
term-knockback = Catapulta (Knockback)
attack-choice-nobody-hit = Nadie es impactado, así que nadie es catapultado.
attack-knockback-power = { $power } catapulta a quien impacta.
attack-knockback-undamaged = Nadie recibió daño de este ataque, así que nadie es catapultado.
attack-knockback-undecided = A quién mueve la catapulta, y hasta dónde, se sabrá cuando el daño esté repartido.
attack-knockback-taken = Daño por catapulta que recibe { $target }: { $taken }.
knockback-ignored = { $figure } ignora la catapulta: { $power }.
knockback-larger-base = { $figure } tiene una base de varias casillas y no se le puede catapultar.
knockback-prevented = { $figure } no es catapultado.
knockback-goes-through = La trayectoria pasa a { $square }.
knockback-stopped-early = Se detuvo antes de tiempo, y no por una figura: { $damage } de daño por catapulta.
knockback-fell = Cayó desde terreno más alto: { $damage } de daño por catapulta.
knockback-no-damage = { $figure } no recibe daño por catapulta.
knockback-landed = { $figure } acaba en { $square } y recibe { $damage } de daño por catapulta.
choose-fate-knocked-back = catapultado hasta { $square }{ $damage ->
    [0] { "" }
   *[other] { " " }({ $damage } de daño por catapulta)
}
choose-fate-stays = no puede ser catapultado
game-log-knocked-back = { $figure } es catapultado { $count ->
    [one] una casilla
   *[other] { $count } casillas
}, de { $start } a { $square }{ $damage ->
    [0] .
   *[other] , con { $damage } de daño por catapulta.
}
game-log-knocked-back-stays = { $figure } es catapultado y no puede salir de { $square }{ $damage ->
    [0] .
   *[other] , con { $damage } de daño por catapulta.
}
picture-thrown = Catapulta: { $squares }{ $by ->
    [none] {""}
   *[other] , detenido por { $by }
}; daño por catapulta { $damage }.

## Ayuda

help-rules =
    `/regla` carry, esfuerzo, catapulta… muestra una sección, por su título o su id
    `/poder` carga muestra un poder o una habilidad
    `/pregunta` responde a lo que preguntes con tus palabras
    `/tirar` 2d6 para los dados
help-maps =
    • `/mapa cargar` despliega uno nuestro (el Molino de Cobre tiene los objetos de esta edición y una reliquia), un archivo (nuestro, o un mapa de filas y casillas en JSON) o un dibujo
    • Un dibujo: un carácter por casilla, las filas en líneas o separadas por `|`
    • `.` despejado · `h` obstaculizador · `#` bloqueante · `~` agua · `2`–`9` elevado, ese nivel · `i` interior · `o` naranja · `r` `b` `g` `y` zonas iniciales (roja, azul, verde, amarilla)
    • Una fila vacía empieza otra capa encima de la primera; `muros: C3/D3, C4/D4` (también `transiciones:` para escaleras, `nombre:`, `tipo:`) en filas propias
    • `nombre: Patio | rrrr | .h#. | .22. | bbbb | transiciones: B2/B3`
    • `/mapa editar` cambia casillas como `C3:E6` o bordes como `C3/D3` y `/partida deshacer` lo revierte; `/mapa objeto` coloca objetos de cualquier peso y reliquias, `/mapa zona` elige zona inicial, `/mapa revisar` dice lo que tiene de raro, `/mapa inicio` muestra las zonas iniciales
help-figures =
    `/figura añadir` acepta una figura de muestra de esta edición, una figura en un archivo JSON, o una línea que escribes: `Lobo de Hierro 75 8/10/17/3 r6 t1 at C5 [carga, fuerza de voluntad, indomable]`
    `/figura especial` le da a una un poder especial o un rasgo: lo que se arbitra y su texto
    `/figura ver` lo muestra todo de una; `/figura lista`, todas
