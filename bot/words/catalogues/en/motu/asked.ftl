# Questions in a player's own words about a field of Battleground: what the judge took them for.
asked-line-of-sight = does { $from } have line of sight to { $to }?
asked-visible = what does { $from } see?
asked-cover = is { $to } in cover from { $from }?
asked-arc = in which arc of { $of } does { $from } stand?
asked-engaged = with whom is { $figure } engaged in combat?
asked-engaged-with = is { $figure } engaged in combat with { $with }?
asked-threshold-target = what is the threshold of { $figure } against { $target } with { $weapon }?
asked-attack-target = may { $attacker } attack { $target } with { $weapon }, and with how many dice?
asked-odds-target = what are the chances of { $attacker } against { $target } with { $weapon }?
asked-move-cost = what does this way cost { $figure }: { $path }?
asked-action-cost = what does { $action } cost { $figure }?
asked-activation = may { $figure } be activated?
asked-opportunity = who has an opportunity attack on { $figure } when it moves away?
asked-guard-triggers = who on guard interrupts { $mover }, when its move ends there?
asked-objective = may { $figure } take the objective token { $token }?
asked-score = how do the points stand?
asked-each-line-of-sight-from = whom does { $from } see?
asked-each-line-of-sight-to = who sees { $to }?
asked-each-attack-attacker = may { $attacker } attack { $target }, and with how many dice?
asked-each-threshold-figure = what is the threshold of { $figure } against { $target }?
asked-each-odds-attacker = what are the chances of { $attacker } against { $target }?
motu-asked-cost = { $cost ->
    [one] 1 action point
   *[other] { $cost } action points
}{ $mana ->
    [0] {""}
   *[other] {" "}and { $mana } mana
}
motu-asked-chance = at least one wound: { $chance }%
term-concentration = concentration
term-guard = guard
term-movement = a movement
