# Colocar y áreas: qué puede elegir un efecto, dónde se puede colocar algo y las zonas iniciales.

## Alcance, línea de fuego y la respuesta

area-range = El alcance de { $figure } para esto: { $squares }.
area-beyond-range = { $square } está a { $squares } casillas de { $figure }; el alcance es { $range }.
area-no-line = Desde { $source } no hay línea de fuego hasta { $square }.
area-squares = Casillas que se pueden elegir para { $power }: { $count }.
area-choices = Se puede elegir para { $power }: { $names }.
area-no-choices = No hay nada que elegir para { $power }.
area-targets = Objetivos de { $power }: { $names }.
area-no-targets = No hay ningún objetivo para { $power }.
area-may = Para { $power } se puede elegir { $what }.
area-may-not = Para { $power } no se puede elegir { $what }.
area-not-its-kind = { $what } no es nada que { $action } pueda elegir.
area-use-aside = Aquí no se mira si { $figure } puede usar { $power } ahora; solo se juzgan las casillas y las figuras.

## Barrier y Smoke Cloud

area-markers = { $power } genera hasta { $most } marcadores, de uno en uno; puestos hasta ahora: { $placed }.
area-marker-placed = El marcador { $number } queda en { $square }.
area-marker-refused = El marcador { $number } no se puede generar en { $square }.
area-markers-all-placed = Ya están puestos los { $most } marcadores.
area-same-square = En { $square } ya hay uno de estos marcadores; cada uno va en una casilla distinta.
area-not-adjacent = { $square } no es adyacente a ninguno de los marcadores puestos antes.
area-adjacent-marker = { $square } es adyacente al marcador de { $other }.
area-none-in-line = Ningún marcador está por ahora en la línea de fuego de { $figure }, { $square } tampoco, y { $left ->
    [0] sería el último
    [one] el único que queda no lo arregla
   *[other] los { $left } que quedan no lo arreglan
}.
area-line-to-later = { $square } no está en la línea de fuego de { $figure }, pero todavía puede estarlo { $left ->
    [one] el único marcador que queda
   *[other] uno de los { $left } marcadores que quedan
}.
area-line-to-earlier = El marcador de { $square } está en la línea de fuego de { $figure }; los demás no lo necesitan.
area-barrier-nowhere = A { $range } casillas o menos de { $figure } no hay ninguna para un primer marcador de Barrier que lleve a otra en línea de fuego.
area-smoke-nowhere = A { $range } casillas o menos de { $figure } no hay ninguna para un primer marcador de humo que lleve a otra en línea de fuego.

## Telekinesis

area-telekinesis-larger-base = { $target } tiene una base de { $count } casillas; solo se eligen personajes de base simple.
area-telekinesis-chosen-far = { $chosen } está a { $squares } casillas; el alcance es { $range }.
area-telekinesis-chosen-unseen = { $chosen } no está en línea de fuego.
area-telekinesis-too-far = { $square } está a { $squares } casillas de { $chosen }; como mucho pueden ser { $limit }.
area-telekinesis-no-line = Desde { $chosen } no hay línea de fuego hasta { $square }.
area-telekinesis-larger-marker = Una casilla de { $chosen } queda en { $square }; el marcador se puede girar.
area-telekinesis-no-room = No hay forma de poner { $chosen } con una de sus casillas en { $square }.
area-telekinesis-nothing = { $figure } no tiene a { $range } casillas o menos y en línea de fuego ningún personaje amigo de base simple ni marcador de terreno que colocar.
area-telekinesis-nothing-apart = { $figure } no tiene a { $range } casillas o menos y en línea de fuego ningún personaje amigo de base simple, objeto ni marcador de terreno que colocar.
area-telekinesis-no-square = Nada de lo que se puede elegir puede colocarse en { $square }.
area-telekinesis-own-square = { $chosen } es terreno bloqueante; su propia casilla no bloquea la línea con la que se elige.
area-no-terrain-marker = { $thing } no es un marcador de terreno.

## Destruir

