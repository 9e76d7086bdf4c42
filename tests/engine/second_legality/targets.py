"""Who may be targeted, attacked or chosen: chapters 11, 12 and 14.1, and the powers that choose characters."""

from __future__ import annotations

from dataclasses import replace

from tests.engine.board.slow_judge import apart
from tests.engine.second_legality.reading import Figure, Position, friendly, squares
from tests.engine.second_legality.sight import across, beside, sees
from tests.engine.second_legality.values import reach_of

SWIM = 4  # squares within which a swimmer may be targeted (27.7q)
KEPT = ("immune", "great-size", "safeguard:pulse-wave")  # what Pulse Wave leaves to others (27.7e, 27.7g, 27.7n)


def opponents(position: Position, figure: Figure) -> list[Figure]:
    """Return the opposing figures on the map."""
    return [other for other in position.figures.values() if not other.out and not friendly(figure, other)]


def friends(position: Position, figure: Figure) -> list[Figure]:
    """Return the friendly figures on the map, the figure itself too."""
    return [other for other in position.figures.values() if not other.out and friendly(figure, other)]


def immune(position: Position, figure: Figure) -> bool:
    """Return whether a figure has Immune, its own or that of the first turns (14.1, 27.7g)."""
    if figure.uses("immune"):
        return True
    if position.rules.first_round:
        return _fresh(position, figure)
    done = position.turn.get("first_turn_done")
    players = {other.side for other in position.figures.values() if other.side} | set(position.starting)
    if done is None or players <= set(done):
        return False
    left = (figure.given.get("game") or {}).get("left_area") if position.rules.left_for_good else None
    if left is not None:
        return not left
    home = position.starting.get(figure.side, set())
    began = set(squares(figure.given.get("started_at")))
    return bool(home & set(figure.squares)) or began == set(figure.squares)


def _fresh(position: Position, figure: Figure) -> bool:
    """Return whether the first round still shields a figure: it was given no action, not moved, not placed (R76)."""
    done = position.turn.get("first_turn_done")
    players = {other.side for other in position.figures.values() if other.side} | set(position.starting)
    if done is None or players <= set(done):
        return False
    told, turn = figure.given.get("game") or {}, figure.this_turn
    acted = told.get("acted", bool(figure.given.get("tokens") or figure.given.get("acted")))
    placed = told.get("placed", bool(turn.get("placed")))
    moved = bool(turn.get("moved")) or told.get("moved", _away_from_start(position, figure))
    return not (acted or placed or moved)


def _away_from_start(position: Position, figure: Figure) -> bool:
    """Return whether it stands elsewhere than it began, as far as the document tells (CONTRACT 3.3)."""
    began = figure.given.get("started_at")
    if began is not None:
        return set(squares(began)) != set(figure.squares)
    return not position.starting.get(figure.side, set()) & set(figure.squares)


def safe_from(other: Figure, effect: str) -> bool:
    """Return whether a safeguard keeps a figure from being targeted or damaged by an effect (27.7n, 27.4b, 24.4)."""
    if other.uses(f"safeguard:{effect}"):
        return True
    return effect == "mind-control" and (other.uses("battle-fury") or other.uses("vehicle"))


def targetable(position: Position, figure: Figure, other: Figure, effect: str) -> bool:
    """Return whether an effect of a figure may target another, range and line of fire left aside."""
    shifted = figure.id in (other.this_turn.get("untargetable_by") or [])  # 27.4g
    if safe_from(other, effect) or other.counting_down or shifted:
        return False
    if friendly(figure, other):
        return True
    if immune(position, other):
        return False
    swims = other.uses("swim") and any(position.board.wet(at) for at in other.squares)
    near = min(apart(a, b) for a in figure.squares for b in other.squares) <= SWIM
    return near or not swims


def in_sight(position: Position, figure: Figure, effect: str, reach: int, attack: bool = False) -> list[Figure]:
    """Return the opponents that an effect or range attack may target."""
    return [
        other
        for other in opponents(position, figure)
        if targetable(position, figure, other, effect) and sees(position.board, figure, other, reach, attack)
    ]


def in_arms_reach(position: Position, figure: Figure, effect: str, lent: int = 0) -> list[Figure]:
    """Return the opponents that a close attack may target: beside it, across a transition, or within Giant Reach.

    `lent` is the reach of a terrain marker that is used in the attack (17.9b).
    """
    arm = max([lent, *figure.number("giant-reach")])
    reaching = replace(figure, can=figure.can | {"improved-targeting:hindering"})
    found = []
    for other in opponents(position, figure):
        if not targetable(position, figure, other, effect):
            continue
        near = beside(position, figure, other) or across(position.board, figure, other)
        if near or (arm and sees(position.board, reaching, other, arm)):
            found.append(other)
    return found


def held_fast(position: Position, figure: Figure, lent: bool = False) -> bool:
    """Return whether an adjacent opponent keeps a figure from range attacks (11.2a, 27.6f).

    `lent`: Improved Targeting: Adjacent comes with the action, as Pulse Wave's does.
    """
    adjacent = "improved-targeting:adjacent"
    shooter = replace(figure, can=figure.can | {adjacent}) if lent else figure
    return not shooter.improved(adjacent) and any(beside(position, figure, o) for o in opponents(position, figure))


def waved(position: Position, figure: Figure) -> list[Figure]:
    """Return the opponents that a Pulse Wave may target (27.2c).

    Whoever is within its range uses no power or ability but what is protected from it.
    """
    own = int((figure.given.get("values") or {}).get("range", 0))
    printed = -(-own // 2) if position.rules.wave is None else position.rules.wave
    reach = reach_of(position, figure, printed=printed, moment="attacking-range")
    lent = {"improved-targeting:characters", "improved-targeting:adjacent"}
    user = replace(figure, can=figure.can | lent)
    hushed = {figure.id: user}
    for other in position.figures.values():
        if other.id != figure.id:
            near = not other.out and min(apart(a, b) for a in figure.squares for b in other.squares) <= reach
            kept = {name for name in other.can if not near or name in KEPT or name in other.spared}
            hushed[other.id] = replace(other, can=kept)
    board = replace(position.board, figures=[each for each in hushed.values() if not each.out])
    return in_sight(replace(position, figures=hushed, board=board), user, "pulse-wave", reach, attack=True)
