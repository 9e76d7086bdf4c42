"""What cards say of the set-up is reminded of in it, as the game begins, and in a side's first turn (4, 21.1b)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.heroclix.cards.reader import read
from engine.heroclix.editions.modern import MODERN
from engine.heroclix.game import AddFigure, EndTurn, Move, Undo, Use
from engine.heroclix.game.apply.fold import fold
from engine.heroclix.game.describe.reminders import reminded
from tests.engine.game.tables import ANN, BEN, Game, able, set_up

TRICKS = "Old Tricks"
STARTS = "Cato starts the game with 2 Rage tokens."


def cato(text: str) -> dict[str, Any]:
    """Return Cato's card with a text."""
    return able("Cato", special=[{"name": TRICKS, "kind": "trait", "text": text}])


def table(text: str, user: str = ANN) -> Game:
    """Return a game in its set-up with Cato, who has a text, in his starting area."""
    game = set_up(begun=False)
    game.do(AddFigure(cato(text), "E1" if user == ANN else "E8", actor=user))
    return game


def now(game: Game) -> list[str]:
    """Return the texts that are reminded of now; the log folded anew tells the same."""
    found = [one.text for one in reminded(game.state)]
    assert [one.text for one in reminded(fold(game.log))] == found
    return found


def test_4_1_in_the_set_up_until_it_is_done() -> None:
    """Once the figure is there; said to be done it is no more reminded of, not as the game begins either."""
    game = table(STARTS)
    assert now(game) == [STARTS]
    game.do(Use("cato", TRICKS, value="1", actor=ANN))
    assert now(game) == []
    game.do(Undo(actor=ANN))
    assert now(game) == [STARTS]
    game.do(Use("cato", TRICKS, value="1", actor=ANN))
    game.do(EndTurn(actor=ANN))
    assert now(game) == []


def test_4_1_as_the_game_begins_until_something_is_done() -> None:
    """Left undone in the set-up, it is told once more; with the first action it is over."""
    game = table(STARTS)
    game.do(EndTurn(actor=ANN))
    assert now(game) == [STARTS]
    game.do(Move("cato", "E3", actor=ANN))
    assert now(game) == []
    game.do(Undo(actor=ANN))
    assert now(game) == [STARTS]
    game.do(EndTurn(actor=ANN))
    assert now(game) == []


@pytest.mark.parametrize(
    ("text", "there"),
    [
        ("During force construction, Cato gains the Ash keyword.", True),
        ("At the beginning of the game, choose a standard power.", True),
        ("Cato may be played on click #1 or #4.", True),
        ("At the end of the game, roll a d6.", False),
        ("At the beginning of your turn, roll a d6.", False),
        ("When Cato hits, heal him 1 click.", False),
        ("FREE: Heal Cato 1 click.", False),
    ],
)
def test_4_what_belongs_to_the_set_up(text: str, there: bool) -> None:
    """What comes in the game or at its end is nothing to be reminded of before it."""
    assert now(table(text)) == ([text] if there else [])


def test_4_another_text_is_not_followed_before_the_game() -> None:
    """A trigger of the game waits for the first turn."""
    game = table("When Cato hits, heal him 1 click.")
    assert game.refused(Use("cato", TRICKS, value="1", actor=ANN)) == ["game-refused-setup"]
    game = table(STARTS)
    assert game.refused(Use("cato", TRICKS, value="1", actor=BEN))


def test_2_6a_nobody_on_the_sideline() -> None:
    """Its texts are not used there."""
    game = set_up(begun=False)
    game.do(AddFigure(cato(STARTS), sideline=True, actor=ANN))
    assert now(game) == []
    game.do(EndTurn(actor=ANN))
    assert now(game) == []


@pytest.mark.parametrize(("user", "turns"), [(ANN, [True, False, False, False]), (BEN, [False, True, False, False])])
def test_9_the_first_turn_of_a_side(user: str, turns: list[bool]) -> None:
    """At the beginning of its own first turn, not in the set-up, nor in another's or a later one."""
    text = "At the beginning of your first turn, roll a d6."
    game = table(text, user)
    assert now(game) == []
    found = []
    for active in (ANN, ANN, BEN, ANN):
        game.do(EndTurn(actor=active))
        found.append(now(game) == [text])
    assert found == turns


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        (f"{STARTS} FREE: Remove a Rage token. Heal Cato 1 click.", ["set-up", "action", "action"]),
        (f"{STARTS} When Cato hits, give him a Rage token.", ["set-up", "hits"]),
        (f"{STARTS} At the beginning of your turn, roll a d6.", ["set-up", "turn-begins"]),
        ("At the beginning of the game, choose a power. This game, he hums.", ["set-up", "set-up"]),
        ("At the beginning of the game, roll a d6. 1-2: Give him a Rage token.", ["set-up", "set-up"]),
        ("When Cato hits, roll a d6. At the beginning of the game, hum.", ["hits", "hits"]),
    ],
)
def test_21_1b_an_action_behind_the_set_up_has_its_own_moment(text: str, kinds: list[str]) -> None:
    """What may be done, or is set off, in the game is reminded of then; what only goes on stays with the set-up."""
    told = read(MODERN.powers, "Cato", text, "en", TRICKS)
    assert [one.at.kind if one.at else None for one in told] == kinds
    assert {one.status for one in told} == {"reminded"}
