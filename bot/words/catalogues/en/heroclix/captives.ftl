# Captives and relics (2012).
legal-captives-full = { $figure } holds { $count } captives: it captures nobody else and makes no close attack until one is rescued or released.
legal-target-not-capturable = { $target } can’t be captured: it is { $size }, and only standard and tiny characters can.
legal-target-holds-no-friend = { $target } holds no friend of the attacker.
legal-no-captive = { $figure } holds no captive.
legal-not-its-captive = { $figure } does not hold { $captive }.
legal-no-friend-held = No opponent holds a friend of { $figure }.
legal-not-in-its-starting-area = { $figure } does not occupy its starting area, the only place where it releases a captive.
legal-no-room-for-captive = No adjacent square of the starting area is free for the captive of { $figure }.
attack-captured = { $target } is captured: it leaves the map and { $figure } holds it until it is rescued or released.
attack-rescued = { $captive } is rescued: it is placed in a free square adjacent to { $target }, with one action token, and can be given an action this turn.
attack-rescue-whom = The attacker’s player chooses who is rescued: { $captives }.
attack-captives-loose = { $target } is KO’d: before it is removed, the active player frees { $captives }. We read that they are rescued, not released.
use-outwit-not-possessed = { $target } doesn’t possess { $power }: only powers and combat abilities that it has, not those it merely uses, can be countered.
use-outwit-capture-broken = { $first } and { $second }: doubles. Capture of { $target } is countered.
use-outwit-capture-kept = { $first } and { $second }: no doubles. Capture of { $target } isn’t countered.
use-outwit-captives-rescued = All captives of { $target } are rescued at once: { $captives }.
use-relic-results = { $thing } is taken on { $results }; the d6 can’t be rerolled.
use-relic-taken = { $figure } rolls { $roll }: { $thing } goes onto its card, and its card’s text holds for it.
use-relic-stays = { $figure } rolls { $roll }: { $thing } stays where it is.
legal-no-relic = No relic lies in the square of { $figure }.
legal-not-this-relic = { $thing } is no relic in the square of { $figure }.
legal-relic-tried = { $figure } has rolled for a relic already; it may once a game.
term-capture = Capture
term-rescue-captive = Rescue
term-release-captive = Release
term-relic = Relic
term-indomitable = Indomitable
use-relic-pending = { $figure } has yet to roll the d6 for the relic.
use-outwit-capture-pending = 2d6 are still to be rolled: only doubles counter Capture of { $target }.
area-telekinesis-too-heavy = { $thing } is ultra heavy: Telekinesis can’t choose it.
attack-team-reroll-bystander = { $figure } is a bystander token, which counts as no character for what a themed team gives: it can’t use its team’s reroll.
attack-team-reroll-no-member = { $figure } does not have the keyword that makes its force a themed team ({ $keywords }), so it can’t use its team’s reroll.
attack-team-reroll-acted = { $figure } has been given an action this turn other than a free one, so it can’t use its team’s reroll.
attack-team-reroll-tokens = { $figure } has { $tokens } action tokens: there is no room for the one that its team’s reroll costs.
attack-team-reroll-token = { $figure } is given an action token for its team’s reroll, which counts for no action total; it has { $tokens } then.
attack-team-reroll-pushed = { $figure } is pushed: its second action token deals it { $damage } damage.
game-refused-captive = { $figure } is held by { $by } and off the map: it is put back when it is rescued, or by `/place`.
game-refused-query-waits = A question waits for its answer first: { $choice }. Press its buttons, or `/choose`.
game-log-captured = { $by } captures { $figure }, which leaves the map.
game-log-captive-freed = { $figure } is free of { $by } and has one action token, whatever it had before.
game-log-captive-released = { $by } releases { $figure }, which is defeated: { $points } more points for its side.
game-log-relic-taken = { $figure } rolls { $roll } and takes { $thing } onto its card.
game-log-relic-stays = { $figure } rolls { $roll }: { $thing } stays in its square.
game-read-relic = What { $thing } lets { $figure } do is on its card: enter it with `/figure special` or `/effect`; its text alone is not judged.
game-refused-relic-untold = The results on which { $thing } is taken are not told: lay it out again with them, `/map object` with `on`.
game-log-pushing-asked = { $side }: does { $figure } ignore the damage of pushing by { $power }?
game-log-set-down-asked = { $side } chooses the square in which { $figure } is set down.
game-log-hold-asked = { $side }: 2d6 for { $figure }; only doubles counter Capture of { $target }.
game-captive-farther = No square beside its captor is free: { $figure } is set down in one of the nearest ones.
game-captive-nowhere = There is no free square on the map for { $figure }: it is set down by hand, `/place`.
term-put-down = setting down
term-outwit-capture = Outwit against Capture
choose-title-pushing = { $figure } is pushed
choose-title-put-down = { $figure } is free
choose-title-hold = Outwit against Capture of { $figure }
choose-menu-square = In which square…
choose-menu-rescue = Who is rescued…
choose-menu-hold = I rolled the dice myself…
term-rescue = who is rescued
term-countered = countered
term-kept = not countered
figure-captive = captive of { $figure }
figure-captives = captives: { $figures }
figure-relic = relic: { $thing }
choice-object-immobile = immobile (2012)
choice-object-ultra-heavy = ultra heavy (2012)
choice-object-relic = relic (2012)
term-edit-object-immobile = immobile object
term-edit-object-ultra-heavy = ultra heavy object
term-edit-object-relic = relic
map-object-results = “{ $given }” names no results of a d6: `5-6`, or `1, 3`.
choose-key-square = may be set down here
# Stacks of horde tokens (2012).
break-away-stack = { $figure } is a stack of horde tokens: it breaks away automatically.
game-refused-no-stack = { $figure } is no stack of several horde tokens: none can leave it.
game-refused-stack-given = { $figure } has been given an action or a token this turn: no token leaves it any more.
game-stack-keeps-tokens = { $into } is marked with an action token already: as a single token joins it, it is given none.
game-stack-overflow = The stack holds no more: { $left ->
    [one] one token of { $figure } stays
   *[other] { $left } tokens of { $figure } stay
} on { $squares }.
game-log-stack-joined = { $figure } joins { $into }: { $count ->
    [one] one more token
   *[other] { $count } more tokens
} in the stack.
game-log-stack-joined-part = { $count ->
    [one] One token of { $figure } joins
   *[other] { $count } tokens of { $figure } join
} { $into }; { $left } left on { $squares }.
game-log-stack-left = { $figure } leaves the stack { $of } for { $squares }.
game-log-token-defeated = { $figure } loses a token{ $why }, { $left } left.
picture-stack = { $name } is { $count ->
    [one] one horde token
   *[other] a stack of { $count } horde tokens
}.
figure-joined = part of the stack { $figure }
figure-edit-horde = “{ $given }” is no stack of horde tokens: how many, a slash, and how many at most, such as `3/5`.
game-read-special = What { $special } does is on the card of { $figure }: carry it out; the bot keeps its tokens and what it counts for.
term-power-action = what its card says
choice-given-double = double power action
choice-given-epic = epic action
game-relic-left = The relic { $thing } is left in the square of { $figure }.
game-last-horde-token = { $figure } is the only horde token that { $side } has left in an epic battle: it is defeated.
game-protected = 🛡 Protected while first turns last: { $figures }
