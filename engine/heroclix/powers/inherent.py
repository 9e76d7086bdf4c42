"""The inherent abilities (27.8), which every character can use unless something says otherwise."""

from engine.heroclix.position import Figure, Position, Thing
from engine.heroclix.ruleset.power import Power, ValueEffect

__all__ = ["INHERENT", "held_by"]

DEFAULT_RANGE = 4  # of a terrain marker without printed values (17.11c)
DEFAULT_MODIFIER = 1  # 17.11c
DEFAULT_DAMAGE = 2  # 17.11c


def held_by(position: Position, figure: Figure) -> Thing | None:
    """Return the terrain marker or object that a figure holds (17.7)."""
    for thing in position.things:
        if thing.held_by == figure.id:
            return thing
    return None


def _thrown_range(position: Position, figure: Figure) -> int:
    thing = held_by(position, figure)
    return DEFAULT_RANGE if thing is None else thing.values.get("range", DEFAULT_RANGE)


def _swung_modifier(position: Position, figure: Figure) -> int:
    thing = held_by(position, figure)
    return 0 if thing is None else thing.values.get("modifier", DEFAULT_MODIFIER)


def _thrown_damage(position: Position, figure: Figure) -> int:
    thing = held_by(position, figure)
    return DEFAULT_DAMAGE if thing is None else thing.values.get("damage", DEFAULT_DAMAGE)


INHERENT = (
    Power("move", "27.8a", "inherent", actions=("move",), moves=True),
    Power("close", "27.8b", "inherent", actions=("close",), attack="close"),
    Power("range", "27.8c", "inherent", actions=("range",), attack="range"),
    Power("carry", "27.8d", "inherent"),
    Power("close-destroy-action", "27.8e", "inherent", actions=("close",)),
    Power("range-destroy-action", "27.8f", "inherent", actions=("range",)),
    Power("object-pick-up", "27.8g", "inherent"),
    Power(
        "close-terrain-action",
        "27.8h",
        "inherent",
        actions=("close",),
        attack="close",
        values=(ValueEffect(("damage",), "add", _swung_modifier, when="this-action"),),
    ),
    Power(
        "range-terrain-action",
        "27.8i",
        "inherent",
        actions=("range",),
        attack="range",
        single=True,
        values=(ValueEffect(("range",), "set", _thrown_range, when="this-action"),),
        instead=_thrown_damage,
    ),
)
