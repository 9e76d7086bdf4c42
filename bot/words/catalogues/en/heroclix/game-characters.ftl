# Characters in a game: what their dials, keyphrases and cards come to

game-refused-no-values-back = { $figure } can’t be healed: click { $click } has no values to heal onto.
game-healed-to-last-values = { $figure } is healed no further, as the click before has no values: { $clicks ->
    [one] one click
   *[other] { $clicks } clicks
}.
game-log-exerted = { $power }: { $figure } is dealt unavoidable damage for its action.
game-log-exerted-idle = { $power }: { $figure } takes no damage for its action, since the turn was ended first.
game-log-pushing-ignored = { $power }: { $figure } ignores the damage of its second action token. To take it all the same: `/damage`.
term-colossal-stamina = Colossal Stamina
term-autopilot = Autopilot
game-turn-passed-over = Nobody takes the turn of the { $side } side: what lasts until then ends now.
game-refused-exact-match = { $card } is an exact match for { $figure } and can’t replace it (tell set and number apart on the cards if they differ).
game-refused-title-replaced = { $card } is a Title character: it neither replaces others nor is replaced.
game-refused-generated-replaced = { $figure } began the game neither on a force nor on a sideline: it can’t be replaced.

# Vehicles and equipment

term-equip = Equip
term-become-pilot = become the pilot
term-place-pilot = the placing of its pilot
term-pilot-values = the pilot’s values
term-pilot-power = a power of the pilot
legal-no-equipment = { $figure } neither holds equipment nor stands in the square of any.
legal-equip-friends-only = { $thing } has Equip (Friendly): only characters of its own force equip it, and { $figure } is none.
legal-equip-untold = Who may equip { $thing } is not told (`equip:any`, or `equip:friendly` and its side): taken as anybody.
game-unequipped-destroyed = { $thing } has Unequip (KO): as { $figure } is unequipped, it is destroyed. Its points are entered by hand: `/score`.
place-marker-one-square = A marker covers one square, not { $count }.
place-unequipped-destroyed = { $thing } has Unequip (KO): it is destroyed, and lies nowhere.
legal-not-this-equipment = { $figure } neither holds { $thing } nor stands in its square, or it is no equipment.
legal-no-vehicle-to-pilot = No friendly vehicle without a pilot is adjacent to { $figure }.
legal-vehicle-no-standard = { $figure } is a vehicle: only standard characters become pilots.
legal-not-this-vehicle = { $figure } can’t become the pilot of { $target }: it needs a friendly, adjacent vehicle without one.
legal-without-pilot = { $figure } has no pilot.
legal-pilot-no-room = No square beside { $figure } is free for its pilot.
legal-pilot-lends-nothing = The pilot of { $figure } can use no standard attack or damage power.
legal-situation-of-vehicles = Only vehicles have this action ({ $action }), and { $figure } is none.
game-log-pilots-value = { $figure }: { $value } is its pilot’s printed { $number } until its next turn.
game-log-pilots-power = { $figure } can use { $what } of its pilot until its next turn, and no attack or damage power of its own dial.
game-log-pilot-on = { $figure } pilots { $vehicle } and is on its card.
game-log-pilot-off = { $figure } leaves { $vehicle } and is placed on { $squares }.
game-log-equipped = { $figure } is equipped with { $thing }.
game-unequipped = { $thing } is unequipped and lies in the square of { $figure }.
game-read-equipment = What { $thing } lets { $figure } use is on its card: read it; the bot does not judge it.
game-refused-no-place-on-card = { $figure } has no place for a pilot: it has one, or is off the map.
game-refused-no-pilot = { $figure } has no pilot for that.
game-refused-not-adjacent = { $figure } has to be placed adjacent to { $by }.
error-no-object = no object "{ $id }" on the table; expected the id of one
error-equipped-twice = "{ $id }" is equipped already; expected one piece of equipment for each character

# What players track, and effects of cards that come at a moment

game-next-dial = { $figure } is not KO’d: it begins on its next dial, at click { $click }, and the damage left does not carry over.
game-read-plot-ability = What the plot ability of { $figure } does is on its card: read it; the bot keeps the plot points alone.
game-plot-ability-again = The plot points of { $figure } changed already this turn: a player may activate one plot ability per turn.
game-triggers-all-beginning-of-game = Now come the effects at the beginning of the game on the cards of { $figures }, in the one order that the first player chooses: read them; the bot does not judge them.
game-triggers-all-beginning-of-turn = Texts that speak of the beginning of a turn are on the cards of { $figures }: what of that comes now, all in the order that the active player chooses, read there.
game-triggers-all-end-of-turn = Texts that speak of the end of a turn are on the cards of { $figures }: what of that comes now, all in the order that the active player chooses, read there.
game-triggers-all-ko = Texts that speak of KOs are on the cards of { $figures }: whether one is triggered now, all in the order that the active player chooses, read there. A KO that one of them prevents is taken back with /game undo.
game-triggers-all-after-resolutions = Texts with “after resolutions” are on the cards of { $figures }: what is triggered comes now, all in the order that the active player chooses, “immediately” before the rest.
game-plot-harms = { $figure } used a plot this turn and attacked no opposing character: it takes 1 unavoidable damage.
game-triggers-beginning-of-game = Now come the effects at the beginning of the game on the cards of { $figures }, the first player’s first: read them; the bot does not judge them.
game-triggers-beginning-of-turn = Texts that speak of the beginning of a turn are on the cards of { $figures }: what of that comes now, the active player’s first, read there.
game-triggers-end-of-turn = Texts that speak of the end of a turn are on the cards of { $figures }: what of that comes now, the active player’s first, read there.
game-triggers-ko = Texts that speak of KOs are on the cards of { $figures }: whether one is triggered now, the active player’s first, read there. A KO that one of them prevents is taken back with /game undo.
game-triggers-after-resolutions = Texts with “after resolutions” are on the cards of { $figures }: what is triggered comes now, the active player’s first in the order of their choice, “immediately” before the rest.
game-triggers-roll = Texts that speak of rerolling or replacing dice are on the cards of { $figures }: the bot doesn’t do that. Whether one applies, the active player first, read there; /game undo, and give the dice as they lie then.
game-refused-no-title = { $holder } is no Title character and has no plot points.
game-refused-too-few-plot-points = { $holder } has { $count ->
    [one] one plot point
   *[other] { $count } plot points
}: no more can be removed.
game-refused-too-few-tracked = { $holder } has { $count } × { $name }: no more can be removed.
game-refused-not-attached-to = { $figure } can’t be attached to { $to }.
game-log-counted = { $holder }: +{ $count } { $name }, now { $total }{ $why }.
game-log-uncounted = { $holder }: −{ $count } { $name }, now { $total }{ $why }.
game-log-attached = { $figure } is attached to { $to } and off the map.
game-log-removed-from-game = { $figure } is removed from the game, without a KO.
game-refused-vehicle-size = { $figure } is a vehicle: its size does not change.
figure-tracked = Kept beside the dial
figure-equipped = equipped with { $thing }
figure-piloted = pilot: { $figure }
figure-attached = attached to { $figure }
figure-removed = removed from the game
figure-tags = tags: { $tags }
