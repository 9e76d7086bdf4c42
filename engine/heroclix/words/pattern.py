"""What a pattern is: the signs that a kind of question has, and the structured question that it makes of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from engine.heroclix.words.context import Context
from engine.words.reading import Reading
from engine.words.signs import Sign

__all__ = ["ASKING", "Either", "Made", "Pattern", "Several", "Ways", "asks", "kinds"]

Question = dict[str, Any]
Made = Question | list[Question]  # one, or `Several`, or `Ways`


class Several(list[Question]):
    """One question for each of several figures; `common` is the parameter that is the same in all."""

    def __init__(self, questions: Iterable[Question], common: str) -> None:
        super().__init__(questions)
        self.common = common


class Ways(list[Question]):
    """One question in several ways that should come to the same, such as the pairs of dice that make a total."""


class Either(list[Question]):
    """Questions that words ask alike, which are all told."""


# what any question may have
ASKING = frozenset({"may", "do", "be", "not", "why", "stop", "le", "he", "him", "me", "first", "any"})
# verbs that tell what can be done as much as what is done, so that they ask without a sign of asking
ABLE = frozenset({"see", "line", "visible", "reach", "inrange", "adjacent", "break", "stuck"})


MANAGES = ("llega a ", "alcanza a ", "logra ")  # what somebody manages to do, is as much what can be done
GERUNDS = ("ando", "iendo")


def kinds(*names: str) -> frozenset[str]:
    """Return the kinds of signs of these names, with those of every question."""
    return frozenset(names) | ASKING


@dataclass(frozen=True, slots=True)
class Pattern:
    """One kind of question.

    `needs`: sets of kinds, of each of which it has one at least. `allows`: what else its words may be. `make`: what it
    asks; it raises NotUnderstood where the signs do not fit together. `parts`: it may be said in two sentences. `past`:
    of what was done, too.
    """

    name: str
    needs: tuple[frozenset[str], ...]
    allows: frozenset[str]
    make: Callable[[Context], Made]
    parts: bool = False
    past: bool = False
    known: frozenset[str] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "known", self.allows.union(*self.needs))

    def fits(self, reading: Reading) -> bool:
        """Return whether a reading has all that the pattern needs, and parts no two questions."""
        have = {sign.kind for sign in reading.signs}
        if not all(have & needed for needed in self.needs):
            return False
        if self.parts:
            return True
        signs = reading.signs
        return all(
            number and signs[number - 1].kind == "suppose" for number, sign in enumerate(signs) if sign.kind == "stop"
        )


def asks(reading: Reading, *verbs: str) -> bool:
    """Return whether words ask, instead of ordering or telling what somebody does."""
    has = reading.signs[0].kind == "have" and reading.signs[0].text in ("tiene", "tienen", "tendria")
    asking = reading.has(
        "may", "do", "who", "why", "there", "wh", "be", "need", "how", "where", "far", "first", "chance"
    )
    if asking or (has and len(reading.spots) == 2):  # "tiene Thor tiro a Loki"
        return True
    verb = reading.first(*verbs)
    if verb is None:
        return False
    led = any(sign.at < verb.at and sign.mark in ("", "of") for sign in reading.all("figure", "he", "suppose"))
    if reading.asked:
        return verb.form not in ("base", "order") or led
    if (
        verb.kind in ABLE
        or verb.text.removeprefix("le ").startswith(MANAGES)
        or (led and verb.text.split()[0].endswith(GERUNDS))
    ):  # "Wolf cargando contra Rook"
        return verb.form not in ("base", "order") or (verb.form == "base" and led)
    if verb.form == "third":
        return _spoken_of(reading, verb)
    return verb.form == "first" and verb.text.split()[-1] in ("pego", "doy", "llego", "alcanzo", "acierto", "atino")


def _spoken_of(reading: Reading, verb: Sign) -> bool:
    """Return whether Spanish asks by its order: the verb, who does it, to whom; or says `le` before the verb."""
    if verb.text.startswith("le ") or any(sign.text in ("le", "les") and sign.at < verb.at for sign in reading.signs):
        return True
    after = [sign for sign in reading.all("figure") if sign.at > verb.at]
    return len(after) == 2 and after[0].mark == "" and after[1].mark == "to"
