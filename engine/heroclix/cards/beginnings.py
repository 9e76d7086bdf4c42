"""How sentences begin, and the words in them, by which is known what belongs to what in a text (20.9a, 21.1)."""

from __future__ import annotations

import re

__all__ = [
    "ANEW",
    "BRANCHING",
    "CHOOSING",
    "CONDITIONAL",
    "CONDITION_WORDS",
    "FOLLOWING",
    "GOVERNING",
    "HANGING",
    "IMPROVED_ALONE",
    "POINTS",
    "POINTS_IN",
    "VAGUE",
    "WEARERS",
]

CONDITIONAL = ("if", "while", "during", "on")  # how a sentence begins that has a condition of its own (20.9a)
GOVERNING = (*CONDITIONAL, "unless", "as")  # and one on whose condition the rest may hang, "as long as" among them
CONDITION_WORDS = frozenset((*GOVERNING, "when", "whenever", "until", "once", "after", "before", "only"))
BRANCHING = ("if", "while")  # how one begins of which "otherwise" may tell the other case
POINTS_IN = re.compile(r"\d+")
POINTS = re.compile(r"^\(\d+[ -]points?(?: only)?\)", re.IGNORECASE)

# how a sentence begins that is an action or a trigger, and how one tells of effects of which each may be one
ANEW = re.compile(
    r"^(?:(?:Once|Twice) per (?:turn|game), ?)?"
    r"(?:(?:FREE|POWER|MOVE|CLOSE|RANGE|CLOSE/RANGE) ?:|[Ww]hen(?:ever)? |At the (?:beginning|end) of "
    r"|Each time |The first time )"
)
# how a sentence begins by which somebody may be chosen who gets what follows
CHOOSING = re.compile(r"(?:You may )?(?:Choose|choose|Pick|pick|Name|name)\b")
# how a piece is told that hangs on something itself, to which a list behind it may belong
HANGING = re.compile(
    r"^(?:If (?:you|he|she|it|they) do(?:es)?\b|Otherwise|Instead|Then|Only|On an? \d)|\brolls? (?:a|one|two) d6"
)
VAGUE = ("elsewhere", "turn", "set-up")  # moments that are no better than that of the trigger before
FOLLOWING = re.compile(r"\b(?:following|choose one|list below|this list)\b", re.IGNORECASE)

WEARERS = frozenset({("the", "equipped", "character"), ("equipped", "character")})

# an ability alone, whatever its restriction: nothing belongs to it that names its own subject, or none (21.1c)
IMPROVED_ALONE = re.compile(r'^\[?Improved (?:Movement|Targeting)\s*:[^"]*$')
