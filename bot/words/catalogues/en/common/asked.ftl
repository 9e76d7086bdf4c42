# Questions in a player's own words, of any game.

asked-title = I understood: { $asked }
asked-ambiguous = Several figures are called so: { $words }. Ask again with the whole name
asked-nothing = This is no question about the board that I understand; from the rules library:
asked-not-spoken = Questions about the board in your own words are not understood in this game yet; from the rules library:
asked-which = { $words }: { $names }
asked-suppose = with { $figure } on { $square }, { $asked }

asked-joined-figures = That asks about several figures at once: ask about one at a time.
asked-joined-values = I can suppose where a figure stands, but no other values of it: ask without that part.
asked-joined-questions = Those are two questions at once: ask one at a time.

doubt-button = wrong?
doubt-title = What is wrong?
doubt-label = What should the judge have said?
doubt-hint = The rule, the card or the number you expect; no names of people
doubt-blank = Nothing stands there: write what is wrong in a few words.
doubt-thanks = Thank you. Whoever runs the judge will read it, with the answer you saw.
reports-none = No reports.
asked-library = 📖 Rules library
asked-which-title = Which “{ $words }”?
asked-beside = can { $figure } move beside { $goal }?
asked-beside-action = can { $figure } move beside { $goal } with { $action }?
asked-beside-yes = Yes: beside { $goal }, { $figure } may end on { $squares }{ $more ->
    [0] {"."}
   *[other] {" "}and { $more } more.
}
asked-beside-no = No: of the squares where { $figure } may end, none is beside { $goal }.
asked-dice = { $dice ->
    [one] one die
   *[other] { $dice } dice
} at { $threshold } or more, { $saving ->
    [0] no defense
    [one] one die of defense at { $against } or more
   *[other] { $saving } dice of defense at { $against } or more
}
asked-yes = yes
asked-no = no
asked-out-of-reach = allowed, but out of reach
asked-no-action = not given as an action
menu-ask = Ask the judge
asked-order = Words change nothing at the table; `{ $command }` does that.
