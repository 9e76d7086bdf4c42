## What a sentence of a card means, in our own words

means-unread = not read
means-any-damage = in any damage, of attacks or not
means-guards = Outwit can’t take its powers of { $value }
means-spoken = Its words aren’t understood: the players judge it.
means-fact = It depends on something that no position says: the players judge it.
means-action = An action ({ $type }): its player carries it out.
means-grants = can use { $power }
means-size = becomes { $what }
means-safeguard = SAFEGUARD against { $power }
means-protected = what this card gives is protected from { $power }
means-loses = can’t use { $power }
means-grants-team = can use the team ability { $name }
means-loses-team = can’t use the team ability { $name }
means-loses-teams = can’t use team abilities
means-is-not-standard = is no standard character
means-as-free = { $power } as FREE
means-deals-most = deals at most { $number } damage
means-reduced-least = damage it deals isn’t reduced below { $number }
means-reduces-most = { $number ->
    [0] can’t reduce damage
   *[other] reduces damage by at most { $number }
}
means-reduces-besides = reduces damage by { $number } besides other effects
means-takes-most = takes at most { $number } damage
means-damage-dealt = damage dealt { $number }
means-damage-taken = damage taken { $number }
means-instead = deals { $number } instead of normal damage
means-action-total = action total { $number }
means-modify = { $value } { $number }
means-set = { $value } is { $number }
means-minimum = { $value } at least { $number }
means-maximum = { $value } at most { $number }
means-halve = { $value } halved
means-double = { $value } doubled
means-penetrating = deals penetrating damage
means-reduces-penetrating = can reduce penetrating damage
means-reduces-penetrating-of = can reduce penetrating damage with { $power }
means-cant-modify = { $value } can’t be modified
means-cant-modify-of = { $value } can’t be modified by { $power }
means-all = combat values
means-cant-target = can’t attack { $who }
means-cant-attack = can’t attack
means-breaks-away-automatic = breaks away automatically
means-breaks-away-on = breaks away on { $results }
means-breaks-away-only-on = breaks away only on { $results }
means-breaks-away-add = break away roll { $number }
means-breaks-away-never-automatic = can’t break away automatically
means-beside-moving = counts as adjacent when they move
means-beside-breaking-away = counts as adjacent when they break away
means-cant-reroll-attack-roll = its attack rolls can’t be rerolled
means-cant-reroll-attacks-on-it = attack rolls against it can’t be rerolled
means-cant-reroll-break-away-roll = its break away rolls can’t be rerolled
means-cant-be-targeted = can’t be targeted
means-cant-be-seen = no line of fire can be drawn to it
means-cant-be-carried = can’t be carried
means-cant-be-healed = can’t be healed
means-cant-be-healed-above = can’t be healed past click { $click }
means-cant-be-chosen = can’t be chosen
means-cant-be-equipped = can’t be equipped
means-cant-be-knocked-back = can’t be knocked back
means-cant-be-knockback-damaged = takes no knockback damage
means-cant-be-moved = can’t be moved by effects
means-cant-be-placed = can’t be placed
means-cant-be-given-tokens = can’t be given action tokens
means-per = for each: { $what }
means-tokens = its action tokens
means-its-tokens = the other’s action tokens
means-most = , at most { $number }
means-every = , { $number } at a time
means-by = by { $who }
means-by-friends = by its card’s own side
means-by-opponents = by whoever opposes its card’s own side
means-for = for { $who }
means-when = while: { $conditions }
means-who = who: { $who }
means-other = the other: { $who }
means-using = with { $powers }
means-using-version = with { $powers } of this card
means-only-target = only with { $who }
means-restrict-range = range { $number }
means-restrict-squares = within { $number } squares
means-restrict-moves-most = moves at most { $number } squares
means-restrict-most = { $number ->
    [one] at most 1 marker
   *[other] at most { $number } markers
}
means-restrict-least = deals at least { $number } damage
means-carried-by = may be carried by: { $who }
means-only-markers = only terrain markers
means-restrict-deals = deals { $number } damage
means-restrict-targets = { $number ->
    [one] 1 target
   *[other] { $number } targets
}
means-restrict-adds = modifies by +{ $number }
means-restrict-gives = { $number ->
    [one] gives 1 action token
   *[other] gives { $number } action tokens
}
means-restrict-heals = { $number ->
    [one] heals 1 click
   *[other] heals { $number } clicks
}
means-gains = with { $powers } meanwhile
means-also = for these as well: { $who }
means-any-points = choosing whatever their points: { $who }
means-heals-each-any = heals 1 click for each character hit and damaged
means-heals-each-opponents = heals 1 click for each opponent hit and damaged
means-restrict-attack-any = with close and range attacks
means-restrict-attack-close = with close attacks alone
means-restrict-attack-range = with range attacks alone
means-restrict-as-type = as { $type } alone
means-once-per-turn = once per turn
means-once-per-game = once per game
means-named-tokens = { $name } tokens on its card
means-has-named-tokens = { $many ->
    [none] no { $name } tokens
    [one] { $numbers } { $name } token
   *[other] { $numbers } { $name } tokens
}
means-without-keyword = without the keyword { $names }
means-off = not on { $terrain } terrain
means-acted = given a costed action this turn
means-not-acted = given no costed action this turn
means-carried = carried this turn
means-not-carried = not carried this turn
means-nearer-own = nearer to its own starting area
means-nearer-asking = nearer to your starting area than to its own
means-nearer-others = nearer to another’s starting area
means-several = by attacks with several targets
means-rerolls-own = only its own attack rolls
means-rerolls-against = only attack rolls against it
means-rerolls-opponents = only opponents’ attack rolls
means-succeeds = succeeds on { $results }
means-full-range = without halving range
means-restrict-times = up to { $number } times a turn
means-restrict-minimum-range = minimum range { $number }
means-carries = carrying regardless of { $what }
means-regardless = { $power } regardless of { $what }
means-heedless-range = range
means-heedless-line-of-fire = line of fire
means-heedless-adjacency = adjacency
means-carries-flight = the flight symbol
means-carries-size = size
means-own-targets = its attacks may have { $number } targets
means-unhalved = { $power } doesn’t halve its { $value }
means-never-chooses = can't choose { $kinds }
means-chooses = choosing { $kinds } alone
means-chooses-speed = speed powers
means-chooses-attack = attack powers
means-chooses-defense = defense powers
means-chooses-damage = damage powers
means-chooses-standard = standard powers
means-chooses-special = special powers
means-chooses-standard-speed = standard speed powers
means-chooses-standard-attack = standard attack powers
means-chooses-standard-defense = standard defense powers
means-chooses-standard-damage = standard damage powers
means-chooses-red = red powers
means-chooses-orange = orange powers
means-chooses-yellow = yellow powers
means-chooses-green = green powers
means-chooses-blue = blue powers
means-chooses-purple = purple powers
means-chooses-pink = pink powers
means-chooses-brown = brown powers
means-chooses-black = black powers
means-chooses-gray = gray powers
means-chooses-lime-green = lime green powers
means-chooses-light-blue = light blue powers
means-moved-too = even if moved or placed this turn
means-rerolls-all = only attack rolls
means-rerolls-break-away = break away rolls
means-full-speed = without halving speed
means-only-modify = only modifying { $values }
means-only-up = only to increase values
means-only-down = only to decrease values
means-itself = itself
means-friends = friendly characters
means-opponents = opposing characters
means-any = characters
means-other-one = others
means-line-of-fire = in line of fire
means-sees = has a line of fire to it
means-in-range = within its range
means-shares-keyword = with a keyword in common
means-shares-keywords = with at least { $number } keywords in common
means-keyword-of = with a keyword of { $names }
means-not-shares-keyword = with no keyword in common
means-adjacent = adjacent
means-not-adjacent = not adjacent
means-equipped = equipped
means-not-equipped = not equipped
means-bystander = bystanders
means-not-bystander = no bystanders
means-standard = standard characters
means-not-standard = no standard characters
means-starting-force = of a starting force
means-not-starting-force = of no starting force
means-team-symbol = with { $names } (team ability)
means-team-ability = able to use { $names } (team ability)
means-displays = its dial shows { $powers }
means-objects = unheld objects within { $number } squares
means-things = { $weight ->
    [light] light objects “{ $name }”
    [heavy] heavy objects “{ $name }”
   *[any] objects “{ $name }”
}
means-things-on = on { $what }
means-things-adjacent = adjacent to { $what }
means-things-held = holding { $what }
means-things-equipment = equipped with { $what }
means-markers-any = terrain markers
means-markers-smoke = Smoke Cloud markers
means-markers-barrier = Barrier markers
means-markers-debris = debris markers
means-markers-own = { $what } that this card’s character generated
means-markers-where-on = on { $what }
means-markers-where-adjacent = adjacent to { $what }
means-markers-where-within = within { $number } squares of { $what }
means-this-turn = { $deed } this turn
means-since-own-turn = { $deed } since your last turn
means-this-game = { $deed } this game
means-deed-attacked = attacked
means-deed-hit = hit somebody
means-deed-missed = missed
means-deed-damaged = damaged somebody
means-deed-was-attacked = was attacked
means-deed-was-hit = was hit
means-deed-was-missed = was missed
means-deed-was-damaged = was damaged
means-deed-was-attacked-by-opponents = was attacked by opponents
means-deed-was-hit-by-opponents = was hit by opponents
means-deed-was-damaged-by-opponents = was damaged by opponents
means-themed = on a themed team
means-themed-by = on a themed team of { $names }
means-area-own = in its own starting area
means-area-others = in another’s starting area
means-area-any = in a starting area
means-near-least = ({ $number } or more)
means-near-most = ({ $number } at most)
means-theirs = their tokens
means-larger = of a larger size
means-smaller = of a smaller size
means-same-size = of the same size
means-height-higher = on a higher elevation
means-height-lower = on a lower elevation
means-height-same = on the same elevation
means-near-adjacent = adjacent to: { $who }
means-near-within = within { $number } squares of: { $who }
means-on-the-map = on the map
means-not-on-the-map = off the map
means-outnumbered = an opposing force has more characters
means-not-outnumbered = no opposing force has more characters
means-ranked-lowest = fewest points on its force
means-ranked-highest = most points on its force
means-opposing-force = an opposing force has { $numbers } characters
means-sideline = on the Sideline too
means-once = once for its force
means-gone-this-turn = { $numbers } of these were KO’d this turn: { $who }
means-gone-this-game = { $numbers } of these were KO’d this game: { $who }
means-per-this-turn = { $who }, KO’d this turn
means-per-this-game = { $who }, KO’d this game
means-its-named-tokens = { $name } tokens on the other’s card
means-per-beside-it = { $who }, adjacent to the other
means-printed = printed { $value } { $numbers }
means-top-highest = the one with the most points
means-top-lowest = the one with the fewest points
means-per-force = { $who } on its force
means-within = within { $number } squares
means-away = { $number } or more squares away
means-keyword = keyword { $names }
means-named = named { $names }
means-used = used this turn: { $powers }
means-name-has = with { $names } in the name
means-unless-penetrating = but for penetrating damage
means-dealt = no more is dealt to it
means-namesake = another of that name is on the map
means-pilot = with a pilot
means-not-pilot = without a pilot
means-points = { $numbers } points
means-range-value = range value { $numbers }
means-compared-lower = of lower points
means-compared-higher = of higher points
means-compared-equal = of equal points
means-compared-at-most = of equal or lower points
means-compared-at-least = of equal or higher points
means-can-use = able to use { $powers }
means-lacks = unable to use { $powers }
means-special-power = able to use a special power
means-has-tokens = { $many ->
    [none] no action tokens
    [one] { $numbers } action token
   *[other] { $numbers } action tokens
}
means-on = on { $terrain } terrain
means-beside = beside { $terrain } terrain
means-terrain-clear = clear
means-terrain-hindering = hindering
means-terrain-water = water
means-terrain-elevated = elevated
means-terrain-blocking = blocking
means-or = or
means-click = click { $numbers }
means-count = { $many ->
    [none] none of these is there: { $who }
   *[other] { $numbers } of these are there: { $who }
}
means-ever = { $numbers } of these are or were there, those knocked out too: { $who }
means-force = { $many ->
    [none] none of these is on its force: { $who }
   *[other] { $numbers } of these are on its force: { $who }
}
means-turn-own = on its own turn
means-turn-others = on another’s turn
means-moved = moved this turn
means-not-moved = not moved this turn
means-placed = placed this turn
means-not-placed = not placed this turn
means-moved-or-placed = moved or placed this turn
means-not-moved-or-placed = neither moved nor placed this turn
means-holds = holding an object
means-not-holds = holding no object
means-unless = not: { $conditions }
means-unless-any = not: ({ $conditions })
means-attacker-close = making a close attack
means-attacker-range = making a range attack
means-target-close = targeted by a close attack
means-target-range = targeted by a range attack
means-from = by { $who }
means-only-from = by nobody but { $who }
means-card = this card’s character
means-kept-up = to increase it
means-kept-down = to decrease it
means-self-can-use = able to use { $powers }
means-self-lacks = unable to use { $powers }
means-plainly-attacker = attacking { $who }
means-plainly-target = attacked by { $who }
means-role-attacker = attacking
means-role-target = targeted by an attack
means-targets = { $many ->
    [one] (with a single target)
   *[other] (with { $numbers } targets)
}
means-rolled-doubles = with doubles
means-rolled-no-doubles = without doubles
means-rolled-critical = with a critical hit
means-rolled-total = with an attack roll of { $numbers }
means-against = against { $who }
means-only-against = against nobody but { $who }
means-as-they-see = (as seen from each of those it is for)
means-comes-hits = and hits
means-comes-succeeds = successfully
means-comes-fails = failing
means-comes-evades = by evading
means-comes-all = all targets
means-at-attacks = when attacking
means-at-hits = when hitting
means-at-misses = when missing
means-at-critical-hit = on a critical hit
means-at-critical-miss = on a critical miss
means-at-doubles = on a roll of doubles
means-at-damages = when damaging
means-at-kos = when KO’ing
means-at-aims = when it attacks, draws a line of fire or chooses somebody
means-at-aimed-at = when attacked, chosen or drawn a line of fire to
means-at-would-heal = when it would be healed
means-at-dealt = when dealt damage
means-at-would-move = when it would move
means-at-would-use = when it would use a power
means-at-attacked = when targeted
means-at-hit = when hit
means-at-missed = when missed
means-at-damaged = when damaged
means-at-koed = when KO’d
means-at-knocked-back = when knocked back
means-at-healed = when healed
means-at-clears = when clearing action tokens
means-at-moves = when moving
means-at-placed = when placed
means-at-breaks-away = when breaking away
means-at-carries = when carrying
means-at-carried = when carried
means-at-acts = when given an action
means-at-uses = when using a power
means-at-elsewhere = at a moment of its own
means-at-turn-begins = at the beginning of a turn
means-at-turn-ends = at the end of a turn
means-at-turn = during a turn
means-at-set-up = before or outside the turns
means-at-revealed = when its click comes up
means-at-knocks-back = when knocking back
means-at-equips = when equipping something
means-at-generates = when generating something
means-at-generated = when generated
means-at-picks-up = when picking something up
means-at-destroys = when destroying something
means-at-replaced = when replaced
means-at-uses-team = when using a team ability
means-targets-one = one alone
means-targets-several = more than one
means-changed = A known power, changed by its card: the players judge the change.

