"""Attacks that take or free a captive (captura of 2012, R77)."""

from __future__ import annotations

from tests.engine.second_legality.asked import NO_TARGET, Asked, full_hands
from tests.engine.second_legality.situations import holds_friend_of
from tests.engine.second_legality.targets import held_fast, in_arms_reach, in_sight
from tests.engine.second_legality.values import reach_of

__all__ = ["capture", "of_two_ways", "rescue"]


def capture(asked: Asked) -> str | None:
    """A close attack on one opponent who is neither giant nor colossal; three captives are all that one holds."""
    near = in_arms_reach(asked.position, asked.figure, "capture")
    found = [other for other in near if other.size in ("tiny", "standard")]
    return full_hands(asked) or (None if found else NO_TARGET)


def rescue(asked: Asked) -> str | None:
    """A close or range attack on who holds one of the friends of the figure."""
    position, figure = asked.position, asked.figure
    captors = {other.id for other in position.figures.values() if holds_friend_of(figure, other)}
    near = [other for other in in_arms_reach(position, figure, "rescue-captive") if other.id in captors]
    seen = in_sight(position, figure, "rescue-captive", reach_of(position, figure, moment="attacking-range"), True)
    return of_two_ways(asked, bool(near), any(other.id in captors for other in seen))


def of_two_ways(asked: Asked, near: bool, seen: bool) -> str | None:
    """Return what shuts both ways to attack: the first reason of the one that fewer speak against, close before range.

    `near`, `seen`: whether there is a target for a close, for a range attack.
    """
    close = [full_hands(asked), None if near else NO_TARGET]
    apart = [
        "11.2a" if held_fast(asked.position, asked.figure) else None,
        "27.4b" if asked.figure.uses("battle-fury") else None,
        None if seen else NO_TARGET,
    ]
    told = min(([reason for reason in way if reason] for way in (close, apart)), key=len)
    return told[0] if told else None
