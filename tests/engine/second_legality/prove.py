"""Compare the engine with the second judge of legality: `python -m tests.engine.second_legality.prove --count 10000`.

With `--ruleset heroclix-2022`, or 2012, they are judged by that book, which the second judge has read for itself. Each
random board is judged as it stands, with what each legal action costs, in the middle of an action, and under Mind
Control. What the judges disagree on is printed as a position document; the exit code is 1 then.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator

from tests.engine.second_legality.positions import position_of
from tests.engine.second_legality.positions_2012 import position_of_2012
from tests.engine.second_legality.positions_2022 import position_of_2022
from tests.engine.second_legality.pushing import price_differences
from tests.engine.second_legality.reading import Fields
from tests.engine.second_legality.rules import OF_2012, OF_2022, RULES, TODAY
from tests.engine.second_legality.test_two_judges import differences, in_the_middle, told, under_control

__all__ = ["documents"]

POSITIONS_OF = {
    TODAY.board.ruleset: position_of,
    OF_2022.board.ruleset: position_of_2022,
    OF_2012.board.ruleset: position_of_2012,
}


def documents(seed: int, ruleset: str) -> Iterator[Fields]:
    """Yield the position of a seed in an edition: as it stands, in the middle of an action, under Mind Control."""
    made = POSITIONS_OF[ruleset]
    yield made(seed)
    yield in_the_middle(seed, made)
    if controlled := under_control(seed, made):
        yield controlled


def main() -> int:
    """Compare as many boards as asked for, and tell how many verdicts were compared and where they differ."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=1000, help="boards to generate")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first")
    parser.add_argument("--ruleset", choices=sorted(RULES), default=TODAY.board.ruleset, help="the edition")
    options = parser.parse_args()
    counts: Counter[str] = Counter()
    for seed in range(options.first, options.first + options.count):
        for document in documents(seed, options.ruleset):
            counts["positions"] += 1
            counts["verdicts"] += sum(len(told(document, each["id"])) for each in document["figures"][:2])
            prices = () if "resolving" in document.get("turn", {}) else price_differences(document)
            for found in [*differences(document), *prices]:
                counts["differences"] += 1
                print(json.dumps({"seed": seed, "found": found, **document}))  # noqa: T201 - the answer of this command
    told_of = ("positions", "verdicts", "differences")
    print(", ".join(f"{counts[name]} {name}" for name in told_of), file=sys.stderr)  # noqa: T201
    return 1 if counts["differences"] else 0


if __name__ == "__main__":
    sys.exit(main())
