"""Dials and action tokens: damage, healing, KO, tokens, corrections (6.6, 7.8, 12.5)."""

from __future__ import annotations

from engine.dice import Dice
from engine.errors import DocumentError
from engine.heroclix.fight.actions.rights import COUNTDOWN
from engine.heroclix.fight.actions.turn import given_tokens, pushing, token_limit
from engine.heroclix.fight.attack.damage_taken import clicked, healed
from engine.heroclix.game import commands as cmd
from engine.heroclix.game import events as ev
from engine.heroclix.game.apply import corrections
from engine.heroclix.game.decide.draft import Decision, Draft
from engine.heroclix.game.decide.fight.captives import free_all
from engine.heroclix.game.decide.moves.handling import leave_behind, remove_attached
from engine.heroclix.game.decide.table.seats import not_yours, out_of_play
from engine.heroclix.game.describe import messages, messages_beside
from engine.heroclix.game.state.figure import GameFigure
from engine.ruling import FigureId, Step, StepKind

__all__ = ["PUSHING", "click_down", "click_up", "correct", "damage", "give_token", "heal", "knock_out", "token"]

CHECK = StepKind.CHECK
MOST = 99  # clicks named in one command
PUSHING = "pushing"  # what a figure owes damage for


def damage(draft: Draft, command: cmd.Damage, _dice: Dice) -> Decision:
    """Click a figure down outside an attack: a STOP does not stop the dial here (27.7p)."""
    figure = draft.state.figure(command.figure)
    clicks = _bounded("clicks", command.clicks)
    reasons = [*not_yours(draft, figure), *_out_of_play(figure)]
    if reasons:
        return draft.refused(reasons)
    _say_countdown(draft, figure)
    click_down(draft, figure, clicks, command.why, typed=True)
    return draft.accepted(value=figure.id)


def heal(draft: Draft, command: cmd.Heal, _dice: Dice) -> Decision:
    """Click a figure up, never past its starting line (6.6)."""
    figure = draft.state.figure(command.figure)
    clicks = _bounded("clicks", command.clicks)
    reasons = [*not_yours(draft, figure), *_out_of_play(figure)]
    if figure.in_play and figure.card.bystander:
        reasons.append(messages.BYSTANDER.step(CHECK, figure=FigureId(figure.id)))
    elif figure.in_play and _healed_to(figure, clicks) == _stands_at(figure):
        reasons.append(_unhealed(figure))
    if reasons:
        return draft.refused(reasons)
    click_up(draft, figure, clicks, command.why)
    return draft.accepted(value=figure.id)


def token(draft: Draft, command: cmd.Token, _dice: Dice) -> Decision:
    """Give or take action tokens; never more than the limit, never fewer than none (7.8, 13.3)."""
    figure = draft.state.figure(command.figure)
    limit = token_limit(draft.state.rules)
    if command.change == 0 or abs(command.change) > limit:
        raise DocumentError("change", "error-not-one-of", given=str(command.change), expected="1, 2, -1, -2")
    reasons = [*not_yours(draft, figure), *_out_of_play(figure)]
    if command.change > 0 and figure.tokens == limit:
        reasons.append(messages.TOKENS_FULL.step(CHECK, figure=FigureId(figure.id), limit=limit))
    elif command.change < 0 and figure.in_play and figure.tokens == 0:
        reasons.append(messages.NO_TOKENS.step(CHECK, figure=FigureId(figure.id)))
    if reasons:
        return draft.refused(reasons)
    if command.change > 0:
        _say_countdown(draft, figure)
        give_token(draft, figure.id, command.change, command.why, pushes=False)
    else:
        after = max(0, figure.tokens + command.change)
        draft.add(ev.TokensChanged, figure=figure.id, before=figure.tokens, after=after, why=command.why)
    return draft.accepted(value=figure.id)


def correct(draft: Draft, command: cmd.Correct, _dice: Dice) -> Decision:
    """Set a value to what the table shows, with who and why in the log (P30)."""
    figure = None if command.figure is None else draft.state.figure(command.figure)
    if figure is not None and (reasons := not_yours(draft, figure)):
        return draft.refused(reasons)
    before = corrections.current(draft.state, figure, command.field)
    facts = {"field": command.field, "before": before, "value": command.value, "why": command.why[:200]}
    facts["figure"] = None if figure is None else figure.id
    corrections.corrected(draft.state, ev.Corrected(actor=draft.actor, command=draft.number, **facts))
    draft.add(ev.Corrected, **facts)
    return draft.accepted(value=facts["figure"])


def _say_countdown(draft: Draft, figure: GameFigure) -> None:
    """Say of a figure on a countdown click that only an effect that says so does anything to it (24.3)."""
    if figure.click in figure.card.countdown:
        draft.say(messages_beside.COUNTS_DOWN.step(StepKind.IGNORED, figure=FigureId(figure.id)))


