# Placing and areas: what an effect may choose, where things may be placed, and starting areas.

## Range, line of fire and the answer

area-range = The range value of { $figure } for this: { $squares }.
area-beyond-range = { $square } is { $squares } squares from { $figure }; the range is { $range }.
area-no-line = From { $source } there is no line of fire to { $square }.
area-squares = Squares that may be chosen for { $power }: { $count }.
area-choices = May be chosen for { $power }: { $names }.
area-no-choices = Nothing may be chosen for { $power }.
area-targets = Targets of { $power }: { $names }.
area-no-targets = There is no target for { $power }.
area-may = For { $power }, { $what } may be chosen.
area-may-not = For { $power }, { $what } may not be chosen.
area-not-its-kind = { $what } is nothing that { $action } could choose.
area-use-aside = Whether { $figure } can use { $power } now is left aside here; only the squares and figures are judged.

## Barrier and Smoke Cloud

area-markers = { $power } generates up to { $most } markers, one at a time; placed so far: { $placed }.
area-marker-placed = Marker { $number } lies in { $square }.
area-marker-refused = Marker { $number } can’t be generated in { $square }.
area-markers-all-placed = All { $most } markers have been placed.
area-same-square = { $square } has one of these markers already; each needs a square of its own.
area-not-adjacent = { $square } is adjacent to none of the markers placed before.
area-adjacent-marker = { $square } is adjacent to the marker in { $other }.
area-none-in-line = No marker is within the line of fire of { $figure } so far, { $square } isn’t either, and { $left ->
    [0] it would be the last one
    [one] the one marker left can’t mend that
   *[other] the { $left } markers left can’t mend that
}.
area-line-to-later = { $square } isn’t within the line of fire of { $figure }, but { $left ->
    [one] the one marker left
   *[other] one of the { $left } markers left
} can still be.
area-line-to-earlier = The marker in { $square } is within the line of fire of { $figure }; the others need not be.
area-barrier-nowhere = Within { $range } squares of { $figure } there is no square for a first Barrier marker that leads to one within line of fire.
area-smoke-nowhere = Within { $range } squares of { $figure } there is no square for a first smoke marker that leads to one within line of fire.

## Telekinesis

area-telekinesis-larger-base = { $target } has a base of { $count } squares; only single-base characters may be chosen.
area-telekinesis-chosen-far = { $chosen } is { $squares } squares away; the range is { $range }.
area-telekinesis-chosen-unseen = { $chosen } is not within line of fire.
area-telekinesis-too-far = { $square } is { $squares } squares from { $chosen }; { $limit } is the most.
area-telekinesis-no-line = From { $chosen } there is no line of fire to { $square }.
area-telekinesis-larger-marker = One square of { $chosen } comes to lie in { $square }; the marker may be turned.
area-telekinesis-no-room = There is no way to lay { $chosen } with a square of it in { $square }.
area-telekinesis-nothing = { $figure } finds no friendly single-base character and no terrain marker to place within { $range } squares and line of fire.
area-telekinesis-nothing-apart = { $figure } finds no friendly single-base character, no object and no terrain marker to place within { $range } squares and line of fire.
area-telekinesis-no-square = Nothing that may be chosen can be placed in { $square }.
area-telekinesis-own-square = { $chosen } is blocking terrain; its own square doesn’t block the line by which it is chosen.
area-no-terrain-marker = { $thing } is no terrain marker.

## Destroying

