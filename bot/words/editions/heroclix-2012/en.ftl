# What the book of 2012 calls otherwise than today's: kinds of action, destroying and throwing, the turn.

## Kinds of action (tipos-de-accion, tipos-de-acciones)

term-type-move = move action
term-type-close = close combat action
term-type-range = ranged combat action
term-type-power = power action
term-type-free = free action
term-basic-move = a move action
term-basic-close = a close combat action
term-basic-range = a ranged combat action
term-close-destroy-action = a close combat action to destroy
term-range-destroy-action = a ranged combat action to destroy
term-object-pick-up = picking up an object
term-close-object-action = a close attack with the object in hand
term-range-object-action = throwing the object in hand
term-close-terrain-action = a close attack with the object in hand
term-range-terrain-action = throwing the object in hand
term-range-attack = ranged attack
term-attacking-range = while making a ranged attack
term-against-range = against ranged attacks
term-move = move action
term-close = close combat action
term-free = free action
term-move-actions = move actions
term-close-actions = close combat actions
term-range-actions = ranged combat actions
term-power-actions = power actions
term-free-actions = free actions
term-costed-actions = actions that are not free
term-effect-as-free = as a free action
term-field-acted = was given an action that is not free
legal-move = Move action
legal-close = Close combat action
legal-range = Ranged combat action
legal-close-destroy-action = Destroy something adjacent (close combat action)
legal-range-destroy-action = Destroy something at range (ranged combat action)
legal-close-terrain-action = Close attack with the object in hand
legal-range-terrain-action = Throw the object in hand
choice-move-move = Move action
choice-area-close-destroy-action = Destroy something adjacent
choice-area-range-destroy-action = Destroy something at range
choice-area-object-pick-up = Pick up an object
game-turn = Turn { $number }: { $side } ({ $player }) · actions given: { $used }{ $total ->
    [0] { "" }
   *[other] { " " }of { $total }
}
game-log-free-action-given = { $figure } uses { $action } as a free action.

## What an action asks for (tokens-de-accion, total-de-acciones)

legal-was-carried = { $figure } was carried this turn: only free actions are left to it.
legal-acted = { $figure } was already given an action this turn that is not free.
legal-waits-free = A free action normally waits until nothing is resolving.
legal-waits-costed = An action that is not free is given only while nothing is resolving.
legal-in-place-of-attack = { $figure } is carrying out { $action }, which lets it be given this as a free action.
legal-free-within = In the middle of { $action } { $figure } may be given this only by an effect that says so; the one that gives it as a free action is taken to.
legal-as-free = A card lets { $figure } be given { $action } as a free action: it costs no action, and not a second time this turn.
legal-free-used = This turn { $power } was already activated with a free action.
legal-tokens = { $figure } has { $tokens } action tokens: only free actions can be given to it.
legal-total-used = { $used } { $used ->
    [one] action that is not free has
   *[other] actions that are not free have
} been given this turn, and the action total is { $total }.
legal-battle-fury = Battle Fury: { $figure } makes no ranged attacks and is given no ranged combat actions but { $action }.
legal-adjacent-opponent = No ranged attack while adjacent to an opposing character: { $opponents }.
legal-nothing-held = { $figure } holds no object to use.
legal-carry-holding = { $figure } holds an object and can’t carry.
legal-passenger-holding = { $target } holds an object and can’t be carried.

## The turn (efectos-que-ocurren-al-comienzo-o-al-final, limpiar-tokens-de-accion)

term-phase-beginning = beginning of the turn
term-phase-action = turn
term-phase-end = end of the turn
term-phase-clear = clearing of action tokens at the end of the turn
legal-other-phase = Actions are given during the turn; now: { $phase }.
game-refused-not-your-beginning = It is the { $side } side’s turn: its player or a judge goes on from its beginning.

## Knockback (catapulta): nobody chooses it

odds-knockback = { $figure } knocks back with doubles: the knockback damage is in the numbers.

## Help

help-rules =
    `/rule` carry, pushing, knock bak… shows a section, by its title or its id
    `/power` charge shows a power or ability
    `/ask` answers a question put in your own words
    `/roll` 2d6 for dice
help-maps =
    • `/map load` lays out one of ours (Copper Mill has this edition’s objects and a relic), a file (ours, or a map of rows and tiles as JSON), or a sketch
    • A sketch: one character for each square, rows on lines or with `|` between
    • `.` clear · `h` hindering · `#` blocking · `~` water · `2`–`9` elevated, that level · `i` indoor · `o` orange · `r` `b` `g` `y` starting areas
    • An empty row begins a second layer; `walls: C3/D3, C4/D4` (also `transitions:` for stairs, `name:`, `setting:`) on rows of their own
    • `name: Yard | rrrr | .h#. | .22. | bbbb | transitions: B2/B3`
    • `/map edit` changes squares (`C3:E6`) or edges (`C3/D3`); `/map object` lays objects of every weight and relics, `/map area` picks an area, `/map check` finds oddities, `/map starting` shows areas
help-figures =
    `/figure add` takes one of this edition’s sample figures, a unit as a JSON file, or one line you type: `Iron Wolf 75 8/10/17/3 r6 t1 at C5 [charge, willpower, indomitable]`
    `/figure special` gives one a special power or trait: what is judged of it, and its text
    `/figure show` tells all about one, `/figure list` all of them
