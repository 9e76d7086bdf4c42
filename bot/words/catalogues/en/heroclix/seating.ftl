# Seats that go from hand to hand, pauses, judges called: what the log tells and what is refused.
game-seat-offered = 🪑 { $player } ({ $side } side) offers the seat to { $to }.
game-seat-withdrawn = 🪑 The seat of the { $side } side is offered no more: { $player } said no.
game-seat-handed = 🪑 { $player } takes the seat of the { $side } side over from { $earlier }.
game-paused = ⏸ { $player } pauses the game.
game-continued = ▶ { $player } goes on with the game.
game-judge-called = ⚖ { $player } calls a judge about a ruling.
game-rests = The game rests, since { $player } paused it: go on with it first, by the button or `/game resume`.
game-rests-not = The game does not rest: there is nothing to go on with.
game-no-seat-to-offer = You have no seat to offer: only who plays can hand a seat over.
game-offered-to-self = The seat is yours already: offer it to somebody else.
game-seat-not-offered = The seat of the { $side } side is not offered to you; only its player can offer it (`/game hand`).
game-judge-called-already = A judge was called about this ruling already.
