"""What the bot says on simcord, word for word: every response that the members of a club were given in a test."""

from __future__ import annotations

import functools
import json
import random
import re
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import simcord

from tests.goldens.record import digest

__all__ = ["Transcript"]

PASSING = re.compile(r"\b\d{17,20}\b|<t:\d+(?::\w)?>")  # ids of messages and users, moments


class Transcript:
    """All that members typed, pressed and read in one test."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, seed: str) -> None:
        self.lines: list[str] = []
        chance = random.Random(seed)
        monkeypatch.setattr("bot.table.dice.secrets.randbelow", chance.randrange)
        for name in ("slash", "click", "select", "submit_modal", "context_menu"):
            monkeypatch.setattr(simcord.MemberActor, name, self._heard(getattr(simcord.MemberActor, name)))

    def _heard(self, act: Callable[..., Awaitable[simcord.InteractionResult]]) -> Callable[..., Awaitable[Any]]:
        @functools.wraps(act)
        async def heard(*given: Any, **options: Any) -> simcord.InteractionResult:
            result = await act(*given, **options)
            self._hear(result)
            return result

        return heard

    def _hear(self, result: simcord.InteractionResult) -> None:
        messages = [message for message in (result.response, *result.followups) if message is not None]
        for message in messages:
            shown = {
                "content": message.content,
                "embeds": [embed.to_dict() for embed in message.embeds],
                "components": message.components,
                "ephemeral": message.ephemeral,
                "files": [file.filename for file in message.attachments],
            }
            self._keep(shown)
        self._keep({"modal": result.modal, "acknowledged": result.acknowledged})

    def _keep(self, shown: dict[str, Any]) -> None:
        text = json.dumps(shown, sort_keys=True, ensure_ascii=False, default=str)
        self.lines.append(PASSING.sub("#", text))

    def digest(self) -> str:
        """Return the digest of all that was said."""
        return digest(self.lines)
