"""pydantic's findings about HeroClix's documents in our words (`engine.validation`)."""

from __future__ import annotations

from pydantic import ValidationError

from engine import validation
from engine.errors import DocumentError

__all__ = ["document_error"]

QUESTION_TAGS = frozenset(
    (
        "line_of_fire", "adjacent", "distance", "reachable", "path", "shortest_path", "break_away", "stack",
        "value", "attack", "odds", "legal", "legal_actions", "use", "knockback", "marker_removed", "area", "place",
        "starting_area", "force", "initiative", "score",
    )
)  # fmt: skip

# pydantic's own union members in a location are of no use to a reader, nor is its mark for the key of a mapping
NOISE = frozenset(
    (
        "str", "int", "list[constrained-str]", "list[constrained-int]", "constrained-str", "constrained-int",
        "ModifyIn", "list", "[key]", "bool", "dict[str,constrained-int]",
    )
)  # fmt: skip


def document_error(
    error: ValidationError, form: object, prefix: str = "", *, pattern: str = "error-pattern"
) -> DocumentError:
    """Return the most telling of pydantic's errors as ours, with a path such as `figures[1].at`.

    `form`: the model, or type of several, that the document was read as. `pattern` is what to say of a text that has
    not its form, where the form has a name: that of a square, say.
    """
    return validation.document_error(error, form, prefix, pattern=pattern, tags=QUESTION_TAGS, noise=NOISE)
