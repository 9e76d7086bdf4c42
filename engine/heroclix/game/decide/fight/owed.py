"""Actions that cost their figure damage: with two action tokens, or a vehicle without a pilot (22.2, 24.4b)."""

from __future__ import annotations

from engine.heroclix.fight.actions.turn import exertion, pushing, tokens_forbid
from engine.heroclix.game import events as ev
from engine.heroclix.game.decide.draft import Draft
from engine.heroclix.game.decide.fight.captives import ask
from engine.heroclix.game.decide.fight.damage import PUSHING, click_down, give_token
from engine.heroclix.game.state import GameState
from engine.heroclix.position import Figure
from engine.heroclix.powers import can_use, in_use
from engine.heroclix.ruleset import Ruleset

__all__ = ["action_token", "deal", "ignoring", "owed", "push"]

STAMINA, AUTOPILOT = "colossal-stamina", "autopilot"


def owed(ruleset: Ruleset, figure: Figure, *, free: bool) -> tuple[str, ...]:
    """Return what an action costs its figure damage for: keyphrases without which it could not be given.

    `free`: it is no costed action.
    """
    found = []
    if not free and tokens_forbid(ruleset, figure.tokens) and can_use(ruleset.powers, figure, STAMINA):
        found.append(STAMINA)
    if can_use(ruleset.powers, figure, "vehicle") and can_use(ruleset.powers, figure, AUTOPILOT) and not figure.pilot:
        found.append(AUTOPILOT)
    return tuple(found)


def action_token(draft: Draft, figure: str, count: int = 1) -> None:
    """Give the token for a costed action, unless Colossal Stamina stood in for it (7.4, 22.2).

    `count`: two for a double power action (accion-de-poder-doble of 2012).
    """
    if STAMINA not in draft.state.by_id(figure).owes:
        give_token(draft, figure, count)


def deal(draft: Draft) -> None:
    """Deal what figures owe for their actions, immediately after resolutions (8.1d).

    Who may ignore the damage of pushing is asked whether it does (R64).
    """
    if draft.state.resolving:
        return
    for figure in draft.state.in_play:
        for power in figure.owes:
            if draft.state.by_id(figure.id).ko:
                continue
            able = _ignoring(draft, figure.id) if power == PUSHING else ""
            if able:
                ask(draft, f"{able}:{figure.id}", "option", figure.id, figure.side)
            elif power == PUSHING:
                push(draft, figure.id)
            else:
                draft.add(ev.Exerted, figure=figure.id, power=power)
                click_down(draft, draft.state.by_id(figure.id), exertion(draft.state.rules))


def push(draft: Draft, figure: str, ignored_by: str = "") -> None:
    """Deal the damage of a second action token, unless a power of the figure ignores it (esfuerzo of 2012)."""
    pushed = draft.state.by_id(figure)
    if PUSHING not in pushed.owes:
        return
    draft.add(ev.Exerted, figure=figure, power=PUSHING, ignored_by=ignored_by)
    if not ignored_by:
        click_down(draft, pushed, pushing(draft.state.rules, pushed.tokens - 1) or 1)


def _ignoring(draft: Draft, figure: str) -> str:
    """Return what lets a figure ignore the damage of pushing, if anything (R64)."""
    return next(iter(ignoring(draft.state, figure)), "")


def ignoring(state: GameState, figure: str) -> tuple[str, ...]:
    """Return the powers and abilities by which a figure can ignore the damage of pushing (R64)."""
    if state.map is None:
        return ()
    position = state.position()
    found = [one for one in position.figures if one.id == figure]
    return tuple(power.slug for one in found for power in in_use(position.powers, one) if power.ignores_pushing)
