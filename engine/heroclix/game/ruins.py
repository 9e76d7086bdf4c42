"""Terrain destroyed in a game: what goes, the debris, and who stood on it (16.9, 17.10, 17.14c)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.heroclix import board
from engine.heroclix.area import element_named
from engine.heroclix.fight.knocked import knockback_damage
from engine.heroclix.game import events as ev
from engine.heroclix.game.damage import click_down
from engine.heroclix.game.draft import Draft
from engine.heroclix.game.things import ruin_of
from engine.heroclix.position import Marker

__all__ = ["destroy", "fall", "standing_on"]


def destroy(draft: Draft, pieces: Sequence[str], by: str = "", *, whole: bool = False) -> None:
    """Destroy pieces of terrain, objects and markers, named by square, edge or id; held ones too.

    `whole`: nothing of them leaves debris (17.11). Whoever stood on an elevated marker takes damage (12.6e).
    """
    if not pieces:
        return
    in_hand = {thing.id for thing in draft.state.things if thing.held_by is not None}
    lying = [piece for piece in pieces if piece not in in_hand]
    falling = [figure for piece in lying for figure in standing_on(draft, piece)]
    position, debris = ruin_of(draft.state, lying, whole)
    names = tuple(position.map.name_of(square) for square in debris)
    draft.add(ev.TerrainDestroyed, pieces=tuple(pieces), by=by, debris=names, whole=whole)
    fall(draft, falling)


def standing_on(draft: Draft, name: str) -> tuple[str, ...]:
    """Return the figures that take damage when an elevated marker goes from under them; nobody for anything else."""
    position = draft.state.position()
    element = element_named(position, name)
    if element is None or not isinstance(element.source, Marker):
        return ()
    ruling = board.marker_removed(position, element.source, element.id)
    draft.say(*ruling.steps if element.kind == "elevated" else ())
    fallen: tuple[board.Fallen, ...] = ruling.value  # type: ignore[assignment]
    return tuple(each.figure for each in fallen if each.damage)


def fall(draft: Draft, figures: Sequence[str]) -> None:
    """Deal the knockback damage of those whose marker is gone (12.6e, 17.14c)."""
    for name in figures:
        figure = draft.state.by_id(name)
        if figure.ko:
            continue
        taken, steps = knockback_damage(draft.state.position().figure(name), 1)
        draft.say(*steps)
        if taken:
            click_down(draft, figure, taken)
