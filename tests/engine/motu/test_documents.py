"""Documents as they come from outside: what is wrong is told by its place, in one line, in both languages."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest

import engine
from bot.cli import main
from engine.motu.judge import ANSWERS, schema
from engine.motu.questions import QUESTIONS
from tests.engine.motu.asking import ask, figure, scene, wrong

BRAK = figure("brak", "C5")
BAT = {"id": "bat", "kind": "melee"}
HIGH = {"kind": "high", "hexes": "C5"}
P1 = {"id": "p1", "kind": "platform", "hexes": ["D5", "E5"]}


def with_(**more: Any) -> dict[str, Any]:
    """Return a scene of one character with more about it."""
    return scene({**BRAK, **more}, pieces=[P1])


@pytest.mark.parametrize(
    ("document", "path", "message"),
    [
        (scene(rulez=1), "rulez", "error-unknown-key"),
        (scene(size=[30]), "map.size", "error-list-too-short"),
        (scene(size=[30, 101]), "map.size[1]", "error-too-large"),
        (scene(hex_inches=0), "map.hex_inches", "error-not-above"),
        (scene(high=["AE1"]), "map.high[0]", "error-square-outside"),
        (scene(high="C5:?"), "map.high", "error-motu-not-a-hex"),
        (scene(high=["C5"], low=["B4:D6"]), "map.low", "error-motu-pieces-overlap"),
        (scene(pieces=[{"kind": "platform", "hexes": ["C5"]}]), "map.pieces[0].id", "error-missing"),
        (scene(pieces=[{"kind": "wood", "hexes": ["C5"]}]), "map.pieces[0].kind", "error-not-one-of"),
        (scene(pieces=[{**HIGH, "low": "C5"}]), "map.pieces[0].low", "error-motu-only-with-kind"),
        (scene(pieces=[{**HIGH, "height": 1}]), "map.pieces[0].height", "error-motu-only-with-kind"),
        (scene(pieces=[{"kind": "mixed", "hexes": "C5", "low": "C6"}]), "map.pieces[0].low", "error-motu-not-of-piece"),
        (scene(pieces=[P1, P1]), "map.pieces[1].id", "error-id-twice"),
        (scene(pieces=[P1, {**P1, "id": "p2"}]), "map.pieces[1]", "error-motu-pieces-overlap"),
        (scene(zones={"heroes": ["A1"]}), "map.zones.heroes", "error-not-one-of"),
        (scene(BRAK, BRAK), "figures[1].id", "error-id-twice"),
        (scene(BRAK, figure("zor", "C5", "evil")), "figures[1].at", "error-motu-place-taken"),
        (with_(at="D5@p2"), "figures[0].at", "error-motu-no-platform"),
        (with_(at="C5@p1"), "figures[0].at", "error-motu-not-on-platform"),
        (with_(at=None), "figures[0].at", "error-missing"),
        (with_(at=["C5", "C5"]), "figures[0].at", "error-motu-base-twice"),
        (with_(at=["C5", "E5"]), "figures[0].at", "error-motu-base-apart"),
        (with_(at=["C5", "D5@p1"]), "figures[0].at", "error-motu-base-heights"),
        (with_(at=["C5", "B5", "D5"]), "figures[0].at", "error-motu-base-slot"),
        (with_(side="heroes"), "figures[0].side", "error-not-one-of"),
        (with_(facing="n"), "figures[0].facing", "error-not-one-of"),
        (with_(attributes={"luck": 1}), "figures[0].attributes.luck", "error-unknown-key"),
        (with_(mana=6), "figures[0].mana", "error-too-large"),
        (with_(speed=[5]), "figures[0].speed", "error-list-too-short"),
        (with_(positive="curse"), "figures[0].positive", "error-not-one-of"),
        (with_(weapons=[BAT, BAT]), "figures[0].weapons[1].id", "error-id-twice"),
        (with_(weapons=[{**BAT, "id": "fists"}]), "figures[0].weapons[0].id", "error-id-twice"),
        (with_(weapons=[{**BAT, "kind": "bow"}]), "figures[0].weapons[0].kind", "error-not-one-of"),
        (scene(high=["C5"]) | {"figures": [BRAK]}, "figures[0].at", "error-motu-obstacle"),
        (scene(BRAK, turn={"active": "zor"}), "turn.active", "error-not-there"),
        (scene(BRAK, turn={"round": 5}), "turn.round", "error-too-large"),
        (scene(BRAK, turn={"done": [{"action": "attack"}]}), "turn.done[0].kind", "error-missing"),
        (scene(BRAK, turn={"done": [{"action": "guard", "kind": "melee"}]}), "turn.done[0].kind", "error-only-with"),
        (scene(BRAK, turn={"interruptions": [{"by": "brak", "of": "brak"}]}), "turn.interruptions[0].of",
         "error-motu-interrupts-itself"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_by_its_place(document: dict[str, Any], path: str, message: str) -> None:
    """One clear line: what, where, and what would be right."""
    assert wrong(document) == (path, message)


def test_a_unique_effect_has_one_copy_in_an_army() -> None:
    """7f: two of one army have it: an error; one of each army, or a named effect twice, is none."""
    two = figure("ram", "A1", negative="eye")
    assert wrong(scene({**BRAK, "negative": "eye"}, two)) == ("figures[1].negative", "error-motu-effect-twice")
    ask(scene({**BRAK, "negative": "eye"}, {**two, "side": "evil"}), "engaged", figure="brak")
    ask(scene({**BRAK, "negative": "curse"}, {**two, "negative": "curse"}), "engaged", figure="brak")


@pytest.mark.parametrize(
    ("question", "path", "message"),
    [
        ({"from_": "brak"}, "ask.to", "error-missing"),
        ({"from_": "brak", "to": "zor"}, "ask.to", "error-motu-not-a-hex"),
        ({"from_": "brak", "to": "gone"}, "ask.to", "error-motu-off-field"),
        ({"from_": "brak", "to": "A1", "of": "B1"}, "ask.of", "error-unknown-key"),
    ],
)
def test_what_is_wrong_in_a_question(question: dict[str, Any], path: str, message: str) -> None:
    """Its parameters are checked like the rest."""
    document = scene(BRAK, figure("gone", None, defeated=True))
    assert wrong(document, "line_of_sight", **question) == (path, message)


def test_an_unknown_question_is_told_with_those_there_are() -> None:
    """One of the other game's, or none at all."""
    assert wrong(scene(), "line_of_fire", figure="brak") == ("ask.type", "error-question-unknown")
    assert ANSWERS.keys() == QUESTIONS.keys()


