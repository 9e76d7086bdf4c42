"""What the record says of knockback, for all who ask: who yields, by which dice, how far, and what it costs (12.6)."""

from __future__ import annotations

from engine.heroclix.board.ground.traits import traits
from engine.heroclix.position import Figure, Position
from engine.heroclix.ruleset import Ruleset
from engine.heroclix.ruleset.knockback import KnockbackRules

__all__ = [
    "by_damage",
    "by_doubles",
    "fall",
    "harms",
    "keeps",
    "kept_by_card",
    "mandatory",
    "rules_of",
    "taken_of",
    "takes_all_hit",
    "yields",
]


def rules_of(ruleset: Ruleset) -> KnockbackRules:
    """Return the numbers of an edition's knockback."""
    return ruleset.knockback


def yields(position: Position, figure: Figure, by: Figure) -> bool:
    """Return whether a figure's size, base and abilities let another one knock it back (21.2b, 24.2, 27.7f)."""
    rules = rules_of(position.ruleset)
    if figure.size_rank > by.size_rank and not rules.larger_than_cause:
        return False
    if len(figure.squares) > 1 and not rules.larger_bases:
        return False
    return not kept_by_card(figure, by.id) and keeps(position, figure) is None


def kept_by_card(figure: Figure, by: str = "") -> str:
    """Return the card by which a figure can't be knocked back, at all or by somebody; "" where none says so."""
    return figure.unmoved or figure.unmoved_by.get("", "") or figure.unmoved_by.get(by, "")


def keeps(position: Position, figure: Figure) -> str | None:
    """Return the slug of what lets a figure ignore knockback, None where nothing does (12.6f)."""
    able = traits(position.powers, figure)
    return next((slug for slug in rules_of(position.ruleset).kept if able.can(slug)), None)


def by_damage(ruleset: Ruleset, taken: int) -> int | None:
    """Return how many squares damage knocks back where that is what counts; None: the edition's own number (12.6d)."""
    return taken if rules_of(ruleset).squares is None else None


def mandatory(ruleset: Ruleset) -> bool:
    """Return whether knockback that an attack grants happens, and nobody chooses (12.6b)."""
    return rules_of(ruleset).mandatory


def by_doubles(ruleset: Ruleset, roll: tuple[int, int], *, critical: bool) -> bool:
    """Return whether an attack roll grants KNOCKBACK by its doubles (12.6b); `critical`: whether it hits or misses so.

    >>> from engine.heroclix.editions.modern import MODERN
    >>> by_doubles(MODERN, (4, 4), critical=False), by_doubles(MODERN, (6, 6), critical=True)
    (True, False)
    """
    return roll[0] == roll[1] and (rules_of(ruleset).criticals or not critical)


def takes_all_hit(ruleset: Ruleset) -> bool:
    """Return whether all whom an attack hit are knocked back, once one took damage from it (12.6b)."""
    return rules_of(ruleset).all_hit


def fall(position: Position, figure: Figure) -> int:
    """Return the knockback damage of a figure's fall, whatever protects it from damage (12.6e)."""
    rules, able = rules_of(position.ruleset), traits(position.powers, figure)
    return 0 if any(able.can(slug) for slug in rules.safe_falls) else rules.fall


def harms(ruleset: Ruleset) -> bool:
    """Return whether an edition knows knockback damage at all (12.6e).

    >>> from engine.heroclix.editions.modern import MODERN
    >>> harms(MODERN)
    True
    """
    rules = rules_of(ruleset)
    return any((rules.early, rules.at_figure, rules.fall))


def taken_of(ruleset: Ruleset, damage: int, reduces: int) -> int:
    """Return what one reducer leaves of knockback damage: point by point it takes all of it off (12.6e, P26).

    >>> from engine.heroclix.editions.modern import MODERN
    >>> taken_of(MODERN, 2, 1), taken_of(MODERN, 2, 0)
    (0, 2)
    """
    each_apart = rules_of(ruleset).point_by_point
    return 0 if reduces and each_apart else max(0, damage - reduces)
