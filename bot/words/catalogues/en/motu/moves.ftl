# Masters of the Universe: Battleground. Movement (6b, 7c, 7l, 7m).
motu-speed = { $figure } moves at its standard speed: { $points }.
motu-speed-improved = { $figure } spends its token of concentration and moves at its improved speed: { $points }.
motu-speed-rough = { $figure } begins in rough terrain: −2.
motu-speed-hastened = { $figure } has speed: +2.
motu-speed-injured = { $figure } has an injury: −2.
motu-speed-not-injured = The injury of { $figure } does not count: the movement begins in rough terrain.
motu-speed-given = { $origin }.
motu-speed-least = A movement has no fewer than 0 points.
motu-reach = { $figure } may end on { $count ->
    [one] one place
   *[other] { $count } places
} with { $points } points.
motu-reach-none = { $figure } cannot charge: no place beside its goal is within its points.
motu-move-stops = A movement ends at once where it comes beside an enemy.
motu-move-pushes = On { $places } it pushes who stands there: the movement is followed no further, since their player chooses where they go.
motu-move-teleports = A teleport ignores characters, obstacles and rough terrain: each hex is a point, over or under one’s own two.
motu-move-jumps = A jump ignores characters, obstacles and rough terrain: each hex is a point, over or under one’s own two.
motu-move-charges = A charge takes the way of fewest points, and ends beside its goal.
motu-move-directed = A directed move keeps to a way of fewest points to its goal.
motu-move-interrupts = In an interruption it ends nearer to { $of }, and in its sight.
motu-move-large = { $figure } is large: its base keeps its shape and has to find room; its places are those of its slot.
motu-move-no-way = No single step leads from { $here } to { $there }.
motu-move-stopped = At { $here } the movement ended: an enemy is beside it.
motu-move-total = The way costs { $cost } of { $points ->
    [one] one movement point
   *[other] { $points } movement points
}.
motu-move-too-far = The way costs { $cost } points, and there are { $points }.
motu-move-direction = It does not end nearer to { $of }, whom it interrupts.
motu-move-sight = { $of }, whom it interrupts, does not see where it ends.
motu-step-standard = { $here } – { $there }: { $cost } for an adjacent hex.
motu-step-low = { $here } – { $there }: { $cost } over a low obstacle.
motu-step-high = { $here } – { $there }: { $cost } over a high obstacle.
motu-step-up = { $here } – { $there }: { $cost } for climbing up.
motu-step-down = { $here } – { $there }: { $cost } for climbing down.
motu-step-ladder = { $here } – { $there }: { $cost } by the ladder.
motu-step-pushes = It pushes { $figure } to a free hex beside, as its player chooses.
motu-reach-places = Places, with the fewest points to each: { $places }.
