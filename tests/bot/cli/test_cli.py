"""The command line as CONTRACT has it: answers on standard output, one line on standard error, exit codes."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from bot.cli import main
from engine.heroclix.ruleset import JUDGED
from rulesdb import RULESETS

POSITION = {
    "ruleset": "heroclix-modern",
    "map": {"size": [16, 16]},
    "figures": [{"id": "a", "side": "red", "at": "C5"}, {"id": "b", "side": "blue", "at": "F9"}],
    "ask": {"type": "distance", "a": "a", "b": "b"},
}


def feed(monkeypatch: pytest.MonkeyPatch, text: str | bytes) -> None:
    """Put a text on standard input."""
    raw = text if isinstance(text, bytes) else text.encode()
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(raw)))


def test_ask_answers_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    """`judge ask --json` gives hits with section, title and score, the best first."""
    assert main(["ask", "carry", "--json"]) == 0
    hits = json.loads(capsys.readouterr().out)["hits"]
    assert hits[0]["section"] == "27.8d"
    assert set(hits[0]) >= {"section", "title", "score"}
    assert hits == sorted(hits, key=lambda hit: -hit["score"])


@pytest.mark.parametrize(
    ("question", "lang", "section"),
    [
        ("break away", "en", "10.8"),
        ("16.3b", "en", "16.3b"),
        ("línea de fuego", "es", "11.4"),
    ],
)
def test_ask_finds_what_newcomers_type(
    question: str, lang: str, section: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The words a newcomer types give the right section first."""
    assert main(["ask", question, "--lang", lang, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["hits"][0]["section"] == section


def test_ask_batch_keeps_order_and_never_stops(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each line is answered in its order; a bad one with its error."""
    lines = [
        json.dumps({"id": 1, "question": "carry", "ruleset": "heroclix-modern", "lang": "en"}),
        "{not json",
        json.dumps({"id": 3, "question": "carry", "ruleset": "chess", "lang": "en"}),
        json.dumps([1]),
        json.dumps({"id": 5, "question": "", "ruleset": "heroclix-modern", "lang": "es"}),
        json.dumps({"id": 6, "question": "retroceso", "ruleset": "heroclix-modern", "lang": "es"}),
    ]
    feed(monkeypatch, "\n".join(lines))
    assert main(["ask", "--batch"]) == 0
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [answer["id"] for answer in answers] == [1, None, 3, None, 5, 6]
    assert set(answers[0]) >= {"id", "hits", "ms"}
    assert all("error" in answers[index] for index in (1, 2, 3, 4))
    assert all("\n" not in answer.get("error", "") for answer in answers)


def test_rules_list_and_show(capsys: pytest.CaptureFixture[str]) -> None:
    """The list has section, title and kind of each entry; one entry shows its facts and relations."""
    assert main(["rules", "list", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert {"section": "27.8d", "title": "Carry", "kind": "ability"} in listed
    assert main(["rules", "show", "10.8", "--json", "--lang", "es"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert set(shown) >= {"section", "title", "text", "facts", "aliases", "see_also"}
    assert 4 in next(value for value in shown["facts"].values() if isinstance(value, list))


@pytest.mark.parametrize(
    ("section", "lang", "source", "note"),
    [
        ("27.1e", "en", "card", "Taken over from the current card: "),
        ("27.1f", "es", "part", "En parte de esta edición: "),
        ("R54", "en", "reading", "A reading of this project: "),
        ("27.8c", "en", "book", None),
    ],
)
def test_rules_show_tells_what_an_entry_rests_on(
    section: str, lang: str, source: str, note: str | None, capsys: pytest.CaptureFixture[str]
) -> None:
    """As text below the title and in the document, in the reader's language; nothing where the book states it."""
    shown = ["rules", "show", section, "--ruleset", "heroclix-2022", "--lang", lang]
    assert main([*shown, "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["source"] == source
    assert (document["note"] or "").startswith(note or "")
    assert (document["note"] is None) == (note is None)
    assert main(shown) == 0
    second = capsys.readouterr().out.splitlines()[1]
    assert second.startswith(f"[{note}") if note else not second.startswith("[")


def test_adjudicate_a_file_and_standard_input(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A YAML file and JSON on standard input give the same answer, with its ruling."""
    path = tmp_path / "position.yaml"
    path.write_text(json.dumps(POSITION).replace('"', "'"))
    assert main(["adjudicate", str(path), "--json"]) == 0
    first = json.loads(capsys.readouterr().out)
    feed(monkeypatch, json.dumps(POSITION))
    assert main(["adjudicate", "-", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == first
    assert first["result"] == 4
    assert set(first["ruling"]) == {"verdict", "steps", "rules", "readings"}


def test_adjudicate_batch_keeps_order_and_ids(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A batch answers every line in order and never stops at a bad one."""
    bad = {**POSITION, "id": "b", "figures": [{"at": "A1"}, {"at": "Z99"}]}
    feed(monkeypatch, "\n".join([json.dumps({**POSITION, "id": "a"}), json.dumps(bad), "[]", "nonsense"]))
    assert main(["adjudicate", "--batch"]) == 0
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert answers[0]["id"] == "a"
    assert answers[0]["result"] == 4
    assert answers[1] == {"id": "b", "error": 'figures[1].at: "Z99" is outside the 16×16 map'}
    assert [answer["id"] for answer in answers[2:]] == [None, None]


@pytest.mark.parametrize(
    ("document", "expected"),
    [
        ({**POSITION, "figures": [{"at": "A1"}, {"at": "Z99"}]}, 'figures[1].at: "Z99" is outside the 16×16 map'),
        ({**POSITION, "ruleset": "chess"}, 'ruleset: there is no ruleset "chess"'),
        ({**POSITION, "figures": [{"at": "A1"}, {"at": "A1"}]}, "figures[1].at: A1 is occupied"),
        (
            {**POSITION, "map": {"size": [16, 16], "blocking": ["A1"]}, "figures": [{"at": "A1"}]},
            "A1 is blocking terrain",
        ),
        ({**POSITION, "figures": [{"at": "A1", "points": -5}]}, "figures[0].points: -5 is too small"),
        ({**POSITION, "figures": [{"at": "A1", "values": {"speed": 10**9}}]}, "figures[0].values.speed"),
        ({**POSITION, "map": {"size": [10**6, 16]}}, "map.size[0]: 1000000 is too large"),
        ({**POSITION, "map": {"size": [16, 16], "walls": ["C3/E3"]}}, 'map.walls[0]: "C3/E3" is not an edge'),
        ({**POSITION, "ask": {"type": "frobnicate"}}, 'ask.type: "frobnicate" is no question'),
        ({**POSITION, "ask": {"type": "distance", "a": "nobody", "b": "A1"}}, "ask.a"),
    ],
)
def test_a_wrong_document_gets_one_line(
    document: object, expected: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Exit code 2, nothing on standard output, one line that says what and where."""
    feed(monkeypatch, json.dumps(document))
    assert main(["adjudicate", "-"]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert expected in captured.err


@pytest.mark.parametrize(
    "text",
    [
        "{", "a: [b", "\x00\x01", "- just a list", "a: &x [1]\nb: [*x, *x]", b"\xff\xfe\x00", "x" * 1_500_000,
        "[" * 5000,
        '{"id": ' + "9" * 5000 + "}", '{"id": "a", "id": "b"}', "id: a\nid: b",
        "ruleset: heroclix-modern\nmap: {size: [100, 100], water: [" + "A1:CV100, " * 90_000 + "A1]}\nask: {}",
    ],
)  # fmt: skip
def test_what_is_no_document_gets_one_line(
    text: str | bytes, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Malformed, binary, huge and deeply nested input, keys twice, rectangles upon rectangles: exit 2 and one line."""
    feed(monkeypatch, text)
    assert main(["adjudicate", "-"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["frobnicate"],
        ["ask"],
        ["ask", "carry", "--ruleset", "chess"],
        ["ask", "carry", "--lang", "xx"],
        ["ask", "carry", "-n", "0"],
        ["rules", "show", "99.9"],
        ["rules", "show", "../../etc/passwd"],
        ["adjudicate"],
        ["adjudicate", "/no/such/file"],
        ["rules", "import", "/no/such/file", "--ruleset", "heroclix-modern", "--lang", "en"],
        ["sandbox", "--port", "99999"],
    ],
)
def test_wrong_arguments_get_one_line(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """Exit code 2 and one line on standard error."""
    assert main(arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1


def test_bot_without_a_token_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """`judge bot` names the variable that is missing."""
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    assert main(["bot"]) == 2
    assert "DISCORD_TOKEN" in capsys.readouterr().err


def test_half_an_address_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """One of the two addresses without the other is refused."""
    monkeypatch.setenv("DISCORD_TOKEN", "x")
    monkeypatch.setenv("DISCORD_API_BASE", "http://127.0.0.1:1/api/v10")
    monkeypatch.delenv("DISCORD_GATEWAY", raising=False)
    assert main(["bot"]) == 2
    assert "DISCORD_GATEWAY" in capsys.readouterr().err


def test_the_schema_tells_what_is_judged(capsys: pytest.CaptureFixture[str]) -> None:
    """Every edition whose positions are judged is named, and none that is not."""
    assert main(["schema", "position"]) == 0
    told = json.loads(capsys.readouterr().out)["description"]
    assert {each for each in RULESETS if f"`{each}`" in told} == {*JUDGED, "motu"}


def test_the_schema_accepts_the_sample(capsys: pytest.CaptureFixture[str]) -> None:
    """The printed JSON Schema is one, and the sample position is valid by it."""
    import jsonschema  # noqa: PLC0415

    assert main(["schema", "position"]) == 0
    schema = json.loads(capsys.readouterr().out)
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.validate(POSITION, schema)


def test_db_upgrade(database: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """`judge db upgrade` brings an empty database to the current schema, twice without harm."""
    monkeypatch.setenv("DATABASE_URL", database)
    assert main(["db", "upgrade"]) == 0
    assert main(["db", "upgrade"]) == 0
    assert "current schema" in capsys.readouterr().out


def test_import_of_the_modern_book(
    shared: Path, database: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The whole modern book is placed, and what is not is reported with its line."""
    monkeypatch.setenv("DATABASE_URL", database)
    book = shared / "rulebooks" / "heroclix-modern.en.txt"
    assert main(["rules", "import", str(book), "--ruleset", "heroclix-modern", "--lang", "en", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["placed"] >= 440
    assert all(isinstance(found["line"], int) for found in report["unplaced"])
