"""The door: the one small interface that every game stands behind, and the one list of rulesets.

A position document goes in and an answer comes out; a game is played by deciding commands into events and applying
events to states. What a game's commands, events and states are is its own affair: the few things that whoever keeps
games must know of them are the protocols here. A game is loaded when one of its rulesets is first asked about.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Protocol, cast

from engine.answer import Answer
from engine.asked import Understood
from engine.dice import Dice
from engine.errors import DocumentError, as_given
from engine.ruling import Ruling, Step

if TYPE_CHECKING:
    from engine.contest import Contests

__all__ = [
    "RULESETS",
    "Answer",
    "Decision",
    "Event",
    "Game",
    "Seat",
    "State",
    "Understood",
    "adjudicate",
    "game_of",
    "game_of_log",
    "prepare",
    "registered",
    "schema",
    "understand",
]


class Seat(Protocol):
    """Who plays: the user's id, empty where the seat is free, and the name shown."""

    @property
    def id(self) -> str:
        """The user's id."""

    @property
    def name(self) -> str:
        """The name shown to others."""


class State(Protocol):
    """A game as it stands: a frozen value, made of nothing but its log."""

    @property
    def ruleset(self) -> str:
        """Which rules it is played by; empty before its first event."""

    @property
    def name(self) -> str:
        """What its players call it; may be empty."""

    @property
    def status(self) -> str:
        """`none` before its first event, then `setup`, `playing`, `ended`."""

    @property
    def sequence(self) -> int:
        """How many events its log has so far."""

    @property
    def players(self) -> Sequence[Seat]:
        """The seats."""

    @property
    def taken_back(self) -> object:
        """What could be put back; None where nothing can."""


class Event(Protocol):
    """Something that happened: who did it, and the number that the events of one command share."""

    @property
    def actor(self) -> str:
        """The id of the user who did it."""

    @property
    def command(self) -> int:
        """The sequence of the first event of the command that it belongs to."""


class Decision(Protocol):
    """What a command came to: the ruling, and the events to append to the log; a refusal has none."""

    @property
    def ruling(self) -> Ruling:
        """The ruling, its reasons as steps."""

    @property
    def events(self) -> tuple[Any, ...]:
        """What happened."""


class Game(Protocol):
    """What a game does for whoever asks: judges positions, and carries played games from event to event.

    States, commands and events are the game's own values; what is handed in came from the same game. The first event
    of a log, as JSON, names the ruleset under `ruleset`.
    """

    @property
    def name(self) -> str:
        """Its name in code."""

    @property
    def rulesets(self) -> Sequence[str]:
        """The rulesets that it judges."""

    @property
    def seating(self) -> bool:
        """Whether it takes the commands of `engine.seating`: seats handed over, pauses, judges called."""

    def adjudicate(self, document: Mapping[str, object]) -> Answer:
        """Rule on a position document of one of its rulesets. Raises DocumentError naming the field."""

    def understand(self, document: Mapping[str, object], question: str) -> Understood:
        """Return what a question in a player's own words means of a document's position, and the answers.

        Raises DocumentError naming the field.
        """

    def schema(self) -> dict[str, Any]:
        """Return the JSON Schema of its position documents."""

    def prepare(self, ruleset: str) -> None:
        """Load what the first questions about one of its rulesets would have to wait for."""

    @property
    def contests(self) -> Contests:
        """What it knows of itself so that its rulings can be contested."""

    def new(self) -> Any:
        """Return the state of a game before its first event."""

    def decide(self, state: Any, command: Any, dice: Dice) -> Decision:
        """Rule on a command. Raises DocumentError where the command is malformed."""

    def apply(self, state: Any, event: Any) -> Any:
        """Return the state after an event. Raises LogError where it does not follow, PastNotHeld as `with_past`."""

    def followed(self, state: Any, event: Any, written: Callable[[Any], bool] | None = None) -> Any:
        """Return the state after an event, as `apply` does, of a log that nobody vouches for: one from outside.

        What the event tells of the game before it is held against that game. `written`: whether the log has told an
        event before, so that a correction may keep it as it is written. Raises LogError where it does not follow; its
        cause is a DocumentError where a field is to blame.
        """

    def redone(self, state: Any, event: Any, dice: Dice) -> bool:
        """Tell whether the bot's dice of an event, `state` being the game before it, are those that `dice` gives.

        As many are taken as it took; True where it holds none of the bot's. Raises ValueError where they are too few.
        """

    def against_seeds(self, events: Sequence[Any], seeds: Mapping[str, str]) -> Iterable[tuple[int, str]]:
        """Yield what of a log does not follow from the seeds of its decks, by their names.

        The place of an event, from 1, and the deck's name; place 0 where the seed is not the one that was sealed.
        """

    def describe(self, state: Any, event: Any) -> Step:
        """Return what an event tells, as a step with what it rests on."""

    def event_to_json(self, event: Any) -> dict[str, Any]:
        """Return an event as a JSON object."""

    def event_from_json(self, document: object) -> Any:
        """Return the event of a JSON object. Raises LogError for a damaged one."""

    def imported(self, name: str, *, actor: str, command: int) -> Any:
        """Return the event that tells by whom a log was brought in from a file; it changes nothing in the game."""

    def document(self, state: Any) -> dict[str, Any] | None:
        """Return a state as a position document; None where nothing is laid out yet."""

    def earlier(self, state: Any, commands: int) -> Any:
        """Return the state so many commands ago, or as far back as its past is held."""

    def with_past(self, state: Any, commands: int) -> Any:
        """Return the state holding only its last so many commands: taking back more raises PastNotHeld."""

    def bare(self, state: Any) -> Any:
        """Return the state without its past and without what it remembers to be fast: what a snapshot holds."""


