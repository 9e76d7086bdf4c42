# The game: why a command is refused, what was found, and the lines of its log.

## Refusals

game-refused-no-game = There is no game yet: open one with `/game new`.
game-refused-open = A game is open already: end it with `/game end` before another begins.
game-refused-over = The game is over: only its end can be taken back.
game-refused-not-a-player = You are not playing in this game: take a seat with `/game join`. Those who only watch change nothing.
game-refused-not-yours = { $figure } is on the { $side } side: its player or a judge may do that.
game-refused-side-not-yours = The { $side } side is not yours: its player or a judge may do that.
game-refused-not-concerned = This attack concerns neither you nor a figure of yours: its players or a judge settle it.
game-refused-seated = You have the { $side } seat already. To play another side as well: `/game join side:`
game-refused-full = All { $count } seats are taken.
game-refused-side-taken = The { $side } side is taken: choose another or none.
game-refused-not-your-turn = It is the { $side } side’s turn: its player or a judge ends it.
game-refused-setup = The set-up still goes on: `/turn end` ends it and begins the first turn.
game-refused-too-few-players = Two players at least are needed, and { $count ->
    [0] nobody has
    [one] one has
   *[other] { $count } have
} joined: `/game join`.
game-refused-no-map = No map is laid out yet: `/map load`.
game-refused-no-figures = The { $side } side has no figure on the map: `/figure add`, with a square.
game-refused-in-progress = { $figure } is still carrying out { $action }: go on with it, or end it with `/use done`.
game-refused-nothing-to-finish = No action is being carried out: there is nothing to end.
game-refused-decision-waits = The attack of { $figure } is not resolved: { $choice } is still to be decided.
game-refused-not-your-decision = { $choice } is for the { $side } side to decide: its player or a judge does.
game-refused-not-asked = { $choice } is not what this attack waits for: it is decided already, or the rules do not allow it.
game-refused-max = { $figure } can generate no further { $element }: { $limit } of them are on the map already, as many as there may be.
game-refused-on-the-sideline = { $figure } is on the sideline and not in play.
game-refused-replaced-elsewhere = Whoever replaces { $figure } stands on at least one of its squares: { $squares }.
game-refused-replaced-twice = Two of them would stand on { $square }.
game-refused-no-roll-open = { $figure } has no roll of { $power } to make now: it is made at the beginning of its turn, once, and only where it could remove an action token.
game-refused-not-your-beginning = It is the { $side } side’s turn: its player or a judge goes on to the action phase.
game-refused-not-the-beginning = The beginning of the turn is over.
game-refused-limit = { $figure } has used { $special } as often as it may.
game-refused-no-limit = { $special } of { $figure } has no limit to keep count of: its effects count by themselves.
game-refused-markers-unseen = None of these squares is within line of fire of { $figure }: at least one marker of { $power } has to be.
game-refused-damage-waits = The attack of { $figure } is not resolved: confirm its damage or drop it first (`/turn show` has the buttons).
game-refused-no-attack = Attack { $attack } is not waiting: it has been resolved or taken back.
game-refused-ko = { $figure } has been KO’d.
game-refused-off-map = { $figure } is off the map: place it first.
game-refused-occupied = { $square } is occupied by { $figure }: no two characters share a square.
game-refused-blocking = { $square } is blocking terrain: no character can be there.
game-refused-map-too-small = { $figure } stands on { $square }, which this map does not have.
game-refused-tokens-full = { $figure } already has { $limit } action tokens, as many as there can be.
game-refused-no-tokens = { $figure } has no action token.
game-refused-bystander-heals = { $figure } is a bystander: it has no dial and can’t be healed.
game-refused-at-starting-line = { $figure } can’t be healed: it is not below its starting line (click { $start }).
game-refused-unreachable = The base of { $figure } can’t end on { $squares }.
game-refused-not-broken-away = { $figure } has not broken away from the opponents adjacent to it.
game-refused-divide = Several targets were hit ({ $targets }): say how the damage is divided among them.
game-refused-nothing-to-undo = There is nothing to take back.
game-refused-spares-own = It is your own side that would be hurt: the other side, or a judge, drops this damage.
game-refused-ask-the-others = The player can’t let it stand alone: another side, or a judge, has to agree.
game-refused-end-asks = The game isn’t decided by its rules yet: another side, or a judge, has to agree to end it.
game-refused-correction-asks = Another side, or a judge, has to agree before a ruling is corrected.
game-refused-undo-asks = The bot rolled dice or drew a card for this, or a ruling was corrected: so that nobody tries until chance pleases them, another side, or a judge, has to agree to take it back.
game-refused-nothing-to-redo = There is nothing to put back: no command has just been taken back.
game-refused-not-your-command = The last command is { $player }’s: only whoever gave it, or a judge, takes it back.
game-refused-not-your-undo = The last command was taken back by { $player }: only whoever took it back, or a judge, puts it back.

