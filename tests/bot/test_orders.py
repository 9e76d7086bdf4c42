"""Orders as buttons have them, what is offered for those half said, and what answers to a decision lead to."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.app.errors import UserError
from bot.heroclix.commands.dials import click_of
from bot.heroclix.commands.options import action_slug
from bot.heroclix.orders.consequences import ROLLS, Fate, answers, rolled_apart, unanswered
from bot.heroclix.orders.offers import attack_kind, missing, offers, rolls
from bot.heroclix.orders.order import LONGEST, Order, kind_for, read_order
from engine import DocumentError
from engine.heroclix.editions.modern import MODERN
from engine.heroclix.game import AddFigure, Agreement, Attack, Choose, Move
from tests.engine.game.tables import ANN, BEN, Game, able, table_of

USERS: dict[str, Any] = {"actor": ANN, "judge": False}
SQUARES = st.sampled_from(("A1", "C5", "H8", "AB12"))


def duel(*powers: str, mine: tuple[str, ...] = ()) -> Game:
    """Return a game with Cato (red, C3, with `mine`) beside Dario (blue, C4), who has these powers."""
    return table_of((ANN, able("Cato", *mine), "C3"), (BEN, able("Dario", *powers), "C4"))


@given(
    st.builds(
        Order,
        st.sampled_from(("move", "attack", "use")),
        st.sampled_from(("cato", "dario")),
        st.sampled_from(("", "charge", "penetrating-psychic-blast")),
        st.lists(st.sampled_from(("cato", "dario", "crate")), max_size=3).map(tuple),
        st.one_of(st.just(""), SQUARES),
        squares=st.lists(SQUARES, max_size=4).map(tuple),
        change=st.sampled_from((0, 1, -1)),
        attack=st.sampled_from(("", "close", "range")),
        rolled=st.sampled_from((None, (), (4,), (3, 6))),
        stands=st.booleans(),
        by_hand=st.booleans(),
        more=st.booleans(),
    )
)
def test_an_order_is_read_back_as_it_was_written(order: Order) -> None:
    """What a button holds is the whole order, short enough for Discord; one that is too long has no button."""
    state = STATE
    text = order.text(state)
    if text is not None:
        assert len(text) <= LONGEST
        assert read_order(state, text) == order


STATE = duel().state


def test_who_agreed_is_read_back_from_a_button() -> None:
    """A player's seat and a judge's id come back; a button of an earlier version names nobody who agreed."""
    for agreed in (None, Agreement(BEN, "Ben"), Agreement("1456074443980800046", judge=True)):
        order = Order("move", "cato", to="C5", stands=True, agreed=agreed)
        assert read_order(STATE, order.text(STATE) or "") == order
    assert read_order(STATE, "m;n0;oC5;x1").agreed is None
    for damaged in ("m;n0;xs9", "m;n0;xjz"):
        with pytest.raises(UserError):
            read_order(STATE, damaged)


@pytest.mark.parametrize("text", ["", "x", "u;n99", "u;nx", "m;c+x", "a;tz", "u;r1.x"])
def test_a_damaged_order_is_refused_in_one_line(text: str) -> None:
    """A button that nobody made does nothing."""
    with pytest.raises(UserError):
        read_order(STATE, text)


def test_every_action_is_told_in_some_way() -> None:
    """Whatever the rules call an action can be ordered; anything else is refused."""
    for slug in MODERN.powers:
        assert kind_for(MODERN.powers, slug) in {"move", "attack", "use"}
    with pytest.raises(UserError):
        kind_for(MODERN.powers, "teatime")


@pytest.mark.parametrize(
    ("text", "slug"),
    [("Energy Explosion", "energy-explosion"), ("carga", "charge"), ("Alterar (Perplex)", "perplex"), ("hss", "hss")],
)
def test_actions_are_named_in_any_language(text: str, slug: str) -> None:
    """By the English name, the Spanish one, or both together; what is no name is left for the refusal."""
    assert action_slug(MODERN.powers, text) == slug


def test_27_4j_what_perplex_needs_is_asked_in_order() -> None:
    """First the target, then the value with its change; said wrongly it is an error, not a question."""
    state = duel(mine=("perplex",)).state
    order = Order("use", "cato", "perplex")
    assert missing(state, order, **USERS) == "targets"
    whom = offers(state, order, "targets", **USERS)
    assert {offer.word for offer in whom} == {"cato", "dario"}
    order = replace(order, targets=("dario",))
    assert missing(state, order, **USERS) == "value"
    assert len(offers(state, order, "value", **USERS)) == 8, "four values, up and down"
    order = replace(order, value="luck", change=1)
    with pytest.raises(DocumentError):
        missing(state, order, **USERS)
    assert missing(state, replace(order, value="speed"), **USERS) is None
    assert missing(state, replace(order, value="damage"), **USERS) is None, "the rules refuse that, with the section"


def test_27_4k_outwit_offers_what_the_target_can_use() -> None:
    """Not what it has lost already."""
    game = duel("charge", "toughness", mine=("outwit",))
    order = Order("use", "cato", "outwit", ("dario",))
    assert [offer.word for offer in offers(game.state, order, "value", **USERS)] == ["charge", "toughness"]


def test_12_1_only_possible_targets_are_offered() -> None:
    """Not the attacker's friend beside it, nor an opponent out of reach."""
    game = duel()
    game.do(AddFigure(able("Fina"), "D3", actor=ANN))
    game.do(AddFigure(able("Egon"), "H8", actor=BEN))
    found = offers(game.state, Order("attack", "cato", attack="close"), "targets", **USERS)
    assert [offer.word for offer in found] == ["dario"]


