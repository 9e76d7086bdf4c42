"""Effects that end before their time: their source was lost, or their hold on the target was (20.3, 27.7l, 27.7n)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.heroclix.game.lasting import Lasting
from engine.heroclix.position import Figure, Position
from engine.heroclix.powers import can_use

if TYPE_CHECKING:
    from engine.heroclix.game.state import GameState

__all__ = ["ended_early"]

HELD_BY_POWERS = frozenset(("perplex", "outwit", "shape-change"))  # whose duration depends on the power in use
TARGETING = frozenset(("perplex", "outwit"))


def ended_early(state: GameState, position: Position | None = None) -> Lasting | None:
    """Return the first effect in force that ends now, or None.

    A duration ends at once when the power that granted it is lost or can't be used (20.3, 20.6); when its target
    has a safeguard against it (27.7n); and Outwit's when what it took is Protected: Outwit (27.7l). `position`:
    the one to look at, where that is not the game's own.
    """
    if state.map is None or not state.lasting:
        return None
    return next(_ended(state, state.position() if position is None else position), None)


def _ended(state: GameState, position: Position) -> Iterator[Lasting]:
    figures = {figure.id: figure for figure in position.figures}
    for effect in state.lasting:
        if effect.power not in HELD_BY_POWERS:
            continue
        source, target = figures.get(effect.by), figures.get(effect.on)
        lost = source is None or not source.squares or not can_use(source, effect.power)
        if lost or (target is not None and effect.power in TARGETING and _out_of_hold(target, effect)):
            yield effect


def _out_of_hold(target: Figure, effect: Lasting) -> bool:
    if can_use(target, f"safeguard:{effect.power}"):
        return True
    taken = effect.what.casefold()
    return any(
        "outwit" in special.protected and (special.name.casefold() == taken or effect.what in special.grants)
        for special in target.special
        if effect.kind == "cant-use"
    )
