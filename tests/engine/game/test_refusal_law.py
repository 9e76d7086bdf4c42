"""The refusal law: in every state that is reached, an action is accepted if and only if `legal_actions` lists it.

`REFUSAL_LAW_GAMES=2000` in the environment plays that many games instead of the few of every run.
"""

from __future__ import annotations

import os
import random
from collections import Counter

import pytest

from engine.heroclix.game import GameState, Undo, apply, decide, event_from_json, event_to_json
from engine.heroclix.game.state.document import to_document
from engine.heroclix.judge import read
from tests.engine.game.motley import random_table
from tests.engine.game.naive import RandomDice, attempts, command_for, legal_actions, next_command
from tests.engine.game.naive_rest import command_within
from tests.engine.game.tables import JUDGE, Game, agreed

GAMES = int(os.environ.get("REFUSAL_LAW_GAMES", "8"))
COMMANDS = 8 if GAMES < 100 else 40  # of one game
BATCHES = 4
FEWEST = 5  # different actions accepted, and refused, that a batch has to have seen


def played(chance: random.Random, game: Game, commands: int) -> None:
    """Play on by random commands that go on."""
    for _ in range(commands):
        if game.state.status != "playing":
            return
        command = next_command(game.state, chance)
        decision = decide(game.state, agreed(command), RandomDice(chance))
        assert not decision.refused, (command, [step.message for step in decision.ruling.steps])
        for made in decision.events:
            event = event_from_json(event_to_json(made))
            game.log.append(event)
            game.state = apply(game.state, event)


def hold(game: Game, chance: random.Random, seen: Counter[str]) -> None:
    """Hold the law for some figures of a state: each action, listed as legal or not.

    So too in the middle of an action, for who carries it out, and while an attack or a roll of it waits (8.1j).
    """
    state = game.state
    standing = [figure for figure in state.in_play if figure.squares]
    document, _ = read(to_document(state, {"type": "legal_actions", "figure": standing[0].id}))
    acting = [figure for figure in standing if state.doing is not None and figure.id == state.doing.figure]
    idle = [figure for figure in standing if figure not in acting]
    where = moment(state)
    for figure in (*acting, *chance.sample(idle, min(2, len(idle)))):
        listed = legal_actions(state.position(), figure.id)
        assert listed == legal_actions(document, figure.id), "the document agrees with the game"
        for action, legal in listed.items():
            if legal:
                made = command_within if state.doing is not None else command_for
                accepted(game, made(state, figure, action, chance), chance, (figure.id, action, state.doing))
                seen[f"{action} accepted"] += 1
                seen[f"{where}accepted"] += 1
            else:
                for command in attempts(state, figure, action, chance):
                    refused(game, command, chance)
                    seen[f"{action} refused"] += 1
                    seen[f"{where}refused"] += 1


def moment(state: GameState) -> str:
    """Return what of which action is left in a state, for counting; nothing where nothing is being carried out."""
    doing = state.doing
    if state.pending or state.leaving is not None:
        return "in the middle, waiting: "
    if doing is None:
        return ""
    who = "controlled" if doing.by else doing.current
    return f"in the middle of {who}, left {' '.join(doing.left)}: "


def accepted(game: Game, command: object, chance: random.Random, what: object) -> None:
    """The command exists, is accepted, and is taken back without a trace."""
    assert command is not None, what
    decision = decide(game.state, agreed(command), RandomDice(chance))  # type: ignore[arg-type]
    assert not decision.refused, (command, [step.message for step in decision.ruling.steps])
    state = game.state
    for event in decision.events:
        state = apply(state, event)
    undone = decide(state, Undo(actor=JUDGE, judge=True), RandomDice(chance))
    for event in undone.events:
        state = apply(state, event)
    assert state == game.state, "undo restores exactly"


def refused(game: Game, command: object, chance: random.Random) -> None:
    """The command is refused with a reason that names its section or reading; nothing changes."""
    before = game.state
    decision = decide(before, agreed(command), RandomDice(chance))  # type: ignore[arg-type]
    assert decision.refused, command
    assert decision.events == ()
    assert decision.ruling.steps
    assert all(step.rule or step.reading for step in decision.ruling.steps), command
    assert game.state is before


@pytest.mark.parametrize("batch", range(BATCHES))
def test_the_refusal_law(batch: int) -> None:
    """Over states of random games: legal actions are accepted, all others refused with a reason."""
    seen: Counter[str] = Counter()
    for number in range(batch, GAMES, BATCHES):
        chance = random.Random(number)
        game = random_table(chance)
        for _ in range(COMMANDS):
            played(chance, game, 1)
            hold(game, chance, seen)
    assert len([name for name in seen if name.endswith("accepted")]) >= FEWEST
    assert len([name for name in seen if name.endswith("refused")]) >= FEWEST
