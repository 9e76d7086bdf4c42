"""The stand-in itself: one small web server on the loopback that a bot takes for Discord."""

from __future__ import annotations

from collections.abc import Callable
from types import TracebackType
from typing import Self

from aiohttp import web

from tests.standin import payloads
from tests.standin.actors import User
from tests.standin.errors import Refused, Violation
from tests.standin.gateway import Gateway
from tests.standin.model import MANAGE_GUILD, Channel, Guild, Json, Message, Role
from tests.standin.options import leaf
from tests.standin.response import Response
from tests.standin.rest import BASE, Request, Rest
from tests.standin.world import World

GUILDS = 1 << 0


class Standin:
    """A Discord for one test, open inside ``async with``.

    ``intents`` are those the bot may ask for, by default servers alone; ``acknowledge_within`` is the deadline in
    seconds for the first answer to an interaction; the gateway is served under ``gateway_path`` alone. Make
    servers and users, start the bot with :attr:`environment`, wait for :meth:`ready`, act, and finish with
    :meth:`assert_clean`.

        async with Standin() as standin:
            table = standin.guild().channel("table")
            ana = standin.user("Ana", locale="es-ES")
            ... start the bot ...
            await standin.ready()
            answer = await ana.slash(table, "rule", query="carry")
            await answer.done()
            assert "10.5" in answer.text
            standin.assert_clean()
    """

    def __init__(
        self,
        *,
        token: str = "stand-in.token",  # noqa: S107 - it opens nothing
        intents: int = GUILDS,
        acknowledge_within: float = 3.0,
        gateway_path: str = "/gateway",
    ) -> None:
        self._world = World(token, acknowledge_within, gateway_path)
        self._rest = Rest(self._world)
        self._runner: web.AppRunner | None = None
        self.gateway = Gateway(self._world, intents)

    async def __aenter__(self) -> Self:
        app = web.Application(client_max_size=64 * 1024 * 1024)
        app.router.add_get(self._world.gateway_path, self.gateway.handle)
        self._rest.add_to(app)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        host, port = self._runner.addresses[0][:2]
        self._world.address = f"http://{host}:{port}"
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for response in self._world.responses.values():
            if response.deadline:
                response.deadline.cancel()
        await self.gateway.close()
        if self._runner:
            await self._runner.cleanup()

    @property
    def api_base(self) -> str:
        """The REST base with its version, for ``DISCORD_API_BASE``."""
        return self._world.address + BASE

    @property
    def token(self) -> str:
        """The bot token that is right here."""
        return self._world.token

    @property
    def environment(self) -> dict[str, str]:
        """What a bot's process needs in its environment to come here."""
        return {
            "DISCORD_TOKEN": self.token,
            "DISCORD_API_BASE": self.api_base,
            "DISCORD_GATEWAY": self.gateway.url,
        }

    # Who and what there is

    def guild(
        self,
        name: str = "Clix Club",
        channels: tuple[str, ...] = ("table",),
        *,
        roles: tuple[str, ...] = (),
        locale: str = "en-US",
        joined: bool = True,
    ) -> Guild:
        """Found a server, with the bot in it or not; a connected bot is told."""
        guild = self._world.guild(name, channels, roles, locale, joined=joined)
        if joined:
            self.gateway.dispatch("GUILD_CREATE", payloads.guild(guild, self._world.bot), guild.id)
        return guild

    def user(
        self,
        name: str,
        *,
        locale: str = "en-US",
        installed: bool = False,
        manager: bool = False,
        roles: tuple[Role, ...] = (),
    ) -> User:
        """Bring in a user: language, whether they installed the bot, whether they manage servers, their roles."""
        account = self._world.account(name, locale=locale, installed=installed)
        account.permissions |= MANAGE_GUILD if manager else 0
        account.roles = list(roles)
        return User(self._world, self.gateway.dispatch, account)

    def dm(self, user: User) -> Channel:
        """A user's direct messages with the bot."""
        return self._world.channel(Channel(self._world.ids.new(), "", 1, recipients=[user.account]))

    def group(self, *users: User) -> Channel:
        """A private group of users, which the bot is not in."""
        return self._world.channel(Channel(self._world.ids.new(), "group", 3, recipients=[u.account for u in users]))

    # What happened

    @property
    def violations(self) -> list[Violation]:
        """Everything the bot did that Discord would refuse; a test may clear what it provoked."""
        return self._world.violations

    @property
    def requests(self) -> list[Request]:
        """Every REST request, oldest first."""
        return self._rest.requests

    def assert_clean(self) -> None:
        """Fail with the list of violations, if there are any."""
        assert not self.violations, "\n".join(map(str, self.violations))

    def messages(self, channel: Channel, seen_by: User | None = None) -> list[Message]:
        """The messages that stand in a channel, oldest first; only those a user sees, if one is given."""
        found = [m for m in self._world.messages.values() if m.channel is channel and not m.deleted]
        return [m for m in found if seen_by is None or m.seen_by(seen_by.account)]

    def commands(self, guild: Guild | None = None) -> list[Json]:
        """The synced commands, of a server or global, as the bot sent them."""
        return self._world.commands.get(guild.id if guild else None, [])

    def command(self, *path: str, guild: Guild | None = None) -> Json:
        """One synced command or subcommand, with its ``options`` and ``name_localizations``."""
        found = [command for command in self.commands(guild) if command["name"] == path[0]]
        if not found:
            raise Refused(f"/{path[0]} was never synced")
        return leaf(found[0], list(path[1:]))

    async def until(self, fact: Callable[[], object], timeout: float = 30.0) -> None:
        """Wait until a fact about the stand-in is true; AssertionError after the timeout."""
        await self._world.changes.until(fact, timeout, lambda: f"last requests {self.requests[-5:]}")

    async def ready(self, timeout: float = 30.0, *, synced: bool = True) -> None:
        """Wait until the bot is connected and, unless told otherwise, has synced its commands once."""
        await self.until(lambda: self.gateway.connected and (self._world.syncs or not synced), timeout)

    async def disconnected(self, timeout: float = 30.0) -> None:
        """Wait until no bot is connected; to be used between killing one and waiting for the next."""
        await self.until(lambda: not self.gateway.connected, timeout)

    # What may go wrong

    def drop(self, *, resumable: bool = True) -> None:
        """Break the gateway connection; the bot comes back and resumes, or identifies anew if it cannot."""
        self.gateway.cut()
        if not resumable:
            self.gateway.forget_sessions()

    def redeliver(self, response: Response) -> None:
        """Send an interaction's event once more, as can happen around a RESUME."""
        response.deliveries += 1
        guild = response.channel.guild
        self.gateway.dispatch("INTERACTION_CREATE", response.payload, guild.id if guild else None)

    def expire(self, response: Response) -> None:
        """Let an interaction's 15 minutes run out: every later request with its token is refused."""
        response.expired = True

    def rate_limit(self, times: int = 1, retry_after: float = 0.05) -> None:
        """Answer the next requests with 429 and this waiting time in seconds."""
        self.fail(times, 429, retry_after)

    def fail(self, times: int, status: int, retry_after: float = 0.05) -> None:
        """Answer the next requests with a status of failure, 429 with this waiting time in seconds."""
        self._rest.failing, self._rest.failure, self._rest.retry_after = times, status, retry_after
