"""Effects of cards that last: begun and ended by players, in force as structured effects meanwhile (6.9a, 20.3)."""

from __future__ import annotations

from pydantic import ValidationError

from engine.dice import Dice
from engine.errors import DocumentError
from engine.heroclix import document as doc
from engine.heroclix.game import commands as cmd
from engine.heroclix.game import events as ev
from engine.heroclix.game.decide.draft import Decision, Draft
from engine.heroclix.game.decide.table.seats import acts_for, own_side
from engine.heroclix.game.describe import messages
from engine.heroclix.game.events.lasting import OF_CARDS, Until
from engine.heroclix.game.state.lasting import Lasting
from engine.heroclix.ruleset import Powers
from engine.heroclix.structured import checked_special
from engine.heroclix.validation import document_error
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind, Typed

__all__ = ["BY_HAND", "begin_effect", "check_until", "end_effect"]

BY_HAND = Message("game-effect-by-hand", ("figure", "special"), rule="20.3")
NO_SUCH_EFFECT = Message("game-refused-no-effect", ("figure", "special"), rule="20.3")
CHECK = StepKind.CHECK
MOST = 10  # structured effects of one card at once


def begin_effect(draft: Draft, command: cmd.BeginEffect, _dice: Dice) -> Decision:
    """Put an effect in force: by the player of its figure, by that of the card's, or by a judge."""
    state = draft.state
    figure = state.figure(command.figure)
    source = figure if command.by is None else state.figure(command.by, "by")
    check_until(command.until)
    effects = _checked(draft.state.rules.powers, command)
    reasons: list[Step] = []
    if not acts_for(draft, figure.side, source.side):
        reasons.append(messages.NOT_YOURS.step(CHECK, figure=FigureId(figure.id), side=messages.side_term(figure.side)))
    reasons += [messages.KO.step(CHECK, figure=FigureId(each.id)) for each in (figure, source) if each.ko][:1]
    if figure.aside:
        reasons.append(messages.ASIDE.step(CHECK, figure=FigureId(figure.id)))
    if reasons:
        return draft.refused(reasons)
    draft.add(
        ev.EffectBegan,
        on=figure.id,
        by="" if command.by is None else source.id,
        side=source.side if command.by is not None else own_side(draft) or figure.side,
        power=command.name,
        kind="card",
        until=command.until,
        effects=effects,
        even_if_lost=command.even_if_lost or command.until == "game",
    )
    if command.until == "as-long-as":
        draft.say(BY_HAND.step(StepKind.IGNORED, figure=FigureId(figure.id), special=Typed(command.name)))
    return draft.accepted(value=draft.state.lasting[-1].number)


def check_until(until: Until) -> None:
    """Raise DocumentError where players can't say that something lasts so long."""
    if until not in OF_CARDS:
        raise DocumentError("until", "error-not-one-of", given=str(until)[:60], expected=", ".join(OF_CARDS))


def _checked(powers: Powers, command: cmd.BeginEffect) -> tuple[dict[str, object], ...]:
    """Return the effects as plain JSON. Raises DocumentError naming the one that is none."""
    if not command.effects:
        raise DocumentError("effects", "error-list-too-short", limit=1)
    if len(command.effects) > MOST:
        raise DocumentError("effects", "error-list-too-long", limit=MOST)
    try:
        source = doc.SpecialIn.model_validate({"name": command.name, "kind": "card", "effects": list(command.effects)})
    except ValidationError as error:
        raise document_error(error, doc.SpecialIn, "effect") from None
    checked_special(powers, "effect", source)
    return tuple(effect.model_dump(mode="json", exclude_unset=True) for effect in source.effects)


def end_effect(draft: Draft, command: cmd.EndEffect, _dice: Dice) -> Decision:
    """Take an effect of a card out of force: by the player of its figure, by whose it is, or by a judge."""
    figure = draft.state.figure(command.figure)
    found = [effect for effect in draft.state.lasting if effect.on == figure.id and _means(command.effect, effect)]
    if not found:
        name = Typed(str(command.effect)[:60])
        return draft.refused([NO_SUCH_EFFECT.step(CHECK, figure=FigureId(figure.id), special=name)])
    effect = found[0]
    if not acts_for(draft, figure.side, effect.side):
        step = messages.NOT_YOURS.step(CHECK, figure=FigureId(figure.id), side=messages.side_term(figure.side))
        return draft.refused([step])
    draft.add(ev.EffectEnded, number=effect.number, on=effect.on, power=effect.power)
    return draft.accepted(value=effect.number)


def _means(given: str | int, effect: Lasting) -> bool:
    names = (str(effect.number), effect.power.casefold())
    return effect.kind in ("card", "keyword") and str(given).casefold() in names
