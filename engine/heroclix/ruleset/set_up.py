"""What an edition says of setting up: what a starting area is, how it grows, and where things may lie, later too."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["SetUpRules"]


@dataclass(frozen=True, slots=True)
class SetUpRules:
    """How a game is set up.

    `edges_serve`: whether an edge of the map may be a starting area, and all areas have to be alike.
    `rows_alone_up_to`: the sides, in squares, of the largest map on which areas grow by rows and never by columns.
    `ends_in_turn`: whether columns are added at both ends of an area by turns; else all at one end, until the edge of
    the map is reached, and then at the other. `half_inside`: whether a larger base that lies in the area by more than
    half may be left so. `left_over_ko`: whether what finds no room is KO'd. `things_apart`: whether objects and
    markers keep off transition squares and each other. `objects_are_markers`: whether objects are terrain markers, for
    which special terrain and orange squares that are not clear are barred; `orange_later`: those squares during the
    game, too. `special_terrain_over_transitions`: whether it may lie there. `rows_and_columns`: whether an area grows
    by a row and a column at a time. `clear_alone`: whether objects lie on clear terrain only.
    """

    edges_serve: bool
    rows_alone_up_to: int
    ends_in_turn: bool
    half_inside: bool
    left_over_ko: bool
    things_apart: bool
    objects_are_markers: bool
    orange_later: bool
    special_terrain_over_transitions: bool
    rows_and_columns: bool = False
    clear_alone: bool = False
