# Masters of the Universe: Battleground en la mesa: estado, botones, menús, comandos, lo que se escribe.
motu-activated = activado
motu-wounds = ✚ { $wounds }
motu-mana = { $mana } de maná
motu-points = { $points ->
    [one] un punto de acción
   *[other] { $points } puntos de acción
}
motu-used = gastado
motu-shown-dice = { $dice ->
    [one] un dado
   *[other] { $dice } dados
}
motu-shown-speed = velocidad { $standard }/{ $improved }
motu-shown-base = base de { $hexes } casillas
motu-shown-facing = mirando al { $facing }
motu-shown-allies = también a aliados
motu-shown-cost = { $points } puntos
motu-attributes = Atributos
motu-weapons = Armas
motu-card-abilities = Habilidades
motu-card-items = Equipo
term-motu-fists = puños
motu-army = { $points } puntos · objetivos { $objectives } · misiones secundarias { $quests } · el ejército cuesta { $cost }
motu-hand = mano { $hand } · mazo { $deck }
motu-has-chosen = hay una carta boca abajo
motu-has-passed = ha pasado
motu-footer = Masters of the Universe: Battleground · registro { $sequence }
motu-set-up = Preparación.
motu-set-up-army = `/figure add` con `army` coloca uno entero de los nuestros.
motu-set-up-ready = Preparación: está todo, `/turn end` empieza la primera ronda.
motu-round = Ronda { $number } de { $rounds } · { $phase }
motu-round-title = Ronda { $number }
motu-acting = Actúa { $figure }: { $points ->
    [one] le queda un punto de acción
   *[other] le quedan { $points } puntos de acción
}. `/legal` dice qué puede hacer.
motu-picture = Campo de { $columns } por { $rows } hexágonos.
motu-picture-figure = { $label }: { $name } ({ $side }) en { $at }, orientado al { $facing }.
motu-picture-objective = Objetivo en { $at }.
motu-picture-mark = Marca en { $at }.
motu-button-choosecard = Elegir una carta · { $side }
motu-button-prepare = Robar hasta cinco · { $side }
motu-button-maintain = Listo · { $side }
motu-button-endactivation = Terminar la activación
motu-button-pass = Pasar · { $side }
motu-menu-activate = Activar a un personaje
motu-menu-takebonus = Tomar la bonificación de la carta
motu-menu-collect = Conseguir una ficha de objetivo
motu-menu-completequest = Una misión secundaria está cumplida
motu-menu-hand = Poner una carta boca abajo
motu-card-title = Carta
motu-laid = { $side }: hay una carta boca abajo. Las dos se descubren cuando el otro bando haya elegido o pasado.
motu-card-lost = Nadie sabe ya aquí qué puso { $side } boca abajo: dilo con `/round card` y un juez la descubre.
motu-revealed-title = Se descubren las cartas
motu-pass-title = Pasa
motu-activate-title = Activación
motu-interrupt-title = Interrupción
motu-on-title = Adelante
motu-hand-title = Tu mano
motu-hand-empty = Ninguna carta.
motu-no-deck = El bot no te reparte cartas: usa las tuyas y elige una con `/round card initiative: points:`. Para que reparta, pon cartas en tu lista (`/round list`, o `/figure add` army) y luego `/round deck`.
term-motu-card-fate = carta de destino
term-motu-card-glory = carta de gloria
motu-card-numbers = iniciativa { $initiative } · puntos de acción { $points } · maná { $mana }
motu-field-title = Campo
motu-whole-army = nuestro ejército de muestra entero, con sus cartas
motu-cover-title = Cobertura
motu-sight-title = Línea de visión
motu-reach-title = Adónde puede moverse
motu-legal-title = Qué puede hacer
motu-threshold-title = Umbral
motu-odds-title = Probabilidades
motu-not-seated = No juegas en esta partida: toma un puesto con `/game join`.
motu-no-royale = En Battleground no hay batalla campal: juegan dos ejércitos.
motu-no-sketch = Un campo de hexágonos no es un croquis de casillas: nombra uno de los nuestros o adjunta como archivo el mapa de un documento de posición.
motu-no-field = Ningún campo se llama «{ $given }». Hay estos: { $offered }.
motu-army-at = Varios personajes se añaden fuera del campo: quita el lugar y pon a cada uno en su sitio con `/colocar`.
motu-where = ¿Adónde? Un lugar como `C5` o `C5@p1`, con su orientación si quieres (`C5 ne`), o `fuera`.
motu-move-where = ¿Adónde? Un lugar como `C5` o `C5@p1`, o el camino entero en `camino`.
motu-out-of-reach = { $figure } no tiene camino hasta { $place } con { $points } puntos: `/reach` muestra adónde puede ir.
motu-attack-whom = ¿A quién se ataca? Nombra un objetivo.
motu-visible-title = Lo que ve { $source }
motu-visible-key = Los lugares que ve están claros; ↑ o ↓ donde solo ve la plataforma, o solo lo que hay debajo.
motu-legal-whom = Ahora no actúa nadie: nombra a un personaje.
motu-which-weapon = ¿Con qué arma de { $figure }? Hay: { $weapons }. Nómbrala en `acción`.
motu-no-weapon = { $figure } no tiene ningún arma «{ $given }». Hay: { $weapons }.
motu-several-weapons = «{ $given }» puede ser más de un arma de { $figure }: { $weapons }. Escríbela entera.
motu-which-power = { $figure } no tiene «{ $given }». Hay: { $offered }, además de la concentración y la guardia.
motu-which-token = «{ $given }» no es un marcador: nombra uno en `porqué`: { $offered }.
motu-throw-not-read = «{ $given }» no son los dados de esta prueba: escribe lo que salió, como `6 4 2`, y tras punto y coma lo que se repitió y lo que explotó: `6 4 2; maná 3=5; nuevos 4`. La defensa se pide después.
motu-dice-not-read = «{ $given }» no son dados: escribe lo que salió, como `6 4 2`; la defensa, tras una barra: `6 4 2 | 5 1`.
motu-line-no-name = La línea no empieza con un nombre: { $line } (un nombre con cifras va entre comillas). Por ejemplo: { $example }
motu-line-not-read = No se entiende «{ $given }» en { $line }. Por ejemplo: { $example }
motu-line-twice = Dicho dos veces: { $given }, en { $line }
motu-line-special = «{ $given }»: lo que dice la habilidad especial de un arma va al final, tras «especial:», o entre comillas; como hacha cuerpo a cuerpo 1:1 especial: Empuja a su objetivo un hexágono
motu-line-part = «{ $given }» no es un arma, una habilidad ni un objeto: primero su nombre, luego melee, ranged, spell, ability, item o consumable (o cuerpo, distancia, hechizo, habilidad, objeto, consumible). Por ejemplo: { $example }
motu-line-weapon = Al arma «{ $given }» le falta: { $missing }. Por ejemplo: { $example }
motu-line-missing = Falta: { $missing }. Los números de un personaje van todos: cinco atributos, velocidad y salud. En { $line }
motu-line-large = «{ $given }» no dice cuántas casillas ocupa la base: escribe base y el número, como base 3. En { $line }
motu-line-speed = «{ $given }» no puede ser una velocidad: primero la estándar y luego la mejorada, que no es menor, como 5/8. En { $line }
motu-line-mana = El maná no está en ninguna carta: dalo con `/resultado maná`, cuando el personaje ya esté. En { $line }
motu-line-two-costs = ¿Los puntos son { $first } o «{ $given }»? { $line } Un nombre con cifras va entre comillas.
motu-line-too-high = «{ $given }» no puede ser: en una línea se lee ahí { $most } como mucho. En { $line }
term-motu-line-example = Brak 55 f5 p3 pod2 r4 m3 velocidad 5/8 salud 8; hacha cuerpo a cuerpo 1d 1:1 3:2
term-motu-line-example-ranged = arco a distancia 8 pulgadas 1d 1:1 3:2
term-motu-said-place = dónde está
term-motu-said-attributes = atributos
term-motu-said-speed = velocidad (estándar/mejorada)
term-motu-said-health = salud
term-motu-said-size = base
term-motu-said-cost = puntos
term-motu-said-table = qué hace cada número de éxitos (1:1 3:2)
term-motu-said-range = alcance
term-motu-said-special = habilidad especial
term-motu-said-dice = dados
motu-file-no-map = El archivo no trae un `map` de hexágonos; se esperaba un documento de posición o su mapa.
motu-file-no-card = El archivo no trae la carta de un personaje; se esperaba un objeto con `name`, `attributes`, `weapons`…
motu-file-cards = Las cartas de Battleground se escriben con `/round list`.
choice-side-masters = Masters of the Universe
choice-side-evil = Evil Warriors
choice-motu-card-fate = destino
choice-motu-card-glory = gloria
choice-motu-bonus-mana = maná
choice-motu-bonus-ability = la habilidad de la carta
choice-motu-bonus-point = un punto de acción
choice-motu-bonus-quest = la misión secundaria
cmd-round = ronda
    .description = Una ronda de Battleground: cartas, activaciones, objetivos