area-destroy-damage = El daño de { $figure } para esto: { $damage }.
area-destroy-damage-unknown = No se da el daño de { $figure }: no se compara con ningún valor de destrucción.
area-destroy-strong-enough = El daño { $damage } basta para { $piece }, cuyo valor de destrucción es { $needed }.
area-destroy-too-weak = El daño { $damage } es menor que el valor de destrucción de { $piece }: { $needed }.
area-destroy-enough = El daño { $damage } basta para { $piece }: hacen falta { $needed }.
area-destroy-not-enough = El daño { $damage } no basta para { $piece }: hacen falta { $needed }.
area-destroy-damage-not-given = Falta el valor de daño de { $figure }: no se compara con el que hace falta para destruir.
area-quake-indestructible = Indestructibles, así que se quedan donde están: { $things }.
area-pick-up-no-object = { $thing } no es un objeto, y solo se recogen objetos.
area-destroy-not-adjacent = { $piece } no es adyacente a { $figure }.
area-destroy-wall-elsewhere = El muro { $piece } no está en el borde de una casilla que ocupe { $figure }.
area-destroy-beside-opponents = Destruir a distancia es una acción de combate a distancia, que no se da junto a un rival: { $opponents }.
area-destroy-too-far = { $piece } está a { $squares } casillas de { $figure }; el alcance es { $range }.
area-destroy-no-line = { $piece } no está en la línea de fuego de { $figure }.
area-destroy-not-this-kind = { $piece } son escombros y no se pueden destruir.
area-destroy-smoke = { $piece } es humo y no se puede destruir.
area-destroy-water = { $piece } es agua y no se puede destruir.
area-destroy-no-marker = { $piece } no es un marcador de terreno y no se destruye como tal.
area-destroy-no-piece = { $piece } no es nada que puedan elegir las acciones de destruir.
area-destroy-special-terrain = { $piece } es terreno especial, y las acciones de destruir no lo eligen.
area-destroy-indestructible = { $piece } es Indestructible: las acciones de destruir no lo eligen.
area-destroy-nothing-beside = No hay terreno que se pueda destruir adyacente a { $figure }.
area-destroy-nothing-in-range = No hay terreno que se pueda destruir a { $range } casillas o menos y en la línea de fuego de { $figure }.
area-destroy-too-weak-for-all = El daño { $damage } de { $figure } no basta para nada de lo que está al alcance: { $pieces }.
area-destroy-all-too-strong = El daño { $damage } de { $figure } es menor que el valor de destrucción de todo lo que alcanza: { $pieces }.
area-debris = Se ponen escombros en: { $squares }.
area-marker-falls = { $figure } se queda en su casilla al irse el marcador elevado y después recibe { $damage } de daño.

## Recoger objetos

area-pick-up-holding = { $figure } ya lleva { $held }, y no puede llevar más de uno.
area-pick-up-out-of-way = { $thing } no está en una casilla por la que { $figure } pueda moverse con velocidad { $speed }, ni junto a ella.
area-pick-up-strength = { $thing } no es un objeto: sin Super Strength { $figure } no puede recogerlo.
area-pick-up-heavy = { $thing } es un objeto pesado: sin Super Strength { $figure } no puede recogerlo.
area-pick-up-immobile = { $thing } es Immobile y no se puede recoger.
area-pick-up-too-heavy = { $thing } es ultra pesado: { $figure } vale menos de 100 puntos y no puede levantarlo.
area-pick-up-debris = { $thing } son escombros y no se pueden recoger.
area-pick-up-smoke = { $thing } es humo y no se puede recoger.
area-pick-up-water = { $thing } es agua y no se puede recoger.
area-pick-up-no-marker = { $thing } no es un marcador de terreno y no se recoge como tal.
area-pick-up-no-move = { $figure } es Immobile y no hace ningún movimiento en el que recoger o soltar algo.
area-pick-up-vehicle = { $figure } es un vehículo: no puede recoger objetos.
area-pick-up-nothing = { $figure } no tiene nada que recoger en las casillas por las que puede moverse con velocidad { $speed }, ni junto a ellas.
area-pick-up-nothing-lies = No hay en el mapa nada que { $figure } pueda recoger, por lejos que se mueva.
area-pick-up-speed-unknown = No se da la velocidad de { $figure }: no se juzga hasta dónde puede ir a por un objeto.
area-put-down-may = { $figure } lleva { $held } y puede soltarlo en vez de recoger otro.
area-put-down-no-room = No hay ninguna casilla donde { $figure } pueda soltar { $held }.

## Quake y Energy Explosion

area-quake-squares = A 1 casilla o menos de { $figure } están: { $squares }.
area-quake-destroys = Destruido antes del ataque: { $pieces }.
area-quake-spares = { $what ->
    [debris] Los escombros de { $squares } no se pueden destruir y se quedan.
    [smoke] El humo de { $squares } no se puede destruir y se queda.
   *[other] El agua de { $squares } no se puede destruir y se queda.
}
area-explosion-attacker = { $target } hace el ataque y nunca pasa a ser su objetivo.
area-explosion-original = { $target } es un objetivo original.
area-explosion-becomes = { $target } es adyacente a { $original } y pasa a ser objetivo.
area-explosion-immune = { $target } es Immune: aun así pasa a ser objetivo, y no recibe daño.
area-explosion-all = Pasan a ser objetivo de { $power }: { $names }.
area-explosion-nobody = Nadie más pasa a ser objetivo de { $power }.
area-explosion-not-beside = { $target } no es adyacente a ningún objetivo original.

## Colocar

