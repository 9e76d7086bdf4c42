"""Horde tokens in games of 2012: one lost at a time, stacked, merged, left (tokens-de-horda and what follows it)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.errors import DocumentError
from engine.heroclix.game import (
    AddFigure,
    Attack,
    ConfirmDamage,
    Correct,
    Damage,
    EndTurn,
    Move,
    Token,
    Undo,
    event_to_json,
    fold,
    standing,
)
from engine.heroclix.game.state.document import to_document
from engine.heroclix.judge import read
from tests.bot.uploads.test_impossible_logs import line
from tests.engine.game.tables import ANN, BEN, Game, able, table_of


def mob(count: int = 1, most: int = 4, **more: Any) -> dict[str, Any]:
    """Return a horde token's card: so many in one stack, 10 points each."""
    values = {"speed": 6, "attack": 8, "defense": 14, "damage": 1}
    return {"name": "Mob", "points": 10, "values": values, "horde": {"count": count, "max": most}, **more}


def hordes(*figures: tuple[str, dict[str, Any], str]) -> Game:
    """Return a game of 2012 with these figures, Ann to play."""
    return table_of(*figures, ruleset="heroclix-2012")


def test_pilas_en_el_campo_de_batalla_damage_removes_one_token_however_much() -> None:
    """Three tokens: each damage takes one, which scores its points at once; the last one's loss is the KO."""
    game = hordes((ANN, able("Cato"), "B2"), (BEN, mob(3), "B3"))
    game.do(Attack("cato", ["mob"], "close", roll=(6, 3), actor=ANN))
    game.do(ConfirmDamage(game.state.pending[0].attack, actor=ANN))
    assert (game.state.by_id("mob").stack, game.state.by_id("mob").ko) == (2, False)
    assert standing(game.state).points["red"] == 10
    game.do(Damage("mob", 3, actor=BEN))
    assert game.state.by_id("mob").stack == 1
    game.do(Damage("mob", 1, actor=BEN))
    assert game.state.by_id("mob").ko
    assert standing(game.state).points["red"] == 30
    assert fold(game.log) == game.state


def test_pilas_en_el_campo_de_batalla_a_stack_stands_in_the_document_as_such() -> None:
    """With its tokens, the most it may have, and one token's points; it is read again as one figure of them all."""
    game = hordes((ANN, mob(3), "B2"), (BEN, able("Dario"), "H8"))
    document = to_document(game.state, {"type": "break_away", "figure": "mob"})
    shown = next(one for one in document["figures"] if one["id"] == "mob")
    assert (shown["horde"], shown["points"], shown["bystander"]) == ({"count": 3, "max": 4}, 10, True)
    assert read(document)[0].figure("mob").points == 30


def test_apilar_a_single_token_joins_another_and_gives_the_stack_its_action_token() -> None:
    """Its action ends on the square of the other; undo parts them again."""
    game = hordes((ANN, mob(), "B2"), (ANN, mob(2), "B4"), (BEN, able("Dario"), "H8"))
    game.do(Move("mob", "B4", actor=ANN))
    joined, stack = game.state.by_id("mob"), game.state.by_id("mob-2")
    assert (joined.joined, joined.squares, joined.in_play) == ("mob-2", (), False)
    assert (stack.stack, stack.tokens, game.state.doing) == (3, 1, None)
    assert fold(game.log) == game.state
    game.do(Undo(actor=ANN))
    assert (game.state.by_id("mob").joined, game.state.by_id("mob-2").stack) == ("", 2)


def test_apilar_a_single_token_brings_no_action_token_to_a_marked_stack() -> None:
    """A stack of two that moves onto it does: its second, by which the new stack of three is pushed and loses one."""
    for count, left, tokens in ((1, 2, 1), (2, 2, 2)):
        game = hordes((ANN, mob(count), "B2"), (ANN, mob(), "B4"), (BEN, able("Dario"), "H8"))
        game.do(Token("mob-2", 1, actor=ANN))
        game.do(Move("mob", "B4", actor=ANN))
        assert (game.state.by_id("mob-2").stack, game.state.by_id("mob-2").tokens) == (left, tokens)


def test_apilar_what_is_too_much_stays_in_the_last_square_before() -> None:
    """Three onto three of at most four: one joins, two stay behind on the way."""
    game = hordes((ANN, mob(3), "B2"), (ANN, mob(3), "B4"), (BEN, able("Dario"), "H8"))
    game.do(Move("mob", "B4", path=["B3", "B4"], actor=ANN))
    left, stack = game.state.by_id("mob"), game.state.by_id("mob-2")
    assert (left.stack, game.state.squares(left), stack.stack) == (2, ("B3",), 4)
    full = game.refused(Move("mob", "B4", actor=ANN))
    assert "game-refused-occupied" in full


