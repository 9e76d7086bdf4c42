"""The answers to the questions of CONTRACT section 3.1, one module per family of rules."""

from engine.heroclix.answers.area import area, place, starting_area
from engine.heroclix.answers.board import adjacent, distance, knockback, line_of_fire, marker_removed
from engine.heroclix.answers.fight import attack, legal, legal_actions, stack, use, value
from engine.heroclix.answers.movement import break_away, path, reachable, shortest_path
from engine.heroclix.answers.odds import odds

__all__ = [
    "adjacent",
    "area",
    "attack",
    "break_away",
    "distance",
    "knockback",
    "legal",
    "legal_actions",
    "line_of_fire",
    "marker_removed",
    "odds",
    "path",
    "place",
    "reachable",
    "shortest_path",
    "stack",
    "starting_area",
    "use",
    "value",
]
