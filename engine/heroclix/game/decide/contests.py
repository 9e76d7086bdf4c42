"""What HeroClix knows of itself so that its rulings can be contested: see `engine.contest`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from engine.contest import Correction
from engine.errors import DocumentError, as_given
from engine.grid import parse_region, place_name
from engine.heroclix.game import commands as cmd
from engine.heroclix.game import events as ev
from engine.heroclix.game.commands.base import Agreement
from engine.heroclix.game.commands.codec import command_from_json, command_to_json
from engine.heroclix.game.decide.agreement import OVERRIDING
from engine.heroclix.game.decide.fight.waiting import Asked, open_questions
from engine.heroclix.game.state import GameState
from engine.heroclix.game.state.document_map import standing_map
from engine.heroclix.game.state.layout import read_region

__all__ = ["CONTESTS", "FACTS"]

ROLLED = (ev.AttackRolled, ev.BeginningRolled, ev.BreakAwayOpened, ev.BreakAwayRolled, ev.RelicTried)
OTHERWISE = (ev.InitiativeRolled, ev.GameEnded, ev.CardDrawn, ev.Thrown)  # whose dice are not thrown in one way
TWO, DIE = 2, 1
TERRAIN = ("hindering", "blocking", "water")
FACTS = ("stood", "terrain", "tokens", "click", "modifier", "effect")  # what may be said to have been different


class Contests:
    """HeroClix's rulings, contested."""

    unsettled = "P30"  # no edition's book says a word of it
    command_to_json = staticmethod(command_to_json)
    command_from_json = staticmethod(command_from_json)

    def thrown(self, event: ev.Event) -> tuple[tuple[int, ...], ...] | None:
        """Return the bot's dice of an event, throw by throw; None where they can't be thrown again so."""
        whose = getattr(event, "dice", "")
        if whose not in ("bot", "both"):
            return ()
        if whose == "both" or isinstance(event, OTHERWISE):
            return None
        rolled: Any = event.roll if isinstance(event, ROLLED) else getattr(event, "value", ())
        return (tuple(rolled),) if isinstance(rolled, (list, tuple)) else ((int(rolled),),)

    def with_roll(self, command: cmd.Command, dice: Sequence[int]) -> cmd.Command | None:
        """Return a command with the dice that fell; None where it takes none, or not so many."""
        if isinstance(command, cmd.Attack) and len(dice) == TWO:
            return replace(command, roll=tuple(dice))
        if isinstance(command, (cmd.Move, cmd.Use)) and len(dice) == DIE:
            return replace(command, roll=dice[0])
        if isinstance(command, cmd.Choose) and (isinstance(command.value, (int, list, tuple)) or command.value is None):
            return replace(command, value=dice[0] if len(dice) == DIE else list(dice))
        return None

    def typed(self, command: cmd.Command) -> tuple[int, ...]:
        """Return the dice that a command's player typed, none where there are none."""
        found: Any = getattr(command, "value" if isinstance(command, cmd.Choose) else "roll", None)
        if isinstance(found, (list, tuple)):
            return tuple(found) if all(isinstance(die, int) for die in found) else ()
        return (found,) if isinstance(found, int) and not isinstance(found, bool) else ()

    def confirmed(self, actor: str, by: str, name: str, *, judge: bool) -> cmd.Command:
        """Return the command that writes down who confirmed what an actor typed."""
        return cmd.ConfirmRoll(by, name, judge, actor=actor, judge=True)

    def anyway(self, command: cmd.Command, by: str) -> cmd.Command | None:
        """Return a command as it is let stand; None where nobody can let it (P30)."""
        if not isinstance(command, OVERRIDING):
            return None
        return replace(command, override=True, agreed=Agreement(by, judge=True))

    def closing(self, state: GameState) -> cmd.Command | None:
        """Return what answers in the plainest way what an attack waits for: nothing is used, damage is dealt."""
        asked = open_questions(state)
        if asked:
            return cmd.Choose(asked[0].attack, asked[0].choice, _plainest(asked[0]), actor="", judge=True)
        if not state.pending:
            return None
        pending = state.pending[0]
        if pending.undivided:
            return cmd.DropDamage(pending.attack, actor="", judge=True)
        return cmd.ConfirmDamage(pending.attack, actor="", judge=True)

    def stated(self, state: GameState, fact: Mapping[str, Any], actor: str) -> cmd.Command:
        """Return the command that makes a fact so. Raises DocumentError for one that is none."""
        make = _STATED.get(str(fact.get("fact")))
        if make is None:
            raise DocumentError("fact", "error-not-one-of", given=as_given(fact.get("fact")), expected=", ".join(FACTS))
        return make(state, fact, actor)

    def of_command(self, fact: Mapping[str, Any]) -> bool:
        """Return that every fact is about the table."""
        del fact
        return False

    def with_fact(self, command: cmd.Command, fact: Mapping[str, Any]) -> None:
        """Return nothing: no fact is about a command."""

    def facts_of(self, command: cmd.Command) -> Sequence[str]:
        """Return nothing: no fact is about a command."""
        del command
        return ()

    def facts_on(self, state: GameState) -> Sequence[str]:
        """Return what may have been otherwise on a table: of figures, of a map, of where they stood on it."""
        there, mapped = bool(state.figures), state.map is not None
        found = {"tokens": there, "click": there, "modifier": there, "effect": there}
        return [kind for kind, open_to in {**found, "terrain": mapped, "stood": there and mapped}.items() if open_to]

    def correction(self, found: Correction, **how: Any) -> cmd.CorrectRuling:
        """Return the command that carries a correction out."""
        word = how.pop("agreed", None)
        return cmd.CorrectRuling(
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


def _plainest(asked: Asked) -> Any:
    """Return the plainest answer: what may be left out is."""
    return None if asked.kind == "parts" else "decline"


def _stood(state: GameState, fact: Mapping[str, Any], actor: str) -> cmd.Command:
    return cmd.Place(state.figure(str(fact["figure"])).id, str(fact["at"]), actor=actor, judge=True)


def _terrain(state: GameState, fact: Mapping[str, Any], actor: str) -> cmd.Command:
    """Lay the map again with one square of that terrain, or of none where it is clear."""
    kind = str(fact["kind"])
    if state.map is None:
        raise DocumentError("map", "error-game-no-map")
    if kind not in (*TERRAIN, "clear"):
        raise DocumentError("kind", "error-not-one-of", given=as_given(kind), expected=", ".join((*TERRAIN, "clear")))
    square = state.map.name_of(next(iter(read_region(state.map, str(fact["at"]), "at"))))
    document = standing_map(state)
    for each in TERRAIN:
        document[each] = [name for name in _listed(document.get(each, [])) if name != square]
    if kind != "clear":
        document[kind] = [*document[kind], square]
    return cmd.LoadMap(document, terrain=kind, places=(square,), actor=actor, judge=True)


def _listed(regions: str | Sequence[str]) -> list[str]:
    """Return the squares of regions by their names."""
    found = [regions] if isinstance(regions, str) else regions
    return [place_name(*place) for region in found for place in parse_region(region)]


def _tokens(state: GameState, fact: Mapping[str, Any], actor: str) -> cmd.Command:
    return cmd.Correct(state.figure(str(fact["figure"])).id, "tokens", fact["number"], actor=actor, judge=True)


def _click(state: GameState, fact: Mapping[str, Any], actor: str) -> cmd.Command:
    return cmd.Correct(state.figure(str(fact["figure"])).id, "click", fact["number"], actor=actor, judge=True)


def _modifier(state: GameState, fact: Mapping[str, Any], actor: str) -> cmd.Command:
    effect = {"modify": fact["value"], "add": fact["add"]}
    return _effect(state, fact, [effect], actor)


def _given_effects(state: GameState, fact: Mapping[str, Any], actor: str) -> cmd.Command:
    """Let a figure have had what a power or card did to it: a modifier, a power that was forgotten or countered."""
    return _effect(state, fact, fact["effects"], actor)


def _effect(
    state: GameState, fact: Mapping[str, Any], effects: Sequence[Mapping[str, Any]], actor: str
) -> cmd.BeginEffect:
    figure = state.figure(str(fact["figure"])).id
    name = str(fact.get("name") or fact.get("value"))
    return cmd.BeginEffect(figure, name, effects, "turn", actor=actor, judge=True)


_STATED: Mapping[str, Callable[[GameState, Mapping[str, Any], str], cmd.Command]] = MappingProxyType(
    {
        "stood": _stood,
        "terrain": _terrain,
        "tokens": _tokens,
        "click": _click,
        "modifier": _modifier,
        "effect": _given_effects,
    }
)
CONTESTS = Contests()
