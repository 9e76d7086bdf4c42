# A first game against the bot, and what it teaches.
cmd-quickstart = quickstart
    .description = Play a tiny game against the bot: four minutes, three rules
quickstart-name = First game
quickstart-bot = Sparring partner
quickstart-title = Your first game
quickstart-text = You play red: Ember, who shoots, and Anvil, who strikes. The bot plays blue with simple moves. Three rules are enough:
quickstart-lesson-1 = **1. One action a turn.** With 100 points you give one costed action a turn: a move, or an attack. Tap a figure under the board, or type `/move` (7.9, 27.8a).
quickstart-lesson-2 = **2. To hit: two dice plus attack against defense.** Ember needs a line of fire and at most 5 squares, Anvil has to stand beside its target: `/attack` (12.3, 11.4, 11.5).
quickstart-lesson-3 = **3. Tokens.** A figure that was given an action gets a token; with two it rests. Tokens go when it was given no action for a turn of yours: end it with `/turn end`, and the bot plays (7.5, 9.4).
quickstart-line = You play red, the bot plays blue: tap one of your figures below.
quickstart-footer = /why tells a ruling in full · /ask answers anything · /game end stops
quickstart-bot-plays = The bot plays
