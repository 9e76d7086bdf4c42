"""One line of the log for each event, to be said in the reader's language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.heroclix.game import events as ev
from engine.heroclix.game.describe import messages, messages_beside
from engine.heroclix.game.describe.cards import BESIDE_THE_MAP, OF_RULES
from engine.heroclix.game.describe.characters import OF_CHARACTERS
from engine.heroclix.game.describe.effects import OF_EFFECTS
from engine.heroclix.game.describe.powers import OF_POWERS
from engine.heroclix.position import VALUE_NAMES
from engine.heroclix.powers import action_name
from engine.heroclix.ruleset import Ruleset, cited
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind, Term, Typed
from engine.seating import BY_EVENT as SEATING
from engine.seating import described

__all__ = ["describe", "told"]

RESULT = StepKind.RESULT


def describe(event: ev.Event, rules: Ruleset) -> Step:
    """Return the step that tells an event of a game by these rules, as their book cites it.

    `event.actor` says who did it.

    >>> from engine.heroclix.editions.modern import MODERN
    >>> describe(ev.PlayerJoined("1", "Ann", "red", actor="1", command=2), MODERN).message
    'game-log-joined'
    """
    return cited(rules.book, told(event, rules))


def told(event: ev.Event, rules: Ruleset) -> Step:
    """Return the step that tells an event of a game by these rules, not cited by their book yet."""
    if (of_rules := OF_RULES.get(type(event))) is not None:
        return of_rules(event, rules)
    of_powers = OF_POWERS.get(type(event))
    return LINES[type(event)](event) if of_powers is None else of_powers(event, rules.powers)


def _plain(message: Message, *fields: str) -> Callable[[Any], Step]:
    """Make the describer that passes these fields on as they are; `figure` as a figure."""

    def tell(event: Any) -> Step:
        data = {field: getattr(event, field) for field in fields}
        if "figure" in data:
            data["figure"] = FigureId(data["figure"])
        if "side" in data:
            data["side"] = messages.side_term(data["side"])
        return message.step(RESULT, **data)

    return tell


def _opened(event: ev.GameOpened) -> Step:
    data: dict[str, Any] = {"points": event.build_total, "ruleset": event.ruleset}
    if not event.name:
        return messages.OPENED_UNNAMED.step(RESULT, **data)
    return messages.OPENED.step(RESULT, name=Typed(event.name), **data)


def _joined(event: ev.PlayerJoined) -> Step:
    return messages.JOINED.step(RESULT, player=Typed(event.name), side=messages.side_term(event.side))


def _left(event: ev.PlayerLeft) -> Step:
    return messages.LEFT.step(RESULT, player=Typed(event.name), side=messages.side_term(event.side))


def _agreed(event: ev.Agreed) -> Step:
    message = messages.JUDGE_AGREED if event.judge else messages.AGREED
    return message.step(RESULT, player=Typed(event.name))


def _map(event: ev.MapLoaded) -> Step:
    if event.terrain:
        return messages.MAP_EDITED.step(RESULT, terrain=Term(f"edit-{event.terrain}"), places=event.places)
    columns, rows = event.map["size"]
    if not event.map.get("name"):
        return messages.MAP_LOADED_UNNAMED.step(RESULT, columns=columns, rows=rows)
    return messages.MAP_LOADED.step(RESULT, name=Typed(event.map["name"]), columns=columns, rows=rows)


def _added(event: ev.FigureAdded) -> Step:
    figure, side = FigureId(event.figure), messages.side_term(event.side)
    if event.at and event.generated_by:
        by = FigureId(event.generated_by)
        return messages.GENERATED.step(RESULT, figure=figure, side=side, by=by, squares=event.at)
    if event.aside:
        return messages_beside.ADDED_ASIDE.step(RESULT, figure=figure, side=side)
    if not event.at:
        return messages.ADDED_OFF_MAP.step(RESULT, figure=figure, side=side)
    return messages.ADDED.step(RESULT, figure=figure, side=side, squares=event.at)


def _placed(event: ev.Placed) -> Step:
    figure = FigureId(event.figure)
    return (
        messages.PLACED.step(RESULT, figure=figure, squares=event.at)
        if event.at
        else messages.TAKEN_OFF.step(RESULT, figure=figure)
    )


def _action(event: ev.ActionGiven) -> Step:
    if event.objection:
        data: dict[str, Any] = {"figure": FigureId(event.figure), "action": action_name(event.action)}
        return messages.GIVEN_ANYWAY.step(RESULT, **data, sections=messages.anchors(event.objection))
    message = messages.FREE_GIVEN if event.free else messages.ACTION_GIVEN
    return message.step(RESULT, figure=FigureId(event.figure), action=action_name(event.action))


def _action_ended(event: ev.ActionEnded) -> Step:
    return messages.ACTION_ENDED.step(RESULT, figure=FigureId(event.figure), action=action_name(event.action))


def _declared(event: ev.AttackDeclared) -> Step:
    targets = tuple(FigureId(target) for target in event.targets)
    attack = Term(f"{event.kind}-attack")
    return messages.DECLARED.step(RESULT, figure=FigureId(event.attacker), attack=attack, targets=targets)


def _attack_rolled(event: ev.AttackRolled) -> Step:
    first, second = event.roll
    return messages.ROLLED.step(StepKind.ROLL, first=first, second=second, sum=first + second)


def _chosen(event: ev.Chosen) -> Step:
    power, _, figure = event.choice.partition(":")
    choice = (Term(power), FigureId(figure)) if figure else (Term(power),)
    value: str = Typed(_shown(event.value))
    if event.value in ("use", "decline"):
        value = Term(event.value)
    elif power == "mastermind":
        value = FigureId(event.value)
    elif power == "after":
        value = action_name(str(event.value))
    elif isinstance(event.value, dict):  # the parts of the damage, in the order of the targets
        value = Typed(" / ".join(str(part) for part in event.value.values()))
    return messages.CHOSE.step(StepKind.ROLL, choice=choice, value=value)


def _replaced(event: ev.FigureReplaced) -> Step:
    others = tuple(FigureId(name) for name in event.ids)
    return messages.REPLACED.step(RESULT, figure=FigureId(event.figure), others=others)


def _beginning(event: ev.BeginningOpened) -> Step:
    rolls = tuple(part for name in event.rolls for part in _power_and_figure(name))
    return messages.BEGINNING.step(RESULT, side=messages.side_term(event.side), rolls=rolls)


def _power_and_figure(name: str) -> tuple[str, ...]:
    power, _, figure = name.partition(":")
    return (Term(power), FigureId(figure))


def _phase(event: ev.PhaseBegan) -> Step:
    return messages.PHASE.step(RESULT, phase=Term(f"phase-{event.phase}"))


def _used(event: ev.EffectUsed) -> Step:
    data: dict[str, Any] = {"special": Typed(event.name)}
    if not event.limit:
        return messages.TEXT_USED.step(RESULT, figure=FigureId(event.figure), **data)
    data["limit"] = Term(event.limit)
    return messages.LIMITED_USED.step(RESULT, figure=FigureId(event.figure), **data)


def _edited(event: ev.FigureEdited) -> Step:
    if not event.read:
        return messages.EDITED.step(RESULT, figure=FigureId(event.figure))
    message = messages.READ_OTHERWISE[event.read]
    return message.step(RESULT, figure=FigureId(event.figure), special=Typed(event.special))


def _element_placed(event: ev.ElementPlaced) -> Step:
    places: dict[str, Any] = {"start": event.start, "squares": event.at}
    if not event.power:
        return messages.ELEMENT_LAID.step(RESULT, element=Typed(event.element), **places)
    return messages.ELEMENT_PLACED.step(RESULT, element=Typed(event.element), power=Term(event.power), **places)


def _rolled(event: ev.BreakAwayRolled) -> Step:
    lost = messages.BREAK_AWAY_STANDS if event.stands else messages.BREAK_AWAY_LOST
    message = messages.BREAK_AWAY_MADE if event.success else lost
    return message.step(StepKind.ROLL, figure=FigureId(event.figure), roll=event.roll)


def _opened_roll(event: ev.BreakAwayOpened) -> Step:
    return messages.BREAK_AWAY_OPEN.step(StepKind.ROLL, figure=FigureId(event.figure), roll=event.roll)


def _carried(event: ev.Carried) -> Step:
    data: dict[str, Any] = {"figure": FigureId(event.figure), "by": FigureId(event.by), "squares": event.at}
    if event.objection:
        return messages.CARRIED_ANYWAY.step(RESULT, **data, sections=messages.anchors(event.objection))
    return messages.CARRIED.step(RESULT, **data)


def _picked_up(event: ev.PickedUp) -> Step:
    return messages.PICKED_UP.step(RESULT, figure=FigureId(event.figure), thing=Typed(event.thing))


def _put_down(event: ev.PutDown) -> Step:
    message = messages.DROPPED_THING if event.dropped else messages.PUT_DOWN
    return message.step(RESULT, figure=FigureId(event.figure), thing=Typed(event.thing), squares=event.at)


def _terrain_destroyed(event: ev.TerrainDestroyed) -> Step:
    pieces = tuple(Typed(piece) for piece in event.pieces)
    if event.debris:
        return messages.DESTROYED_DEBRIS.step(RESULT, pieces=pieces, squares=event.debris)
    return messages.DESTROYED.step(RESULT, pieces=pieces)


def _lost_footing(event: ev.LostFooting) -> Step:
    return messages.LOST_FOOTING.step(RESULT, figure=FigureId(event.figure), marker=Typed(event.marker))


def _knocked_back(event: ev.KnockedBack) -> Step:
    figure = FigureId(event.figure)
    if not event.path:
        return messages.NOT_KNOCKED_FAR.step(RESULT, figure=figure, square=event.at, damage=event.damage)
    data: dict[str, Any] = {"count": len(event.path), "square": event.at, "damage": event.damage}
    return messages.KNOCKED_BACK.step(RESULT, figure=figure, start=event.start, **data)


def _control_began(event: ev.ControlBegan) -> Step:
    side = messages.side_term(event.side)
    return messages.CONTROL_BEGAN.step(RESULT, figure=FigureId(event.figure), by=FigureId(event.by), side=side)


def _removed_element(event: ev.ElementRemoved) -> Step:
    return messages.ELEMENT_REMOVED.step(RESULT, element=Typed(event.element))


def _moved(event: ev.Moved) -> Step:
    data: dict[str, Any] = {"figure": FigureId(event.figure), "start": event.start, "squares": event.at}
    if event.objection:
        return messages.MOVED_ANYWAY.step(RESULT, **data, sections=messages.anchors(event.objection))
    return messages.MOVED.step(RESULT, **data)


def _attacked(event: ev.AttackMade) -> Step:
    data: dict[str, Any] = {
        "figure": FigureId(event.attacker),
        "attack": Term(f"{event.kind}-attack"),
        "targets": tuple(FigureId(target) for target in event.targets),
    }
    if event.roll is None:
        return messages.UNTARGETED.step(RESULT, **data)
    data |= {"first": event.roll[0], "second": event.roll[1]}
    if event.objection:
        return messages.ATTACKED_ANYWAY.step(StepKind.ROLL, **data, sections=messages.anchors(event.objection))
    results = tuple(Term(event.results[target]) for target in event.targets if target in event.results)
    return messages.ATTACKED.step(StepKind.ROLL, **data, results=results)


def _closed(event: ev.AttackClosed) -> Step:
    return (messages.CONFIRMED if event.confirmed else messages.DROPPED).step(RESULT, attack=event.attack)


def _damaged(event: ev.DamageTaken) -> Step:
    data = {"figure": FigureId(event.figure), "clicks": event.after - event.before, "why": messages.because(event.why)}
    return _turned(messages.COUNTED_DAMAGE if event.counted else messages.CLICKED, StepKind.DAMAGE, event, data)


def _healed(event: ev.Healed) -> Step:
    data = {"figure": FigureId(event.figure), "clicks": event.before - event.after, "why": messages.because(event.why)}
    return _turned(messages.HEALED_COUNT if event.counted else messages.HEALED, RESULT, event, data)


def _turned(message: Message, kind: StepKind, event: ev.DamageTaken | ev.Healed, data: dict[str, object]) -> Step:
    data |= {"total" if event.counted else "click": event.after}
    return Step(kind, message.key, data, message.rule, message.reading, event.before, event.after)


def _tokens(event: ev.TokensChanged) -> Step:
    figure, change = FigureId(event.figure), event.after - event.before
    if event.cleared:
        return messages.CLEARED.step(RESULT, figure=figure, count=-change)
    message = messages.TOKENS_GIVEN if change > 0 else messages.TOKENS_TAKEN
    return message.step(RESULT, figure=figure, count=abs(change), tokens=event.after, why=messages.because(event.why))


def _corrected(event: ev.Corrected) -> Step:
    field, value = _field(event.field), Typed(_shown(event.value))
    if event.figure is None:
        return messages.TURN_CORRECTED.step(RESULT, field=field, value=value, why=messages.because(event.why))
    return messages.CORRECTED.step(
        RESULT, figure=FigureId(event.figure), field=field, value=value, why=messages.because(event.why)
    )


def _score_entered(event: ev.ScoreEntered) -> Step:
    message = messages.MISSION_LOGGED if event.mission else messages.SCORE_ENTERED
    side = messages.side_term(event.side)
    return message.step(RESULT, side=side, points=event.points, why=messages.because(event.why))


def _ended(event: ev.GameEnded) -> Step:
    return (
        messages.WON.step(RESULT, side=messages.side_term(event.winner))
        if event.winner
        else messages.ENDED.step(RESULT)
    )


def _field(field: str) -> Term:
    """The values of a dial have a word already; the other fields have one of their own."""
    return Term(field if field in VALUE_NAMES else f"field-{field.replace('_', '-')}")


def _shown(value: object) -> str:
    if isinstance(value, (list, tuple)):
        return ", ".join(_shown(item) for item in value) or "–"
    if isinstance(value, dict):
        return " ".join(f"{item:+d}" if isinstance(item, int) else str(item) for item in value.values())
    return "–" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


def _ruling_corrected(event: ev.RulingCorrected) -> Step:
    counts = {name: len(getattr(event, name)) for name in ("changed", "standing", "dropped")}
    thrown = Typed(event.told_dice)
    if event.stood:
        return messages.RULING_STOOD.step(RESULT, about=event.about, thrown=thrown)
    return messages.RULING_CORRECTED.step(RESULT, about=event.about, by=event.by, thrown=thrown, **counts)


LINES: Mapping[type, Callable[[Any], Step]] = {
    ev.GameOpened: _opened,
    ev.PlayerJoined: _joined,
    ev.PlayerLeft: _left,
    **dict.fromkeys(SEATING.values(), lambda event: described(messages.SEATING, event, messages.side_term)),
    ev.MapLoaded: _map,
    ev.FigureAdded: _added,
    ev.FigureEdited: _edited,
    ev.FigureRemoved: _plain(messages.REMOVED, "figure"),
    ev.Placed: _placed,
    ev.ActionGiven: _action,
    ev.ActionEnded: _action_ended,
    ev.BreakAwayOpened: _opened_roll,
    ev.BreakAwayRolled: _rolled,
    ev.Carried: _carried,
    ev.PickedUp: _picked_up,
    ev.PutDown: _put_down,
    ev.TerrainDestroyed: _terrain_destroyed,
    ev.ElementRemoved: _removed_element,
    ev.LostFooting: _lost_footing,
    ev.Fell: _plain(messages.FELL, "figure", "taken"),
    ev.KnockedBack: _knocked_back,
    ev.ControlBegan: _control_began,
    ev.ControlEnded: _plain(messages.CONTROL_ENDED, "figure", "side"),
    ev.Moved: _moved,
    ev.AttackDeclared: _declared,
    ev.AttackRolled: _attack_rolled,
    ev.Chosen: _chosen,
    ev.AttackMade: _attacked,
    ev.AttackClosed: _closed,
    ev.EffectUsed: _used,
    ev.FigureReplaced: _replaced,
    ev.BeginningOpened: _beginning,
    ev.PhaseBegan: _phase,
    ev.ElementPlaced: _element_placed,
    ev.DamageTaken: _damaged,
    ev.KnockedOut: _plain(messages.KNOCKED_OUT, "figure"),
    ev.Healed: _healed,
    ev.TokensChanged: _tokens,
    ev.Corrected: _corrected,
    ev.TurnEnded: _plain(messages.TURN_ENDED, "side"),
    ev.TurnBegan: _plain(messages.TURN_BEGAN, "side", "number"),
    ev.Agreed: _agreed,
    ev.Imported: lambda event: messages.IMPORTED.step(RESULT, player=Typed(event.name)),
    ev.Undone: _plain(messages.UNDONE, "taken_back"),
    ev.Redone: _plain(messages.REDONE, "put_back"),
    ev.RollConfirmed: lambda event: messages.ROLL_CONFIRMED.step(RESULT, player=Typed(event.name)),
    ev.RulingCorrected: _ruling_corrected,
    ev.ScoreEntered: _score_entered,
    ev.GameEnded: _ended,
    **OF_CHARACTERS,
    **OF_EFFECTS,
    **BESIDE_THE_MAP,
}
