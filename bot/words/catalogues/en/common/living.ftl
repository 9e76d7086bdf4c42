# The living message of a game: one for each, edited in place.
living-told = Last ruling in full
living-nothing = Nothing has happened at this table yet.
living-more = … and { $count ->
    [one] one more
   *[other] { $count } more
}: `/figure list`
living-opened = The game is open: everything that happens is shown here.
living-areas = Where to? The areas first, then their squares.
living-back = ‹ Back
living-begin = Begin the first turn
living-confirm = Do it
living-confirm-end = … and end the turn
living-confirm-text = Shall it be done?
living-end = End the turn
living-figure = Whose action…
living-undo = ↩ Undo
living-why-not = Why not?
living-thread = The game is played in its thread: { $thread }
living-thread-not = A thread can’t be opened here: in a text channel the bot needs the rights to create public threads and to send messages in them. Without `thread` the game is played in this channel.
living-words = The board in words
living-key = may be chosen
opening-rules = Rules: { $now } · others…
opening-total = Total: { $now } · another…
opening-map = Lay out a map…
opening-points = { $points } points
opening-unlimited = no limit
opening-seat = Sit down: { $side }
opening-late = Rules and total can’t be changed any more: somebody has sat down. Take that back (↩ Undo, `/game undo`), or end the game and open another.
