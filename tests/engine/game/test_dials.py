"""Clicks, healing, KO, action tokens and corrections (6.6, 7.8, 12.5, 13.3, 24.1, 27.7p; P30)."""

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
    Heal,
    Move,
    Place,
    Token,
)
from engine.heroclix.game.apply.corrections import current
from tests.engine.game.tables import ANN, BEN, Game, card, set_up


def messages(decision: Any) -> list[str]:
    """Return the keys of a ruling's steps."""
    return [step.message for step in decision.ruling.steps]


@pytest.mark.parametrize(("clicks", "click", "ko"), [(1, 2, False), (3, 4, False), (4, 5, True), (99, 5, True)])
def test_12_5d_a_dial_is_clicked_to_the_ko(clicks: int, click: int, ko: bool) -> None:
    """Of four living clicks three hits leave one; the fourth, and any more, is the KO."""
    game = set_up()
    game.do(Damage("alba", clicks, actor=ANN))
    alba = game.state.by_id("alba")
    assert (alba.click, alba.ko) == (click, ko)


def test_12_5d_a_ko_d_figure_leaves_the_map_without_its_tokens() -> None:
    """It is in the KO area, its square is free, its action tokens are gone, and nothing more happens to it."""
    game = set_up()
    game.do(Token("alba", 2, actor=ANN))
    game.do(Damage("alba", 4, actor=ANN))
    alba = game.state.by_id("alba")
    assert (alba.squares, alba.tokens) == ((), 0)
    assert game.state.knocked_out == (alba,)
    assert alba not in game.state.in_play
    game.do(Place("asta", "C1", actor=ANN))
    for command in (Damage("alba", 1, actor=ANN), Heal("alba", 1, actor=ANN), Token("alba", 1, actor=ANN)):
        assert game.refused(command) == ["game-refused-ko"]
    assert game.refused(Place("alba", "D2", actor=ANN)) == ["game-refused-ko"]
    assert game.refused(Move("alba", "D2", actor=ANN)) == ["game-refused-ko"]
    assert game.refused(Attack("asta", ["alba"], "close", actor=ANN)) == ["game-refused-ko"]


def test_24_1_any_damage_is_a_bystander_s_last() -> None:
    """A bystander has no dial: one damage is its KO, and it is never healed."""
    game = set_up()
    game.do(AddFigure({"name": "Page", "bystander": True, "values": {"attack": 8}}, "A1", actor=ANN))
    assert game.refused(Heal("page", 1, actor=ANN)) == ["game-refused-bystander-heals"]
    game.do(Damage("page", 1, actor=ANN))
    assert game.state.by_id("page").ko


def test_a_figure_without_clicks_only_counts() -> None:
    """Its damage adds up and is healed, and no KO is found."""
    game = set_up()
    game.do(AddFigure({"name": "Pike", "values": {"attack": 8}}, "A1", actor=ANN))
    game.do(Damage("pike", 50, actor=ANN))
    game.do(Heal("pike", 20, actor=ANN))
    pike = game.state.by_id("pike")
    assert (pike.damage, pike.ko, pike.life) == (30, False, None)
    game.do(Heal("pike", 99, actor=ANN))
    assert game.refused(Heal("pike", 1, actor=ANN)) == ["game-refused-at-starting-line"]


@pytest.mark.parametrize(("clicks", "click"), [(1, 3), (2, 2), (3, 1), (9, 1)])
def test_6_6_healing_ends_at_the_starting_line(clicks: int, click: int) -> None:
    """From click 4 healing goes up to the starting line and no further; the ruling says what was cut."""
    game = set_up()
    game.do(Damage("alba", 3, actor=ANN))
    decision = game.do(Heal("alba", clicks, actor=ANN))
    assert game.state.by_id("alba").click == click
    assert ("game-healed-to-starting-line" in messages(decision)) == (clicks > 3)


