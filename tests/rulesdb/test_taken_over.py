"""Entries taken over from the edition that a ruleset builds on, what each rests on, and links between editions."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from rulesdb import LANGUAGES, CorpusError, Library, check, installed, load, load_from
from rulesdb._corpus import from_plain, read_corpus, to_plain

from .conftest import ENGLISH, SPANISH

LATER_ENGLISH = """
ruleset: heroclix-2022
lang: en
entries:
  - id: "3"
    kind: section
    title: Rushes
    text: |
      Rushes are what reeds are there.
    questions: ["What are rushes?"]
    counterparts: {heroclix-modern: ["1.10"]}
  - id: "1.2"
    taken_over: heroclix-modern
  - id: "4"
    taken_over: heroclix-modern
    taken_over_id: "1.2a"
    text: |
      A ripple moves every pebble beside it by two rings.
    facts: {rings: 2}
    see_also: ["3"]
"""

LATER_SPANISH = """
ruleset: heroclix-2022
lang: es
entries:
  - id: "3"
    title: Espadañas
    text: |
      Las espadañas son lo que allí son los juncos.
    questions: ["¿Qué son las espadañas?"]
  - id: "1.2"
  - id: "4"
    text: |
      Una onda desplaza dos anillos cada guijarro contiguo.
"""

OVER = "    taken_over: heroclix-modern\n"
LINK = '    counterparts: {heroclix-modern: ["1.10"]}\n'

Maker = Callable[..., Path]


@pytest.fixture
def make_editions(tmp_path: Path) -> Maker:
    """Write the corpus of the invented game and that of another edition of it; return their folder."""

    def make(english: str = LATER_ENGLISH, spanish: str = LATER_SPANISH, modern: str = ENGLISH) -> Path:
        files = {
            ("heroclix-modern", "en"): modern,
            ("heroclix-modern", "es"): SPANISH,
            ("heroclix-2022", "en"): english,
            ("heroclix-2022", "es"): spanish,
        }
        for (ruleset, lang), text in files.items():
            path = tmp_path / ruleset / lang / "01.yaml"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return tmp_path

    return make


@pytest.fixture
def later(make_editions: Maker) -> Library:
    """Return the library of the other edition."""
    return load_from(make_editions(), "heroclix-2022")


def test_an_entry_taken_over_is_the_other_editions_entry(later: Library, pond: Library) -> None:
    """Everything comes from there but the ruleset; the entry says where it is from."""
    for lang in LANGUAGES:
        taken, model = later.entry("1.2", lang), pond.entry("1.2", lang)
        assert (taken.title, taken.text, taken.kind, taken.lang) == (model.title, model.text, model.kind, lang)
        assert (taken.aliases, taken.questions, taken.facts) == (model.aliases, model.questions, model.facts)
        assert (taken.ruleset, taken.taken_over) == ("heroclix-2022", "heroclix-modern")
        assert taken.counterparts == {"heroclix-modern": ("1.2",)}
        assert model.taken_over is None


def test_what_is_given_beside_it_replaces(later: Library, pond: Library) -> None:
    """Own text, facts and see-also stand in place of those taken over; the rest stays."""
    for lang in LANGUAGES:
        taken, model = later.entry("4", lang), pond.entry("1.2a", lang)
        assert taken.text != model.text
        assert (taken.title, taken.aliases, taken.questions) == (model.title, model.aliases, model.questions)
        assert (taken.facts, taken.see_also, taken.kind) == ({"rings": 2}, ("3",), "power")
        assert taken.counterparts == {"heroclix-modern": ("1.2a",)}


def test_a_powers_example_comes_with_its_text(make_editions: Maker) -> None:
    """Where an edition has no words of its own for a power, it takes over the worked example as well."""
    told = "by one ring.\n\n      Example: 3 rings off, then 4.\n\n      It sinks.\n"
    own = LATER_ENGLISH.index("    text: |\n      A ripple")
    folder = make_editions(LATER_ENGLISH[:own], modern=ENGLISH.replace("by one ring.\n", told))
    taken = load_from(folder, "heroclix-2022").entry("4", "en").text
    assert "Example: 3 rings" in taken
    assert taken == load_from(folder, "heroclix-modern").entry("1.2a", "en").text


def test_see_also_leads_to_the_editions_own_sections(later: Library) -> None:
    """1.2 leads to 1.10 in its own edition, and so to the section here that says the same."""
    assert later.entry("1.2", "es").see_also == later.entry("1.2", "en").see_also == ("3",)


def test_a_link_without_a_counterpart_is_left_out(make_editions: Maker) -> None:
    """Where no section here says what the linked one says, there is no link."""
    english = LATER_ENGLISH.replace('    counterparts: {heroclix-modern: ["1.10"]}\n', "")
    assert load_from(make_editions(english), "heroclix-2022").entry("1.2", "en").see_also == ()


def test_a_reading_holds_where_its_edition_has_it(later: Library, pond: Library) -> None:
    """No reading comes along by itself: what is read into one book is silent on another."""
    assert pond.has("R1")
    assert not later.has("R1")


def test_an_edition_may_take_a_reading_over(make_editions: Maker) -> None:
    """One by one and named in its own files, word for word or worded anew; it stays a reading either way."""
    english, spanish = LATER_ENGLISH + '  - {id: "R1", taken_over: heroclix-modern', LATER_SPANISH + '  - {id: "R1"'
    same = load_from(make_editions(english + "}\n", spanish + "}\n"), "heroclix-2022").entry("R1", "en")
    assert (same.kind, same.source, same.taken_over) == ("reading", "reading", "heroclix-modern")
    departing = make_editions(english + ", source: departure}\n", spanish + "}\n")
    assert load_from(departing, "heroclix-2022").entry("R1", "es").source == "departure"
    with pytest.raises(CorpusError, match='entry "R1": source may be departure alone, in a reading'):
        load_from(make_editions(english + ", source: part}\n", spanish + "}\n"), "heroclix-2022")
    worded = make_editions(english + ", text: One counts.}\n", spanish + ", text: Cuenta una.}\n")
    assert load_from(worded, "heroclix-2022").entry("R1", "es").text == "Cuenta una."


def test_each_entry_tells_what_it_rests_on(make_editions: Maker) -> None:
    """The book, unless it is taken over; then the card, the book in part, or the book with the other's words."""
    english = LATER_ENGLISH.replace(OVER, OVER + "    source: part\n", 1)
    english = english.replace('    taken_over_id: "1.2a"\n', '    taken_over_id: "1.2a"\n    source: book\n')
    plain = load_from(make_editions(), "heroclix-2022")
    assert [plain.entry(each, "es").source for each in ("3", "1.2", "4")] == ["book", "card", "card"]
    said = load_from(make_editions(english), "heroclix-2022")
    for lang in LANGUAGES:
        assert [said.entry(each, lang).source for each in ("3", "1.2", "4")] == ["book", "part", "book"]
        assert [said.entry(each, lang).taken_over for each in ("3", "1.2", "4")] == [None, "heroclix-modern", None]
    assert said.entry("1.2", "en").see_also == ("3",)


