"""What dials, keyphrases, replacements and empty seats come to in a game (6.6, 20.3, 21.12, 22.2, 24.4)."""

from __future__ import annotations

from engine.heroclix.game import (
    AddFigure,
    Correct,
    Damage,
    Decision,
    EndTurn,
    Finish,
    Heal,
    Join,
    Leave,
    Move,
    Replace,
    Undo,
    Use,
)
from tests.engine.game.tables import ANN, BEN, EVE, JUDGE, able, table_of

CLICK = {"speed": 8, "attack": 10, "defense": 16, "damage": 3}
JUDGED = {"actor": JUDGE, "judge": True}


def said(decision: Decision) -> list[str]:
    """Return the keys of what a ruling says."""
    return [step.message for step in decision.ruling.steps]


def test_6_6_nobody_is_healed_onto_a_ko_click() -> None:
    """Two lines with a KO click between: it stays on the click behind; without that click it is healed."""
    for middle, after in (({"ko": True}, 3), (CLICK, 2)):
        game = table_of((ANN, {"name": "Cato", "points": 50, "dial": [CLICK, middle, CLICK, CLICK]}, "C3"))
        game.do(Correct("cato", "click", 4, actor=ANN))
        decision = game.do(Heal("cato", 2, actor=ANN))
        assert game.state.by_id("cato").click == after
        assert ("game-healed-to-last-values" in said(decision)) == (after == 3)
    game = table_of((ANN, {"name": "Cato", "points": 50, "dial": [CLICK, {"ko": True}, CLICK, CLICK]}, "C3"))
    game.do(Correct("cato", "click", 3, actor=ANN))
    assert game.refused(Heal("cato", 1, actor=ANN)) == ["game-refused-no-values-back"]


def test_6_6_regeneration_stops_at_a_ko_click_too() -> None:
    """A roll of 6 heals one click of three; the position tells the rules the same."""
    click = {**CLICK, "powers": ["regeneration"]}
    game = table_of((ANN, {"name": "Cato", "points": 50, "dial": [click, {"ko": True}, click, click]}, "C3"))
    game.do(Correct("cato", "click", 4, actor=ANN))
    assert game.state.by_id("cato").life.kos == {2}  # type: ignore[union-attr]
    game.do(Use("cato", "regeneration", roll=6, actor=ANN))
    assert game.state.by_id("cato").click == 3


def test_24_3_neither_healed_onto_a_countdown_nor_on_one() -> None:
    """From behind it stops short; on it nothing heals."""
    dial = [CLICK, {"countdown": 3}, CLICK, CLICK]
    game = table_of((ANN, {"name": "Cato", "points": 50, "dial": dial}, "C3"))
    game.do(Correct("cato", "click", 4, actor=ANN))
    game.do(Heal("cato", 2, actor=ANN))
    assert game.state.by_id("cato").click == 3
    game.do(Correct("cato", "click", 2, actor=ANN))
    assert game.refused(Heal("cato", 1, actor=ANN)) == ["legal-countdown"]


def test_22_2_colossal_stamina_costs_a_click_and_keeps_the_tokens() -> None:
    """With two tokens: no third, 1 damage when the action is over, no clearing this turn; with one: as anybody."""
    for tokens, click, left in ((2, 2, 2), (1, 1, 2), (0, 1, 1)):
        game = table_of((ANN, able("Cato", abilities=["colossal-stamina"]), "C3"))
        game.do(Correct("cato", "tokens", tokens, actor=ANN))
        decision = game.do(Move("cato", "C5", actor=ANN))
        cato = game.state.by_id("cato")
        assert (cato.click, cato.tokens, cato.owes) == (click, left, ())
        assert ("game-log-exerted" in said(decision)) == (tokens == 2)
        assert "turn-tokens-full" not in said(decision)
        game.do(EndTurn(actor=ANN))
        assert game.state.by_id("cato").tokens == left
    game.do(Undo(actor=ANN))


