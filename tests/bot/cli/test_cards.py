"""`judge cards`: what is understood of one card, of many lines, of a folder of unit files."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from bot.cli import main
from bot.cli.failures import InputError
from bot.cli.parser import parse

TEXT = "Charge. When Hollis hits, hum. // Hollis hums."
CARD = {"name": "Hollis", "special": [{"name": "Old Tricks", "text": TEXT}]}


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Return what the command prints."""
    chosen = parse(["cards", *arguments])
    assert chosen.run(chosen) == 0
    return capsys.readouterr().out


def test_a_card_is_read_sentence_by_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each with its status, what it means in both languages, its effects, and why it is no more."""
    file = tmp_path / "hollis.json"
    file.write_text(json.dumps(CARD), encoding="utf-8")
    found = json.loads(told(capsys, "read", str(file), "--json"))
    [text] = found["texts"]
    assert (found["name"], text["special"]) == ("Hollis", "Old Tricks")
    rows = [(row["sentence"], row["status"]) for row in text["sentences"]]
    assert rows == [("Charge.", "judged"), ("When Hollis hits, hum.", "reminded"), ("Hollis hums.", "unread")]
    first = text["sentences"][0]
    assert first["effects"] == [{"grants": "charge"}]
    assert first["means"] == {"en": "Can use Charge.", "es": "Puede usar Carga (Charge)."}
    assert [row["because"] is None for row in text["sentences"]] == [True, False, False]


@pytest.mark.parametrize(("lang", "said"), [("en", "Can use Charge."), ("es", "Puede usar Carga (Charge).")])
def test_it_is_shown_to_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Plain text, from standard input as well, in the reader's language."""
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"Charge.")))
    assert told(capsys, "read", "-", "--lang", lang) == f"✓ Charge.\n    {said}\n"


def test_a_unit_file_is_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The special powers of a player's unit file."""
    file = tmp_path / "unit.json"
    unit = {
        "unit_id": "x1",
        "name": "Hollis",
        "special_powers": [{"type": "trait", "name": "Old", "description": "Charge."}],
    }
    file.write_text(json.dumps(unit), encoding="utf-8")
    assert told(capsys, "read", str(file)) == "Old\n✓ Charge.\n    Can use Charge.\n"


