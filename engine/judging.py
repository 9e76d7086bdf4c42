"""The one small interface that every game stands behind: a document goes in, an answer comes out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.answer import Answer
from engine.errors import DocumentError, as_given
from engine.heroclix import judge as heroclix

__all__ = ["RULESETS", "Answer", "adjudicate", "prepare", "schema"]

RULESETS = ("heroclix-modern", "heroclix-2022", "heroclix-2012", "motu")
GAMES = {"heroclix-modern": heroclix.adjudicate}  # the editions that are judged today


def adjudicate(document: object) -> Answer:
    """Rule on a position document (already parsed from YAML or JSON).

    Returns the answer with its ruling. Raises DocumentError naming the field when the document is
    malformed, or its ruleset is unknown or not judged yet. An illegal question is a ruling, not an error.

    >>> adjudicate({"ruleset": "heroclix-modern", "map": {"size": [8, 8]},
    ...             "ask": {"type": "adjacent", "a": "A1", "b": "B2"}}).fields["result"]
    True
    """
    if not isinstance(document, Mapping):
        raise DocumentError("document", "error-not-a-mapping", given=as_given(document))
    ruleset = document.get("ruleset")
    if ruleset is None:
        raise DocumentError("ruleset", "error-missing")
    if ruleset not in RULESETS:
        raise DocumentError("ruleset", "error-ruleset-unknown", given=as_given(ruleset), expected=", ".join(RULESETS))
    judge = GAMES.get(ruleset)
    if judge is None:
        raise DocumentError("ruleset", "error-ruleset-not-judged", given=str(ruleset), expected=", ".join(GAMES))
    return judge(document)


def schema() -> dict[str, Any]:
    """Return the JSON Schema (draft 2020-12) of a position document."""
    return heroclix.schema()


def prepare() -> None:
    """Load what the first questions would have to wait for: for whoever answers many."""
    heroclix.prepare()
