"""Who may reroll a break away roll with Probability Control (21.3, 27.4f)."""

from __future__ import annotations

from engine.heroclix.fight.attack.probability import PROBABILITY, may_reroll
from engine.heroclix.game.state import GameState
from engine.heroclix.game.state.leaving import Leaving
from engine.heroclix.powers.special import unrerolled

__all__ = ["choice_of", "rerollers"]


def choice_of(figure: str) -> str:
    """Return the name of a figure's decision about a reroll (CONTRACT 3.2)."""
    return f"{PROBABILITY}:{figure}"


def rerollers(state: GameState, leaving: Leaving) -> tuple[str, ...]:
    """Return the figures of the side whose chance it is now, by id; nobody once the roll stands.

    The active player's first, then the opponents' in the order of turns (21.3b, 26.2). Asked are those who gain by
    it: friends of a figure that has failed, opponents of one that has succeeded (P57).
    """
    position = state.position()
    mover = position.figure(leaving.figure)
    if unrerolled(mover, "break-away-roll") is not None:  # 21.3a
        return ()
    able = [
        figure
        for figure in position.figures
        if position.friendly(figure, mover) != leaving.success
        and choice_of(figure.id) not in leaving.choices
        and may_reroll(position, figure, mover)
    ]
    sides = {figure.side for figure in able}
    first = next((side for side in (*state.turn_order, *sorted(sides)) if side in sides), None)
    return tuple(figure.id for figure in able if figure.side == first)
