"""The order of the set-up, where the dice alone give the order of the players: who does what next (4.2 to 4.5).

What is done out of turn, and what lies where it may not, is pointed out and stands: the table is the truth (P30).
"""

from __future__ import annotations

from math import dist
from statistics import fmean

from engine.heroclix.answers.setting_up import areas_of
from engine.heroclix.effects.placing.set_up import Distant, against_marker_set_up
from engine.heroclix.force.initiative import picks
from engine.heroclix.game import commands as cmd
from engine.heroclix.game.decide.draft import Draft
from engine.heroclix.game.describe import messages, messages_beside
from engine.heroclix.game.state import GameState
from engine.heroclix.game.state.figure import GameFigure
from engine.heroclix.position import MapPrint, Thing
from engine.heroclix.ruleset.book import cited
from engine.ruling import FigureId, Step, StepKind

__all__ = ["areas_opposite", "next_in_set_up", "objects_set_up", "out_of_turn", "whose_map"]

CHECK, IGNORED = StepKind.CHECK, StepKind.IGNORED
DUEL = 2  # players of most games


def next_in_set_up(state: GameState) -> tuple[Step, ...]:
    """Return what is next in a set-up, once the dice have given the order; nothing before, and in a game that runs."""
    return cited(state.rules.book, _next(state))


def _next(state: GameState) -> tuple[Step, ...]:
    if state.status != "setup" or not state.by_dice:
        return ()
    first = messages.side_term(state.by_dice[0])
    if state.map is None:
        return (messages_beside.NEXT_MAP.step(CHECK, side=messages.side_term(picks(state.rules, state.by_dice)[0])),)
    found = []
    if not any(figure.squares for figure in state.in_play):
        found = [_terrain(state), _areas(state)]
    for side in state.by_dice:
        if waits := _waiting(state, side):
            names = tuple(FigureId(figure.id) for figure in waits)
            found.append(messages_beside.NEXT_PLACES.step(CHECK, side=messages.side_term(side), figures=names))
            return tuple(found)
    if any(all(figure.side != side for figure in state.in_play) for side in state.by_dice):
        return tuple(found)  # somebody's force is still to be revealed (4.1)
    return tuple(
        message.step(CHECK, side=first) for message in (messages_beside.NEXT_EFFECTS, messages_beside.NEXT_TURN)
    )


def _areas(state: GameState) -> Step:
    """Return who picks a starting area first, and who follows (4.2)."""
    at = state.by_dice.index(picks(state.rules, state.by_dice)[1])
    order = (*state.by_dice[at:], *state.by_dice[:at])
    return messages_beside.NEXT_AREAS.step(CHECK, sides=tuple(messages.side_term(side) for side in order))


def _terrain(state: GameState) -> Step:
    """Return who may lay special terrain now: from the second player on, before areas are picked (25.5b)."""
    order = (*state.by_dice[1:], *state.by_dice[:1])
    return messages_beside.NEXT_TERRAIN.step(CHECK, sides=tuple(messages.side_term(side) for side in order))


def _waiting(state: GameState, side: str) -> list[GameFigure]:
    """Return the side's characters that are still to be placed: neither attached nor on a vehicle's card."""
    aboard = {figure.pilot for figure in state.in_play}
    return [
        figure
        for figure in state.in_play
        if figure.side == side and not (figure.squares or figure.attached_to or figure.id in aboard)
    ]


def out_of_turn(state: GameState, side: str) -> list[Step]:
    """Return who places all of its own before this side does, and has not yet (4.3)."""
    if state.status != "setup" or side not in state.by_dice:
        return []
    before = state.by_dice[: state.by_dice.index(side)]
    ahead = next((other for other in before if _waiting(state, other)), "")
    if not ahead:
        return []
    first = messages.side_term(ahead)
    return [messages_beside.PLACES_LATER.step(IGNORED, side=messages.side_term(side), first=first)]


def whose_map(draft: Draft, command: cmd.LoadMap) -> list[Step]:
    """Return whose choice the map is, where another player lays out the first one (4.2)."""
    state = draft.state
    if state.status != "setup" or not state.by_dice or state.map is not None or command.judge:
        return []
    by = picks(state.rules, state.by_dice)[0]
    if by in state.sides_of(draft.actor):
        return []
    return [messages_beside.NEXT_MAP.step(IGNORED, side=messages.side_term(by))]


def areas_opposite(state: GameState) -> list[Step]:
    """Return what speaks against where the first of two players begins: not in the corner opposite the second's (4.2a).

    Only a map with more than two starting areas leaves that open.
    """
    if state.status != "setup" or len(state.by_dice) != DUEL or state.map is None:
        return []
    printed, (first, second) = state.map, state.by_dice
    areas = {side: area for side, area in printed.starting_areas.items() if area}
    if len(areas) <= DUEL or not {first, second} <= areas.keys():
        return []
    apart = {side: _apart(printed, area, areas[second]) for side, area in areas.items() if side != second}
    if apart[first] >= max(apart.values()):
        return []
    across = max(apart, key=apart.__getitem__)
    squares = tuple(printed.name_of(square) for square in printed.squares_of(areas[across]))
    sides = messages.side_term(first), messages.side_term(second)
    return [messages_beside.NEXT_OPPOSITE.step(IGNORED, side=sides[0], other=sides[1], squares=squares)]


def _apart(printed: MapPrint, one: int, other: int) -> float:
    """Return how far the middles of two areas lie from each other, in squares."""
    return dist(_middle(printed, one), _middle(printed, other))


def _middle(printed: MapPrint, area: int) -> tuple[float, float]:
    places = [printed.column_row(square) for square in printed.squares_of(area)]
    return fmean(column for column, _ in places), fmean(row for _, row in places)


def objects_set_up(state: GameState, before: GameState) -> list[Step]:
    """Return what speaks against where objects lie now and did not before: in starting areas, too near (17.3, 25.1)."""
    if state.status != "setup" or not state.by_dice or state.map is None:
        return []
    lay = {(thing.id, thing.square) for thing in before.things}
    laid = [thing for thing in state.things if thing.square is not None and (thing.id, thing.square) not in lay]
    return [step._replace(kind=IGNORED) for thing in laid for step in _against(state, thing)]


def _against(state: GameState, thing: Thing) -> list[Step]:
    position = state.position()
    setup = areas_of(position, "", None, {}, needed=False)
    distant: Distant | None = "special-object" if thing.kind == "special" else None
    facts = {"distant": distant, "itself": thing.id, "no_terrain": not setup.rules.objects_are_markers}
    squares = () if thing.square is None else (thing.square,)
    return against_marker_set_up(position, setup, squares, **facts)  # type: ignore[arg-type]
