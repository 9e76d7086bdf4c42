"""Wounds, effects and marks: what attacks and the words of cards do to characters (7a, 7f, 7g, 7k, 7l)."""

from __future__ import annotations

from engine.errors import DocumentError, as_given
from engine.motu.game.apply.rounds import MOST_MANA
from engine.motu.game.commands import actions as cmd
from engine.motu.game.decide.acting import busy, off_field
from engine.motu.game.decide.agreement import stands
from engine.motu.game.decide.draft import CHECK, Decision, Draft, because
from engine.motu.game.decide.moves import declared_swap
from engine.motu.game.decide.seats import acts_for, not_yours
from engine.motu.game.describe import messages
from engine.motu.game.events import actions as ev
from engine.motu.game.events.rounds import ManaGained
from engine.motu.game.state.figure import GameFigure
from engine.motu.game.state.names import new_id
from engine.motu.position import NEGATIVE, POSITIVE
from engine.readable import check_readable
from engine.ruling import FigureId, Step, Typed

__all__ = [
    "change_mana", "end_effect", "ended", "give_effect", "place_mark", "remove_mark", "shift", "wound", "wounded",
]  # fmt: skip

MOST_WOUNDS = 99
LONGEST_EFFECT = 80
SIGNS = ("positive", "negative")
REGENERATION, CURSE = "regeneration", "curse"


def wounded(draft: Draft, figure_id: str, wounds: int) -> None:
    """Give a character wounds, none below and none beyond bounds, and defeat it where they reach its health (7a).

    In an area attack whoever is defeated, by whatever means, stays on the field until it ends (7e, M31).
    """
    figure, state = draft.state.by_id(figure_id), draft.state
    stays = state.area is not None or (state.contest is not None and state.contest.radius is not None)
    after = max(min(figure.wounds + wounds, MOST_WOUNDS), 0)
    if after != figure.wounds:
        draft.add(ev.WoundsChanged, figure=figure_id, before=figure.wounds, after=after)
    health = figure.card.health
    if after > figure.wounds and health is not None and after >= health and not (figure.defeated or figure.falling):
        draft.add(ev.Defeated, figure=figure_id, stays=stays)


def ended(draft: Draft, figure_id: str, sign: str) -> None:
    """End an effect: regeneration heals, a curse wounds, there and then (7f, M30)."""
    effect = getattr(draft.state.by_id(figure_id), sign)
    draft.add(ev.EffectEnded, figure=figure_id, sign=sign, effect=effect)
    if effect in (REGENERATION, CURSE):
        wounded(draft, figure_id, -1 if effect == REGENERATION else 1)


def _not_by(draft: Draft, figure: GameFigure) -> list[Step]:
    """Return why the words of a card do nothing to a character: not playing, not the actor's to say, off the field.

    Whoever's character acts says what its card does, to the others' too.
    """
    state = draft.state
    if state.status != "playing":
        return [messages.STILL_SETUP.step(CHECK)]
    sides = {figure.side, *(state.by_id(id_).side for id_ in (state.acting, state.course.active) if id_)}
    reasons = [] if acts_for(draft, *sides) else not_yours(draft, figure)
    return reasons or off_field(figure)


def wound(draft: Draft, command: cmd.Wound) -> Decision:
    """Give or take wounds, as a card's words say."""
    figure = draft.state.figure(command.figure)
    if isinstance(command.wounds, bool) or not isinstance(command.wounds, int) or abs(command.wounds) > MOST_WOUNDS:
        raise DocumentError("wounds", "error-not-a-number", given=as_given(command.wounds))
    reasons = _not_by(draft, figure)
    if not reasons and (not command.wounds or (command.wounds < 0 and not figure.wounds)):
        reasons.append(messages.NO_WOUNDS.step(CHECK, figure=FigureId(figure.id)))
    if reasons:
        return draft.refused(reasons)
    wounded(draft, figure.id, command.wounds)
    return draft.accepted(value=draft.state.by_id(figure.id).wounds)


def change_mana(draft: Draft, command: cmd.ChangeMana) -> Decision:
    """Give or take mana, as a card's words say (7k)."""
    figure = draft.state.figure(command.figure)
    if isinstance(command.change, bool) or not isinstance(command.change, int) or abs(command.change) > MOST_WOUNDS:
        raise DocumentError("change", "error-not-a-number", given=as_given(command.change))
    after = max(min(figure.mana + command.change, MOST_MANA), 0)
    reasons = _not_by(draft, figure)
    if not reasons and after == figure.mana:
        full = command.change > 0
        told = messages.MANA_FULL if full else messages.NO_MANA
        data = {"limit": MOST_MANA} if full else {}
        reasons.append(told.step(CHECK, figure=FigureId(figure.id), **data))
    if reasons:
        return draft.refused(reasons)
    draft.add(ManaGained, figure=figure.id, before=figure.mana, after=after)
    return draft.accepted(value=after)


def _sign_of(effect: str, sign: str | None) -> str:
    """Return whether an effect is positive or negative. Raises DocumentError where nobody knows."""
    named = "positive" if effect in POSITIVE else "negative" if effect in NEGATIVE else None
    if sign is not None and sign not in SIGNS:
        raise DocumentError("sign", "error-not-one-of", given=as_given(sign), expected=", ".join(SIGNS))
    if named is not None and sign not in (None, named):
        raise DocumentError("sign", "error-not-one-of", given=as_given(sign), expected=named)
    if named is None and sign is None:
        raise DocumentError("sign", "error-missing")
    return named or str(sign)


