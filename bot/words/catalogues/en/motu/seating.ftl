# Seats that go from hand to hand, pauses, judges called: what the log tells and what is refused.
motu-game-seat-offered = 🪑 { $player } ({ $side }) offers the seat to { $to }.
motu-game-seat-withdrawn = 🪑 The seat of { $side } is offered no more: { $player } said no.
motu-game-seat-handed = 🪑 { $player } takes the seat of { $side } over from { $earlier }.
motu-game-paused = ⏸ { $player } pauses the game.
motu-game-continued = ▶ { $player } goes on with the game.
motu-game-judge-called = ⚖ { $player } calls a judge about a ruling.
motu-game-rests = The game rests, since { $player } paused it: go on with it first, by the button or `/game resume`.
motu-game-rests-not = The game does not rest: there is nothing to go on with.
motu-game-no-seat-to-offer = You have no seat to offer: only who plays can hand a seat over.
motu-game-offered-to-self = The seat is yours already: offer it to somebody else.
motu-game-seat-not-offered = The seat of { $side } is not offered to you; only its player can offer it (`/game hand`).
motu-game-judge-called-already = A judge was called about this ruling already.