cmd-round-card = carta
    .description = Poner una carta boca abajo; las dos se descubren a la vez
    .name = nombre
    .name-description = Una carta de tu mano; o cómo se llama la tuya
    .initiative = iniciativa
    .initiative-description = De una carta que tienes en la mesa
    .points = puntos
    .points-description = Sus puntos de acción
    .mana = maná
    .mana-description = Su maná
    .kind = tipo
    .kind-description = Destino (si no dices nada) o gloria
cmd-round-hand = mano
    .description = Tu mano, solo para ti
cmd-round-deck = mazo
    .description = Que el bot baraje tu mazo y te reparta la mano
cmd-round-list = lista
    .description = Poner una carta en tu lista, antes de barajar el mazo
    .name = nombre
    .name-description = Cómo se llama
    .kind = tipo
    .kind-description = Destino o gloria
    .initiative = iniciativa
    .initiative-description = Su iniciativa
    .points = puntos
    .points-description = Sus puntos de acción
    .mana = maná
    .mana-description = Su maná
    .text = texto
    .text-description = Su habilidad o misión secundaria, con sus propias palabras
    .quest = misión
    .quest-description = Lo que vale su misión secundaria
    .copies = copias
    .copies-description = Cuántas hay
cmd-round-prepare = preparar
    .description = Descartar cartas y robar hasta cinco
    .discard = descartar
    .discard-description = Qué cartas, separadas por comas
