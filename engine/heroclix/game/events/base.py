"""What all events of a game share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from pydantic import ConfigDict

__all__ = ["Happened", "Thrower"]

Thrower = Literal["", "bot", "typed", "both"]  # whose dice an event holds: nobody knows of older logs


@dataclass(frozen=True, kw_only=True)
class Happened:
    """Who did it, and the number that the events of one command share: the sequence of the first of them."""

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

    actor: str
    command: int