def test_an_edition_without_entries_is_not_covered(make_editions: Maker) -> None:
    """An edition without an entry of its own is not covered."""
    folder = make_editions()
    assert not load_from(folder, "heroclix-2012").covered
    assert not load_from(folder, "motu").covered


def test_a_taken_over_entry_is_found_by_its_words(later: Library) -> None:
    """Search and completion know it like any other."""
    assert later.search("skiping", "en").hits[0].section == "1.2"
    assert later.search("rebotar", "es").hits[0].section == "1.2"
    assert later.complete("spla", "en")[0].section == "4"


def test_taken_over_entries_survive_the_cache(make_editions: Maker) -> None:
    """Counterparts and the mark are the same after the journey through plain data."""
    folder = make_editions()
    base = read_corpus(folder / "heroclix-modern", "heroclix-modern")
    corpus = read_corpus(folder / "heroclix-2022", "heroclix-2022", base)
    assert from_plain(to_plain(corpus)) == corpus


def test_the_cache_depends_on_both_editions() -> None:
    """A change in the edition that is built on makes the cached entries stale."""
    folders = {path.parent.parent.name for path in installed._files_of("heroclix-2022")}
    assert folders == {"heroclix-2022", "heroclix-modern"}
    assert {path.parent.parent.name for path in installed._files_of("heroclix-modern")} == {"heroclix-modern"}


