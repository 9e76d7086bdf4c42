"""Keywords that figures gain and lose, for the rest of the game or as long as an effect says (23.1b, P98)."""

from __future__ import annotations

from dataclasses import replace

from engine.heroclix.game.state import GameState
from engine.heroclix.game.state.figure import GameFigure
from engine.heroclix.game.state.lasting import Lasting

__all__ = ["for_good", "standing_of", "with_keyword", "without_effect"]


def standing_of(figure: GameFigure, keyword: str) -> int:
    """Return 1 where a figure gained a keyword, -1 where it lost it, 0 where it stands with it as its card says."""
    return int(keyword in figure.gained) - int(keyword in figure.without)


def with_keyword(state: GameState, name: str, keyword: str, standing: int) -> GameState:
    """Return the state with a keyword gained (1), lost (-1), or as the figure's card says (0)."""
    figure, one = state.by_id(name), frozenset((keyword,))
    gained = figure.gained | one if standing > 0 else figure.gained - one
    without = figure.without | one if standing < 0 else figure.without - one
    return state.with_figure(replace(figure, gained=gained, without=without))


def for_good(state: GameState, name: str, keyword: str, standing: int) -> GameState:
    """Return the state with a keyword gained or lost for the rest of the game: nothing that ends takes that back."""
    lasting = tuple(
        replace(effect, before=standing) if _is_about(effect, name, keyword) else effect for effect in state.lasting
    )
    return with_keyword(replace(state, lasting=lasting), name, keyword, standing)


def without_effect(state: GameState, ended: Lasting) -> GameState:
    """Return the state as it stood before a keyword was gained or lost for a time; what began later still counts."""
    later = [effect for effect in state.lasting if _is_about(effect, ended.on, ended.what)]
    later = [effect for effect in later if effect.number > ended.number]
    if not later:
        return with_keyword(state, ended.on, ended.what, ended.before)
    following = replace(later[0], before=ended.before)
    lasting = tuple(following if effect.number == following.number else effect for effect in state.lasting)
    return replace(state, lasting=lasting)


def _is_about(effect: Lasting, name: str, keyword: str) -> bool:
    return (effect.kind, effect.on, effect.what) == ("keyword", name, keyword)
