"""What is asked of the table as a whole: seats, the field, characters, corrections, the log, the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.motu.game.commands.base import Agreement, By, Where
from engine.settling import ExchangeRuling, SeeDice

__all__ = [
    "AddCharacter", "Begin", "Concede", "ConfirmRoll", "Correct", "CorrectRuling", "EditCharacter", "EndGame",
    "GoldenRule", "Join", "LayField", "Leave", "NewGame", "Place", "PlaceObjective", "Redo", "RemoveCharacter",
    "RollStarting", "TableCommand", "Undo",
]  # fmt: skip


@dataclass(frozen=True)
class NewGame(By):
    """Open a game; anyone may. `points`: what an army may cost with its equipment, 0 without a limit."""

    name: str = ""
    points: int = 0


@dataclass(frozen=True)
class Join(By):
    """Take a seat under the name shown to others; without `side` the first one free; a second one to play alone."""

    name: str
    side: str | None = None


@dataclass(frozen=True)
class Leave(By):
    """Give the seat up, or both that one has; the miniatures stay on the table."""


@dataclass(frozen=True)
class LayField(By):
    """Lay out a field (3): the `map` of a position document; `objectives`: token → place."""

    map: Mapping[str, Any]
    objectives: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class PlaceObjective(By):
    """Put an objective token somewhere, a new one where the id is new; without `at`, take it off the field."""

    token: str
    at: str | None


@dataclass(frozen=True)
class AddCharacter(By):
    """Add a character with its equipment to an army: the actor's unless a judge, or who plays both, names it.

    `card` as `state.character.CharacterIn` has it. `at`: where it stands; left out, it is placed later.
    """

    card: Mapping[str, Any]
    side: str | None = None
    at: Where | None = None
    facing: str = "e"


@dataclass(frozen=True)
class EditCharacter(By):
    """Change keys of a character's card: its equipment, say."""

    figure: str
    changes: Mapping[str, Any]


@dataclass(frozen=True)
class RemoveCharacter(By):
    """Take a character out of the game altogether, as if it had never been added."""

    figure: str


@dataclass(frozen=True)
class Place(By):
    """Put a miniature on places, without an action, as the table shows it; None takes it off the field."""

    figure: str
    at: Where | None
    facing: str | None = None


@dataclass(frozen=True)
class RollStarting(By):
    """Find the starting player (3): each rolls a die, again while they tie. `side`: the players say who it is.

    `rolls`: what players threw, side → die, once for each throw.
    """

    side: str | None = None
    rolls: Sequence[Mapping[str, int]] = ()


@dataclass(frozen=True)
class GoldenRule(By):
    """Let a die each decide what no rule does (2): the higher one, thrown again while they tie; `about` what.

    `rolls`: as `RollStarting` has it.
    """

    about: str = ""
    rolls: Sequence[Mapping[str, int]] = ()


@dataclass(frozen=True)
class Begin(By):
    """End the set-up: the first round begins, with its activation phase (4a)."""


@dataclass(frozen=True)
class Correct(By):
    """Set a value to what the table shows. `figure` None: one of the round, or, with `side`, of an army.

    Fields: `apply.corrections.FIELDS`, `ROUND_FIELDS`, `ARMY_FIELDS`.
    """

    figure: str | None
    field: str
    value: Any
    side: str | None = None
    why: str = ""


@dataclass(frozen=True)
class Undo(By):
    """Take back the last command; `agreed`: who of the other side, or which judge, agreed where chance was in it."""

    agreed: Agreement | None = None


@dataclass(frozen=True)
class Redo(By):
    """Put back the last command taken back."""


@dataclass(frozen=True)
class Concede(By):
    """Retire: the other side wins (4c). `side`: which, of a player of both."""

    side: str | None = None


@dataclass(frozen=True)
class ConfirmRoll(SeeDice, By):
    """Write down that another player, or a judge, saw the dice that the actor typed."""


@dataclass(frozen=True)
class CorrectRuling(ExchangeRuling, By):
    """Exchange what a contested ruling brought about, as `engine.contest` worked it out.

    `agreed`: who of the others, or which judge, agreed to it; by `dice`, those decide what they could not agree on.
    """

    agreed: Agreement | None = None


@dataclass(frozen=True)
class EndGame(By):
    """End the game before its rules do, in a draw, as both players agreed (4c)."""

    agreed: Agreement | None = None


TableCommand = (
    NewGame
    | Join
    | Leave
    | LayField
    | PlaceObjective
    | AddCharacter
    | EditCharacter
    | RemoveCharacter
    | Place
    | RollStarting
    | GoldenRule
    | Begin
    | Correct
    | Undo
    | Redo
    | ConfirmRoll
    | CorrectRuling
    | Concede
    | EndGame
)
