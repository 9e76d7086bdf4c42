"""What an edition says of knockback: how far, and for what it deals damage."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["KnockbackRules"]


@dataclass(frozen=True, slots=True)
class KnockbackRules:
    """How many `squares` a figure is knocked back, and its damage: stopped `early`, at a figure, for a `fall`.

    `squares` None: as many as the damage that it took. `mandatory`: nobody chooses whether it happens. `falls_alone`:
    the damage of a fall is all that one costs, and where nobody can stand below nothing falls, nor is harmed. `kept`:
    what lets its users ignore knockback.
    `short_effects`: whether an effect of fewer squares, carried out in full, counts as stopped early. `safe_falls`:
    what spares its users the damage of a fall. `point_by_point`: whether each point of the damage is reduced by
    itself. `all_hit`: whether an attack by which one took damage knocks back all whom it hit; otherwise those that
    took damage themselves. `criticals`: whether critical doubles grant KNOCKBACK too. `larger_than_cause`: whether a
    figure is knocked back by a smaller one; `larger_bases`: whether one on several squares is. `terrain_first`: whether
    a wall or higher ground in front of a figure stops it, and not the figure behind.
    """

    squares: int | None
    mandatory: bool
    early: int
    at_figure: int
    fall: int
    falls_alone: bool
    short_effects: bool
    safe_falls: tuple[str, ...]
    kept: tuple[str, ...]
    point_by_point: bool
    all_hit: bool
    criticals: bool
    larger_than_cause: bool
    larger_bases: bool
    terrain_first: bool
