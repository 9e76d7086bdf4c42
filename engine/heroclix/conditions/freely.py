"""What a card lets somebody be given as FREE with a restriction, who can use it otherwise, too (7.6, 20.7, P214)."""

from __future__ import annotations

from dataclasses import replace

from engine.heroclix.position import Position

__all__ = ["as_given_freely"]


def as_given_freely(position: Position, figure: str, slug: str) -> Position | None:
    """Return the position in which it uses the card's version, which is given as FREE; None where it has no other.

    Where that is legal, it is taken as used so, since it costs nothing.
    """
    user = position.figure(figure)
    if slug not in user.freely:
        return None
    versions = {**user.versions, slug: user.freely[slug]}
    return position.with_figure(replace(user, as_free=user.as_free | {slug}, versions=versions, freely={}))
