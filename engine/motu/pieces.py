"""From the map of a document to a `Field`: which terrain fills which hexes, checked (2c)."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from types import MappingProxyType

from engine.errors import DocumentError
from engine.ids import Ids
from engine.motu import document as doc
from engine.motu.ground.field import Field, Piece, Platform
from engine.motu.ground.hexes import Hex, hex_name
from engine.motu.names import hexes_of

__all__ = ["built"]

HEIGHT = 1  # of a platform that tells none
SHORT = ("high", "low", "rough")  # kinds that a map may give by their hexes alone


def built(source: doc.MapIn) -> Field:
    """Return the field of a document. Raises DocumentError naming the field."""
    columns, rows = source.size
    pieces, platforms = [], []
    for path, each in (*_listed(source), *_shortened(source, columns, rows)):
        _check_keys(path, each)
        hexes = hexes_of(f"{path}.hexes" if path.endswith("]") else path, each.hexes, columns, rows)
        name = each.id or path
        if each.kind == "platform":
            platforms.append((path, Platform(name, frozenset(hexes), each.height or HEIGHT)))
        else:
            pieces.append((path, Piece(name, MappingProxyType(_kinds(path, each, hexes, columns, rows)))))
    _check_pieces(pieces)
    _check_platforms(platforms)
    zones: dict[str, frozenset[Hex]] = {
        side: frozenset(hexes_of(f"map.zones.{side}", regions, columns, rows)) for side, regions in source.zones.items()
    }
    return Field(
        columns,
        rows,
        Fraction(str(source.hex_inches)),
        tuple(piece for _, piece in pieces),
        tuple(platform for _, platform in platforms),
        MappingProxyType(zones),
    )


def _listed(source: doc.MapIn) -> Iterator[tuple[str, doc.PieceIn]]:
    for index, each in enumerate(source.pieces):
        yield f"map.pieces[{index}]", each


def _shortened(source: doc.MapIn, columns: int, rows: int) -> Iterator[tuple[str, doc.PieceIn]]:
    """Yield what the short forms stand for: a piece for each kind, one for each hex of a ladder."""
    for kind in SHORT:
        if getattr(source, kind):
            yield f"map.{kind}", doc.PieceIn(kind=kind, hexes=getattr(source, kind))
    if source.platform:
        hexes = hexes_of("map.platform", source.platform, columns, rows)
        yield "map.platform", doc.PieceIn(id="platform", kind="platform", hexes=[hex_name(at) for at in hexes])
    for at in hexes_of("map.ladder", source.ladder, columns, rows):
        yield "map.ladder", doc.PieceIn(kind="ladder", hexes=hex_name(at))


def _kinds(path: str, each: doc.PieceIn, hexes: list[Hex], columns: int, rows: int) -> dict[Hex, str]:
    """Return what stands on each hex of a piece."""
    if each.kind != "mixed":
        return dict.fromkeys(hexes, each.kind)
    low = hexes_of(f"{path}.low", each.low or [], columns, rows)
    outside = next((at for at in low if at not in hexes), None)
    if outside is not None:
        raise DocumentError(f"{path}.low", "error-motu-not-of-piece", text=hex_name(outside))
    return {at: "low" if at in low else "high" for at in hexes}


def _check_keys(path: str, each: doc.PieceIn) -> None:
    """Raise DocumentError for what goes with another kind of piece, and for a platform that no place can name."""
    if each.kind == "platform" and each.id is None:
        raise DocumentError(f"{path}.id", "error-missing")
    if each.low is not None and each.kind != "mixed":
        raise DocumentError(f"{path}.low", "error-motu-only-with-kind", expected="mixed")
    if each.height is not None and each.kind != "platform":
        raise DocumentError(f"{path}.height", "error-motu-only-with-kind", expected="platform")


def _check_pieces(pieces: list[tuple[str, Piece]]) -> None:
    """Raise DocumentError where two pieces have an id, or a hex, in common."""
    ids = Ids()
    taken: dict[Hex, str] = {}
    for path, piece in pieces:
        if piece.id != path:
            ids.add(f"{path}.id", piece.id)
        for at in piece.kinds:
            if at in taken:
                raise DocumentError(path, "error-motu-pieces-overlap", place=hex_name(at), id=taken[at])
            taken[at] = piece.id


def _check_platforms(platforms: list[tuple[str, Platform]]) -> None:
    """Raise DocumentError where two platforms have an id in common, or a hex at one height."""
    ids = Ids()
    taken: dict[tuple[Hex, int], str] = {}
    for path, platform in platforms:
        ids.add(f"{path}.id", platform.id)
        for at in sorted(platform.hexes):
            other = taken.setdefault((at, platform.height), platform.id)
            if other != platform.id:
                raise DocumentError(path, "error-motu-pieces-overlap", place=hex_name(at), id=other)
