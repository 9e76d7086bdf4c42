"""The questions of these tests, and what is expected of each, as short forms that are read here."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from engine.heroclix import judge
from engine.heroclix.position import Position

HERE = Path(__file__).parent
DOCUMENTS: Mapping[str, dict[str, Any]] = json.loads((HERE / "positions.json").read_text("utf-8"))


@dataclass(frozen=True)
class Expected:
    """A question and what it means: structured questions, or words that fit several figures, or nothing."""

    language: str
    position: str
    question: str
    questions: tuple[Mapping[str, Any], ...] = ()
    several: bool = False
    suppose: Mapping[str, str] = field(default_factory=dict)
    ambiguous: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


@cache
def position_of(name: str) -> Position:
    """Return a position of these tests."""
    document = {**DOCUMENTS[name], "ask": {"type": "adjacent", "a": "A1", "b": "A2"}}
    return judge.read(document)[0]


def expectations(file: str = "questions.txt") -> Iterator[Expected]:
    """Yield every question of a file."""
    for line in (HERE / file).read_text("utf-8").splitlines():
        if line.strip() and not line.startswith("#"):
            language, position, question, meant = (part.strip() for part in line.split("|"))
            yield _expected(language, position, question, meant)


def _expected(language: str, position: str, question: str, meant: str) -> Expected:
    if meant == "-":
        return Expected(language, position, question)
    if meant.startswith("?"):
        words, _, ids = meant[1:].partition(":")
        return Expected(language, position, question, ambiguous={words.strip(): tuple(ids.split())})
    meant, _, supposed = meant.partition("@")
    suppose = dict(part.split("=") for part in supposed.split())
    kind, *parts = meant.split()
    if kind == "each":
        found = tuple(_each(position, parts))
        return Expected(language, position, question, found, several=True, suppose=suppose)
    if kind == "total":  # the first of the pairs of dice that make it stands for all
        *others, total = parts
        pair = next((one, int(total) - one) for one in range(1, 7) if int(total) - one <= 6)
        kind, parts = "attack", [*others, *map(str, pair)]
    return Expected(language, position, question, (_question(kind, parts),), suppose=suppose)


def _each(position: str, parts: list[str]) -> Iterator[Mapping[str, Any]]:
    """Yield a question for every opponent, `*`; `?` is the kind that adjacency decides, of who has range."""
    figures = {each["id"]: each for each in DOCUMENTS[position]["figures"]}
    one = next(part for part in parts if part in figures)
    for other in figures.values():
        if other["side"] != figures[one]["side"]:
            filled = [other["id"] if part == "*" else part for part in parts]
            if "?" in filled:
                near = judge.adjudicate(
                    {**DOCUMENTS[position], "ask": {"type": "adjacent", "a": one, "b": other["id"]}}
                )
                shoots = figures[filled[1]].get("values", {}).get("range", 0)
                filled[filled.index("?")] = "close" if near.fields["result"] or not shoots else "range"
            yield _question(filled[0], filled[1:])


def _question(kind: str, parts: list[str]) -> dict[str, Any]:  # noqa: C901 - one line a kind
    match kind, parts:
        case "line", [a, b]:
            return {"type": "line_of_fire", "from": a, "to": b}
        case "legal", [figure, action, *target]:
            return {"type": "legal", "figure": figure, "action": action} | ({"target": target[0]} if target else {})
        case "odds", [attacker, target, how, *more]:
            made = {"type": "odds", "attacker": attacker, "targets": [target], "kind": how}
            return made | dict(part.split("=") for part in more)
        case "attack", [attacker, target, how, one, two]:
            roll = [int(one), int(two)]
            return {"type": "attack", "attacker": attacker, "targets": [target], "kind": how, "roll": roll}
        case "reach", [figure, *action]:
            return {"type": "reachable", "figure": figure} | ({"action": action[0]} if action else {})
        case "path", [figure, square, *action]:
            made = {"type": "shortest_path", "figure": figure, "to": square}
            return made | ({"action": action[0]} if action else {})
        case "carry", [figure, passenger, *square]:
            made = {"type": "shortest_path" if square else "reachable", "figure": figure, "carry": [passenger]}
            return made | ({"to": square[0]} if square else {})
        case (("adjacent" | "distance"), [a, b]):
            return {"type": kind, "a": a, "b": b}
        case "break", [figure, *roll]:
            return {"type": "break_away", "figure": figure} | ({"roll": int(roll[0])} if roll else {})
        case "value", [figure, value, *during]:
            made = {"type": "value", "figure": figure, "value": value}
            return made | ({"during": dict(part.split("=") for part in during)} if during else {})
        case "acts", [figure]:
            return {"type": "legal_actions", "figure": figure}
        case "knockback", [figure, away, *squares]:
            made = {"type": "knockback", "figure": figure, "away_from": away}
            return made | ({"squares": int(squares[0])} if squares else {})
    raise ValueError(kind, parts)