## What was found

game-outside-starting-area = { $figure } is outside the starting area of the { $side } side.
game-action-goes-on = { $figure } is carrying out { $action }; still to come: { $left }.
game-markers-stay = The markers of { $power } stay: { $figure } can’t use it now, so nothing removes them.
game-vehicle-ko = { $figure } is a vehicle: a heavy object takes its place on the map, and its pilot is placed in or beside that square and rolls a d6 for 1 or 2 unavoidable damage. Which results deal which is not adjudicated; read the card, and enter all of it by hand.
game-pilot-left = { $figure } has left, and { $pilot } piloted it. It is nobody’s pilot any more; where it is put is not judged. Read the effect, and place { $pilot } by hand.
game-pilot-stays-aboard = { $figure } is off the map, and { $pilot } stays aboard, on its card: it comes back with the vehicle.
game-countdown-off-map = { $figure } shows a countdown click: off the map that counts as a KO click, unless its own effect took it there; read the card.
game-generated-not-next-to = { $figure } is not next to { $by }, which generates it: that is right only if the effect names another place; read the card.
game-generated-elsewhere = { $figure } is not adjacent to { $by }, which generates it: that is right only if the effect names another place; read the card.
game-asked = The { $side } side decides: { $choice }.
game-stands-against-the-rules = The players let it stand: what the table shows is what counts, and the log keeps the objection.
game-use-idle = { $action } of { $figure } affects nobody and changes nothing.
game-enter-damage-by-hand = What such an attack does is not judged: enter the damage with `/damage`.
game-action-not-counted = { $figure } is Autonomous: the action does not count for the action total.
game-stop = STOP: the dial of { $figure } goes no further than click { $click }.
game-healed-to-starting-line = { $figure } is healed no further than its starting line: { $clicks ->
    [one] one click
   *[other] { $clicks } clicks
}.
game-damage-waits = The attack waits: its damage is clicked when it is confirmed.
game-side-has-nobody = The { $side } side has no character left that is worth points: it is defeated.
game-one-side-left = Only the { $side } side is undefeated: it wins the game. `/game end` closes it.

## The log

