"""Where a command may be used, and the INTERACTION_CREATE event of each thing a user does."""

from __future__ import annotations

from tests.standin import payloads
from tests.standin.errors import Refused
from tests.standin.model import Account, Channel, Json, Message
from tests.standin.world import World

GUILD_INSTALL, USER_INSTALL = 0, 1
SERVER, BOT_DM, PRIVATE = 0, 1, 2


def command_for(world: World, account: Account, channel: Channel, name: str) -> Json:
    """The synced command a user finds under a name in a channel; Refused says why there is none."""
    if not channel.seen_by(account):
        raise Refused(f"{account.name} cannot open this channel")
    local = world.commands.get(channel.guild.id, []) if channel.guild else []
    found = [command for command in [*local, *world.commands.get(None, [])] if command["name"] == name]
    if not found:
        known = sorted(command["name"] for commands in world.commands.values() for command in commands)
        raise Refused(f"/{name} was never synced; the synced commands are {known}")
    command = found[0]
    if not owners(command, account, channel):
        raise Refused(f"/{name} cannot be used by {account.name} here: the bot or the command is not installed so")
    contexts = command.get("contexts")
    if contexts is not None and channel.context not in contexts:
        raise Refused(f"/{name} is for contexts {contexts}, not {channel.context}")
    if contexts is None and command.get("dm_permission") is False and channel.guild is None:
        raise Refused(f"/{name} is for servers only")
    needed = int(command.get("default_member_permissions") or 0)
    if channel.guild and needed & ~account.permissions:
        raise Refused(f"/{name} needs permissions {needed:#x} that {account.name} lacks")
    return command


def owners(command: Json | None, account: Account, channel: Channel) -> dict[str, str]:
    """Discord's ``authorizing_integration_owners``: through which installations the user reaches the command here."""
    kinds = (command or {}).get("integration_types")
    if kinds is None:
        kinds = [GUILD_INSTALL] if command else [GUILD_INSTALL, USER_INSTALL]
    found = {}
    if GUILD_INSTALL in kinds and channel.guild and channel.guild.joined:
        found["0"] = str(channel.guild.id)
    if GUILD_INSTALL in kinds and channel.context == BOT_DM:
        found["0"] = "0"
    if USER_INSTALL in kinds and account.installed:
        found["1"] = str(account.id)
    return found


def event(world: World, account: Account, channel: Channel, kind: int, data: Json, via: dict[str, str]) -> Json:
    """The event of an interaction of the given kind, with a fresh id and token."""
    identity = world.ids.new()
    body: Json = {
        "id": str(identity),
        "application_id": str(world.application_id),
        "type": kind,
        "token": f"interaction-token-{identity}",
        "version": 1,
        "data": data,
        "channel_id": str(channel.id),
        "channel": payloads.channel(channel),
        "locale": account.locale,
        "entitlements": [],
        "authorizing_integration_owners": via,
        "context": channel.context,
        "attachment_size_limit": payloads.ATTACHMENT_LIMIT,
        "app_permissions": str(channel.rights),
    }
    if channel.guild is None:
        return body | {"user": payloads.user(account)}
    guild = channel.guild
    return body | {
        "guild_id": str(guild.id),
        "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
        "guild_locale": guild.locale,
        "member": payloads.member(account),
    }


def pressed(message: Message, account: Account, custom_id: str) -> Json:
    """The component a user can use on a message; Refused says why they cannot."""
    if not message.seen_by(account):
        raise Refused(f"{account.name} does not see that message")
    part = message.part(custom_id)
    if part is None:
        known = [part["custom_id"] for part in message.parts() if "custom_id" in part]
        raise Refused(f"the message has no component {custom_id!r}, only {known}")
    if part.get("disabled"):
        raise Refused(f"the component {custom_id!r} is disabled")
    return part
