# May an action be given: chapter 7, the instruction, the number of targets, each target.
legal-other-turn = It is not the turn of { $figure }’s side: { $active ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[other] { $active }
} is the active side.
legal-other-phase = Actions are given in the action phase; now: { $phase }.
legal-costed-other-phase = At the beginning and the end of a turn only free actions are given; now: { $phase }.
legal-cant-use = An effect prevents the use of { $power } now.
legal-lacks = The figure can’t use { $power }: nothing on its dial or base gives it, nor what is judged of its cards.
legal-withheld = The figure can’t use { $power } now, which { $special } gives under a condition: “{ $sentence }”
legal-withheld-by-others = The figure can’t use { $power } now, which { $special } of { $holder } gives under a condition: “{ $sentence }”
legal-withheld-unsaid = The figure can’t use { $power } now, which { $special } of { $holder } gives under a condition.
legal-lost = It has lost { $power }.
legal-granted-off = { $power } comes from { $special }, whose effects don’t count now.
legal-force-blast-idle = { $target } may be chosen, and won’t be knocked back: it is larger, Immobile or of several squares.
legal-support-idle = { $target } may be chosen, and won’t be healed: nothing heals a bystander, or a character on a countdown click.
legal-thing-held = { $thing } is held by { $holder }: it is off the map and can’t be chosen.
legal-countdown = { $figure } is on a countdown click: it can’t be given an action.
legal-countdown-off-map = { $figure } is off the map on a countdown click: it can’t be given actions, and unless its own countdown took it there the click counts as KO. Which of the two it is, is not adjudicated; read the card.
legal-target-countdown = { $target } is on a countdown click: it can’t be targeted.
legal-target-vehicle = { $target } is a vehicle and has a safeguard against { $power }.
legal-target-changed-shape = { $target } changed its shape: { $attacker } can’t target it this turn.
legal-vehicle-object = { $figure } is a vehicle: it can neither pick up objects nor attack with them.
legal-vehicle-no-pilot = { $figure } is a vehicle without a pilot: it can’t be given actions (name the one who pilots it, or Autopilot).
legal-autopilot = Autopilot: { $figure } acts without a pilot and is dealt { $damage } unavoidable damage immediately after resolutions.
legal-pushed = { $figure } pushes: the action token does it { $damage } unavoidable damage after resolutions.
legal-colossal-stamina = Colossal Stamina: { $figure } acts with { $tokens ->
    [2] two action tokens
   *[other] { $tokens } action tokens
} and receives none; it is dealt { $damage } unavoidable damage after resolutions, and keeps its tokens in this turn’s Clear Phase.
legal-wild-card = Which team abilities the friends of { $figure } can use, and which of them are Uncopyable, is not adjudicated; read their cards.
legal-off-map = { $figure } is off the map and can’t activate actions.
legal-ko = { $figure } has been KO’d.
legal-was-carried = { $figure } was carried this turn: only FREE actions are left to it.
legal-passenger-zero = With Passenger: 0 { $figure } can’t carry anyone.
legal-no-action = { $power } isn’t activated with an action.
legal-used-in-attacks = { $power } is used within an attack: whoever may use it is asked there, at its moment.
legal-used-on-rolls = { $power } is used when dice are rolled for an attack or for breaking away: whoever may use it is asked there.
legal-used-at-beginning = { $power } is rolled for at the beginning of its side’s turn, and is asked for then.
legal-used-by-itself = { $power } works by itself wherever it applies: nobody has to use it.
legal-acted = { $figure } was already given a costed action this turn.
legal-in-progress = { $figure } is carrying out { $action }, and this is no part of it: nothing else begins until that is resolved.
legal-answer-waits = { $choice } is still to be decided: nothing else begins until then.
legal-waits-free = A FREE action normally waits until nothing is resolving.
legal-waits-costed = A costed action is given only while nothing is resolving.
legal-part-of = This is a part of { $action }, which { $figure } is carrying out: no new action is given.
legal-in-place-of-attack = { $figure } is carrying out { $action }, which lets it be given this as FREE.
legal-free-within = In the middle of { $action } { $figure } may be given this only by an effect that says so; the one that gives it as FREE is taken to.
legal-break-away-first = { $figure } breaks away before it moves: the roll succeeds on { $on }. If it fails, it neither moves nor does the rest of this action.
legal-break-away-free = { $figure } breaks away before it moves, without a roll.
legal-within-move = { $target } lies within the move: the attack can be made from where that may end, once any break away has succeeded.
legal-beyond-move = { $target } does not lie within the move: from nowhere that it may end can the attack be made.
legal-first-turns = Until every player has finished a first turn, these are immune where they started: { $targets }.
legal-as-free = A card lets { $figure } be given { $action } as FREE: it costs no action, and not a second time this turn.
legal-type-barred = { $figure } can’t be given such an action: { $types }.
legal-total-changed = { $special } of { $figure } changes the action total by { $add }.
legal-autonomous = { $figure } has Autonomous: its actions don’t count for the action total, which is used up.
legal-free-used = This turn { $power } was already activated as FREE.
legal-tokens = { $figure } has { $tokens } action tokens: no costed action can be given to it.
legal-total-used = { $used } costed { $used ->
    [one] action has
   *[other] actions have
} been given this turn, and the action total is { $total }.
legal-adjacent-opponent = No range attack while adjacent to an opposing character: { $opponents }.
legal-battle-fury = Battle Fury: { $figure } makes no range attacks and is given no RANGE actions but { $action }.
legal-action-other-attack = No { $kind } is made with { $action }.
legal-action-no-attack = No attack is made with { $action }.
legal-nothing-held = { $figure } holds no terrain marker or object to use.
legal-never-thrown = { $figure } holds { $thing }, which is too heavy to be thrown.
legal-no-object-held = { $figure } holds no object to use.
legal-immobile = { $figure } is Immobile and can’t be moved.
legal-poison-moved = Poison asks for no move this turn, and { $figure } has moved.
legal-poison-placed = Poison asks for not being placed this turn, and { $figure } was placed.
legal-carried-was-placed = { $figure } was carried this turn, and whoever is carried is placed beside its carrier.
legal-carry-holding = { $figure } holds an object or terrain marker and can’t carry.
legal-carry-holding-object = { $figure } holds an object and can’t carry.
legal-carry-immobile = { $figure } is Immobile: it makes no move to carry anyone along.
legal-passenger-itself = { $target } can’t carry itself.
legal-passenger-not-friendly = { $target } is not friendly and can’t be carried.
legal-passenger-off-map = { $target } is off the map.
legal-passenger-not-adjacent = { $target } is not adjacent before the move and can’t be carried.
legal-passenger-too-large = { $target } ({ $size }) is not of a smaller size.
legal-carries-same-size = { $figure } carries { $target }, of its own size, by Passenger.
legal-passenger-larger-base = { $target } has a larger base and can’t be carried.
legal-target-first-round = Not every player has finished a first turn, and { $target } was given no action, nor moved or placed.
legal-first-round = Until every player has finished a first turn, these can’t be targeted, having done nothing yet: { $targets }.
legal-second-token = { $figure } pushes: its second action token deals it { $damage } pushing damage as the action resolves.
legal-passenger-larger = { $target } ({ $size }) is larger; Passenger allows the same size, no more.
legal-passenger-holding = { $target } holds an object or terrain marker and can’t be carried.
legal-passenger-battle-fury = { $target } has Battle Fury and can’t be carried.
legal-passenger-immobile = { $target } is Immobile and can’t be placed.
legal-passenger-countdown = { $target } is on a countdown click and can’t be placed.
legal-no-passenger = There is nobody beside { $figure } whom it can carry.
legal-no-target = There is no possible target for { $action }.
legal-no-choice = There is nobody whom { $action } could affect.
legal-said-not-standard = { $figure } is no standard character, as its card or the position says.
legal-no-standard-character = { $figure } is no standard character: a bystander, of another size, or on a base of more than { $squares ->
    [2] two squares
   *[other] { $squares } squares
}.
legal-pilot-symbols-unread = Whether the combat symbols on the base of { $figure } are the standard ones, as a standard character’s have to be, is not adjudicated; look at the base.
legal-outwit-nothing-listed = No power or ability that { $target } possesses is listed: what Outwit counters has to be one.
legal-symbol-unread = In this book { $action } belongs to whoever shows a symbol for it: whether the base of { $figure } does is not judged; look at the base.
legal-move-left-out = { $figure } can’t be moved: { $action } may be given, and is carried out without its move.
legal-double = { $action } is given as a double power action: two tokens, as far as there is room.
legal-double-free = { $action } can’t be given as a double power action for free.
legal-epic = { $action } is given as an epic action, which does not count for the action total.
legal-epic-spent = The epic action of this turn is spent.
legal-no-epic-battle = A build total of { $points } is no epic battle: those are of { $fewest } to { $most } points.
legal-close-at-one = { $count } targets are named; a close attack has one.
legal-too-many-targets = { $count } targets are named; one attack may have { $limit }.
legal-single-target = Only one character may be the target of { $action }; { $count } are named.
legal-targets-none = An attack needs at least one target.
legal-targets-missing = Whoever can be a target of { $action } is one: { $target } is not named.
legal-targets-no-opponent = Among the targets of { $action } there has to be at least one opposing character.
legal-target-twice = { $target } is named as a target twice.
legal-target-itself = { $target } can’t attack itself.
legal-target-friend = { $target } is friendly, and this attack can’t target friends.
legal-target-not-opposing = { $target } is not opposing.
legal-target-not-friendly = { $target } is not friendly.
legal-target-off-map = { $target } is off the map and can’t be targeted.
legal-target-ko = { $target } has been KO’d.
legal-target-immune = { $target } is Immune: opposing effects can’t target it.
legal-target-first-turn = Not every player has finished a first turn, and { $target } still stands where it is immune.
legal-target-safeguard = { $target } has a safeguard against { $power }.
legal-target-battle-fury = Battle Fury gives { $target } a safeguard against { $power }.
legal-target-swimming = { $target } swims in water { $squares ->
    [one] one square
   *[other] { $squares } squares
} away; beyond { $limit } opponents can’t target it.
legal-target-not-adjacent = { $target } is not adjacent, and a close attack requires that.
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
legal-destroy-blocking-twice = Destroy Blocking opens one line of fire in one attack; here several would need it: { $targets }. Name the targets with only one of these.
legal-given-as = Type of action of { $action }: { $types }.
legal-moves-first = With { $action } the move comes first: where targets stand now does not decide.
legal-yes = { $figure } may be given { $action }.
legal-yes-out-of-reach = { $figure } may be given { $action }, but { $target } is out of its reach.
legal-no = { $figure } may not be given { $action }.
legal-refused-because = { $figure } may not be given { $action }:
legal-actions-counted = { $figure } may be given { $count ->
    [0] no action
    [one] one action
   *[other] { $count } actions
} now.

attack-horde-token = The stack { $target } loses one token, however much damage it takes: { $left } left.
legal-passenger-stack = { $target } is a stack of horde tokens: it can’t be carried.
legal-target-restricted = { $card } doesn’t allow { $target } for this.
legal-passenger-by-card = { $target } can’t be carried: { $card }.

legal-waiting = The game waits for

legal-versions = Versions of an action
legal-version = { $action }: { $cards } – one for each use, asked each time
