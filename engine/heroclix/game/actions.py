"""Moves by the actions that give them, and what every command of a figure checks first (7.4, 10)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.dice import Dice
from engine.errors import DocumentError
from engine.heroclix import answers, board, questions
from engine.heroclix.build import Builder
from engine.heroclix.fight.moving import GivenMove, given_move
from engine.heroclix.game import commands as cmd
from engine.heroclix.game import events as ev
from engine.heroclix.game import words
from engine.heroclix.game.draft import Decision, Draft
from engine.heroclix.game.figure import GameFigure
from engine.heroclix.game.given import Given, give, given, settle
from engine.heroclix.game.seats import not_yours
from engine.heroclix.game.setup import square_names, standing
from engine.heroclix.game.waiting import waiting
from engine.heroclix.position import Position
from engine.ruling import FigureId, Step, StepKind

__all__ = ["finish", "illegal", "move", "not_now", "sections", "steps_of"]

CHECK = StepKind.CHECK
TWO_MOVES = "hypersonic-speed"


@dataclass(frozen=True, slots=True)
class Way:
    """How a figure gets to where it is sent: its path, what explains it, and what speaks against it."""

    path: tuple[str, ...]
    break_away: board.BreakAway
    steps: tuple[Step, ...]
    against: tuple[Step, ...]


def move(draft: Draft, command: cmd.Move, dice: Dice) -> Decision:
    """Move a figure by the action that gives it: break away first if it must, then the move."""
    figure = draft.state.figure(command.figure)
    if command.roll is not None:
        _die(command.roll)
    found = given(draft.state, figure, "move", command.action)
    if reasons := not_now(draft, figure, found):
        return draft.refused(reasons)
    squares, barred = standing(draft.state, figure, command.to, "to")
    if barred:
        return draft.refused(barred)
    position = draft.state.position()
    way = _way(_given_move(draft, position, figure, found), squares, command.path)
    reasons = illegal(position, figure.id, found.action) if found.new else []
    if (reasons or way.against) and not command.override:
        return draft.refused([*reasons, *(way.steps if way.against else ())])
    draft.say(*way.steps)
    give(draft, figure, found)
    doing = draft.state.doing
    away, unproved = _break_away(draft, command, figure, dice, way.break_away)
    if away:
        rules = sections(draft, [*reasons, *way.against, *unproved])
        start, at = draft.state.squares(figure), square_names(draft.state, squares)
        draft.add(ev.Moved, figure=figure.id, start=start, at=at, path=way.path, objection=rules)
    settle(draft, doing)
    return draft.accepted("moved" if away else "break-away-failed", figure.id)


def finish(draft: Draft, _command: cmd.Finish, _dice: Dice) -> Decision:
    """End the action that is being carried out: what is left of it is not done (7.7)."""
    doing = draft.state.doing
    if doing is None:
        return draft.refused([words.NOTHING_TO_FINISH.step(CHECK)])
    reasons = [*not_yours(draft, draft.state.by_id(doing.figure)), *waiting(draft.state)]
    if reasons:
        return draft.refused(reasons)
    draft.add(ev.ActionEnded, figure=doing.figure, action=doing.action)
    settle(draft, doing)
    return draft.accepted(value=doing.figure)


def _given_move(draft: Draft, position: Position, figure: GameFigure, found: Given) -> GivenMove:
    """Return the move that the action gives; the second one of Hypersonic Speed has what the first one left (27.1j)."""
    doing = draft.state.doing
    second = doing is not None and not found.new and doing.action == TWO_MOVES and doing.left == ("move",)
    moved = doing.moved if doing is not None and second else None
    return given_move(position, position.figure(figure.id), found.action, moved_so_far=moved)


def not_now(draft: Draft, figure: GameFigure, found: Given) -> list[Step]:
    """Return why nothing can be done with a figure at all: game, side, KO, off the map, what is still going on."""
    reasons: list[Step] = []
    if draft.state.status != "playing":
        reasons.append(words.STILL_SETUP.step(CHECK))
    reasons += not_yours(draft, figure)
    if figure.ko:
        reasons.append(words.KO.step(CHECK, figure=FigureId(figure.id)))
    elif not figure.squares:
        reasons.append(words.OFF_MAP.step(CHECK, figure=FigureId(figure.id)))
    waits = waiting(draft.state)
    if found.reason is not None and not waits:
        reasons.append(found.reason)
    return [*reasons, *waits]


def illegal(
    position: Position, figure: str, action: str, target: str | None = None, *, free: bool = False
) -> list[Step]:
    """Return what speaks against giving a figure an action (7), as the answer to `legal` lists it."""
    ask = questions.LegalAsk(type="legal", figure=figure, action=action, target=target, free=free)
    return steps_of(answers.legal(position, ask).fields["because"])


def steps_of(value: object) -> list[Step]:
    """Return the reasons of an answer."""
    return [step for step in value if isinstance(step, Step)] if isinstance(value, Iterable) else []


def sections(draft: Draft, against: Sequence[Step]) -> tuple[str, ...]:
    """Say what a command that stands has against it, and return the sections, each once."""
    if not against:
        return ()
    draft.say(*(step for step in against if step not in draft.steps), words.STANDS.step(StepKind.OVERRIDE))
    return tuple(dict.fromkeys(step.rule or step.reading or "" for step in against))


def _way(move: GivenMove, squares: tuple[int, ...], path: Sequence[str] | None) -> Way:
    """Judge the way given, else find the shortest one; of a larger base only where it may come to stand (P11)."""
    position, mover = move.position, move.figure
    if move.reasons:
        held = board.break_away(position, mover).value
        assert isinstance(held, board.BreakAway)  # noqa: S101 - what the board promises
        return Way((), held, (*move.steps, *move.reasons), move.reasons)
    if path is not None or len(squares) == 1:
        ruling = board.path(position, mover, squares[0], move.squares)
        if path is not None:
            ruling = board.check_path(position, mover, _entered(position, squares, path), move.squares)
        found = ruling.value
        assert isinstance(found, board.Path)  # noqa: S101 - what the board promises
        names = tuple(position.map.name_of(square) for square in found.squares)
        return Way(names, found.break_away, (*move.steps, *ruling.steps), () if found.legal else ruling.steps[-1:])
    ruling = board.reachable(position, mover, move.squares)
    reach = ruling.value
    assert isinstance(reach, board.Reach)  # noqa: S101 - what the board promises
    beyond = [position.map.name_of(square) for square in squares if square not in reach.squares]
    if not beyond:
        return Way((), reach.break_away, (*move.steps, *ruling.steps), ())
    against = words.UNREACHABLE.step(CHECK, figure=FigureId(mover.id), squares=tuple(beyond))
    return Way((), reach.break_away, (*move.steps, *ruling.steps, against), (against,))


def _entered(position: Position, squares: tuple[int, ...], path: Sequence[str]) -> list[int]:
    """Return the squares of a path. Raises DocumentError unless it ends where the figure is sent."""
    builder = Builder(position.map.columns, position.map.rows)
    entered = [builder.place(f"path[{index}]", text) for index, text in enumerate(path)]
    if entered and entered[-1] not in squares:
        last = len(entered) - 1
        raise DocumentError(
            f"path[{last}]",
            "error-game-path-elsewhere",
            given=position.map.name_of(entered[-1]),
            expected=position.map.name_of(squares[0]),
        )
    return entered


def _break_away(
    draft: Draft, command: cmd.Move, figure: GameFigure, dice: Dice, held: board.BreakAway
) -> tuple[bool, list[Step]]:
    """Return whether the figure gets away (10.8), and what speaks against a move that stands anyway."""
    if held.how != "roll":
        return True, []
    unproved = [words.NOT_BROKEN_AWAY.step(CHECK, figure=FigureId(figure.id))]
    if command.roll is None and command.override:
        return True, unproved
    roll = command.roll if command.roll is not None else dice.roll(1)[0]
    success = roll in held.succeeds_on
    stands = command.override and not success
    draft.add(ev.BreakAwayRolled, figure=figure.id, roll=roll, success=success, stands=stands)
    return success or stands, unproved if stands else []


def _die(roll: int) -> int:
    if isinstance(roll, bool) or not 1 <= roll <= 6:
        raise DocumentError("roll", "error-not-one-of", given=str(roll)[:60], expected="1, 2, 3, 4, 5, 6")
    return roll
