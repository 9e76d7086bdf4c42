# What a figure sees, shoots, strikes and reaches, and where it is knocked back: commands and replies.
cmd-range = range
    .description = Squares within a figure's range and within reach of its close attacks
    .figure = figure
    .figure-description = Which figure: its name or id
cmd-knockback = knockback
    .description = Where a figure lands that is knocked back, and the damage
    .figure = figure
    .figure-description = Who is knocked back
    .away-from = from
    .away-from-description = A figure or a square that it is knocked away from
    .squares = squares
    .squares-description = How many squares (3 if you say nothing)
term-option-away-from = from
sight-title = What { $figure } sees
sight-squares = **{ $kind }**: { $count ->
    [one] { $count } square
   *[other] { $count } squares
} · { $squares }
sight-no-figure = "{ $given }" names no figure on the map.
arms-title = { $figure }: { $range ->
    [0] close attacks alone
   *[other] range { $range }
}
arms-reach = { $reach ->
    [0] A close attack reaches adjacent squares, and across a transition between levels.
   *[other] A close attack reaches { $reach } squares (Giant Reach).
}
arms-close = Within reach of a close attack
arms-range = Within range and line of fire
arms-blocked = Within range, line blocked
knockback-title = { $figure }: { $outcome ->
    [prevented] not knocked back
   *[lands] knocked back { $squares ->
        [0] no square
        [one] { $squares } square
       *[other] { $squares } squares
    }, lands on { $square }, { $damage } damage
}
key-clear = Clear
key-hindered = Hindered
key-blocked = Blocked
key-unseen = Not seen
key-range = Within range
key-close = Close attack
key-reach = May move there: squares needed
key-stop = Must stop there
