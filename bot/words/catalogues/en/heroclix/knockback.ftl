# Several figures knocked back at once, and elevated markers that go from under figures.
knockback-order = { $away_from } knocks several back: one at a time, the farthest first: { $figures }.
knockback-tied = { $figures } are equally far: whichever of them is to go first may; here the one listed first does.
knockback-marker-not-elevated = { $marker } is no elevated marker: nobody falls as it goes.
knockback-marker-empty = Nobody stands on { $marker }: nobody falls as it goes.
knockback-marker-gone = { $figure } stays in its square as { $marker } goes from under it.
knockback-marker-damage = { $figure } takes { $damage } knockback damage once the action has resolved.
knockback-marker-countdown = { $figure } is on a countdown click and takes no knockback damage.
knockback-marker-result = As { $marker } goes, { $number ->
    [0] nobody takes knockback damage
    [one] one figure takes { $damage } knockback damage
   *[other] { $number } figures take { $damage } knockback damage each
}.
knockback-terrain-first = What stops { $figure } is what it meets first, the wall or the higher ground before { $square }, not the character behind it.
