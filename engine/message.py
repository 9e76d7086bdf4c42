"""The messages that the engine's rulings are made of, each tied to the section or reading it rests on.

A module declares its messages once, at its top; a test walks the registry and proves that every
section resolves in the rules library and every message has its sentence in every language.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from engine.ruling import Anchor, Step, StepKind

__all__ = ["Message", "messages"]

_registry: dict[str, Message] = {}


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence of the catalogues (`key`), the data it needs (`needs`) and what it rests on.

    `fact` is the word by which later rules know its steps, where any asks (see `Step`).

    Raises ValueError if the key is taken, or if neither a rule nor a reading is named.

    >>> two_eyes = Message("doctest-seen", ("square",), rule="11.4")
    >>> two_eyes.step(StepKind.CHECK, square="C5").rule
    '11.4'
    >>> _ = _registry.pop("doctest-seen")
    """

    key: str
    needs: tuple[str, ...] = ()
    rule: str | None = None
    reading: str | None = None
    fact: str | None = None

    def __post_init__(self) -> None:
        if self.rule is None and self.reading is None:
            raise ValueError(f"message {self.key!r} rests on nothing: name a rule or a reading")
        if self.key in _registry:
            raise ValueError(f"message {self.key!r} is declared twice")
        _registry[self.key] = self

    @property
    def anchor(self) -> Anchor:
        """The section that it rests on, to be named in data; empty where it rests on a reading alone."""
        return Anchor(self.rule or "", self.key)

    def step(self, kind: StepKind, *, before: int | None = None, after: int | None = None, **data: object) -> Step:
        """Make the step that says this message, with the data its sentence needs."""
        # as Step(…) does, in half the time: rulings make dozens of steps
        return tuple.__new__(Step, (kind, self.key, data, self.rule, self.reading, before, after, self.fact))


def messages() -> Mapping[str, Message]:
    """Return every declared message by its key."""
    return MappingProxyType(_registry)
