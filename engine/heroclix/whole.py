"""The whole of a position document: its forces, and a question of any kind.

Apart from the rest, since a question about a position needs neither, and their models take longest to make.
"""

from typing import Annotated

from pydantic import Field

from engine.heroclix.document import Name, Unasked
from engine.heroclix.force.listed import ForceIn
from engine.heroclix.force.questions import ForceQuestion
from engine.heroclix.questions import Ask

__all__ = ["Document", "Listed"]


class Listed(Unasked):
    """A document whose question is not read yet, its forces are."""

    force: ForceIn | None = None
    forces: Annotated[dict[Name, ForceIn], Field(max_length=8)] = {}  # noqa: RUF012  # pydantic copies it


class Document(Listed):
    """A whole position document: one self-contained position, and a question about it.

    The questions about forces and results (`force`, `initiative`, `score`) need no map; all others do.
    `force` is one force list, `forces` those of several sides in turn order.
    """

    ask: Annotated[Ask | ForceQuestion, Field(discriminator="type")]
