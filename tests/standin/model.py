"""What the stand-in remembers: accounts, servers, channels, messages, files, synced commands.

Nothing here speaks HTTP or JSON of Discord's; :mod:`tests.standin.payloads` writes these as Discord does.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

Json = dict[str, Any]

# Ids are counted from a fixed instant, 1 January 2040: the same test gets the same ids each time, they fit a signed
# 64-bit column, and no library takes a new interaction for one that expired years ago.
FIRST_ID = 788_918_400_000 << 22

EPHEMERAL, LOADING = 1 << 6, 1 << 7
MENTION = re.compile(r"@everyone|@here|<@!?\d+>|<@&\d+>")
# View channels, send messages, embed links, attach files, read history, use commands.
MEMBER_RIGHTS = 1 << 10 | 1 << 11 | 1 << 14 | 1 << 15 | 1 << 16 | 1 << 31
MANAGE_GUILD = 1 << 5
READ_HISTORY = 1 << 16


@dataclass(eq=False, slots=True)
class Role:
    """A role of a server."""

    id: int
    name: str


@dataclass(eq=False, slots=True)
class Account:
    """A user of Discord, or the bot's own user; ``installed`` says that they added the bot to their account."""

    id: int
    name: str
    locale: str = "en-US"
    installed: bool = False
    bot: bool = False
    permissions: int = MEMBER_RIGHTS
    roles: list[Role] = field(default_factory=list)


@dataclass(eq=False, slots=True)
class Channel:
    """A text channel of a server (kind 0), a direct message with the bot (1) or a group without it (3).

    ``history`` says whether the bot may read what was posted there.
    """

    id: int
    name: str
    kind: int = 0
    guild: Guild | None = None
    recipients: list[Account] = field(default_factory=list)
    history: bool = True

    @property
    def rights(self) -> int:
        """What the bot may do here."""
        return MEMBER_RIGHTS if self.history else MEMBER_RIGHTS & ~READ_HISTORY

    @property
    def context(self) -> int:
        """Discord's interaction context: 0 a server, 1 the bot's direct messages, 2 any other private channel."""
        return {0: 0, 1: 1, 3: 2}[self.kind]

    @property
    def bot_is_in(self) -> bool:
        """Whether the bot may read and post here without an interaction."""
        return self.guild.joined if self.guild else self.kind == 1

    def seen_by(self, account: Account) -> bool:
        """Whether this user can open the channel; servers here are open to everyone."""
        return self.guild is not None or account in self.recipients


@dataclass(eq=False, slots=True)
class Guild:
    """A server; ``joined`` says that the bot is in it. Its first role is the one that everyone has."""

    id: int
    name: str
    locale: str
    owner: Account
    joined: bool = True
    channels: list[Channel] = field(default_factory=list)
    roles: list[Role] = field(default_factory=list)

    def channel(self, name: str) -> Channel:
        """The channel of that name."""
        return next(channel for channel in self.channels if channel.name == name)

    def role(self, name: str) -> Role:
        """The role of that name."""
        return next(role for role in self.roles if role.name == name)


@dataclass(eq=False, slots=True)
class Attachment:
    """A file that came with a message or an option: its name and its bytes."""

    id: int
    filename: str
    data: bytes
    url: str
    description: str | None = None


@dataclass(eq=False, slots=True)
class Message:
    """A message as it stands now; edits change it in place and count in ``edits``."""

    id: int
    channel: Channel
    author: Account
    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    only_for: Account | None = None
    allowed_mentions: Json | None = None
    metadata: Json | None = None
    edits: int = 0
    deleted: bool = False

    @property
    def ephemeral(self) -> bool:
        """Whether only one user sees it."""
        return bool(self.flags & EPHEMERAL)

    @property
    def loading(self) -> bool:
        """Whether it still shows that the bot is thinking."""
        return bool(self.flags & LOADING)

    def seen_by(self, account: Account) -> bool:
        """Whether this user can see it now."""
        return not self.deleted and self.only_for in {None, account} and self.channel.seen_by(account)

    def parts(self) -> Iterator[Json]:
        """Every component with a ``type``, rows and their contents alike, from top to bottom."""
        return walk(self.components)

    def part(self, custom_id: str) -> Json | None:
        """The component of that id, or None."""
        return next((part for part in self.parts() if part.get("custom_id") == custom_id), None)

    @property
    def buttons(self) -> list[Json]:
        """Its buttons from left to right, top to bottom."""
        return [part for part in self.parts() if part["type"] == 2]

    @property
    def text(self) -> str:
        """Everything a reader reads: content, then each embed's author, title, description, fields and footer."""
        lines = [self.content]
        for embed in self.embeds:
            lines += [embed.get("author", {}).get("name", ""), embed.get("title") or "", embed.get("description") or ""]
            for entry in embed.get("fields", []):
                lines += [entry["name"], entry["value"]]
            lines.append(embed.get("footer", {}).get("text", ""))
        return "\n".join(line for line in lines if line)

    @property
    def pings(self) -> list[str]:
        """The mentions in the content that would notify someone, as its ``allowed_mentions`` let them."""
        return [found for found in MENTION.findall(self.content) if self._notifies(found)]

    def _notifies(self, mention: str) -> bool:
        allowed = self.allowed_mentions
        if allowed is None:
            return True
        kind = "everyone" if mention.startswith("@") else "roles" if "&" in mention else "users"
        named = {str(identity) for identity in allowed.get(kind) or []} if kind != "everyone" else set()
        return kind in (allowed.get("parse") or []) or mention.strip("<@!&>") in named


def walk(components: list[Json]) -> Iterator[Json]:
    """Every component in a list, each before what it holds."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        for held in ("component", "accessory"):
            if isinstance(component.get(held), dict):
                yield from walk([component[held]])


class Ids:
    """Snowflakes that count up by one."""

    def __init__(self) -> None:
        self._last = FIRST_ID

    def new(self) -> int:
        """The next id."""
        self._last += 1
        return self._last


class Changes:
    """Lets tests wait for a fact about the stand-in instead of for a time."""

    def __init__(self) -> None:
        self._waiting: set[asyncio.Future[None]] = set()

    def announce(self) -> None:
        """Wake everyone who waits, to look again."""
        for waiting in self._waiting:
            if not waiting.done():
                waiting.set_result(None)

    async def until(self, fact: Callable[[], object], timeout: float, what: Callable[[], str]) -> None:
        """Return as soon as ``fact()`` is true; after ``timeout`` seconds raise AssertionError saying ``what()``."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + timeout
        while not fact():
            waiting = loop.create_future()
            self._waiting.add(waiting)
            try:
                await asyncio.wait_for(waiting, deadline - loop.time())
            except TimeoutError:
                raise AssertionError(f"not within {timeout} s: {what()}") from None
            finally:
                self._waiting.discard(waiting)
