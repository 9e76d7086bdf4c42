"""What a sentence asks for besides what stands on the board: what was chosen, named tokens, themed teams and the like.

No document carries some of it; of the rest it is the words that are not understood. Such a sentence has its place in
the text, and speaks of somebody whom it names; what it comes to, players judge.
"""

from __future__ import annotations

import re

from engine.heroclix.cards.grammar import Reading

__all__ = ["fact_of", "restricted_power", "why_of"]

# each fact by the words that ask for it; the first that is found is told
FACTS = (
    ("named-tokens", re.compile(r"(?<!action )(?<!Action )\b[Tt]okens?\b(?! per)")),
    ("chosen", re.compile(r"\bchosen\b|\bchoose again\b")),
    ("listed", re.compile(r"\blisted\b|\bnoted\b")),
    ("themed-team", re.compile(r"\bthemed? teams?\b", re.IGNORECASE)),
    ("team-ability", re.compile(r"\bteam abilit(?:y|ies)\b", re.IGNORECASE)),
    ("starting-line", re.compile(
        r"\bstarting (?:line|force|click|area|clicks)\b|\bstart(?:s|ed)? the game\b|\b(?:began|begins) the game\b"
    )),
    ("kinds-of-character", re.compile(r"\b(?:Sidekicks?|Captains?|bystanders?)\b|\b[Ss]tandard (?:\w+ )?character")),
    ("sideline", re.compile(r"\b[Ss]ideline\b|\bKO [Aa]rea\b|SIDELINE ACTIVE")),
    ("the-game-so-far", re.compile(
        r"\b(?:this|rest of the|last|since your last) (?:game|turn)\b|\bha(?:s|ve) been\b|\bwas (?:hit|attacked|KO'd)\b"
    )),
    ("durations", re.compile(r"\buntil\b", re.IGNORECASE)),
    ("markers", re.compile(r"\b[Mm]arkers?\b")),
    ("equipment", re.compile(r"\bequip(?:ped|ment|s)?\b", re.IGNORECASE)),
    ("dial", re.compile(r"\bdisplay(?:s|ing|ed)?\b|\bprinted\b|\bdial\b")),
    ("mission-points", re.compile(r"\bMISSION POINTS?\b")),
    ("objects", re.compile(r"\bobjects?\b")),
)  # fmt: skip
# of these, what a document may say, so that it is the words that are not understood
SAID = frozenset(
    ("named-tokens", "themed-team", "team-ability", "kinds-of-character", "sideline", "the-game-so-far", "markers",
     "equipment", "dial", "objects")
)  # fmt: skip
BEGINS = frozenset(
    ("if", "while", "unless", "as", "friendly", "opposing", "other", "adjacent", "characters", "all", "each", "unique",
     "sideline", "modify", "safeguard", "protected", "this", "standard", "non-adjacent", "a", "an", "any", "no", "the")
)  # fmt: skip
CHANGED = frozenset(("but", "with", "as", "and", "if", "when", "while", "that"))


def fact_of(text: str, reading: Reading) -> str:
    """Return which fact a sentence asks for, where it speaks of somebody; empty where of none.

    >>> from engine.heroclix.cards.grammar import Context
    >>> from engine.heroclix.cards.rules import rules
    >>> from engine.heroclix.cards.tokens import tokens
    >>> from engine.heroclix.editions.modern import MODERN
    >>> said = "If Hollis has an Ember token, modify attack +1."
    >>> fact_of(said, Reading(rules(), Context(MODERN.powers, frozenset([("hollis",)])), tokens(said)))
    'named-tokens'
    """
    if reading.tokens[0].low not in BEGINS and not reading.at("self", 0) and not reading.at("selfs", 0):
        return ""
    return next((fact for fact, words in FACTS if words.search(text)), "")


def why_of(fact: str) -> str:
    """Return why a sentence that asks for something is not judged: nobody says it, or its words aren't understood.

    >>> why_of("chosen"), why_of("named-tokens")
    ('fact', 'spoken')
    """
    return "spoken" if fact in SAID else "fact"


def _improved(reading: Reading, place: int) -> list[tuple[str, int]]:
    """Return the Improved abilities that begin at a place, by their kind."""
    return [(value[0]["grants"].partition(":")[0], end) for value, end in reading.at("improved", place)]


def restricted_power(reading: Reading) -> tuple[str, ...]:
    """Return the powers that a sentence begins with and then changes: `Outwit, but …`; empty for any other."""
    behind = [token.low for token in reading.tokens[1:3]]
    if reading.tokens[0].text == "STOP" and behind in ([",", "but"], [",", "if"], [",", "unless"]):
        return ("stop",)  # no name of a power, and restricted like one (22.9)
    place, found = 0, []
    while True:
        ability = max((*reading.at("ability", place), *_improved(reading, place)), key=lambda one: one[1], default=None)
        if ability is None:
            return ()
        found.append(ability[0])
        place = ability[1]
        rest = [token.low for token in reading.tokens[place : place + 2]]
        if rest[:1] == [","] and rest[1:2] != ["but"] and reading.at("ability", place + 1):
            place += 1
            continue
        if rest[:1] == [","]:
            rest = rest[1:]
        return tuple(found) if rest and rest[0] in CHANGED else ()
