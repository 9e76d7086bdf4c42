"""What the corpus files must look like, error by error."""

import re

import pytest

from rulesdb import CorpusError, load_from

from .conftest import ENGLISH, SPANISH, CorpusMaker

EN_PEBBLES = '- id: "1"\n    kind: section'


def refusal(folder: object) -> str:
    """Return the one-line refusal of a corpus folder."""
    with pytest.raises(CorpusError) as caught:
        load_from(folder, "heroclix-modern")  # type: ignore[arg-type]
    message = str(caught.value)
    assert "\n" not in message
    return message


def test_a_good_corpus_loads(make_corpus: CorpusMaker) -> None:
    """The invented game's files, unchanged, are five entries."""
    assert load_from(make_corpus(), "heroclix-modern").sections == ("1", "1.2", "1.2a", "1.10", "R1")


def test_a_missing_corpus_is_an_empty_library(make_corpus: CorpusMaker) -> None:
    """A ruleset without files is not covered, and that is no error."""
    library = load_from(make_corpus(), "motu")
    assert not library.covered
    assert library.sections == ()
    assert library.search("anything", "en").hits == ()
    assert library.complete("a", "es") == []


@pytest.mark.parametrize(
    ("found", "replacement", "message"),
    [
        ("ruleset: heroclix-modern", "ruleset: motu", r'en/01\.yaml: ruleset is "motu", expected "heroclix-modern"'),
        ("lang: en", "lang: es", r'en/01\.yaml: lang is "es", expected "en"'),
        ("lang: en", "lang: en\nextra: 1", r'en/01\.yaml: unknown key "extra"; known: entries, lang, ruleset'),
        ("lang: en\nentries:", "lang: en\nentries: 3\nx:", "unknown key"),
        ('- id: "1.2"', '- id: "1"', r'en/01\.yaml: entry "1" already stands in en/01\.yaml'),
        ('- id: "1.2"', "- id: 1.2", r'entry "1\.2": id must be text in quotes'),
        ('- id: "1.2"', '- id: "1 .2!"', r"id must look like 16\.3b"),
        ("    title: Skipping\n", "", r'entry "1\.2": title is missing'),
        ("    title: Skipping\n", '    title: "  "\n', r'entry "1\.2": title is missing'),
        ("    title: Skipping\n", "    title: yes\n", r'entry "1\.2": title must be text in quotes, found "True"'),
        ("aliases: [grass, sh]", "alias: [grass]", r'entry "1\.10": unknown key "alias"; known: aliases, counterparts'),
        ("aliases: [grass, sh]", "aliases: grass", r'entry "1\.10": aliases must be a list'),
        ("aliases: [grass, sh]", "aliases: [sh, 4]", r'entry "1\.10": aliases must hold text in quotes, found "4"'),
        ('see_also: ["1.10"]', "see_also: [1.10]", r'entry "1\.2": see_also must hold text in quotes, found "1\.1"'),
        ("kind: power", "kind: spell", r'entry "1\.2a": kind is "spell", expected one of section, power'),
        ("retired: true", "retired: often", r'entry "1\.10": retired must be true or false'),
        ("{type: speed,", "[type, speed]\n    x: {", r'unknown key "x"'),
        ("die: d6}", "Die: d6}", r'entry "1\.2": fact key "Die" must be snake_case text'),
        ("die: d6}", "on: d6}", r'entry "1\.2": a fact key on, off, yes or no must be in quotes'),
        ("die: d6}", "1: d6}", r'entry "1\.2": fact key "1" must be snake_case text'),
        ("die: d6}", "die: [[1, 2]]}", r'entry "1\.2": fact die must be a number, text, true or false'),
        ("die: d6}", "die: {low: {one: 1}}}", r'entry "1\.2": fact die\.low must be a number'),
        ("die: d6}", "die: d6, die: d8}", r'en/01\.yaml, line 18: the key "die" stands twice'),
        ("facts: {sinks_on", "facts: {{sinks_on", r"en/01\.yaml, line \d+: "),
    ],
)
def test_a_malformed_english_file_is_refused(
    make_corpus: CorpusMaker, found: str, replacement: str, message: str
) -> None:
    """Each fault gives one line that names the file, the entry and what would be right."""
    assert found in ENGLISH
    assert re.search(message, refusal(make_corpus(english=ENGLISH.replace(found, replacement, 1))))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "expected the keys ruleset, lang and entries"),
        ("[1, 2]", "expected the keys ruleset, lang and entries"),
        ("ruleset: heroclix-modern\nlang: en\nentries: {}", "entries must be a list"),
        ("ruleset: heroclix-modern\nlang: en\nentries: [pebble]", "entry 1 must be a mapping"),
        ("ruleset: !!python/object/apply:os.getcwd []", "could not determine a constructor"),
        ("ruleset: [" * 2000, "en/01.yaml"),
        ("ruleset: \0", "en/01.yaml"),
    ],
)
def test_a_file_that_is_no_corpus_is_refused(make_corpus: CorpusMaker, text: str, message: str) -> None:
    """Whatever the file holds, code included, the answer is one line."""
    assert message in refusal(make_corpus(english=text))


@pytest.mark.parametrize("line", ["kind: section", "facts: {a: 1}", "retired: true", 'see_also: ["1"]'])
def test_spanish_files_carry_words_alone(make_corpus: CorpusMaker, line: str) -> None:
    """What no language changes stands in English only and is refused elsewhere."""
    spanish = SPANISH.replace("    title: Rebotar\n", f"    title: Rebotar\n    {line}\n")
    assert f'es/01.yaml: entry "1.2": {line.partition(":")[0]} belongs in the en file alone' in refusal(
        make_corpus(spanish=spanish)
    )


def test_spanish_needs_its_english_entry(make_corpus: CorpusMaker) -> None:
    """A Spanish entry without an English one has no kind, so it is refused."""
    spanish = SPANISH.replace('- id: "1.10"', '- id: "1.11"')
    assert 'es/01.yaml: entry "1.11": no en entry has this id' in refusal(make_corpus(spanish=spanish))


def test_an_id_in_two_files_is_refused(make_corpus: CorpusMaker) -> None:
    """Ids are unique over all the files of a ruleset, and the message names both files."""
    folder = make_corpus()
    first = folder / "heroclix-modern" / "en" / "01.yaml"
    (first.parent / "02.yaml").write_text(first.read_text(encoding="utf-8"), encoding="utf-8")
    assert 'en/02.yaml: entry "1" already stands in en/01.yaml' in refusal(folder)
