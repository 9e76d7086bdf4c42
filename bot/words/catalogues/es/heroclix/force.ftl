# Fuerzas, primer jugador, puntos de victoria y resultado.

## La fuerza (2, 17.2, 23.2, 25)

force-costs = { $element } suma { $cost } a los puntos de la fuerza.
force-without-paying = { $element } entra sin pagar su coste y no suma nada; conserva su valor en puntos.
force-granted-terrain = { $element } empieza con un personaje que lo trae: no cuesta nada ni se cuenta entre los marcadores de terreno.
force-granted-object = { $element } empieza con un personaje que lo trae: no cuesta nada y no cuenta entre los objetos.
force-granted-equipment = { $element } empieza la partida con su personaje por el rasgo de este: viene de fuera del juego, no cuesta nada y no está en la fuerza inicial.
force-equipment-qualifies = { $element } no cuesta nada: su personaje tiene el nombre o la palabra clave que lo habilita.
force-total = La fuerza cuesta { $cost } de { $total } puntos.
force-team-up-names = { $element } se juega con una carta Team-Up y en la fuerza inicial hay nombres repetidos: { $others }.
force-over-build-total = La fuerza cuesta { $cost } puntos, { $over } más que el total de construcción de { $total }.
force-not-a-point-value = { $element } no se puede jugar a { $points } puntos; sus valores son { $values }.
force-no-character = En la fuerza inicial no hay ningún personaje que no sea un secundario (bystander).
force-unique-twice = { $name } es único y está { $count } veces entre la fuerza inicial y el banquillo.
force-several-primes = Hay { $count } personajes Prime entre la fuerza inicial y el banquillo, y se permite uno: { $elements }.
force-several-titles = Hay { $count } protagonistas (Title Characters) entre la fuerza inicial y el banquillo, y se permite uno: { $elements }.
force-no-set-symbol = { $element } no tiene símbolo de edición.
force-no-collector-number = { $element } no tiene número de coleccionista.
force-no-point-value = { $element } no tiene un valor de 1 punto o más.
force-special-object-points = { $element } es un objeto especial y necesita un valor de al menos { $least } punto.
force-one-location = Una fuerza solo puede tener una localización; aquí hay { $count }: { $names }.
force-themed-rerolls = Como equipo temático puede usar su Control de Probabilidad { $uses ->
    [one] una vez
   *[other] { $uses } veces
} por partida.
force-promotional = { $element } es promocional y no vale en torneos.
force-sideline-full = El banquillo empieza con { $count } elementos; con un total de construcción de { $total } puede tener { $limit }.
force-terrain-full = La fuerza inicial tiene { $count } marcadores de terreno, objetos incluidos; puede tener { $limit }.
force-objects-full = La fuerza inicial tiene { $count } objetos; puede tener { $limit }.
force-equipment-unassigned = { $equipment } no está asignado a nadie.
force-equipment-to-nobody = { $equipment } está asignado a { $given }, que no es un personaje de la fuerza.
force-equipment-on-sideline = { $equipment } está asignado a { $figure }, que está en el banquillo.
force-equipment-not-qualified = { $equipment } tendría que salir gratis, y { $figure } no tiene ni el nombre ni la palabra clave que lo habilitan.
force-equipment-not-standard = { $equipment } está asignado a { $figure }, que no es un personaje estándar.
force-equipment-cant-equip = { $equipment } está asignado a { $figure }, que no se puede equipar.
force-equipment-second = { $figure } tiene asignados { $count } equipamientos, y se permite uno.
force-equipment-own-already = { $equipment } está asignado a { $figure }, que ya empieza la partida con su propio equipamiento.
force-id-card-alone = { $card } está en la fuerza sin su personaje de identificación en el banquillo.
force-several-resources = Hay { $count } recursos entre la fuerza inicial y el banquillo, y se permite uno: { $elements }.
force-several-special-terrain = Hay { $count } terrenos especiales entre la fuerza inicial y el banquillo, y se permite uno: { $elements }.
force-several-locations = Se pagan bonificaciones de { $count } localizaciones, y se permite una: { $names }.
force-bonus-twice = La bonificación de localización { $name } se paga más de una vez.
force-no-tarot-keyword = Hay un mazo de tarot y ningún personaje de la fuerza inicial tiene la palabra clave Tarot.
force-tarot-twice = El mazo de tarot tiene más de una vez la carta { $name }; las cartas de tarot son únicas.
force-tarot-count = El mazo de tarot tiene { $count } cartas de { $suit }; necesita de { $fewest } a { $most }.
force-themed = Puede ser un equipo temático: todos sus personajes comparten { $count ->
    [one] la palabra clave { $keywords }
   *[other] varias palabras clave, de las que se elige una: { $keywords }
}.
force-not-themed = No es un equipo temático: no hay ninguna palabra clave que compartan todos sus personajes.
force-highest = { $count ->
    [one] El personaje de más puntos es { $elements }, con { $points }.
   *[other] Los personajes de más puntos, con { $points } cada uno, son { $elements }; cuando se busca uno solo, elige el jugador activo.
}
force-lowest = { $count ->
    [one] El personaje de menos puntos es { $elements }, con { $points }.
   *[other] Los personajes de menos puntos, con { $points } cada uno, son { $elements }; cuando se busca uno solo, elige el jugador activo.
}
force-marks-not-listed = Los símbolos de edición y números de coleccionista que no están en la lista no se han mirado.
force-sideline-not-judged = No se juzga si algún efecto de la fuerza permite este banquillo: leed las cartas.
force-legal = La fuerza es legal.
force-illegal = La fuerza no es legal, por { $count ->
    [one] un motivo
   *[other] { $count } motivos
}.

