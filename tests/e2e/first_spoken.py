"""Battleground in a process that has not spoken of it yet: `python -m tests.e2e.first_spoken DATABASE DEED [FILE]`.

Writes, as JSON, whether its rooms were loaded before, the line that answered, and how long the loop was held.
"""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

from tests.e2e.club import Club, at_war, club, pressed, words
from tests.e2e.loop_hold import longest_hold

ROOMS = ("engine.motu.game", "bot.motu.commands.rounds", "bot.motu.presenters.game")
PASS = {"type": 2, "style": 1, "label": "Pass", "custom_id": "b|motu-pass||1,1,masters|0"}


async def answered(table: Club, deed: str, file: str) -> str:
    """Do what somebody may do first, and return the answer."""
    if deed == "new":
        return words(await table.ask(table.bruno, "game new", ruleset="motu"))
    if deed == "round":
        return words(await table.ask(table.bruno, "round hand"))
    if deed == "import":
        raw = await asyncio.to_thread(Path(file).read_bytes)
        return words(await table.ask(table.judge, "game import", file=("game.json", raw)))
    message = await table.ask(table.ana, "rule", section="16.3b")
    parts: list[dict[str, Any]] = [{"type": 1, "components": [PASS]}]
    return words(pressed(await table.bruno.click(table.late(message, parts), label="Pass")))


async def first(database: str, deed: str, file: str) -> dict[str, Any]:
    """Speak of HeroClix, then of Battleground for the first time."""
    async with club(database) as table:
        await table.ask(table.ana, "roll")
        before = [room for room in ROOMS if room in sys.modules]
        with longest_hold() as held:
            told = await answered(table, deed, file)
        again = [room for room in ROOMS if room in sys.modules]
        return {"before": before, "after": again, "told": told, "held": held.seconds, "what": held.what}


async def exported(database: str, file: str) -> None:
    """Write a game of Battleground as a file."""
    async with club(database) as table:
        await at_war(table)
        raw = await (await table.ask(table.ana, "game export")).attachments[0].read()
        await asyncio.to_thread(Path(file).write_bytes, raw)


if __name__ == "__main__":
    where, what, *more = sys.argv[1:]
    if what == "export":
        asyncio.run(exported(where, *more))
    else:
        sys.stdout.write(json.dumps(asyncio.run(first(where, what, *(more or [""])))) + "\n")
