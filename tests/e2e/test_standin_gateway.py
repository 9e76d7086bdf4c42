"""The stand-in's gateway, and the redirection that leads discord.py's clients to it."""

from __future__ import annotations

import asyncio
import sys

import aiohttp
import discord
import pytest

from bot.discord.endpoints import redirect
from tests.standin import InteractionFailed, Standin
from tests.standin.running import client_running, process_running
from tests.standin.sample_bot import client

SAMPLE = (sys.executable, "-m", "tests.standin.sample_bot")


@pytest.mark.parametrize(
    ("kind", "options"),
    [
        (discord.Client, {}),
        (discord.AutoShardedClient, {}),
        (discord.AutoShardedClient, {"shard_count": 1}),
        (discord.AutoShardedClient, {"shard_count": 2}),
    ],
)
async def test_every_kind_of_client_is_redirected(kind: type[discord.Client], options: dict[str, int]) -> None:
    """A plain client, and sharded ones with and without a fixed count, connect, answer and resume here alone."""
    async with Standin() as standin:
        table = standin.guild().channel("table")
        async with client_running(standin, client(kind, **options)):
            ana = standin.user("Ana")
            await (await ana.slash(table, "hello")).done()
            standin.drop()
            await standin.ready()
            await (await ana.slash(table, "hello")).done()
            assert standin.gateway.identifies == options.get("shard_count", 1)
            assert standin.gateway.resumes >= 1
            standin.assert_clean()


async def test_an_event_during_a_broken_connection_arrives_after_it() -> None:
    """What happens while the connection is down is sent again when the bot resumes, exactly once."""
    async with Standin() as standin:
        table = standin.guild().channel("table")
        async with client_running(standin, client()):
            standin.drop()
            answer = await (await standin.user("Ana").slash(table, "hello")).done()
            assert standin.gateway.resumes == 1
            assert standin.messages(table) == [answer.message]
            standin.assert_clean()


@pytest.mark.parametrize("path", ["/gateway", "/gateway/", "/", "/a/b/"])
@pytest.mark.parametrize("kind", [discord.Client, discord.AutoShardedClient])
async def test_the_gateways_path_is_kept(path: str, kind: type[discord.Client]) -> None:
    """Whether the address ends in a slash or not: after an invalid session the same path is asked for again."""
    async with Standin(gateway_path=path) as standin:
        table = standin.guild().channel("table")
        async with client_running(standin, client(kind)):
            standin.drop(resumable=False)
            await standin.until(lambda: standin.gateway.identifies == 2)
            await standin.ready()
            await (await standin.user("Ana").slash(table, "hello")).done()
            standin.assert_clean()


async def test_a_forgotten_session_identifies_anew() -> None:
    """A bot whose session cannot be resumed starts another one and goes on."""
    async with Standin() as standin:
        table = standin.guild().channel("table")
        async with client_running(standin, client()):
            standin.drop(resumable=False)
            await standin.ready()
            assert (standin.gateway.identifies, standin.gateway.resumes) == (2, 0)
            await (await standin.user("Ana").slash(table, "hello")).done()


async def test_a_reconnect_asked_for() -> None:
    """Asked to reconnect, the bot comes back and resumes."""
    async with Standin() as standin:
        table = standin.guild().channel("table")
        async with client_running(standin, client()):
            standin.gateway.ask_to_reconnect()
            await standin.until(lambda: standin.gateway.resumes == 1)
            await (await standin.user("Ana").slash(table, "hello")).done()


async def test_a_resume_address_elsewhere_is_not_followed() -> None:
    """An address of Discord's own in READY does not lead a redirected bot away."""
    async with Standin() as standin:
        table = standin.guild().channel("table")
        bot = client()
        async with client_running(standin, bot):
            bot.ws.gateway = bot.ws.gateway.with_host("gateway.discord.gg")
            standin.drop()
            await standin.ready()
            assert standin.gateway.resumes == 1
            await (await standin.user("Ana").slash(table, "hello")).done()


async def test_a_wrong_token_is_closed_with_4004() -> None:
    """An IDENTIFY with another token is closed with 4004."""
    async with Standin() as standin:
        assert await _identified(standin, {"token": "wrong", "intents": 1}) == 4004
        assert [violation.where for violation in standin.violations] == ["close 4004"]


