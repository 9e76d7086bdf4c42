"""What a search returns."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Hit", "SearchResult"]


@dataclass(frozen=True, slots=True)
class Hit:
    """One entry that may answer: its id, its title in the language asked for, and its score.

    `why` names the strongest reason: `id`, `name` (title, alias or slang), `word` (a word of a name, in
    completion), `question` (one that the entry answers) or `text`.
    """

    section: str
    title: str
    score: float
    why: str


@dataclass(frozen=True, slots=True)
class SearchResult:
    """Hits, best first, and how sure the first one is.

    `confidence` runs from 0 to 1; where `confident` is False the caller should offer the hits as a
    choice and not answer with the first.
    """

    hits: tuple[Hit, ...]
    confidence: float
    confident: bool
