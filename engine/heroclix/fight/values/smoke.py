"""What Smoke Cloud's markers do to the attack value of who stands in them (27.2h)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.heroclix.fight.values.stack import Effect
from engine.heroclix.position import Figure, Marker, Position
from engine.heroclix.powers import can_use
from engine.heroclix.sides import side_term
from engine.message import Message
from engine.ruling import FigureId, StepKind, Term

__all__ = ["smoke_over"]

SMOKE = "smoke"
SMOKE_UNOWNED = Message("value-smoke-unowned", ("square",), rule="27.2h", reading="P80")
SMOKE_LOST = Message("value-smoke-lost", ("side",), rule="20.4", reading="P80")
SMOKE_FRIENDLY = Message("value-smoke-friendly", ("figure",), rule="27.2h")


def smoke_over(position: Position, figure: Figure) -> Iterator[Effect]:
    """Smoke Cloud's markers trouble the opposing characters in them, once however many (27.2h).

    The markers of each opposing side modify by themselves, while it can use the power (P95).
    """
    owners: dict[str, int] = {}  # in the smoke of which side, and where
    for square in figure.squares:
        marker = _topmost(position, square)
        if marker is not None and marker.kind == SMOKE:
            owners[marker.by or marker.side] = square
    opposing = [side for side in owners if side not in ("", figure.side)]
    add = position.ruleset.smoke_attack
    for side in opposing:
        if _lost_smoke(position, side):
            yield Effect("add", rejected=SMOKE_LOST.step(StepKind.IGNORED, side=side_term(side)))
        else:
            reading = "P95" if len(opposing) > 1 else None
            yield Effect("add", add, Term("smoke-cloud"), section="27.2h", reading=reading)
    if "" in owners and not opposing:
        where = position.map.name_of(owners[""])
        yield Effect("add", rejected=SMOKE_UNOWNED.step(StepKind.IGNORED, square=where))
    elif owners and not opposing:
        yield Effect("add", rejected=SMOKE_FRIENDLY.step(StepKind.IGNORED, figure=FigureId(figure.id)))


def _lost_smoke(position: Position, side: str) -> bool:
    """Return whether a side has Smoke Cloud on its figures, and none of them can use it now (20.4, P80)."""
    having = [
        figure
        for figure in position.figures
        if figure.side == side and "smoke-cloud" in figure.powers | figure.cant_use | figure.lost
    ]
    return bool(having) and not any(
        figure.squares and can_use(position.powers, figure, "smoke-cloud") for figure in having
    )


def _topmost(position: Position, square: int) -> Marker | None:
    """Return the marker whose terrain and effects count in a square: the last one placed there (17.3, R13)."""
    for marker in reversed(position.markers):
        if square in marker.squares and (marker.kind != "special" or marker.terrain is not None):
            return marker
    return None