def test_10_2_squares_are_offered_by_columns_where_there_are_many() -> None:
    """The columns name how many lie behind them, and lead to exactly the squares of the whole."""
    game = table_of((ANN, able("Cato"), "C3"), (BEN, able("Dario"), "H8"))
    order = Order("move", "cato")
    columns = offers(game.state, order, "to", **USERS)
    assert {offer.kind for offer in columns} == {"column"}
    behind = [offers(game.state, column.order, "to", **USERS) for column in columns]
    assert [len(squares) for squares in behind] == [column.more for column in columns]
    assert all(square.order.to == square.word for squares in behind for square in squares)
    assert "C3" not in {square.word for squares in behind for square in squares}


def test_27_3f_markers_are_chosen_one_by_one() -> None:
    """After the first, those placed so far may be all; never more than four."""
    game = duel(mine=("barrier",))
    order = Order("use", "cato", "barrier")
    assert missing(game.state, order, **USERS) == "squares"
    for count in range(1, 5):
        made = [offer for offer in offers(game.state, order, "squares", **USERS) if offer.kind != "done"]
        if made[0].kind == "column":
            made = offers(game.state, made[1].order, "squares", **USERS)
        order = next(offer.order for offer in made if offer.kind == "square")
        assert len(order.squares) == count
        assert order.more == (count < 4)
    assert missing(game.state, order, **USERS) is None


def test_11_adjacent_targets_are_attacked_close() -> None:
    """Whether their attacker has a range or none."""
    for squares in (0, 5):
        game = table_of((ANN, able("Cato") | {"range": squares}, "C3"), (BEN, able("Dario"), "C4"))
        assert attack_kind(game.state, Order("attack", "cato", targets=("dario",))) == "close"


def test_11_a_target_out_of_reach_is_shot_at() -> None:
    """A figure with a range shoots at what is not adjacent; an action that says so keeps its kind."""
    game = table_of((ANN, able("Cato", "energy-explosion"), "C3"), (BEN, able("Dario"), "C6"))
    assert attack_kind(game.state, Order("attack", "cato", targets=("dario",))) == "range"
    assert attack_kind(game.state, Order("attack", "cato", "energy-explosion", ("dario",))) == "range"


def test_10_8_a_die_is_offered_only_to_who_must_break_away() -> None:
    """Beside an opponent, not elsewhere."""
    assert rolls(duel().state, Order("move", "cato")) == "die"
    free = table_of((ANN, able("Cato"), "C3"), (BEN, able("Dario"), "H8"))
    assert rolls(free.state, Order("move", "cato")) is None


def test_every_answer_leads_where_the_game_goes() -> None:
    """For each die of Super Senses the result told before is the one that the attack then has."""
    for die in range(1, 7):
        game = duel("super-senses")
        game.do(Attack("cato", ["dario"], "close", [3, 4], actor=ANN))
        waits = unanswered(game.state)
        assert waits is not None
        told = dict(answers(game.state, waits))[die]
        game.do(Choose(waits.number, waits.first.choice, die, actor=BEN))
        dealt = game.state.pending[0].damage if game.state.pending else {}
        assert told == (Fate("dario", "evaded" if die > 4 else "hit", dealt.get("dario", 0), needs=6),)


def test_a_reroll_has_21_answers_gathered_by_what_they_lead_to() -> None:
    """Two dice show 21 different pairs, and each stands in exactly one group."""
    game = duel("probability-control")
    game.do(Attack("cato", ["dario"], "close", [3, 4], actor=ANN))
    waits = unanswered(game.state)
    assert waits is not None
    gathered = rolled_apart(answers(game.state, waits))
    assert sorted(tuple(roll) for rolls, _ in gathered for roll in rolls) == sorted(ROLLS)
    assert len({fates for _, fates in gathered}) == len(gathered)


def test_27_4f_a_break_away_roll_waits_like_an_attack() -> None:
    """Its answers are dice that break away or fail."""
    game = duel("probability-control")
    game.do(Move("cato", "A1", roll=5, actor=ANN))
    waits = unanswered(game.state)
    assert waits is not None
    results = {value: fates[0].result for value, fates in answers(game.state, waits)}
    assert results == {1: "failure", 2: "failure", 3: "failure", 4: "success", 5: "success", 6: "success"}


@pytest.mark.parametrize(("text", "click"), [("4", 4), ("+1", 2), ("-2", 5), ("−2", 5), ("KO", 7), ("ko", 7)])
def test_clicks_by_number_and_by_steps(text: str, click: int) -> None:
    """A plus turns towards the first click, a minus towards the KO."""
    state = duel().state
    state = state.with_figure(replace(state.by_id("cato"), click=3))
    assert click_of(state, "cato", text) == click


@pytest.mark.parametrize("text", ["", "+", "0", "8", "+3", "-5", "x", "1.5"])
def test_clicks_that_the_dial_does_not_have(text: str) -> None:
    """Nothing is turned to what is not there."""
    state = duel().state
    state = state.with_figure(replace(state.by_id("cato"), click=3))
    with pytest.raises(UserError):
        click_of(state, "cato", text)
