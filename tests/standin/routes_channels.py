"""Routes about servers, channels and the messages that the bot posts without an interaction."""

from __future__ import annotations

from tests.standin import messages, payloads
from tests.standin.call import Answer, Call, Route
from tests.standin.errors import ApiError, unknown
from tests.standin.model import EPHEMERAL, Message


async def _guild(call: Call) -> Answer:
    guild = call.world.guilds.get(call.id("guild_id"))
    if guild is None or not guild.joined:
        raise unknown("Guild", 10004)
    return payloads.guild(guild, call.world.bot)


async def _member(call: Call) -> Answer:
    account = call.world.accounts.get(call.id("user_id"))
    if account is None:
        raise unknown("Member", 10007)
    return payloads.member(account)


async def _channel(call: Call) -> Answer:
    return payloads.channel(call.channel())


async def _typing(call: Call) -> Answer:
    call.channel()
    return None


async def _history(call: Call) -> Answer:
    place = call.channel()
    if not place.history:
        return []
    after, limit = int(call.query.get("after") or 0), int(call.query.get("limit") or 50)
    found = [m for m in call.world.messages.values() if m.channel is place and m.id > after]
    shown = [message for message in found if not message.deleted and message.only_for is None]
    return [payloads.message(message) for message in sorted(shown, key=lambda m: -m.id)[:limit]]


async def _create(call: Call) -> Answer:
    if (call.body.get("flags") or 0) & EPHEMERAL:
        call.refuse(["flags: a message in a channel cannot be ephemeral"])
    return payloads.message(messages.post(call, call.channel(), call.body))


async def _show(call: Call) -> Answer:
    return payloads.message(call.message())


async def _edit(call: Call) -> Answer:
    message = _own(call, "Cannot edit a message authored by another user")
    return payloads.message(messages.edit(call, message, call.body))


async def _delete(call: Call) -> Answer:
    messages.delete(_own(call, "Missing Permissions"))
    return None


def _own(call: Call, refusal: str) -> Message:
    message = call.message()
    if message.author is not call.world.bot:
        raise ApiError(403, 50005, refusal)
    return message


ROUTES = [
    Route("GET", "/guilds/{guild_id}", _guild),
    Route("GET", "/guilds/{guild_id}/members/{user_id}", _member),
    Route("GET", "/channels/{channel_id}", _channel),
    Route("POST", "/channels/{channel_id}/typing", _typing),
    Route("GET", "/channels/{channel_id}/messages", _history),
    Route("POST", "/channels/{channel_id}/messages", _create),
    Route("GET", "/channels/{channel_id}/messages/{message_id}", _show),
    Route("PATCH", "/channels/{channel_id}/messages/{message_id}", _edit),
    Route("DELETE", "/channels/{channel_id}/messages/{message_id}", _delete),
]
