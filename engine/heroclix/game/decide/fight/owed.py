"""Actions that cost their figure damage: with two action tokens, or a vehicle without a pilot (22.2, 24.4b)."""

from __future__ import annotations

from engine.heroclix.fight.actions.turn import exertion, pushing, tokens_forbid
from engine.heroclix.game import events as ev
from engine.heroclix.game.decide.draft import Draft
from engine.heroclix.game.decide.fight.damage import click_down, give_token
from engine.heroclix.game.state.figure import GameFigure
from engine.heroclix.position import Figure
from engine.heroclix.powers import can_use, in_use
from engine.heroclix.ruleset import Ruleset

__all__ = ["action_token", "deal", "owed"]

STAMINA, AUTOPILOT, PUSHING = "colossal-stamina", "autopilot", "pushing"


def owed(ruleset: Ruleset, figure: Figure, *, free: bool) -> tuple[str, ...]:
    """Return what an action costs its figure damage for: keyphrases without which it could not be given, and pushing.

    `free`: it is no costed action.
    """
    found = []
    if not free and tokens_forbid(ruleset, figure.tokens) and can_use(ruleset.powers, figure, STAMINA):
        found.append(STAMINA)
    elif not free and pushing(ruleset, figure.tokens):
        found.append(PUSHING)
    if can_use(ruleset.powers, figure, "vehicle") and can_use(ruleset.powers, figure, AUTOPILOT) and not figure.pilot:
        found.append(AUTOPILOT)
    return tuple(found)


def action_token(draft: Draft, figure: str) -> None:
    """Give the token for a costed action, unless Colossal Stamina stood in for it (7.4, 22.2)."""
    if STAMINA not in draft.state.by_id(figure).owes:
        give_token(draft, figure)


def deal(draft: Draft) -> None:
    """Deal what figures owe for their actions, immediately after resolutions (8.1d)."""
    if draft.state.resolving:
        return
    for figure in draft.state.in_play:
        for power in figure.owes:
            if draft.state.by_id(figure.id).ko:
                continue
            ignoring = _ignoring(draft, figure.id) if power == PUSHING else ""
            draft.add(ev.Exerted, figure=figure.id, power=power, ignored_by=ignoring)
            if not ignoring:
                click_down(draft, draft.state.by_id(figure.id), _costs(draft.state.rules, figure, power))


def _ignoring(draft: Draft, figure: str) -> str:
    """Return what lets a figure ignore the damage of pushing: taken as used, since it costs nothing (R64)."""
    position = draft.state.position()
    able = in_use(position.powers, position.figure(figure))
    return next((power.slug for power in able if power.ignores_pushing), "")


def _costs(ruleset: Ruleset, figure: GameFigure, power: str) -> int:
    return pushing(ruleset, figure.tokens - 1) if power == PUSHING else exertion(ruleset)
