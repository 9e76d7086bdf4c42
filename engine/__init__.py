"""The rules as code: positions, rulings and games. Knows no Discord, no database, no clock and no language.

>>> import engine
>>> answer = engine.adjudicate({"ruleset": "heroclix-modern", "map": {"size": [16, 16]},
...                             "ask": {"type": "distance", "a": "A1", "b": "D3"}})
>>> answer.fields["result"]
3
"""

from engine.adjudicate import RULESETS, Answer, adjudicate, schema
from engine.errors import DocumentError, EngineError, LogError
from engine.message import Message, messages
from engine.ruling import FigureId, Ruling, Step, StepKind, Term, Typed

__all__ = [
    "RULESETS",
    "Answer",
    "DocumentError",
    "EngineError",
    "FigureId",
    "LogError",
    "Message",
    "Ruling",
    "Step",
    "StepKind",
    "Term",
    "Typed",
    "adjudicate",
    "messages",
    "schema",
]
