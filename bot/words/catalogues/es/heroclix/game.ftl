# La partida: por qué se rechaza una orden, qué se ha visto, y las líneas de su registro.

## Rechazos

game-refused-no-game = Todavía no hay partida: abre una con `/partida nueva`.
game-refused-open = Ya hay una partida abierta: termínala con `/partida acabar` antes de empezar otra.
game-refused-over = La partida ha terminado: ya solo se puede deshacer su final.
game-refused-not-a-player = No juegas en esta partida: únete con `/partida unirse`. Quien solo mira no cambia nada.
game-refused-not-yours = { $figure } es del bando { $side }: eso lo hace su jugador o un juez.
game-refused-side-not-yours = El bando { $side } no es el tuyo: eso lo hace su jugador o un juez.
game-refused-not-concerned = Este ataque no es tuyo ni contra una figura tuya: lo resuelven sus jugadores o un juez.
game-refused-seated = Ya tienes la plaza del bando { $side }. Para llevar otro más: `/partida unirse bando:`
game-refused-full = Las { $count } plazas están ocupadas.
game-refused-side-taken = El bando { $side } ya está ocupado: elige otro o ninguno.
game-refused-not-your-turn = Es el turno del bando { $side }: lo termina su jugador o un juez.
game-refused-setup = Aún dura la preparación: `/turno terminar` la cierra y empieza el primer turno.
game-refused-too-few-players = Hacen falta al menos dos jugadores, y { $count ->
    [0] no se ha unido nadie
    [one] se ha unido uno
   *[other] se han unido { $count }
}: `/partida unirse`.
game-refused-no-map = Todavía no hay mapa: `/mapa cargar`.
game-refused-no-figures = El bando { $side } no tiene figuras en el mapa: `/figura añadir`, con una casilla.
game-refused-in-progress = { $figure } todavía está llevando a cabo { $action }: sigue con ello o termínalo con `/usar` y «Terminar la acción».
game-refused-nothing-to-finish = No hay ninguna acción en curso: no hay nada que terminar.
game-refused-decision-waits = El ataque de { $figure } no está resuelto: falta decidir { $choice }.
game-refused-not-your-decision = { $choice } lo decide el bando { $side }: su jugador o un juez.
game-refused-not-asked = Este ataque no espera { $choice }: ya está decidido o las reglas no lo permiten.
game-refused-max = { $figure } no puede generar más { $element }: ya hay { $limit } en el mapa, el máximo.
game-refused-on-the-sideline = { $figure } está en el banquillo y no en juego.
game-refused-replaced-elsewhere = Quien reemplaza a { $figure } ocupa al menos una de sus casillas: { $squares }.
game-refused-replaced-twice = Dos de ellos quedarían en { $square }.
game-refused-no-roll-open = { $figure } no puede tirar ahora por { $power }: se tira al principio de su turno, una sola vez, y solo si puede quitar una ficha de acción.
game-refused-not-your-beginning = Es el turno del bando { $side }: a la fase de acciones pasa su jugador o un juez.
game-refused-not-the-beginning = El principio del turno ya ha pasado.
game-refused-limit = { $figure } ya ha usado { $special } todas las veces que puede.
game-refused-no-limit = { $special } de { $figure } no tiene límite que contar: sus efectos cuentan por sí solos.
game-refused-markers-unseen = Ninguna de estas casillas está en la línea de fuego de { $figure }: al menos un marcador de { $power } tiene que estarlo.
game-refused-damage-waits = El ataque de { $figure } está sin resolver: primero hay que confirmar su daño o descartarlo (los botones están en `/turno ver`).
game-refused-no-attack = El ataque { $attack } no está pendiente: ya se ha resuelto o deshecho.
game-refused-ko = { $figure } está KO.
game-refused-off-map = { $figure } está fuera del mapa: primero hay que colocar la figura.
game-refused-occupied = { $square } está ocupada por { $figure }: dos personajes no comparten casilla.
game-refused-blocking = { $square } es terreno bloqueante: ahí no puede haber personajes.
game-refused-map-too-small = { $figure } está en { $square }, una casilla que este mapa no tiene.
game-refused-tokens-full = { $figure } ya tiene { $limit } fichas de acción, las máximas posibles.
game-refused-no-tokens = { $figure } no tiene fichas de acción.
game-refused-bystander-heals = { $figure } es un secundario (bystander): no tiene dial y no se le puede curar.
game-refused-at-starting-line = No se puede curar a { $figure }: no está por debajo de su línea de inicio (clic { $start }).
game-refused-unreachable = La base de { $figure } no puede acabar en { $squares }.
game-refused-not-broken-away = { $figure } no se ha separado de los adversarios adyacentes.
game-refused-divide = Hay varios objetivos impactados ({ $targets }): di cómo se reparte el daño entre ellos.
game-refused-nothing-to-undo = No hay nada que deshacer.
game-refused-spares-own = Es tu propio bando el que saldría dañado: ese daño lo descarta el otro bando, o un juez.
game-refused-ask-the-others = Un jugador no puede darlo por bueno solo: tiene que aceptarlo otro bando, o un juez.
game-refused-end-asks = Las reglas aún no han decidido la partida: para terminarla tiene que aceptarlo otro bando, o un juez.
game-refused-correction-asks = Para corregir un fallo tiene que aceptarlo otro bando, o un juez.
game-refused-undo-asks = Aquí el bot tiró los dados o sacó una carta, o se corrigió un fallo: para que nadie repita hasta que le guste lo que sale, tiene que aceptar otro bando, o un juez, que se deshaga.
game-refused-nothing-to-redo = No hay nada que rehacer: no se acaba de deshacer ninguna orden.
game-refused-not-your-command = La última orden es de { $player }: solo la deshace quien la dio, o un juez.
game-refused-not-your-undo = La última orden la deshizo { $player }: solo la rehace quien la deshizo, o un juez.

