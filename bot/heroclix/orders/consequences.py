"""What each answer to an open decision would lead to, judged by the engine, so that nobody has to guess."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import combinations_with_replacement
from typing import Any

from engine import DocumentError
from engine.heroclix.fight.attack.afterwards import choosable
from engine.heroclix.game import Asked, GameState, Pending, asked
from engine.heroclix.game.decide.fight.waiting import ANOTHER, asked_of_leaving, judged
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

FACES = tuple(range(1, 7))
ROLLS = tuple(combinations_with_replacement(FACES, 2))  # which die shows which makes no difference (12.2b, 12.6b)
DECLINE, USE = "decline", "use"


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
    """What the game waits for: the number of an attack or of a break away roll, and what is asked about it in order."""

    number: int
    questions: tuple[Asked, ...]
    pending: Pending | None = None
    leaving: Leaving | None = None

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
    """Return the cards, or an action, that may take the place of normal damage (12.4c)."""
    pending = state.attack(asked.attack)
    fields: Mapping[str, Any] = {} if pending is None else judged(state, pending).fields
    return tuple(fields.get("instead", ()))


def _values(state: GameState, asked: Asked) -> list[Any]:
    plain: Mapping[str, list[Any]] = {"die": [*FACES], "dice": [list(roll) for roll in ROLLS], "option": [USE, DECLINE]}
    if asked.kind in plain:
        return plain[asked.kind]
    if asked.kind == "effect":
        pending = state.attack(asked.attack)
        fields: Mapping[str, Any] = {} if pending is None else judged(state, pending).fields
        return [*choosable(fields.get("after", ()))]
    if asked.kind == "card":
        return [*cards_of(state, asked)]
    if asked.kind == "figure":
        side = state.by_id(asked.figure).side
        friends = not asked.choice.startswith(f"{ANOTHER}:")  # a different target is another opponent as a rule
        return [figure.id for figure in state.in_play if figure.squares and (figure.side == side or not friends)]
    return []
