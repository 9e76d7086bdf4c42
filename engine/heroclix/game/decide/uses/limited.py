"""Effects of a figure's own card with a limit: once per turn, once per game (21.11)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby
from typing import get_args

from engine.errors import DocumentError
from engine.heroclix.fight.actions.kinds import given_as
from engine.heroclix.fight.actions.legality import judge_action
from engine.heroclix.fight.actions.rights import against_action
from engine.heroclix.fight.card_text import card_steps
from engine.heroclix.game import commands as cmd
from engine.heroclix.game import events as ev
from engine.heroclix.game.decide.action_of import Given, give
from engine.heroclix.game.decide.actions import not_now, sections
from engine.heroclix.game.decide.draft import Decision, Draft
from engine.heroclix.game.decide.fight.owed import action_token
from engine.heroclix.game.decide.table.seats import not_yours
from engine.heroclix.game.describe import messages
from engine.heroclix.game.describe.reminders import revealed
from engine.heroclix.game.events.actions import PRINTED
from engine.heroclix.game.state import GameState
from engine.heroclix.game.state.figure import GameFigure
from engine.heroclix.position import Special
from engine.heroclix.powers import ActionType, Power
from engine.heroclix.powers.uses import used_up
from engine.heroclix.reminders.moments import limit_of
from engine.heroclix.sentence import Happening
from engine.heroclix.vocabulary import check_known
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind, Typed

__all__ = ["moments_of", "named", "used"]

READ_SPECIAL = Message("game-read-special", ("figure", "special"), rule="18.2")

CHECK = StepKind.CHECK


def named(state: GameState, figure: GameFigure, name: str) -> Special | None:
    """Return the special power or the like of that name that the figure has, or was turned past just now (18.4)."""
    wanted = name.casefold()
    there = (*figure.specials, *(special for special, _, _ in revealed(state, figure.id)))
    return next((special for special in there if special.name.casefold() == wanted), None)


def used(draft: Draft, figure: GameFigure, special: Special, command: cmd.Use) -> Decision:
    """Keep count of a use: what the special power grants and modifies counts no more once its limit is reached.

    Players say when it is used; what its text does is theirs to carry out. Where it is a double or epic power action,
    that is given.
    """
    if command.given:
        return power_action(draft, figure, special, command)
    if special.limit is None and (moments := moments_of(special)):
        return _done(draft, figure, special, moments, command)
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


def _done(
    draft: Draft, figure: GameFigure, special: Special, moments: Sequence[Happening], command: cmd.Use
) -> Decision:
    """Keep that players do what a text asks for: its action, which is given, or what a trigger set off (21.1a, 21.1b).

    `value`: which of its actions and triggers, from 1; left out, the only one, or whatever it was. Raises
    DocumentError for a number that it has not.
    """
    number = _number(command.value, len(moments))
    at = moments[number - 1] if number else None
    name, title = FigureId(figure.id), Typed(special.name)
    acts = at is not None and at.kind == "action"
    if acts:
        reasons = not_now(draft, figure, Given(special.name, new=True))
    else:
        reasons = _not_playing(draft, figure, sets_up=at is not None and at.kind == "set-up")
    reasons += _off(draft, figure, special)
    used = figure.used_this_game if at is not None and at.limit.endswith("game") else figure.used
    if at is not None and at.limit and used_up(used, special.name, limit_of(at)):
        reasons.append(messages.LIMIT_REACHED.step(CHECK, figure=name, special=title))
    if reasons:
        return draft.refused(reasons)
    if acts and at is not None and (refused := _give(draft, figure, at, command)):
        return draft.refused(refused)
    limit = at.limit if at is not None and limit_of(at) else ""
    draft.add(ev.EffectUsed, figure=figure.id, name=special.name, limit=limit, moment=number)
    draft.say(READ_SPECIAL.step(StepKind.IGNORED, figure=name, special=title))
    return draft.accepted("used", figure.id)


def moments_of(special: Special) -> tuple[Happening, ...]:
    """Return the actions and triggers of a text that was read, in its order."""
    return tuple(at for at, _ in groupby(one.at for one in special.sentences) if at is not None)


def _number(value: str | None, count: int) -> int:
    if not value:
        return 1 if count == 1 else 0
    if not (value.isascii() and value.isdecimal() and 1 <= int(value[:3]) <= count):
        expected = ", ".join(map(str, range(1, count + 1)))
        raise DocumentError("value", "error-not-one-of", given=value[:20], expected=expected)
    return int(value)


def _not_playing(draft: Draft, figure: GameFigure, *, sets_up: bool) -> list[Step]:
    """Return why a text is not followed now; what it says of the set-up is followed before the first turn, too (4)."""
    playing = draft.state.status == "playing" or sets_up
    return [*([] if playing else [messages.STILL_SETUP.step(CHECK)]), *not_yours(draft, figure)]


def _off(draft: Draft, figure: GameFigure, special: Special) -> list[Step]:
    """Return why a special power's effects don't count now; nothing where they do."""
    powers = draft.state.rules.powers
    shown = draft.state.affected(figure).for_position(powers)
    now = next((found for found in shown.special if found.name == special.name), special)
    if not now.off:
        return []
    return [step for step in card_steps(powers, shown) if step.data.get("special") == Typed(special.name)][:1]


def _give(draft: Draft, figure: GameFigure, at: Happening, command: cmd.Use) -> Sequence[Step]:
    """Give the action that a card prints, of the first of its types that may be given now; else return why not (7)."""
    types: tuple[ActionType, ...] = get_args(ActionType)
    against: list[Step] = []
    for kind in (one for one in types if one in at.name.split("/")):
        position = draft.state.position()
        shown = position.figure(figure.id)
        shown = replace(shown, abilities=shown.abilities | {PRINTED})  # its card has it
        power = Power(PRINTED, "R64", "keyphrase", actions=(kind,))
        found = against_action(position, shown, power, kind == "free")
        if not found or command.override:
            given = Given(PRINTED, new=True, free=kind == "free")
            give(draft, figure, given, sections(draft, found))
            if kind != "free":
                action_token(draft, figure.id, given.tokens)
            return ()
        against = against or found
    return against


def power_action(draft: Draft, figure: GameFigure, special: Special, command: cmd.Use) -> Decision:
    """Give the double or epic power action that a card asks for; what it does then is the players' to carry out.

    Raises DocumentError where the edition has no such action.
    """
    check_known("given", command.given, draft.state.rules)
    found = Given(PRINTED, new=True, kind=command.given)
    if reasons := not_now(draft, figure, found):
        return draft.refused(reasons)
    position = draft.state.position()
    shown, power = position.figure(figure.id), Power(PRINTED, "R64", "keyphrase", actions=("power",))
    shown = replace(shown, abilities=shown.abilities | {PRINTED})  # its card has it
    weighed = given_as(position, shown, power, double=command.given == "double", epic=command.given == "epic")
    _, because = judge_action(weighed.position, shown, weighed.power, None, False, weighed.against)
    if because and not command.override:
        return draft.refused(because)
    draft.say(*weighed.notes)
    give(draft, figure, found, sections(draft, list(because)))
    draft.say(READ_SPECIAL.step(StepKind.IGNORED, figure=FigureId(figure.id), special=Typed(special.name)))
    action_token(draft, figure.id, found.tokens)
    return draft.accepted("used", figure.id)
