"""The process that reads one upload: its bytes come in, what was found goes out as JSON, and it ends."""

from __future__ import annotations

import gc
import json
import sys
from typing import Any, cast

from bot.app.user_error import UserError
from bot.uploads.force import read_force
from bot.uploads.kinds import reader
from bot.uploads.limits import LIMITS, MEMORY, Kind
from bot.uploads.plain import text_of
from engine import DocumentError

SEARCHES = 1_000_000  # objects between two searches for garbage: a log is kept whole, and the process ends with it


def bounded(kind: Kind) -> None:
    """Let the system end this process where it takes too much; not every system can."""
    try:
        import resource  # noqa: PLC0415  # not on Windows, where the clock alone bounds it
    except ImportError:
        return
    work = LIMITS[kind].work
    resource.setrlimit(resource.RLIMIT_CPU, (work, work))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def found_in(kind: Kind, ruleset: str, raw: bytes) -> dict[str, Any]:
    """Return what was read, or `refused`: the message, its data, and where it has one the field it is about."""
    try:
        if kind == "force":
            return read_force(raw, ruleset)
        read = reader(kind, ruleset) if ruleset else reader(kind)
        return read(text_of(raw), ruleset)
    except UserError as error:
        return {"refused": [error.message, error.data, None]}
    except DocumentError as error:
        return {"refused": [error.message, error.data, error.path]}
    except (MemoryError, RecursionError):
        return {"refused": ["file-too-heavy", {}, None]}


def main() -> int:
    """Read the upload of the kind that the first argument names, for a game of the ruleset that the second names."""
    kind, ruleset = cast(Kind, sys.argv[1]), sys.argv[2]
    bounded(kind)
    gc.set_threshold(SEARCHES)
    found = found_in(kind, ruleset, sys.stdin.buffer.read(LIMITS[kind].size + 1))
    sys.stdout.write(json.dumps(found, default=str))
    return 0


if __name__ == "__main__":
    sys.exit(main())
