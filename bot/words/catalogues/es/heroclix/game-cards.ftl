# Lo que está junto al mapa: el banquillo, cartas, palabras clave ganadas, monedas y otros dados

error-no-card = no hay ninguna carta «{ $id }» junto al mapa
error-card-ambiguous = «{ $given }» puede ser { $found }; se esperaba el nombre o el id de una sola carta
error-not-a-die = «{ $given }» no es un dado; se esperaba coin (moneda), d y un número de caras como d8, o sus caras como 1/1/2/5/?/?
error-force-no-cards = esta lista no tiene recursos, cartas ID, bonificaciones de localización, cartas de tarot, cartas de misterio ni One-Shots
term-id-card = carta ID
term-resource = recurso
term-location-bonus = bonificación de localización
term-map-bonus = bonificación de mapa
term-tarot = carta de tarot
term-mystery-card = carta de misterio
term-one-shot = One-Shot
term-feat = proeza
term-condition = condición de batalla
term-event-dial = dial de evento
term-alternate-ability = habilidad de equipo adicional
term-other-card = carta
term-coin = moneda
term-coin-heads = cara
term-coin-tails = cruz
term-option-assigned = asignada
term-option-card = carta
term-option-cards = por
term-option-change = cambio
term-option-count = cuántos
term-option-die = dado
term-option-further = adicional
term-option-keyword = palabra-clave
term-option-results = resultados

# El banquillo y la zona de KO

game-refused-in-play = { $figure } está en juego: solo puede entrar quien está en el banquillo o en la zona de KO.
game-refused-removed = { $figure } fue eliminado de la partida y no vuelve.
game-refused-returned = { $figure } ya volvió de la zona de KO, como personaje nuevo.
game-refused-has-keyword = { $figure } ya tiene la palabra clave { $keyword }.
game-refused-lacks-keyword = { $figure } no tiene la palabra clave { $keyword }.
game-sideline-full = El banquillo del bando { $side } tiene { $count } elementos de juego; puede empezar con { $limit }.
game-log-added-to-sideline = { $figure } se une al bando { $side }, en su banquillo.
game-refused-not-on-sideline = { $figure } no está en el banquillo del bando { $side }.
game-opponent-places = El efecto no es opcional: un adversario elige las casillas de quien reemplaza a { $figure } si no cabe en las que ocupaba.
game-log-to-sideline-as-it-is = { $figure } va al banquillo y conserva sus fichas y palabras clave.
game-log-comes-in = { $figure } entra desde el banquillo en { $squares }.
game-log-comes-off-map = { $figure } vuelve del banquillo, fuera del mapa.
game-log-keyword-kept = { $figure } gana la palabra clave { $keyword } para el resto de la partida.
game-log-keyword-gone = { $figure } pierde la palabra clave { $keyword } para el resto de la partida.
game-log-to-sideline = { $figure } pasa al banquillo: pierde sus fichas y todo lo que se le aplicaba.
game-log-brought-in = { $figure } entra desde el banquillo en { $squares }, como personaje nuevo.
game-log-brought-off-map = { $figure } sale del banquillo, fuera del mapa, como personaje nuevo.
game-log-returned = { $figure } vuelve de la zona de KO a { $squares }, como personaje nuevo; su KO sigue puntuado.
game-log-returned-off-map = { $figure } vuelve de la zona de KO, fuera del mapa, como personaje nuevo; su KO sigue puntuado.
game-log-returned-to-sideline = { $figure } vuelve de la zona de KO al banquillo, como personaje nuevo; su KO sigue puntuado.
game-log-extreme-chosen-once = Se elige a { $figure } entre los empatados como el personaje de { $which } valor en puntos ({ $among }), para el efecto que lo pregunta ahora.
game-log-extreme-chosen = { $figure } cuenta como el personaje de { $which } valor en puntos ({ $among }) hasta que cambie el jugador activo o deje de ser uno de ellos.
game-refused-not-extreme = { $figure } no es de los que se pueden elegir: { $figures }.
game-refused-no-extreme = Ahí no hay ningún personaje que elegir.
game-refused-one-extreme = No hay nada que elegir: solo puede ser { $figure }.
game-refused-extreme-holds = Ya se eligió a { $figure }, y cuenta como tal hasta que cambie el jugador activo o deje de ser uno de ellos.
term-highest = mayor
term-lowest = menor
term-area-of-map = en el mapa
term-area-of-sideline = en los banquillos
term-area-of-ko = en las zonas de KO
extreme-title = El personaje de { $which } valor en puntos: { $among }
extreme-one = Solo { $figures }.
extreme-tied = Empatados: { $figures }. El jugador activo elige a uno con `/figura puntos`.
extreme-chosen = Empatados: { $figures }. Se eligió a { $chosen }, y cuenta como tal.
extreme-none = No hay nadie.
choice-which-highest = mayor
choice-which-lowest = menor
choice-among-red = la fuerza roja
choice-among-blue = la fuerza azul
choice-among-green = la fuerza verde
choice-among-yellow = la fuerza amarilla
choice-among-map = todos los del mapa
choice-among-sideline = todos los de los banquillos
choice-among-ko = todos los de las zonas de KO
game-log-keyword-gained = { $figure } gana la palabra clave { $keyword }, para el resto de la partida o hasta que pase al banquillo.
game-log-keyword-lost = { $figure } pierde la palabra clave { $keyword }, para el resto de la partida o hasta que pase al banquillo.
game-log-keyword-for = { $figure } gana la palabra clave { $keyword }: { $until }.
game-log-no-keyword-for = { $figure } pierde la palabra clave { $keyword }: { $until }.
effect-keyword-gained = gana la palabra clave
effect-keyword-lost = pierde la palabra clave
game-title-ko = { $figure } era un protagonista (Title Character): mirad en sus habilidades de continuidad (Continuity) qué dispara su KO; el bot no las juzga.
game-triggers-cards = Junto al mapa, los textos de estas cartas hablan de este momento: { $cards }. Leed allí qué llega ahora.

