"""What characters do by the situation they are in: equip, pilot a vehicle, use what its pilot has (24.4, 25.2c)."""

from __future__ import annotations

from dataclasses import replace

from engine.dice import Dice
from engine.errors import DocumentError
from engine.heroclix.board.measures import adjacent
from engine.heroclix.fight.actions.situations import NO_EQUIPMENT, equipment_of, lendable, pilot_notes
from engine.heroclix.game import commands as cmd
from engine.heroclix.game import events as ev
from engine.heroclix.game.decide.draft import Draft
from engine.heroclix.game.decide.moves.handling import leave_behind, say_unequipped
from engine.heroclix.game.decide.table.setup import square_names, standing
from engine.heroclix.game.decide.uses.plan import Plan, needed
from engine.heroclix.game.describe import messages
from engine.heroclix.game.state import GameState
from engine.heroclix.game.state.figure import GameFigure
from engine.heroclix.powers.inherent import may_equip
from engine.ruling import FigureId, Step, StepKind, Typed

__all__ = ["become_pilot", "equip", "pilot_power", "pilot_values", "place_pilot"]

CHECK = StepKind.CHECK
REPLACED = ("attack", "damage", "range")  # by the pilot's printed ones (24.4)


def equip(state: GameState, figure: GameFigure, command: cmd.Use) -> Plan:
    """Put the equipment that it holds or stands on onto its card; the effect printed there is the players' to apply."""
    position = state.position()
    there = equipment_of(position, position.figure(figure.id))
    there = tuple(one for one in there if may_equip(position.ruleset, one, figure.side)) or there
    thing = command.target or (there[0].id if len(there) == 1 else None)
    if thing is None and there:
        raise DocumentError("target", "error-not-one-of", given="–", expected=", ".join(one.id for one in there))

    def carry_out(draft: Draft, _dice: Dice) -> None:
        say_unequipped(draft, figure.id)
        draft.add(ev.Equipped, figure=figure.id, thing=thing)
        draft.say(messages.READ_EQUIPMENT.step(StepKind.IGNORED, figure=FigureId(figure.id), thing=Typed(thing or "")))

    return Plan(carry_out, target=thing, impossible=_missing(thing, figure))


def _missing(thing: str | None, figure: GameFigure) -> tuple[Step, ...]:
    return () if thing else (NO_EQUIPMENT.step(CHECK, figure=FigureId(figure.id)),)


def become_pilot(state: GameState, figure: GameFigure, command: cmd.Use) -> Plan:
    """Go onto the card of the vehicle named; what it held stays behind."""
    vehicle = state.figure(needed(command, "target"), "target")
    taken = vehicle.pilot or vehicle.id == figure.id or not vehicle.squares

    def carry_out(draft: Draft, _dice: Dice) -> None:
        leave_behind(draft, draft.state.by_id(figure.id))
        draft.add(ev.PilotChanged, figure=vehicle.id, pilot=figure.id)
        draft.say(*pilot_notes(draft.state.by_id(figure.id).for_position(draft.state.rules.powers), "become-pilot", ()))

    barred = (messages.NO_PLACE_ON_CARD.step(CHECK, figure=FigureId(vehicle.id)),) if taken else ()
    return Plan(carry_out, target=vehicle.id, impossible=barred)


def place_pilot(state: GameState, figure: GameFigure, command: cmd.Use) -> Plan:
    """Put the pilot on the square named, adjacent to the vehicle."""
    if not figure.pilot:
        return Plan(_nothing, impossible=(messages.NO_PILOT_THERE.step(CHECK, figure=FigureId(figure.id)),))
    pilot = state.by_id(figure.pilot)
    squares, barred = standing(state, pilot, needed(command, "to"), "to")
    against: tuple[Step, ...] = barred
    if not barred:
        there = state.with_figure(replace(pilot, squares=squares)).position()
        if not adjacent(there, there.figure(figure.id), there.figure(pilot.id)):
            against = (messages.NOT_ADJACENT.step(CHECK, figure=FigureId(pilot.id), by=FigureId(figure.id)),)

    def carry_out(draft: Draft, _dice: Dice) -> None:
        draft.add(ev.PilotChanged, figure=figure.id, pilot=pilot.id, at=square_names(draft.state, squares))

    return Plan(carry_out, against, impossible=barred)


def pilot_values(state: GameState, figure: GameFigure, _command: cmd.Use) -> Plan:
    """Replace attack, damage and range by those printed on its pilot, until its next turn."""
    if not figure.pilot:
        return Plan(_nothing, impossible=(messages.NO_PILOT_THERE.step(CHECK, figure=FigureId(figure.id)),))
    printed = state.by_id(figure.pilot).printed

    def carry_out(draft: Draft, _dice: Dice) -> None:
        for value in REPLACED:
            number = getattr(printed, value)
            if number is not None:
                _last(draft, figure, command="pilot-values", kind="replace", value=value, add=number)

    return Plan(carry_out)


def pilot_power(state: GameState, figure: GameFigure, command: cmd.Use) -> Plan:
    """Use a standard attack or damage power of its pilot until its next turn, and none that its own dial shows."""
    position = state.position()
    allowed = lendable(position, position.figure(figure.id))
    slug = needed(command, "value")
    if allowed and slug not in allowed:
        raise DocumentError("value", "error-not-one-of", given=slug[:60], expected=", ".join(allowed))
    impossible = () if allowed else (messages.NO_PILOT_THERE.step(CHECK, figure=FigureId(figure.id)),)

    def carry_out(draft: Draft, _dice: Dice) -> None:
        shown = {one for click in figure.card.dial for one in click.powers}
        powers = position.powers
        for own in sorted(shown - {slug}):
            if own in powers and powers[own].family in ("attack", "damage"):
                _last(draft, figure, command="pilot-power", kind="cant-use", what=own)
        _last(draft, figure, command="pilot-power", kind="lends", what=slug)

    return Plan(carry_out, impossible=impossible)


def _last(draft: Draft, figure: GameFigure, *, command: str, **facts: object) -> None:
    who = {"on": figure.id, "by": figure.id, "side": figure.side, "power": command, "until": "next-turn"}
    draft.add(ev.EffectBegan, **who, **facts)


def _nothing(_draft: Draft, _dice: Dice) -> None:
    """What can't be shown is not carried out either."""
