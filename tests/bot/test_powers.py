"""A power's answer: what it does, what it combines with, what stops it, and the questions asked most."""

from __future__ import annotations

import json

import pytest

from bot.cli import main
from bot.cli.terminal import to_text
from bot.discord.message import message_of
from bot.library.powers import no_powers, question_reply
from bot.library.rule_links import key_of, section_of
from bot.library.rules import rule_reply, side_by_side_reply
from bot.table.reader import Reader
from bot.table.reply import Reply
from rulesdb import LANGUAGES, RULESETS, UnknownSection, interactions, load
from rulesdb.interacting import HEADINGS

KINDS = {"power", "ability", "keyphrase"}
LIMIT = 1024  # characters of an embed's field


def blocks(reply: Reply) -> dict[str, str]:
    """The blocks of a reply by their titles."""
    return {block.title: block.text for block in reply.blocks}


def everything(reply: Reply) -> str:
    """All that a reply says, blocks included."""
    return "\n".join([reply.text, *(block.text for block in reply.blocks)])


def test_a_power_in_english() -> None:
    """Flurry: colour, type, action; what it does; what combines, what stops, with sections; questions."""
    reply = rule_reply(Reader(), "27.1a")
    shown = blocks(reply)
    assert shown["At a glance"] == "Colour: red · Type: speed · Action: CLOSE"
    assert "→ 27.1e Charge · " in shown["Combines with"]
    assert "27.4k Outwit" in shown["What stops it"]
    assert "- Can I use Flurry with Charge? → 27.1a Flurry, 27.1e Charge" in shown["Common questions"]
    assert "27.1j Hypersonic Speed" in shown["Not together with"]
    assert "Combines with:" not in reply.text


@pytest.mark.parametrize(
    ("language", "titles"),
    [
        ("en", ["Combines with", "What stops it", "What gets round it", "Not together with"]),
        ("es", ["Se combina con", "Qué lo frena", "Qué lo sortea", "No se combina con"]),
    ],
)
def test_the_four_lists_of_a_power(language: str, titles: list[str]) -> None:
    """27.2c: each list is a block with a title of its own, in the reader's language and in that order."""
    shown = list(blocks(rule_reply(Reader(language=language), "27.2c")))
    assert [title for title in shown if title in titles] == titles


