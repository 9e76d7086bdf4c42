# Words that many sentences share: values, sizes, actions, phases, powers and abilities.

## Valores de combate (1.5)

term-speed = velocidad
term-attack = ataque
term-defense = defensa
term-damage = daño
term-range = alcance

## Tamaños (21.2a)

term-tiny = diminuto
term-standard = estándar
term-giant = gigante
term-colossal = colosal

## Tipos de acción (7.1)

term-type-move = MOVE
term-type-close = CLOSE
term-type-range = RANGE
term-type-power = POWER
term-type-free = FREE

## Fases del turno (9)

term-phase-beginning = inicio del turno
term-phase-action = fase de acción
term-phase-end = fin del turno
term-phase-clear = fase de limpieza

## Clases de ataque (11)

term-close-attack = ataque cuerpo a cuerpo
term-range-attack = ataque a distancia

## Habilidades inherentes (27.8)

term-basic-move = la acción básica MOVE
term-basic-close = la acción básica CLOSE
term-basic-range = la acción básica RANGE
term-carry = Llevar (Carry)
term-close-destroy-action = la acción de destruir CLOSE (CLOSE Destroy Action)
term-range-destroy-action = la acción de destruir RANGE (RANGE Destroy Action)
term-object-pick-up = Recoger Objetos (Object Pick Up)
term-close-object-action = la acción de objeto CLOSE (CLOSE Object Action)
term-range-object-action = la acción de objeto RANGE (RANGE Object Action)
term-close-terrain-action = la acción de terreno CLOSE (CLOSE Terrain Action)
term-range-terrain-action = la acción de terreno RANGE (RANGE Terrain Action)

## Lo que pide el efecto de un poder (6.9a)

term-attacking-close = al hacer un ataque cuerpo a cuerpo
term-attacking-range = al hacer un ataque a distancia
term-against-close = contra ataques cuerpo a cuerpo
term-against-range = contra ataques a distancia

## Orígenes sin nombre propio

term-effect = Efecto
term-hindering-terrain = Terreno obstaculizador
term-pushing = Esfuerzo
term-terrain-underfoot = El terreno bajo sus pies

## Poderes y habilidades (27)

