"""What a turn costs its players: taps, letters, messages, seconds, by thumbs and by typed commands, in each edition.

`python -m tests.e2e.table_costs` plays the turn (a move, an attack with one decision, the end) with four figures a
side on simcord, and prints a line for each way and edition. A tap is a button; a choice in a menu is two. Letters are
those of the commands and of what is typed into their options, nothing completed. Seconds are the bot's. A last line for
each edition tells the way from `/game new` to the first move, with four figures of one's own a side, pasted as a force.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import simcord

from bot.library.compiling import compile_beside
from bot.words.language import catalogue
from engine.heroclix.ruleset import JUDGED
from tests.e2e.club import Club, club
from tests.e2e.thumbs import Thumbs, public

__all__ = ["Cost", "by_commands", "by_thumbs", "four_a_side", "to_the_first_move"]

RED = (
    "Iron Wolf 75 8/10/17/3 r6 t1 at F5",
    "Grey Fox 50 8/10/17/2 r6 t1 at C2",
    "Pike 25 7/9/16/2 at D2",
    "Wren 25 7/9/16/1 at E2",
)
BLUE = (
    "Rook 50 7/9/16/2 r6 t1 9 clicks at F9",
    "Crow 50 7/9/16/2 at E10",
    "Jay 25 7/9/16/1 at D10",
    "Owl 25 7/9/16/1 at G10",
)
BOARD = "|".join("." * 10 for _ in range(10))


@dataclass(frozen=True)
class Cost:
    """What one turn has cost."""

    taps: int
    letters: int
    commands: int
    messages: int
    seconds: float


async def four_a_side(table: Club, ruleset: str, language: str = "en") -> None:
    """Open a game with four figures a side, whose first turns are over: it is red's, and Rook has Super Senses."""
    await table.ask(table.judge, "settings", language=language)
    await table.ask(table.ana, "game new", ruleset=ruleset)
    await table.ask(table.ana, "game join", side="red")
    await table.ask(table.bruno, "game join", side="blue")
    await table.ask(table.ana, "map load", sketch=BOARD)
    for who, figures in ((table.ana, RED), (table.bruno, BLUE)):
        for figure in figures:
            await table.ask(who, "figure add", figure=figure)
    await table.ask(table.bruno, "figure edit", figure="rook", powers="super senses")
    for who, first in ((table.ana, {"first": "red"}), (table.ana, {}), (table.bruno, {})):
        await table.ask(who, "turn end", **first)
    await table.ask(table.ana, "board")


async def to_the_first_move(table: Club, ruleset: str, language: str = "en") -> Cost:
    """Open a game, take seats, lay out a map, paste a force a side, begin and move: all that both players do.

    What is pasted is typed by nobody; a form that is sent off is a tap.
    """
    say = catalogue(language).text
    thumbs, before, began = Thumbs(table), public(table), time.perf_counter()
    letters = await _typed(table, "game new", ruleset=ruleset)
    letters += await _typed(table, "game join", side="red")
    letters += await _typed(table, "game join", table.bruno, side="blue")
    letters += await _typed(table, "map load", sketch=BOARD) - len(BOARD)  # pasted
    for who, figures in ((table.ana, RED), (table.bruno, BLUE)):
        letters += len("/figure add")
        shown = await who.slash(table.channel, "figure add")
        await who.submit_modal(shown, {"lines": "\n".join(figures)})
    await thumbs.tap(table.ana, say("living-begin"))
    mover = table.ana if thumbs.offers("Grey Fox") else table.bruno
    name, place = ("Grey Fox", "C4") if mover is table.ana else ("Crow", "E8")
    await thumbs.tap(mover, name)
    await thumbs.square(mover, place)
    await thumbs.tap(mover, say("living-confirm"))
    spent = time.perf_counter() - began
    return Cost(thumbs.taps + 2, letters, 6, len(public(table)) - len(before), spent)


async def by_thumbs(table: Club, language: str = "en") -> Cost:
    """Play the turn by thumbs alone; whatever is asked is answered by whoever it is asked of."""
    say = catalogue(language).text
    thumbs, before, began = Thumbs(table), public(table), time.perf_counter()
    await thumbs.tap(table.ana, "Grey Fox")
    await thumbs.square(table.ana, "C4")
    await thumbs.tap(table.ana, say("living-confirm"), "Iron Wolf", "🏹 Rook", say("offer-bot"))
    if thumbs.offers(say("choose-roll")):
        await thumbs.tap(table.bruno, say("choose-roll"))
    await _ended(table, thumbs, say)
    assert not thumbs.private, thumbs.private
    return Cost(thumbs.taps, 0, 0, len(public(table)) - len(before), time.perf_counter() - began)


async def by_commands(table: Club, language: str = "en") -> Cost:
    """Play the turn by two typed commands; the decision and the end are buttons of the living message."""
    say = catalogue(language).text
    thumbs, before, began = Thumbs(table), public(table), time.perf_counter()
    letters = await _typed(table, "move", figure="grey-fox", to="C4")
    letters += await _typed(table, "attack", attacker="iron-wolf", target="rook")
    if thumbs.offers(say("choose-roll")):
        await thumbs.tap(table.bruno, say("choose-roll"))
    await _ended(table, thumbs, say)
    return Cost(thumbs.taps, letters, 2, len(public(table)) - len(before), time.perf_counter() - began)


async def _ended(table: Club, thumbs: Thumbs, say: Any) -> None:
    """Click the dials and end the turn; of an attack that misses there is nothing to click."""
    both = thumbs.offers(say("living-confirm-end"))
    await thumbs.tap(table.ana, say("living-confirm-end") if both else say("living-end"))


async def _typed(table: Club, command: str, who: simcord.MemberActor | None = None, **options: str) -> int:
    await table.ask(who or table.ana, command, **options)
    return len(f"/{command}") + sum(len(value) for value in options.values())


async def _measured(ruleset: str, folder: str) -> list[tuple[str, Cost]]:
    found = []
    for name, play in (("thumbs", by_thumbs), ("commands", by_commands)):
        async with club(f"sqlite+aiosqlite:///{Path(folder) / f'{ruleset}-{name}.sqlite3'}") as table:
            await four_a_side(table, ruleset)
            found.append((name, await play(table)))
    async with club(f"sqlite+aiosqlite:///{Path(folder) / f'{ruleset}-first.sqlite3'}") as table:
        found.append(("first", await to_the_first_move(table, ruleset)))
    return found


def main() -> None:
    """Print what a turn costs, a line for each edition and way."""
    print(f"{'edition':18}{'by':10}{'taps':>6}{'commands':>10}{'letters':>9}{'messages':>10}{'seconds':>9}")
    compile_beside(JUDGED)  # before anybody waits for it
    with tempfile.TemporaryDirectory() as folder:
        for ruleset in JUDGED:
            for name, cost in asyncio.run(_measured(ruleset, folder)):
                told = f"{cost.taps:>6}{cost.commands:>10}{cost.letters:>9}{cost.messages:>10}{cost.seconds:>9.2f}"
                print(f"{ruleset:18}{name:10}{told}")


if __name__ == "__main__":
    main()
