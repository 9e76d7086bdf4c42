"""Is there anything that satisfies the instruction, or does the choice that is named (CONTRACT: `legal`)?

For Barrier, Smoke Cloud, Telekinesis, the destroy actions and Object Pick Up.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.heroclix.board.lines.pairs import Edge
from engine.heroclix.effects.areas.cloud import Laying, cloud_of
from engine.heroclix.effects.areas.elements import Element, elements
from engine.heroclix.effects.areas.telekinesis import Telekinesis
from engine.heroclix.effects.destroying.destroy import Destroying
from engine.heroclix.effects.destroying.ruin import Piece, name_piece_of, printed_blocking, walls_along
from engine.heroclix.effects.placing.pick_up import PickUp
from engine.heroclix.effects.placing.rules import set_up_rules
from engine.heroclix.position import Figure, Marker, Position, Thing
from engine.heroclix.powers import action_name
from engine.heroclix.powers.inherent import prints_values
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind, Typed

__all__ = [
    "CHOOSERS",
    "NOT_ITS_KIND",
    "Chosen",
    "against_choice",
    "against_pick_up",
    "element_on",
    "name_chosen",
    "piece_of",
]

BARRIER_NOWHERE = Message("area-barrier-nowhere", ("figure", "range"), rule="27.3f")
SMOKE_NOWHERE = Message("area-smoke-nowhere", ("figure", "range"), rule="27.2h")
NOTHING_TO_MOVE = Message("area-telekinesis-nothing", ("figure", "range"), rule="27.2l")
NO_OBJECT_EITHER = Message("area-telekinesis-nothing-apart", ("figure", "range"), rule="27.2l")
NO_SUCH_SQUARE = Message("area-telekinesis-no-square", ("square",), rule="27.2l")
NOTHING_BESIDE = Message("area-destroy-nothing-beside", ("figure",), rule="27.8e")
NOTHING_IN_RANGE = Message("area-destroy-nothing-in-range", ("figure", "range"), rule="27.8f")
TOO_WEAK_FOR_ALL = Message("area-destroy-too-weak-for-all", ("figure", "damage", "pieces"), rule="16.9")
ALL_TOO_STRONG = Message("area-destroy-all-too-strong", ("figure", "damage", "pieces"), rule="16.9")
MIXED = Message("area-mixed-marker", ("whole",), rule="17.14i")
NOT_ITS_KIND = Message("area-not-its-kind", ("action", "what"), rule="7.2")

CHECK = StepKind.CHECK
Chosen = Figure | Element | int | Edge
Answer = tuple[list[Step], list[Step]]  # the reasons against, and the steps that look at it


def against_choice(position: Position, figure: Figure, action: str, chosen: Chosen | None = None) -> Answer:
    """Return what keeps every choice, or the one named, from satisfying an action, and the steps that look at it.

    `chosen` is a figure, an object or marker, a square or a wall; `action` is one of CHOOSERS.
    """
    reasons, looked = CHOOSERS[action](position, figure, action, chosen)
    return reasons, looked + (_mixed(position, chosen) if action in HANDLERS else [])


def _mixed(position: Position, chosen: Chosen | None) -> list[Step]:
    """Say that a mixed marker is one, where it may be what is chosen (17.14i)."""
    source = chosen.source if isinstance(chosen, Element) else None
    markers = position.markers if chosen is None else (source,)
    wholes = dict.fromkeys(marker.part_of for marker in markers if isinstance(marker, Marker) and marker.part_of)
    return [MIXED.step(StepKind.IGNORED, whole=Typed(whole)) for whole in wholes]


def _cloud(position: Position, figure: Figure, action: str, chosen: Chosen | None) -> Answer:
    laying = Laying(position, figure, cloud_of(position.ruleset, action))
    if chosen is not None:
        if not isinstance(chosen, int):
            return [_not_its_kind(position, action, chosen)], []
        return laying.against(chosen)
    if laying.any_square():
        return [], []
    message = BARRIER_NOWHERE if action == "barrier" else SMOKE_NOWHERE
    return [message.step(CHECK, figure=FigureId(figure.id), range=laying.range)], []


def _telekinesis(position: Position, figure: Figure, action: str, chosen: Chosen | None) -> Answer:
    power = Telekinesis(position, figure)
    if isinstance(chosen, Figure | Element):
        return power.against(chosen), power.notes(chosen)
    if isinstance(chosen, int):
        if any(power.destinations(choice) >> chosen & 1 for choice in power.choices()):
            return [], []
        return [NO_SUCH_SQUARE.step(CHECK, square=position.map.name_of(chosen))], []
    if chosen is not None:
        return [_not_its_kind(position, action, chosen)], []
    if next(power.choices(), None) is not None:
        return [], []
    told = NOTHING_TO_MOVE if set_up_rules(position.ruleset).objects_are_markers else NO_OBJECT_EITHER
    return [told.step(CHECK, figure=FigureId(figure.id), range=power.range)], []


def _destroy(position: Position, figure: Figure, action: str, chosen: Chosen | None) -> Answer:
    power = Destroying(position, figure, action)
    if chosen is not None:
        piece = piece_of(position, chosen)
        return ([_not_its_kind(position, action, chosen)], []) if piece is None else power.against(piece)
    if next(power.choices(), None) is not None:
        return [], [] if power.damage is not None else power.steps()
    if barred := power.barred():
        return barred, []
    name = FigureId(figure.id)
    near = tuple(name_piece_of(position, piece) for piece in power.near())
    if near:
        message = ALL_TOO_STRONG if prints_values(position.ruleset) else TOO_WEAK_FOR_ALL
        step = message.step(CHECK, figure=name, damage=power.damage, pieces=near)
        return [step], power.steps()
    if action == "close-destroy-action":
        return [NOTHING_BESIDE.step(CHECK, figure=name)], []
    return [NOTHING_IN_RANGE.step(CHECK, figure=name, range=power.range)], []


def _pick_up(position: Position, figure: Figure, _action: str, chosen: Chosen | None) -> Answer:
    return against_pick_up(position, figure, chosen)


def against_pick_up(position: Position, figure: Figure, chosen: Chosen | None, speed: int | None = None) -> Answer:
    """Return what speaks against picking up, in the basic MOVE or in a move of so many squares, and what to know."""
    power = PickUp(position, figure, speed)
    if chosen is None:
        return power.against_all(), power.steps()
    element = element_on(position, chosen) if isinstance(chosen, int) else chosen
    if isinstance(element, Element):
        return power.against(element), power.steps()
    return [_not_its_kind(position, "object-pick-up", chosen)], []


CHOOSERS: Mapping[str, Callable[[Position, Figure, str, Chosen | None], Answer]] = {
    "barrier": _cloud,
    "smoke-cloud": _cloud,
    "telekinesis": _telekinesis,
    "close-destroy-action": _destroy,
    "range-destroy-action": _destroy,
    "object-pick-up": _pick_up,
}

HANDLERS = ("telekinesis", "close-destroy-action", "range-destroy-action", "object-pick-up")


def _not_its_kind(position: Position, action: str, chosen: Chosen) -> Step:
    return NOT_ITS_KIND.step(CHECK, action=action_name(action), what=name_chosen(position, chosen))


def name_chosen(position: Position, chosen: Chosen) -> str:
    """Return the name of what is chosen: an id, a square or an edge."""
    return FigureId(chosen.id) if isinstance(chosen, Figure) else name_piece_of(position, chosen)


def piece_of(position: Position, chosen: Chosen) -> Piece | None:
    """Return the piece that might be destroyed there; None for a figure, and where nothing lies.

    A square stands for its printed blocking terrain, else for the topmost marker or first object in it.
    """
    if isinstance(chosen, Figure):
        return None
    if isinstance(chosen, Element):
        return chosen
    if isinstance(chosen, tuple):
        return chosen if chosen in walls_along(position, chosen) else None
    return chosen if printed_blocking(position) >> chosen & 1 else element_on(position, chosen)


def element_on(position: Position, square: int) -> Element | None:
    """Return the topmost marker in a square, else the first object there."""
    here = [element for element in elements(position) if square in element.squares]
    markers = [element for element in here if not isinstance(element.source, Thing)]
    return (markers or here[::-1])[-1] if here else None
