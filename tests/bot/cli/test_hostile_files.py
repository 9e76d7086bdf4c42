"""Files that nobody should hand to the command line: each ends in exit code 2 and one line that says what is wrong."""

from __future__ import annotations

import copy
import json
import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.cli import main
from tests.bot.cli.test_cli import POSITION, feed
from tests.bot.uploads.hostile import VALUES, hostile, places

Captured = pytest.CaptureFixture[str]


def mutated(chance: random.Random) -> bytes:
    """Return a sound document with one value replaced by what does not belong there, or under a key of no use."""
    document: Any = copy.deepcopy(POSITION)
    *way, last = chance.choice(list(places(document)))
    node = document
    for key in way:
        node = node[key]
    if isinstance(node, dict) and chance.random() < 0.3:
        node[chance.choice(["", "x" * 300, "__class__", "\u202e"])] = node.pop(last)
    else:
        node[last] = chance.choice(VALUES)
    return json.dumps(document).encode()


CHANCE = random.Random(20)
FILES = [(name, raw) for name, _, raw in hostile(100, seed=20)] + [
    (f"position-{n}", mutated(CHANCE)) for n in range(100)
]


def refused(capsys: Captured, *arguments: str) -> str:
    """Run the command, which must refuse what it was given, and return its one line."""
    assert main(list(arguments)) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1, err
    assert len(err) < 800, err
    return err


@pytest.mark.parametrize("raw", [raw for _, raw in FILES], ids=[name for name, _ in FILES])
def test_whatever_a_file_holds(raw: bytes, tmp_path: Path, capsys: Captured) -> None:
    """It is ruled on, with nothing on standard error, or refused in one line that has no blank place in it."""
    file = tmp_path / "document"
    file.write_bytes(raw)
    if main(["adjudicate", str(file), "--json"]) == 0:
        out, err = capsys.readouterr()
        assert "ruling" in json.loads(out)
        assert err == ""
        return
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1, err
    assert not err.startswith((":", ".")), err
    assert "Traceback" not in err


@pytest.mark.parametrize(
    ("raw", "said"),
    [
        (json.dumps(POSITION).encode("utf-16"), "saved as UTF-16"),
        (json.dumps(POSITION).encode("utf-32"), "saved as UTF-32"),
        (json.dumps(POSITION | {"id": "ñ"}, ensure_ascii=False).encode("latin-1"), "not UTF-8 text"),
        (b"PK\x03\x04" + b"x" * 90, "looks like ZIP"),
        (b"\x1f\x8b\x08" + b"x" * 90, "looks like gzip"),
        (b"%PDF-1.7\n", "looks like PDF"),
        (b"\x89PNG\r\n\x1a\n", "looks like PNG"),
        (b"\xff\xd8\xff\xe0", "looks like JPEG"),
        (b"SQLite format 3\0", "looks like SQLite"),
        (b"", "empty"),
    ],
)
def test_a_file_of_another_kind_is_named(raw: bytes, said: str, tmp_path: Path, capsys: Captured) -> None:
    """What is seen of a file is said of it, and what would be right."""
    file = tmp_path / "document"
    file.write_bytes(raw)
    assert said in refused(capsys, "adjudicate", str(file))


