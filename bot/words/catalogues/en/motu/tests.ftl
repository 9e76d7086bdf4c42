# Masters of the Universe: Battleground. Tests, thresholds, dice (5, 7b).
motu-threshold-begins = The threshold begins at { $threshold }.
motu-threshold-cover = { $target } is in cover: +1.
motu-threshold-target-engaged = { $target } is engaged with { $other }, and the attack is ranged: +1.
motu-threshold-flank = The attack comes from the rear arc of { $target }: −1.
motu-threshold-concentration = { $figure } is concentrated and has to spend the token in this test: −1.
motu-threshold-interruption = { $figure } interrupts: +1.
motu-threshold-opportunity = { $figure } makes an opportunity attack: −1.
motu-threshold-effect = { $figure } has { $effect }.
motu-threshold-given = { $origin }.
motu-threshold-bounds = A threshold of { $threshold } counts as it is; a 6 succeeds and a 1 fails all the same.
motu-threshold-succeeds = A die succeeds on { $faces }.
motu-dice = { $figure } has { $attribute } { $dice }: so many dice.
motu-dice-defense = { $figure } defends with { $attribute } { $dice }: so many dice.
motu-dice-changed = { $origin } changes the dice.
motu-dice-weapon = { $weapon } changes the dice.
motu-dice-fists = { $figure } attacks with its fists: the printed strength, and nothing changes the dice.
motu-dice-none = Fewer than no dice cannot be thrown.
motu-defense-none = { $target } is a friend and makes no defense test.
motu-roll-initial = { $dice }: { $successes ->
    [one] one success
   *[other] { $successes } successes
} at { $threshold } or more.
motu-roll-rerolled = Rerolled free: { $free }; by mana: { $mana }. Now { $dice }.
motu-roll-exploded = New dice of sixes: { $dice }; a 5 or a 6 succeeds, { $successes ->
    [one] one does
   *[other] { $successes } do
}.
motu-roll-may-explode = { $dice ->
    [one] One more die may be thrown for a six.
   *[other] { $dice } more dice may be thrown for sixes.
}
motu-roll-final = { $successes ->
    [one] One success in the end.
   *[other] { $successes } successes in the end.
}
motu-roll-count = { $thrown } dice were thrown; the test has { $dice }.
motu-roll-reroll = There is no die { $position } to reroll among { $dice }.
motu-roll-reroll-twice = Die { $position } is rerolled twice in one step.
motu-roll-mana = { $spent } dice are rerolled by mana; { $mana } mana is there to spend.
motu-roll-explosions = { $thrown } new dice were thrown; the sixes allow { $may }.
motu-aim-area = A further target of an area attack: cover and flank are told from { $initial }, and what is beside { $initial } covers nobody.
motu-aim-turns = { $figure } is large and turns first: its hex nearest { $target } becomes its slot’s, and from there cover and flank are told.
motu-aim-centre = { $target } is large: cover is told to the centre of its base.
motu-aim-upon-enemy = A spell that may be cast on friends is cast on { $target }, an enemy: it is an attack like any other.
motu-aim-friend-struck = { $target } is a friend whom the area strikes: it defends, and cover and flank count, as for an enemy.
motu-aim-helpful = A spell of help on { $target }, a friend: neither cover nor flank counts.
