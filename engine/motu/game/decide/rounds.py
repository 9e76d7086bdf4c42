"""The course of a round: passing, activations, maintenance, and what follows by itself (4)."""

from __future__ import annotations

from typing import Any

from engine.motu.game.apply.rounds import MOST_MANA
from engine.motu.game.commands import rounds as cmd
from engine.motu.game.commands import table as of_table
from engine.motu.game.decide.acting import busy
from engine.motu.game.decide.agreement import settled, stands, write_down
from engine.motu.game.decide.cards import bonus_of, choosing
from engine.motu.game.decide.draft import CHECK, Decision, Draft, because
from engine.motu.game.decide.interruptions import end_interruption
from engine.motu.game.decide.moves import go, has_room, take_room
from engine.motu.game.decide.outcomes import end_area, still_struck
from engine.motu.game.decide.seats import not_yours, side_not_yours, side_of
from engine.motu.game.describe import messages
from engine.motu.game.describe.messages import side_term
from engine.motu.game.events import rounds as ev
from engine.motu.game.events import table as ended
from engine.motu.game.events.actions import InterruptionEnded, MovementEnded
from engine.motu.game.state import SIDES_OF_WAR, GameState
from engine.motu.game.state.cards import GLORY
from engine.motu.game.state.figure import GameFigure
from engine.ruling import FigureId, Step, Term, Typed

__all__ = [
    "activate", "collect", "concede", "end_activation", "end_game", "go_on", "maintain", "out_of_phase", "pass_round",
]  # fmt: skip


def out_of_phase(state: GameState, phase: str) -> list[Step]:
    """Return why nothing of a phase is done now: it is another's, or the set-up."""
    if state.status != "playing":
        return [messages.STILL_SETUP.step(CHECK)]
    if state.course.phase != phase:
        return [messages.WRONG_PHASE.step(CHECK, phase=Term(f"motu-phase-{state.course.phase}"))]
    return []


def pass_round(draft: Draft, command: cmd.Pass) -> Decision:
    """Activate nobody more this round: while cards are chosen, or instead of activating with the card revealed."""
    side = side_of(draft, command.side)
    state = draft.state
    reasons = [*side_not_yours(draft, side), *out_of_phase(state, "activation")]
    if not reasons:
        reasons = _cannot_pass(state, side)
    if reasons:
        return draft.refused(reasons)
    draft.add(ev.Passed, side=side)
    return draft.accepted(value=side)


def _cannot_pass(state: GameState, side: str) -> list[Step]:
    if side in state.course.passed:
        return [messages.HAS_PASSED.step(CHECK, side=side_term(side))]
    if state.course.active:
        return [messages.STILL_ACTIVE.step(CHECK, figure=FigureId(state.course.active))]
    if not choosing(state) and state.active_side != side:
        return [messages.NOT_YOUR_ACTIVATION.step(CHECK, side=side_term(state.active_side))]
    return []


def activate(draft: Draft, command: cmd.Activate) -> Decision:
    """Activate a character with the card that its side revealed (4b)."""
    state = draft.state
    figure = state.figure(command.figure)
    reasons = [*not_yours(draft, figure), *out_of_phase(state, "activation")]
    if not reasons:
        reasons = _cannot_activate(draft, figure)
    if reasons:
        return draft.refused(reasons)
    card = state.card_by_id(state.shown[figure.side])
    mana = figure.mana + card.mana
    if mana > MOST_MANA:
        draft.say(messages.MANA_FULL.step(CHECK, figure=FigureId(figure.id), limit=MOST_MANA))
    facts = {"points": card.ap, "mana": min(mana, MOST_MANA)}
    draft.add(ev.ActivationBegan, figure=figure.id, card=card.id, **facts)
    if command.bonus is not None and (against := bonus_of(draft, card, command.bonus, figure.id)):
        return draft.refused(against)
    return draft.accepted(value=figure.id)


def _cannot_activate(draft: Draft, figure: GameFigure) -> list[Step]:
    state = draft.state
    if state.course.active:
        return [messages.STILL_ACTIVE.step(CHECK, figure=FigureId(state.course.active))]
    if not state.course.turns:
        return [messages.CHOOSE_FIRST.step(CHECK)]
    if state.active_side != figure.side:
        return [messages.NOT_YOUR_ACTIVATION.step(CHECK, side=side_term(state.active_side))]
    if not figure.places and not figure.defeated:
        return [messages.OFF_FIELD.step(CHECK, figure=FigureId(figure.id))]
    return because(draft.asked("activation", figure=figure.id))


