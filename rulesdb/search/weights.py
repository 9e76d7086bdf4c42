"""What was learned: how much each signal counts, and how sure a margin makes.

The weights make the right answers of the tuning set likeliest: `python -m tests.rulesdb.evaluation.learn` learns them
anew; they were also held against some 1,000 natural questions that nothing had been learned from yet. They lie on a
broad summit: a quarter more or less of any one of them moves the share of right first answers by a point at most.
Those of `id`, `same`, `titled` and `headed` are set by hand, so that every title and alias finds its entry with a typo
too.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType

__all__ = ["CONFIDENCE", "IMPORTED", "KINDS", "WEIGHTS", "Confidence"]


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
        "titled": 2.0,
        "headed": 2.6,
        "inside": 1.5,
        "same": 3.0,
        "roots": 5.0,
        "meant_name": 0.9,
        "meant_told": 3.0,
        "meant_asked": 3.0,
        "learned": 7.0,
        "gist": 4.0,
    }
)
# Where the whole question is a name, or nearly so, all signals but these count less by this share of the likeness.
NAMED, DAMPED = frozenset({"id", "whole", "titled", "headed", "inside"}), 0.85
# What an entry gets of the score of the one above it, and for being referred to by the best.
AROUND = MappingProxyType({"parent": 0.08, "referred": 0.8})
# Leanings: a reading only comments on a rule; a power or an ability is its own words.
KINDS = MappingProxyType({"reading": -1.6, "power": 0.2, "ability": 0.2})
CONFIDENCE = Confidence(slope=0.8, even=-0.3, most=0.3)
# What the text of a host's own copy of the book says for a section at most: little beside the library's own signals.
IMPORTED = 2.0
