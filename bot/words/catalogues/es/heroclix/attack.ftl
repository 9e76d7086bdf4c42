# La secuencia del ataque.
attack-pulse-wave-leaves = Lo que está protegido de Onda de Pulsos (Pulse Wave) sigue en uso: { $figures }.
attack-pulse-wave-silences = Onda de Pulsos (Pulse Wave): a { $squares ->
    [one] una casilla
   *[other] { $squares } casillas
} o menos, los demás no pueden usar poderes ni habilidades: { $figures }.
attack-range-value = Alcance de { $figure }:
attack-attack-value = Valor de ataque de { $figure }:
attack-defense-value = Valor de defensa de { $figure }:
attack-damage-value = Valor de daño de { $figure }:
attack-needs = Contra { $target } hay que sacar { $needs } o más (defensa { $defense } menos ataque { $attack }).
attack-becomes-target = { $target } está junto a un objetivo original y pasa a ser objetivo también.
attack-spread-regardless = No se juzga: a quién alcanza { $action } sin tener en cuenta la adyacencia, más allá de quienes estén junto a sus objetivos; lee la carta.
attack-no-line-drawn = No se traza línea de fuego hasta { $target }, así que ninguna está obstaculizada.
attack-no-line-needed = Este ataque no necesita línea de fuego hasta { $target }: no se traza ninguna y nada la obstaculiza.
attack-shape-changed = { $power } de { $target }: sale un { $roll }, lo consigue. El atacante no puede elegir a { $target } como objetivo este turno; puede elegir otro.
attack-shape-change-barred = Furia de Batalla (Battle Fury) de { $attacker }: { $target } no puede usar Cambio de Forma (Shape Change).
attack-all-illegal = No queda ningún objetivo legal: el ataque se resuelve al momento.
attack-rolled = Tirada de ataque: { $first } y { $second }, en total { $sum }.
attack-rerolled = Control de Probabilidad (Probability Control) de { $figure }: se repite la tirada, { $first } y { $second }, en total { $sum }.
attack-not-rerolled = La repetición por Control de Probabilidad (Probability Control) de { $figure } no cuenta:
attack-cant-be-rerolled = { $special }: la tirada de ataque de { $figure } no se puede repetir.
attack-reroll-used = { $figure } ya ha usado Control de Probabilidad (Probability Control) este turno.
attack-team-reroll = Esa repetición es de las del equipo temático: al bando { $side } { $left ->
    [0] no le queda ninguna
    [1] le queda 1
   *[other] le quedan { $left }
} en esta partida.
attack-team-rerolls-spent = Al equipo temático del bando { $side } no le queda ninguna repetición propia.
attack-rerolled-by-card = Una carta de { $figure }: se repite la tirada, { $first } y { $second }, en total { $sum }.
attack-dice-replaced = { $figure } hace sustituir dados: ahora muestran { $first } y { $second }, en total { $sum }.
attack-dice-card = No se juzga si un efecto de { $figure } cambia estos dados; lee su carta.
attack-rerolls-as-listed = Si se repite la tirada varias veces, se sigue el orden de la lista.
attack-total = Total de ataque: { $attack } + { $roll } = { $total }.
attack-critical-hit = Dos seises: impacto crítico. Todos los objetivos son impactados.
attack-critical-miss = Dos unos: fallo crítico. Se falla contra todos los objetivos.
attack-hits = Impacto contra { $target }: { $total } contra { $defense }.
attack-misses = Fallo contra { $target }: { $total } contra { $defense }.
attack-hits-critically = Impacto contra { $target }, sea cual sea su defensa.
attack-misses-critically = Fallo contra { $target }, sea cual sea su defensa.
attack-senses-worse = Golpe de Precisión (Precision Strike): el { $roll } que saca { $target } cuenta como { $result }.
attack-evaded = { $target } evade el ataque: el impacto pasa a ser un fallo.
attack-power-roll-fails = { $power } de { $target }: sale un { $roll }, no lo consigue.
attack-damage-assigned = A { $target } se le asigna todo el daño: { $damage }.
attack-damage-one-hit = El único objetivo impactado es { $target }: se le asigna todo el daño, { $damage }.
attack-damage-divided = En el reparto, a { $target } se le asigna un daño de { $damage }.
attack-damage-increased = { $source } cambia en { $add } el daño infligido a { $target }.
attack-damage-undivided = Hay que repartir { $damage } de daño entre { $count } objetivos impactados; falta que el jugador del atacante diga cómo.
attack-divide-sum = El reparto suma { $sum } y el valor de daño es { $damage }: hay que asignarlo entero, ni más ni menos.
attack-divide-not-hit = El reparto no cuenta: da una parte a quien no es impactado ({ $targets }). El daño se reparte entre los impactados.
attack-divide-idle = No hay daño normal que repartir; el reparto no se tiene en cuenta.
attack-telekinesis-throw-unknown = No se sabe si la Telekinesis de aquel año deja a { $figure } lanzar lo que no sujeta: el libro solo lanza objetos sujetos. Lee tu carta.
attack-telekinesis-throws = Telequinesis (Telekinesis): { $figure } lanza { $thing } como si lo sostuviera (de varios, el primero con el que la acción es legal, si no se nombra otro).
attack-damage-instead = { $damage } de daño a cada objetivo impactado en lugar del daño normal: { $action }.
attack-no-damage = No se inflige daño: en su lugar se aplica el efecto de { $action }, también con un impacto crítico.
attack-blades = Cuchillas/Garras/Colmillos (Blades/Claws/Fangs): el d6 muestra { $roll } y el mínimo es { $minimum }, así que { $damage } de daño en lugar del daño normal.
attack-blades-barred = Cuchillas/Garras/Colmillos (Blades/Claws/Fangs) pide un ataque cuerpo a cuerpo contra un solo objetivo.
attack-choice-unknown = Ninguna regla de un ataque pregunta por { $choice }; se deja de lado. El nombre más parecido: { $nearest }.
attack-choice-of-nobody = { $choice } no nombra a nadie de esta posición; se deja de lado. El nombre más parecido: { $nearest }.
attack-choice-refused = Lo indicado para { $power } de { $figure } no cuenta:
attack-choice-not-attacking = { $figure } no es quien ataca.
attack-choice-no-target = { $figure } no es objetivo de este ataque.
attack-choice-illegal-target = { $figure } ha pasado a ser un objetivo ilegal: nada del ataque le concierne ya.
attack-choice-became-target = { $figure } ha pasado a ser objetivo sin que se le eligiera, así que no puede evitar serlo.
attack-choice-missed = El ataque falla contra { $figure }: no hay impacto que evadir.
attack-choice-became-hit = { $figure } ha pasado a ser impactado en lugar de otro, demasiado tarde para evadir.
attack-choice-no-hit = Nadie es impactado, así que no se inflige daño.
attack-choice-not-hit = { $figure } no es impactado, así que no recibe daño de este ataque.
attack-choice-no-instead = { $card } no es nada que sustituya al daño normal en este ataque de { $figure }.
attack-choice-nobody-defends = Ningún amigo adyacente a { $figure } puede usar Defender (Defend) y tiene valor de defensa impreso.
attack-choice-printed-defense = En este ataque cuenta la defensa impresa de { $figure }: nada la reemplaza.
attack-choice-not-compared = { $figure } ha pasado a ser impactado en lugar de otro: su defensa no interviene.
attack-choice-no-reducer = { $reducer } no es nada con lo que { $figure } pueda reducir este daño.
attack-choice-no-version = { $card } no es una de varias versiones en que { $figure } pueda usar esta acción.
attack-choice-penetrating = El daño es penetrante: { $figure } no puede reducirlo.
attack-choice-nothing-to-reduce = A { $figure } no se le inflige ningún daño que reducir.
attack-choice-undivided = No se sabe cuánto daño se le inflige a { $figure } hasta que se reparta; entonces se pedirá esta respuesta.
attack-choice-nobody-hit = Nadie es impactado, así que nadie retrocede.
attack-choice-no-knockback = { $figure } no tiene KNOCKBACK en este ataque: ni dobles en la tirada (los críticos aparte) ni un poder que lo otorgue.
attack-choice-nothing-to-order = Tras este ataque no hay dos cosas cuyo orden pueda elegir quien lo hace.
attack-choice-still-target = { $figure } sigue siendo objetivo: solo se elige otro en lugar de un objetivo que cambió de forma.
attack-choice-friendly-attack = { $figure } es amigo del atacante: Mente Maestra (Mastermind) solo pasa a otro los impactos de ataques de rivales.
attack-choice-not-following = { $given } no es nada cuyo orden tras este ataque pueda elegir quien lo hace.
attack-choice-no-card = { $figure } no tiene ningún poder especial, rasgo ni carta que pueda cambiar la tirada.
attack-incapacitate = Incapacitar (Incapacitate) de { $figure }: fichas de acción en lugar de daño, también con un impacto crítico.
attack-incapacitate-range = { $figure } llega solo por el alcance propio de Incapacitar ({ $card }): el ataque da fichas de acción en vez de daño.
attack-incapacitate-targets = { $figure } elige { $count } objetivos solo por el número propio de Incapacitar ({ $card }): el ataque da fichas de acción en vez de daño.
attack-critical-damage = Impacto crítico: { $add } al daño infligido a { $target }, { $before } pasa a { $after }.
attack-critical-damage-instead = Impacto crítico: { $add } al daño que se inflige a { $target } en lugar del normal, { $before } pasa a { $after }.
attack-damage-immune = { $target } es inmune: el ataque de un adversario no le hace daño.
attack-damage-countdown = { $target } está en un clic de cuenta atrás: no se le puede dañar.
attack-damage-safeguard = { $target } tiene una salvaguarda contra { $power }: no le hace daño.
attack-damage-penetrating = Daño penetrante por { $powers }: { $target } no puede reducirlo.
attack-penetrating-reduced = Invencible (Invincible): { $target } puede reducir daño penetrante.
attack-impervious-succeeds = Imperturbable (Impervious) de { $target }: sale un { $roll }, lo consigue y reduce a 0 el daño recibido.
attack-impervious-fails = Imperturbable (Impervious) de { $target }: sale un { $roll }, no lo consigue.
attack-damage-reduced = { $power } de { $target } reduce el daño en { $amount }: se queda en { $taken }.
attack-damage-taken-increased = { $source } aumenta en { $add } el daño que recibe { $target }.
attack-reducer-unused = { $power } de { $target } no se suma: solo se aplica una reducción de daño.
attack-precision-strike = Golpe de Precisión (Precision Strike): el daño a { $target } no se reduce por debajo de { $least }.
attack-damage-taken = Daño que recibe { $target }: { $taken }.
attack-damage-clicks-left = A { $target } solo le { $clicks ->
    [one] queda un clic
   *[other] quedan { $clicks } clics
} por girar: no sufre más daño que ese.
attack-critical-miss-at-once = { $figure } recibe de inmediato { $damage } de daño inevitable por su error crítico; no es parte del ataque.
attack-choice-knockback-happens = Nadie elige si hay catapulta: ocurre o no ocurre.
attack-knockback-by-doubles = Dobles ({ $first } y { $first }) en una tirada que impacta: quien sufre daño es catapultado.
attack-knockback-happens = A quien { $figure } impactó y sufrió daño se le catapulta una casilla por cada daño sufrido.
attack-knockback-nobody-back = Nadie de los impactados es catapultado: hace falta daño sufrido, base de una casilla, no estar KO y nada que lo ignore.
attack-knockback-reduced-once = { $power } de { $target } reduce su daño de catapulta a { $taken }.
attack-power-not-started = { $power } no cuenta: necesita una acción de combate dada solo para ello, y este ataque se hace con { $action }.
attack-clicked = El dial de { $target } pasa del clic { $before } al { $after }.
attack-stop = STOP detiene el dial de { $target } en el clic { $click }.
attack-stop-idle = STOP no detiene el dial de { $target }: solo detiene el daño del ataque de un rival.
attack-stop-taken = { $target } no puede usar STOP: el dial sigue girando.
attack-ko = { $target } queda KO.
attack-ko-vehicle = { $target } es un vehículo: se genera un objeto pesado en una casilla suya, y su piloto se coloca en esa casilla o junto a ella y tira un d6 por 1 o 2 de daño inevitable. Qué resultados hacen cuál no se juzga; lee la carta.
attack-ko-bystander = { $target } es un secundario (bystander): cualquier daño lo deja KO.
attack-dial-unknown = No se indica el dial de { $target }: el daño se cuenta, pero no se puede saber si queda KO.
attack-critical-miss-damage = Tras las resoluciones, { $figure } recibe { $damage } de daño inevitable por su fallo crítico.
attack-tokens-barred = Furia de Batalla (Battle Fury): los efectos adversarios no pueden dar fichas de acción a { $target }.
attack-tokens-safeguard = { $target } tiene una salvaguarda contra Incapacitar (Incapacitate): no recibe ficha de acción.
attack-steal-energy = Robar Energía (Steal Energy): { $figure } se cura { $clicks ->
    [one] 1 clic
   *[other] { $clicks } clics
} tras las resoluciones.
attack-steal-energy-bystander = Robar Energía (Steal Energy) no cura nada a { $figure }: solo recibieron daño secundarios (bystanders), y sin un dial que gire ninguno cuenta como dañado.
attack-steal-energy-idle = Robar Energía (Steal Energy): { $figure } no puede curarse más allá de su línea de inicio, y un secundario (bystander) no se cura nunca.
attack-knockback-doubles = Un doble ({ $first } y { $first }) en una tirada que impacta otorga RETROCESO (KNOCKBACK).
attack-knockback-power = { $power } otorga RETROCESO (KNOCKBACK).
attack-knockback-nobody = Ninguno de los impactados puede retroceder: hace falta recibir daño, una base de una casilla, no quedar KO y no ser mayor que el atacante.
attack-knockback-undamaged = Nadie recibió daño de este ataque, así que nadie retrocede.
attack-knockback-immovable = Nadie que haya sido impactado puede retroceder: hace falta una base de una casilla, ningún KO y un tamaño no mayor que el del atacante.
attack-knockback-of-all = El jugador de { $figure } usa KNOCKBACK con todos los impactados, ya que uno recibió daño.
attack-knockback-may = Si el jugador de { $figure } usa el RETROCESO (KNOCKBACK):
attack-across-transition = { $figure } ataca a { $target } a través de una transición.
attack-quake-across-transition = El Terremoto (Quake) de { $figure } alcanza a { $target } a través de una transición, como los ataques cuerpo a cuerpo.
attack-made-by = { $figure } ataca con { $action }.
attack-takes-all = No se nombra ningún objetivo, y este ataque tiene por objetivos a todos los que puede: { $targets }.
attack-grounded = Confinado a Tierra/Neutralizado (Earthbound/Neutralized): { $figure } no puede usar Movimiento Mejorado ni Puntería Mejorada, venga de donde venga.
attack-adjacent-allowed = { $figure } puede hacer ataques a distancia junto a adversarios: Puntería Mejorada: Adyacente ({ $ability }).
attack-reaches = Alcance Gigante (Giant Reach): { $figure } puede elegir a { $target } a { $reach } casillas o menos y en línea de fuego.
attack-reaches-with-marker = Con lo que sostiene, { $figure } puede elegir a { $target } a { $reach } casillas o menos y en línea de fuego.
attack-different-target = El atacante elige otro objetivo en su lugar: { $target }.
attack-different-target-refused = { $target } no puede ser el otro objetivo.
attack-knockback-used = El jugador de { $figure } usa el RETROCESO (KNOCKBACK) con todos los impactados que recibieron daño.
attack-evasion-roll = { $power } de { $target }: sale un { $roll }, lo consigue.
attack-evaded-critical = { $target } evade el ataque, aunque sea un impacto crítico.
attack-damage-made-penetrating = { $power } vuelve penetrante el daño.
attack-knockback-undecided = A quién mueve el retroceso, y hasta dónde, se sabrá cuando el daño esté repartido.
attack-knockback-reduced = { $power } de { $target } reduce su daño de retroceso a { $taken }: cada punto por separado y sin tirar dado.
attack-knockback-taken = Daño de retroceso que recibe { $target }: { $taken }.
attack-knockback-old-click = El dial de { $target } ya ha girado; no se indica qué muestra su nuevo clic, así que aquí cuentan sus poderes de antes del daño.
attack-terrain-destroyed = { $thing } se usó en el ataque: se destruye tras las resoluciones, sin dejar escombros.
attack-blocking-destroyed = La pieza de terreno bloqueante que atravesó la línea de fuego se destruye en cuanto se resuelve el ataque: { $piece }.
attack-after-immediate = { $first } va antes que { $later }: lo inmediato no se puede aplazar.
attack-after-chosen = Lo que sigue al ataque, como eligió el jugador de { $figure }: primero { $first }, después { $later }.
attack-after-as-listed = { $first } y { $later } ocurren tras las resoluciones, en el orden que elija el jugador de { $figure }; si no dice nada, se toman en este.
attack-controlled = Control Mental (Mind Control): { $target } pasa al bando { $side }.
attack-controlled-next = { $target } puede ahora mover hasta { $squares ->
    [one] una casilla
   *[other] { $squares } casillas
} y hacer un ataque, en cualquier orden y un personaje cada vez; después vuelve a su fuerza. Su movimiento y su ataque se preguntan por separado.
attack-controlled-unknown = No se indica la velocidad de { $target }: puede mover hasta la mitad y hacer un ataque, en cualquier orden; después vuelve a su fuerza.
attack-flurry = Ráfaga de Golpes (Flurry): este es uno de los hasta dos ataques cuerpo a cuerpo de { $figure }; el otro se juzga aparte.
attack-mastermind = Mente Maestra (Mastermind) de { $target }: { $friend } pasa a ser el objetivo impactado, sin comparar su defensa.
attack-mastermind-first = No se dio ninguna tirada de evasión de { $target }, así que Mente Maestra (Mastermind) va primero.
attack-mastermind-no-damage = { $target } no puede usar Mente Maestra (Mastermind): este ataque no inflige daño ({ $action }).
attack-mastermind-nobody = Mente Maestra (Mastermind) de { $target }: ningún amigo a su lado podría recibir el impacto.
attack-mastermind-not-friendly = { $friend } no es amigo de { $target }: no se puede elegir con Mente Maestra (Mastermind).
attack-mastermind-not-adjacent = { $friend } no está adyacente a { $target }: no se puede elegir con Mente Maestra (Mastermind).
attack-mastermind-hit-too = Este ataque ya impacta a { $friend }: { $target } no puede elegirlo con Mente Maestra (Mastermind).
attack-mastermind-dearer = { $friend } ({ $points } puntos) no vale menos puntos que { $target } ({ $own }) ni comparte con él ninguna palabra clave: no se puede elegir con Mente Maestra (Mastermind).
attack-mastermind-vehicle = { $friend } es un vehículo: { $target } no puede elegirlo con Mente Maestra (Mastermind).
attack-instead-mandatory = { $power } es opcional: no puede reemplazar lo que { $action } hace en lugar del daño normal.
attack-instead-several = Se elige { $power } en lugar del daño normal; lo demás que podría reemplazarlo no se aplica: { $others }.
attack-instead-chosen = Varias cosas sustituyen por sí mismas al daño normal: el jugador del atacante aplica { $used } y deja de lado { $others }.
attack-instead-by-card = { $card } inflige { $damage } de daño a cada objetivo impactado en lugar del daño normal.
attack-version-used = { $figure } usa { $power } en la versión de { $card }: de varias versiones se usa una, y lo que { $others } añade a la suya no cuenta.
attack-illegal = { $figure } no puede hacer este ataque.
attack-resolves = El ataque de { $figure } se resuelve: { $hits ->
    [0] ningún impacto
    [one] un impacto
   *[other] { $hits } impactos
} sobre { $targets ->
    [0] ningún objetivo
    [one] un objetivo
   *[other] { $targets } objetivos
}.
attack-next-dial = { $target } no queda KO: empieza en su siguiente dial, en el clic { $click }, y el daño restante no pasa a él.