def test_a_batch_never_stops(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Lines out as they came in; a bad one is answered with its error."""
    lines: list[Any] = [
        {"id": 1, "name": "Hollis", "text": TEXT},
        {"id": 2, "text": 3},
        {"id": 3, "text": "Carga.", "lang": "es"},
        {"id": 4, "text": "Charge.", "lang": "fr"},
        {"id": 5, "text": "x" * 2001},
    ]
    file = tmp_path / "lines.jsonl"
    file.write_text("\n".join(json.dumps(line) for line in lines), encoding="utf-8")
    found = [json.loads(line) for line in told(capsys, "read", str(file), "--batch").splitlines()]
    assert [row["id"] for row in found] == [1, 2, 3, 4, 5]
    assert [sorted(row) for row in found] == [
        ["id", "ms", "sentences"],
        ["error", "id"],
        ["id", "ms", "sentences"],
        ["error", "id"],
        ["id", "ms", "sentences"],
    ]
    assert found[2]["sentences"][0]["status"] == "judged"
    assert {row["status"] for row in found[4]["sentences"]} == {"unread"}
    assert sorted(found[0]["sentences"][0]) == ["because", "effects", "means", "sentence", "status"]


def test_a_folder_is_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Shares by status and family, unknown words, and files that hold no card; files in folders below too."""
    (tmp_path / "below").mkdir()
    (tmp_path / "below" / "hollis.json").write_text(json.dumps(CARD), encoding="utf-8")
    (tmp_path / "many.jsonl").write_text(json.dumps({"name": "Rob", "text": "Flurry."}) + "\n", encoding="utf-8")
    (tmp_path / "broken.json").write_text("{", encoding="utf-8")
    (tmp_path / "notes.txt").write_text("Charge.", encoding="utf-8")
    found = json.loads(told(capsys, "stats", str(tmp_path), "--json"))
    assert {key: found[key] for key in ("files", "unreadable", "texts", "judged", "read")} == {
        "files": 2, "unreadable": 1, "texts": 2, "judged": 1, "read": 1,
    }  # fmt: skip
    assert found["sentences"] == {"judged": 2, "reminded": 1, "unread": 1}
    assert found["families"]["a"] == {"judged": 2, "reminded": 0, "unread": 0}
    assert "2 texts: 1 judged" in told(capsys, "stats", str(tmp_path), "--lang", "en")


@pytest.mark.parametrize(
    "arguments", [["read"], ["read", "nowhere.json"], ["stats", "nowhere"], ["read", "--batch", "nowhere.jsonl"]]
)
def test_what_is_no_card_is_one_line(arguments: list[str]) -> None:
    """Nothing is read of what is not there."""
    chosen = parse(["cards", *arguments])
    with pytest.raises(InputError):
        chosen.run(chosen)


def test_a_file_with_no_texts_in_its_place_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Where a text should stand, and exit 2."""
    file = tmp_path / "odd.json"
    file.write_text(json.dumps({"name": "Hollis", "special": [{"name": "Old", "text": 7}]}), encoding="utf-8")
    assert main(["cards", "read", str(file)]) == 2
    assert "special[0].text" in capsys.readouterr().err


BOTH = "If Hollis and the listed friendly character are on the map, they both can use Flurry."


def test_a_file_without_any_text_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A unit without special powers is no mistake, but silence would look like one."""
    file = tmp_path / "unit.json"
    file.write_text(json.dumps({"name": "Rook", "points": 50}), "utf-8")
    assert main(["cards", "read", str(file), "--lang", "en"]) == 0
    assert "no text of a card" in capsys.readouterr().out


def test_1_9bi_whom_a_card_lists_is_said_beside_its_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In the card itself, or by an option, which wins; where nobody says it, the sentence is only reminded of."""
    for given, listed, named in (((), [], None), ((), ["Sam"], "Sam"), (("--listed", "Pat"), ["Sam"], "Pat")):
        file = tmp_path / "hollis.json"
        special = {"name": "Team-Up", "text": BOTH, "listed": listed}
        file.write_text(json.dumps({"name": "Hollis", "special": [special]}), encoding="utf-8")
        found = json.loads(told(capsys, "read", str(file), "--json", *given))
        [row] = found["texts"][0]["sentences"]
        assert row["status"] == ("reminded" if named is None else "judged")
        assert (f"'{named}'" in str(row["effects"])) == (named is not None)


def test_1_9bi_a_line_of_a_batch_lists_its_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What is no list of names is an error that names the place."""
    lines = [{"name": "Hollis", "text": BOTH, "listed": each} for each in ([], ["Sam"], "Sam", ["Sam", 3], [" "])]
    file = tmp_path / "lines.jsonl"
    file.write_text("\n".join(json.dumps(line) for line in lines), encoding="utf-8")
    found = [json.loads(line) for line in told(capsys, "read", str(file), "--batch").splitlines()]
    assert [row["sentences"][0]["status"] for row in found[:2]] == ["reminded", "judged"]
    assert [row["error"].partition(":")[0] for row in found[2:]] == ["listed", "listed[1]", "listed[0]"]


@pytest.mark.parametrize(
    ("text", "english", "spanish"),
    [
        (
            "Once per turn, when Hollis hits or is hit, hum.",
            "When hitting / when hit; once per turn.",
            "Al impactar / al ser impactado; una vez por turno.",
        ),
        ("When Hollis misses all targets, hum.", "When missing; all targets.", "Al fallar; a todos los objetivos."),
        (
            "When Hollis uses Leadership and succeeds, hum.",
            "When using a power; successfully; with Leadership.",
            "Al usar un poder; con éxito; con Liderazgo (Leadership).",
        ),
    ],
)
def test_a_moment_is_told_whole(
    text: str, english: str, spanish: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What sets it off, either of two, what comes of it, and how often."""
    file = tmp_path / "hollis.json"
    file.write_text(json.dumps({**CARD, "special": [{"name": "Old Tricks", "text": text}]}), encoding="utf-8")
    [found] = json.loads(told(capsys, "read", str(file), "--json"))["texts"]
    assert found["sentences"][0]["means"] == {"en": english, "es": spanish}
