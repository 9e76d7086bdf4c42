"""One request of the bot's, as the stand-in's routes see it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tests.standin.errors import ApiError, unknown
from tests.standin.model import Channel, Json, Message
from tests.standin.world import World

Answer = Json | list[Json] | None


@dataclass(frozen=True, slots=True)
class Upload:
    """A file in a multipart request."""

    filename: str
    data: bytes


@dataclass(slots=True)
class Call:
    """A request: its path's parts, its query, its JSON body, its files by their number as text."""

    world: World
    method: str
    path: str
    parts: Mapping[str, str]
    query: Mapping[str, str]
    body: Any = None
    files: dict[str, Upload] = field(default_factory=dict)

    def id(self, part: str) -> int:
        """A part of the path as an id; what is no id names nothing."""
        text = self.parts[part]
        return int(text) if text.isascii() and text.isdigit() else 0

    def violated(self, kind: str, text: str) -> None:
        """Record what is wrong with this request."""
        self.world.violated(kind, f"{self.method} {self.path}", text)

    def refuse(self, problems: Iterable[str]) -> None:
        """Record each problem and answer 400 as Discord does; go on if there is none."""
        found = list(problems)
        for problem in found:
            self.violated("limit", problem)
        if found:
            raise ApiError(400, 50035, "Invalid Form Body", found)

    def channel(self) -> Channel:
        """The channel in the path, if the bot may read and post there."""
        channel = self.world.channels.get(self.id("channel_id"))
        if channel is None:
            raise unknown("Channel", 10003)
        if not channel.bot_is_in:
            self.violated("auth", "the bot is not in this channel")
            raise ApiError(403, 50001, "Missing Access")
        return channel

    def message(self) -> Message:
        """The message in the path, if the bot can reach it through its channel: no ephemeral ones."""
        message = self.world.messages.get(self.id("message_id"))
        if message is None or message.deleted or message.only_for or message.channel is not self.channel():
            raise unknown("Message", 10008)
        return message


@dataclass(frozen=True, slots=True)
class Route:
    """A route under the API's base, its path written as in Discord's description; ``token``: needs the bot's token."""

    method: str
    path: str
    handler: Callable[[Call], Awaitable[Answer]]
    token: bool = True