area-destroy-damage = The damage value of { $figure } for this: { $damage }.
area-destroy-damage-unknown = The damage value of { $figure } isn’t given: it is not compared with any Destroy value.
area-destroy-strong-enough = Damage { $damage } is enough for { $piece }, whose Destroy value is { $needed }.
area-destroy-too-weak = Damage { $damage } is less than the Destroy value of { $piece }: { $needed }.
area-destroy-enough = Damage { $damage } is enough for { $piece }: it takes { $needed }.
area-destroy-not-enough = Damage { $damage } is not enough for { $piece }: it takes { $needed }.
area-destroy-damage-not-given = The damage value of { $figure } isn’t given: it is not compared with what it takes to destroy.
area-quake-indestructible = Indestructible, so left where they are: { $things }.
area-pick-up-no-object = { $thing } is no object, and only objects are picked up.
area-destroy-not-adjacent = { $piece } is not adjacent to { $figure }.
area-destroy-wall-elsewhere = The wall { $piece } doesn’t lie along a square that { $figure } occupies.
area-destroy-beside-opponents = Destroying at range is a ranged combat action, which nobody is given beside an opponent: { $opponents }.
area-destroy-too-far = { $piece } is { $squares } squares from { $figure }; the range is { $range }.
area-destroy-no-line = { $piece } is not within the line of fire of { $figure }.
area-destroy-not-this-kind = { $piece } is debris and can’t be destroyed.
area-destroy-smoke = { $piece } is smoke and can’t be destroyed.
area-destroy-water = { $piece } is water and can’t be destroyed.
area-destroy-no-marker = { $piece } is no terrain marker and isn’t destroyed like one.
area-destroy-no-piece = { $piece } is nothing that destroy actions can choose.
area-destroy-special-terrain = { $piece } is special terrain, which destroy actions can’t choose.
area-destroy-indestructible = { $piece } is Indestructible: destroy actions can’t choose it.
area-destroy-nothing-beside = No terrain that can be destroyed is adjacent to { $figure }.
area-destroy-nothing-in-range = No terrain that can be destroyed is within { $range } squares and line of fire of { $figure }.
area-destroy-too-weak-for-all = Damage { $damage } of { $figure } is not enough for anything that is in reach: { $pieces }.
area-destroy-all-too-strong = Damage { $damage } of { $figure } is less than the Destroy value of all that is in reach: { $pieces }.
area-debris = Debris is placed in: { $squares }.
area-marker-falls = { $figure } stays in its square as the elevated marker goes, and is dealt { $damage } damage afterwards.

## Object Pick Up

area-pick-up-holding = { $figure } holds { $held } already, and no more than one.
area-pick-up-out-of-way = { $thing } is neither in nor beside a square that { $figure } can move through with speed { $speed }.
area-pick-up-strength = { $thing } is no object: without Super Strength { $figure } can’t pick it up.
area-pick-up-heavy = { $thing } is a heavy object: without Super Strength { $figure } can’t pick it up.
area-pick-up-immobile = { $thing } is Immobile and can’t be picked up.
area-pick-up-too-heavy = { $thing } is ultra heavy: { $figure } is worth less than 100 points and can’t pick it up.
area-pick-up-debris = { $thing } is debris and can’t be picked up.
area-pick-up-smoke = { $thing } is smoke and can’t be picked up.
area-pick-up-water = { $thing } is water and can’t be picked up.
area-pick-up-no-marker = { $thing } is no terrain marker and isn’t picked up like one.
area-pick-up-no-move = { $figure } is Immobile and makes no move in which to pick up or put down anything.
area-pick-up-vehicle = { $figure } is a vehicle: it can’t use Object Pick Up.
area-pick-up-nothing = There is nothing for { $figure } to pick up in or beside the squares that it can move through with speed { $speed }.
area-pick-up-nothing-lies = Nothing lies on the map that { $figure } could pick up, however far it moves.
area-pick-up-speed-unknown = The speed of { $figure } isn’t given: how far it can go for an object is not judged.
area-put-down-may = { $figure } holds { $held } and may put it down instead.
area-put-down-no-room = There is no square where { $figure } could put down { $held }.

## Quake and Energy Explosion

area-quake-squares = Within 1 square of { $figure } lie: { $squares }.
area-quake-destroys = Destroyed before the attack: { $pieces }.
area-quake-spares = { $what ->
    [debris] The debris on { $squares } can’t be destroyed and stays.
    [smoke] The smoke on { $squares } can’t be destroyed and stays.
   *[other] The water on { $squares } can’t be destroyed and stays.
}
area-explosion-attacker = { $target } makes the attack and never becomes its target.
area-explosion-original = { $target } is an original target.
area-explosion-becomes = { $target } is adjacent to { $original } and becomes a target.
area-explosion-immune = { $target } is Immune: it becomes a target all the same, and takes no damage.
area-explosion-all = Become targets of { $power }: { $names }.
area-explosion-nobody = Nobody else becomes a target of { $power }.
area-explosion-not-beside = { $target } is adjacent to no original target.

