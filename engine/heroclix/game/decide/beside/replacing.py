"""Replacing a figure by others from the sideline (21.12)."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace

from engine.dice import Dice
from engine.errors import DocumentError
from engine.heroclix.board.ground.board import Board
from engine.heroclix.game import commands as cmd
from engine.heroclix.game import events as ev
from engine.heroclix.game.decide.draft import Decision, Draft
from engine.heroclix.game.decide.fight.waiting import waiting
from engine.heroclix.game.decide.moves.handling import leave_behind, say_pilot
from engine.heroclix.game.decide.table.seats import not_yours
from engine.heroclix.game.decide.table.setup import square_names, standing, taken_ids
from engine.heroclix.game.describe import messages, messages_beside
from engine.heroclix.game.state import GameState
from engine.heroclix.game.state.card import Card, card_of
from engine.heroclix.game.state.figure import GameFigure
from engine.heroclix.game.state.names import new_id
from engine.heroclix.names import same_name
from engine.ruling import FigureId, Step, StepKind, Typed

__all__ = ["replace_figure"]

CHECK = StepKind.CHECK


def replace_figure(draft: Draft, command: cmd.Replace, _dice: Dice) -> Decision:
    """Replace a figure: the others begin on its click, each on at least one of its squares, with its tokens."""
    old = draft.state.figure(command.figure)
    if not command.cards:
        raise DocumentError("cards", "error-list-too-short", limit=1)
    reasons = [*not_yours(draft, old), *_against(old), *waiting(draft.state)]
    if reasons:
        return draft.refused(reasons)
    leave_behind(draft, old)  # first: a replacement can't stand on it
    say_pilot(draft, old)
    made: list[GameFigure] = []
    places: list[tuple[int, ...]] = []
    for index, named in enumerate(command.cards):
        path = f"cards[{index}]"
        waiting_there = draft.state.figure(named, path) if isinstance(named, str) else None
        if waiting_there is not None and not _sidelined(waiting_there, old, made):
            side = messages.side_term(old.side)
            return draft.refused(
                [messages_beside.NOT_SIDELINED.step(CHECK, figure=FigureId(waiting_there.id), side=side)]
            )
        card = card_of(draft.state.rules, named, path) if waiting_there is None else waiting_there.card
        if against := _against_card(old, card):
            return draft.refused(against)
        figure = _new(draft.state, old, card, path, [one.id for one in made])
        figure = figure if waiting_there is None else replace(figure, id=waiting_there.id)
        told = command.at[index] if index < len(command.at) else ()
        where = told or square_names(draft.state, old.squares)
        filled = {square for place in places for square in place}
        squares, against = _place(draft.state, old, figure, where, index, filled)
        elsewhere = [step for step in against if step.fact == messages.REPLACE_ELSEWHERE.fact]
        if command.forced and elsewhere == against and elsewhere:
            draft.say(messages_beside.OPPONENT_PLACES.step(CHECK, figure=FigureId(old.id)))
            against = []
        if against or filled & set(squares):
            name = square_names(draft.state, squares[:1])[0]
            return draft.refused(against or [messages.REPLACE_TWICE.step(CHECK, square=name)])
        made.append(figure)
        places.append(squares)
    draft.add(
        ev.FigureReplaced,
        figure=old.id,
        ids=tuple(figure.id for figure in made),
        cards=tuple(dict(figure.card.document) for figure in made),
        at=tuple(square_names(draft.state, squares) for squares in places),
    )
    return draft.accepted(value=tuple(figure.id for figure in made))


def _sidelined(figure: GameFigure, old: GameFigure, made: list[GameFigure]) -> bool:
    """Return whether a figure is on the replaced one's sideline, and not named twice."""
    return figure.aside and not figure.ko and figure.owner == old.owner and all(one.id != figure.id for one in made)


def _against(old: GameFigure) -> list[Step]:
    name = FigureId(old.id)
    if old.ko:
        return [messages.KO.step(CHECK, figure=name)]
    if old.aside:
        return [messages.ASIDE.step(CHECK, figure=name)]
    if old.card.title:
        return [messages.TITLE_STAYS.step(CHECK, card=Typed(old.name))]
    if old.outside:
        return [messages.NOT_FROM_FORCE.step(CHECK, figure=name)]
    return [] if old.squares else [messages.OFF_MAP.step(CHECK, figure=name)]


def _against_card(old: GameFigure, card: Card) -> list[Step]:
    """Return why this card can't replace the figure: a Title character's, or an exact match (21.12a, 24.5).

    Those match whose names are the same, and their sets and numbers where both cards tell them (P60).
    """
    if card.title:
        return [messages.TITLE_STAYS.step(CHECK, card=Typed(card.name))]
    marks = [(old.card.set, card.set), (old.card.number, card.number)]
    told = [(mine.casefold(), its.casefold()) for mine, its in marks if mine is not None and its is not None]
    if same_name(old.name, card.name) and all(mine == its for mine, its in told):
        return [messages.EXACT_MATCH.step(CHECK, figure=FigureId(old.id), card=Typed(card.name))]
    return []


def _new(state: GameState, old: GameFigure, card: Card, path: str, made: list[str]) -> GameFigure:
    """Return the new figure. Raises DocumentError when its dial has no such click, or shows KO there."""
    if card.is_ko(old.click):
        raise DocumentError(f"{path}.dial", "error-click-outside", click=old.click, clicks=card.clicks or 1)
    taken = taken_ids(state) | set(made)
    return GameFigure(new_id(card.name, taken), card, old.side, click=old.click)


def _place(
    state: GameState, old: GameFigure, figure: GameFigure, where: cmd.Where, index: int, filled: AbstractSet[int]
) -> tuple[tuple[int, ...], list[Step]]:
    """Return the squares of a new figure, and why it can't stand there: the old one is gone from its squares.

    `filled`: the squares where others that replace it stand already.
    """
    squares, barred = standing(state, figure, where, f"at[{index}]")
    mine = FigureId(old.id)
    against = [step for step in barred if step.data.get("figure") != mine]
    if not set(squares) & set(old.squares) and not _beside(state, old, squares, filled):
        names = square_names(state, old.squares)
        against.append(messages.REPLACE_ELSEWHERE.step(CHECK, figure=mine, squares=names))
    return squares, against


def _beside(state: GameState, old: GameFigure, squares: Sequence[int], filled: AbstractSet[int]) -> bool:
    """Return whether it may stand adjacent to where the old one stood, as that has no room left (21.12a)."""
    if not state.rules.replaced_beside or set(old.squares) - filled:
        return False
    board = Board.of(state.position())
    return any(board.neighbours(square) >> other & 1 for square in old.squares for other in squares)
