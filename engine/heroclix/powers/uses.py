"""How often an effect with a limit was used (21.11): the second use of `Plan` stands as `Plan (2)` beside the first."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Set

__all__ = ["counted", "times_used", "used_up", "with_one_more"]


def _nth(name: str, number: int) -> str:
    """Return how the use of that number is written down.

    >>> _nth("Plan", 1), _nth("Plan", 2)
    ('Plan', 'Plan (2)')
    """
    return name if number == 1 else f"{name} ({number})"


def with_one_more(used: Set[str], name: str) -> frozenset[str]:
    """Return the uses with one more of that name.

    >>> sorted(with_one_more({"Plan"}, "Plan"))
    ['Plan', 'Plan (2)']
    """
    number = 1
    while _nth(name, number) in used:
        number += 1
    return frozenset((*used, _nth(name, number)))


def counted(names: Iterable[str]) -> frozenset[str]:
    """Return the uses of a list in which a name stands as often as it was used.

    >>> sorted(counted(["Plan", "Plan", "outwit"]))
    ['Plan', 'Plan (2)', 'outwit']
    """
    found: frozenset[str] = frozenset()
    for name in names:
        found = with_one_more(found, name)
    return found


def used_up(used: Collection[str], name: str, times: int) -> bool:
    """Return whether a name stands among the uses that many times; case does not count."""
    return bool(used) and _nth(name, times).casefold() in {other.casefold() for other in used}


def times_used(used: Set[str], name: str) -> int:
    """Return how often a name stands among the uses; case does not count.

    >>> times_used({"Plan", "Plan (2)", "outwit"}, "plan")
    2
    """
    number = 0
    while used_up(used, name, number + 1):
        number += 1
    return number
