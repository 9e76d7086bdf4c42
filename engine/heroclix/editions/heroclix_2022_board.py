"""What the book of 2022 says of the board, as data: ground, adjacency, sight, steps, knockback."""

from __future__ import annotations

from dataclasses import replace

from engine.heroclix.editions.modern_board import ADJACENCY, GROUND, KNOCKBACK, SIGHT, STEPS

__all__ = ["ADJACENCY_2022", "GROUND_2022", "KNOCKBACK_2022", "SIGHT_2022", "STEPS_2022"]

GROUND_2022 = GROUND
ADJACENCY_2022 = ADJACENCY
SIGHT_2022 = SIGHT
STEPS_2022 = STEPS
KNOCKBACK_2022 = replace(KNOCKBACK, early=0, fall=0, short_effects=False)  # R56: it does no damage
