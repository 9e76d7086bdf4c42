"""Compare the engine with the second judge on random positions: `python -m tests.engine.board.prove --count 50000`.

With `--ruleset heroclix-2022` or `heroclix-2012` they are judged by that book, which the second judge has read for
itself.

Every position is asked about lines of fire for every purpose, adjacency, distance, breaking away, moves and
knockback. What the two judges disagree on is printed as a position document; the exit code is 1 then.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from engine.grid import place_name
from engine.heroclix import judge as heroclix
from tests.engine.board import slow_knockback, slow_moves
from tests.engine.board.scenes import CLICKS, document, lines_of, name_of, position_document, scene_of, wound
from tests.engine.board.slow_judge import Piece, Scene, Square, apart, judge
from tests.engine.board.slow_rules import BOOKS, TODAY, Book

STATES = ("clear", "hindered", "blocked")
LINES = 3  # lines of fire asked in each position
Fields = dict[str, Any]


class Case(NamedTuple):
    """One question: what it is asked as, and what the second judge answers, by the names of the answer's fields."""

    document: Fields
    expected: Fields

    @property
    def type(self) -> str:
        """The type of the question."""
        return str(self.document["ask"]["type"])


def cases(seed: int, book: Book = TODAY) -> Iterator[Case]:
    """Yield the questions about the position of a seed, as that book answers them."""
    dice, scene = scene_of(seed, True, book)
    wound(random.Random(f"wounds of {seed}"), scene)  # apart, so that the boards stay what they were
    for query in lines_of(dice, scene, LINES):
        state, squares = judge(query.scene, query.source, query.target, query.purpose)
        yield Case(document(query), {"result": STATES[state], "distance": squares})
    given = position_document(scene)
    for ask, expected in _others(dice, scene):
        if expected is not None:
            yield Case({**given, "ask": ask}, expected)


def _others(dice: random.Random, scene: Scene) -> Iterator[tuple[Fields, Fields | None]]:
    a, b = _place(dice, scene), _place(dice, scene)
    mine, theirs = _squares(a), _squares(b)
    names = {"a": name_of(a), "b": name_of(b)}
    yield {"type": "adjacent", **names}, {"result": slow_moves.adjacent(scene, mine, theirs)}
    yield {"type": "distance", **names}, {"result": min(apart(one, other) for one in mine for other in theirs)}
    if scene.figures:
        piece = dice.choice(scene.figures)
        yield {"type": "break_away", "figure": piece.id}, _break_away(scene, piece)
        yield from _moves(dice, scene, piece)
        for thrown in dice.sample(scene.figures, min(2, len(scene.figures))):
            yield from _knockback(dice, scene, thrown)


def _place(dice: random.Random, scene: Scene) -> Piece | Square:
    if scene.figures and dice.random() < 0.7:
        return dice.choice(scene.figures)
    return dice.randrange(scene.columns), dice.randrange(scene.rows)


def _squares(place: Piece | Square) -> list[Square]:
    return place.squares if isinstance(place, Piece) else [place]


def _break_away(scene: Scene, piece: Piece) -> Fields:
    results = slow_moves.breaks_away_on(scene, piece)
    if results is None:
        return {"required": False, "automatic": False, "succeeds_on": []}
    return {"required": True, "automatic": len(results) == 6, "succeeds_on": sorted(results)}


def _moves(dice: random.Random, scene: Scene, piece: Piece) -> Iterator[tuple[Fields, Fields | None]]:
    speed, direct = dice.randint(0, 5), dice.random() < 0.2
    found = slow_moves.move(scene, piece, speed, direct)
    ask = {"type": "reachable", "figure": piece.id, "speed": speed, "direct": direct}
    if found is None:
        yield ask, None
        return
    costs = {place_name(*square): moved for square, moved in sorted(found.costs.items())}
    stops = [place_name(*square) for square in sorted(found.stopped)]
    yield ask, {"result": list(costs), "costs": costs, "stops": stops}


def _knockback(dice: random.Random, scene: Scene, piece: Piece) -> Iterator[tuple[Fields, Fields]]:
    away_from = _place(dice, scene)
    if dice.random() < 0.6:
        away_from = dice.choice(slow_moves.neighbours(scene, dice.choice(piece.squares)))
    pieces = [piece]
    if dice.random() < 0.4:
        pieces += dice.sample(
            [other for other in scene.figures if other.id != piece.id], min(2, len(scene.figures) - 1)
        )
    if any(set(_squares(away_from)) & set(each.squares) for each in pieces):
        return
    squares = dice.choice((None, None, 1, 2, 4))
    squares = squares or 3 if scene.book.by_damage else squares
    found = slow_knockback.knock_back_all(scene, pieces, away_from, squares)
    ask = {"type": "knockback", "figure": piece.id, "away_from": name_of(away_from), "squares": squares}
    told = {each.id: _thrown(each, found[each.id]) for each in pieces}
    expected = told[piece.id]
    if len(pieces) > 1:
        ask["together"] = [each.id for each in pieces[1:]]
        expected |= {"order": list(found), "figures": {name: dict(told[name]) for name in found}}
    yield {name: value for name, value in ask.items() if value is not None}, expected


def _thrown(piece: Piece, thrown: slow_knockback.Thrown) -> Fields:
    path = [place_name(*square) for square in thrown.path]
    return {
        "path": path,
        "ends_at": path[-1] if path else place_name(*piece.squares[0]),
        "stopped_by": thrown.stopped_by,
        "damage": thrown.damage,
        "prevented": thrown.prevented,
        "damage_taken": thrown.taken,
        "reducer": "toughness" if thrown.taken < thrown.damage else None,
        "click_after": None if piece.left is None else min(CLICKS + 1, CLICKS + 1 - piece.left + thrown.taken),
        "ko": thrown.knocked_out(piece),
    }


def difference(case: Case) -> Fields | None:
    """Return what the engine answers otherwise, by field; None if the judges agree."""
    fields = heroclix.adjudicate(case.document).fields
    found = {name: fields[name] for name in case.expected if fields[name] != case.expected[name]}
    return found or None


def main() -> int:
    """Compare as many positions as asked for, and tell how many answers differ."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=2000, help="positions to generate")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first")
    parser.add_argument("--ruleset", choices=sorted(BOOKS), default=TODAY.ruleset, help="the edition to be judged")
    options = parser.parse_args()
    asked: Counter[str] = Counter()
    differ: Counter[str] = Counter()
    for seed in range(options.first, options.first + options.count):
        for case in cases(seed, BOOKS[options.ruleset]):
            asked[case.type] += 1
            found = difference(case)
            if found is not None:
                differ[case.type] += 1
                told = {"seed": seed, "engine": found, "expected": case.expected, **case.document}
                print(json.dumps(told))  # noqa: T201 - the answer of this command
    for name, number in sorted(asked.items()):
        print(f"{name}: {number} asked, {differ[name]} differ", file=sys.stderr)  # noqa: T201
    return 1 if differ else 0


if __name__ == "__main__":
    sys.exit(main())