def end_activation(draft: Draft, _command: cmd.EndActivation) -> Decision:
    """End the activation of who acts, or the interruption that it makes; points left are lost (4b, 7c)."""
    state = draft.state
    if not state.course.active:
        return draft.refused([messages.NOBODY_ACTIVE.step(CHECK)])
    if state.course.interruptions:
        return end_interruption(draft)
    figure = state.by_id(state.course.active)
    reasons = not_yours(draft, figure)
    card = state.untaken
    if card is not None:
        reasons.append(messages.BONUS_FIRST.step(CHECK, card=Typed(card.name)))
    if reasons := reasons or busy(state):
        return draft.refused(reasons)
    close_activation(draft)
    return draft.accepted(value=figure.id)


def close_activation(draft: Draft) -> None:
    """End the activation, saying what is lost."""
    course = draft.state.course
    who = FigureId(course.active)
    draft.add(ev.ActivationEnded, figure=course.active)
    if course.points:
        draft.say(messages.NOT_LOST.step(CHECK, figure=who, points=course.points))


def collect(draft: Draft, command: cmd.Collect) -> Decision:
    """Take an objective token with a character, in the maintenance (4c)."""
    state = draft.state
    figure = state.figure(command.figure)
    reasons = [*not_yours(draft, figure), *out_of_phase(state, "maintenance")]
    if not figure.on_field:
        told = messages.DEFEATED if figure.defeated else messages.OFF_FIELD
        reasons.append(told.step(CHECK, figure=FigureId(figure.id)))
    if reasons:
        return draft.refused(reasons)
    answer = draft.asked("objective", figure=figure.id, token=command.token)
    against = [] if answer.fields["result"] else list(answer.ruling.steps)
    if against and not command.override:
        return draft.refused(against)
    facts: dict[str, Any] = {"stands": stands(draft, against)} if against else {}
    draft.add(ev.ObjectiveTaken, figure=figure.id, token=command.token, **facts)
    return draft.accepted(value=command.token)


def _can_collect(draft: Draft, side: str) -> bool:
    """Return whether a character of a side could take a token now (4c)."""
    state = draft.state
    return any(
        draft.asked("objective", figure=figure.id, token=token.id).fields["result"]
        for figure in state.figures
        if figure.side == side and figure.on_field
        for token in state.objectives
    )


def maintain(draft: Draft, command: cmd.Maintain) -> Decision:
    """Go on from the objectives, when neither side takes any more (4c)."""
    state = draft.state
    side = side_of(draft, command.side)
    reasons = [*side_not_yours(draft, side), *out_of_phase(state, "maintenance")]
    if reasons:
        return draft.refused(reasons)
    draft.keep(ev.Ready, side=side)
    waited = [
        other for other in SIDES_OF_WAR if other not in draft.state.course.prepared and _can_collect(draft, other)
    ]
    if waited:
        draft.say(messages.NEXT.step(CHECK, side=side_term(waited[0])))
        return draft.accepted("waiting", waited[0])
    keep_round(draft)
    return draft.accepted(value=draft.state.course.number)


def keep_round(draft: Draft) -> None:
    """Let effects and marks end, check for victory, receive mana; then the next round begins, or nothing does (4c)."""
    answer = draft.asked("maintenance")
    fields = dict(answer.fields)
    draft.rest_on(answer.ruling)
    marks = tuple(mark.id for mark in draft.state.marks)
    draft.keep(ev.RoundKept, figures=fields["figures"], marks=marks)
    if fields["over"]:
        by = fields["by"]
        draft.keep(ended.GameEnded, winner=fields["winner"] or "", by=by, points=fields["points"])
        return
    draft.add(ev.PhaseBegan, round=draft.state.course.number + 1, phase="preparation")


def follow(draft: Draft) -> None:
    """Let end what cannot go on: of who was defeated, after going on guard; and go on what an interruption stopped."""
    gone_on = 0
    while draft.state.status == "playing" and draft.state.course.active:
        before = draft.state
        _let_end(draft)
        moving, times = draft.state.under_way, _times_resumed(draft)
        if draft.state is before and times > gone_on and moving is not None and moving.path and not moving.push:
            gone_on = times
            go(draft)
        if draft.state is before:
            return


