"""What the store raises.

StoreError               the database cannot be used now: locked, read-only, unreachable, full
├── Conflict             somebody else's events came first: fold again and decide again
├── AlreadyAnswered      this interaction's events are stored already: show the result, change nothing
└── GameAlreadyOpen      the channel has an open game
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError

__all__ = ["AlreadyAnswered", "Conflict", "GameAlreadyOpen", "StoreError", "translated"]


class StoreError(Exception):
    """The database cannot be used now. `message` is a key of the catalogues."""

    def __init__(self, message: str = "error-store", detail: str = "") -> None:
        self.message = message
        super().__init__(detail or message)


class Conflict(StoreError):  # noqa: N818  # named for what happened
    """The log grew since it was read."""


class AlreadyAnswered(StoreError):  # noqa: N818  # named for what happened
    """The same interaction came twice."""


class GameAlreadyOpen(StoreError):  # noqa: N818  # named for what happened
    """The channel has an open game already."""


@contextmanager
def translated() -> Iterator[None]:
    """Turn a driver's complaint into one of ours, so that players read one clear line."""
    try:
        yield
    except (OperationalError, InterfaceError) as error:
        text = str(error.orig or error).lower()
        if "readonly" in text or "read-only" in text or "read only" in text:
            raise StoreError("error-store-read-only", text) from error
        if "locked" in text or "busy" in text:
            raise StoreError("error-store-locked", text) from error
        if "full" in text or "no space" in text:
            raise StoreError("error-store-full", text) from error
        raise StoreError("error-store", text) from error
    except DBAPIError as error:
        if error.connection_invalidated:
            raise StoreError("error-store", str(error.orig)) from error
        raise