cmd-round-pass = pasar
    .description = No activar a nadie más esta ronda
cmd-round-activate = activar
    .description = Activar a un personaje con tu carta
    .figure = personaje
    .figure-description = A quién
    .bonus = bonificación
    .bonus-description = Cuál de la carta; más tarde si no dices nada
cmd-round-play = jugar
    .description = Jugar otra carta sobre el personaje que actúa
    .card = carta
    .card-description = Una carta de tu mano
    .bonus = bonificación
    .bonus-description = Cuál de sus bonificaciones
cmd-round-quest = misión
    .description = Una misión secundaria está cumplida
    .card = carta
    .card-description = La carta de gloria
cmd-round-collect = recoger
    .description = Conseguir una ficha de objetivo, en el mantenimiento
    .figure = personaje
    .figure-description = Quién lo recoge
    .token = marcador
    .token-description = Qué marcador
cmd-round-interrupt = interrumpir
    .description = Empezar una interrupción
    .figure = personaje
    .figure-description = Quién interrumpe
    .of = a-quién
    .of-description = A quién, donde lo permitan las palabras de una carta
motu-menu-act = Actuar
motu-deed-cost = { $points ->
    [0] gratis
    [one] un punto de acción
   *[other] { $points } puntos de acción
}{ $mana ->
    [0] { "" }
   *[other] , { $mana } de maná
}
motu-fact-terrain-high = obstáculo alto
motu-fact-terrain-low = obstáculo bajo
motu-fact-terrain-rough = terreno abrupto
motu-fact-change-dice = dados
motu-fact-change-threshold = umbral
motu-fact-change-defense-dice = dados de defensa
motu-fact-change-defense-threshold = umbral de defensa
motu-fact-tokens = { $figure } { $number ->
    [0] no tenía ficha de concentración
   *[other] tenía una ficha de concentración
    }

# Forms of a dispute whose example is another in this game
form-dispute-terrain-motu = Terreno
    .label = El lugar y lo que hay
    .hint = C5 obstáculo bajo
form-dispute-stood-motu = Estaba en otro sitio
    .label = Quién y dónde
    .hint = Brak C5
form-dispute-tokens-motu = Fichas
    .label = Quién y cuántas tenía
    .hint = Brak 1
form-dispute-section-motu = Se olvidó una regla
    .label = Su sección, como la conoce /regla
    .hint = 5b
motu-character-added-title = Personaje añadido
motu-won = Han ganado { $side }.
