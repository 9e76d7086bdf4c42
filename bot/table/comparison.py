"""One document put to several rulesets: what each answers, whether they differ, and where their steps part."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from engine import Answer, DocumentError
from engine import adjudicate as rule

__all__ = ["Told", "parted", "put"]

Told = Answer | DocumentError  # what a ruleset says of a document
Shown = TypeVar("Shown")


def put(document: object, rulesets: Iterable[str]) -> dict[str, Told]:
    """Return what each ruleset says of the document: its answer, or the error that it finds there.

    >>> from engine import DocumentError
    >>> isinstance(put({}, ["heroclix-modern"])["heroclix-modern"], DocumentError)
    True
    """
    return {ruleset: _told(document, ruleset) for ruleset in rulesets}


def parted(lines: Mapping[str, Sequence[tuple[str, Shown]]]) -> dict[str, tuple[list[Shown], int]]:
    """Return of each ruleset's lines those that not every other one has, and how many of them all have.

    A line is what it says and how it is shown: in the words and with the citation of each book.

    >>> parted({"a": [("one", "one `1`"), ("two", "two `2`")], "b": [("one", "one `7`")]})
    {'a': (['two `2`'], 1), 'b': ([], 1)}
    """
    said = {ruleset: {text for text, _ in each} for ruleset, each in lines.items()}
    found = {}
    for ruleset, each in lines.items():
        others = [texts for other, texts in said.items() if other != ruleset]
        apart = [shown for text, shown in each if not all(text in texts for texts in others)]
        found[ruleset] = (apart, len(each) - len(apart))
    return found


def _told(document: object, ruleset: str) -> Told:
    try:
        return rule({**document, "ruleset": ruleset} if isinstance(document, Mapping) else document)
    except DocumentError as error:
        return error