game-refused-first-decided = El primer turno no puede ser del bando { $side }: lo juega el bando { $highest }, que sacó más.
game-refused-first-not-open = El primer turno no puede ser del bando { $side }: por los dados, lo juega { $highest } o { $other }.
game-refused-begun = La partida ha empezado: ya está decidido quién juega primero.
game-countdown-by-hand = { $figure } está en un clic de cuenta atrás: solo un efecto que lo diga lo mueve, lo daña o le da fichas de acción.
game-battle-royale = Es una Battle Royale: sigue mientras dos jugadores controlen algún personaje, sean cuales sean los puntos; después gana quien tenga más puntos.
game-triggers-themed-team = Hay textos sobre equipos temáticos en las cartas de { $figures }: se aplican en el orden que elija su jugador y el bot no los juzga; indicad lo que suman como bonificación adicional.
game-team-rerolls = ↻ Control de Probabilidad del equipo temático: { $count ->
    [one] queda 1
   *[other] quedan { $count }
}
game-next-map = El mapa lo elige el bando { $side }.
game-next-special-terrain = Quien tenga terreno especial en su fuerza lo coloca ahora: { $sides }, en este orden.
game-next-areas = Las zonas iniciales las eligen { $sides }, en este orden.
game-next-opposite = Entre dos jugadores, el primero empieza en la esquina opuesta a la del segundo: aquí el bando { $side } en { $squares }, ya que el bando { $other } tiene la otra. `/mapa zona` las intercambia.
game-next-places = Ahora el bando { $side } coloca todos sus personajes (aún fuera del mapa: { $figures }) y sus objetos, estos fuera de las zonas iniciales.
game-next-effects = Todos los personajes están en el mapa: se resuelven ahora los efectos «al comienzo del juego»; el bando { $side } cuenta como activo.
game-next-first-turn = El primer turno es del bando { $side }.
game-places-later = El bando { $side } coloca después de que { $first } haya colocado todo lo suyo.
game-team-rerolls-counted = El bando { $side } es un equipo temático: puede usar un Control de Probabilidad propio { $uses ->
    [one] 1 vez
   *[other] { $uses } veces
} en esta partida.
game-log-initiative-order = El bando { $side } tiene la tirada más alta y es el primer jugador. Orden de turnos: { $sides }.
game-log-initiative = El bando { $side } tiene la tirada más alta y elige al primer jugador: él mismo o { $other }.

