# Forces, the first player, victory points and the result.

## The force (2, 17.2, 23.2, 25)

force-costs = { $element } adds { $cost } to the points of the force.
force-without-paying = { $element } is added without paying its cost and adds nothing; its point value stays.
force-granted-terrain = { $element } starts with a character that brings it: it costs nothing and is not counted among the terrain markers.
force-granted-object = { $element } starts with a character that brings it: it costs nothing and is not counted among the objects.
force-granted-equipment = { $element } starts the game with its character by that one’s trait: it comes from outside the game, costs nothing and is not on the starting force.
force-equipment-qualifies = { $element } costs nothing: its character has the qualifying name or keyword.
force-total = The force costs { $cost } of { $total } points.
force-team-up-names = { $element } is played with a Team-Up card, and names are shared on the starting force: { $others }.
force-over-build-total = The force costs { $cost } points, { $over } more than the build total of { $total }.
force-not-a-point-value = { $element } can’t be played at { $points } points; its point values are { $values }.
force-no-character = The starting force has no character that isn’t a bystander.
force-unique-twice = { $name } is Unique and stands { $count } times on the starting force and sideline together.
force-several-primes = There are { $count } Prime characters on the starting force and sideline together, where one is allowed: { $elements }.
force-several-titles = There are { $count } Title Characters on the starting force and sideline together, where one is allowed: { $elements }.
force-no-set-symbol = { $element } has no set symbol.
force-no-collector-number = { $element } has no collector number.
force-no-point-value = { $element } has no point value of 1 or more.
force-special-object-points = { $element } is a special object and needs a point value of at least { $least }.
force-one-location = Only one Location may be part of a force; here are { $count }: { $names }.
force-themed-rerolls = As a themed team it may use its Probability Control { $uses ->
    [one] once
   *[other] { $uses } times
} a game.
force-promotional = { $element } is promotional and not legal in tournaments.
force-sideline-full = The sideline starts with { $count } game elements; at a build total of { $total } it may have { $limit }.
force-terrain-full = The starting force has { $count } terrain markers, objects included; it may have { $limit }.
force-objects-full = The starting force has { $count } objects; it may have { $limit }.
force-equipment-unassigned = { $equipment } is assigned to nobody.
force-equipment-to-nobody = { $equipment } is assigned to { $given }, which is no character of the force.
force-equipment-on-sideline = { $equipment } is assigned to { $figure }, which is on the sideline.
force-equipment-not-qualified = { $equipment } is meant to cost nothing, and { $figure } has neither its qualifying name nor its qualifying keyword.
force-equipment-not-standard = { $equipment } is assigned to { $figure }, which is not a standard character.
force-equipment-cant-equip = { $equipment } is assigned to { $figure }, which can’t be equipped.
force-equipment-second = { $figure } is assigned { $count } pieces of equipment, where one is allowed.
force-equipment-own-already = { $equipment } is assigned to { $figure }, which starts the game with equipment of its own.
force-id-card-alone = { $card } is on the force without its ID character on the sideline.
force-several-resources = There are { $count } resources on the starting force and sideline together, where one is allowed: { $elements }.
force-several-special-terrain = There are { $count } pieces of special terrain on the starting force and sideline together, where one is allowed: { $elements }.
force-several-locations = Bonuses are paid for on { $count } Locations, where one is allowed: { $names }.
force-bonus-twice = The Location Bonus { $name } is paid for more than once.
force-no-tarot-keyword = There is a Tarot Deck, and no character of the starting force has the Tarot keyword.
force-tarot-twice = The Tarot Deck has the card { $name } more than once; Tarot Cards are Unique.
force-tarot-count = The Tarot Deck has { $count } cards of { $suit }; it needs { $fewest } to { $most }.
force-themed = It can be a themed team: all of its characters share { $count ->
    [one] the keyword { $keywords }
   *[other] several keywords, of which one is chosen: { $keywords }
}.
force-not-themed = It is no themed team: there is no keyword that all of its characters share.
force-highest = { $count ->
    [one] The highest point character is { $elements }, with { $points }.
   *[other] Highest point characters, with { $points } each, are { $elements }; where one is looked for, the active player chooses.
}
force-lowest = { $count ->
    [one] The lowest point character is { $elements }, with { $points }.
   *[other] Lowest point characters, with { $points } each, are { $elements }; where one is looked for, the active player chooses.
}
force-marks-not-listed = Set symbols and collector numbers that are not listed were not looked at.
force-sideline-not-judged = Whether an effect of the force allows this sideline is not judged: read the cards.
force-legal = The force is legal.
force-illegal = The force is not legal, for { $count ->
    [one] one reason
   *[other] { $count } reasons
}.

