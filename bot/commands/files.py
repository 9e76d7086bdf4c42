"""Files that players hand in: size, encoding and form checked before anything else looks at them."""

from __future__ import annotations

import json
from typing import Any

import discord
import yaml

from bot.documents import read_yaml
from bot.errors import UserError

__all__ = ["parse_document", "read_document", "read_text"]

LARGEST = 1_000_000  # bytes


async def read_document(attachment: discord.Attachment) -> dict[str, Any]:
    """Return the mapping of a JSON or YAML file. Raises UserError in one line."""
    return parse_document(await read_text(attachment))


async def read_text(attachment: discord.Attachment) -> str:
    """Return the text of a file. Raises UserError when it is too large, or no text."""
    if attachment.size > LARGEST:
        raise UserError("file-too-large", size=attachment.size, most=LARGEST)
    raw = await attachment.read()
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise UserError("file-not-text") from None


def parse_document(text: str) -> dict[str, Any]:
    """Return the mapping that a JSON or YAML text holds. Raises UserError in one line.

    >>> parse_document("size: [8, 8]")
    {'size': [8, 8]}
    """
    try:
        if text.lstrip().startswith("{"):
            found: object = json.loads(text)
        else:
            found = read_yaml(text)
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        raise UserError("file-malformed", problem=" ".join(str(error).split())[:120]) from None
    if not isinstance(found, dict):
        raise UserError("file-malformed", problem=type(found).__name__)
    return found