# Monedas y dados especiales

game-log-coin = Moneda: { $results }{ $why }.
game-log-special-dice = { $die }: { $results }{ $why }.
game-coin-stands = Lanzar una moneda no es tirar un dado: ni se repite ni se cambia.
game-die-symbol = Si el efecto no dice nada de un símbolo de { $die }, cuenta como { $number }.

# Cartas

game-refused-card-unique = { $card } ya está ahí, y esas cartas son únicas.
game-refused-second-resource = El bando { $side } ya tiene un recurso, { $card }: una fuerza tiene solo uno.
game-refused-card-gone = { $card } está fuera de juego.
game-refused-card-face-down = { $card } está boca abajo: ya se usó.
game-refused-card-not-drawn = { $card } está en el mazo de tarot y aún no se ha robado.
game-refused-card-covered = { $card } ya no está en juego: solo está activa la carta de tarot de arriba de cada jugador.
game-refused-too-few-clues = { $card } tiene { $clues ->
    [one] 1 ficha de pista
   *[other] { $clues } fichas de pista
}; este efecto necesita { $needed }.
game-refused-no-clues = { $card } tiene { $clues ->
    [one] 1 ficha de pista
   *[other] { $clues } fichas de pista
}: no se pueden quitar más.
game-refused-no-mystery-card = { $card } no es una carta de misterio y no lleva fichas de pista.
game-refused-not-assigned = { $card } no está asignado a { $figure }.
game-refused-assigned-elsewhere = { $figure } está ahora en otra fuerza y no puede usar { $card }.
game-refused-card-used-this-turn = { $card } ya se usó este turno.
game-refused-card-used-this-game = { $card } ya se usó; solo se puede una vez por partida.
game-refused-card-before-first-turn = { $card } se usa una vez por turno, y antes del primer turno no hay ninguno.
game-refused-map-bonus-stays = { $card } dura el resto de la partida, pase lo que pase con el terreno especial.
game-refused-no-tarot-deck = El bando { $side } no tiene mazo de tarot.
game-refused-draw-not-your-turn = La carta de tarot se roba al principio del turno de su jugador; no es el turno del bando { $side }.
game-refused-drawn-already = El bando { $side } ya robó este turno: { $card }.
game-refused-tarot-all-active = Todas las cartas que el bando { $side } podría robar las tiene en juego otro jugador.
game-no-id-character = No hay ningún personaje de ese bando en el banquillo, y { $card } necesita allí a su personaje de identificación.
game-id-character-unnamed = Quién es el personaje de identificación de { $card } no se juzga, porque no se indicó al ponerla: { $figures }. Hay que leer la carta.
game-id-character-elsewhere = { $figure }, el personaje de identificación indicado para { $card }, no está en el banquillo. Hay que leer la carta.
game-id-character-comes = { $figure } es el personaje de identificación de { $card }: qué lo llama y por cuánto tiempo se lee en la carta.
game-resource-unassigned = { $figure } está en el banquillo y volvería como un personaje nuevo: { $card } ya no está asignado a esa figura.
game-resource-of-vehicle = { $figure } es un vehículo: solo se le puede asignar { $card } si es parte de su propio dial o carta.
game-same-clue-effect = Un CLUE EFFECT ({ $clue }) da una sola ficha: si la recibe { $card }, por el mismo disparo no la recibe { $others }.
game-draw-tarot-first = El bando { $side } roba primero una carta de tarot, antes de cualquier otro efecto de su turno (`/carta robar`).
game-tarot-drawn-late = El bando { $side } ya ha hecho algo este turno; la carta se debía robar antes.
game-tarot-leaves-first = { $covered } deja de estar en juego: lo que eso cause va antes que el efecto de { $card }.
game-read-card = Lo que hace { $card } está impreso en ella: léela; el bot no lo juzga.
game-location-bonus-which = { $card }: la bonificación, si su jugador eligió el mapa y eligió esta localización; la consolación, si no eligió el mapa ni ganó la tirada para ser primer jugador.
game-log-card-added = { $points ->
    [0] { $type } del bando { $side }: { $card }.
    [one] { $type } del bando { $side }: { $card }, 1 punto.
   *[other] { $type } del bando { $side }: { $card }, { $points } puntos.
}
game-log-card-used = Se usa { $card }.
game-log-card-used-by = { $figure } usa { $card }.
game-log-card-used-anyway = Se usa { $card } contra las reglas ({ $sections }); los jugadores lo dejan así.
game-log-one-shot-used = Se usa { $card } y se pone boca abajo: se puntuará al final.
game-log-clues = { $card }: +{ $count } pista, ahora { $clues }.
game-log-clues-gone = { $card }: −{ $count } pista, ahora { $clues }.
game-log-tarot-drawn = El bando { $side } roba { $card }.
game-log-tarot-drawn-anyway = El bando { $side } roba { $card } contra las reglas ({ $sections }); los jugadores lo dejan así.
game-log-tarot-bottom = El bando { $side } roba { $card }, que otro jugador tiene en juego: va al fondo del mazo.
game-log-tarot-shuffled = El mazo de tarot del bando { $side } se baraja de nuevo.
game-log-card-ko = { $card } queda KO: no queda nadie a quien estuviera asignado.
game-log-card-out = { $card } deja de estar en juego.

