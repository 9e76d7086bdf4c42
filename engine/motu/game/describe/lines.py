"""What the lines of the log are made of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.message import Message
from engine.motu.game.describe.messages import side_term
from engine.ruling import FigureId, Step, StepKind, Term, Typed

__all__ = ["Teller", "plain", "shown"]

RESULT = StepKind.RESULT
Teller = Callable[[Any], Step]

FIGURES = frozenset(("figure", "by", "of", "target", "mover"))
TYPED = frozenset(("card", "token", "player", "name", "text", "weapon", "ability", "item", "mark"))


def shown(name: str, value: object) -> object:
    """Return a fact of an event as its sentence shows it: a character by its name, an army by its own."""
    if name == "side":
        return side_term(str(value))
    if name in FIGURES:
        return FigureId(str(value))
    if name in TYPED:
        return Typed(str(value))
    if name in ("phase", "bonus"):
        return Term(f"motu-{name}-{value}")
    return value


def plain(message: Message, *fields: str, kind: StepKind = RESULT) -> Teller:
    """Make the describer that passes these fields of an event on as they are shown."""

    def tell(event: Any) -> Step:
        data: dict[str, Any] = {name: shown(name, getattr(event, name)) for name in fields}
        return message.step(kind, **data)

    return tell
