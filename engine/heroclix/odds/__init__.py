"""The chances of an attack: exact, by enumeration, with every decision taken as it helps its owner."""

from engine.heroclix.odds.chances import Chances, chances_of

__all__ = ["Chances", "chances_of"]
