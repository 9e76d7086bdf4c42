"""The answers about areas: what an effect may choose, where things may be placed, and starting areas."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from engine.answer import Answer
from engine.errors import DocumentError
from engine.heroclix import questions
from engine.heroclix.answers.harmed import harm_of_all
from engine.heroclix.answers.naming import (
    element_or_figure,
    figure_named,
    named,
    names,
    square_named,
    squares_named,
)
from engine.heroclix.answers.setting_up import areas_of
from engine.heroclix.board.knockback.several import fall_damage
from engine.heroclix.build import Builder
from engine.heroclix.effects import (
    Destroying,
    Element,
    Laying,
    PickUp,
    Placement,
    Telekinesis,
    cloud_of,
    destroyed,
    element_named,
    judge_placement,
    name_squares,
)
from engine.heroclix.effects.areas import blast
from engine.heroclix.effects.areas.choice import NOT_ITS_KIND, Chosen, element_on, name_chosen, piece_of
from engine.heroclix.effects.destroying.ruin import Ruin, name_piece_of
from engine.heroclix.fight.actions.rights import against_use
from engine.heroclix.position import Figure, Position
from engine.heroclix.powers import action_name
from engine.heroclix.vocabulary import check_known
from engine.message import Message
from engine.ruling import FigureId, Ruling, Step, StepKind, Term

__all__ = ["area", "place"]

SQUARES = Message("area-squares", ("power", "count"), rule="11.3b")
CHOICES = Message("area-choices", ("power", "names"), rule="7.2")
NO_CHOICES = Message("area-no-choices", ("power",), rule="7.2")
TARGETS = Message("area-targets", ("power", "names"), rule="12.1b")
NO_TARGETS = Message("area-no-targets", ("power",), rule="12.1b")
BECOMING = Message("area-explosion-all", ("power", "names"), rule="27.2b")
NOBODY_BECOMES = Message("area-explosion-nobody", ("power",), rule="27.2b")
MAY = Message("area-may", ("power", "what"), rule="7.2")
MAY_NOT = Message("area-may-not", ("power", "what"), rule="7.2")
USE_ASIDE = Message("area-use-aside", ("figure", "power"), rule="7.2")

CHECK, RESULT = StepKind.CHECK, StepKind.RESULT
Found = tuple[list[Step], dict[str, object]]


def area(position: Position, ask: questions.AreaAsk) -> Answer:
    """Answer what an effect may choose, or with `at` whether it may choose this, and why (7.2, 27)."""
    position = position.in_play()
    figure = figure_named(position, "ask.figure", ask.figure)
    steps, fields = EFFECTS[ask.effect](position, figure, ask)
    power = position.powers[ask.effect]
    lacking = against_use(position, figure, power)
    if lacking:
        aside = USE_ASIDE.step(StepKind.IGNORED, figure=FigureId(figure.id), power=action_name(ask.effect))
        steps = [*lacking, aside, *steps]
    steps[-1] = steps[-1]._replace(rule=power.section)
    legal = fields.get("legal")
    verdict = "answered" if legal is None else "legal" if legal else "illegal"
    value = fields.get("squares", fields.get("figures", fields.get("pieces", ())))
    against: Any = fields.get("because", ())
    return Answer(Ruling(position.ruleset.id, verdict, value, tuple(steps), (*lacking, *against)), fields)


def _verdict(effect: str, what: str, because: Sequence[Step]) -> tuple[Step, dict[str, object]]:
    message = MAY_NOT if because else MAY
    return message.step(RESULT, power=action_name(effect), what=what), {"legal": not because, "because": tuple(because)}


def _chosen(effect: str, found: Sequence[str], some: Message = CHOICES, none: Message = NO_CHOICES) -> Step:
    power = action_name(effect)
    return some.step(RESULT, power=power, names=tuple(found)) if found else none.step(RESULT, power=power)


def _cloud(position: Position, figure: Figure, ask: questions.AreaAsk) -> Found:
    placed = [square_named(position, f"ask.placed[{n}]", name) for n, name in enumerate(ask.placed)]
    laying = Laying(position, figure, cloud_of(position.ruleset, ask.effect), placed)
    squares = laying.squares()
    fields: dict[str, object] = {
        "squares": name_squares(position, squares),
        "range": laying.range,
        "most": laying.cloud.most,
        "placed": names(position, laying.placed),
        "complete": laying.complete,
    }
    steps = [*laying.steps, *laying.refused]
    if laying.refused:
        fields |= {"legal": False, "because": tuple(laying.refused)}
    elif ask.at is not None:
        square = square_named(position, "ask.at", ask.at)
        because, notes = laying.against(square)
        last, verdict = _verdict(ask.effect, position.map.name_of(square), because)
        return [*steps, *notes, *because, last], fields | verdict
    return [*steps, SQUARES.step(RESULT, power=action_name(ask.effect), count=squares.bit_count())], fields


def _telekinesis(position: Position, figure: Figure, ask: questions.AreaAsk) -> Found:
    power = Telekinesis(position, figure)
    steps = power.steps()
    if ask.chosen is None and ask.at is None:
        choices = list(power.choices())
        found = [name_chosen(position, choice) for choice in choices]
        fields = {
            "figures": [choice.id for choice in choices if isinstance(choice, Figure)],
            "elements": [choice.id for choice in choices if isinstance(choice, Element)],
            "range": power.range,
        }
        return [*steps, _chosen(ask.effect, found)], fields
    chosen = element_or_figure(position, "ask.chosen", ask.chosen or ask.at or "")
    steps += power.notes(chosen)
    because = power.against(chosen)
    squares = 0 if because else power.destinations(chosen)
    answer: dict[str, object] = {"squares": name_squares(position, squares), "range": power.range}
    if ask.chosen is None or ask.at is None or because:
        last, verdict = _verdict(ask.effect, name_chosen(position, chosen), because)
        return [*steps, *because, last], answer | verdict
    square = square_named(position, "ask.at", ask.at)
    because, notes = power.against_square(chosen, square)
    last, verdict = _verdict(ask.effect, position.map.name_of(square), because)
    return [*steps, *notes, *because, last], answer | verdict


def _destroy(position: Position, figure: Figure, ask: questions.AreaAsk) -> Found:
    action = Destroying(position, figure, ask.effect)
    steps = action.steps()
    if ask.at is None:
        found = [name_piece_of(position, piece) for piece in action.choices()]
        return [*steps, _chosen(ask.effect, found)], {"pieces": found, "damage": action.damage}
    chosen = named(position, "ask.at", ask.at)
    piece = piece_of(position, chosen)
    if piece is None:
        return _unsuitable(position, ask, chosen)
    because, notes = action.against(piece)
    ruin = destroyed(position, [] if because else [piece])
    last, verdict = _verdict(ask.effect, name_piece_of(position, piece), because)
    debris = names(position, ruin.debris)
    fallen, harm = _fallen(position, ruin)
    fields = {**verdict, "debris": debris, **fallen, "damage": action.damage}
    return [*steps, *notes, *because, *blast.debris_steps(position, ruin), *harm, last], fields


def _fallen(position: Position, ruin: Ruin) -> tuple[dict[str, object], list[Step]]:
    """Return who stood on an elevated marker that is gone, and what the damage does that this deals (12.6e, 17.14c)."""
    damage = {figure.id: fall_damage(position, figure) for figure in ruin.fallen}
    harm, steps = harm_of_all(position, damage)
    return {"fallen": list(damage), "fall_damage": harm["damage_taken"], "fall_ko": harm["ko"]}, steps


def _unsuitable(position: Position, ask: questions.AreaAsk, chosen: Chosen) -> Found:
    """What is named is nothing that the effect could choose at all."""
    reason = _not_its_kind(position, ask.effect, chosen)
    last, verdict = _verdict(ask.effect, name_chosen(position, chosen), [reason])
    return [reason, last], verdict


def _not_its_kind(position: Position, effect: str, chosen: Chosen) -> Step:
    return NOT_ITS_KIND.step(CHECK, action=action_name(effect), what=name_chosen(position, chosen))


def _pick_up(position: Position, figure: Figure, ask: questions.AreaAsk) -> Found:
    power = PickUp(position, figure)
    steps = power.steps()
    fields: dict[str, object] = {
        "puts_down": name_squares(position, power.puts_down()),
        "around": name_squares(position, power.around),
    }
    if ask.at is None:
        found = [element.id for element in power.choices()]
        return [*steps, _chosen(ask.effect, found)], fields | {"elements": found}
    thing = named(position, "ask.at", ask.at)
    element = element_on(position, thing) if isinstance(thing, int) else thing
    if not isinstance(element, Element):
        return _unsuitable(position, ask, thing)
    because = power.against(element)
    last, verdict = _verdict(ask.effect, element.id, because)
    return [*steps, *because, last], fields | verdict


def _listed(
    position: Position,
    ask: questions.AreaAsk,
    judged: Iterable[tuple[Figure, list[Step]]],
    steps: list[Step],
    outcome: tuple[Message, Message] = (TARGETS, NO_TARGETS),
) -> Found:
    """Answer with all figures that nothing speaks against, or with `at` for one."""
    judged = list(judged)
    found = [figure for figure, because in judged if not because]
    fields: dict[str, object] = {"figures": [figure.id for figure in found]}
    if ask.at is None:
        shown = [FigureId(figure.id) for figure in found]
        return [*steps, _chosen(ask.effect, shown, *outcome)], fields
    target = figure_named(position, "ask.at", ask.at, on_map=False)
    because = next((reasons for figure, reasons in judged if figure.id == target.id), None)
    if because is None:  # the figure itself is no target of its own effect
        because = [_not_its_kind(position, ask.effect, target)]
    last, verdict = _verdict(ask.effect, FigureId(target.id), because)
    return [*steps, *because, last], fields | verdict


def _quake(position: Position, figure: Figure, ask: questions.AreaAsk) -> Found:
    shaken = blast.quake(position, figure)
    judged = blast.quake_targets(position, figure)
    across = blast.across(position, figure, (target for target, because in judged if not because))
    steps, fields = _listed(position, ask, judged, [*shaken.steps, *across])
    fallen, harm = _fallen(position, shaken.ruin)
    fields |= {
        "destroyed": [name_piece_of(position, piece) for piece in shaken.pieces],
        "debris": names(position, shaken.ruin.debris),
        **fallen,
    }
    return [*steps[:-1], *harm, steps[-1]], fields


def _pulse_wave(position: Position, figure: Figure, ask: questions.AreaAsk) -> Found:
    squares, judged, hushed = blast.pulse_wave(position, figure)
    steps, fields = _listed(position, ask, judged, list(hushed))
    return steps, fields | {"range": squares}


def _explosion(position: Position, figure: Figure, ask: questions.AreaAsk) -> Found:
    originals = [figure_named(position, f"ask.targets[{n}]", name) for n, name in enumerate(ask.targets)]
    becoming = blast.becoming_targets(position, figure, originals)
    steps = [step for found in becoming.values() for step in found]
    judged = [(other, blast.against_splash(position, figure, originals, other)) for other in position.figures]
    return _listed(position, ask, judged, steps, (BECOMING, NOBODY_BECOMES))


def _force_blast(position: Position, figure: Figure, ask: questions.AreaAsk) -> Found:
    steps, fields = _listed(position, ask, blast.force_blast(position, figure), [])
    if not ask.targets:
        return steps, fields
    target = figure_named(position, "ask.targets[0]", ask.targets[0])
    because = next((reasons for other, reasons in blast.force_blast(position, figure) if other.id == target.id), None)
    if because is None:
        because = [_not_its_kind(position, ask.effect, target)]
    last, verdict = _verdict(ask.effect, FigureId(target.id), because)
    if because:
        return [*because, last], fields | verdict
    landed, more = blast.landing(position, figure, target)
    fields |= {
        **verdict,
        "path": names(position, landed.path),
        "ends_at": position.map.name_of(landed.ends_at),
        "stopped_by": landed.stopped_by,
        "damage": landed.damage,
        "prevented": landed.prevented,
    }
    return [*more, last], fields


EFFECTS: Mapping[str, Callable[[Position, Figure, Any], Found]] = {
    "barrier": _cloud,
    "smoke-cloud": _cloud,
    "telekinesis": _telekinesis,
    "quake": _quake,
    "energy-explosion": _explosion,
    "pulse-wave": _pulse_wave,
    "force-blast": _force_blast,
    "close-destroy-action": _destroy,
    "range-destroy-action": _destroy,
    "object-pick-up": _pick_up,
}


def place(position: Position, ask: questions.PlaceAsk) -> Answer:
    """Answer whether something may be placed on squares, or where it may be, and why not (10.10, 13.2, 17)."""
    check_known("ask.what", ask.what, position.ruleset)
    whole, position = position, position.in_play()
    by = None if ask.by is None else figure_named(whole, "ask.by", ask.by)  # the KO'd too, in its last squares
    thing, held_by = _thing(position, ask, by)
    side = thing.side if isinstance(thing, Figure) else ""
    setup = None
    if ask.how == "set-up":
        own = {thing.id: ask.base} if isinstance(thing, Figure) and ask.base is not None else {}
        setup = areas_of(position, side, ask.edge, own, needed=ask.what == "figure")
    builder = Builder(position.map.columns, position.map.rows)
    terrain = ask.terrain if ask.kind == "special" else KIND_TERRAIN.get(ask.kind, ask.kind)
    asked = Placement(
        ask.what,
        thing,
        None if ask.at is None else squares_named(position, "ask.at", ask.at),
        ask.how,
        ask.kind,
        terrain,
        by,
        squares_named(position, "ask.path", ask.path),
        held_by,
        ask.optional,
        builder.transitions("ask.transitions", ask.transitions),
        setup,
        ask.base or (1, 1),
    )
    ruling, found = judge_placement(position, asked)
    fields: dict[str, object] = {
        "squares": name_squares(position, found.squares),
        "instead": name_squares(position, found.instead),
        "destroyed": found.destroyed,
        "debris": names(position, found.debris),
    }
    if found.legal is not None:
        fields |= {"legal": found.legal, "because": found.because}
    return Answer(ruling, fields)


KIND_TERRAIN = {"smoke": "hindering", "debris": "hindering", "barrier": "blocking"}


def _thing(position: Position, ask: questions.PlaceAsk, by: Figure | None) -> tuple[Figure | Element | str, str | None]:
    """Return what is to be placed, and who holds it if anyone does."""
    if ask.what == "figure":
        if ask.id is None:
            raise DocumentError("ask.id", "error-missing")
        return figure_named(position, "ask.id", ask.id, on_map=False), None
    if ask.id is None:
        held = None if by is None else next((thing for thing in position.things if thing.held_by == by.id), None)
        if ask.how in ("put-down", "drop") and held is not None:
            return held.id, held.held_by
        return Term(f"new-{ask.kind if ask.what == 'marker' else ask.what}"), None
    for thing in position.things:
        if thing.id == ask.id and thing.held_by is not None:
            return thing.id, thing.held_by
    found = element_named(position, ask.id)
    if found is None:
        off_map = next((thing for thing in position.things if thing.id == ask.id), None)
        if off_map is None:
            known = ", ".join(thing.id for thing in position.things)
            raise DocumentError("ask.id", "error-no-element", id=ask.id, expected=known)
        return off_map.id, None
    return found, None
