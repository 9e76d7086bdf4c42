"""What a ruling leaves to the table, said out loud: words of cards that nobody judges, and what they win over."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.message import Message
from engine.motu.position import NEGATIVE, POSITIVE, Figure, Weapon
from engine.ruling import FigureId, Step, StepKind, Typed

__all__ = ["SPECIAL", "left_out", "timing"]

LONGEST = 160  # characters of a special ability's words in a ruling

UNIQUE = Message("motu-left-effect", ("figure", "effect"), rule="7f")
ITEM = Message("motu-left-item", ("figure", "item"), rule="7j")
PASSIVE = Message("motu-left-passive", ("figure", "passive"), rule="7g")
SPECIAL = "special-ability"  # the fact of a step that leaves one to the players
SPECIAL_LEFT = Message("motu-left-special", ("weapon", "text"), rule="6c", fact=SPECIAL)
HIERARCHY = Message("motu-left-hierarchy", (), rule="2/jerarquia-de-reglas")
TIMING = Message("motu-left-timing", ("figure",), rule="7n")


def left_out(*figures: Figure, items: bool = True, using: Iterable[Weapon] = ()) -> Iterator[Step]:
    """Yield what of some characters is not judged: unique effects, passive abilities, items, special abilities.

    `items`: whether passive abilities and items are told. `using`: the weapons that are used, as the special ability of
    another is not (6c). Behind any of that stands which of them win over which, and over the rulebook (2).

    >>> from engine.motu.position import Item
    >>> brak = Figure("brak", "Brak", "masters", positive="speed", negative="dazzle", items=(Item("shield"),))
    >>> [step.message for step in left_out(brak)]
    ['motu-left-effect', 'motu-left-item', 'motu-left-hierarchy']
    """
    found = [*_of(figures, items=items), *_special(using)]
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
        for passive in figure.passives if items else ():
            yield PASSIVE.step(StepKind.IGNORED, figure=who, passive=Typed(passive))
        for item in figure.items if items else ():
            if not item.consumable:
                yield ITEM.step(StepKind.IGNORED, figure=who, item=Typed(item.id))


def _special(weapons: Iterable[Weapon]) -> Iterator[Step]:
    """Yield the special abilities of weapons, as far as a line holds their words (6c)."""
    for weapon in weapons:
        text = weapon.special if len(weapon.special) <= LONGEST else f"{weapon.special[: LONGEST - 1]}…"
        if text:
            yield SPECIAL_LEFT.step(StepKind.IGNORED, weapon=Typed(weapon.id), text=Typed(text.rstrip(". ")))
