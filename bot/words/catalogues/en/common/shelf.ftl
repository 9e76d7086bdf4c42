# The shelf: units that a host imported, figures and forces that a server keeps.
unit-gaps = Left open in the file, so counted as 0 until you set it (`/click`, `/figure special`): { $names }{ $more ->
    [0] .
   *[other] {" "}and { $more } more.
}
unit-footer = /figure add takes it into the game.
unit-powers-menu = Its powers, explained
shelf-none = Nothing on the shelf is called "{ $name }". Did you mean { $near }?
shelf-empty = Nothing on the shelf is called "{ $name }". `/figure save` puts a figure there, the host `judge units import`.
shelf-gone = That is on the shelf no more: choose again.
shelf-several = Several on the shelf are called "{ $name }": choose one from the list as you type ({ $found }).
shelf-saved-title = On the shelf
shelf-saved = { $name } is on this server’s shelf: `/figure add` and `/unit` offer it as you type.
shelf-what = Name a figure, or a side with a name for its force: `/figure save side: name:`
units-no-folder = no such folder or file; expected a folder with unit files, or one of them
units-none = no unit file could be read here
units-stored = { $count ->
    [one] One unit is
   *[other] { $count } units are
} on the shelf.
units-refused = { $count ->
    [one] One file was refused:
   *[other] { $count } files were refused:
}
units-note-unit-special = special powers and traits kept as text: { $count ->
    [one] in one file
   *[other] in { $count } files
}
units-note-unit-special-missing = special powers without their text: { $count ->
    [one] in one file
   *[other] in { $count } files
}
units-note-unit-power-left = names that are no power, left out: { $count ->
    [one] in one file
   *[other] in { $count } files
}
units-note-unit-power-nearest = names that are no power, left out: { $count ->
    [one] in one file
   *[other] in { $count } files
}
units-note-unit-powers-left = many names that are no power, left out: { $count ->
    [one] in one file
   *[other] in { $count } files
}
units-note-unit-start-first = no starting line marked: click 1: { $count ->
    [one] in one file
   *[other] in { $count } files
}
units-note-unit-keys-left = keys that are not read: { $count ->
    [one] in one file
   *[other] in { $count } files
}
units-note-unit-abilities-left = unknown symbols and abilities, left out: { $count ->
    [one] in one file
   *[other] in { $count } files
}
units-note-unit-abilities-unread = abilities kept that are not judged: { $count ->
    [one] in one file
   *[other] in { $count } files
}
units-note-unit-abilities-gone = symbols of another edition, left out: { $count ->
    [one] in one file
   *[other] in { $count } files
}
units-note-unit-points-none = no points told, counted as 0: { $count ->
    [one] in one file
   *[other] in { $count } files
}
units-note-unit-points = several point values: the first one: { $count ->
    [one] in one file
   *[other] in { $count } files
}
units-note-unit-gaps = values left open, counted as 0: { $count ->
    [one] in one file
   *[other] in { $count } files
}
units-note-file-of-another-ruleset = files that name another edition: { $count ->
    [one] in one file
   *[other] in { $count } files
}
