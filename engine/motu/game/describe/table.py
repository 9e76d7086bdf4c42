"""The lines of the log about the table: seats, the field, characters, corrections, the end."""

from __future__ import annotations

from collections.abc import Mapping

from engine.message import Message
from engine.motu.game.describe.lines import RESULT, Teller, plain
from engine.motu.game.describe.messages import SEATING, side_term
from engine.motu.game.events import table as ev
from engine.ruling import FigureId, Step, StepKind, Term, Typed
from engine.seating import BY_EVENT, described

__all__ = ["OF_TABLE"]

OPENED = Message("motu-log-opened", ("name",), reading="P301")
OPENED_UNNAMED = Message("motu-log-opened-unnamed", reading="P301")
JOINED = Message("motu-log-joined", ("player", "side"), reading="P301")
LEFT = Message("motu-log-left", ("player", "side"), reading="P301")
FIELD = Message("motu-log-field", ("name", "columns", "rows", "tokens"), rule="3")
FIELD_UNNAMED = Message("motu-log-field-unnamed", ("columns", "rows", "tokens"), rule="3")
OBJECTIVE = Message("motu-log-objective-placed", ("token", "place"), rule="3")
OBJECTIVE_OFF = Message("motu-log-objective-removed", ("token",), reading="P302")
ADDED = Message("motu-log-character-added", ("figure", "side", "places"), rule="3")
ADDED_OFF = Message("motu-log-character-added-off", ("figure", "side"), rule="3")
EDITED = Message("motu-log-character-edited", ("figure",), reading="P302")
REMOVED = Message("motu-log-character-removed", ("figure",), reading="P302")
PLACED = Message("motu-log-placed", ("figure", "places"), reading="P302")
TAKEN_OFF = Message("motu-log-taken-off", ("figure",), reading="P302")
STARTING = Message("motu-log-starting-player", ("side",), rule="3")
STARTING_ROLLED = Message("motu-log-starting-rolled", ("side", "rolls"), rule="3")
GOLDEN = Message("motu-log-golden-rule", ("side", "rolls"), rule="2/regla-de-oro")
CORRECTED = Message("motu-log-corrected", ("figure", "field", "old", "new"), reading="P302")
CORRECTED_ROUND = Message("motu-log-corrected-round", ("field", "old", "new"), reading="P302")
CORRECTED_ARMY = Message("motu-log-corrected-army", ("side", "field", "old", "new"), reading="P302")
AGREED = Message("motu-log-agreed", ("player",), reading="P302")
JUDGE_AGREED = Message("motu-log-judge-agreed", ("player",), reading="P302")
IMPORTED = Message("motu-log-imported", ("player",), reading="P301")
UNDONE = Message("motu-log-undone", ("number",), reading="P303")
REDONE = Message("motu-log-redone", ("number",), reading="P303")
ROLL_CONFIRMED = Message("motu-log-roll-confirmed", ("player",), reading="P302")
RULING_CORRECTED = Message(
    "motu-log-ruling-corrected", ("about", "by", "thrown", "changed", "standing", "dropped"), reading="P302"
)
RULING_STOOD = Message("motu-log-ruling-stood", ("about", "thrown"), reading="P302")
MILITARY = Message("motu-log-ended-military", ("side",), rule="4c/victoria-militar")
BY_POINTS = Message("motu-log-ended-points", ("side", "masters", "evil"), rule="4c/victoria-por-puntos")
DRAW = Message("motu-log-ended-draw", ("masters", "evil"), rule="4c/victoria-por-puntos")
AGREED_DRAW = Message("motu-log-ended-agreed", ("masters", "evil"), rule="4c/puntuacion")
RETREAT = Message("motu-log-ended-retreat", ("side",), rule="4c/puntuacion")


def _opened(event: ev.GameOpened) -> Step:
    return OPENED.step(RESULT, name=Typed(event.name)) if event.name else OPENED_UNNAMED.step(RESULT)


def _joined(event: ev.PlayerJoined) -> Step:
    return JOINED.step(RESULT, player=Typed(event.name), side=side_term(event.side))


def _left(event: ev.PlayerLeft) -> Step:
    return LEFT.step(RESULT, player=Typed(event.name), side=side_term(event.side))


def _field(event: ev.FieldLaid) -> Step:
    columns, rows = event.map.get("size", (30, 25))
    tokens = len(event.objectives)
    name = event.map.get("name")
    if not name:
        return FIELD_UNNAMED.step(RESULT, columns=columns, rows=rows, tokens=tokens)
    return FIELD.step(RESULT, name=Typed(name), columns=columns, rows=rows, tokens=tokens)


