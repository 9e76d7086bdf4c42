# Games, figures, maps and rulings as players read them.
game-none = There is no game in this channel. `/game new` opens one.
game-has-no-command = This channel's game has no `{ $command }`.
game-has-no-option = This channel's game has no option `{ $option }` in `{ $command }`.
game-has-no-side = This channel's game has no side `{ $side }`: its sides are { $sides }.
game-already-open = This channel has an open game. `/game show` shows it, `/game end` ends it.
game-done-already = This has already been done.
game-unnamed = Game
game-title = { $name }
game-footer = { $ruleset } · build total { $points } · log { $sequence }
game-end-undo = A mistake? `/game undo` opens it again, for a day.
game-ended = The game is over.
game-setup = Set-up.
game-needs-players = Two players are needed: `/game join`
game-needs-map = A map is needed: `/map load`
game-needs-figures = Each side needs figures: `/figure add`
game-needs-places = { $count ->
    [one] One figure is
   *[other] { $count } figures are
} still off the map: `/place`
game-needs-on-map = Somebody of each side has to stand on the map first ({ $sides }): `/place`
game-ready = All is ready: `/turn end` begins the first turn.
game-turn = Turn { $number }: { $side } ({ $player }) · costed actions given: { $used }{ $total ->
    [0] { "" }
   *[other] { " " }of { $total }
}
turn-next = { $player }: /legal lists what may be done, /turn end ends the turn.
game-no-figures = no figures yet
game-join-title = { $name } joins
refused-title = Refused
figures-title = Figures
figure-off-map = off the map
figure-aside = on the sideline
figure-values = Values on this click
figure-power-out = ~~{ $power }~~ (can’t use it now)
figure-powers = Powers
figure-abilities = Abilities
figure-keywords = Keywords
figure-dial = Dial
figure-added-title = Figure added
figure-edit-nothing = Nothing to change: give a name, powers, abilities or keywords.
figure-edit-no-click = Its dial shows no click to put powers on: turn it with `/click` first.
figure-line-too-long = The line is too long: at most { $most } characters are read.
figure-line-no-name = The line begins with no name: { $line }. Write the name first, for example: { $example }
figure-line-not-read = Not understood: "{ $given }" in { $line }. For example: { $example }
figure-line-only-words = Words, and nothing of a figure: { $line }. Write its points or values, for example: { $example } (a name alone goes in quotes)
figure-line-elsewhere = "{ $given }" is not read in this line: { $line }. Team abilities, traits and what else a card says go to `/figure special`, once the figure is there.
figure-line-order = The line begins with the name, not with "{ $given }": { $line }
figure-line-name-long = The name is too long: at most { $most } characters.
figure-line-power-unknown = No power is called "{ $given }": { $line }. Did you mean { $near }?
figure-line-power-several = "{ $given }" is short for more than one thing. Write it out: { $near }
figure-line-twice = Said twice: { $what }, in { $line }
figure-line-unclear = "{ $given }" can be read in two ways: { $line }. Put commas, as in: 75 pts, range 6, 2 targets, at R6
figure-line-in-name = Is "{ $given }" part of the name? { $line } If so, put the name in quotes; if not, a comma before it.
figure-line-points = Is { $given } the points? { $line } If so, write { $given } pts; if not, put the name in quotes.
figure-line-side = "{ $given }" names a side: { $line }. That goes into the option “side”.
figure-line-values = { $given } can’t be speed/attack/defense/damage, in this order: { $line }
figure-line-missing = Missing: { $missing }. The values of a click come all four: { $line }
figure-line-click-of = Click { $given } of how many? Write ({ $given }/8) for a dial of 8 clicks.
figure-line-click-beyond = Click { $given } lies beyond the dial, which has { $length } clicks.
figure-line-dial-length = { $said } clicks are announced, but { $typed } are typed.
figure-line-power-before = On a dial, powers follow the values of their click: 8/10/17/3 [charge]. Before them stands: { $powers }
figure-edit-is-power = { $names }: powers go with the option powers, not abilities.
figure-edit-is-ability = { $names }: abilities go with the option abilities, not powers.
figure-read-title = Read as
figure-read-name-only = Only a name was read. If that was no figure, `/game undo` takes it back.
figure-dial-head = spd att def dmg
figure-read-points = { $points ->
    [one] **1** point
   *[other] **{ $points }** points
}
figure-read-clicks = { $count ->
    [one] **1** click
   *[other] **{ $count }** clicks, on { $click }
}
figure-read-base = base { $columns }×{ $rows }, { $size }
figure-read-missing = Not in the line: { $missing }
figure-read-constant = The same values on every click. A dial: 8/10/17/3 [charge] | 8/10/16/3 [=] | 7/9/16/2
figure-dial-powers = Powers by click
log-undone = { $by } undoes what { $player } did: { $what }
log-undone-own = { $by } undoes: { $what }
log-redone = { $by } puts back what { $player } did: { $what }
log-redone-own = { $by } puts back: { $what }
log-dice-bot = (the bot’s dice)
log-dice-both = (the bot’s dice, after some typed in)
log-drawn-bot = (drawn by the bot)
log-dice-typed = (dice typed in)
log-no-seat = without a seat
log-title = What happened
log-more = { $count ->
    [one] One earlier line is
   *[other] { $count } earlier lines are
} not shown; /game export has the whole log.
export-title = Exported
export-text = `/game import` opens this file in another channel.
import-not-a-game = The file is not an exported game; expected one that `/game export` made.
import-too-long = The log has { $count } events; at most { $most } are read.
import-damaged = { $path }: this event does not follow from those before it, or leaves no table to draw; expected the file as `/game export` wrote it.
import-ended = That game is over; only a game that goes on can be imported.
import-keys-left = Not read: { $names }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}.
import-position-left = The position in the file is not what its events come to: the events count.
import-of-another-ruleset = This game is played by { $ruleset }, whatever the channel’s own ruleset is.
import-of-others = You do not play in that game; one of its players or a judge can import it.
import-of-nobody = The seats of that game are not taken by Discord users; a file that this bot wrote names each by number.
export-too-long = The game has { $size } bytes as a file; at most { $most } can be handed out.
game-broken = The log of this channel's game can't be read; a judge or server manager can close it with `/game end`.
game-closed-unread = The game's log can't be read. The game is closed without a winner and the channel is free; the log stays with the host.
options-not-together = The option "{ $first }" does not go together with: { $names }. Leave one or the other out.
map-which = Which map? Choose one of { $known }, or attach a file.
map-sample-elsewhere = This map is made for { $rulesets }; the game here is of another edition, whose maps are: { $known }
map-unknown = There is no map "{ $given }"; expected one of { $known }, or a file.
map-none = No map is laid out yet: `/map load`
board-title = { $name }
turn-title = Turn
let-stand = Let it stand
let-stand-ask = Ask to let it stand
agree-title = Let it stand?
agree-asks = { $player } asks to let this stand against the rules: { $what }
agree-who = { $players } or a judge decides.
agree-who-each = { $players }: each of them has to agree, or a judge decides.
agree-who-any = One of { $players } is enough, or a judge.
agree-given = ✓ { $player } agrees.
agree-already = You have agreed already: the others are asked now.
agree-button = Agree
agree-no-button = No
agree-turned-down = { $player } says no: nothing changes.
agree-own = It is your own proposal: another side, or a judge, has to agree.
agree-not-yours = Only players of this game and judges decide about this.
agree-not-asked = This is done to { $players }: their word is needed, or a judge’s.
agree-rolled = rolled at the table: { $dice }
agree-undo-title = Take it back?
agree-undo-asks = { $player } asks to take this back:
agree-end-title = End the game?
agree-end-asks = { $player } wants to end the game. Victory points decide who wins.
agree-end-nobody = { $player } wants to end the game without a winner.
agree-end-winner = { $player } wants to end the game: the { $side } side wins.
card-title = Card: { $card }
card-draw-title = Draw a Tarot Card
why-button = Every step
ruling-folded = { $count } further steps are folded away.
why-none = No ruling has been given in this channel yet.
lof-title = { $verdict }: { $source } → { $target }
value-title = { $figure }: { $value } { $result }
use-title = { $figure }: { $power }
legal-title = What { $figure } may do now
legal-may = May
legal-may-not = May not
legal-notes = To know
legal-nothing = nothing
table-attack-title = { $attacker } attacks
table-attack-roll = Roll: { $a } + { $b } = **{ $total }**
table-attack-rerolled = Rerolled: { $a } + { $b } = **{ $total }**
table-attack-critical-hit = Critical hit!
table-attack-critical-miss = Critical miss!
table-attack-target = **{ $result }** · needs { $needs } · damage { $damage }
table-attack-own-damage = damage { $damage }
table-attack-footer = The dials are clicked when the damage is confirmed.
table-attack-footer-effect = It is done when the attack is confirmed.
table-attack-confirm = Click the dials
table-attack-confirm-effect = Confirm the attack
table-attack-drop-effect = No effect
table-attack-drop = No damage
table-attack-done = Attack resolved
table-attack-roll-malformed = "{ $given }" is not two dice; expected, for example, 3 4.
table-attack-divide-malformed = "{ $given }" does not divide the damage among { $count } targets; expected one number for each, such as 2 1.
button-other-game = This button belongs to another game.
figure-whole-force = the whole force: { $name }
spot-off-map = { $given } is not on the map; place it first
term-clear = clear
term-hindered = hindered
term-blocked = blocked
term-legal = legal
term-illegal = not legal
term-not-adjudicated = not adjudicated
term-adjacent = adjacent
term-not-adjacent = not adjacent
term-reachable = where the move may end
term-not-needed = no need to break away
term-automatic = breaks away automatically
term-roll = a roll to break away
term-success = succeeds
term-fail = does not succeed
term-used = used
term-answered = answered
term-knocked-back = knocked back
term-failure = fails to break away
term-break-away-failed = fails to break away
term-distance = knocked back the full distance
term-figure = stopped by a figure
term-blocking = stopped by blocking terrain or a wall
term-edge-of-map = stopped by the edge of the map
term-higher = stopped by higher ground
term-fell = falls from higher ground
term-prevented = not knocked back
term-moved = moved
term-accepted = done
term-removed = removed
term-waiting = waiting
term-rolled = dice rolled
term-refused = refused
term-targets = targets
term-power = power
term-move = MOVE
term-close = CLOSE
term-free = FREE
term-orange = orange
term-purple = purple
term-pink = pink
term-brown = brown
term-black = black
term-gray = gray
term-lime-green = lime green
term-light-blue = light blue
table-attack-divide = Divide { $damage } damage…
undo-title = Taken back
redo-title = Put back
place-where = Which square? `/place figure:{ $figure } at:C5`, or `at:off` for off the map.
place-off-button = Off the map
place-title = Place { $figure }
button-stale = The game has gone on since: `/turn show` shows what it waits for now.