game-log-opened = The game { $name } is opened: { $points ->
    [one] one point
   *[other] { $points } points
}, { $ruleset }.
game-log-opened-unnamed = A game is opened: { $points ->
    [one] one point
   *[other] { $points } points
}, { $ruleset }.
game-log-joined = { $player } joins and plays the { $side } side.
game-log-left = { $player } ({ $side } side) leaves the game.
game-log-map-loaded = The map { $name } ({ $columns }×{ $rows }) is laid out.
game-log-map-loaded-unnamed = A map of { $columns }×{ $rows } squares is laid out.
game-log-figure-added = { $figure } joins the { $side } side on { $squares }.
game-log-figure-added-off-map = { $figure } joins the { $side } side, off the map.
game-log-figure-edited = The card of { $figure } is changed.
game-log-text-unread = The text of { $special } ({ $figure }) is left unread from now on.
game-log-text-read = The text of { $special } ({ $figure }) is read from now on.
game-log-effects-typed = Of { $special } ({ $figure }) counts from now on what was typed, in place of its text.
game-log-figure-generated = { $by } generates { $figure } for the { $side } side on { $squares }.
game-log-figure-replaced = { $figure } is replaced by { $others } and goes to the sideline.
game-log-figure-removed = { $figure } is taken out of the game.
game-log-placed = { $figure } is placed on { $squares }.
game-log-taken-off-map = { $figure } is taken off the map.
game-log-action-given = { $figure } is given { $action }.
game-log-action-anyway = { $figure } uses { $action } against the rules ({ $sections }); the players let it stand.
game-log-free-action-given = { $figure } uses { $action } as a FREE action.
game-log-action-ended = { $figure } ends { $action }.
game-log-attack-declared = { $figure } makes a { $attack } against { $targets }.
game-log-attack-rolled = The attack roll: { $first } and { $second }, { $sum } in all.
game-log-chosen = { $choice }: { $value }.
game-log-attack-untargeted = { $figure } makes a { $attack } against { $targets }, and no target is left.
game-log-effect-modifies = { $power } ({ $by }): { $value } of { $figure } { $add }.
game-log-effect-cant-use = { $power } ({ $by }): { $figure } can’t use { $what }.
game-log-effect-cant-target = { $power }: { $figure } can’t target { $what } this turn.
game-log-effect-copies = { $power }: { $figure } uses { $what } until it chooses again.
game-log-effect-ended = { $power } on { $figure } ends.
game-log-effect-lost = { $power } on { $figure } ends early: it was lost or can’t be used any more, or { $figure } is protected from it now.
game-refused-uncopyable = { $special } is Uncopyable: Wild Card can’t choose it.
game-log-card-effect = { $special } on { $figure }: { $effects } ({ $until }).
game-log-card-effect-of = { $special } of { $by } on { $figure }: { $effects } ({ $until }).
game-effect-by-hand = The game can’t see when { $special } ends: take it off { $figure } with /effect end.
game-refused-no-effect = No effect of a card by the name or number { $special } is in force on { $figure }.
game-turn-ended-by-effect = An effect ends the turn of { $side }: no further actions, and what still waits resolves without effect.
game-log-effect-deferred = { $figure }: { $effect } waits until the whole action has been resolved.
game-log-deferred-came = After resolutions, { $figure }: { $effect }.
game-log-deferred-idle = { $figure }: { $effect } resolves without effect: the turn was ended.
game-log-markers-generated = { $figure } generates markers by { $power } on { $squares }.
game-log-markers-removed = The markers that { $figure } generated by { $power } are removed.
game-log-element-placed = { $power }: { $element } is placed from { $start } on { $squares }.
game-log-beginning = Beginning of the { $side } side’s turn; it may roll: { $rolls }.
game-log-beginning-roll-made = { $figure } rolls a { $roll } for { $power } and succeeds.
game-log-beginning-roll-lost = { $figure } rolls a { $roll } for { $power } and fails.
game-log-phase = The { $phase } begins.
game-log-limited-used = { $figure } uses { $special }, { $limit }.
game-log-text-used = { $figure } uses { $special }.
game-log-break-away-made = { $figure } rolls a { $roll } and breaks away.
game-log-break-away-lost = { $figure } rolls a { $roll } and fails to break away: it doesn’t move.
game-log-break-away-lost-stands = { $figure } rolls a { $roll } and fails to break away; the players let it move.
game-log-moved = { $figure } moves from { $start } to { $squares }.
game-log-moved-anyway = { $figure } moves from { $start } to { $squares }, against the rules ({ $sections }); the players let it stand.
game-log-attacked = { $figure } rolls { $first } and { $second } for a { $attack } on { $targets }: { $results }.
game-log-attacked-anyway = { $figure } rolls { $first } and { $second } for a { $attack } on { $targets }, against the rules ({ $sections }); the players let it stand.
game-log-damage-confirmed = The damage is confirmed: the attack resolves.
game-log-damage-dropped = The attack is resolved without damage.
game-log-clicked = { $figure } { $clicks ->
    [0] is clicked down no further and stays on
    [one] is clicked down once, to
   *[other] is clicked down { $clicks } times, to
} click { $click }{ $why }.
game-log-damage-counted = { $figure } takes { $clicks } damage, { $total } in all{ $why }.
game-log-knocked-out = { $figure } is KO’d.
game-log-healed = { $figure } is healed { $clicks ->
    [one] one click
   *[other] { $clicks } clicks
}, to click { $click }{ $why }.
game-log-healed-count = { $figure } is healed of { $clicks } damage and has { $total } left{ $why }.
game-log-tokens-given = { $figure } is given { $count ->
    [one] an action token
   *[other] { $count } action tokens
} and has { $tokens }{ $why }.
game-log-tokens-taken = { $figure } loses { $count ->
    [one] an action token
   *[other] { $count } action tokens
} and has { $tokens }{ $why }.
game-log-cleared = { $figure } clears { $count ->
    [one] its action token
   *[other] its { $count } action tokens
}.
game-log-corrected = { $figure }, { $field }: now { $value ->
    [true] yes
    [false] no
   *[other] { $value }
}{ $why }.
game-log-turn-corrected = The turn, { $field }: now { $value ->
    [beginning] beginning of turn
    [action] action phase
    [end] end of turn
    [clear] clear phase
   *[other] { $value }
}{ $why }.
game-log-turn-ended = The { $side } side ends its turn.
game-log-turn-began = Turn { $number }: the { $side } side begins.
game-log-map-edited = The map is edited: { $terrain } at { $places }.
game-log-undone = Command { $taken_back } is taken back.
game-log-imported = 📥 { $player } brought the game in from a file. What stands above, rolls and agreements too, is as the file tells it.
game-log-agreed = ↳ { $player } agreed.
game-log-agreed-judge = ↳ { $player } agreed, as a judge.
game-log-redone = Command { $put_back } is put back.
game-log-roll-confirmed = { $player } confirmed the dice.
game-log-ruling-stood = { $about ->
        [0] What was refused was contested and stays refused
       *[other] The ruling on entry { $about } was contested and stands
    }, as the dice fell{ $thrown }.