## The first player (4.1, 4.2)

initiative-theme-bonus = The { $side } side is a themed team ({ $keyword }) and adds { $bonus } to its roll.
initiative-not-themed = The { $side } side is no themed team and adds nothing for a theme.
initiative-keyword-not-shared = Not all characters of the { $side } side share the keyword { $keyword }: no themed team.
initiative-bonus-limited = The bonus of the { $side } side is cut to { $bonus }: 3 more than the lowest opponent’s.
initiative-further-bonus = Other effects change the roll of the { $side } side by { $bonus }.
initiative-rolled = The { $side } side rolls { $first } and { $second }; with its bonus of { $bonus } that is { $total }.
initiative-reroll = Tied, and to be rolled again: { $sides }.
initiative-not-rolled = Still to roll: { $sides }.
initiative-chooses = The { $side } side is highest and chooses the first player: itself or the { $other } side.
initiative-first = The { $side } side is the first player.
initiative-first-not-open = The { $side } side can’t be chosen as first player: only { $highest } or { $other }.
initiative-first-decided = The { $side } side can’t be first: the { $highest } side rolled highest and is.
initiative-map = The { $side } side, second, picks the map; then the { $first } side chooses its starting area.
initiative-map-by-first = The { $side } side, first, picks the map; then the { $other } side chooses its starting area first.
initiative-order = Turn order: { $sides }.

## Victory points and the result (5, 21.12b, 26)

score-opponent = { $element } is out of the game: { $points } to the { $side } side.
score-active-player = { $element } is out of the game: { $points } to the { $side } side, whose turn it was.
score-last-damager = { $element } is out of the game on its own player’s turn: { $points } to the { $side } side, which damaged it last.
score-divided = { $element } is out of the game and nobody scores it alone: its { $points } are divided at the end among the undefeated.
score-nothing-for = { $element }, { $event }: no points.
score-once = { $element } has been scored already and hasn’t returned since: no points again.
score-returned = { $element } returns as a new character. What was scored for it stays, and it is scored again if it is KO’d again.
score-replaced = { $element } is replaced by { $by }: no points yet.
score-replaced-worth = With { $element } all the replacements are KO’d, and the replaced character was worth { $points } more than they are: these go to the { $side } side.
score-shared = { $element } is out of the game, and no opponent damaged it: its { $points } are shared by its opponents, { $each } each: { $sides }.
score-replaced-divided = With { $element } all the replacements are KO’d, and the replaced character was worth { $points } more than they are: these are divided at the end among the undefeated.
score-one-shot = { $element } ends the game face-down: { $points } to the { $side } side.
score-one-shot-divided = { $element } ends the game face-down: its { $points } are divided among its owner’s undefeated opponents.
score-generated = { $element } joins the { $side } side and is scored if it is KO’d.
score-sideline-thing = { $element } is no character and never left the sideline: it is not scored.
score-sideline-started = { $element } is no character and started on the sideline, not on the force: it is not scored.
score-additional = In the points for { $element }: { $points } of additional costs, such as an optional trait.
score-mission = Mission points of the { $side } side: { $points } more, { $total } in all.
score-mission-won = With so many mission points the { $side } side wins the game.
score-effect-wins = An effect makes the { $side } side win: its opponents are defeated.
score-effect-loses = An effect makes the { $side } side lose: it is defeated.
score-nobody-left = The { $side } side has no character worth 1 point or more on its force: it is defeated.
score-nobody-left-royale = The { $side } side controls no character any more: it is defeated.
score-too-far-behind = The { $other } side has { $points } victory points, and { $limit } defeat an opponent: the { $side } side is defeated.
score-remaining = What remains on the force of the { $side } side is KO’d and scored, its sideline apart: { $elements }.
score-remaining-listed = The { $side } side is defeated; of what remains on its force this is scored: { $elements }.
score-face-down = { $element } is face-down, and is scored at the end of the game.
score-over-already = The game was over by then: this no longer counts.
score-time = Time is up: victory points decide among those who are undefeated.
score-all-at-once = All who remained are defeated at once: victory points decide.
score-goes-on = The game goes on: more than one side is undefeated.
score-points = Victory points of the { $side } side: { $points }.
score-last-undefeated = Only the { $side } side is undefeated: it wins the game.
score-most-points = The { $side } side has the most victory points, { $points }, and wins the game.
score-royale-most = The { $side } side has the most points, { $points }, and wins the Battle Royale.
score-tied = Tied with { $points }: { $sides }. Each rolls two dice, and again on a tie.
score-tie-rolled = The { $side } side rolls { $first } and { $second }.
score-tie-won = The { $side } side rolls highest and wins the game.

