"""What events of the table and of rounds tell of the game before them (2, 3, 4): who starts, whose turn it is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.before import Tells, Told, plain
from engine.errors import DocumentError
from engine.motu.answers.rounds import maintenance, score
from engine.motu.answers.tokens import objective
from engine.motu.game.apply.corrections import current
from engine.motu.game.apply.rounds import HAND, MOST_MANA
from engine.motu.game.apply.table import check_apart, tokens_beside
from engine.motu.game.events import rounds, table
from engine.motu.game.state import SIDES_OF_WAR, GameState
from engine.motu.game.state.cards import FATE
from engine.motu.game.state.figure import GameFigure
from engine.motu.game.state.ground import read_ground
from engine.motu.names import Names
from engine.motu.questions import MaintenanceAsk, ObjectiveAsk, ScoreAsk
from engine.unfit import unfit

__all__ = ["OF_ROUNDS_AND_TABLE", "check_phase", "listed", "standing"]

UNTAKEN = {  # why a token is not taken, as a log is told it
    "enemy-adjacent": "error-motu-log-token-enemy",
    "too-far": "error-motu-log-token-far",
    "enemy-at-token": "error-motu-log-token-held",
    "own-zone": "error-motu-log-token-own",
}
LAST = {"activation": "maintenance", "preparation": "activation", "maintenance": "preparation"}


def listed(names: Any) -> str:
    """Return names as one text, for what a log is to hold in their place."""
    return ", ".join(sorted(names)) or "–"


def standing(state: GameState, field: str, name: str) -> Iterator[Told]:
    """Yield of a field that names a character that it stands on the field."""
    there = [each.id for each in state.figures if each.on_field]
    yield field, name, name if name in there else listed(there)


def check_phase(state: GameState, phase: str) -> None:
    """Raise DocumentError for an event that happens in another phase than the one that the game is in."""
    now = state.course.phase if state.status == "playing" else state.status
    if now != phase:
        raise DocumentError("event", "error-motu-log-phase", given=now, expected=phase)


def _thrown(_state: GameState, event: table.StartingRolled | table.GoldenRuled) -> Iterator[Told]:
    """A die each, thrown again while they tie; whoever has the higher one is it (2, 3)."""
    for number, throw in enumerate(event.rolls):
        path = f"rolls[{number}]"
        yield path, listed(throw), listed(SIDES_OF_WAR)
        ties, last = len(set(throw.values())) == 1, number == len(event.rolls) - 1
        if ties and last:
            raise DocumentError(path, "error-motu-log-tie")
        if not ties and not last:
            raise DocumentError(f"rolls[{number + 1}]", "error-list-too-long", limit=number + 1)
    if not event.rolls:  # the players said who
        return
    higher = event.rolls[-1]
    yield "side", event.side, max(higher, key=lambda side: higher[side])
    yield "typed", event.typed, min(event.typed, len(event.rolls))
    if event.dice:  # nobody knows whose, of older logs
        yield "dice", event.dice, "bot" if not event.typed else "typed" if event.typed == len(event.rolls) else "both"


def _starting(state: GameState, event: table.StartingRolled) -> Iterator[Told]:
    check_phase(state, "setup")
    yield from _thrown(state, event)


def _golden(state: GameState, event: table.GoldenRuled) -> Iterator[Told]:
    if not event.rolls:
        raise DocumentError("rolls", "error-list-too-short", limit=1)
    yield from _thrown(state, event)


def _tokens(_state: GameState, event: table.FieldLaid) -> Iterator[Told]:
    names = Names(read_ground(event.map).field)
    check_apart(names, {f"objectives.{id_}": at for id_, at in event.objectives.items()})
    yield from ()


def _token(state: GameState, event: table.ObjectivePlaced) -> Iterator[Told]:
    if event.at and state.ground is not None:
        check_apart(Names(state.ground.field), {"at": event.at}, tokens_beside(state, event.token))
    yield from ()


def _removed(state: GameState, event: table.CharacterRemoved) -> Iterator[Told]:
    """Nobody is taken out of the game while somebody is activated."""
    if state.course.active:
        yield "figure", event.figure, ""


def _left(state: GameState, event: table.PlayerLeft) -> Iterator[Told]:
    seated = {player.side: player.id for player in state.players if player.id}
    yield "side", event.side, event.side if event.side in seated else listed(seated)
    yield "player", event.player, seated.get(event.side)


def _joined(_state: GameState, event: table.PlayerJoined) -> Iterator[Told]:
    """Everybody takes their own seat."""
    yield "actor", event.actor, event.player


def _corrected(state: GameState, event: table.Corrected) -> Iterator[Told]:
    figure = None if event.figure is None else state.by_id(event.figure)
    if figure is not None:
        yield "side", event.side, ""
    there = plain(current(state, figure, event.side, event.field))
    yield "before", plain(event.before), there


def _gained(state: GameState, event: rounds.ManaGained) -> Iterator[Told]:
    yield "before", event.before, state.by_id(event.figure).mana


def _drawn(state: GameState, event: rounds.CardsDrawn) -> Iterator[Told]:
    """As many as the hand lacks, or as are left (3, 4a)."""
    deck, fate = state.deck(event.side), sum(card.kind == FATE for card in state.cards_of(event.side))
    yield "count", event.count, max(min(HAND - deck.held, fate - deck.drawn), 0)


def _discarded(state: GameState, _event: rounds.CardsDiscarded) -> Iterator[Told]:
    check_phase(state, "preparation")
    yield from ()


def _chosen(state: GameState, event: rounds.CardSealed | rounds.CardRevealed) -> Iterator[Told]:
    """Cards are chosen while nobody is activated, by who has not passed (4b)."""
    check_phase(state, "activation")
    left = {*SIDES_OF_WAR} - state.course.passed
    yield "side", event.side, event.side if event.side in left else listed(left)
    if state.course.active or state.course.turns:
        raise DocumentError("event", "error-motu-log-chosen")


def _initiative(state: GameState, event: rounds.InitiativeSettled) -> Iterator[Told]:
    """The higher card goes first, of equal ones that of the starting player; one alone has no other before it (4b)."""
    values = {side: state.card_by_id(card).initiative for side, card in state.shown.items()}
    if not values:
        raise DocumentError("event", "error-motu-log-no-card")
    if state.course.turns:
        raise DocumentError("event", "error-motu-log-chosen")
    tied = len(values) > 1 and len(set(values.values())) == 1
    first = state.course.starting_player if tied else max(values, key=lambda side: values[side])
    yield "side", event.side, first
    yield "by", event.by, "passed" if len(values) == 1 else "starting-player" if tied else "initiative"


def _shuffled(state: GameState, event: rounds.DeckShuffled) -> Iterator[Told]:
    """A deck is shuffled once a game (3)."""
    left = [side for side in SIDES_OF_WAR if not state.tracks(side)]
    yield "side", event.side, event.side if event.side in left else listed(left)


def _activation_ended(state: GameState, _event: rounds.ActivationEnded) -> Iterator[Told]:
    """What interrupts it ends before (7c)."""
    if state.course.interruptions:
        raise DocumentError("event", "error-motu-log-interrupted", figure=state.course.interruptions[-1].by)
    yield from ()


def _passed(state: GameState, event: rounds.Passed) -> Iterator[Told]:
    check_phase(state, "activation")
    left = {*SIDES_OF_WAR} - state.course.passed
    yield "side", event.side, event.side if event.side in left else listed(left)
    if state.course.active:
        raise DocumentError("event", "error-motu-log-active", figure=state.course.active)


def _activated(state: GameState, event: rounds.ActivationBegan) -> Iterator[Told]:
    """Once a round, on its side's turn, and not first who was last in the round before (4b)."""
    check_phase(state, "activation")
    if state.course.active:
        raise DocumentError("event", "error-motu-log-active", figure=state.course.active)
    figure, card = state.by_id(event.figure), state.card_by_id(event.card)
    own = [each for each in state.figures if each.side == state.active_side and each.on_field]
    if figure in own and figure.activated:
        raise DocumentError("figure", "error-motu-log-activated", figure=figure.id)
    may = [each.id for each in own if not each.activated and not _last_before(state, each, own)]
    yield "figure", event.figure, event.figure if figure.id in may else listed(may)
    yield "points", event.points, card.ap
    yield "mana", event.mana, min(figure.mana + card.mana, MOST_MANA)


