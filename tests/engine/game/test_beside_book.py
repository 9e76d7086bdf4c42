"""What the book says beside the map: a sideline left and entered, what goes with whom, cards that must stay away."""

from __future__ import annotations

import pytest

from engine.errors import DocumentError
from engine.heroclix.game import (
    AddCard,
    AddFigure,
    Attach,
    BeginEffect,
    BringIn,
    ChangeKeyword,
    Command,
    Count,
    Damage,
    Decision,
    DrawCard,
    EndTurn,
    EnterScore,
    Heal,
    Join,
    NewGame,
    RemoveFromGame,
    Replace,
    Token,
    ToSideline,
    Undo,
    UseCard,
    standing,
)
from tests.engine.game.tables import ANN, BEN, EVE, JUDGE, Game, able, set_up, table_of

POG = {"name": "Pog", "bystander": True, "points": 5, "values": {"attack": 9}}
ASIDE = ["game-refused-on-the-sideline"]


def told(decision: Decision) -> list[str]:
    """Return the keys of what a ruling says."""
    return [step.message for step in decision.ruling.steps]


def two() -> Game:
    """Return a game of Cato and Fina (red) and Dario (blue), Ann to play."""
    return table_of((ANN, able("Cato"), "C3"), (ANN, able("Fina"), "F3"), (BEN, able("Dario"), "C6"))


def with_rhea() -> Game:
    """Return that game with Rhea on red's sideline."""
    game = two()
    game.do(AddFigure(able("Rhea"), sideline=True, actor=ANN))
    return game


@pytest.mark.parametrize(
    "command",
    [
        Damage("rhea", 1, actor=ANN),
        Damage("rhea", 9, actor=JUDGE, judge=True),
        Heal("rhea", 1, actor=ANN),
        Token("rhea", 1, actor=ANN),
        Token("rhea", -1, actor=ANN),
        BeginEffect("rhea", "Cry", [{"modify": "attack", "add": 1}], actor=ANN),
        Attach("cato", "rhea", actor=ANN),
    ],
)
def test_2_6_who_waits_on_the_sideline_is_not_in_play(command: Command) -> None:
    """No damage, healing, token or effect reaches it, and nothing is attached to it; once it is in, all may be."""
    assert with_rhea().refused(command) == ASIDE
    game = with_rhea()
    game.do(BringIn("rhea", "D3", actor=ANN))
    assert ASIDE[0] not in told(game.ask(command))


def test_2_6_and_23_1b_whoever_is_replaced_waits_without_anything() -> None:
    """Named tokens and keywords stay neither on the sideline nor with it when it comes back; undo restores them."""
    game = with_rhea()
    game.do(Count("Venom", 2, figure="cato", actor=ANN))
    game.do(ChangeKeyword("cato", "Crew", actor=ANN))
    game.do(Damage("cato", 2, actor=ANN))
    before = game.state
    game.do(Replace("cato", ["rhea"], actor=ANN))
    cato = game.state.by_id("cato")
    assert (cato.aside, cato.click, cato.keywords, game.state.counter("cato", "Venom")) == (True, 1, frozenset(), 0)
    assert (game.state.by_id("rhea").click, game.state.counter("rhea", "Venom")) == (3, 0)
    game.do(Replace("rhea", ["cato"], actor=ANN))
    assert game.state.counter("cato", "Venom") == 0
    game.do(Undo(actor=ANN))
    game.do(Undo(actor=ANN))
    assert game.state == before


def test_21_12a_who_began_on_the_sideline_may_be_replaced() -> None:
    """Even if an effect generated it from there; not what came from outside, though the sideline held it since."""
    game = set_up(begun=False)
    game.do(AddFigure(able("Rhea"), sideline=True, actor=ANN))
    game.do(EndTurn(actor=ANN))
    game.do(BringIn("rhea", "C2", by="alba", actor=ANN))
    game.do(Replace("rhea", [able("Hydra")], actor=ANN))
    game.do(AddFigure(able("Ghost"), "B3", generated_by="alba", actor=ANN))
    assert game.refused(Replace("ghost", [able("Hulk")], actor=ANN)) == ["game-refused-generated-replaced"]
    game.do(ToSideline("ghost", actor=ANN))
    game.do(BringIn("ghost", "B3", actor=ANN))
    assert game.refused(Replace("ghost", [able("Hulk")], actor=ANN)) == ["game-refused-generated-replaced"]


def test_3_2a_who_returned_from_the_ko_area_began_on_no_force() -> None:
    """It is as if it came from outside, so it can't be replaced (21.12a), nor after a time on the sideline."""
    game = two()
    game.do(Damage("fina", 9, actor=ANN))
    game.do(BringIn("fina", "F3", actor=ANN))
    back = game.state.figures[-1].id
    assert game.refused(Replace(back, [able("Hydra")], actor=ANN)) == ["game-refused-generated-replaced"]
    game.do(ToSideline(back, actor=ANN))
    game.do(BringIn(back, "F3", actor=ANN))
    assert game.refused(Replace(back, [able("Hydra")], actor=ANN)) == ["game-refused-generated-replaced"]
    game.do(Replace("cato", [able("Hydra")], actor=ANN))