## Lo que se ha visto

game-outside-starting-area = { $figure } está fuera de la zona inicial del bando { $side }.
game-action-goes-on = { $figure } está llevando a cabo { $action }; queda: { $left }.
game-markers-stay = Los marcadores de { $power } se quedan: { $figure } no puede usarlo ahora, así que nada los retira.
game-vehicle-ko = { $figure } es un vehículo: en su lugar queda un objeto pesado, y su piloto se coloca en esa casilla o al lado y tira un d6 por 1 o 2 de daño inevitable. Qué resultado da cuál no se juzga; hay que leer la carta y anotarlo todo a mano.
game-pilot-left = { $figure } se ha ido, y { $pilot } lo pilotaba. Ya no es piloto de nadie; dónde se pone no se juzga. Lee el efecto y coloca a { $pilot } a mano.
game-pilot-stays-aboard = { $figure } está fuera del mapa, y { $pilot } sigue a bordo, en su carta: vuelve con el vehículo.
game-countdown-off-map = { $figure } muestra un clic de cuenta atrás: fuera del mapa cuenta como clic de KO, salvo que lo haya sacado su propio efecto; hay que leer la carta.
game-generated-not-next-to = { $figure } no está junto a { $by }, que lo genera: solo es correcto si el efecto nombra otro lugar; lee la carta.
game-generated-elsewhere = { $figure } no está adyacente a { $by }, que lo genera: solo es correcto si el efecto nombra otro lugar; hay que leer la carta.
game-asked = Decide el bando { $side }: { $choice }.
game-stands-against-the-rules = Los jugadores lo dan por bueno: vale lo que muestra la mesa, y el registro guarda la objeción.
game-use-idle = { $action } de { $figure } no afecta a nadie y no cambia nada.
game-enter-damage-by-hand = Lo que hace un ataque así no se juzga: anota el daño con `/daño`.
game-action-not-counted = { $figure } es Autónomo (Autonomous): la acción no cuenta para el total de acciones.
game-stop = STOP: el dial de { $figure } no pasa del clic { $click }.
game-healed-to-starting-line = { $figure } no se cura más allá de su línea de inicio: { $clicks ->
    [one] un clic
   *[other] { $clicks } clics
}.
game-damage-waits = El ataque queda pendiente: los diales giran cuando se confirme su daño.
game-side-has-nobody = Al bando { $side } no le queda ningún personaje que valga puntos: está derrotado.
game-one-side-left = El bando { $side } es el único sin derrotar: gana la partida. `/partida acabar` la cierra.

## El registro