@pytest.mark.parametrize("other", [{"horde": {"count": 1, "max": 4}, "name": "Other"}, {"set": "x", "number": "1"}])
def test_apilar_only_identical_tokens_of_one_force_stack(other: dict[str, Any]) -> None:
    """Another name, another set or number, or an opponent's: the square is occupied."""
    game = hordes((ANN, mob(), "B2"), (ANN, {**mob(), **other}, "B4"), (BEN, mob(), "D2"))
    for square in ("B4", "D2"):
        assert "game-refused-occupied" in game.refused(Move("mob", square, actor=ANN))


def test_desapilar_one_token_leaves_its_stack_by_a_move_action() -> None:
    """It is a figure of its own, with that action's token; the stack has none and may be given an action itself."""
    game = hordes((ANN, mob(3), "B2"), (BEN, able("Dario"), "H8"))
    game.do(Move("mob", "B4", leaves=True, actor=ANN))
    stack, token = game.state.by_id("mob"), game.state.by_id("mob-2")
    assert (stack.stack, stack.tokens, stack.acted, game.state.squares(stack)) == (2, 0, False, ("B2",))
    assert (token.stack, token.tokens, token.acted, game.state.squares(token)) == (1, 1, True, ("B4",))
    game.do(Move("mob", "C2", actor=ANN))
    assert game.state.by_id("mob").tokens == 1
    assert "game-refused-stack-given" in game.refused(Move("mob", "D1", leaves=True, actor=ANN))
    assert "game-refused-no-stack" in game.refused(Move("mob-2", "B5", leaves=True, actor=ANN))
    assert fold(game.log) == game.state


def test_apilar_a_stack_breaks_away_by_itself_and_a_token_that_leaves_it_does_not() -> None:
    """Beside an opponent: the stack needs no roll; a single token rolls, and stays in the stack where it fails."""
    game = hordes((ANN, mob(3), "B2"), (BEN, able("Dario"), "B3"))
    game.do(Move("mob", "A1", actor=ANN))
    game.do(Undo(actor=ANN))
    game.do(Move("mob", "A1", leaves=True, roll=2, actor=ANN))
    assert (game.state.by_id("mob").stack, game.state.by_id("mob").tokens, len(game.state.in_play)) == (3, 1, 2 + 4)
    game.do(Undo(actor=ANN))
    game.do(Move("mob", "A1", leaves=True, roll=5, actor=ANN))
    assert game.state.by_id("mob").stack == 2


def test_tokens_de_horda_no_other_edition_has_them() -> None:
    """The card is refused by its key, and so is one with more tokens than it may have."""
    game = table_of()
    with pytest.raises(DocumentError, match="horde"):
        game.do(AddFigure(mob(), "A1", actor=ANN))
    with pytest.raises(DocumentError, match=r"horde\.count"):
        hordes((ANN, mob(5), "A1"))


def test_a_bystander_token_is_defeated_by_any_damage() -> None:
    """tokens-de-transeuntes: it has no dial, and scores its points."""
    values = {"speed": 6, "attack": 8, "defense": 14, "damage": 1}
    game = hordes((BEN, {"name": "Helper", "points": 15, "bystander": True, "values": values}, "B2"))
    game.do(Damage("helper", 1, actor=BEN))
    assert game.state.by_id("helper").ko
    assert standing(game.state).points["red"] == 15
    game.do(EndTurn(actor=ANN))


@pytest.mark.parametrize(("total", "count", "defeated"), [(400, 1, True), (400, 2, False), (300, 1, False)])
def test_hordas_epicas_the_last_token_of_a_side_is_defeated_at_the_end_of_a_turn(
    total: int, count: int, defeated: bool
) -> None:
    """In an epic battle alone, and only where it is one token."""
    game = hordes((ANN, mob(count), "B2"), (ANN, able("Cato"), "A1"), (BEN, able("Dario"), "H8"))
    game.do(Correct(None, "build_total", total, actor=ANN))
    game.do(EndTurn(actor=ANN))
    assert game.state.by_id("mob").ko == defeated
    assert line(game.state.ruleset, [event_to_json(event) for event in game.log]) == ""
