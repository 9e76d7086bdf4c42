"""What each answer to an open decision would lead to, judged by the engine, so that nobody has to guess."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import combinations_with_replacement
from typing import Any

from engine import DocumentError
from engine.heroclix.game import Asked, GameState, Pending
from engine.heroclix.game.waiting import judged

__all__ = ["FACES", "ROLLS", "Fate", "answers", "as_it_stands", "fates", "friends", "rolled_apart"]

FACES = tuple(range(1, 7))
ROLLS = tuple(combinations_with_replacement(FACES, 2))  # which die shows which makes no difference (12.2b, 12.6b)
DECLINE, USE = "decline", "use"


@dataclass(frozen=True, slots=True)
class Fate:
    """What an attack comes to for one figure; `ends_at` where it is knocked back to, `passed_to` who takes its hit."""

    figure: str
    result: str
    damage: int | None = 0
    tokens: int = 0
    ends_at: str | None = None
    fall: int = 0
    ko: bool = False
    passed_to: str | None = None


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
                None if back is None else back["ends_at"],
                0 if back is None else back["damage_taken"],
                outcome["ko"] or bool(back and back["ko"]),
                outcome["passed_to"],
            )
        )
    if fields["attacker_damage"]:
        found.append(Fate(pending.attacker, "harmed", fields["attacker_damage"], ko=fields["attacker_ko"]))
    return tuple(found)


def as_it_stands(state: GameState, pending: Pending) -> tuple[Fate, ...]:
    """Return what an attack comes to if everything open is left as it is."""
    return fates(state, pending, judged(state, pending).fields)


def answers(state: GameState, pending: Pending, asked: Asked) -> Iterator[tuple[Any, tuple[Fate, ...]]]:
    """Yield each answer that the rules allow, with what it leads to: a die, a roll, a figure, or use and decline."""
    for value in _values(state, asked):
        try:
            fields: Mapping[str, Any] = judged(
                state, replace(pending, choices={**pending.choices, asked.choice: value})
            ).fields
        except DocumentError:
            continue
        if asked.choice not in fields["refused"]:
            yield value, fates(state, pending, fields)


def friends(state: GameState, pending: Pending, asked: Asked) -> list[str]:
    """Return the figures that the rules let take the hit (27.3g)."""
    return [value for value, _ in answers(state, pending, asked) if value != DECLINE]


def rolled_apart(found: list[tuple[Any, tuple[Fate, ...]]]) -> list[tuple[list[Any], tuple[Fate, ...]]]:
    """Return the answers gathered by what they lead to, in the order in which each first occurs.

    >>> rolled_apart([(1, ()), (2, ()), (3, (Fate("a", "hit"),))])[0]
    ([1, 2], ())
    """
    gathered: dict[tuple[Fate, ...], list[Any]] = {}
    for value, led_to in found:
        gathered.setdefault(led_to, []).append(value)
    return [(values, led_to) for led_to, values in gathered.items()]


def _values(state: GameState, asked: Asked) -> list[Any]:
    if asked.kind == "die":
        return [*FACES]
    if asked.kind == "dice":
        return [list(roll) for roll in ROLLS]
    if asked.kind == "option":
        return [USE, DECLINE]
    if asked.kind == "figure":
        side = state.by_id(asked.figure).side
        return [figure.id for figure in state.in_play if figure.side == side and figure.squares]
    return []
