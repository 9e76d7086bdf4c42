"""How what a ruling rests on is cited: a section of the book by its number, a reading of ours as a reading of ours.

The book decides; where it is silent or says two things, a table may read it otherwise than we do. So
whoever reads "16.2b" knows that the book says so, and whoever reads "our reading R17" that we do.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from bot.words.language import READING, Catalogue
from engine import Ruling, Step

if TYPE_CHECKING:
    from rulesdb import Entry

__all__ = ["cited_all", "grounds_of", "heading", "rests_on", "section_cited", "set_off", "source_note", "step_cited"]


def cited_all(words: Catalogue, rules: Iterable[str], readings: Iterable[str] = ()) -> str:
    """Return sections of the book, then readings of ours, as one list.

    >>> from bot.words.language import catalogue
    >>> cited_all(catalogue("es"), ["11.4b", "16.2b"], ["R17"])
    '11.4b, 16.2b, ※ nuestra lectura R17'
    """
    return ", ".join((*rules, *(words.reading(reading) for reading in readings)))


def step_cited(words: Catalogue, step: Step) -> str:
    """Return what one step of a ruling rests on, or that the edition's book has nothing like it."""
    sections = [words.section(step.rule)] if step.rule else []
    found = cited_all(words, sections, [step.reading] if step.reading else [])
    return found or words.text("cite-absent")


def set_off(cited: str) -> str:
    """Return what is cited as it stands behind a sentence: sections of the book as code, readings of ours as words.

    >>> set_off("11.4, 16.2b, ※ our reading R17"), set_off("11.4"), set_off("※ our reading R17")
    ('`11.4, 16.2b` ※ our reading R17', '`11.4`', '※ our reading R17')
    """
    sections, mark, readings = cited.partition(READING)
    book = sections.rstrip(", ")
    return " ".join(part for part in (f"`{book}`" if book else "", f"{mark}{readings}") if part)


def section_cited(words: Catalogue, section: str) -> str:
    """Return how one section is cited, by its title where ids are no numbers, or a reading of ours as one.

    >>> from bot.words.language import catalogue
    >>> section_cited(catalogue("en"), "16.2b"), section_cited(catalogue("en"), "R17")
    ('16.2b', '※ our reading R17')
    """
    shown = words.cited(section)
    return words.section(section) if shown == section else shown


def grounds_of(ruling: Ruling) -> list[str]:
    """Return the sections and readings that a ruling rests on, by their ids: to compare with, not to be read."""
    return [*ruling.rules, *ruling.readings]


def rests_on(words: Catalogue, ruling: Ruling) -> str:
    """Return the line that tells all that a ruling rests on; empty where that is nothing."""
    sections = cited_all(words, ruling.rules, ruling.readings)
    return words.text("ruling-rests-on", sections=sections) if sections else ""


def heading(words: Catalogue, section: str, title: str) -> str:
    """Return an entry's id and title as the head of what it says.

    >>> from bot.words.language import catalogue
    >>> heading(catalogue("en"), "R17", "To oneself in hindering"), heading(catalogue("en"), "16.2b", "Lines")
    ('※ Our reading R17 · To oneself in hindering', '16.2b · Lines')
    >>> heading(catalogue("en"), "poderes/charge", "Charge")  # an id that is a slug stays as it is typed
    'poderes/charge · Charge'
    """
    shown = words.cited(section)
    words_of_ours = shown.removeprefix(f"{READING} ")
    ours = f"{READING} {words_of_ours[:1].upper()}{words_of_ours[1:]}"
    return f"{shown if shown == section else ours} · {title}"


def source_note(entry: Entry, words: Catalogue) -> tuple[str, str] | None:
    """Return what an entry rests on, as a heading and a sentence; None for what its own book states."""
    from rulesdb import BOOK  # noqa: PLC0415  # rulings are told without the library

    if entry.source == BOOK:
        return None
    return words.text(f"rule-source-{entry.source}"), words.text(f"rule-source-{entry.source}-text")
