"""The points of a game, who is defeated, and its end (5, 26.1, 26.3, P67, P68)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.dice import Dice
from engine.errors import DocumentError
from engine.heroclix.force.result import Outcome, decided_by_points, last_one, points_steps
from engine.heroclix.force.scoring import (
    ALL_AT_ONCE,
    GOES_ON,
    MISSION_WON,
    NOBODY_AT_ALL,
    NOBODY_ROYALE,
    ONE_SHOT,
    ONE_SHOT_DIVIDED,
    RELEASED,
    SHARED,
    TIME,
    TOO_FAR,
    WITH_ITS_OWN,
    WITH_ITS_OWN_DIVIDED,
)
from engine.heroclix.force.victory import (
    EMPTY_FORCE,
    Claim,
    defeating,
    missions_win,
    receiver,
    remaining_told,
    scored_at_the_end,
    shares,
    sharing,
    totals,
    worthless_count,
)
from engine.heroclix.game import commands as cmd
from engine.heroclix.game import events as ev
from engine.heroclix.game.apply.cards import scored_card
from engine.heroclix.game.apply.ko import knocked_out
from engine.heroclix.game.decide.agreement import settled, write_down
from engine.heroclix.game.decide.draft import Decision, Draft
from engine.heroclix.game.decide.table.score_with import scored_with
from engine.heroclix.game.describe import messages, messages_beside
from engine.heroclix.game.state import GameState
from engine.heroclix.game.state.tally import Scored
from engine.heroclix.ruleset import book_of, cited
from engine.heroclix.vocabulary import check_known
from engine.message import Message
from engine.ruling import FigureId, Ruling, Step, StepKind, Typed

__all__ = ["Standing", "defeats", "end_game", "enter_score", "goes_on", "missions", "standing"]

MOST = 10_000  # points entered at once
NOBODY = ""  # named as winner: the game ends undecided
CHECK, RESULT = StepKind.CHECK, StepKind.RESULT


@dataclass(frozen=True, slots=True)
class Standing:
    """How the points stand, in a Battle Royale if `royale`.

    `ruling` tells every claim with its section; its value is the points by side.
    """

    points: Mapping[str, int]
    missions: Mapping[str, int]
    defeated: tuple[str, ...]
    undefeated: tuple[str, ...]
    ruling: Ruling
    royale: bool = False


def standing(state: GameState, losing: Sequence[str] = (), *, over: bool = False) -> Standing:
    """Return the points of a game as it is now; `losing` are sides defeated by what the players named.

    Divided points count once the game is `over`, or nobody but one is undefeated (26.3).
    """
    found = _counted(state, losing, over=over)
    return replace(found, ruling=cited(book_of(state.ruleset), found.ruling))


def _counted(state: GameState, losing: Sequence[str] = (), *, over: bool = False) -> Standing:
    """Return how the points stand, not cited by any book yet."""
    beaten = defeats(state)
    defeated = tuple(side for side in state.sides if side in beaten or side in losing)
    undefeated = tuple(side for side in state.sides if side not in defeated)
    claims, steps = _claims(state)
    steps += [step for side in defeated for step in beaten.get(side, ())]
    for side in defeated:
        by_ko = any(step.fact == EMPTY_FORCE for step in beaten.get(side, ()))
        more, told = _remaining(state, side, by_ko)
        claims, steps = [*claims, *more], [*steps, *told]
    ending = (undefeated or state.sides) if over or len(undefeated) < 2 else ()
    if ending:
        more, told = _face_down(state)
        claims, steps = [*claims, *more], [*steps, *told]
    points = totals(claims, state.sides, ending)
    steps += points_steps(points)
    ruling = Ruling(state.ruleset, "accepted", points, tuple(steps))
    return Standing(points, missions(state), defeated, undefeated, ruling, state.battle_royale)


def defeats(state: GameState) -> Mapping[str, tuple[Step, ...]]:
    """Return the sides that are defeated, each with the reasons (5.2, 5.3c); nobody is before the first turn."""
    if state.status == "setup":
        return {}
    points = totals(_claims(state)[0], state.sides, ())
    limit = None if state.battle_royale else defeating(state.rules, state.build_total)
    winning = [side for side, found in missions(state).items() if missions_win(state.rules, found)]
    found: dict[str, tuple[Step, ...]] = {}
    least, nobody = _fewest_points(state)
    for side in state.sides:
        reasons = []
        if not any(figure.card.points >= least for figure in state.in_play if figure.side == side):
            reasons.append(nobody.step(CHECK, side=messages.side_term(side)))
        for other in state.sides:
            if limit is not None and other != side and points[other] >= limit:
                data: dict[str, Any] = {"other": messages.side_term(other), "points": points[other], "limit": limit}
                reasons.append(TOO_FAR.step(CHECK, side=messages.side_term(side), **data))
        if winning and side not in winning:
            reasons += [MISSION_WON.step(CHECK, side=messages.side_term(other)) for other in winning]
        if reasons:
            found[side] = tuple(reasons)
    return found


def _fewest_points(state: GameState) -> tuple[int, Message]:
    """Return what a character is worth at least that keeps its side in the game, and how a defeat is told (5.2)."""
    if state.battle_royale:
        return 0, NOBODY_ROYALE
    return (0, NOBODY_AT_ALL) if worthless_count(state.rules) else (1, messages.DEFEATED)


def missions(state: GameState) -> dict[str, int]:
    """Return each side's mission points (5.3c)."""
    found = dict.fromkeys(state.sides, 0)
    for entered in state.entered:
        if entered.mission and entered.side in found:
            found[entered.side] += entered.points
    return found


