compare-differ = The editions rule differently; ≠ marks what not all of them say.
compare-alike = The editions rule alike.
compare-same = The editions come to the same; ≠ marks what not all of them say.
compare-not-all = Not all editions can judge this.
compare-shared = { $count ->
    [one] and one step that all of them have
   *[other] and { $count } steps that all of them have
}
compare-more = { $count ->
    [one] ≠ and one more
   *[other] ≠ and { $count } more
}: press “Every step”
compare-every-step = Every step: { $ruleset }
compare-not-judged = can’t be judged
compare-squares = { $count ->
    [one] one square
   *[other] { $count } squares
}
compare-actions = { $count ->
    [0] no action
    [one] one action
   *[other] { $count } actions
}
compare-title-line = Line of fire: { $source } → { $target }
compare-title-attack = Attack: { $source } → { $target }
compare-title-actions = What { $source } may do now
compare-title-reach = Where { $source } may move
compare-what = Nothing to compare: name a figure with from: (and to:), or a section: of the rules.
compare-needs-target = A line of fire or an attack needs to:, the figure or square that it goes to.
compare-needs-figure = That question is about figures; squares stand for the ends of a line of fire alone.
compare-ruleset = In a channel { $ruleset } is only looked up: with section: its entries can be compared.
