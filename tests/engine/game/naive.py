"""A naive player: `next_command` plays on from any state of a game, at random among what the rules allow."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

from engine.dice import Dice
from engine.heroclix.editions.modern import MODERN
from engine.heroclix.game import (
    Attack,
    Choose,
    Command,
    ConfirmDamage,
    EndBeginning,
    EndTurn,
    Finish,
    GameState,
    Move,
    Use,
    open_questions,
    open_rolls,
)
from engine.heroclix.game.decide.fight.waiting import judged
from engine.heroclix.game.state import Pending
from engine.heroclix.game.state.doing import Doing
from engine.heroclix.position import Figure, Position
from tests.engine.game.naive_choices import ask, attempts, command_for, legal_actions, owner
from tests.engine.game.random_older import room_of

__all__ = ["RandomDice", "answer_to", "attempts", "command_for", "legal_actions", "next_command", "rest_of"]

MOST_DAMAGE = 20


class RandomDice(Dice):
    """Dice that a seeded generator rolls."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.rolled: list[int] = []

    def roll(self, count: int) -> tuple[int, ...]:
        """Return that many natural results."""
        found = tuple(self.chance.randint(1, 6) for _ in range(count))
        self.rolled += found
        return found


def answer_to(state: GameState, chance: random.Random) -> Command | None:
    """Return an answer to the first thing that the game waits for, or None when it waits for nothing."""
    for one in open_questions(state):
        who = owner(state, one.side)
        if one.kind == "parts":
            continue
        if one.kind in ("die", "dice") and chance.random() < 0.7:
            return Choose(one.attack, one.choice, **who)
        if one.kind == "option" and chance.random() < 0.7:
            return Choose(one.attack, one.choice, "use", **who)
        if one.kind == "effect" and chance.random() < 0.7:
            return Choose(one.attack, one.choice, "steal-energy", **who)
        if one.kind == "square":
            return Choose(one.attack, one.choice, room_of(state, one.attack, chance), **who)
        if one.kind == "figure" and (friend := _friend(state, one.attack, one.choice, chance)):
            return Choose(one.attack, one.choice, friend, **who)
        return Choose(one.attack, one.choice, "decline", **who)
    for pending in state.pending:
        who = owner(state, state.by_id(pending.attacker).side)
        return ConfirmDamage(pending.attack, divided(state, pending, chance), **who)
    return None


def divided(state: GameState, pending: Pending, chance: random.Random) -> dict[str, int] | None:
    """Return parts of the damage for those who were hit, where it is to be divided (12.4)."""
    if not pending.undivided:
        return None
    for whole in range(MOST_DAMAGE):
        parts = dict.fromkeys(pending.undivided, 0)
        for _ in range(whole):
            parts[chance.choice(pending.undivided)] += 1
        if judged(state, replace(pending, divide=parts)).fields["legal"]:
            return parts
    raise AssertionError("no sum of parts is the damage value")


def _friend(state: GameState, attack: int, choice: str, chance: random.Random) -> str | None:
    """Return one whom Mastermind may name, if any."""
    pending = state.attack(attack)
    assert pending is not None
    found = [
        other.id
        for other in state.figures
        if (other.in_play or (other.captor and choice.startswith("rescue:")))
        and choice
        not in judged(state, replace(pending, choices={**pending.choices, choice: other.id})).fields["refused"]
    ]
    return chance.choice(found) if found else None


def next_command(state: GameState, chance: random.Random) -> Command:
    """Return a command that plays on: an answer, a roll, the rest of an action, an action, the end of the turn."""
    waited = answer_to(state, chance)
    if waited is not None:
        return waited
    who = owner(state, state.active)
    doing = state.doing
    if doing is not None:
        return rest_of(state, chance) or Finish(**who)
    rolls = open_rolls(state)
    if rolls and chance.random() < 0.7:
        one = chance.choice(rolls)
        return Use(one.figure, one.power, target=chance.choice(one.targets), **who)
    if rolls and chance.random() < 0.5:
        return EndBeginning(**who)
    return _action(state, chance) or EndTurn(**who)


def _action(state: GameState, chance: random.Random) -> Command | None:
    """Return an action of the active side: attacks and powers before bare moves."""
    position = state.position()
    mine = [figure for figure in state.in_play if figure.side == state.active and figure.squares]
    for figure in chance.sample(mine, len(mine)):
        legal = [action for action, may in legal_actions(position, figure.id).items() if may]
        chance.shuffle(legal)
        for action in legal:
            if action == "move" and chance.random() < 0.3:
                continue
            made = command_for(state, figure, action, chance)
            if made is not None:
                return made
    return None


def rest_of(state: GameState, chance: random.Random) -> Command | None:
    """Return what carries on the action that is going on, where something of it can be done."""
    doing = state.doing
    assert doing is not None
    position = state.position()
    figure = position.figure(doing.figure)
    who = owner(state, state.active)
    parts = list(dict.fromkeys(doing.left)) if doing.by else list(doing.left[:1])
    for part in chance.sample(parts, len(parts)):
        made = (
            _moved_on(position, figure, doing, chance)
            if part == "move"
            else _struck(position, figure, doing, part, chance)
        )
        if made is not None:
            return replace(made, **who)
    return None


def _moved_on(position: Position, figure: Figure, doing: Doing, chance: random.Random) -> Command | None:
    """Return the move that is left: anywhere it may end, on a larger base where it stands."""
    names = [position.map.name_of(square) for square in figure.squares]
    asked: dict[str, Any] = {"figure": figure.id, "action": doing.current}
    if doing.by:
        asked |= {"action": "mind-control", "by": doing.by}
    elif doing.action == "hypersonic-speed" and doing.left == ("move",):
        asked["moved_so_far"] = doing.moved
    if len(names) > 1:
        return Move(figure.id, names, actor="") if ask(position, "path", **asked, path=[])["legal"] else None
    found = ask(position, "reachable", **asked)["result"]
    return Move(figure.id, chance.choice(found), actor="") if found else None


def _struck(position: Position, figure: Figure, doing: Doing, part: str, chance: random.Random) -> Command | None:
    """Return the attack that is left, on one who may be targeted by it."""
    kinds = ("close", "range") if part == "attack" else (part,)
    for other in chance.sample(list(position.figures), len(position.figures)):
        for kind in kinds:
            asked = {"attacker": figure.id, "targets": [other.id], "kind": kind, "roll": [3, 4]}
            fits = not doing.by and MODERN.powers[doing.current].attack in (kind, "any")
            action = doing.current if fits else kind
            if other.id != figure.id and ask(position, "attack", **asked, action=action)["legal"]:
                return Attack(figure.id, [other.id], "close" if kind == "close" else "range", actor="")
    return None
