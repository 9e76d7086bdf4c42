"""What is asked of characters: actions, tests, interruptions, and what effects do (5, 6, 7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.motu.game.commands.base import By, Overriding

__all__ = [
    "ActionCommand", "Attack", "ChangeMana", "Changes", "ChoosePush", "Concentrate", "EndEffect", "GiveEffect", "Guard",
    "Interrupt", "Keep", "Move", "PlaceMark", "RemoveMark", "Reroll", "Rolled", "Shift", "StopMoving", "TakeTest",
    "Throw", "UseAbility", "UseItem", "Wound",
]  # fmt: skip

Changes = Sequence[Mapping[str, Any]]  # changes by cards: {add, from}, as in a question of the judge


@dataclass(frozen=True)
class Rolled:
    """A roll that players made: as thrown, rerolls free and by mana as (position from 1, result), explosions.

    `new` None: of explosions nothing is said yet; where dice may explode the test waits for it.
    """

    rolls: Sequence[int]
    free: Sequence[tuple[int, int]] = ()
    mana: Sequence[tuple[int, int]] = ()
    new: Sequence[int] | None = ()


@dataclass(frozen=True)
class Concentrate(Overriding):
    """Take a token of concentration (6a)."""

    figure: str
    free: bool = False


@dataclass(frozen=True)
class Guard(Overriding):
    """Go on guard; the activation ends (6e)."""

    figure: str
    free: bool = False


@dataclass(frozen=True)
class Move(Overriding):
    """Move by a way, place by place (6b); `concentrate`: spend the token for the improved speed.

    `how`: move, or by an effect teleport, jump, charge, directed (7l), whose way is its last place alone; the last two
    `toward` a character or place. `facing`: where the miniature turns to in the end. `pushes`: where who is pushed
    goes, where the actor says so. A movement that waits, since it was interrupted, goes on by another `Move`.
    """

    figure: str
    path: Sequence[str] = ()
    how: str = "move"
    concentrate: bool = False
    facing: str | None = None
    toward: str | None = None
    free: bool = False
    speed_modifiers: Changes = ()
    pushes: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class ChoosePush(By):
    """Say where who is pushed off its hex goes (6b)."""

    to: str


@dataclass(frozen=True)
class StopMoving(By):
    """End a movement that waits where its miniature stands."""


@dataclass(frozen=True)
class Attack(Overriding):
    """Attack with a weapon, or `fists` (6c). `radius`: it is an area attack, of so many hexes (7e).

    While an area attack goes on, the same command strikes its further targets. `attack_roll`, `defense_roll`: dice that
    the players threw; without them the bot throws, where it is `held` only at `Throw`. `wait`: whether each roll waits
    for rerolls; left out, where its player has mana or a card with words. `extras`: what so many net successes bring,
    {needs, from}. `facing`: where several sides are as near.
    """

    figure: str
    target: str
    weapon: str
    free: bool = False
    radius: int | None = None
    dice_modifiers: Changes = ()
    threshold_modifiers: Changes = ()
    defense_dice_modifiers: Changes = ()
    defense_threshold_modifiers: Changes = ()
    attack_roll: Rolled | None = None
    defense_roll: Rolled | None = None
    extras: Changes = ()
    wait: bool | None = None
    held: bool = False
    facing: str | None = None


@dataclass(frozen=True)
class TakeTest(By):
    """Make the test of an ability (5, 7g): an `attribute`, against a defense of a `target` where there is one.

    `wait`, `held`: as `Attack` has them.
    """

    figure: str
    attribute: str
    target: str | None = None
    against: str | None = None
    dice_modifiers: Changes = ()
    threshold_modifiers: Changes = ()
    defense_dice_modifiers: Changes = ()
    defense_threshold_modifiers: Changes = ()
    roll: Rolled | None = None
    defense_roll: Rolled | None = None
    wait: bool | None = None
    held: bool = False


@dataclass(frozen=True)
class Throw(By):
    """Throw the dice of the test that waits for them: the bot's, or those that players threw (5).

    `rolls` as they fell; or `roll`, with what was thrown again and what exploded.
    """

    rolls: Sequence[int] | None = None
    roll: Rolled | None = None


@dataclass(frozen=True)
class Reroll(By):
    """Throw dice again, by position from 1 (5): free ones by effects, or one for each mana; each step once, at once.

    A value is the die's new result where the players threw it; None: the bot throws.
    """

    free: Mapping[int, int | None] = field(default_factory=dict)
    mana: Mapping[int, int | None] = field(default_factory=dict)


@dataclass(frozen=True)
class Keep(By):
    """Keep the dice and throw those of explosions (5): `new`, where the players threw them, else the bot's."""

    new: Sequence[int] | None = None


@dataclass(frozen=True)
class UseAbility(Overriding):
    """Use an active ability (6d), on a target where it has one (7g); its players carry out its words."""

    figure: str
    ability: str
    target: str | None = None
    free: bool = False


@dataclass(frozen=True)
class UseItem(Overriding):
    """Use a consumable (7j)."""

    figure: str
    item: str


@dataclass(frozen=True)
class Interrupt(By):
    """Begin an interruption (7c): one that waits, or by the words of a card that of a character named as `of`."""

    figure: str
    of: str | None = None


@dataclass(frozen=True)
class Wound(By):
    """Give wounds, or with fewer than none take them away, as a card's words say (7a)."""

    figure: str
    wounds: int


@dataclass(frozen=True)
class ChangeMana(By):
    """Give or take mana, as a card's words say (7k)."""

    figure: str
    change: int


@dataclass(frozen=True)
class GiveEffect(By):
    """Give a positive or negative effect (7f): a named one, or with its `sign` one of a card's own."""

    figure: str
    effect: str
    sign: str | None = None


@dataclass(frozen=True)
class EndEffect(By):
    """End the positive or the negative effect of a character, as a card's words say (7f)."""

    figure: str
    sign: str


@dataclass(frozen=True)
class PlaceMark(Overriding):
    """Place a mark (7g): `radius` in hexes, as the ability says; `kind` tells marks apart."""

    figure: str
    at: str
    radius: int
    kind: str


@dataclass(frozen=True)
class RemoveMark(By):
    """Take a mark off the field."""

    mark: str


@dataclass(frozen=True)
class Shift(By):
    """Pull, push or swap a character, as a card's words say (7l); `to`: where several places are open."""

    figure: str
    how: str
    by: str
    hexes: int = 1
    to: str | None = None


ActionCommand = (
    Concentrate
    | Guard
    | Move
    | ChoosePush
    | StopMoving
    | Attack
    | TakeTest
    | Throw
    | Reroll
    | Keep
    | UseAbility
    | UseItem
    | Interrupt
    | Wound
    | ChangeMana
    | GiveEffect
    | EndEffect
    | PlaceMark
    | RemoveMark
    | Shift
)
