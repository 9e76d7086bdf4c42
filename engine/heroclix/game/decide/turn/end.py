"""The end of a turn and the beginning of the next: phases, clear phase, first turns (9, 14.1)."""

from __future__ import annotations

from engine.dice import Dice
from engine.errors import DocumentError
from engine.heroclix.fight.actions.kinds import epic_battle
from engine.heroclix.fight.actions.turn import cleared, phase_step
from engine.heroclix.game import commands as cmd
from engine.heroclix.game import events as ev
from engine.heroclix.game.decide.draft import Decision, Draft
from engine.heroclix.game.decide.fight.damage import click_down, knock_out
from engine.heroclix.game.decide.fight.deferred import drop_all, go_on
from engine.heroclix.game.decide.fight.mind_control import end_all
from engine.heroclix.game.decide.fight.waiting import waiting
from engine.heroclix.game.decide.moves.knockback import fall
from engine.heroclix.game.decide.table.score import defeats
from engine.heroclix.game.decide.table.seats import acts_for
from engine.heroclix.game.decide.table.themes import count_rerolls
from engine.heroclix.game.decide.turn.beginning import begin, remove_markers
from engine.heroclix.game.describe import messages, messages_beside
from engine.heroclix.game.events.lasting import Until
from engine.heroclix.game.events.tracked import PLOT
from engine.heroclix.game.state import GameState
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind

__all__ = ["end_turn", "next_side", "not_ready", "passed_over"]

LAST_TOKEN = Message("game-last-horde-token", ("figure", "side"), rule="24.1")

CHECK = StepKind.CHECK
FEWEST_PLAYERS = 2
IDLE_PLOT = 1  # damage (24.5)


def end_turn(draft: Draft, command: cmd.EndTurn, _dice: Dice) -> Decision:
    """End the turn and begin the next, or end the set-up and begin the first turn."""
    if draft.state.status == "setup":
        return _first_turn(draft, command)
    if command.first is not None:
        raise DocumentError("first", "error-game-already-begun")
    if reasons := _unready(draft):
        return draft.refused(reasons)
    _resolve(draft, command)
    _clear(draft)
    _expire(draft, "turn")
    state = draft.state
    following = next_side(state)
    _last_tokens(draft)
    draft.add(ev.TurnEnded, side=state.active)
    draft.say(*_standing(draft.state))
    for side in passed_over(state, following):
        _pass_over(draft, side)
    draft.say(phase_step("beginning"))
    draft.add(ev.TurnBegan, side=following, number=state.turn_number + 1)
    _expire(draft, "next-turn")
    begin(draft)
    return draft.accepted(value=following)


def _resolve(draft: Draft, command: cmd.EndTurn) -> None:
    """End what is being carried out, and resolve what follows it: without effect where an effect ends the turn."""
    if command.effect:
        draft.say(messages.ENDED_BY_EFFECT.step(CHECK, side=messages.side_term(draft.state.active)))
    end_all(draft)
    if command.effect:
        drop_all(draft)
    else:
        go_on(draft)
        fall(draft)


def _first_turn(draft: Draft, command: cmd.EndTurn) -> Decision:
    state = draft.state
    if command.first is not None and command.first not in state.sides:
        raise DocumentError("first", "error-not-one-of", given=command.first[:60], expected=", ".join(state.sides))
    reasons = not_ready(state)
    if command.first is not None and state.first_open and command.first not in state.first_open:
        reasons.append(_not_first(command.first, *state.first_open))
    if reasons:
        return draft.refused(reasons)
    side = command.first or (*state.first_open, *state.sides)[0]
    if not state.first_open:  # else forces were revealed as the dice were rolled (4.1)
        count_rerolls(draft)
    draft.add(ev.TurnBegan, side=side, number=1)
    begin(draft)
    return draft.accepted(value=side)


def _not_first(named: str, highest: str, other: str = "") -> Step:
    """Return why a side can't take the first turn: the dice left it to one, or to a choice of two."""
    side, first = messages.side_term(named), messages.side_term(highest)
    if not other:
        return messages_beside.FIRST_DECIDED.step(CHECK, side=side, highest=first)
    return messages_beside.FIRST_NOT_OPEN.step(CHECK, side=side, highest=first, other=messages.side_term(other))