term-flurry = Ráfaga de Golpes (Flurry)
term-leap-climb = Salto/Trepar (Leap/Climb)
term-phasing-teleport = Desfase/Teletransporte (Phasing/Teleport)
term-earthbound-neutralized = Confinado a Tierra/Neutralizado (Earthbound/Neutralized)
term-charge = Carga (Charge)
term-mind-control = Control Mental (Mind Control)
term-plasticity = Plasticidad (Plasticity)
term-force-blast = Explosión de Fuerza (Force Blast)
term-sidestep = Paso Lateral (Sidestep)
term-hypersonic-speed = Velocidad Hipersónica (Hypersonic Speed)
term-stealth = Sigilo (Stealth)
term-running-shot = Disparo en Carrera (Running Shot)
term-blades-claws-fangs = Cuchillas/Garras/Colmillos (Blades/Claws/Fangs)
term-energy-explosion = Explosión de Energía (Energy Explosion)
term-pulse-wave = Onda de Pulsos (Pulse Wave)
term-quake = Terremoto (Quake)
term-super-strength = Superfuerza (Super Strength)
term-incapacitate = Incapacitar (Incapacitate)
term-penetrating-psychic-blast = Rayo Penetrante/Psíquico (Penetrating/Psychic Blast)
term-smoke-cloud = Nube de Humo (Smoke Cloud)
term-precision-strike = Golpe de Precisión (Precision Strike)
term-poison = Veneno (Poison)
term-steal-energy = Robar Energía (Steal Energy)
term-telekinesis = Telequinesis (Telekinesis)
term-super-senses = Súper Sentidos (Super Senses)
term-toughness = Dureza (Toughness)
term-defend = Defender (Defend)
term-combat-reflexes = Reflejos de Combate (Combat Reflexes)
term-energy-shield-deflection = Escudo de Energía/Desvío (Energy Shield/Deflection)
term-barrier = Barrera (Barrier)
term-mastermind = Mente Maestra (Mastermind)
term-willpower = Fuerza de Voluntad (Willpower)
term-invincible = Invencible (Invincible)
term-impervious = Imperturbable (Impervious)
term-regeneration = Regeneración (Regeneration)
term-invulnerability = Invulnerabilidad (Invulnerability)
term-ranged-combat-expert = Experto en Combate a Distancia (Ranged Combat Expert)
term-battle-fury = Furia de Batalla (Battle Fury)
term-support = Apoyo (Support)
term-exploit-weakness = Explotar Debilidad (Exploit Weakness)
term-enhancement = Mejora (Enhancement)
term-probability-control = Control de Probabilidad (Probability Control)
term-shape-change = Cambio de Forma (Shape Change)
term-close-combat-expert = Experto en Combate Cuerpo a Cuerpo (Close Combat Expert)
term-empower = Potenciar (Empower)
term-perplex = Alterar (Perplex)
term-outwit = Anular (Outwit)
term-leadership = Liderazgo (Leadership)
term-autonomous = Autónomo (Autonomous)
term-wild-card = Comodín (Wild Card)
term-vehicle = Vehículo (Vehicle)
term-evade = Evadir (Evade)
term-flight = Vuelo (Flight)
term-giant-reach = Alcance Gigante (Giant Reach)
term-great-size = Gran Tamaño (Great Size)
term-immobile = Inmóvil (Immobile)
term-immune = Inmune (Immune)
term-indestructible = Indestructible
term-knockback = Retroceso (Knockback)
term-passenger = Pasajero (Passenger)
term-protected = Protegido (Protected)
term-safeguard = Salvaguarda (Safeguard)
term-stop = STOP
term-every-effect = cualquier ataque y efecto
term-critical-miss = Fallo crítico
term-after = Lo primero tras el ataque
term-instead = En lugar del daño normal
term-speaks-12-4c = un daño en lugar del daño normal
term-speaks-18-6 = poderes impresos en una carta
term-speaks-20-8 = el mismo poder o habilidad
term-speaks-20-9b = lo que sigue si su jugador hace algo
term-speaks-21-3a = tiradas que no se pueden repetir
term-fall = Daño por quedarse sin suelo
term-used-up = Destrucción de lo que usó
term-reducer = Reductor del daño
term-version = Versión de la acción
term-reroll = Repetición por una carta
term-replace-roll = Dados reemplazados
term-different-target = Otro objetivo
term-swim = Nadar (Swim)
term-tiny-size = Tamaño Diminuto (Tiny Size)
term-unique-modifier = Modificador Único (Unique Modifier)
term-improved-movement = Movimiento Mejorado (Improved Movement)
term-improved-movement-elevated = Movimiento Mejorado: Elevado (Improved Movement: Elevated)
term-improved-movement-blocking = Movimiento Mejorado: Bloqueante (Improved Movement: Blocking)
term-improved-movement-outdoor-blocking = Movimiento Mejorado: Bloqueante Exterior (Improved Movement: Outdoor Blocking)
term-improved-movement-destroy-blocking = Movimiento Mejorado: Destruir Bloqueante (Improved Movement: Destroy Blocking)
term-improved-movement-characters = Movimiento Mejorado: Personajes (Improved Movement: Characters)
term-improved-movement-move-through = Movimiento Mejorado: Atravesar (Improved Movement: Move Through)
term-improved-movement-hindering = Movimiento Mejorado: Obstaculizador (Improved Movement: Hindering)
term-move-and-attack = Mover y Atacar (Move and Attack)
term-duo-attack = Ataque Dual (Duo Attack)
term-sharpshooter = Francotirador (Sharpshooter)
term-multiattack = Multiataque (Multiattack)
term-merge = Fusionar (Merge)
term-split = Separar (Split)
term-throw-a-grenade = Arrojar una Granada (Throw a grenade)
term-improved-targeting = Puntería Mejorada (Improved Targeting)
term-improved-targeting-elevated = Puntería Mejorada: Elevado (Improved Targeting: Elevated)
term-improved-targeting-hindering = Puntería Mejorada: Obstaculizador (Improved Targeting: Hindering)
term-improved-targeting-blocking = Puntería Mejorada: Bloqueante (Improved Targeting: Blocking)
term-improved-targeting-destroy-blocking = Puntería Mejorada: Destruir Bloqueante (Improved Targeting: Destroy Blocking)
term-improved-targeting-characters = Puntería Mejorada: Personajes (Improved Targeting: Characters)
term-improved-targeting-adjacent = Puntería Mejorada: Adyacente (Improved Targeting: Adjacent)

