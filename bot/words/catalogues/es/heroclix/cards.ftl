## Qué significa una frase de una carta, en nuestras palabras

means-unread = no leída
means-any-damage = en cualquier daño, de ataques o no
means-guards = Anular (Outwit) no puede quitarle sus poderes de { $value }
means-spoken = Sus palabras no se entienden: lo juzgan los jugadores.
means-fact = Depende de algo que ninguna posición dice: lo juzgan los jugadores.
means-action = Una acción ({ $type }): la lleva a cabo su jugador.
means-grants = puede usar { $power }
means-size = pasa a ser { $what }
means-safeguard = SALVAGUARDA contra { $power }
means-protected = lo que da esta carta está protegido de { $power }
means-loses = no puede usar { $power }
means-grants-team = puede usar la habilidad de equipo { $name }
means-loses-team = no puede usar la habilidad de equipo { $name }
means-loses-teams = no puede usar habilidades de equipo
means-is-not-standard = no es un personaje estándar
means-as-free = { $power } como FREE
means-deals-most = hace como mucho { $number } de daño
means-reduced-least = el daño que causa no se reduce por debajo de { $number }
means-reduces-most = { $number ->
    [0] no puede reducir daño
   *[other] reduce como mucho { $number } de daño
}
means-reduces-besides = reduce el daño en { $number } además de otros efectos
means-takes-most = recibe como mucho { $number } de daño
means-damage-dealt = daño infligido { $number }
means-damage-taken = daño recibido { $number }
means-instead = inflige { $number } en lugar del daño normal
means-action-total = total de acciones { $number }
means-modify = { $value } { $number }
means-set = { $value } es { $number }
means-minimum = { $value } como mínimo { $number }
means-maximum = { $value } como máximo { $number }
means-halve = { $value } a la mitad
means-double = { $value } al doble
means-penetrating = inflige daño penetrante
means-reduces-penetrating = puede reducir daño penetrante
means-reduces-penetrating-of = puede reducir daño penetrante con { $power }
means-cant-modify = no se puede modificar { $value }
means-cant-modify-of = no se puede modificar { $value } con { $power }
means-all = ningún valor de combate
means-cant-target = no puede atacar a { $who }
means-cant-attack = no puede atacar
means-breaks-away-automatic = se separa automáticamente
means-breaks-away-on = se separa con { $results }
means-breaks-away-only-on = solo se separa con { $results }
means-breaks-away-add = tirada de separación { $number }
means-breaks-away-never-automatic = no puede separarse automáticamente
means-beside-moving = cuenta como adyacente cuando se mueven
means-beside-breaking-away = cuenta como adyacente cuando se separan
means-cant-reroll-attack-roll = no se pueden repetir sus tiradas de ataque
means-cant-reroll-attacks-on-it = las tiradas de ataque contra él no se pueden repetir
means-cant-reroll-break-away-roll = no se pueden repetir sus tiradas de separación
means-cant-be-targeted = no puede ser objetivo
means-cant-be-seen = no se le puede trazar línea de fuego
means-cant-be-carried = no se puede transportar
means-cant-be-healed = no se puede curar
means-cant-be-healed-above = no se puede curar más allá del clic { $click }
means-cant-be-chosen = no se puede elegir
means-cant-be-equipped = no se puede equipar
means-cant-be-knocked-back = no puede sufrir retroceso
means-cant-be-knockback-damaged = no recibe daño de retroceso
means-cant-be-moved = ningún efecto lo mueve
means-cant-be-placed = no se puede colocar
means-cant-be-given-tokens = no recibe fichas de acción
means-per = por cada uno: { $what }
means-tokens = sus fichas de acción
means-its-tokens = las fichas de acción del otro
means-most = , como mucho { $number }
means-every = , de { $number } en { $number }
means-by = por { $who }
means-by-friends = por el bando de la propia carta
means-by-opponents = por quien se opone al bando de la propia carta
means-for = para { $who }
means-when = mientras: { $conditions }
means-who = quién: { $who }
means-other = el otro: { $who }
means-using = con { $powers }
means-using-version = con { $powers } de esta carta
means-only-target = solo con { $who }
means-restrict-range = alcance { $number }
means-restrict-squares = a { $number } casillas o menos
means-restrict-moves-most = se mueve como mucho { $number } casillas
means-restrict-most = { $number ->
    [one] como mucho 1 marcador
   *[other] como mucho { $number } marcadores
}
means-restrict-least = inflige como mínimo { $number } de daño
means-carried-by = lo pueden llevar: { $who }
means-only-markers = solo marcadores de terreno
means-restrict-deals = inflige { $number } de daño
means-restrict-targets = { $number ->
    [one] 1 objetivo
   *[other] { $number } objetivos
}
means-restrict-adds = modifica en +{ $number }
means-restrict-gives = { $number ->
    [one] da 1 ficha de acción
   *[other] da { $number } fichas de acción
}
means-restrict-heals = { $number ->
    [one] cura 1 clic
   *[other] cura { $number } clics
}
means-gains = mientras tanto con { $powers }
means-also = también para estos: { $who }
means-any-points = elige sin mirar los puntos a: { $who }
means-heals-each-any = cura 1 clic por cada personaje impactado y dañado
means-heals-each-opponents = cura 1 clic por cada rival impactado y dañado
means-restrict-attack-any = con ataques cuerpo a cuerpo y a distancia
means-restrict-attack-close = solo con ataques cuerpo a cuerpo
means-restrict-attack-range = solo con ataques a distancia
means-restrict-as-type = solo como { $type }
means-once-per-turn = una vez por turno
means-once-per-game = una vez por partida
means-named-tokens = fichas { $name } en su carta
means-has-named-tokens = { $many ->
    [none] sin fichas { $name }
    [one] { $numbers } ficha { $name }
   *[other] { $numbers } fichas { $name }
}
means-without-keyword = sin la palabra clave { $names }
means-off = no en terreno { $terrain }
means-acted = recibió una acción con coste este turno
means-not-acted = no recibió ninguna acción con coste este turno
means-carried = lo transportaron este turno
means-not-carried = nadie lo transportó este turno
means-nearer-own = más cerca de su propia zona inicial
means-nearer-asking = más cerca de tu zona inicial que de la suya
means-nearer-others = más cerca de la zona inicial de otro
means-several = por ataques con varios objetivos
means-rerolls-own = solo sus propias tiradas de ataque
means-rerolls-against = solo tiradas de ataque contra él
means-rerolls-opponents = solo tiradas de ataque de rivales
means-succeeds = tiene éxito con { $results }
means-full-range = sin reducir el alcance a la mitad
means-restrict-times = hasta { $number } veces por turno
means-restrict-minimum-range = alcance mínimo { $number }
means-carries = transporta sin importar { $what }
means-regardless = { $power } sin tener en cuenta { $what }
means-heedless-range = el alcance
means-heedless-line-of-fire = la línea de fuego
means-heedless-adjacency = la adyacencia
means-carries-flight = el símbolo de vuelo
means-carries-size = el tamaño
means-own-targets = sus ataques pueden tener { $number } objetivos
means-unhalved = { $power } no reduce a la mitad su valor de { $value }
means-never-chooses = no puede elegir { $kinds }
means-chooses = elige solo { $kinds }
means-chooses-speed = poderes de velocidad
means-chooses-attack = poderes de ataque
means-chooses-defense = poderes de defensa
means-chooses-damage = poderes de daño
means-chooses-standard = poderes estándar
means-chooses-special = poderes especiales
means-chooses-standard-speed = poderes estándar de velocidad
means-chooses-standard-attack = poderes estándar de ataque
means-chooses-standard-defense = poderes estándar de defensa
means-chooses-standard-damage = poderes estándar de daño
means-chooses-red = poderes rojos
means-chooses-orange = poderes naranjas
means-chooses-yellow = poderes amarillos
means-chooses-green = poderes verdes
means-chooses-blue = poderes azules
means-chooses-purple = poderes morados
means-chooses-pink = poderes rosas
means-chooses-brown = poderes marrones
means-chooses-black = poderes negros
means-chooses-gray = poderes grises
means-chooses-lime-green = poderes verde lima
means-chooses-light-blue = poderes celestes
means-moved-too = aunque se haya movido o lo hayan colocado este turno
means-rerolls-all = solo tiradas de ataque
means-rerolls-break-away = tiradas para liberarse
means-full-speed = sin reducir la velocidad a la mitad
means-only-modify = modifica solo { $values }
means-only-up = solo para aumentar valores
means-only-down = solo para reducir valores
means-itself = él mismo
means-friends = personajes amigos
means-opponents = personajes rivales
means-any = personajes
means-other-one = otros
means-line-of-fire = en línea de fuego
means-sees = tiene línea de fuego hacia él
means-in-range = dentro de su alcance
means-shares-keyword = con una palabra clave en común
means-shares-keywords = con al menos { $number } palabras clave en común
means-keyword-of = con una palabra clave de { $names }
means-not-shares-keyword = sin palabras clave en común
means-adjacent = adyacentes
means-not-adjacent = no adyacentes
means-equipped = equipado
means-not-equipped = sin equipar
means-bystander = secundarios
means-not-bystander = sin secundarios
means-standard = personajes estándar
means-not-standard = personajes no estándar
means-starting-force = de una fuerza inicial
means-not-starting-force = de ninguna fuerza inicial
means-team-symbol = con { $names } (habilidad de equipo)
means-team-ability = que puede usar { $names } (habilidad de equipo)
means-displays = su dial muestra { $powers }
means-objects = objetos que nadie sostiene, a { $number } casillas o menos
means-things = { $weight ->
    [light] objetos ligeros «{ $name }»
    [heavy] objetos pesados «{ $name }»
   *[any] objetos «{ $name }»
}
means-things-on = sobre { $what }
means-things-adjacent = adyacente a { $what }
means-things-held = sosteniendo { $what }
means-things-equipment = equipado con { $what }
means-markers-any = marcadores de terreno
means-markers-smoke = marcadores de Nube de Humo (Smoke Cloud)
means-markers-barrier = marcadores de Barrera (Barrier)
means-markers-debris = marcadores de escombros
means-markers-own = { $what } que generó el personaje de esta carta
means-markers-where-on = sobre { $what }
means-markers-where-adjacent = adyacente a { $what }
means-markers-where-within = a { $number } casillas o menos de { $what }
means-this-turn = { $deed } este turno
means-since-own-turn = { $deed } desde tu último turno
means-this-game = { $deed } en esta partida
means-deed-attacked = atacó
means-deed-hit = impactó a alguien
means-deed-missed = falló
means-deed-damaged = dañó a alguien
means-deed-was-attacked = fue atacado
means-deed-was-hit = fue impactado
means-deed-was-missed = no fue impactado por un ataque
means-deed-was-damaged = recibió daño
means-deed-was-attacked-by-opponents = fue atacado por rivales
means-deed-was-hit-by-opponents = fue impactado por rivales
means-deed-was-damaged-by-opponents = recibió daño de rivales
means-themed = en un equipo temático
means-themed-by = en un equipo temático de { $names }
means-area-own = en su propia zona inicial
means-area-others = en la zona inicial de otro
means-area-any = en una zona inicial
means-near-least = ({ $number } o más)
means-near-most = ({ $number } como mucho)
means-theirs = de sus fichas
means-larger = de mayor tamaño
means-smaller = de menor tamaño
means-same-size = del mismo tamaño
means-height-higher = a mayor elevación
means-height-lower = a menor elevación
means-height-same = a la misma elevación
means-near-adjacent = junto a: { $who }
means-near-within = a { $number } casillas o menos de: { $who }
means-on-the-map = en el mapa
means-not-on-the-map = fuera del mapa
means-outnumbered = una fuerza rival tiene más personajes
means-not-outnumbered = ninguna fuerza rival tiene más personajes
means-ranked-lowest = menos puntos de su fuerza
means-ranked-highest = más puntos de su fuerza
means-opposing-force = una fuerza rival tiene { $numbers } personajes
means-sideline = también en la reserva
means-once = una vez para su fuerza
means-gone-this-turn = { $numbers } de estos quedaron KO este turno: { $who }
means-gone-this-game = { $numbers } de estos quedaron KO en esta partida: { $who }
means-per-this-turn = { $who }, que quedaron KO este turno
means-per-this-game = { $who }, que quedaron KO en esta partida
means-its-named-tokens = fichas { $name } en la carta del otro
means-per-beside-it = { $who }, adyacentes al otro
means-printed = { $value } impreso { $numbers }
means-top-highest = el de más puntos
means-top-lowest = el de menos puntos
means-per-force = { $who } de su fuerza
means-within = a { $number } casillas o menos
means-away = a { $number } casillas o más
means-keyword = palabra clave { $names }
means-named = de nombre { $names }
means-used = usó este turno: { $powers }
means-name-has = con { $names } en el nombre
means-unless-penetrating = salvo daño penetrante
means-dealt = no se le hace más
means-namesake = hay otro de ese nombre en el mapa
means-pilot = con piloto
means-not-pilot = sin piloto
means-points = { $numbers } puntos
means-range-value = valor de alcance { $numbers }
means-compared-lower = de menos puntos
means-compared-higher = de más puntos
means-compared-equal = de los mismos puntos
means-compared-at-most = de los mismos puntos o menos
means-compared-at-least = de los mismos puntos o más
means-can-use = que puede usar { $powers }
means-lacks = que no puede usar { $powers }
means-special-power = que puede usar un poder especial
means-has-tokens = { $many ->
    [none] sin fichas de acción
    [one] { $numbers } ficha de acción
   *[other] { $numbers } fichas de acción
}
means-on = en terreno { $terrain }
means-beside = junto a terreno { $terrain }
means-terrain-clear = despejado
means-terrain-hindering = obstaculizador
means-terrain-water = de agua
means-terrain-elevated = elevado
means-terrain-blocking = bloqueante
means-or = o
means-click = clic { $numbers }
means-count = { $many ->
    [none] no hay ninguno de estos: { $who }
   *[other] hay { $numbers } de estos: { $who }
}
means-ever = hay o hubo { $numbers } de estos, también entre los KO: { $who }
means-force = { $many ->
    [none] en su fuerza no hay ninguno de estos: { $who }
   *[other] en su fuerza hay { $numbers } de estos: { $who }
}
means-turn-own = en su propio turno
means-turn-others = en el turno de otro
means-moved = se movió este turno
means-not-moved = no se movió este turno
means-placed = se colocó este turno
means-not-placed = no se colocó este turno
means-moved-or-placed = se movió o se colocó este turno
means-not-moved-or-placed = ni se movió ni se colocó este turno
means-holds = lleva un objeto
means-not-holds = no lleva ningún objeto
means-unless = no: { $conditions }
means-unless-any = no: ({ $conditions })
means-attacker-close = hace un ataque cuerpo a cuerpo
means-attacker-range = hace un ataque a distancia
means-target-close = es objetivo de un ataque cuerpo a cuerpo
means-target-range = es objetivo de un ataque a distancia
means-from = hecho por { $who }
means-only-from = hecho por nadie más que { $who }
means-card = el personaje de esta carta
means-kept-up = para aumentarlo
means-kept-down = para reducirlo
means-self-can-use = puede usar { $powers }
means-self-lacks = no puede usar { $powers }
means-plainly-attacker = ataca a { $who }
means-plainly-target = es objetivo de un ataque de { $who }
means-role-attacker = ataca
means-role-target = es objetivo de un ataque
means-targets = { $many ->
    [one] (con un solo objetivo)
   *[other] (con { $numbers } objetivos)
}
means-rolled-doubles = con dobles
means-rolled-no-doubles = sin dobles
means-rolled-critical = con un impacto crítico
means-rolled-total = con una tirada de ataque de { $numbers }
means-against = contra { $who }
means-only-against = contra nadie más que { $who }
means-as-they-see = (visto desde cada uno de aquellos para quienes es)
means-comes-hits = y acierta
means-comes-succeeds = con éxito
means-comes-fails = sin éxito
means-comes-evades = por evadir
means-comes-all = a todos los objetivos
means-at-attacks = al atacar
means-at-hits = al impactar
means-at-misses = al fallar
means-at-critical-hit = con un impacto crítico
means-at-critical-miss = con un fallo crítico
means-at-doubles = al sacar dobles
means-at-damages = al causar daño
means-at-kos = al dejar KO
means-at-aims = al atacar, trazar una línea de fuego o elegir a alguien
means-at-aimed-at = al ser atacado, elegido o alcanzado por una línea de fuego
means-at-would-heal = cuando se fuera a curar
means-at-dealt = al recibir daño antes de reducirlo
means-at-would-move = cuando se fuera a mover
means-at-would-use = cuando fuera a usar un poder
means-at-attacked = al ser objetivo
means-at-hit = al ser impactado
means-at-missed = cuando fallan contra él
means-at-damaged = al recibir daño
means-at-koed = al quedar KO
means-at-knocked-back = al sufrir retroceso
means-at-healed = cuando se cura
means-at-clears = cuando se quita fichas de acción
means-at-moves = al moverse
means-at-placed = al ser colocado
means-at-breaks-away = al destrabarse
means-at-carries = al transportar
means-at-carried = al ser transportado
means-at-acts = al activar una acción
means-at-uses = al usar un poder
means-at-elsewhere = en un momento propio
means-at-turn-begins = al principio de un turno
means-at-turn-ends = al final de un turno
means-at-turn = durante un turno
means-at-set-up = antes o fuera de los turnos
means-at-revealed = cuando aparece su clic
means-at-knocks-back = al hacer retroceder
means-at-equips = al equiparse con algo
means-at-generates = al generar algo
means-at-generated = al ser generado
means-at-picks-up = al recoger algo
means-at-destroys = al destruir algo
means-at-replaced = al ser reemplazado
means-at-uses-team = al usar una habilidad de equipo
means-targets-one = a uno solo
means-targets-several = a más de uno
means-changed = Un poder conocido, cambiado por su carta: el cambio lo juzgan los jugadores.

