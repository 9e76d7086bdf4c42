"""Terrain destroyed in a game: what goes, the debris, and who stood on it (16.9, 17.10, 17.14c)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.heroclix import board
from engine.heroclix.area import element_named
from engine.heroclix.area.blast import quake
from engine.heroclix.area.ruin import name_piece_of
from engine.heroclix.fight.resolve import TERRAIN_ACTIONS
from engine.heroclix.game import events as ev
from engine.heroclix.game.draft import Draft
from engine.heroclix.game.things import ruin_of
from engine.heroclix.position import Marker

__all__ = ["destroy", "destroy_after", "lose_footing", "shake", "standing_on"]


QUAKE = "quake"


def destroy(draft: Draft, pieces: Sequence[str], by: str = "", *, whole: bool = False) -> None:
    """Destroy pieces of terrain, objects and markers, named by square, edge or id; held ones too.

    `whole`: nothing of them leaves debris (17.11). Whoever stood on an elevated marker takes damage later (12.6e).
    """
    if not pieces:
        return
    in_hand = {thing.id for thing in draft.state.things if thing.held_by is not None}
    lying = [piece for piece in pieces if piece not in in_hand]
    position, debris = ruin_of(draft.state, lying, whole)
    names = tuple(position.map.name_of(square) for square in debris)
    falling = {piece: standing_on(draft, piece) for piece in lying}
    draft.add(ev.TerrainDestroyed, pieces=tuple(pieces), by=by, debris=names, whole=whole)
    for piece, figures in falling.items():
        lose_footing(draft, piece, figures)


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


def lose_footing(draft: Draft, marker: str, figures: Sequence[str]) -> None:
    """Note who takes damage for an elevated marker that is gone, once the action has resolved (17.14c)."""
    for figure in figures:
        draft.add(ev.LostFooting, figure=figure, marker=marker)


def shake(draft: Draft, figure: str, action: str) -> None:
    """Destroy what Quake destroys before it attacks (27.2d); nothing for any other action."""
    if action == QUAKE:
        position = draft.state.position()
        found = quake(position, position.figure(figure))
        destroy(draft, [name_piece_of(position, piece) for piece in found.pieces], figure)


def destroy_after(draft: Draft, action: str, attacker: str, pieces: Sequence[str]) -> None:
    """Destroy what an attack destroys once it has resolved: what was thrown, what was opened (17.11, 27.6d)."""
    used = pieces[:1] if action in TERRAIN_ACTIONS else ()
    destroy(draft, used, attacker, whole=True)
    destroy(draft, [piece for piece in pieces if piece not in used], attacker)
