"""The table of differences: what each edition's book says of a thing that they settle differently.

`differences/*.yaml` hold one theme each, a row a thing: its subject, what each book says and in which sections, and
for what is ruled on a case. A book that is silent has no sections.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from rulesdb._compiled import cached, digest_of
from rulesdb.installed import load

__all__ = ["DIFFERENCES", "Difference", "differences"]

DIFFERENCES = Path(__file__).resolve().parent / "differences"


@dataclass(frozen=True, slots=True)
class Difference:
    """One row: its subject, and what the books say of it, by ruleset; `sections` are empty where one is silent."""

    subject: str
    says: Mapping[str, str]
    sections: Mapping[str, tuple[str, ...]]


def differences(ruleset: str, section: str, lang: str) -> tuple[Difference, ...]:
    """Return the rows that rest on a section of a ruleset, in a language, those first that name it first.

    Rows in which no other book says something else of it are left out. Raises `UnknownRuleset`.

    >>> [row.subject for row in differences("heroclix-2022", "10.7b", "en")][0]
    'Beside whom one broke away from'
    """
    load(ruleset)
    table = _table()
    found = [(place, table["rows"][number]) for number, place in table["by"].get(ruleset, {}).get(section, ())]
    told = [(place, _row(row, lang)) for place, row in found]
    return tuple(
        row
        for _, row in sorted(told, key=lambda each: each[0])
        if len({*row.says.values()}) > 1 and ruleset in row.says
    )


def _row(row: Mapping[str, Any], lang: str) -> Difference:
    books = row["editions"]
    return Difference(
        row["subject"][lang],
        {ruleset: said["says"][lang] for ruleset, said in books.items()},
        {ruleset: tuple(said["sections"]) for ruleset, said in books.items()},
    )


@cache
def _table() -> Mapping[str, Any]:
    files = sorted(DIFFERENCES.glob("*.yaml"))
    return cached("differences", digest_of(files), lambda: _built(files))


def _built(files: list[Path]) -> dict[str, Any]:
    """Return the rows without their cases, and which rest on each section, with its place among those named."""
    from rulesdb._yaml import read_yaml  # noqa: PLC0415  # only whoever compiles needs the parser

    rows: list[dict[str, Any]] = []
    by: dict[str, dict[str, list[tuple[int, int]]]] = {}
    for file in files:
        for row in read_yaml(file.read_text("utf-8"), file.name):
            for ruleset, said in row["editions"].items():
                for place, section in enumerate(said["sections"]):
                    by.setdefault(ruleset, {}).setdefault(section, []).append((len(rows), place))
            rows.append({"subject": row["subject"], "editions": row["editions"]})
    return {"rows": rows, "by": by}
