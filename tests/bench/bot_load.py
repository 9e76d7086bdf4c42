"""What `judge bot` costs in use, over the stand-in's sockets: `python -m tests.bench.bot_load` prints the table.

Tables of two players each give mixed commands, keystrokes and button presses at a steady rate, whether the answers
come or not; what counts is the processor time of the bot's own process, and how long users wait. The peer is the
stand-in's sample bot, bare discord.py that answers with a word: its time is what sockets and the library cost.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import os
import random
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean, median, quantiles

from bot.store import Store
from tests.e2e.house import JUDGE
from tests.standin import Channel, Response, Standin, User
from tests.standin.running import BotProcess, process_running

SAMPLE = (sys.executable, "-m", "tests.standin.sample_bot")
TICK = os.sysconf("SC_CLK_TCK")
FIGURES = ("Iron Wolf 75 8/10/17/3 r6 t1 6 clicks", "Rook 50 7/9/16/2 r6 t1 6 clicks")
Deed = Callable[["Club"], Awaitable[Response]]


@dataclass
class Club:
    """Two players at a channel of their own."""

    table: Channel
    ana: User
    bruno: User

    async def ask(self, who: User, *path: str, **options: object) -> Response:
        """Give a command and wait for its answer."""
        return await (await who.slash(self.table, *path, **options)).done(60)

    async def begin(self) -> None:
        """Seat both with two figures each."""
        await self.ask(self.ana, "game", "new")
        await self.ask(self.ana, "game", "join", side="red")
        await self.ask(self.bruno, "game", "join", side="blue")
        await self.ask(self.ana, "map", "load", name="training-yard")
        for who, row in ((self.ana, 5), (self.bruno, 9)):
            for figure, column in zip(FIGURES, "FH", strict=True):
                await self.ask(who, "figure", "add", figure=f"{figure} at {column}{row}")
        await self.ask(self.ana, "turn", "end", first="red")
        await self.ask(self.ana, "turn", "end")
        await self.ask(self.bruno, "turn", "end")


# As a table uses the bot: keystrokes most of all, then looks at the table, then what changes it.
MIX: dict[str, tuple[int, Deed]] = {
    "keystroke in move": (20, lambda c: c.ana.autocomplete(c.table, "move", focus="figure", text="ir")),
    "keystroke in attack": (10, lambda c: c.bruno.autocomplete(c.table, "attack", focus="target", text="")),
    "keystroke in rule": (10, lambda c: c.bruno.autocomplete(c.table, "rule", focus="section", text="car")),
    "move": (8, lambda c: c.ana.slash(c.table, "move", figure="iron-wolf", to=random.choice(("F4", "G5", "E5")))),
    "token": (8, lambda c: c.ana.slash(c.table, "token", figure="iron-wolf", change=random.choice((1, -1)))),
    "lof": (10, lambda c: c.bruno.slash(c.table, "lof", **{"from": "iron-wolf", "to": "rook"})),
    "legal": (8, lambda c: c.ana.slash(c.table, "legal", figure="iron-wolf")),
    "board": (6, lambda c: c.bruno.slash(c.table, "board")),
    "ask": (6, lambda c: c.ana.slash(c.table, "ask", question="can I shoot while based?")),
    "rule": (4, lambda c: c.bruno.slash(c.table, "rule", section="16.3b")),
    "game show": (4, lambda c: c.bruno.slash(c.table, "game", "show")),
    "undo": (3, lambda c: c.ana.slash(c.table, "game", "undo")),
    "figure list": (3, lambda c: c.bruno.slash(c.table, "figure", "list")),
}


@dataclass
class Measured:
    """What a run came to: seconds waited by deed, processor seconds of the bot, failures, memory before and after."""

    waits: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    cpu: float = 0.0
    failed: list[str] = field(default_factory=list)
    ready_mib: float = 0.0
    used_mib: float = 0.0

    @property
    def all_waits(self) -> list[float]:
        """Every wait."""
        return [wait for waits in self.waits.values() for wait in waits]

    @property
    def each(self) -> float:
        """Processor seconds of one command."""
        return self.cpu / max(1, len(self.all_waits))

    def lines(self) -> Iterator[str]:
        """Say it."""
        waits = self.all_waits
        hundredths = quantiles(waits, n=100)
        yield (
            f"{len(waits)} answered, {len(self.failed)} failed; {self.each * 1000:.1f} ms of processor each; "
            f"wait p50 {median(waits) * 1000:.0f} ms, p99 {hundredths[98] * 1000:.0f} ms; "
            f"{self.ready_mib:.1f} MiB at ready, {self.used_mib:.1f} afterwards"
        )
        for name, each in sorted(self.waits.items()):
            yield f"  {name}: {len(each)} × {mean(each) * 1000:.0f} ms"


def cpu_of(pid: int) -> float:
    """Return the processor seconds that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def resident(pid: int) -> float:
    """Return the MiB of memory that a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20


async def timed(name: str, club: Club, deed: Deed, found: Measured) -> None:
    """Do something and note how long its user waited."""
    started = time.perf_counter()
    try:
        await (await deed(club)).done(60)
    except Exception as error:
        found.failed.append(f"{name}: {error}")
    else:
        found.waits[name].append(time.perf_counter() - started)


async def loaded(standin: Standin, bot: BotProcess, clubs: list[Club], rate: float, seconds: float) -> Measured:
    """Give mixed commands at a rate for some seconds, and wait for every answer."""
    found, chance = Measured(), random.Random(0)
    names = list(MIX)
    weights = [MIX[name][0] for name in names]
    before, begun = cpu_of(bot.pid), time.perf_counter()
    tasks = []
    for number, club in zip(range(int(rate * seconds)), itertools.cycle(clubs)):
        await asyncio.sleep(max(0.0, begun + number / rate - time.perf_counter()))
        (name,) = chance.choices(names, weights)
        tasks.append(asyncio.create_task(timed(name, club, MIX[name][1], found)))
    await asyncio.gather(*tasks)
    found.cpu = cpu_of(bot.pid) - before
    return found


async def measured(rate: float, seconds: float, tables: int = 6) -> Measured:
    """Run `judge bot` with some tables under load."""
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        standin = await stack.enter_async_context(Standin())
        standin.guild()
        file = f"{folder}/judge.sqlite3"
        await (await Store.open(f"sqlite+aiosqlite:///{file}")).close()  # as after any start but the first
        bot = await stack.enter_async_context(process_running(standin, JUDGE, "bot", DATABASE_URL=f"sqlite:///{file}"))
        await bot.ready()
        await asyncio.sleep(3)  # what it does in the background after that counts as well
        ready = resident(bot.pid)
        clubs = [
            Club(standin.guild().channel("table"), standin.user(f"Ana{n}"), standin.user(f"Bo{n}"))
            for n in range(tables)
        ]
        await asyncio.gather(*(club.begin() for club in clubs))
        await loaded(standin, bot, clubs, 20, 3)  # warm
        found = await loaded(standin, bot, clubs, rate, seconds)
        found.ready_mib, found.used_mib = ready, resident(bot.pid)
        assert "Traceback" not in bot.log, bot.log
        return found


async def bare(count: int) -> tuple[float, float]:
    """Return the processor seconds that the sample bot takes for a command, and its MiB at ready."""
    async with Standin() as standin, process_running(standin, *SAMPLE) as bot:
        channel = standin.guild().channel("table")
        await bot.ready()
        ready = resident(bot.pid)
        user = standin.user("Ana")
        for warm in (20, count):
            before = cpu_of(bot.pid)
            for _ in range(warm):
                await (await user.slash(channel, "hello")).done(60)
        return (cpu_of(bot.pid) - before) / count, ready


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rate", type=float, default=60)
    parser.add_argument("--seconds", type=float, default=15)
    arguments = parser.parse_args()
    for line in asyncio.run(measured(arguments.rate, arguments.seconds)).lines():
        print(line)
    each, ready = asyncio.run(bare(200))
    print(f"peer, bare discord.py: {each * 1000:.1f} ms of processor each; {ready:.0f} MiB at ready")


if __name__ == "__main__":
    main()
