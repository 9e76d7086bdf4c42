"""Ask the library a set of questions and print how often the right section stands on top.

`python -m tests.rulesdb.evaluation.run [--set tuning|unseen|timing] [--failures]`

Beside the library's own search stand two plain methods over the same entries: BM25 and a fuzzy match of titles.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence

import rulesdb
from tests.rulesdb.evaluation.rankers import RANKERS
from tests.rulesdb.evaluation.sets import SETS, TIMING, UNSEEN, Question, load_set
from tests.rulesdb.evaluation.tally import Asked, rank_of, table

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the report to standard output; return 0."""
    parser = argparse.ArgumentParser(prog="python -m tests.rulesdb.evaluation.run", description=__doc__)
    parser.add_argument("--set", choices=(*SETS, TIMING), default="tuning", help="which set to ask (default: tuning)")
    parser.add_argument("--failures", action="store_true", help="list the questions whose first answer is wrong")
    given = parser.parse_args(arguments)
    if given.failures and given.set == UNSEEN:
        parser.error(f"--failures: the questions of {given.set} stay unseen; use --set tuning")
    sys.stdout.write("\n".join(report(given.set, given.failures)) + "\n")
    return 0


def report(name: str, failures: bool) -> list[str]:
    """Return the lines of the report on one set: the table, then the failures if they are wanted."""
    questions = load_set(name)
    covered = [question for question in questions if rulesdb.load(question.ruleset).covered]
    lines = [f"set: {name}, {len(covered)} of {len(questions)} questions"]
    missing = Counter(question.ruleset for question in questions if question not in covered)
    lines += [f"not in the library yet: {ruleset} ({count})" for ruleset, count in sorted(missing.items())]
    if not covered:
        return lines
    asked = [_ask(question) for question in covered]
    lines += ["", *table(asked, list(RANKERS))]
    return [*lines, "", *_failed(asked)] if failures else lines


def _ask(question: Question) -> Asked:
    found = {method: rank(question.question, question.ruleset, question.lang) for method, rank in RANKERS.items()}
    return Asked(question, found)


def _failed(asked: Sequence[Asked]) -> list[str]:
    wrong = [one for one in asked if rank_of(one.question, one.found["library"]) != 1]
    return [
        f"{one.question.id} {one.question.ruleset} {one.question.lang} {one.question.kind}: {one.question.question!r} "
        f"wants {' or '.join((one.question.section, *one.question.accept))}, "
        f"finds {', '.join(one.found['library'][:3]) or 'nothing'}"
        for one in wrong
    ]


if __name__ == "__main__":
    sys.exit(main())
