# Moves, breaking away and knockback: the steps of their rulings.

## Breaking away

break-away-no-side = No side is given for { $figures }, so every other figure counts as opposing to it.
break-away-held = { $figure } has to break away before it moves: it is adjacent to { $by }.
break-away-free = Nobody holds { $figure }: it moves without breaking away.
break-away-characters = { $figure } breaks away automatically: Improved Movement: Characters.
break-away-vehicle = { $figure } is a vehicle and breaks away automatically.
break-away-two-sizes = { $figure } breaks away automatically: it is at least { $sizes ->
    [2] two sizes
   *[other] { $sizes } sizes
} larger than { $by }.
break-away-larger = { $figure } is larger than all that hold it: it breaks away on { $on }.
break-away-by-card = { $figure } breaks away automatically: { $cards }.
break-away-own-card = { $figure } breaks away on { $on }: { $cards }.
break-away-as-beside = { $figure } counts as adjacent to { $by } here, as their card says.
break-away-never-automatic = { $figure } can’t break away automatically: { $cards }.
break-away-held-by-card = { $figure } breaks away only on { $on }: { $cards }.
break-away-added = The break away roll of { $figure } is changed by { $add }: { $cards }.
break-away-own-plasticity = Plasticity of { $figure }: it breaks away on { $on }.
break-away-their-plasticity = Plasticity of { $by }: breaking away succeeds only on { $on }.
break-away-plasticity-slipped = Plasticity of { $by } does not count, since { $figure } can use { $power }.
break-away-but-one = Improved Movement: Characters lets { $figure } break away automatically, yet a 1 fails whatever an effect says.
break-away-failure-resolved = { $figure } fails to break away: it does not move, and its action is resolved at once, action token included.
break-away-needs = { $figure } breaks away on { $on }.
break-away-rolled = The roll to break away is { $roll }.
break-away-success = { $figure } breaks away.
break-away-failure = { $figure } fails to break away: it does not move, and for the rest of this action it can’t move, attack or be given FREE actions.

## Moving

move-speed = { $figure } moves up to { $speed ->
    [one] one square
   *[other] { $speed } squares
}.
move-immobile = { $figure } is Immobile: it stays where it is.
move-stays = { $figure } is Immobile: it takes no step.
move-direct = { $figure } moves in a direct path: at least one square, and never in another direction.
move-larger-base = { $figure } has a larger base: one of its squares moves, and the whole base has to find room at the end.
move-ignores-hindering = { $figure } ignores hindering terrain and water when it moves: { $source }.
move-ignores-elevated = { $source }: a change of elevation does not stop { $figure }.
move-crosses-elevation = { $source } lets { $figure } cross a change of elevation.
move-through-blocking = { $source }: { $figure } moves through blocking terrain, but does not end there.
move-through-outdoor-blocking = { $source }: { $figure } moves through outdoor blocking terrain, but does not end there.
move-destroys-blocking = { $source }: { $figure } moves through blocking terrain and destroys it at once.
move-through-characters = { $source }: { $figure } moves past and through opposing figures without stopping.
move-through-opposing = { $source }: { $figure } moves past and through opposing figures without stopping, once it has broken away.
move-leaves = Once it has broken away, { $figure } isn’t stopped by squares adjacent to { $by }.
move-still-stopped = Breaking away lets { $figure } begin to move; a square that it enters adjacent to { $by } stops it all the same.
move-squares = { $figure } may end its move on { $squares ->
    [one] one square, its own.
   *[other] { $squares } squares, its own included.
}
move-way = The shortest way of { $figure }: { $squares }.
move-no-square = { $figure } moves 0 squares and stays where it is.
move-too-far = { $square } is { $needed ->
    [one] one square
   *[other] { $needed } squares
} of movement away, and { $figure } has { $speed }.
move-levels-apart = { $square } lies on level { $level }, another than that of { $figure }: only a transition or an ability that ignores elevation leads there.
move-not-all-ways = { $figure } has a larger base and could destroy too much on too many ways for all of them to be tried: where its base would lie on what it destroyed before its last square, ask about the way itself.
move-no-way = No way leads { $figure } to { $square }.
move-no-room = There is no room for the base of { $figure } at { $square }.
move-not-next = { $b } does not touch { $a }.
move-turned = The step to { $square } leaves the direct path.
move-direct-none = { $figure } stays where it is; in a direct path it has to move a square at least.
move-stopped = The move ends on { $square }; it does not go on to { $following }.
move-legal = { $figure } may move through { $squares }.
move-illegal = Step { $number } of { $figure }, to { $square }, is not allowed.
move-refused = { $figure } may not move that way.

