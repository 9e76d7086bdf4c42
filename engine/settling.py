"""What players settle among themselves, in the fields that both games write down: dice confirmed, rulings corrected.

A game's own event or command adds who did it, and the readings that its book leaves open.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from pydantic import Field

from engine.readable import Shown

__all__ = ["DiceSeen", "ExchangeRuling", "RulingExchanged", "SeeDice"]

Count = Annotated[int, Field(ge=0)]


@dataclass(frozen=True)
class DiceSeen:
    """Event: another player, or a judge, confirmed the dice that the actor typed."""

    by: str
    name: Shown
    judge: bool = False


@dataclass(frozen=True)
class RulingExchanged:
    """Event: a ruling was contested, and what came of it exchanged: from the command `since` on, 0 at the log's end.

    `about`: the command whose ruling it was, 0 for one that was refused. `facts`: what was said to have been different.
    `events`: what happens instead, each as JSON under its own number; `commands`: what was commanded for those of a
    number, where that is not what was commanded for it before. `changed`, `standing`, `dropped`: the numbers of later
    commands that came out differently, that were let stand, and that no longer hold. `by`: who decided; by dice, whose
    they were, `throwers`, and what fell, `thrown`. Where dice let the ruling stand, nothing is exchanged.
    """

    since: Count
    about: Count
    events: tuple[dict[str, Any], ...]
    facts: tuple[dict[str, Any], ...] = ()
    commands: dict[str, tuple[dict[str, Any], ...]] = field(default_factory=dict)
    changed: tuple[Count, ...] = ()
    standing: tuple[Count, ...] = ()
    dropped: tuple[Count, ...] = ()
    by: Literal["agreed", "judge", "alone", "dice"] = "agreed"
    throwers: tuple[Shown, ...] = ()
    thrown: tuple[Annotated[int, Field(ge=1, le=6)], ...] = ()

    @property
    def stood(self) -> bool:
        """Whether the dice let the ruling stand: nothing is exchanged."""
        return self.by == "dice" and not self.events and bool(self.thrown)

    @property
    def told_dice(self) -> str:
        """Whose dice decided and what they were, in brackets behind a blank; empty where none did, or it is not known.

        >>> RulingExchanged(0, 5, (), by="dice", throwers=("Ana", "Bruno"), thrown=(2, 5)).told_dice
        ' (Ana 2, Bruno 5)'
        """
        pairs = ", ".join(f"{name} {die}" for name, die in zip(self.throwers, self.thrown, strict=False))
        return f" ({pairs})" if pairs else ""


@dataclass(frozen=True)
class SeeDice:
    """Command: write down that another player, or a judge, saw the dice that the actor typed: who, and the name."""

    by: str
    name: str = ""
    confirmed_as_judge: bool = False


@dataclass(frozen=True)
class ExchangeRuling:
    """Command: exchange what a contested ruling brought about; its fields are those of `RulingExchanged`."""

    since: int
    about: int
    events: Sequence[Mapping[str, Any]]
    facts: Sequence[Mapping[str, Any]] = ()
    commands: Mapping[str, Sequence[Mapping[str, Any]]] = field(default_factory=dict)
    changed: Sequence[int] = ()
    standing: Sequence[int] = ()
    dropped: Sequence[int] = ()
    by: str = "agreed"
    throwers: Sequence[str] = ()
    thrown: Sequence[int] = ()