def give_effect(draft: Draft, command: cmd.GiveEffect) -> Decision:
    """Give an effect; the one that it replaces ends first (7f, M30)."""
    figure = draft.state.figure(command.figure)
    effect = command.effect.strip()
    if not effect or len(effect) > LONGEST_EFFECT or effect == "none":
        raise DocumentError("effect", "error-word-length", given=effect[:60], limit=LONGEST_EFFECT)
    check_readable("effect", effect)
    sign = _sign_of(effect, command.sign)
    reasons = _not_by(draft, figure)
    if not reasons and effect not in (*POSITIVE, *NEGATIVE):
        reasons += _one_copy(draft, figure, effect)
    if reasons:
        return draft.refused(reasons)
    if getattr(figure, sign) is not None:
        ended(draft, figure.id, sign)
    now = draft.state.by_id(figure.id)
    if now.on_field and not now.falling:
        draft.add(ev.EffectGiven, figure=figure.id, sign=sign, effect=effect)
    return draft.accepted(value=sign)


def _one_copy(draft: Draft, figure: GameFigure, effect: str) -> list[Step]:
    """Return why an army gets no second copy of a unique effect (7f)."""
    others = (each for each in draft.state.figures if each.side == figure.side and each.id != figure.id)
    bearer = next((each for each in others if each.on_field and effect in (each.positive, each.negative)), None)
    if bearer is None:
        return []
    return [messages.ONE_COPY.step(CHECK, effect=Typed(effect), figure=FigureId(bearer.id))]


def end_effect(draft: Draft, command: cmd.EndEffect) -> Decision:
    """End the positive or the negative effect of a character, as a card's words say."""
    figure = draft.state.figure(command.figure)
    if command.sign not in SIGNS:
        raise DocumentError("sign", "error-not-one-of", given=as_given(command.sign), expected=", ".join(SIGNS))
    reasons = _not_by(draft, figure)
    if not reasons and getattr(figure, command.sign) is None:
        reasons.append(messages.NO_EFFECT.step(CHECK, figure=FigureId(figure.id)))
    if reasons:
        return draft.refused(reasons)
    ended(draft, figure.id, command.sign)
    return draft.accepted(value=command.sign)


def place_mark(draft: Draft, command: cmd.PlaceMark) -> Decision:
    """Place a mark, as an ability says (7g)."""
    figure = draft.state.figure(command.figure)
    reasons = [*not_yours(draft, figure), *_not_by(draft, figure)]
    if reasons := reasons or busy(draft.state):
        return draft.refused(reasons)
    asked = {"figure": figure.id, "at": command.at, "radius": command.radius, "kind": command.kind}
    against = because(draft.asked("mark_place", **asked))
    if against and not command.override:
        return draft.refused(against)
    mark = new_id(command.kind, [each.id for each in draft.state.marks])
    held = stands(draft, against)
    draft.add(ev.MarkPlaced, mark=mark, figure=figure.id, at=command.at, kind=command.kind, stands=held)
    return draft.accepted(value=mark)


def remove_mark(draft: Draft, command: cmd.RemoveMark) -> Decision:
    """Take a mark off the field: whose army placed it, or whose character acts, says so."""
    state = draft.state
    mark = next((each for each in state.marks if each.id == command.mark), None)
    if mark is None:
        expected = ", ".join(each.id for each in state.marks) or "–"
        raise DocumentError("mark", "error-not-there", id=command.mark[:60], expected=expected)
    sides = {mark.side or "", *(state.by_id(id_).side for id_ in (state.acting,) if id_)}
    if not acts_for(draft, *sides):
        return draft.refused([messages.MARK_NOT_YOURS.step(CHECK, mark=Typed(mark.id))])
    draft.add(ev.MarkRemoved, mark=mark.id)
    return draft.accepted(value=mark.id)


def shift(draft: Draft, command: cmd.Shift) -> Decision:
    """Pull, push or swap a character (7l)."""
    figure, by = draft.state.figure(command.figure), draft.state.figure(command.by, "by")
    reasons = [*_not_by(draft, figure), *off_field(by)]
    if reasons := reasons or busy(draft.state):
        return draft.refused(reasons)
    asked = {"figure": figure.id, "how": command.how, "by": by.id, "hexes": command.hexes}
    answer = draft.asked("moved", **asked)
    if answer.fields["fails"]:
        return draft.refused(answer.ruling.steps)
    ends = answer.fields["ends_at"]
    assert isinstance(ends, list)  # noqa: S101 - as the question answers
    draft.rest_on(answer.ruling)
    to = str(ends[0]) if command.to is None and len(ends) == 1 else command.to
    if to is None or to not in ends:
        raise DocumentError("to", "error-not-one-of", given=as_given(command.to or ""), expected=", ".join(ends))
    if command.how == "swap":
        declared_swap(draft, figure, by, to)
    else:
        draft.add(ev.Shifted, figure=figure.id, how=command.how, by=by.id, at=to)
    return draft.accepted(value=to)
