"""The second, slow judge of knockback, written from the rules with no code of the engine."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from tests.engine.board.slow_judge import SIZES, Piece, Scene, Square, able, apart
from tests.engine.board.slow_moves import edge, friends, sides, straight


class Thrown(NamedTuple):
    """A knockback."""

    path: list[Square]
    stopped_by: str | None
    damage: int
    prevented: bool
    taken: int = 0

    def knocked_out(self, piece: Piece) -> bool:
        """Return whether the damage KO's a figure (12.5d)."""
        return piece.left is not None and self.taken >= piece.left


# ---- knockback (12.6, 21.2b, 24.2, 27.7f, 27.7g, R26 to R32)


def knock_back(scene: Scene, piece: Piece, away_from: Piece | Square, squares: int | None) -> Thrown:
    """Return what a knockback comes to."""
    if scene.book.by_damage:
        return _by_damage(scene, piece, away_from, squares or 0)
    cause = away_from if isinstance(away_from, Piece) else None
    immune = able(piece, "immune")
    smaller = cause is not None and SIZES.index(cause.size) < SIZES.index(piece.size)
    shielded = immune and cause is not None and not friends(cause, piece)
    if smaller or shielded or len(piece.squares) > 1 or able(piece, "immobile"):
        return Thrown([], None, 0, True)
    (here,) = piece.squares
    right, down = _direction(here, away_from)
    limit = 3 if squares is None else squares
    path: list[Square] = []
    fell = False
    reason = None
    while reason is None:
        there = (here[0] + right, here[1] + down)
        reason = _stopped(scene, piece, here, there, len(path) == limit, fell)
        if reason is None:
            fell = scene.level(there) < scene.level(here)
            path.append(there)
            here = there
    early = reason != "figure" and len(path) < max(3, limit)
    return Thrown(path, reason, 0 if immune or not scene.book.hurts else early + fell, False)


def knock_back_all(
    scene: Scene, pieces: list[Piece], away_from: Piece | Square, squares: int | None
) -> dict[str, Thrown]:
    """Return what several knockbacks by one cause come to, in their order: the farthest first (12.6g)."""
    cause = away_from.squares if isinstance(away_from, Piece) else [away_from]
    far = {piece.id: min(apart(a, b) for a in piece.squares for b in cause) for piece in pieces}
    found = {}
    for piece in sorted(pieces, key=lambda piece: far[piece.id], reverse=True):
        thrown = knock_back(scene, piece, away_from, squares)
        # each point of knockback damage is reduced by itself (12.5b); in 2012 it is damage of one piece (R74)
        reduces = "toughness" in piece.can and "toughness" not in piece.cant
        less = 1 if scene.book.by_damage else thrown.damage
        thrown = found[piece.id] = thrown._replace(taken=max(0, thrown.damage - less) if reduces else thrown.damage)
        others = [each for each in scene.figures if each.id != piece.id]
        if not thrown.knocked_out(piece):
            others.append(replace(piece, squares=thrown.path[-1:] or piece.squares))
        scene = replace(scene, figures=others)
    return found


def _stopped(scene: Scene, piece: Piece, here: Square, there: Square, far: bool, fell: bool) -> str | None:
    """Return why a knockback stops in a square, in the book's order; None if it goes on."""
    if far:
        return "distance"
    if not (0 <= there[0] < scene.columns and 0 <= there[1] < scene.rows):
        return "edge-of-map"
    other = scene.standing(there)
    if other is not None and other.id != piece.id:
        return "figure"
    if _shut(scene, here, there) or scene.kind(there) == "blocking":
        return "blocking"
    if scene.level(there) > scene.level(here):
        return "higher"
    return "fell" if fell else None


def _direction(here: Square, away_from: Piece | Square) -> Square:
    """Return the way away from the nearest square of a cause, straight or along a diagonal."""
    sources = away_from.squares if isinstance(away_from, Piece) else [away_from]
    source = min(sources, key=lambda at: (at[0] - here[0]) ** 2 + (at[1] - here[1]) ** 2)
    right, down = ((here[axis] > source[axis]) - (here[axis] < source[axis]) for axis in (0, 1))
    return right, down


def _shut(scene: Scene, here: Square, there: Square) -> bool:
    """Return whether a wall, or what lies on both sides of a corner, is in the way."""
    barriers = scene.walls | scene.windows | scene.doors
    if straight(here, there):
        return edge(here, there) in barriers
    return all(
        scene.kind(side) == "blocking" or edge(here, side) in barriers or edge(side, there) in barriers
        for side in sides(here, there)
    )


# ---- knockback of 2012 (catapulta, dano-por-catapulta, catapulta-desde-terreno-elevado, R63, R73 to R75)


def _by_damage(scene: Scene, piece: Piece, away_from: Piece | Square, squares: int) -> Thrown:
    """Return a knockback of as many squares: 1 damage where something stops it early, 2 for a fall, which ends it."""
    if len(piece.squares) > 1 or able(piece, "great-size") or able(piece, "charge"):
        return Thrown([], None, 0, True)
    (here,) = piece.squares
    right, down = _direction(here, away_from)
    path: list[Square] = []
    for _ in range(squares):
        there = (here[0] + right, here[1] + down)
        if not (0 <= there[0] < scene.columns and 0 <= there[1] < scene.rows):
            return Thrown(path, "edge-of-map", 1, False)
        if _shut(scene, here, there):
            return Thrown(path, "blocking", 1, False)
        drop = scene.level(there) < scene.level(here)
        if scene.kind(there) == "blocking":
            return Thrown(path, "blocking", 0 if drop else 1, False)
        if scene.level(there) > scene.level(here):
            return Thrown(path, "higher", 1, False)
        other = scene.standing(there)
        if other is not None and other.id != piece.id:
            return Thrown(path, "figure", 0, False)
        path.append(there)
        here = there
        if drop:
            return Thrown(path, "fell", 0 if able(piece, "flight") else 2, False)
    return Thrown(path, "distance", 0, False)
