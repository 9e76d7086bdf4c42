"""The bot's side of an upload: starts the process that reads it, waits, and ends it when it takes too long."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from typing import Any

from bot.app.user_error import UserError
from bot.uploads.limits import LIMITS, Kind
from engine import DocumentError

__all__ = ["read_upload"]

log = logging.getLogger(__name__)

AT_ONCE = asyncio.Semaphore(2)  # processes; whoever hands in more waits for the first
COMMAND = (sys.executable, "-I", "-m", "bot.uploads")  # isolated: nothing of the bot's environment, its token first


async def read_upload(kind: Kind, raw: bytes, ruleset: str = "") -> dict[str, Any]:
    """Return what a file holds: `document` and `notes` of maps, units and cards; `events` and more of a game.

    `ruleset`: of the channel's game, whose powers a unit may name; maps and games need none.
    Raises UserError or DocumentError, each told in one line: what is wrong, or that reading took too long.
    """
    limit = LIMITS[kind]
    if len(raw) > limit.size:
        raise UserError("file-too-large", size=len(raw), most=limit.size)
    async with AT_ONCE:
        status, out, err = await _run(kind, ruleset, raw, limit.wait)
    if status != 0:
        log.warning("reading a %s ended with status %s: %s", kind, status, err.decode(errors="replace")[-2000:])
        raise UserError("file-too-heavy")
    found: dict[str, Any] = await asyncio.to_thread(json.loads, out)
    if "refused" in found:
        message, data, path = found["refused"]
        raise UserError(message, **data) if path is None else DocumentError(path, message, **data)
    return found


async def _run(kind: Kind, ruleset: str, raw: bytes, wait: float) -> tuple[int | None, bytes, bytes]:
    """Return the status, the output and the errors of the process; the status is None where it was ended."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        *COMMAND, kind, ruleset, stdin=pipe, stdout=pipe, stderr=pipe, env={}
    )
    try:
        out, err = await asyncio.wait_for(process.communicate(raw), wait)
    except TimeoutError:
        return None, b"", b"too slow"
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    return process.returncode, out, err
