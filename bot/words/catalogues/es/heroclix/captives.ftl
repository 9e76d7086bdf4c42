# Captives and relics (2012).
legal-captives-full = { $figure } tiene { $count } cautivos: no captura a nadie más ni hace ataques cuerpo a cuerpo hasta que uno sea rescatado o soltado.
legal-target-not-capturable = { $target } no puede ser capturado: su tamaño es { $size } y solo se capturan personajes estándar y diminutos.
legal-target-holds-no-friend = { $target } no tiene cautivo a ningún amigo del atacante.
legal-no-captive = { $figure } no tiene ningún cautivo.
legal-not-its-captive = { $figure } no tiene cautivo a { $captive }.
legal-no-friend-held = Ningún rival tiene cautivo a un amigo de { $figure }.
legal-not-in-its-starting-area = { $figure } no ocupa su zona inicial, el único sitio donde suelta a un cautivo.
legal-no-room-for-captive = No hay ninguna casilla libre de la zona inicial adyacente a { $figure } para el cautivo.
attack-captured = { $target } es capturado: sale del mapa y { $figure } lo retiene hasta que sea rescatado o soltado.
attack-rescued = { $captive } es rescatado: se coloca en una casilla libre adyacente a { $target }, con una ficha de acción, y se le puede dar una acción este turno.
attack-rescue-whom = El jugador del atacante elige a quién se rescata: { $captives }.
attack-captives-loose = { $target } queda KO: antes de retirarlo, el jugador activo libera a { $captives }. Leemos que son rescatados, no soltados.
use-outwit-not-possessed = { $target } no posee { $power }: solo se contrarrestan los poderes y habilidades de combate que posee, no los que solo usa.
use-outwit-capture-broken = { $first } y { $second }: dobles. La Captura de { $target } queda contrarrestada.
use-outwit-capture-kept = { $first } y { $second }: no son dobles. La Captura de { $target } no queda contrarrestada.
use-outwit-captives-rescued = Todos los cautivos de { $target } son rescatados de inmediato: { $captives }.
use-relic-results = { $thing } se toma con { $results }; el d6 no se puede volver a tirar.
use-relic-taken = { $figure } saca { $roll }: { $thing } pasa a su carta y el texto de la reliquia vale para él.
use-relic-stays = { $figure } saca { $roll }: { $thing } se queda donde está.
legal-no-relic = No hay ninguna reliquia en la casilla de { $figure }.
legal-not-this-relic = { $thing } no es una reliquia en la casilla de { $figure }.
legal-relic-tried = { $figure } ya tiró por una reliquia; puede una vez por partida.
term-capture = Captura (Capture)
term-rescue-captive = Rescatar cautivo
term-release-captive = Soltar cautivo
term-relic = Reliquia
term-indomitable = Indomable (Indomitable)
use-relic-pending = Falta la tirada del d6 de { $figure } por la reliquia.
use-outwit-capture-pending = Falta tirar 2d6: solo los dobles contrarrestan la Captura de { $target }.
area-telekinesis-too-heavy = { $thing } es ultrapesado: Telekinesis no puede elegirlo.
attack-team-reroll-bystander = { $figure } es una ficha de transeúnte, que no cuenta como personaje para lo que da un equipo temático: no puede usar la repetición de su equipo.
attack-team-reroll-no-member = { $figure } no tiene la palabra clave que hace temática a su fuerza ({ $keywords }), así que no puede usar la repetición de su equipo.
attack-team-reroll-acted = A { $figure } se le dio este turno una acción que no es gratuita, así que no puede usar la repetición de su equipo.
attack-team-reroll-tokens = { $figure } tiene { $tokens } fichas de acción: no cabe la que cuesta la repetición de su equipo.
attack-team-reroll-token = { $figure } recibe una ficha de acción por la repetición de su equipo, que no cuenta para el total de acciones; ahora tiene { $tokens }.
attack-team-reroll-pushed = { $figure } se esfuerza: su segunda ficha de acción le hace { $damage } de daño de esfuerzo.
game-refused-captive = { $figure } está cautivo de { $by } y fuera del mapa: vuelve cuando lo rescatan, o con `/place`.
game-refused-query-waits = Antes hay una pregunta sin responder: { $choice }. Con sus botones o con `/choose`.
game-log-captured = { $by } captura a { $figure }, que sale del mapa.
game-log-captive-freed = { $figure } queda libre de { $by } y tiene una ficha de acción, tuviera las que tuviera.
game-log-captive-released = { $by } suelta a { $figure }, que queda derrotado: { $points } puntos más para su bando.
game-log-relic-taken = { $figure } saca { $roll } y pone { $thing } en su carta.
game-log-relic-stays = { $figure } saca { $roll }: { $thing } se queda en su casilla.
game-read-relic = Lo que { $thing } permite a { $figure } está en su carta: se introduce con `/figure special` o `/effect`; el texto solo no se juzga.
game-refused-relic-untold = No consta con qué resultados se toma { $thing }: se coloca de nuevo diciéndolos, `/map object` con `con`.
game-log-pushing-asked = { $side }: ¿ignora { $figure } el daño de esfuerzo con { $power }?
game-log-set-down-asked = { $side } elige la casilla en la que se coloca a { $figure }.
game-log-hold-asked = { $side }: 2d6 por { $figure }; solo los dobles contrarrestan la Captura de { $target }.
game-captive-farther = Ninguna casilla junto a su captor está libre: { $figure } se coloca en una de las más cercanas.
game-captive-nowhere = No hay en el mapa ninguna casilla libre para { $figure }: se coloca a mano, `/place`.
term-put-down = dónde se coloca
term-outwit-capture = Outwit contra Captura
choose-title-pushing = { $figure } se esfuerza
choose-title-put-down = { $figure } queda libre
choose-title-hold = Outwit contra la Captura de { $figure }
choose-menu-square = En qué casilla…
choose-menu-rescue = A quién se rescata…
choose-menu-hold = He tirado yo los dados…
term-rescue = a quién se rescata
term-countered = contrarrestada
term-kept = no contrarrestada
figure-captive = cautivo de { $figure }
figure-captives = cautivos: { $figures }
figure-relic = reliquia: { $thing }
choice-object-immobile = inmóvil (2012)
choice-object-ultra-heavy = ultrapesado (2012)
choice-object-relic = reliquia (2012)
term-edit-object-immobile = objeto inmóvil
term-edit-object-ultra-heavy = objeto ultrapesado
term-edit-object-relic = reliquia
map-object-results = «{ $given }» no dice resultados de un d6: `5-6`, o `1, 3`.
choose-key-square = aquí se puede colocar
# Stacks of horde tokens (2012).
break-away-stack = { $figure } es una pila de tokens de horda: se separa automáticamente.
game-refused-no-stack = { $figure } no es una pila de varios tokens de horda: ninguno puede dejarla.
game-refused-stack-given = A { $figure } ya se le ha dado este turno una acción o una ficha: ningún token deja ya la pila.
game-stack-keeps-tokens = { $into } ya tiene una ficha de acción: al unirse un solo token no recibe ninguna.
game-stack-overflow = En la pila no caben más: { $left ->
    [one] un token de { $figure } se queda
   *[other] { $left } tokens de { $figure } se quedan
} en { $squares }.
game-log-stack-joined = { $figure } se une a { $into }: { $count ->
    [one] un token más
   *[other] { $count } tokens más
} en la pila.
game-log-stack-joined-part = { $count ->
    [one] Un token de { $figure } se une
   *[other] { $count } tokens de { $figure } se unen
} a { $into }; quedan { $left } en { $squares }.
game-log-stack-left = { $figure } deja la pila { $of } y va a { $squares }.
game-log-token-defeated = { $figure } pierde un token{ $why }, le quedan { $left }.
picture-stack = { $name } es { $count ->
    [one] un token de horda
   *[other] una pila de { $count } tokens de horda
}.
figure-joined = parte de la pila { $figure }
figure-edit-horde = «{ $given }» no es una pila de tokens de horda: cuántos, una barra y cuántos como mucho, como `3/5`.
game-read-special = Lo que hace { $special } está en la carta de { $figure }: llevadlo a cabo; el bot lleva sus fichas y para qué cuenta.
term-power-action = lo que dice su carta
choice-given-double = acción de poder doble
choice-given-epic = acción épica
game-relic-left = La reliquia { $thing } se queda en la casilla de { $figure }.
game-last-horde-token = { $figure } es el único token de horda que le queda a { $side } en una batalla épica: queda derrotado.
game-protected = 🛡 Protegidos mientras duran los primeros turnos: { $figures }
