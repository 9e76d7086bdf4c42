# Seats that go from hand to hand, games that rest, judges called, clocks.
seat-offer-title = A seat
seat-take-button = Take the seat
seat-decline-button = No, thanks
seat-not-a-bot = A bot takes no seat: name a player.
game-pause-title = The game rests
game-pause-hint = Nothing is lost meanwhile, for weeks if need be: whoever plays goes on with the button, or with `/game resume`.
game-resume-title = The game goes on
game-resume-button = Go on
living-rests = ⏸ The game rests, since { $player } paused it.
judge-call-title = A judge is called
judge-call-button = Call a judge
judge-call-nobody = No role rules here: whoever manages the server may (`/settings judges:`).
cmd-game-hand = hand
    .description = Offer your seat to another player, who takes it by a button
    .to = to
    .to-description = Who is to play on in your place
    .side = side
    .side-description = Which of your seats, if you have several
cmd-game-pause = pause
    .description = Let the game rest: nothing is done at the table until somebody goes on
cmd-game-resume = resume
    .description = Go on with a game that rests
clock-title = Clock
clock-turn = A turn: { $minutes ->
    [0] no limit
    [one] one minute
   *[other] { $minutes } minutes
}
clock-match = The match: { $minutes ->
    [0] no limit
    [one] one minute
   *[other] { $minutes } minutes
}
clock-hint = It warns, and ends nothing by itself. It stands still while the game rests.
clock-none = This game has no clock: `/game clock turn:` or `match:` sets one, in minutes.
clock-not-a-player = Only those who play, or a judge, set the clock.
clock-turn-left = ⏳ { $turn }: { $left ->
    [one] one minute is left
   *[other] { $left } minutes are left
} of { $minutes }.
clock-turn-over = ⌛ { $turn }: the { $minutes ->
    [one] minute is
   *[other] { $minutes } minutes are
} over. The turn goes on until its player ends it (`/turn end`); you may agree on more time (`/game clock`).
clock-match-left = ⏳ The match: { $left ->
    [one] one minute is left
   *[other] { $left } minutes are left
} of { $minutes }.
clock-match-over = ⌛ The match: the { $minutes ->
    [one] minute is
   *[other] { $minutes } minutes are
} over. Nothing ends by itself: play the turn out, see `/score`, and end it together (`/game end`), or agree on more time (`/game clock`).
cmd-game-clock = clock
    .description = Time for a turn and for the match, with warnings; without anything said, how it stands
    .turn = turn
    .turn-description = Minutes for a turn; 0 for no limit
    .match = match
    .match-description = Minutes for the match; 0 for no limit
