"""Quotes from a host's imported rulebook beside our words, in replies and in the terminal."""

from __future__ import annotations

import io
import json
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.cli import main
from bot.cli.stored import books_of
from bot.library.books import QUOTED, Quote, imported_quote, imported_texts, quoted
from bot.library.rules import rule_reply
from bot.store import Store, StoredSection
from bot.table.call import Call
from bot.table.reply import Block, Reply

BOOK = (
    "## 16 Terrain\n\nPonds.\n\n### 16.3b Blocking Terrain and Line of Fire\n\nReeds block **all** stones.\n\nAlways.\n"
)
IMPORT = ["rules", "import", "FILE", "--ruleset", "heroclix-modern", "--lang", "en"]


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    """An empty store."""
    opened = await Store.open(database)
    yield opened
    await opened.close()


def section(text: str, source: str = "pond.txt") -> StoredSection:
    """Return the text of 16.3b as it was imported."""
    return StoredSection("16.3b", "Reeds", text, source, 1234)


def call_of(store: Store, language: str = "en") -> Call:
    """Return a call of one user."""
    return Call(store=store, user_id="1", user_name="Ana", channel_id=2, language=language)


async def test_a_quote_has_its_file_and_line(store: Store) -> None:
    """What was imported comes back with its title, file, line and language; another section gives nothing."""
    await store.books.replace("heroclix-modern", "en", [section("Reeds block.")])
    found = await imported_quote(store, "heroclix-modern", "16.3b", "en")
    assert found == Quote("Reeds", "Reeds block.", "pond.txt", 1234, "en")
    assert await imported_quote(store, "heroclix-modern", "16.3a", "en") is None
    assert await imported_quote(store, "heroclix-2022", "16.3b", "en") is None


async def test_the_readers_language_comes_first(store: Store) -> None:
    """With two copies the reader's is quoted; with one, that one."""
    await store.books.replace("heroclix-modern", "en", [section("Reeds block.")])
    alone = await imported_quote(store, "heroclix-modern", "16.3b", "es")
    await store.books.replace("heroclix-modern", "es", [section("Los juncos bloquean.")])
    both = await imported_quote(store, "heroclix-modern", "16.3b", "es")
    assert alone is not None
    assert both is not None
    assert (alone.lang, both.lang) == ("en", "es")


async def test_a_heading_without_text_is_no_quote(store: Store) -> None:
    """A section that only heads others has nothing to quote."""
    await store.books.replace("heroclix-modern", "en", [section(" \n")])
    assert await imported_quote(store, "heroclix-modern", "16.3b", "en") is None


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("x" * QUOTED, "x" * QUOTED),
        ("x" * (QUOTED + 1), "x" * (QUOTED - 1) + "…"),
        ("reed " * 139 + "reeds", "reed " * 139 + "reeds"),
        ("reed " * 139 + "reeds.", ("reed " * 139).rstrip() + "…"),
    ],
    ids=["700", "701 without a word's end", "700 in words", "701 in words"],
)
async def test_a_long_text_is_cut_at_a_word(store: Store, text: str, shown: str) -> None:
    """700 characters are quoted whole; one more, and the last word goes."""
    await store.books.replace("heroclix-modern", "en", [section(text)])
    found = await imported_quote(store, "heroclix-modern", "16.3b", "en")
    assert found is not None
    assert found.text == shown
    assert len(found.text) <= QUOTED


@pytest.mark.parametrize(
    ("language", "title"),
    [("en", r"In the book (the\_pond.txt, line 1234)"), ("es", r"En el libro (the\_pond.txt, línea 1234)")],
)
async def test_a_reply_quotes_the_book_below_our_words(store: Store, language: str, title: str) -> None:
    """The rule keeps its words and blocks; the quote comes last, with file and line, its name escaped."""
    await store.books.replace("heroclix-modern", "en", [section("Reeds block.\n\nAlways.", "the_pond.txt")])
    call = call_of(store, language)
    before = rule_reply(call, "16.3b")
    after = await quoted(call, before)
    assert after.text == before.text
    assert after.blocks[:-1] == before.blocks
    assert after.blocks[-1].title.replace("\u2068", "").replace("\u2069", "") == title
    assert after.blocks[-1].text == "> Reeds block.\n> Always."


