"""The checks that authors and tests run over a whole library."""

import pytest

from rulesdb import check, load_from, uncovered

from .conftest import ENGLISH, SPANISH, CorpusMaker


def test_a_sound_library_has_no_findings(make_corpus: CorpusMaker) -> None:
    """The invented game, at ids that the book has, is sound."""
    assert check(load_from(make_corpus(), "heroclix-modern")) == ["heroclix-modern: 1.2a: the book has no such section"]
    sound = ENGLISH.replace("1.2a", "27.1a"), SPANISH.replace("1.2a", "27.1a")
    assert check(load_from(make_corpus(*sound), "heroclix-modern")) == []


@pytest.mark.parametrize(
    ("found", "replacement", "finding"),
    [
        ('see_also: ["1.10"]', 'see_also: ["9.99"]', "1.2: see_also 9.99 is no section of the book and no entry"),
        ('see_also: ["1.10"]', 'see_also: ["R9"]', "1.2: see_also R9 is no section of the book and no entry"),
        ('see_also: ["1.10"]', 'see_also: ["1.2"]', "1.2: see_also leads to itself"),
        ('see_also: ["1.10"]', 'see_also: ["1", "1"]', "1.2: see_also holds an id twice"),
    ],
)
def test_a_see_also_must_lead_somewhere(make_corpus: CorpusMaker, found: str, replacement: str, finding: str) -> None:
    """A link to nowhere, to itself or twice is found, and does not keep the library from loading."""
    library = load_from(make_corpus(english=ENGLISH.replace(found, replacement)), "heroclix-modern")
    assert f"heroclix-modern: {finding}" in check(library)


def test_a_see_also_may_wait_for_its_entry(make_corpus: CorpusMaker) -> None:
    """A section of the book that has no entry yet is no dead link."""
    english = ENGLISH.replace('see_also: ["1.10"]', 'see_also: ["16.3b"]')
    findings = check(load_from(make_corpus(english=english), "heroclix-modern"))
    assert not any("see_also" in finding for finding in findings)


def test_a_missing_translation_is_found_and_answered_in_english(make_corpus: CorpusMaker) -> None:
    """An entry without Spanish words is reported; until it has them the English ones say their language."""
    start = SPANISH.index('  - id: "1.10"')
    spanish = SPANISH[:start] + SPANISH[SPANISH.index('  - id: "R1"') :]
    library = load_from(make_corpus(spanish=spanish), "heroclix-modern")
    assert "heroclix-modern: not in es: 1.10" in check(library)
    assert library.entry("1.10", "es").lang == "en"
    assert library.entry("1.2", "es").lang == "es"


def test_both_languages_keep_one_order(make_corpus: CorpusMaker) -> None:
    """Entries written in another order are found."""
    spanish = SPANISH.replace('"1.2"', '"tmp"').replace('"1.10"', '"1.2"').replace('"tmp"', '"1.10"')
    library = load_from(make_corpus(spanish=spanish), "heroclix-modern")
    assert any("es has 1.10 where en has 1.2" in finding for finding in check(library))


def test_what_the_library_lacks_is_listed_in_order(make_corpus: CorpusMaker) -> None:
    """The sections of the book without an entry are known, those with one are not among them."""
    lacking = uncovered(load_from(make_corpus(), "heroclix-modern"))
    assert lacking[:2] == ("1.1", "1.1a")
    assert not {"1", "1.2", "1.10"} & set(lacking)


def test_a_wrong_kind_is_found(make_corpus: CorpusMaker) -> None:
    """A power of the book that is written as a section is told."""
    english = ENGLISH.replace("1.2a", "27.1a").replace("kind: power", "kind: section")
    library = load_from(make_corpus(english, SPANISH.replace("1.2a", "27.1a")), "heroclix-modern")
    assert check(library) == ["heroclix-modern: 27.1a: its kind is section, in the list of ids power"]
