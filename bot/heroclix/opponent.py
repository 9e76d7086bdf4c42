"""The opponent of a first game: simple moves, by what the judge says is legal. It attacks if it can, else closes in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal

from engine.game import adjudicate
from engine.heroclix.game import (
    Attack,
    Choose,
    Command,
    ConfirmDamage,
    EndTurn,
    GameFigure,
    GameState,
    Move,
    open_questions,
)
from engine.heroclix.game.decide.fight.waiting import Asked
from engine.heroclix.game.state.document import to_document

__all__ = ["MARK", "next_command", "side_of_the_bot"]

MARK = "🤖"  # how the name of a seat begins whose moves the bot makes
GIVEN: Mapping[str, str | None] = {"die": None, "dice": None, "option": "use"}  # dice are rolled, what helps is used
KINDS: tuple[Literal["close", "range"], ...] = ("close", "range")


def side_of_the_bot(state: GameState) -> str:
    """Return the side that the bot plays; empty where it plays none."""
    return next((player.side for player in state.players if player.name.startswith(MARK)), "")


def next_command(state: GameState, actor: str) -> Command | None:
    """Return the bot's next command: damage to be clicked first, an attack, a move, the end of its turn; else None.

    None: it is not its turn, or something waits that is the other player's.
    """
    side = side_of_the_bot(state)
    if state.status != "playing" or not side:
        return None
    if questions := open_questions(state):
        return _answer(questions[0], side, actor)
    if state.pending:
        return ConfirmDamage(state.pending[-1].attack, actor=actor)
    if state.active != side:
        return None
    document = to_document(state)
    own = [figure for figure in state.in_play if figure.side == side and figure.squares]
    others = [figure for figure in state.in_play if figure.side != side and figure.squares]
    attacks = (command for figure in own for command in _attacks(document, figure, others, actor))
    moves = (command for figure in own for command in _moves(document, figure, state, others, actor))
    return next(attacks, None) or next(moves, None) or EndTurn(actor=actor)


def _answer(asked: Asked, side: str, actor: str) -> Command | None:
    """Return an answer to what waits, where it is the bot's to give: dice are rolled, what helps is used."""
    if asked.side != side:
        return None
    return Choose(asked.attack, asked.choice, GIVEN.get(asked.kind, "decline"), actor=actor)


def _attacks(
    document: Mapping[str, Any], figure: GameFigure, others: list[GameFigure], actor: str
) -> Iterator[Command]:
    """Yield the attacks that a figure may make, on whom is easiest to hit first."""
    for target in sorted(others, key=lambda other: (other.printed.defense or 0, other.id)):
        for kind in KINDS:
            if _legal(document, figure.id, kind, target.id):
                yield Attack(figure.id, (target.id,), kind, actor=actor)


def _legal(document: Mapping[str, Any], figure: str, action: str, target: str | None = None) -> bool:
    ask = {"type": "legal", "figure": figure, "action": action} | ({"target": target} if target else {})
    return bool(adjudicate({**document, "ask": ask}).fields["legal"])


def _moves(
    document: Mapping[str, Any], figure: GameFigure, state: GameState, others: list[GameFigure], actor: str
) -> Iterator[Command]:
    """Yield the move that brings a figure nearest to an opponent, if it gets nearer and need not break away."""
    if not others or not _legal(document, figure.id, "move"):
        return
    fields = adjudicate({**document, "ask": {"type": "reachable", "figure": figure.id}}).fields
    if fields["break_away"] == "roll":
        return
    squares: Any = fields["result"]
    here = state.squares(figure)[0]
    best = min([here, *squares], key=lambda square: (_distance(square, state, others), square))
    if _distance(best, state, others) < _distance(here, state, others):
        yield Move(figure.id, best, actor=actor)


def _distance(square: str, state: GameState, others: list[GameFigure]) -> int:
    """Return how many squares lie to the nearest of some figures, walls and terrain aside."""
    from engine.grid import parse_place  # noqa: PLC0415

    column, row = parse_place(square)
    found = [parse_place(name) for other in others for name in state.squares(other)]
    return min(max(abs(column - x), abs(row - y)) for x, y in found)
