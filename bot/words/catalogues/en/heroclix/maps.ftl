# Maps: editing, sketches, files, and what is odd about one.
map-edit-place = "{ $given }" is not a place; expected squares such as C3 or C3:E6, or an edge such as C3/D3.
map-edit-wall = Walls, windows, doors and transitions lie on an edge such as C3/D3, not on { $given }.
map-edit-edge = { $given } is an edge: it takes a wall, a window, a door, a transition, or clear.
map-sketch-empty = The sketch has no rows; a row is made of { $known }, one for each square.
map-sketch-too-long = The sketch is too long: at most { $most } characters are read.
map-sketch-too-many-rows = The sketch has too many rows: at most { $most } are read.
map-sketch-row = Row { $row } of the sketch has { $count ->
    [one] { $count } square
   *[other] { $count } squares
}; expected { $expected }, as in row 1.
map-sketch-layer = A layer of the sketch has { $count ->
    [one] { $count } row
   *[other] { $count } rows
}; expected { $expected }, as in the first.
map-sketch-character = "{ $given }" in row { $row }, square { $column } of the sketch stands for nothing; expected one of { $known }
map-sketch-word = "{ $given }:" is no line of a sketch; expected one of { $known }.
map-file-value = { $path }: "{ $given }" is not what a map file has there; expected { $expected }
map-file-too-long = { $path } has { $count } entries; at most { $most } are read.
map-file-name-too-long = name has { $count } letters; at most { $most } are read.
map-file-twice = { $path }: { $what } is there twice, also at { $other }; expected it once.
map-file-indoor-tiles = The map is outdoors, so { $count ->
    [one] its one indoor square is
   *[other] its { $count } indoor squares are
} read as outdoors: { $squares }.
map-file-outdoor-tiles = The map is indoors, so { $count ->
    [one] its one outdoor square is
   *[other] its { $count } outdoor squares are
} read as indoors: { $squares }.
map-file-squares-missing = { $count ->
    [one] 1 square has
   *[other] { $count } squares have
} no tile in the file and { $count ->
    [one] is
   *[other] are
} read as clear ground.
map-file-keys-left = Not read: { $names }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}.
map-file-wall = { $path }: a wall runs straight along the grid, from one corner to another.
map-file-ramp = { $path }: a ramp joins two squares of the map that share a side.
map-file-levels-from-zero = The file counts levels from 0: its ground is level 1 here, and so on upwards.
map-file-edge-walls = Left out: { $count ->
    [one] { $count } piece of wall
   *[other] { $count } pieces of wall
} along the edge of the map, which no one crosses anyway.
map-file-starting-areas = The file has { $count } starting areas; the first { $most } are taken. `/map edit` changes them.
map-check-title = The map
map-check-fine = Nothing looks odd.
map-changed-more = … and { $count } more
map-load-odd-more = { $count ->
    [one] One more thing looks odd: `/map check`
   *[other] { $count } more things look odd: `/map check`
}
map-check-more = { $count ->
    [one] … and { $count } more
   *[other] … and { $count } more
}
map-odd-two-terrains = { $squares }: two terrains at once; blocking counts first.
map-odd-no-indoor = The map is outdoor with an indoor part, but no square is indoor.
map-odd-two-walls = { $edge } is wall, window or door at once: it can be only one of them.
map-odd-flat-transition = The transition { $edge } joins squares of one level, and is neither in a wall nor on the edge of an indoor part.
map-odd-steep-transition = The transition { $edge } climbs { $levels } levels at once.
map-odd-walled-transition = A wall stands in the way of the transition { $edge }.
map-odd-blocked-transition = Blocking terrain stands on the transition { $edge }.
map-odd-no-way-up = No transition leads up to { $squares } (level { $level }): whoever climbs there stops.
map-odd-cut-off = No transition leads up to { $squares } (level { $level }): only who ignores elevation gets there.
map-odd-closed-in = { $squares }: walls and blocking terrain on all sides, nobody walks there.
map-odd-no-starting-areas = { $large ->
    [true] No starting areas are marked; a map larger than 16×16 needs them.
   *[false] No starting areas are marked; opposite edges of the map serve.
}
map-odd-no-marked-areas = No starting areas are marked; no edge of the map serves instead.
map-odd-start-one = Only the { $side ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[other] { $side }
} side has a starting area.
choice-terrain-window = window (an edge)
choice-terrain-door = door (an edge)
choice-terrain-transition = transition (an edge)
choice-terrain-indoor = indoor
choice-terrain-outdoor = outdoor
choice-terrain-orange = orange square
choice-terrain-start-red = starting area: red
choice-terrain-start-blue = starting area: blue
choice-terrain-start-green = starting area: green
choice-terrain-start-yellow = starting area: yellow
choice-terrain-start-none = no starting area
map-area-which = The map marks no starting area of another side as { $side }. Those that can be exchanged for yours: { $known }
map-area-in-play = The game has begun: starting areas are picked during set-up.
map-area-whose = Say for which of your sides: `side`. Only a judge picks for the others.
map-object-where = Either a square or a figure is needed, and not both: `at` or `figure`.
map-object-keyphrase = “{ $given }” is no keyphrase of an object. Known: { $known }
map-edit-nothing = { $given } is like that already: nothing changes.
file-of-another-ruleset = The file is written for { $given }, and is read here by { $ruleset }: powers and terrain are taken as that edition has them.