## El primer jugador (4.1, 4.2)

initiative-theme-bonus = El bando { $side } es un equipo temático ({ $keyword }) y suma { $bonus } a su tirada.
initiative-not-themed = El bando { $side } no es un equipo temático y no suma nada por ello.
initiative-keyword-not-shared = No todos los personajes del bando { $side } comparten la palabra clave { $keyword }: no es un equipo temático.
initiative-bonus-limited = La bonificación del bando { $side } queda en { $bonus }: 3 más que la del rival que menos tiene.
initiative-further-bonus = Otros efectos cambian la tirada del bando { $side } en { $bonus }.
initiative-rolled = El bando { $side } saca { $first } y { $second }; con su bonificación de { $bonus } son { $total }.
initiative-reroll = Empatan y vuelven a tirar: { $sides }.
initiative-not-rolled = Faltan por tirar: { $sides }.
initiative-chooses = El bando { $side } saca más y elige el primer jugador: él mismo o el bando { $other }.
initiative-first = El bando { $side } es el primer jugador.
initiative-first-not-open = No se puede elegir al bando { $side } como primer jugador: solo a { $highest } o a { $other }.
initiative-first-decided = El bando { $side } no puede ser el primero: lo es el bando { $highest }, que sacó más.
initiative-map = El bando { $side }, que es el segundo, escoge el mapa; después el bando { $first } elige su zona inicial.
initiative-map-by-first = El bando { $side }, que es el primero, escoge el mapa; después el bando { $other } es el primero en elegir zona inicial.
initiative-order = Orden de turnos: { $sides }.

## Puntos de victoria y resultado (5, 21.12b, 26)

score-opponent = { $element } queda fuera de la partida: { $points } para el bando { $side }.
score-active-player = { $element } queda fuera de la partida: { $points } para el bando { $side }, de quien era el turno.
score-last-damager = { $element } queda fuera de la partida en el turno de su propio jugador: { $points } para el bando { $side }, el último que lo dañó.
score-divided = { $element } queda fuera de la partida y nadie lo puntúa por sí solo: sus { $points } se reparten al final entre quienes sigan sin ser derrotados.
score-nothing-for = { $element }, { $event }: ningún punto.
score-once = { $element } ya se puntuó y no ha vuelto desde entonces: no da puntos otra vez.
score-returned = { $element } vuelve como un personaje nuevo. Lo que se puntuó por él se queda, y se puntúa otra vez si vuelve a quedar KO.
score-replaced = { $element } es reemplazado por { $by }: aún no da puntos.
score-replaced-worth = Con { $element } quedan KO todos los reemplazos, y el personaje reemplazado valía { $points } más que ellos: son para el bando { $side }.
score-shared = { $element } queda fuera de la partida y ningún rival lo dañó: sus { $points } se reparten entre sus rivales, { $each } para cada uno: { $sides }.
score-replaced-divided = Con { $element } quedan KO todos los reemplazos, y el personaje reemplazado valía { $points } más que ellos: se reparten al final entre quienes sigan sin ser derrotados.
score-one-shot = { $element } acaba la partida boca abajo: { $points } para el bando { $side }.
score-one-shot-divided = { $element } acaba la partida boca abajo: sus { $points } se reparten entre los adversarios de su dueño que sigan sin ser derrotados.
score-generated = { $element } se une al bando { $side } y se puntúa si queda KO.
score-sideline-thing = { $element } no es un personaje y no salió del banquillo: no se puntúa.
score-sideline-started = { $element } no es un personaje y empezó en el banquillo, no en la fuerza: no se puntúa.
score-additional = En los puntos de { $element }: { $points } de costes adicionales, como un rasgo opcional.
score-mission = Puntos de misión del bando { $side }: { $points } más, { $total } en total.
score-mission-won = Con tantos puntos de misión el bando { $side } gana la partida.
score-effect-wins = Un efecto hace ganar al bando { $side }: sus adversarios quedan derrotados.
score-effect-loses = Un efecto hace perder al bando { $side }: queda derrotado.
score-nobody-left = El bando { $side } no tiene en su fuerza ningún personaje que valga 1 punto o más: queda derrotado.
score-nobody-left-royale = El bando { $side } ya no controla ningún personaje: queda derrotado.
score-too-far-behind = El bando { $other } tiene { $points } puntos de victoria, y con { $limit } se derrota a un adversario: el bando { $side } queda derrotado.
score-remaining = Lo que queda en la fuerza del bando { $side } va al KO y se puntúa, menos su banquillo: { $elements }.
score-remaining-listed = El bando { $side } está derrotado; de lo que queda en su fuerza se puntúa esto: { $elements }.
score-face-down = { $element } está boca abajo y se puntúa al final de la partida.
score-over-already = Para entonces la partida había terminado: esto ya no cuenta.
score-time = Se acabó el tiempo: deciden los puntos de victoria entre quienes no han sido derrotados.
score-all-at-once = Todos los que quedaban son derrotados a la vez: deciden los puntos de victoria.
score-goes-on = La partida sigue: hay más de un bando sin derrotar.
score-points = Puntos de victoria del bando { $side }: { $points }.
score-last-undefeated = Solo el bando { $side } sigue sin ser derrotado: gana la partida.
score-most-points = El bando { $side } tiene más puntos de victoria que nadie, { $points }, y gana la partida.
score-royale-most = El bando { $side } tiene más puntos que nadie, { $points }, y gana la Battle Royale.
score-tied = Empatan a { $points }: { $sides }. Cada uno tira dos dados, y otra vez si empatan.
score-tie-rolled = El bando { $side } saca { $first } y { $second }.
score-tie-won = El bando { $side } saca la tirada más alta y gana la partida.

