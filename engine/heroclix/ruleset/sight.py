"""What an edition says of lines of fire: what stops them, and who is hidden from whom."""

from __future__ import annotations

from dataclasses import dataclass

from engine.heroclix.ruleset.ground import Fence

__all__ = ["SightRules"]


@dataclass(frozen=True, slots=True)
class SightRules:
    """What stops or hinders a line, and what hides.

    `stopping`: what on an edge blocks a line. `looks_over_smaller`: whether figures smaller than one of its ends do not
    block a line. `between_levels`: the smallest size that blocks a line between levels,
    `climbs_hindered`: whether hindering terrain on the way of such a line hinders it. `stealth_when_adjacent`,
    `stealth_on_own_turn`, `stealth_from_oneself`: whether Stealth hides from who is adjacent, on the turn of its own
    side, and from a line that its user draws to itself. `source_blocks`: whether blocking terrain in the square that a
    line is drawn from blocks it, `source_hinders`: whether hindering terrain there hinders it, though it alone adds
    nothing to the target's defense. `indoors_everywhere`: whether indoor blocking terrain and walls stand on every
    level.
    """

    stopping: frozenset[Fence]
    looks_over_smaller: bool
    between_levels: str
    climbs_hindered: bool
    stealth_when_adjacent: bool
    stealth_on_own_turn: bool
    stealth_from_oneself: bool
    source_blocks: bool
    source_hinders: bool
    indoors_everywhere: bool
