"""What each answer to an open decision would lead to, judged by the engine, so that nobody has to guess."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from itertools import combinations_with_replacement
from typing import Any

from engine import DocumentError
from engine.heroclix.fight.attack.afterwards import choosable
from engine.heroclix.game import Asked, GameState, Pending, asked
from engine.heroclix.game.decide.fight.captives import rooms
from engine.heroclix.game.decide.fight.waiting import (
    ANOTHER,
    VERSION,
    asked_of_leaving,
    asked_of_queries,
    judged,
    versions_of,
)
from engine.heroclix.game.events.queries import Query
from engine.heroclix.game.state.leaving import Leaving

__all__ = [
    "DECLINE",
    "FACES",
    "ROLLS",
    "USE",
    "Fate",
    "Waits",
    "answers",
    "as_it_stands",
    "cards_of",
    "rolled_apart",
    "unanswered",
]

RESCUE = "rescue"  # whom an attack frees
FACES = tuple(range(1, 7))
ROLLS = tuple(combinations_with_replacement(FACES, 2))  # which die shows which makes no difference (12.2b, 12.6b)
DECLINE, USE = "decline", "use"
PUSHING_DAMAGE = 1  # esfuerzo of 2012


@dataclass(frozen=True, slots=True)
class Fate:
    """What an attack comes to for one figure.

    `needs`: what the two dice need to hit it; `passed_to`: who takes its hit; `ends_at`: where it is knocked back
    to, empty where it can't give way; `controlled`: it acts for its attacker next (27.1f).
    """

    figure: str
    result: str
    damage: int | None = 0
    tokens: int = 0
    ends_at: str | None = None
    fall: int = 0
    ko: bool = False
    passed_to: str | None = None
    needs: int | None = None
    controlled: bool = False


@dataclass(frozen=True, slots=True)
class Waits:
    """What the game waits for: the number of an attack, a break away roll or a question, and what is asked in order."""

    number: int
    questions: tuple[Asked, ...]
    pending: Pending | None = None
    leaving: Leaving | None = None
    query: Query | None = None

    @property
    def first(self) -> Asked:
        """What is asked first."""
        return self.questions[0]

    @property
    def several(self) -> bool:
        """Whether more than one is for the same side to decide."""
        return sum(one.side == self.first.side for one in self.questions) > 1


def unanswered(state: GameState) -> Waits | None:
    """Return what the game waits for players to decide; None where it waits for nothing of the kind.

    How damage is divided is said when it is confirmed.
    """
    for pending in state.pending:
        questions = tuple(one for one in asked(state, pending) if one.kind != "parts")
        if questions:
            return Waits(pending.attack, questions, pending)
    if state.leaving is not None and (rerolls := asked_of_leaving(state)):
        return Waits(state.leaving.number, rerolls, leaving=state.leaving)
    if state.queries:  # one after another: each is a table of its own
        query = state.queries[0]
        return Waits(query.number, asked_of_queries(state)[:1], query=query)
    return None


def fates(state: GameState, pending: Pending, fields: Mapping[str, Any]) -> tuple[Fate, ...]:
    """Return what an attack comes to for each target, its attacker last where it harms itself."""
    found = []
    used = fields["knockback"] == "used"
    for name, outcome in fields["targets"].items():
        back = outcome["knocked_back"] if used else None
        found.append(
            Fate(
                name,
                outcome["result"],
                outcome["damage_taken"],
                max(0, outcome["tokens_after"] - state.by_id(name).tokens),
                None if back is None else back["ends_at"] if back["path"] else "",
                0 if back is None else back["damage_taken"],
                outcome["ko"] or bool(back and back["ko"]),
                outcome["passed_to"],
                outcome["needs"],
                outcome["controlled"] is not None,
            )
        )
    if fields["attacker_damage"]:
        found.append(Fate(pending.attacker, "harmed", fields["attacker_damage"], ko=fields["attacker_ko"]))
    return tuple(found)


def as_it_stands(state: GameState, pending: Pending) -> tuple[Fate, ...]:
    """Return what an attack comes to if everything open is left as it is."""
    return fates(state, pending, judged(state, pending).fields)


def answers(state: GameState, waits: Waits) -> list[tuple[Any, tuple[Fate, ...]]]:
    """Return each answer that the rules allow, with what it leads to: a die, a roll, a figure, or use and decline."""
    if waits.leaving is not None:
        good = waits.leaving.succeeds_on
        figure = waits.leaving.figure
        return [(face, (Fate(figure, "success" if face in good else "failure"),)) for face in FACES]
    if waits.query is not None:
        return [(value, _of_query(state, waits.query, value)) for value in _values(state, waits.first)]
    found = []
    pending, choice = waits.pending, waits.first.choice
    assert pending is not None  # noqa: S101  # what is not asked of a break away roll is asked of an attack
    for value in _values(state, waits.first):
        try:
            fields: Mapping[str, Any] = judged(
                state, replace(pending, choices={**pending.choices, choice: value})
            ).fields
        except DocumentError:
            continue
        if choice not in fields["refused"]:
            found.append((value, fates(state, pending, fields)))
    return found


def _of_query(state: GameState, query: Query, value: Any) -> tuple[Fate, ...]:
    """Return what an answer to a question beside attacks leads to; a square only says where somebody stands."""
    if query.kind == "square":
        return ()
    if query.kind == "dice":
        return (Fate(query.of, "countered" if value != DECLINE and value[0] == value[1] else "kept"),)
    figure = state.by_id(query.figure)
    damage = 0 if value == USE else PUSHING_DAMAGE
    ko = damage > 0 and (figure.card.bystander or figure.card.is_ko(figure.click + damage))
    return (Fate(query.figure, "harmed", damage, ko=ko),)


def rolled_apart(found: list[tuple[Any, tuple[Fate, ...]]]) -> list[tuple[list[Any], tuple[Fate, ...]]]:
    """Return the answers gathered by what they lead to, in the order in which each first occurs.

    >>> rolled_apart([(1, ()), (2, ()), (3, (Fate("a", "hit"),))])[0]
    ([1, 2], ())
    """
    gathered: dict[tuple[Fate, ...], list[Any]] = {}
    for value, led_to in found:
        gathered.setdefault(led_to, []).append(value)
    return [(values, led_to) for led_to, values in gathered.items()]


def cards_of(state: GameState, asked: Asked) -> tuple[str, ...]:
    """Return the cards, or an action, that may take the place of normal damage (12.4c); those with a version (20.7)."""
    pending = state.attack(asked.attack)
    if pending is not None and asked.choice.startswith(f"{VERSION}:"):
        return versions_of(state, pending)
    fields: Mapping[str, Any] = {} if pending is None else judged(state, pending).fields
    return tuple(fields.get("instead", ()))


def _values(state: GameState, asked: Asked) -> list[Any]:
    plain: Mapping[str, list[Any]] = {"die": [*FACES], "dice": [list(roll) for roll in ROLLS], "option": [USE, DECLINE]}
    if asked.kind in plain:
        return plain[asked.kind]
    named = NAMED.get(asked.kind)
    return [] if named is None else named(state, asked)


def _effects(state: GameState, asked: Asked) -> list[Any]:
    pending = state.attack(asked.attack)
    fields: Mapping[str, Any] = {} if pending is None else judged(state, pending).fields
    return [*choosable(fields.get("after", ()))]


def _squares(state: GameState, asked: Asked) -> list[Any]:
    query = next((one for one in state.queries if one.number == asked.attack), None)
    return [] if query is None else [*rooms(state, query)]


def _figures(state: GameState, asked: Asked) -> list[Any]:
    side = state.by_id(asked.figure).side
    if asked.choice.startswith(f"{RESCUE}:"):
        return [one.id for one in state.figures if one.captor and one.owner == side]
    friends = not asked.choice.startswith(f"{ANOTHER}:")  # a different target is another opponent as a rule
    return [figure.id for figure in state.in_play if figure.squares and (figure.side == side or not friends)]


NAMED: Mapping[str, Callable[[GameState, Asked], list[Any]]] = {
    "effect": _effects,
    "card": lambda state, asked: [*cards_of(state, asked)],
    "square": _squares,
    "figure": _figures,
}
