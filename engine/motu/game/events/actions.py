"""What characters do: actions paid, movements, tests and attacks, interruptions, and what comes of them (5, 6, 7)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Annotated, Literal

from pydantic import Field

from engine.motu.document import ActionName, Facing, Number, WeaponKind
from engine.motu.game.events.base import Count, Die, Happened, Id, PlaceText, Shown, Stands, Thrower
from engine.readable import Spoken

__all__ = [
    "BY_EVENT",
    "ActionEvent",
    "ActionTaken",
    "AreaOpened",
    "AttackDeclared",
    "AttackEnded",
    "AttackResolved",
    "Defeated",
    "EffectEnded",
    "EffectGiven",
    "InterruptionBegan",
    "InterruptionEnded",
    "InterruptionsOpened",
    "MarkPlaced",
    "MarkRemoved",
    "Moved",
    "MovementDeclared",
    "MovementEnded",
    "PushOpened",
    "Pushed",
    "Shifted",
    "TestDeclared",
    "TestKept",
    "TestRerolled",
    "TestResolved",
    "TestRolled",
    "TokenSpent",
    "WoundsChanged",
]

How = Literal["move", "teleport", "jump", "charge", "directed", "swap"]
Threshold = Annotated[int, Field(ge=-999, le=999)]
Which = Literal["attack", "defense", "ability"]
Kind = WeaponKind | Literal[""]
Faces = tuple[Die, ...]
Swaps = tuple[tuple[Count, Die], ...]  # a die by its position from 1, its new result
Places = tuple[PlaceText, ...]
Words = Annotated[str, Field(max_length=100)]  # of what else comes of an attack


@dataclass(frozen=True)
class ActionTaken(Happened):
    """An action was paid for: `points` and `mana` are what is left. `id`: the weapon, the ability, the item.

    `stands`: the sections that speak against it, where players let it stand.
    """

    figure: str
    action: ActionName
    cost: Count
    points: Count
    mana: Count
    kind: Kind = ""
    id: str = ""
    target: str = ""
    facing: Facing | Literal[""] = ""
    free: bool = False
    stands: Stands = ()


@dataclass(frozen=True)
class MovementDeclared(Happened):
    """A movement was declared, before anything is left (6b, 7d): its points, its way, and what it ends facing.

    `toward`: of a charge or a directed move. `by`: who swaps with it. `anyway`: it is made whatever the rules say of
    its way.
    """

    figure: str
    how: How
    points: Count
    path: Places
    facing: Facing | Literal[""] = ""
    toward: str = ""
    by: str = ""
    concentrate: bool = False
    anyway: bool = False


@dataclass(frozen=True)
class PushOpened(Happened):
    """Who is pushed off a hex that is climbed onto goes where its player says: these places are open (6b).

    `base`: where who pushes it comes to stand then; `path`, `cost`: of the part of the way that ends there.
    """

    figure: str
    by: str
    places: Places
    base: Places
    path: Places
    cost: Count


@dataclass(frozen=True)
class Pushed(Happened):
    """A character was pushed off its hex (6b); `base`: where who pushes it stands then, if it makes room for that."""

    figure: str
    by: str
    at: PlaceText
    base: Places = ()


@dataclass(frozen=True)
class Moved(Happened):
    """Who moves went a way, or a part of it: `at` is where its base stands then, `cost` what it took of its points."""

    figure: str
    path: Places
    at: Places
    cost: Count


@dataclass(frozen=True)
class MovementEnded(Happened):
    """A movement ended: its miniature faces a side."""

    figure: str
    facing: Facing | Literal[""] = ""


@dataclass(frozen=True)
class Shifted(Happened):
    """An effect pulled, pushed or swapped a character (7l); `other`: where a swap puts who swaps with it."""

    figure: str
    how: Literal["pull", "push", "swap"]
    by: str
    at: PlaceText
    other: str = ""


@dataclass(frozen=True)
class AttackDeclared(Happened):
    """An attack was declared: with how many dice against what threshold, and the same of the defense (6c, 5a).

    `radius`: of an area attack, in hexes; `initial`: its first target, where this is a further one (7e). `held`: its
    first dice wait to be thrown, in whatever way.
    """

    figure: str
    target: str
    weapon: str
    dice: Count
    threshold: Threshold
    defense_dice: Count
    defense_threshold: Threshold
    radius: Count | None = None
    initial: str = ""
    extras: tuple[tuple[Count, Words], ...] = ()
    wait: bool | None = None
    held: bool = False


@dataclass(frozen=True)
class TestDeclared(Happened):
    """A test of an ability was declared, against a defense where there is a `target` (5, 7g)."""

    figure: str
    attribute: str
    dice: Count
    threshold: Threshold
    target: str = ""
    against: str = ""
    defense_dice: Count = 0
    defense_threshold: Threshold = 4
    wait: bool | None = None
    held: bool = False


@dataclass(frozen=True)
class TestRolled(Happened):
    """The dice of a test as thrown (5)."""

    figure: str
    test: Which
    faces: Faces
    successes: Count
    dice: Thrower = ""


@dataclass(frozen=True)
class TestRerolled(Happened):
    """Dice were thrown again, free or each for a mana, of which `left` is left (5)."""

    figure: str
    by: Literal["free", "mana"]
    swaps: Swaps
    left: Count
    dice: Thrower = ""


@dataclass(frozen=True)
class TestKept(Happened):
    """A test is done: with the dice of its explosions, and all its successes (5)."""

    figure: str
    test: Which
    new: Faces
    successes: Count
    dice: Thrower = ""


@dataclass(frozen=True)
class TokenSpent(Happened):
    """The token of concentration went into a test (6a)."""

    figure: str


@dataclass(frozen=True)
class AttackResolved(Happened):
    """What an attack came to: successes left, the row of the weapon's table, wounds, further effects (6c)."""

    figure: str
    target: str
    net: Count
    row: Count
    wounds: Count
    text: str = ""
    extras: tuple[Words, ...] = ()


