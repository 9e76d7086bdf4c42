"""A weapon as it is typed: by its name or its id, as much of it as no other weapon of its owner has."""

from __future__ import annotations

from bot.app.errors import UserError
from bot.table.dispute.said import word_of
from bot.words.language import LANGUAGES, catalogue
from engine.motu.game.state.figure import GameFigure
from engine.motu.position import FISTS
from engine.ruling import Term

__all__ = ["weapon_called", "weapon_of"]

LONGEST = 60  # characters that an error repeats


def weapon_of(figure: GameFigure, named: str | None) -> str:
    """Return the id of the weapon that is named, or of the only one. Raises UserError.

    Case and accents do not count; a part of a name will do where no other weapon has it.
    """
    armed = [weapon.id for weapon in figure.for_position().armed()]
    called = {id_: {word_of(id_), *map(word_of, _names(figure, id_))} for id_ in armed}
    offered = tuple(weapon_called(figure, id_) for id_ in armed)
    if named is None:
        if len(armed) == 1:
            return str(armed[0])
        raise UserError("motu-which-weapon", figure=figure.name[:LONGEST], weapons=offered)
    wanted = word_of(named)
    found = [id_ for id_ in armed if wanted in called[id_]]
    found = found or [id_ for id_ in armed if wanted and any(wanted in name for name in called[id_])]
    if len(found) != 1:
        key = "motu-several-weapons" if found else "motu-no-weapon"
        names = tuple(weapon_called(figure, id_) for id_ in found)
        several = names if len(set(names)) == len(names) else tuple(found)  # by their ids where names do not tell
        raise UserError(key, figure=figure.name[:LONGEST], given=named[:LONGEST], weapons=several or offered)
    return str(found[0])


def weapon_called(figure: GameFigure, weapon: str) -> str:
    """Return what a weapon of a character is called: as it is printed, fists in the reader's language."""
    return Term("motu-fists") if weapon == FISTS.id else figure.card.named(weapon)


def _names(figure: GameFigure, weapon: str) -> tuple[str, ...]:
    if weapon == FISTS.id:
        return tuple(catalogue(language).term("motu-fists") for language in LANGUAGES)
    return (figure.card.named(weapon),)
