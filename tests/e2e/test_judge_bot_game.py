"""Games on `judge bot` itself: two players at once, kills, redelivered interactions, stale buttons."""

from __future__ import annotations

import asyncio
import contextlib
import copy
import json
import re
import sqlite3
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.e2e.house import judge_bot, seen
from tests.standin import Channel, InteractionFailed, Message, Response, Standin, User
from tests.standin.running import BotProcess

QUIET, LONGEST_WAIT = 0.2, 25  # seconds, and how many of them


@dataclass
class Match:
    """Two players and a watcher at a channel of their own."""

    standin: Standin
    table: Channel
    ana: User
    bruno: User
    clara: User

    async def ask(self, who: User, *path: str, **options: object) -> Response:
        """Send a slash command and wait for its answer, and until the living message shows what came of it."""
        answer = await (await who.slash(self.table, *path, **options)).done()
        await self.settled()
        return answer

    async def settled(self) -> None:
        """Wait until nothing has changed in the channel for a while: the living message is edited after the answer."""
        before: object = None
        for _ in range(LONGEST_WAIT):
            now = [(message.text, [button["label"] for button in message.buttons]) for message in self.public]
            if now == before:
                return
            before = now
            await asyncio.sleep(QUIET)

    @property
    def public(self) -> list[Message]:
        """What everybody sees in the channel, oldest first."""
        return [message for message in self.standin.messages(self.table) if not message.only_for]

    @property
    def living(self) -> Message:
        """The living message of the channel's game."""
        return next(m for m in reversed(self.public) if any(b["custom_id"].startswith("b|told|") for b in m.buttons))

    async def text(self, who: User, *path: str, **options: object) -> str:
        """Send a slash command and return all the text of its answer; below a line, that of the living message."""
        answer = await self.ask(who, *path, **options)
        return answer.text if answer.message.embeds else f"{answer.text}\n{self.living.text}"

    async def figures(self) -> str:
        """Return the list of figures as a watcher reads it."""
        return await self.text(self.clara, "figure", "list")

    async def events(self) -> list[dict[str, object]]:
        """Return the log of the game, event by event."""
        exported = await self.ask(self.clara, "game", "export")
        return list(json.loads(exported.attachments[0].data)["events"])

    async def begin(self) -> None:
        """Seat both players with a figure each, face to face, their first turns ended; red to play."""
        await self.ask(self.ana, "game", "new")
        await self.ask(self.ana, "game", "join", side="red")
        await self.ask(self.bruno, "game", "join", side="blue")
        await self.ask(self.ana, "map", "load", name="training-yard")
        await self.ask(self.ana, "figure", "add", figure="Iron Wolf 75 8/10/17/3 r6 t1 at F5")
        await self.ask(self.bruno, "figure", "add", figure="Rook 50 7/9/16/2 r6 t1 30 clicks at F9")
        await self.ask(self.ana, "turn", "end", first="red")
        await self.ask(self.ana, "turn", "end")
        await self.ask(self.bruno, "turn", "end")

    async def attacked(self) -> Message:
        """Let red hit for 3 and return the message with the buttons."""
        await self.ask(self.ana, "attack", attacker="iron-wolf", target="rook", roll="4 6")
        return self.living


def match_on(standin: Standin) -> Match:
    """Found a server for one match."""
    ana, bruno, clara = (standin.user(name) for name in ("Ana", "Bruno", "Clara"))
    return Match(standin, standin.guild().channel("table"), ana, bruno, clara)


