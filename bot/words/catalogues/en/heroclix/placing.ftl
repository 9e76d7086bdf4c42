# Where things may be placed, and starting areas: commands and replies.
cmd-placing = placing
    .description = Where a figure, object or marker may be placed, and why not elsewhere; changes nothing
    .what = what
    .what-description = A figure, an object or marker on the map, or a new one such as smoke
    .at = at
    .at-description = Squares to judge, such as C5; all possible ones if you say nothing
    .how = how
    .how-description = How it comes there; set-up before the game if you say nothing
    .by = by
    .by-description = The figure that places, generates, puts down or drops it
choice-placing-place = an effect places it
choice-placing-generate = an effect generates it
choice-placing-put-down = it is put down during a move
choice-placing-drop = it is dropped by a KO or because it may no longer be held
choice-placing-unequip = equipment comes off
choice-placing-set-up = set-up, before the game
term-option-what = what
term-option-by = by
placing-unknown = "{ $given }" is neither a figure, object or marker of this game nor a new thing; for example { $known }.
placing-title = { $thing }: { $verdict ->
    [legal] may lie in { $squares }
    [illegal] may not lie in { $squares }
   *[where] where it may lie
}
placing-how = **How**: { $how }
placing-squares = **Squares**: { $count } · { $squares }
key-placed = May lie there
key-barred = May not lie there
key-start = Figures are set up here
key-terrain = Terrain markers and objects
cmd-map-starting = starting
    .description = Starting areas, expanded as the figures need, and where terrain is set up
    .side = side
    .side-description = One side alone
    .edge = edge
    .edge-description = The side's edge, on a map that prints no starting areas
    .toward = toward
    .toward-description = The end at which its area adds columns first (2022)
choice-edge-top = top
choice-edge-bottom = bottom
choice-edge-left = left
choice-edge-right = right
starting-title = Starting areas
starting-edge-missing = This map prints no starting areas: say whose edge it is, and which.
starting-side = **{ $side }**: { $count ->
    [one] { $count } square
   *[other] { $count } squares
}{ $expanded ->
    [0] {""}
    [one] , expanded once
   *[other] , expanded { $expanded } times
} · { $squares }
starting-markers = **Terrain markers and objects**: { $count ->
    [one] { $count } square
   *[other] { $count } squares
} · { $squares }
starting-far = **Special objects and EFFECT terrain**: { $count ->
    [one] { $count } square
   *[other] { $count } squares
} · { $squares }
starting-special-objects = **Special objects**: { $count ->
    [one] { $count } square
   *[other] { $count } squares
} · { $squares }