@dataclass(frozen=True)
class TestResolved(Happened):
    """What the test of an ability came to: the successes left after the defense (5a)."""

    figure: str
    net: Count


@dataclass(frozen=True)
class AreaOpened(Happened):
    """An area attack goes on against these, in any order (7e)."""

    figure: str
    initial: str
    targets: tuple[str, ...]


@dataclass(frozen=True)
class AttackEnded(Happened):
    """An attack with all that belongs to it ended: the defeated leave the field (7e)."""

    figure: str


@dataclass(frozen=True)
class WoundsChanged(Happened):
    """A character received wounds, or lost them (7a, 7f)."""

    figure: str
    before: Count
    after: Number


@dataclass(frozen=True)
class Defeated(Happened):
    """A character is defeated; in an area attack it `stays` on the field until the attack ends (7a, 7e)."""

    figure: str
    stays: bool = False


@dataclass(frozen=True)
class EffectGiven(Happened):
    """A character received a positive or negative effect (7f)."""

    figure: str
    sign: Literal["positive", "negative"]
    effect: Shown


@dataclass(frozen=True)
class EffectEnded(Happened):
    """An effect ended: it was replaced, or removed (7f)."""

    figure: str
    sign: Literal["positive", "negative"]
    effect: Shown


@dataclass(frozen=True)
class MarkPlaced(Happened):
    """A mark was placed by an army; of a kind it has one at a time (7g)."""

    mark: Id
    figure: str
    at: PlaceText
    kind: Spoken = ""
    stands: Stands = ()


@dataclass(frozen=True)
class MarkRemoved(Happened):
    """A mark left the field."""

    mark: str


@dataclass(frozen=True)
class InterruptionsOpened(Happened):
    """These are to interrupt a character, in the order that their player decides (6e, 7d)."""

    of: str
    kind: Literal["guard", "opportunity"]
    by: tuple[str, ...]


@dataclass(frozen=True)
class InterruptionBegan(Happened):
    """A character began to interrupt another; who was on guard is so no more (7c)."""

    by: str
    of: str
    kind: Literal["guard", "opportunity", "other"]


@dataclass(frozen=True)
class InterruptionEnded(Happened):
    """An interruption ended: the cards played in it are discarded (7c)."""

    by: str


ActionEvent = (
    ActionTaken
    | MovementDeclared
    | PushOpened
    | Pushed
    | Moved
    | MovementEnded
    | Shifted
    | AttackDeclared
    | TestDeclared
    | TestRolled
    | TestRerolled
    | TestKept
    | TokenSpent
    | AttackResolved
    | TestResolved
    | AreaOpened
    | AttackEnded
    | WoundsChanged
    | Defeated
    | EffectGiven
    | EffectEnded
    | MarkPlaced
    | MarkRemoved
    | InterruptionsOpened
    | InterruptionBegan
    | InterruptionEnded
)
BY_EVENT: Mapping[str, type[ActionEvent]] = MappingProxyType(
    {
        "action-taken": ActionTaken,
        "movement-declared": MovementDeclared,
        "push-opened": PushOpened,
        "pushed": Pushed,
        "moved": Moved,
        "movement-ended": MovementEnded,
        "shifted": Shifted,
        "attack-declared": AttackDeclared,
        "test-declared": TestDeclared,
        "test-rolled": TestRolled,
        "test-rerolled": TestRerolled,
        "test-kept": TestKept,
        "token-spent": TokenSpent,
        "attack-resolved": AttackResolved,
        "test-resolved": TestResolved,
        "area-opened": AreaOpened,
        "attack-ended": AttackEnded,
        "wounds-changed": WoundsChanged,
        "defeated": Defeated,
        "effect-given": EffectGiven,
        "effect-ended": EffectEnded,
        "mark-placed": MarkPlaced,
        "mark-removed": MarkRemoved,
        "interruptions-opened": InterruptionsOpened,
        "interruption-began": InterruptionBegan,
        "interruption-ended": InterruptionEnded,
    }
)
