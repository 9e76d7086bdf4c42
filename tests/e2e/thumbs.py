"""Thumbs on the living message: what they tap, how many taps it takes, and what it leaves in the channel."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

import simcord

from tests.e2e.club import BUTTON, Club

OPENED = 2  # taps of a choice in a menu: it is opened, and an option taken


@dataclass
class Thumbs:
    """The living message of a club's channel under the thumbs of whoever plays."""

    table: Club
    taps: int = 0
    private: list[simcord.ResponseMessage] = field(default_factory=list)

    @property
    def message(self) -> simcord.ResponseMessage:
        """The living message as it is now."""
        return self.table.seen(None)

    @property
    def shown(self) -> str:
        """What stands in it."""
        return "\n".join(words_of(embed) for embed in self.message.message.embeds)

    @property
    def parts(self) -> list[dict[str, Any]]:
        """Its buttons and menus."""
        return [part for row in self.message.components for part in row["components"]]

    @property
    def labels(self) -> list[str]:
        """What can be tapped: labels of buttons, and of the options of menus."""
        return [label for part in self.parts for label in _labels(part)]

    def offers(self, label: str) -> bool:
        """Return whether something can be tapped whose label begins so."""
        return any(each.startswith(label) for each in self.labels)

    def labels_of(self, placeholder: str) -> list[str]:
        """Return the options of the menu whose placeholder begins so."""
        return next(_labels(part) for part in self.parts if part.get("placeholder", "").startswith(placeholder))

    def value_of(self, label: str) -> tuple[str, str]:
        """Return the custom id of the menu that offers an option whose label begins so, and the option's value."""
        return next(
            (part["custom_id"], option["value"])
            for part in self.parts
            for option in part.get("options", ())
            if option["label"].startswith(label)
        )

    async def tap(self, who: simcord.MemberActor, *labels: str) -> None:
        """Tap one after the other what begins with each label; in a menu an option is taken."""
        for label in labels:
            await self._tap(who, label)

    async def square(self, who: simcord.MemberActor, place: str) -> None:
        """Choose a square, by its area where there are areas."""
        if place not in self.labels:
            await self._tap(who, area_with(self.labels, place))
        await self._tap(who, place)

    async def _tap(self, who: simcord.MemberActor, label: str) -> None:
        part = next((p for p in self.parts for each in _labels(p) if each.startswith(label)), None)
        assert part is not None, f"{label!r} is not offered: {self.labels}"
        if part["type"] == BUTTON:
            self.taps += 1
            result = await who.click(self.message, custom_id=part["custom_id"])
        else:
            self.taps += OPENED
            value = next(option["value"] for option in part["options"] if option["label"].startswith(label))
            result = await who.select(self.message, [value], custom_id=part["custom_id"])
        told = [*result.followups, *([result.response] if result.response is not None else [])]
        self.private += [message for message in told if message.ephemeral]


def words_of(embed: Any) -> str:
    """Return what stands in an embed."""
    lines = [embed.title or "", embed.description or ""]
    lines += [f"{each.name}\n{each.value}" for each in embed.fields]
    return "\n".join((*lines, embed.footer.text or ""))


def public(table: Club) -> list[int]:
    """Return the ids of what everybody sees in the channel, in order."""
    return sorted(m.id for m in table.env.backend.messages[table.channel.id].values() if not m.is_ephemeral)


def area_with(labels: list[str], place: str) -> str:
    """Return the label of the area that holds a square; empty where none does."""
    return next((label for label in labels if _holds(label, place)), "")


def _labels(part: dict[str, Any]) -> list[str]:
    return [part["label"]] if part["type"] == BUTTON else [option["label"] for option in part["options"]]


def _holds(label: str, place: str) -> bool:
    found = re.match(r"([A-Z])(\d+)–([A-Z])(\d+) \(", label)
    if found is None:
        return False
    column, row = place[0], int(place[1:])
    return found[1] <= column <= found[3] and int(found[2]) <= row <= int(found[4])
