# Masters of the Universe: Battleground. La partida: negativas, lo hallado y las líneas de su registro (3, 4).

## Negativas

motu-game-none = Todavía no hay partida: abrid una con `/game new`.
motu-game-open = Ya hay una partida abierta: terminadla con `/game end` antes de empezar otra.
motu-game-over = La partida ha terminado: solo puede deshacerse su final.
motu-game-not-a-player = No juegas en esta partida: siéntate con `/game join`. Quien solo mira no cambia nada.
motu-game-not-yours = { $figure } es de { $side }: lo hace quien los lleva, o un juez.
motu-game-side-not-yours = { $side } no son tuyos: lo hace quien los lleva, o un juez.
motu-game-seated = Ya llevas a { $side }. Para llevar también al otro ejército: `/game join side:`
motu-game-full = Los dos asientos están ocupados.
motu-game-side-taken = { $side } ya tienen jugador: elige a los otros.
motu-game-setup = La preparación de la partida sigue: la primera ronda no ha empezado.
motu-game-setup-over = La preparación de la partida ha terminado.
motu-game-no-field = Todavía no hay campo de batalla: `/map load`.
motu-game-too-few-players = Los dos ejércitos necesitan jugador, y { $count ->
    [0] no se ha sentado nadie
    [one] se ha sentado uno
   *[other] se han sentado { $count }
}: `/game join`.
motu-game-no-characters = { $side } no tienen ningún personaje todavía: `/figure add`.
motu-game-no-starting-player = Todavía no se sabe quién es el jugador inicial: tiradlo.
motu-game-off-field = { $figure } todavía no está en el campo de batalla.
motu-game-defeated = { $figure } está derrotado: su carta y su equipo ya no se usan.
motu-game-field-does-not-fit = { $figure } no podría estar en ese campo de batalla donde está ahora.
motu-game-wrong-phase = Eso no es de ahora: es la { $phase }.
motu-game-not-your-activation = Les toca a { $side } activar un personaje.
motu-game-nobody-active = Ahora no hay ningún personaje activo.
motu-game-still-active = { $figure } está activo: antes acaba su activación.
motu-game-choose-cards-first = Primero se eligen y se revelan las cartas.
motu-game-chosen-already = { $side } ya han elegido carta: queda boca abajo hasta que se revele.
motu-game-revealed-already = Las cartas están reveladas: se usan antes de elegir otras.
motu-game-not-all-chosen = { $side } no han elegido carta ni han pasado: las cartas se revelan a la vez.
motu-game-wrong-seal = Esa no es la carta que pusieron { $side }.
motu-game-has-passed = { $side } han pasado: ya no activan a nadie esta ronda.
motu-game-no-card-left = { $side } no tienen tantas cartas de destino en la mano.
motu-game-card-not-in-hand = { $card } no está en la mano.
motu-game-dealt-already = El mazo de { $side } ya está repartido.
motu-game-no-fate-cards = { $side } no tienen cartas de destino en su lista.
motu-game-prepared = { $side } ya han robado sus cartas de esta ronda.
motu-game-glory-not-discarded = { $card } es una carta de gloria: antes de robar se descartan cartas de destino.
motu-game-bonus-taken = La bonificación de la carta que activó a { $figure } ya está usada.
motu-game-bonus-first = Antes de nada se resuelve la bonificación de { $card }.
motu-game-wrong-bonus = { $card } tiene otras bonificaciones: { $bonuses }.
motu-game-no-quest-in-play = No hay ninguna misión secundaria { $card } en juego.
motu-game-quest-when = Una misión secundaria se completa durante una activación o una interrupción.
motu-game-ask-the-other = El jugador no puede darlo por bueno solo: tiene que aceptarlo el otro bando, o un juez.
motu-game-end-asks = Las reglas todavía no han decidido la partida: el empate tiene que aceptarlo el otro bando, o un juez. Retirarse puede uno solo.
motu-game-correction-asks = Para corregir un fallo tiene que aceptarlo el otro bando, o un juez.
motu-game-undo-asks = El bot tiró dados, se vieron cartas ocultas o se corrigió un fallo: para que nadie pruebe hasta que la suerte le guste, tiene que aceptarlo el otro bando, o un juez.
motu-game-nothing-to-undo = No hay nada que deshacer.
motu-game-nothing-to-redo = No hay nada que rehacer: no se acaba de deshacer ninguna orden.
motu-game-not-your-command = La última orden es de { $player }: solo la deshace quien la dio, o un juez.
motu-game-not-your-undo = La última orden la deshizo { $player }: solo la rehace quien la deshizo, o un juez.

