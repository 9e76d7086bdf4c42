"""What the book of 2022 says of the board, as data: ground, adjacency, sight, steps, knockback, setting up."""

from __future__ import annotations

from dataclasses import replace

from engine.heroclix.editions.modern_board import ADJACENCY, GROUND, KNOCKBACK, SET_UP, SIGHT, STEPS

__all__ = ["ADJACENCY_2022", "GROUND_2022", "KNOCKBACK_2022", "SET_UP_2022", "SIGHT_2022", "STEPS_2022"]

GROUND_2022 = replace(GROUND, diagonal_bases=True, larger_markers=False)  # 24.2a, 24.2b, R52; 16.8
ADJACENCY_2022 = replace(ADJACENCY, levels_shut_corners=False)  # 6.3b, R51
SIGHT_2022 = replace(
    SIGHT,
    stealth_from_oneself=True,  # 11.4b, R17
    source_blocks=True,  # 16.3b, P150
)
STEPS_2022 = replace(
    STEPS,
    opponents_bar_corners=False,  # 16.7a, R54
    passes_those_left=False,  # 10.7b, R53
    handles_where_stopped="beside",  # 17.4, 17.6
    level_change="barred",  # 16.5a, 16.5b
)
KNOCKBACK_2022 = replace(KNOCKBACK, early=0, fall=0, short_effects=False, all_hit=True)  # R56: it does no damage; R55
SET_UP_2022 = replace(
    SET_UP,
    edges_serve=False,  # 4.2, 15.4
    rows_alone_up_to=0,  # 4.3b
    ends_in_turn=False,  # 4.3b, P46
    half_inside=True,  # 4.3a
    left_over_ko=False,  # 4.3c
    things_apart=False,  # 17, 17.3, 16.8
    objects_are_markers=False,  # 16.8, 17
    orange_later=True,  # 16.8a
    special_terrain_over_transitions=True,  # 25.5b
)