game-log-opened = Se abre la partida { $name }: { $points ->
    [one] un punto
   *[other] { $points } puntos
}, { $ruleset }.
game-log-opened-unnamed = Se abre una partida: { $points ->
    [one] un punto
   *[other] { $points } puntos
}, { $ruleset }.
game-log-joined = { $player } se une y juega con el bando { $side }.
game-log-left = { $player } (bando { $side }) deja la partida.
game-log-map-loaded = Se despliega el mapa { $name } ({ $columns }×{ $rows }).
game-log-map-loaded-unnamed = Se despliega un mapa de { $columns }×{ $rows } casillas.
game-log-figure-added = { $figure } se une al bando { $side } en { $squares }.
game-log-figure-added-off-map = { $figure } se une al bando { $side }, fuera del mapa.
game-log-figure-edited = Cambia la carta de { $figure }.
game-log-text-unread = El texto de { $special } ({ $figure }) se deja sin leer desde ahora.
game-log-text-read = El texto de { $special } ({ $figure }) se lee desde ahora.
game-log-effects-typed = De { $special } ({ $figure }) cuenta desde ahora lo que se ha escrito, en lugar de su texto.
game-log-figure-generated = { $by } genera a { $figure } para el bando { $side } en { $squares }.
game-log-figure-replaced = { $others } reemplaza a { $figure }, que va a el banquillo.
game-log-figure-removed = { $figure } sale de la partida.
game-log-placed = { $figure } se coloca en { $squares }.
game-log-taken-off-map = { $figure } se retira del mapa.
game-log-action-given = { $figure } recibe { $action }.
game-log-action-anyway = { $figure } usa { $action } contra las reglas ({ $sections }); los jugadores lo dan por bueno.
game-log-free-action-given = { $figure } usa { $action } como acción FREE.
game-log-action-ended = { $figure } termina { $action }.
game-log-attack-declared = { $figure } hace un { $attack } contra { $targets }.
game-log-attack-rolled = Tirada de ataque: { $first } y { $second }, { $sum } en total.
game-log-chosen = { $choice }: { $value }.
game-log-attack-untargeted = { $figure } hace un { $attack } contra { $targets }, y no le queda ningún objetivo.
game-log-effect-modifies = { $power }, de { $by }: { $value } de { $figure } { $add }.
game-log-effect-cant-use = { $power }, de { $by }: { $figure } no puede usar { $what }.
game-log-effect-cant-target = { $power }: { $figure } no puede elegir a { $what } como objetivo este turno.
game-log-effect-copies = { $power }: { $figure } usa { $what } hasta que vuelva a elegir.
game-log-effect-ended = Termina { $power } sobre { $figure }.
game-log-effect-lost = { $power } sobre { $figure } termina antes de tiempo: se ha perdido, ya no se puede usar, o { $figure } está ahora a salvo de ello.
game-refused-uncopyable = { $special } no se puede copiar (Uncopyable): Comodín (Wild Card) no puede elegirla.
game-log-card-effect = { $special } en { $figure }: { $effects } ({ $until }).
game-log-card-effect-of = { $special } de { $by } en { $figure }: { $effects } ({ $until }).
game-effect-by-hand = La partida no puede ver cuándo termina { $special }: quítaselo a { $figure } con /efecto terminar.
game-refused-no-effect = En { $figure } no hay ningún efecto de carta con el nombre o número { $special }.
game-turn-ended-by-effect = Un efecto termina el turno de { $side }: ya no hay más acciones, y lo que aún espera se resuelve sin efecto.
game-log-effect-deferred = { $figure }: { $effect } espera a que se resuelva la acción entera.
game-log-deferred-came = Tras las resoluciones, { $figure }: { $effect }.
game-log-deferred-idle = { $figure }: { $effect } se resuelve sin efecto: se terminó el turno.
game-log-markers-generated = { $figure } genera con { $power } marcadores en { $squares }.
game-log-markers-removed = Se retiran los marcadores que { $figure } generó con { $power }.
game-log-element-placed = { $power }: { $element } pasa de { $start } a { $squares }.
game-log-beginning = Principio del turno del bando { $side }; puede tirar por: { $rolls }.
game-log-beginning-roll-made = { $figure } saca un { $roll } por { $power } y lo consigue.
game-log-beginning-roll-lost = { $figure } saca un { $roll } por { $power } y falla.
game-log-phase = Empieza la { $phase }.
game-log-limited-used = { $figure } usa { $special }, { $limit }.
game-log-text-used = { $figure } usa { $special }.
game-log-break-away-made = { $figure } saca un { $roll } y se separa.
game-log-break-away-lost = { $figure } saca un { $roll } y no consigue separarse: no se mueve.
game-log-break-away-lost-stands = { $figure } saca un { $roll } y no consigue separarse; los jugadores dejan que se mueva.
game-log-moved = { $figure } se mueve de { $start } a { $squares }.
game-log-moved-anyway = { $figure } se mueve de { $start } a { $squares }, en contra de las reglas ({ $sections }); los jugadores lo dan por bueno.
game-log-attacked = { $figure } saca { $first } y { $second } en un { $attack } contra { $targets }: { $results }.
game-log-attacked-anyway = { $figure } saca { $first } y { $second } en un { $attack } contra { $targets }, en contra de las reglas ({ $sections }); los jugadores lo dan por bueno.
game-log-damage-confirmed = Se confirma el daño: el ataque se resuelve.
game-log-damage-dropped = El ataque se resuelve sin daño.
game-log-clicked = El dial de { $figure } { $clicks ->
    [0] no baja más y sigue
    [one] baja un clic y queda
   *[other] baja { $clicks } clics y queda
} en el clic { $click }{ $why }.
game-log-damage-counted = { $figure } recibe { $clicks } de daño, { $total } en total{ $why }.
game-log-knocked-out = { $figure } queda KO.
game-log-healed = { $figure } se cura { $clicks ->
    [one] un clic
   *[other] { $clicks } clics
} y queda en el clic { $click }{ $why }.
game-log-healed-count = { $figure } se cura { $clicks } de daño y queda con { $total } de daño{ $why }.
game-log-tokens-given = { $figure } recibe { $count ->
    [one] una ficha de acción
   *[other] { $count } fichas de acción
} y tiene { $tokens }{ $why }.
game-log-tokens-taken = { $figure } pierde { $count ->
    [one] una ficha de acción
   *[other] { $count } fichas de acción
} y tiene { $tokens }{ $why }.
game-log-cleared = { $figure } retira { $count ->
    [one] su ficha de acción
   *[other] sus { $count } fichas de acción
}.
game-log-corrected = { $figure }, { $field }: ahora { $value ->
    [true] sí
    [false] no
    [red] rojo
    [blue] azul
    [green] verde
    [yellow] amarillo
   *[other] { $value }
}{ $why }.
game-log-turn-corrected = El turno, { $field }: ahora { $value ->
    [red] rojo
    [blue] azul
    [green] verde
    [yellow] amarillo
    [beginning] inicio del turno
    [action] fase de acción
    [end] fin del turno
    [clear] fase de limpieza
   *[other] { $value }
}{ $why }.
game-log-turn-ended = El bando { $side } termina su turno.
game-log-turn-began = Turno { $number }: empieza el bando { $side }.
game-log-map-edited = Se edita el mapa: { $terrain } en { $places }.
game-log-undone = Se deshace la orden { $taken_back }.
game-log-imported = 📥 { $player } trae la partida de un archivo. Lo que está encima, también tiradas y acuerdos, es lo que dice el archivo.
game-log-agreed = ↳ { $player } lo acepta.
game-log-agreed-judge = ↳ { $player } lo acepta, como juez.
game-log-redone = Se rehace la orden { $put_back }.
game-log-roll-confirmed = { $player } confirmó los dados.
game-log-ruling-stood = { $about ->
        [0] Se impugnó lo que se había rechazado, y sigue rechazado
       *[other] Se impugnó el fallo de la entrada { $about }, y queda en pie
    }, por decisión de los dados{ $thrown }.
