# The living message of a game: one for each, edited in place.
living-told = Last ruling in full
living-nothing = Nothing has happened at this table yet.
living-more = … and { $count ->
    [one] one more
   *[other] { $count } more
}: `/figure list`
living-opened = The game is open: everything that happens is shown here.
