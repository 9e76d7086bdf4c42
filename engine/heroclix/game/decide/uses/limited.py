"""Effects of a figure's own card with a limit: once per turn, once per game (21.11)."""

from __future__ import annotations

from dataclasses import replace

from engine.heroclix.fight.actions.kinds import given_as
from engine.heroclix.fight.actions.legality import judge_action
from engine.heroclix.fight.card_text import card_steps
from engine.heroclix.game import commands as cmd
from engine.heroclix.game import events as ev
from engine.heroclix.game.decide.action_of import Given, give
from engine.heroclix.game.decide.actions import not_now, sections
from engine.heroclix.game.decide.draft import Decision, Draft
from engine.heroclix.game.decide.fight.owed import action_token
from engine.heroclix.game.describe import messages
from engine.heroclix.game.state.figure import GameFigure
from engine.heroclix.position import Special
from engine.heroclix.powers import Power
from engine.heroclix.vocabulary import check_known
from engine.message import Message
from engine.ruling import FigureId, StepKind, Typed

__all__ = ["named", "used"]

BY_CARD = "power-action"  # what a card says, which players carry out

READ_SPECIAL = Message("game-read-special", ("figure", "special"), rule="18.2")

CHECK = StepKind.CHECK


def named(figure: GameFigure, name: str) -> Special | None:
    """Return the special power or the like of that name which the figure has now, if any."""
    wanted = name.casefold()
    return next((special for special in figure.specials if special.name.casefold() == wanted), None)


def used(draft: Draft, figure: GameFigure, special: Special, command: cmd.Use) -> Decision:
    """Keep count of a use: what the special power grants and modifies counts no more once its limit is reached.

    Players say when it is used; what its text does is theirs to carry out. Where it is a double or epic power action,
    that is given.
    """
    if command.given:
        return power_action(draft, figure, special, command)
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


def power_action(draft: Draft, figure: GameFigure, special: Special, command: cmd.Use) -> Decision:
    """Give the double or epic power action that a card asks for; what it does then is the players' to carry out.

    Raises DocumentError where the edition has no such action.
    """
    check_known("given", command.given, draft.state.rules)
    found = Given(BY_CARD, new=True, kind=command.given)
    if reasons := not_now(draft, figure, found):
        return draft.refused(reasons)
    position = draft.state.position()
    shown, power = position.figure(figure.id), Power(BY_CARD, "R64", "keyphrase", actions=("power",))
    shown = replace(shown, abilities=shown.abilities | {BY_CARD})  # its card has it
    weighed = given_as(position, shown, power, double=command.given == "double", epic=command.given == "epic")
    _, because = judge_action(weighed.position, shown, weighed.power, None, False, weighed.against)
    if because and not command.override:
        return draft.refused(because)
    draft.say(*weighed.notes)
    give(draft, figure, found, sections(draft, list(because)))
    draft.say(READ_SPECIAL.step(StepKind.IGNORED, figure=FigureId(figure.id), special=Typed(special.name)))
    action_token(draft, figure.id, found.tokens)
    return draft.accepted("used", figure.id)
