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
cmd-reach = reach
    .description = Every square a figure can move to, with its cost, or the way to one
    .figure = figure
    .figure-description = Which figure: its name or id
    .to = to
    .to-description = One square, such as C5: shows the way there
    .action = action
    .action-description = What it moves with; the basic MOVE if you say nothing
    .carry = carry
    .carry-description = A figure that it carries
    .speed = speed
    .speed-description = A speed value in place of its own
term-option-carry = carry
choice-move-move = MOVE (basic)
choice-move-charge = Charge
choice-move-running-shot = Running Shot
choice-move-hypersonic-speed = Hypersonic Speed
choice-move-sidestep = Sidestep
choice-move-leap-climb = Leap/Climb
choice-move-phasing-teleport = Phasing/Teleport
term-option-away-from = from
sight-title = What { $figure } sees
sight-squares = **{ $kind }**: { $count ->
    [one] { $count } square
   *[other] { $count } squares
} · { $squares }
sight-figures = Figures, line { $kind }
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
reach-title = Where { $figure } may move: { $count ->
    [0] nowhere
    [one] { $count } square
   *[other] { $count } squares
}
reach-reach = **Within reach**: { $count ->
    [one] { $count } square
   *[other] { $count } squares
} · { $squares }
reach-stop = **Must stop there**: { $count ->
    [one] { $count } square
   *[other] { $count } squares
} · { $squares }
way-title = { $figure } → { $square }: { $verdict ->
    [illegal] no legal way
   *[legal] { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    }
}
cmd-area = area
    .description = What an effect of a figure may choose: squares, figures, objects or terrain
    .effect = effect
    .effect-description = The power or action
    .figure = figure
    .figure-description = Whose effect it is
    .target = target
    .target-description = Whom Telekinesis moves, Force Blast pushes, or Energy Explosion was aimed at
    .at = at
    .at-description = A square or figure to judge by itself, such as C5
key-chosen = May be chosen
choose-title = { $figure }: { $effect }
choose-squares = **Squares**: { $count } · { $squares }
choose-figures = **Figures**: { $names }
choose-elements = **Objects and markers**: { $names }
choose-pieces = **Pieces of terrain**: { $names }
choice-area-barrier = Barrier
choice-area-smoke-cloud = Smoke Cloud
choice-area-telekinesis = Telekinesis
choice-area-quake = Quake
choice-area-energy-explosion = Energy Explosion
choice-area-pulse-wave = Pulse Wave
choice-area-force-blast = Force Blast
choice-area-close-destroy-action = CLOSE Destroy Action
choice-area-range-destroy-action = RANGE Destroy Action
choice-area-object-pick-up = Object Pick Up
knockback-how-far = How many squares? Here knockback goes as far as the damage taken: squares:3.
