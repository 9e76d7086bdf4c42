"""The beginning of a turn: what ends or goes by itself, then the rolls that its player may make (8.1a, 9.1)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache

from engine.dice import Dice
from engine.heroclix.fight.actions.turn import phase_step
from engine.heroclix.fight.uses.use import Use, UseOutcome, judge_use, succeeds_on
from engine.heroclix.game import commands as cmd
from engine.heroclix.game import events as ev
from engine.heroclix.game.apply.generated import removable
from engine.heroclix.game.decide.draft import Decision, Draft
from engine.heroclix.game.decide.table.seats import acts_for
from engine.heroclix.game.describe import messages
from engine.heroclix.game.state import GameState
from engine.heroclix.position import Figure, Position
from engine.heroclix.ruleset import Powers
from engine.ruling import FigureId, Step, StepKind, Term

__all__ = ["OpenRoll", "against", "begin", "end_beginning", "open_rolls", "openable", "remove_markers", "rolls_of"]

CHECK = StepKind.CHECK


@dataclass(frozen=True, slots=True)
class OpenRoll:
    """A roll that a figure may make now: on which natural results it succeeds, and who might lose a token by it.

    Nobody where it is made for what the figure's card says of it alone (20.7a).
    """

    figure: str
    power: str
    succeeds_on: tuple[int, ...]
    targets: tuple[str, ...]

    @property
    def name(self) -> str:
        """What the log calls it, such as `willpower:hulk`."""
        return f"{self.power}:{self.figure}"


def begin(draft: Draft) -> None:
    """Begin the active side's turn: remove its markers, then open the rolls that its figures may make.

    Without any of those its action phase begins at once (9.1a).
    """
    remove_markers(draft, draft.state.active)
    names = openable(draft.state)
    if names:
        draft.add(ev.BeginningOpened, side=draft.state.active, rolls=names)
    else:
        draft.say(phase_step("action"))


def openable(state: GameState) -> tuple[str, ...]:
    """Return the rolls that the active side's figures may make as its turn begins, by what the log calls them."""
    return tuple(found.name for found in _rolls(state, state.active))


def remove_markers(draft: Draft, side: str) -> None:
    """Take off the markers that a side's powers generated before; some stay where the power is lost (P80)."""
    for found in removable(draft.state, side):
        draft.add(ev.MarkersRemoved, marker=found.marker, by=found.by, power=found.power)
    for found in draft.state.generated:
        if found.side == side:
            stay = messages.MARKERS_STAY.step(CHECK, figure=FigureId(found.by), power=Term(found.power))
            draft.say(stay)


def open_rolls(state: GameState) -> tuple[OpenRoll, ...]:
    """Return the rolls that triggered at the beginning of this turn and may still be made, in their order (8.1a)."""
    if state.phase != "beginning":
        return ()
    return tuple(found for found in _rolls(state, state.active) if found.name in state.rolls_open)


@cache
def rolls_of(powers: Powers) -> tuple[str, ...]:
    """Return the powers that are rolled for at the beginning of a turn, in the card's order (9.1a)."""
    return tuple(power.slug for power in powers.deciding("beginning"))


def _rolls(state: GameState, side: str) -> Iterator[OpenRoll]:
    """Yield the rolls that could come to something: a token to remove, its own or of one who is led, or a text."""
    if state.map is None:
        return
    position = _beginning(state)
    for power in rolls_of(position.powers):
        for figure in position.figures:
            results = succeeds_on(position.powers, figure, power) if figure.side == side and figure.squares else ()
            targets = tuple(_targets(position, figure, power)) if results else ()
            if targets or (results and _sets_off(figure, power)):
                yield OpenRoll(figure.id, power, results, targets)


def _sets_off(figure: Figure, power: str) -> bool:
    """Return whether a text on a figure's card asks for something when the figure uses a power (20.7a, 21.1b)."""
    return any(
        sentence.at is not None
        and sentence.at.kind == "uses"
        and not sentence.at.who
        and power in sentence.at.using.split()
        for special in figure.special
        if not special.off
        for sentence in special.sentences
    )


def _beginning(state: GameState) -> Position:
    """Return the position as it is in this phase."""
    position = state.position()
    return position if position.turn is None else replace(position, turn=position.turn._replace(phase="beginning"))


def _targets(position: Position, figure: Figure, power: str) -> Iterator[str]:
    if power == "willpower":
        yield from (figure.id,) if figure.tokens else ()
        return
    for other in position.figures:
        if other.tokens and other.id != figure.id and not _against(position, figure, power, other):
            yield other.id


def against(state: GameState, figure: str, power: str, target: str) -> tuple[Step, ...]:
    """Return what the rules have against a figure's roll for this target, whether it has a token or not."""
    position = _beginning(state)
    return _against(position, position.figure(figure), power, position.figure(target))


def _against(position: Position, figure: Figure, power: str, target: Figure) -> tuple[Step, ...]:
    found = judge_use(position, Use(figure, power, target)).value
    assert isinstance(found, UseOutcome)  # noqa: S101 - what `judge_use` promises
    return found.because


def end_beginning(draft: Draft, _command: cmd.EndBeginning, _dice: Dice) -> Decision:
    """Go on to the action phase: the rolls left are not made (9.1a)."""
    state = draft.state
    reasons: list[Step] = []
    if state.seated(state.active) and not acts_for(draft, state.active):
        reasons.append(messages.NOT_YOUR_BEGINNING.step(CHECK, side=messages.side_term(state.active)))
    if state.phase != "beginning":
        reasons.append(messages.NOT_THE_BEGINNING.step(CHECK))
    if reasons:
        return draft.refused(reasons)
    draft.add(ev.PhaseBegan, phase="action")
    return draft.accepted()
