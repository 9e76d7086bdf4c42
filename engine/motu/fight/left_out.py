"""What a ruling leaves to the table, said out loud: words of cards that nobody judges, and what they win over."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.message import Message
from engine.motu.position import NEGATIVE, POSITIVE, Figure
from engine.ruling import FigureId, Step, StepKind, Typed

__all__ = ["left_out", "timing"]

UNIQUE = Message("motu-left-effect", ("figure", "effect"), rule="7f")
ITEM = Message("motu-left-item", ("figure", "item"), rule="7j")
HIERARCHY = Message("motu-left-hierarchy", (), rule="2/jerarquia-de-reglas")
TIMING = Message("motu-left-timing", ("figure",), rule="7n")


def left_out(*figures: Figure, items: bool = True) -> Iterator[Step]:
    """Yield what of some characters is not judged: unique effects, and where asked the passive words of their items.

    Behind any of that stands which of them win over which, and over the rulebook (2).

    >>> from engine.motu.position import Item
    >>> brak = Figure("brak", "Brak", "masters", positive="speed", negative="dazzle", items=(Item("shield"),))
    >>> [step.message for step in left_out(brak)]
    ['motu-left-effect', 'motu-left-item', 'motu-left-hierarchy']
    """
    found = list(_of(figures, items=items))
    yield from found
    if found:
        yield HIERARCHY.step(StepKind.CHECK)


def timing(figure: Figure) -> Iterator[Step]:
    """Yield when a character's cards do what they do as it is activated, where it has any that may (7n)."""
    if next(_of((figure,), items=True), None) is not None:
        yield TIMING.step(StepKind.CHECK, figure=FigureId(figure.id))


def _of(figures: Iterable[Figure], *, items: bool) -> Iterator[Step]:
    for figure in {each.id: each for each in figures}.values():
        who = FigureId(figure.id)
        for effect in (figure.positive, figure.negative):
            if effect is not None and effect not in (*POSITIVE, *NEGATIVE):
                yield UNIQUE.step(StepKind.IGNORED, figure=who, effect=Typed(effect))
        for item in figure.items if items else ():
            if not item.consumable:
                yield ITEM.step(StepKind.IGNORED, figure=who, item=Typed(item.id))
