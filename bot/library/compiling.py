"""Rules that have changed since the installation, compiled in a process beside the bot.

Compiling takes a ruleset some seconds of plain computing. In a thread it would share the interpreter with the loop,
and commands would miss the three seconds that Discord gives them.
"""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import threading
from collections.abc import Sequence

from rulesdb import is_prepared

__all__ = ["compile_beside"]

log = logging.getLogger(__name__)

COMMAND = (sys.executable, "-I", "-m", "rulesdb.compiling")
ONE = threading.Lock()  # whoever else wants the same compiled waits, and finds it done
SECRETS = frozenset({"DISCORD_TOKEN", "DATABASE_URL"})  # what a compiler need not know


def compile_beside(rulesets: Sequence[str]) -> None:
    """Compile those of the rulesets that are not, and wait for it: to be called in a thread.

    What is compiled already waits for nobody, even while others are being made. Where compiling fails, the first
    question about a ruleset waits for it. What is still compiled when the bot stops is made to its end: the next
    start finds it.
    """
    if not _missing(rulesets):
        return
    environment = {name: value for name, value in os.environ.items() if name not in SECRETS}
    with ONE:
        if not (missing := _missing(rulesets)):  # whoever had the lock may have made it
            return
        ended = subprocess.run(  # noqa: S603 - our own module
            [*COMMAND, *missing], env=environment, stdin=subprocess.DEVNULL, capture_output=True, check=False
        )
    if ended.returncode:
        log.warning("compiling %s failed: %s", ", ".join(missing), ended.stderr.decode(errors="replace")[-2000:])


def _missing(rulesets: Sequence[str]) -> list[str]:
    return [ruleset for ruleset in rulesets if not is_prepared(ruleset)]
