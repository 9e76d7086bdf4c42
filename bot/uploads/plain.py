"""A file as a document: its text, and the mapping of keys to values that it holds."""

from __future__ import annotations

from typing import Any

from bot.app.user_error import UserError
from bot.documents.plain_documents import plain_data, text_of
from engine.errors import as_given

__all__ = ["document_of", "text_of"]


def document_of(text: str) -> dict[str, Any]:
    """Return the mapping that a JSON or YAML text holds, sound all through. Raises UserError in one line.

    >>> document_of("size: [8, 8]")
    {'size': [8, 8]}
    """
    found = plain_data(text)
    if not isinstance(found, dict):
        raise UserError("file-without-keys", given=as_given(found))
    return found