def _objective(event: ev.ObjectivePlaced) -> Step:
    if not event.at:
        return OBJECTIVE_OFF.step(RESULT, token=Typed(event.token))
    return OBJECTIVE.step(RESULT, token=Typed(event.token), place=event.at)


def _added(event: ev.CharacterAdded) -> Step:
    who, side = FigureId(event.figure), side_term(event.side)
    return (
        ADDED.step(RESULT, figure=who, side=side, places=event.at)
        if event.at
        else ADDED_OFF.step(RESULT, figure=who, side=side)
    )


def _placed(event: ev.Placed) -> Step:
    who = FigureId(event.figure)
    return PLACED.step(RESULT, figure=who, places=event.at) if event.at else TAKEN_OFF.step(RESULT, figure=who)


def _starting(event: ev.StartingRolled | ev.GoldenRuled) -> Step:
    if not event.rolls:
        return STARTING.step(RESULT, side=side_term(event.side))
    message = GOLDEN if isinstance(event, ev.GoldenRuled) else STARTING_ROLLED
    rolls = tuple(Typed(" : ".join(str(each[side]) for side in sorted(each, reverse=True))) for each in event.rolls)
    return message.step(StepKind.ROLL, side=side_term(event.side), rolls=rolls)


def _value(value: object) -> Typed:
    if isinstance(value, (list, tuple)):
        return Typed(", ".join(map(str, value)) or "–")
    return Typed("–" if value is None or value == "" else str(value))


def _corrected(event: ev.Corrected) -> Step:
    field = Term(f"motu-field-{event.field.replace('_', '-')}")
    old, new = _value(event.before), _value(event.value)
    if event.figure is not None:
        return CORRECTED.step(RESULT, figure=FigureId(event.figure), field=field, old=old, new=new)
    if event.side:
        return CORRECTED_ARMY.step(RESULT, side=side_term(event.side), field=field, old=old, new=new)
    return CORRECTED_ROUND.step(RESULT, field=field, old=old, new=new)


def _agreed(event: ev.Agreed) -> Step:
    return (JUDGE_AGREED if event.judge else AGREED).step(RESULT, player=Typed(event.name))


def _ended(event: ev.GameEnded) -> Step:
    points = {"masters": event.points.get("masters", 0), "evil": event.points.get("evil", 0)}
    if event.by == "points":
        return BY_POINTS.step(RESULT, side=side_term(event.winner), **points)
    if event.by in ("draw", "agreed"):
        return (DRAW if event.by == "draw" else AGREED_DRAW).step(RESULT, **points)
    return (MILITARY if event.by == "military" else RETREAT).step(RESULT, side=side_term(event.winner))


def _ruling_corrected(event: ev.RulingCorrected) -> Step:
    counts = {name: len(getattr(event, name)) for name in ("changed", "standing", "dropped")}
    thrown = Typed(event.told_dice)
    if event.stood:
        return RULING_STOOD.step(RESULT, about=event.about, thrown=thrown)
    return RULING_CORRECTED.step(RESULT, about=event.about, by=event.by, thrown=thrown, **counts)


OF_TABLE: Mapping[type, Teller] = {
    ev.GameOpened: _opened,
    ev.PlayerJoined: _joined,
    ev.PlayerLeft: _left,
    **dict.fromkeys(BY_EVENT.values(), lambda event: described(SEATING, event, side_term)),
    ev.FieldLaid: _field,
    ev.ObjectivePlaced: _objective,
    ev.CharacterAdded: _added,
    ev.CharacterEdited: plain(EDITED, "figure"),
    ev.CharacterRemoved: plain(REMOVED, "figure"),
    ev.Placed: _placed,
    ev.StartingRolled: _starting,
    ev.GoldenRuled: _starting,
    ev.Corrected: _corrected,
    ev.Agreed: _agreed,
    ev.Imported: lambda event: IMPORTED.step(RESULT, player=Typed(event.name)),
    ev.Undone: lambda event: UNDONE.step(RESULT, number=event.taken_back),
    ev.Redone: lambda event: REDONE.step(RESULT, number=event.put_back),
    ev.RollConfirmed: lambda event: ROLL_CONFIRMED.step(RESULT, player=Typed(event.name)),
    ev.RulingCorrected: _ruling_corrected,
    ev.GameEnded: _ended,
}
