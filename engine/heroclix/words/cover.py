"""Questions of cover, which is what hinders a line of fire (CONTRACT 3.1: `line_of_fire`)."""

from __future__ import annotations

from engine.heroclix.words.context import Context, NotUnderstood
from engine.heroclix.words.pattern import Made, Pattern, kinds

__all__ = ["COVER"]


def _cover(context: Context) -> Made:
    """Ask for the line of fire to who has cover, from who is named with `from`, `against`, `of` or `by`."""
    reading = context.reading
    spots = reading.spots
    if len(spots) != 2 or reading.has("may", "he", "him", "any", "me", "first", "why"):
        raise NotUnderstood
    one, other = spots
    if one.mark == "between" and other.mark in ("", "between"):
        source, target = one, other
    elif one.mark in ("", "of") and other.mark in ("from", "by", "of", "to") and other.mark != one.mark:
        source, target = other, one
    elif one.mark in ("from", "to") and not other.mark:
        source, target = one, other
    else:
        raise NotUnderstood
    if context.name(source) == context.name(target):
        raise NotUnderstood
    return {"type": "line_of_fire", "from": context.name(source), "to": context.name(target)}


COVER = (Pattern("cover", (frozenset({"cover"}),), kinds("have", "there", "wh", "and"), _cover),)