# Las cartas y el banquillo como los muestra Discord

card-which = Di qué carta, o adjunta una lista de fuerza.
card-place-play = en juego
card-place-sideline = en el banquillo
card-place-face-down = boca abajo
card-place-deck = en el mazo
card-place-out = fuera de juego
card-place-ko = KO
card-points = { $points } puntos
card-clues = fichas de pista: { $clues }
card-everyone = asignada a todos
cards-title = Cartas junto al mapa
cards-none = No hay ninguna.
throw-count = Había que lanzar { $count }, pero se dan { $given } resultados: quita la cantidad o di otros tantos resultados
sideline-title = Junto al mapa
sideline-there = Banquillo
sideline-ko = Zona de KO
sideline-nobody = Ahí no espera nadie.
choice-card-id-card = carta ID
choice-card-resource = recurso
choice-card-location-bonus = bonificación de localización
choice-card-map-bonus = bonificación de mapa de un terreno especial
choice-card-tarot = carta de tarot
choice-card-mystery-card = carta de misterio
choice-card-one-shot = One-Shot
choice-card-feat = proeza
choice-card-condition = condición de batalla
choice-card-event-dial = dial de evento
choice-card-alternate-ability = habilidad de equipo adicional
choice-card-other-card = otra carta
choice-limit-once-per-turn = una vez por turno
choice-limit-once-per-game = una vez por partida
cmd-card = carta
    .description = Cartas junto al mapa: recursos, tarot, misterio, One-Shots y similares
cmd-card-add = añadir
    .description = Pon en la mesa una carta de tu bando, o todas las de una lista de fuerza
    .name = nombre
    .name-description = Cómo se llama la carta
    .kind = tipo
    .kind-description = Qué es
    .points = puntos
    .points-description = Su valor en puntos, donde se puntúa
    .assigned = asignada
    .assigned-description = A quién se asigna un recurso, con comas; o el personaje de una carta ID
    .everyone = todos
    .everyone-description = Un recurso asignado a toda la fuerza
    .clue = pista
    .clue-description = Una carta de misterio: el nombre de su CLUE EFFECT
    .limit = límite
    .limit-description = Cada cuánto se puede usar, si la carta lo dice
    .text = texto
    .text-description = Lo que dice, para que lo lean los jugadores
    .side = bando
    .side-description = Su bando; si no dices nada, el tuyo
    .file = archivo
    .file-description = Una lista de fuerza en JSON o YAML: se ponen todas sus cartas
cmd-card-use = usar
    .description = Usa lo que dice una carta; un One-Shot se pone boca abajo
    .card = carta
    .card-description = Qué carta: su nombre o su id
    .figure = figura
    .figure-description = Quién la usa
    .clues = pistas
    .clues-description = Una carta de misterio: cuántas fichas de pista necesita el efecto
    .anyway = igualmente
    .anyway-description = Pedir a los demás que lo den por bueno si las reglas lo rechazan
