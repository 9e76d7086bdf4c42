"""Values, attacks, the right to be given an action, and the turn (6–9, 11–14)."""

from engine.heroclix.fight.moment import Moment
from engine.heroclix.fight.stack import Effect, stack
from engine.heroclix.fight.values import calculated

__all__ = ["Effect", "Moment", "calculated", "stack"]
