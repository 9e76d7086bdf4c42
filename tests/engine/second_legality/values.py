"""The values that legality asks for, worked out anew: printed, then the sum of all modifiers, then the minimum."""

from __future__ import annotations

from tests.engine.second_legality.reading import Figure, Position, friendly
from tests.engine.second_legality.sight import beside

TOTALS = (2, 10)  # the least and the most that an action total may be (7.9)


def modified(figure: Figure, name: str, more: int = 0, printed: int | None = None) -> int | None:
    """Return a value: no sum of modifiers beyond 3 either way (14.2), no result below 0 (13.1).

    Of unique modifiers of one name the first counts (27.7s, R34). None where the document prints no value.
    """
    values = figure.given.get("values") or {}
    start = values.get(name, 0 if name == "range" else None) if printed is None else printed
    if start is None:
        return None
    seen: set[str] = set()
    total = more
    for modifier in figure.given.get("modifiers") or []:
        unique = modifier.get("unique")
        if modifier["value"] == name and unique not in seen:
            total += int(modifier["add"])
            seen |= {unique} if unique else set()
    return max(0, int(start) + max(-3, min(3, total)))


def reach_of(figure: Figure, minimum: int = 0, printed: int | None = None) -> int:
    """Return the range value (11.3a); `minimum` raises a lower one (13.4, R49), `printed` replaces it."""
    return max(minimum, modified(figure, "range", printed=printed) or 0)


def damage_to_destroy(position: Position, figure: Figure, close: bool) -> int | None:
    """Return the damage value while a figure is given a Destroy action (27.4a, 27.4e, 27.4h, 27.4i, R42)."""
    own, lent = ("close-combat-expert", "empower") if close else ("ranged-combat-expert", "enhancement")
    helpers = [
        other
        for other in position.figures.values()
        if friendly(figure, other) and other.uses(lent) and beside(position, figure, other)
    ]
    return modified(figure, "damage", figure.uses(own) + len(helpers))


def action_total(position: Position, figure: Figure) -> int:
    """Return the action total of a figure's force (7.9, 27.4l, R39)."""
    force = [other for other in position.figures.values() if friendly(figure, other) and not other.out]
    leads = any(other.uses("leadership") for other in force)
    least, most = TOTALS
    return max(least, min(most, int(position.turn.get("build_total", 300)) // 100 + leads))
