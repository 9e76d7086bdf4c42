"""Questions of shots at squares, of squares in range, and of effects on them (`line_of_fire`, `distance`, `area`)."""

from __future__ import annotations

from engine.heroclix.words.context import Context, NotUnderstood
from engine.heroclix.words.pattern import Made, Pattern, asks, kinds
from engine.words.clauses import passive
from engine.words.reading import Reading
from engine.words.signs import Sign

__all__ = ["SQUARES"]

SHOT = frozenset({"tiro", "disparo", "shoot"})  # in words for range that say a shot, too, which needs a line


def _shot(context: Context) -> Made:
    """Ask for the line of fire to a square that somebody would shoot at, or from one that somebody is shot from."""
    reading = context.reading
    figure, square = _figure_and_square(reading)
    if not asks(reading, "shoot", "inrange", "reach") or not reading.has("shoot", "inrange"):
        raise NotUnderstood
    if not reading.has("shoot") and not any(set(sign.text.split()) & SHOT for sign in reading.all("inrange")):
        raise NotUnderstood
    shot, who = reading.first("shoot"), context.name(figure)
    if shot is not None and passive(reading.signs, shot):
        if figure.mark == "by" and square.mark == "":
            return {"type": "line_of_fire", "from": who, "to": square.word}
        if square.mark != "from" or figure.mark not in ("", "to"):
            raise NotUnderstood
        return {"type": "line_of_fire", "from": square.word, "to": who}
    if reading.has("there") and (square.mark, figure.mark) == ("from", "to"):
        return {"type": "line_of_fire", "from": square.word, "to": who}  # "is there a shot from E8 at Loki"
    if square.mark not in ("", "to", "for") or figure.mark == "for" or (figure.mark == "to" and square.mark != "for"):
        raise NotUnderstood
    if figure.mark == "to" and not any(sign.text.startswith(("le ", "da ")) for sign in reading.all("inrange")):
        raise NotUnderstood
    return {"type": "line_of_fire", "from": who, "to": square.word}


def _in_range(context: Context) -> Made:
    """Ask how far a square is from somebody: a range reaches as many squares as its value."""
    reading = context.reading
    figure, square = _figure_and_square(reading)
    if not asks(reading, "inrange", "reach"):
        raise NotUnderstood
    if not reading.has("inrange") and not (reading.has("reach") and reading.has("ranged", "value")):
        raise NotUnderstood
    if any(sign.word != "range" for sign in reading.all("value")):
        raise NotUnderstood
    first, other = sorted((figure, square), key=lambda spot: spot.at)
    return {"type": "distance", "a": context.name(first), "b": context.name(other)}


def _figure_and_square(reading: Reading) -> tuple[Sign, Sign]:
    """Return the figure and the square of a question that names one of each, and no other."""
    spots = reading.spots
    if sorted(spot.kind for spot in spots) != ["figure", "square"] or any(spot.form == "against" for spot in spots):
        raise NotUnderstood
    if reading.has("he", "him", "any", "me", "first") or "between" in (spot.mark for spot in spots):
        raise NotUnderstood
    figure, square = sorted(spots, key=lambda spot: spot.kind)
    return figure, square


EFFECTS = frozenset({"barrier", "smoke-cloud"})  # whose markers are laid on squares
LAYS = frozenset({"put", "puts", "place", "set", "drop"})  # of words for standing somewhere, those of laying


def _laid(context: Context) -> Made:
    """Ask whether a marker of an effect may be laid on a square: "can Niebla put smoke on F7"."""
    reading = context.reading
    figure, square = _figure_and_square(reading)
    words = {sign.word for sign in reading.all("power")}
    if len(words) != 1 or not words <= EFFECTS or not asks(reading, "use", "power") or reading.has("not"):
        raise NotUnderstood
    if figure.mark not in ("", "with") or square.mark != "to":
        raise NotUnderstood
    laid = reading.all("stand")
    if laid and (not reading.has("may") or any(sign.text not in LAYS for sign in laid)):
        raise NotUnderstood
    who, effect = context.figure(figure), words.pop()
    if effect not in who.powers:
        return {"type": "legal", "figure": who.id, "action": effect}  # an area does not ask who has the power
    return {"type": "area", "effect": effect, "figure": who.id, "at": square.word}


SQUARES = (
    Pattern("shot at a square", (frozenset({"shoot", "inrange"}),), kinds("reach", "have", "there", "ranged", "past"),
            _shot),
    Pattern("a square in range", (frozenset({"inrange", "ranged", "value"}),), kinds("have", "reach", "his"),
            _in_range),
    Pattern("a marker on a square", (frozenset({"power"}),), kinds("use", "make", "stand"), _laid),
)  # fmt: skip