## What cards remind of in a game

remind-title = ⏰ Cards, now
remind-printed = Actions printed on cards
remind-line = **{ $player }**: { $special } ({ $figure }) – “{ $text }”
remind-action = { $special } ({ $figure }) – “{ $text }”
remind-used = { $limit }: { $used } of { $most } used
remind-nothing = The cards remind of nothing now.
remind-more = ⏰ All { $count }…
remind-done = ✓ { $special }
remind-roll = ⚄ Roll a d6
remind-rolls = ⚄ Roll { $number }d6
remind-heal = { $figure }: heal { $number }
remind-damage = { $figure }: { $number } damage
remind-token = { $figure }: { $number } action token
remind-count = { $figure }: { $number } { $name }
remind-click = { $figure }: click { $number }
remind-place = Place { $figure }…
remind-generate = Generate { $name }…
remind-replace = Replace { $figure }: { $name }
remind-generate-where = On which square is { $name } placed? Beside whoever generates it, unless the card says otherwise (then /figure add or /sideline enter put it there).
remind-generate-nowhere = No free square beside whoever generates { $name } can be offered: /figure add or /sideline enter put it anywhere, with by:.
remind-no-unit = Neither the sideline nor the shelf has “{ $name }”: /figure add with by: brings it in, typed in a line or from a file.
remind-effect = In force: { $effects } ({ $until })
remind-free = FREE: { $action }{ $number ->
    [0] { "" }
   *[other] , at most { $number }
}
remind-choose-heal = Heal { $number }: whom?
remind-choose-damage = { $number } damage: to whom?
remind-choose-token = { $number } action token: whose?
remind-choose-menu = Whom?
remind-lay = Place: { $what }…
remind-lay-where = On which square is it placed ({ $what })? The nearest are offered; elsewhere `/map edit` or `/map object` puts it.
remind-lay-nowhere = No square can be offered for it ({ $what }): `/map edit` or `/map object` puts it anywhere.
remind-place-menu = Where to?
