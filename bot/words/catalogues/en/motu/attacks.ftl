# Masters of the Universe: Battleground. Attacks, areas, chances (6c, 7a, 7e).
motu-attack-legal = { $figure } may attack { $target }.
motu-attack-no-weapon = { $figure } does not attack with { $weapon }: it has no such weapon, or fists beside a melee weapon.
motu-attack-itself = { $figure } does not attack itself.
motu-attack-friend = { $target } is a friend: { $weapon } is no spell that may be cast on friends.
motu-attack-not-in-area = { $target } is no further target of an attack on { $initial }: it is too far, at another height, or unseen by { $initial }.
motu-attack-not-interrupted = In an interruption the attack goes at who is interrupted, { $of }, not at { $target }.
motu-attack-melee-only = An opportunity attack is a melee attack.
motu-attack-not-engaged = { $figure } is not engaged with { $target }.
motu-attack-engaged = { $figure } is engaged with { $other }: no ranged attack.
motu-attack-engaged-spell = { $figure } is engaged with { $other }: no spell.
motu-attack-range = { $target } is further than { $range } inches.
motu-attack-sight = { $figure } does not see { $target }.
motu-attack-no-target = There is nobody whom { $weapon } may be used on now.
motu-attack-net = { $hits ->
    [one] One success
   *[other] { $hits } successes
}, { $saved ->
    [one] one cancelled
   *[other] { $saved } cancelled
} by the defense: { $net } left.
motu-attack-effect = { $weapon }: of its effects the one for { $row ->
    [one] one success
   *[other] { $row } successes
    } counts, the highest that { $net } reach.
motu-attack-no-effect = { $net ->
    [one] One success reaches
   *[other] { $net } successes reach
} none of the weapon’s effects.
motu-attack-text = Not judged, the weapon’s own words: { $text }
motu-attack-wounds = { $target } receives { $wounds ->
    [one] one wound
   *[other] { $wounds } wounds
}.
motu-attack-defeated = { $target } has { $wounds } wounds, its health is { $health }: it is defeated.
motu-attack-extra = { $origin } needs { $needs } successes: it applies.
motu-attack-no-extra = { $origin } needs { $needs } successes: it does not apply.
motu-area-struck = { $target } is struck too: near enough to { $initial }, seen by it, at its height.
motu-area-nobody = Nobody else is struck beside { $initial }.
motu-odds = { $dice ->
    [one] One die
   *[other] { $dice } dice
} at { $threshold } or more: chances of 1, 2, 3, 4, 5 and 6 successes left at least: { $chance1 }% · { $chance2 }% · { $chance3 }% · { $chance4 }% · { $chance5 }% · { $chance6 }%.
motu-attack-no-health = How much health { $target } has is not given, so nobody is said to be defeated.
motu-left-effect = Not judged: { $effect }, an effect of its own on { $figure }; what its card says goes in as modifiers.
motu-left-item = Not judged: the words of { $item }, which { $figure } has; what they say goes in as modifiers.
motu-left-passive = Not judged: { $passive }, a passive ability of { $figure }; what it says goes in as modifiers.
motu-left-special = Not judged: the special ability of { $weapon }: { $text }.
motu-left-hierarchy = Where a card says otherwise than the rulebook, the card wins: characters’ cards before those of destiny and glory, these before weapons, weapons before items.
motu-left-timing = What cards of { $figure } do “during the activation” comes after the card’s bonus and before any action; what they do at its end, once it has ended. Of several the active player chooses the order.
