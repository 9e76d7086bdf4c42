"""What games cost, beside a peer in the same run: `python -m tests.bench.game_speed` prints the table.

Games per second; and how the cost of one decision grows with the figures on the map. The peer is the second judge of
legality, which shares no code with the engine: of whole games it lists what each figure may be given at the beginning
of each turn, far less than a game takes; ratios are what counts.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from statistics import median

from engine.heroclix import judge
from engine.heroclix.game import (
    AddFigure,
    Agreement,
    Attack,
    Command,
    EndTurn,
    GameState,
    Join,
    LoadMap,
    Move,
    NewGame,
    decide,
)
from engine.heroclix.game.state.document import to_document
from engine.heroclix.position import MapPrint
from tests.bench.alternation import compare
from tests.bench.speed import MILLI, Row, timed
from tests.engine.game.naive import RandomDice
from tests.engine.game.random_counts import Counts
from tests.engine.game.random_games import play
from tests.engine.game.tables import ANN, BEN, Game, able
from tests.engine.second_legality.actions import judge as judge_twice
from tests.engine.second_legality.actions import legal_actions

__all__ = ["FIGURES", "crowded", "crowded_game", "decisions", "games", "growth", "listed", "table"]

FIGURES = (4, 8, 16, 32)
POWERS = ("running-shot", "energy-explosion", "super-senses", "outwit")  # of each figure, so that only numbers grow
SIDE = 16


def crowded(figures: int) -> GameState:
    """Return the state of `crowded_game`."""
    return crowded_game(figures).state


def crowded_game(figures: int) -> Game:
    """Return a game on 16×16 squares with so many figures, half on each side, no first turns left; Ann is to play."""
    chance = random.Random(figures)
    game = Game()
    game.do(NewGame("heroclix-modern", build_total=400, actor=ANN))
    game.do(Join("Ann", actor=ANN))
    game.do(Join("Ben", actor=BEN))
    game.do(LoadMap({"size": [SIDE, SIDE], "blocking": ["D4:D6", "K9"], "hindering": ["H8:I9"]}, actor=ANN))
    assert game.state.map is not None
    printed: MapPrint = game.state.map
    free = [square for square in range(SIDE * SIDE) if not printed.blocking >> square & 1]
    for number, square in enumerate(chance.sample(free, figures)):
        made = able(f"F{number}", *POWERS)
        game.do(AddFigure(made, printed.name_of(square), actor=(ANN, BEN)[number % 2]))
    for user in (ANN, ANN, BEN):
        game.do(EndTurn(actor=user))
    return game


def decisions(state: GameState) -> dict[str, Callable[[], list[object]]]:
    """Return the work of three decisions for two figures: a move, an attack, and the list of legal actions."""
    position = state.position()
    mine = [figure for figure in position.figures if figure.side == "red"][:2]
    foe = next(figure for figure in position.figures if figure.side != "red")
    orders: dict[str, list[Command]] = {"decide on a move": [], "decide on an attack": []}
    for figure in mine:
        reach = judge.answer(position, {"type": "reachable", "figure": figure.id}).fields["result"]
        assert isinstance(reach, (list, tuple))
        orders["decide on a move"].append(Move(figure.id, sorted(reach)[0], actor=ANN))
        attack = Attack(figure.id, [foe.id], "range", [3, 4], override=True, actor=ANN, agreed=Agreement(BEN))
        orders["decide on an attack"].append(attack)
    asked = [{"type": "legal_actions", "figure": figure.id} for figure in mine]
    dice = RandomDice(random.Random(0))

    def deciding(commands: list[Command]) -> Callable[[], list[object]]:
        return lambda: [decide(fresh(state), command, dice) for command in commands]

    work: dict[str, Callable[[], list[object]]] = {what: deciding(commands) for what, commands in orders.items()}
    return {**work, "legal_actions": lambda: [judge.answer(fresh(state).position(), ask) for ask in asked]}


def fresh(state: GameState) -> GameState:
    """Return an equal state whose position is not made yet."""
    return replace(state, name=state.name)


def games(count: int) -> Callable[[], object]:
    """Return the work of playing random games to their end, every law checked."""
    return lambda: [play(seed, Counts(), 0.0) for seed in range(count)]


def listed(count: int) -> Callable[[], object]:
    """Return the work of the second judge: what each figure may be given, at the beginning of each turn."""
    documents = []
    for seed in range(count):
        seen = play(seed, Counts(), 0.0)
        turns = {}
        while seen.last is not None:
            seen = seen.last.before
            if seen.status == "playing":
                turns[seen.turn_number] = seen
        documents += [to_document(state) for state in turns.values()]
    return lambda: [judge_twice(document) for document in documents]


def whole_games(count: int, rounds: int) -> Iterator[Row]:
    """Measure games per second, in turns with the second judge."""
    found = compare(games(count), listed(count), rounds)
    yield Row("random games to a winner, every law checked", count / found.ours, "a second")
    yield Row("  times the second judge's lists, once in each turn of them", found.ratio, "×")


def growth(rounds: int) -> Iterator[Row]:
    """Measure each decision with more and more figures on the map, and the second judge of legality beside it."""
    first: dict[str, float] = {}
    for figures in FIGURES:
        state = crowded(figures)
        for what, work in decisions(state).items():
            work()
            time = median(timed(work, 3) for _ in range(rounds)) / 2
            ratio = time / first.setdefault(what, time)
            yield Row(f"{what}, {figures} figures", time * MILLI, f"ms, {ratio:.2f} × that of {FIGURES[0]}")
            if what == "legal_actions":
                document = to_document(state)
                name = next(one["id"] for one in document["figures"] if one["side"] == "red")
                found = compare(work, lambda document=document, name=name: legal_actions(document, name), rounds)  # type: ignore[misc]
                yield Row("  the second judge of legality takes as much", 2 / found.ratio, "×")


def table(count: int = 20, rounds: int = 5) -> Iterator[Row]:
    """Measure everything."""
    yield from whole_games(count, rounds)
    yield from growth(rounds)


def main() -> None:
    """Print the table."""
    for row in table():
        print(row, flush=True)


if __name__ == "__main__":
    main()
