"""What an attack came to: for the attack as a whole, for each target, and for whoever was knocked back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Literal

from engine.heroclix.fight.attack.criticals import Critical
from engine.heroclix.fight.attack.declaration import Attack
from engine.heroclix.position import Figure, Position
from engine.ruling import Step

__all__ = ["AttackOutcome", "BeforeRoll", "Controlled", "Fall", "Knockback", "KnockedBack", "Result", "TargetOutcome"]

Result = Literal["hit", "miss", "evaded", "illegal", "passed", "captured"]
Knockback = Literal["may", "no", "used", "declined"]


@dataclass(frozen=True, slots=True)
class KnockedBack:
    """Where knockback took a target, and what that cost it (12.6d, 12.6e).

    `path`: the names of the squares entered. `stopped_by`: as for the `knockback` question. `damage`: the
    knockback damage; `damage_taken`: what is left of it after reducers. `click_after`: the click after that
    too, None where the dial is not known.
    """

    path: tuple[str, ...]
    ends_at: str
    stopped_by: str | None
    damage: int
    damage_taken: int
    click_after: int | None
    ko: bool


@dataclass(frozen=True, slots=True)
class Fall:
    """What it costs to lose the elevated marker under oneself, after the action (12.6e, 17.14c).

    `damage`: the knockback damage; `damage_taken`: what is left of it after a reducer. `click_after` and `ko`
    are those at the end of it all, None and false where the dial is not known.
    """

    damage: int
    damage_taken: int
    click_after: int | None
    ko: bool


@dataclass(frozen=True, slots=True)
class Controlled:
    """A target that Mind Control hit: whose friend it becomes, and how many squares it may move (27.1f).

    `squares` is None where the document does not give its speed.
    """

    side: str
    squares: int | None


@dataclass(frozen=True, slots=True)
class TargetOutcome:
    """What an attack came to for one target. Damage is None while it still has to be divided.

    `defense` and `needs` are None for a character that became a hit target by Mastermind: they are not
    compared. `healed`: clicks, of an attack roll that heals. `passed_to`: who took the hit instead (27.3g).
    `knocked_back` is told where knockback was used, or may yet be; `click_after` and `ko` are those before it.
    """

    result: Result
    defense: int | None = None
    needs: int | None = None
    damage_dealt: int | None = 0
    damage_taken: int | None = 0
    reducer: str | None = None
    click_after: int | None = None
    ko: bool = False
    knockback: bool = False  # it would be among those knocked back
    tokens_after: int = 0
    passed_to: str | None = None
    knocked_back: KnockedBack | None = None
    controlled: Controlled | None = None
    healed: int | None = None
    tokens_removed: int | None = None  # of a stack of horde tokens
    rescued: str | None = None  # the captive that it held


NO_TARGETS: Mapping[str, TargetOutcome] = MappingProxyType({})
NOBODY_FELL: Mapping[str, Fall] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class AttackOutcome:
    """What an attack came to (CONTRACT 3.1, `attack`). Steps in `because` are in the fixed order of reasons.

    `destroyed`: what is destroyed after the attack has resolved, by the name of its square, edge or object.
    `destroyed_before`: what Quake destroys before its attack (27.2d), by the same names.
    `after`: everything that follows the attack, in its order: `improved-targeting:destroy-blocking`, `critical-miss`,
    `steal-energy`, the slug of the action whose terrain marker is destroyed, `fall`.
    `fallen`: who stood on an elevated marker that Quake destroyed, by id.
    `instead`: what `instead:<attacker>` may name: cards that deal damage instead of normal damage, or an action.
    """

    legal: bool
    because: tuple[Step, ...] = ()
    attack_value: int | None = None
    attack_total: int | None = None
    critical: Critical | None = None
    targets: Mapping[str, TargetOutcome] = field(default_factory=lambda: NO_TARGETS)
    attacker_damage: int = 0
    attacker_click_after: int | None = None
    attacker_ko: bool = False
    attacker_healed: int = 0
    knockback: Knockback = "no"
    destroyed: tuple[str, ...] = ()
    destroyed_before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    fallen: Mapping[str, Fall] = field(default_factory=lambda: NOBODY_FELL)
    instead: tuple[str, ...] = ()
    pending: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class BeforeRoll:
    """An attack up to its roll (12.1, 12.2a): illegal for the reasons in `because`, or against the targets still legal.

    `position` and `attack` are those in which it is made: what Quake destroys is gone, whom Pulse Wave silences
    is silent. `illegal`: the targets that Shape Change took away, by id. `defenses`: by id of each target.
    `fallen`: who stood on an elevated marker that Quake destroyed, by id.
    """

    position: Position
    attack: Attack
    because: tuple[Step, ...]
    targets: tuple[Figure, ...]
    illegal: tuple[str, ...]
    attack_value: int
    defenses: Mapping[str, int]
    steps: tuple[Step, ...]
    fallen: tuple[str, ...] = ()
