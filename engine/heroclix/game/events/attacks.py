"""What happens in attacks and to dials: declared, rolled, decided, damage, KO, healing, action tokens (7.8, 12)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from engine.heroclix.fight.attack.outcome import Result
from engine.heroclix.game.events.base import Clicks, Count, Decided, Die, Happened, Objection, Party, Thrower

__all__ = [
    "AttackClosed",
    "AttackDeclared",
    "AttackMade",
    "AttackRolled",
    "Chosen",
    "DamageTaken",
    "Healed",
    "KnockedOut",
    "TokensChanged",
]


@dataclass(frozen=True)
class AttackDeclared(Happened):
    """An attack was declared: `attack` is its number, the sequence of this event; `action` what makes it.

    `thrown`: the two dice, where players threw them before the attack was judged.
    """

    attack: Count
    attacker: str
    action: str
    kind: Literal["close", "range"]
    targets: tuple[str, ...]
    choices: dict[str, Any] = field(default_factory=dict)
    divide: dict[str, Count] | None = None
    thrown: tuple[Die, Die] | None = None
    objection: Objection = ()


@dataclass(frozen=True)
class AttackRolled(Happened):
    """The two dice of an attack were rolled (12.2b)."""

    attack: Count
    roll: tuple[Die, Die]
    dice: Thrower = ""


@dataclass(frozen=True)
class Chosen(Happened):
    """A decision or roll inside an attack was answered (CONTRACT 3.2); `side` is whose it was."""

    attack: Count
    choice: str
    value: Decided
    side: Party
    dice: Thrower = ""


@dataclass(frozen=True)
class AttackMade(Happened):
    """What an attack came to, once nothing about it was left to decide; `results` is the outcome by target.

    `attack` is its number. What waits to be confirmed: `damage`, clicks by figure, the attacker's own included;
    `tokens`, action tokens given instead of damage; `healed`, clicks the attacker heals; `undivided`, the targets
    that were hit and among which the players have not divided the damage yet (12.4), with the `choices` they made.
    `roll` is None where no target was left to roll for (12.1c); `over`: that was all of it, no further attack is to be
    made in its place. `destroyed`: what the attack destroys when it has
    resolved (17.11); `knocked_back`: whom it knocks back once the dials are clicked; `controlled`: who was hit by
    Mind Control and acts next (27.1f).
    """

    attack: Count
    attacker: str
    kind: Literal["close", "range"]
    targets: tuple[str, ...]
    roll: tuple[Die, Die] | None
    critical: str | None
    results: dict[str, Result]
    damage: dict[str, Clicks]
    tokens: dict[str, Count]
    healed: Count = 0
    undivided: tuple[str, ...] = ()
    choices: dict[str, Any] = field(default_factory=dict)
    objection: Objection = ()
    destroyed: tuple[str, ...] = ()
    knocked_back: tuple[str, ...] = ()
    controlled: tuple[str, ...] = ()
    over: bool = False


@dataclass(frozen=True)
class AttackClosed(Happened):
    """An attack that waited was resolved: its damage was `confirmed`, or dropped.

    `spent`: it had come to nothing yet, and uses up its instruction all the same (7.2, P33); older logs don't tell so.
    """

    attack: Count
    confirmed: bool
    spent: bool = False


@dataclass(frozen=True)
class DamageTaken(Happened):
    """A dial was clicked down: from click `before` to `after`, one past the last for a KO.

    A figure without clicks keeps count instead (`counted`): `before` and `after` are the damage so far. `typed`:
    players entered it, so that nobody says where it came from; so it is in older logs, whatever it was.
    """

    figure: str
    dealt: Count
    before: Count
    after: Count
    why: str = ""
    attack: Count | None = None
    stopped: bool = False
    counted: bool = False
    typed: bool = True


@dataclass(frozen=True)
class KnockedOut(Happened):
    """A figure was KO'd: off the map, its action tokens gone (12.5d)."""

    figure: str


@dataclass(frozen=True)
class Healed(Happened):
    """A dial was clicked up, or the damage counted on a figure without clicks went down (`counted`)."""

    figure: str
    before: Count
    after: Count
    why: str = ""
    attack: Count | None = None
    counted: bool = False


@dataclass(frozen=True)
class TokensChanged(Happened):
    """A figure's action tokens changed. `cleared`: in the clear phase (9.4). `pushes`: the damage of that is owed."""

    figure: str
    before: Count
    after: Count
    why: str = ""
    cleared: bool = False
    pushes: bool = False
