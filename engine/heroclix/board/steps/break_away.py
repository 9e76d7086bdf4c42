"""Breaking away: who holds a figure, and on which results it leaves them (10.8, 21.2b, 27.1g, R23)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.heroclix.board.ground.traits import Traits, traits
from engine.heroclix.board.measures import adjacent, holding
from engine.heroclix.position import Figure, Position
from engine.message import Message
from engine.ruling import FigureId, Ruling, Step, StepKind, Term, Typed

__all__ = ["NO_SIDE", "BreakAway", "break_away"]

HELD = Message("break-away-held", ("figure", "by"), rule="10.8")
NO_SIDE = Message("break-away-no-side", ("figures",), rule="6.2", reading="P1")
AFAR = Message("break-away-as-beside", ("figure", "by"), rule="10.8")
FREE = Message("break-away-free", ("figure",), rule="10.8")
CHARACTERS = Message("break-away-characters", ("figure",), rule="27.5e")
VEHICLE = Message("break-away-vehicle", ("figure",), rule="24.4")
STACK = Message("break-away-stack", ("figure",), rule="10.8")
TWO_SIZES = Message("break-away-two-sizes", ("figure", "sizes", "by"), rule="21.2b", reading="R23")
LARGER = Message("break-away-larger", ("figure", "on"), rule="21.2b", reading="R23")
OWN_PLASTICITY = Message("break-away-own-plasticity", ("figure", "on"), rule="27.1g")
THEIR_PLASTICITY = Message("break-away-their-plasticity", ("by", "on"), rule="27.1g", reading="R23")
PLASTICITY_SLIPPED = Message("break-away-plasticity-slipped", ("figure", "by", "power"), rule="27.1g")
NEVER = Message("break-away-never-automatic", ("figure", "cards"), rule="20.4")
BY_CARD = Message("break-away-by-card", ("figure", "cards"), rule="10.8")
OWN_CARD = Message("break-away-own-card", ("figure", "cards", "on"), rule="10.8")
HELD_BY_CARD = Message("break-away-held-by-card", ("figure", "cards", "on"), rule="10.8")
ADDED = Message("break-away-added", ("figure", "cards", "add"), rule="6.4")
NEEDS = Message("break-away-needs", ("figure", "on"), rule="10.8")
ROLLED = Message("break-away-rolled", ("roll",), rule="10.8")
SUCCESS = Message("break-away-success", ("figure",), rule="10.8")
FAILURE = Message("break-away-failure", ("figure",), rule="10.8a")

# powers that let a figure slip an opponent's Plasticity (27.1g)
SLIPPING = ("phasing-teleport", "plasticity", "leap-climb", "hypersonic-speed")
EVERY_RESULT = (1, 2, 3, 4, 5, 6)


@dataclass(frozen=True, slots=True)
class BreakAway:
    """Whether a figure must break away, whether it does so automatically, and on which d6 results.

    `from_` are the ids of the adjacent opponents, `result` what the roll came to, None without one.
    """

    required: bool
    automatic: bool
    succeeds_on: tuple[int, ...]
    from_: tuple[str, ...]
    result: bool | None = None

    @property
    def how(self) -> str:
        """`none`, `roll` or `automatic`."""
        if not self.required:
            return "none"
        return "automatic" if self.automatic else "roll"


def break_away(position: Position, figure: Figure, roll: int | None = None) -> Ruling:
    """Rule on a figure's break away at the start of a move; the value is a `BreakAway`.

    `roll` is the natural d6 result, if there is one. A figure that nothing holds needs no roll:
    `succeeds_on` is empty, and a roll given counts for nothing.
    """
    opponents = holding(position, figure)
    if not opponents:
        value = BreakAway(False, False, (), (), None if roll is None else True)
        return Ruling(position.ruleset.id, "not-needed", value, (FREE.step(StepKind.RESULT, figure=_id(figure)),))
    by = tuple(_id(opponent) for opponent in opponents)
    steps = [HELD.step(StepKind.CHECK, figure=_id(figure), by=by)]
    afar = tuple(_id(one) for one in opponents if figure.leaving and not adjacent(position, figure, one))
    if afar:
        steps.append(AFAR.step(StepKind.CHECK, figure=_id(figure), by=afar))
    strays = tuple(_id(one) for one in (figure, *opponents) if not one.side)
    if strays:
        steps.insert(0, NO_SIDE.step(StepKind.CHECK, figures=strays))
    succeeds_on = _succeeds_on(position, figure, opponents, steps)
    automatic = succeeds_on == EVERY_RESULT
    if roll is not None:
        steps.append(ROLLED.step(StepKind.ROLL, roll=roll))
    result = None if roll is None else roll in succeeds_on
    if result is not None or automatic:
        steps.append((FAILURE if result is False else SUCCESS).step(StepKind.RESULT, figure=_id(figure)))
    verdict = "automatic" if automatic else {None: "roll", True: "success", False: "failure"}[result]
    value = BreakAway(True, automatic, succeeds_on, tuple(by), result)
    return Ruling(position.ruleset.id, verdict, value, tuple(steps))


def _id(figure: Figure) -> FigureId:
    return FigureId(figure.id)


def _succeeds_on(
    position: Position, figure: Figure, opponents: tuple[Figure, ...], steps: list[Step]
) -> tuple[int, ...]:
    """Return the results that free it from all; every result means automatically."""
    mine = traits(position.powers, figure)
    freely = figure.leaving is None or figure.leaving.automatic
    if not freely:
        steps.append(NEVER.step(StepKind.OVERRIDE, figure=_id(figure), cards=_cards(figure)))
    for automatic, message in ((mine.moves("characters"), CHARACTERS), (mine.can("vehicle"), VEHICLE)):
        if automatic and freely:
            steps.append(message.step(StepKind.OVERRIDE, figure=_id(figure)))
            return _automatically(position, figure, steps)
    if freely and figure.leaving is not None and figure.leaving.on == EVERY_RESULT:
        steps.append(BY_CARD.step(StepKind.OVERRIDE, figure=_id(figure), cards=_cards(figure)))
        return _automatically(position, figure, steps)
    if figure.horde > 1:  # apilar-y-desapilar-tokens-de-horda of 2012
        steps.append(STACK.step(StepKind.OVERRIDE, figure=_id(figure)))
        return EVERY_RESULT
    remaining = _not_left_freely(position, figure, opponents, steps) if freely else list(opponents)
    if not remaining:
        return EVERY_RESULT
    needed = _own_results(position, figure, opponents, mine, steps)
    sticky = [opponent for opponent in remaining if traits(position.powers, opponent).can("plasticity")]
    slips = next((power for power in SLIPPING if mine.can(power)), None)
    if sticky and slips is None:
        needed = position.ruleset.steps.held_by_plasticity_on
        steps.append(THEIR_PLASTICITY.step(StepKind.OVERRIDE, by=tuple(map(_id, sticky)), on=needed))
    elif sticky and slips is not None:
        slipped = tuple(map(_id, sticky))
        steps.append(PLASTICITY_SLIPPED.step(StepKind.IGNORED, figure=_id(figure), by=slipped, power=Term(slips)))
    needed = _by_cards(figure, needed, steps)
    steps.append(NEEDS.step(StepKind.CHECK, figure=_id(figure), on=needed))
    return needed


def _by_cards(figure: Figure, needed: tuple[int, ...], steps: list[Step]) -> tuple[int, ...]:
    """Return the results with what cards say of those who hold it, and add to its roll: 1 fails, 6 succeeds (6.4)."""
    said = figure.leaving
    if said is None:
        return needed
    if said.held_on:
        needed = tuple(die for die in needed if die in said.held_on) or (6,)
        steps.append(HELD_BY_CARD.step(StepKind.OVERRIDE, figure=_id(figure), cards=_cards(figure), on=needed))
    if said.add:
        lifted = {die for die in EVERY_RESULT if max(1, min(6, die + said.add)) in needed}
        needed = tuple(sorted(lifted - {1} | {6}))
        add = f"{said.add:+d}"
        steps.append(ADDED.step(StepKind.MODIFY, figure=_id(figure), cards=_cards(figure), add=add))
    return needed


def _cards(figure: Figure) -> tuple[Typed, ...]:
    return tuple(Typed(card) for card in (() if figure.leaving is None else figure.leaving.cards))


def _automatically(position: Position, figure: Figure, steps: list[Step]) -> tuple[int, ...]:
    """Return the results of who breaks away automatically: every one, or all but those that fail whatever is said."""
    on = position.ruleset.steps.automatic_on
    if on != EVERY_RESULT:
        steps.append(NEEDS.step(StepKind.CHECK, figure=_id(figure), on=on))
    return on


def _not_left_freely(
    position: Position, figure: Figure, opponents: tuple[Figure, ...], steps: list[Step]
) -> list[Figure]:
    """Return the opponents less those so much smaller that they are left automatically (21.2b)."""
    margin = position.ruleset.steps.leaves_freely
    if margin is None:
        return list(opponents)
    small = [opponent for opponent in opponents if figure.size_rank - opponent.size_rank >= margin]
    if small:
        steps.append(TWO_SIZES.step(StepKind.OVERRIDE, figure=_id(figure), sizes=margin, by=tuple(map(_id, small))))
    return [opponent for opponent in opponents if opponent not in small]


def _own_results(
    position: Position, figure: Figure, opponents: tuple[Figure, ...], mine: Traits, steps: list[Step]
) -> tuple[int, ...]:
    """Return the results that its size and its own Plasticity give it (10.8, 21.2b, 27.1g)."""
    rules = position.ruleset.steps
    needed = rules.break_away_on
    larger = all(opponent.size_rank < figure.size_rank for opponent in opponents)
    if larger and rules.break_away_larger_on != needed:
        needed = rules.break_away_larger_on
        steps.append(LARGER.step(StepKind.CHECK, figure=_id(figure), on=needed))
    if mine.can("plasticity"):
        needed = rules.plasticity_on
        steps.append(OWN_PLASTICITY.step(StepKind.OVERRIDE, figure=_id(figure), on=needed))
    said = figure.leaving
    if said is not None and said.on and (said.automatic or said.on != EVERY_RESULT):
        needed = tuple(sorted({*needed, *said.on}))
        steps.append(OWN_CARD.step(StepKind.OVERRIDE, figure=_id(figure), cards=_cards(figure), on=needed))
    return needed
