"""Questions about powers put to use, and about all that a figure may be given (`legal`, `legal_actions`)."""

from __future__ import annotations

from typing import Any

from engine.heroclix.words.context import Context, NotUnderstood
from engine.heroclix.words.pattern import Made, Pattern, asks, kinds
from engine.heroclix.words.powers import DOING, MOVING, VERBS
from engine.words.reading import Reading
from engine.words.signs import Sign

__all__ = ["ACTS"]


def _power(context: Context) -> Made:
    """Ask whether a power may be used, on whom where somebody is named."""
    reading = context.reading
    powers = {sign.word for sign in reading.all("power")}
    if len(powers) != 1 or _on_no_value(reading, powers) or any(sign.text == "por" for sign in reading.loose):
        raise NotUnderstood  # "no le tira a Loki por sigilo" says why
    spoken = reading.all("power")[0]
    if len(reading.spots) > 1 and _moves(context, spoken):
        raise NotUnderstood  # where "Vision teleports to Rook" leads, is a question of moves
    if not asks(reading, "use", "power") and not _does(reading, spoken):
        raise NotUnderstood
    does = _does(reading, spoken)
    if not does and not _used(reading, spoken):
        raise NotUnderstood
    spots = reading.spots
    made: dict[str, Any] = {"type": "legal", "action": next(iter(powers))}
    if len(spots) == 1 and not reading.has("him", "he") and not (context.supposed and spots[0].mark == "to"):
        context.does_it(spots[0])
        if spots[0].mark not in ("", "for", "with", "by", "of"):
            raise NotUnderstood
        if reading.has("me", "first") and spots[0].mark == "":
            raise NotUnderstood
        return {**made, "figure": context.figure(spots[0]).id}
    if not spots:
        return {**made, "figure": context.figure(context.alone()).id}
    user, target = _user_and_target(context, spoken)
    if user == target:
        raise NotUnderstood
    return {**made, "figure": user, "target": target}


def _on_no_value(reading: Reading, powers: set[str]) -> bool:
    """Return whether a value is named that no power is used on: Perplex alone is, on one that somebody named has."""
    spots = reading.spots
    return reading.has("value") and not (powers == {"perplex"} and len(spots) == 2 and spots[1].mark == "of")


def _user_and_target(context: Context, spoken: Sign) -> tuple[str, str]:
    """Return who uses a power on whom."""
    if any(spot.mark == "from" and spot.kind == "figure" for spot in context.reading.spots):
        return _from_whom(context, spoken)
    spots = context.reading.spots
    if len(spots) == 2 and not spots[0].mark and spots[1].mark == "for" and spots[0].at < spoken.at < spots[1].at:
        return context.figure(spots[0]).id, context.figure(spots[1]).id  # "can Vane use Perplex for Wolf"
    if len(spots) == 2 and not spots[0].mark and not spots[1].mark and not _said_between(context.reading, *spots):
        raise NotUnderstood
    a, b = context.pair(with_is_patient=True, of_is_patient=_taken_from(context, spoken))
    return context.figure(a).id, context.figure(b).id


def _used(reading: Reading, spoken: Sign) -> bool:
    """Return whether words say that a power is used, or may be: by a verb of using, or the power itself as a verb."""
    if not reading.has("use", "make") and spoken.text not in VERBS and not reading.has("may", "first"):
        return False
    return reading.has("may", "use", "first") or (reading.asked and spoken.text in VERBS)


def _moves(context: Context, spoken: Sign) -> bool:
    """Return whether a power is a way to move and no attack, said as a verb: "can Vision teleport to Rook"."""
    power = context.position.powers[spoken.word]
    moving = spoken.word == "leap-climb" or (power.moves and power.attack is None)
    return moving and spoken.text in MOVING and not context.reading.has("use", "make")


def _said_between(reading: Reading, one: Sign, other: Sign) -> bool:
    """Return whether the power, or that it is used, is said between two."""
    return any(one.at < sign.at < other.at for sign in reading.all("use", "power", "make"))


def _from_whom(context: Context, spoken: Sign) -> tuple[str, str]:
    """Return who steals energy from whom; of any other power it is open what is from somebody."""
    spots = context.reading.spots
    if spoken.word != "steal-energy" or len(spots) != 2 or spots[0].mark or context.reading.has("be", "he", "him"):
        raise NotUnderstood
    return context.figure(spots[0]).id, context.figure(spots[1]).id


def _does(reading: Reading, spoken: Sign) -> bool:
    """Return whether it is asked of somebody who is named first that it does what a power does: "Vane heals Moth?"."""
    spots = reading.spots
    return reading.asked and spoken.text in DOING and bool(spots) and spots[0].at < spoken.at and not spots[0].mark


def _taken_from(context: Context, spoken: Sign) -> bool:
    """Return whether a verb takes a power of whom `of` names: "anular un poder de Rook" does it to Rook.

    Raises NotUnderstood where somebody would use a power of another: nobody does, and it is not asked who endures it.
    """
    figures = context.reading.all("figure")
    if len(figures) != 2 or figures[0].mark or figures[1].mark != "of" or figures[1].at < spoken.at:
        return False
    if spoken.text.split()[0] not in VERBS or context.reading.has("use", "make"):
        raise NotUnderstood
    return True


MUCH = ("cuant", "cto", "much", "high", "como", "tan", "tanto")


def _options(context: Context) -> Made:
    """Ask for all that a figure may be given."""
    reading = context.reading
    if reading.has("not") or not (asks(reading) or reading.has("options")):
        raise NotUnderstood
    if any(sign.text.split()[-1].startswith(MUCH) or " " in sign.text for sign in reading.all("wh")):
        raise NotUnderstood  # how much, or with what, asks for no actions
    figure = context.alone()
    if figure.mark not in ("", "of", "for", "with", "by") or reading.has("him"):
        raise NotUnderstood
    if reading.has("me", "first") and figure.mark != "with":
        raise NotUnderstood
    return {"type": "legal_actions", "figure": context.figure(figure).id}


ACTS = (
    Pattern("power", (frozenset({"power"}),), kinds("use", "power", "make", "have-not", "any-target", "value"), _power),
    Pattern(
        "options",
        (frozenset({"options", "wh"}), frozenset({"act-do", "options", "act"})),
        kinds("options", "act-do", "act", "wh", "have", "there"),
        _options,
    ),
    Pattern("may act", (frozenset({"act"}), frozenset({"may", "do"})), kinds("act"), _options),
)
