"""Readings of ours: shown under every section that they read, and told apart from the book's sections."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import bot
from bot.cli import main
from bot.cli.terminal import to_text
from bot.library.rule_links import named
from bot.library.rules import rule_reply, search_reply
from bot.table.citing import cited_all, heading, rests_on, source_note, step_cited
from bot.table.reader import Reader
from bot.table.ruling import answer_reply, steps_text
from bot.table.text import reflowed
from bot.words.language import catalogue
from engine import Ruling, Step, StepKind, adjudicate
from rulesdb import RULESETS, load
from rulesdb.sections import is_reading

OURS = {"en": "our reading", "es": "nuestra lectura"}
BARE = re.compile(r"\b[RPM]\d{1,3}\b")
# A line to oneself in hindering terrain: the book's 16.2b, and R17 where it is silent.
TO_ONESELF = {
    "ruleset": "heroclix-modern",
    "map": {"size": [16, 16], "hindering": ["C5"]},
    "figures": [{"id": "cap", "side": "red", "at": "C5", "values": {"range": 5}}],
    "ask": {"type": "line_of_fire", "from": "cap", "to": "cap"},
}


def bare(text: str, language: str) -> list[str]:
    """Every reading that a text names without saying that it is one of ours."""
    ours = f"{OURS[language]} "
    return [found.group() for found in BARE.finditer(text) if not text[: found.start()].casefold().endswith(ours)]


# "our reading R17", "our readings R17 and R21", "nuestras lecturas R1 a R49".
NAMED_READINGS = re.compile(
    r"\b(?:our readings?|nuestras? lecturas?)\s+[RPM]\d+(?:(?:,| and| to| y| a)\s+[RPM]\d+)*", re.IGNORECASE
)


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("language", ["en", "es"])
def test_an_entry_names_a_reading_as_one_of_ours(ruleset: str, language: str) -> None:
    """No section's text names a reading that it does not call ours; a reading may name its fellows by number."""
    for entry in load(ruleset).entries(language):
        left = NAMED_READINGS.sub("", entry.text)
        if not is_reading(entry.section):
            assert not BARE.findall(left), entry.section
        assert not re.search(r"\b(?:readings?|lecturas?)\s+[RPM]\d", left, re.IGNORECASE), entry.section


def read_sections() -> Iterator[tuple[str, str, str]]:
    """Every reading of every ruleset, with each section that it reads."""
    for ruleset in RULESETS:
        for entry in load(ruleset).entries("en"):
            if is_reading(entry.section):
                for section in entry.see_also:
                    yield ruleset, entry.section, section


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_reading_is_shown_under_every_section_it_reads(language: str) -> None:
    """/rule and /power name each reading of a section in a block, and lead to it from the menu."""
    shown: dict[tuple[str, str], tuple[str, str]] = {}
    for ruleset, reading, section in read_sections():
        if (ruleset, section) not in shown:
            reply = rule_reply(Reader(language=language, ruleset=ruleset), section)
            blocks = "\n".join(block.text for block in reply.blocks)
            options = [value for menu in reply.menus for _, value, _ in menu.options]
            shown[ruleset, section] = blocks, "\n".join(f",{value}," for value in options)
        block, menu = shown[ruleset, section]
        title = load(ruleset).entry(reading, language).title
        assert heading(catalogue(language), reading, title) in block, f"{ruleset} {section}: {reading}"
        assert f",{reading}," in menu, f"{ruleset} {section}: {reading}"


