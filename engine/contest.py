"""A ruling contested: judged again with what is said to have been different.

Pure, as all of the engine: commands and events come in, the ruling and what happens instead go out. What followed is
carried out again by `engine.replay`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

from engine.dice import Dice
from engine.errors import DocumentError, EngineError, LogError
from engine.history import base_of, first_new
from engine.ruling import Ruling

__all__ = [
    "QUESTION",
    "Again",
    "Contested",
    "Contests",
    "Correction",
    "FactRefused",
    "Fallen",
    "Given",
    "Judged",
    "NoRoll",
    "as_question",
    "contested",
    "decided",
    "given_of",
    "offered",
    "original",
    "throws_of",
    "tried",
]

Judged = tuple[Ruling | None, tuple[Any, ...], Any]  # the ruling, what happens, and the state after it
QUESTION = "question"  # the key of one among commands
OF_A_COMMAND = frozenset(("void", "stands", "roll"))  # facts about what was commanded
TRIED = ((1,), (1, 1))  # dice to ask of a command whether it takes any
OF_THE_RULING = OF_A_COMMAND | {"section"}  # facts that change nothing on the table


class NoRoll(ValueError):  # noqa: N818  # named for what is the matter
    """A roll is needed that nobody made."""


class FactRefused(EngineError):  # noqa: N818  # named for what is the matter
    """What is said to have been different cannot be so: the ruling that refuses it says why."""

    def __init__(self, ruling: Ruling | None) -> None:
        super().__init__("the fact is refused")
        self.ruling = ruling


class Contests(Protocol):
    """What a game has to know of itself so that its rulings can be contested."""

    def command_to_json(self, command: Any) -> dict[str, Any] | None:
        """Return a command as JSON; None for one that cannot be judged anew."""

    def command_from_json(self, document: object) -> Any:
        """Return the command of a JSON object. Raises LogError for a damaged one."""

    def thrown(self, event: Any) -> tuple[tuple[int, ...], ...] | None:
        """Return the bot's dice of an event, throw by throw; None where they can't be thrown again so."""

    def with_roll(self, command: Any, dice: Sequence[int]) -> Any:
        """Return a command with the dice that its players say fell; None where it takes none, or not so many."""

    def typed(self, command: Any) -> tuple[int, ...]:
        """Return the dice that a command's player typed, none where there are none."""

    def confirmed(self, actor: str, by: str, name: str, *, judge: bool) -> Any:
        """Return the command that writes down who confirmed what an actor typed."""

    def anyway(self, command: Any, by: str) -> Any:
        """Return a command as it is let stand by the word of a user; None where nobody can let it."""

    def closing(self, state: Any) -> Any:
        """Return a command that answers in the plainest way what a state waits for; None where nothing waits."""

    def stated(self, state: Any, fact: Mapping[str, Any], actor: str) -> Any:
        """Return the command that makes a fact so, of whoever says it. Raises DocumentError for one that is none."""

    def of_command(self, fact: Mapping[str, Any]) -> bool:
        """Return whether a fact is about a command itself, not about the table."""

    def with_fact(self, command: Any, fact: Mapping[str, Any]) -> Any:
        """Return a command with such a fact in it; None for a command that has no place for it."""

    def facts_of(self, command: Any) -> Sequence[str]:
        """Return the kinds of such facts that a command has a place for."""

    def facts_on(self, state: Any) -> Sequence[str]:
        """Return the kinds of facts about the table that can have been otherwise on this one."""

    @property
    def unsettled(self) -> str:
        """The section, or our reading, that says who decides what players cannot agree on."""

    def correction(self, found: Correction, **how: Any) -> Any:
        """Return the command that carries a correction out: `actor`, `by`, `agreed` and `judge` as it has them."""


@dataclass(frozen=True, slots=True)
class Given:
    """What was commanded under a number, as JSON, none where that is not known; what happened, and the game before.

    A question stands in the place of commands as `as_question` makes it.
    """

    number: int
    events: tuple[Any, ...]
    commands: tuple[Mapping[str, Any], ...] = ()
    before: Any = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class Again:
    """A later command, and what became of it: same, changed, standing, kept, dropped, or closing what waited."""

    number: int
    how: str
    events: tuple[Any, ...]
    against: Ruling | None = None


@dataclass(frozen=True, slots=True)
class Contested:
    """A contested ruling beside the other: `before` as it was ruled, `after` with what is said; `told`: the facts.

    `before` is None where it cannot be told any more, `after` where the command is said not to have been allowed, or a
    roll is missing (`no_roll`). `facts`: the events that make the facts so. `done`: what the command does now, none
    where it is refused. `state`: the game after it.
    """

    before: Ruling | None
    after: Ruling | None
    told: tuple[Ruling, ...]
    facts: tuple[Any, ...]
    done: tuple[Any, ...]
    commands: tuple[Any, ...]
    state: Any = field(repr=False)
    no_roll: bool = False


