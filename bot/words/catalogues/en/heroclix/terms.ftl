# Words that many sentences share: values, sizes, actions, phases, powers and abilities.

## Combat values (1.5)

term-speed = speed
term-attack = attack
term-defense = defense
term-damage = damage
term-range = range

## Sizes (21.2a)

term-tiny = tiny
term-standard = standard
term-giant = giant
term-colossal = colossal

## Action types (7.1)

term-type-move = MOVE
term-type-close = CLOSE
term-type-range = RANGE
term-type-power = POWER
term-type-free = FREE

## Phases of a turn (9)

term-phase-beginning = beginning of turn
term-phase-action = action phase
term-phase-end = end of turn
term-phase-clear = clear phase

## Kinds of attack (11)

term-close-attack = close attack
term-range-attack = range attack

## Inherent abilities (27.8)

term-basic-move = the basic MOVE action
term-basic-close = the basic CLOSE action
term-basic-range = the basic RANGE action
term-carry = Carry
term-close-destroy-action = the CLOSE Destroy Action
term-range-destroy-action = the RANGE Destroy Action
term-object-pick-up = Object Pick Up
term-close-object-action = the CLOSE Object Action
term-range-object-action = the RANGE Object Action
term-close-terrain-action = the CLOSE Terrain Action
term-range-terrain-action = the RANGE Terrain Action

## What a power's effect needs (6.9a)

term-attacking-close = while making a close attack
term-attacking-range = while making a range attack
term-against-close = against close attacks
term-against-range = against range attacks

## Sources without a name of their own

term-effect = Effect
term-hindering-terrain = Hindering terrain
term-pushing = Pushing
term-terrain-underfoot = The terrain under its feet

## Powers and abilities (27)

term-flurry = Flurry
term-leap-climb = Leap/Climb
term-phasing-teleport = Phasing/Teleport
term-earthbound-neutralized = Earthbound/Neutralized
term-charge = Charge
term-mind-control = Mind Control
term-plasticity = Plasticity
term-force-blast = Force Blast
term-sidestep = Sidestep
term-hypersonic-speed = Hypersonic Speed
term-stealth = Stealth
term-running-shot = Running Shot
term-blades-claws-fangs = Blades/Claws/Fangs
term-energy-explosion = Energy Explosion
term-pulse-wave = Pulse Wave
term-quake = Quake
term-super-strength = Super Strength
term-incapacitate = Incapacitate
term-penetrating-psychic-blast = Penetrating/Psychic Blast
term-smoke-cloud = Smoke Cloud
term-precision-strike = Precision Strike
term-poison = Poison
term-steal-energy = Steal Energy
term-telekinesis = Telekinesis
term-super-senses = Super Senses
term-toughness = Toughness
term-defend = Defend
term-combat-reflexes = Combat Reflexes
term-energy-shield-deflection = Energy Shield/Deflection
term-barrier = Barrier
term-mastermind = Mastermind
term-willpower = Willpower
term-invincible = Invincible
term-impervious = Impervious
term-regeneration = Regeneration
term-invulnerability = Invulnerability
term-ranged-combat-expert = Ranged Combat Expert
term-battle-fury = Battle Fury
term-support = Support
term-exploit-weakness = Exploit Weakness
term-enhancement = Enhancement
term-probability-control = Probability Control
term-shape-change = Shape Change
term-close-combat-expert = Close Combat Expert
term-empower = Empower
term-perplex = Perplex
term-outwit = Outwit
term-leadership = Leadership
term-autonomous = Autonomous
term-wild-card = Wild Card
term-vehicle = Vehicle
term-evade = Evade
term-flight = Flight
term-giant-reach = Giant Reach
term-great-size = Great Size
term-immobile = Immobile
term-immune = Immune
term-indestructible = Indestructible
term-knockback = Knockback
term-passenger = Passenger
term-protected = Protected
term-safeguard = Safeguard
term-stop = STOP
term-every-effect = every attack and effect
term-critical-miss = Critical miss
term-after = What comes first after the attack
term-instead = Instead of normal damage
term-speaks-12-4c = damage instead of normal damage
term-speaks-18-6 = powers printed on a card
term-speaks-20-8 = the same power or ability
term-speaks-20-9b = what follows if its player does something
term-speaks-21-3a = rolls that can’t be rerolled
term-fall = Damage for the lost ground
term-used-up = Destruction of what was used
term-reducer = Reducer of the damage
term-version = Version of the action
term-reroll = Reroll by a card
term-replace-roll = Replaced dice
term-different-target = Different target
term-swim = Swim
term-tiny-size = Tiny Size
term-unique-modifier = Unique Modifier
term-improved-movement = Improved Movement
term-improved-movement-elevated = Improved Movement: Elevated
term-improved-movement-blocking = Improved Movement: Blocking
term-improved-movement-outdoor-blocking = Improved Movement: Outdoor Blocking
term-improved-movement-destroy-blocking = Improved Movement: Destroy Blocking
term-improved-movement-characters = Improved Movement: Characters
term-improved-movement-move-through = Improved Movement: Move Through
term-improved-movement-hindering = Improved Movement: Hindering
term-move-and-attack = Move and Attack
term-duo-attack = Duo Attack
term-sharpshooter = Sharpshooter
term-multiattack = Multiattack
term-merge = Merge
term-split = Split
term-throw-a-grenade = Throw a grenade
term-improved-targeting = Improved Targeting
term-improved-targeting-elevated = Improved Targeting: Elevated
term-improved-targeting-hindering = Improved Targeting: Hindering
term-improved-targeting-blocking = Improved Targeting: Blocking
term-improved-targeting-destroy-blocking = Improved Targeting: Destroy Blocking
term-improved-targeting-characters = Improved Targeting: Characters
term-improved-targeting-adjacent = Improved Targeting: Adjacent

