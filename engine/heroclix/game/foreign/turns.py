"""Turns, actions and rolls at their beginning, of a log from outside (7, 9)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.before import Told
from engine.errors import DocumentError
from engine.heroclix.fight.actions.kinds import epic_battle
from engine.heroclix.fight.actions.underway import parts_of
from engine.heroclix.game import events as ev
from engine.heroclix.game.decide.action_of import is_autonomous, may_be_free
from engine.heroclix.game.decide.fight.owed import ignoring, owed
from engine.heroclix.game.decide.table.score import defeats
from engine.heroclix.game.decide.turn.beginning import open_rolls, openable
from engine.heroclix.game.decide.turn.end import next_side, passed_over
from engine.heroclix.game.foreign.moves import listed
from engine.heroclix.game.foreign.uses import check_use
from engine.heroclix.game.state import GameState
from engine.heroclix.game.state.figure import GameFigure
from engine.heroclix.vocabulary import check_known, knows
from engine.unfit import check_between

__all__ = ["began", "ended", "exerted", "given", "left_out", "opened", "rolled"]

MOST_TOKENS = 2  # of a double power action


def ended(state: GameState, event: ev.TurnEnded) -> Iterator[Told]:
    """The turn that ends is the one that goes on, once the game has begun and nothing waits any more (7.4)."""
    yield "side", event.side, state.active
    if state.pending:
        raise DocumentError("", "error-game-waits", attack=state.pending[0].attack)


def began(state: GameState, event: ev.TurnBegan) -> Iterator[Told]:
    """Turns go round: the next side has it that is played and not beaten, once the one before has ended (4.2, 5.1)."""
    if state.status != "playing":
        if state.first_open:
            yield "side", event.side, event.side if event.side in state.first_open else ", ".join(state.first_open)
        _check_set_up(state)
        return
    if not any(isinstance(earlier, ev.TurnEnded) and earlier.command == event.command for earlier in state.happened):
        raise DocumentError("", "error-game-turn-not-ended", side=state.active)
    beaten = defeats(state)
    skipped = [side for side in passed_over(state, event.side) if state.seated(side) and side not in beaten]
    yield "side", event.side, next_side(state) if skipped else event.side


def _check_set_up(state: GameState) -> None:
    """Raise DocumentError where the first turn begins without a map, or with a side that has nobody on it (4, P32)."""
    if state.map is None:
        raise DocumentError("", "error-game-no-map")
    for side in state.sides:
        if not any(figure.squares for figure in state.in_play if figure.side == side):
            raise DocumentError("", "error-game-no-figures", side=side)


def given(state: GameState, event: ev.ActionGiven) -> Iterator[Told]:
    """An action is given to somebody on the map, with the instructions that it has, and 1 token or 2 (7.2, 7.4)."""
    figure = state.by_id(event.figure)
    if state.status != "playing" or not figure.squares:
        there = [one.id for one in state.in_play if one.squares and state.status == "playing"]
        yield "figure", event.figure, ", ".join(sorted(there)) or "–"
    check_between("tokens", event.tokens, 1, MOST_TOKENS if knows(state.rules, "double") else 1)
    yield from _as_given(state, event, figure)
    free = event.free or event.epic or is_autonomous(state, figure)
    yield "counted", event.counted, not free and figure.side == state.active
    if event.free and (event.epic or event.tokens > 1):
        yield "free", event.free, False
    shown = state.affected(figure).for_position(state.rules.powers)
    yield "owes", event.owes, owed(state.rules, shown, free=event.free)
    power = state.rules.powers.get(event.action)
    if power is not None:
        yield "parts", list(event.parts), list(parts_of(power))
    if state.pending:
        raise DocumentError("", "error-game-waits", attack=state.pending[0].attack)
    check_use(state, event, event.figure)


def _as_given(state: GameState, event: ev.ActionGiven, figure: GameFigure) -> Iterator[Told]:
    """An action is epic in an epic battle alone, and FREE by its own type or by what a card gives (7.1, 7.5).

    In an action that goes on another one may be FREE; what speaks against it otherwise the players let stand.
    """
    if event.objection:
        return
    if event.epic:
        check_known("epic", "epic", state.rules)
        yield "epic", event.epic, epic_battle(state.rules, state.build_total) and not state.epic_used
    if event.free and state.doing is None and event.action in state.rules.powers:
        yield "free", event.free, may_be_free(state, figure, event.action)


def exerted(state: GameState, event: ev.Exerted) -> Iterator[Told]:
    """Only what ignores the damage of pushing does, by a power that the figure can use (R64)."""
    if event.ignored_by:
        able = ignoring(state, event.figure)
        yield "ignored_by", event.ignored_by, event.ignored_by if event.ignored_by in able else listed(able)


def opened(state: GameState, event: ev.BeginningOpened) -> Iterator[Told]:
    """A turn begins with the rolls that figures of its side may make (9.1)."""
    yield "side", event.side, state.active
    yield "rolls", ", ".join(event.rolls), ", ".join(openable(state))


def left_out(state: GameState, event: ev.ActionEnded) -> Iterator[Told]:
    """The action whose rest is left out is the one that is being carried out (7.7)."""
    if state.doing is not None:
        yield "figure", event.figure, state.doing.figure
        yield "action", event.action, state.doing.action


def rolled(state: GameState, event: ev.BeginningRolled) -> Iterator[Told]:
    """A roll at the beginning of a turn comes to what it shows, for one whom it may be made for (9.1)."""
    for each in open_rolls(state):
        if (each.figure, each.power) == (event.figure, event.power):
            yield "success", event.success, event.roll in each.succeeds_on
            fits = event.target in each.targets or not (event.target or each.targets)
            yield "target", event.target, event.target if fits else ", ".join(each.targets)
            return
