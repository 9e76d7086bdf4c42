"""What all events of a game share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal

from pydantic import AfterValidator, ConfigDict, Field
from pydantic_core import PydanticCustomError

from engine.readable import Shown
from engine.validation import CITED, ID, USER

__all__ = [
    "Actor",
    "Base",
    "Clicks",
    "Count",
    "Decided",
    "Die",
    "Happened",
    "Id",
    "Objection",
    "Party",
    "Seat",
    "Shown",
    "Square",
    "Thrower",
]

Die = Annotated[int, Field(ge=1, le=6)]  # what one die shows
Seat = Literal["red", "blue", "green", "yellow"]  # a side that players take
Party = Literal["red", "blue", "green", "yellow", ""]  # a side, or none
Id = Annotated[str, Field(max_length=80, pattern=ID)]  # a new one, as `new_id` makes it: buttons and menus hold it
Actor = Annotated[str, Field(max_length=64, pattern=USER)]  # a user's id; nobody's: the bot did it
Count = Annotated[int, Field(ge=0)]  # of clicks, tokens, events
Clicks = Annotated[int, Field(ge=0, le=999)]  # of damage that one attack assigns to one figure
Square = Annotated[str, Field(pattern=r"^[A-Z]{1,2}[1-9][0-9]{0,2}$")]  # its name; what is on the map, folding finds


def _each_once(squares: tuple[str, ...]) -> tuple[str, ...]:
    """Raise for a square that a base is told to cover twice."""
    for place, square in enumerate(squares):
        if square in squares[:place]:
            raise PydanticCustomError("square_twice", "a square twice", {"square": square})
    return squares


Cited = Annotated[str, Field(max_length=120, pattern=CITED)]  # a section or reading
Objection = Annotated[tuple[Cited, ...], Field(max_length=60)]  # what speaks against something that was let stand

Base = Annotated[tuple[Square, ...], AfterValidator(_each_once)]  # the squares of one base

Thrower = Literal["", "bot", "typed", "both"]  # whose dice an event holds: nobody knows of older logs
# what a decision was answered with: damage by target, dice, yes or no, a die, a name, or nothing yet
Decided = Annotated[dict[str, Count], Field(min_length=1)] | list[Die] | bool | Die | str | None


@dataclass(frozen=True, kw_only=True)
class Happened:
    """Who did it, and the number that the events of one command share: the sequence of the first of them."""

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

    actor: Actor
    command: Count