@dataclass(frozen=True, slots=True)
class Correction:
    """What a correction consists of, as its event has it, and what became of each later command."""

    since: int
    about: int
    events: tuple[dict[str, Any], ...]
    facts: tuple[Mapping[str, Any], ...]
    commands: Mapping[str, tuple[dict[str, Any], ...]]
    later: tuple[Again, ...]
    state: Any = field(repr=False)

    def numbers(self, how: str) -> tuple[int, ...]:
        """Return the numbers of the later commands of which that became."""
        return tuple(each.number for each in self.later if each.how == how)


class Fallen:
    """Dice as they fell, throw by throw; asked for others they raise NoRoll."""

    def __init__(self, throws: Iterable[Sequence[int]]) -> None:
        self._throws = [tuple(throw) for throw in throws]

    def roll(self, count: int) -> tuple[int, ...]:
        """Return the next throw, if it is one of so many dice."""
        if not self._throws or len(self._throws[0]) != count:
            raise NoRoll(f"no throw of {count} dice fell")
        return self._throws.pop(0)


def as_question(ask: Mapping[str, Any], title: str) -> dict[str, Any]:
    """Return a question to the judge, with the title of its answer, in the place of a command: it can be contested.

    >>> as_question({"type": "adjacent", "a": "A1", "b": "A2"}, "Next to each other")["title"]
    'Next to each other'
    """
    return {QUESTION: dict(ask), "title": title}


def given_of(
    game: Any, links: Iterable[Any], events: Sequence[Any], commands: Mapping[int, Sequence[Mapping[str, Any]]]
) -> list[Given]:
    """Return commands in force, the oldest first, each with its events.

    `links`: of `engine.history.in_force`, the newest first. `events`: the log from where the oldest of them began, or
    was corrected. `commands`: what was commanded under the numbers of the log, as far as that is known.
    """
    written: dict[tuple[int, int], list[Any]] = {}
    known: dict[tuple[int, int], Sequence[Mapping[str, Any]]] = {}
    for event in events:
        written.setdefault((0, event.command), []).append(event)
        if not hasattr(event, "since"):
            continue
        for document in event.events:
            nested = game.event_from_json(document)
            written.setdefault((event.command, nested.command), []).append(nested)
        known |= {(event.command, int(number)): each for number, each in event.commands.items()}
    found = []
    for done in links:
        key = (done.within, done.command)
        said = known.get(key) or commands.get(done.command, ())
        found.append(Given(done.command, tuple(written.get(key, ())), tuple(said), done.before))
    return found[::-1]


def contested(
    game: Any, state: Any, given: Given, since: int, facts: Sequence[Mapping[str, Any]], actor: str
) -> Contested:
    """Judge a command again, before which `facts` are said to have been so.

    `since`: its number; of a refused one, that of the first command after it, 0 where nothing came after it.
    A question is asked again: only what is said of the table makes a difference to it. A fact `void` says that it was
    not allowed at all, `stands` that it was whatever the rules say. Raises DocumentError for a fact that is none, or
    that the game refuses.
    """
    contests: Contests = game.contests
    refused = not given.events
    base = base_of(state, since)
    before = original(game, replace(given, before=base))[0]
    now: Any = replace(base, sequence=first_new(state) - 1, taken_back=None)
    told: list[Ruling] = []
    made: list[Any] = []
    for fact in facts:
        if fact["fact"] in OF_THE_RULING or contests.of_command(fact):
            continue
        ruling, events, now = decided(game, now, [contests.stated(now, fact, actor)], Fallen(()))
        if not events or ruling is None:
            raise FactRefused(ruling)
        told.append(ruling)
        made += events
    kinds = {fact["fact"] for fact in facts}
    if (ask := _asked(given)) is not None:  # it did nothing: it is asked again of the table as it is said to have been
        if kinds & OF_A_COMMAND or any(map(contests.of_command, facts)):
            raise DocumentError("fact", "error-fact-question")
        return Contested(before, _answered(game, now, ask), tuple(told), tuple(made), (), (), now)
    commands = _changed(contests, given, facts, actor)
    if "void" in kinds:
        return Contested(before, None, tuple(told), tuple(made), (), (), now)
    throws = () if "roll" in kinds else throws_of(contests, given.events) or ()
    start = now if refused else replace(now, sequence=given.number - 1)
    ruling, events, after = tried(game, start, commands, throws)
    if not refused and len(events) > len(given.events):  # its further numbers would be those of what followed
        ruling, events, after = tried(game, now, commands, throws)
    kept = after if events else now
    return Contested(before, ruling, tuple(told), tuple(made), events, tuple(commands), kept, ruling is None)


