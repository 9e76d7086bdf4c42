"""Laws of what cards remind of in games, whatever is played: taken back it is as it was, and the log alone tells it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from engine import DocumentError
from engine.heroclix.game import (
    AddFigure,
    Attack,
    Choose,
    Command,
    ConfirmDamage,
    Damage,
    EndTurn,
    GameState,
    Heal,
    Move,
    Place,
    Redo,
    Undo,
    Use,
    open_questions,
)
from engine.heroclix.game.apply.fold import fold
from engine.heroclix.game.describe.reminders import Reminder, printed_actions, reminded
from tests.engine.game.tables import ANN, BEN, JUDGE, Game, able, table_of

GAMES, STEPS = 12, 14
TEXTS = (
    "Once per turn, when {name} hits, heal her 1 click.",
    "Once per game, when {name} is damaged, roll a d6.",
    "FREE: Once per turn, roll a d6.",
    "FREE: Once per game, heal {name} 1 click.",
    "POWER: Heal an adjacent friendly character 1 click.",
    "Twice per turn, when a friendly character moves, roll a d6.",
    "When an opposing character breaks away from {name}, deal them 1 damage.",
    "When another friendly character uses the Ash team ability, place a Coal token on this card.",
    "When {name} generates a bystander, roll a d6.",
    "When {name} hits two or more opposing characters, heal her 1 click.",
    "When {name} misses, after resolutions, give her a Rage token.",
    "At the beginning of your turn, you may place {name} in an adjacent square.",
    "At the end of your turn, place a Reed token on this card.",
)
ASH = {"name": "Ash", "kind": "team-ability", "text": "FREE: Once per turn, roll a d6."}
GNAT = {"name": "Gnat", "points": 0, "bystander": True, "values": {"speed": 4, "attack": 5, "defense": 12, "damage": 1}}
PLAYERS = {"red": ANN, "blue": BEN}
SQUARES = [f"{column}{row}" for column in "ABCDEFGH" for row in range(1, 9) if (column, row) != ("D", 4)]


def table(chance: random.Random) -> Game:
    """Return a game of two against two that stand close together, three texts by lot on each card."""

    def made(name: str) -> dict[str, Any]:
        texts = chance.sample(TEXTS, 3)
        told = [
            {"name": f"Trick {number}", "kind": "trait", "text": text.format(name=name)}
            for number, text in enumerate(texts)
        ]
        return able(name, targets=2, special=[*told, *([ASH] if chance.random() < 0.5 else [])])

    names = (("Cato", ANN, "C2"), ("Fina", ANN, "B2"), ("Dario", BEN, "C3"), ("Elio", BEN, "B3"))
    return table_of(*((user, made(name), at) for name, user, at in names))


def orders(state: GameState, chance: random.Random) -> Iterator[Command]:
    """Yield commands in an order by lot; many of them are refused."""
    if questions := open_questions(state):
        first = questions[0]
        yield Choose(first.attack, first.choice, "decline", actor=PLAYERS[first.side])
        return
    if state.pending:
        yield ConfirmDamage(state.pending[-1].attack, actor=PLAYERS[state.active])
        return
    actor = PLAYERS[state.active]
    own = [one.id for one in state.in_play if one.side == state.active and one.squares]
    foes = [one.id for one in state.in_play if one.side != state.active and one.squares]
    made: list[Command] = []
    for figure in own:
        made += [Attack(figure, foes[:count], "close", actor=actor) for count in (1, 2) if len(foes) >= count]
        made.append(Move(figure, chance.choice(SQUARES), roll=6, actor=actor))
        made += [Use(figure, "Ash", actor=actor) for one in state.by_id(figure).specials if one.name == "Ash"]
        made.append(AddFigure(GNAT, chance.choice(SQUARES), generated_by=figure, actor=actor))
        made += [Use(figure, one.special, value=str(one.number), actor=actor) for one in printed_actions(state, figure)]
    for figure in (*own, *foes):
        made += [Damage(figure, 1, actor=JUDGE, judge=True), Heal(figure, 1, actor=JUDGE, judge=True)]
        made.append(Place(figure, chance.choice(SQUARES), actor=JUDGE, judge=True))
    for one in reminded(state):
        made += [Use(one.figure, one.special, value=str(one.number), actor=PLAYERS[one.side])] * 6
    chance.shuffle(made)
    yield from made
    yield EndTurn(actor=actor)


def step(game: Game, chance: random.Random) -> bool:
    """Give the first command that is accepted; return whether one was."""
    for command in orders(game.state, chance):
        try:
            if not game.ask(command, *[chance.randint(1, 6) for _ in range(9)]).refused:
                return True
        except DocumentError:  # a square that is none for it, or nothing of that name
            continue
    return False


def seen(state: GameState) -> tuple[tuple[Reminder, ...], tuple[Reminder, ...], dict[str, Any]]:
    """Return what cards remind of, what is printed for each figure, and how often what was used."""
    printed = tuple(one for figure in state.figures for one in printed_actions(state, figure.id))
    return reminded(state), printed, {one.id: (one.used, one.used_this_game) for one in state.figures}


@pytest.mark.parametrize("seed", range(GAMES))
def test_21_11_taken_back_it_is_as_it_was(seed: int) -> None:
    """Each step of a game: undone, reminders and counted uses are those before it; redone, those behind it.

    The log, folded anew, says the same.
    """
    chance = random.Random(seed)
    game = table(chance)
    for _ in range(STEPS):
        before = seen(game.state)
        if not step(game, chance):
            break
        after = seen(game.state)
        assert seen(fold(game.log)) == after
        if game.ask(Undo(actor=ANN)).refused:
            continue
        assert seen(game.state) == before
        game.do(Redo(actor=ANN))
        assert seen(game.state) == after


def test_21_11_what_is_played_by_lot_reminds_and_is_used() -> None:
    """So that the law is about something: in these games cards remind, and what they ask for is counted."""
    reminders, used = 0, 0
    for seed in range(GAMES):
        chance = random.Random(seed)
        game = table(chance)
        for _ in range(STEPS):
            step(game, chance)
            reminders += len(reminded(game.state))
            used += sum(bool(one.used or one.used_this_game) for one in game.state.figures)
    assert reminders > GAMES
    assert used > GAMES
