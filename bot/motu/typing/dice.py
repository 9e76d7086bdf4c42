"""Dice that players threw, as they write them: what fell, what was thrown again, what exploded.

`6 4 2 1; mana 4=5; free 3=2; new 5` is a roll: the dice as they fell, the fourth one thrown again for mana and now a 5,
the third one for free and now a 2, one new die of an explosion that shows a 5. `new none`: explosions are left. The
defense comes after a bar: `6 4 2 | 5 1`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from bot.app.errors import UserError
from engine.motu.game import Rolled

__all__ = ["DICE", "dice_typed", "new_typed", "roll_typed", "rolls_typed", "swaps_typed"]

LONGEST = 60  # characters that an error repeats
DICE = re.compile(r"[1-6](?:[ ,+-]*[1-6])*")
_SWAP = re.compile(r"(\d{1,2})(?: ?[=→>:] ?([1-6]))?")
_PART = re.compile(r"([^\W\d_]+)\s*:?\s*(.*)")
WORDS = {
    "mana": "mana", "maná": "mana",
    "free": "free", "gratis": "free", "gratuita": "free", "gratuitas": "free",
    "new": "new", "explosion": "new", "explosions": "new", "nuevo": "new", "nuevos": "new", "explosión": "new",
    "explosiones": "new",
}  # fmt: skip
NONE = frozenset({"none", "no", "-", "–", "0", "ninguno", "ninguna", "nada"})


def dice_typed(text: str, refusal: str = "motu-dice-not-read") -> list[int]:
    """Return dice as they fell. Raises UserError, of that message, for what are none.

    >>> dice_typed("6 4 2 1"), dice_typed("6421")
    ([6, 4, 2, 1], [6, 4, 2, 1])
    """
    if not DICE.fullmatch(text.strip()):
        raise UserError(refusal, given=text[:LONGEST])
    return [int(die) for die in re.findall("[1-6]", text)]


def new_typed(text: str, refusal: str = "motu-dice-not-read") -> list[int]:
    """Return the new dice of explosions; none for a word that says so. Raises UserError.

    >>> new_typed("5 6 2"), new_typed("none")
    ([5, 6, 2], [])
    """
    return [] if text.strip().casefold() in NONE else dice_typed(text, refusal)


def swaps_typed(text: str) -> dict[int, int | None]:
    """Return which dice are thrown again, by position from 1: with what they show now, or without. Raises UserError.

    >>> swaps_typed("2, 5"), swaps_typed("2=4 5=6")
    ({2: None, 5: None}, {2: 4, 5: 6})
    """
    found: dict[int, int | None] = {}
    for part in re.split(r"[,\s]+", re.sub(r"\s*([=→>:])\s*", r"\1", text.strip())):
        match = _SWAP.fullmatch(part)
        if match is None or int(match[1]) in found:
            raise UserError("motu-swaps-not-read", given=text[:LONGEST])
        found[int(match[1])] = int(match[2]) if match[2] else None
    return found


def roll_typed(text: str, refusal: str = "motu-dice-not-read") -> Rolled:
    """Return a roll with what was thrown again and what exploded.

    Raises UserError for what is not understood whole, of that message where it is no dice.

    >>> roll_typed("6 4 2 1; mana 4=5; new 3")
    Rolled(rolls=[6, 4, 2, 1], free=(), mana=((4, 5),), new=[3])
    >>> roll_typed("6 4").new is None
    True
    """
    first, *parts = (part.strip() for part in text.split(";"))
    said: dict[str, str] = {}
    for part in parts:
        match = _PART.fullmatch(part)
        key = WORDS.get(match[1].casefold()) if match else None
        if match is None or key is None or key in said:
            raise UserError(refusal, given=part[:LONGEST])
        said[key] = match[2]
    new = new_typed(said["new"], refusal) if "new" in said else None
    return Rolled(dice_typed(first, refusal), _swapped(said, "free"), _swapped(said, "mana"), new)


def _swapped(said: Mapping[str, str], key: str) -> tuple[tuple[int, int], ...]:
    swaps = swaps_typed(said[key]) if key in said else {}
    if None in swaps.values():
        raise UserError("motu-swaps-not-read", given=said[key][:LONGEST])
    return tuple((place, face) for place, face in swaps.items() if face is not None)


def rolls_typed(text: str | None) -> tuple[Rolled | None, Rolled | None]:
    """Return the roll of a test and that of the defense behind a bar, each None where nothing is written for it.

    >>> rolls_typed("6 4 | 5 1")[1].rolls, rolls_typed(None)
    ([5, 1], (None, None))
    """
    first, _, second = (text or "").partition("|")
    return (roll_typed(first) if first.strip() else None, roll_typed(second) if second.strip() else None)
