"""Whom and what a question names: characters by their ids, places by their names."""

from __future__ import annotations

from engine.errors import DocumentError
from engine.motu.ground.field import Places
from engine.motu.names import Names
from engine.motu.position import Figure, Position
from engine.ruling import FigureId

__all__ = ["end_of", "figure_of", "known", "shown"]


def known(position: Position, path: str, id_: str) -> Figure:
    """Return the character of that id, on the field or not. Raises DocumentError."""
    if id_ not in position.by_id:
        expected = ", ".join(position.by_id) or "–"
        raise DocumentError(path, "error-not-there", id=id_, expected=expected)
    return position.by_id[id_]


def figure_of(position: Position, path: str, id_: str) -> Figure:
    """Return the character of that id, on the field. Raises DocumentError."""
    found = known(position, path, id_)
    if found.defeated or not found.places:
        raise DocumentError(path, "error-motu-off-field", id=id_)
    return found


def end_of(position: Position, path: str, text: str) -> Places:
    """Return the base of a character, or a single place. Raises DocumentError for what is neither."""
    if text in position.by_id:
        return figure_of(position, path, text).places
    return (Names(position.ground).place(path, text),)


def shown(position: Position, text: str) -> str:
    """Return what a question names as a sentence shows it: a character by its name."""
    return FigureId(text) if text in position.by_id else text
