"""Double power actions, epic actions, and a team's reroll in games of 2012 (acciones-de-poder, equipos tematicos)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.errors import DocumentError
from engine.heroclix.game import (
    AddFigure,
    Attack,
    Choose,
    Correct,
    Count,
    EndTurn,
    Finish,
    Move,
    Token,
    Undo,
    Use,
    fold,
    open_questions,
)
from engine.heroclix.game.state.document import to_document
from tests.engine.game.tables import ANN, BEN, Game, able, table_of

PLAN = {"name": "Grand Plan", "kind": "trait", "text": "Read the card."}


def planner(*powers: str, total: int = 400) -> Game:
    """Return a game of that build total in which Cato has a plan on its card."""
    game = table_of(
        (ANN, able("Cato", *powers, special=[PLAN]), "B2"), (BEN, able("Dario"), "H8"), ruleset="heroclix-2012"
    )
    game.do(Correct(None, "build_total", total, actor=ANN))
    return game


def test_accion_de_poder_doble_gives_two_tokens_and_pushes() -> None:
    """What the card says is left to the table; it counts once for the action total."""
    game = planner()
    made = game.do(Use("cato", "Grand Plan", given="double", actor=ANN))
    cato = game.state.by_id("cato")
    assert (cato.tokens, cato.click, cato.acted, game.state.actions_used) == (2, 2, True, 1)
    assert "game-read-special" in [step.message for step in made.ruling.steps]
    assert fold(game.log) == game.state


def test_accion_de_poder_doble_with_a_token_already_gives_one_more() -> None:
    """The third is not given; it pushes all the same (R78)."""
    game = planner()
    game.do(Token("cato", 1, actor=ANN))
    game.do(Use("cato", "Grand Plan", given="double", actor=ANN))
    assert (game.state.by_id("cato").tokens, game.state.by_id("cato").click) == (2, 2)


def test_accion_de_poder_doble_of_a_power_that_moves_first() -> None:
    """Charge given as a double power action: two tokens once it has been resolved."""
    game = planner("charge")
    game.do(Move("cato", "B4", action="charge", given="double", actor=ANN))
    assert (game.state.by_id("cato").tokens, game.state.doing is None) == (0, False)
    game.do(Finish(actor=ANN))
    assert (game.state.by_id("cato").tokens, game.state.by_id("cato").click) == (2, 2)


def test_acciones_epicas_count_for_nothing_and_come_once_a_turn() -> None:
    """One token, none of the action total; a second one is refused, the next turn has one again."""
    game = planner()
    game.do(AddFigure(able("Fina", special=[PLAN]), "D2", actor=ANN))
    game.do(Use("cato", "Grand Plan", given="epic", actor=ANN))
    assert (game.state.by_id("cato").tokens, game.state.actions_used, game.state.epic_used) == (1, 0, True)
    assert to_document(game.state)["turn"]["epic_used"] is True
    assert "legal-epic-spent" in game.refused(Use("fina", "Grand Plan", given="epic", actor=ANN))
    game.do(EndTurn(actor=ANN))
    assert not game.state.epic_used


@pytest.mark.parametrize(("total", "epic"), [(399, False), (400, True), (1000, True), (1001, False)])
def test_acciones_epicas_belong_to_epic_battles(total: int, epic: bool) -> None:
    """From 400 to 1000 points."""
    game = planner(total=total)
    command = Use("cato", "Grand Plan", given="epic", actor=ANN)
    if epic:
        game.do(command)
    else:
        assert "legal-no-epic-battle" in game.refused(command)


def test_no_other_edition_has_them() -> None:
    """Neither a card's own nor a power given so."""
    game = table_of((ANN, able("Cato", "perplex", special=[PLAN]), "B2"))
    commands: list[Any] = [
        Use("cato", "Grand Plan", given="double", actor=ANN),
        Move("cato", "B3", given="epic", actor=ANN),
    ]
    for command in commands:
        with pytest.raises(DocumentError, match="not-in-edition"):
            game.ask(command)


@pytest.mark.parametrize(("tokens", "after", "click"), [(0, 1, 1), (1, 2, 2)])
def test_beneficios_de_equipos_tematicos_the_reroll_costs_its_user_a_token(tokens: int, after: int, click: int) -> None:
    """It is given at once, counts for no action total, and pushes where it is the second."""
    crew: dict[str, Any] = {"keywords": ["Guild"]}
    game = table_of(
        (ANN, able("Cato", **crew), "B2"),
        (ANN, able("Fina", **crew), "A1"),
        (BEN, able("Dario"), "B3"),
        ruleset="heroclix-2012",
    )
    game.do(Count("TTPC", 1, side="red", actor=ANN))
    if tokens:
        game.do(Token("fina", tokens, actor=ANN))
    game.do(Attack("cato", ["dario"], "close", roll=(1, 2), actor=ANN))
    asked = {one.choice: one.attack for one in open_questions(game.state)}
    game.do(Choose(asked["probability-control:fina"], "probability-control:fina", [1, 3], actor=ANN))
    for one in open_questions(game.state):
        game.do(Choose(one.attack, one.choice, "decline", actor=ANN))
    fina = game.state.by_id("fina")
    assert (fina.tokens, fina.click, game.state.actions_used) == (after, click, 1)
    assert game.state.counter("red", "TTPC") == 0


def test_undo_takes_a_double_action_back_whole() -> None:
    """Tokens, damage, the total."""
    game = planner()
    before = game.state
    game.do(Use("cato", "Grand Plan", given="double", actor=ANN))
    game.do(Undo(actor=ANN))
    assert game.state == before
