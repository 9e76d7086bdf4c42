"""Figures to and from the sideline and the KO area, and the keywords that they gain and lose (2.6, 3.2a, 23.1b)."""

from __future__ import annotations

from engine.dice import Dice
from engine.errors import DocumentError
from engine.heroclix.game import commands as cmd
from engine.heroclix.game import events as ev
from engine.heroclix.game.decide.beside.effects import BY_HAND, check_until
from engine.heroclix.game.decide.beside.identities import comes_by_steps
from engine.heroclix.game.decide.beside.sideline_limit import sideline_steps
from engine.heroclix.game.decide.draft import Decision, Draft
from engine.heroclix.game.decide.fight.waiting import waiting
from engine.heroclix.game.decide.moves.handling import leave_behind, say_pilot
from engine.heroclix.game.decide.table.seats import not_yours, own_side
from engine.heroclix.game.decide.table.setup import generated_card, said_beside, square_names, standing, taken_ids
from engine.heroclix.game.describe import messages, messages_beside
from engine.heroclix.game.state.card import read_card, started
from engine.heroclix.game.state.figure import GameFigure
from engine.heroclix.game.state.names import new_id
from engine.heroclix.game.state.sideline import fresh_from_sideline
from engine.readable import check_readable
from engine.ruling import FigureId, Step, StepKind, Typed

__all__ = ["bring_in", "change_keyword", "to_sideline"]

CHECK = StepKind.CHECK
LONGEST = 80  # letters of a keyword


def to_sideline(draft: Draft, command: cmd.ToSideline, _dice: Dice) -> Decision:
    """Put a figure on the sideline: it leaves everything behind and is as it starts (2.6)."""
    figure = draft.state.figure(command.figure)
    reasons = [*not_yours(draft, figure), *waiting(draft.state)]
    if figure.ko:
        reasons.append(messages.KO.step(CHECK, figure=FigureId(figure.id)))
    elif figure.aside:
        reasons.append(messages.ASIDE.step(CHECK, figure=FigureId(figure.id)))
    if reasons:
        return draft.refused(reasons)
    leave_behind(draft, figure)
    say_pilot(draft, figure)
    draft.add(ev.SentToSideline, figure=figure.id)
    if draft.state.status == "playing" and fresh_from_sideline(draft.state.rules):
        draft.say(*_without_resource(draft, figure))
    draft.say(*sideline_steps(draft.state, figure.owner))
    return draft.accepted(value=figure.id)


def _without_resource(draft: Draft, figure: GameFigure) -> list[Step]:
    """Return which resources the figure is assigned no longer: it would come back as a new character (25.4a, P99)."""
    return [
        messages_beside.RESOURCE_LEFT.step(CHECK, card=Typed(card.name), figure=FigureId(figure.id))
        for card in draft.state.cards
        if card.kind == "resource" and card.place == "play" and figure.id in card.assigned
    ]


def bring_in(draft: Draft, command: cmd.BringIn, _dice: Dice) -> Decision:
    """Bring a figure in from the sideline or back from the KO area, as a new character (2.6, 3.2a)."""
    state = draft.state
    figure = state.figure(command.figure)
    by = None if command.by is None else state.figure(command.by, "by")
    reasons = [*not_yours(draft, figure), *_against(figure), *waiting(state)]
    if reasons:
        return draft.refused(reasons)
    document = dict(
        figure.card.document
        if command.start is None
        else started(state.rules.powers, figure.card.document, command.start)
    )
    if by is not None and figure.aside:
        document = dict(generated_card(state.rules, read_card(state.rules.powers, document), by).document)
    new = new_id(figure.name, taken_ids(state)) if figure.ko else figure.id
    squares: tuple[int, ...] = ()
    if command.at is not None and not command.sideline:
        shape = GameFigure(new, read_card(state.rules.powers, document), figure.owner)
        squares, against = standing(state, shape, command.at, "at")
        if against:
            return draft.refused(against)
    facts = {"card": document, "at": square_names(state, squares), "aside": command.sideline}
    draft.add(ev.BroughtIn, figure=figure.id, new=new, **facts, by="" if by is None else by.id)
    if by is not None and squares and by.squares:
        draft.say(*said_beside(draft, by, new))
    if figure.aside:
        draft.say(*comes_by_steps(draft.state, new))
    return draft.accepted(value=new)


def _against(figure: GameFigure) -> list[Step]:
    name = FigureId(figure.id)
    if figure.removed:
        return [messages_beside.GONE_FOR_GOOD.step(CHECK, figure=name)]
    if figure.returned:
        return [messages_beside.RETURNED.step(CHECK, figure=name)]
    return [] if figure.ko or figure.aside else [messages_beside.ON_THE_MAP.step(CHECK, figure=name)]


def change_keyword(draft: Draft, command: cmd.ChangeKeyword, _dice: Dice) -> Decision:
    """Have a figure gain or lose a keyword: for the rest of the game, or as long as the effect itself says (23.1b)."""
    figure = draft.state.figure(command.figure)
    check_until(command.until)
    keyword = " ".join(command.keyword.split())
    if not 1 <= len(keyword) <= LONGEST:
        raise DocumentError("keyword", "error-word-length", given=keyword[:60], limit=LONGEST)
    check_readable("keyword", keyword)
    keyword = next((one for one in figure.keywords if one.casefold() == keyword.casefold()), keyword)
    reasons = list(not_yours(draft, figure))
    if figure.ko:
        reasons.append(messages.KO.step(CHECK, figure=FigureId(figure.id)))
    elif (keyword in figure.keywords) == command.gains:
        message = messages_beside.HAS_KEYWORD if command.gains else messages_beside.LACKS_KEYWORD
        reasons.append(message.step(CHECK, figure=FigureId(figure.id), keyword=Typed(keyword)))
    if reasons:
        return draft.refused(reasons)
    if command.until == "game":
        draft.add(ev.KeywordChanged, figure=figure.id, keyword=keyword, gained=command.gains)
        return draft.accepted(value=figure.id)
    facts = {"on": figure.id, "by": "", "side": own_side(draft) or figure.side, "power": keyword, "what": keyword}
    draft.add(ev.EffectBegan, **facts, kind="keyword", until=command.until, add=1 if command.gains else -1)
    if command.until == "as-long-as":
        draft.say(BY_HAND.step(StepKind.IGNORED, figure=FigureId(figure.id), special=Typed(keyword)))
    return draft.accepted(value=figure.id)
