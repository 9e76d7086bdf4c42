"""Every number and every defined term of a section stands in its entry, in both languages.

Held against the host's books, where those are present. What an entry rightly leaves out is listed with
its reason, and nothing is listed that an entry does hold.
"""

import re
from collections.abc import Callable, Iterator, Mapping

import pytest

from rulesdb import LANGUAGES, RULESETS, Entry, load
from rulesdb.importer import ImportedSection, parse_book
from rulesdb.search.names import title_spellings
from rulesdb.search.text import fold

from .exceptions import NUMBERS_LEFT_OUT, POWERS_LEFT_OUT, TERMS_LEFT_OUT
from .numbers import numbers_in_book, numbers_in_entry, plain_facts
from .terms import ACTION_TYPES, TERMS

BOOKS = {ruleset: f"{ruleset}.{info.book_language}.txt" for ruleset, info in RULESETS.items()}
HEROCLIX = [ruleset for ruleset in BOOKS if ruleset.startswith("heroclix")]
Sections = Callable[[str], tuple[ImportedSection, ...]]


@pytest.fixture(scope="module")
def sections(rulebook: Callable[[str], bytes]) -> Sections:
    """Return the sections of a ruleset's book; skips where it is absent."""
    return lambda ruleset: parse_book(rulebook(BOOKS[ruleset]), ruleset).sections


def whole(entry: Entry) -> str:
    """Return what a reader of the entry sees of it: title, text and facts."""
    return " ".join([entry.title, entry.text, *plain_facts(entry.facts)])


def entries(ruleset: str, section: str) -> Iterator[tuple[str, Entry]]:
    """Yield the entry of a section in each language."""
    for lang in LANGUAGES:
        yield lang, load(ruleset).entry(section, lang)


def lacking_numbers(ruleset: str, found: tuple[ImportedSection, ...]) -> dict[tuple[str, float], set[str]]:
    """Return each number of the book that an entry lacks, with the languages."""
    lacking: dict[tuple[str, float], set[str]] = {}
    for section in found:
        needed = numbers_in_book(section.text, RULESETS[ruleset].book_language)
        for lang, entry in entries(ruleset, section.section):
            for number in needed - numbers_in_entry(whole(entry), lang):
                lacking.setdefault((section.section, number), set()).add(lang)
    return lacking


def lacking_terms(ruleset: str, found: tuple[ImportedSection, ...]) -> dict[tuple[str, str], set[str]]:
    """Return each defined term of the book that an entry lacks, with the languages."""
    lacking: dict[tuple[str, str], set[str]] = {}
    book_lang = RULESETS[ruleset].book_language
    for section in found:
        text = f"{section.title}\n{section.text}"
        named = [term for term in TERMS if term.in_book(text, book_lang)]
        named += [term for name, term in ACTION_TYPES.items() if re.search(rf"\b{name}\b", text)]
        for lang, entry in entries(ruleset, section.section):
            for term in named:
                if not term.in_entry(whole(entry), lang):
                    lacking.setdefault((section.section, term.name), set()).add(lang)
    return lacking


def spellings(ruleset: str) -> Mapping[str, tuple[str, ...]]:
    """Return for every power and keyphrase all the names it has in both languages, folded."""
    names: dict[str, tuple[str, ...]] = {}
    for english in load(ruleset).entries("en"):
        if english.kind in {"power", "keyphrase"}:
            spanish = load(ruleset).entry(english.section, "es")
            spelled = [*title_spellings(english.title), *title_spellings(spanish.title), *spanish.aliases]
            names[english.section] = tuple(fold(name.partition(":")[0]) for name in spelled)
    return names


@pytest.mark.parametrize("ruleset", BOOKS)
def test_every_number_of_a_section_stands_in_its_entry(ruleset: str, sections: Sections) -> None:
    """Figures and numbers in words, halves too; what is left out is listed with a reason, no more and no less."""
    lacking = lacking_numbers(ruleset, sections(ruleset))
    assert set(lacking) == set(NUMBERS_LEFT_OUT[ruleset])


@pytest.mark.parametrize("ruleset", HEROCLIX)
def test_every_defined_term_of_a_section_stands_in_its_entry(ruleset: str, sections: Sections) -> None:
    """Terms of the game and types of action; what is left out is listed with a reason, no more and no less."""
    lacking = lacking_terms(ruleset, sections(ruleset))
    assert set(lacking) == set(TERMS_LEFT_OUT[ruleset])


@pytest.mark.parametrize("ruleset", HEROCLIX)
def test_every_power_that_a_section_names_stands_in_its_entry(ruleset: str, sections: Sections) -> None:
    """By one of its names in either language, or as a link to it; what is left out is listed with a reason."""
    names = spellings(ruleset)
    english = {section: load(ruleset).entry(section, "en").title.partition(":")[0] for section in names}
    lacking = []
    for section in sections(ruleset):
        for power, name in english.items():
            if not re.search(rf"(?<![\w/]){re.escape(name)}(?![\w/])", section.text) or power == section.section:
                continue
            for _, entry in entries(ruleset, section.section):
                text = fold(f"{entry.title} {entry.text}")
                if power not in entry.see_also and not any(spelled in text for spelled in names[power]):
                    lacking.append((section.section, power))
    assert set(lacking) == set(POWERS_LEFT_OUT[ruleset])


@pytest.mark.parametrize("ruleset", BOOKS)
def test_the_reasons_are_told(ruleset: str) -> None:
    """An exception without a reason is none."""
    for left_out in (NUMBERS_LEFT_OUT, TERMS_LEFT_OUT, POWERS_LEFT_OUT):
        assert all(len(reason.split()) >= 3 for reason in left_out.get(ruleset, {}).values())


def test_numbers_are_read_from_figures_and_words() -> None:
    """Numbers of sections are none; "one" counts where an entry says it, not where a book does."""
    assert numbers_in_book("Roll two d6 (see 16.3b), then take half of 10, rounded; R7.", "en") == {2, 6, 0.5, 10}
    assert numbers_in_book("Only one of them", "en") == set()
    assert numbers_in_entry("Only one of them, halved", "en") == {1, 0.5}
    assert numbers_in_book("Tira dos dados y toma la mitad", "es") == {2, 0.5}
    assert numbers_in_entry("Ambos, un d6", "es") == {2, 1, 6}


def test_terms_are_told_from_their_likes() -> None:
    """Opposite is not opposing, and a wall is not water."""
    by_name = {term.name: term for term in TERMS}
    assert not by_name["opposing"].in_book("on opposite sides", "en")
    assert by_name["opposing"].in_book("an opposing character", "en")
    assert by_name["wall"].in_entry("Los muros", "es")
    assert not by_name["wall"].in_entry("El agua", "es")
