"""What today's edition says of the board, as data: ground, adjacency, sight, steps, knockback, setting up."""

from __future__ import annotations

from types import MappingProxyType

from engine.heroclix.ruleset.ground import FENCES, AdjacencyRules, GroundRules
from engine.heroclix.ruleset.knockback import KnockbackRules
from engine.heroclix.ruleset.set_up import SetUpRules
from engine.heroclix.ruleset.sight import SightRules
from engine.heroclix.ruleset.steps import StepRules

__all__ = ["ADJACENCY", "GROUND", "KNOCKBACK", "SET_UP", "SIGHT", "STEPS"]

GROUND = GroundRules(
    # a special marker says it itself (17.14); debris and smoke hinder (16.9, 27.2h), a barrier blocks (27.3f)
    markers=MappingProxyType(
        {
            "hindering": "hindering",
            "smoke": "hindering",
            "debris": "hindering",
            "blocking": "blocking",
            "barrier": "blocking",
            "water": "water",
            "elevated": "clear",
        }
    ),
    markers_cover=True,  # 17.3
    objects_hinder=False,
    spans_levels="giant",  # 16.5g, 24.2c
    diagonal_bases=False,  # 24.2a
    larger_markers=True,  # 17.5
    walls_strew_all=True,  # 16.9b, 17.14d
)
ADJACENCY = AdjacencyRules(
    parting=frozenset(FENCES),  # 16.4c, 16.4f, 16.4g
    corner_sides=1,  # 16.8c
    levels_shut_corners=True,  # 6.3b, R8
)
SIGHT = SightRules(
    stopping=frozenset({"wall", "door"}),  # 16.4b, 16.4g, not windows (16.4f)
    looks_over_smaller=True,  # 21.2b, R1
    between_levels="giant",  # 16.5c
    climbs_hindered=False,  # 16.5c, R5
    stealth_when_adjacent=False,  # 27.1k, R21
    stealth_on_own_turn=False,  # 27.1k, R22
    stealth_from_oneself=False,  # 11.4b, R17
    source_blocks=False,  # 16.3b
    source_hinders=False,  # 16.2b
    indoors_everywhere=False,  # 16.5c, 16.5e
)
STEPS = StepRules(
    barring=frozenset({"wall", "window"}),  # 16.4a, 16.4f, not doors (16.4g)
    open_corner_sides=1,  # 16.8a
    opponents_bar_corners=True,  # 16.8a
    stops_beside_opponents=True,  # 10.7b
    passes_those_left=True,  # 10.8, R10
    level_change="stops",  # 16.5a
    handles_where_stopped="",  # 17.6, P52
    stopping=frozenset(),  # 16.2, 16.6: neither is a hindrance to movement
    corners_stop=False,
    slowing=frozenset(),
    break_away_on=(4, 5, 6),  # 10.8
    break_away_larger_on=(3, 4, 5, 6),  # 21.2b
    leaves_freely=2,  # 21.2b
    automatic_on=(1, 2, 3, 4, 5, 6),  # 27.5e
    plasticity_on=(2, 3, 4, 5, 6),  # 27.1g
    held_by_plasticity_on=(6,),  # 27.1g
)
KNOCKBACK = KnockbackRules(
    squares=3,  # 12.6d
    mandatory=False,  # 12.6b
    early=1,  # 12.6e
    at_figure=0,  # 12.6e
    fall=1,  # 12.6e
    falls_alone=False,  # 12.6e, R26
    short_effects=True,  # 12.6e, R28
    safe_falls=(),
    kept=("immobile",),  # 12.6f, 27.7f
    point_by_point=True,  # P26
    all_hit=False,  # 12.6b
    criticals=False,  # 12.6b
    larger_than_cause=False,  # 21.2b, 12.6f
    terrain_first=False,  # 12.6d, R27
    larger_bases=False,  # 24.2
)
SET_UP = SetUpRules(
    edges_serve=True,  # 4.2a
    rows_alone_up_to=16,  # 4.3b
    ends_in_turn=True,  # 4.3b, P46
    half_inside=False,  # 4.3a
    left_over_ko=True,  # 4.3c
    things_apart=True,  # 16.7a, 17.4
    objects_are_markers=True,  # 17.1
    orange_later=False,  # 17.4
    special_terrain_over_transitions=False,  # 25.5b
)