def test_a_power_in_spanish() -> None:
    """The same in Spanish, the English name beside the Spanish one."""
    shown = blocks(rule_reply(Reader(language="es"), "27.3a"))
    assert "27.3g Mente Maestra (Mastermind)" in shown["Se combina con"]
    assert "27.2i Golpe de Precisión (Precision Strike)" in shown["Qué lo frena"]
    assert shown["Preguntas frecuentes"].count("\n- ") + 1 in range(3, 6)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_entry_fits_its_message(ruleset: str, language: str) -> None:
    """No block of any entry is cut by Discord's limits, and every button's and menu's id fits, side by side too."""
    reader = Reader(user_id="9" * 19, ruleset=ruleset, language=language, language_chosen=True)
    for entry in reader.library.entries(language):
        for reply in (rule_reply(reader, entry.section), side_by_side_reply(reader, entry.section)):
            embed = message_of(reply)["embed"]
            assert [field.value for field in embed.fields] == [block.text for block in reply.blocks], entry.section
            assert all(len(value) <= 100 for menu in reply.menus for _, value, _ in menu.options), entry.section
            assert embed.description == reply.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_power_has_questions_and_what_stops_it(language: str) -> None:
    """All 48 powers of the current rules show three to five questions, and what stops each."""
    reader = Reader(language=language)
    for entry in reader.library.entries(language):
        if entry.kind == "power":
            shown = blocks(rule_reply(reader, entry.section))
            assert 3 <= len(shown[reader.say("rule-questions")].splitlines()) <= 5, entry.section
            assert shown[reader.say("rule-stopped-by")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_of_a_power_is_lost(language: str) -> None:
    """What leaves the text for a block stands in the block."""
    for entry in load().entries(language):
        if entry.kind in KINDS:
            said = everything(rule_reply(Reader(language=language), entry.section)).casefold()
            headings = " ".join(HEADINGS[language]).casefold().split()
            missing = [word for word in entry.text.casefold().split() if word not in said and word not in headings]
            assert not missing, (entry.section, missing)


def test_a_question_marks_its_answer() -> None:
    """Tapped, a question stands above the whole rule, whose answering passage is bold."""
    reply = question_reply(
        Reader(), "27.4j", load().entry("27.4j", "en").questions.index("How long does Perplex last?")
    )
    assert reply.text.startswith("> How long does Perplex last?")
    assert "**It lasts through" in reply.text


def test_a_question_that_names_another_power_shows_what_that_says() -> None:
    """Flurry with Charge is answered by both sections, and the way back leads to Flurry."""
    number = load().entry("27.1a", "en").questions.index("Can I use Flurry with Charge?")
    reply = question_reply(Reader(user_id="1"), "27.1a", number)
    assert "Flurry" in blocks(reply)["27.1e · Charge"]
    assert reply.choices[0].arguments == ("heroclix-modern", "27.1a")


@pytest.mark.parametrize("number", [-1, 0, 10_000])
def test_a_question_that_is_gone_is_answered_by_the_nearest(number: int) -> None:
    """A button of a message from before the questions changed still answers one."""
    assert question_reply(Reader(), "27.1a", number).text.startswith("> ")


def test_a_long_list_is_cut_to_the_most_telling() -> None:
    """Charge combines with more than a phone shows: nine are listed, and lead on from the menu too."""
    reply = rule_reply(Reader(language="es"), "27.1e")
    listed = blocks(reply)["Se combina con"].rsplit("→ ", 1)[1]
    assert listed.endswith(" …")
    assert listed.count(" · ") == 8
    found = interactions("heroclix-modern", "27.1e")
    assert found is not None
    offered = {value for menu in reply.menus for _, value, _ in menu.options}
    assert {f"heroclix-modern,{section}" for _, section in found.combines[:9]} <= offered
    assert "Se combina con:" not in reply.text


def test_another_edition_says_whence_its_relations_are() -> None:
    """2012's own Willpower has the current relations, and says so; a taken-over power says it at the top."""
    assert "Taken from the current rules" in blocks(rule_reply(Reader(ruleset="heroclix-2012"), "poderes/willpower"))
    taken = blocks(rule_reply(Reader(ruleset="heroclix-2022"), "27.1e"))
    assert "Taken over from the current card" in taken
    assert "27.1a Flurry" in taken["Combines with"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_motu_has_no_powers(language: str) -> None:
    """Battleground says so plainly and points to the sections on what it has, each of which exists."""
    reader = Reader(ruleset="motu", language=language)
    reply = no_powers(reader)
    assert RULESETS["motu"].titles[language] in reply.text
    assert len(reply.blocks[0].text.splitlines()) == 8
    assert all(reader.library.has(choice.arguments[1]) for choice in reply.choices)


def test_the_terminal_shows_the_same_blocks() -> None:
    """Every block of the reply stands in the terminal's text, and the menus as lists."""
    reply = rule_reply(Reader(), "27.1a")
    printed = to_text(reply)
    assert all(f"\n{block.title}:" in printed for block in reply.blocks)
    assert "\nRelated sections: 27.1 · Speed powers; " in printed
    assert "Answers to the questions" not in printed  # they stand in their block


def test_keys_of_sections() -> None:
    """A short id is its own key; a long one is found again by its digest; a forged key is refused."""
    for ruleset in RULESETS:
        library = load(ruleset)
        keys = {key_of(section): section for section in library.sections}
        assert len(keys) == len(library.sections)
        assert all(section_of(library, key) == section for key, section in keys.items())
    with pytest.raises(UnknownSection):
        section_of(load("motu"), "~000000000000")


def test_the_command_line_gives_the_lists_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    """`judge rules show --json` has the four lists of a power, each place a ruleset and a section; others have none."""
    assert main(["rules", "show", "27.1k", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)["interactions"]
    assert list(told) == ["combines", "stopped_by", "bypassed_by", "apart", "taken_from"]
    assert {"ruleset": "heroclix-modern", "section": "27.6b"} in told["bypassed_by"]
    assert told["taken_from"] is None
    assert main(["rules", "show", "poderes/stealth", "--ruleset", "heroclix-2012", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["interactions"]["taken_from"] == "heroclix-modern"
    assert main(["rules", "show", "16.3b", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["interactions"] is None