HEROCLIX = "engine.heroclix.door"  # the module that holds the game as GAME
# every ruleset there is, and the game that it is of, by its module until it is wanted; None: there is no such game yet
_registry: dict[str, str | Game | None] = {
    "heroclix-modern": HEROCLIX,
    "heroclix-2022": HEROCLIX,
    "heroclix-2012": HEROCLIX,
    "motu": "engine.motu.door",
}
RULESETS: Mapping[str, object] = MappingProxyType(_registry)


def _loaded(found: str | Game | None) -> Game | None:
    return cast("Game", import_module(found).GAME) if isinstance(found, str) else found


def _judging(ruleset: str) -> Game | None:
    """Return the game that judges a ruleset today; None where none does."""
    game = _loaded(_registry[ruleset])
    return game if game is not None and ruleset in game.rulesets else None


def game_of(ruleset: object) -> Game:
    """Return the game that judges a ruleset. Raises DocumentError for an unknown one, and for one not judged yet.

    >>> game_of("heroclix-modern").rulesets
    ('heroclix-modern', 'heroclix-2022', 'heroclix-2012')
    """
    if not isinstance(ruleset, str) or ruleset not in _registry:
        raise DocumentError("ruleset", "error-ruleset-unknown", given=as_given(ruleset), expected=", ".join(_registry))
    game = _judging(ruleset)
    if game is None:
        judged = ", ".join(each for each in _registry if _judging(each) is not None)
        raise DocumentError("ruleset", "error-ruleset-not-judged", given=ruleset, expected=judged)
    return game


def game_of_log(events: Sequence[object]) -> Game:
    """Return the game whose log this is, as JSON objects: its first event names the ruleset.

    A log that names none that is judged is the first ruleset's, whose game says what is wrong with it.
    """
    first = events[0] if events else None
    named = first.get("ruleset") if isinstance(first, Mapping) else None
    try:
        return game_of(named)
    except DocumentError:
        return game_of(next(iter(_registry)))


@contextmanager
def registered(game: Game) -> Iterator[None]:
    """Let a game judge its rulesets until the block ends, whichever did before: for tests of the door.

    The product has no other way in: its games are those of the list above.
    """
    before = dict(_registry)
    _registry.update(dict.fromkeys(game.rulesets, game))
    try:
        yield
    finally:
        _registry.clear()
        _registry.update(before)


def adjudicate(document: object) -> Answer:
    """Rule on a position document (already parsed from YAML or JSON).

    Returns the answer with its ruling. Raises DocumentError naming the field when the document is
    malformed, or its ruleset is unknown or not judged yet. An illegal question is a ruling, not an error.

    >>> adjudicate({"ruleset": "heroclix-modern", "map": {"size": [8, 8]},
    ...             "ask": {"type": "adjacent", "a": "A1", "b": "B2"}}).fields["result"]
    True
    """
    game, document = _of_document(document)
    return game.adjudicate(document)


def understand(document: object, question: str) -> Understood:
    """Return what a question in a player's own words means of a position document, best first, with the answers.

    The document's `ask` may be missing and is not looked at. Raises DocumentError as `adjudicate`.

    >>> empty = {"ruleset": "heroclix-modern", "map": {"size": [8, 8]}}
    >>> understand(empty, "how does Charge work?").meanings
    ()
    """
    game, document = _of_document(document)
    return game.understand(document, question)


def _of_document(document: object) -> tuple[Game, Mapping[str, object]]:
    """Return the game of a document, and the document. Raises DocumentError where it names none that is judged."""
    if not isinstance(document, Mapping):
        raise DocumentError("document", "error-not-a-mapping", given=as_given(document))
    ruleset = document.get("ruleset")
    if ruleset is None:
        raise DocumentError("ruleset", "error-missing")
    return game_of(ruleset), document


def _games() -> list[Game]:
    """Return every game that judges a ruleset today, once."""
    found = (_judging(ruleset) for ruleset in _registry)
    return list(dict.fromkeys(game for game in found if game is not None))


def schema() -> dict[str, Any]:
    """Return the JSON Schema (draft 2020-12) of a position document, of any game."""
    found = [game.schema() for game in _games()]
    if len(found) == 1:
        return found[0]
    judged = ", ".join(f"`{each}`" for each in _registry if _judging(each) is not None)
    told = f"A position document and its question: its ruleset, one of {judged}, says by which of these forms."
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "description": told, "oneOf": found}


def prepare(ruleset: str) -> None:
    """Load what the first questions about a ruleset would have to wait for: for whoever answers many.

    Of a ruleset that no game judges there is nothing to load.
    """
    if (game := _judging(ruleset)) is not None:
        game.prepare(ruleset)