## Effects of cards: what they do, and until when (20.3)
term-until-turn = until the end of this turn
term-until-next-turn = until its player’s next turn
term-until-again = until it is chosen again
term-until-attack = until the attack resolves
term-until-action = until the action resolves
term-until-moves = until it moves
term-until-clears = until it clears action tokens
term-until-game = for the rest of the game
term-until-as-long-as = as long as its condition holds
term-effect-set = becomes
term-effect-minimum = minimum
term-effect-maximum = maximum
term-effect-halve = halved
term-effect-double = doubled
term-effect-damage-dealt = damage dealt
term-effect-instead = instead of normal damage
term-effect-may = optional
term-effect-cant-reroll-attack-roll = attack roll not rerolled
term-effect-cant-reroll-break-away-roll = break away roll not rerolled
term-effect-as-free = as FREE
term-effect-damage-taken = damage taken
term-effect-action-total = action total
term-effect-size = size
term-effect-regardless = regardless of
term-effect-cant = can’t use
term-effect-safeguard = safeguard
term-effect-protected = protected from
term-effect-unique = unique
term-effect-times-per-turn = times per turn
term-effect-times-per-game = times per game
term-line-of-fire = line of fire
term-adjacency = adjacency
term-adjacent-friends = for adjacent friends
term-speed-powers = speed powers
term-standard-speed-powers = standard speed powers
term-attack-powers = attack powers
term-standard-attack-powers = standard attack powers
term-defense-powers = defense powers
term-standard-defense-powers = standard defense powers
term-damage-powers = damage powers
term-standard-damage-powers = standard damage powers
term-move-actions = MOVE actions
term-close-actions = CLOSE actions
term-range-actions = RANGE actions
term-power-actions = POWER actions
term-free-actions = FREE actions
term-costed-actions = costed actions
term-team-abilities = team abilities

## What a figure's line says
term-figure-line-example = Iron Wolf 75 8/10/17/3 r6 t1 7 clicks at C5 [charge, stealth]
term-figure-points = the points
term-figure-values = the values
term-figure-range = the range
term-figure-targets = the targets
term-figure-clicks = the clicks
term-figure-click = the click
term-figure-tokens = the action tokens
term-figure-at = the square
term-figure-size = the size
term-figure-base = the base
term-figure-bystander = bystander
term-figure-unique = unique
term-figure-speed = the speed
term-figure-attack = the attack
term-figure-defense = the defense
term-figure-damage = the damage

## What was put on an edited map, as the log tells it
term-edit-object-standard = object
term-edit-object-light = light object
term-edit-object-heavy = heavy object
term-edit-object-special = special object
term-edit-object-equipment = equipment
term-edit-marker-hindering = hindering terrain marker
term-edit-marker-blocking = blocking terrain marker
term-edit-marker-water = water terrain marker
term-edit-marker-elevated = elevated terrain marker
term-edit-marker-special = special marker
term-edit-clear = clear
term-edit-hindering = hindering
term-edit-blocking = blocking
term-edit-water = water
term-edit-wall = wall
term-edit-elevated = elevated
term-edit-window = window
term-edit-door = door
term-edit-transition = transition
term-edit-indoor = indoor
term-edit-outdoor = outdoor
term-edit-orange = orange square
term-edit-start-red = starting area: red
term-edit-start-blue = starting area: blue
term-edit-start-green = starting area: green
term-edit-start-yellow = starting area: yellow
term-edit-start-none = no starting area
