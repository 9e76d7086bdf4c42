# The chances of an attack.
term-odds = odds
odds-ways = { $target }: needed { $needs }, and { $ways } of the 36 rolls hit ({ $percent }%).
odds-criticals = Two sixes hit whatever is needed, two ones miss.
odds-measure = Every decision is taken as it helps its owner: by the clicks to expect, then KO’s, then clicks by points, then hits.
odds-rerolls = Probability Control, { $left } left against { $others }: { $figures } has the roll made again on { $rolls }.
odds-rerolls-nothing = Probability Control: no reroll helps { $figures }.
odds-rerolls-neither-side = Probability Control of { $figures } is left aside: neither the attacker’s side nor a target’s.
odds-decided-roll = { $power } of { $figure }: rolled whenever it may be.
odds-decided-decline = { $power } of { $figure }: not rolled, since that helps more.
odds-decided-depends = { $power } of { $figure }: rolled where it helps, and not otherwise.
odds-shape-order = { $figures } decide about Shape Change in the order that helps their side most, each knowing what became of those before.
odds-no-other-target = If { $target } changes shape, no other target is assumed.
odds-mastermind = Mastermind: where it helps { $target }, the hit goes to { $friends }.
odds-mastermind-declined = Mastermind: { $target } keeps the hit, since passing it on would not help.
odds-knockback = Knockback is used where its damage gains { $figure } something.
odds-incapacitate = Incapacitate of { $figure } is not counted unless it is chosen: its tokens are no clicks.
odds-instead = { $figure } applies { $card } instead of normal damage where that helps.
odds-divides = Best division of the damage: { $shares }.
odds-divides-critically = Best division of the damage of a critical hit: { $shares }.
odds-falls = Not counted: damage after the attack to whoever stood on an elevated marker that it destroys ({ $figures }).
odds-dial-unknown = The dial of { $target } is not known: its clicks are counted without end, and no KO is found.
odds-target = { $target }: hit { $hit }%, { $clicks } clicks to expect, KO { $ko }%.
odds-treated = { $target }: succeeds { $hit }%, { $clicks } clicks of healing to expect.
odds-overall = Together: any hit { $hit }%, { $clicks } clicks of opponents to expect, any KO { $ko }%.
odds-attacker = { $figure } is damaged by its own critical miss: { $percent }%.
odds-illegal = The attack of { $figure } is not legal, so there are no odds.
# What /odds shows.
odds-attack-title = Odds: { $attacker }, { $action }
odds-needed = Needed **{ $needs }**: **{ $ways } of 36**
odds-needed-plain = Needed { $needs }: { $ways } of 36
odds-hit = Hit: **{ $percent }**
odds-hit-plain = hit { $percent }
odds-clicks = Clicks to expect: **{ $clicks }**
odds-healed = Clicks of healing to expect: **{ $clicks }**
odds-ko = KO: **{ $percent }**
odds-together = All together
odds-percent = { $percent }%
odds-percent-least = < 0.1%
odds-bar = { $clicks ->
    [one] 1 click
   *[other] { $clicks } clicks
}
odds-bar-ko = { $clicks } = KO
odds-bar-more = { $clicks } or more
odds-of-what = Name an attacker and a target of this channel’s game, or an attack value and a defense value.
odds-no-target = Name at least one target.
cmd-odds = odds
    .description = The exact chances of an attack, every decision counted; or of an attack value against a defense
    .attacker = attacker
    .attacker-description = Who attacks
    .target = target
    .target-description = The target; may be left out where the action attacks everybody it can
    .kind = kind
    .kind-description = Close or range; by adjacency if you say nothing
    .action = action
    .action-description = The action, such as Energy Explosion, or the weapon; the basic one if you say nothing
    .target2 = target2
    .target2-description = A second target
    .target3 = target3
    .target3-description = A third target
    .attack = attack
    .attack-description = Without a game: the attack value, all modifiers counted
    .defense = defense
    .defense-description = Without a game: the defense value, all modifiers counted