@pytest.mark.parametrize(("intents", "code"), [(1, None), (1 | 1 << 9, 4014), (1 << 15, 4014)])
async def test_intents_beyond_those_allowed_are_closed_with_4014(intents: int, code: int | None) -> None:
    """Servers alone may be asked for; one intent more is closed with 4014, and what was asked is on record."""
    async with Standin() as standin:
        assert await _identified(standin, {"token": standin.token, "intents": intents}) == code
        assert standin.gateway.intents == [intents]
        assert bool(standin.violations) == bool(code)


async def test_intents_can_be_allowed() -> None:
    """A test may allow more intents."""
    async with Standin(intents=1 | 1 << 9) as standin:
        assert await _identified(standin, {"token": standin.token, "intents": 1 | 1 << 9}) is None


async def _identified(standin: Standin, data: dict[str, object]) -> int | None:
    """Identify by hand, uncompressed; the code the connection was closed with, or None when READY came."""
    async with aiohttp.ClientSession() as session, session.ws_connect(standin.gateway.url) as socket:
        assert (await socket.receive_json())["op"] == 10
        await socket.send_json({"op": 1, "d": None})
        assert (await socket.receive_json())["op"] == 11
        await socket.send_json({"op": 2, "d": data})
        reply = await socket.receive()
        if reply.type is aiohttp.WSMsgType.CLOSE:
            return int(reply.data)
        assert reply.json()["t"] == "READY"
        return None


async def test_without_a_bot_an_interaction_fails() -> None:
    """A command can be known while no bot is connected; using it fails at once."""
    async with Standin() as standin:
        table = standin.guild().channel("table")
        async with client_running(standin, client()):
            pass
        standin.drop(resumable=False)
        with pytest.raises(InteractionFailed, match="no bot is connected"):
            await standin.user("Ana").slash(table, "hello")


async def test_a_server_joined_later_works() -> None:
    """A server founded while the bot is connected is told to it."""
    async with Standin() as standin, client_running(standin, client()) as bot:
        later = standin.guild("Later").channel("table")
        await (await standin.user("Ana").slash(later, "panel", "post")).done()
        assert [guild.name for guild in bot.guilds] == ["Later"]
        standin.assert_clean()


async def test_an_interaction_delivered_twice() -> None:
    """The same event sent again gets a second answer refused, which is not held against the bot."""
    async with Standin() as standin:
        table = standin.guild().channel("table")
        async with client_running(standin, client()):
            answer = await (await standin.user("Ana").slash(table, "hello")).done()
            standin.redeliver(answer)
            await standin.until(lambda: [request.status for request in standin.requests].count(400) == 1)
            assert standin.messages(table) == [answer.message]
            standin.assert_clean()


async def test_a_process_survives_being_killed() -> None:
    """A bot in its own process, led by its environment, answers; killed and started again, its old buttons work."""
    async with Standin() as standin:
        table = standin.guild().channel("table")
        ana = standin.user("Ana", locale="es-419")
        async with process_running(standin, *SAMPLE) as first:
            await first.ready()
            panel = (await (await ana.slash(table, "panel", "show", start=4)).done()).message
            await first.kill()
            await standin.disconnected()
        async with process_running(standin, *SAMPLE) as second:
            await second.ready()
            await (await ana.click(panel, "count")).done()
            assert panel.content == "5"
            standin.assert_clean()
            await second.stop()


async def test_one_address_alone_ends_the_process_with_one_line() -> None:
    """A process given only one of the two addresses says so in one line and makes no request."""
    async with Standin() as standin:
        async with process_running(standin, *SAMPLE, DISCORD_GATEWAY="") as bot:
            with pytest.raises(AssertionError, match="did not connect; it wrote:\nDISCORD_GATEWAY: missing"):
                await bot.ready()
            assert await bot.ended() == 1
            assert bot.log == "DISCORD_GATEWAY: missing; set it together with DISCORD_API_BASE, or neither\n"
        assert standin.requests == []


async def test_a_login_with_a_wrong_token_fails() -> None:
    """discord.py reads the stand-in's 401 as a failed login."""
    async with Standin() as standin:
        redirect(standin.api_base, standin.gateway.url)
        bot = client()
        try:
            with pytest.raises(discord.LoginFailure):
                await asyncio.wait_for(bot.start("wrong"), 10)
        finally:
            await bot.close()
            redirect(None, None)
