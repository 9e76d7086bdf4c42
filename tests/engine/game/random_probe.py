"""What the makers of probes look at."""

from __future__ import annotations

import random

from engine.heroclix.effects.areas.elements import elements
from engine.heroclix.game import GameFigure, GameState
from tests.engine.game.naive_choices import owner

__all__ = ["Probe"]


class Probe:
    """What the makers of probes look at: a state, one of its figures on the map, who plays that."""

    def __init__(self, state: GameState, figure: GameFigure, chance: random.Random) -> None:
        self.state = state
        self.figure = figure
        self.chance = chance
        self.who = owner(state, figure.side)
        self.others = [other.id for other in state.figures if other.id != figure.id]

    def of_one_with(self, power: str) -> Probe:
        """Return the same about one of the side's figures that shows a power, where there is one."""
        able = [
            one for one in self.state.in_play if one.side == self.figure.side and power in one.powers and one.squares
        ]
        return Probe(self.state, self.chance.choice(able), self.chance) if able else self

    def square(self) -> str:
        """Return any square of the map."""
        assert self.state.map is not None
        return self.state.map.name_of(self.chance.randrange(self.state.map.columns * self.state.map.rows))

    def here(self) -> str | list[str]:
        """Return the figure's own squares."""
        names = list(self.state.squares(self.figure))
        return names if len(names) > 1 else names[0]

    def any_element(self, *, on_map: bool = False) -> str | None:
        """Return the id of any object or marker, on the map or held."""
        named = [element.id for element in elements(self.state.position())]
        if on_map:
            return self.chance.choice(named) if named else None
        named += [thing.id for thing in self.state.things if thing.held_by is not None]
        return self.chance.choice(named) if named else None
