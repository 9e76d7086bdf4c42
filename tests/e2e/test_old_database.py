"""A database that an earlier version wrote opens: its game goes on where it stood."""

from __future__ import annotations

import gzip
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.e2e.club import Club, club, words

# Written by the version of 22 November 2026 through the same club: its schema is the third, its games had no menus of
# their own. Iron Wolf's attack on Rook has hit and waits for Rook's Super Senses.
CHANNEL = 1456074443980800043  # in the old database
USERS = range(CHANNEL + 1, CHANNEL + 4)  # Ana, Bruno and the judge
OLD = Path(__file__).with_name("databases") / "third-schema.sqlite3.gz"


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Club]:
    """The club whose database an earlier version left."""
    file = tmp_path / "old.sqlite3"
    file.write_bytes(gzip.decompress(OLD.read_bytes()))
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("DELETE FROM answered")  # this club counts its interactions from the same number again
    async with club(f"sqlite+aiosqlite:///{file}") as made:
        moved(file, made.channel.id - CHANNEL)
        yield made


def moved(file: Path, by: int) -> None:
    """Give places and users of the old database the numbers that they have in this club: commands are counted first."""
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE game SET guild_id = guild_id + ?, channel_id = channel_id + ?", (by, by))
        connection.execute("UPDATE game SET open_channel = channel_id WHERE open_channel IS NOT NULL")
        connection.execute("UPDATE scope SET scope_id = scope_id + ?", (by,))
        connection.execute("UPDATE ruling SET channel_id = channel_id + ?", (by,))
        for user in sorted(USERS, reverse=by > 0):
            both = (str(user), str(user + by)) * 2
            connection.execute("UPDATE event SET actor = replace(actor, ?, ?), payload = replace(payload, ?, ?)", both)


async def test_the_game_stands_as_it_was_left(table: Club) -> None:
    """Figures, clicks, tokens and the roll that is waited for."""
    standing = words(await table.ask(table.ana, "game show"))
    assert "Friday" in standing
    listed = words(await table.ask(table.bruno, "figure list"))
    for said in ("Iron Wolf", "F6", "D5", "H7", "(2/4)"):
        assert said in listed
    assert "Super Senses" in words(await table.ask(table.ana, "turn end"))


@pytest.mark.parametrize(("die", "clicks"), [("4", "(4/4)"), ("5", "(2/4)")])
async def test_its_open_attack_is_played_on(table: Club, die: str, clicks: str) -> None:
    """Both sides of Super Senses' results; then the turn ends and the next begins."""
    rolled = await table.ask(table.bruno, "choose", answer=die)
    if die == "4":
        await table.ana.click(rolled, label="Click the dials")
    assert clicks in words(await table.ask(table.bruno, "figure list"))
    assert "Turn 4" in words(await table.ask(table.ana, "turn end"))


async def test_it_is_taken_back_and_handed_out(table: Club) -> None:
    """What happened before is taken back step by step, and the whole log is a file that opens a game elsewhere."""
    assert "attack" in words(await table.ask(table.ana, "game undo")).lower()
    assert "D2" in words(await table.ask(table.ana, "game undo"))
    log = json.loads(await (await table.ask(table.ana, "game export")).attachments[0].read())
    assert [event["event"] for event in log["events"]][:3] == ["game-opened", "player-joined", "player-joined"]
    assert (await table.ask(table.judge, "settings")).ephemeral
