"""The lines of the log about what lies beside the map: the sideline, cards, coins and other dice (2.6, 21.13, 25)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.heroclix.game import events as ev
from engine.heroclix.game.describe import messages, messages_beside
from engine.heroclix.game.events.extremes import AREAS
from engine.heroclix.game.events.tracked import COIN
from engine.heroclix.game.state.extremes import choices_hold
from engine.heroclix.game.state.sideline import fresh_from_sideline
from engine.heroclix.ruleset import Ruleset
from engine.ruling import FigureId, Step, StepKind, Term, Typed

__all__ = ["BESIDE_THE_MAP", "OF_RULES"]

RESULT = StepKind.RESULT


def _to_sideline(event: ev.SentToSideline, rules: Ruleset) -> Step:
    fresh = fresh_from_sideline(rules)
    message = messages_beside.TO_SIDELINE if fresh else messages_beside.STAYS_TO_SIDELINE
    return message.step(RESULT, figure=FigureId(event.figure))


def _brought_in(event: ev.BroughtIn, rules: Ruleset) -> Step:
    figure, back = FigureId(event.new), event.new != event.figure
    fresh = fresh_from_sideline(rules)
    if event.at:
        comes = messages_beside.BROUGHT_IN if fresh else messages_beside.COMES_IN
        return (messages_beside.RETURNS if back else comes).step(RESULT, figure=figure, squares=event.at)
    if event.aside:
        return messages_beside.RETURNS_ASIDE.step(RESULT, figure=figure)
    comes = messages_beside.BROUGHT_OFF_MAP if fresh else messages_beside.COMES_OFF_MAP
    return (messages_beside.RETURNS_OFF_MAP if back else comes).step(RESULT, figure=figure)


def _keyword(event: ev.KeywordChanged, rules: Ruleset) -> Step:
    message = messages_beside.KEYWORD_GAINED if event.gained else messages_beside.KEYWORD_LOST
    if not fresh_from_sideline(rules):
        message = messages_beside.KEYWORD_KEPT if event.gained else messages_beside.KEYWORD_GONE
    return message.step(RESULT, figure=FigureId(event.figure), keyword=Typed(event.keyword))


def _extreme(event: ev.ExtremeChosen, rules: Ruleset) -> Step:
    place = Term(f"area-of-{event.among}") if event.among in AREAS else messages.side_term(event.among)
    message = messages_beside.EXTREME if choices_hold(rules) else messages_beside.EXTREME_ONCE
    return message.step(RESULT, figure=FigureId(event.figure), which=Term(event.which), among=place)


def _thrown(event: ev.Thrown) -> Step:
    why = messages.because(event.why)
    if event.die == COIN:
        return messages_beside.COIN.step(
            StepKind.ROLL, results=tuple(Term(f"coin-{one}") for one in event.results), why=why
        )
    results = tuple(Typed(one) for one in event.results)
    return messages_beside.DICE.step(StepKind.ROLL, die=Typed(event.die), results=results, why=why)


def _initiative(event: ev.InitiativeRolled) -> Step:
    if event.order:
        sides = tuple(messages.side_term(side) for side in event.order)
        return messages_beside.INITIATIVE_ORDER.step(StepKind.ROLL, side=sides[0], sides=sides)
    chooses, other = messages.side_term(event.chooses), messages.side_term(event.other)
    return messages_beside.INITIATIVE.step(StepKind.ROLL, side=chooses, other=other)


def _card_added(event: ev.CardAdded) -> Step:
    side = messages.side_term(event.side)
    return messages_beside.CARD_ADDED.step(
        RESULT, card=Typed(event.name), type=Term(event.kind), side=side, points=event.points
    )


def _card_used(event: ev.CardUsed) -> Step:
    card = Typed(event.name)
    if event.objection:
        return messages_beside.CARD_USED_ANYWAY.step(RESULT, card=card, sections=messages.anchors(event.objection))
    if event.turned:
        return messages_beside.ONE_SHOT.step(RESULT, card=card)
    if event.figure:
        return messages_beside.CARD_USED_BY.step(RESULT, card=card, figure=FigureId(event.figure))
    return messages_beside.CARD_USED.step(RESULT, card=card)


def _clue(event: ev.ClueGiven) -> Step:
    change = event.after - event.before
    message = messages_beside.CLUES if change > 0 else messages_beside.CLUES_GONE
    return message.step(RESULT, card=Typed(event.name), count=abs(change), clues=event.after)


def _drawn(event: ev.CardDrawn) -> Step:
    data: dict[str, Any] = {"side": messages.side_term(event.side), "card": Typed(event.name)}
    if event.objection:
        return messages_beside.DRAWN_ANYWAY.step(RESULT, **data, sections=messages.anchors(event.objection))
    return (messages_beside.TO_THE_BOTTOM if event.bottom else messages_beside.DRAWN).step(RESULT, **data)


def _shuffled(event: ev.DeckShuffled) -> Step:
    return messages_beside.SHUFFLED.step(RESULT, side=messages.side_term(event.side))


def _left(event: ev.CardLeft) -> Step:
    return (messages_beside.CARD_KO if event.ko else messages_beside.CARD_OUT).step(RESULT, card=Typed(event.name))


OF_RULES: Mapping[type, Callable[[Any, Ruleset], Step]] = {
    ev.SentToSideline: _to_sideline,
    ev.BroughtIn: _brought_in,
    ev.KeywordChanged: _keyword,
    ev.ExtremeChosen: _extreme,
}
BESIDE_THE_MAP: Mapping[type, Callable[[Any], Step]] = {
    ev.Thrown: _thrown,
    ev.InitiativeRolled: _initiative,
    ev.CardAdded: _card_added,
    ev.CardUsed: _card_used,
    ev.ClueGiven: _clue,
    ev.CardDrawn: _drawn,
    ev.DeckShuffled: _shuffled,
    ev.CardLeft: _left,
}
