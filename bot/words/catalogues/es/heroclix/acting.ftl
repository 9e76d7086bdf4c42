# Órdenes, decisiones dentro de un ataque y lo que viene después.

## Decisiones

choose-title-attack = { $attacker } ataca a { $targets }
choose-title-leaving = { $figure } se separa
choose-named = { $choice }, de { $figure }
choose-asked = { $choice }: decide { $side }
choose-before-roll = Aún no se ha tirado el ataque.
choose-as-it-stands = Tal como está: { $told }
choose-needs = contra { $figure } hace falta { $needs }
choose-means = Qué supondría
choose-then = Después
choose-footer = Pulsa un botón, elige en el menú lo que has tirado o escribe /elegir.
choose-footer-menu = Pulsa un botón, elige en el menú o escribe /elegir.
choose-footer-buttons = Pulsa un botón o escribe /elegir.
choose-roll = Tirar el dado
choose-roll-again = Repetir la tirada
choose-use = Usarlo
choose-decline = No usarlo
choose-as-it-is = Dejarlo como está
choose-no-target = Ningún otro objetivo
choose-all = No usar nada mío
choose-menu-die = He tirado yo el dado…
choose-menu-dice = He repetido yo la tirada…
choose-menu-figure = Quién recibe el impacto…
choose-menu-card = Qué se inflige en su lugar…
choose-menu-target = A quién se ataca en su lugar…
choose-menu-version = En qué versión…
choose-menu-effect = Qué va primero…
choose-first = Primero { $effect }
choose-as-listed = En este orden
choose-fate-damage = { $damage } de daño
choose-fate-tokens = { $count ->
    [one] una ficha de acción
   *[other] { $count } fichas de acción
}
choose-fate-knocked-back = retrocede hasta { $square }{ $damage ->
    [0] { "" }
   *[other] { " " }({ $damage } de daño de retroceso)
}
choose-fate-stays = no puede retroceder
choose-fate-passed = { $figure } recibe el impacto
choose-fate-untargeted = deja de ser objetivo
choose-fate-controlled = bajo control
choose-fate-goes-on = el ataque sigue
choose-fate-nobody-left = no queda nadie a quien atacar
choose-nothing = La partida no espera ninguna decisión.
choose-malformed = «{ $given }» no responde a esto; /elegir ofrece las respuestas que hay.

## Órdenes

order-no-action = No hay ningún poder, habilidad o acción «{ $given }».
order-no-attack = «{ $given }» no empieza con un ataque: se da con `/usar`.
move-title-of = { $figure } se mueve
use-done = Terminar la acción
offer-targets = Elige un objetivo.
offer-targets-carry = Elige a quién lleva.
offer-to = Elige una casilla.
offer-carrying = Lleva a { $figures }.
offer-targets-object-pick-up = Elige qué recoge.
offer-picking-up = Recoge { $thing }.
offer-squares = Elige las casillas una a una.
offer-value = Elige qué cambia.
offer-value-outwit = Elige qué no podrá usar.
offer-dice = ¿Quién tira?
offer-die = ¿Quién tira?
offer-menu-targets = Objetivo…
offer-menu-to = Casilla…
offer-menu-squares = Siguiente casilla…
offer-menu-value = Cuál…
offer-menu-dice = Hemos tirado nosotros…
offer-menu-die = Hemos tirado nosotros…
offer-so-far = Hasta ahora: { $squares }
offer-column = Columna { $column }
offer-column-squares = { $count ->
    [one] una casilla
   *[other] { $count } casillas
}
offer-bot = Tira el bot
offer-done = Estas son todas
offer-nothing = Aquí las reglas no dejan nada que elegir.
offer-nothing-outwit = { $target } no puede usar ahora ningún poder que Anular (Outwit) pueda quitarle. Aun así se puede nombrar cualquier poder estándar, en `valor:`.
offer-nothing-outwit-possessed = { $target } no posee ningún poder ni habilidad, y Anular (Outwit) solo contrarresta lo que se posee.
offer-pick-up = Un objeto se recoge al moverse: `/mover`, con la opción «recoger» (pick-up).

## El resto de una acción

rest-title = { $figure } está realizando { $action }
rest-controlled = { $figure } actúa bajo { $action }, de { $by }
rest-left = Falta: { $left }
rest-any = Falta, en cualquier orden: { $left }
rest-else = Sigue con otra parte de la acción o pulsa «Terminar la acción».
rest-move = Mover…
rest-close = Ataque cuerpo a cuerpo…
rest-range = Ataque a distancia…
rest-finish = Terminar la acción

## Lo que se puede hacer

legal-move = MOVE
legal-close = CLOSE
legal-range = RANGE
legal-close-destroy-action = CLOSE: destruir terreno
legal-range-destroy-action = RANGE: destruir terreno
legal-close-terrain-action = CLOSE: atacar con lo que sujeta
legal-range-terrain-action = RANGE: lanzar lo que sujeta
legal-menu = Hacerlo…
legal-menu-figure = Ver mejor…
legal-side-title = Qué puede hacer ahora { $side }

## Diales

click-no-dial = No se conoce el dial de { $figure }: su daño se cuenta con `/daño` y `/curar`.
click-beyond = El dial de { $figure } está en el clic { $click } de { $clicks }: { $given } lo haría pasar de su final.
click-malformed = «{ $given }» no es un clic de este dial; se esperaba de 1 a { $clicks }, KO, o cuántos clics hacia arriba o abajo, por ejemplo +1 o -2.

## Opciones

choice-change-1 = +1
choice-change--1 = −1
choice-change-2 = +2
choice-change--2 = −2
term-option-answer = respuesta

## El principio de un turno

begin-title = Al principio del turno, antes de cualquier acción
begin-roll = { $power }, de { $figure }: con { $results } quita una ficha de acción a { $targets }
begin-roll-card = { $power }, de { $figure }: con { $results }, lo que dice su carta
begin-button = { $power }: { $figure }
begin-end = No tirar más
finish-title = { $figure } termina su acción

table-attack-fate = **{ $result }** · daño { $damage }
term-divide = Reparto del daño
effect-number-too-large = «{ $given }»: el número es demasiado grande. Se lee 99 como mucho, como en ataque +2, defensa = 17.
effect-malformed = «{ $given }» no es un efecto que el bot conozca. Valdría un valor con un número (ataque +1, defensa = 17, velocidad /2, ataque >= 9), un poder (Carga), lo que no se puede usar (sin Anular), un tamaño (gigante), protegido de Anular o una vez por turno; tras un valor: contra ataques a distancia, para amigos adyacentes.
effect-title = En vigor
effect-none = Ahora mismo no dura nada.
opened-which = El menú de { $power } está abierto. ¿Es este ataque parte de ello?
opened-basic = Un ataque básico