def test_a_mark_before_utf_8_is_no_fault(tmp_path: Path, capsys: Captured) -> None:
    """Some editors begin UTF-8 with a byte order mark."""
    file = tmp_path / "document"
    file.write_bytes(b"\xef\xbb\xbf" + json.dumps(POSITION).encode())
    assert main(["adjudicate", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["result"] == 4


@pytest.mark.parametrize("batch", [(), ("--batch",)])
@pytest.mark.parametrize(("lang", "folder", "nothing"), [("en", "folder", "no such"), ("es", "carpeta", "no existe")])
def test_what_is_no_file(
    batch: tuple[str, ...], lang: str, folder: str, nothing: str, tmp_path: Path, capsys: Captured
) -> None:
    """A folder and a name that nothing has are told apart."""
    assert folder in refused(capsys, "adjudicate", str(tmp_path), *batch, "--lang", lang)
    assert nothing in refused(capsys, "adjudicate", str(tmp_path / "none"), *batch, "--lang", lang)


def test_a_book_that_is_a_folder(tmp_path: Path, capsys: Captured) -> None:
    """So of a rulebook to import."""
    line = refused(capsys, "rules", "import", str(tmp_path), "--ruleset", "heroclix-modern", "--lang", "en")
    assert "folder" in line


def test_a_pipe_is_read_like_a_file(capsys: Captured) -> None:
    """`judge adjudicate <(…)` names a pipe, which is neither a plain file nor a folder."""
    read, write = os.pipe()
    os.write(write, json.dumps(POSITION).encode())
    os.close(write)
    assert main(["adjudicate", f"/dev/fd/{read}", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["result"] == 4


def test_a_batch_is_read_from_the_file_that_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Captured
) -> None:
    """Not from standard input; a bad line is answered with its error, and the batch goes on (CONTRACT 2)."""
    feed(monkeypatch, json.dumps(POSITION | {"id": "wrong"}))
    file = tmp_path / "lines"
    file.write_text("\n".join([json.dumps(POSITION | {"id": 1}), "{", "", json.dumps(POSITION | {"id": 2})]))
    assert main(["adjudicate", "--batch", str(file)]) == 0
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(each["id"], "error" in each) for each in answers] == [(1, False), (None, True), (2, False)]


def test_a_batch_of_questions_has_none_beside_it(capsys: Captured) -> None:
    """What is typed beside `--batch` would be dropped in silence."""
    assert "standard input" in refused(capsys, "ask", "--batch", "carry", "--lang", "en")
    assert "entrada estándar" in refused(capsys, "ask", "--batch", "carry", "--lang", "es")


def changed(change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    """Return the sound document with something changed."""
    document = copy.deepcopy(POSITION)
    change(document)
    return document


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda document: document.__setitem__("", 1), '"": unknown key'),
        (lambda document: document["figures"][0].__setitem__(" ", 1), 'figures[0]." ": unknown key'),
        (lambda document: document["map"].__setitem__("\u202e", 1), 'map."\\u202e": unknown key'),
        (lambda document: document["figures"][0].__setitem__("at", " "), 'figures[0].at: " " is not a square'),
        (lambda document: document["figures"][0].__setitem__("at", "C"), 'figures[0].at: "C" is not a square'),
        (lambda document: document["map"].__setitem__("walls", [""]), 'map.walls[0]: "" is not an edge'),
        (lambda document: document.__setitem__("map", ""), 'map: expected a mapping of keys to values, found ""'),
    ],
)
def test_a_blank_is_shown(
    change: Callable[[dict[str, Any]], object], said: str, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    """What is empty stands in quotes, so that the line says where it is."""
    feed(monkeypatch, json.dumps(changed(change)))
    assert said in refused(capsys, "adjudicate", "-", "--lang", "en")


@pytest.mark.parametrize(
    ("command", "told"),
    [
        (("adjudicate",), "a position document"),
        (("verify",), "a game that `/game export` made"),
        (("cards", "read"), "a unit file, a card or plain text"),
        (("units", "import"), "a folder with unit files, or one of them"),
        (("rules", "import", "--ruleset", "motu", "--lang", "es"), "a rulebook"),
    ],
)
def test_each_command_says_what_file_it_expected(command: tuple[str, ...], told: str, capsys: Captured) -> None:
    """A name that is mistyped is told what the file of that name would hold."""
    assert main([*command, "/nowhere/wolf.yaml"]) == 2
    assert told in capsys.readouterr().err


@pytest.mark.parametrize("place", [{"ask": {"type": "legal", "figure": "nova"}}, {"turn": {"resolving": {}}}])
def test_an_unknown_action_is_told_the_nearest_ones(
    place: dict[str, Any], capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three names like the one that was given, not all that there are."""
    document = {**copy.deepcopy(POSITION), **place}
    if "turn" in place:
        document["turn"] = {"resolving": {"figure": document["figures"][0]["id"], "action": "chrage"}}
    else:
        document["ask"] |= {"figure": document["figures"][0]["id"], "action": "chrage"}
    feed(monkeypatch, json.dumps(document))
    assert main(["adjudicate", "-"]) == 2
    said = capsys.readouterr().err
    assert "expected one such as charge, " in said
    assert len(said) < 250