game-log-ruling-corrected = { $about ->
        [0] Se impugnó y corrigió lo que se había rechazado
       *[other] Se impugnó y corrigió el fallo de la entrada { $about }
    } { $by ->
        [judge] por decisión de un juez
        [dice] por decisión de los dados{ $thrown }
        [alone] por decisión del único jugador
       *[other] de común acuerdo
    }.{ $changed ->
        [0] {""}
        [one] {" "}Un paso posterior resulta distinto.
       *[other] {" "}{ $changed } pasos posteriores resultan distintos.
    }{ $standing ->
        [0] {""}
        [one] {" "}Uno se dio por bueno contra las reglas.
       *[other] {" "}{ $standing } se dieron por buenos contra las reglas.
    }{ $dropped ->
        [0] {""}
        [one] {" "}Uno ya no vale y se descartó.
       *[other] {" "}{ $dropped } ya no valen y se descartaron.
    }
game-log-ended = Termina la partida.

## Resultados y bandos

term-hit = impacto
term-miss = fallo
term-evaded = evadido
term-passed = pasado a otro
term-red = rojo
term-blue = azul
term-green = verde
term-yellow = amarillo

## Campos que se pueden corregir

term-field-targets = número de objetivos
term-field-click = clic
term-field-damage-taken = daño recibido
term-field-tokens = fichas de acción
term-field-side = bando
term-field-acted = recibió una acción con coste
term-field-moved = se movió este turno
term-field-placed = fue colocado este turno
term-field-carried = fue transportado este turno
term-field-received = recibió una ficha de acción este turno
term-field-ko = KO
term-field-used = usado este turno
term-field-cant-use = no puede usar
term-field-modifiers = modificadores
term-field-active = bando activo
term-field-number = número de turno
term-field-phase = fase
term-field-actions-used = acciones dadas
term-field-build-total = total de construcción
term-instruction-move = un movimiento
term-instruction-close = un ataque cuerpo a cuerpo
term-instruction-range = un ataque a distancia
term-instruction-attack = un ataque
term-use = se usa
term-decline = no se usa
term-once-per-turn = una vez por turno
term-once-per-game = una vez por partida
term-twice-per-turn = dos veces por turno
term-twice-per-game = dos veces por partida
term-field-used-this-game = usado en esta partida
term-field-pilot = piloto
form-dispute-section-heroclix-2012 = Se olvidó una regla
    .label = Su sección, como la conoce /regla
    .hint = línea de fuego
