"""Questions that only the learning sees: they stand in no entry, so that the index needs no room for them.

`tests/rulesdb/learning/<ruleset>.<language>.yaml` gives for section ids what players ask that the section answers,
written from the books by people who saw neither the library's questions nor an evaluation set.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

import yaml

__all__ = ["FOLDER", "asked_of", "questions_of"]

FOLDER = Path(__file__).resolve().parents[1] / "learning"


def asked_of(ruleset: str, section: str, lang: str) -> Sequence[str]:
    """Return the questions for learning only that a section answers, in a language."""
    return questions_of(ruleset, lang).get(section, ())


@cache
def questions_of(ruleset: str, lang: str) -> Mapping[str, Sequence[str]]:
    """Return all questions for learning only of a ruleset and language, by section id; none where there is no file."""
    path = FOLDER / f"{ruleset}.{lang}.yaml"
    held: Mapping[str, Sequence[str]] = yaml.safe_load(path.read_text("utf-8")) if path.is_file() else {}
    return held
