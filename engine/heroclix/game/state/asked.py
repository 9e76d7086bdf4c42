"""What the cards in play may ask of a figure that its card and its place do not show: told only where one asks."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from engine.heroclix.game.state.deeds import deeds_document, spans, speaks_of_deeds
from engine.heroclix.game.state.figure import GameFigure
from engine.heroclix.position import Figure

__all__ = ["Asked"]

FORCE = ("starting force", "'starting_force'")
DISPLAY = "display"


@dataclass(frozen=True, slots=True)
class Asked:
    """Whether some card asks what figures did (`deeds`), who was on a starting force (`started`), what `dials` show."""

    deeds: bool
    started: bool
    dials: bool

    @classmethod
    def of(cls, figures: Iterable[GameFigure]) -> Asked:
        """Return what the cards of figures may ask."""
        said = [each.card.said for each in figures if each.card.said]
        started = any(word in each for each in said for word in FORCE)
        return cls(any(speaks_of_deeds(each) for each in said), started, any(DISPLAY in each for each in said))

    def by(self, seen: Figure, figure: GameFigure, turns: tuple[str, ...]) -> Figure:
        """Return a figure as the rules see it, with what is asked of it; `turns`: whose have ended, in order."""
        if not (self.deeds or self.started or self.dials):
            return seen
        started, shown = figure.started if self.started else None, figure.displayed if self.dials else None
        facts = replace(seen.facts, starting_force=started, displays=shown)
        if self.deeds:
            did, unsure = (spans(each, figure.side, turns) for each in (figure.deeds, figure.doubts))
            facts = replace(facts, did=did, unsure=unsure)
        return replace(seen, facts=facts)

    def document(self, figure: GameFigure, turns: tuple[str, ...]) -> dict[str, Any]:
        """Return the same as keys of a figure of a position document."""
        found: dict[str, Any] = {"starting_force": figure.started} if self.started else {}
        if self.dials:
            found["displays"] = sorted(figure.displayed)
        if self.deeds:
            found["did"] = deeds_document(*(spans(each, figure.side, turns) for each in (figure.deeds, figure.doubts)))
        return {key: each for key, each in found.items() if each is not None}
