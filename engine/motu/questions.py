"""The questions that a document may ask, as they come from outside."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Literal, get_args

from pydantic import Field

from engine.motu.document import Inches, Model, Name, PlaceName

__all__ = ["NOT_JUDGED", "QUESTIONS", "ArcAsk", "CoverAsk", "DistanceAsk", "EngagedAsk", "Question", "SightAsk"]

End = PlaceName  # a character's id, or a place


class Question(Model):
    """What all questions share: the name that tells them apart."""

    type: str


class SightAsk(Question):
    """Does one see the other (6c)?"""

    type: Literal["line_of_sight"]
    from_: Annotated[End, Field(alias="from")]
    to: End


class CoverAsk(Question):
    """Is the target in cover (7b)?"""

    type: Literal["cover"]
    from_: Annotated[End, Field(alias="from")]
    to: End


class ArcAsk(Question):
    """In which arc of a character does something lie (7b)?"""

    type: Literal["arc"]
    of: Name
    from_: Annotated[End, Field(alias="from")]


class DistanceAsk(Question):
    """How far apart are the two, and is that within a range in inches (6c)?"""

    type: Literal["distance"]
    a: End
    b: End
    range: Inches | None = None


class EngagedAsk(Question):
    """With whom is a character engaged (6c)?"""

    type: Literal["engaged"]
    figure: Name
    with_: Annotated[Name | None, Field(alias="with")] = None


KINDS: tuple[type[Question], ...] = (SightAsk, CoverAsk, ArcAsk, DistanceAsk, EngagedAsk)
QUESTIONS: Mapping[str, type[Question]] = MappingProxyType(
    {get_args(kind.model_fields["type"].annotation)[0]: kind for kind in KINDS}
)
# what documents may ask and nothing judges yet: refused by name
NOT_JUDGED = frozenset(
    (
        "threshold", "test", "attack", "area_targets", "reachable", "move_cost", "action_cost", "legal_actions",
        "guard_triggers", "opportunity", "moved", "mark_place", "mark_affects", "objective", "activation", "initiative",
        "maintenance", "score", "odds",
    )
)  # fmt: skip
