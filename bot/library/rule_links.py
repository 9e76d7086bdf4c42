"""Where an answer about a rule leads: its neighbours, related sections, other editions and languages, other readers.

A button's custom id has 100 characters for all that it must know, so a long section id is written as a key.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import blake2b

from bot.table.citing import heading
from bot.table.reader import Reader
from bot.table.reply import MOST_OPTIONS, Choice, Menu
from bot.words.language import LANGUAGES
from rulesdb import LISTS, RULESETS, Entry, Library, UnknownSection, counterparts, interactions, load
from rulesdb.sections import is_reading

__all__ = [
    "BESIDE",
    "KEEP_PRIVATE",
    "SHARE",
    "View",
    "editions",
    "elsewhere",
    "key_of",
    "named",
    "place",
    "plain_title",
    "related",
    "section_of",
    "turning",
    "whose",
]

BESIDE = "beside"  # all editions side by side
SHARE = "share"
KEEP_PRIVATE = "keep-private"
LONGEST_KEY = 24  # characters of a section id that are written out
LONGEST_NUMBER = 8  # characters of an id that is a number; slugs are longer
LONGEST_LABEL = 28  # characters of a title on a button
_DIGEST = "~"


@dataclass(frozen=True, slots=True)
class View:
    """What an answer shows, as the action that shows it and that action's arguments."""

    action: str
    arguments: tuple[str, ...]


def key_of(section: str) -> str:
    """Return a section id short enough for a button: itself, or its digest.

    >>> key_of("16.3b"), key_of("preguntas-frecuentes/como-se-mueve")
    ('16.3b', '~eb7affcb976e')
    """
    if len(section) <= LONGEST_KEY:
        return section
    return _DIGEST + blake2b(section.encode(), digest_size=6).hexdigest()


def section_of(library: Library, key: str) -> str:
    """Return the section of a key. Raises rulesdb.UnknownSection."""
    if not key.startswith(_DIGEST):
        return key
    for section in library.sections:
        if key_of(section) == key:
            return section
    raise UnknownSection(key, library.ruleset, ())


def place(reader: Reader, section: str, ruleset: str | None = None) -> tuple[str, ...]:
    """Return the arguments that lead to a section, in the language that a button has chosen if one has."""
    chosen = (reader.language,) if reader.language_chosen else ()
    return (ruleset or reader.ruleset, key_of(section), *chosen)


def named(reader: Reader, ruleset: str, section: str) -> str:
    """Return a section's number and title, or its title alone where its id is a slug; another edition's name first."""
    title = load(ruleset).entry(section, reader.language).title
    shown = f"{reader.words.cited(section)} {title}" if _is_number(ruleset, section) else title
    return shown if ruleset == reader.ruleset else f"{RULESETS[ruleset].titles[reader.language]} {shown}"


def _is_number(ruleset: str, section: str) -> bool:
    """Return whether an id is short and says something itself: a number of the book, or a reading of ours.

    >>> [_is_number("heroclix-2012", each) for each in ("R64", "esfuerzo")], _is_number("heroclix-modern", "16.3b")
    ([True, False], True)
    """
    return len(section) <= LONGEST_NUMBER and (RULESETS[ruleset].numbered or is_reading(section))


def plain_title(title: str) -> str:
    """Return a title without what stands in brackets behind it.

    >>> plain_title("Carga (Charge)")
    'Carga'
    """
    return title.split(" (", maxsplit=1)[0]


def whose(reader: Reader, view: View) -> tuple[Choice, ...]:
    """Return the button that shares a private answer, or that keeps one private that all see."""
    if not reader.user_id:
        return ()
    arguments = (view.action, *view.arguments)
    if reader.private:
        return (Choice(reader.say("rule-share"), SHARE, arguments, "success"),)
    return (Choice(reader.say("rule-keep-private"), KEEP_PRIVATE, arguments, only_for=reader.asker or reader.user_id),)


def turning(reader: Reader, section: str, page: int, pages: int) -> tuple[Choice, ...]:
    """Return the buttons of pages, of the sections before and after, and of the other language."""
    library = reader.library
    previous, following = library.neighbours(section)
    here = (key_of(section),)
    spoken = (reader.language,) if reader.language_chosen else ()
    choices = []
    if page > 0:
        turn = (*here, str(page - 1), reader.ruleset, *spoken)
        choices.append(Choice(reader.say("rule-page-back"), "rule-page", turn))
    if page + 1 < pages:
        turn = (*here, str(page + 1), reader.ruleset, *spoken)
        choices.append(Choice(reader.say("rule-page-on"), "rule-page", turn, "primary"))
    if previous:
        choices.append(Choice(f"← {_short(reader, previous)}", "rule", place(reader, previous)))
    if following:
        choices.append(Choice(f"{_short(reader, following)} →", "rule", place(reader, following)))
    other = next(language for language in LANGUAGES if language != reader.language)
    choices.append(Choice(reader.say("rule-other-language"), "rule-in", (*here, other, reader.ruleset)))
    return tuple(choices)


def related(reader: Reader, entry: Entry, first: Iterable[str] = ()) -> tuple[Menu, ...]:
    """Return the menu of sections to read on in: the other answers, the family, our readings, see-also, powers."""
    library = reader.library
    parent = library.parent(entry.section)
    near = [*library.readings(entry.section), *entry.see_also, *_interacting(entry)]
    wanted = [*first, *((parent,) if parent else ()), *near]
    options = []
    for section in dict.fromkeys([*wanted, *library.children(entry.section)]):
        if library.has(section) and section != entry.section:
            title = library.entry(section, reader.language).title
            shown = heading(reader.words, section, title) if _is_number(reader.ruleset, section) else title
            options.append((shown, ",".join(place(reader, section)), ""))
    return (Menu(reader.say("rule-related"), "rule", tuple(options[:MOST_OPTIONS])),) if options else ()


def editions(reader: Reader, entry: Entry) -> tuple[Menu, ...]:
    """Return the menu of the other editions' sections that say the same, and of all of them side by side."""
    options = []
    for ruleset, section in elsewhere(reader, entry):
        info = RULESETS[ruleset]
        title = load(ruleset).entry(section, reader.language).title
        shown = section if _is_number(ruleset, section) else title
        label = f"{info.titles[reader.language]} · {shown}"
        options.append((label, ",".join(place(reader, section, ruleset)), title))
    if not options:
        return ()
    beside = (reader.say("rule-side-by-side"), ",".join((BESIDE, *place(reader, entry.section))), "")
    return (Menu(reader.say("rule-editions"), "rule", (beside, *options[: MOST_OPTIONS - 1])),)


def elsewhere(reader: Reader, entry: Entry) -> list[tuple[str, str]]:
    """Return the sections of other editions that say the same, as rulesets and sections."""
    if entry.kind == "reading":
        return []
    found = counterparts(reader.ruleset, entry.section)
    return [(ruleset, section) for ruleset, sections in found.items() for section in sections]


def _interacting(entry: Entry) -> list[str]:
    found = interactions(entry.ruleset, entry.section)
    listed = [place for name in LISTS for place in getattr(found, name)] if found else []
    return [section for ruleset, section in listed if ruleset == entry.ruleset]


def _short(reader: Reader, section: str) -> str:
    """Return a section's number, or its title where its id is a slug."""
    if _is_number(reader.ruleset, section):
        return reader.words.cited(section)
    title = plain_title(reader.library.entry(section, reader.language).title)
    return title if len(title) <= LONGEST_LABEL else f"{title[: LONGEST_LABEL - 1].rstrip()}…"
