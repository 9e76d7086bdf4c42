"""A special power, trait, team ability, equipment or card of a figure, as players type it (18, 19, 25.2)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, get_args

from bot.app.errors import UserError
from bot.heroclix.typing.card_effects import read_effects
from engine.heroclix.position import SpecialKind
from engine.heroclix.ruleset import Powers

__all__ = ["READ", "SLOTS", "SPECIAL_KINDS", "clicks_of", "listed_of", "special_of", "with_special"]

SPECIAL_KINDS: tuple[SpecialKind, ...] = get_args(SpecialKind)
READ = ("on", "off")  # whether a text is read
SLOTS = ("speed", "attack", "defense", "damage")
LONGEST_NAME = 80  # letters, as in a position document
LAST_CLICK = 60
MOST_LISTED = 20
NONE_LISTED = ("-", "\u2013", "\u2014")
SPAN = re.compile(r"(\d{1,2})(?:\s*[-\u2013]\s*(\d{1,2}))?")


def special_of(
    powers: Powers,
    name: str,
    given: Mapping[str, str | None],
    *,
    what: str | None,
    clicks: str | None,
    read: str | None = None,
    listed: str | None = None,
) -> dict[str, Any]:
    """Return what was typed of a special power or the like, ready for a card; what is left out keeps its place there.

    `read`: `off` leaves its text unread, `on` has it read in place of effects typed before. `listed`: the names that
    the card lists outside of its text. Raises UserError for an effect, clicks or names that can't be read, and for
    effects that are typed and to be read at once.

    >>> from engine.heroclix.editions.modern import MODERN
    >>> special_of(MODERN.powers, "Battle Plan", {"kind": "trait"}, what="attack +1", clicks=None)
    {'name': 'Battle Plan', 'kind': 'trait', 'effects': [{'modify': 'attack', 'add': 1}]}
    """
    named = name.strip()[:LONGEST_NAME]
    if not named:
        raise UserError("special-no-name")
    found: dict[str, Any] = {"name": named} | {key: value for key, value in given.items() if value is not None}
    if what is not None:
        if read == "on":
            raise UserError("special-read-and-typed")
        found["effects"] = read_effects(powers, what, named)
    if clicks is not None:
        found["clicks"] = clicks_of(clicks)
    if listed is not None:
        found["listed"] = listed_of(listed)
    if read is not None:
        found["read"] = read == "on"
    return found | ({"effects": []} if read == "on" else {})


def with_special(
    listed: Iterable[Mapping[str, Any]], name: str, special: Mapping[str, Any] | None
) -> list[dict[str, Any]]:
    """Return a card's list with one of that name changed or added; without it where `special` is None.

    Raises UserError where there is none to take away.

    >>> with_special([{"name": "Plan", "text": "Read it."}], "plan", {"name": "plan", "kind": "trait"})
    [{'name': 'plan', 'text': 'Read it.', 'kind': 'trait'}]
    """
    there = [dict(each) for each in listed]
    wanted = name.strip().casefold()
    at = next((index for index, each in enumerate(there) if each["name"].casefold() == wanted), None)
    if special is None:
        if at is None:
            names = ", ".join(each["name"] for each in there)
            raise UserError("special-not-there" if names else "special-none", given=name.strip()[:40], names=names)
        return there[:at] + there[at + 1 :]
    if at is None:
        return [*there, dict(special)]
    return [*there[:at], there[at] | dict(special), *there[at + 1 :]]


def listed_of(text: str) -> list[str]:
    """Return the names of a list, parted by semicolons where there is one and by commas elsewhere; `-` for none.

    Raises UserError for more than a card lists, for a name that is too long, and where there is none.

    >>> listed_of("Sam, Pat"), listed_of("Sam, the Great; Pat"), listed_of("-")
    (['Sam', 'Pat'], ['Sam, the Great', 'Pat'], [])
    """
    if text.strip() in NONE_LISTED:
        return []
    names = [each.strip() for each in text.split(";" if ";" in text else ",")]
    names = list(dict.fromkeys(each for each in names if each))
    if not names or len(names) > MOST_LISTED or any(len(each) > LONGEST_NAME for each in names):
        raise UserError("special-listed", given=text.strip()[:40], most=MOST_LISTED, limit=LONGEST_NAME)
    return names


def clicks_of(text: str) -> list[int]:
    """Return the clicks of a text such as `1-3, 5`, each once. Raises UserError for any other.

    >>> clicks_of("1-3, 5")
    [1, 2, 3, 5]
    """
    found: set[int] = set()
    for part in (each.strip() for each in text.split(",")):
        span = SPAN.fullmatch(part)
        first, last = (int(span[1]), int(span[2] or span[1])) if span else (0, 0)
        if not 1 <= first <= last <= LAST_CLICK:
            raise UserError("special-clicks", given=part[:40], limit=LAST_CLICK)
        found.update(range(first, last + 1))
    return sorted(found)