def not_ready(state: GameState) -> list[Step]:
    """Return what the first turn still needs: two seats taken, a map, somebody of each side on it (4)."""
    reasons = []
    if len(state.players) < FEWEST_PLAYERS:
        reasons.append(messages.TOO_FEW_PLAYERS.step(CHECK, count=len(state.players)))
    if state.map is None:
        reasons.append(messages.NO_MAP.step(CHECK))
    for side in state.sides:
        if not any(figure.squares for figure in state.in_play if figure.side == side):
            reasons.append(messages.NO_FIGURES.step(CHECK, side=messages.side_term(side)))
    return reasons


def _unready(draft: Draft) -> list[Step]:
    """Whose turn it is, then what waits; an empty seat's turn anyone may end."""
    state = draft.state
    reasons: list[Step] = []
    if state.seated(state.active) and not acts_for(draft, state.active):
        reasons.append(messages.NOT_YOUR_TURN.step(CHECK, side=messages.side_term(state.active)))
    return [*reasons, *waiting(state)]


def _clear(draft: Draft) -> None:
    draft.say(phase_step("end"))
    _harm_idle_plots(draft)
    draft.say(phase_step("clear"))
    for figure in draft.state.in_play:
        if figure.side != draft.state.active:
            continue
        after, steps = cleared(draft.state.rules, figure.id, figure.tokens, figure.received)
        if after == figure.tokens:
            draft.say(*steps)
        else:
            draft.add(ev.TokensChanged, figure=figure.id, before=figure.tokens, after=after, cleared=True)


def _harm_idle_plots(draft: Draft) -> None:
    """Deal 1 unavoidable damage, in some books, to a title character whose plot was no attack's (24.5, 12.4d)."""
    if not draft.state.rules.idle_plots_harm:
        return
    mine = [one for one in draft.state.in_play if one.side == draft.state.active]
    for figure in mine:
        if PLOT in figure.used and not figure.attacked_opponent:
            draft.say(messages.PLOT_HARMS.step(StepKind.DAMAGE, figure=FigureId(figure.id)))
            click_down(draft, figure, IDLE_PLOT)


def _last_tokens(draft: Draft) -> None:
    """Defeat, in an epic battle, the one horde token that a side has left on the map (hordas-epicas of 2012)."""
    state = draft.state
    if not epic_battle(state.rules, state.build_total):
        return
    for side in state.sides:
        hordes = [one for one in state.in_play if one.side == side and one.stack and one.squares]
        if sum(one.stack for one in hordes) == 1:
            draft.say(LAST_TOKEN.step(StepKind.RESULT, figure=FigureId(hordes[0].id), side=messages.side_term(side)))
            knock_out(draft, hordes[0])


def _expire(draft: Draft, until: Until) -> None:
    """End the effects that last until now: this turn's, or those until the active side's next turn (9.4, 20.3)."""
    for effect in draft.state.lasting:
        if effect.until == until and (until == "turn" or effect.side == draft.state.active):
            draft.add(ev.EffectEnded, number=effect.number, on=effect.on, power=effect.power)


def passed_over(state: GameState, following: str) -> tuple[str, ...]:
    """Return the sides whose turns would come before that of the following one, in their order."""
    others = state.turn_order[1:]
    return others[: others.index(following)] if following in others else others


def _pass_over(draft: Draft, side: str) -> None:
    """End what lasts until a side's next turn where nobody takes it: the turn would begin now (9.4, 20.3)."""
    effects = [effect for effect in draft.state.lasting if effect.until == "next-turn" and effect.side == side]
    if not effects and not any(found.side == side for found in draft.state.generated):
        return
    draft.say(messages.PASSED_OVER.step(CHECK, side=messages.side_term(side)))
    for effect in effects:
        draft.add(ev.EffectEnded, number=effect.number, on=effect.on, power=effect.power)
    remove_markers(draft, side)


def next_side(state: GameState) -> str:
    """The next seat in order that is taken and not defeated; the same side again when there is no other."""
    beaten = defeats(state)
    ready = (side for side in state.turn_order if side != state.active and state.seated(side) and side not in beaten)
    return next(ready, state.active)


def _standing(state: GameState) -> list[Step]:
    """Who has nobody left, and whether only one side is undefeated (5.1, 5.2)."""
    beaten = defeats(state)
    steps = [step for reasons in beaten.values() for step in reasons]
    left = [side for side in state.sides if side not in beaten]
    if len(left) == 1:
        steps.append(messages.LAST_ONE.step(StepKind.RESULT, side=messages.side_term(left[0])))
    return steps