@pytest.mark.parametrize(("lang", "words"), [("en", "does not see"), ("es", "no ve a")])
def test_the_command_line_answers_and_refuses(
    lang: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`judge adjudicate` rules in steps with sections; a bad document is one line and exit 2."""
    file = tmp_path / "position.json"
    document = scene(BRAK, high=["E2:E8"], ask={"type": "line_of_sight", "from": "brak", "to": "G5"})
    file.write_text(json.dumps(document), encoding="utf-8")
    assert main(["adjudicate", str(file), "--lang", lang]) == 0
    told = capsys.readouterr().out
    assert words in told
    assert "6c/determinar-la-linea-de-vision" in told
    file.write_text(json.dumps({**document, "ask": {"type": "cover", "from": "brak", "to": "Z99"}}), encoding="utf-8")
    assert main(["adjudicate", str(file), "--lang", lang]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_the_schema_describes_both_games() -> None:
    """A document of either is taken by the one schema, as its ruleset says; an unknown key is not."""
    both = jsonschema.Draft202012Validator(engine.schema())
    ours = scene(BRAK, ask={"type": "distance", "a": "brak", "b": "A1"})
    theirs = {"ruleset": "heroclix-modern", "map": {"size": [8, 8]}, "ask": {"type": "distance", "a": "A1", "b": "B2"}}
    for document in (ours, theirs):
        assert both.is_valid(document)
        assert not both.is_valid({**document, "rulez": 1})
    assert jsonschema.Draft202012Validator(schema()).is_valid(ours)
    assert not jsonschema.Draft202012Validator(schema()).is_valid(theirs)
