"""What a question is answered with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.ruling import Ruling

__all__ = ["Answer"]


@dataclass(frozen=True, slots=True)
class Answer:
    """A ruling and the fields that CONTRACT gives the question, ready for JSON.

    `names` holds the name of each figure by its id, for the sentences.
    """

    ruling: Ruling
    fields: Mapping[str, object]
    names: Mapping[str, str] = field(default_factory=dict)
