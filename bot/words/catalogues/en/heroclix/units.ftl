# Figures from files.
figure-force-at = A whole force is added beside the map: leave the square out, and place each figure with `/place`.
figure-sample-elsewhere = This sample is made for { $rulesets }; the game here is of another edition, whose sample forces are: { $offered }
unit-file-value = { $path }: "{ $given }" is not what a unit file has there; expected { $expected }
unit-file-too-long = { $path } has { $count } entries; at most { $most } are read.
unit-special = Special powers and traits are kept as text; by today’s rules what is surely understood of it is judged, the rest is for you to read: { $names }.
unit-special-missing = The dial shows special powers ({ $values }) whose text the file lacks: they are not judged; read the card.
unit-file-click-twice = { $path }: click { $number } is there twice, also at { $other }; each click has a number of its own.
unit-file-click-missing = dial: click { $number } is missing; the clicks go from 1 to { $last } without a gap.
unit-file-ko-between = { $path }: click { $number } shows KO and click { $last } after it is living; a dial ends with its first KO.
unit-file-starting-lines = dial: { $count } clicks have a starting line, and the file gives point values for { $most }; expected one for each point value.
unit-file-text-too-long = { $path } has { $count } letters; at most { $most } are read.
unit-power-left = Not a power, left out: { $power }.
unit-power-nearest = Not a power, left out: { $power }. Nearest: { $nearest }.
unit-file-start-on-ko = { $path }: click { $number } shows KO; expected the starting line on a living click.
unit-powers-left = Not powers either, left out: { $names }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}.
unit-start-first = The file marks no starting line: the dial starts on click 1.
unit-keys-left = Not read: { $names }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}.
unit-abilities-left = Symbols and abilities that are not known, left out: { $names }.
unit-abilities-unread = Kept, not judged; read the card: { $names }.
unit-abilities-gone = Left out, for these rules no longer have it: { $names }. { $rulesets } does.
unit-points-none = The file tells no points: the card has 0. `/figure edit` changes it.
unit-points = Taken at { $points } points; the file also has { $others }. `/figure edit` changes the card.
figure-special = { $name } ({ $kind })
figure-special-clicks = Clicks: { $clicks }
figure-special-judged = **Judged:** { $effects }
figure-special-text = **Not judged, read the card:** { $text }
figure-special-bare = Nothing of it is judged; read the card.
figure-special-printed = **On the card:** { $text }
figure-special-listed = **Lists:** { $names }
figure-special-off = **Left unread by the players:** { $text }
figure-special-read = ✓ { $judged } judged · ⏰ { $reminded } reminded · ✎ { $unread } unread
figure-special-many = { $count } special powers, traits and the like
card-sentences-button = What was read of the card
card-sentences-title = What was read of { $figure }
card-sentences-none = None of its texts is read: it has none, or they are left unread, or their effects were typed.
card-sentences-footer = ✓ judged, ⏰ reminded at its moment, ✎ not read. Wrong? /figure special leaves a text unread, or takes effects in its place.
special-read-and-typed = Effects that are typed count in place of the text: say what, or read: on, not both.
special-no-name = A special power or trait needs its name: name: Battle Plan.
special-none = There is no “{ $given }” on its card, and nothing else to take away.
special-not-there = There is no “{ $given }” on its card; it has: { $names }.
special-listed = listed: “{ $given }” names nobody that a card could list; right would be Hollis, Sam, at most { $most } names of { $limit } letters, or - for none.
special-clicks = clicks: “{ $given }” is no click or span of clicks; right would be 3, or 1-4, or 1-3, 6, up to { $limit }.
cmd-figure-special = special
    .description = A figure’s special power, trait, team ability, equipment or card: what of it is judged
    .figure = figure
    .figure-description = Whose
    .name = name
    .name-description = What it is called; one of that name is changed
    .kind = kind
    .kind-description = What it is; a special power if you say nothing
    .what = what
    .what-description = What is judged: “attack +1”, “Charge”, “protected outwit”, “once per turn”; with commas
    .text = text
    .text-description = The card’s words; judged as far as they are surely understood
    .slot = slot
    .slot-description = The slot of the dial that shows it
    .clicks = clicks
    .clicks-description = Where it stands on the dial, such as 1-4, 7; always if you say nothing
    .listed = listed
    .listed-description = Whom a Team-Up card lists beside its text, or its keywords: Sam, Pat; with ; for a comma in a name
    .read = read
    .read-description = Off: its text stays unread. On: it is read, in place of effects that were typed
    .remove = remove
    .remove-description = Take it off the card
term-heroclix-modern = HeroClix
term-heroclix-2022 = HeroClix 2022
term-heroclix-2012 = HeroClix 2012
unit-file-power-slot = { $path }: "{ $given }" is a standard power of another combat value; expected it under { $expected }.
