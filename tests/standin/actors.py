"""The users of the stand-in: they type commands, press buttons, choose, fill in forms."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from tests.standin import invocation, options, payloads
from tests.standin.errors import InteractionFailed, Refused
from tests.standin.model import Account, Channel, Json, Message, walk
from tests.standin.response import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Response
from tests.standin.world import World

BUTTON, STRING_SELECT, TEXT_INPUT, LABEL = 2, 3, 4, 18
SELECTS = {3, 5, 6, 7, 8}
Dispatch = Callable[[str, Json, int | None], bool]


class User:
    """Someone on this Discord.

    Every act sends its event at once and gives the :class:`Response` it will fill; wait with
    ``await response.done()``. Several users act at the same instant with :func:`asyncio.gather`. What a real user
    could not do raises :class:`Refused`.
    """

    def __init__(self, world: World, dispatch: Dispatch, account: Account) -> None:
        self._world = world
        self._dispatch = dispatch
        self.account = account

    @property
    def id(self) -> int:
        """Their id."""
        return self.account.id

    @property
    def name(self) -> str:
        """Their name."""
        return self.account.name

    @property
    def mention(self) -> str:
        """The text that mentions them."""
        return f"<@{self.id}>"

    async def slash(self, channel: Channel, /, *path: str, **values: Any) -> Response:
        """Send a slash command: the words of its path, its options by name.

        Users, channels, roles and files (a name and bytes) may stand as values where the option is of that type. An
        option whose name Python keeps for itself is given as ``**{"from": "cap"}``.
        """
        command = self._command(channel, path)
        resolved: Json = {}
        given = {name: self._plain(value) for name, value in values.items()}
        filled = options.typed(command, list(path[1:]), given, resolved)
        return self._use(command, channel, COMMAND, filled, resolved, "/" + " ".join(path))

    async def autocomplete(
        self, channel: Channel, /, *path: str, focus: str, text: str = "", **values: Any
    ) -> Response:
        """Type ``text`` into the option ``focus``; the suggestions come in ``response.choices``."""
        command = self._command(channel, path)
        resolved: Json = {}
        given = {name: self._plain(value) for name, value in values.items()}
        filled = options.typing(command, list(path[1:]), focus, text, given, resolved)
        what = f"/{' '.join(path)} {focus}: {text}"
        return self._use(command, channel, AUTOCOMPLETE, filled, resolved, what)

    async def click(self, message: Message, custom_id: str | None = None, *, label: str | None = None) -> Response:
        """Press a button, found by its ``custom_id`` or by its label."""
        if custom_id is None:
            custom_id = self._labelled(message, label)
        part = invocation.pressed(message, self.account, custom_id)
        if part["type"] != BUTTON:
            raise Refused(f"{custom_id!r} is no button")
        return self._touch(message, {"custom_id": custom_id, "component_type": BUTTON}, f"press of {custom_id}")

    async def select(self, message: Message, custom_id: str, *values: Any) -> Response:
        """Choose from a menu: option values of a text menu, users, roles or channels of the other kinds."""
        part = invocation.pressed(message, self.account, custom_id)
        data = self._chosen(part, values) | {"component_type": part["type"]}
        return self._touch(message, data, f"choice in {custom_id}")

    async def submit_modal(self, response: Response, values: dict[str, Any]) -> Response:
        """Fill in the form a response opened, by ``custom_id`` of each field, and send it."""
        modal = response.modal
        if response.account is not self.account:
            raise Refused(f"the form is not open for {self.name}")
        fields = {part["custom_id"] for part in walk(modal["components"]) if "custom_id" in part}
        if unknown := sorted(set(values) - fields):
            raise Refused(f"the form has no field {unknown[0]!r}, only {sorted(fields)}")
        filled = [self._holder(holder, values) for holder in modal["components"]]
        data: Json = {"custom_id": modal["custom_id"], "components": filled}
        via = response.payload["authorizing_integration_owners"]
        body = invocation.event(self._world, self.account, response.channel, MODAL, data, via)
        return self._send(body, response.channel, f"form {modal['custom_id']}", response.source)

    def _command(self, channel: Channel, path: Sequence[str]) -> Json:
        return invocation.command_for(self._world, self.account, channel, path[0])

    def _plain(self, value: Any) -> Any:
        """A value as the options know it: accounts for users, stored files for a name and bytes."""
        if isinstance(value, User):
            return value.account
        if isinstance(value, tuple):
            return self._world.file(*value)
        return value

    def _labelled(self, message: Message, label: str | None) -> str:
        found = [button["custom_id"] for button in message.buttons if button.get("label") == label]
        if len(found) != 1:
            raise Refused(f"{len(found)} buttons are labelled {label!r} of {[b.get('label') for b in message.buttons]}")
        return str(found[0])

    def _use(
        self, command: Json, channel: Channel, kind: int, filled: list[Json], resolved: Json, what: str
    ) -> Response:
        data: Json = {"id": command["id"], "name": command["name"], "type": 1, "options": filled}
        if resolved:
            data["resolved"] = resolved
        if "guild_id" in command:
            data["guild_id"] = command["guild_id"]
        via = invocation.owners(command, self.account, channel)
        return self._send(invocation.event(self._world, self.account, channel, kind, data, via), channel, what)

    def _touch(self, message: Message, data: Json, what: str) -> Response:
        via = invocation.owners(None, self.account, message.channel)
        if message.metadata:
            via = message.metadata["authorizing_integration_owners"]
        body = invocation.event(self._world, self.account, message.channel, COMPONENT, data, via)
        return self._send(body, message.channel, what, message)

    def _chosen(self, part: Json, values: Sequence[Any]) -> Json:
        """The answer of one menu, checked against its options and its range."""
        low, high = part.get("min_values"), part.get("max_values")
        if not (1 if low is None else low) <= len(values) <= (1 if high is None else high):
            raise Refused(f"{len(values)} choices in {part['custom_id']!r}, which takes {low} to {high}")
        if part["type"] == STRING_SELECT:
            known = [option["value"] for option in part["options"]]
            if wrong := [value for value in values if value not in known]:
                raise Refused(f"{wrong[0]!r} is not among {known}")
            return {"custom_id": part["custom_id"], "values": list(values)}
        resolved: Json = {}
        plain = [self._plain(value) for value in values]
        for value in plain:
            options.resolve(value, resolved)
        return {"custom_id": part["custom_id"], "values": [str(value.id) for value in plain], "resolved": resolved}

    def _holder(self, holder: Json, values: dict[str, Any]) -> Json:
        """A row or a label of a form as it is sent back."""
        if holder["type"] == LABEL:
            return {"type": LABEL, "id": 0, "component": self._field(holder["component"], values)}
        filled = [self._field(part, values) for part in holder.get("components") or []]
        return {"type": holder["type"], "id": 0, "components": filled}

    def _field(self, part: Json, values: dict[str, Any]) -> Json:
        sent: Json = {"type": part["type"], "id": 0, "custom_id": part["custom_id"]}
        value: Any = values.get(part["custom_id"], part.get("value") or "")
        if part["type"] in SELECTS:
            chosen = [value] if isinstance(value, str) else list(value)
            return sent | {"values": self._chosen(part, chosen)["values"]}
        if part["type"] != TEXT_INPUT:
            raise Refused(f"the stand-in's users cannot fill a field of type {part['type']}")
        low, high = part.get("min_length") or 0, part.get("max_length") or 4000
        if not value and part.get("required", True):
            raise Refused(f"the field {part['custom_id']!r} is required")
        if value and not low <= len(value) <= high:
            raise Refused(f"{len(value)} characters in {part['custom_id']!r}, which takes {low} to {high}")
        return sent | {"value": value}

    def _send(self, body: Json, channel: Channel, what: str, source: Message | None = None) -> Response:
        world = self._world
        response = Response(world.changes, body, self.account, channel, what)
        if source:
            body["message"] = payloads.message(source)
            response.started_from(source)
        world.responses[response.id] = response
        if not self._dispatch("INTERACTION_CREATE", body, channel.guild.id if channel.guild else None):
            raise InteractionFailed(f"{what}: no bot is connected")
        loop = asyncio.get_running_loop()
        response.deadline = loop.call_later(world.acknowledge_within, self._unanswered, response)
        return response

    def _unanswered(self, response: Response) -> None:
        """Close an interaction that the bot left without a first answer."""
        response.failure = f"not acknowledged within {self._world.acknowledge_within} s"
        self._world.violated("interaction", response.what, response.failure)
