# The attack sequence.
attack-pulse-wave-leaves = What is protected from Pulse Wave stays in use: { $figures }.
attack-pulse-wave-silences = Pulse Wave: within { $squares ->
    [one] one square
   *[other] { $squares } squares
} others can’t use powers or abilities: { $figures }.
attack-range-value = Range of { $figure }:
attack-attack-value = Attack value of { $figure }:
attack-defense-value = Defense value of { $figure }:
attack-damage-value = Damage value of { $figure }:
attack-needs = Against { $target } the roll needs { $needs } or more (defense { $defense } less attack { $attack }).
attack-becomes-target = { $target } stands beside an original target and becomes a target too.
attack-spread-regardless = Not adjudicated: whom { $action } reaches regardless of adjacency beyond those beside its targets; read the card.
attack-no-line-drawn = No line of fire is drawn to { $target }, so none is hindered.
attack-no-line-needed = This attack needs no line of fire to { $target }, so none is drawn and nothing hinders it.
attack-shape-changed = { $power } of { $target }: a { $roll } succeeds. The attacker can’t target { $target } this turn, and may choose another target.
attack-shape-change-barred = Battle Fury of { $attacker }: { $target } can’t use Shape Change.
attack-all-illegal = No legal target is left: the attack resolves at once.
attack-rolled = The attack roll: { $first } and { $second }, together { $sum }.
attack-rerolled = Probability Control of { $figure }: rolled again, { $first } and { $second }, together { $sum }.
attack-not-rerolled = The reroll by Probability Control of { $figure } doesn’t count:
attack-cant-be-rerolled = { $special }: the attack roll of { $figure } can’t be rerolled.
attack-reroll-used = { $figure } has used Probability Control this turn.
attack-team-reroll = That reroll was one of the themed team’s own: the { $side } side has { $left ->
    [0] none
   *[other] { $left }
} left this game.
attack-team-rerolls-spent = The themed team of the { $side } side has none of its own rerolls left.
attack-rerolled-by-card = A card of { $figure }: rolled again, { $first } and { $second }, together { $sum }.
attack-dice-replaced = { $figure } has dice replaced: they show { $first } and { $second } now, together { $sum }.
attack-dice-card = Whether an effect of { $figure } changes these dice is not adjudicated; read its card.
attack-rerolls-as-listed = Several rerolls are taken in the order in which they are listed.
attack-total = Attack total: { $attack } + { $roll } = { $total }.
attack-critical-hit = Two sixes: a critical hit. All targets are hit.
attack-critical-miss = Two ones: a critical miss. All targets are missed.
attack-hits = { $target } is hit: { $total } against { $defense }.
attack-misses = { $target } is missed: { $total } against { $defense }.
attack-hits-critically = { $target } is hit, whatever its defense.
attack-misses-critically = { $target } is missed, whatever its defense.
attack-senses-worse = Precision Strike: the { $roll } that { $target } rolled counts as { $result }.
attack-evaded = { $target } evades the attack: the hit becomes a miss.
attack-power-roll-fails = { $power } of { $target }: a { $roll } fails.
attack-damage-assigned = { $target } is assigned the full { $damage } damage.
attack-damage-one-hit = Of the targets only { $target } is hit: all { $damage } damage is assigned to it.
attack-damage-divided = { $target } is assigned { $damage } of the divided damage.
attack-damage-increased = { $source } changes the damage dealt to { $target } by { $add }.
attack-damage-undivided = { $damage } damage has to be divided among { $count } hit targets; the attacker’s player still has to say how.
attack-divide-sum = The division adds up to { $sum }, and the damage value is { $damage }: all of it must be assigned, no more and no less.
attack-divide-not-hit = The division doesn’t count: it has a share for who isn’t hit ({ $targets }). The damage is divided among those hit.
attack-divide-idle = There is no normal damage to divide; the division is left aside.
attack-telekinesis-throw-unknown = Whether that year’s Telekinesis lets { $figure } throw what it does not hold is not known: the book throws held objects alone. Read your card.
attack-telekinesis-throws = Telekinesis: { $figure } throws { $thing } as if it held it (of several, the first with which the action is legal, unless another is named).
attack-damage-instead = { $damage } damage to each hit target instead of normal damage: { $action }.
attack-no-damage = No damage is dealt: the effect of { $action } takes its place, after a critical hit too.
attack-blades = Blades/Claws/Fangs: the d6 shows { $roll } and the minimum is { $minimum }, so { $damage } damage instead of normal damage.
attack-blades-barred = Blades/Claws/Fangs asks for a close attack against a single target.
attack-choice-unknown = No rule of an attack asks for { $choice }; it is left aside. The nearest name: { $nearest }.
attack-choice-of-nobody = { $choice } names nobody in this position; it is left aside. The nearest name: { $nearest }.
attack-choice-refused = The answer given for { $power } of { $figure } doesn’t count:
attack-choice-not-attacking = { $figure } isn’t the attacker.
attack-choice-no-target = { $figure } is no target of this attack.
attack-choice-illegal-target = { $figure } has become an illegal target: nothing of the attack concerns it any more.
attack-choice-became-target = { $figure } became a target without being chosen, so it can’t avoid being one.
attack-choice-missed = { $figure } is missed: there is no hit to evade.
attack-choice-became-hit = { $figure } became a hit target in another’s place, too late to evade.
attack-choice-no-hit = Nobody is hit, so no damage is dealt.
attack-choice-not-hit = { $figure } isn’t hit, so it takes no damage from this attack.
attack-choice-no-instead = { $card } is nothing that takes the place of normal damage in this attack of { $figure }.
attack-choice-nobody-defends = No adjacent friend of { $figure } can use Defend and has a printed defense value.
attack-choice-printed-defense = The printed defense of { $figure } counts in this attack: nothing replaces it.
attack-choice-not-compared = { $figure } became a hit target in another’s place: its defense plays no part.
attack-choice-no-reducer = { $reducer } is nothing by which { $figure } could reduce this damage.
attack-choice-no-version = { $card } is none of several versions in which { $figure } may use this action.
attack-choice-penetrating = The damage is penetrating: { $figure } can’t reduce it.
attack-choice-nothing-to-reduce = No damage is dealt to { $figure } that could be reduced.
attack-choice-undivided = How much damage { $figure } is dealt is open until it is divided; this answer is asked for then.
attack-choice-nobody-hit = Nobody is hit, so nobody is knocked back.
attack-choice-no-knockback = { $figure } has no KNOCKBACK in this attack: neither doubles on the roll, apart from critical ones, nor a power that grants it.
attack-choice-nothing-to-order = No two things follow this attack whose order its player may choose.
attack-choice-still-target = { $figure } is still a target: a different one is chosen only instead of a target that changed its shape.
attack-choice-friendly-attack = { $figure } is friendly to the attacker: Mastermind passes on hits of opponents’ attacks alone.
attack-choice-not-following = { $given } is nothing whose place after this attack its player may choose.
attack-choice-no-card = { $figure } has no special power, trait or card that could change the roll.
attack-incapacitate = Incapacitate of { $figure }: action tokens instead of damage, after a critical hit too.
attack-incapacitate-range = { $figure } reaches by Incapacitate’s own range alone ({ $card }): the attack gives action tokens instead of damage.
attack-incapacitate-targets = { $figure } targets { $count } by Incapacitate’s own number of targets alone ({ $card }): the attack gives action tokens instead of damage.
attack-critical-damage = Critical hit: { $add } damage dealt to { $target }, { $before } becomes { $after }.
attack-critical-damage-instead = Critical hit: { $add } to the damage dealt to { $target } instead of normal damage, { $before } becomes { $after }.
attack-damage-immune = { $target } is immune: an opponent’s attack doesn’t damage it.
attack-damage-countdown = { $target } is on a countdown click: it can’t be damaged.
attack-damage-safeguard = { $target } has a safeguard against { $power }, which doesn’t damage it.
attack-damage-penetrating = Penetrating damage by { $powers }: { $target } can’t reduce it.
attack-penetrating-reduced = Invincible: { $target } can reduce penetrating damage.
attack-impervious-succeeds = Impervious of { $target }: a { $roll } succeeds and reduces the damage taken to 0.
attack-impervious-fails = Impervious of { $target }: a { $roll } fails.
attack-damage-reduced = { $power } of { $target } reduces the damage by { $amount }, to { $taken }.
attack-damage-taken-increased = { $source } increases the damage that { $target } takes by { $add }.
attack-reducer-unused = { $power } of { $target } isn’t added: one reducer alone is applied.
attack-precision-strike = Precision Strike: damage to { $target } isn’t reduced below { $least }.
attack-damage-taken = { $target } takes { $taken } damage.
attack-damage-clicks-left = { $target } has only { $clicks ->
    [one] one click
   *[other] { $clicks } clicks
} left to turn: it takes no more damage than that.
attack-critical-miss-at-once = { $figure } is dealt { $damage } unavoidable damage at once for its critical miss; that is no part of the attack.
attack-choice-knockback-happens = Nobody chooses about knockback: it happens, or it doesn’t.
attack-knockback-by-doubles = Doubles ({ $first } and { $first }) on a roll that hits: whoever takes damage is knocked back.
attack-knockback-happens = Whoever was hit by { $figure } and took damage is knocked back, a square for each damage taken.
attack-knockback-nobody-back = Nobody who was hit is knocked back: that asks for damage taken, a base of one square, no KO and nothing that ignores it.
attack-knockback-reduced-once = { $power } of { $target } reduces its knockback damage to { $taken }.
attack-power-not-started = { $power } doesn’t count: it takes a combat action given for it alone, and this attack is made by { $action }.
attack-clicked = The dial of { $target } goes from click { $before } to { $after }.
attack-stop = STOP holds the dial of { $target } on click { $click }.
attack-stop-idle = STOP doesn’t hold the dial of { $target }: only damage from an opponent’s attack is held.
attack-stop-taken = { $target } can’t use STOP: the dial turns on.
attack-ko = { $target } is KO’d.
attack-ko-vehicle = { $target } is a vehicle: a heavy object is generated in a square of its own, and its pilot is placed in or beside that square and rolls a d6 for 1 or 2 unavoidable damage. Which results deal which is not adjudicated; read the card.
attack-ko-bystander = { $target } is a bystander: any damage KO’s it.
attack-dial-unknown = The dial of { $target } isn’t given: the damage is counted, and no KO can be found.
attack-critical-miss-damage = After resolutions { $figure } is dealt { $damage } unavoidable damage for its critical miss.
attack-tokens-barred = Battle Fury: { $target } can’t be given action tokens by opposing effects.
attack-tokens-safeguard = { $target } has a safeguard against Incapacitate: it is given no action token.
attack-steal-energy = Steal Energy: { $figure } is healed { $clicks ->
    [one] 1 click
   *[other] { $clicks } clicks
} after resolutions.
attack-steal-energy-bystander = Steal Energy heals { $figure } nothing: only bystanders took damage, and without a dial that turns none of them counts as damaged.
attack-steal-energy-idle = Steal Energy: { $figure } can’t be healed past its starting line, and a bystander not at all.
attack-knockback-doubles = Doubles ({ $first } and { $first }) on a roll that hits grant KNOCKBACK.
attack-knockback-power = { $power } grants KNOCKBACK.
attack-knockback-nobody = Nobody who was hit can be knocked back: that asks for damage taken, a base of one square, no KO and no larger size than the attacker’s.
attack-knockback-undamaged = Nobody took damage from this attack, so nobody is knocked back.
attack-knockback-immovable = Nobody who was hit can be knocked back: that asks for a base of one square, no KO and no larger size than the attacker’s.
attack-knockback-of-all = The player of { $figure } uses KNOCKBACK on all hit characters, since one took damage.
attack-knockback-may = If the player of { $figure } uses KNOCKBACK:
attack-across-transition = { $figure } attacks { $target } across a transition.
attack-quake-across-transition = Quake of { $figure } reaches { $target } across a transition, as close attacks do.
attack-made-by = { $figure } attacks by { $action }.
attack-takes-all = No target is named, and this attack targets all that it can: { $targets }.
attack-grounded = Earthbound/Neutralized: { $figure } can’t use Improved Movement or Improved Targeting, whatever grants it.
attack-adjacent-allowed = { $figure } may make range attacks beside opponents: Improved Targeting: Adjacent ({ $ability }).
attack-reaches = Giant Reach: { $figure } may target { $target } within { $reach } squares and line of fire.
attack-reaches-with-marker = With what it holds, { $figure } may target { $target } within { $reach } squares and line of fire.
attack-different-target = The attacker chooses a different target instead: { $target }.
attack-different-target-refused = { $target } can’t be the different target.
attack-knockback-used = The player of { $figure } uses KNOCKBACK on all hit characters that took damage.
attack-evasion-roll = { $power } of { $target }: a { $roll } succeeds.
attack-evaded-critical = { $target } evades the attack, a critical hit too.
attack-damage-made-penetrating = { $power } makes the damage penetrating.
attack-knockback-undecided = Whom knockback moves, and how far, is known once the damage is divided.
attack-knockback-reduced = { $power } of { $target } reduces its knockback damage to { $taken }: each point by itself, without any roll.
attack-knockback-taken = Knockback damage that { $target } takes: { $taken }.
attack-knockback-old-click = The dial of { $target } has turned already; what its new click shows isn’t given, so its powers from before the damage count here.
attack-terrain-destroyed = { $thing } was used in the attack: it is destroyed after resolutions, without debris.
attack-blocking-destroyed = The piece of blocking terrain that the line of fire was drawn through is destroyed as soon as the attack has resolved: { $piece }.
attack-after-immediate = { $first } comes before { $later }: what is immediate can’t be put off.
attack-after-chosen = What follows the attack, as the player of { $figure } chose: { $first } first, then { $later }.
attack-after-as-listed = { $first } and { $later } both follow after resolutions, in the order that the player of { $figure } chooses; untold, they are taken in this one.
attack-controlled = Mind Control: { $target } joins the { $side } side.
attack-controlled-next = { $target } may now move up to { $squares ->
    [one] one square
   *[other] { $squares } squares
} and make an attack, in either order and one character at a time; then it goes back to its force. Its move and its attack are questions of their own.
attack-controlled-unknown = The speed of { $target } isn’t given: it may move up to half of it and make an attack, in either order; then it goes back to its force.
attack-flurry = Flurry: this is one of up to two close attacks of { $figure }; the other one is judged by itself.
attack-mastermind = Mastermind of { $target }: { $friend } becomes a hit target instead, without comparing its defense.
attack-mastermind-first = No evasion roll was given for { $target }, so Mastermind comes first.
attack-mastermind-no-damage = Mastermind of { $target } can’t be used: this attack deals no damage ({ $action }).
attack-mastermind-nobody = Mastermind of { $target }: no friend beside it could take the hit.
attack-mastermind-not-friendly = { $friend } is not friendly to { $target }: it can’t be chosen for Mastermind.
attack-mastermind-not-adjacent = { $friend } is not adjacent to { $target }: it can’t be chosen for Mastermind.
attack-mastermind-hit-too = { $friend } is hit by this attack anyway: { $target } can’t choose it for Mastermind.
attack-mastermind-dearer = { $friend } ({ $points } points) is not less points than { $target } ({ $own }) and shares no keyword with it: it can’t be chosen for Mastermind.
attack-mastermind-vehicle = { $friend } is a vehicle: { $target } can’t choose it for Mastermind.
attack-instead-mandatory = { $power } is optional: it can’t take the place of what { $action } does instead of normal damage.
attack-instead-several = { $power } is chosen instead of normal damage; what else could take its place is left aside: { $others }.
attack-instead-chosen = Several things take the place of normal damage of themselves: the attacker’s player applies { $used } and leaves out { $others }.
attack-instead-by-card = { $card } deals { $damage } damage to each hit target instead of normal damage.
attack-version-used = { $figure } uses { $power } in the version of { $card }: of several versions one is used, and what { $others } adds to its own doesn’t count.
attack-illegal = { $figure } can’t make this attack.
attack-resolves = The attack of { $figure } resolves: { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
} on { $targets ->
    [0] any target
    [one] one target
   *[other] { $targets } targets
}.
attack-next-dial = { $target } is not KO’d: it begins on its next dial, at click { $click }, and the damage left does not carry over.

