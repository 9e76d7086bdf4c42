"""A tiny game for tests of the door: pieces on a 3×3 grid that step to the square beside them.

It stands in for the game of a ruleset whose book the library has, so that what it cites can be looked up.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from types import MappingProxyType
from typing import Any

from engine.answer import Answer
from engine.dice import Dice
from engine.errors import DocumentError, LogError, as_given
from engine.ruling import FigureId, Ruling, Step, StepKind

RULESET, SECTION = "motu", "6b/movimiento-estandar"
SIZE = 3
SQUARES = tuple(f"{column}{row}" for row in (1, 2, 3) for column in "ABC")
WORDS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "grid-opened": "The grid is laid out.",
        "grid-moved": "{ $piece } steps from { $went } to { $came }.",
        "grid-undone": "The last step is taken back.",
        "grid-imported": "{ $name } brought the grid in.",
        "grid-beside": "{ $piece } may step to { $to }: it is free, and beside { $at }.",
        "grid-not-beside": "{ $piece } may not step to { $to }: it is not a free square beside { $at }.",
        "grid-nothing": "There is nothing to take back.",
        "choice-side-south": "south",
    },
    "es": {
        "grid-opened": "La cuadrícula está puesta.",
        "grid-moved": "{ $piece } pasa de { $went } a { $came }.",
        "grid-undone": "Se deshace el último paso.",
        "grid-imported": "{ $name } trajo la cuadrícula.",
        "grid-beside": "{ $piece } puede pasar a { $to }: está libre y junto a { $at }.",
        "grid-not-beside": "{ $piece } no puede pasar a { $to }: no es una casilla libre junto a { $at }.",
        "grid-nothing": "No hay nada que deshacer.",
        "choice-side-south": "sur",
    },
}


@dataclass(frozen=True)
class Opened:
    """The grid was laid out."""

    ruleset: str
    name: str
    actor: str
    command: int


@dataclass(frozen=True)
class Moved:
    """A piece stepped from a square to another."""

    piece: str
    went: str
    came: str
    actor: str
    command: int


@dataclass(frozen=True)
class Undone:
    """The last step was taken back."""

    actor: str
    command: int


@dataclass(frozen=True)
class Imported:
    """The log was brought in from a file."""

    name: str
    actor: str
    command: int


Event = Opened | Moved | Undone | Imported
KINDS: Mapping[str, type[Any]] = {
    "grid-opened": Opened,
    "grid-moved": Moved,
    "grid-undone": Undone,
    "grid-imported": Imported,
}
NAMES = {kind: name for name, kind in KINDS.items()}


@dataclass(frozen=True)
class Open:
    """Lay the grid out."""

    name: str
    actor: str


@dataclass(frozen=True)
class Move:
    """Step with a piece."""

    piece: str
    to: str
    actor: str


@dataclass(frozen=True)
class Undo:
    """Take the last step back."""

    actor: str


@dataclass(frozen=True)
class GridState:
    """The grid as it stands; `before` is what the last step came from."""

    ruleset: str = ""
    name: str = ""
    status: str = "none"
    players: tuple[Any, ...] = ()
    pieces: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    sequence: int = 0
    taken_back: None = None
    before: GridState | None = None


@dataclass(frozen=True)
class Decision:
    """The ruling, and what happens."""

    ruling: Ruling
    events: tuple[Event, ...] = ()


def judged(pieces: Mapping[str, str], piece: str, to: str) -> Ruling:
    """Return whether a piece may step to a square. Raises DocumentError for what is none."""
    if piece not in pieces:
        raise DocumentError("figure", "error-figure-unknown", given=as_given(piece))
    if to not in SQUARES:
        raise DocumentError("to", "error-square-outside", text=to, columns=SIZE, rows=SIZE)
    at = pieces[piece]
    apart = sum(abs(ord(a) - ord(b)) for a, b in zip(at, to, strict=True))
    may = apart == 1 and to not in pieces.values()
    data = {"piece": FigureId(piece), "at": at, "to": to}
    step = Step(StepKind.CHECK, "grid-beside" if may else "grid-not-beside", data, SECTION)
    return Ruling(RULESET, "legal" if may else "illegal", may, (step,))


class NothingAnew:
    """No ruling of the grid is contested."""

    unsettled = "rules"

    def command_to_json(self, command: object) -> None:
        """Return nothing: no command is judged anew."""


NOTHING_ANEW = NothingAnew()


class Grid:
    """The game."""

    name = "grid"
    rulesets = (RULESET,)
    seating = False

    def adjudicate(self, document: Mapping[str, object]) -> Answer:
        """Rule on a document's question, whether a piece may step to a square."""
        pieces, ask = document.get("pieces"), document.get("ask")
        if not isinstance(pieces, Mapping) or not isinstance(ask, Mapping):
            raise DocumentError("pieces", "error-missing")
        ruling = judged(pieces, str(ask.get("piece")), str(ask.get("to")))
        return Answer(ruling, {"legal": ruling.value}, {piece: piece.capitalize() for piece in pieces})

    def schema(self) -> dict[str, Any]:
        """Return the JSON Schema of its documents."""
        return {"type": "object", "required": ["ruleset", "pieces", "ask"]}

    def prepare(self, ruleset: str) -> None:
        """Load nothing."""

    @property
    def contests(self) -> Any:
        """Nothing of the grid can be judged anew."""
        return NOTHING_ANEW

    def new(self) -> GridState:
        """Return the game before its first event."""
        return GridState()

    def decide(self, state: GridState, command: object, dice: Dice) -> Decision:
        """Rule on a command."""
        number = state.sequence + 1
        match command:
            case Open(name, actor):
                return self._happens(state, Opened(RULESET, name, actor, number))
            case Move(piece, to, actor):
                ruling = judged(state.pieces, piece, to)
                if not ruling.value:
                    return Decision(Ruling(RULESET, "refused", None, ruling.steps))
                return Decision(ruling, (Moved(piece, state.pieces[piece], to, actor, number),))
            case Undo(actor) if state.before is not None:
                return self._happens(state, Undone(actor, number))
        nothing = Step(StepKind.CHECK, "grid-nothing", rule=SECTION)
        return Decision(Ruling(RULESET, "refused", None, (nothing,)))

    def _happens(self, state: GridState, event: Event) -> Decision:
        return Decision(Ruling(RULESET, "accepted", None, (self.describe(state, event),)), (event,))

    def apply(self, state: GridState, event: Event) -> GridState:
        """Return the state after an event."""
        sequence = state.sequence + 1
        match event:
            case Opened(ruleset, name):
                pieces = MappingProxyType({"ant": "A1", "bee": "C3"})
                return GridState(ruleset, name, "playing", pieces=pieces, sequence=sequence)
            case Moved(piece, _, came):
                pieces = MappingProxyType({**state.pieces, piece: came})
                return replace(state, pieces=pieces, before=state, sequence=sequence)
            case Undone() if state.before is not None:
                return replace(state.before, sequence=sequence)
            case Imported():
                return replace(state, sequence=sequence)
        raise LogError("the event does not follow")

    def followed(self, state: GridState, event: Event, written: object = None) -> GridState:
        """Return the state after an event of a log from outside."""
        return self.apply(state, event)

    def redone(self, state: GridState, event: Event, dice: Dice) -> bool:
        """Tell that no dice are rolled here."""
        return True

    def against_seeds(self, events: Sequence[Event], seeds: Mapping[str, str]) -> Iterable[tuple[int, str]]:
        """Yield each deck that is named: there are no decks here."""
        return ((0, name) for name in seeds)

    def describe(self, state: GridState, event: Event) -> Step:
        """Return what an event tells."""
        facts = {key: value for key, value in asdict(event).items() if key in {"piece", "went", "came", "name"}}
        if "piece" in facts:
            facts["piece"] = FigureId(facts["piece"])
        return Step(StepKind.RESULT, NAMES[type(event)], facts, SECTION)

    def event_to_json(self, event: Event) -> dict[str, Any]:
        """Return an event as JSON."""
        return {"event": NAMES[type(event)], **asdict(event)}

    def event_from_json(self, document: object) -> Event:
        """Return the event of a JSON object."""
        if not isinstance(document, Mapping) or document.get("event") not in KINDS:
            raise LogError("no event of the grid")
        event: Event = KINDS[document["event"]](**{key: value for key, value in document.items() if key != "event"})
        return event

    def imported(self, name: str, *, actor: str, command: int) -> Imported:
        """Return the event of an import."""
        return Imported(name, actor, command)

    def document(self, state: GridState) -> dict[str, Any] | None:
        """Return the state as a position document."""
        return {"ruleset": state.ruleset, "pieces": dict(state.pieces)}

    def earlier(self, state: GridState, commands: int) -> GridState:
        """Return the state so many commands ago."""
        for _ in range(commands):
            state = state.before or state
        return state

    def with_past(self, state: GridState, commands: int) -> GridState:
        """Return the state as it is: a grid has no long past."""
        return state

    def bare(self, state: GridState) -> GridState:
        """Return the state as it is."""
        return state


GAME = Grid()
