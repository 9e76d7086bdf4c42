"""What holds of a game after every command, whatever was played: each law with the section that asks for it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.dice import FixedDice, Watched
from engine.heroclix.board.ground.board import Board
from engine.heroclix.fight.actions.turn import action_total
from engine.heroclix.game import Event, GameState, apply
from engine.heroclix.game.decide.redone import redone as redo
from engine.heroclix.game.events import ActionGiven, TurnBegan, TurnEnded

__all__ = ["check", "thrown"]

ON_A_DIAGONAL = (2, 2, 2)  # columns, rows and squares of a 1×2 base that lies so


def check(before: GameState, events: Sequence[Event], after: GameState) -> None:
    """Assert every law of a game between two states and of the events between them."""
    if after.status != "playing":
        return
    _figures(after)
    _squares(after)
    _held(after)
    _points(after)
    _turn(before, events, after)


def thrown(dice: Watched, events: Sequence[Event]) -> None:
    """Assert that the log knows of dice that the bot threw, so that nobody takes them back alone (P34)."""
    assert not dice.thrown or {"bot", "both"} & {getattr(event, "dice", "") for event in events}, events


def redone(state: GameState, events: Sequence[Event], rolled: Sequence[int]) -> None:
    """Assert that the log shows each die that the bot threw, in its order, and none that it did not throw."""
    dice = FixedDice(list(rolled))
    for event in events:
        assert redo(state, event, dice), (event, rolled)
        state = apply(state, event)
    assert dice.left == 0, (events, rolled)


def _figures(state: GameState) -> None:
    """Tokens are 0 to 2 (13.3), dials stand on one of their clicks, a KO'd figure has left the map (12.5d)."""
    for figure in state.figures:
        for held in figure.captives:
            assert state.by_id(held.id).captor == figure.id, held
        assert not (figure.captor or figure.joined) or not figure.squares, figure.id
        if figure.captor:
            assert figure.id in {held.id for held in state.by_id(figure.captor).captives}, figure.id
        assert figure.card.stack == 0 or figure.ko or 1 <= figure.stack <= figure.card.most_stacked, figure.id
        assert 0 <= figure.tokens <= state.rules.tokens.most, figure.id
        if figure.ko or figure.aside:
            assert not figure.squares, figure.id
        if figure.ko or (figure.aside and state.rules.fresh_from_sideline):
            assert figure.tokens == 0, figure.id
        if figure.card.clicks is not None:
            assert 1 <= figure.click <= figure.card.clicks + 1, figure.id
            assert figure.ko or not figure.card.is_ko(figure.click), figure.id


def _squares(state: GameState) -> None:
    """Every base lies whole on the map, on squares that no other shares and nothing blocks (13.2, 24.2)."""
    assert state.map is not None
    taken: set[int] = set()
    solid = Board.of(state.position()).terrain.blocking
    for figure in state.in_play:
        if not figure.squares:
            continue
        places = [state.map.column_row(square) for square in figure.squares]
        columns, rows = {column for column, _ in places}, {row for _, row in places}
        assert max(columns) < state.map.columns, figure.id
        assert max(rows) < state.map.rows, figure.id
        if not (state.rules.ground.diagonal_bases and (len(columns), len(rows), len(places)) == ON_A_DIAGONAL):
            assert sorted((len(columns), len(rows))) == sorted(figure.card.base), figure.id
            assert len(set(figure.squares)) == len(columns) * len(rows), figure.id
        else:
            assert max(columns) - min(columns) == max(rows) - min(rows) == 1, figure.id
        assert not taken & set(figure.squares), figure.id
        assert not any(solid >> square & 1 for square in figure.squares), figure.id
        taken |= set(figure.squares)


def _held(state: GameState) -> None:
    """A figure in play holds one thing at most, and nobody else holds anything (17.7)."""
    holders = [thing.held_by for thing in state.things if thing.held_by is not None]
    assert len(holders) == len(set(holders)), holders
    for holder in holders:
        assert state.by_id(holder).in_play, holder
    names = [thing.id for thing in state.things]
    assert len(names) == len(set(names)), names


def _points(state: GameState) -> None:
    """Whoever is KO'd is scored once, at its points (5.4b)."""
    stacked = {figure.id for figure in state.figures if figure.card.stack}  # of which each token scores by itself
    scored = [one.figure for one in state.scored if not one.to and one.figure not in stacked]
    assert len(scored) == len(set(scored)), scored
    scored += stacked
    assert {figure.id for figure in state.knocked_out} <= set(scored)


def _turn(before: GameState, events: Sequence[Event], after: GameState) -> None:
    """Only the active side acts, within its action total (7.9, 13.5); a turn ends with nothing left over (9.4)."""
    acting = before.active
    for event in events:
        if isinstance(event, ActionGiven) and event.counted:
            assert before.by_id(event.figure).side == acting, event
    counted = sum(isinstance(event, ActionGiven) and event.counted for event in events)
    if counted:
        assert after.actions_used == before.actions_used + counted
        more = sum(special.action_total for one in after.figures if one.side == acting for special in one.specials)
        assert (
            after.actions_used <= action_total(after.rules, after.build_total) + 1 + more
        )  # one with a leader (27.4l)
    if not any(isinstance(event, TurnEnded) for event in events):
        return
    assert any(isinstance(event, TurnBegan) for event in events)
    assert not after.pending
    assert after.doing is None
    assert after.leaving is None
    assert after.falling == ()
    assert after.actions_used == 0
    for effect in after.lasting:
        assert effect.until != "turn", effect
        assert (effect.until, effect.side) != ("next-turn", after.active), effect
    assert not any(figure.acted or figure.moved or figure.used for figure in after.figures)
