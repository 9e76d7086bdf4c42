# What lies beside the map: the sideline, cards, keywords gained, coins and other dice

error-no-card = there is no card "{ $id }" beside the map
error-card-ambiguous = "{ $given }" may be { $found }; expected the name or id of one card
error-not-a-die = "{ $given }" is no die; expected coin, d and a number of sides such as d8, or its faces such as 1/1/2/5/?/?
error-force-no-cards = this list has no resources, ID cards, Location Bonuses, Tarot Cards, Mystery Cards or One-Shots
term-id-card = ID card
term-resource = resource
term-location-bonus = Location Bonus
term-map-bonus = map bonus
term-tarot = Tarot Card
term-mystery-card = Mystery Card
term-one-shot = One-Shot
term-other-card = card
term-coin-heads = heads
term-coin-tails = tails

# The sideline and the KO area

game-refused-in-play = { $figure } is in play: only who is on the sideline or in the KO area can be brought in.
game-refused-removed = { $figure } was removed from the game and does not come back.
game-refused-returned = { $figure } has returned from the KO area already, as a new character.
game-refused-has-keyword = { $figure } has the keyword { $keyword } already.
game-refused-lacks-keyword = { $figure } does not have the keyword { $keyword }.
game-sideline-full = The sideline of the { $side } side has { $count } game elements; it may start with { $limit }.
game-log-added-to-sideline = { $figure } joins the { $side } side on its sideline.
game-refused-not-on-sideline = { $figure } is not on the sideline of the { $side } side.
game-opponent-places = The effect is not optional: an opponent chooses the squares of who replaces { $figure } where the squares it stood on do not fit.
game-log-to-sideline = { $figure } goes to the sideline: its tokens and all that applied to it are gone.
game-log-brought-in = { $figure } comes from the sideline to { $squares }, as a new character.
game-log-brought-off-map = { $figure } comes from the sideline, off the map, as a new character.
game-log-returned = { $figure } returns from the KO area to { $squares }, as a new character; its KO stays scored.
game-log-returned-off-map = { $figure } returns from the KO area, off the map, as a new character; its KO stays scored.
game-log-returned-to-sideline = { $figure } returns from the KO area to the sideline, as a new character; its KO stays scored.
game-log-keyword-gained = { $figure } gains the keyword { $keyword }, for the rest of the game or until it leaves for the sideline.
game-log-keyword-lost = { $figure } loses the keyword { $keyword }, for the rest of the game or until it leaves for the sideline.
game-title-ko = { $figure } was a Title character: look at its Continuity abilities for what its KO triggers; the bot does not judge them.
game-triggers-cards = Beside the map, the texts of these cards speak of this moment: { $cards }. Read there what comes now.

# Coins and special dice

game-log-coin = Coin: { $results }{ $why }.
game-log-special-dice = { $die }: { $results }{ $why }.
game-coin-stands = A coin flip is no die roll: it is neither rerolled nor changed.
game-die-symbol = Where the effect says nothing of a symbol on { $die }, it counts as { $number }.

# Cards

game-refused-card-unique = { $card } is there already, and such cards are Unique.
game-refused-second-resource = The { $side } side has a resource, { $card }: a force has only one.
game-refused-card-gone = { $card } is out of play.
game-refused-card-face-down = { $card } lies face down: it was used.
game-refused-card-not-drawn = { $card } is in the Tarot Deck and not drawn yet.
game-refused-card-covered = { $card } has left play: only the topmost Tarot Card of each player is active.
game-refused-too-few-clues = { $card } has { $clues } Clue tokens; this effect needs { $needed }.
game-refused-no-clues = { $card } has { $clues } Clue tokens: no more can be removed.
game-refused-no-mystery-card = { $card } is no Mystery Card and has no Clue tokens.
game-refused-not-assigned = { $card } is not assigned to { $figure }.
game-refused-assigned-elsewhere = { $figure } is on another force now and can’t use { $card }.
game-refused-card-used-this-turn = { $card } was used this turn already.
game-refused-card-used-this-game = { $card } was used already; once in a game is all.
game-refused-card-before-first-turn = { $card } can be used once per turn, and before the first turn there is none.
game-refused-map-bonus-stays = { $card } stays for the rest of the game, whatever becomes of the special terrain.
game-refused-no-tarot-deck = The { $side } side has no Tarot Deck.
game-refused-draw-not-your-turn = A Tarot Card is drawn at the beginning of its player’s own turn; it is not the turn of the { $side } side.
game-refused-drawn-already = The { $side } side has drawn this turn: { $card }.
game-refused-tarot-all-active = Every card that the { $side } side could draw is in play for another player.
game-no-id-character = No character of that side is on the sideline, and { $card } needs its ID character there.
game-resource-of-vehicle = { $figure } is a vehicle: it can be assigned { $card } only if that is part of its own dial or card.
game-same-clue-effect = One CLUE EFFECT ({ $clue }) gives one token: if { $card } got it, { $others } did not, for the same trigger.
game-draw-tarot-first = The { $side } side draws a Tarot Card first, before any other effect of its turn (`/card draw`).
game-tarot-drawn-late = The { $side } side has done something this turn already; the card should have been drawn before.
game-tarot-leaves-first = { $covered } leaves play: what that causes comes before the effect of { $card }.
game-read-card = What { $card } does is printed on it: read it; the bot does not judge it.
game-location-bonus-which = { $card }: the Bonus if its player chose the map and chose this Location; the Consolation if that player neither chose the map nor won the roll for first player.
game-log-card-added = { $type } of the { $side } side: { $card }.
game-log-card-used = { $card } is used.
game-log-card-used-by = { $figure } uses { $card }.
game-log-card-used-anyway = { $card } is used against the rules ({ $sections }); the players let it stand.
game-log-one-shot-used = { $card } is used and turned face down: it will be scored at the end.
game-log-clues = { $card }: +{ $count } Clue, now { $clues }.
game-log-clues-gone = { $card }: −{ $count } Clue, now { $clues }.
game-log-tarot-drawn = The { $side } side draws { $card }.
game-log-tarot-drawn-anyway = The { $side } side draws { $card } against the rules ({ $sections }); the players let it stand.
game-log-tarot-bottom = The { $side } side draws { $card }, which another player has in play: it goes to the bottom of the deck.
game-log-tarot-shuffled = The Tarot Deck of the { $side } side is shuffled anew.
game-log-card-ko = { $card } is KO’d: nobody whom it was assigned to is left.
game-log-card-out = { $card } leaves play.
