"""Mind Control carried out: one hit character after the other acts for its controller, then reverts (27.1f)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.heroclix.fight.actions.move import CONTROL, given_move
from engine.heroclix.game import events as ev
from engine.heroclix.game.decide.action_of import settle
from engine.heroclix.game.decide.draft import Draft
from engine.heroclix.game.state import GameState
from engine.heroclix.game.state.doing import Doing
from engine.ruling import Step

__all__ = ["controlled", "end_all", "go_on"]


def controlled(state: GameState, attacker: str, outcomes: Mapping[str, Any]) -> tuple[tuple[str, ...], list[Step]]:
    """Return who acts for the attacker after its Mind Control: those hit whom nothing protects, and what protects."""
    hit = [name for name, outcome in outcomes.items() if outcome["controlled"] is not None]
    if not hit:
        return (), []
    position = state.position()
    found: list[str] = []
    reasons: list[Step] = []
    for name in hit:
        move = given_move(position, position.figure(name), CONTROL, speed=0, by=position.figure(attacker))
        reasons += move.reasons
        if not move.reasons:
            found.append(name)
    return tuple(found), reasons


def go_on(draft: Draft) -> None:
    """End the turn of a controlled character that has done all it does, and begin that of the next one."""
    while (doing := draft.state.doing) is not None:
        waits = any(pending.attacker == doing.figure for pending in draft.state.pending)
        if waits or draft.state.leaving is not None:
            return
        if doing.by and not doing.left:
            draft.add(ev.ControlEnded, figure=doing.figure, side=doing.reverts)
            if draft.state.doing is None and doing.outer is not None:
                settle(draft, doing.outer)
        elif doing.queue and not doing.by:
            _begin(draft, doing)
        else:
            return


def end_all(draft: Draft) -> None:
    """End whatever is being carried out, without what is left of it (7.7): the turn is over."""
    while (doing := draft.state.doing) is not None:
        draft.add(ev.ActionEnded, figure=doing.figure, action=doing.action)
        settle(draft, doing)
        go_on(draft)


def _begin(draft: Draft, doing: Doing) -> None:
    state = draft.state
    ready = [name for name in doing.queue if state.by_id(name).squares]
    if not ready:
        draft.add(ev.ActionEnded, figure=doing.figure, action=doing.action)
        settle(draft, doing)
        return
    side = state.by_id(doing.figure).side
    draft.add(ev.ControlBegan, figure=ready[0], by=doing.figure, side=side, queue=tuple(ready[1:]))
    settle(draft, draft.state.doing)
