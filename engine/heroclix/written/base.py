"""What all forms of a document share."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from engine.readable import READABLE

__all__ = ["Model", "Name", "Names", "Number", "Points", "Signed", "Size", "Slug", "Slugs", "ValueName"]

Name = Annotated[str, Field(min_length=1, max_length=80, pattern=READABLE)]
Slug = Annotated[str, Field(min_length=1, max_length=120, pattern=READABLE)]
# more than any card prints of one kind
Slugs = Annotated[list[Slug], Field(max_length=100)]
Names = Annotated[list[Name], Field(max_length=100)]
Number = Annotated[int, Field(ge=0, le=99, strict=True)]
Signed = Annotated[int, Field(ge=-99, le=99, strict=True)]
Points = Annotated[int, Field(ge=0, le=10_000, strict=True)]
ValueName = Literal["speed", "attack", "defense", "damage", "range"]
Size = Literal["tiny", "standard", "giant", "colossal"]


class Model(BaseModel):
    """What all parts of a document share: an unknown key is an error, never silently dropped."""

    model_config = ConfigDict(extra="forbid", frozen=True, populate_by_name=True, defer_build=True)