# Una tirada de ataque que cura (27.4c del libro de 2022)
treatment-close-alone = { $action } se tira por un amigo adyacente, como un ataque CLOSE: no a distancia.
treatment-one-friend = { $action } elige a un solo personaje amigo adyacente.
treatment-against-defense = { $figure } tira contra el valor de defensa de { $target }: si impacta, un d6 lo cura.
treatment-critical-adds-nothing = El golpe crítico de { $figure } no suma nada a lo que se cura.
treatment-harms = El error crítico daña a { $target }, a quien se iba a curar: { $damage } de daño inevitable.
treatment-fails = La tirada falla: { $target } no se cura.
treatment-roll-pending = El d6 de { $figure } dice cuántos clics se curan: falta tirarlo.
treatment-resolves = La cura de { $target } por { $figure } queda resuelta.
attack-deals-most = A { $target } se le hace como mucho { $most } de daño: { $card }.
attack-reduced-least = El daño a { $target } no se reduce por debajo de { $least }: { $card }.
attack-reduces-most = { $target } { $most ->
    [0] no puede reducir daño
   *[other] no puede reducir daño en más de { $most }
}: { $card }.
attack-takes-most = { $target } recibe como mucho { $most } de daño: { $card }.
attack-penetrates-by-card = El daño es penetrante: { $card }.
attack-reduces-by-card = { $target } puede reducir daño penetrante: { $card }.
legal-target-barred = { $figure } no puede hacer objetivo a { $target } con un ataque así: { $card }.
legal-target-by-card = A { $target } no se le puede elegir ni hacer objetivo así: { $card }.
attack-mastermind-only-others = Por { $card }, { $target } solo puede elegir a otros personajes, no a { $friend }.
attack-tokens-by-card = { $target } no recibe ficha de acción: { $card }.
legal-equip-by-card = A { $figure } no se le puede equipar: { $card }.
legal-target-unseen = { $card }: no se puede trazar línea de fuego hasta { $target }.
line-unseen = { $card }: no se puede trazar línea de fuego hasta { $target }.
legal-target-alone = { $card }: { $target } no puede ser objetivo junto con otros.
legal-at-one-alone = { $card }: { $figure } no puede hacer un ataque con más de un objetivo; este tendría { $count }.
attack-mastermind-by-card = A { $friend } no se le puede elegir por { $target }: { $card }.
