"""Costed actions: what every one of them checks and counts, and the basic MOVE action (7.4, 10)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.dice import Dice
from engine.errors import DocumentError
from engine.heroclix import answers, questions
from engine.heroclix.game import commands as cmd
from engine.heroclix.game import events as ev
from engine.heroclix.game import words
from engine.heroclix.game.damage import give_token
from engine.heroclix.game.draft import Decision, Draft
from engine.heroclix.game.figure import GameFigure
from engine.heroclix.game.seats import not_yours
from engine.heroclix.game.setup import standing
from engine.heroclix.game.turns import waiting
from engine.heroclix.position import Position
from engine.ruling import FigureId, Step, StepKind

__all__ = ["action_counted", "illegal", "move", "not_now", "sections"]

CHECK = StepKind.CHECK


def move(draft: Draft, command: cmd.Move, dice: Dice) -> Decision:
    """Give a basic MOVE action: break away first if it must, then token, action and move."""
    figure = draft.state.figure(command.figure)
    if reasons := not_now(draft, figure):
        return draft.refused(reasons)
    squares, barred = standing(draft.state, figure, command.to, "to")
    if barred:
        return draft.refused(barred)
    position = draft.state.position()
    reach = answers.reachable(position, questions.ReachableAsk(type="reachable", figure=figure.id))
    against = illegal(position, figure.id, "move")
    against += _out_of_reach(draft, figure, squares, reach.fields)
    if against and not command.override:
        return draft.refused(against)
    broke_away, objections = _break_away(draft, command, figure, dice, reach.fields)
    against += objections
    action_counted(draft, figure, "move")
    if broke_away:
        at = _names(draft, squares)
        start = draft.state.squares(figure)
        rules = sections(draft, against)
        draft.add(ev.Moved, figure=figure.id, start=start, at=at, path=tuple(command.path or ()), objection=rules)
    give_token(draft, figure.id)
    return draft.accepted("moved" if broke_away else "break-away-failed", figure.id)


def not_now(draft: Draft, figure: GameFigure) -> list[Step]:
    """Return why no costed action can be given at all: game, side, KO, map, an attack that waits."""
    reasons: list[Step] = []
    if draft.state.status != "playing":
        reasons.append(words.STILL_SETUP.step(CHECK))
    reasons += not_yours(draft, figure)
    if figure.ko:
        reasons.append(words.KO.step(CHECK, figure=FigureId(figure.id)))
    elif not figure.squares:
        reasons.append(words.OFF_MAP.step(CHECK, figure=FigureId(figure.id)))
    return [*reasons, *waiting(draft.state)]


def illegal(position: Position, figure: str, action: str, target: str | None = None) -> list[Step]:
    """Return what speaks against giving a figure an action (7), as the answer to `legal` lists it."""
    ask = questions.LegalAsk(type="legal", figure=figure, action=action, target=target)
    return steps_of(answers.legal(position, ask).fields["because"])


def steps_of(value: object) -> list[Step]:
    """Return the reasons of an answer."""
    return [step for step in value if isinstance(step, Step)] if isinstance(value, Iterable) else []


def _out_of_reach(draft: Draft, figure: GameFigure, squares: tuple[int, ...], reach: Any) -> list[Step]:
    names = _names(draft, squares)
    if names and names[0] in reach["result"]:
        return []
    return [words.UNREACHABLE.step(CHECK, figure=FigureId(figure.id), square=", ".join(names))]


def _break_away(draft: Draft, command: cmd.Move, figure: GameFigure, dice: Dice, reach: Any) -> tuple[bool, list[Step]]:
    """Return whether the figure gets away (10.8), and what speaks against a move that stands anyway."""
    if reach["break_away"] != "roll":
        return True, []
    if command.roll is None and command.override:
        return True, [words.NOT_BROKEN_AWAY.step(CHECK, figure=FigureId(figure.id))]
    roll = _die(command.roll) if command.roll is not None else dice.roll(1)[0]
    success = roll in reach["succeeds_on"]
    draft.add(ev.BreakAwayRolled, figure=figure.id, roll=roll, success=success)
    if success:
        draft.say(words.BREAK_AWAY_MADE.step(StepKind.ROLL, figure=FigureId(figure.id), roll=roll))
        return True, []
    failed = words.FAILED_BREAK_AWAY.step(StepKind.ROLL, figure=FigureId(figure.id), roll=roll)
    draft.say(failed)
    return command.override, [failed] if command.override else []


def _die(roll: int) -> int:
    if isinstance(roll, bool) or not 1 <= roll <= 6:
        raise DocumentError("roll", "error-not-one-of", given=str(roll)[:60], expected="1, 2, 3, 4, 5, 6")
    return roll


def action_counted(draft: Draft, figure: GameFigure, action: str) -> None:
    """Give the costed action: it counts against the action total unless Autonomous (27.7a)."""
    counted = "autonomous" not in figure.card.abilities
    draft.add(ev.ActionGiven, figure=figure.id, action=action, counted=counted)
    if not counted:
        draft.say(words.NOT_COUNTED.step(CHECK, figure=FigureId(figure.id)))


def _names(draft: Draft, squares: tuple[int, ...]) -> tuple[str, ...]:
    printed = draft.state.map
    return () if printed is None else tuple(printed.name_of(square) for square in squares)


def sections(draft: Draft, against: Sequence[Step]) -> tuple[str, ...]:
    """Say that the command stands whatever speaks against it, and return the sections that do."""
    if not against:
        return ()
    draft.say(*against, words.STANDS.step(StepKind.OVERRIDE))
    return tuple(dict.fromkeys(step.rule or step.reading or "" for step in against))
