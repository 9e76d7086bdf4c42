"""What all events of a game share, and the kinds of value that they hold."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal

from pydantic import ConfigDict, Field

from engine.readable import READABLE, Shown
from engine.validation import CITED, ID, USER

__all__ = [
    "Actor",
    "Count",
    "Die",
    "Happened",
    "Id",
    "Named",
    "PlaceText",
    "Seal",
    "Shown",
    "Stands",
    "Thrower",
    "WarSide",
]

WarSide = Literal["masters", "evil"]
Die = Annotated[int, Field(ge=1, le=6)]  # what one die shows
Id = Annotated[str, Field(max_length=80, pattern=ID)]  # a new one, as `new_id` makes it: buttons and menus hold it
Named = Annotated[str, Field(min_length=1, max_length=80, pattern=READABLE)]  # what the card of a character names
Actor = Annotated[str, Field(max_length=64, pattern=USER)]  # a user's id; nobody's: the bot did it
Count = Annotated[int, Field(ge=0, le=10_000)]
PlaceText = Annotated[str, Field(min_length=2, max_length=100)]  # its name; what is on the field, folding finds
Seal = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]  # SHA-256 of what is hidden
Cited = Annotated[str, Field(max_length=120, pattern=CITED)]  # a section or reading
Stands = Annotated[tuple[Cited, ...], Field(max_length=60)]  # what speaks against something that was let stand
Thrower = Literal["", "bot", "typed", "both"]  # whose dice an event holds


@dataclass(frozen=True, kw_only=True)
class Happened:
    """Who did it, and the number that the events of one command share: the sequence of the first of them."""

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

    actor: Actor
    command: Annotated[int, Field(ge=0)]
