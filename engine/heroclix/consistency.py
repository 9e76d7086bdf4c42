"""What spans several parts of a document: ids, squares, hands, and who is named where."""

from __future__ import annotations

from collections.abc import Container

from engine.errors import DocumentError, as_given
from engine.heroclix import document as doc
from engine.heroclix.board.ground.bases import is_base
from engine.heroclix.nearest import such_as
from engine.heroclix.position import Figure, MapPrint, Marker, Position, Resolving, Thing
from engine.heroclix.ruleset import Powers, Ruleset
from engine.ids import Ids

__all__ = ["check_figures", "check_ids", "check_named", "check_teams", "check_things", "resolving_of"]

ON_THE_WAY = ("carry", "object-pick-up")  # a move is carried out so (27.8d, 27.8g)
MIND_CONTROL = "mind-control"


def check_figures(
    ruleset: Ruleset, printed: MapPrint, figures: tuple[Figure, ...], markers: tuple[Marker, ...]
) -> None:
    """Raise DocumentError for a square that is taken twice, for what is no base, and for sides that look the same."""
    sides = Ids()
    standing: dict[int, str] = {}
    for index, figure in enumerate(figures):
        sides.agree(f"figures[{index}].side", figure.side)
        if figure.squares and not is_base(ruleset, printed, figure.squares):
            raise DocumentError(f"figures[{index}].at", "error-no-base")
        for square in figure.squares:
            where = printed.name_of(square)
            if square in standing:
                raise DocumentError(f"figures[{index}].at", "error-square-occupied", square=where, id=standing[square])
            if _solid(printed, markers, square):
                raise DocumentError(f"figures[{index}].at", "error-on-blocking", square=where)
            standing[square] = figure.id


def check_named(sources: list[doc.FigureIn], ids: list[str]) -> None:
    """Raise DocumentError where a figure names a pilot, or an attacker that can't target it, who is not there."""
    for index, source in enumerate(sources):
        named = {f"untargetable_by[{n}]": name for n, name in enumerate(source.this_turn.untargetable_by)}
        told = {f"this_turn.{where}": name for where, name in named.items()}
        if source.pilot is not None:
            told["pilot"] = source.pilot
        for where, name in told.items():
            if name not in ids:
                raise DocumentError(f"figures[{index}].{where}", "error-not-there", id=name, expected=", ".join(ids))


def _solid(printed: MapPrint, markers: tuple[Marker, ...], square: int) -> bool:
    """Return whether a square is blocking terrain: the topmost marker with a terrain decides (17.3)."""
    for marker in reversed(markers):
        if square in marker.squares:
            kind = marker.terrain if marker.kind == "special" else marker.kind
            if kind is not None:
                return kind in ("blocking", "barrier")
    return bool(printed.blocking >> square & 1)


def check_ids(position: Position, *, recorded: bool = False) -> None:
    """Raise DocumentError for an id that two figures and objects have, or two objects and markers, or seem to have.

    `recorded`: a log's map, of which the markers are taken as they were.
    """
    held, lying = Ids(), Ids()
    for index, figure in enumerate(position.figures):
        held.add(f"figures[{index}].id", figure.id)
    for index, figure in enumerate(position.figures):
        for number, captive in enumerate(figure.captives):
            held.add(f"figures[{index}].captives[{number}].id", captive.id)
    for index, thing in enumerate(position.things):
        held.add(f"objects[{index}].id", thing.id)
        lying.add(f"objects[{index}].id", thing.id)
    for index, marker in enumerate(() if recorded else position.markers):
        lying.add(f"markers[{index}].id", marker.id)


def check_things(things: tuple[Thing, ...], figures: tuple[Figure, ...]) -> None:
    """Raise DocumentError for a hand that is not there or holds two objects (17.7)."""
    ids = {figure.id for figure in figures}
    for index, thing in enumerate(things):
        if thing.held_by is not None and thing.held_by not in ids:
            raise DocumentError(f"objects[{index}].held_by", "error-no-figure", id=thing.held_by)
        if thing.held_by is not None and any(other.held_by == thing.held_by for other in things[:index]):
            raise DocumentError(f"objects[{index}].held_by", "error-held-twice", id=thing.held_by)  # 17.7
        if thing.equipped_by is not None:
            if thing.equipped_by not in ids:
                raise DocumentError(f"objects[{index}].equipped_by", "error-no-figure", id=thing.equipped_by)
            if any(other.equipped_by == thing.equipped_by for other in things[:index]):
                raise DocumentError(f"objects[{index}].equipped_by", "error-equipped-twice", id=thing.equipped_by)


def check_teams(source: doc.Unasked, figures: tuple[Figure, ...]) -> None:
    """Raise DocumentError where rerolls or keywords of a team are told for a side of which nobody is there."""
    sides = sorted({figure.side for figure in figures if figure.side})
    turn = source.turn
    told = () if turn is None else (("team_rerolls", list(turn.team_rerolls)), ("themes", list(turn.themes or ())))
    for key, side in ((key, side) for key, those in told for side in those):
        if side not in sides:
            raise DocumentError(f"turn.{key}.{side}", "error-not-one-of", given=side[:60], expected=", ".join(sides))


def _waiting(source: doc.ResolvingIn, choice: str) -> Resolving:
    """Return the choice that everything waits for, with which no action is told."""
    for key in ("figure", "action", "target", "left", "controlled", "moved"):
        if getattr(source, key):
            raise DocumentError(f"turn.resolving.{key}", "error-not-beside", other="waits")
    return Resolving("", "", left=(), waits=choice)


def resolving_of(powers: Powers, source: doc.ResolvingIn, ids: Container[str]) -> Resolving:
    """Return the action that is being carried out; untold, the target of Mind Control may act as well (27.1f).

    Raises DocumentError for a figure or an action that is none, and where a choice that waits is told with either.
    """
    if source.waits is not None:
        return _waiting(source, source.waits)
    if source.figure is None or source.action is None:
        missing = "figure" if source.figure is None else "action"
        raise DocumentError(f"turn.resolving.{missing}", "error-missing")
    named = {"figure": source.figure, "target": source.target, "controlled": source.controlled}
    for key, name in named.items():
        if name is not None and name not in ids:
            raise DocumentError(f"turn.resolving.{key}", "error-no-figure", id=name)
    known = [slug for slug, power in powers.items() if power.actions or slug in ON_THE_WAY]
    if source.action not in known:
        near = such_as(source.action, known)
        raise DocumentError(
            "turn.resolving.action", "error-action-unknown", given=as_given(source.action), expected=near
        )
    if source.controlled is not None and source.action != MIND_CONTROL:
        raise DocumentError("turn.resolving.controlled", "error-only-with", expected=MIND_CONTROL)
    left = None if source.left is None else tuple(source.left)
    open_to_target = source.action == MIND_CONTROL and left is None
    controlled = source.controlled or (source.target if open_to_target else None)
    return Resolving(source.figure, source.action, source.target or "", left, controlled or "", source.moved)
