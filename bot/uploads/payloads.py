"""What the events of a log name outside of its game: users, sections of the book, words of the bot.

The engine knows neither who is a user nor what the books hold; a log that the bot wrote has both from it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.words.language import catalogue
from engine.errors import DocumentError, as_given
from engine.game import game_of

__all__ = ["check_payloads"]

USERS: Mapping[str, tuple[str, ...]] = {
    "player-joined": ("player",),
    "player-left": ("player",),
    "seat-offered": ("to",),
    "seat-handed": ("before", "player"),
    "agreed": ("by",),
    "roll-confirmed": ("by",),
    "undone": ("agreed_by",),
}  # by the kind of event, the fields besides `actor` that name a user; an empty one names nobody
EDIT = "term-edit-"  # how the words begin for what a map is edited by
CITING = ("objection", "stands")  # the fields that list sections against what was let stand


def check_payloads(payloads: Sequence[object], ruleset: str) -> None:
    """Raise DocumentError, which names the place, for who is no user and for what is no section of the rulebook.

    Where the players of a log have ids as Discord has them, everybody whom it names does.
    """
    users = [each["player"] for each in _events(payloads) if each.get("event") == "player-joined" and "player" in each]
    such = users[0] if users and all(map(_is_number, users)) else ""
    for place, payload in enumerate(payloads):
        if isinstance(payload, Mapping):
            if such:
                _check_users(f"events[{place}]", payload, such)
            _check_sections(f"events[{place}]", payload, ruleset)
            if payload.get("event") == "map-loaded":
                _check_edit(f"events[{place}].terrain", payload.get("terrain"))
                _check_changes(f"events[{place}].changes", payload.get("changes"))


def _events(payloads: Sequence[object]) -> Iterator[Mapping[str, Any]]:
    return (each for each in payloads if isinstance(each, Mapping))


def _is_number(user: object) -> bool:
    return isinstance(user, str) and user.isascii() and user.isdecimal()


def _check_users(path: str, payload: Mapping[str, Any], such: str) -> None:
    actor, others = payload.get("actor"), USERS.get(as_given(payload.get("event")), ())
    named = [("actor", actor), *((field, payload[field]) for field in others if payload.get(field))]
    for field, user in named:
        if isinstance(user, str) and not _is_number(user):
            raise DocumentError(f"{path}.{field}", "error-import-user", given=as_given(user), expected=such)


def _check_changes(path: str, changes: object) -> None:
    """Raise DocumentError where an edit took from a place, or brought there, what the bot has no word for.

    Several marks of a place stand side by side, an elevated one with its level.
    """
    for number, change in enumerate(changes if isinstance(changes, list) else ()):
        for at, marks in enumerate(change if isinstance(change, list) else ()):
            for mark in marks.split() if at and isinstance(marks, str) else ():
                name, _, level = mark.rpartition("-")
                _check_edit(f"{path}[{number}][{at}]", name if name == "elevated" and level.isdecimal() else mark)


def _check_edit(path: str, terrain: object) -> None:
    """Raise DocumentError where a map was edited by what the bot has no word for: it edits none like that."""
    words = catalogue("en")
    if isinstance(terrain, str) and terrain and f"{EDIT}{terrain}" not in words:
        known = sorted(key.removeprefix(EDIT) for key in words.keys if key.startswith(EDIT))
        raise DocumentError(path, "error-not-one-of", given=as_given(terrain), expected=", ".join(known))


def _check_sections(path: str, payload: Mapping[str, Any], ruleset: str) -> None:
    """Look through the events of a correction too."""
    for field in CITING:
        listed = payload.get(field)
        for number, section in enumerate(listed if isinstance(listed, list) else ()):
            if isinstance(section, str):
                _check_section(f"{path}.{field}[{number}]", section, ruleset)
    nested = payload.get("events")
    for number, event in enumerate(nested if isinstance(nested, list) else ()):
        if isinstance(event, Mapping):
            _check_sections(f"{path}.events[{number}]", event, ruleset)


def _check_section(path: str, section: str, ruleset: str) -> None:
    from rulesdb import UnknownSection, load  # noqa: PLC0415  # most logs cite nothing

    first = game_of(ruleset).rulesets[0]  # whose sections the logs of all editions cite, besides readings of their own
    books = (first, ruleset)
    if any(load(book).has(section) for book in books):
        return
    try:
        load(books[0]).entry(section, "en")
    except UnknownSection as error:
        nearest = ", ".join(error.nearest) or "–"
        raise DocumentError(path, "error-section-unknown", given=as_given(section), nearest=nearest) from None
