"""The values that legality asks for, worked out anew: printed, then the sum of all modifiers, then the minimum."""

from __future__ import annotations

from collections.abc import Iterator

from tests.engine.second_legality.reading import Fields, Figure, Position, friendly
from tests.engine.second_legality.sight import beside

TOTALS = (2, 10)  # the least and the most that an action total may be (7.9)


def value(position: Position, figure: Figure, name: str, *, more: int = 0, moment: str = "") -> int | None:
    """Return a value; None where the document prints none. The arguments are those of `modified`."""
    printed = (figure.given.get("values") or {}).get(name, 0 if name == "range" else None)
    return None if printed is None else modified(position, figure, name, int(printed), more=more, moment=moment)


def modified(position: Position, figure: Figure, name: str, printed: int, *, more: int = 0, moment: str = "") -> int:
    """Return a value: no sum of modifiers beyond 3 either way (14.2), no result below 0 (13.1).

    Of unique modifiers of one name the first counts (27.7s, R34). `more`: what powers add; `moment`: what the figure
    is doing, for modifiers that count only then.
    """
    seen: set[str] = set()
    total = more
    for modifier in _modifiers(position, figure):
        unique = modifier.get("unique")
        counts = modifier.get("when", "always") in ("always", moment)
        if modifier.get("value", modifier.get("modify")) == name and counts and unique not in seen:
            total += int(modifier["add"])
            seen |= {unique} if unique else set()
    return max(0, printed + max(-3, min(3, total)))


def _modifiers(position: Position, figure: Figure) -> Iterator[Fields]:
    """Yield the modifiers of cards in force on a figure, those of its own effects, and those that friends lend."""
    yield from figure.given.get("modifiers") or []
    yield from (effect for effect in figure.special if effect.get("modify") and not effect.get("lent"))
    for other in position.figures.values():
        lent = [effect for effect in other.special if effect.get("lent")]
        if lent and friendly(figure, other) and beside(position, figure, other):
            yield from lent


def reach_of(
    position: Position, figure: Figure, *, minimum: int = 0, printed: int | None = None, moment: str = ""
) -> int:
    """Return the range value (11.3a); `minimum` raises a lower one (13.4, R49), `printed` replaces it."""
    if printed is None:
        printed = int((figure.given.get("values") or {}).get("range", 0))
    return max(minimum, modified(position, figure, "range", printed, moment=moment))


def damage_to_destroy(position: Position, figure: Figure, close: bool) -> int | None:
    """Return the damage value while a figure is given a Destroy action (27.4a, 27.4e, 27.4h, 27.4i, R42)."""
    own, lent = ("close-combat-expert", "empower") if close else ("ranged-combat-expert", "enhancement")
    helpers = [
        other
        for other in position.figures.values()
        if friendly(figure, other) and other.uses(lent) and beside(position, figure, other)
    ]
    return value(position, figure, "damage", more=figure.uses(own) + len(helpers))


def action_total(position: Position, figure: Figure) -> int:
    """Return the action total of a figure's force (7.9, 27.4l, R39)."""
    force = [other for other in position.figures.values() if friendly(figure, other) and not other.out]
    leads = any(other.uses("leadership") for other in force)
    least, most = TOTALS
    changes = sum(effect.get("action_total") or 0 for other in force for effect in other.special)
    total = int(position.turn.get("build_total", 300)) // 100 + leads + changes
    return max(0, total) if position.rules.plain_total else max(least, min(most, total))
