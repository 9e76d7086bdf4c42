# Lines of fire, adjacency and distance: the steps of their rulings.

## How the line runs

lof-drawn = The line runs from the centre of { $from_square } to the centre of { $to_square }, { $squares ->
    [one] one square
   *[other] { $squares } squares
} away.
lof-best-pair = Of all squares of the bases the least restricted pair counts: { $from_square } and { $to_square }.
lof-to-itself = { $source } always has a line of fire to itself and to its own square; only the terrain there counts.
lof-to-itself-checked = { $source } draws a line of fire to itself or to its own square; it is checked like any other, with the terrain there.
lof-same-level = Both ends lie on level { $level }.
lof-between-levels = The line runs between level { $lower } and level { $higher }.
lof-crossed = It crosses { $squares }.
lof-to-wall = To destroy the wall { $edge } the line goes to { $far }, on its far side, and has to cross { $near }.
lof-to-wall-corner = It passes { $near } at a corner, on a side no more restricted than the other, and so crosses it.
lof-wall-missed = The line does not cross { $near }, so the wall { $edge } cannot be destroyed from here.

## Blocking terrain

lof-blocking = { $square } is blocking terrain: it blocks.
lof-blocking-source = The line is drawn from { $square }, blocking terrain that it crosses like any other.
lof-blocking-between-levels = { $square } is blocking terrain on the line's lower level: it blocks.
lof-blocking-ignored = { $square } is blocking terrain, but Improved Targeting: Blocking ignores it.
lof-blocking-great-size = { $square } is outdoor blocking terrain: it does not block a line to or from a character with Great Size.
lof-blocking-indoors = { $square } is indoor blocking terrain, which Great Size does not ignore.
lof-blocking-destroyed = { $square } is what is to be destroyed, so it does not block.
lof-blocking-opened = Improved Targeting: Destroy Blocking opens { $square }; it is destroyed after the attack.
lof-blocking-higher-end = { $square } is blocking terrain, but at the line's higher end: it does not block.
lof-option-to-open = With Improved Targeting: Destroy Blocking the line could go through { $place } instead and be clear; what it goes through would then be destroyed.
lof-one-piece = { $figure } can open one piece of blocking terrain with Improved Targeting: Destroy Blocking; that is not enough here.

## Elevated terrain

lof-elevated = { $square } rises to level { $level }, above the line: it blocks.
lof-elevated-ignored = { $square } rises to level { $level }, but Improved Targeting: Elevated ignores it.
lof-elevated-great-size = { $square } rises to level { $level }: elevated terrain does not block a line to or from a character with Great Size.
lof-other-level = What lies on { $place } is on level { $level }, not on the line's own: it does not count.
lof-below = What lies on { $place } is on level { $level }, below the line: it does not count.

## Figures

lof-figure = { $figure } stands on { $square }: it blocks.
lof-figure-between-levels = { $figure } on { $square } is giant or larger: it blocks even between levels.
lof-figure-smaller = { $figure } on { $square } is smaller than an end of the line: it does not block.
lof-figure-not-giant = { $figure } on { $square } does not block: between levels only giant and colossal figures do.
lof-figure-ignored = { $figure } stands on { $square }, but Improved Targeting: Characters ignores characters.
lof-figure-own-base = { $square } belongs to the base of { $figure }, an end of the line: it does not block.
lof-figure-on-bare-square = { $square } belongs to the base of { $figure }, which stands on an end of the line: it does not block.
lof-figure-below = { $figure } on { $square } stands below the line: it does not block.

## Hindering terrain

lof-hindering = { $square } is hindering terrain: it hinders.
lof-hindering-target = The target's square { $square } is hindering terrain: it hinders even between levels.
lof-hindering-source = { $square } is hindering terrain, but the line starts there: it does not hinder.
lof-hindering-own-square = { $square } is hindering terrain, and the line starts there: it is hindered, but for that square alone the target's defense gets nothing.
lof-hindering-self = The line does not leave { $square }, which is hindering terrain: it is hindered.
lof-own-hindering = { $figure } draws from one square of its base; hindering terrain under its other squares counts: { $squares }.
lof-hindering-ignored = { $square } is hindering terrain, but Improved Targeting: Hindering ignores it.
lof-hindering-great-size = { $square } is hindering terrain, but a line to or from a character with Great Size is hindered only by the target’s square.
lof-great-size-stays = Earthbound/Neutralized takes the Improved Abilities of { $figure }; what Great Size itself says of lines of fire stays.
lof-hindering-between-levels = { $square } is hindering terrain, but between levels only the target's square hinders.