## Lo hallado

motu-game-outside-zone = { $figure } está fuera de la zona de despliegue de { $side }.
motu-game-army-over-points = El ejército de { $side } cuesta { $cost } puntos; se acordaron { $points }.
motu-game-deck-empty = El mazo de { $side } no tiene más cartas: se roban menos.
motu-game-card-words = { $card }, con sus propias palabras, que resuelven los jugadores: { $text }
motu-game-stands = Los jugadores lo dan por bueno: cuenta lo que muestra la mesa, y el registro guarda la objeción.
motu-game-next = { $side } todavía pueden conseguir objetivos: que digan cuándo han acabado.
motu-game-points-lost = A { $figure } le { $points ->
    [one] quedaba un punto de acción, que se pierde
   *[other] quedaban { $points } puntos de acción, que se pierden
}; su maná permanece.
motu-game-mana-full = { $figure } no puede tener más de { $limit } manás.

## El registro

motu-log-opened = Se abre la partida { $name }: Masters of the Universe: Battleground.
motu-log-opened-unnamed = Se abre una partida de Masters of the Universe: Battleground.
motu-log-joined = { $player } se sienta y lleva a { $side }.
motu-log-left = { $player } ({ $side }) deja la partida.
motu-log-field = Se despliega el campo de batalla { $name } ({ $columns }×{ $rows }), con { $tokens ->
    [one] una ficha de objetivo
   *[other] { $tokens } fichas de objetivo
}.
motu-log-field-unnamed = Se despliega un campo de batalla de { $columns }×{ $rows } casillas, con { $tokens ->
    [one] una ficha de objetivo
   *[other] { $tokens } fichas de objetivo
}.
motu-log-objective-placed = La ficha de objetivo { $token } está en { $place }.
motu-log-objective-removed = La ficha de objetivo { $token } se retira del campo de batalla.
motu-log-character-added = { $figure } se une a { $side } en { $places }.
motu-log-character-added-off = { $figure } se une a { $side }, fuera del campo de batalla.
motu-log-character-edited = Cambia la carta de { $figure }.
motu-log-character-removed = { $figure } sale de la partida.
motu-log-placed = { $figure } se coloca en { $places }.
motu-log-taken-off = { $figure } se retira del campo de batalla.
motu-log-starting-player = El jugador inicial es el de { $side }.
motu-log-starting-rolled = { $rolls }: el jugador inicial es el de { $side }.
motu-log-golden-rule = Regla de oro, { $rolls }: { $side } deciden cómo se sigue.
motu-log-corrected = A mano, { $field } de { $figure }: de { $old } a { $new }.
motu-log-corrected-round = A mano, { $field }: de { $old } a { $new }.
motu-log-corrected-army = A mano, { $field } de { $side }: de { $old } a { $new }.
motu-log-agreed = { $player } está de acuerdo.
motu-log-judge-agreed = { $player } lo acepta como juez.
motu-log-imported = { $player } trajo la partida de un archivo.
motu-log-undone = Se deshace la orden { $number }.
motu-log-redone = Se rehace la orden { $number }.
motu-log-roll-confirmed = { $player } confirmó los dados.
motu-log-ruling-stood = { $about ->
        [0] Se impugnó lo que se había rechazado, y sigue rechazado
       *[other] Se impugnó el fallo de la entrada { $about }, y queda en pie
    }, por decisión de los dados{ $thrown }.
