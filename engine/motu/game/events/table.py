"""What happens to the table as a whole: seats, the field, characters set up, corrections, the log, the end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Annotated, Any, Literal

from pydantic import Field

from engine.motu.document import Facing
from engine.motu.game.events.base import Count, Happened, Id, PlaceText, Shown, Thrower, WarSide
from engine.settling import DiceSeen, RulingExchanged

__all__ = [
    "BY_EVENT",
    "Agreed",
    "CharacterAdded",
    "CharacterEdited",
    "CharacterRemoved",
    "Corrected",
    "FieldLaid",
    "GameEnded",
    "GameOpened",
    "GoldenRuled",
    "Imported",
    "ObjectivePlaced",
    "Placed",
    "PlayerJoined",
    "PlayerLeft",
    "Redone",
    "RollConfirmed",
    "RulingCorrected",
    "StartingRolled",
    "TableEvent",
    "Undone",
]

Number = Annotated[int, Field(ge=0)]  # of a command


@dataclass(frozen=True)
class GameOpened(Happened):
    """A game began its set-up; `points`: what an army may cost, 0 without a limit."""

    ruleset: str
    name: Shown
    points: Count = 0


@dataclass(frozen=True)
class PlayerJoined(Happened):
    """A user took the seat of an army."""

    player: str
    name: Shown
    side: WarSide


@dataclass(frozen=True)
class PlayerLeft(Happened):
    """A user gave the seat up."""

    player: str
    name: Shown
    side: WarSide


@dataclass(frozen=True)
class FieldLaid(Happened):
    """A field was laid out: a `map` of a position document, and the objective tokens on it, id → place (3)."""

    map: dict[str, Any]
    objectives: dict[str, PlaceText]


@dataclass(frozen=True)
class ObjectivePlaced(Happened):
    """An objective token was put somewhere, or, without a place, taken off the field."""

    token: Id
    at: str = ""


@dataclass(frozen=True)
class CharacterAdded(Happened):
    """A character with its equipment joined an army, off the field without `at`; `facing` as in a position document."""

    figure: Id
    side: WarSide
    card: dict[str, Any]
    at: tuple[PlaceText, ...] = ()
    facing: Facing = "e"


@dataclass(frozen=True)
class CharacterEdited(Happened):
    """A character's card was changed; `card` is the whole new one."""

    figure: str
    card: dict[str, Any]


@dataclass(frozen=True)
class CharacterRemoved(Happened):
    """A character was taken out of the game, as if it had never been added."""

    figure: str


@dataclass(frozen=True)
class Placed(Happened):
    """A miniature was put on places, without an action; `at` is empty where it was taken off the field."""

    figure: str
    at: tuple[PlaceText, ...]
    facing: Facing | Literal[""] = ""


@dataclass(frozen=True)
class StartingRolled(Happened):
    """The starting player was found: the dice of each throw, again while they tie (3). Empty: the players said who.

    `typed`: how many of the throws, the first ones, the players made.
    """

    side: WarSide
    rolls: tuple[dict[str, Annotated[int, Field(ge=1, le=6)]], ...] = ()
    typed: Count = 0
    dice: Thrower = ""


@dataclass(frozen=True)
class GoldenRuled(Happened):
    """A die each decided what no rule does: this side says how it goes on (2). `rolls`, `typed` as above."""

    side: WarSide
    rolls: tuple[dict[str, Annotated[int, Field(ge=1, le=6)]], ...]
    typed: Count = 0
    dice: Thrower = ""
    about: Annotated[str, Field(max_length=200)] = ""


@dataclass(frozen=True)
class Corrected(Happened):
    """A value was set to what the table shows; `figure` None: one of the round, or of the army `side`."""

    figure: str | None
    field: str
    before: Any
    value: Any
    side: str = ""
    why: str = ""


@dataclass(frozen=True)
class Agreed(Happened):
    """Somebody of the other side, or a judge, agreed to what the command does."""

    by: str
    name: Shown
    judge: bool = False


@dataclass(frozen=True)
class Imported(Happened):
    """The log was brought in from a file."""

    name: Shown


@dataclass(frozen=True)
class Undone(Happened):
    """A command was taken back; where the bot had rolled for it, with whose agreement."""

    taken_back: Count
    agreed_by: str = ""
    agreed_name: Shown = ""
    agreed_judge: bool = False


@dataclass(frozen=True)
class Redone(Happened):
    """A command that had been taken back was put back."""

    put_back: Count


@dataclass(frozen=True)
class RollConfirmed(DiceSeen, Happened):
    """Another player, or a judge, confirmed the dice that the actor typed (P302)."""


@dataclass(frozen=True)
class RulingCorrected(RulingExchanged, Happened):
    """A ruling was contested, and what came of it exchanged (P302); the fields are told in `engine.settling`."""


@dataclass(frozen=True)
class GameEnded(Happened):
    """The game is over: who won by what (4c); `by`: military, points, draw; agreed or retreat before the end."""

    winner: Literal["masters", "evil", ""]
    by: Literal["military", "points", "draw", "agreed", "retreat"]
    points: dict[str, int]


TableEvent = (
    GameOpened
    | PlayerJoined
    | PlayerLeft
    | FieldLaid
    | ObjectivePlaced
    | CharacterAdded
    | CharacterEdited
    | CharacterRemoved
    | Placed
    | StartingRolled
    | GoldenRuled
    | Corrected
    | Agreed
    | Imported
    | Undone
    | Redone
    | RollConfirmed
    | RulingCorrected
    | GameEnded
)
BY_EVENT: Mapping[str, type[TableEvent]] = MappingProxyType(
    {
        "game-opened": GameOpened,
        "player-joined": PlayerJoined,
        "player-left": PlayerLeft,
        "field-laid": FieldLaid,
        "objective-placed": ObjectivePlaced,
        "character-added": CharacterAdded,
        "character-edited": CharacterEdited,
        "character-removed": CharacterRemoved,
        "placed": Placed,
        "starting-rolled": StartingRolled,
        "golden-ruled": GoldenRuled,
        "corrected": Corrected,
        "agreed": Agreed,
        "imported": Imported,
        "undone": Undone,
        "redone": Redone,
        "roll-confirmed": RollConfirmed,
        "ruling-corrected": RulingCorrected,
        "game-ended": GameEnded,
    }
)
