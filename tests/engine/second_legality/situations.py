"""What a character has by the situation it is in: equipment to equip, a vehicle to pilot, its pilot (24.4, 25.2c)."""

from __future__ import annotations

from tests.engine.board.slow_moves import adjacent, neighbours
from tests.engine.second_legality.reading import Figure, Position, Thing, friendly
from tests.engine.second_legality.sight import beside
from tests.engine.second_legality.targets import friends

__all__ = ["ALONE_IN_2012", "SITUATIONS", "driven", "holds_friend_of", "offered"]

ALONE_IN_2012 = ("rescue-captive", "release-captive", "relic", "capture")  # actions that no other edition knows
SITUATIONS = (
    *ALONE_IN_2012[:3],
    *("equip", "become-pilot", "place-pilot", "pilot-values", "pilot-power"),
)
# The standard attack and damage powers (27.2, 27.4), one of which a vehicle may have of its pilot
LENT = (
    *("blades-claws-fangs", "energy-explosion", "pulse-wave", "quake", "super-strength", "incapacitate"),
    *("penetrating-psychic-blast", "smoke-cloud", "precision-strike", "poison", "steal-energy", "telekinesis"),
    *("ranged-combat-expert", "battle-fury", "support", "exploit-weakness", "enhancement", "probability-control"),
    *("shape-change", "close-combat-expert", "empower", "perplex", "outwit", "leadership"),
)
MOST_SQUARES = 2  # of a standard character's base (1.10)


def driven(figure: Figure) -> bool:
    """Return whether a vehicle has a pilot or Autopilot (24.4)."""
    return figure.given.get("pilot") is not None or figure.uses("autopilot")


def offered(position: Position, figure: Figure) -> set[str]:
    """Return which of these a figure has; the others are none of its actions."""
    found = {"equip"} if _equipment(position, figure) else set()
    if _boards(position, figure):
        found.add("become-pilot")
    if position.rules.captures:
        found |= {"release-captive"} if figure.captives and _at_home(position, figure) else set()
        found |= {"relic"} if _on_a_relic(position, figure) else set()
        found |= {"rescue-captive"} if any(holds_friend_of(figure, o) for o in position.figures.values()) else set()
    pilot = position.figures.get(figure.given.get("pilot") or "")
    if figure.uses("vehicle") and pilot is not None:
        found.add("pilot-values")
        if not figure.squares or _room_beside(position, figure):
            found.add("place-pilot")
        if any(pilot.uses(power) for power in LENT):
            found.add("pilot-power")
    return found


def holds_friend_of(figure: Figure, other: Figure) -> bool:
    """Return whether an opponent holds a friend of a figure captive (captura/rescatar-cautivos of 2012)."""
    captives = other.given.get("captives") or []
    return not friendly(figure, other) and any(each.get("side", "") == figure.side != "" for each in captives)


def _at_home(position: Position, figure: Figure) -> bool:
    """Return whether it is in its starting area, beside a free square of it (captura/soltar-cautivos of 2012)."""
    board, home = position.board, position.starting.get(figure.side, set())
    free = [at for at in home if board.kind(at) != "blocking" and board.standing(at) is None]
    return bool(home & set(figure.squares)) and any(adjacent(board, figure.squares, [at]) for at in free)


def _on_a_relic(position: Position, figure: Figure) -> bool:
    """Return whether it stands on a relic that it has not rolled for this game (reliquias of 2012)."""
    there = any(thing.kind == "relic" and set(thing.squares) & set(figure.squares) for thing in position.lying)
    return there and "relic" not in (figure.given.get("used_this_game") or [])


def _room_beside(position: Position, figure: Figure) -> bool:
    """Return whether an adjacent square is free for the pilot that is placed there (13.2, 24.4, P120)."""
    board = position.board
    around = {at for own in figure.squares for at in neighbours(board, own)}
    return any(
        board.kind(at) != "blocking" and board.standing(at) is None and adjacent(board, figure.squares, [at])
        for at in around
    )


def _equipment(position: Position, figure: Figure) -> list[Thing]:
    """Return the equipment for it that it holds or whose square it occupies (25.2c; 25.2e of 2022)."""
    lying = [thing for thing in position.lying if set(thing.squares) & set(figure.squares)]
    found = [thing for thing in [*position.held(figure), *lying] if thing.kind == "equipment"]
    return [thing for thing in found if not (position.rules.own_equipment and _of_others(thing, figure))]


def _of_others(thing: Thing, figure: Figure) -> bool:
    """Return whether it is for friends alone, and the figure, as far as is told, is none."""
    return thing.has("equip:friendly") and thing.given.get("side", figure.side) != figure.side


def _boards(position: Position, figure: Figure) -> bool:
    """Return whether a character stands beside a friendly vehicle without a pilot, whose action it then has (24.4)."""
    if figure.uses("vehicle") or figure.out:
        return False
    if figure.given.get("bystander") or figure.size != "standard" or len(figure.squares) > MOST_SQUARES:
        return False
    others = [other for other in friends(position, figure) if other.uses("vehicle") and other is not figure]
    return any(other.given.get("pilot") is None and beside(position, figure, other) for other in others)
