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
term-other-card = carta
term-coin-heads = cara
term-coin-tails = cruz

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
game-log-to-sideline = { $figure } pasa al banquillo: pierde sus fichas y todo lo que se le aplicaba.
game-log-brought-in = { $figure } entra desde el banquillo en { $squares }, como personaje nuevo.
game-log-brought-off-map = { $figure } sale del banquillo, fuera del mapa, como personaje nuevo.
game-log-returned = { $figure } vuelve de la zona de KO a { $squares }, como personaje nuevo; su KO sigue puntuado.
game-log-returned-off-map = { $figure } vuelve de la zona de KO, fuera del mapa, como personaje nuevo; su KO sigue puntuado.
game-log-returned-to-sideline = { $figure } vuelve de la zona de KO al banquillo, como personaje nuevo; su KO sigue puntuado.
game-log-keyword-gained = { $figure } gana la palabra clave { $keyword }, para el resto de la partida o hasta que pase al banquillo.
game-log-keyword-lost = { $figure } pierde la palabra clave { $keyword }, para el resto de la partida o hasta que pase al banquillo.
game-title-ko = { $figure } era un protagonista (Title Character): mirad en sus habilidades de continuidad (Continuity) qué dispara su KO; el bot no las juzga.
game-triggers-cards = Junto al mapa, los textos de estas cartas hablan de este momento: { $cards }. Leed allí qué llega ahora.

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
game-refused-too-few-clues = { $card } tiene { $clues } fichas de pista; este efecto necesita { $needed }.
game-refused-no-clues = { $card } tiene { $clues } fichas de pista: no se pueden quitar más.
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
game-resource-of-vehicle = { $figure } es un vehículo: solo se le puede asignar { $card } si es parte de su propio dial o carta.
game-same-clue-effect = Un CLUE EFFECT ({ $clue }) da una sola ficha: si la recibe { $card }, por el mismo disparo no la recibe { $others }.
game-draw-tarot-first = El bando { $side } roba primero una carta de tarot, antes de cualquier otro efecto de su turno (`/carta robar`).
game-tarot-drawn-late = El bando { $side } ya ha hecho algo este turno; la carta se debía robar antes.
game-tarot-leaves-first = { $covered } deja de estar en juego: lo que eso cause va antes que el efecto de { $card }.
game-read-card = Lo que hace { $card } está impreso en ella: leedla; el bot no lo juzga.
game-location-bonus-which = { $card }: la bonificación, si su jugador eligió el mapa y eligió esta localización; la consolación, si no eligió el mapa ni ganó la tirada para ser primer jugador.
game-log-card-added = { $type } del bando { $side }: { $card }.
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
game-log-card-ko = { $card } queda noqueado: no queda nadie a quien estuviera asignado.
game-log-card-out = { $card } deja de estar en juego.
