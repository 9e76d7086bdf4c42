# What the judge took a question in a player's own words for.

asked-line-of-fire = line of fire from { $from } to { $to }
asked-adjacent = are { $a } and { $b } adjacent?
asked-distance = how far is it from { $a } to { $b }?
asked-legal = may { $figure } use { $action }?
asked-legal-target = may { $figure } use { $action } on { $target }?
asked-legal-move = may { $figure } be given a MOVE action?
asked-legal-close = may { $figure } be given a CLOSE action?
asked-legal-close-target = may { $figure } make a close attack against { $target }?
asked-legal-range = may { $figure } be given a RANGE action?
asked-legal-range-target = may { $figure } make a range attack against { $target }?
asked-legal-carry = may { $figure } carry somebody?
asked-legal-carry-target = may { $figure } carry { $target }?
asked-legal-object-pick-up = may { $figure } pick up an object?
asked-legal-object-pick-up-target = may { $figure } pick up { $target }?
asked-area-at = may { $figure } choose { $at } for { $effect }?
asked-odds = what does { $attacker } need to hit { $targets } ({ $kind })?
asked-odds-action = what does { $attacker } need to hit { $targets } ({ $kind }, { $action })?
asked-attack = { $attacker } attacks { $targets } ({ $kind }) and rolls { $roll }
asked-reachable = where may { $figure } move?
asked-reachable-action = where may { $figure } move with { $action }?
asked-reachable-carry = where may { $figure } move, carrying { $carry }?
asked-beside = can { $figure } move beside { $goal }?
asked-beside-action = can { $figure } move beside { $goal } with { $action }?
asked-beside-yes = Yes: beside { $goal }, { $figure } may end on { $squares }{ $more ->
    [0] {"."}
   *[other] {" "}and { $more } more.
}
asked-beside-no = No: of the squares where { $figure } may end, none is beside { $goal }.
asked-shortest-path = can { $figure } move to { $to }?
asked-shortest-path-action = can { $figure } move to { $to } with { $action }?
asked-shortest-path-carry = can { $figure } move to { $to }, carrying { $carry }?
asked-break-away = does { $figure } have to break away?
asked-break-away-roll = { $figure } rolls { $roll } to break away
asked-value = what is the { $value } of { $figure }?
asked-value-during = what is the { $value } of { $figure } in a { $attack }?
asked-value-during-against = what is the { $value } of { $figure } in a { $attack }, with { $against } on the other side?
asked-legal-actions = what may { $figure } do now?
asked-knockback = where does { $figure } land if knocked back from { $away_from }?
asked-knockback-squares = where does { $figure } land if knocked back { $squares } squares from { $away_from }?
asked-each-line-of-fire-from = whom does { $from } see?
asked-each-line-of-fire-to = who sees { $to }?
asked-each-legal-figure = whom may { $figure } attack?
asked-each-legal-target = who may attack { $target }?
asked-each-adjacent-a = who is adjacent to { $a }?
