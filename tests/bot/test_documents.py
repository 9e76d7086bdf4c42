"""YAML from outside is read in one go, to the letter as PyYAML reads it."""

from __future__ import annotations

import datetime
import random
import time
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot.app.errors import line_of_error
from bot.app.user_error import UserError
from bot.documents import yaml_documents as documents
from bot.documents.json_documents import DEEPEST, read_json
from bot.documents.plain_documents import plain_data
from bot.documents.yaml_documents import NO_SUCH_VALUE, Loader, read_yaml

PLACED = ("file-yaml-alias", "file-key-twice", "file-number")
ROOT = Path(__file__).parents[2]
PIECES = (
    "a", "b: ", "- ", "\n", "\n  ", "\n    ", "[", "]", "{", "}", ", ", ": ", "1", "2.5", "~", "null", "yes",
    "2021-13-45", "2020-01-01", "0x1F", "1:30", "'q'", '"d"', "!!str ", "&x ", "*x", "<<: ", "? ", "|",
    "\n---\n", "...", "#c", " ", "0o7", "1_000", "_", ".inf", "=", "!", "!!set ", "!!binary ", "\t", "é", "%", "@",
    "9" * 5000,
)  # fmt: skip


def twice(text: str) -> object:
    """Read a text in the two passes that say what is meant: the limits first, then the library's own loader."""
    depth = 0
    for event in yaml.parse(text, Loader=Loader):
        merged = isinstance(event, yaml.ScalarEvent) and event.implicit[0] and event.value == "<<"
        if merged or isinstance(event, yaml.AliasEvent):
            raise UserError("file-yaml-alias")
        depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
        if depth > DEEPEST:
            raise UserError("file-too-deep", most=DEEPEST)
    return yaml.load(text, Loader=Loader)  # noqa: S506 - the loader is a safe one


def outcome(read: Any, text: str) -> tuple[str, str]:
    """Return what came of reading: the data, or the error with its words and its line.

    Of several that are told by their place, the first one of the text is told.
    """
    try:
        return "data", repr(read(text))
    except NO_SUCH_VALUE:
        return "UserError", PLACED[0]
    except (yaml.YAMLError, UserError) as error:
        return type(error).__name__, PLACED[0] if str(error) in PLACED else str(error)


def test_any_text_gives_the_same_data_and_the_same_errors() -> None:
    """Over texts put together at random, data, and errors with their lines, are those of the two passes."""
    chance = random.Random(11)
    for _ in range(4000):
        text = "".join(chance.choice(PIECES) for _ in range(chance.randrange(1, 14)))
        assert outcome(read_yaml, text) == outcome(twice, text), text


def test_the_projects_own_files_give_the_same_data() -> None:
    """Maps, figures and situations of this repository are read to the same data."""
    files = [*ROOT.glob("engine/**/*.yaml"), *ROOT.glob("tests/engine/**/*.yaml")]
    assert len(files) > 10
    for file in files:
        text = file.read_text("utf-8")
        assert outcome(read_yaml, text) == outcome(twice, text), file


@pytest.mark.parametrize(
    ("text", "data"),
    [
        ("", None),
        ("[1, 0x10, 1e3, 2.5, yes, ~, '1', on]", [1, 16, "1e3", 2.5, True, None, "1", True]),
        ("2024-02-29", datetime.date(2024, 2, 29)),
        ("!!set {a, b}", {"a", "b"}),
    ],
)
def test_plain_and_rare_data(text: str, data: object) -> None:
    """Words become what YAML 1.1 says; tags, which are rare, are read by the library itself."""
    assert read_yaml(text) == data


def test_an_ordinary_document_is_parsed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The library's loader is not called for a document without tags, and the parser runs once."""
    runs = []
    parse = yaml.parse

    def counted(*arguments: Any, **named: Any) -> Any:
        runs.append(arguments)
        return parse(*arguments, **named)

    monkeypatch.setattr(documents.yaml, "parse", counted)
    monkeypatch.setattr(documents.yaml, "load", lambda *_, **__: pytest.fail("loaded a second time"))
    assert read_yaml("{map: {size: [8, 8]}, n: 2}") == {"map": {"size": [8, 8]}, "n": 2}
    assert len(runs) == 1


@pytest.mark.parametrize("text", ["{1: a, 1: b}", "size: 1\nsize: 2", "a: !!str x\nb: {c: 1, c: 2}", '{"x": 1, x: 2}'])
def test_a_key_that_stands_twice_is_refused(text: str) -> None:
    """Of two values one would be lost unseen, in YAML and in JSON."""
    with pytest.raises(UserError, match="file-key-twice"):
        read_yaml(text)
    with pytest.raises(UserError, match="file-key-twice") as refused:
        read_json('{"b": [{"a": 1, "a": 2}]}')
    assert refused.value.data == {"line": 1, "column": 17, "key": "a", "under": "key", "first": 1}


LONG = "9" * 5000


