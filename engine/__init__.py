"""The rules as code: positions, rulings and games. Knows no Discord, no database, no clock and no language.

>>> import engine
>>> answer = engine.adjudicate({"ruleset": "heroclix-modern", "map": {"size": [16, 16]},
...                             "ask": {"type": "distance", "a": "A1", "b": "D3"}})
>>> answer.fields["result"]
3
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from engine.errors import DocumentError, EngineError, LogError, PastNotHeld
from engine.message import Message, messages
from engine.ruling import FigureId, Reason, Ruling, Step, StepKind, Term, Typed

if TYPE_CHECKING:
    from engine.game import RULESETS, Answer, adjudicate, prepare, schema

__all__ = [
    "RULESETS",
    "Answer",
    "DocumentError",
    "EngineError",
    "FigureId",
    "LogError",
    "Message",
    "PastNotHeld",
    "Reason",
    "Ruling",
    "Step",
    "StepKind",
    "Term",
    "Typed",
    "adjudicate",
    "messages",
    "prepare",
    "schema",
]


def __getattr__(name: str) -> Any:
    """Load the games only when something is judged: words and citations need none of them."""
    if name in {"RULESETS", "Answer", "adjudicate", "prepare", "schema"}:
        return getattr(import_module("engine.game"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