## Placing

place-may = { $thing } may lie in { $squares }.
place-may-not = { $thing } may not lie in { $squares }.
place-squares-counted = Squares for { $thing }: { $count }.
place-squares-covered = Squares that { $thing } may come to lie on, turned as need be: { $count }.
place-shape = These squares are not the { $width }×{ $height } squares of { $thing }, upright or across.
place-pair = These squares are not two squares for { $thing } that touch, also on a diagonal.
place-no-break-away = { $figure } is placed, not moved: no break away, no speed.
place-blocking = { $square } is blocking terrain; nobody and nothing is placed in it.
place-marker-on-blocking = { $square } is blocking terrain; no terrain marker but debris is placed in it.
place-occupied = { $figure } occupies { $square }.
place-buries-figure = Blocking terrain in { $square } would have { $figure } occupy blocking terrain.
place-buries-object = Blocking terrain in { $square } would have { $thing } lie in blocking terrain.
place-immobile = { $figure } is Immobile and can’t be placed.
place-countdown = { $figure } is on a countdown click and can’t be placed.
place-immobile-element = { $thing } is Immobile and can’t be placed.
place-debris = { $thing } is debris, which is Immobile and can’t be placed.
place-by-card = { $figure } can’t be placed: { $card }.
place-immune = { $figure } is Immune: the effect of { $by } can’t place it.
place-ko = { $figure } has been KO’d.
place-base-shape = These squares are not the base of { $figure }: { $count } in a rectangle, upright or across.
place-base-pair = These squares are not the base of { $figure }: two squares that touch, also on a diagonal.
place-base-corner = The base of { $figure } does not lie on { $squares }: the corner between them is shut, so they are not adjacent.
place-levels = The squares lie on different elevation levels: { $levels }.
place-wall-through-base = The wall { $edge } would run through the base.
place-wall-through-marker = The wall { $edge } would run under the marker, between two of its squares.
place-held = { $by } holds { $thing }: it is off the map.
place-on-top = In { $square } it is put on top of the markers there.
place-read-card = A special marker lies in { $square }: whether characters may be there is in its own text.
area-mixed-marker = { $whole } is a mixed terrain marker: if this may be done to one of its parts, it is done to the whole. What becomes of its other parts is not adjudicated; do it at the table.
place-generated-not-next-to = None of { $squares } touches { $by }, beside which what it generates is placed unless its effect says otherwise.
place-dropped-elsewhere = { $by } lets go in the square that it stands in, not in { $squares }.
place-generated-apart = None of { $squares } is adjacent to { $by }, where what it generates is placed unless its effect says otherwise.
place-put-down-apart = None of { $squares } is in or beside a square that { $by } moved through.
place-dropped-apart = None of { $squares } is adjacent to { $by }, where what it held is put down.
place-unequipped-apart = { $squares }: equipment is put in the square of { $by }, which had it.
place-instead = The effect is not optional: the opponent chooses the nearest possible square, one of { $squares }.
place-destroyed = There is no legal square for { $thing }: it is destroyed.
place-no-debris = { $thing } is an object and leaves no debris.
place-debris-left = A debris marker is placed in { $squares }.
place-special-terrain-not-clear = { $square } is special terrain that isn’t clear; no terrain marker is placed there.
place-orange-not-clear = { $square } is inside an orange line and not clear; no terrain marker is placed there.
place-special-terrain-levels = Special terrain lies on one elevation; here are the levels { $levels }.
place-special-terrain-twice = Other special terrain lies in { $square }.
place-special-terrain-orange = { $square } is an orange square, which takes no special terrain.
place-special-terrain-transition = { $square } is a printed transition square, which takes no special terrain.
place-special-terrain-near-area = { $square } is { $squares } squares from a starting area; special terrain keeps { $limit } away.

## Starting areas