def test_24_1a_a_bystander_generated_from_the_sideline() -> None:
    """It has its generator's keywords, gained ones too; one that comes by itself, or is no bystander, has not."""
    game = two()
    game.do(ChangeKeyword("cato", "Crew", actor=ANN))
    for card in (POG, {**POG, "name": "Peg"}, able("Rhea")):
        game.do(AddFigure(card, sideline=True, actor=ANN))
    game.do(BringIn("pog", "C4", by="cato", actor=ANN))
    game.do(BringIn("peg", "B4", actor=ANN))
    game.do(BringIn("rhea", "B3", by="cato", actor=ANN))
    found = [game.state.by_id(name).keywords for name in ("pog", "peg", "rhea")]
    assert found == [frozenset({"Crew"}), frozenset(), frozenset()]


@pytest.mark.parametrize("goes", [Damage("fina", 9, actor=ANN), RemoveFromGame("fina", actor=ANN)])
def test_21_7_what_is_attached_goes_with_its_host(goes: Command) -> None:
    """KO'd or removed from the game (21.8); what is attached to what is attached goes too. All of it is scored."""
    game = with_rhea()
    game.do(Attach("rhea", "cato", actor=ANN))
    assert game.state.by_id("rhea").in_play  # it is on its force now, off the map
    game.do(Attach("cato", "fina", actor=ANN))
    before = game.state
    game.do(goes)
    assert [game.state.by_id(name).removed for name in ("rhea", "cato")] == [True, True]
    assert standing(game.state).points["blue"] == 150
    game.do(Undo(actor=ANN))
    assert game.state == before


def test_21_7_an_attached_figure_that_leaves_first_stays_away_from_the_ko() -> None:
    """One attached to somebody else stays."""
    game = with_rhea()
    game.do(Attach("cato", "fina", actor=ANN))
    game.do(RemoveFromGame("cato", actor=ANN))
    game.do(Attach("rhea", "alba", actor=ANN))
    game.do(Damage("fina", 9, actor=ANN))
    assert (game.state.by_id("rhea").ko, standing(game.state).points["blue"]) == (False, 100)


def test_21_5_a_token_is_known_by_its_name_however_it_is_written() -> None:
    """Taken in other letters it is the same token; given by another figure it is another one."""
    game = two()
    game.do(Count("Venom", 2, figure="cato", by="dario", actor=ANN))
    game.do(Count("VENOM", -1, figure="cato", by="dario", actor=ANN))
    assert game.state.counter("cato", "Venom", "dario") == 1
    assert game.refused(Count("venom", -1, figure="cato", by="fina", actor=ANN)) == ["game-refused-too-few-tracked"]
    game.do(Count("venom", 1, figure="cato", by="fina", actor=ANN))
    assert len(game.state.counters) == 2


def test_24_5_plot_points_to_begin_with_are_no_plot_ability() -> None:
    """The first change in the first turn is the first; the second of that turn is named."""
    game = set_up(begun=False)
    game.do(AddFigure(able("Lead", title=True), "A1", actor=ANN))
    game.do(Count("plot points", 3, figure="lead", actor=ANN))
    game.do(EndTurn(actor=ANN))
    assert "game-plot-ability-again" not in told(game.do(Count("plot points", -1, figure="lead", actor=ANN)))
    assert "game-plot-ability-again" in told(game.do(Count("plot points", 1, figure="lead", actor=ANN)))
    assert game.refused(Count("plot points", -4, figure="lead", actor=ANN)) == ["game-refused-too-few-plot-points"]


def test_25_4b_replaced_once_is_unassigned_for_good() -> None:
    """Back from the sideline it is a new character (P112): it can't use the resource, which goes with the last one."""
    game = with_rhea()
    game.do(AddCard("Belt", "resource", 10, assigned=["cato", "fina"], actor=ANN))
    game.do(Replace("cato", ["rhea"], actor=ANN))
    game.do(Replace("rhea", ["cato"], actor=ANN))
    assert game.refused(UseCard("belt", figure="cato", actor=ANN)) == ["game-refused-not-assigned"]
    game.do(UseCard("belt", figure="fina", actor=ANN))
    game.do(Damage("fina", 9, actor=ANN))
    assert (game.state.card("belt").place, standing(game.state).points["blue"]) == ("ko", 60)


def test_21_8_who_is_removed_counts_as_ko_for_a_resource() -> None:
    """The resource of the one it was assigned to goes; nothing that looks for a KO is named (24.5b)."""
    game = table_of((ANN, able("Cato", title=True), "C3"), (ANN, able("Fina"), "F3"))
    game.do(AddCard("Belt", "resource", 10, assigned=["cato"], actor=ANN))
    assert "game-title-ko" not in told(game.do(RemoveFromGame("cato", actor=ANN)))
    assert (game.state.card("belt").place, standing(game.state).points["blue"]) == ("ko", 60)