cmd-card-draw = robar
    .description = Roba una carta de tarot al principio de tu turno
    .card = carta
    .card-description = La que robaste en la mesa; si no dices nada, la del bot
    .anyway = igualmente
    .anyway-description = Pedir a los demás que lo den por bueno si las reglas lo rechazan
cmd-card-clue = pista
    .description = Pon fichas de pista en una carta de misterio, o quítalas
    .card = carta
    .card-description = Qué carta: su nombre o su id
    .change = cambio
    .change-description = Cuántas más; con un menos, menos
cmd-card-discard = descartar
    .description = Saca una carta del juego
    .card = carta
    .card-description = Qué carta: su nombre o su id
cmd-card-list = lista
    .description = Las cartas de cada bando
cmd-sideline = banquillo
    .description = Quién espera junto al mapa
cmd-sideline-send = mandar
    .description = Pon una figura en su banquillo
    .figure = figura
    .figure-description = Qué figura: su nombre o su id
cmd-sideline-enter = entrar
    .description = Una figura entra desde el banquillo o vuelve de la zona de KO, como personaje nuevo
    .figure = figura
    .figure-description = Qué figura: su nombre o su id
    .at = en
    .at-description = Su casilla, como C5
    .start = inicio
    .start-description = El clic de otra de sus líneas de inicio
    .by = por
    .by-description = De quién es el efecto que la trae
    .waits = espera
    .waits-description = De la zona de KO al banquillo, no al mapa
cmd-sideline-list = lista
    .description = Quién está en los banquillos y en las zonas de KO
cmd-throw = lanzar
    .description = Lanza una moneda o dados especiales; el resultado queda en el registro
    .die = dado
    .die-description = coin (moneda), d8, o las caras: 1/1/2/5/?/?
    .count = cuántos
    .count-description = Cuántos
    .results = resultados
    .results-description = Lo que salió en la mesa; si no dices nada, lo lanza el bot
    .why = porqué
    .why-description = Para el registro
cmd-figure-attach = adjuntar
    .description = Adjunta una figura a otra, fuera del mapa
    .figure = figura
    .figure-description = Qué figura: su nombre o su id
    .to = a
    .to-description = A quién
cmd-figure-out = eliminar
    .description = Elimina una figura de la partida por un efecto: da puntos, pero no es KO
    .figure = figura
    .figure-description = Qué figura: su nombre o su id
cmd-figure-keyword = palabra-clave
    .description = Una figura gana o pierde una palabra clave: el resto de la partida, o lo que diga su efecto
    .figure = figura
    .figure-description = Qué figura: su nombre o su id
    .keyword = palabra-clave
    .keyword-description = La palabra clave
    .loses = pierde
    .loses-description = La pierde
    .until = hasta
    .until-description = Cuánto dura: el resto de la partida, si su efecto no dice otra cosa
cmd-figure-points = puntos
    .description = Quién es el personaje de más o menos puntos; si hay varios, a quién elige el jugador activo
    .which = cuál
    .which-description = El de más puntos o el de menos
    .among = entre
    .among-description = Entre quiénes
    .figure = figura
    .figure-description = Cuál de los empatados; si no lo dices, se te dice quiénes son
cmd-figure-replace = reemplazar
    .description = Reemplaza una figura por una o dos del banquillo
    .figure = figura
    .figure-description = A quién se reemplaza
    .by = por
    .by-description = Quién entra, desde el banquillo
    .at = en
    .at-description = Su casilla; si no, donde estaba la reemplazada
    .by2 = por2
    .by2-description = Una segunda
    .at2 = en2
    .at2-description = La casilla de la segunda
    .forced = obligado
    .forced-description = El efecto no es opcional: un adversario colocó a quien no cabía
turn-roll-title = Primer jugador
turn-roll-malformed = «{ $given }» no es una lista de bonificaciones; se esperaba un número por asiento, como 1, 0
cards-file-keys-left = No se despliega como cartas: { $names }{ $more ->
    [0] {""}
   *[other] {" "}y { $more } más
}.
