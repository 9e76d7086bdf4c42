# Masters of the Universe: Battleground. The game: refusals, what was found, and the lines of its log (3, 4).

## Refusals

motu-game-none = There is no game yet: open one with `/game new`.
motu-game-open = A game is open already: end it with `/game end` before another begins.
motu-game-over = The game is over: only its end can be taken back.
motu-game-not-a-player = You are not playing in this game: take a seat with `/game join`. Those who only watch change nothing.
motu-game-not-yours = { $figure } is one of the { $side }: its player or a judge may do that.
motu-game-side-not-yours = The { $side } are not yours: their player or a judge may do that.
motu-game-seated = You play the { $side } already. To play the other army as well: `/game join side:`
motu-game-full = Both seats are taken.
motu-game-side-taken = The { $side } are taken: choose the others.
motu-game-setup = The set-up still goes on: the first round has not begun.
motu-game-setup-over = The set-up is over.
motu-game-no-field = No field is laid out yet: `/map load`.
motu-game-too-few-players = Both armies need a player, and { $count ->
    [0] nobody has
    [one] one has
   *[other] { $count } have
} joined: `/game join`.
motu-game-no-characters = The { $side } have no character yet: `/figure add`.
motu-game-no-starting-player = The starting player is not known yet: roll for it.
motu-game-off-field = { $figure } does not stand on the field yet.
motu-game-defeated = { $figure } is defeated: its card and its equipment are not used any more.
motu-game-field-does-not-fit = { $figure } could not stand on that field where it stands now.
motu-game-wrong-phase = That is not for now: it is the { $phase }.
motu-game-not-your-activation = It is for the { $side } to activate a character.
motu-game-nobody-active = Nobody is activated now.
motu-game-still-active = { $figure } is active: its activation comes to an end first.
motu-game-choose-cards-first = Cards are chosen and revealed first.
motu-game-chosen-already = The { $side } have chosen a card already: it lies face down until it is revealed.
motu-game-revealed-already = The cards are revealed: they are used before others are chosen.
motu-game-not-all-chosen = The { $side } have neither chosen a card nor passed: the cards are revealed together.
motu-game-wrong-seal = That is not the card that the { $side } laid down.
motu-game-has-passed = The { $side } have passed: they activate nobody more this round.
motu-game-no-card-left = The { $side } have not so many destiny cards in hand.
motu-game-card-not-in-hand = { $card } is not in the hand.
motu-game-dealt-already = The deck of the { $side } is dealt already.
motu-game-no-fate-cards = The { $side } have no destiny cards on their list.
motu-game-prepared = The { $side } have drawn their cards for this round.
motu-game-glory-not-discarded = { $card } is a glory card: destiny cards are discarded before drawing.
motu-game-bonus-taken = The bonus of the card that activated { $figure } is taken.
motu-game-bonus-first = The bonus of { $card } is taken before anything else.
motu-game-wrong-bonus = { $card } has other bonuses: { $bonuses }.
motu-game-no-quest-in-play = No side quest { $card } is in play.
motu-game-quest-when = A side quest is completed during an activation or an interruption.
motu-game-ask-the-other = The player can’t let it stand alone: the other side, or a judge, has to agree.
motu-game-end-asks = The game isn’t decided by its rules yet: the other side, or a judge, has to agree to a draw. Whoever gives up may retire alone.
motu-game-correction-asks = The other side, or a judge, has to agree before a ruling is corrected.
motu-game-undo-asks = The bot rolled dice, hidden cards were shown, or a ruling was corrected: so that nobody tries until chance pleases them, the other side, or a judge, has to agree to take it back.
motu-game-nothing-to-undo = There is nothing to take back.
motu-game-nothing-to-redo = There is nothing to put back: no command has just been taken back.
motu-game-not-your-command = The last command is { $player }’s: only whoever gave it, or a judge, takes it back.
motu-game-not-your-undo = The last command was taken back by { $player }: only whoever took it back, or a judge, puts it back.

## What was found

motu-game-outside-zone = { $figure } stands outside the deployment zone of the { $side }.
motu-game-army-over-points = The army of the { $side } costs { $cost } points, { $points } were agreed upon.
motu-game-deck-empty = The deck of the { $side } has no more cards: fewer are drawn.
motu-game-card-words = { $card }, in its own words, which its players carry out: { $text }
motu-game-stands = The players let it stand: what the table shows is what counts, and the log keeps the objection.
motu-game-next = The { $side } may still take objectives: they say when they are done.
motu-game-points-lost = { $figure } had { $points ->
    [one] one action point
   *[other] { $points } action points
} left: they are lost; its mana stays.
motu-game-mana-full = { $figure } has no room for more than { $limit } mana.

## The log