## What cards remind of in a game

remind-title = ⏰ Cartas, ahora
remind-printed = Acciones impresas en cartas
remind-line = **{ $player }**: { $special } ({ $figure }) – «{ $text }»
remind-action = { $special } ({ $figure }) – «{ $text }»
remind-used = { $limit }: { $used } de { $most }
remind-nothing = Las cartas no recuerdan nada ahora.
remind-more = ⏰ Los { $count }…
remind-done = ✓ { $special }
remind-roll = ⚄ Tirar un d6
remind-rolls = ⚄ Tirar { $number }d6
remind-heal = { $figure }: cura { $number }
remind-damage = { $figure }: { $number } de daño
remind-token = { $figure }: { $number } ficha de acción
remind-count = { $figure }: { $number } { $name }
remind-click = { $figure }: clic { $number }
remind-place = Colocar a { $figure }…
remind-generate = Generar { $name }…
remind-replace = Reemplazar a { $figure }: { $name }
remind-generate-where = ¿En qué casilla se coloca { $name }? Junto a quien la genera, salvo que la carta diga otra cosa (entonces la ponen `/figura añadir` o `/banquillo entrar`).
remind-generate-nowhere = No se puede ofrecer ninguna casilla libre junto a quien genera { $name }: `/figura añadir` o `/banquillo entrar` la ponen donde sea, con `por`.
remind-no-unit = Ni en el banquillo ni en la estantería está «{ $name }»: `/figura añadir` con `por` la trae, escrita en una línea o de un archivo.
remind-effect = En vigor: { $effects } ({ $until })
remind-free = FREE: { $action }{ $number ->
    [0] { "" }
   *[other] , como mucho { $number }
}
remind-choose-heal = Curar { $number }: ¿a quién?
remind-choose-damage = { $number } de daño: ¿a quién?
remind-choose-token = { $number } ficha de acción: ¿a quién?
remind-choose-menu = ¿A quién?
remind-lay = Colocar: { $what }…
remind-lay-where = ¿En qué casilla se coloca ({ $what })? Se ofrecen las más cercanas; en otra lo ponen `/mapa editar` o `/mapa objeto`.
remind-lay-nowhere = No se puede ofrecer ninguna casilla ({ $what }): `/mapa editar` o `/mapa objeto` lo ponen donde sea.
remind-place-menu = ¿Adónde?