def _last_before(state: GameState, figure: GameFigure, own: list[GameFigure]) -> bool:
    """Return whether a character was its army's last in the round before and would be its first now (4b, M29)."""
    course = state.course
    return figure.side not in course.now and course.last.get(figure.side) == figure.id and len(own) > 1


def _bonus(state: GameState, event: rounds.BonusTaken) -> Iterator[Told]:
    """A card lies on who takes its bonus, a mana or a point more (4b)."""
    _check_active(state)
    figure, card, course = state.by_id(event.figure), state.card_by_id(event.card), state.course
    yield "figure", event.figure, card.on
    points = course.interruptions[-1].points if course.interruptions else course.points
    yield "mana", event.mana, min(figure.mana + (event.bonus == "mana"), MOST_MANA)
    yield "points", event.points, points + (event.bonus == "point")


def _check_active(state: GameState) -> None:
    if not state.course.active:
        raise DocumentError("event", "error-motu-log-nobody")


def _played(state: GameState, event: rounds.CardPlayed) -> Iterator[Told]:
    _check_active(state)
    yield "figure", event.figure, state.acting


def _quest(state: GameState, event: rounds.QuestCompleted) -> Iterator[Told]:
    _check_active(state)
    card = state.card_by_id(event.card)
    yield "side", event.side, card.side
    yield "points", event.points, card.points