def test_every_ruleset_has_its_readings_under_its_sections() -> None:
    """The library lists for a section the readings that cite it and those that its own text names."""
    for ruleset, reading, section in read_sections():
        assert reading in load(ruleset).readings(section)
    for ruleset in RULESETS:
        library = load(ruleset)
        for entry in library.entries("en"):
            found = library.readings(entry.section)
            assert list(found) == sorted(found, key=library.sections.index)
            assert entry.section not in found
            named_here = {each for each in BARE.findall(entry.text) if library.has(each)} - {entry.section}
            assert named_here <= set(found), f"{ruleset} {entry.section}"


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_command_line_shows_them_too(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    """`judge rules show` lists the readings of a section, with --json as ids."""
    assert main(["rules", "show", "16.2b", "--lang", lang]) == 0
    printed = " ".join(capsys.readouterr().out.split())
    for reading in ("R17", "R35"):
        assert heading(catalogue(lang), reading, load().entry(reading, lang).title) in printed
    assert main(["rules", "show", "16.2b", "--lang", lang, "--json"]) == 0
    assert {"R17", "R35"} <= set(json.loads(capsys.readouterr().out)["readings"])
    assert main(["rules", "show", "1.1b", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["readings"] == []


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_ruling_tells_them_apart(language: str) -> None:
    """In the steps and in the footer a section stands by its number, a reading as ours."""
    answer = adjudicate(TO_ONESELF)
    assert "R17" in answer.ruling.readings
    assert "16.2b" in answer.ruling.rules
    reply = answer_reply(answer, language)
    whole = "\n".join((reply.title, *(block.text for block in reply.blocks), reply.footer))
    assert f"{OURS[language]} R17" in reply.footer
    assert f"{OURS[language]} R17" in reply.blocks[0].text
    assert "16.2b" in reply.footer
    assert bare(whole, language) == []


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_form_of_citing(language: str) -> None:
    """A step, a list, a footer, a heading, a name, a finding about a map, a line of the log: one form for all."""
    words, reader = catalogue(language), Reader(language=language)
    step = Step(StepKind.CHECK, "ruling-steps", {}, "11.4", "R17")
    ruling = Ruling("heroclix-modern", "clear", None, (step,))
    ours = f"※ {OURS[language]} R17"
    assert step_cited(words, step) == cited_all(words, ["11.4"], ["R17"]) == f"11.4, {ours}"
    assert rests_on(words, ruling).endswith(f"11.4, {ours}")
    assert rests_on(words, Ruling("heroclix-modern", "clear", None, ())) == ""
    assert heading(words, "R17", "x").casefold() == f"{ours} · x".casefold()
    assert named(reader, "heroclix-modern", "R17").startswith(ours)
    assert steps_text([step], words).endswith(f" `11.4` {ours}")  # the book's section as code, ours as words
    anyway = words.format("game-log-action-anyway", {"figure": "x", "action": "y", "sections": ("7.2", "R17")})
    assert f"(7.2, {ours})" in anyway


@pytest.mark.parametrize("language", ["en", "es"])
def test_hits_and_titles_tell_them_apart(language: str) -> None:
    """The head of a reading's own entry, and a reading among several answers, say whose it is."""
    reader = Reader(language=language)
    assert rule_reply(reader, "R17").title.casefold().startswith(f"※ {OURS[language]} r17")
    for question in ("hindering", "stealth next to giants", "wall corner", "lightning", "corner", "plan"):
        reply = search_reply(reader, question)
        shown = "\n".join((reply.title, reply.text if reply.title == reader.say("ask-did-you-mean") else ""))
        assert bare(shown + "\n".join(choice.label for choice in reply.choices), language) == []


def test_nobody_cites_on_their_own() -> None:
    """Only what cites for all puts a ruling's sections and readings side by side to be read."""
    root = Path(bot.__file__).parent
    allowed = {"table/citing.py", "table/ruling.py", "table/stored.py"}
    for path in root.rglob("*.py"):
        name = path.relative_to(root).as_posix()
        if name not in allowed:
            assert not re.search(r"\.readings\b(?!\()", path.read_text(encoding="utf-8")), name
            assert not re.search(r"`\{[^}`]*\.(rule|reading)\b[^}`]*\}`", path.read_text(encoding="utf-8")), name


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("language", ["en", "es"])
def test_did_you_mean_shows_the_text_of_its_first_hit(language: str, ruleset: str) -> None:
    """Where no answer stands out, the first hit's own words are there to read, under the titles of all."""
    reader = Reader(language=language, ruleset=ruleset)
    unsure = [
        (reply, result.hits[0].section)
        for question in ("plan", "blue thing", "cosa azul", "fast", "tres", "which one", "paper")
        if (result := reader.library.search(question, language)).hits
        and (reply := search_reply(reader, question)).title == reader.say("ask-did-you-mean")
    ]
    assert unsure
    for reply, best in unsure:
        entry = reader.library.entry(best, language)
        (block,) = reply.blocks
        assert block.title == heading(reader.words, best, entry.title)
        opening = reflowed(entry.text)[:60]
        assert block.text.startswith(opening)
        assert len(block.text) <= 1024
        assert entry.title in reply.text
        assert " ".join(opening.split()) in " ".join(to_text(reply).split())


@pytest.mark.parametrize("lang", ["en", "es"])
def test_judge_ask_prints_it_too(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    """`judge ask` in a terminal shows the first hit's text where it is not confident; --json is as it was."""
    assert main(["ask", "plan", "--json", "--lang", lang]) == 0
    found = json.loads(capsys.readouterr().out)
    assert not found["confident"]
    assert set(found["hits"][0]) == {"section", "title", "score"}
    assert main(["ask", "plan", "--lang", lang]) == 0
    printed = " ".join(capsys.readouterr().out.split())
    first = load().entry(found["hits"][0]["section"], lang)
    assert " ".join(reflowed(first.text).split())[:80] in printed


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_reading_against_the_letter_has_a_heading_of_its_own(lang: str) -> None:
    """Nobody is told that the book leaves open what it says in so many words (25.7); P112 is open."""
    words = catalogue(lang)
    against, usual = (source_note(load().entry(reading, lang), words) for reading in ("P113", "P112"))
    assert against == (words.text("rule-source-departure"), words.text("rule-source-departure-text"))
    assert usual == (words.text("rule-source-reading"), words.text("rule-source-reading-text"))
