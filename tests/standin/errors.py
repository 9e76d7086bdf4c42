"""What can go wrong between the bot and the stand-in, and between a test and the stand-in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


class Refused(AssertionError):  # noqa: N818 - reads as the sentence a test fails with
    """Say that a real user could not do what the test asked: no such command, a hidden message, a dead button."""


class InteractionFailed(AssertionError):  # noqa: N818 - the words Discord itself shows the user
    """Say that the user saw "the application did not respond"."""


@dataclass(frozen=True, slots=True)
class Violation:
    """One thing the bot did that Discord would not take, or that the test did not allow.

    ``kind`` is one of ``route``, ``auth``, ``schema``, ``limit``, ``interaction``, ``gateway``; ``where`` is the
    request or the event; ``text`` says what is wrong.
    """

    kind: str
    where: str
    text: str

    def __str__(self) -> str:
        return f"[{self.kind}] {self.where}: {self.text}"


class ApiError(Exception):
    """An answer of Discord's API other than success: HTTP status, Discord's own code, its message."""

    def __init__(self, status: int, code: int, message: str, problems: list[str] | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.problems = problems or []

    def body(self) -> dict[str, Any]:
        """The JSON body of the answer, shaped as discord.py reads it back."""
        body: dict[str, Any] = {"code": self.code, "message": self.message}
        if self.problems:
            listed = [{"code": "STANDIN", "message": problem} for problem in self.problems]
            body["errors"] = {"body": {"_errors": listed}}
        return body


def unknown(what: str, code: int) -> ApiError:
    """The 404 answer for a thing that is not there, such as ``Unknown Message`` (10008)."""
    return ApiError(404, code, f"Unknown {what}")
