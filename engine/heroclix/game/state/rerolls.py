"""The rerolls that themed teams have left in a game, as the rules see them (23.4 of older books)."""

from __future__ import annotations

from collections.abc import Container, Iterable

from engine.heroclix.fight.actions.turn import standard_total
from engine.heroclix.fight.attack.probability import members_alone
from engine.heroclix.force.theme import common_keywords, team_rerolls
from engine.heroclix.game.events.tracked import TEAM_REROLLS, Counter
from engine.heroclix.game.state.figure import GameFigure
from engine.heroclix.ruleset import Ruleset

__all__ = ["rerolls_left", "themes_asked"]

ASKING = ("themed team", "'themed'")  # of what stands on a card, in small letters


def rerolls_left(
    counters: Iterable[Counter], in_play: Iterable[GameFigure], rules: Ruleset
) -> tuple[tuple[str, int], ...]:
    """Return the uses left of each side that has somebody in play; nothing where the edition has no such rerolls."""
    told = [one for one in counters if one.name == TEAM_REROLLS]
    if not told or not team_rerolls(1, standard_total(rules), rules):
        return ()
    there = {figure.side for figure in in_play}
    return tuple((one.holder, one.number) for one in told if one.holder in there)


def themes_asked(
    figures: Iterable[GameFigure],
    sides: Iterable[str],
    teams: Iterable[str],
    unthemed: Container[str],
    rules: Ruleset,
) -> tuple[tuple[str, tuple[str, ...]], ...] | None:
    """Return the keywords by which each side is a themed team, where a card in play or the rules ask; else None.

    `teams`: the sides that have rerolls of their own. `unthemed`: those that chose to be no themed team (23.2a).
    """
    every = tuple(figures)
    if rules.powers.cards_read and any(one.in_play and any(word in one.card.said for word in ASKING) for one in every):
        return _told(every, sides, unthemed)
    return _of_members(every, teams, rules)


def _of_members(
    figures: Iterable[GameFigure], sides: Iterable[str], rules: Ruleset
) -> tuple[tuple[str, tuple[str, ...]], ...] | None:
    """Return the keywords by which each side is a themed team, where the rules ask who has them (P183); else None.

    They are those that all share who started the game for it, whatever has become of them; bystanders aside.
    """
    if not members_alone(rules):
        return None
    return _themes(figures, sides) or None


def _told(
    figures: Iterable[GameFigure], sides: Iterable[str], unthemed: Container[str]
) -> tuple[tuple[str, tuple[str, ...]], ...] | None:
    """Return the keywords by which each side is a themed team (23.2a); None where nobody can tell of one of them.

    Of a card that names no keywords nobody says that it has none. `unthemed`: the sides that chose not to be.
    """
    every = tuple(figures)
    if any(not one.card.keywords and "keywords" not in one.card.document for one in _started(every)):
        return None
    return _themes(every, [side for side in sides if side not in unthemed])


def _themes(figures: Iterable[GameFigure], sides: Iterable[str]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    started = _started(figures)
    found = []
    for side in sides:
        force = [sorted(one.card.keywords) for one in started if (one.origin or one.side) == side]
        if keywords := common_keywords(force):
            found.append((side, keywords))
    return tuple(found)


def _started(figures: Iterable[GameFigure]) -> list[GameFigure]:
    """Return who counts for a theme: bystanders aside, and whoever came in later (23.2b, 23.2c)."""
    return [one for one in figures if not (one.card.bystander or one.generated_by or one.replaces or one.outside)]
