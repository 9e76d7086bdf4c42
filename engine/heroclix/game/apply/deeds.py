"""What attacks and damage make of what figures did: kept as it happens, with the turn (12.1c, 12.3, 20.9, P212)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.copying import replace
from engine.heroclix.fight.attack.damage_taken import counts_as_damaged
from engine.heroclix.game import events as ev
from engine.heroclix.game.state import GameState
from engine.heroclix.game.state.deeds import with_deeds
from engine.heroclix.game.state.figure import GameFigure

__all__ = ["after_attack", "after_correction", "after_damage", "damaged_by", "left_undivided"]

OPPOSED = "-by-opponents"
RESULTS = {"hit": ("hit", "was-hit"), "captured": ("hit", "was-hit")}
MISSES = ("miss", "evaded")  # evading turns a hit into a miss (12.3a)
ILLEGAL = "illegal"  # was never targeted (12.1c)
# what may have happened where players click a dial themselves: to that figure, and by anybody else
SUFFERED = ("was-attacked", "was-attacked-by-opponents", "was-hit", "was-hit-by-opponents", "was-damaged-by-opponents")
DEALT = ("attacked", "hit", "damaged")
CLICKS = ("click", "damage_taken", "ko")  # what is corrected where damage was not entered


def after_attack(state: GameState, event: ev.AttackMade) -> GameState:
    """Keep who attacked whom, who hit and who missed; an attack whose damage is still to be divided is not over."""
    if event.undivided:
        return state
    own: set[str] = {"attacked"}
    for target, result in event.results.items():
        if result == ILLEGAL:
            continue
        mine, theirs = RESULTS.get(result, ("missed", "was-missed") if result in MISSES else ("", ""))
        own |= {mine} - {""}
        suffered = {"was-attacked", theirs} - {""}
        state = _done(state, target, _by(state, event.attacker, target, suffered))
    return _done(state, event.attacker, own)


def left_undivided(state: GameState, attack: int) -> GameState:
    """Keep of an attack that is dropped before its damage is divided that it was made; who was hit nobody says."""
    pending = state.attack(attack)
    if pending is None or not pending.undivided:
        return state
    state = _doubted(_done(state, pending.attacker, ["attacked"]), pending.attacker, ["hit", "missed"])
    for target in pending.targets:
        unknown = _by(state, pending.attacker, target, {"was-attacked", "was-hit"}) | {"was-missed"}
        state = _doubted(state, target, unknown)
    return state


def damaged_by(state: GameState, figure: GameFigure, event: ev.DamageTaken) -> GameFigure:
    """An attack by another side that turned the dial is remembered, for scoring with more than two players (26.3)."""
    attack = None if event.attack is None else state.attack(event.attack)
    if attack is None or event.after == event.before:
        return figure
    side = state.by_id(attack.attacker).side
    return figure if side == figure.side else replace(figure, damaged_by=side)


def after_damage(before: GameState, state: GameState, event: ev.DamageTaken) -> GameState:
    """Keep who was damaged, and who did it where an attack did; of what players click themselves nobody says (P213).

    No bystander is, where only a dial that turns counts (12.5c).
    Knockback and Poison are no attack, nor is what a critical miss costs the attacker (12.3c, 12.4a, 12.6e).
    """
    if event.after == event.before:
        return state
    damaged = counts_as_damaged(state.rules, state.by_id(event.figure).card.bystander)
    if damaged:
        state = _done(state, event.figure, ["was-damaged"])
    pending = None if event.attack is None else before.attack(event.attack)
    if pending is not None and pending.attacker != event.figure:
        if not damaged:
            return state
        state = _done(state, event.figure, _by(state, pending.attacker, event.figure, {"was-damaged"}))
        return _done(state, pending.attacker, ["damaged"])
    if event.attack is None and event.typed:
        return _by_hand(state, event.figure, SUFFERED)
    return state


def after_correction(state: GameState, event: ev.Corrected) -> GameState:
    """Say nothing any more of what came of a dial that players set as it stands on their table."""
    if event.figure is None or event.field not in CLICKS:
        return state
    return _by_hand(state, event.figure, (*SUFFERED, "was-damaged"))


def _by(state: GameState, attacker: str, target: str, suffered: set[str]) -> set[str]:
    """Return what somebody suffered, with that it was an opponent who did it where it was one."""
    if state.by_id(attacker).side == state.by_id(target).side:
        return suffered
    return suffered | {f"{each}{OPPOSED}" for each in suffered & {"was-attacked", "was-hit", "was-damaged"}}


def _done(state: GameState, figure: str, done: Iterable[str]) -> GameState:
    found = state.by_id(figure)
    return state.with_figure(replace(found, deeds=with_deeds(found.deeds, done, len(state.turns))))


def _doubted(state: GameState, figure: str, unknown: Iterable[str]) -> GameState:
    found = state.by_id(figure)
    return state.with_figure(replace(found, doubts=with_deeds(found.doubts, unknown, len(state.turns))))


def _by_hand(state: GameState, figure: str, suffered: Iterable[str]) -> GameState:
    turn = len(state.turns)
    changed = [
        one if (doubts := with_deeds(one.doubts, suffered if one.id == figure else DEALT, turn)) == one.doubts
        else replace(one, doubts=doubts)
        for one in state.figures
    ]  # fmt: skip
    return replace(state, figures=tuple(changed))
