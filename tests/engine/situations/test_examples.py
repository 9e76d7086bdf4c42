"""The index of the book's examples: each is held by a situation or a game test, or says why it is not judged."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.engine.game import test_book_examples
from tests.engine.situations.test_situations import HERE, INDEX, SITUATIONS

BOOK = Path(__file__).resolve().parents[4] / "shared" / "rulebooks" / "heroclix-modern.en.txt"
EXAMPLES: list[dict[str, Any]] = yaml.safe_load((HERE / INDEX).read_text(encoding="utf-8"))

WORDS = ("example", "i.e.", "e.g.", "such as")  # what introduces an example
INTRODUCED = re.compile(r"\b(example)s?\b|\b(i\.e\.)|\b(e\.g\.)|\b(such as)\b", re.IGNORECASE)
HEADING = re.compile(r"#+[\s*]*(\d+(?:\.\d+[a-z]*)?)\b")
FIRST, LAST = "# HeroClix Comprehensive Rulebook\n\n## 1 ", "## 27 **"


def introduced(book: str) -> Counter[tuple[str, str]]:
    """Count what introduces examples in chapters 1–26, by section and word."""
    found: Counter[tuple[str, str]] = Counter()
    section = ""
    for line in book[book.index(FIRST) : book.index(LAST)].splitlines():
        heading = HEADING.match(line)
        if heading is not None:
            section = heading[1]
        for word in INTRODUCED.finditer(line):
            found[section, next(part for part in word.groups() if part).lower()] += 1
    return found


def test_every_example_is_held_or_says_why_not() -> None:
    """Every name in the index is that of a situation or of a game test; nothing is left without both."""
    known = {situation["name"] for situation in SITUATIONS} | set(vars(test_book_examples))
    for example in EXAMPLES:
        assert set(example) <= {"section", "word", "gist", "held_by", "not_judged"}, example
        assert example.get("held_by") or example.get("not_judged"), example
        assert [name for name in example.get("held_by", []) if name not in known] == [], example


def test_every_situation_of_an_example_is_in_the_index() -> None:
    """A situation in the files of examples that no example names would hold none."""
    held = {name for example in EXAMPLES for name in example.get("held_by", [])}
    written = {
        situation["name"]
        for file in HERE.glob("examples-*.yaml")
        for situation in yaml.safe_load(file.read_text(encoding="utf-8"))
    }
    assert written - held == set()


def test_no_example_of_the_book_is_without_an_entry() -> None:
    """For each section as many entries with each word as the book uses it to introduce something."""
    if not BOOK.is_file():
        pytest.skip("the rulebook is not here")
    listed = Counter((example["section"], example["word"]) for example in EXAMPLES if example["word"] in WORDS)
    assert listed == introduced(BOOK.read_text(encoding="utf-8"))


def test_introductions_are_counted_by_section() -> None:
    """A plural counts, a heading changes the section, and chapter 27 is left out."""
    text = f"{FIRST}Characters\nSuch as it is.\n## **7.9 Total**\nExamples; for example, x (i.e. y).\n{LAST}\nexample"
    assert introduced(text) == {("1", "such as"): 1, ("7.9", "example"): 2, ("7.9", "i.e."): 1}