## What bars a step, and what stops a figure

move-opposing = { $by } stands on { $square }: nobody moves through an opposing figure.
move-blocking = { $square } is blocking terrain: nobody moves into it.
move-wall = There is a wall at { $edge }.
move-corner = Both sides of the corner between { $a } and { $b } ({ $sides }) are barred.
move-between-base = { $by } lies on the diagonal between { $a } and { $b }: no step leads through it.
move-level = From { $a } (level { $level_a }) to { $b } (level { $level_b }) the elevation changes, and only a transition or an ability that ignores elevation lets a figure across.
move-level-corner = A transition is passed through the side that its two squares share: never diagonally, as from { $a } to { $b }.
move-ends-occupied = { $by } stands on { $square }: two figures never share a square.
move-ends-blocking = { $square } is blocking terrain: no move ends there.
move-stops-adjacent = { $square } is adjacent to { $by }: the figure stops there.
move-stops-level = From { $a } (level { $level_a }) to { $b } (level { $level_b }) the elevation changes: the figure stops.
move-stops-terrain = { $square } is { $water ->
    [true] water
   *[other] hindering
} terrain: the figure stops.
move-stops-hindering-corner = The corner between { $a } and { $b } is hindering on its less restrictive side: the figure stops behind it.
move-stops-corner = The corner between { $a } and { $b } is passed beside another elevation: the figure stops.

## Picking up and putting down on the way

move-picks-up-anywhere = { $figure } picks up { $thing } in a square that it moves through, or an adjacent one; also where it is stopped as it enters.
move-puts-down-anywhere = { $figure } puts down what it holds on { $square }, in or beside a square that it moves through; also where it is stopped as it enters.
move-picks-up-underfoot = { $figure } picks up { $thing } in a square that it moves through, or an adjacent one; where it is stopped as it enters, in that square alone.
pick-up-kept = { $figure } can’t put down what it holds: it gets rid of it in an attack.
move-picks-up = { $figure } picks up { $thing } in a square that it moves through, or an adjacent one; not where it is stopped as it enters.
move-puts-down = { $figure } puts down what it holds on { $square }, in or beside a square that it moves through; not where it is stopped as it enters.
pick-up-immobile = { $figure } is Immobile: it makes no move in which to pick up or put down anything.
pick-up-carrying = { $figure } carries somebody in this move and can’t handle objects.
pick-up-not-both = In one move { $figure } may pick up or put down, not both.
pick-up-hands-full = { $figure } already holds { $thing }.
pick-up-hands-empty = { $figure } holds nothing that it could put down.
pick-up-held = { $thing } is held by { $by } and lies nowhere on the map.
move-not-beside = { $figure } moves neither through { $squares } nor through an adjacent square.
move-stopped-beside = { $figure } comes close enough only on { $square }, where it is stopped: entering that square it can neither pick up nor put down anything.

## The action that gives a move

move-by-action = { $figure } moves by { $action }.
move-always-on = { $power } is no action of its own: it counts in every move.
move-own-distance = { $action } moves up to { $squares } squares, whatever the speed value.
move-remains = Its first move took { $moved ->
    [one] one square
   *[other] { $moved } squares
} of { $speed }: { $squares ->
    [one] one is
   *[other] { $squares } are
} left for the second, for which { $figure } breaks away anew.
move-controlled = While Mind Control moves it, { $figure } is on the { $side } side: it breaks away from its former friends.
move-control-immune = { $figure } is Immune: Mind Control doesn’t move it.
move-control-card = { $card }: { $figure } can’t be moved by an opponent’s Mind Control.
move-control-safeguard = { $figure } has a safeguard against Mind Control.
move-control-fury = { $figure } has Battle Fury, and with it a safeguard against Mind Control.
move-control-vehicle = { $figure } is a vehicle, and has a safeguard against Mind Control.
move-not-given = { $figure } does not get that move.

