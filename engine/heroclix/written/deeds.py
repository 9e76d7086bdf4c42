"""What figures did and had done to them, as a document says it (20.9)."""

from typing import Annotated

from pydantic import Field

from engine.heroclix.facts import SINCE_TURN_OF
from engine.heroclix.written.base import Model, Name
from engine.heroclix.written.conditions import Deed

__all__ = ["DeedsIn", "SpansIn"]

Deeds = Annotated[list[Deed], Field(max_length=20)]


class SpansIn(Model):
    """Deeds by the time in which they were done: this turn, since a side's last turn ended, in this game.

    `since_own_turn`: since the last turn of the figure's own side; `since_turn_of`: of other sides, by their names.
    """

    this_turn: Deeds | None = None
    since_own_turn: Deeds | None = None
    this_game: Deeds | None = None
    since_turn_of: Annotated[dict[Name, Deeds], Field(max_length=8)] = Field(default_factory=dict)

    def spans(self) -> dict[str, frozenset[str]]:
        """Return the deeds by their spans, of those that are told."""
        told = {"this-turn": self.this_turn, "since-own-turn": self.since_own_turn, "this-game": self.this_game}
        told |= {f"{SINCE_TURN_OF}{side}": each for side, each in self.since_turn_of.items()}
        return {span: frozenset(each) for span, each in told.items() if each is not None}


class DeedsIn(SpansIn):
    """What a figure did or had done to it: this turn, since a side's last turn, in this game.

    A span that is left out is not told; one with an empty list is, and nothing of these happened. `attacked`: it made
    an attack, `was-attacked`: it was a target of one, and so on; what opponents did stands with both words. `unsure`:
    of these in a span nobody knows whether they happened.
    """

    unsure: SpansIn = Field(default_factory=SpansIn)
