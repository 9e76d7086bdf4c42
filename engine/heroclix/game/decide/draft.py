"""A decision in the making: events are applied as they are added, so that each rule sees what came before."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from engine.dice import Watched
from engine.errors import DocumentError, LogError
from engine.heroclix.game.apply.fold import apply
from engine.heroclix.game.commands import Choose, Command, CorrectRuling, Move, Redo, RollInitiative, Throw, Undo, Use
from engine.heroclix.game.decide.turn.expiring import ended_early
from engine.heroclix.game.describe import told
from engine.heroclix.game.events import (
    AttackRolled,
    BeginningRolled,
    BreakAwayOpened,
    BreakAwayRolled,
    CardDrawn,
    Chosen,
    EffectEnded,
    Event,
    GameEnded,
    InitiativeRolled,
    RelicTried,
    Thrown,
)
from engine.heroclix.game.events.base import Thrower
from engine.heroclix.game.events.deferred import Deferred
from engine.heroclix.game.state import GameState
from engine.heroclix.position import Position
from engine.ruling import Ruling, Step

__all__ = ["Decision", "Draft"]


# events that hold dice: whose they were is written down with them
WITH_DICE: frozenset[type] = frozenset(
    (AttackRolled, BeginningRolled, BreakAwayOpened, BreakAwayRolled, Chosen, InitiativeRolled, RelicTried, Thrown)
)
BY_CHANCE: frozenset[type] = frozenset((CardDrawn, GameEnded))  # which hold dice where the bot threw some
ROLLING = (Move, Use, RollInitiative, Throw)


def _thrower(command: Command, facts: Mapping[str, Any]) -> Thrower:
    """Return whose dice an event holds: typed by a player, or thrown by the bot; nobody's where it holds none."""
    if isinstance(command, Choose):
        if not isinstance(facts.get("value"), (int, list, tuple)):
            return ""
        return "bot" if command.value is None else "typed"
    if not isinstance(command, ROLLING):
        return ""
    given = next((found for name in ("roll", "rolls", "results") if (found := getattr(command, name, None))), None)
    return "bot" if given is None else "typed"


@dataclass(frozen=True, slots=True)
class Decision:
    """What `decide` found: the ruling, and the events to append. A refusal has none."""

    ruling: Ruling
    events: tuple[Event, ...]

    @property
    def refused(self) -> bool:
        """Whether the command was refused: nothing changes."""
        return self.ruling.verdict == "refused"


class Draft:
    """Collects the events and steps of one command; `state` is the game with the events so far."""

    def __init__(self, state: GameState, command: Command, dice: Watched | None = None) -> None:
        """Begin on a command; `dice`: those handed in, to be told from what players typed."""
        self.state = state
        self.before = state
        self.command = command
        self.actor = command.actor
        self.judge = command.judge
        self.number = state.sequence + 1
        self.steps: list[Step] = []
        self.decided_by: tuple[Step, ...] = ()  # of a ruling that it all rests on, those that decide
        self.following: list[Deferred] = []  # what follows an attack that was resolved
        self._events: list[Event] = []
        self._dice = dice
        self._told = 0  # of the dice thrown

    def add(self, event: type[Event], **facts: Any) -> None:
        """Add an event with these facts, by the command's actor; apply it, and say it in the ruling."""
        self.steps.append(told(self.keep(event, **facts), self.state.rules))

    def keep(self, event: type[Event], **facts: Any) -> Event:
        """Add an event as `add` does, and return it: the ruling tells of it in its own words, or not at all."""
        if event in WITH_DICE or event in BY_CHANCE:
            facts = {"dice": self._whose(event, facts)} | facts
        made = event(actor=self.actor, command=self.number, **facts)
        try:
            self.state = apply(self.state, made)
        except LogError as error:
            raise (error.__cause__ if isinstance(error.__cause__, DocumentError) else error) from None
        self._events.append(made)
        return made

    def _whose(self, event: type[Event], facts: Mapping[str, Any]) -> Thrower:
        """Return whose dice an event holds: also the bot's where it threw what the players had left out."""
        thrown = 0 if self._dice is None else self._dice.thrown
        now, self._told = thrown > self._told, thrown
        if event in BY_CHANCE:
            return "bot" if now else ""
        typed = _thrower(self.command, facts)
        return "both" if now and typed == "typed" else typed

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
        return Decision(Ruling(self.before.ruleset, "refused", None, against, against), ())

    def end_early(self, position: Position | None = None) -> None:
        """End the effects whose source, or whose hold on their target, is lost; `position` as in `ended_early`."""
        while (effect := ended_early(self.state, position)) is not None:
            self.add(EffectEnded, number=effect.number, on=effect.on, power=effect.power, early=True)

    def accepted(self, verdict: str = "accepted", value: object = None) -> Decision:
        """Return the decision with everything added so far, and the effects that it ended early (20.3)."""
        if type(self.command) not in (Undo, Redo, CorrectRuling):  # these restore what was
            self.end_early()
        return Decision(
            Ruling(self.state.ruleset, verdict, value, tuple(self.steps), self.decided_by), tuple(self._events)
        )