def test_6_6_a_starting_line_down_the_dial() -> None:
    """A figure that starts on click 3 is not healed past it, and one above it is not healed at all."""
    game = set_up()
    game.do(AddFigure(card("Cato", start=3), "A1", actor=ANN))
    assert game.state.by_id("cato").click == 3
    assert game.refused(Heal("cato", 1, actor=ANN)) == ["game-refused-at-starting-line"]
    game.do(Damage("cato", 1, actor=ANN))
    game.do(Heal("cato", 5, actor=ANN))
    assert game.state.by_id("cato").click == 3
    game.do(Correct("cato", "click", 2, actor=ANN))
    assert game.refused(Heal("cato", 1, actor=ANN)) == ["game-refused-at-starting-line"]


@pytest.mark.parametrize("clicks", [0, -1, 100])
def test_absurd_numbers_of_clicks_are_errors(clicks: int) -> None:
    """Damage and healing take 1 to 99 clicks."""
    game = set_up()
    for command in (Damage("alba", clicks, actor=ANN), Heal("alba", clicks, actor=ANN)):
        with pytest.raises(DocumentError) as caught:
            game.ask(command)
        assert caught.value.path == "clicks"


def test_the_reason_is_kept() -> None:
    """The log keeps who clicked and why."""
    game = set_up()
    game.do(Damage("alba", 1, "fell off the roof", actor=ANN))
    event = game.log[-1]
    assert (event.actor, getattr(event, "why", None)) == (ANN, "fell off the roof")


@pytest.mark.parametrize(
    ("change", "before", "after"), [(1, 0, 1), (2, 0, 2), (1, 1, 2), (2, 1, 2), (-1, 2, 1), (-2, 1, 0)]
)
def test_13_3_tokens_go_from_none_to_two(change: int, before: int, after: int) -> None:
    """Tokens are given up to two, the rest ignored, and taken down to none."""
    game = set_up()
    if before:
        game.do(Token("alba", before, actor=ANN))
    game.do(Token("alba", change, actor=ANN))
    assert game.state.by_id("alba").tokens == after


def test_13_3_a_third_token_and_a_token_that_is_not_there() -> None:
    """With two none is given, with none none is taken."""
    game = set_up()
    assert game.refused(Token("alba", -1, actor=ANN)) == ["game-refused-no-tokens"]
    game.do(Token("alba", 2, actor=ANN))
    assert game.refused(Token("alba", 1, actor=ANN)) == ["game-refused-tokens-full"]


@pytest.mark.parametrize("change", [0, 3, -3])
def test_other_numbers_of_tokens_are_errors(change: int) -> None:
    """One or two tokens are given or taken at a time."""
    with pytest.raises(DocumentError) as caught:
        set_up().ask(Token("alba", change, actor=ANN))
    assert caught.value.path == "change"


def stopping() -> Game:
    """Return a game past its first turns in which Boro, with a STOP on click 3, stands beside Alba."""
    game = set_up()
    game.do(EndTurn(actor=ANN))
    game.do(EndTurn(actor=BEN))
    game.do(AddFigure(card("Cato", clicks=6, stops=[3]), "C2", actor=BEN))
    return game


def test_27_7p_a_stop_ends_an_opponent_s_damage() -> None:
    """Three damage from an opponent's attack on click 1 end on the STOP click 3."""
    game = stopping()
    game.do(Attack("alba", ["cato"], "close", actor=ANN), 5, 4)
    decision = game.do(ConfirmDamage(game.state.pending[0].attack, actor=ANN))
    assert game.state.by_id("cato").click == 3
    assert "game-stop" in messages(decision)


