# May an action be given: chapter 7, the instruction, the number of targets, each target.
legal-other-turn = It is not the turn of { $figure }’s side: { $active } is the active player.
legal-other-phase = Actions are given in the action phase; now it is the { $phase }.
legal-cant-use = { $power } can’t be used now: an effect prevents it.
legal-lacks = The figure can’t use { $power }: nothing on its dial, base or card gives it.
legal-off-map = { $figure } is off the map and can’t activate actions.
legal-ko = { $figure } has been KO’d.
legal-was-carried = { $figure } was carried this turn: only FREE actions are left to it.
legal-passenger-zero = With Passenger: 0 { $figure } can’t carry anyone.
legal-no-action = { $power } isn’t activated with an action.
legal-acted = { $figure } was already given a costed action this turn.
legal-free-used = { $power } was already activated as FREE this turn.
legal-tokens = { $figure } has { $tokens } action tokens: no costed action can be given to it.
legal-total-used = { $used } costed { $used ->
    [one] action has
   *[other] actions have
} been given this turn, and the action total is { $total }.
legal-adjacent-opponent = No range attack while adjacent to an opposing character: { $opponents }.
legal-battle-fury = Battle Fury: { $figure } makes no range attacks and takes no RANGE actions but RANGE Terrain Actions.
legal-action-other-attack = { $action } makes no { $kind }.
legal-action-no-attack = { $action } makes no attack.
legal-nothing-held = { $figure } holds no terrain marker or object to use.
legal-immobile = { $figure } is Immobile and can’t be moved.
legal-poison-moved = { $figure } has moved this turn, and Poison asks that it hasn’t.
legal-poison-placed = { $figure } was placed this turn, and Poison asks that it wasn’t.
legal-carry-holding = { $figure } holds an object or terrain marker and can’t carry.
legal-carry-immobile = { $figure } is Immobile: it makes no move to carry anyone along.
legal-passenger-itself = { $target } can’t carry itself.
legal-passenger-not-friendly = { $target } is not friendly and can’t be carried.
legal-passenger-off-map = { $target } is off the map.
legal-passenger-not-adjacent = { $target } is not adjacent before the move and can’t be carried.
legal-passenger-too-large = { $target } ({ $size }) is not of a smaller size.
legal-passenger-larger = { $target } ({ $size }) is larger; Passenger allows the same size, no more.
legal-passenger-holding = { $target } holds an object or terrain marker and can’t be carried.
legal-passenger-battle-fury = { $target } has Battle Fury and can’t be carried.
legal-passenger-immobile = { $target } is Immobile and can’t be placed.
legal-no-passenger = Nobody beside { $figure } can be carried.
legal-no-target = There is no possible target for { $action }.
legal-no-choice = There is nobody whom { $action } could be about.
legal-too-many-targets = { $count } targets are named; one attack may have { $limit }.
legal-single-target = { $action } targets a single character; { $count } are named.
legal-targets-none = An attack needs at least one target.
legal-targets-missing = { $action } targets every one it can: { $target } is not named.
legal-targets-no-opponent = { $action } needs at least one opposing character among its targets.
legal-target-twice = { $target } is named as a target twice.
legal-target-itself = { $target } can’t attack itself.
legal-target-friend = { $target } is friendly, and this attack can’t target friends.
legal-target-not-opposing = { $target } is not opposing.
legal-target-not-friendly = { $target } is not friendly.
legal-target-off-map = { $target } is off the map and can’t be targeted.
legal-target-ko = { $target } has been KO’d.
legal-target-immune = { $target } is Immune: opposing effects can’t target it.
legal-target-first-turn = Not every player has finished a first turn, and { $target } still stands where it is immune.
legal-target-safeguard = { $target } is safeguarded against { $power }.
legal-target-battle-fury = Battle Fury safeguards { $target } against { $power }.
legal-target-swimming = { $target } swims in water { $squares ->
    [one] one square
   *[other] { $squares } squares
} away; beyond { $limit } opponents can’t target it.
legal-target-not-adjacent = { $target } is not adjacent, as a close attack asks.
legal-target-no-reach = { $target } is not adjacent, and Giant Reach does not help this attack, which takes every adjacent opponent.
legal-target-not-beside = { $target } is not adjacent.
legal-target-beyond-reach = { $target } is { $squares ->
    [one] one square
   *[other] { $squares } squares
} away; Giant Reach goes { $reach }.
legal-target-out-of-range = { $target } is { $squares ->
    [one] one square
   *[other] { $squares } squares
} away; the range is { $range }.
legal-target-out-of-attack-range = { $target } is { $squares ->
    [one] one square
   *[other] { $squares } squares
} away; the attacker’s range is { $range }.
legal-target-no-line = The line of fire to { $target } is blocked.
legal-destroy-blocking-twice = Destroy Blocking opens one line of fire in one attack; here several would need it: { $targets }.
legal-choice-not-judged = Whether there is a fitting choice for { $action } is not judged here; read its rule.
legal-moves-first = { $action } moves first: where targets stand now does not decide.
legal-yes = { $figure } may be given { $action }.
legal-no = { $figure } may not be given { $action }.
legal-refused-because = { $figure } may not be given { $action }:
legal-actions-counted = { $figure } may be given { $count ->
    [0] nothing
    [one] one action
   *[other] { $count } actions
} now.
