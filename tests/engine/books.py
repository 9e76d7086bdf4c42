"""The books of other editions, seeded from the rules library: where their sections stand in place of today's.

`./.ci/venv python -m tests.engine.books` writes the rows that a book lacks; what somebody has reviewed stays. A row is

    16.8b  16.7b  to-review
    7.8    -      none
    17.4   -      several  16.8a 17.3
    P26    -      absent

the anchor, the section there (`-`: nothing), how it is known, and for several what to choose from. Seeded are
`to-review`, `none` and `several`; somebody has compared the texts where it is `checked` or, if nothing there says the
same, `absent`. A row `message-key@anchor` is of that message alone, and comes first. A section of the
same number is no counterpart unless the library says so; a reading is of its own edition's book, whatever its number.
R50 and on are the readings of the older books alone: a message of a rule that today's lacks rests on them.
"""

from __future__ import annotations

from pathlib import Path

import rulesdb
from engine.heroclix.editions import books

__all__ = ["OLDER_READINGS", "OTHERS", "TODAY", "seeded"]

TODAY = "heroclix-modern"
OTHERS = ("heroclix-2022", "heroclix-2012")
OLDER_READINGS = tuple(f"R{number}" for number in range(50, 82))


def seeded(other: str) -> dict[str, str]:
    """Return the row of each section and reading of today's book: one counterpart to review, none or several."""
    rows = {}
    for section in rulesdb.load(TODAY).sections:
        found = rulesdb.counterparts(TODAY, section).get(other, ())
        there = (
            f"{found[0]}  to-review" if len(found) == 1 else f"-  several  {' '.join(found)}" if found else "-  none"
        )
        rows[section] = f"{section}  {there}"
    for reading in OLDER_READINGS:
        there = f"{reading}  to-review" if rulesdb.load(other).has(reading) else "-  none"
        rows[reading] = f"{reading}  {there}"
    return rows


def main() -> None:
    """Write what each book lacks, and keep what it has."""
    for other in OTHERS:
        file = Path(books.__file__).parent / f"{other}.txt"
        lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
        kept = {line.split()[0] for line in lines if line and not line.startswith("#")}
        lines += [row for section, row in seeded(other).items() if section not in kept]
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