async def test_without_a_book_a_reply_stays_as_it_is(store: Store) -> None:
    """No import, no quote; a reply that shows no rule has none either."""
    call = call_of(store)
    rule = rule_reply(call, "16.3b")
    assert await quoted(call, rule) == rule
    await store.books.replace("heroclix-modern", "en", [section("Reeds block.")])
    other = Reply("16.3b", "Did you mean?", (Block("a", "b"),))
    assert await quoted(call, other) == other


async def test_a_store_that_fails_costs_the_quote_alone(tmp_path: Path) -> None:
    """With a database that can't be read the rule is still shown."""
    broken = tmp_path / "broken.sqlite3"
    broken.write_bytes(b"")
    store = await Store.open(f"sqlite+aiosqlite:///{broken}", migrate=False)
    call = call_of(store)
    rule = rule_reply(call, "16.3b")
    assert await quoted(call, rule) == rule
    await store.close()


@pytest.fixture
def pond(tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A host's small book, and a database of its own."""
    monkeypatch.setenv("DATABASE_URL", database)
    book = tmp_path / "pond.md"
    book.write_text(BOOK, encoding="utf-8")
    return book


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Run a command; return its exit code, answer and complaint."""
    code = main(list(arguments))
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def importing(path: Path) -> list[str]:
    """Return the arguments that import a file."""
    return [str(path) if argument == "FILE" else argument for argument in IMPORT]


def test_show_quotes_what_was_imported(pond: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`judge rules show` has the field `book` once there is one, and prints it below our words."""
    assert run(capsys, *importing(pond), "--json")[0] == 0
    _, shown, _ = run(capsys, "rules", "show", "16.3b", "--json")
    quote = {"title": "Blocking Terrain and Line of Fire", "text": "Reeds block **all** stones.\n\nAlways."}
    assert json.loads(shown)["book"] == quote | {"source": "pond.md", "line": 5, "lang": "en"}
    assert "book" not in json.loads(run(capsys, "rules", "show", "16.3a", "--json")[1])
    _, printed, _ = run(capsys, "rules", "show", "16.3b", "--lang", "es")
    assert printed.endswith("pond.md, 5:\nReeds block all stones.\n\nAlways.\n")


def test_show_makes_no_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where nothing was imported the rule is shown, and no file appears."""
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path / 'none.sqlite3'}")
    code, shown, _ = run(capsys, "rules", "show", "16.3b", "--json")
    assert code == 0
    assert "book" not in json.loads(shown)
    assert not list(tmp_path.iterdir())


def test_an_import_reports_what_it_could_not_place(pond: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The report has the count, each unplaced line, the sections that the file lacks, and what was dropped."""
    pond.write_text("Pond Rules\n\nBy Ana\n\n" + BOOK, encoding="utf-8")
    _, printed, _ = run(capsys, *importing(pond), "--json")
    report = json.loads(printed)
    assert (report["placed"], report["dropped"]) == (2, 1)
    assert report["unplaced"] == [{"line": 3, "text": "By Ana", "reason": "before the first section"}]
    assert "16.3" in report["missing"]
    assert "16.3b" not in report["missing"]
    _, told, _ = run(capsys, *importing(pond))
    assert "2 sections of heroclix-modern (en) are stored." in told
    assert "line 3: not placed: before the first section: By Ana" in told


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"", "the file is empty"),
        (b"\x00\xff\xfe", "the file is not UTF-8 text (line 1)"),
        (b"%PDF-1.7 pond", "the PDF can't be read"),
        (b"Dear Ana,\nthe pond is frozen.\n", "no section of heroclix-modern found"),
        (b"x" * 50_000_000, "50 MB; a rulebook has at most 40 MB"),
    ],
    ids=["empty", "binary", "broken PDF", "a letter", "50 MB"],
)
def test_a_file_that_is_no_book_changes_nothing(
    content: bytes, complaint: str, pond: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Exit 2, one line that names the file, and what was imported before stays."""
    assert run(capsys, *importing(pond))[0] == 0
    bad = pond.with_name("bad.bin")
    bad.write_bytes(content)
    code, out, complained = run(capsys, *importing(bad))
    assert (code, out) == (2, "")
    assert complained.startswith(f"judge: {bad}: ")
    assert complaint in complained
    assert complained.count("\n") == 1
    assert json.loads(run(capsys, "rules", "show", "16.3b", "--json")[1])["book"]["source"] == "pond.md"


@pytest.fixture
def tadpoles(pond: Path, capsys: pytest.CaptureFixture[str]) -> Iterator[None]:
    """A host's book that speaks of tadpoles in 16.3b, imported; what a process reads once is read anew."""
    books_of.cache_clear()
    pond.write_text(BOOK.replace("Always.", "Tadpoles pass."), encoding="utf-8")
    assert run(capsys, *importing(pond))[0] == 0
    yield
    books_of.cache_clear()


def test_ask_finds_and_quotes_what_was_imported(tadpoles: None, capsys: pytest.CaptureFixture[str]) -> None:
    """`judge ask` finds a section by the book's own word; a hit has the field `quote`, the text the quoted block."""
    _, printed, _ = run(capsys, "ask", "tadpoles", "--json")
    hit = json.loads(printed)["hits"][0]
    assert hit["section"] == "16.3b"
    assert hit["quote"]["source"] == "pond.md"
    assert hit["quote"]["line"] == 5
    assert "Tadpoles pass." in hit["quote"]["text"]
    _, told, _ = run(capsys, "ask", "16.3b")
    assert "In the book (pond.md, line 5):\n> Reeds block all stones.\n> Tadpoles pass." in told


def test_a_batch_finds_what_was_imported(
    tadpoles: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A batch searches the book as well; its hits keep to section, title and score."""
    lines = io.TextIOWrapper(io.BytesIO(b'{"id": 1, "question": "tadpoles"}\n{"id": 2, "question": "carry"}\n'))
    monkeypatch.setattr("sys.stdin", lines)
    _, printed, _ = run(capsys, "ask", "--batch")
    first, second = (json.loads(line) for line in printed.splitlines())
    assert first["hits"][0]["section"] == "16.3b"
    assert set(first["hits"][0]) == {"section", "title", "score"}
    assert second["hits"][0]["section"] in {"27.8d", "22.1"}


def test_without_an_import_the_answer_is_the_librarys(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where no book was imported, hits have no quote, and no database appears."""
    books_of.cache_clear()
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path / 'none.sqlite3'}")
    _, printed, _ = run(capsys, "ask", "carry", "--json")
    assert all(set(hit) == {"section", "title", "score"} for hit in json.loads(printed)["hits"])
    assert not list(tmp_path.iterdir())
    books_of.cache_clear()


def test_ask_prints_the_blocks_of_discord(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A power asked in the terminal has the blocks it has in Discord, in the reader's language."""
    books_of.cache_clear()
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path / 'none.sqlite3'}")
    _, printed, _ = run(capsys, "ask", "súper sentidos", "--lang", "es")
    for title in ("De un vistazo", "Se combina con", "Qué lo frena", "Preguntas frecuentes", "Otras ediciones"):
        assert f"\n{title}:" in printed


async def test_a_new_copy_is_indexed_anew(store: Store) -> None:
    """The index of a copy is kept as long as the copy; another copy, by anybody, gives another."""
    await store.books.replace("heroclix-modern", "en", [section("Tadpoles.")])
    (first,) = await imported_texts(store, "heroclix-modern")
    assert (await imported_texts(store, "heroclix-modern"))[0] is first
    await store.books.replace("heroclix-modern", "en", [section("Newts.")])
    (second,) = await imported_texts(store, "heroclix-modern")
    assert (first.only_here("tadpoles"), second.only_here("tadpoles")) == (True, False)
    assert await imported_texts(store, "motu") == ()


async def test_a_long_section_is_quoted_where_it_answers(store: Store) -> None:
    """Past 700 characters the quote begins at the paragraph that answers the question, and keeps the section's line."""
    text = "\n\n".join(["reed " * 60, "stone " * 60, "Tadpoles swim upstream.", "moss " * 200])
    await store.books.replace("heroclix-modern", "en", [section(text)])
    found = await imported_quote(store, "heroclix-modern", "16.3b", "en", "where do tadpoles swim")
    plain = await imported_quote(store, "heroclix-modern", "16.3b", "en")
    assert found is not None
    assert plain is not None
    assert found.text.startswith("…Tadpoles swim upstream.")
    assert plain.text.startswith("reed")
    assert found.line == plain.line == 1234
    assert len(found.text) <= QUOTED