## Efectos de cartas: qué hacen y hasta cuándo (20.3)
term-until-turn = hasta el final de este turno
term-until-next-turn = hasta el próximo turno de su jugador
term-until-again = hasta que se elija de nuevo
term-until-attack = hasta que se resuelva el ataque
term-until-action = hasta que se resuelva la acción
term-until-moves = hasta que se mueva
term-until-clears = hasta que retire sus fichas de acción
term-until-game = el resto de la partida
term-until-as-long-as = mientras se cumpla su condición
term-effect-set = pasa a ser
term-effect-minimum = mínimo
term-effect-maximum = máximo
term-effect-halve = a la mitad
term-effect-double = al doble
term-effect-damage-dealt = daño infligido
term-effect-instead = en lugar del daño normal
term-effect-may = opcional
term-effect-cant-reroll-attack-roll = tirada de ataque no se repite
term-effect-cant-reroll-break-away-roll = tirada para destrabarse no se repite
term-effect-as-free = como FREE
term-effect-damage-taken = daño recibido
term-effect-action-total = total de acciones
term-effect-size = tamaño
term-effect-regardless = sin importar
term-effect-cant = no puede usar
term-effect-safeguard = salvaguarda
term-effect-protected = protegido de
term-effect-unique = único (unique)
term-effect-times-per-turn = veces por turno
term-effect-times-per-game = veces por partida
term-line-of-fire = línea de fuego
term-adjacency = adyacencia
term-adjacent-friends = para amigos adyacentes
term-speed-powers = poderes de velocidad
term-standard-speed-powers = poderes estándar de velocidad
term-attack-powers = poderes de ataque
term-standard-attack-powers = poderes estándar de ataque
term-defense-powers = poderes de defensa
term-standard-defense-powers = poderes estándar de defensa
term-damage-powers = poderes de daño
term-standard-damage-powers = poderes estándar de daño
term-move-actions = acciones MOVE
term-close-actions = acciones CLOSE
term-range-actions = acciones RANGE
term-power-actions = acciones POWER
term-free-actions = acciones FREE
term-costed-actions = acciones con coste
term-team-abilities = habilidades de equipo

## Lo que dice la línea de una figura
term-figure-line-example = Lobo de Hierro 75 8/10/17/3 r6 t1 7 clics en C5 [carga, sigilo]
term-figure-points = los puntos
term-figure-values = los valores
term-figure-range = el alcance
term-figure-targets = los objetivos
term-figure-clicks = los clics
term-figure-click = el clic
term-figure-tokens = las fichas de acción
term-figure-at = la casilla
term-figure-size = el tamaño
term-figure-base = la base
term-figure-bystander = secundario
term-figure-unique = único
term-figure-speed = la velocidad
term-figure-attack = el ataque
term-figure-defense = la defensa
term-figure-damage = el daño

## Lo que se puso en un mapa editado, como lo cuenta el registro
term-edit-object-standard = objeto
term-edit-object-light = objeto ligero
term-edit-object-heavy = objeto pesado
term-edit-object-special = objeto especial
term-edit-object-equipment = equipo
term-edit-marker-hindering = marcador de terreno obstaculizador
term-edit-marker-blocking = marcador de terreno bloqueante
term-edit-marker-water = marcador de terreno de agua
term-edit-marker-elevated = marcador de terreno elevado
term-edit-marker-special = marcador especial
term-edit-clear = despejado
term-edit-hindering = obstaculizador
term-edit-blocking = bloqueante
term-edit-water = agua
term-edit-wall = muro
term-edit-elevated = elevado
term-edit-window = ventana
term-edit-door = puerta
term-edit-transition = transición
term-edit-indoor = interior
term-edit-outdoor = exterior
term-edit-orange = casilla naranja
term-edit-start-red = zona inicial: rojo
term-edit-start-blue = zona inicial: azul
term-edit-start-green = zona inicial: verde
term-edit-start-yellow = zona inicial: amarillo
term-edit-start-none = sin zona inicial
