"""What happens to stacks of horde tokens (apilar-y-desapilar-tokens-de-horda, pilas-en-el-campo-de-batalla of 2012)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.heroclix.game.events.base import Base, Count, Happened, Id, Objection, Square

__all__ = ["HORDES", "HordeEvent", "StackJoined", "StackLeft", "TokenDefeated"]


@dataclass(frozen=True)
class StackJoined(Happened):
    """Of a token or stack that moved, `count` tokens joined another one; those `left` stand on `at`.

    `start`, `path`: whence it came and through which squares. `objection`: the sections against it.
    """

    figure: str
    into: str
    count: Count
    start: tuple[Square, ...]
    path: tuple[Square, ...] = ()
    left: Count = 0
    at: Base = ()
    objection: Objection = ()


@dataclass(frozen=True)
class StackLeft(Happened):
    """One token left a stack: it is a figure of its own now, and moved."""

    figure: Id
    of: str
    start: tuple[Square, ...]
    at: Base
    path: tuple[Square, ...] = ()
    objection: Objection = ()


@dataclass(frozen=True)
class TokenDefeated(Happened):
    """A stack took damage, however much: one token of it is defeated. With the last one the stack is KO'd."""

    figure: str
    before: Count
    after: Count
    attack: Count | None = None
    why: str = ""


HordeEvent = StackJoined | StackLeft | TokenDefeated
HORDES: Mapping[str, type[HordeEvent]] = {
    "stack-joined": StackJoined,
    "stack-left": StackLeft,
    "token-defeated": TokenDefeated,
}
