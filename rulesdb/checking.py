"""Checks on a whole library, for tests and authors; loading does not depend on them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rulesdb.idlist import section_kinds, section_titles
from rulesdb.installed import load
from rulesdb.library import Library
from rulesdb.rulesets import LANGUAGES
from rulesdb.sections import is_reading

__all__ = ["check", "uncovered"]


def check(library: Library, other: Callable[[str], Library] = load) -> list[str]:
    """Return what is wrong in a library, one line each; empty if all is well.

    Looks for a section that lacks a language or stands in another place there, a see-also that leads
    nowhere or to its own section, a counterpart that its ruleset does not have, and an id or kind that
    the list of the book's ids does not have. A see-also may lead to a section of the book that has no
    entry yet (`uncovered` lists those), and a counterpart into a ruleset that is not covered yet. `other`
    gives the libraries of the other rulesets.
    """
    findings = (
        *_language_findings(library),
        *_link_findings(library),
        *_counterpart_findings(library, other),
        *_id_findings(library),
    )
    return [f"{library.ruleset}: {finding}" for finding in findings]


def uncovered(library: Library) -> tuple[str, ...]:
    """Return the sections of the book that the library has no entry for yet, in the book's order."""
    return tuple(section for section in section_titles(library.ruleset) if not library.has(section))


def _language_findings(library: Library) -> Iterator[str]:
    main, *others = LANGUAGES
    for lang in others:
        missing = [section for section in library.written[main] if section not in library.written[lang]]
        if missing:
            yield f"not in {lang}: {', '.join(missing)}"
            continue
        for one, two in zip(library.written[main], library.written[lang], strict=True):
            if one != two:
                yield f"{lang} has {two} where {main} has {one}; both files keep one order"
                break


def _link_findings(library: Library) -> Iterator[str]:
    book = section_titles(library.ruleset)
    for entry in library.entries(LANGUAGES[0]):
        for target in entry.see_also:
            if target == entry.section:
                yield f"{entry.section}: see_also leads to itself"
            elif target not in library.sections and target not in book:
                yield f"{entry.section}: see_also {target} is no section of the book and no entry"
        if len(set(entry.see_also)) != len(entry.see_also):
            yield f"{entry.section}: see_also holds an id twice"


def _counterpart_findings(library: Library, other: Callable[[str], Library]) -> Iterator[str]:
    for entry in library.entries(LANGUAGES[0]):
        for ruleset, sections in entry.counterparts.items():
            known = other(ruleset)
            for section in sections if known.covered else ():
                if section not in known.sections:
                    yield f"{entry.section}: its counterpart {section} is no section of {ruleset}"


def _id_findings(library: Library) -> Iterator[str]:
    known = section_kinds(library.ruleset)
    for entry in library.entries(LANGUAGES[0]) if known else ():
        expected = "reading" if is_reading(entry.section) else known.get(entry.section)
        if expected is None:
            yield f"{entry.section}: the book has no such section"
        elif entry.kind != expected:
            yield f"{entry.section}: its kind is {entry.kind}, in the list of ids {expected}"
