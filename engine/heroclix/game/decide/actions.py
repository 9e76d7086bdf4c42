"""What every command of a figure checks first, and the end of an action (7)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.dice import Dice
from engine.heroclix import questions
from engine.heroclix.answers import fight as answers
from engine.heroclix.game import commands as cmd
from engine.heroclix.game import events as ev
from engine.heroclix.game.decide.action_of import Given, settle
from engine.heroclix.game.decide.draft import Decision, Draft
from engine.heroclix.game.decide.fight.waiting import Asked, choice_name, waiting
from engine.heroclix.game.decide.table.seats import not_yours, out_of_play
from engine.heroclix.game.describe import messages
from engine.heroclix.game.state import GameState
from engine.heroclix.game.state.figure import GameFigure
from engine.heroclix.position import Position
from engine.ruling import FigureId, Step, StepKind

__all__ = ["ask_first", "finish", "gone", "illegal", "not_now", "sections", "steps_of"]

CHECK = StepKind.CHECK


def finish(draft: Draft, _command: cmd.Finish, _dice: Dice) -> Decision:
    """End the action that is being carried out: what is left of it is not done (7.7)."""
    doing = draft.state.doing
    if doing is None:
        return draft.refused([messages.NOTHING_TO_FINISH.step(CHECK)])
    reasons = [*not_yours(draft, draft.state.by_id(doing.figure)), *waiting(draft.state)]
    if reasons:
        return draft.refused(reasons)
    draft.add(ev.ActionEnded, figure=doing.figure, action=doing.action)
    settle(draft, doing)
    return draft.accepted(value=doing.figure)


def not_now(draft: Draft, figure: GameFigure, found: Given) -> list[Step]:
    """Return why nothing can be done with a figure at all: game, side, KO, off the map, what is still going on."""
    reasons: list[Step] = []
    if draft.state.status != "playing":
        reasons.append(messages.STILL_SETUP.step(CHECK))
    reasons += not_yours(draft, figure)
    if figure.ko or figure.captor:
        reasons.append(out_of_play(figure))
    elif not figure.squares:
        reasons.append(messages.OFF_MAP.step(CHECK, figure=FigureId(figure.id)))
    waits = waiting(draft.state)
    if found.reason is not None and not waits:
        reasons.append(found.reason)
    return [*reasons, *waits]


def gone(state: GameState, named: Iterable[str]) -> list[Step]:
    """Return which of the figures of these ids are gone: KO'd, on the sideline or off the map (3.2, 3.3, 15.3)."""
    figures = [figure for figure in state.figures if figure.id in named and not figure.squares]
    return [
        messages.OFF_MAP.step(CHECK, figure=FigureId(figure.id)) if figure.in_play else out_of_play(figure)
        for figure in figures
    ]


def ask_first(draft: Draft, questions: Sequence[Asked]) -> Decision:
    """Wait for the answer to the first of these questions, and say whose it is."""
    first = questions[0]
    side = messages.side_term(first.side)
    draft.say(messages.ASKED.step(CHECK, side=side, choice=choice_name(first.choice)))
    return draft.accepted("waiting", first)


def illegal(position: Position, figure: str, action: str, target: str | None = None, given: str = "") -> list[Step]:
    """Return what speaks against giving a figure an action (7), as the answer to `legal` lists it.

    `given`: as a `double` or `epic` power action, by what a card says.
    """
    kind = {"double": given == "double", "epic": given == "epic"}
    ask = questions.LegalAsk(type="legal", figure=figure, action=action, target=target, **kind)
    return steps_of(answers.legal(position, ask).fields["because"])


def steps_of(value: object) -> list[Step]:
    """Return the reasons of an answer."""
    return [step for step in value if isinstance(step, Step)] if isinstance(value, Iterable) else []


def sections(draft: Draft, against: Sequence[Step]) -> tuple[str, ...]:
    """Say what a command that stands has against it, and return the sections, each once."""
    if not against:
        return ()
    draft.say(*(step for step in against if step not in draft.steps), messages.STANDS.step(StepKind.OVERRIDE))
    return tuple(dict.fromkeys(step.rule or step.reading or "" for step in against))