motu-log-ruling-corrected = { $about ->
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
motu-log-ended-military = Todos los demás están derrotados: { $side } ganan la partida.
motu-log-ended-points = { $side } ganan la partida: { $masters } puntos de Masters of the Universe, { $evil } de Evil Warriors.
motu-log-ended-draw = La partida acaba en empate: { $masters } puntos de Masters of the Universe, { $evil } de Evil Warriors.
motu-log-ended-agreed = Los jugadores acuerdan el empate: { $masters } puntos de Masters of the Universe, { $evil } de Evil Warriors.
motu-log-ended-retreat = Los otros se retiran: { $side } ganan la partida.
motu-log-cards-added = { $count ->
    [one] Una carta entra
   *[other] { $count } cartas entran
} en la lista de { $side }.
motu-log-deck-shuffled = Se baraja el mazo de { $side }.
motu-log-deck-shuffled-sealed = Se baraja el mazo de { $side } con una semilla secreta; su SHA-256: { $seal }.
motu-log-cards-drawn = { $side } roban { $count ->
    [one] una carta de destino
   *[other] { $count } cartas de destino
}.
motu-log-cards-discarded = { $side } descartan { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
motu-log-card-sealed = { $side } ponen una carta boca abajo.
motu-log-card-revealed = { $side } revelan { $card }, iniciativa { $initiative }.
motu-log-goes-first = Van primero { $side }.
motu-log-passed = { $side } pasan.
motu-log-passed-forced = { $side } ya no pueden activar a nadie: pasan.
motu-log-activation-began = { $figure } se activa con { $card }: { $points ->
    [one] un punto de acción
   *[other] { $points } puntos de acción
}, { $mana } de maná.
motu-log-card-played = Se juega { $card } sobre { $figure }.
motu-log-bonus = { $figure } recibe { $bonus }: { $points ->
    [one] un punto de acción
   *[other] { $points } puntos de acción
}, { $mana } de maná.
motu-log-quest-completed = { $side } completan la misión secundaria { $card }: { $points } puntos.
motu-log-activation-ended = Acaba la activación de { $figure }.
motu-log-phase-preparation = Ronda { $round }: empieza la fase de preparación.
motu-log-phase-activation = Ronda { $round }: empieza la fase de activación.
motu-log-phase-maintenance = Ronda { $round }: empieza la fase de mantenimiento. Primero se consiguen objetivos.
motu-log-objective-taken = { $figure } consigue la ficha de objetivo { $token }.
motu-log-objective-taken-anyway = { $figure } consigue la ficha de objetivo { $token } contra las reglas ({ $sections }); los jugadores lo dan por bueno.
motu-log-ready = { $side } han acabado con los objetivos.
motu-log-round-kept = Se descartan efectos y marcas, y las cartas jugadas.
motu-log-mana = Cambia el maná de { $figure }.

## Palabras de la partida

term-motu-phase-preparation = fase de preparación
term-motu-phase-activation = fase de activación
term-motu-phase-maintenance = fase de mantenimiento
term-motu-bonus-mana = un maná
term-motu-bonus-ability = la habilidad de la carta
term-motu-bonus-point = un punto de acción
term-motu-bonus-quest = la misión secundaria
term-motu-field-wounds = las heridas
term-motu-field-mana = el maná
term-motu-field-facing = la orientación
term-motu-field-concentrated = la ficha de concentración
term-motu-field-guard = la ficha de guardia
term-motu-field-activated = si está activado
term-motu-field-defeated = si está derrotado
term-motu-field-positive = el efecto positivo
term-motu-field-negative = el efecto negativo
term-motu-field-used = los consumibles usados
term-motu-field-number = la ronda
term-motu-field-phase = la fase
term-motu-field-starting-player = el jugador inicial
term-motu-field-points = los puntos de acción que quedan
term-motu-field-passed = quién ha pasado
term-motu-field-objectives = las fichas de objetivo
term-motu-field-quests = los puntos de misiones secundarias
term-motu-field-last = el último que activó la ronda anterior
term-motu-field-held = las cartas de destino en la mano
