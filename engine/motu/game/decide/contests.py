"""What Battleground knows of itself so that its rulings can be contested: see `engine.contest`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from engine.contest import Correction
from engine.errors import DocumentError, as_given
from engine.motu.fight.roll import EXPLODES
from engine.motu.game.commands import Command, actions, table
from engine.motu.game.commands.base import Agreement, Overriding
from engine.motu.game.commands.codec import command_from_json, command_to_json
from engine.motu.game.events import Event
from engine.motu.game.events.actions import TestKept, TestRolled
from engine.motu.game.state import GameState

__all__ = ["CONTESTS", "FACTS"]

FACTS = ("stood", "terrain", "tokens", "wounds", "mana", "modifier", "effect")
TERRAIN = ("high", "low", "rough")
MODIFIED = {
    "dice": "dice_modifiers",
    "threshold": "threshold_modifiers",
    "defense-dice": "defense_dice_modifiers",
    "defense-threshold": "defense_threshold_modifiers",
}


class Contests:
    """Battleground's rulings, contested."""

    unsettled = "2/regla-de-oro"
    command_to_json = staticmethod(command_to_json)
    command_from_json = staticmethod(command_from_json)

    def thrown(self, event: Event) -> tuple[tuple[int, ...], ...] | None:
        """Return the bot's dice of an event, throw by throw; None where they can't be thrown again so."""
        whose = getattr(event, "dice", "")
        if whose not in ("bot", "both"):
            return ()
        if whose == "both" or not isinstance(event, (TestRolled, TestKept)):
            return None
        if isinstance(event, TestRolled):
            return (tuple(event.faces),) if event.faces else ()
        return tuple(_waves(event.new))

    def with_roll(self, command: Command, dice: Sequence[int]) -> Command | None:
        """Return a command with the dice that fell; None where it takes none."""
        if isinstance(command, actions.Attack):
            return replace(command, attack_roll=actions.Rolled(tuple(dice), new=None), held=False)
        if isinstance(command, actions.TakeTest):
            return replace(command, roll=actions.Rolled(tuple(dice), new=None), held=False)
        return replace(command, rolls=tuple(dice)) if isinstance(command, actions.Throw) else None

    def typed(self, command: Command) -> tuple[int, ...]:
        """Return the dice that a command's player typed, none where there are none."""
        rolled = [getattr(command, name, None) for name in ("attack_roll", "defense_roll", "roll")]
        found = [die for each in rolled if isinstance(each, actions.Rolled) for die in (*each.rolls, *(each.new or ()))]
        loose = [getattr(command, name, None) or () for name in ("rolls", "new")]
        return (*found, *(die for each in loose for die in each))

    def confirmed(self, actor: str, by: str, name: str, *, judge: bool) -> Command:
        """Return the command that writes down who confirmed what an actor typed."""
        return table.ConfirmRoll(by, name, judge, actor=actor, judge=True)

    def anyway(self, command: Command, by: str) -> Command | None:
        """Return a command as it is let stand; None where nobody can let it (P302)."""
        if not isinstance(command, Overriding):
            return None
        return replace(command, override=True, agreed=Agreement(by, judge=True))

    def closing(self, state: GameState) -> Command | None:
        """Return what answers in the plainest way what is waited for: dice are kept, a movement ends."""
        if state.contest is not None and state.contest.open is not None:
            return actions.Keep(actor="", judge=True)
        return actions.StopMoving(actor="", judge=True) if state.waits == "movement" else None

    def stated(self, state: GameState, fact: Mapping[str, Any], actor: str) -> Command:
        """Return the command that makes a fact so. Raises DocumentError for one that is none."""
        make = _STATED.get(str(fact.get("fact")))
        if make is None:
            raise DocumentError("fact", "error-not-one-of", given=as_given(fact.get("fact")), expected=", ".join(FACTS))
        return make(state, fact, actor)

    def of_command(self, fact: Mapping[str, Any]) -> bool:
        """Return whether a fact is about a command: the changes of a test are."""
        return fact.get("fact") == "modifier"

    def with_fact(self, command: Command, fact: Mapping[str, Any]) -> Command | None:
        """Return an attack or test with a change of its dice or thresholds in it."""
        name = MODIFIED.get(str(fact.get("value")))
        if name is None or not isinstance(command, (actions.Attack, actions.TakeTest)):
            return None
        more: Any = {name: (*getattr(command, name), {"add": fact["add"], "from": str(fact.get("name") or "table")})}
        return replace(command, **more)

    def facts_of(self, command: Command) -> Sequence[str]:
        """Return the kinds of facts that a command has a place for: where a test is declared its changes belong (5)."""
        return ("modifier",) if isinstance(command, (actions.Attack, actions.TakeTest)) else ()

    def facts_on(self, state: GameState) -> Sequence[str]:
        """Return what may have been otherwise on a table: of characters, of a field, of where they stood on it."""
        there, field = bool(state.figures), state.ground is not None
        found = {"wounds": there, "mana": there, "tokens": there, "effect": there}
        return [kind for kind, open_to in {**found, "terrain": field, "stood": there and field}.items() if open_to]

    def correction(self, found: Correction, **how: Any) -> table.CorrectRuling:
        """Return the command that carries a correction out."""
        word = how.pop("agreed", None)
        return table.CorrectRuling(
            since=found.since,
            about=found.about,
            events=found.events,
            facts=found.facts,
            commands=found.commands,
            changed=found.numbers("changed"),
            standing=found.numbers("standing"),
            dropped=found.numbers("dropped"),
            agreed=None if word is None else Agreement(**word),
            **how,
        )


