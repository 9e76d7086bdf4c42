# What is wrong with a document of Masters of the Universe: Battleground.
error-motu-not-a-hex = "{ $text }" is no place; expected a hex such as C5, or C5@p1 on a platform named p1
error-motu-no-character = there is no character "{ $id }"; expected one of { $expected }
error-motu-character-ambiguous = "{ $given }" may be { $found }; expected the name or id of one character
error-motu-off-field = "{ $id }" is not on the field
error-motu-no-platform = there is no platform "{ $given }"; expected one of { $expected }
error-motu-not-on-platform = { $text } is no hex of the platform "{ $platform }"
error-motu-obstacle = nobody stands on { $place }: an obstacle or a ladder is there; expected a free hex, or one of a platform
error-motu-place-taken = "{ $id }" stands on { $place } already; expected one character a place
error-motu-base-twice = a hex of the base is listed twice; expected each once
error-motu-base-heights = the hexes of a base lie at one height
error-motu-base-apart = the hexes of a base share sides: no part of it lies apart
error-motu-base-slot = the first hex is that of the slot, at the base’s edge; here it is its centre
error-motu-effect-twice = "{ $id }" has the unique effect "{ $effect }" already; an army has one copy of it at a time (7f)
error-motu-interrupts-itself = "{ $id }" interrupts itself; expected whom it interrupts
error-motu-not-of-piece = { $text } is no hex of this piece
error-motu-only-with-kind = goes only with the kind { $expected }
error-motu-pieces-overlap = { $place } belongs to "{ $id }" already; expected one piece a hex, platforms apart
error-motu-no-weapon = "{ $id }" has no weapon "{ $given }"; expected one of { $expected }
error-motu-only-with-test = goes only with the test { $expected }
error-motu-not-with = does not go with { $given }; expected one of the two
error-motu-not-concentrated = "{ $id }" is not concentrated: it has no token to spend
error-motu-only-with-how = goes only with how: { $expected }
error-motu-base-size = a base of { $given ->
    [one] one hex
   *[other] { $given } hexes
} does not go with the card; expected { $expected }
error-motu-no-card = there is no card "{ $id }" on the list of this army
error-motu-card-ambiguous = "{ $given }" may be { $found }; expected the name or id of one card
error-motu-secret-length = the secret has a wrong length; expected { $limit } characters at least
error-motu-wrong-seed = that is not the seed by which the deck was shuffled
error-motu-dice-mixed = some of the dice are typed, some not; expected all of them, or none and the bot throws
error-motu-token-taken = the objective token "{ $id }" lies on { $place } already; expected one a place
error-motu-log-phase = this happens in the phase "{ $expected }", and by then the game is in "{ $given }"
error-motu-log-tie = the dice tie, and nobody threw again; expected throws until one die is higher (3)
error-motu-log-chosen = cards are revealed already by then; expected their activations to end first (4b)
error-motu-log-no-card = nobody has revealed a card by then
error-motu-log-active = { $figure } is activated by then; expected its activation to end first (4b)
error-motu-log-activated = { $figure } was activated this round already; expected each character once (4b)
error-motu-log-nobody = nobody is activated by then; expected an activation before it (4b)
error-motu-log-no-starting = nobody is the starting player by then; expected that to be thrown for first (3)
error-motu-log-not-passed = { $sides } can still activate by then; expected both sides to pass first (4b)
error-motu-log-no-dice = the test of { $figure } has no dice and waits for them; expected it to be over at once
error-motu-log-test = the test of { $figure } goes on by then; expected its dice to be thrown and kept first (5)
error-motu-log-not-defeated = { $figure } has { $wounds } wounds by then; expected as many as its health (7a)
error-motu-log-effect = { $figure } has the effect "{ $effect }" by then; expected that to end first (7f)
error-motu-log-not-empty = { $place } is not empty by then; expected a mark where no character, terrain or token is (7g)