@pytest.mark.parametrize(
    ("text", "message", "told"),
    [
        ("size: 1\nname: x\nsize: 2", "file-key-twice", (3, 1, "size")),
        ("map:\n  - {q: 1}\n  - {q: 1, q: 2}", "file-key-twice", (3, 12, "q")),
        ("{1: a, one: b,\n '1': c}", "file-key-twice", (2, 2, "1")),
        ("1: a\nyes: b", "file-key-twice", (2, 1, "yes")),
        ("0x10: a\n16: b", "file-key-twice", (2, 1, "16")),
        ("~: a\nnull: b", "file-key-twice", (2, 1, "null")),
        ('{"a": {"b": 1}, "b": 2,\n  "\\u0061": 3}', "file-key-twice", (2, 3, "a")),
        ('{"a": ["\\"a\\": 1", {"b": 1, "b": 2}]}', "file-key-twice", (1, 29, "b")),
        ("a: &x [1]\nb: *x", "file-yaml-alias", (2, 4, "b")),
        ("- &x [1]\n- *x", "file-yaml-alias", (2, 3, "")),
        ("a: {x: 1}\nb: {<<: {x: 1}}", "file-yaml-alias", (2, 5, "b")),
        ("a: 1\nb: [2021-13-45]", "file-number", (2, 5, "b")),
        (f"a:\n  - {LONG}", "file-number", (2, 5, "a")),
        (LONG, "file-number", (1, 1, "")),
        (f'{{"a": {{"b": 1}},\n "c": [1, {LONG}]}}', "file-number", (2, 11, "c")),
        (f'{{"a": 1.{LONG}, "b": 1,\n "a": 2}}', "file-key-twice", (2, 2, "a")),
        (f'{{"a": "{LONG}", "b":\n -{LONG}}}', "file-number", (2, 3, "b")),
        ("a: 1\nb: !!bool maybe", "file-number", (2, 4, "b")),
        ("a: !!int ''", "file-number", (1, 4, "a")),
        ("a: !!timestamp soon", "file-number", (1, 4, "a")),
    ],
)
def test_what_is_not_read_is_told_with_its_place(text: str, message: str, told: tuple[int, int, str]) -> None:
    """The line and the column, each from 1, and the key that it is or that it stands under."""
    with pytest.raises(UserError) as refused:
        plain_data(text)
    data = refused.value.data
    assert (refused.value.message, (data["line"], data["column"], data["key"])) == (message, told)
    for language, line in (("en", "Line"), ("es", "Línea")):
        said = line_of_error(refused.value, language) or ""
        assert said.startswith(f"{line} {told[0]}, "), said
        assert ("key" in said or "clave" in said) == bool(told[2])
        assert len(said) < 300


@pytest.mark.parametrize(
    "text",
    [
        "a: {q: 1}\nb: {q: 1}",
        "- {q: 1}\n- {q: 1}",
        "a: &x [1]\nb: '*x'",
        "a: '<<'\nb: \"&x\"",
        '{"a": {"a": [{"a": 1}, {"a": "a"}]}}',
        f"a: '{LONG}'",
        "a: '2021-13-45'",
        "1: a\ntwo: 1",
    ],
)
def test_what_looks_so_and_is_not_is_read(text: str) -> None:
    """A key again in another mapping, signs and numbers in quotes, an anchor that nothing repeats."""
    assert plain_data(text)


def test_a_large_file_is_told_of_in_time() -> None:
    """A key that stands twice at the end of what is just small enough to be read."""
    row = '{"event": "moved", "figure": "alba", "path": ["C1", "C2"], "command": 12},\n'
    text = '{"events": [' + row * 120_000 + '{}], "x": 1, "x": 2}'
    before = time.process_time()
    with pytest.raises(UserError, match="file-key-twice") as refused:
        plain_data(text)
    assert refused.value.data["line"] == 120_001
    assert time.process_time() - before < 4


@pytest.mark.parametrize("text", ["null: 1", "2021-12-05: a"])
def test_a_bad_key_at_the_top_is_said_to_stand_there(text: str) -> None:
    """The top of a document has no name: no dash stands for one."""
    with pytest.raises(UserError) as refused:
        plain_data(text)
    assert refused.value.message == "file-value-key-at-the-top"


@pytest.mark.parametrize(
    ("text", "line", "sign"),
    [
        ("// mine\n{}", 1, "//"),
        ("\n/* mine */ {}", 2, "/*"),
        ("```json\n{}\n```", 1, "```"),
        ("\n\n```\na: 1", 3, "```"),
    ],
)
def test_what_stands_around_a_document_is_named(text: str, line: int, sign: str) -> None:
    """A comment before JSON or the fence of a message is no part of it; nothing is said of YAML's signs."""
    with pytest.raises(UserError, match="file-begins-with") as refused:
        plain_data(text)
    assert (refused.value.data["line"], refused.value.data["sign"]) == (line, sign)


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ('{"a":\n' + "[" * 60, 2, 50),
        ("[" * 9000, 1, 51),
        ('["' + "[" * 99 + '", ' + "[" * 60, 1, 154),
        ("- " * 60, 1, 101),
    ],
)
def test_the_level_that_is_too_deep_is_named(text: str, line: int, column: int) -> None:
    """By the bracket or dash that opens it, in JSON and in YAML; brackets in a text open nothing."""
    with pytest.raises(UserError, match="file-too-deep") as refused:
        plain_data(text)
    assert (refused.value.data["line"], refused.value.data["column"]) == (line, column)
