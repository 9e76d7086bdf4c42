# Characters in a game: what their dials, keyphrases and cards come to

game-refused-no-values-back = { $figure } can’t be healed: click { $click } has no values to heal onto.
game-healed-to-last-values = { $figure } is healed no further, as the click before has no values: { $clicks ->
    [one] one click
   *[other] { $clicks } clicks
}.
game-log-exerted = { $power }: { $figure } is dealt 1 unavoidable damage for its action.
term-colossal-stamina = Colossal Stamina
term-autopilot = Autopilot
game-turn-passed-over = Nobody takes the turn of the { $side } side: what lasts until then ends now.
game-refused-exact-match = { $card } is an exact match for { $figure } and can’t replace it (tell set and number apart on the cards if they differ).
game-refused-title-replaced = { $card } is a Title character: it neither replaces others nor is replaced.
game-refused-generated-replaced = { $figure } was generated and began the game neither on a force nor on a sideline: it can’t be replaced.