def test_22_2_the_damage_comes_after_the_whole_action() -> None:
    """Charge: not after its move, but once its attack is given up."""
    game = table_of((ANN, able("Cato", "charge", abilities=["colossal-stamina"]), "C3"))
    game.do(Correct("cato", "tokens", 2, actor=ANN))
    game.do(Move("cato", "C5", action="charge", actor=ANN))
    assert (game.state.by_id("cato").click, game.state.by_id("cato").owes) == (1, ("colossal-stamina",))
    game.do(Finish(actor=ANN))
    assert (game.state.by_id("cato").click, game.state.by_id("cato").tokens) == (2, 2)


def test_24_4b_a_vehicle_on_autopilot_pays_for_its_action() -> None:
    """Without a pilot 1 damage, its last click KO's it; with a pilot nothing."""
    bus = able("Bus", clicks=2, abilities=["vehicle", "autopilot"])
    game = table_of((ANN, bus, "C3"), (ANN, able("Cato"), "A1"))
    decision = game.do(Move("bus", "C5", actor=ANN))
    assert (game.state.by_id("bus").click, game.state.by_id("bus").tokens) == (2, 1)
    assert [step.rule for step in decision.ruling.steps if step.message == "game-log-exerted"] == ["24.4b"]
    game.do(Undo(actor=ANN))
    game.do(Correct("bus", "pilot", "cato", actor=ANN))
    game.do(Move("bus", "C5", actor=ANN))
    assert game.state.by_id("bus").click == 1
    game.do(Undo(actor=ANN))
    game.do(Undo(actor=ANN))
    game.do(Damage("bus", 1, actor=ANN))
    game.do(Move("bus", "C5", actor=ANN))
    assert game.state.by_id("bus").ko


def test_21_12a_no_exact_match_replaces_a_character() -> None:
    """The same name alone matches; sets and numbers tell two apart, one of them is enough."""
    game = table_of((ANN, able("Cato", set="abc", number="001"), "C3"))
    same = ["game-refused-exact-match"]
    assert game.refused(Replace("cato", [able("The Cato")], actor=ANN)) == same
    assert game.refused(Replace("cato", [able("Cato", set="ABC", number="001")], actor=ANN)) == same
    assert game.refused(Replace("cato", [able("Cato", number="001")], actor=ANN)) == same
    game.do(Replace("cato", [able("Cato", set="abc", number="002")], actor=ANN))


def test_24_5_title_characters_are_not_replaced_and_replace_nobody() -> None:
    """Either way round; and who was generated began on no force (21.12a)."""
    game = table_of((ANN, able("Cato", title=True), "C3"), (ANN, able("Fina"), "F3"))
    assert game.refused(Replace("cato", [able("Hydra")], actor=ANN)) == ["game-refused-title-replaced"]
    assert game.refused(Replace("fina", [able("Hydra", title=True)], actor=ANN)) == ["game-refused-title-replaced"]
    game.do(AddFigure(able("Pog"), "F4", generated_by="fina", actor=ANN))
    assert game.refused(Replace("pog", [able("Hydra")], actor=ANN)) == ["game-refused-generated-replaced"]
    game.do(Replace("fina", [able("Hydra")], actor=ANN))


def test_20_3_what_lasts_until_a_turn_that_nobody_takes_ends_when_it_would_begin() -> None:
    """Perplex of a seat left empty: in force while the others play, over once its turn is passed over."""
    game = table_of((ANN, able("Cato", "perplex"), "C3"), (BEN, able("Dario"), "C6"))
    game.do(Use("cato", "perplex", target="dario", value="attack", change=-1, actor=ANN))
    game.do(EndTurn(actor=ANN))
    game.do(Leave(actor=ANN))
    assert game.state.lasting
    decision = game.do(EndTurn(actor=BEN))
    assert not game.state.lasting
    assert "game-turn-passed-over" in said(decision)
    game.do(Join("Eve", actor=EVE))


def test_21_6b_markers_of_an_empty_seat_go_when_its_turn_would_begin() -> None:
    """Its barrier stands through the other's turn and no longer."""
    game = table_of((ANN, able("Cato", "barrier"), "C3"), (BEN, able("Dario"), "C6"))
    before = game.state.markers
    game.do(Use("cato", "barrier", squares=["A3", "B4"], actor=ANN))
    game.do(EndTurn(actor=ANN))
    game.do(Leave(actor=ANN))
    assert game.state.markers != before
    game.do(EndTurn(actor=BEN))
    assert game.state.markers == before
