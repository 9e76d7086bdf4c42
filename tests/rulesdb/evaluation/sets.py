"""The evaluation set: questions as players ask them, each with the section that answers best."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from pathlib import Path

import yaml

__all__ = ["KINDS", "SETS", "TIMING", "UNSEEN", "Question", "load_set", "normalised"]

KINDS: tuple[str, ...] = ("title", "slang", "natural", "situation", "cross-language")
# The set that nothing may be fitted to: written from the books alone, after the library and the search.
UNSEEN = "unseen"
SETS: tuple[str, ...] = ("tuning", UNSEEN)
# A small set about what happens in the middle of something, of the current rules alone.
TIMING = "timing"

_FOLDER = Path(__file__).resolve().parent


@dataclass(frozen=True, slots=True)
class Question:
    """One question; `right` holds the best section and every other one that answers it as fully."""

    id: str
    question: str
    lang: str
    ruleset: str
    kind: str
    section: str
    accept: tuple[str, ...] = ()

    @property
    def right(self) -> frozenset[str]:
        """The sections that count as a hit."""
        return frozenset((self.section, *self.accept))


def load_set(name: str) -> tuple[Question, ...]:
    """Return the questions of one set: `tuning`, `unseen` or `timing`."""
    written = yaml.safe_load((_FOLDER / f"{name}.yaml").read_text(encoding="utf-8"))
    return tuple(Question(**{**fields, "accept": tuple(fields.get("accept", ()))}) for fields in written["questions"])


def normalised(text: str) -> str:
    """Return a text as its bare words: lower case, accents and punctuation gone.

    >>> normalised("  ¿Qué es   Evade? ")
    'que es evade'
    """
    letters = unicodedata.normalize("NFKD", text.lower())
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join(re.findall(r"[^\W_]+", bare))