def _began(state: GameState, event: rounds.PhaseBegan) -> Iterator[Told]:
    """The phases follow one another; the first round has no preparation, and activations end once both pass (4)."""
    course = state.course
    if state.status != "playing":
        yield "round", event.round, 1
        yield "phase", event.phase, "activation"
        if not course.starting_player:
            raise DocumentError("event", "error-motu-log-no-starting")
        if not _is_set_up(state):
            raise DocumentError("event", "error-motu-log-not-set-up")
        return
    yield "round", event.round, course.number + (course.phase == "maintenance")
    yield "phase", event.phase, LAST[course.phase]
    if course.active:
        raise DocumentError("event", "error-motu-log-active", figure=course.active)
    if course.phase == "maintenance" and event.command == state.sequence + 1:
        raise DocumentError("event", "error-motu-log-not-kept")
    left = {*SIDES_OF_WAR} - course.passed
    if course.phase == "activation" and left:
        raise DocumentError("event", "error-motu-log-not-passed", sides=listed(left))


def _is_set_up(state: GameState) -> bool:
    """Return whether both seats are taken, and each army has characters, all of them on a field (3)."""
    seated = {player.side for player in state.players if player.id}
    armies = {figure.side for figure in state.figures}
    waits = any(not figure.places and not figure.defeated for figure in state.figures)
    return state.ground is not None and seated == armies == {*SIDES_OF_WAR} and not waits


def _taken(state: GameState, event: rounds.ObjectiveTaken) -> Iterator[Told]:
    """A token is taken by who is at it, with no enemy near, unless players let it stand (4c)."""
    check_phase(state, "maintenance")
    yield from standing(state, "figure", event.figure)
    if event.stands or event.token not in {each.id for each in state.objectives}:
        return  # `apply` complains of no such token
    answer = objective(state.position(), ObjectiveAsk(type="objective", figure=event.figure, token=event.token))
    fails: Any = answer.fields["fails"]
    if fails:
        raise DocumentError("figure", UNTAKEN[fails[0]], figure=event.figure, token=event.token)