place-may = { $thing } puede estar en { $squares }.
place-may-not = { $thing } no puede estar en { $squares }.
place-squares-counted = Casillas para { $thing }: { $count }.
place-squares-covered = Casillas que puede llegar a ocupar { $thing }, girando si hace falta: { $count }.
place-shape = Estas casillas no son las { $width }×{ $height } de { $thing }, ni a lo largo ni a lo ancho.
place-pair = Esas no son dos casillas para { $thing } que se toquen, también en diagonal.
place-no-break-away = A { $figure } se le coloca, no se mueve: ni se separa ni usa su velocidad.
place-blocking = { $square } es terreno bloqueante; ahí no se coloca a nadie ni nada.
place-marker-on-blocking = { $square } es terreno bloqueante; ahí no se coloca ningún marcador de terreno salvo escombros.
place-occupied = { $figure } ocupa { $square }.
place-buries-figure = Con terreno bloqueante en { $square }, { $figure } ocuparía terreno bloqueante.
place-buries-object = Con terreno bloqueante en { $square }, { $thing } quedaría en terreno bloqueante.
place-immobile = { $figure } es Immobile y no se puede colocar.
place-countdown = { $figure } está en un clic de cuenta atrás y no se puede colocar.
place-immobile-element = { $thing } es Immobile y no se puede colocar.
place-debris = { $thing } son escombros, que son Immobile y no se pueden colocar.
place-by-card = No se puede colocar a { $figure }: { $card }.
place-immune = { $figure } es Immune: el efecto de { $by } no puede colocarlo.
place-ko = { $figure } está KO.
place-base-shape = Esas casillas no son la base de { $figure }: { $count } en un rectángulo, a lo largo o a lo ancho.
place-base-pair = Esas casillas no son la base de { $figure }: dos casillas que se tocan, también en diagonal.
place-base-corner = La base de { $figure } no puede estar en { $squares }: la esquina entre ellas está cerrada, así que no son adyacentes.
place-levels = Las casillas están a distintos niveles de elevación: { $levels }.
place-wall-through-base = El muro { $edge } atravesaría la base.
place-wall-through-marker = El muro { $edge } quedaría debajo del marcador, entre dos de sus casillas.
place-held = { $by } lleva { $thing }: está fuera del mapa.
place-on-top = En { $square } se pone encima de los marcadores que hay.
place-read-card = En { $square } hay un marcador especial: su propio texto dice si los personajes pueden estar ahí.
area-mixed-marker = { $whole } es un marcador de terreno mixto: si esto se puede hacer con una de sus partes, se hace con todo él. Qué pasa con sus otras partes no se juzga; hazlo en la mesa.
place-generated-not-next-to = Ninguna de { $squares } toca a { $by }, junto al que se pone lo que genera si su efecto no dice otra cosa.
place-dropped-elsewhere = { $by } suelta lo que sujeta en la casilla en la que está, no en { $squares }.
place-generated-apart = Ninguna de { $squares } es adyacente a { $by }, donde se coloca lo que genera salvo que su efecto diga otra cosa.
place-put-down-apart = Ninguna de { $squares } es una casilla por la que se movió { $by }, ni está junto a ella.
place-dropped-apart = Ninguna de { $squares } es adyacente a { $by }, donde se deja lo que llevaba.
place-unequipped-apart = { $squares }: el equipo se pone en la casilla de { $by }, que lo llevaba.
place-instead = El efecto no es opcional: el rival elige la casilla posible más cercana, una de { $squares }.
place-destroyed = No hay ninguna casilla legal para { $thing }: se destruye.
place-no-debris = { $thing } es un objeto y no deja escombros.
place-debris-left = Se pone un marcador de escombros en { $squares }.
place-special-terrain-not-clear = { $square } es terreno especial que no está despejado; ahí no se coloca ningún marcador de terreno.
place-orange-not-clear = { $square } está dentro de una línea naranja y no está despejada; ahí no se coloca ningún marcador de terreno.
place-special-terrain-levels = El terreno especial va en un solo nivel de elevación; aquí hay { $levels }.
place-special-terrain-twice = En { $square } ya hay otro terreno especial.
place-special-terrain-orange = { $square } es una casilla naranja, que no admite terreno especial.
place-special-terrain-transition = { $square } es una casilla de transición impresa, que no admite terreno especial.
place-special-terrain-near-area = { $square } está a { $squares } casillas de una zona inicial; el terreno especial va a { $limit } o más.

## Zonas iniciales

