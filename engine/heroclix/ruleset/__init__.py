"""What an edition of the rules is: the types of its record and its parts, and where to find one by its id."""

from engine.heroclix.ruleset.editions import JUDGED, edition
from engine.heroclix.ruleset.record import Ruleset

__all__ = ["JUDGED", "Ruleset", "edition"]