game-log-ruling-corrected = { $about ->
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
game-log-ended = The game ends.

## Outcomes and sides

term-hit = hit
term-miss = miss
term-evaded = evaded
term-passed = passed on
term-red = red
term-blue = blue
term-green = green
term-yellow = yellow

## Fields that can be corrected

term-field-targets = number of targets
term-field-click = click
term-field-damage-taken = damage taken
term-field-tokens = action tokens
term-field-side = side
term-field-acted = was given a costed action
term-field-moved = moved this turn
term-field-placed = was placed this turn
term-field-carried = was carried this turn
term-field-received = received an action token this turn
term-field-ko = KO’d
term-field-used = used this turn
term-field-cant-use = can’t use
term-field-modifiers = modifiers
term-field-active = active side
term-field-number = turn number
term-field-phase = phase
term-field-actions-used = actions given
term-field-build-total = build total
term-instruction-move = a move
term-instruction-close = a close attack
term-instruction-range = a range attack
term-instruction-attack = an attack
term-use = used
term-decline = declined
term-once-per-turn = once per turn
term-once-per-game = once per game
term-twice-per-turn = twice per turn
term-twice-per-game = twice per game
term-field-used-this-game = used this game
term-field-pilot = pilot
form-dispute-section-heroclix-2012 = A rule was overlooked
    .label = Its section, as /rule knows it
    .hint = line of fire
