"""Values, attacks, the right to be given an action, and the turn (6–9, 11–14)."""

from engine.heroclix.fight.values.moment import Moment
from engine.heroclix.fight.values.stack import Effect, stack
from engine.heroclix.fight.values.value import calculated

__all__ = ["Effect", "Moment", "calculated", "stack"]
