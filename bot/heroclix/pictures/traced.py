"""From the engine's trace of a line of fire to what the picture shows of it."""

from __future__ import annotations

from bot.canvas.overlay import Line, Mark, Overlay
from engine.heroclix.board.lines.line import Trace

__all__ = ["overlay_of"]


def overlay_of(trace: Trace) -> Overlay:
    """Return the overlay of a line of fire: the line, what it crosses, and what blocks it, else what hinders it.

    >>> from engine.heroclix.board.lines.line import trace
    >>> from engine.heroclix.position import MapPrint, Position
    >>> from engine.heroclix.editions.modern import MODERN
    >>> overlay_of(trace(Position(MODERN, MapPrint(8, 8, blocking=0b10)), 0, 2)).culprits
    (Mark(kind='square', squares=(1,)),)
    """
    culprits = trace.blocked_by or trace.hindered_by
    return Overlay(
        line=Line(
            trace.from_square,
            trace.to_square,
            "blocked" if trace.blocked_by else "hindered" if trace.hindered_by else "clear",
        ),
        crossed=trace.squares,
        corners=trace.corners,
        culprits=tuple(Mark(culprit.kind, culprit.squares) for culprit in culprits),
    )