setup-area = La zona inicial del bando { $side } tiene { $count } casillas.
setup-edge = Está a lo largo { $edge }.
setup-no-edge = La zona del bando { $side } no toca ningún borde del mapa: no se juzga cómo se ampliaría.
setup-fits = { $figures ->
    [one] La única figura del bando { $side } cabe
   *[other] Las { $figures } figuras del bando { $side } caben
} en ella; se pueden ocupar { $squares } de sus casillas, y no se amplía por ellas.
setup-rows = La zona del bando { $side } se amplía { $count ->
    [one] una fila
   *[other] { $count } filas
}.
setup-columns = La zona del bando { $side } se amplía { $count ->
    [one] una columna
   *[other] { $count } columnas
} a lo largo de su borde, con la profundidad impresa.
setup-expanded-alike = Otro bando necesita ampliar su zona, así que la del bando { $side } crece igual, { $count ->
    [one] una vez
   *[other] { $count } veces
}.
setup-overlap-limit = No caben todas las figuras del bando { $side } antes de que las zonas se solapen o se llene el mapa: lo que sobra queda KO y puntúa.
setup-left-over = No caben todas las figuras del bando { $side } antes de que las zonas se solapen o se llene el mapa: lo que sobra se retira y puntúa.
setup-fit-not-found = No se ha averiguado si caben todas las bases grandes del bando { $side }.
setup-squares = Casillas donde se pueden poner figuras del bando { $side }: { $count }.
setup-blocking = Terreno bloqueante en la zona inicial del bando { $side }: { $squares }.
setup-areas-overlap = Las zonas iniciales de los bandos { $side } y { $other } se solapan en { $squares }.
setup-areas-differ = El bando { $side } tiene { $count } casillas para empezar, el bando { $other } { $others }.
setup-marker-inside = { $thing } está en la zona inicial del bando { $side }, donde no se pone ninguno en la preparación.
setup-too-many-markers = El bando { $side } tiene { $count } marcadores de terreno y objetos; una fuerza puede empezar con { $limit }.
setup-too-many-objects = El bando { $side } tiene { $count } objetos; una fuerza puede empezar con { $limit }.
setup-outside-area = { $square } está fuera de la zona inicial del bando { $side }, donde se pone { $figure }.
setup-base-more-inside = { $count ->
    [one] Una casilla de la base de { $figure } estaría
   *[other] { $count } casillas de la base de { $figure } estarían
} en la zona inicial; pueden estar { $most }, y deben ser todas las posibles.
setup-base-half-inside = En la zona inicial { $count ->
    [one] hay una casilla
   *[other] hay { $count } casillas
} de la base de { $figure }; donde quepa, tiene que estar dentro la mayor parte, al menos { $least }.
setup-in-area = { $square } está en la zona inicial del bando { $side }; el terreno se pone fuera de todas ellas.
setup-in-transition = { $square } es una casilla de transición, que no admite marcadores de terreno en la preparación.
setup-on-blocking = { $square } es terreno bloqueante, que no admite marcadores de terreno en la preparación.
setup-object-on-blocking = { $square } es terreno bloqueante; en la preparación no se coloca ahí ningún objeto.
setup-on-marker = En { $square } está { $thing }; en la preparación no se pone un marcador de terreno sobre otro.
setup-not-clear = { $square } está dentro de una línea naranja y no está despejada; ahí no se pone ningún marcador de terreno.
setup-not-clear-special = { $square } es terreno especial que no está despejado; ahí no se pone ningún marcador de terreno.
setup-makes-transition = El marcador elevado haría de { $square } una casilla de transición, y ahí está { $thing }.
setup-special-object-near = { $square } está a { $squares } casillas de una zona inicial; un objeto especial empieza a { $limit } o más.
setup-effect-terrain-near = { $square } está a { $squares } casillas de una zona inicial; el terreno EFFECT empieza a { $limit } o más.
setup-as-far-as-possible = Ninguna casilla está a { $limit }: va lo más lejos posible, que son { $squares }.

term-edge-top = del borde superior del mapa
term-edge-bottom = del borde inferior del mapa
term-edge-left = del borde izquierdo del mapa
term-edge-right = del borde derecho del mapa

## Cosas sin nombre propio

term-new-object = un objeto
term-new-special-object = un objeto especial
term-new-effect-terrain = terreno EFFECT
term-new-special-terrain = terreno especial
term-new-hindering = un marcador de terreno obstaculizador
term-new-blocking = un marcador de terreno bloqueante
term-new-elevated = un marcador de terreno elevado
term-new-water = un marcador de agua
term-new-debris = un marcador de escombros
term-new-smoke = un marcador de humo
term-new-barrier = un marcador de Barrier
term-new-special = un marcador especial

setup-no-room-left = No caben todas las figuras del bando { $side } y las zonas ya no pueden crecer: se superpondrían o el mapa está lleno. Qué pasa con el resto, el libro no lo dice.
setup-not-on-clear = { $square } no es terreno despejado: los objetos se ubican solo en terreno despejado.
place-dropped-onto-another = En { $squares } ya hay un objeto: { $thing } se retira de la partida si se suelta ahí.