# An attack roll that heals (27.4c of the book of 2022)
treatment-close-alone = { $action } is rolled for an adjacent friend, as a close attack is: not at range.
treatment-one-friend = { $action } chooses one adjacent friendly character.
treatment-against-defense = { $figure } rolls against the defense value of { $target }: on a hit, a d6 heals it.
treatment-critical-adds-nothing = The critical hit of { $figure } adds nothing to what is healed.
treatment-harms = The critical miss harms { $target }, who was to be healed: { $damage } unavoidable damage.
treatment-fails = The roll fails: { $target } is not healed.
treatment-roll-pending = The d6 of { $figure } says how many clicks are healed: still to roll.
treatment-resolves = The treatment of { $target } by { $figure } is resolved.
attack-deals-most = { $target } is dealt at most { $most } damage: { $card }.
attack-reduced-least = Damage to { $target } isn’t reduced below { $least }: { $card }.
attack-reduces-most = { $target } { $most ->
    [0] can’t reduce damage
   *[other] can’t reduce damage by more than { $most }
}: { $card }.
attack-takes-most = { $target } takes at most { $most } damage: { $card }.
attack-penetrates-by-card = The damage is penetrating: { $card }.
attack-reduces-by-card = { $target } can reduce penetrating damage: { $card }.
legal-target-barred = { $figure } can’t target { $target } with such an attack: { $card }.
legal-target-by-card = { $target } can’t be chosen or targeted so: { $card }.
attack-mastermind-only-others = By { $card }, { $target } can choose other characters only, not { $friend }.
attack-tokens-by-card = { $target } is given no action token: { $card }.
legal-equip-by-card = { $figure } can’t be equipped: { $card }.
legal-target-unseen = { $card }: no line of fire can be drawn to { $target }.
line-unseen = { $card }: no line of fire can be drawn to { $target }.
legal-target-alone = { $card }: { $target } can’t be targeted together with others.
legal-at-one-alone = { $card }: { $figure } can’t make an attack with more than one target; this one would have { $count }.
attack-mastermind-by-card = { $friend } can’t be chosen for { $target }: { $card }.
