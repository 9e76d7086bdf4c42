"""The highest and lowest point characters: who they are, and whom of several the active player chose (21.10).

What an effect asks beside points, as a range or a keyword, players look at.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.heroclix.game.events.extremes import Which
from engine.heroclix.game.state import GameState
from engine.heroclix.game.state.extreme import Extreme
from engine.heroclix.game.state.figure import GameFigure
from engine.heroclix.ruleset import Ruleset

__all__ = ["among", "choices_hold", "chosen", "kept", "tied", "with_extreme"]


def among(state: GameState, where: str) -> Sequence[GameFigure]:
    """Return the characters of a side's force, or those on the map, on the sidelines or in the KO areas (21.10a)."""
    areas = {
        "map": tuple(figure for figure in state.in_play if figure.squares),
        "sideline": state.sidelined,
        "ko": state.knocked_out,
    }
    return areas[where] if where in areas else tuple(figure for figure in state.in_play if figure.side == where)


def tied(state: GameState, which: Which, where: str) -> tuple[str, ...]:
    """Return the characters with the most points there, or the fewest: each of them may be the one (21.10)."""
    found = [(figure.card.points, figure.id) for figure in among(state, where)]
    best = (max if which == "highest" else min)((points for points, _ in found), default=0)
    return tuple(name for points, name in found if points == best)


def chosen(state: GameState, which: Which, where: str) -> str | None:
    """Return who was chosen and is treated as such still, if anyone was."""
    return next((one.figure for one in state.extremes if (one.which, one.among) == (which, where)), None)


def choices_hold(rules: Ruleset) -> bool:
    """Return whether who was chosen is treated as the one until something changes; else each effect asks anew."""
    return rules.extremes_hold


def with_extreme(state: GameState, extreme: Extreme) -> GameState:
    """Return the state with the choice made; where it holds for that one effect alone, nothing is kept of it."""
    if not choices_hold(state.rules):
        return state
    others = tuple(one for one in state.extremes if (one.which, one.among) != (extreme.which, extreme.among))
    return replace(state, extremes=(*others, extreme))


def kept(state: GameState) -> GameState:
    """Return the state without the choices whose character is no candidate any more (21.10a)."""
    there = tuple(one for one in state.extremes if one.figure in tied(state, one.which, one.among))
    return state if there == state.extremes else replace(state, extremes=there)
