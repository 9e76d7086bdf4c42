"""The rerolls that themed teams have left in a game, as the rules see them (23.4 of older books)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.heroclix.fight.actions.turn import standard_total
from engine.heroclix.force.theme import team_rerolls
from engine.heroclix.game.events.tracked import TEAM_REROLLS, Counter
from engine.heroclix.game.state.figure import GameFigure
from engine.heroclix.ruleset import Ruleset

__all__ = ["rerolls_left"]


def rerolls_left(
    counters: Iterable[Counter], in_play: Iterable[GameFigure], rules: Ruleset
) -> tuple[tuple[str, int], ...]:
    """Return the uses left of each side that has somebody in play; nothing where the edition has no such rerolls."""
    told = [one for one in counters if one.name == TEAM_REROLLS]
    if not told or not team_rerolls(1, standard_total(rules), rules):
        return ()
    there = {figure.side for figure in in_play}
    return tuple((one.holder, one.number) for one in told if one.holder in there)
