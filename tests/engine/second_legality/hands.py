"""Carrying, picking up, and using what is held (17.6 to 17.11, 27.8d, 27.8g to 27.8i)."""

from __future__ import annotations

from tests.engine.board.slow_judge import SIZES
from tests.engine.second_legality.asked import NO_TARGET, Asked, full_hands
from tests.engine.second_legality.reading import Figure, Position
from tests.engine.second_legality.sight import beside
from tests.engine.second_legality.targets import friends, in_arms_reach
from tests.engine.second_legality.terrain import pick_up
from tests.engine.second_legality.throwing import against_throwing
from tests.engine.second_legality.values import modified, value
from tests.engine.second_legality.walking import on_its_ground, picks_up

__all__ = ["carry", "close_terrain", "pick_up_on_the_way", "range_terrain"]


def carry(asked: Asked) -> str | None:
    """Return why a figure carries nobody (17.12, 27.8d)."""
    position, figure = asked.position, asked.figure
    if figure.uses("immobile"):
        return "7.3a:immobile"
    if position.held(figure):
        return "17.12"
    return None if any(_carried(position, figure, other) for other in friends(position, figure)) else "27.8d"


def _carried(position: Position, figure: Figure, other: Figure) -> bool:
    """Return whether a figure may carry another: smaller, or its size with a Passenger number (27.7k, 27.8d)."""
    mine, its = SIZES.index(figure.size), SIZES.index(other.size)
    fits = its < mine or (its == mine and max(figure.number("passenger"), default=0) > 0)
    stays = other.counting_down or other.uses("immobile") or other.uses("battle-fury") or other.uses("vehicle")
    stays = stays or bool(position.rules.holders_stay and position.held(other))
    stays = stays or (position.rules.tied and (not other.single or other.stacked))
    return fits and not stays and beside(position, figure, other)


def pick_up_on_the_way(asked: Asked, squares: int | None = None, halved: bool = False) -> str | None:
    """Return why a figure picks nothing up in its move, nor puts anything down (17.6 to 17.8, 27.8g)."""
    position, figure = asked.position, asked.figure
    if figure.uses("immobile"):
        return "7.3a:immobile"
    if position.held(figure):  # it may put it down where it stands (17.8), but for those that keep what they hold
        return "17.7" if position.rules.strong_hands else None
    speed = _speed(position, figure, halved)
    if speed is None:
        return None if pick_up(position, figure) else "27.8g"
    return None if picks_up(position, figure, squares or speed) else "27.8g"


def _speed(position: Position, figure: Figure, halved: bool) -> int | None:
    """Return how many squares a figure moves; what its ground halves is halved before modifiers (R66)."""
    printed = (figure.given.get("values") or {}).get("speed")
    if printed is None or not position.rules.board.rough:
        speed = value(position, figure, "speed")
        return -(-speed // 2) if halved and speed is not None else speed
    first = -(-int(printed) // 2) if halved else int(printed)
    return modified(position, figure, "speed", on_its_ground(position, figure, first))


def close_terrain(asked: Asked) -> str | None:
    """Return why a figure does not strike with what it holds (17.11a, 27.8h)."""
    held = asked.position.held(asked.figure)
    if full := full_hands(asked):
        return full
    if not held:
        return "17.11"
    lent = max(thing.value("reach") or 0 for thing in held) if asked.position.rules.thing_values else 0
    return None if in_arms_reach(asked.position, asked.figure, "close-terrain-action", lent) else NO_TARGET


def range_terrain(asked: Asked) -> str | None:
    """Return why a figure throws nothing (17.11b, 27.8i)."""
    return against_throwing(asked.position, asked.figure)
