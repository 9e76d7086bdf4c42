"""Rulings folded: what the engine says decides stands first, what else counts follows, the rest is a button away."""

from __future__ import annotations

from typing import Any

import pytest

from bot.table.living import in_two_lines
from bot.table.ruling import folded_steps, steps_text
from bot.table.stored import pack, unpack
from bot.words.language import catalogue
from engine import Answer, StepKind
from engine.game import adjudicate
from tests.engine.motu.asking import answer, figure, scene

EDITIONS = ("heroclix-modern", "heroclix-2022", "heroclix-2012")
LONGEST = 3700


def table(ruleset: str, **ask: Any) -> dict[str, Any]:
    """Return a position in which Bob stands between Nova and Rook, and a question about it."""
    figures = [
        {"id": "nova", "side": "red", "at": "C5", "values": {"attack": 10, "range": 6, "speed": 8, "damage": 3}},
        {"id": "rook", "side": "blue", "at": "C11", "values": {"defense": 16}, "powers": ["stealth"]},
        {"id": "bob", "side": "blue", "at": "C7", "values": {"defense": 16}, "powers": ["toughness"]},
    ]
    return {
        "ruleset": ruleset,
        "map": {"size": [16, 16], "hindering": ["C9", "D9"], "blocking": ["F5"]},
        "figures": figures,
        "turn": {"active": "red", "phase": "action"},
        "ask": ask,
    }


def ruled(ruleset: str, **ask: Any) -> Answer:
    """Return the answer to a question about that position."""
    return adjudicate(table(ruleset, **ask))


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("ruleset", EDITIONS)
def test_what_blocks_a_line_stands_first_and_where_it_runs_is_folded(ruleset: str, lang: str) -> None:
    """Of a blocked line the culprits stand first, marked and bold; the squares that it crosses are folded."""
    ruling = ruled(ruleset, type="line_of_fire", **{"from": "nova", "to": "rook"}).ruling
    blocks = [step for step in ruling.steps if step.message == "lof-figure"]
    text, folded = folded_steps(ruling, catalogue(lang, ruleset), str, LONGEST)
    lines = text.split("\n")
    assert blocks
    assert blocks[0] in ruling.deciding
    assert lines[0].startswith("➤ **bob")
    assert "** `" in lines[0]
    assert folded
    assert lines[-1].startswith("*")
    assert len(lines) < len(ruling.steps)


@pytest.mark.parametrize("ruleset", EDITIONS)
def test_a_refusal_is_decided_by_its_reasons(ruleset: str) -> None:
    """What is illegal is decided by what `because` lists, all of it and nothing else."""
    answer = ruled(ruleset, type="legal", figure="nova", action="range", target="rook")
    assert answer.ruling.verdict == "illegal"
    assert answer.ruling.deciding == tuple(answer.fields["because"])  # type: ignore[arg-type]


@pytest.mark.parametrize("ruleset", EDITIONS)
def test_a_move_out_of_contact_is_decided_by_the_break_away_too(ruleset: str) -> None:
    """What has to succeed first is not folded away."""
    document = table(ruleset, type="reachable", figure="nova")
    document["figures"][2]["at"] = "C6"
    ruling = adjudicate(document).ruling
    assert "break-away-needs" in {step.message for step in ruling.deciding}
    assert ruling.deciding[-1] == ruling.steps[-1]


@pytest.mark.parametrize(("roll", "verdict"), [([4, 4], "hit"), ([1, 2], "miss")])
@pytest.mark.parametrize("ruleset", EDITIONS)
def test_an_attack_is_decided_by_its_total_against_the_defense(ruleset: str, roll: list[int], verdict: str) -> None:
    """A hit or a miss is decided by the step that compares, and its sums stay in sight."""
    ruling = ruled(ruleset, type="attack", attacker="nova", targets=["bob"], kind="range", roll=roll).ruling
    assert ruling.verdict == verdict
    assert len(ruling.deciding) == 1
    assert {"total", "defense"} <= ruling.deciding[0].data.keys()
    text, _ = folded_steps(ruling, catalogue("en", ruleset), str, LONGEST)
    kept = [step for step in ruling.steps if step.kind is not StepKind.CHECK]
    assert all(steps_text([step], catalogue("en", ruleset)) in text for step in kept)