def click_down(
    draft: Draft,
    figure: GameFigure,
    clicks: int,
    why: str = "",
    attack: int | None = None,
    *,
    stops: bool = False,
    typed: bool = False,
) -> None:
    """Click a dial down and look for the KO (12.5c, 12.5d).

    `stops`: the damage comes from an opponent's attack, so that a STOP click ends the turning (27.7p). `typed`: the
    players say how much it is, and nobody where it comes from.
    """
    if figure.stack:
        _lose_token(draft, figure, clicks, why, attack)
        return
    before, after, stopped, life = _stands_at(figure), figure.damage + clicks, False, figure.life
    if life is not None:
        after, stopped = clicked(life, clicks, stops)
        if stopped:
            draft.say(messages.STOPPED.step(StepKind.CAP, figure=FigureId(figure.id), click=after))
        elif life.following is not None and figure.card.is_ko(after):
            after = life.following  # damage does not carry over
            draft.say(messages.NEXT_DIAL.step(StepKind.OVERRIDE, figure=FigureId(figure.id), click=after))
    facts = {"figure": figure.id, "dealt": clicks, "before": before, "after": after, "why": why[:200], "typed": typed}
    draft.add(ev.DamageTaken, **facts, attack=attack, stopped=stopped, counted=figure.card.clicks is None)
    if _is_ko(figure, after, clicks):
        knock_out(draft, figure)


def _lose_token(draft: Draft, figure: GameFigure, clicks: int, why: str, attack: int | None) -> None:
    """Remove one token of a stack, whatever the damage (pilas-en-el-campo-de-batalla of 2012); the last one is a KO."""
    if clicks < 1:
        return
    facts = {"before": figure.stack, "after": figure.stack - 1, "why": why[:200]}
    draft.add(ev.TokenDefeated, figure=figure.id, **facts, attack=attack)
    if figure.stack == 1:
        knock_out(draft, draft.state.by_id(figure.id))


def click_up(draft: Draft, figure: GameFigure, clicks: int, why: str = "", attack: int | None = None) -> None:
    """Click a dial up as far as its starting line, never onto a click without values; say so where it can't turn."""
    before, after = _stands_at(figure), _healed_to(figure, clicks)
    if before == after:
        draft.say(_unhealed(figure))
        return
    if before - after < clicks:
        less = (
            messages.HEALED_LESS if after == figure.card.start or figure.card.clicks is None else messages.HEALED_BESIDE
        )
        draft.say(less.step(StepKind.CAP, figure=FigureId(figure.id), clicks=before - after))
    counted = figure.card.clicks is None
    draft.add(ev.Healed, figure=figure.id, before=before, after=after, why=why[:200], attack=attack, counted=counted)


def give_token(draft: Draft, figure_id: str, count: int = 1, why: str = "", *, pushes: bool = True) -> None:
    """Give action tokens as far as the limit allows, and say which it did not (13.3).

    In some books the second one harms its figure once all has been resolved; without `pushes` it does not, since
    players only correct what lies on the table.
    """
    figure = draft.state.by_id(figure_id)
    after, steps = given_tokens(draft.state.rules, figure.id, figure.tokens, count)
    draft.say(*(step for step in steps if step.kind is StepKind.IGNORED))
    if after != figure.tokens:
        owes = pushes and PUSHING not in figure.owes and bool(pushing(draft.state.rules, figure.tokens, count))
        facts = {"before": figure.tokens, "after": after, "why": why[:200], "pushes": owes}
        draft.add(ev.TokensChanged, figure=figure.id, **facts)


def knock_out(draft: Draft, figure: GameFigure) -> None:
    """KO a figure; what it held is put down beside it (17.7), and whom it held is free (captura of 2012)."""
    free_all(draft, draft.state.by_id(figure.id))
    leave_behind(draft, draft.state.by_id(figure.id))
    if "vehicle" in figure.card.abilities:
        draft.say(messages.VEHICLE_KO.step(StepKind.IGNORED, figure=FigureId(figure.id)))
    draft.add(ev.KnockedOut, figure=figure.id)
    if figure.card.title:
        draft.say(messages_beside.KO_OF_TITLE.step(StepKind.IGNORED, figure=FigureId(figure.id)))
    remove_attached(draft, figure.id)


def _out_of_play(figure: GameFigure) -> list[Step]:
    """Return that a figure is KO'd or on the sideline: only one in play is clicked, healed or given tokens (2.6a)."""
    if figure.in_play:
        return []
    return [out_of_play(figure)]


def _bounded(path: str, number: int) -> int:
    if number < 1:
        raise DocumentError(path, "error-too-small", given=number, limit=1)
    if number > MOST:
        raise DocumentError(path, "error-too-large", given=number, limit=MOST)
    return number


def _stands_at(figure: GameFigure) -> int:
    """The click, or the damage counted on a figure without clicks."""
    return figure.damage if figure.card.clicks is None else figure.click


def _healed_to(figure: GameFigure, clicks: int) -> int:
    if figure.life is None:
        return max(0, figure.damage - clicks)
    return figure.click - healed(figure.life, bystander=False, clicks=clicks)


def _unhealed(figure: GameFigure) -> Step:
    """Return why a dial can't be turned back: a countdown, its starting line, or a click without values (6.6, 24.3)."""
    name, card = FigureId(figure.id), figure.card
    if figure.click in card.countdown:
        return COUNTDOWN.step(CHECK, figure=name)
    if card.clicks is None or figure.click <= card.start:
        return messages.AT_START.step(CHECK, figure=name, start=card.start)
    return messages.NO_VALUES_BACK.step(CHECK, figure=name, click=figure.click - 1)


def _is_ko(figure: GameFigure, after: int, clicks: int) -> bool:
    """A bystander is KO'd by any damage (24.1); a dial past its last click; a figure without clicks never."""
    if figure.card.bystander:
        return clicks > 0
    return figure.card.is_ko(after)
