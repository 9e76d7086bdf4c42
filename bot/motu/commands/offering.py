"""What is offered to whoever types an option: characters, marks, a character's weapons, what else it can use."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from discord import app_commands

from bot.app.errors import UserError
from bot.motu.table import table
from bot.motu.typing.weapons import weapon_called
from bot.table.call import Call
from bot.table.dispute.said import word_of
from engine.errors import DocumentError
from engine.motu.game import GameState
from engine.motu.game.state.figure import GameFigure
from engine.ruling import Term

__all__ = ["characters", "marks", "uses", "weapons"]

MOST, LONGEST = 25, 100  # choices, and characters of one, that Discord takes

Offers = list[app_commands.Choice[str]]


async def characters(call: Call, _given: Any, current: str) -> Offers:
    """Offer the characters of the channel's game."""
    try:
        state: GameState = (await table(call)).state
    except UserError:
        return []
    wanted, names = current.strip().casefold(), state.names
    found = [one.id for one in state.figures if wanted in names[one.id].casefold() or wanted in one.id]
    return [app_commands.Choice(name=names[id_][:LONGEST], value=id_[:LONGEST]) for id_ in found][:MOST]


async def marks(call: Call, _given: Any, current: str) -> Offers:
    """Offer the marks on the channel's field."""
    try:
        state: GameState = (await table(call)).state
    except UserError:
        return []
    wanted = current.strip().casefold()
    ids = [mark.id for mark in state.marks if wanted in mark.id.casefold()]
    return [app_commands.Choice(name=id_[:LONGEST], value=id_[:LONGEST]) for id_ in ids][:MOST]


async def weapons(call: Call, given: Any, current: str) -> Offers:
    """Offer what the attacker that is named, or whoever acts, can attack with."""
    figure = await _owner(call, getattr(given, "attacker", None))
    listed = [] if figure is None else list(_weapons(call, figure))
    return _matching(listed, current)


async def uses(call: Call, given: Any, current: str) -> Offers:
    """Offer what the character that is named, or whoever acts, can use: abilities, items, concentration, guard."""
    figure = await _owner(call, getattr(given, "figure", None))
    if figure is None:
        return []
    listed = [(figure.card.named(each.id), each.id) for each in figure.card.abilities]
    listed += [(each.name or each.id, each.id) for each in figure.card.items if each.consumable]
    listed += [(call.words.term(f"motu-{action}"), action) for action in ("concentration", "guard")]
    return _matching(listed, current)


async def _owner(call: Call, named: str | None) -> GameFigure | None:
    """Return the character that is named, else the one that acts; None where there is none."""
    try:
        state: GameState = (await table(call)).state
        named = named or state.course.active
        return state.figure(named) if named else None
    except (UserError, DocumentError):
        return None


def _weapons(call: Call, figure: GameFigure) -> Iterator[tuple[str, str]]:
    """Yield each weapon's name with its kind and range, and its id."""
    for weapon in figure.for_position().armed():
        called = weapon_called(figure, weapon.id)
        name = call.words.term(called) if isinstance(called, Term) else called
        said = [
            name,
            call.words.term(f"motu-{weapon.kind}"),
            *([f"{call.words.number(weapon.range)}″"] if weapon.range else []),
        ]
        yield " · ".join(said), weapon.id


def _matching(listed: list[tuple[str, str]], current: str) -> Offers:
    wanted = word_of(current)
    found = [(name, id_) for name, id_ in listed if wanted in word_of(name) or wanted in word_of(id_)]
    return [app_commands.Choice(name=name[:LONGEST], value=id_[:LONGEST]) for name, id_ in found][:MOST]
