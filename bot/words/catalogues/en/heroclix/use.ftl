# What powers do outside attacks.
use-other-turn = It isn’t the turn of { $figure }’s side, and this is rolled at the beginning of one’s own turn.
use-not-beginning = This is rolled as the beginning of the turn begins; it is the { $phase } now.
use-needs-target = { $action } needs somebody to be chosen.
use-leadership-target = { $target } is no adjacent friendly character that is less points or shares a keyword.
use-succeeds-on = { $power } succeeds on these results: { $results }.
use-roll-succeeds = { $figure } rolls a { $roll }: success.
use-roll-fails = { $figure } rolls a { $roll }: a failure.
use-roll-pending = { $figure } has yet to roll a d6.
use-token-removed = An action token is removed from { $target }: { $tokens ->
    [0] none is left
    [one] one is left
   *[other] { $tokens } are left
}.
use-no-token = { $target } has no action token that could be removed.
use-heals-half = { $power } heals half of what a d6 shows.
use-heals-critically = Critical hit: { $target } is healed { $clicks ->
    [one] one click
   *[other] { $clicks } clicks
} more.
use-half-rolled = Half of the { $roll } rolled, rounded up: { $clicks ->
    [one] one click
   *[other] { $clicks } clicks
}.
use-heals-roll = { $power } heals { $halved ->
    [true] half of what a d6 shows, rounded up
   *[other] what a d6 shows
}, { $add }, and at least { $least }.
use-roll-heals = The { $roll } rolled heals { $clicks ->
    [one] one click
   *[other] { $clicks } clicks
}.
use-stop-heals-less = STOP: { $target } is healed { $clicks ->
    [one] 1 click
   *[other] { $clicks } clicks
} less.
use-healed = { $target } is healed { $clicks ->
    [one] one click
   *[other] { $clicks } clicks
}.
use-not-healed = The dial of { $target } is not turned: it can’t be healed any further.
use-bystander-not-healed = { $target } is a bystander: it can’t be healed.
use-countdown-not-healed = { $target } is on a countdown click: it can’t be healed.
use-poison = Poison of { $figure }: { $damage } damage to each adjacent opposing character: { $targets }.
effect-regardless-of-adjacency = { $power } of { $figure } works regardless of adjacency: it reaches { $target } too.
use-perplex = Perplex: until its user’s next turn { $target } modifies { $value } { $add }.
use-perplex-damage = Perplex modifies any combat value but damage.
use-perplex-by-one = Perplex modifies by +1 or −1, unless a card says otherwise.
use-outwit = Outwit: until its user’s next turn { $target } can’t use { $power }.
use-outwit-not-a-power = { $power } is neither a standard power nor a special power of { $target }: Outwit can’t choose it.
use-outwit-protected = { $power } of { $target } is Protected: Outwit.
use-illegal = { $figure } can’t use this now: { $action }.
use-resolves = { $action } of { $figure } resolves.
use-outwit-restricted = { $card } doesn’t allow choosing { $power }.
use-perplex-restricted = { $card } doesn’t allow this change.
use-healed-up-to = { $card }: { $target } is healed to click { $click } at most, { $clicks ->
    [one] 1 click.
   *[other] { $clicks } clicks.
}
use-not-healed-by-card = { $target } can’t be healed: { $card }.
