help-title = Clix Judge
help-text = Ask a rule, keep a game, settle the argument: every answer shows the section it rests on.
help-footer = /help topic: one part only · /settings language: English or Spanish
help-rules-title = Rules
help-rules =
    `/rule` carry, 16.3b, knock bak… shows a section
    `/power` charge shows a power or ability
    `/ask` answers a question put in your own words; in a game about the board, too: can thor shoot loki?
    In a message’s menu, *Ask the judge* asks its words; under an answer, *wrong?* tells the host
    `/roll` 2d6 for dice
help-game-title = A game
help-game =
    `/game new` opens one in this channel; then `/game join`; alone: `/game join side:` for each side
    `/map load` picks a map (`/help topic: maps`: how to write one), `/figure add` your figures
    The message with the board is the table: tap a figure, then what it does; *‹ Back* and *↩ Undo* take it back
    `/board` brings it down here, `/board text:` tells it in words
    `/turn end` passes the turn, `/turn show` tells what is waited for, `/game log` what happened
    `/score` shows the victory points; `/game end` names the winner
    `/game undo` takes the last step back, `/game redo` puts it back
    `/game hand` offers your seat to another, `/game pause` lets the game rest for weeks, `/game resume` goes on; `/game clock` warns of a turn’s or the match’s time
help-maps-title = Maps
help-maps =
    • `/map load` lays out one of ours, a file (ours, or a map of rows and tiles as JSON), or a sketch
    • A sketch: one character for each square, rows on lines or with `|` between
    • `.` clear · `h` hindering · `#` blocking · `~` water · `2`–`9` elevated, that level · `i` indoor · `o` orange · `r` `b` `g` `y` starting areas
    • An empty row begins a second layer; `walls: C3/D3, C4/D4` (also `doors:`, `windows:`, `transitions:`, `name:`, `setting:`) on rows of their own
    • `name: Yard | rrrr | .h#. | .22. | bbbb | transitions: B2/B3`
    • `/map edit` changes squares (`C3:E6`) or edges (`C3/D3`); `/map object` lays objects, `/map area` picks an area, `/map check` finds oddities, `/map starting` shows areas
help-figures-title = Figures
help-figures =
    `/figure add` takes a sample, a file (a unit, a list, a zip) or a line: `Iron Wolf 75 8/10/17/3 r6 t1 at C5`; alone it opens a form for a whole force, a figure on each line
    `/figure special` gives one a special power or trait: what is judged of it, and its text
    `/figure show` tells all about one, `/figure list` all of them
help-table-title = At the table
help-table =
    `/board` draws the map
    `/lof` tells whether the line of fire is clear, hindered or blocked, and why; with no target, all that a figure sees
    `/reach` shows where a figure may move and what it costs, `/range` how far it attacks, `/knockback` where it lands, `/area` what its powers choose, `/placing` where things go
    `/legal` lists what a figure or your side may do now, and does it
    `/move`, `/attack` with the dice you rolled or the bot's; `/use` for powers; what you leave unsaid is offered
    `/choose`, or the buttons, answer an attack’s rolls and choices
    `/damage`, `/heal`, `/click`, `/token`, `/place` correct the table; the physical table is the truth
    `/card`, `/sideline`, `/count`, `/throw` keep what lies beside the map: cards, sideline, named tokens, coins
    `/effect` puts what a card does in force on a figure until its duration is over
help-judge-title = Arguments
help-judge =
    `/why` tells the last ruling step by step, each step with its section
    `/value` shows how a number comes about, `/legal` what a figure may do
    `/odds` tells an attack’s chances before its roll
    `/compare` puts a question to several editions
    Under a ruling told in full, *Call a judge* calls one
    `/dispute` contests a ruling: say what was different, it is judged again, and corrected once the other side or a judge accepts
help-settings-title = Settings
help-settings = `/settings` sets language, ruleset, judges, who sees lookups; of a channel or the server
help-here-title = The game in this channel
help-now-title = What helps now
help-now =
    The message with the board is the table: tap what you do there; `/board` brings it down here
    `/turn show` tells what is waited for, `/legal` what may be done, `/reach` how far one moves, `/lof` who sees whom, `/odds` the chances
    `/game undo` takes the last step back, `/damage`, `/heal`, `/place`, `/token` put the table right
    `/why` tells the last ruling step by step and calls a judge, `/dispute` contests it; `/ask` answers in your own words
    `/game log` tells what happened, `/score` the points; `/game pause`, `/game hand`, `/game end`
help-now-footer = /help topic: any part of it in full
