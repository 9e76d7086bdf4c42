"""How much a sideline may start with (2.6a)."""

from __future__ import annotations

from engine.heroclix.game.describe import messages, messages_beside
from engine.heroclix.game.state import GameState
from engine.ruling import Step, StepKind

__all__ = ["sideline_steps"]


def sideline_steps(state: GameState, side: str) -> list[Step]:
    """Return that a side's sideline holds more than it may start with; once the game has begun, no limit (2.6a)."""
    there = sum(figure.owner == side for figure in state.sidelined)
    there += sum(card.side == side and card.place == "sideline" for card in state.cards)
    limit = state.rules.starting_sideline(state.build_total)
    if state.status != "setup" or limit is None or there <= limit:
        return []
    return [messages_beside.SIDELINE_FULL.step(StepKind.CHECK, side=messages.side_term(side), count=there, limit=limit)]
