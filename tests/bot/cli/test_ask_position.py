"""`judge ask --position`: questions in a player's own words, from a file and in batches."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from bot.cli import main
from tests.engine.motu.asking import figure, scene
from tests.engine.words.asking import DOCUMENTS

HARBOUR = DOCUMENTS["harbour"]
MOTU = scene(figure("beast", "C3"), figure("guard", "C5", side="evil"), size=[8, 8])


@pytest.fixture
def harbour(tmp_path: Path) -> str:
    """A file with a position."""
    file = tmp_path / "harbour.json"
    file.write_text(json.dumps(HARBOUR), "utf-8")
    return str(file)


def _json(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main(["ask", *arguments, "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def _adjudicated(capsys: pytest.CaptureFixture[str], tmp_path: Path, document: Mapping[str, Any]) -> dict[str, Any]:
    file = tmp_path / "asked.json"
    file.write_text(json.dumps(document), "utf-8")
    assert main(["adjudicate", str(file), "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_the_answer_is_what_adjudicate_says(capsys: pytest.CaptureFixture[str], harbour: str, tmp_path: Path) -> None:
    """`answer` is the whole answer of `judge adjudicate` to `ask`; the library's hits stand beside it."""
    found = _json(capsys, "can Iron Wolf shoot Sea Tern?", "--position", harbour)
    (only,) = found["understood"]
    assert only["ask"] == {"type": "legal", "figure": "wolf", "action": "range", "target": "tern"}
    assert only["answer"] == _adjudicated(capsys, tmp_path, {**HARBOUR, "ask": only["ask"]})
    assert 0 < only["score"] <= 1
    assert found["hits"]
    assert found["ms"] > 0


def test_what_if_gives_the_squares_and_the_answer_there(
    capsys: pytest.CaptureFixture[str], harbour: str, tmp_path: Path
) -> None:
    """`suppose` has the squares of who stands elsewhere; the answer is that of the position so changed."""
    (only,) = _json(capsys, "if wolf stood on H12 could he see golem", "--position", harbour)["understood"]
    assert only["suppose"] == {"wolf": ["H12"]}
    figures = [{**each, "at": ["H12"]} if each["id"] == "wolf" else each for each in HARBOUR["figures"]]
    assert only["answer"] == _adjudicated(capsys, tmp_path, {**HARBOUR, "figures": figures, "ask": only["ask"]})


def test_several_at_once_give_lists_of_one_length(capsys: pytest.CaptureFixture[str], harbour: str) -> None:
    """`asks` and `answers` stand instead of the two, one for each opponent in the document's order."""
    (only,) = _json(capsys, "who can wolf see", "--position", harbour)["understood"]
    assert [ask["to"] for ask in only["asks"]] == ["vane", "tern", "golem", "spark"]
    assert len(only["asks"]) == len(only["answers"])
    assert "ask" not in only


def test_a_name_of_several_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Words that fit two figures are named with both ids, and nothing is understood; in text the names are told."""
    file = tmp_path / "twins.json"
    file.write_text(json.dumps(DOCUMENTS["twins"]), "utf-8")
    found = _json(capsys, "can captain see rook", "--position", str(file))
    assert found["understood"] == []
    assert found["ambiguous"] == {"captain": ["k1", "k2"]}
    assert main(["ask", "can captain see rook", "--position", str(file)]) == 0
    assert "captain: Captain Frost, Captain Flint" in capsys.readouterr().out.replace("\n", " ")


def test_a_question_about_rules_is_answered_by_the_library_without_names(
    capsys: pytest.CaptureFixture[str], harbour: str
) -> None:
    """What is not about the board is looked up as if no figure had been named, in the position's own book."""
    named = _json(
        capsys, "can Quickspark's charge be used while based by Clay Golem and Sea Tern", "--position", harbour
    )
    assert named["understood"] == []
    bare = _json(capsys, "can charge be used while based by and")
    assert [hit["section"] for hit in named["hits"]] == [hit["section"] for hit in bare["hits"]]


def test_the_text_says_what_was_understood(capsys: pytest.CaptureFixture[str], harbour: str) -> None:
    """In a terminal the structured question stands first, in words and in the reader's language."""
    assert main(["ask", "ve ember a golem?", "--position", harbour, "--lang", "es"]) == 0
    assert capsys.readouterr().out.startswith("Entendí: línea de fuego de Captain Ember a Clay Golem\n")


def test_a_batch_answers_each_line_and_never_stops(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Lines with a position are understood, those without are looked up, a bad position is its line's error."""
    asked: list[dict[str, Any]] = [
        {"id": 1, "question": "is wolf next to vane?", "position": HARBOUR},
        {"id": 2, "question": "carry"},
        {"id": 3, "question": "is wolf next to vane?", "position": {**HARBOUR, "map": {"size": [0, 0]}}},
        {"id": 4, "question": "is wolf next to vane?", "position": [1]},
        {"id": 5, "question": "can beast see guard?", "position": MOTU},
    ]
    lines = "".join(f"{json.dumps(line)}\n" for line in asked)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(lines.encode())))
    assert main(["ask", "--batch"]) == 0
    first, second, third, fourth, fifth = map(json.loads, capsys.readouterr().out.splitlines())
    assert first["understood"][0]["answer"]["result"] is True
    assert "understood" not in second
    assert third == {"id": 3, "error": third["error"]}
    assert "position.map.size" in third["error"]
    assert "error" in fourth
    assert fifth["understood"][0]["ask"]["type"] == "line_of_sight"


def test_a_position_that_is_none_is_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A malformed document is exit 2 with the field named, a missing file too."""
    file = tmp_path / "bad.json"
    file.write_text(json.dumps({**HARBOUR, "figures": [{"id": "wolf", "at": "Z99"}]}), "utf-8")
    assert main(["ask", "wolf?", "--position", str(file)]) == 2
    assert capsys.readouterr().err.startswith("judge: figures[0].at: ")
    assert main(["ask", "wolf?", "--position", str(tmp_path / "none.json")]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_two_figures_are_told_to_be_asked_one_at_a_time(capsys: pytest.CaptureFixture[str], harbour: str) -> None:
    """`understood` is empty and a note says why, in the language asked for, with the questions one at a time."""
    found = _json(capsys, "can wolf hit vane or tern?", "--position", harbour)
    assert found["understood"] == []
    assert "one at a time" in found["note"]
    assert found["one_at_a_time"] == ["can wolf hit vane?", "can wolf hit tern?"]
    assert main(["ask", "¿a quién le da mejor, a Tern o a Golem?", "--position", harbour, "--lang", "es"]) == 0
    assert "pregunta por una sola" in capsys.readouterr().out
    assert main(["ask", "can wolf see tern? can ember see golem?", "--position", harbour]) == 0
    told = capsys.readouterr().out
    assert "two questions at once" in told
    assert "- can wolf see tern?\n- can ember see golem?\n" in told
