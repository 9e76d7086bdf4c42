"""What all events of a game share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal

from pydantic import ConfigDict, Field

__all__ = ["Count", "Decided", "Die", "Happened", "Seat", "Square", "Thrower"]

Die = Annotated[int, Field(ge=1, le=6)]  # what one die shows
Seat = Literal["red", "blue", "green", "yellow"]  # a side that players take
Count = Annotated[int, Field(ge=0)]  # of clicks, tokens, events
Square = Annotated[str, Field(pattern=r"^[A-Z]{1,2}[1-9][0-9]{0,2}$")]  # its name; what is on the map, folding finds

Thrower = Literal["", "bot", "typed", "both"]  # whose dice an event holds: nobody knows of older logs
# what a decision was answered with: damage by target, dice, yes or no, a die, a name, or nothing yet
Decided = Annotated[dict[str, Count], Field(min_length=1)] | list[Die] | bool | Die | str | None


@dataclass(frozen=True, kw_only=True)
class Happened:
    """Who did it, and the number that the events of one command share: the sequence of the first of them."""

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

    actor: str
    command: Count
