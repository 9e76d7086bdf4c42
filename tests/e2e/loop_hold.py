"""How long one step of the running loop takes: time in which the bot does nothing for anybody else."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from bot.app.run import SEARCHES


@dataclass
class Hold:
    """The longest step so far, in seconds of this thread's processor, and what was running."""

    seconds: float = 0.0
    what: str = ""


@contextlib.contextmanager
def longest_hold() -> Iterator[Hold]:
    """Measure every step that the loop takes until the block ends: of the processor, whatever else the machine does.

    What thousands of tests before it left in memory is kept from the collection of garbage meanwhile, and garbage is
    looked for as the bot does once it is connected.
    """
    held = Hold()
    run = asyncio.Handle._run

    def measured(handle: Any) -> None:
        before = time.thread_time()
        run(handle)
        spent = time.thread_time() - before
        if spent > held.seconds:
            held.seconds, held.what = spent, repr(handle)[:300]

    asyncio.Handle._run = measured  # type: ignore[method-assign]
    gc.freeze()
    often = gc.get_threshold()
    gc.set_threshold(*SEARCHES)
    try:
        yield held
    finally:
        gc.set_threshold(*often)
        gc.unfreeze()
        asyncio.Handle._run = run  # type: ignore[method-assign]