## Passengers

carry-vehicle = { $target } is a vehicle and can’t be carried.
carry-one = { $figure } has no Passenger ability: it carries one character, no more.
carry-too-many = { $figure } carries { $limit ->
    [one] one character
   *[other] { $limit } characters
} at most.
move-carries = { $figure } carries { $passengers }, at no cost to its movement; only { $figure } has to break away.
move-carry-places = After the move { $passenger } may be placed on { $squares }.
move-carry-no-room = After the move there is no free square beside the carrier for { $passenger }: it stays where it is and has not been carried.
move-carry-not-all = There is not room for all at once: { $placed ->
    [one] one passenger is
   *[other] { $placed } passengers are
} placed beside { $figure }.
move-carry-crowded = { $ends ->
    [one] One of these squares has
   *[other] { $ends } of these squares have
} no room for { $passenger } beside the carrier.

## Knockback

knockback-larger-base = { $figure } has a larger base and is never knocked back.
knockback-smaller = { $away_from } is smaller than { $figure } and cannot knock it back.
knockback-first-turn = Not everybody has finished their first turn, and { $figure } has not left where it started: it is Immune.
knockback-immune = { $figure } is Immune: opposing figures do not knock it back.
knockback-ignored = { $figure } ignores knockback: { $power }.
knockback-goes-through = It goes back to { $square }.
knockback-first-round = Not everybody has finished their first turn, and { $figure } was given no action, nor moved or placed: it can’t be knocked back.
knockback-immobile = { $figure } is Immobile: it cannot be placed, so it cannot be knocked back.
knockback-countdown = { $figure } is on a countdown click: it cannot be placed, so it cannot be knocked back.
knockback-ko = { $figure } is KO'd and is not knocked back.
knockback-by-card = { $card }: { $figure } can’t be knocked back.
knockback-prevented = { $figure } is not knocked back.
knockback-direction = { $figure } is knocked back straight away from { $away_from }, counted from { $square }.
knockback-nearest-square = { $figure } is knocked back straight away from { $away_from }, counted from { $square }, the nearest square of its base.
knockback-diagonal = { $figure } is knocked back away from { $away_from }, counted from { $square }, along the perfect diagonal.
knockback-entered = It is placed in { $square }.
knockback-distance = { $figure } has been knocked back the full { $squares ->
    [one] one square.
   *[other] { $squares } squares.
}
knockback-by-figure = { $by } occupies { $square }, so { $figure } stops.
knockback-by-blocking = Blocking terrain or a wall closes the way to { $square }, so { $figure } stops.
knockback-by-corner = Both sides of the corner before { $square } are shut, so { $figure } stops.
knockback-by-edge = The map ends there, so { $figure } stops.
knockback-by-higher = { $square } is higher ground, so { $figure } stops.
knockback-by-fall = { $figure } has fallen to { $square } from higher ground and stops.
knockback-several-reasons = More than one thing stops { $figure } here; the first in the book’s order counts.
knockback-stopped-early = It was stopped early, and not by a figure: { $damage } knockback damage.
knockback-short-effect = A knockback of fewer than { $squares ->
    [3] three squares
   *[other] { $squares } squares
} counts as stopped early: { $damage } knockback damage.
knockback-fell = It fell from higher ground: { $damage } knockback damage.
knockback-no-damage = { $figure } takes no knockback damage.
knockback-immune-to-damage = { $figure } is Immune and takes no knockback damage.
knockback-unharmed-by-card = By a card ({ $card }) { $figure } takes no knockback damage.
knockback-landed = { $figure } ends on { $square } and takes { $damage } knockback damage.
knockback-ends = { $figure } ends on { $square }.