def test_what_is_not_judged_is_never_folded() -> None:
    """What a ruling leaves out, it says where everybody sees it."""
    document = table("heroclix-modern", type="value", figure="bob", value="defense")
    document["figures"][2]["special"] = [{"kind": "trait", "name": "Odd", "text": "Flurble the quux of moons."}]
    ruling = adjudicate(document).ruling
    left_out = [step for step in ruling.steps if step.kind is StepKind.IGNORED]
    text, _ = folded_steps(ruling, catalogue("en"), str, LONGEST)
    assert left_out
    assert all(steps_text([step], catalogue("en")) in text for step in left_out)


def test_a_ruling_that_nothing_can_unfold_is_told_whole() -> None:
    """Without a button every step is told, the deciding one first all the same."""
    ruling = ruled("heroclix-modern", type="line_of_fire", **{"from": "nova", "to": "rook"}).ruling
    text, folded = folded_steps(ruling, catalogue("en"), str, LONGEST, whole=True)
    assert not folded
    assert len(text.split("\n")) == len(ruling.steps)


def test_a_list_of_what_may_be_done_is_not_folded() -> None:
    """Where every step answers, all stand there in their order, and none is marked as deciding alone."""
    ruling = ruled("heroclix-modern", type="legal_actions", figure="nova").ruling
    text, _ = folded_steps(ruling, catalogue("en"), str, LONGEST)
    assert "➤" not in text
    assert "the basic MOVE action" in text
    assert "Outwit" not in text


def test_a_long_ruling_is_cut_and_offers_the_rest() -> None:
    """What does not fit in a message is cut at a line, and the button stands there."""
    ruling = ruled("heroclix-modern", type="attack", attacker="nova", targets=["bob"], kind="range", roll=[4, 4]).ruling
    text, folded = folded_steps(ruling, catalogue("en"), str, 300)
    assert folded
    assert len(text) <= 300
    assert text.split("\n")[-1].startswith("*")


def test_what_decides_is_kept_with_a_ruling() -> None:
    """A ruling read back from the database has the same deciding steps; one kept before they were marked has a last."""
    ruling = ruled("heroclix-modern", type="line_of_fire", **{"from": "nova", "to": "rook"}).ruling
    kept = pack(ruling, {}, "")
    assert [step.message for step in unpack(kept)[0].deciding] == [step.message for step in ruling.deciding]
    del kept["decided_by"]
    assert [step.message for step in unpack(kept)[0].deciding] == [ruling.steps[-1].message]


def test_battleground_says_what_decides() -> None:
    """Of Battleground's answers the reasons against decide, else what the question came to."""
    document = scene(figure("torv", "B2"), figure("brak", "F6", side="evil"), high=["D4"])
    seen = answer(document, "line_of_sight", from_="torv", to="brak").ruling
    assert [step.kind for step in seen.deciding] == [StepKind.RESULT]
    far = answer(document, "action_cost", figure="torv", action="movement").ruling
    assert far.deciding
    assert all(step in far.steps for step in far.deciding)
    way = answer(document, "move_cost", figure="torv", path=["K9"])
    assert not way.fields["legal"]
    assert list(way.ruling.deciding) == [reason.step for reason in way.fields["because"]]  # type: ignore[attr-defined]


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_last_ruling_stands_in_two_lines_with_its_section(lang: str) -> None:
    """What happened, and below it the step that decides with its section; names are those that players see, escaped."""
    ruling = ruled("heroclix-modern", type="attack", attacker="nova", targets=["bob"], kind="range", roll=[4, 4]).ruling
    first, second = in_two_lines("x", ruling, lang, {"bob": "Bob *"}).split("\n")
    assert first == "x"
    assert second.startswith("➤ ")
    assert "Bob \\*" in second
    assert second.endswith("`12.3`")


def test_what_the_line_tells_already_is_not_told_again() -> None:
    """Where the deciding step is what the line says, only the section follows it; without a ruling nothing does."""
    ruling = ruled("heroclix-modern", type="distance", a="A1", b="B2").ruling
    said = catalogue("en").step(ruling.steps[-1])
    assert in_two_lines(said, ruling, "en", {}).startswith(f"{said} `")
    assert "\n" not in in_two_lines(said, ruling, "en", {})
    assert in_two_lines(said, None, "en", {}) == said
