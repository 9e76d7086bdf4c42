"""Messages as the bot posts and edits them: checked, stored, their files kept."""

from __future__ import annotations

import copy
from collections.abc import Mapping

from tests.standin.call import Call, Upload
from tests.standin.checks_messages import message_problems
from tests.standin.errors import ApiError, unknown
from tests.standin.model import EPHEMERAL, LOADING, Account, Attachment, Channel, Json, Message

# What a sender may set: no embeds shown, ephemeral, no notification, a layout of components.
SETTABLE = 1 << 2 | EPHEMERAL | 1 << 12 | 1 << 15


def post(
    call: Call, channel: Channel, data: Json, *, reader: Account | None = None, metadata: Json | None = None
) -> Message:
    """Store a new message of the bot's; ``reader`` is who alone sees it if it is ephemeral."""
    attachments = _attachments(call, data, [])
    call.refuse(message_problems(data, {file.filename for file in attachments}))
    message = Message(call.world.ids.new(), channel, call.world.bot, metadata=metadata)
    message.flags = (data.get("flags") or 0) & SETTABLE
    message.only_for = reader if message.ephemeral else None
    message.attachments = attachments
    _fill(message, data)
    if not any((message.content, message.embeds, message.components, message.attachments)):
        call.violated("limit", "an empty message")
        raise ApiError(400, 50006, "Cannot send an empty message")
    call.world.messages[message.id] = message
    return message


def thinking(call: Call, channel: Channel, flags: int, reader: Account, metadata: Json) -> Message:
    """Store the message that says the bot is thinking."""
    message = Message(call.world.ids.new(), channel, call.world.bot, metadata=metadata)
    message.flags = (flags & EPHEMERAL) | LOADING
    message.only_for = reader if message.ephemeral else None
    call.world.messages[message.id] = message
    return message


def edit(call: Call, message: Message, data: Json) -> Message:
    """Change a message; fields left out stay as they are, and so do attachments unless a list says which to keep."""
    if message.deleted:
        raise unknown("Message", 10008)
    attachments = _attachments(call, data, message.attachments)
    whole = {"content": message.content, "embeds": message.embeds, "components": message.components} | data
    call.refuse(message_problems(whole, {file.filename for file in attachments}))
    message.attachments = attachments
    message.flags &= ~LOADING
    message.edits += 1
    _fill(message, data)
    return message


def delete(message: Message) -> None:
    """Take a message away."""
    if message.deleted:
        raise unknown("Message", 10008)
    message.deleted = True


def _fill(message: Message, data: Json) -> None:
    if "content" in data:
        message.content = data["content"] or ""
    if "embeds" in data:
        message.embeds = copy.deepcopy(data["embeds"] or [])
    if "components" in data:
        message.components = copy.deepcopy(data["components"] or [])
        for number, part in enumerate(message.parts(), start=1):
            part.setdefault("id", number)
    message.allowed_mentions = data.get("allowed_mentions", message.allowed_mentions)


def _attachments(call: Call, data: Json, before: list[Attachment]) -> list[Attachment]:
    """The files a message will show: those kept, in the order listed, and those uploaded with this request."""
    listed = data.get("attachments")
    if listed is None:
        return before + [_store(call, upload, {}) for upload in call.files.values()]
    kept = {file.id: file for file in before}
    found = [_listed(call, entry, kept) for entry in listed]
    named = {str(entry["id"]) for entry in listed}
    return found + [_store(call, upload, {}) for key, upload in call.files.items() if key not in named]


def _listed(call: Call, entry: Json, kept: Mapping[int, Attachment]) -> Attachment:
    upload = call.files.get(str(entry["id"]))
    if upload is not None:
        return _store(call, upload, entry)
    if int(entry["id"]) not in kept:
        call.refuse([f"attachments: no file with id {entry['id']} in the upload or on the message"])
    return kept[int(entry["id"])]


def _store(call: Call, upload: Upload, entry: Json) -> Attachment:
    return call.world.file(entry.get("filename") or upload.filename, upload.data, entry.get("description"))