def offered(game: Any, given: Given, *, roll: bool = False) -> frozenset[str]:
    """Return the kinds of facts that a contested command has a place for; `roll`: judged again it takes dice.

    A kind that is left out would be refused whatever is said: dice where none fell, a change of a test where none is
    declared, terrain where no map lies.
    """
    contests: Contests = game.contests
    found = {"section", *contests.facts_on(given.before)}
    if _asked(given) is not None:
        return frozenset(found)
    try:
        commands = [contests.command_from_json(each) for each in given.commands]
    except LogError:
        commands = []
    found |= {kind for command in commands for kind in contests.facts_of(command)}
    if given.events:
        found.add("void")
    elif any(contests.anyway(command, "") is not None for command in commands):
        found.add("stands")
    if any(contests.with_roll(command, dice) is not None for command in commands for dice in TRIED) and (
        roll or not given.events or _fell(contests, given, commands)
    ):
        found.add("roll")
    return frozenset(found)


def _fell(contests: Contests, given: Given, commands: Iterable[Any]) -> bool:
    """Return whether dice fell as a command was carried out, or where that is not told."""
    throws = throws_of(contests, given.events)
    return throws is None or any(throws) or any(map(contests.typed, commands))


def decided(game: Any, state: Any, commands: Sequence[Any], dice: Dice) -> Judged:
    """Decide commands one after the other as one; a refused one refuses them all: no events, the state as it was."""
    first, now, made = state.sequence + 1, state, []
    ruling: Ruling | None = None
    for command in commands:
        decision = game.decide(now, command, dice)
        ruling = decision.ruling
        if not decision.events:
            return ruling, (), state
        for event in decision.events:
            numbered = replace(event, command=first)
            now = game.apply(now, numbered)
            made.append(numbered)
    return ruling, tuple(made), now


def throws_of(contests: Contests, events: Iterable[Any]) -> tuple[tuple[int, ...], ...] | None:
    """Return the bot's dice of events, throw by throw; None where they can't be thrown again so."""
    found = [contests.thrown(event) for event in events]
    return None if None in found else tuple(throw for throws in found for throw in throws or ())


def tried(game: Any, state: Any, commands: Sequence[Any], throws: Sequence[Sequence[int]]) -> Judged:
    """Decide commands; without a ruling where a roll is missing, or what they name is no longer there."""
    try:
        return decided(game, state, commands, Fallen(throws))
    except NoRoll:
        return None, (), state
    except DocumentError as error:
        return Ruling(state.ruleset, "refused", None, ()) if error else None, (), state


def original(game: Any, given: Given) -> Judged:
    """Judge a command as it was judged: no ruling where that is not known any more, or comes out differently today."""
    if (ask := _asked(given)) is not None:
        return _answered(game, given.before, ask), (), given.before
    contests: Contests = game.contests
    throws = throws_of(contests, given.events)
    if not given.commands or throws is None:
        return None, (), given.before
    try:
        commands = [contests.command_from_json(each) for each in given.commands]
    except LogError:
        return None, (), given.before
    start = replace(given.before, sequence=given.number - 1) if given.events else given.before
    ruling, events, after = tried(game, start, commands, throws)
    return (ruling if events == given.events else None), events, after


def _asked(given: Given) -> Mapping[str, Any] | None:
    """Return the question that was asked, None where something was commanded."""
    found = given.commands[0].get(QUESTION) if given.commands else None
    return found if isinstance(found, Mapping) else None


def _answered(game: Any, state: Any, ask: Mapping[str, Any]) -> Ruling | None:
    """Return the ruling on a question about a state; None where it can't be asked of that."""
    try:
        answer: Ruling = game.adjudicate({**(game.document(state) or {}), "ask": dict(ask)}).ruling
    except DocumentError:
        return None
    return answer


def _changed(contests: Contests, given: Given, facts: Sequence[Mapping[str, Any]], actor: str) -> list[Any]:
    """Return the contested commands with what is said of themselves: their dice, that they stand, what changed them."""
    commands = [contests.command_from_json(each) for each in given.commands]
    for fact in facts:
        commands = _first(commands, _change(contests, fact, actor), str(fact["fact"]))
    return commands


def _change(contests: Contests, fact: Mapping[str, Any], actor: str) -> Callable[[Any], Any] | None:
    """Return how a fact changes a command; None for one that changes none."""
    if fact["fact"] == "roll":
        return lambda command: contests.with_roll(command, fact["dice"])
    if fact["fact"] == "stands":
        return lambda command: contests.anyway(command, actor)
    return (lambda command: contests.with_fact(command, fact)) if contests.of_command(fact) else None


def _first(commands: Sequence[Any], change: Callable[[Any], Any] | None, fact: str) -> list[Any]:
    """Return the commands with the first changed that can be. Raises DocumentError where none can."""
    if change is None:
        return list(commands)
    for place, command in enumerate(commands):
        if (changed := change(command)) is not None:
            return [*commands[:place], changed, *commands[place + 1 :]]
    raise DocumentError("fact", f"error-fact-{fact}")