def _times_resumed(draft: Draft) -> int:
    """Return how often what was interrupted can go on: after each interruption, and when nobody is left to make one."""
    ended_ = sum(isinstance(event, InterruptionEnded) for event in draft.events)
    return ended_ + (draft.before.due is not None and draft.state.due is None)


def _let_end(draft: Draft) -> None:
    """End what goes on innermost, where who does it is gone, or its guard ends its activation (6e, 7a)."""
    state, course = draft.state, draft.state.course
    moving = state.under_way
    if state.contest is not None:
        return
    if state.area is not None:
        if not still_struck(state):
            end_area(draft)
        return
    if moving is not None and not state.by_id(moving.figure).on_field:
        draft.keep(MovementEnded, figure=moving.figure)
    elif moving is not None and state.due is None and has_room(draft, moving):
        take_room(draft, moving)
    elif course.interruptions:
        if not state.by_id(course.interruptions[-1].by).on_field:
            draft.add(InterruptionEnded, by=course.interruptions[-1].by)
    elif not state.by_id(course.active).on_field or any(deed.action == "guard" for deed in course.done):
        close_activation(draft)


def go_on(draft: Draft) -> None:
    """Do what follows by itself: who can activate nobody passes; the next phase begins."""
    follow(draft)
    for _ in range(4):  # each phase begins once at most
        before = draft.state
        if before.status != "playing" or before.course.active:
            return
        if before.course.phase == "preparation":
            _prepared(draft)
        elif before.course.phase == "activation":
            _passing(draft)
        if draft.state is before:
            return


def _prepared(draft: Draft) -> None:
    """A hand that is not counted is drawn at the table: nothing is asked of it (P306)."""
    state = draft.state
    if all(side in state.course.prepared or not state.tracks(side) for side in SIDES_OF_WAR):
        draft.add(ev.PhaseBegan, round=state.course.number, phase="activation")


def _passing(draft: Draft) -> None:
    """Who cannot activate anybody passes: nobody available, no card left, or nobody who may be (4b, P307)."""
    for side in SIDES_OF_WAR:
        state = draft.state
        waits = state.active_side == side if state.course.turns else not state.shown and side not in state.sealed
        if side not in state.course.passed and waits and not _can_activate(draft, side):
            draft.add(ev.Passed, side=side, forced=True)
    state = draft.state
    if set(SIDES_OF_WAR) <= state.course.passed:
        draft.add(ev.PhaseBegan, round=state.course.number, phase="maintenance")


def _can_activate(draft: Draft, side: str) -> bool:
    state = draft.state
    if not state.course.turns and not _has_card(state, side):
        return False
    own = [figure for figure in state.figures if figure.side == side and figure.on_field and not figure.activated]
    if not state.course.turns:
        return bool(own)
    return any(not because(draft.asked("activation", figure=figure.id)) for figure in own)


def _has_card(state: GameState, side: str) -> bool:
    """Return whether a card is left to choose: a fate card in hand, or a glory card; unknown where none is counted."""
    glory = any(card.kind == GLORY and card.place == "hidden" for card in state.cards_of(side))
    return glory or not state.tracks(side) or bool(state.deck(side).held)


def concede(draft: Draft, command: of_table.Concede) -> Decision:
    """Retire: the other side wins (4c)."""
    side = side_of(draft, command.side)
    reasons = side_not_yours(draft, side)
    if draft.state.status != "playing":
        reasons.append(messages.STILL_SETUP.step(CHECK))
    if reasons:
        return draft.refused(reasons)
    winner = next(other for other in SIDES_OF_WAR if other != side)
    draft.add(ended.GameEnded, winner=winner, by="retreat", points=_points(draft))
    return draft.accepted(value=winner)


def end_game(draft: Draft, command: of_table.EndGame) -> Decision:
    """End the game in a draw, as both agree (4c), or as a judge closes it (P304); one that has not begun is closed."""
    if not command.judge and not settled(draft.state, command, command.agreed):
        return draft.refused([messages.END_ASKS.step(CHECK)])
    draft.add(ended.GameEnded, winner="", by="agreed", points=_points(draft))
    write_down(draft, command.agreed)
    return draft.accepted()


def _points(draft: Draft) -> dict[str, int]:
    if draft.state.ground is None:
        return dict.fromkeys(SIDES_OF_WAR, 0)
    found = draft.asked("score").fields["points"]
    assert isinstance(found, dict)  # noqa: S101 - as the question answers
    return found
