"""Where a side is set up: the question about starting areas (4.2, 4.3, 15.4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.answer import Answer
from engine.errors import DocumentError
from engine.heroclix import questions
from engine.heroclix.board.ground.board import Board
from engine.heroclix.effects import SetUp, name_squares
from engine.heroclix.effects.placing.rules import set_up_rules
from engine.heroclix.effects.placing.set_up import far_enough
from engine.heroclix.effects.placing.starting import SIDES, MapEdge, along_edge, ends_of, opposite
from engine.heroclix.position import Position
from engine.heroclix.sides import side_term
from engine.message import Message
from engine.ruling import Ruling, StepKind

__all__ = ["areas_of", "starting_area"]

LEGAL_SQUARES = Message("setup-squares", ("side", "count"), rule="4.3")
RESULT = StepKind.RESULT
Size = tuple[int, int]  # columns and rows of a base


def starting_area(position: Position, ask: questions.StartingAreaAsk) -> Answer:
    """Answer where a side's figures, markers and terrain may be set up, and what is odd (4.2, 4.3, 15.4, 17.4, 25)."""
    position = position.in_play()
    setup = areas_of(position, ask.side, ask.edge, ask.off_map, ask.bases, toward=ask.toward)
    odd = setup.odd(ask.side)
    squares = setup.area(ask.side) & ~Board.of(setup.position).terrain.blocking
    steps = setup.steps(ask.side) + odd
    steps.append(LEGAL_SQUARES.step(RESULT, side=side_term(ask.side), count=squares.bit_count()))
    fields: dict[str, object] = {
        "area": name_squares(position, setup.areas[ask.side]),
        "expanded": setup.expanded,
        "needed": setup.needs[ask.side],
        "fits": setup.fit(ask.side, setup.expanded),
        "squares": name_squares(position, squares),
        "markers": name_squares(position, setup.for_markers),
        "special_objects": name_squares(position, far_enough(setup)),
        "odd": [step.message for step in odd],
    }
    return Answer(Ruling(position.ruleset.id, str(squares.bit_count()), squares, tuple(steps)), fields)


def areas_of(
    position: Position,
    side: str,
    edge: MapEdge | None,
    off_map: Mapping[str, Size],
    bases: Sequence[Size] | None = None,
    *,
    needed: bool = True,
    toward: MapEdge | None = None,
) -> SetUp:
    """Return the starting areas: the printed ones, else the chosen edge and the one across the map (4.2a).

    `off_map`: the bases of figures that are not on the map, by their ids; `bases`: all those of the side.
    Raises DocumentError when the side has no area and one is `needed`, and for what the edition does not know.
    """
    areas = dict(position.map.starting_areas)
    _check_growth(position, areas.get(side, 0), edge, toward)
    if edge is not None and side:
        areas[side] = along_edge(position.map, edge)
        others = sorted({figure.side for figure in position.figures} - set(areas) - {""})
        areas |= {other: along_edge(position.map, opposite(edge)) for other in others[:1]}
    if needed and side not in areas:
        raise DocumentError("ask.side", "error-no-starting-area", side=side, expected=", ".join(areas))
    forces = {} if bases is None else {side: tuple((width, height, False) for width, height in bases)}
    return SetUp(position, areas, off_map, forces, side, toward)


def _check_growth(position: Position, area: int, edge: MapEdge | None, toward: MapEdge | None) -> None:
    """Raise DocumentError where an edge is no starting area (4.2), or where an area does not grow that way (4.3b)."""
    rules = set_up_rules(position.ruleset)
    if edge is not None and not rules.edges_serve:
        raise DocumentError("ask.edge", "error-edge-no-area", given=edge, edition=position.ruleset.id)
    if toward is None:
        return
    if rules.ends_in_turn:
        raise DocumentError("ask.toward", "error-key-not-in-edition", given="toward", ruleset=position.ruleset.id)
    ends = [end for along in SIDES if along_edge(position.map, along) & area for end in ends_of(along)]
    if area and toward not in ends:
        expected = ", ".join(dict.fromkeys(ends))
        raise DocumentError("ask.toward", "error-toward-elsewhere", given=toward, expected=expected)
