"""Terrain destroyed in a game: what goes, the debris, and who stood on it (16.9, 17.10, 17.14c)."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet

from engine.errors import DocumentError
from engine.heroclix.answers.naming import named
from engine.heroclix.board.knockback.several import Fallen, marker_removed
from engine.heroclix.effects import element_named
from engine.heroclix.effects.areas.blast import quake
from engine.heroclix.effects.areas.choice import piece_of
from engine.heroclix.effects.destroying.ruin import name_piece_of
from engine.heroclix.game import events as ev
from engine.heroclix.game.apply.objects import ruin_of
from engine.heroclix.game.decide.draft import Draft
from engine.heroclix.position import Marker

__all__ = ["destroy", "destroy_left", "lose_footing", "shake", "standing_on"]


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


def _there(draft: Draft, piece: str) -> bool:
    """Return whether a piece is still there: the players may have changed the table since it was judged."""
    position = draft.state.position()
    if any(thing.id == piece and (thing.held_by or thing.square is not None) for thing in position.things):
        return True
    try:
        return piece_of(position, named(position, "piece", piece)) is not None
    except DocumentError:
        return False


def standing_on(draft: Draft, name: str, covers: AbstractSet[int] = frozenset()) -> tuple[str, ...]:
    """Return the figures that take damage when an elevated marker goes from under them; nobody for anything else.

    `covers`: the squares that it lies on afterwards; who stands in one of them stays on it (17.14c).
    """
    position = draft.state.position()
    element = element_named(position, name)
    if element is None or not isinstance(element.source, Marker):
        return ()
    ruling = marker_removed(position, element.source, element.id)
    draft.say(*ruling.steps if element.kind == "elevated" else ())
    fallen: tuple[Fallen, ...] = ruling.value  # type: ignore[assignment]
    stays = {figure.id for figure in position.figures if not covers.isdisjoint(figure.squares)}
    return tuple(each.figure for each in fallen if each.damage and each.figure not in stays)


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


def destroy_left(draft: Draft, pieces: Sequence[str], by: str, *, whole: bool = False) -> None:
    """Destroy those of these pieces that are still there; `whole` as in `destroy`."""
    destroy(draft, [piece for piece in pieces if _there(draft, piece)], by, whole=whole)
