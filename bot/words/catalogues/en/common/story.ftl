# A game told afterwards: its log, its page, its summary, dice and replay.
cmd-game-summary = summary
    .description = What the game came to: points, turning points, dice, a strip of its boards
cmd-game-dice = dice
    .description = Each player’s dice against what was to be expected
cmd-game-replay = replay
    .description = The game as an animated picture
choice-export-game = file to import and verify (JSON)
choice-export-page = page to read in a browser (HTML)
log-earlier = ◀ Earlier
log-later = Later ▶
log-page = Page { $page } of { $pages } · { $count ->
    [one] one line
   *[other] { $count } lines
}
log-nothing = Nothing of that kind has happened.
log-rulings-alone = `rulings` stands alone: rulings are not told apart by figure, side or turn.
log-rulings-title = Rulings of this game
log-no-rulings = No ruling has been given yet.
log-ruling-menu = Tell one in full
log-no-figure = No figure of this game is called "{ $given }": `/figure list` names them.
log-no-player = Nobody plays { $side } here.
story-set-up = Set-up
story-turn = Turn { $number } · { $side } · { $player }
story-points = { $side }: { $points ->
    [one] one point
   *[other] { $points } points
}
story-swings = What moved the points most
story-swing = +{ $points } · `{ $number }` { $line }
story-dice-title = Dice
story-dice = { $player }: { $dice ->
    [one] one die
   *[other] { $dice } dice
}, { NUMBER($mean, minimumFractionDigits: 2) } on average (3.50 expected); { $pairs ->
    [0] no roll of two dice
    [one] one roll of two dice, { NUMBER($total, minimumFractionDigits: 2) } (7.00), 6-6 { $sixes } and 1-1 { $ones } times ({ NUMBER($expected, minimumFractionDigits: 1) } each)
   *[other] { $pairs } rolls of two dice, { NUMBER($total, minimumFractionDigits: 2) } on average (7.00), 6-6 { $sixes } and 1-1 { $ones } times ({ NUMBER($expected, minimumFractionDigits: 1) } each)
}{ $typed ->
    [0] { "" }
   *[other] ; { $typed } of the rolls typed in
}
story-no-dice = No dice have been rolled yet.
story-chart = { $player }: { $pairs ->
    [one] one roll of two dice
   *[other] { $pairs } rolls of two dice
}
story-chart-note = Bars: how often each total of two dice came. Lines: what was to be expected.
story-strip-alt = The board at the end of turns up to turn { $turns }.
story-replay-title = The game again
story-replay-alt = { $count ->
    [one] One change of the table
   *[other] { $count } changes of the table
}, one after the other; the number above each is its line in the log.
story-nothing-to-show = There is no board to show yet: `/map load`
story-page-title = The game to read
story-page-text = One file that opens in any browser: every turn, with its board.
story-page-footer = The dice of the bot can be redone from the exported game: `judge verify`.
