"""Barrier and Smoke Cloud: markers generated one at a time (27.2h, 27.3f, 21.6b)."""

from __future__ import annotations

from engine.dice import Dice
from engine.errors import DocumentError
from engine.heroclix.effects import Laying, cloud_of
from engine.heroclix.game import commands as cmd
from engine.heroclix.game import events as ev
from engine.heroclix.game.decide.draft import Draft
from engine.heroclix.game.decide.table.setup import square_names
from engine.heroclix.game.decide.uses.plan import Plan
from engine.heroclix.game.describe import messages
from engine.heroclix.game.state import GameState
from engine.heroclix.game.state.figure import GameFigure
from engine.heroclix.game.state.layout import read_region
from engine.heroclix.game.state.names import new_id
from engine.heroclix.powers import action_name
from engine.ruling import FigureId, Step, StepKind

__all__ = ["cloud"]


def cloud(state: GameState, figure: GameFigure, command: cmd.Use) -> Plan:
    """Generate markers in the squares named, in their order, until the next turn of the figure's side."""
    if not command.squares or state.map is None:
        raise DocumentError("squares", "error-missing")
    named = [read_region(state.map, name, f"squares[{index}]") for index, name in enumerate(command.squares)]
    squares = tuple(square for squares in named for square in squares)
    position = state.position()
    made = cloud_of(position.ruleset, command.action)
    laying = Laying(position, position.figure(figure.id), made, squares)
    against = tuple(laying.refused)
    if not laying.complete and not against:
        unseen = messages.MARKERS_UNSEEN.step(
            StepKind.CHECK, figure=FigureId(figure.id), power=action_name(command.action)
        )
        against = (unseen._replace(rule=position.powers[command.action].section),)

    def carry_out(draft: Draft, _dice: Dice) -> None:
        taken = {marker.id for marker in draft.state.markers} | {found.id for found in draft.state.figures}
        draft.add(
            ev.MarkersGenerated,
            marker=new_id(made.kind, taken | {thing.id for thing in draft.state.things}),
            by=figure.id,
            side=figure.side,
            power=command.action,
            kind=made.kind,
            squares=square_names(draft.state, squares),
        )

    return Plan(carry_out, against, impossible=_buried(state, squares) if made.terrain == "blocking" else ())


def _buried(state: GameState, squares: tuple[int, ...]) -> tuple[Step, ...]:
    """Return the figures that would stand in blocking terrain: no table can show that (13.2)."""
    found = [(name, state.at(square)) for square, name in zip(squares, square_names(state, squares), strict=True)]
    return tuple(
        messages.OCCUPIED.step(StepKind.CHECK, square=name, figure=FigureId(other.id)) for name, other in found if other
    )