setup-area = The starting area of the { $side } side has { $count } squares.
setup-edge = It lies along { $edge }.
setup-no-edge = The area of the { $side } side touches no edge of the map: how it would expand is not judged.
setup-fits = { $figures ->
    [one] The one figure of the { $side } side fits
   *[other] All { $figures } figures of the { $side } side fit
} into it; { $squares } of its squares can be occupied, and it is not expanded for them.
setup-rows = The area of the { $side } side is expanded by { $count ->
    [one] one row
   *[other] { $count } rows
}.
setup-columns = The area of the { $side } side is expanded by { $count ->
    [one] one column
   *[other] { $count } columns
} along its edge, as deep as printed.
setup-expanded-alike = Another side needs its area expanded, so that of the { $side } side grows alike, { $count ->
    [one] once
   *[other] { $count } times
}.
setup-overlap-limit = Not all figures of the { $side } side fit before the areas would overlap or the map is full: what is left over is KO’d and scored.
setup-left-over = Not all figures of the { $side } side fit before the areas would overlap or the map is full: what is left over is removed and scored.
setup-fit-not-found = Whether all larger bases of the { $side } side fit was not found out.
setup-squares = Squares in which figures of the { $side } side may be set up: { $count }.
setup-blocking = Blocking terrain in the starting area of the { $side } side: { $squares }.
setup-areas-overlap = The starting areas of the { $side } and { $other } sides overlap in { $squares }.
setup-areas-differ = The { $side } side has { $count } squares to start in, the { $other } side { $others }.
setup-marker-inside = { $thing } lies in the starting area of the { $side } side, where none is placed at set-up.
setup-too-many-markers = The { $side } side has { $count } terrain markers and objects; a force may start with { $limit }.
setup-too-many-objects = The { $side } side has { $count } objects; a force may start with { $limit }.
setup-outside-area = { $square } is outside the starting area of the { $side } side, where { $figure } is set up.
setup-base-more-inside = { $count ->
    [one] One square
   *[other] { $count } squares
} of the base of { $figure } would be in the starting area; { $most } can be, and as many as possible must.
setup-base-half-inside = { $count ->
    [one] One square
   *[other] { $count } squares
} of the base of { $figure } { $count ->
    [one] lies
   *[other] lie
} in the starting area; most of it has to lie there where there is room, { $least } squares at least.
setup-in-area = { $square } is in the starting area of the { $side } side; terrain is placed outside all of them.
setup-in-transition = { $square } is a transition square, which takes no terrain marker at set-up.
setup-on-blocking = { $square } is blocking terrain, which takes no terrain marker at set-up.
setup-object-on-blocking = { $square } is blocking terrain; no object is placed there at set-up.
setup-on-marker = { $thing } lies in { $square }; at set-up no terrain marker is placed on another.
setup-not-clear = { $square } is inside an orange line and not clear; no terrain marker is placed there.
setup-not-clear-special = { $square } is special terrain that isn’t clear; no terrain marker is set up there.
setup-makes-transition = The elevated marker would make { $square } a transition square, and { $thing } lies there.
setup-special-object-near = { $square } is { $squares } squares from a starting area; a special object starts { $limit } or more away.
setup-effect-terrain-near = { $square } is { $squares } squares from a starting area; EFFECT terrain starts { $limit } or more away.
setup-as-far-as-possible = No square is { $limit } away: it goes as far as possible, which is { $squares }.

term-edge-top = the top edge of the map
term-edge-bottom = the bottom edge of the map
term-edge-left = the left edge of the map
term-edge-right = the right edge of the map

## Things without a name of their own

term-new-object = an object
term-new-special-object = a special object
term-new-effect-terrain = EFFECT terrain
term-new-special-terrain = special terrain
term-new-hindering = a hindering terrain marker
term-new-blocking = a blocking terrain marker
term-new-elevated = an elevated terrain marker
term-new-water = a water marker
term-new-debris = a debris marker
term-new-smoke = a smoke marker
term-new-barrier = a barrier marker
term-new-special = a special marker

setup-no-room-left = Not all figures of the { $side } side fit, and the areas can grow no further: they would overlap, or the map is full. What becomes of the rest the book does not say.
setup-not-on-clear = { $square } is not clear terrain: objects are set up on clear terrain alone.
place-dropped-onto-another = An object lies in { $squares } already: { $thing } is removed from the game when it is dropped there.