@pytest.mark.parametrize(
    ("found", "replacement", "message"),
    [
        (OVER, "    taken_over: motu\n", r'entry "1\.2": taken_over is "motu"; expected "heroclix-modern"'),
        (OVER, "    taken_over: 7\n", r'entry "1\.2": taken_over is "7"; expected "heroclix-modern"'),
        (OVER, '    taken_over_id: "1.2"\n', r'entry "1\.2": taken_over is "None"; expected "heroclix-modern"'),
        (OVER, "    title: Skip\n", r'entry "1\.2": text is missing'),
        (
            OVER,
            OVER + "    source: card\n",
            r'entry "1\.2": source may be part or book alone, in an entry that is taken',
        ),
        (
            LINK,
            LINK + "    source: part\n",
            r'entry "3": source may be part or book alone, in an entry that is taken over',
        ),
        ('_id: "1.2a"', '_id: "1.2b"', r'entry "4": heroclix-modern has no entry "1\.2b" to take over'),
        ('_id: "1.2a"', "_id: 1.2", r'entry "4": taken_over_id must be text in quotes'),
        ('- id: "1.2"', '- id: "1.3"', r'entry "1\.3": heroclix-modern has no entry "1\.3" to take over'),
        (LINK, "    counterparts: [heroclix-modern]\n", r'entry "3": counterparts must be a mapping of rulesets'),
        (
            LINK,
            '    counterparts: {chess: ["1"]}\n',
            r'entry "3": counterparts in "chess", expected one of ',
        ),
        (LINK, '    counterparts: {heroclix-2022: ["1"]}\n', r'entry "3": counterparts in "heroclix-2022", expected'),
        (LINK, '    counterparts: {motu: "1"}\n', r'entry "3": counterparts: motu must be a list'),
        (LINK, "    counterparts: {motu: [1.1]}\n", r'entry "3": counterparts: motu must hold text in quotes'),
    ],
)
def test_a_malformed_link_is_refused(make_editions: Maker, found: str, replacement: str, message: str) -> None:
    """Each fault gives one line that names the file, the entry and what would be right."""
    assert found in LATER_ENGLISH
    with pytest.raises(CorpusError, match=r"^en/01\.yaml: ") as caught:
        load_from(make_editions(LATER_ENGLISH.replace(found, replacement, 1)), "heroclix-2022")
    assert re.search(message, str(caught.value))
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("line", ["taken_over: heroclix-modern", 'taken_over_id: "1"', "counterparts: {}"])
def test_links_stand_in_the_english_file_alone(make_editions: Maker, line: str) -> None:
    """They are the same in every language."""
    spanish = LATER_SPANISH.replace('- id: "1.2"\n', f'- id: "1.2"\n    {line}\n')
    with pytest.raises(CorpusError, match="belongs in the en file alone"):
        load_from(make_editions(spanish=spanish), "heroclix-2022")


def test_the_edition_that_builds_on_no_other_takes_nothing_over(make_editions: Maker) -> None:
    """The current rules have no edition to take from."""
    modern = ENGLISH.replace("    kind: power\n", "    kind: power\n    taken_over: heroclix-2022\n")
    with pytest.raises(CorpusError, match="heroclix-modern builds on no other"):
        load_from(make_editions(modern=modern), "heroclix-modern")


def test_a_translation_needs_only_the_id(make_editions: Maker) -> None:
    """But an entry that is not taken over needs its words in every language."""
    spanish = LATER_SPANISH.replace("    title: Espadañas\n", "")
    with pytest.raises(CorpusError, match='entry "3": title is missing'):
        load_from(make_editions(spanish=spanish), "heroclix-2022")


def test_a_counterpart_must_exist(make_editions: Maker) -> None:
    """A link to a section that a covered edition lacks is found; an edition not covered yet is not asked."""
    folder = make_editions(LATER_ENGLISH.replace('["1.10"]}', '["1.11"], motu: ["6c"]}'))
    findings = check(load_from(folder, "heroclix-2022"), lambda ruleset: load_from(folder, ruleset))
    assert "heroclix-2022: 3: its counterpart 1.11 is no section of heroclix-modern" in findings
    assert not any("6c" in finding for finding in findings)


def test_the_installed_libraries_are_asked_by_default() -> None:
    """The counterparts of the shipped 2022 edition lead into the shipped current one."""
    assert load("heroclix-2022").entry("27.1a", "en").counterparts == {"heroclix-modern": ("27.1a",)}
    assert check(load("heroclix-2022")) == []
