"""What odds cost beside brute force: `python -m tests.bench.odds_speed` prints the table.

The peer puts each of the 36 results, and each answer that players may give, to the judge of attacks, one ruling for
each. The ratio is what counts: how many times as long that takes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from engine.heroclix.fight.attack.declaration import Attack
from engine.heroclix.odds import chances_of
from engine.heroclix.position import Position
from tests.bench.alternation import compare
from tests.bench.speed import MILLI, Row
from tests.engine.odds.brute import Brute
from tests.engine.odds.tables import attack_of, document, figure

__all__ = ["CASES", "by_brute_force", "case", "exactly", "table"]

LIFE = {"click": 1, "clicks": 8}
RED, BLUE = "red", "blue"
CASES: Mapping[str, tuple[object, ...]] = {
    "nothing but dice": (figure("a", "C5", RED), figure("b", "C6", life=LIFE)),
    "Super Senses and Impervious": (
        figure("a", "C5", RED),
        figure("b", "C6", BLUE, "super-senses", "impervious", life=LIFE),
    ),
    "Probability Control on both sides": (
        figure("a", "C5", RED),
        figure("b", "C6", BLUE, "super-senses", life=LIFE),
        figure("c", "B5", RED, "probability-control"),
        figure("d", "C8", BLUE, "probability-control"),
    ),
}


def case(name: str) -> tuple[Position, Attack]:
    """Return the position of a case and its attack."""
    return attack_of(document(*CASES[name]))  # type: ignore[arg-type]


def exactly(name: str) -> Callable[[], object]:
    """Return the work of the engine's odds."""
    position, attack = case(name)
    return lambda: chances_of(position, attack)


def by_brute_force(name: str) -> Callable[[], object]:
    """Return the work of the same by the judge alone."""
    position, attack = case(name)
    return lambda: Brute(position, attack).prospect()


def table(rounds: int = 3) -> Iterator[Row]:
    """Measure every case, in turns with brute force."""
    for name in CASES:
        found = compare(exactly(name), by_brute_force(name), rounds)
        yield Row(f"the odds of an attack: {name}", found.ours * MILLI, "ms")
        yield Row("  every roll and answer judged takes as much", 1 / found.ratio, "×")


def main() -> None:
    """Print the table."""
    for row in table():
        print(row, flush=True)


if __name__ == "__main__":
    main()