def _claims(state: GameState) -> tuple[list[Claim], list[Step]]:
    """Return all that was scored so far, each with the step that tells it."""
    claims: list[Claim] = []
    steps: list[Step] = []
    for scored in state.scored:
        if scored.points and scored.owner in state.sides:
            more, step = _claim(state, scored)
            claims += more
            steps.append(step)
    for card in scored_with(state):
        if card.owner in state.sides:
            more, step = _claim(state, card, (WITH_ITS_OWN, WITH_ITS_OWN_DIVIDED))
            claims += more
            steps.append(step)
    for entered in state.entered:
        message = messages.MISSION_ENTERED if entered.mission else messages.POINTS_ENTERED
        data: dict[str, Any] = {"side": messages.side_term(entered.side), "points": entered.points}
        steps.append(message.step(CHECK, **data, why=messages.because(entered.why)))
        if not entered.mission and entered.side in state.sides:
            claims.append(Claim("", entered.points, entered.side, message))
    return claims, steps


def _claim(state: GameState, scored: Scored, told: tuple[Message, Message] | None = None) -> tuple[list[Claim], Step]:
    """Return who scores something, several where it is shared at once, and the step that tells it.

    `told`: the messages of what is not scored for itself: by one side, or divided.
    """
    to, message = receiver(state.sides, scored.owner, scored.turn or None, scored.damaged_by or None)
    if told is not None:
        message = told[to is None]
    if scored.to:
        to, message = scored.to, RELEASED
    data: dict[str, Any] = {"element": Typed(scored.name), "points": scored.points}
    among = sharing(state.rules, state.sides, scored.owner) if to is None else ()
    if among:
        each = shares(scored.points, len(among))
        data |= {"each": each, "sides": tuple(map(messages.side_term, among))}
        return [Claim(scored.figure, each, side, SHARED) for side in among], SHARED.step(RESULT, **data)
    if to is not None:
        data["side"] = messages.side_term(to)
    return [Claim(scored.figure, scored.points, to, message)], message.step(RESULT, **data)


def _remaining(state: GameState, side: str, by_ko: bool) -> tuple[list[Claim], list[Step]]:
    """What a defeated side still has on its force is KO'd and scored, its figures and cards here (5.4b, 25.6b).

    As far as the edition has it scored; `by_ko`: the side has no character left.
    """

    def counts(kind: str) -> bool:
        return scored_at_the_end(state.rules, kind, len(state.sides), by_ko)

    left = [figure for figure in state.in_play if figure.side == side and counts("character")]
    own = [card for card in state.cards if card.side == side and card.place == "play" and card.points]
    chosen_for = [card for card in own if card.kind == "feat" and card.assigned]  # scored with them
    cards = [card for card in own if counts(card.kind) and card not in chosen_for]
    after = state
    for figure in left:  # one after another, since the last of several replacements scores more (21.12b)
        after = knocked_out(after, figure)
    scored = [one for one in after.scored[len(state.scored) :] if one.points]
    if not scored and not cards:
        return [], []
    names = (*(FigureId(one.figure) for one in scored), *(Typed(card.name) for card in cards))
    message = remaining_told(state.rules, len(state.sides), by_ko)
    told = message.step(CHECK, side=messages.side_term(side), elements=names)
    found = [_claim(state, one) for one in (*scored, *(scored_card(state, card) for card in cards))]
    return [claim for claims, _ in found for claim in claims], [told, *(step for _, step in found)]


def _face_down(state: GameState) -> tuple[list[Claim], list[Step]]:
    """At the end the opponent scores the One-Shots that lie face down (25.11, P64)."""
    claims, steps = [], []
    for card in state.cards:
        if card.face_up or not card.points or card.side not in state.sides:
            continue
        to, _ = receiver(state.sides, card.side, None, None)
        data: dict[str, Any] = {"element": Typed(card.name), "points": card.points}
        message = ONE_SHOT_DIVIDED
        if to is not None:
            message = ONE_SHOT
            data["side"] = messages.side_term(to)
        claims.append(Claim(card.id, card.points, to, message, card.side))
        steps.append(message.step(RESULT, **data))
    return claims, steps


