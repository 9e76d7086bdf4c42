"""HeroClix as a game among others: what stands behind the door of `engine.game`.

Positions are judged without loading what played games need.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from engine.answer import Answer
from engine.asked import Understood
from engine.dice import Dice
from engine.heroclix import judge
from engine.heroclix.ruleset import JUDGED
from engine.ruling import Step

if TYPE_CHECKING:
    from engine.contest import Contests
    from engine.heroclix.game import Command, Decision, Event, GameState

__all__ = ["GAME"]


class HeroClix:
    """HeroClix, of every edition that is judged."""

    name = "heroclix"
    rulesets = JUDGED
    seating = True

    def adjudicate(self, document: Mapping[str, object]) -> Answer:
        """Rule on a position document of one of its editions. Raises DocumentError naming the field."""
        return judge.adjudicate(document)

    def understand(self, document: Mapping[str, object], question: str) -> Understood:
        """Return what a question in a player's own words means of a document. Raises DocumentError naming the field."""
        from engine.heroclix.spoken import understood  # noqa: PLC0415  # a ruling needs no words

        return understood(document, question)

    def schema(self) -> dict[str, Any]:
        """Return the JSON Schema of its position documents."""
        return judge.schema()

    def prepare(self, ruleset: str) -> None:
        """Load what the first questions about an edition would have to wait for."""
        from engine.heroclix.spoken import prepare  # noqa: PLC0415  # a ruling needs no words

        judge.prepare()
        prepare(ruleset)

    @property
    def contests(self) -> Contests:
        """What it knows of itself so that its rulings can be contested."""
        from engine.heroclix.game.decide.contests import CONTESTS  # noqa: PLC0415

        return CONTESTS

    def new(self) -> GameState:
        """Return the state of a game before its first event."""
        from engine.heroclix.game import EMPTY  # noqa: PLC0415  # a position is judged without the game

        return EMPTY

    def decide(self, state: GameState, command: Command, dice: Dice) -> Decision:
        """Rule on a command. Raises DocumentError where the command is malformed."""
        from engine.heroclix.game import decide  # noqa: PLC0415

        return decide(state, command, dice)

    def apply(self, state: GameState, event: Event) -> GameState:
        """Return the state after an event. Raises LogError where it does not follow, PastNotHeld as `with_past`."""
        from engine.heroclix.game import apply  # noqa: PLC0415

        return apply(state, event)

    def followed(self, state: GameState, event: Event, written: Callable[[Event], bool] | None = None) -> GameState:
        """Return the state after an event of a log from outside. Raises LogError where it does not follow."""
        from engine.heroclix.game.foreign.before import followed  # noqa: PLC0415

        return followed(state, event, written)

    def redone(self, state: GameState, event: Event, dice: Dice) -> bool:
        """Tell whether the bot's dice of an event are those that `dice` gives. Raises ValueError for too few."""
        from engine.heroclix.game.decide.redone import redone  # noqa: PLC0415

        return redone(state, event, dice)

    def against_seeds(self, events: Sequence[Event], seeds: Mapping[str, str]) -> Iterable[tuple[int, str]]:
        """Yield each deck that is named: there are none that are shuffled by a seed."""
        del events
        return ((0, name) for name in seeds)

    def describe(self, state: GameState, event: Event) -> Step:
        """Return what an event of a game tells, as a step with what it rests on."""
        from engine.heroclix.game import describe  # noqa: PLC0415

        return describe(event, state.rules)

    def event_to_json(self, event: Event) -> dict[str, Any]:
        """Return an event as a JSON object."""
        from engine.heroclix.game import event_to_json  # noqa: PLC0415

        return event_to_json(event)

    def event_from_json(self, document: object) -> Event:
        """Return the event of a JSON object. Raises LogError for a damaged one."""
        from engine.heroclix.game import event_from_json  # noqa: PLC0415

        return event_from_json(document)

    def imported(self, name: str, *, actor: str, command: int) -> Event:
        """Return the event that tells by whom a log was brought in from a file."""
        from engine.heroclix.game.events import Imported  # noqa: PLC0415

        return Imported(name, actor=actor, command=command)

    def document(self, state: GameState) -> dict[str, Any] | None:
        """Return a state as a position document; None before a map is laid out."""
        from engine.heroclix.game.state.document import to_document  # noqa: PLC0415

        return to_document(state) if state.map is not None else None

    def earlier(self, state: GameState, commands: int) -> GameState:
        """Return the state so many commands ago, or as far back as its past is held."""
        from engine.heroclix.game import earlier  # noqa: PLC0415

        return earlier(state, commands)

    def with_past(self, state: GameState, commands: int) -> GameState:
        """Return the state holding only its last so many commands: taking back more raises PastNotHeld."""
        from engine.heroclix.game import with_past  # noqa: PLC0415

        return with_past(state, commands)

    def bare(self, state: GameState) -> GameState:
        """Return the state without its past, and its figures without what they remember of their boards."""
        alone = self.with_past(state, 0)
        return replace(alone, figures=tuple(replace(figure) for figure in alone.figures))


GAME = HeroClix()
