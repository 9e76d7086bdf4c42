"""What an edition of the rules is: the types of its record and its parts, and where to find one by its id."""

from engine.heroclix.ruleset.book import Book, cited
from engine.heroclix.ruleset.editions import JUDGED, book_of, edition
from engine.heroclix.ruleset.power import (
    STAGES,
    ActionType,
    Aim,
    AttackKind,
    Condition,
    Decision,
    Power,
    Stage,
    ValueEffect,
)
from engine.heroclix.ruleset.powers import Abilities, Powers
from engine.heroclix.ruleset.record import Ruleset

__all__ = [
    "JUDGED",
    "STAGES",
    "Abilities",
    "ActionType",
    "Aim",
    "AttackKind",
    "Book",
    "Condition",
    "Decision",
    "Power",
    "Powers",
    "Ruleset",
    "Stage",
    "ValueEffect",
    "book_of",
    "cited",
    "edition",
]
