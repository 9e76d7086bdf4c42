"""Reading rulebooks that are PDFs, hostile ones among them."""

import logging

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulesdb import BookError
from rulesdb.importer import parse_book, pdf
from rulesdb.importer.pdf import pdf_pages, repeated_headers
from tests.rulesdb.pdf_files import encrypted, pdf_of, pdf_of_drawings

PAGES = (
    (
        "Pond Rules 1",
        "1 Characters",
        "Pebbles are our characters (flat ones), which are pushed over the",
        "Pond in turns.",
    ),
    ("Pond Rules 2", "1.1 The Base", "It is round."),
    ("Pond Rules 3", "1.2 The Combat Dial", "It turns."),
)
SMALL = pdf_of(PAGES)


def sections_of(source: bytes) -> list[tuple[str, str]]:
    """Return the sections of a PDF as (id, text)."""
    return [(one.section, one.text) for one in parse_book(source, "heroclix-modern").sections]


def test_a_pdf_is_cut_like_a_text() -> None:
    """Its headings are found, wrapped lines joined, and the header of its pages dropped."""
    found = sections_of(SMALL)
    joined = "Pebbles are our characters (flat ones), which are pushed over the Pond in turns."
    assert found == [("1", joined), ("1.1", "It is round."), ("1.2", "It turns.")]
    dropped = parse_book(SMALL, "heroclix-modern").dropped
    assert [(one.line, one.text) for one in dropped] == [(1, "Pond Rules 1"), (5, "Pond Rules 2"), (8, "Pond Rules 3")]


def test_a_pdf_is_told_by_what_it_holds() -> None:
    """Rubbish before the signature does not make a text of it, and the word alone does not make a PDF of a text."""
    assert sections_of(b"\n\n" + SMALL) == sections_of(SMALL)
    text = "1 Characters\n\nSome hosts have it as %PDF" + "." * 1100
    assert parse_book(text, "heroclix-modern").sections


def test_an_encryption_that_anybody_may_open_is_opened() -> None:
    """A PDF that is only kept from being changed is read; one with a password, or locked in another way, is refused."""
    assert sections_of(encrypted(SMALL, "")) == sections_of(SMALL)
    locked = encrypted(SMALL, "frog")
    for source in (locked, locked.replace(b"/Standard", b"/Adobe.PS"), locked.replace(b"/V 2", b"/V 5")):
        with pytest.raises(BookError, match="book-pdf-encrypted"):
            sections_of(source)


@pytest.mark.parametrize(
    ("source", "message"),
    [
        (b"%PDF-1.7", "book-pdf-broken"),
        (SMALL[: len(SMALL) // 2], "book-pdf-broken"),
        (b"%PDF-1.7\n" + bytes(range(256)) * 40, "book-pdf-broken"),
        (SMALL.replace(b"/Kids [4 0 R", b"/Kids [2 0 R"), "book-pdf-broken"),
        (pdf_of([[]]), "book-pdf-empty"),
        (pdf_of([["A letter to a friend."]]), "book-no-sections (ruleset=heroclix-modern"),
        (b"%PDF-" + b" " * 50_000_000, "book-pdf-too-large (size=50.0, most=40)"),
        (pdf_of_drawings([b""] * 401), "book-pdf-too-many-pages (count=401, most=400)"),
        (pdf_of_drawings([b" " * 100_000_000]), "book-pdf-broken"),
        (pdf_of_drawings([b"q Q " * 110_000]), "book-pdf-broken"),
    ],
    ids=[
        "signature alone",
        "half a file",
        "rubbish",
        "a page that is its own parent",
        "no text",
        "a letter",
        "50 MB",
        "401 pages",
        "a page that unpacks to 100 MB",
        "a page of 220,000 instructions",
    ],
)
def test_a_hostile_pdf_gives_one_line(source: bytes, message: str) -> None:
    """What is broken, locked or out of all bounds is refused in one line that says what was found."""
    with pytest.raises(BookError) as caught:
        sections_of(source)
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


def test_400_pages_are_read() -> None:
    """The most pages that a rulebook may have are not too many."""
    assert len(pdf_pages(pdf_of([["Roll."]] * 400), 10_000)) == 400


def test_the_bound_on_text_is_exact() -> None:
    """A PDF with as many letters as allowed is read, one more is refused."""
    source = pdf_of([["x" * 50], ["x" * 50]])
    assert pdf_pages(source, 100) == ["x" * 50, "x" * 50]
    with pytest.raises(BookError, match="book-pdf-too-long"):
        pdf_pages(source, 99)


def test_many_pages_full_of_instructions_are_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages that each stay in bounds are stopped once all of them together do not."""
    monkeypatch.setattr(pdf, "_MOST_INSTRUCTIONS", 1000)
    assert pdf_pages(pdf_of_drawings([b"q Q " * 250] * 2), 9) == ["", ""]
    with pytest.raises(BookError, match=r"book-pdf-too-many-things .most=1000"):
        pdf_pages(pdf_of_drawings([b"q Q " * 250] * 2 + [b"q"]), 9)


def test_a_faulty_pdf_writes_nothing_to_the_log(
    caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    """What the reader remarks about a faulty file stays out of standard error, and its logger is left as it was."""
    faulty = SMALL.replace(b"startxref\n", b"startxref\n9")
    assert sections_of(faulty) == sections_of(SMALL)
    assert not caplog.records
    assert capfd.readouterr().err == ""
    logger = logging.getLogger("pypdf")
    assert logger.propagate
    assert not logger.handlers


def test_headers_are_what_most_pages_share() -> None:
    """A line at the head of three pages of ten is a header; of two, or in the midst of pages, it is text."""
    pages = [["One" if page < 3 else "a", "b", "c", "Midst", "d", "e", "f"] for page in range(10)]
    twice = [["Two" if page < 2 else f"p{page}x"] for page in range(10)]
    assert "one" in repeated_headers(["\n".join(page) for page in pages])
    assert "midst" not in repeated_headers(["\n".join(page) for page in pages])
    assert repeated_headers(["\n".join(page) for page in twice]) == frozenset()


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_any_bytes_after_the_signature_are_a_book_or_refused(data: st.DataObject) -> None:
    """A PDF with bytes changed, cut or added gives a book or one line, and nothing else."""
    source = bytearray(SMALL)
    for place in data.draw(st.lists(st.integers(9, len(source) - 1), max_size=20)):
        source[place] = data.draw(st.integers(0, 255))
    cut = data.draw(st.integers(9, len(source)))
    try:
        outcome = parse_book(bytes(source[:cut]), "heroclix-modern").ruleset
    except BookError as error:
        outcome = str(error)
    assert outcome
    assert "\n" not in outcome