@pytest.fixture(scope="module")
async def running(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[tuple[Standin, BotProcess]]:
    """One `judge bot` that the matches of this module share."""
    database = f"sqlite:///{tmp_path_factory.mktemp('games') / 'judge.sqlite3'}"
    async with Standin() as standin:
        standin.guild()
        async with judge_bot(standin, database) as bot:
            yield standin, bot


@pytest.fixture
async def match(running: tuple[Standin, BotProcess]) -> AsyncIterator[Match]:
    """A match on the shared bot; whatever Discord would refuse fails the test, and so does a traceback."""
    standin, bot = running
    yield match_on(standin)
    standin.assert_clean()
    assert "Traceback" not in bot.log


async def test_every_command_of_a_game_is_synced(match: Match) -> None:
    """The commands that a game needs are there, in groups of single words."""
    wanted = """game-new game-join game-leave game-show game-undo game-redo game-log game-end game-export game-import
        map-load map-edit map-check figure-add figure-edit figure-show figure-remove figure-list turn-end turn-show
        move attack damage heal token lof value legal use why dispute board"""
    for name in wanted.split():
        assert match.standin.command(*name.split("-"))["description"]


async def test_a_whole_small_game(match: Match) -> None:
    """From set-up to the end: two players play, a watcher sees everything and changes nothing."""
    m = match
    assert "/game join" in await m.text(m.ana, "game", "new", name="Friday", points=100)
    await m.ask(m.ana, "game", "join")
    assert "not playing" in await m.text(m.clara, "map", "load", name="training-yard")
    await m.ask(m.bruno, "game", "join")
    await m.ask(m.ana, "map", "load", name="training-yard")
    assert m.living.attachments[0].data.startswith(b"\x89PNG")
    await m.ask(m.ana, "figure", "add", figure="Iron Wolf 75 8/10/17/3 r6 t1 6 clicks at F2")
    await m.ask(m.bruno, "figure", "add", figure="Rook 50 7/9/16/2 r6 t1 4 clicks at F9")
    await m.ask(m.ana, "turn", "end", first="red")
    assert "F2" in await m.text(m.ana, "move", figure="iron-wolf", to="F4")
    await m.ask(m.ana, "turn", "end")
    await m.ask(m.bruno, "turn", "end")
    ruled = await m.ask(m.clara, "lof", **{"from": "iron-wolf", "to": "rook"})
    assert "Clear" in ruled.text
    assert ruled.attachments
    before = await m.events()
    assert "not playing" in await m.text(m.clara, "move", figure="iron-wolf", to="F5")
    assert "not playing" in await m.text(m.clara, "attack", attacker="iron-wolf", target="rook", roll="6 6")
    assert await m.events() == before
    message = await m.attacked()
    refused = await (await m.clara.click(message, label="Click the dials")).done()
    assert refused.followups[0].ephemeral
    assert "−" not in await m.figures()
    await (await m.ana.click(message, label="Click the dials")).done()
    assert "(4/4)" in await m.figures()
    for player in (m.ana, m.bruno, m.ana, m.bruno):  # the attacker rests for a turn: two tokens come off
        await m.ask(player, "turn", "end")
    await (await m.ana.click(await m.attacked(), label="Click the dials")).done()
    assert "KO" in await m.figures()
    assert "12.5d" in await m.text(m.clara, "why")
    assert "over" in await m.text(m.ana, "game", "end")
    assert "/game new" in await m.text(m.ana, "game", "show")


async def test_two_presses_at_the_same_instant(match: Match) -> None:
    """Attacker and target's owner confirm at the same instant: the dial is clicked once, and no message is added."""
    await match.begin()
    message = await match.attacked()
    before = len(match.public)
    pressed = await asyncio.gather(*(user.click(message, label="Click the dials") for user in (match.ana, match.bruno)))
    await match.standin.until(lambda: any(one.edits for one in pressed) and all(one.acknowledged for one in pressed))
    assert len(match.public) == before
    kinds = _kinds(await match.events())
    assert (kinds.count("attack-closed"), kinds.count("damage-taken")) == (1, 1)
    assert "(4/30)" in await match.figures()


def _kinds(events: list[dict[str, object]]) -> list[str]:
    return [str(event["event"]) for event in events]


async def test_both_players_set_up_at_once(match: Match) -> None:
    """Ten figures added by two players at the same instant are all there, each once."""
    await match.begin()
    before = len(await match.events())
    adding = [
        user.slash(match.table, "figure", "add", figure=f"Pawn {column} 10 7/9/16/2 at {column}{row}")
        for user, row in ((match.ana, 1), (match.bruno, 10))
        for column in "ABCDG"
    ]
    for response in await asyncio.gather(*adding):
        await response.done()
    listed = await match.figures()
    for place in [f"{column}{row}" for column in "ABCDG" for row in (1, 10)]:
        assert len(re.findall(rf"\b{place}\b", listed)) == 1, place
    assert len(await match.events()) == before + 10


async def test_two_figures_for_one_square(match: Match) -> None:
    """Two players who place a figure on the same square at the same instant: one gets it, the other is refused."""
    await match.begin()
    adding = [
        user.slash(match.table, "figure", "add", figure=f"{user.name}s Pawn 10 7/9/16/2 at J5")
        for user in (match.ana, match.bruno)
    ]
    texts = [await seen(response) for response in await asyncio.gather(*adding)]
    assert sum("13.2" in text for text in texts) == 1
    assert len(re.findall(r"\bJ5\b", await match.figures())) == 1


async def test_channels_do_not_wait_for_each_other(match: Match) -> None:
    """Two matches on two servers at the same instant stay apart."""
    other = match_on(match.standin)
    await asyncio.gather(match.begin(), other.begin())
    await asyncio.gather(
        match.ask(match.bruno, "damage", figure="rook", clicks=1),
        other.ask(other.bruno, "damage", figure="rook", clicks=2),
    )
    assert await match.figures() != await other.figures()
    assert len(await match.events()) == len(await other.events())


async def test_a_redelivered_interaction_is_stored_once(match: Match) -> None:
    """The same interaction delivered twice, at once or later, changes the game once."""
    await match.begin()
    before = len(await match.events())
    response = await match.bruno.slash(match.table, "damage", figure="rook", clicks=1)
    match.standin.redeliver(response)
    await response.done()
    match.standin.redeliver(response)
    await match.ask(match.bruno, "heal", figure="rook", clicks=1)
    assert len(await match.events()) == before + 2
    message = await match.attacked()
    before = len(await match.events())
    pressed = await match.ana.click(message, label="Click the dials")
    match.standin.redeliver(pressed)
    await pressed.done()
    await match.ask(match.ana, "turn", "show")
    assert _kinds((await match.events())[before:]).count("attack-closed") == 1


async def test_a_stale_confirm_button_is_refused(match: Match) -> None:
    """The button of an attack that was taken back clicks nothing: the message stands as the table does."""
    await match.begin()
    message = await match.attacked()
    offered = copy.deepcopy(message.components)
    await match.ask(match.ana, "game", "undo")
    before = await match.events()
    message.components = offered  # as a phone shows it that has not heard of the rest
    pressed = await match.ana.click(message, label="Click the dials")
    await match.standin.until(lambda: pressed.acknowledged)
    assert await match.events() == before
    assert not pressed.followups


async def test_spanish_players(match: Match) -> None:
    """Each reader's own language, where the channel has none: the same table, told in Spanish and in English."""
    await match.begin()
    for locale in ("es-ES", "es-419"):
        eva = match.standin.user("Eva", locale=locale)
        ruled = await match.text(eva, "lof", **{"from": "J1", "to": "J10"})
        assert ruled.startswith("✅ Clara: ")
    assert "Clear" in await match.text(match.clara, "lof", **{"from": "J1", "to": "J10"})


async def test_kill_nine_in_mid_game_loses_nothing(tmp_path: Path) -> None:
    """Killed at any moment, everything that was answered is in the log, whole; buttons sent before still click."""
    database = f"sqlite:///{tmp_path / 'judge.sqlite3'}"
    async with Standin() as standin:
        match = match_on(standin)
        async with judge_bot(standin, database) as bot:
            await match.begin()
            await match.attacked()
            before = await match.events()
            hurt = [await match.bruno.slash(match.table, "damage", figure="rook", clicks=1) for _ in range(12)]
            await hurt[5].done()
            await bot.kill()
        answered = sum(response.complete for response in hurt)
        await standin.disconnected()
        async with judge_bot(standin, database):
            await standin.until(lambda: all(response.acknowledged or response.failure for response in hurt))
            standin.violations.clear()  # those that the dead bot never answered
            after = await match.events()
            assert after[: len(before)] == before
            assert answered <= len(after) - len(before) <= len(hurt)
            await (await match.ana.click(match.living, label="Click the dials")).done()
            confirmed = await match.events()
            assert "attack-closed" in _kinds(confirmed[len(after) :])
            await match.ask(match.ana, "turn", "end")
            standin.assert_clean()


async def test_a_locked_database_loses_nothing(tmp_path: Path) -> None:
    """While another program holds the database a command is refused in one line; afterwards the game goes on."""
    path = tmp_path / "judge.sqlite3"
    async with Standin() as standin:
        match = match_on(standin)
        async with judge_bot(standin, f"sqlite:///{path}") as bot:
            await match.begin()
            before = await match.events()
            with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                refused = await match.ask(match.bruno, "damage", figure="rook", clicks=1)
                assert refused.message.ephemeral
                assert "busy" in refused.text
                other.execute("ROLLBACK")
            assert await match.events() == before
            await match.ask(match.bruno, "damage", figure="rook", clicks=1)
            assert len(await match.events()) == len(before) + 1
            assert "Traceback" not in bot.log
        standin.assert_clean()


async def test_an_unanswered_kill_is_seen_as_such(tmp_path: Path) -> None:
    """What was asked of a bot that is gone fails on the user's side; nothing of it is in the log afterwards."""
    database = f"sqlite:///{tmp_path / 'judge.sqlite3'}"
    async with Standin() as standin:
        match = match_on(standin)
        async with judge_bot(standin, database) as bot:
            await match.begin()
            before = await match.events()
            await bot.kill()
            with pytest.raises(InteractionFailed):
                await match.ask(match.bruno, "damage", figure="rook", clicks=1)
        await standin.disconnected()
        async with judge_bot(standin, database):
            assert await match.events() == before
