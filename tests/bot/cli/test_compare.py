"""`judge adjudicate --compare R,R`: one document under several rulesets, as JSON, in a batch, and to read."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from bot.cli.failures import InputError
from bot.cli.parser import parse

BOTH = ("heroclix-modern", "heroclix-2022")
FIGURES = [{"id": "fox", "side": "red", "at": "A1", "values": {"range": 0}, "powers": ["perplex"]}]
FIGURES += [{"id": "hen", "side": "blue", "at": "G1"}]
ASK = {"type": "use", "figure": "fox", "action": "perplex", "target": "hen", "value": "speed"}
DOCUMENT: dict[str, Any] = {"id": "far", "map": {"size": [8, 8]}, "figures": FIGURES, "ask": ASK}


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Return what the command prints."""
    chosen = parse(["adjudicate", *arguments])
    assert chosen.run(chosen) == 0
    return capsys.readouterr().out


def test_the_answers_stand_side_by_side(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Six squares are too far today and within the least range of 2022."""
    file = tmp_path / "far.json"
    file.write_text(json.dumps(DOCUMENT), encoding="utf-8")
    found = json.loads(told(capsys, str(file), "--compare", ",".join(BOTH), "--json"))
    assert (found["id"], list(found["answers"]), found["differ"]) == ("far", list(BOTH), True)
    assert [answer["legal"] for answer in found["answers"].values()] == [False, True]


@pytest.mark.parametrize(("lang", "first"), [("en", "answer differently"), ("es", "responden distinto")])
def test_steps_that_another_does_not_take_are_marked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str, first: str
) -> None:
    """To read, each ruleset has its verdict; a step of one alone is marked."""
    file = tmp_path / "far.json"
    file.write_text(json.dumps(DOCUMENT), encoding="utf-8")
    lines = told(capsys, str(file), "--compare", ",".join(BOTH), "--lang", lang).splitlines()
    assert first in lines[0]
    assert [line.split(":")[0] for line in lines if line[0] != " "][1:] == list(BOTH)
    assert any(line.startswith("  ≠") for line in lines)


def test_a_batch_compares_line_by_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Alike, apart, an error of one and an error of both; a line's own ruleset is not asked."""
    near = {**DOCUMENT, "id": "near", "figures": [FIGURES[0], {**FIGURES[1], "at": "D1"}], "ruleset": "motu"}
    raised = {**DOCUMENT, "id": "raised", "markers": [{"kind": "elevated", "at": "H8"}]}
    broken = {**DOCUMENT, "id": "broken", "ask": {"type": "nothing"}}
    lines = "\n".join(json.dumps(each) for each in (near, DOCUMENT, raised, broken)).encode()
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(lines)))
    found = [json.loads(line) for line in told(capsys, "--batch", "--compare", ",".join(BOTH)).splitlines()]
    assert [(each["id"], each["differ"]) for each in found] == [
        ("near", False), ("far", True), ("raised", True), ("broken", False)
    ]  # fmt: skip
    assert "elevated" in found[2]["answers"]["heroclix-2022"]["error"]


@pytest.mark.parametrize("given", ["heroclix-modern", "heroclix-modern,heroclix-modern", "heroclix-modern,chess", ","])
def test_two_rulesets_at_least_are_named(given: str) -> None:
    """One line says what is wrong with the option."""
    with pytest.raises(InputError, match="--compare"):
        parse(["adjudicate", "-", "--compare", given])
