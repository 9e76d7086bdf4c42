# Orders, decisions inside attacks, and what comes next.

## Decisions

choose-title-attack = { $attacker } attacks { $targets }
choose-title-leaving = { $figure } breaks away
choose-named = { $choice } ({ $figure })
choose-asked = { $choice }: { $side } decides
choose-before-roll = The attack is not rolled yet.
choose-as-it-stands = As it stands: { $told }
choose-needs = { $needs } needed against { $figure }
choose-means = What it would mean
choose-then = After that
choose-footer = Press a button, choose your own roll in the menu, or type /choose.
choose-footer-menu = Press a button, choose in the menu, or type /choose.
choose-footer-buttons = Press a button, or type /choose.
choose-roll = Roll the die
choose-roll-again = Reroll
choose-use = Use it
choose-decline = Don’t use it
choose-as-it-is = Leave it as it stands
choose-no-target = No other target
choose-all = Decline all of mine
choose-menu-die = I rolled the die myself…
choose-menu-dice = I rerolled the dice myself…
choose-menu-figure = Who takes the hit…
choose-menu-card = What is dealt instead…
choose-menu-target = Who is attacked instead…
choose-menu-version = In which version…
choose-menu-effect = What comes first…
choose-first = First { $effect }
choose-as-listed = In this order
choose-fate-damage = { $damage } damage
choose-fate-tokens = { $count ->
    [one] an action token
   *[other] { $count } action tokens
}
choose-fate-knocked-back = knocked back to { $square }{ $damage ->
    [0] { "" }
   *[other] { " " }({ $damage } knockback damage)
}
choose-fate-stays = held where it is
choose-fate-passed = { $figure } takes the hit
choose-fate-untargeted = no longer a target
choose-fate-controlled = under control
choose-fate-goes-on = the attack goes on
choose-fate-nobody-left = nobody is left to attack
choose-nothing = The game waits for no decision.
choose-malformed = "{ $given }" is no answer to this; /choose offers those there are.

## Orders

order-no-action = There is no power, ability or action "{ $given }".
order-no-attack = "{ $given }" begins with no attack: `/use` gives it.
move-title-of = { $figure } moves
use-done = End the action
offer-targets = Choose a target.
offer-targets-carry = Choose whom it carries.
offer-to = Choose a square.
offer-carrying = It carries { $figures }.
offer-targets-object-pick-up = Choose what it picks up.
offer-picking-up = It picks up { $thing }.
offer-squares = Choose the squares one by one.
offer-value = Choose what is changed.
offer-value-outwit = Choose what it can’t use.
offer-dice = Who rolls?
offer-die = Who rolls?
offer-menu-targets = Target…
offer-menu-to = Square…
offer-menu-squares = Next square…
offer-menu-value = Which…
offer-menu-dice = We rolled it ourselves…
offer-menu-die = We rolled it ourselves…
offer-so-far = So far: { $squares }
offer-column = Column { $column }
offer-column-squares = { $count ->
    [one] one square
   *[other] { $count } squares
}
offer-bot = The bot rolls
offer-done = These are all
offer-nothing = The rules leave nothing to choose here.
offer-nothing-outwit = { $target } can use no power now that Outwit could take. Any standard power may be named all the same, in `value:`.
offer-nothing-outwit-possessed = { $target } possesses no power or ability, and Outwit counters only what is possessed.
offer-pick-up = An object is picked up with a move: `/move`, with its option pick-up.

## The rest of an action

rest-title = { $figure } is carrying out { $action }
rest-controlled = { $figure } acts under { $action } of { $by }
rest-any = Still to come, in either order: { $left }
rest-else = Go on with another part of the action, or press “End the action”.
rest-left = Still to come: { $left }
rest-move = Move…
rest-close = Close attack…
rest-range = Ranged attack…
rest-finish = End the action

## What may be done

legal-move = MOVE
legal-close = CLOSE
legal-range = RANGE
legal-close-destroy-action = CLOSE: destroy terrain
legal-range-destroy-action = RANGE: destroy terrain
legal-close-terrain-action = CLOSE: attack with what it holds
legal-range-terrain-action = RANGE: throw what it holds
legal-menu = Do it…
legal-menu-figure = Look closer at…
legal-side-title = What { $side } may do now

## Dials

click-no-dial = The dial of { $figure } is not known: its damage is counted with `/damage` and `/heal`.
click-beyond = The dial of { $figure } is on click { $click } of { $clicks }: { $given } would turn it past its end.
click-malformed = "{ $given }" is no click of this dial; expected 1 to { $clicks }, KO, or how many clicks up or down such as +1 or -2.

## Options

choice-change-1 = +1
choice-change--1 = −1
choice-change-2 = +2
choice-change--2 = −2
term-option-answer = answer

## The beginning of a turn

begin-title = At the beginning of the turn, before any action
begin-roll = { $power } ({ $figure }): { $results } removes an action token from { $targets }
begin-roll-card = { $power } ({ $figure }): on { $results } what its card says
begin-button = { $power }: { $figure }
begin-end = No more rolls
finish-title = { $figure } ends its action

table-attack-fate = **{ $result }** · damage { $damage }
term-divide = Division of the damage
effect-number-too-large = “{ $given }”: the number is too large. At most 99 is read, as in attack +2, defense = 17.
effect-malformed = “{ $given }” is no effect the bot knows. Right would be a value with a number (attack +1, defense = 17, speed /2, attack >= 9), a power (Charge), what can’t be used (no Outwit), a size (giant), protected Outwit, once per turn; after a value: against range attacks, for adjacent friends.
effect-title = In force
effect-none = Nothing lasts at the moment.
opened-which = The menu of { $power } is open. Is this attack part of it?
opened-basic = A basic attack
