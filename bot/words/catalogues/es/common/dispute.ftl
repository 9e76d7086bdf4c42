# Impugnaciones de fallos
dispute-title = En disputa: { $what }
dispute-title-closed = Disputa cerrada
dispute-by = { $player } impugna este fallo. ¿Qué paso está mal y qué fue distinto? Se dice con los botones.
dispute-footer = Nada cambia hasta que acepte otro bando o un juez. El registro guarda los dos fallos.
dispute-refused = rechazado ({ $who })
dispute-asked = se preguntó: { $what }
dispute-menu = Impugnar otro fallo
dispute-step = ¿Qué paso está mal?
dispute-read = Leer una sección, solo tú
dispute-before = Como se falló
dispute-after = Con lo que se dice
dispute-later = Lo que siguió
dispute-said = Lo que se dijo
dispute-no-before = Ya no se sabe cómo se falló esto; queda como está escrito.
dispute-no-after = Con lo que se dice no hay fallo.
dispute-void = No estaba permitido: se descarta, como si no se hubiera hecho.
dispute-no-roll = Haría falta una tirada que nadie hizo. Di qué dados salieron.
dispute-unchanged = El mismo fallo: lo que se dice no cambia ningún paso.
dispute-unchanged-section = El juez falla lo mismo: la sección se muestra para que decidáis. Si la leéis de otro modo, decid qué se sigue de ella, o aceptad y guardadla como regla de la casa.
dispute-same-steps = { $count ->
    [one] … y un paso que es igual.
   *[other] … y { $count } pasos que son iguales.
    }
dispute-too-far = Ha pasado demasiado para volver a juzgarlo todo en ocho segundos: aquí ya no se puede corregir. Corregid la mesa a mano.
dispute-nothing-later = Nada: fue lo último.
dispute-later-more = … y { $count ->
    [one] otro más sale
   *[other] { $count } más salen
    } de otra manera.
dispute-later-same = { $count ->
    [one] • Un paso posterior queda como estaba.
   *[other] • { $count } pasos posteriores quedan como estaban.
    }
dispute-later-changed = • { $number } ({ $what }) resulta distinto
dispute-later-standing = • { $number } ({ $what }) va ahora contra las reglas y se da por bueno
dispute-later-dropped = • { $number } ({ $what }) ya no vale y se descarta
dispute-later-closing = • Antes de { $number }: lo que ahora espera se cierra, con el daño hecho y sin usar nada opcional
dispute-accept = Aceptar
dispute-dice = No hay acuerdo: dados
dispute-drop = Dejarlo como está
dispute-say-roll = Los dados eran…
dispute-say-terrain = Terreno…
dispute-say-stood = Estaba en…
dispute-say-tokens = Fichas…
dispute-say-click = Clic…
dispute-say-effect = Modificador, poder…
dispute-say-wounds = Heridas…
dispute-say-mana = Maná…
dispute-say-modifier = Modificador…
dispute-say-section = Se olvidó una regla…
dispute-say-void = No estaba permitido
dispute-say-stands = Está permitido
dispute-steps-before = Todos los pasos del fallo
dispute-steps-after = Todos los pasos, con lo dicho
dispute-keep = Guardar como regla de la casa
dispute-went-on = La partida siguió mientras tanto: esto se ha vuelto a juzgar. Miradlo antes de aceptar.
dispute-dropped = { $player } deja el fallo como está.
dispute-noted = La mesa ha decidido. En la partida no cambia nada.
dispute-dice-asked = { $player } quiere que decidan los dados: uno cada uno, el más alto ({ $section }). El otro bando pulsa el mismo botón.
dispute-dice-fell = { $one } saca { $first }, { $other } saca { $second } ({ $section }).
dispute-dice-lost = El fallo queda como está.
dispute-none = Ahí no hay ningún fallo de esta partida que se pueda impugnar; sin entrada se toma el último
dispute-not-in-force = esa orden se deshizo o se corrigió después: elígela en el menú de /disputa
dispute-closed = esta disputa está cerrada
dispute-of-another = esta disputa es de otro jugador: impugna tú el fallo
dispute-not-yours = sobre los fallos deciden solo los jugadores de esta partida y los jueces
dispute-too-many = en una disputa caben { $most } datos como mucho
dispute-too-far-line = siguieron { $count } entradas: demasiadas para volver a juzgarlas; el juez vuelve { $most } como mucho, y ocho segundos; corregid la mesa a mano
dispute-no-roll-line = falta una tirada: decid antes qué dados salieron
dispute-refused-line = la partida no admite esta corrección
fact-roll = los dados eran { $dice }
fact-terrain = { $place } es { $terrain }
fact-stood = { $figure } estaba en { $place }
fact-tokens = { $figure } tenía { $number ->
    [0] ninguna ficha de acción
    [one] una ficha de acción
   *[other] { $number } fichas de acción
    }
