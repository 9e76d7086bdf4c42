"""What was learned: how much each signal counts, and how sure a margin makes."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType

__all__ = ["CONFIDENCE", "KINDS", "WEIGHTS", "Confidence"]


@dataclass(frozen=True, slots=True)
class Confidence:
    """The logistic curve from the margin of the first hit to how sure it is: one half at `even`."""

    slope: float
    even: float


WEIGHTS = MappingProxyType(
    {
        "id": 40.0,
        "whole": 6.0,
        "titled": 1.0,
        "headed": 1.6,
        "inside": 2.1,
        "name": 0.5,
        "same": 3.0,
        "question": 0.8,
        "sentence": 0.95,
        "told": 2.8,
        "asked": 1.9,
        "meant_name": 2.2,
        "meant_question": 1.0,
        "meant_sentence": 0.1,
        "meant_told": 4.8,
        "meant_asked": 3.5,
    }
)
# Where the whole question is a name, or nearly so, all signals but these count less by this share of the likeness.
NAMED, DAMPED = frozenset({"id", "whole", "titled", "headed", "inside"}), 0.7
# What an entry gets of the score of the one above it and of its best part, and for being referred to by the best.
AROUND = MappingProxyType({"parent": 0.1, "part": 0.12, "referred": 0.8})
# Leanings: a reading only comments on a rule.
KINDS = MappingProxyType({"reading": -2.0})
CONFIDENCE = Confidence(slope=1.5, even=0.6)
