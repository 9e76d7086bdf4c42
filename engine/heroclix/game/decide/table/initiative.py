"""The roll for who chooses the first player, of a game in its set-up (4.1b, 23.3)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from engine.dice import Dice
from engine.errors import DocumentError
from engine.heroclix.force.initiative import Team, judge_initiative
from engine.heroclix.game import commands as cmd
from engine.heroclix.game import events as ev
from engine.heroclix.game.decide.beside.dice_by_hand import two_dice
from engine.heroclix.game.decide.draft import Decision, Draft
from engine.heroclix.game.decide.table.themes import count_rerolls, themed_by
from engine.heroclix.game.describe import messages, messages_beside
from engine.heroclix.game.state import GameState
from engine.ruling import FigureId, Step, StepKind

__all__ = ["roll_initiative"]

CHECK = StepKind.CHECK
FEWEST_PLAYERS = 2
MOST_FURTHER = 100
THEMED = re.compile(r"themed team|equipos? temáticos?", re.IGNORECASE)

Rounds = list[dict[str, tuple[int, ...]]]


def roll_initiative(draft: Draft, command: cmd.RollInitiative, dice: Dice) -> Decision:
    """Roll two dice for each side, with the bonus of themed teams; ties again, until the two highest are known."""
    state = draft.state
    reasons: list[Step] = []
    if state.status != "setup":
        reasons.append(messages_beside.BEGUN.step(CHECK))
    if len(state.players) < FEWEST_PLAYERS:
        reasons.append(messages.TOO_FEW_PLAYERS.step(CHECK, count=len(state.players)))
    if reasons:
        return draft.refused(reasons)
    teams = [_team(state, side, command) for side in state.sides]
    rounds = _by_hand(state, command.rolls)
    ruling, found = judge_initiative(teams, rounds, None, state.rules)
    while names := [one.removeprefix("initiative:") for one in found.pending if one.startswith("initiative:")]:
        number = next((n for n, rolled in enumerate(rounds) if not set(names) <= set(rolled)), len(rounds))
        if number == len(rounds):
            rounds.append({})
        rounds[number] |= {side: dice.roll(2) for side in names if side not in rounds[number]}
        ruling, found = judge_initiative(teams, rounds, None, state.rules)
    draft.say(*ruling.steps)
    facts = {"rounds": tuple(rounds), "bonus": dict(found.bonus), "order": found.order}
    facts["unthemed"] = tuple(command.unthemed)
    draft.add(ev.InitiativeRolled, **facts, chooses=found.chooses or "", other=found.other or "")
    count_rerolls(draft, command.unthemed, command.generic)
    draft.say(*_effects(state))
    return draft.accepted("rolled", found.chooses or found.first)


def _team(state: GameState, side: str, command: cmd.RollInitiative) -> Team:
    """Return a side with the keywords that its whole starting force shares (23.2a)."""
    members, shared, _ = themed_by(state, side, generic=side in command.generic)
    further = command.further.get(side, 0)
    if abs(further) > MOST_FURTHER:
        raise DocumentError(f"further.{side}", "error-too-large", given=further, limit=MOST_FURTHER)
    return Team(side, shared, declined=side in command.unthemed, further=further, members=members)


def _by_hand(state: GameState, rolls: Sequence[Mapping[str, Sequence[int]]]) -> Rounds:
    """Return the rounds that the players rolled. Raises DocumentError for a side without a seat, or no two dice."""
    rounds: Rounds = []
    for number, given in enumerate(rolls):
        for side in given:
            if side not in state.sides:
                expected = ", ".join(state.sides)
                raise DocumentError(f"rolls[{number}]", "error-not-one-of", given=side[:60], expected=expected)
        rounds.append({side: two_dice(found) for side, found in given.items()})
    return rounds


def _effects(state: GameState) -> list[Step]:
    """Return whose texts speak of themed teams: their effects come in the order of their player's choice (4.1a)."""
    names = tuple(FigureId(one.id) for one in state.in_play if any(THEMED.search(text) for text in one.texts))
    return [messages_beside.WHILE_THEMED.step(StepKind.IGNORED, figures=names)] if names else []
