"""What a ruling leaves to the table, said out loud: words of cards that nobody judges (7f, 7j)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.message import Message
from engine.motu.position import NEGATIVE, POSITIVE, Figure
from engine.ruling import FigureId, Step, StepKind, Typed

__all__ = ["left_out"]

UNIQUE = Message("motu-left-effect", ("figure", "effect"), rule="7f")
ITEM = Message("motu-left-item", ("figure", "item"), rule="7j")


def left_out(*figures: Figure, items: bool = True) -> Iterator[Step]:
    """Yield what of some characters is not judged: unique effects, and where asked the passive words of their items.

    >>> from engine.motu.position import Item
    >>> brak = Figure("brak", "Brak", "masters", positive="speed", negative="dazzle", items=(Item("shield"),))
    >>> [step.message for step in left_out(brak)]
    ['motu-left-effect', 'motu-left-item']
    """
    for figure in {each.id: each for each in figures}.values():
        who = FigureId(figure.id)
        for effect in (figure.positive, figure.negative):
            if effect is not None and effect not in (*POSITIVE, *NEGATIVE):
                yield UNIQUE.step(StepKind.IGNORED, figure=who, effect=Typed(effect))
        for item in figure.items if items else ():
            if not item.consumable:
                yield ITEM.step(StepKind.IGNORED, figure=who, item=Typed(item.id))
