# A whole force handed in at once: its form, what was read, what was not.
form-force = A whole force
    .lines = Figures, one on each line
    .lines-description = Typed or pasted; of our samples and the shelf, the name alone; 2x before it for two
    .hint = Iron Wolf 75 8/10/17/3 r6 t1 at C5 [charge]
    .files = Unit files
    .files-description = JSON, lists of units, texts, or a zip of them
force-line = line { $number }
force-added = { $count ->
    [one] One figure added
   *[other] { $count } figures added
}: { $points ->
    [one] one point
   *[other] { $points } points
}
force-refused = Nothing was added: { $count ->
    [one] one figure has a fault
   *[other] { $count } figures have a fault
}{ $read ->
    [0] .
    [one] , one has none.
   *[other] , { $read } have none.
}
force-more = And { $count } more.
force-in-file = … and { $count } more in the file.
force-nothing = There is nothing to read: write figures, one on each line, or attach files.
force-too-many = More than { $most } figures at once; hand them in in parts.
force-zip-damaged = The zip, or a file in it, is damaged or packed in a way that is not read; pack it anew.
force-zip-files = The zip holds { $count } files; at most { $most } are read.
force-zip-locked = The file in the zip has a password; pack it without one.
force-zip-too-large = What the zip holds has more than { $most } bytes; hand it in in parts.
force-zip-within = A zip within a zip is not opened; pack its files directly.
figure-read-reach = range { $range }, { $targets ->
    [one] one target
   *[other] { $targets } targets
}
figure-read-texts = { $count ->
    [one] one text to read
   *[other] { $count } texts to read
}
