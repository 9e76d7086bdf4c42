"""What an edition of the rules is: the types of its record and its parts, and where to find one by its id."""

from engine.heroclix.ruleset.editions import JUDGED, edition
from engine.heroclix.ruleset.power import ActionType, Aim, AttackKind, Condition, Power, ValueEffect
from engine.heroclix.ruleset.powers import Powers
from engine.heroclix.ruleset.record import Ruleset

__all__ = [
    "JUDGED",
    "ActionType",
    "Aim",
    "AttackKind",
    "Condition",
    "Power",
    "Powers",
    "Ruleset",
    "ValueEffect",
    "edition",
]
