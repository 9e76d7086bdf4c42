"""The console script `judge`: answers on standard output, logs on standard error.

Exit 0: answered. 1: `judge verify` found a mismatch. 2: the input is wrong, and one line on standard error says what
and where.
"""

from __future__ import annotations

import atexit
import gc
import os
import sys
from collections.abc import Sequence
from types import ModuleType

from bot.cli.parser import parse

__all__ = ["main"]


def _forgo_plugins() -> None:
    """Keep pydantic from looking through every package that is installed here for plugins: none is ours.

    Told so, its finder of plugins finds none, but still loads what it would search with, a twentieth of a ruling's
    start; so an empty one stands in its place. Where pydantic keeps it elsewhere, it is found there and told the same.
    """
    os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")
    if os.environ["PYDANTIC_DISABLE_PLUGINS"] == "__all__":
        finder = ModuleType("pydantic.plugin._loader")
        vars(finder)["get_plugins"] = tuple
        sys.modules.setdefault(finder.__name__, finder)


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return the exit code."""
    from bot.cli.failures import InputError, exit_line, terminal_language  # noqa: PLC0415  # the help needs none of it

    # what is loaded stays: looking through it for garbage is a tenth of the start, and a sixth once more on the way out
    gc.set_threshold(100_000)
    atexit.register(gc.freeze)
    _forgo_plugins()
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="replace")
    try:
        lang: str | None = None
        arguments = parse(sys.argv[1:] if argv is None else list(argv))
        lang = getattr(arguments, "lang", None)
        return int(arguments.run(arguments))
    except InputError as error:
        print(f"judge: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # the reader has gone: nothing left to say
        return 0
    except KeyboardInterrupt:
        return 130
    except Exception as error:
        line = exit_line(error, lang or terminal_language())
        if line is None:
            raise
        print(f"judge: {line}", file=sys.stderr)
        return 2