score-entered = Entered by hand for the { $side } side: { $points } victory points{ $why }.
score-mission-entered = Mission points of the { $side } side: { $points }{ $why }.
score-winner-named = The { $side } side is named as the winner.
score-undecided = The game ends without a winner.
score-nobody-acted = Nobody has acted and nobody has points: the game ends without a winner.
game-log-score-entered = Victory points of the { $side } side: { $points } by hand{ $why }.
game-log-mission-points = Mission points of the { $side } side: { $points } by hand{ $why }.
game-log-won = The game ends: the { $side } side wins.

## Words

term-won = won
term-tied = tied
term-open = not decided
term-settled = decided
term-tarot-cups = Cups
term-tarot-pentacles = Pentacles
term-tarot-swords = Swords
term-tarot-wands = Wands
term-tarot-major = the Major Arcana
term-score-event-equipped = equipped
term-score-event-unequipped = unequipped
term-score-event-damaged = damaged
term-score-event-healed = healed
term-score-event-off-map = taken off the map
term-score-event-to-sideline = put on the sideline

## The bot's own words

score-title = Victory points
score-sum = Victory points: { $points }
score-missions = Mission points: { $points }
score-defeated = defeated
score-winner = { $side } ({ $player }) wins.
score-which-side = Whose points? Name a side; you have no seat in this game.
choice-points-victory = victory points
choice-points-mission = mission points
cmd-score = score
    .description = The victory points, or enter some that the bot doesn't see
    .points = points
    .points-description = Points to enter by hand; a minus sign takes them back
    .side = side
    .side-description = Whose points; your own side if you say nothing
    .points-kind = kind
    .points-kind-description = Victory points if you say nothing
    .why = why
    .why-description = What for, to be read in the log

## Tactics of older books

force-objects-alike = Two objects of a force are of different weights; both are { $weight }.
force-objects-lack = Of three objects one at least is { $weight }; none is.
force-resource-and-special = A force with a resource ({ $resource }) may include no special object: { $elements }.
force-feats-cost = Feats may cost { $share } % of the build total, { $limit } of { $total } points; these cost { $cost }.
force-feat-twice = { $figure } has the feat { $feat } more than once.
force-feat-to-nobody = The feat { $feat } is assigned to { $given }, who is no character of the force.
force-ability-of-nobody = { $given } is to have the alternate team ability { $ability } and is no character of the force.
force-several-alternates = A force may include one alternate team ability; these are { $count }: { $names }.
force-several-conditions = A force may include one battlefield condition; these are { $count }.
game-refused-second-event-dial = A game has one event dial, and { $card } is already there.
force-condition-and-dial = Battlefield conditions are not used with an event dial: { $condition } and { $dial }.
force-themed-too-few = All share the keyword { $keyword }, but a themed team takes { $needed } characters at this build total.
initiative-names = The { $side } side has the highest roll and names the first player, any of them.
score-nobody-at-all = The { $side } side has no character left.
score-with-its-own = { $element } is scored with its character: { $points } for the { $side } side.
score-with-its-own-divided = { $element } is scored with its character: { $points }, divided.
score-captured = { $element } is captured: off the map, neither defeated nor scored.
score-released = { $element } is released and so defeated: { $points } more for the { $side } side.
term-weight-light = light
term-weight-heavy = heavy
term-weight-immobile = immobile
