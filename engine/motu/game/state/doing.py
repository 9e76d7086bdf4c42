"""What is going on within an activation: tests, movements, who is to interrupt whom (5, 6b, 7c, 7e)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.motu.fight.roll import Roll
from engine.motu.ground.field import Places

__all__ = ["Area", "Contest", "Moving", "Trigger"]

NOT_THROWN: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Contest:
    """A test that is being made, with the defense against it where there is one (5, 5a).

    `stage`: whose dice lie there. `weapon` is empty where it is no attack. `roll`, `saved`: the dice of both, None
    before they are thrown; `hits` the successes of the first, once it is kept. `wait`: whether each roll waits for its
    player to throw dice again; None: where that player could. `typed`: the first roll was the players' own. `held`: it
    waits to be thrown.
    """

    figure: str
    target: str
    weapon: str
    dice: int
    threshold: int
    defense_dice: int
    defense_threshold: int
    stage: Literal["attack", "ability", "defense"]
    extras: tuple[tuple[int, str], ...] = ()
    radius: int | None = None
    initial: str = ""
    roll: Roll | None = None
    hits: int = 0
    saved: Roll | None = None
    wait: bool | None = None
    typed: bool = False
    held: bool = False

    @property
    def thrower(self) -> str:
        """Who makes the test whose turn it is."""
        return self.target if self.stage == "defense" else self.figure

    @property
    def open(self) -> Roll | None:
        """The dice that lie there; None while they are still to be thrown."""
        return self.saved if self.stage == "defense" else self.roll

    @property
    def count(self) -> int:
        """How many dice the test has whose turn it is."""
        return self.defense_dice if self.stage == "defense" else self.dice

    @property
    def against(self) -> int:
        """The threshold of the test whose turn it is."""
        return self.defense_threshold if self.stage == "defense" else self.threshold


@dataclass(frozen=True, slots=True)
class Area:
    """An area attack that goes on: with what, from where, how far, and whom it still has to strike (7e)."""

    figure: str
    weapon: str
    initial: str
    radius: int
    left: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Moving:
    """A movement that was declared and has not ended. `depth`: how many interruptions go on around it.

    `points`: what it has left; `path`: the way still to go, by names of places. `push`: who waits to be pushed,
    `options` where to, `base` where the mover stands then, `leg` and `cost` the part of the way that ends there. `by`:
    of a swap, with whom.
    """

    figure: str
    how: str
    points: int
    path: tuple[str, ...]
    facing: str
    toward: str
    depth: int
    anyway: bool = False
    concentrate: bool = False
    began: Places = ()
    push: str = ""
    options: tuple[str, ...] = ()
    base: tuple[str, ...] = ()
    leg: tuple[str, ...] = ()
    cost: int = 0
    by: str = ""


@dataclass(frozen=True, slots=True)
class Trigger:
    """Who is still to interrupt a character, and why; `depth`: how many interruptions go on around it."""

    of: str
    kind: str
    left: tuple[str, ...]
    depth: int