@pytest.mark.parametrize(("worth", "scored"), [(0, 50), (10, 50), (80, 80)])
def test_5_4b_the_defeated_leave_the_worth_of_whom_they_replaced(worth: int, scored: int) -> None:
    """What is left of a force is KO'd, so the greater of both values is scored (21.12b)."""
    game = two()
    game.do(RemoveFromGame("fina", actor=ANN))
    game.do(Replace("cato", [{**able("Hydra"), "points": worth}], actor=ANN))
    others = sum(figure.card.points for figure in game.state.in_play if figure.side == "red") - worth
    game.do(EnterScore("blue", 349, actor=BEN))  # 399 with Fina
    assert standing(game.state).points["blue"] == 399
    game.do(EnterScore("blue", 1, actor=BEN))
    assert standing(game.state).points["blue"] == 400 + others + scored


def test_5_4b_only_what_is_left_is_scored_and_no_sideline() -> None:
    """One of two replacements was KO'd before: both together come to the worth of the replaced one."""
    game = table_of((ANN, able("Cato", base=[1, 2]), "C2"), (BEN, able("Dario"), "C6"))
    pair = [{**able("Ida"), "points": 10}, {**able("Ivo"), "points": 15}]
    game.do(Replace("cato", pair, ["C2", "C3"], actor=ANN))
    game.do(Damage("ida", 9, actor=ANN))
    others = sum(f.card.points for f in game.state.in_play if f.side == "red" and f.id != "ivo")
    game.do(EnterScore("blue", 390, actor=BEN))
    assert standing(game.state).points["blue"] == 390 + others + 50


def test_25_7_no_card_out_of_play_is_drawn_while_the_deck_has_one() -> None:
    """Named by hand it is no card to draw; let stand by the players it is; with the deck empty it may be."""
    game = two()
    for name in ("Sun", "Moon", "Star"):
        game.do(AddCard(name, "tarot", actor=ANN))
    game.do(DrawCard(name="Sun", actor=ANN))
    game.do(EndTurn(actor=ANN))
    game.do(EndTurn(actor=BEN))
    game.do(DrawCard(name="Moon", actor=ANN))
    game.do(EndTurn(actor=ANN))
    game.do(EndTurn(actor=BEN))
    before = game.state
    with pytest.raises(DocumentError) as caught:
        game.ask(DrawCard(name="Sun", actor=ANN))
    assert (caught.value.path, game.state) == ("name", before)
    game.do(DrawCard(name="Sun", override=True, actor=ANN))
    game.do(Undo(actor=ANN))
    game.do(DrawCard(name="Star", actor=ANN))
    game.do(EndTurn(actor=ANN))
    game.do(EndTurn(actor=BEN))
    assert "game-log-tarot-shuffled" in told(game.do(DrawCard(name="Sun", actor=ANN)))


@pytest.mark.parametrize(("total", "most"), [(300, 6), (400, 8), (500, 10), (600, 10)])
def test_2_6a_so_many_for_the_build_total(total: int, most: int) -> None:
    """Two for each 100 points, ten at most; Mystery Cards and One-Shots count, a Tarot or ID card does not."""
    game = Game()
    game.do(NewGame("heroclix-modern", build_total=total, actor=ANN))
    game.do(Join("Ann", actor=ANN))
    for number in range(most - 2):
        game.do(AddFigure(able(f"Rhea{number}"), sideline=True, actor=ANN))
    for kind in ("mystery-card", "one-shot", "tarot", "id-card"):
        assert "game-sideline-full" not in told(game.do(AddCard(f"A {kind}", kind, actor=ANN)))
    assert "game-sideline-full" in told(game.do(AddCard("Bolt", "one-shot", actor=ANN)))


def test_5_2_a_sideline_defends_nobody() -> None:
    """Defeated with the last of the force, although more wait on the sideline; they are not scored (5.4b)."""
    game = with_rhea()
    for name in ("alba", "asta", "cato"):
        game.do(Damage(name, 9, actor=ANN))
        assert standing(game.state).defeated == ()
    game.do(ToSideline("fina", actor=ANN))
    found = standing(game.state)
    assert (found.defeated, found.points["blue"]) == (("red",), 150)


def test_26_3_removed_in_ones_own_turn_is_divided() -> None:
    """Nobody damaged it: each gets a third at the end; in another's turn that player scores it."""
    game = set_up(begun=False)
    game.do(Join("Eve", actor=EVE))
    game.do(AddFigure(able("Emil"), "A5", actor=EVE))
    game.do(EndTurn(actor=ANN))
    game.do(RemoveFromGame("alba", actor=ANN))
    assert standing(game.state).points == {"red": 0, "blue": 0, "green": 0}
    assert standing(game.state, over=True).points == {"red": 17, "blue": 17, "green": 17}
    game.do(EndTurn(actor=ANN))
    game.do(RemoveFromGame("asta", actor=ANN))
    assert standing(game.state).points["blue"] == 50
