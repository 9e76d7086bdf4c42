"""A small stand-in of Discord on the loopback, REST and gateway, that drives a real bot process in tests."""

from tests.standin.actors import User
from tests.standin.errors import InteractionFailed, Refused, Violation
from tests.standin.model import Attachment, Channel, Guild, Message, Role
from tests.standin.response import Response
from tests.standin.server import Standin

__all__ = [
    "Attachment",
    "Channel",
    "Guild",
    "InteractionFailed",
    "Message",
    "Refused",
    "Response",
    "Role",
    "Standin",
    "User",
    "Violation",
]
