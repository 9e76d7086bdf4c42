"""What an action costs its figure in tokens, and what pushing does to it (7.4, 7.8; esfuerzo of 2012, R78).

Written from the books: an action that is not free gives one token, in 2012 a double power action two, and nobody ever
has more than two. There whoever gets a second one is pushed, unless its Willpower or Indomitable ignores that.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from engine import adjudicate
from tests.engine.second_legality.actions import legal_actions
from tests.engine.second_legality.reading import Fields, Figure, read
from tests.engine.second_legality.rules import Rules

__all__ = ["Price", "price", "price_differences"]

MOST = 2  # tokens of one character (7.8; 4-la-regla-de-tokens-de-accion)
IGNORING = ("willpower", "indomitable")  # powers and abilities that may ignore pushing damage (R64)


class Price(NamedTuple):
    """Tokens that the action itself gives, and the damage of being pushed."""

    tokens: int
    damage: int


def price(rules: Rules, figure: Figure, kind: str, *, double: bool = False, ignored: bool = False) -> Price:
    """Return what an action of a type costs; `double`: given as a double power action; `ignored`: what may be, is."""
    had = figure.given.get("tokens", 0)
    if kind == "free" or had >= MOST:
        return Price(0, 0)
    after = min(MOST, had + (2 if double else 1))
    pushed = rules.pushes and after == MOST and not (ignored and _ignoring(figure))
    return Price(after - had, int(pushed))


def price_differences(document: Fields) -> Iterator[tuple[Fields, Price, Price]]:
    """Yield where the engine asks another price of a legal action of two figures: what was asked, ours, its own."""
    position = read(document)
    for name in [each["id"] for each in document["figures"][:2]]:
        figure = position.figures[name]
        for verdict in legal_actions(document, name):
            for asked in _ways(position.rules, figure, verdict.action, verdict.type) if verdict.legal else ():
                answer = adjudicate({**document, "ask": asked}).fields
                engine = Price(*(_number(answer[field]) for field in ("tokens_given", "pushing_damage")))
                more = {"double": "double" in asked, "ignored": "choices" in asked}
                ours = price(position.rules, figure, verdict.type, **more)
                if ours != engine:
                    yield asked, ours, engine


def _ways(rules: Rules, figure: Figure, action: str, kind: str) -> Iterator[Fields]:
    """Yield how an action may be asked for: plainly, as a double power action, with its pushing ignored."""
    asked: Fields = {"type": "legal", "figure": figure.id, "action": action}
    yield asked
    if rules.pushes and kind == "power":
        yield asked | {"double": True}
    if rules.pushes and (by := _ignoring(figure)):
        yield asked | {"choices": {f"{by}:{figure.id}": "use"}}


def _ignoring(figure: Figure) -> str:
    return next((each for each in IGNORING if figure.uses(each)), "")


def _number(value: Any) -> int:
    assert isinstance(value, int)
    return value
