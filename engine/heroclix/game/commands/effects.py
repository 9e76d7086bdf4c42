"""Commands about effects of cards that last (6.9a, 20.3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.heroclix.game.commands.base import By
from engine.heroclix.game.events.lasting import Until

__all__ = ["BeginEffect", "EffectCommand", "EndEffect"]


@dataclass(frozen=True)
class BeginEffect(By):
    """Put an effect of a card in force on a figure, by the card's `name`, until its duration is over (20.3).

    `effects`: structured effects as in a position document. `by`: the figure whose card it is; left out, nobody's.
    `even_if_lost`: it lasts although that figure loses it (20.6e), as it does for the rest of the `game` anyway.
    """

    figure: str
    name: str
    effects: Sequence[Mapping[str, Any]]
    until: Until = "turn"
    by: str | None = None
    even_if_lost: bool = False


@dataclass(frozen=True)
class EndEffect(By):
    """End an effect that is in force on a figure, by its number or its name: what it lasts for has changed."""

    figure: str
    effect: str | int


EffectCommand = BeginEffect | EndEffect
