"""A decision in the making: events are applied as they are added, so that each rule sees what came before."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError

from engine.answer import Answer
from engine.dice import Watched
from engine.errors import DocumentError
from engine.motu import judge
from engine.motu.game.apply.fold import apply
from engine.motu.game.commands import Command
from engine.motu.game.describe import describe
from engine.motu.game.events import Event
from engine.motu.game.state import GameState
from engine.motu.questions import QUESTIONS
from engine.motu.ruled import RULESET
from engine.ruling import Reason, Ruling, Step, StepKind
from engine.validation import document_error

__all__ = ["CHECK", "Decision", "Draft", "because"]

CHECK = StepKind.CHECK


@dataclass(frozen=True, slots=True)
class Decision:
    """What `decide` found: the ruling, and the events to append. A refusal has none."""

    ruling: Ruling
    events: tuple[Event, ...]

    @property
    def refused(self) -> bool:
        """Whether the command was refused: nothing changes."""
        return self.ruling.verdict == "refused"


def because(answer: Answer) -> list[Step]:
    """Return the steps that tell why an answer says no; empty where it says yes."""
    found = answer.fields["because"]
    assert isinstance(found, list)  # noqa: S101 - of every question that has this field
    return [reason.step for reason in found if isinstance(reason, Reason)]


class Draft:
    """Collects the events and steps of one command; `state` is the game with the events so far."""

    def __init__(self, state: GameState, command: Command, dice: Watched) -> None:
        """Begin on a command; `dice`: those handed in, to be told from what players typed."""
        self.state = state
        self.before = state
        self.command = command
        self.actor = command.actor
        self.judge = command.judge
        self.number = state.sequence + 1
        self.dice = dice
        self.steps: list[Step] = []
        self.decided_by: tuple[Step, ...] = ()  # of a ruling that it all rests on, those that decide
        self._events: list[Event] = []

    def asked(self, question: str, **parameters: Any) -> Answer:
        """Return what the judge says of the game as it stands now: what `judge adjudicate` says of its document.

        Raises DocumentError for a question that is malformed.
        """
        try:
            ask = QUESTIONS[question].model_validate({"type": question, **parameters})
            return judge.answer(self.state.position(), ask)
        except ValidationError as error:
            raise document_error(error, QUESTIONS[question], noise=judge.NOISE) from None
        except DocumentError as error:
            raise DocumentError(error.path.removeprefix("ask."), error.message, **error.data) from None

    def add(self, event: type[Event], **facts: Any) -> None:
        """Add an event with these facts, by the command's actor; apply it, and say it in the ruling."""
        made = self.keep(event, **facts)
        self.steps.append(describe(made, self.state))

    def keep(self, event: type[Event], **facts: Any) -> Event:
        """Add an event as `add` does, and return it: the ruling tells of it in its own words, or not at all."""
        made = event(actor=self.actor, command=self.number, **facts)
        self.state = apply(self.state, made)
        self._events.append(made)
        return made

    def thrown(self, count: int) -> tuple[int, ...]:
        """Throw dice."""
        return self.dice.roll(count) if count else ()

    @property
    def events(self) -> tuple[Event, ...]:
        """The events added so far."""
        return tuple(self._events)

    def say(self, *steps: Step) -> None:
        """Add steps to the ruling."""
        self.steps.extend(steps)

    def rest_on(self, ruling: Ruling) -> None:
        """Add the steps of a ruling; what decides there decides here."""
        self.say(*ruling.steps)
        self.decided_by += ruling.deciding

    def refused(self, reasons: Iterable[Step]) -> Decision:
        """Return the refusal for these reasons, in their order."""
        against = tuple(reasons)
        return Decision(Ruling(RULESET, "refused", None, against, against), ())

    def accepted(self, verdict: str = "accepted", value: object = None) -> Decision:
        """Return the decision with everything added so far."""
        return Decision(Ruling(RULESET, verdict, value, tuple(self.steps), self.decided_by), tuple(self._events))
