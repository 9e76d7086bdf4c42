"""The board of HeroClix: adjacency, distance, lines of fire, movement.

A `Spot` is a figure of the position or the number of a square. The bare functions answer with plain
values; those that return a `Ruling` explain the same answer.
"""

from engine.heroclix.board.ground.board import Board, Spot
from engine.heroclix.board.ground.names import name_pieces
from engine.heroclix.board.ground.traits import Traits, traits
from engine.heroclix.board.knockback.path import Knockback, knockback
from engine.heroclix.board.knockback.several import Fallen, knockback_of_several, marker_removed
from engine.heroclix.board.lines.clear_if import Change, clear_if
from engine.heroclix.board.lines.line import Culprit, LineOfFire, Trace, is_clear, is_direct, line_of_fire, trace
from engine.heroclix.board.lines.pairs import Edge, Target, line_result
from engine.heroclix.board.lines.sight import Purpose, Sight, sight_between
from engine.heroclix.board.lines.survey import Survey, seen_from
from engine.heroclix.board.lines.tables import BLOCKED, CLEAR, HINDERED, RESULTS, View, view_of
from engine.heroclix.board.measures import (
    adjacent,
    adjacent_figures,
    adjacent_opponents,
    close_across_transition,
    distance,
    distance_between,
    next_to,
    rule_adjacent,
    rule_distance,
)
from engine.heroclix.board.steps.break_away import BreakAway, break_away
from engine.heroclix.board.steps.move import Path, Reach, check_path, path, reachable

__all__ = [
    "BLOCKED",
    "CLEAR",
    "HINDERED",
    "RESULTS",
    "Board",
    "BreakAway",
    "Change",
    "Culprit",
    "Edge",
    "Fallen",
    "Knockback",
    "LineOfFire",
    "Path",
    "Purpose",
    "Reach",
    "Sight",
    "Spot",
    "Survey",
    "Target",
    "Trace",
    "Traits",
    "View",
    "adjacent",
    "adjacent_figures",
    "adjacent_opponents",
    "break_away",
    "check_path",
    "clear_if",
    "close_across_transition",
    "distance",
    "distance_between",
    "is_clear",
    "is_direct",
    "knockback",
    "knockback_of_several",
    "line_of_fire",
    "line_result",
    "marker_removed",
    "name_pieces",
    "next_to",
    "path",
    "reachable",
    "rule_adjacent",
    "rule_distance",
    "seen_from",
    "sight_between",
    "trace",
    "traits",
    "view_of",
]
