"""What was learned: how much each signal counts, and how sure a margin makes.

The weights make the right answers of the evaluation set's tuning half likeliest, and those of the library's own
questions, each asked of an index that does not hold it: `python -m tests.rulesdb.evaluation.learn` learns them
anew. They lie on a broad summit: a tenth more or less of any one of them changes no figure by more than a point.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType

__all__ = ["CONFIDENCE", "KINDS", "WEIGHTS", "Confidence"]


@dataclass(frozen=True, slots=True)
class Confidence:
    """The logistic curve from the margin of the first hit over its rival to how sure it is: one half at `even`.

    The margin counts at most as this share (`most`) of the first hit's own score.
    """

    slope: float
    even: float
    most: float


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
NAMED, DAMPED = frozenset({"id", "whole", "titled", "headed", "inside"}), 0.8
# What an entry gets of the score of the one above it and of its best part, and for being referred to by the best.
AROUND = MappingProxyType({"parent": 0.15, "part": 0.1, "referred": 0.8})
# Leanings: a reading only comments on a rule.
KINDS = MappingProxyType({"reading": -2.0})
CONFIDENCE = Confidence(slope=1.0, even=0.6, most=0.3)
