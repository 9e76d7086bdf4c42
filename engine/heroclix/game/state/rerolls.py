"""The rerolls that themed teams have left in a game, as the rules see them (23.4 of older books)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.heroclix.fight.actions.turn import standard_total
from engine.heroclix.fight.attack.probability import members_alone
from engine.heroclix.force.theme import common_keywords, team_rerolls
from engine.heroclix.game.events.tracked import TEAM_REROLLS, Counter
from engine.heroclix.game.state.figure import GameFigure
from engine.heroclix.ruleset import Ruleset

__all__ = ["rerolls_left", "themes_of"]


def rerolls_left(
    counters: Iterable[Counter], in_play: Iterable[GameFigure], rules: Ruleset
) -> tuple[tuple[str, int], ...]:
    """Return the uses left of each side that has somebody in play; nothing where the edition has no such rerolls."""
    told = [one for one in counters if one.name == TEAM_REROLLS]
    if not told or not team_rerolls(1, standard_total(rules), rules):
        return ()
    there = {figure.side for figure in in_play}
    return tuple((one.holder, one.number) for one in told if one.holder in there)


def themes_of(
    figures: Iterable[GameFigure], sides: Iterable[str], rules: Ruleset
) -> tuple[tuple[str, tuple[str, ...]], ...] | None:
    """Return the keywords by which each side is a themed team, where the rules ask who has them (P183); else None.

    They are those that all share who started the game for it, whatever has become of them; bystanders aside.
    """
    if not members_alone(rules):
        return None
    started = [one for one in figures if not (one.card.bystander or one.generated_by or one.replaces or one.outside)]
    found = []
    for side in sides:
        force = [sorted(one.card.keywords) for one in started if (one.origin or one.side) == side]
        if keywords := common_keywords(force):
            found.append((side, keywords))
    return tuple(found) or None
