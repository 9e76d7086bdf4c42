"""What a user gave cannot be used: the one exception for it, which knows neither Discord nor the store."""

from __future__ import annotations

__all__ = ["UserError"]


class UserError(Exception):
    """What a user gave cannot be used. `message` is a key of the catalogues, `data` what it needs."""

    def __init__(self, message: str, /, **data: object) -> None:
        self.message = message
        self.data = data
        super().__init__(message)
