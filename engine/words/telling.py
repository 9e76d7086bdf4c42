"""Words that tell what was done, or what somebody leaves undone, or except something: none asks what else they say.

"Did Thor hit Loki", "Thor le pegó a Loki" (without its accent "pego", which "I hit" is too), "puede no pegarle".
"""

from __future__ import annotations

from engine.words.reading import SPOTS, Reading
from engine.words.signs import Sign

__all__ = ["excepts", "told"]

# the first person of today, and, where an accent is left out, what a third did
_TWINS = (
    "pego ataco golpeo atino acierto impacto conecto disparo tiro llego alcanzo llevo transporto agarro levanto tomo "
    "uso activo utilizo logro disparamos mato tumbo remato noqueo elimino liquido"
)
TWINS = frozenset(_TWINS.split())
DONE = frozenset({"shot", "struck", "stabbed", "swung"})  # beside what ends in -ed
HELD = ("have", "there", "make")  # what somebody has, or does, is a noun: "tiene tiro"
MAY = frozenset({"can", "could", "may", "might"})

AUXILIARIES = ("may", "do", "be", "have", "was", "did", "need", "there", "first", "why")
WHICH = ("where", "far", "how", "who", "distance")
COUNTED = ("number", "double", "counted")


def told(reading: Reading) -> bool:
    """Return whether words tell what was done, or ask whether it may be left undone, or has to be.

    >>> thor, pego = Sign("figure", "thor"), Sign("hit", "pego", form="first", at=1)
    >>> told(Reading((thor, pego, Sign("figure", "loki", mark="to", at=3)), True))
    True
    >>> told(Reading((pego, Sign("figure", "loki", mark="to", at=3), Sign("figure", "thor", mark="with", at=5)), True))
    False
    """
    return _anothers(reading) or _done(reading) or _undone(reading) or _must(reading)


def _anothers(reading: Reading) -> bool:
    """Return whether a verb that might be of the first person stands beside somebody who does it."""
    signs = reading.signs
    if reading.has("me", "first") or any(spot.mark == "with" for spot in reading.spots):
        return False
    for at, sign in enumerate(signs):
        if sign.text.removeprefix("le ") not in TWINS or (at and signs[at - 1].kind in HELD):
            continue
        if at > 1 and signs[at - 1].kind == "figure" and signs[at - 2].kind == "have":
            continue  # "tiene Thor disparo a Loki"
        beside = [signs[place] for place in (at - 1, at + 1) if 0 <= place < len(signs)]
        beside += signs[at - 2 : at - 1] if at > 1 and signs[at - 1].kind in ("le", "him") else ()
        if any(spot.kind == "figure" and spot.mark in ("", "of") for spot in beside):
            return True
    return False


def _done(reading: Reading) -> bool:
    """Return whether English says that somebody did it, or does: "Thor attacked Loki", "is Thor hitting Loki"."""
    if reading.has("may", "was", "did", "if", "when", "need", "wh", "flank") or any(
        spot.mark == "by" for spot in reading.spots
    ):
        return False
    verbs = reading.all("hit", "shoot", "punch", "harm", "kill", "melee")
    if reading.has("be"):
        led = {spot.at for spot in reading.spots if spot.mark == ""}
        return any(sign.text.split()[0].endswith("ing") and led & set(range(sign.at)) for sign in verbs)
    return any(_past(sign) for sign in verbs)


def _past(sign: Sign) -> bool:
    first = sign.text.split()[0]
    return first.endswith("ed") or first in DONE


def _undone(reading: Reading) -> bool:
    """Return whether it may be left undone: "puede no pegarle", "can Hulk not hit Ultron"."""
    may = reading.first("may")
    if may is None or reading.has("why", "wh", "how"):
        return False
    for sign in reading.all("not"):
        if sign.at < may.at:
            continue
        if any(may.at < spot.at < sign.at for spot in reading.spots) or may.text.split()[0] not in MAY:
            return True
    return False


def _must(reading: Reading) -> bool:
    """Return whether it is asked if something has to be: "does Thor have to be next to Loki"."""
    if reading.has("need", "break", "stuck"):
        return False
    to = {each.at for each in reading.loose if each.text == "to"}
    to |= {sign.at for sign in reading.signs if sign.text.startswith("to ")}
    return any(sign.at + 1 in to for sign in reading.all("have"))


def excepts(reading: Reading) -> bool:
    """Return whether "not" is said of whom or what it stands before, or of all that is asked for.

    "Can Thor see not Loki", "rolled 4 not 3", "where can Thor not go"; not "can't Thor see Loki", in which the verb has
    it.

    >>> see, loki = Sign("see", "see"), Sign("figure", "loki", at=2)
    >>> excepts(Reading((see, Sign("not", "not", at=1), loki), True)), excepts(Reading((see, loki), True))
    (True, False)
    """
    signs = reading.signs
    for at, sign in enumerate(signs):
        if sign.kind != "not" or " " in sign.text:  # not "no way"
            continue
        before, after = signs[at - 1] if at else None, signs[at + 1] if at + 1 < len(signs) else None
        if after is not None and after.kind in COUNTED:
            return True
        if after is not None and after.kind in SPOTS:
            verb = before is not None and before.kind in AUXILIARIES and sign.text == "not"
            if not verb:
                return True
    return reading.has("not") and reading.has(*WHICH) and not reading.has("why")