## Walls, doors, windows

lof-wall = The line crosses the wall { $edge }: it blocks.
lof-door = The line crosses the door { $edge }, a wall for lines of fire: it blocks.
lof-window = There is a window at { $edge }: lines of fire pass it freely.
lof-wall-rim = The wall { $edge } stands along the rim, on every level from its lower to its higher side: it blocks.
lof-wall-other-level = The wall { $edge } does not stand on the line's level: it does not count.
lof-wall-ignored = There is a wall at { $edge }, but Improved Targeting: Blocking ignores it.
lof-wall-great-size = The wall { $edge } is outdoor blocking terrain: it does not block a line to or from a character with Great Size.
lof-wall-indoors = The wall { $edge } is indoor blocking terrain, which Great Size does not ignore.
lof-wall-destroyed = The wall { $edge } is what is to be destroyed, so it does not block.
lof-wall-opened = Improved Targeting: Destroy Blocking opens the wall { $edge }; it is destroyed after the attack.

## Corners

lof-every-level = { $place } is indoors: it stands on every level.
lof-corner-shut = Between { $a } and { $b } the line passes exactly through a corner, and both sides of it are shut ({ $sides }): it is blocked there.
lof-corner-base = { $figure } lies on the diagonal between { $a } and { $b } and shuts both sides of that corner.
lof-corner-hindered = Between { $a } and { $b } the line passes exactly through a corner; the side of { $side } counts, no more restricted than that of { $other }, and it hinders.
lof-corner-clear = Between { $a } and { $b } the line passes exactly through a corner; the side of { $side } counts, which is clear, and not that of { $other }.
lof-corners-open = The line passes exactly through { $points ->
    [one] one corner, clear on both sides.
   *[other] { $points } corners, clear on both sides.
}

## What it comes to

lof-stealth = Stealth of { $figure }: the hindered line counts as blocked, since it is not its turn and the line comes from a character that is not adjacent.
lof-stealth-anyone = Stealth of { $figure }: the hindered line counts as blocked, since it is not its turn; being adjacent changes nothing.
lof-stealth-itself = Stealth of { $figure }: the hindered line to itself counts as blocked, since it is not its turn and nobody is adjacent to itself.
lof-clear = The line of fire from { $source } to { $target } is clear.
lof-hindered = The line of fire from { $source } to { $target } is hindered.
lof-blocked = The line of fire from { $source } to { $target } is blocked.

## Adjacency

lof-adjacent = { $a } and { $b } share a side, on one level, with no wall between them.
lof-adjacent-corner = { $a } and { $b } touch at a corner, and { $side } beside it joins them.
lof-adjacent-bases = A larger base is adjacent to every square adjacent to one of its own.
lof-adjacent-to-itself = Nothing is adjacent to itself or to a square it occupies: { $place }.
lof-adjacent-apart = { $a } and { $b } do not touch.
lof-adjacent-levels = { $a } lies on level { $level_a } and { $b } on level { $level_b }: not adjacent.
lof-adjacent-transition = { $a } and { $b } form a transition: close attacks go across it, but for anything else they are not adjacent.
lof-adjacent-wall = There is a wall at { $edge }: not adjacent.
lof-adjacent-window = There is a window at { $edge }, a wall in this: not adjacent.
lof-adjacent-door = There is a door at { $edge }, a wall in this: not adjacent.
lof-adjacent-corner-shut = { $a } and { $b } touch at a corner, but the two squares beside that corner ({ $sides }) are cut off by blocking terrain, another level or walls: not adjacent.
lof-adjacent-corner-walled = { $a } and { $b } touch at a corner, but the two squares beside that corner ({ $sides }) are cut off by blocking terrain or walls: not adjacent.
lof-adjacent-base-between = { $by } lies on the diagonal between { $a } and { $b }: not adjacent.
lof-adjacent-yes = { $a } and { $b } are adjacent.
lof-adjacent-no = { $a } and { $b } are not adjacent.

## Distance

lof-distance-nearest = It is counted between the nearest squares of the bases, { $from_square } and { $to_square }.
lof-distance = From { $a } to { $b } it is { $squares ->
    [one] one square
   *[other] { $squares } squares
}; a diagonal counts as one.