def test_27_7p_a_stop_is_no_wall_for_other_damage() -> None:
    """Damage outside an opponent's attack turns on; so does an attack that starts on the STOP click."""
    game = stopping()
    game.do(Damage("cato", 3, actor=BEN))
    assert game.state.by_id("cato").click == 4
    game.do(Correct("cato", "click", 3, actor=BEN))
    game.do(Attack("alba", ["cato"], "close", actor=ANN), 5, 4)
    game.do(ConfirmDamage(game.state.pending[0].attack, actor=ANN))
    assert game.state.by_id("cato").click == 6


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("speed", 12), ("attack", 0), ("defense", 99), ("damage", 5), ("range", 10), ("targets", 3),
        ("click", 2), ("tokens", 2), ("side", "blue"), ("acted", True), ("moved", True), ("placed", True),
        ("carried", True), ("received", True), ("used", ["sidestep"]), ("cant_use", ["charge"]),
        ("modifiers", [{"value": "attack", "add": 1, "from": "Perplex"}]), ("damage_taken", 4), ("ko", True),
    ],
)  # fmt: skip
def test_any_value_is_corrected(field: str, value: Any) -> None:
    """P30: every field takes the value the table shows, and the log keeps the one before."""
    game = set_up()
    before = current(game.state, game.state.by_id("alba"), field)
    game.do(Correct("alba", field, value, "the table shows it", actor=ANN))
    assert current(game.state, game.state.by_id("alba"), field) == value
    event = game.log[-1]
    assert (getattr(event, "before", None), getattr(event, "why", None)) == (before, "the table shows it")


@pytest.mark.parametrize(
    ("field", "value"), [("active", "blue"), ("number", 7), ("phase", "end"), ("actions_used", 2), ("build_total", 400)]
)
def test_the_turn_is_corrected(field: str, value: Any) -> None:
    """P30: so do the values of the turn."""
    game = set_up()
    game.do(Correct(None, field, value, actor=ANN))
    assert getattr(game.state.turn, field) == value


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("attack", 100), ("attack", -1), ("attack", "ten"), ("attack", True), ("click", 0), ("click", 6),
        ("tokens", 3), ("side", "green"), ("acted", 1), ("used", "sidestep"),
        ("used", [1]), ("used", [""]), ("used", ["x" * 121]),
        ("modifiers", [{"value": "luck", "add": 1}]), ("colour", 1), ("damage_taken", 100),
    ],
)  # fmt: skip
def test_a_correction_that_can_t_be_is_an_error(field: str, value: Any) -> None:
    """Values out of bounds, of the wrong kind, or of no such field change nothing."""
    game = set_up()
    before = game.state
    with pytest.raises(DocumentError):
        game.ask(Correct("alba", field, value, actor=ANN))
    assert game.state is before


@pytest.mark.parametrize(
    ("field", "value"), [("active", "green"), ("number", 0), ("phase", "dawn"), ("actions_used", -1), ("speed", 8)]
)
def test_a_correction_of_the_turn_that_can_t_be_is_an_error(field: str, value: Any) -> None:
    """The same for the turn."""
    with pytest.raises(DocumentError):
        set_up().ask(Correct(None, field, value, actor=ANN))


def test_a_corrected_value_goes_back_to_the_card() -> None:
    """None takes a corrected printed value away again."""
    game = set_up()
    game.do(Correct("alba", "attack", 4, actor=ANN))
    game.do(Correct("alba", "attack", None, actor=ANN))
    assert game.state.by_id("alba").printed.attack == 11


def test_a_wrong_ko_is_corrected() -> None:
    """A figure KO'd by mistake comes back on its last living click, off the map; a click past it KOs."""
    game = set_up()
    game.do(Damage("alba", 4, actor=ANN))
    game.do(Correct("alba", "ko", False, actor=ANN))
    alba = game.state.by_id("alba")
    assert (alba.ko, alba.click, alba.squares) == (False, 4, ())
    game.do(Correct("alba", "click", 5, actor=ANN))
    assert game.state.by_id("alba").ko


def test_clicks_of_a_figure_without_a_dial_are_not_corrected() -> None:
    """A figure without clicks has its damage counted instead."""
    game = set_up()
    game.do(AddFigure({"name": "Pike"}, "A1", actor=ANN))
    with pytest.raises(DocumentError) as caught:
        game.ask(Correct("pike", "click", 1, actor=ANN))
    assert caught.value.message == "error-game-no-dial"