score-entered = Anotados a mano para el bando { $side }: { $points } puntos de victoria{ $why }.
score-mission-entered = Puntos de misión del bando { $side }: { $points }{ $why }.
score-winner-named = Se nombra ganador al bando { $side }.
score-undecided = La partida termina sin ganador.
score-nobody-acted = Nadie ha actuado y nadie tiene puntos: la partida termina sin ganador.
game-log-score-entered = Puntos de victoria del bando { $side }: { $points } a mano{ $why }.
game-log-mission-points = Puntos de misión del bando { $side }: { $points } a mano{ $why }.
game-log-won = Termina la partida: gana el bando { $side }.

## Palabras

term-won = ganada
term-tied = empatada
term-open = sin decidir
term-settled = decidido
term-tarot-cups = copas
term-tarot-pentacles = oros
term-tarot-swords = espadas
term-tarot-wands = bastos
term-tarot-major = los arcanos mayores
term-score-event-equipped = equipado
term-score-event-unequipped = desequipado
term-score-event-damaged = dañado
term-score-event-healed = curado
term-score-event-off-map = retirado del mapa
term-score-event-to-sideline = puesto en el banquillo

## Palabras del propio bot

score-title = Puntos de victoria
score-sum = Puntos de victoria: { $points }
score-missions = Puntos de misión: { $points }
score-defeated = derrotado
score-winner = Gana { $side } ({ $player }).
score-which-side = ¿Los puntos de quién? Nombra un bando; no tienes asiento en esta partida.
choice-points-victory = puntos de victoria
choice-points-mission = puntos de misión
cmd-score = puntos
    .description = Los puntos de victoria, o anotar los que el bot no ve
    .points = puntos
    .points-description = Puntos que anotar a mano; con un signo menos se quitan
    .side = bando
    .side-description = De quién son; de tu bando si no dices nada
    .points-kind = tipo
    .points-kind-description = Puntos de victoria si no dices nada
    .why = motivo
    .why-description = Por qué, para leerlo en el registro

## Tácticas de libros anteriores

force-objects-alike = Dos objetos de una fuerza son de tipos distintos; estos dos son de tipo { $weight }.
force-objects-lack = De tres objetos, al menos uno es { $weight }; no hay ninguno.
force-resource-and-special = Una fuerza con un recurso ({ $resource }) no puede incluir objetos especiales: { $elements }.
force-feats-cost = Las proezas pueden costar el { $share } % del total de construcción, { $limit } de { $total } puntos; estas cuestan { $cost }.
force-feat-twice = { $figure } tiene la proeza { $feat } más de una vez.
force-feat-to-nobody = La proeza { $feat } se asigna a { $given }, que no es un personaje de la fuerza.
force-ability-of-nobody = { $given } tendría la habilidad de equipo alternativa { $ability } y no es un personaje de la fuerza.
force-several-alternates = Una fuerza puede incluir una sola habilidad de equipo alternativa; hay { $count }: { $names }.
force-several-conditions = Una fuerza puede incluir una sola condición de batalla; hay { $count }.
game-refused-second-event-dial = Una partida tiene un solo dial de evento, y ya está { $card }.
force-condition-and-dial = Con un dial de evento no se usan condiciones de batalla: { $condition } y { $dial }.
force-themed-too-few = Todos comparten la palabra clave { $keyword }, pero con este total de construcción un equipo temático pide { $needed } personajes.
initiative-names = El bando { $side } tiene la tirada más alta y nombra al primer jugador, cualquiera de ellos.
score-nobody-at-all = Al bando { $side } no le queda ningún personaje.
score-with-its-own = { $element } puntúa con su personaje: { $points } para el bando { $side }.
score-with-its-own-divided = { $element } puntúa con su personaje: { $points }, a repartir.
score-captured = { $element } está capturado: fuera del mapa, ni derrotado ni puntuado.
score-released = { $element } es liberado por su captor y así derrotado: { $points } más para el bando { $side }.
term-weight-light = liviano
term-weight-heavy = pesado
term-weight-immobile = inmóvil