def _over(state: GameState, event: table.GameEnded) -> Iterator[Told]:
    """A game is over with the points that both have: won as a round ends, by retreat, or drawn as both agree (4c)."""
    none = {"points": dict.fromkeys(SIDES_OF_WAR, 0), "over": False, "winner": None, "by": None}
    found: Any = none if state.ground is None else score(state.position(), ScoreAsk(type="score")).fields
    for side, given in event.points.items():
        yield f"points.{side}", given, found["points"].get(side, "–")
    left = [side for side in SIDES_OF_WAR if side not in event.points]
    if left:
        raise DocumentError("points", "error-game-left-out", expected=listed(left))
    if event.by == "agreed":
        yield "winner", event.winner, ""
    elif event.by == "retreat":
        check_phase(state, state.course.phase)  # nobody retreats from a game that has not begun
        yield "winner", event.winner, event.winner or listed(SIDES_OF_WAR)
    else:
        check_phase(state, "maintenance")
        if event.command == state.sequence + 1:
            raise DocumentError("event", "error-motu-log-not-kept")
        if not found["over"]:
            raise DocumentError("by", "error-motu-log-not-over", round=state.course.number)
        yield "by", event.by, found["by"]
        yield "winner", event.winner, found["winner"] or ""


def _kept(state: GameState, event: rounds.RoundKept) -> Iterator[Told]:
    """A round's end comes to what the rules make of the game: effects and marks go, mana is received (4c, 7f)."""
    check_phase(state, "maintenance")
    yield "marks", list(event.marks), [mark.id for mark in state.marks]
    answer = maintenance(state.position(), MaintenanceAsk(type="maintenance"))
    shown: Any = answer.fields["figures"]
    for id_, then in event.figures.items():
        if id_ not in shown:
            raise unfit("figures", id_, shown)
        if then.keys() != shown[id_].keys():
            return  # `apply` complains
        for name, value in then.items():
            yield f"figures.{id_}.{name}", plain(value), shown[id_][name]
    left = [id_ for id_ in shown if id_ not in event.figures]
    if left:
        raise DocumentError("figures", "error-game-left-out", expected=listed(left))


def _agreed(state: GameState, event: table.Agreed | table.RollConfirmed) -> Iterator[Told]:
    """Another player agrees, or a judge."""
    others = [player.id for player in state.players if player.id not in ("", event.actor)]
    yield "by", event.by, event.by if event.judge or event.by in others else listed(others)


OF_ROUNDS_AND_TABLE: Tells = {
    table.StartingRolled: _starting,
    table.GoldenRuled: _golden,
    table.FieldLaid: _tokens,
    table.ObjectivePlaced: _token,
    table.CharacterRemoved: _removed,
    table.PlayerLeft: _left,
    table.PlayerJoined: _joined,
    table.Agreed: _agreed,
    table.RollConfirmed: _agreed,
    table.Corrected: _corrected,
    table.GameEnded: _over,
    rounds.ManaGained: _gained,
    rounds.DeckShuffled: _shuffled,
    rounds.ActivationEnded: _activation_ended,
    rounds.CardsDrawn: _drawn,
    rounds.CardsDiscarded: _discarded,
    rounds.CardSealed: _chosen,
    rounds.CardRevealed: _chosen,
    rounds.InitiativeSettled: _initiative,
    rounds.Passed: _passed,
    rounds.ActivationBegan: _activated,
    rounds.BonusTaken: _bonus,
    rounds.CardPlayed: _played,
    rounds.QuestCompleted: _quest,
    rounds.PhaseBegan: _began,
    rounds.ObjectiveTaken: _taken,
    rounds.RoundKept: _kept,
}
