"""Pilot abilities: which pilots let a vehicle use them (24.4a)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.heroclix.names import plain_name

__all__ = ["Aboard", "PilotNeeds"]


@dataclass(frozen=True, slots=True)
class Aboard:
    """A vehicle's pilot, as far as a pilot ability asks: what is printed on its card and base."""

    name: str
    points: int = 0
    keywords: frozenset[str] = frozenset()
    abilities: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class PilotNeeds:
    """The prerequisites of a pilot ability; those left out ask nothing. All that are there have to be met.

    `names` and `keywords`: one of them will do. `least` and `most`: its points. `symbols`: abilities that its base
    prints, all of them.

    >>> needs = PilotNeeds(names=frozenset({"The Smith"}), most=50)
    >>> needs.met_by(Aboard("Smith", 50)), needs.met_by(Aboard("Smith", 51)), needs.met_by(None)
    (True, False, False)
    """

    names: frozenset[str] = frozenset()
    keywords: frozenset[str] = frozenset()
    least: int = 0
    most: int | None = None
    symbols: frozenset[str] = frozenset()

    def met_by(self, pilot: Aboard | None) -> bool:
        """Return whether a pilot meets them; nobody aboard never does."""
        if pilot is None:
            return False
        named = not self.names or plain_name(pilot.name) in {plain_name(name) for name in self.names}
        wanted = {keyword.casefold() for keyword in self.keywords}
        keyed = not wanted or not wanted.isdisjoint(keyword.casefold() for keyword in pilot.keywords)
        worth = pilot.points >= self.least and (self.most is None or pilot.points <= self.most)
        return named and keyed and worth and self.symbols <= pilot.abilities
