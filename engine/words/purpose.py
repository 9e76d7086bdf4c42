"""Verbs that say what something is for, "to hit Loki" and "para darle a Loki", or that stand for it: "hitting Loki"."""

from __future__ import annotations

from collections.abc import Sequence

from engine.words.reading import Reading
from engine.words.signs import Sign

__all__ = ["done_first", "gerund", "purpose"]

ENGLISH, SPANISH = ("to",), ("para", "pa")
GERUNDS = ("ing", "ando", "iendo")
BEHIND = frozenset({"", "with", "for", "by"})  # before who does it, where whom it is done to comes first


def purpose(reading: Reading, verbs: Sequence[str]) -> Sign | None:
    """Return the first verb that "to" or "para" stands before; None where none has it.

    `verbs`: the kinds of verbs.

    >>> hit = Sign("hit", "hit", form="base", at=2)
    >>> purpose(Reading((Sign("figure", "thor"), hit), False, (Sign("to", "to", at=1),)), ("hit",)) is hit
    True
    """
    for verb in reading.all(*verbs):
        if verb.text.startswith("to ") or _led(reading, verb, ENGLISH + SPANISH):
            return verb
    return None


def gerund(reading: Reading, verbs: Sequence[str]) -> Sign | None:
    """Return the first verb in the form that names what is done; None without one."""
    return next((verb for verb in reading.all(*verbs) if verb.text.split()[0].endswith(GERUNDS)), None)


def done_first(reading: Reading, verbs: Sequence[str]) -> bool:
    """Return whether words begin with what is to be done and to whom: "to hit Loki what does Thor need".

    >>> loki, thor = Sign("figure", "loki", at=2), Sign("figure", "thor", at=5)
    >>> done_first(Reading((Sign("hit", "to hit"), loki, Sign("wh", "what", at=3), thor), False), ("hit",))
    True
    """
    spots = reading.spots
    verb = purpose(reading, verbs) or gerund(reading, verbs)
    if len(spots) != 2 or verb is None or not verb.at < spots[0].at or spots[0].mark or spots[1].mark not in BEHIND:
        return False
    after = [sign for sign in reading.signs if sign.at > verb.at]
    return after[0] is spots[0]


def _led(reading: Reading, verb: Sign, words: Sequence[str]) -> bool:
    """Return whether one of some words stands before a verb, with nothing between that says anything."""
    leads = [each for each in reading.loose if each.text in words and each.at < verb.at]
    return bool(leads) and not any(leads[-1].at < sign.at < verb.at for sign in reading.signs)
