# What the picture of the board shows, in words.
picture-map = { $columns }×{ $rows } map, { $setting ->
    [indoor] indoor
    [mixed] outdoor with an indoor part
   *[outdoor] outdoor
}.
picture-map-named = Map “{ $name }”, { $columns }×{ $rows }, { $setting ->
    [indoor] indoor
    [mixed] outdoor with an indoor part
   *[outdoor] outdoor
}.
picture-side = { $side ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
    [purple] purple
    [orange] orange
    [black] black
    [white] white
    [none] no side
   *[other] { $side }
}
picture-figure = { $label }: { $name } ({ $side }) on { $squares }{ $click ->
    [none] {""}
    [KO] , KO
   *[other] , click { $click }
}{ $tokens ->
    [0] {""}
    [one] , { $tokens } action token
   *[other] , { $tokens } action tokens
}.
picture-no-figures = No figures on the map.
picture-more-figures = { $count ->
    [one] And { $count } more figure.
   *[other] And { $count } more figures.
}
picture-line = Line of fire from { $from } to { $to }: { $result ->
    [clear] clear
    [hindered] hindered
   *[blocked] blocked
}.
picture-line-by = Line of fire from { $from } to { $to }: { $result ->
    [hindered] hindered
   *[blocked] blocked
} by { $culprits }.
picture-crossed = It crosses { $squares }.
picture-corners = It passes exactly through { $count ->
    [one] one corner.
   *[other] { $count } corners.
}
picture-path = Path: { $squares }.
picture-thrown = Knocked back: { $squares }{ $by ->
    [none] {""}
   *[other] , stopped by { $by }
}; knockback damage { $damage }.
picture-tint = { $kind ->
    [reach] Within reach
    [stop] Must stop on
    [clear] Line clear
    [hindered] Line hindered
    [blocked] Line blocked
    [close] Within reach of a close attack
    [chosen] May be chosen
    [placed] May be placed on
    [start] Figures are set up in
    [terrain] Terrain is set up in
   *[range] Within range
} ({ $count ->
    [one] { $count } square
   *[other] { $count } squares
}): { $squares }.
picture-more-squares = { $count ->
    [one] {" "}and { $count } more
   *[other] {" "}and { $count } more
}
picture-costs = By squares of movement: { $squares }.
picture-captives = { $holder } holds { $count ->
    [one] one captive
   *[other] { $count } captives
}.
picture-object = { $kind ->
    [light] Light object
    [heavy] Heavy object
    [special] Special object
    [equipment] Equipment
    [immobile] Immobile object
    [ultra-heavy] Ultra heavy object
    [relic] Relic
   *[standard] Object
} { $name } on { $square }.
picture-object-held = { $kind ->
    [light] Light object
    [heavy] Heavy object
    [special] Special object
    [equipment] Equipment
    [immobile] Immobile object
    [ultra-heavy] Ultra heavy object
    [relic] Relic
   *[standard] Object
} { $name }, held by { $holder }.
picture-marker = { $kind ->
    [hindering] Hindering marker
    [blocking] Blocking marker
    [water] Water marker
    [debris] Debris
    [smoke] Smoke
    [barrier] Barrier
   *[special] Special marker
} on { $squares }.
picture-marker-elevated = Elevated marker (+{ $levels }) on { $squares }.
picture-terrain = { $kind ->
    [hindering] Hindering terrain
    [blocking] Blocking terrain
    [water] Water
    [orange] Orange squares
    [indoor] Indoors
    [walls] Walls
    [windows] Windows
    [doors] Doors
   *[transitions] Transitions
}: { $squares }.
picture-level = Elevation level { $level }: { $squares }.
picture-start = Starting area ({ $side }): { $squares }.
