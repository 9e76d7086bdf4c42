"""Hostile batches, names and rulebooks at the command line: one line each, in the reader's language."""

from __future__ import annotations

import io
import json
import os
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.cli import main
from tests.bot.cli.test_cli import POSITION, feed
from tests.bot.cli.test_hostile_files import refused

Captured = pytest.CaptureFixture[str]
IMPORTING = ["rules", "import", "--ruleset", "heroclix-modern", "--lang", "en"]


@pytest.mark.parametrize(
    ("raw", "said"),
    [
        (json.dumps(POSITION).encode("utf-16"), "saved as UTF-16"),
        (b"PK\x03\x04" + b"x" * 90, "looks like ZIP"),
        (b"<!DOCTYPE html>\n<html></html>", "looks like HTML"),
    ],
)
@pytest.mark.parametrize("command", ["adjudicate", "ask"])
def test_a_batch_of_another_kind_is_named(
    command: str, raw: bytes, said: str, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    """Its first line is answered with what the file is; a batch never stops at a bad line (CONTRACT 2)."""
    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(raw + b"\n{}")))
    assert main([command, "--batch", "--lang", "en"]) == 0
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert answers[0]["id"] is None
    assert said in answers[0]["error"]
    assert all("error" in answer for answer in answers[1:])


def test_a_line_that_is_not_utf_8_is_not_guessed(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    """Another letter in a name would be an answer about somebody else; a mark before the first line is no fault."""
    sound, latin = json.dumps(POSITION | {"id": 1}).encode(), json.dumps(POSITION | {"id": "ñ"}, ensure_ascii=False)
    lines = [b"\xef\xbb\xbf" + sound, latin.encode("latin-1"), b"\0" * 9, b"\xff\xfe", sound]
    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(b"\n".join(lines))))
    assert main(["adjudicate", "--batch", "--lang", "es"]) == 0
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(each["id"], each.get("error", "")[:24]) for each in answers] == [
        (1, ""),
        (None, "línea 2: no es texto UTF"),
        (None, "línea 3: no es texto UTF"),
        (None, "línea 4: no es texto UTF"),
        (1, ""),
    ]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ({"question": " "}, "question: «» es demasiado corto"),
        ({"question": 5}, "question: «5» no es un texto; se esperaba uno entre comillas"),
        ({"question": "x" * 2001}, "question: el texto es demasiado largo"),
        ({"question": "carry", "ruleset": "chess"}, "no existe el reglamento «chess»"),
        ({"question": "carry", "ruleset": []}, "ruleset: «[]» no es un texto; se esperaba uno entre comillas"),
        ({"question": "carry", "lang": {}}, "lang: «{}» no es un texto; se esperaba uno entre comillas"),
        ({"question": "carry", "lang": "fr"}, "«fr» no es ninguno de en, es"),
    ],
)
def test_what_a_line_of_questions_holds(
    line: dict[str, Any], said: str, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    """A value of another kind is no value left out, and its error is told in the language that was asked for."""
    feed(monkeypatch, json.dumps({"id": 1} | line))
    assert main(["ask", "--batch", "--lang", "es"]) == 0
    assert said in json.loads(capsys.readouterr().out)["error"]


def test_a_batch_of_questions_takes_what_its_lines_leave_out(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    """`--lang` and `--ruleset` beside `--batch` count where a line names none."""
    feed(monkeypatch, '{"id": 1, "question": "carry"}\n{"id": 2, "question": "carry", "lang": "en"}')
    assert main(["ask", "--batch", "--lang", "es", "--ruleset", "heroclix-2022", "-n", "1"]) == 0
    first, second = (json.loads(line)["hits"][0]["title"] for line in capsys.readouterr().out.splitlines())
    assert "Llevar" in first
    assert "Llevar" not in second


@pytest.mark.parametrize("command", [["adjudicate"], ["adjudicate", "--batch"], IMPORTING])
@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("", '"": no existe ese archivo'),
        ("x" * 5000, "x: el nombre es demasiado largo"),
        ("x\0y", "no existe ese archivo"),
        ("/proc/self/mem", "/proc/self/mem: esto no se puede leer"),
    ],
)
def test_names_that_no_file_has(
    command: list[str], name: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    """What the system says of them is in English, and may repeat thousands of letters."""
    monkeypatch.setenv("LC_ALL", "es_ES.UTF-8")
    assert said in refused(capsys, *command, name)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["rules", "show", "99.9"], "«99.9» no es ninguna sección"),
        (["ask", ""], "ninguna pregunta"),
        (["ask", "x" * 2001], "question: el texto es demasiado largo"),
    ],
)
def test_what_the_library_does_not_have(arguments: list[str], said: str, capsys: Captured) -> None:
    """It is said in the asker's language."""
    assert said in refused(capsys, *arguments, "--lang", "es")


BOOK = "before\n\n1 Characters\n\nA\x1b[31m\u202e pebble.\n\n1.3x Tail Symbol\n\nWags.\n"


def test_a_book_is_reported_in_the_readers_language(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Captured
) -> None:
    """`--lang` is the book's, the terminal's is the reader's; nothing in the report steers the terminal."""
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path / 'books.sqlite'}")
    book = tmp_path / "book.txt"
    book.write_text(f"Pond Rules\n{BOOK}")
    for language, told in (
        ("es", ["Se guarda una sección", "no están en el archivo: 1.1", "línea 2: sin colocar: antes de la primera"]),
        ("en", ["One section of", "not in the file: 1.1", "line 2: not placed: before the first section: before"]),
    ):
        monkeypatch.setenv("LC_ALL", language)
        assert main([*IMPORTING, str(book)]) == 0
        out = capsys.readouterr().out
        assert all(each in out for each in told), out
        assert "\x1b" not in out
    assert main(["rules", "show", "1", "--json"]) == 0
    assert "A[31m pebble." in json.loads(capsys.readouterr().out)["book"]["text"]


@pytest.mark.parametrize(
    ("raw", "said"),
    [
        (BOOK.encode("utf-16"), "saved as UTF-16"),
        (b"PK\x03\x04" + b"x" * 90, "looks like ZIP"),
        (b"\x89PNG\r\n\x1a\n", "looks like PNG"),
        (b"{\\rtf1 1 Characters}", "looks like RTF"),
        (b"<html><h1>1 Characters</h1></html>", "looks like HTML"),
    ],
)
def test_a_book_of_another_kind_is_named(raw: bytes, said: str, tmp_path: Path, capsys: Captured) -> None:
    """A rulebook is text, Markdown or PDF."""
    book = tmp_path / "book.txt"
    book.write_bytes(raw)
    assert said in refused(capsys, *IMPORTING, str(book))


def test_a_book_may_come_through_a_pipe(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Captured) -> None:
    """As from `judge rules import <(pdftotext book.pdf -)`."""
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path / 'books.sqlite'}")
    read, write = os.pipe()
    os.write(write, b"1 Characters\n\nPebbles.\n")
    os.close(write)
    assert main([*IMPORTING, f"/dev/fd/{read}"]) == 0
    assert "One section" in capsys.readouterr().out