fact-click = { $figure } estaba en el clic { $number }
fact-effect = { $figure } tenía: { $effect }
fact-wounds = { $figure } tenía { $number ->
    [0] ninguna herida
    [one] una herida
   *[other] { $number } heridas
    }
fact-mana = { $figure } tenía { $number } de maná
fact-modifier = { $value } { $change }
fact-section = se olvidó una regla: { $section }, { $title }
fact-void = no estaba permitido
fact-stands = está permitido, digan lo que digan las reglas
fact-refused = eso no pudo ser así: { $why }
fact-unread-roll = «{ $given }» no son dados: escribe lo que salió, como 4 3
fact-unread-terrain = «{ $given }» no es terreno: escribe un lugar y uno de estos: { $kinds }
fact-unread-stood = «{ $given }» no es un lugar: escribe quién y luego una casilla, como C5
fact-unread-tokens = «{ $given }» no se entiende: escribe quién y luego cuántas, como 1
fact-unread-click = «{ $given }» no se entiende: escribe quién y en qué clic, como Iron Wolf 3
fact-unread-effect = «{ $given }» no se entiende: escribe quién y qué tenía, como Iron Wolf ataque +1, o Iron Wolf sin carga
fact-unread-wounds = «{ $given }» no se entiende: escribe quién y cuántas, como Brak 1
fact-unread-mana = «{ $given }» no se entiende: escribe quién y cuánto, como Brak 2
fact-unread-modifier = «{ $given }» no se entiende: escribe qué cambió y en cuánto, como umbral +1
form-dispute-roll = Los dados
    .label = Como salieron, uno tras otro
    .hint = 4 3
form-dispute-terrain = Terreno
    .label = El lugar y lo que hay
    .hint = C5 obstaculizador
form-dispute-stood = Estaba en otro sitio
    .label = Quién y dónde
    .hint = Iron Wolf C5
form-dispute-tokens = Fichas
    .label = Quién y cuántas tenía
    .hint = Iron Wolf 1
form-dispute-click = El dial
    .label = Quién y en qué clic
    .hint = Iron Wolf 3
form-dispute-effect = Modificador o poder
    .label = Quién y qué tenía, o qué no podía usar
    .hint = Iron Wolf ataque +1 · Rook sin dureza
form-dispute-wounds = Heridas
    .label = Quién y cuántas tenía
    .hint = Brak 1
form-dispute-mana = Maná
    .label = Quién y cuánto tenía
    .hint = Brak 2
form-dispute-modifier = Un cambio de la prueba
    .label = Dados o umbral, también de la defensa
    .hint = umbral +1 · dados de defensa -1
form-dispute-section = Se olvidó una regla
    .label = Su sección, como la conoce /regla
    .hint = 11.4b
form-dispute-keep = Regla de la casa
    .label = Cómo lo juega esta mesa
    .hint = El humo no estorba a los ataques adyacentes
house-title = Reglas de la casa de este canal
house-none = Este canal no guarda reglas de la casa.
house-footer = El juez las muestra junto a los fallos que tocan, y falla según el libro.
house-remove = Quitar una
house-kept = Guardada como regla de la casa
house-no-section = esta disputa no tocó ninguna sección: di qué regla se olvidó y guárdala entonces
house-block = Reglas de la casa de esta mesa
house-cited = { $section }: { $text }
roll-waits = una tirada escrita espera al otro bando
roll-waits-title = ¿Es esto lo que salió?
roll-waits-text = { $player } escribió { $dice } ({ $who }). No pasa nada hasta que lo confirme el otro bando o un juez.
roll-confirm = Confirmar los dados
roll-refuse = Eso no es lo que salió
roll-confirmed-title = Dados confirmados
roll-refused = { $player }: la tirada de { $by } no vale. No ha pasado nada.
roll-own = tus dados los confirma el otro bando o un juez
rolls-confirmed-on = Desde ahora las tiradas escritas de esta partida esperan a que las confirme el otro bando o un juez.
rolls-confirmed-off = Las tiradas escritas de esta partida vuelven a contar enseguida.
