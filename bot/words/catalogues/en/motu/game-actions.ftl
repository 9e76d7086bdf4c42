# Masters of the Universe: Battleground. Actions in a game: what waits, and the lines of the log (5, 6, 7).

## What goes on within an activation

motu-game-test-waits = A test of { $figure } is not done: first its dice are thrown, thrown again or kept.
motu-game-interrupts-first = { $figure } has to interrupt { $of } before anything else goes on.
motu-game-area-waits = The area attack of { $figure } goes on: it strikes its further targets first.
motu-game-push-waits = { $figure } is pushed: its player says where to.
motu-game-move-waits = The movement of { $figure } waits: it goes on by another way, or ends where it is.
motu-game-goal-gone = { $figure } was moving toward { $of }, who is on the field no more: the movement ends where it is.
motu-game-not-reached = { $figure } does not get to { $place } like that, with { $points } points.
motu-game-nobody-pushed = Nobody waits to be pushed.
motu-game-nobody-moves = No movement waits.
motu-game-area-weapon = The area attack goes on with the same weapon, { $weapon }.
motu-game-area-target = { $target } is no target of the area attack, or was struck already.
motu-game-no-test = No test waits for that.
motu-game-free-rerolls-first = Free rerolls come before those that cost mana.
motu-game-rerolls-at-once = Dice of one kind of reroll are thrown all at once: these were thrown again already.
motu-game-no-interruption = { $figure } does not have to interrupt anybody now. Where a card says that it may, whom it interrupts is named.
motu-game-not-interrupted = Who acts now is interrupted, { $of }, by another.
motu-game-no-wounds = That changes nothing about the wounds of { $figure }.
motu-game-no-mana = { $figure } has no mana to lose.
motu-game-one-copy = The unique effect { $effect } is on { $figure } already: an army has one copy of it at a time.
motu-game-no-effect = { $figure } has no such effect.
motu-game-mark-not-yours = The mark { $mark } is the other army’s: who placed it takes it off, or whose character acts.
motu-game-dice-wait = The dice of { $figure } are thrown next: by the bot, or typed as they fell.
motu-game-defense-waits = { $figure } makes a defense test: its dice are thrown next.
motu-game-row-words = The effect in the weapon’s own words, which its players carry out: { $text }

motu-log-concentrates = { $figure } concentrates; { $points ->
    [one] one action point
   *[other] { $points } action points
} left.
motu-log-guards = { $figure } goes on guard.
motu-log-moves = { $figure } moves; { $points ->
    [one] one action point
   *[other] { $points } action points
} left.
motu-log-attacks = { $figure } attacks { $target } with { $weapon }; { $points ->
    [one] one action point
   *[other] { $points } action points
} and { $mana } mana left.
motu-log-uses-ability = { $figure } uses { $ability }; { $points ->
    [one] one action point
   *[other] { $points } action points
} and { $mana } mana left.
motu-log-uses-item = { $figure } uses { $item }.
motu-log-acts-anyway = { $figure }: { $action } against the rules ({ $sections }); the players let it stand.
motu-log-movement = { $figure } has { $points ->
    [one] one movement point
   *[other] { $points } movement points
} for the way { $places }.
motu-log-turns = { $figure } stays where it is and turns.
motu-log-interruptions = To interrupt { $of }: { $by }, in the order that their player chooses.
motu-log-push-opened = { $by } pushes { $figure }: its player chooses among { $places }.
motu-log-pushed = { $by } pushes { $figure } to { $place }.
motu-log-moved = { $figure } goes { $places }: { $cost ->
    [one] one point
   *[other] { $cost } points
}.
motu-log-movement-ended = The movement of { $figure } ends.
motu-log-faces = The movement of { $figure } ends; it faces { $facing }.
motu-log-pulled = { $by } pulls { $figure } to { $place }.
motu-log-pushed-away = { $by } pushes { $figure } away to { $place }.
motu-log-swapped = { $figure } and { $by } swap positions.
motu-log-strikes = { $figure } against { $target }: { $dice ->
    [one] one die
   *[other] { $dice } dice
} at { $threshold } or more.
motu-log-tests = { $figure } tests its { $attribute }: { $dice ->
    [one] one die
   *[other] { $dice } dice
} at { $threshold } or more.
motu-log-rolled = { $figure }, { $test }: { $dice }, { $successes ->
    [one] one success
   *[other] { $successes } successes
}.
motu-log-rerolled-free = { $figure } throws again for free: { $dice }.
motu-log-rerolled-mana = { $figure } throws again for mana: { $dice }; { $mana } mana left.
motu-log-kept = { $figure } keeps the dice: { $successes ->
    [one] one success
   *[other] { $successes } successes
}.
motu-log-exploded = Sixes of { $figure } explode: { $dice }; { $successes ->
    [one] one success
   *[other] { $successes } successes
} in all.
motu-log-token-spent = The token of concentration of { $figure } is spent.
motu-log-struck = { $figure } against { $target }: { $net ->
    [0] no success
    [one] one success
   *[other] { $net } successes
} left.
motu-log-tested = The test of { $figure }: { $net ->
    [0] no success
    [one] one success
   *[other] { $net } successes
} left.
motu-log-area = The area attack of { $figure } strikes { $targets } too, in any order.
motu-log-area-nobody = The area attack of { $figure } strikes nobody else.
motu-log-attack-ended = The area attack of { $figure } is over.
motu-log-wounded = { $figure } receives { $count ->
    [one] one wound
   *[other] { $count } wounds
}.
motu-log-healed = { $figure } loses { $count ->
    [one] one wound
   *[other] { $count } wounds
}.
motu-log-defeated = { $figure } is defeated and leaves the field.
motu-log-defeated-stays = { $figure } is defeated; it stays on the field until the attack ends.
motu-log-effect = { $figure } receives { $effect }.
motu-log-effect-ended = { $effect } of { $figure } ends.
motu-log-mark = { $figure } places { $mark } on { $place }.
motu-log-mark-removed = { $mark } leaves the field.
motu-log-interrupts-guard = { $by } leaves its guard and interrupts { $of }.
motu-log-interrupts-opportunity = { $by } interrupts { $of } for an opportunity attack.
motu-log-interrupts = { $by } interrupts { $of }.
motu-log-interruption-ended = The interruption of { $by } ends.

term-motu-consumable = consumable
term-motu-test-attack = attack test
term-motu-test-defense = defense test
term-motu-test-ability = ability test
term-motu-facing-e = east
term-motu-facing-ne = north-east
term-motu-facing-nw = north-west
term-motu-facing-w = west
term-motu-facing-sw = south-west
term-motu-facing-se = south-east
