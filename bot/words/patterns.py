"""Messages that hold nothing but text, data and choices, filled in without the library behind them.

Fluent's runtime loads calendars and currencies before it says its first word, and goes through a message node by node
each time. What needs none of that is filled in here, to the letter as the runtime does; the rest is left to it:
references, functions, choices by fractions, numbers that are written in groups, and whatever is wrong.
"""

from __future__ import annotations

from collections.abc import Mapping
from decimal import ROUND_HALF_EVEN, Decimal
from typing import NamedTuple

from fluent.syntax import ast

__all__ = ["Choice", "Datum", "Pattern", "filled", "pattern_of"]

GROUPED = 1000  # from here on a language writes marks into a number, and may have more plurals for it
FRACTION = Decimal("0.001")  # a language writes so much of one
LONGEST = 2500  # characters of one datum: the runtime refuses longer ones


class Datum(NamedTuple):
    """What is filled in: the value of that name."""

    name: str


class Choice(NamedTuple):
    """What depends on the value of that name: the first variant that is its value or its plural, else the last."""

    name: str
    variants: tuple[tuple[str | int, Pattern], ...]
    other: Pattern


Pattern = tuple["str | Datum | Choice", ...]


class LeftToRuntimeError(Exception):
    """Only the runtime knows what this comes to."""


def pattern_of(parsed: ast.Pattern) -> Pattern | None:
    """Return a message's pattern, or None where only the runtime can fill it in."""
    try:
        return _pattern(parsed)
    except LeftToRuntimeError:
        return None


def _pattern(parsed: ast.Pattern) -> Pattern:
    return tuple(_element(element) for element in parsed.elements)


def _element(element: ast.TextElement | ast.Placeable) -> str | Datum | Choice:
    if isinstance(element, ast.TextElement):
        return str(element.value)
    expression = element.expression
    if isinstance(expression, ast.StringLiteral):
        return str(expression.parse()["value"])
    if isinstance(expression, ast.VariableReference):
        return Datum(expression.id.name)
    if isinstance(expression, ast.SelectExpression) and isinstance(expression.selector, ast.VariableReference):
        variants = tuple((_key(variant.key), _pattern(variant.value)) for variant in expression.variants)
        other = next(variant.value for variant in expression.variants if variant.default)
        return Choice(expression.selector.id.name, variants, _pattern(other))
    raise LeftToRuntimeError


def _key(key: ast.Identifier | ast.NumberLiteral) -> str | int:
    if isinstance(key, ast.Identifier):
        return str(key.name)
    if key.value.isdecimal():
        return int(key.value)
    raise LeftToRuntimeError


def filled(pattern: Pattern, data: Mapping[str, object], mark: str = ".") -> str | None:
    """Return a pattern with its data filled in, or None where only the runtime can, or can tell what is wrong.

    `mark`: what the language writes before a fraction.

    >>> eggs = (Datum("n"), " ", Choice("n", (("one", ("egg",)), ("other", ("eggs",))), ("eggs",)))
    >>> filled(eggs, {"n": 1}), filled(eggs, {"n": 12}), filled(eggs, {"n": 1200}), filled(eggs, {})
    ('1 egg', '12 eggs', None, None)
    >>> filled((Datum("n"), " %"), {"n": 36.1}, ",")
    '36,1 %'
    """
    try:
        return _filled(pattern, data, mark)
    except LeftToRuntimeError:
        return None


def _filled(pattern: Pattern, data: Mapping[str, object], mark: str) -> str:
    words = []
    for part in pattern:
        if isinstance(part, str):
            words.append(part)
        elif isinstance(part, Datum):
            given = data.get(part.name)
            words.append(_written(given, mark) if type(given) is float else str(_value(part.name, data)))
        else:
            words.append(_filled(_chosen(part, _value(part.name, data)), data, mark))
    return "".join(words)


def _written(number: float, mark: str) -> str:
    """Return a number with the fraction that a language writes of it."""
    if not 0 <= number < GROUPED - 1:
        raise LeftToRuntimeError
    written = f"{Decimal(str(number)).quantize(FRACTION, ROUND_HALF_EVEN):f}".rstrip("0").rstrip(".")
    return written.replace(".", mark)


def _value(name: str, data: Mapping[str, object]) -> str | int:
    value = data.get(name)
    if type(value) is int and -GROUPED < value < GROUPED:
        return value
    if isinstance(value, str) and len(value) <= LONGEST:
        return value
    raise LeftToRuntimeError


def _chosen(choice: Choice, value: str | int) -> Pattern:
    plural = value if isinstance(value, str) else "one" if abs(value) == 1 else "other"
    for key, pattern in choice.variants:
        if isinstance(key, int) and isinstance(value, str):
            raise LeftToRuntimeError  # a text may be the plural of a number
        if key in (value, plural):
            return pattern
    return choice.other