def _waves(new: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Yield the new dice of explosions throw by throw: each die that explodes brings one into the next throw (5).

    >>> list(_waves((6, 2, 6, 4)))
    [(6, 2), (6,), (4,)]
    """
    rest, count = tuple(new), len(new) - new.count(EXPLODES)
    while rest:
        throw, rest = rest[:count], rest[count:]
        yield throw
        count = throw.count(EXPLODES)


def _stood(state: GameState, fact: Mapping[str, Any], actor: str) -> Command:
    return table.Place(state.figure(str(fact["figure"])).id, str(fact["at"]), actor=actor, judge=True)


def _terrain(state: GameState, fact: Mapping[str, Any], actor: str) -> Command:
    """Lay the field again with one hex of that terrain more."""
    kind = str(fact["kind"])
    if state.ground is None:
        raise DocumentError("map", "error-game-no-map")
    if kind not in TERRAIN:
        raise DocumentError("kind", "error-not-one-of", given=as_given(kind), expected=", ".join(TERRAIN))
    document = dict(state.ground.document)
    listed = document.get(kind, [])
    document[kind] = [*([listed] if isinstance(listed, str) else listed), str(fact["at"]).upper()]
    tokens = {each.id: state.ground.field.name(each.at) for each in state.objectives}
    return table.LayField(document, tokens, actor=actor, judge=True)


def _corrected(field: str) -> Callable[[GameState, Mapping[str, Any], str], Command]:
    def make(state: GameState, fact: Mapping[str, Any], actor: str) -> Command:
        return table.Correct(state.figure(str(fact["figure"])).id, field, fact["number"], actor=actor, judge=True)

    return make


def _effect(state: GameState, fact: Mapping[str, Any], actor: str) -> Command:
    """Let a character have had an effect, or not."""
    figure = state.figure(str(fact["figure"])).id
    if not fact["has"]:
        return actions.EndEffect(figure, str(fact["effect"]), actor=actor, judge=True)
    return actions.GiveEffect(figure, str(fact["effect"]), actor=actor, judge=True)


def _tokens(state: GameState, fact: Mapping[str, Any], actor: str) -> Command:
    """Let a character have had its token of concentration, or not: there is one at most (6a)."""
    figure = state.figure(str(fact["figure"])).id
    return table.Correct(figure, "concentrated", bool(fact["number"]), actor=actor, judge=True)


_STATED: Mapping[str, Callable[[GameState, Mapping[str, Any], str], Command]] = MappingProxyType(
    {
        "stood": _stood,
        "terrain": _terrain,
        "tokens": _tokens,
        "wounds": _corrected("wounds"),
        "mana": _corrected("mana"),
        "effect": _effect,
    }
)
CONTESTS = Contests()