def enter_score(draft: Draft, command: cmd.EnterScore, _dice: Dice) -> Decision:
    """Add points that the game does not see, or take points back (P67)."""
    state = draft.state
    if command.side not in state.sides:
        raise DocumentError("side", "error-not-one-of", given=command.side[:60], expected=", ".join(state.sides))
    if command.mission:
        check_known("mission", "mission", state.rules)
    held = missions(state)[command.side] if command.mission else _counted(state).points[command.side]
    fewest = -held if held > 0 else 1
    if command.points < fewest or command.points == 0:
        raise DocumentError("points", "error-too-small", given=command.points, limit=fewest)
    if command.points > MOST:
        raise DocumentError("points", "error-too-large", given=command.points, limit=MOST)
    facts = {"side": command.side, "points": command.points, "mission": command.mission, "why": command.why[:200]}
    draft.add(ev.ScoreEntered, **facts)
    return draft.accepted(value=command.side)


def end_game(draft: Draft, command: cmd.EndGame, dice: Dice) -> Decision:
    """End the game and name the winner (P68): the one named, the last undefeated, or by victory points."""
    state = draft.state
    named = command.winner
    if named is not None and named != NOBODY and named not in state.sides:
        raise DocumentError("winner", "error-not-one-of", given=named[:60], expected=", ".join(state.sides))
    closes = command.judge and (named == NOBODY or state.status == "setup")  # which gives a judge who plays nothing
    if not closes and not _decided(state) and not settled(state, command, command.agreed):
        return draft.refused([messages.END_ASKS.step(CHECK)])
    write_down(draft, command.agreed)
    if state.status == "setup" or named == NOBODY:
        draft.say(messages.UNDECIDED.step(CHECK))
        draft.add(ev.GameEnded)
        return draft.accepted()
    if named is None and _nothing_happened(state):
        draft.say(messages.NOBODY_ACTED.step(CHECK))
        draft.add(ev.GameEnded, points=dict(_counted(state).points))
        return draft.accepted()
    losing = () if named is None else tuple(side for side in state.sides if side != named)
    found = _counted(state, losing, over=True)
    draft.rest_on(found.ruling)
    outcome, rolls = _outcome(draft, found, named, dice)
    draft.say(*outcome.steps)
    draft.add(ev.GameEnded, winner=outcome.winner, points=dict(found.points), rolls=rolls)
    return draft.accepted(value=outcome.winner)


def _decided(state: GameState) -> bool:
    """Return whether the rules have ended the game: one side at most is undefeated (5.1)."""
    return state.status == "playing" and len(_counted(state).undefeated) < 2


def _nothing_happened(state: GameState) -> bool:
    """Return whether nobody was given an action and nobody has points: no time limit decides such a game (P68)."""
    found = _counted(state, over=True)
    return not state.acted and not any(found.points.values()) and len(found.undefeated) > 1


def _outcome(
    draft: Draft, found: Standing, named: str | None, dice: Dice
) -> tuple[Outcome, tuple[dict[str, tuple[int, ...]], ...]]:
    """Return who wins, and the dice that settled a tie (5.4)."""
    if named is None and draft.state.battle_royale:
        return _most(draft.state, found, draft.state.sides, dice)
    if named is not None:
        return Outcome(named, (), (messages.NAMED.step(CHECK, side=messages.side_term(named)),)), ()
    if len(found.undefeated) == 1:
        return last_one(found.undefeated[0]), ()
    draft.say((TIME if found.undefeated else ALL_AT_ONCE).step(CHECK))
    return _most(draft.state, found, found.undefeated or draft.state.sides, dice)


def _most(
    state: GameState, found: Standing, among: Sequence[str], dice: Dice
) -> tuple[Outcome, tuple[dict[str, tuple[int, ...]], ...]]:
    """Return who has the most points, and the dice of those who tie (5.4); in a Battle Royale of all (26.4)."""
    rounds: tuple[dict[str, tuple[int, ...]], ...] = ()
    royale = state.battle_royale
    outcome = decided_by_points(found.points, among, rounds, battle_royale=royale)
    while outcome.missing:
        rounds = (*rounds, {side: dice.roll(2) for side in outcome.missing})
        outcome = decided_by_points(found.points, among, rounds, battle_royale=royale)
    return outcome, rounds


def goes_on(found: Standing) -> Step:
    """Return how the game stands besides its points: won by the last one undefeated, or going on (5.1)."""
    if found.royale:
        step = messages_beside.ROYALE.step(RESULT)
    elif len(found.undefeated) == 1:
        step = last_one(found.undefeated[0]).steps[0]
    else:
        step = GOES_ON.step(RESULT)
    return cited(book_of(found.ruling.ruleset), step)
