# Masters of the Universe: Battleground. Guard, opportunity, forced moves, marks, objectives (4c, 6e, 7d, 7g, 7l).
motu-guard-triggered = { $figure } is on guard and has to interrupt { $mover }.
motu-guard-movement = { $figure } stays on guard: such a move triggers nothing.
motu-guard-sight = { $figure } stays on guard: it does not see where { $mover } ended.
motu-guard-arc = { $figure } stays on guard: no part of { $mover } lies before its rear arc.
motu-guard-reach = { $figure } stays on guard: { $mover } is in range of none of its weapons, and no single movement engages it.
motu-guard-nobody = No enemy of { $mover } is on guard.
motu-opportunity = { $by } is engaged with { $figure } and makes an opportunity attack before it leaves.
motu-opportunity-none = { $figure } is engaged with nobody: it leaves without opportunity attacks.
motu-opportunity-unopposed = Such a move of { $figure } provokes no opportunity attack.
motu-forced-large = { $figure } is large: it is neither pulled nor pushed.
motu-forced-row = { $figure } is moved along the row of hexes nearest to the line that joins both centres.
motu-forced-rows = Two rows of hexes are as near to the line that joins both centres: whoever moves { $figure } chooses.
motu-forced-ends = { $figure } ends on { $places }.
motu-forced-stopped = { $figure } ends on { $places }: what comes next is terrain, another miniature or the edge of the board.
motu-forced-any-row = Both stand right above one another, so no line joins them: whoever moves { $figure } chooses any row of hexes.
motu-forced-foot = What stands at the foot of the height does not stop { $figure } at its edge: it climbs down, but only to a free hex, and pushes nobody.
motu-forced-down = { $figure } leaves its height: it climbs down for free, to one of { $places } as its player chooses, and its move ends.
motu-swap-large = { $figure } and { $by } do not swap: a large miniature is among them.
motu-swapped = { $figure } and { $by } swap positions; neither turns.
motu-mark-storey = { $place } is one storey of its hex: what stands on the other one does not fill it.
motu-mark-placed = The mark may be placed on { $place }.
motu-mark-not-empty = { $place } is not empty: a character, terrain or another token is there.
motu-mark-radius = { $place } is further than { $radius ->
    [one] one hex
   *[other] { $radius } hexes
}.
motu-mark-sight = { $figure } does not see { $place }.
motu-mark-one-of-a-kind = The army has a mark { $mark } on the field already.
motu-mark-not-beside = In an interruption a mark is placed beside { $of }.
motu-mark-affects = { $figure } is affected: at the mark’s height, near enough and seen by it.
motu-mark-height = { $figure } is not affected: it is at another height.
motu-mark-too-far = { $figure } is not affected: it is further than { $radius ->
    [one] one hex
   *[other] { $radius } hexes
}.
motu-mark-not-seen = { $figure } is not affected: the mark does not see it.
motu-objective-taken = { $figure } takes the objective token.
motu-objective-enemy-adjacent = An enemy is adjacent to { $figure }.
motu-objective-too-far = { $figure } is neither on the token’s hex nor adjacent to it.
motu-objective-enemy-at-token = An enemy is on the token’s hex or adjacent to it: { $figure } does not take it.
motu-objective-own-zone = The token lies in the deployment zone of { $figure }.
error-motu-moves-itself = "{ $id }" does not move itself so; expected who pulls, pushes or swaps
motu-mark-words = Whom { $mark } affects of those near it, and how, is told by the card that placed it.
