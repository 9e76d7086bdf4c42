"""The one state that the stand-in's gateway, REST routes and users share."""

from __future__ import annotations

from tests.standin.errors import Violation
from tests.standin.model import Account, Attachment, Changes, Channel, Guild, Ids, Json, Message, Role
from tests.standin.response import Response


class World:
    """Everything there is on this Discord, and everything the bot did wrong on it.

    ``acknowledge_within`` is Discord's deadline in seconds for the first answer to an interaction;
    ``gateway_path`` is the only path under which the gateway is served.
    """

    def __init__(self, token: str, acknowledge_within: float, gateway_path: str) -> None:
        self.token = token
        self.gateway_path = gateway_path
        self.acknowledge_within = acknowledge_within
        self.ids = Ids()
        self.changes = Changes()
        self.address = ""
        self.accounts: dict[int, Account] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, Message] = {}
        self.files: dict[int, Attachment] = {}
        self.responses: dict[int, Response] = {}
        self.commands: dict[int | None, list[Json]] = {}
        self.syncs = 0
        self.violations: list[Violation] = []
        self.application_id = self.ids.new()
        self.owner = self.account("Owner")
        self.bot = self.account("Clix Judge", bot=True)

    @property
    def gateway(self) -> str:
        """The address of the gateway."""
        return self.address.replace("http", "ws", 1) + self.gateway_path

    def account(self, name: str, *, locale: str = "en-US", installed: bool = False, bot: bool = False) -> Account:
        """Open an account."""
        account = Account(self.ids.new(), name, locale, installed, bot)
        self.accounts[account.id] = account
        return account

    def guild(
        self, name: str, channels: tuple[str, ...], roles: tuple[str, ...], locale: str, *, joined: bool
    ) -> Guild:
        """Found a server with text channels and roles."""
        guild = Guild(self.ids.new(), name, locale, self.owner, joined)
        guild.roles = [Role(guild.id, "@everyone"), *(Role(self.ids.new(), title) for title in roles)]
        self.guilds[guild.id] = guild
        guild.channels = [self.channel(Channel(self.ids.new(), title, guild=guild)) for title in channels]
        return guild

    def channel(self, channel: Channel) -> Channel:
        """Open a channel."""
        self.channels[channel.id] = channel
        return channel

    def file(self, filename: str, data: bytes, description: str | None = None) -> Attachment:
        """Store a file under an address of the stand-in's own."""
        identity = self.ids.new()
        url = f"{self.address}/files/{identity}/{filename}"
        self.files[identity] = Attachment(identity, filename, data, url, description)
        return self.files[identity]

    def violated(self, kind: str, where: str, text: str) -> None:
        """Record what the bot did wrong."""
        self.violations.append(Violation(kind, where, text))
        self.changes.announce()

    def synced(self, guild_id: int | None, bodies: list[Json]) -> list[Json]:
        """Replace the commands of a server, or the global ones; a command keeps its id as long as its name and type."""
        known = {(command["name"], command["type"]): command["id"] for command in self.commands.get(guild_id, [])}
        self.commands[guild_id] = [self._stored(body, guild_id, known) for body in bodies]
        self.syncs += 1
        self.changes.announce()
        return self.commands[guild_id]

    def _stored(self, body: Json, guild_id: int | None, known: dict[tuple[str, int], str]) -> Json:
        kind = body.get("type", 1)
        identity = known.get((body["name"], kind)) or str(self.ids.new())
        place = {} if guild_id is None else {"guild_id": str(guild_id)}
        fixed = {"id": identity, "application_id": str(self.application_id), "version": str(self.ids.new())}
        return {"type": 1, "description": "", "options": [], "nsfw": False} | body | fixed | place
