"""The whole of a position document: its forces, and a question of any kind.

Apart from the rest, since a question about a position needs neither, and their models take longest to make.
"""

from typing import Annotated, Any

from pydantic import Field
from pydantic.json_schema import GenerateJsonSchema

from engine.heroclix.document import Name, Unasked
from engine.heroclix.force.listed import ForceIn
from engine.heroclix.force.questions import ForceQuestion
from engine.heroclix.questions import Ask

__all__ = ["Document", "DocumentSchema", "Listed"]


class Listed(Unasked):
    """A document whose question is not read yet, its forces are."""

    force: ForceIn | None = None
    forces: Annotated[dict[Name, ForceIn], Field(max_length=8)] = Field(default_factory=dict)


class Document(Listed):
    """A whole position document: one self-contained position, and a question about it.

    `ruleset` says by whose book it is judged: `heroclix-modern` or `heroclix-2022`, each by its own, with the fields
    that its edition knows.

    The questions about forces and results (`force`, `initiative`, `score`) need no map; all others do.
    `force` is one force list, `forces` those of several sides in turn order.
    """

    ask: Annotated[Ask | ForceQuestion, Field(discriminator="type")]


class DocumentSchema(GenerateJsonSchema):
    """The JSON Schema of documents, which tells also those defaults that are made anew for each document."""

    def get_default_value(self, schema: Any) -> Any:
        """Return what stands for a field that is left out."""
        return schema["default_factory"]() if "default_factory" in schema else super().get_default_value(schema)
