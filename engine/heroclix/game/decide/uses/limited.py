"""Effects of a figure's own card with a limit: once per turn, once per game (21.11)."""

from __future__ import annotations

from engine.heroclix.fight.card_text import card_steps
from engine.heroclix.game import events as ev
from engine.heroclix.game.decide.action_of import Given
from engine.heroclix.game.decide.actions import not_now
from engine.heroclix.game.decide.draft import Decision, Draft
from engine.heroclix.game.describe import messages
from engine.heroclix.game.state.figure import GameFigure
from engine.heroclix.position import Special
from engine.ruling import FigureId, StepKind, Typed

__all__ = ["named", "used"]

CHECK = StepKind.CHECK


def named(figure: GameFigure, name: str) -> Special | None:
    """Return the special power or the like of that name which the figure has now, if any."""
    wanted = name.casefold()
    return next((special for special in figure.specials if special.name.casefold() == wanted), None)


def used(draft: Draft, figure: GameFigure, special: Special) -> Decision:
    """Keep count of a use: what the special power grants and modifies counts no more once its limit is reached.

    Players say when it is used; what its text does is theirs to carry out.
    """
    reasons = not_now(draft, figure, Given(special.name, new=True))
    name, title = FigureId(figure.id), Typed(special.name)
    if special.limit is None:
        reasons.append(messages.NO_LIMIT.step(CHECK, figure=name, special=title))
    shown = draft.state.affected(figure).for_position(draft.state.rules.powers)
    now = next(found for found in shown.special if found.name == special.name)
    if now.off == "limit":
        reasons.append(messages.LIMIT_REACHED.step(CHECK, figure=name, special=title))
    elif now.off:
        reasons += [step for step in card_steps(draft.state.rules.powers, shown) if step.data.get("special") == title][
            :1
        ]
    if reasons or special.limit is None:
        return draft.refused(reasons)
    draft.add(ev.EffectUsed, figure=figure.id, name=special.name, limit=special.limit)
    return draft.accepted("used", figure.id)
