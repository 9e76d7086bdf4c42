"""What a power or ability is to the procedures: one record, whose parts are hooked where the rules ask for them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, NamedTuple, get_args

from engine.heroclix.turn import Part

__all__ = [
    "STAGES",
    "ActionType",
    "Aim",
    "AttackKind",
    "Captivity",
    "Condition",
    "Decision",
    "Healing",
    "Power",
    "Stage",
    "ValueEffect",
    "minimum_range",
]

ActionType = Literal["move", "close", "range", "power", "free"]
AttackKind = Literal["close", "range"]
Family = Literal["speed", "attack", "defense", "damage", "keyphrase", "inherent"]
Operation = Literal["set", "halve", "double", "add", "minimum", "maximum", "lend-printed"]
Aim = Literal["character", "opponent", "adjacent-friend", "adjacent-opponents"]
Condition = Literal["attacking-close", "attacking-range", "against-close", "against-range", "this-action"]
# When players decide about a power: at the beginning of a turn (9.1), or in an attack, in its order (12)
Stage = Literal["beginning", "targets", "roll", "hit", "damage", "taking"]
STAGES: tuple[Stage, ...] = get_args(Stage)
# A number that is found in the position for the figure concerned. What they are stands above this storey, and needs it.
Found = Callable[..., int]


class Decision(NamedTuple):
    """What players roll or choose when a power is used within something else.

    `answer`: two dice, one, use or decline, or a figure. `when`: the stage at which it is asked for. `of`: whose power
    it is in the attack; at the beginning of a turn the figure's own. `waits`: nothing goes on before it is answered.
    """

    answer: Literal["dice", "die", "option", "figure"]
    when: Stage
    of: Literal["attacker", "target", "anyone"]
    waits: bool = True


class ValueEffect(NamedTuple):
    """What a power does to combat values, and when.

    `values`: the values it changes. `when`: the moment it needs; None is always. `or_actions`: actions
    during which it counts too. `number` is fixed, or found in the position for the figure concerned.
    `lent`: it changes the values of adjacent friendly characters instead of its own figure's. `locked`: nothing else
    replaces or modifies the value then. `reading`: the one on
    which it rests in an edition whose book does not print the power.
    """

    values: tuple[str, ...]
    operation: Operation
    number: int | Found = 0
    when: Condition | None = None
    or_actions: tuple[str, ...] = ()
    lent: bool = False
    locked: bool = False
    reading: str | None = None


@dataclass(frozen=True, slots=True)
class Healing:
    """How many clicks a d6 heals: half of what it shows, rounded up, or all of it; then `add`, at `least` so many.

    `by_attack`: only where an attack roll against the defense value of who is healed succeeds; then `critical` more
    clicks after a critical hit, and a critical miss harms who was to be healed (`harms_target`), else its user.

    >>> Healing().clicks(5), Healing(halved=False, add=-2, least=2).clicks(3)
    (3, 2)
    """

    halved: bool = True
    add: int = 0
    least: int = 0
    by_attack: bool = False
    critical: int = 0
    harms_target: bool = False

    def clicks(self, roll: int) -> int:
        """Return the clicks that a natural roll heals (6.11)."""
        return max(self.least, ((roll + 1) // 2 if self.halved else roll) + self.add)


@dataclass(frozen=True, slots=True)
class Captivity:
    """What an action does with captives: its attack takes one or frees a friend, or it releases one of its own.

    `most` at once, of these `sizes`. A target that can use one of those it is `eluded_by` adds `elusion` to its
    defense value, once; each captive of a target adds its `burden`. `choice`: the decision who is freed; `counter`: the
    roll that countering it asks for.
    """

    does: Literal["takes", "frees", "releases"]
    most: int = 3
    sizes: tuple[str, ...] = ()
    eluded_by: tuple[str, ...] = ()
    elusion: int = 2
    burden: int = -1
    choice: str = ""
    counter: str = ""


@dataclass(frozen=True, slots=True)
class Power:
    """A standard power, keyphrase or inherent ability.

    What its action is: `actions`, the types that activate it (none when it is passive or triggered);
    `attack`, the attack it makes ("any" when it may choose); `moves`, it moves before anything else, and up
    to `squares` squares where those replace the speed value (10.3);
    `everyone`, its attack targets all it can (12.1b); `single`, its attack targets one character;
    `grants`, abilities that it gives its figure for the action; `aim`, whom it is about where it makes
    no attack; `still`, it needs a figure that was neither moved nor placed this turn; `then`, the instructions
    that follow its move and attack (7.2).

    What it does to values: `values`. What it does in attacks: `reduces` damage taken by that much
    (`reduces_penetrating` damage too, R41), `reduces_all_on` these results of a d6; `evades_on`,
    `untargets_on`, `succeeds_on` (outside attacks): these results of a d6; `penetrates`: damage of these
    attacks is penetrating;
    `knocks_back`: it grants KNOCKBACK in these attacks; `instead`: damage dealt instead of normal damage;
    `no_damage`: something else happens instead of it; `spreads`: characters adjacent to its targets become
    targets; `silences`: others within its range can't use powers or abilities, and their printed defense
    counts.

    What players decide about it, where it is used within an attack or at the beginning of a turn: `decision`. What
    ends the effects that last before their time: `lasts` while its figure can use it (20.3), or only as long as its
    target is not safeguarded against it, too (27.7n); "" where it leaves none behind.

    `combat_action`: its attack is made by a combat action, its own or one that it gives; `started`: it counts in
    attacks of such an action alone, and of several of these one for each action. `repeats`: its free action may be
    given more than once a turn. `ignores_pushing`: its player may ignore the damage of a second action token.
    `heals`: what its roll heals. `includes`: what who can use it can use as well, whatever it does; `bars`: the kinds
    of ability, such as `improved-movement`, that who can use it can't use, wherever they come from. `chooses_friend`:
    an adjacent friendly character is chosen for it, though it is no action. `captivity`: what it does with captives.
    """

    slug: str
    section: str
    family: Family
    actions: tuple[ActionType, ...] = ()
    attack: Literal["close", "range", "any"] | None = None
    moves: bool = False
    squares: int | None = None
    everyone: bool = False
    single: bool = False
    grants: frozenset[str] = frozenset()
    aim: Aim | None = None
    still: bool = False
    then: tuple[Part, ...] = ()
    values: tuple[ValueEffect, ...] = ()
    reduces: int = 0
    reduces_penetrating: bool = False
    reduces_all_on: tuple[int, ...] = ()
    evades_on: tuple[int, ...] = ()
    untargets_on: tuple[int, ...] = ()
    succeeds_on: tuple[int, ...] = ()
    penetrates: tuple[AttackKind, ...] = ()
    knocks_back: tuple[AttackKind, ...] = ()
    instead: int | Found | None = None
    no_damage: bool = False
    spreads: bool = False
    silences: bool = False
    decision: Decision | None = None
    lasts: Literal["", "of-its-figure", "of-its-target"] = ""
    combat_action: bool = False
    started: bool = False
    ignores_pushing: bool = False
    repeats: bool = False
    heals: Healing | None = None
    includes: tuple[str, ...] = ()
    bars: frozenset[str] = frozenset()
    chooses_friend: bool = False
    captivity: Captivity | None = None

    @property
    def inherent(self) -> bool:
        """Whether every character can use it (19.1)."""
        return self.family == "inherent"


def minimum_range(number: int = 4, reading: str | None = None) -> ValueEffect:
    """Return the minimum range that an action gives its figure (13.4; it forbids no near target, R49)."""
    return ValueEffect(("range",), "minimum", number, when="this-action", reading=reading)