motu-log-opened = The game { $name } is opened: Masters of the Universe: Battleground.
motu-log-opened-unnamed = A game of Masters of the Universe: Battleground is opened.
motu-log-joined = { $player } joins and plays the { $side }.
motu-log-left = { $player } ({ $side }) leaves the game.
motu-log-field = The field { $name } ({ $columns }×{ $rows }) is laid out, with { $tokens ->
    [one] one objective token
   *[other] { $tokens } objective tokens
}.
motu-log-field-unnamed = A field of { $columns }×{ $rows } hexes is laid out, with { $tokens ->
    [one] one objective token
   *[other] { $tokens } objective tokens
}.
motu-log-objective-placed = The objective token { $token } lies on { $place }.
motu-log-objective-removed = The objective token { $token } is taken off the field.
motu-log-character-added = { $figure } joins the { $side } on { $places }.
motu-log-character-added-off = { $figure } joins the { $side }, off the field.
motu-log-character-edited = The card of { $figure } is changed.
motu-log-character-removed = { $figure } is taken out of the game.
motu-log-placed = { $figure } is placed on { $places }.
motu-log-taken-off = { $figure } is taken off the field.
motu-log-starting-player = The { $side } are the starting player.
motu-log-starting-rolled = { $rolls }: the { $side } are the starting player.
motu-log-golden-rule = Golden rule, { $rolls }: the { $side } say how it goes on.
motu-log-corrected = By hand, { $field } of { $figure }: { $old } becomes { $new }.
motu-log-corrected-round = By hand, { $field }: { $old } becomes { $new }.
motu-log-corrected-army = By hand, { $field } of the { $side }: { $old } becomes { $new }.
motu-log-agreed = { $player } agrees.
motu-log-judge-agreed = { $player } agrees as a judge.
motu-log-imported = { $player } brought the game in from a file.
motu-log-undone = Command { $number } is taken back.
motu-log-redone = Command { $number } is put back.
motu-log-roll-confirmed = { $player } confirmed the dice.
motu-log-ruling-stood = { $about ->
        [0] What was refused was contested and stays refused
       *[other] The ruling on entry { $about } was contested and stands
    }, as the dice fell{ $thrown }.
motu-log-ruling-corrected = { $about ->
        [0] What was refused was contested and corrected
       *[other] The ruling on entry { $about } was contested and corrected
    } { $by ->
        [judge] by a judge
        [dice] by the dice{ $thrown }
        [alone] by the one player there is
       *[other] by agreement
    }.{ $changed ->
        [0] {""}
        [one] {" "}One later step comes out differently.
       *[other] {" "}{ $changed } later steps come out differently.
    }{ $standing ->
        [0] {""}
        [one] {" "}One was let stand against the rules.
       *[other] {" "}{ $standing } were let stand against the rules.
    }{ $dropped ->
        [0] {""}
        [one] {" "}One no longer holds and was dropped.
       *[other] {" "}{ $dropped } no longer hold and were dropped.
    }
motu-log-ended-military = All others are defeated: the { $side } win the game.
motu-log-ended-points = The { $side } win the game: { $masters } points of the Masters of the Universe, { $evil } of the Evil Warriors.
motu-log-ended-draw = The game ends in a draw: { $masters } points of the Masters of the Universe, { $evil } of the Evil Warriors.
motu-log-ended-agreed = The players end the game in a draw: { $masters } points of the Masters of the Universe, { $evil } of the Evil Warriors.
motu-log-ended-retreat = The others retire: the { $side } win the game.
motu-log-cards-added = { $count ->
    [one] One card joins
   *[other] { $count } cards join
} the list of the { $side }.
motu-log-deck-shuffled = The deck of the { $side } is shuffled.
motu-log-deck-shuffled-sealed = The deck of the { $side } is shuffled by a secret seed; its SHA-256: { $seal }.
motu-log-cards-drawn = The { $side } draw { $count ->
    [one] one destiny card
   *[other] { $count } destiny cards
}.
motu-log-cards-discarded = The { $side } discard { $count ->
    [one] one card
   *[other] { $count } cards
}.
motu-log-card-sealed = The { $side } lay a card face down.
motu-log-card-revealed = The { $side } reveal { $card }, initiative { $initiative }.
motu-log-goes-first = The { $side } go first.
motu-log-passed = The { $side } pass.
motu-log-passed-forced = The { $side } can activate nobody more: they pass.
motu-log-activation-began = { $figure } is activated with { $card }: { $points ->
    [one] one action point
   *[other] { $points } action points
}, { $mana } mana.
motu-log-card-played = { $card } is played on { $figure }.
motu-log-bonus = { $figure } takes { $bonus }: { $points ->
    [one] one action point
   *[other] { $points } action points
}, { $mana } mana.
motu-log-quest-completed = The { $side } complete the side quest { $card }: { $points } points.
motu-log-activation-ended = The activation of { $figure } ends.
motu-log-phase-preparation = Round { $round }: the preparation phase begins.
motu-log-phase-activation = Round { $round }: the activation phase begins.
motu-log-phase-maintenance = Round { $round }: the maintenance phase begins. First, objectives are taken.
motu-log-objective-taken = { $figure } takes the objective token { $token }.
motu-log-objective-taken-anyway = { $figure } takes the objective token { $token } against the rules ({ $sections }); the players let it stand.
motu-log-ready = The { $side } are done with the objectives.
motu-log-round-kept = Effects and marks are discarded, and the cards that were played.
motu-log-mana = The mana of { $figure } changes.

## Words of the game

term-motu-phase-preparation = preparation phase
term-motu-phase-activation = activation phase
term-motu-phase-maintenance = maintenance phase
term-motu-bonus-mana = one mana
term-motu-bonus-ability = the card’s ability
term-motu-bonus-point = one action point
term-motu-bonus-quest = the side quest
term-motu-field-wounds = the wounds
term-motu-field-mana = the mana
term-motu-field-facing = the facing
term-motu-field-concentrated = the token of concentration
term-motu-field-guard = the guard token
term-motu-field-activated = whether it is activated
term-motu-field-defeated = whether it is defeated
term-motu-field-positive = the positive effect
term-motu-field-negative = the negative effect
term-motu-field-used = the consumables that are used up
term-motu-field-number = the round
term-motu-field-phase = the phase
term-motu-field-starting-player = the starting player
term-motu-field-points = the action points left
term-motu-field-passed = who has passed
term-motu-field-objectives = the objective tokens
term-motu-field-quests = the points of side quests
term-motu-field-last = whom it activated last in the round before
term-motu-field-held = the destiny cards in hand
