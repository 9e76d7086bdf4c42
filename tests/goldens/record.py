"""Goldens: digests of what the judge says, kept so that a rebuilding can prove that nothing changed.

One file a subject (`answers.txt`, `games.txt`, …), one line an item: the digest, a space, the name.
`JUDGE_GOLDENS=write pytest -n 0 tests/goldens` writes them anew, after a change of words or rulings that is meant.
What the bot says on simcord is held too while something is rebuilt: write it with `tests/e2e` beside `tests/goldens`
before the first move, and hold it with `JUDGE_GOLDENS=check pytest tests/e2e` after each.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable, Mapping
from pathlib import Path

__all__ = ["HEARING", "WRITING", "changed", "digest", "keep", "kept"]

HERE = Path(__file__).resolve().parent
WRITING = os.environ.get("JUDGE_GOLDENS") == "write"
HEARING = "JUDGE_GOLDENS" in os.environ  # what the bot says on simcord


def digest(lines: Iterable[str]) -> str:
    """Return sixteen hexadecimal digits that stand for these texts, in their order.

    >>> digest(["legal"]) == digest(["legal"]), digest(["legal"]) == digest(["le", "gal"])
    (True, False)
    """
    whole = hashlib.sha256()
    for line in lines:
        whole.update(line.encode() + b"\0")
    return whole.hexdigest()[:16]


def kept(subject: str) -> dict[str, str]:
    """Return the digests of a subject by name; none where nothing was written yet."""
    file = HERE / f"{subject}.txt"
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    return {name: found for found, _, name in (line.partition(" ") for line in lines)}


def keep(subject: str, found: Mapping[str, str]) -> None:
    """Write the digests of a subject, in the order of their names."""
    lines = "".join(f"{found[name]} {name}\n" for name in sorted(found))
    (HERE / f"{subject}.txt").write_text(lines, encoding="utf-8")


def changed(subject: str, found: Mapping[str, str]) -> list[str]:
    """Return the names whose digest is not the kept one, or that only one side has; where goldens are written, none."""
    if WRITING:
        keep(subject, found)
    before = kept(subject)
    return sorted(name for name in before.keys() | found.keys() if before.get(name) != found.get(name))
