"""The stand-in's memory written as Discord's JSON: the shapes that discord.py reads."""

from __future__ import annotations

from tests.standin.model import MEMBER_RIGHTS, Account, Attachment, Channel, Guild, Json, Message, Role

CREATED = "2040-01-01T00:00:00.000000+00:00"
EDITED = "2040-01-01T00:00:01.000000+00:00"
ATTACHMENT_LIMIT = 10 * 1024 * 1024
# Gateway with guild messages and members not asked for: an application of few servers, with slash commands.
APPLICATION_FLAGS = 1 << 23


def user(account: Account) -> Json:
    """A user object."""
    return {
        "id": str(account.id),
        "username": account.name,
        "global_name": account.name,
        "discriminator": "0",
        "avatar": None,
        "bot": account.bot,
        "public_flags": 0,
    }


def member(account: Account) -> Json:
    """A server member object with the permissions of an interaction."""
    return {
        "user": user(account),
        "nick": None,
        "avatar": None,
        "roles": [str(each.id) for each in account.roles],
        "joined_at": CREATED,
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
        "communication_disabled_until": None,
        "permissions": str(account.permissions),
    }


def application(identity: int, bot: Account, owner: Account) -> Json:
    """The application that the token belongs to, installable on servers and by users."""
    return {
        "id": str(identity),
        "name": bot.name,
        "description": "",
        "icon": None,
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": APPLICATION_FLAGS,
        "owner": user(owner),
        "team": None,
        "bot": user(bot),
        "integration_types_config": {"0": {}, "1": {}},
        "redirect_uris": [],
        "interactions_endpoint_url": None,
    }


def channel(place: Channel) -> Json:
    """A channel object of any of the three kinds."""
    body: Json = {"id": str(place.id), "type": place.kind, "last_message_id": None, "flags": 0}
    if place.guild is None:
        body["recipients"] = [user(account) for account in place.recipients]
        if place.kind == 3:
            body |= {"name": place.name, "icon": None, "owner_id": str(place.recipients[0].id)}
        return body
    return body | {
        "guild_id": str(place.guild.id),
        "name": place.name,
        "position": place.guild.channels.index(place),
        "permission_overwrites": [],
        "nsfw": False,
        "topic": None,
        "parent_id": None,
        "rate_limit_per_user": 0,
        "permissions": str(MEMBER_RIGHTS),
    }


def role(role_of_guild: Role, position: int = 0) -> Json:
    """A role with the rights of any member."""
    return {
        "id": str(role_of_guild.id),
        "name": role_of_guild.name,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "icon": None,
        "unicode_emoji": None,
        "position": position,
        "permissions": str(MEMBER_RIGHTS),
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }


def guild(server: Guild, bot: Account) -> Json:
    """A server as GUILD_CREATE sends it to a bot without the members intent: itself its only member."""
    return {
        "id": str(server.id),
        "name": server.name,
        "icon": None,
        "owner_id": str(server.owner.id),
        "preferred_locale": server.locale,
        "features": [],
        "roles": [role(each, position) for position, each in enumerate(server.roles)],
        "emojis": [],
        "stickers": [],
        "channels": [channel(place) for place in server.channels],
        "threads": [],
        "members": [member(bot)],
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
        "member_count": 3,
        "joined_at": CREATED,
        "large": False,
        "unavailable": False,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "system_channel_flags": 0,
        "system_channel_id": None,
        "afk_channel_id": None,
        "afk_timeout": 300,
    }


def attachment(file: Attachment) -> Json:
    """An attachment object, its bytes at an address of the stand-in's own."""
    return {
        "id": str(file.id),
        "filename": file.filename,
        "size": len(file.data),
        "url": file.url,
        "proxy_url": file.url,
        "description": file.description,
    }


def message(posted: Message) -> Json:
    """A message object."""
    body: Json = {
        "id": str(posted.id),
        "type": 20 if posted.metadata else 0,
        "channel_id": str(posted.channel.id),
        "author": user(posted.author),
        "content": posted.content,
        "embeds": posted.embeds,
        "components": posted.components,
        "attachments": [attachment(file) for file in posted.attachments],
        "flags": posted.flags,
        "timestamp": CREATED,
        "edited_timestamp": EDITED if posted.edits else None,
        "tts": False,
        "pinned": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
    }
    if posted.metadata:
        body["interaction_metadata"] = posted.metadata
    return body
