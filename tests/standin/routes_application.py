"""Routes about the bot itself: its user, its application, its commands, the gateway's address."""

from __future__ import annotations

from tests.standin import payloads
from tests.standin.call import Answer, Call, Route
from tests.standin.checks_commands import command_list_problems
from tests.standin.errors import unknown
from tests.standin.model import Channel, Json


async def _me(call: Call) -> Answer:
    return payloads.user(call.world.bot)


async def _user(call: Call) -> Answer:
    account = call.world.accounts.get(call.id("user_id"))
    if account is None:
        raise unknown("User", 10013)
    return payloads.user(account)


async def _open_dm(call: Call) -> Answer:
    account = call.world.accounts.get(int(call.body["recipient_id"]))
    if account is None:
        raise unknown("User", 10013)
    found = [place for place in call.world.channels.values() if place.kind == 1 and account in place.recipients]
    place = found[0] if found else Channel(call.world.ids.new(), "", 1, recipients=[account])
    return payloads.channel(call.world.channel(place))


async def _application(call: Call) -> Answer:
    world = call.world
    return payloads.application(world.application_id, world.bot, world.owner)


async def _gateway(call: Call) -> Answer:
    return {"url": call.world.gateway}


async def _gateway_bot(call: Call) -> Answer:
    limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    return {"url": call.world.gateway, "shards": 1, "session_start_limit": limit}


def _place(call: Call) -> int | None:
    """The server in the path, or None for global commands."""
    if call.id("application_id") != call.world.application_id:
        raise unknown("Application", 10002)
    if "guild_id" not in call.parts:
        return None
    if call.id("guild_id") not in call.world.guilds:
        raise unknown("Guild", 10004)
    return call.id("guild_id")


async def _commands(call: Call) -> Answer:
    return call.world.commands.get(_place(call), [])


async def _replace_commands(call: Call) -> Answer:
    place, bodies = _place(call), call.body or []
    call.refuse(command_list_problems(bodies))
    return call.world.synced(place, bodies)


async def _add_command(call: Call) -> Answer:
    place, body = _place(call), call.body
    before = call.world.commands.get(place, [])
    others = [
        command for command in before if (command["name"], command["type"]) != (body["name"], body.get("type", 1))
    ]
    call.refuse(command_list_problems([*others, body]))
    return call.world.synced(place, [*others, body])[-1]


async def _edit_command(call: Call) -> Answer:
    old = _command(call)
    others = [command for command in call.world.commands[_place(call)] if command is not old]
    call.refuse(command_list_problems([*others, old | call.body]))
    stored = call.world.synced(_place(call), [*others, old | call.body])[-1]
    stored["id"] = old["id"]
    return stored


async def _delete_command(call: Call) -> Answer:
    call.world.commands[_place(call)].remove(_command(call))
    return None


async def _show_command(call: Call) -> Answer:
    return _command(call)


def _command(call: Call) -> Json:
    for command in call.world.commands.get(_place(call), []):
        if command["id"] == call.parts["command_id"]:
            return command
    raise unknown("application command", 10063)


GLOBAL = "/applications/{application_id}/commands"
LOCAL = "/applications/{application_id}/guilds/{guild_id}/commands"

ROUTES = [
    Route("GET", "/users/@me", _me),
    Route("GET", "/users/{user_id}", _user),
    Route("POST", "/users/@me/channels", _open_dm),
    Route("GET", "/applications/@me", _application),
    Route("GET", "/oauth2/applications/@me", _application),
    Route("GET", "/gateway", _gateway, token=False),
    Route("GET", "/gateway/bot", _gateway_bot),
]
for _base in (GLOBAL, LOCAL):
    ROUTES += [
        Route("GET", _base, _commands),
        Route("PUT", _base, _replace_commands),
        Route("POST", _base, _add_command),
        Route("GET", _base + "/{command_id}", _show_command),
        Route("PATCH", _base + "/{command_id}", _edit_command),
        Route("DELETE", _base + "/{command_id}", _delete_command),
    ]
