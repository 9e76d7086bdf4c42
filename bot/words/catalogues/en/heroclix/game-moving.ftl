# Moves, passengers, things picked up, terrain destroyed and knockback in games.

game-refused-roll-waits = { $figure }’s break away roll is not settled: { $choice } is still to be decided.
game-refused-passenger-place = { $passenger } can’t be placed on { $squares }: a passenger is put on free squares adjacent to its carrier.
game-log-break-away-open = { $figure } rolls a { $roll } to break away; the roll may still be rerolled.
game-log-carried = { $by } carries { $figure } to { $squares }.
game-log-carried-anyway = { $by } carries { $figure } to { $squares }, against the rules ({ $sections }); the players let it stand.
game-log-picked-up = { $figure } picks up { $thing }.
game-log-put-down = { $figure } puts { $thing } down on { $squares }.
game-log-dropped = { $figure } lets go of { $thing }, which comes to lie on { $squares }.
game-log-destroyed = Destroyed: { $pieces }.
game-log-destroyed-debris = Destroyed: { $pieces }. Debris on { $squares }.
game-log-element-laid = { $element } is put from { $start } to { $squares }.
game-log-element-removed = { $element } is taken off the map.
game-drops = { $figure } has to put { $thing } down beside the square it holds it in.
game-drops-underfoot = { $figure } has to put { $thing } down in its own square.
game-drops-onto-another = { $figure } drops { $thing } where { $other } lies already: { $thing } is removed from the game.
game-drops-nowhere = { $figure } has to put { $thing } down and there is no room beside it: { $thing } is destroyed.
game-holds-no-longer = { $figure } can’t hold { $thing } any longer.
game-log-lost-footing = { $marker } is gone from under { $figure }, which stays where it is and takes damage for it.
game-log-fell = { $figure } takes { $taken } knockback damage for the marker it stood on.
game-log-knocked-back = { $figure } is knocked back { $count ->
    [one] one square
   *[other] { $count } squares
}, from { $start } to { $square }{ $damage ->
    [0] .
   *[other] , for { $damage } knockback damage.
}
game-log-knocked-back-stays = { $figure } is knocked back and can’t leave { $square }{ $damage ->
    [0] .
   *[other] , for { $damage } knockback damage.
}
game-log-control-began = Mind Control of { $by }: { $figure } joins the { $side } side and may move and attack, in either order.
game-log-control-ended = { $figure } reverts to the { $side } side.
game-move-stopped = { $figure } is stopped on { $square } and goes no further.
