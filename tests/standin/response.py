"""What a user gets back for one thing they did: the bot's answer, its later edits and follow-ups."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Self

from tests.standin.errors import InteractionFailed
from tests.standin.model import Account, Attachment, Changes, Channel, Json, Message

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
WAIT = "⏳"  # alone in a message it is no answer: it tells the user to wait on
REPLY, DEFER, DEFER_UPDATE, UPDATE, CHOICES, SHOW_MODAL = 4, 5, 6, 7, 8, 9


class Response:
    """One interaction from the user's side, filling up as the bot answers.

    ``callback_type`` and ``callback`` hold the first answer as sent; ``original`` the message it made or changed;
    ``followups`` the messages after it; ``edits`` every message edited through the interaction, once per edit;
    ``requests`` each request of this interaction as ``(method, path, body)``. Messages are live: they show what the
    user sees now.
    """

    def __init__(self, changes: Changes, payload: Json, account: Account, channel: Channel, what: str) -> None:
        self.payload = payload
        self.account = account
        self.channel = channel
        self.what = what
        self.id = int(payload["id"])
        self.token: str = payload["token"]
        self.kind: int = payload["type"]
        self.source: Message | None = None
        self.callback_type: int | None = None
        self.callback: Json = {}
        self.original: Message | None = None
        self.followups: list[Message] = []
        self.edits: list[Message] = []
        self.requests: list[tuple[str, str, object]] = []
        self.deliveries = 1
        self.failure: str | None = None
        self.expired = False
        self.deadline: asyncio.TimerHandle | None = None
        self._changes = changes
        self._source_edits = 0

    def started_from(self, source: Message) -> None:
        """Remember the message whose component the user touched, and how often it had been edited."""
        self.source = source
        self._source_edits = source.edits

    @property
    def acknowledged(self) -> bool:
        """Whether the bot answered in any way, deferring included."""
        return self.callback_type is not None

    @property
    def complete(self) -> bool:
        """Whether the user has an answer, not only the sign that the bot is thinking."""
        if self.callback_type == DEFER:
            shown = self.original is not None and not self.original.deleted
            filled = shown and not self.original.loading and self.original.content != WAIT
            return filled or (not shown and bool(self.followups))
        if self.callback_type == DEFER_UPDATE:
            touched = self.source is not None and (self.source.deleted or self.source.edits > self._source_edits)
            return bool(touched or self.edits or self.followups)
        return self.acknowledged

    async def acked(self, timeout: float = 10.0) -> Self:
        """Wait until the bot acknowledged; raise InteractionFailed if it did not within Discord's 3 seconds."""
        return await self.until(lambda response: response.acknowledged, timeout)

    async def done(self, timeout: float = 10.0) -> Self:
        """Wait until the user has an answer; a deferred one counts once it is filled in."""
        return await self.until(lambda response: response.complete, timeout)

    async def until(self, fact: Callable[[Self], object], timeout: float = 10.0) -> Self:
        """Wait until ``fact(self)`` is true; a failed interaction raises at once, a timeout an AssertionError."""
        await self._changes.until(lambda: self.failure or fact(self), timeout, lambda: repr(self))
        if self.failure and not fact(self):
            raise InteractionFailed(f"{self.what}: {self.failure}")
        return self

    @property
    def messages(self) -> list[Message]:
        """The original answer if there is one, then the follow-ups, without those deleted since."""
        found = [self.original] if self.original else []
        return [message for message in found + self.followups if not message.deleted]

    @property
    def message(self) -> Message:
        """The first message of the answer; AssertionError when there is none."""
        assert self.messages, f"no message in {self!r}"
        return self.messages[0]

    @property
    def text(self) -> str:
        """All that the user can read in the answer's messages."""
        return "\n".join(message.text for message in self.messages)

    @property
    def attachments(self) -> list[Attachment]:
        """The files of the answer's messages, each with its bytes in ``data``."""
        return [file for message in self.messages for file in message.attachments]

    @property
    def choices(self) -> list[Json]:
        """The suggestions of an autocomplete answer: ``{"name", "value"}`` each."""
        assert self.callback_type == CHOICES, f"no suggestions in {self!r}"
        return list(self.callback.get("choices") or [])

    @property
    def modal(self) -> Json:
        """The form that the bot opened: ``custom_id``, ``title``, ``components``."""
        assert self.callback_type == SHOW_MODAL, f"no form in {self!r}"
        return self.callback

    def __repr__(self) -> str:
        state = self.failure or ("complete" if self.complete else "deferred" if self.acknowledged else "unanswered")
        return f"<{self.what} by {self.account.name}: {state}, {self.text!r}>"
