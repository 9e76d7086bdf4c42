"""What a sentence of a card's text was understood to mean, before anybody asks about it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Literal

__all__ = ["NOTHING", "Happening", "Sentence", "Status"]

Status = Literal["judged", "reminded", "unread"]
NOTHING: Mapping[str, object] = MappingProxyType({})
NO_NUMBER: Mapping[str, int] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Happening:
    """When a sentence matters that is no standing effect: the action that it is, or what sets it off (21.1a, 21.1b).

    `kind`: `action`, with `name` the type of action; or a trigger such as `hits`, `uses`, `turn-begins`, `set-up`: as
    the game begins, with `name` `first-turn` the side's own first turn, `end` the game's end. `who` does it, or has it
    done: as `CharactersIn` writes it, empty for the figure itself. `other`: the one on the other side, likewise.
    `attack`: the kind of attack; `using`: the power that has to be used, of a team ability its `name`; `targets`: how
    many are targeted, or hit, from `least` to `most`. `turn`: `own` or `others`. `when`: what has to hold besides, as
    `ConditionsIn` writes it. `limit`: how often. `also`: what sets it off as well.
    """

    kind: str
    name: str = ""
    who: Mapping[str, object] = field(default_factory=lambda: NOTHING)
    other: Mapping[str, object] | None = None
    attack: str = ""
    using: str = ""
    turn: str = ""
    when: Mapping[str, object] = field(default_factory=lambda: NOTHING)
    limit: str = ""
    also: tuple[Happening, ...] = ()
    targets: Mapping[str, int] = field(default_factory=lambda: NO_NUMBER)


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence of a card, letter for letter, and what it was understood to mean.

    `status`: what it can be at best; where it matters only at its moment (`at`) or hangs on a fact that no document
    carries (`fact`), `reminded`. `family`: a to k, r for brackets, as cards are written. `effects`: as a document
    writes them. `why` it is no more than that, in one word: `words` with the words not known, `readings` where it can
    be read in two ways, `hangs` on one before it that is unread, `subject`, `language`, `fact`, `not-applied`, `off`.
    Judged to do nothing: a `bracket`, `void`, what speaks of a rule that the edition does not have, or `rule`, what the
    book says anyway.
    """

    text: str
    status: Status
    family: str = ""
    effects: tuple[Mapping[str, object], ...] = ()
    at: Happening | None = None
    why: str = ""
    words: tuple[str, ...] = field(default=())
