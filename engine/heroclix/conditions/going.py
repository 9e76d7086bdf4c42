"""What cards say of breaking away and of knockback, settled for each figure before anybody moves (10.8, 12.6f).

The board knows no cards: it finds here what they come to in a position.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.heroclix.board.ground.board import Board
from engine.heroclix.board.measures import squares_within
from engine.heroclix.conditions.effects import OUTSIDE, InForce, against, by_those, means
from engine.heroclix.leaving import Leaving
from engine.heroclix.position import Figure, Position
from engine.heroclix.powers.special import in_force
from engine.heroclix.written.effect import EffectIn

__all__ = ["with_cards_of_going"]

KEPT = ("knocked-back", "placed")  # who can't be placed can't be knocked back either (12.6f)
UNHARMED = "knockback-damaged"
EVERY_RESULT = (1, 2, 3, 4, 5, 6)


def with_cards_of_going(position: Position) -> Position:
    """Return the position in which each figure knows what cards let or make it do when it leaves others."""
    found = list(_found(position))
    if not found:
        return position
    figures = tuple(_with(position, figure, found) for figure in position.figures)
    return replace(position, figures=figures)


def _found(position: Position) -> Iterator[InForce]:
    for holder in Board.of(position).carded:
        for special in in_force(holder.special):
            for effect in special.written:
                kept = effect.cant_be in KEPT and not _always(effect)
                if effect.break_away is not None or effect.beside is not None or effect.cant_be == UNHARMED or kept:
                    yield InForce(holder, special, effect)


def _always(effect: EffectIn) -> bool:
    """Return whether it holds of its own figure whoever does it and whenever: that is known with the figure itself."""
    return effect.who is None and effect.by is None and effect.by_side is None and isinstance(effect.when, str)


def _with(position: Position, figure: Figure, found: list[InForce]) -> Figure:
    beside = _those_afar(position, figure, [one for one in found if one.effect.beside is not None])
    mine = [
        one
        for one in found
        if one.effect.beside is None
        and means(position, one.holder, figure, one.effect)
        and against(position, one.holder, figure, one.effect, OUTSIDE) is None
    ]
    if not mine and not beside:
        return figure
    unmoved = dict(figure.unmoved_by)
    for one in (one for one in mine if one.effect.cant_be in KEPT):
        anybody = one.effect.by is None and one.effect.by_side is None
        by = (each for each in position.figures if by_those(position, one.holder, figure, each, one.effect))
        unmoved.update(dict.fromkeys(("",) if anybody else [each.id for each in by], one.special.name))
    return replace(figure, unmoved_by=unmoved, unharmed_by=_unharmed(mine), leaving=_leaving(mine, beside))


def _those_afar(position: Position, figure: Figure, found: list[InForce]) -> dict[str, int]:
    """Return the squares in which a figure is as adjacent to those whose cards say so (10.7b, 10.8)."""
    beside: dict[str, int] = {}
    alone: Position | None = None
    for holder, _, effect in found:
        if not (figure.squares and holder.squares) or position.friendly(figure, holder):
            continue
        if against(position, holder, figure, effect, OUTSIDE) is not None:
            continue
        if effect.beside == "breaking-away":
            squares = figure.squares_bits if means(position, holder, figure, effect) else 0
        else:
            if alone is None:  # wherever it goes, it is not where it came from
                alone = replace(position, figures=tuple(one for one in position.figures if one.id != figure.id))
            squares = _where(alone, holder, figure, effect)
        beside[holder.id] = beside.get(holder.id, 0) | squares
    return {holder: squares for holder, squares in beside.items() if squares}


def _where(position: Position, holder: Figure, figure: Figure, effect: EffectIn) -> int:
    """Return the squares in which a figure would be one of those that an effect is for."""
    within = None if effect.who is None else effect.who.within
    near = -1 if within is None else squares_within(position, holder.squares, within)
    squares = 0
    for square in range(position.map.columns * position.map.rows):
        if near >> square & 1 and means(position, holder, replace(figure, squares=(square,)), effect):
            squares |= 1 << square
    return squares


def _unharmed(mine: list[InForce]) -> str:
    """Return the card by which a figure takes no knockback damage (12.6e); "" where none says so."""
    return next((one.special.name for one in mine if one.effect.cant_be == UNHARMED), "")


def _leaving(mine: list[InForce], beside: dict[str, int]) -> Leaving | None:
    """Return on which results a figure leaves others by its cards and theirs; the hardest of theirs counts."""
    said = [(one.effect.break_away, one.special.name) for one in mine if one.effect.break_away is not None]
    if not said and not beside:
        return None
    freely = not any(one.never_automatic for one, _ in said)
    own = {die for one, _ in said for die in (EVERY_RESULT if one.automatic else one.on)}
    theirs = [set(one.only_on) for one, _ in said if one.only_on]
    held = set(EVERY_RESULT).intersection(*theirs) if theirs else set()
    return Leaving(
        tuple(sorted(own)),
        tuple(sorted(held)),
        sum(one.add or 0 for one, _ in said),
        tuple(name for _, name in said),
        freely,
        beside,
    )
