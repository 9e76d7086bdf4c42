"""Characters that are more than one dial: starting lines, KO and countdown clicks, generated ones, replacements."""

from __future__ import annotations

import pytest

from engine.errors import DocumentError
from engine.heroclix.game import (
    AddFigure,
    Attack,
    Correct,
    Damage,
    EndTurn,
    Heal,
    Move,
    Place,
    Replace,
    Undo,
    Use,
    standing,
)
from engine.heroclix.game.decide.draft import Draft
from engine.heroclix.game.decide.fight.damage import click_down
from engine.heroclix.game.events import ActionGiven
from engine.heroclix.game.state.document import to_document
from tests.engine.game.tables import ANN, BEN, JUDGE, Game, able, table_of

JUDGED = {"actor": JUDGE, "judge": True}
CLICK = {"speed": 8, "attack": 10, "defense": 16, "damage": 3}
POG = {"name": "Pog", "values": {"speed": 5, "attack": 8, "defense": 14, "damage": 1}, "bystander": True}


def points(game: Game, side: str) -> int:
    """Return the victory points of a side."""
    return standing(game.state).points[side]


def test_1_7_a_starting_line_is_chosen_with_its_points() -> None:
    """The second line: its click, its points, and no healing past it; a line that the card has not is refused."""
    game = table_of((ANN, able("Cato"), "C3"))
    card = able("Fina", lines=[{"start": 1, "points": 80}, {"start": 4, "points": 40}])
    with pytest.raises(DocumentError):
        game.ask(AddFigure(card, "A1", start=3, actor=ANN))
    game.do(AddFigure(card, "A1", start=4, actor=ANN))
    fina = game.state.by_id("fina")
    assert (fina.click, fina.card.points, fina.card.start) == (4, 40, 4)
    game.do(Damage("fina", 1, actor=ANN))
    game.do(Heal("fina", 3, actor=ANN))
    assert game.state.by_id("fina").click == 4
    game.do(Damage("fina", 9, actor=ANN))
    assert points(game, "blue") == 40


def test_1_8_a_ko_click_in_the_middle_of_a_dial() -> None:
    """Clicked onto it the figure is KO'd, though clicks of another starting line follow; one click less does not."""
    dial = [CLICK, CLICK, {"ko": True}, CLICK, CLICK]
    for clicks, ko in ((1, False), (2, True), (4, True)):
        game = table_of((ANN, {"name": "Cato", "points": 50, "dial": dial}, "C3"))
        assert game.state.by_id("cato").life.last == 2  # type: ignore[union-attr]
        game.do(Damage("cato", clicks, actor=ANN))
        assert (game.state.by_id("cato").ko, game.state.by_id("cato").click) == (ko, min(3, 1 + clicks))
    game = table_of((ANN, {"name": "Cato", "points": 50, "dial": dial, "start": 4}, "C3"))
    game.do(Damage("cato", 1, actor=ANN))
    assert (game.state.by_id("cato").click, game.state.by_id("cato").ko) == (5, False)
    game.do(Damage("cato", 1, actor=ANN))
    assert game.state.by_id("cato").ko


def test_1_8_ko_clicks_at_the_end_are_no_living_clicks() -> None:
    """Two living clicks, then KO."""
    game = table_of((ANN, {"name": "Cato", "dial": [CLICK, CLICK, {"ko": True}, {"ko": True}]}, "C3"))
    assert game.state.by_id("cato").card.clicks == 2


def test_a_living_click_needs_its_values() -> None:
    """A value left out is named; a start on a KO click is refused."""
    game = table_of((ANN, able("Cato"), "C3"))
    with pytest.raises(DocumentError) as raised:
        game.ask(AddFigure({"name": "X", "dial": [CLICK, {"speed": 8}]}, actor=ANN))
    assert raised.value.path == "card.dial[1].attack"
    with pytest.raises(DocumentError):
        game.ask(AddFigure({"name": "X", "dial": [CLICK, {"ko": True}, CLICK], "start": 2}, actor=ANN))


def test_24_3_on_a_countdown_click_nothing_can_be_done() -> None:
    """Neither its own action nor an attack on it; on the click before both may be."""
    cato = {"name": "Cato", "points": 50, "dial": [CLICK, {"countdown": 3}, CLICK]}
    game = table_of((ANN, cato, "C3"), (BEN, able("Dario"), "C4"))
    game.do(Move("cato", "C3", roll=6, actor=ANN))
    game.do(Undo(actor=ANN))
    game.do(Correct("cato", "click", 2, actor=ANN))
    assert "legal-countdown" in game.refused(Move("cato", "B3", actor=ANN))
    game.do(EndTurn(actor=ANN))
    assert "legal-target-countdown" in game.refused(Attack("dario", ["cato"], "close", [3, 4], actor=BEN))
    (document,) = [each for each in to_document(game.state)["figures"] if each["id"] == "cato"]
    assert document["life"]["countdown"] == [2]


def test_21_6_a_bystander_is_generated_for_its_side() -> None:
    """Friendly to whose effect it was, with its keywords (24.1a), scored when it is KO'd (5.4b)."""
    game = table_of((ANN, able("Cato", keywords=["Guild"]), "C3"), (BEN, able("Dario"), "C6"))
    game.do(AddFigure({**POG, "points": 5}, "C4", generated_by="cato", **JUDGED))
    pog = game.state.by_id("pog")
    assert (pog.side, pog.generated_by, pog.card.keywords) == ("red", "cato", frozenset({"Guild"}))
    game.do(Damage("pog", 1, **JUDGED))
    assert points(game, "blue") == 5


def test_27_7j_no_more_than_the_maximum_on_the_map() -> None:
    """Two of [MAX 2], a third once one is gone; another figure's own do not count."""
    game = table_of((ANN, able("Cato"), "C3"), (ANN, able("Fina"), "F3"))
    for square in ("C4", "B3"):
        game.do(AddFigure(POG, square, generated_by="cato", limit=2, actor=ANN))
    assert game.refused(AddFigure(POG, "D3", generated_by="cato", limit=2, actor=ANN)) == ["game-refused-max"]
    game.do(AddFigure(POG, "F4", generated_by="fina", limit=2, actor=ANN))
    game.do(Damage("pog", 1, **JUDGED))
    game.do(AddFigure(POG, "D3", generated_by="cato", limit=2, actor=ANN))


def test_21_6a_a_note_where_it_is_not_adjacent() -> None:
    """It may be right, if the effect says so."""
    game = table_of((ANN, able("Cato"), "C3"))
    for square, said in (("C4", False), ("F6", True)):
        decision = game.do(AddFigure(POG, square, generated_by="cato", actor=ANN))
        assert ("game-generated-elsewhere" in [step.message for step in decision.ruling.steps]) == said


def test_21_12a_a_replacement_begins_where_the_replaced_one_was() -> None:
    """Its click, its tokens, its costed action; no effect on it, nothing else that it did."""
    game = table_of((ANN, able("Cato"), "C3"), (BEN, able("Dario"), "C6"))
    game.do(Damage("cato", 2, actor=ANN))
    game.do(Move("cato", "C4", actor=ANN))
    game.do(Replace("cato", [able("Hydra", clicks=5)], actor=ANN))
    hydra, cato = game.state.by_id("hydra"), game.state.by_id("cato")
    assert (hydra.click, hydra.tokens, hydra.acted, hydra.moved) == (3, 1, True, False)
    assert (game.state.squares(hydra), cato.squares, cato.in_play) == (("C4",), (), False)
    assert game.refused(Move("hydra", "C5", actor=ANN)) == ["legal-acted"]
    assert game.refused(Place("cato", "A1", actor=ANN)) == ["game-refused-on-the-sideline"]
    game.do(EndTurn(actor=ANN))
    assert game.state.by_id("hydra").tokens == 1


def test_21_12a_on_at_least_one_of_its_squares() -> None:
    """Elsewhere is refused, and two on one square; a click that the new dial does not have is named."""
    game = table_of((ANN, able("Cato"), "C3"), (ANN, able("Fina"), "E3"))
    assert game.refused(Replace("cato", [able("Hydra")], ["C4"], actor=ANN)) == ["game-refused-replaced-elsewhere"]
    twins = [able("Hydra"), able("Hydra")]
    assert game.refused(Replace("cato", twins, actor=ANN)) == ["game-refused-replaced-twice"]
    game.do(Damage("cato", 4, actor=ANN))
    with pytest.raises(DocumentError):
        game.ask(Replace("cato", [able("Hydra", clicks=3)], actor=ANN))


def test_21_12b_the_greater_value_is_scored() -> None:
    """50 replaced by 30: 30 and 20 more; by 80: 80. Taking the KO back takes all of it back."""
    for worth, scored in ((30, 50), (80, 80)):
        game = table_of((ANN, able("Cato"), "C3"), (BEN, able("Dario"), "C6"))
        game.do(Replace("cato", [{**able("Hydra"), "points": worth}], actor=ANN))
        game.do(Damage("hydra", 9, actor=ANN))
        assert points(game, "blue") == scored
        game.do(Correct("hydra", "ko", False, actor=ANN))
        assert points(game, "blue") == 0


def test_21_12b_only_once_all_replacements_are_ko_d() -> None:
    """Two for one, on a base of two squares: the first scores its own points, the second the rest."""
    game = table_of((ANN, able("Cato", base=[1, 2]), "C2"), (BEN, able("Dario"), "C6"))
    pair = [{**able("Ida"), "points": 10}, {**able("Ivo"), "points": 15}]
    game.do(Replace("cato", pair, ["C2", "C3"], actor=ANN))
    game.do(Damage("ida", 9, actor=ANN))
    assert points(game, "blue") == 10
    game.do(Damage("ivo", 9, actor=ANN))
    assert points(game, "blue") == 50


def test_24_4_a_pilot_is_kept() -> None:
    """The vehicle's pilot is entered as a correction, and the document says who it is."""
    game = table_of((ANN, able("Jet", abilities=["vehicle"]), "C3"), (ANN, able("Fina"), "A1"))
    assert "legal-vehicle-no-pilot" in game.refused(Move("jet", "C4", actor=ANN))
    game.do(Place("fina", None, actor=ANN))
    game.do(Correct("jet", "pilot", "fina", actor=ANN))
    (document,) = [each for each in to_document(game.state)["figures"] if each["id"] == "jet"]
    assert document["pilot"] == "fina"
    game.do(Move("jet", "C4", actor=ANN))


def test_27_7p_a_stop_before_the_next_dial_holds_it() -> None:
    """An opponent's damage past a STOP and the KO click ends on the STOP, and no word of the next dial is said."""
    dial = [CLICK, CLICK, CLICK, {"ko": True}, CLICK, CLICK]
    lines = [{"start": 1, "points": 80}, {"start": 5, "points": 40}]
    card = {"name": "Cato", "dial": dial, "lines": lines, "several_dials": True, "stops": [2]}
    for stops, click, said in ((True, 2, "game-stop"), (False, 5, "game-next-dial")):
        game = table_of((ANN, card, "C3"))
        draft = Draft(game.state, Damage("cato", 9, actor=ANN))
        click_down(draft, draft.state.by_id("cato"), 9, stops=stops)
        assert draft.state.by_id("cato").click == click
        assert [step.message for step in draft.steps if not step.message.startswith("game-log-")] == [said]


def test_24_4a_a_pilot_ability_counts_for_what_is_given_and_used() -> None:
    """With the pilot it asks for the move is FREE and its limited use is kept; with another neither is."""
    ace = {"name": "Ace", "pilot": {"names": ["Fina"]}, "effects": [{"as_free": "move"}, {"limit": "once-per-turn"}]}
    for pilot, free in (("fina", True), ("cato", False)):
        game = table_of((ANN, able("Jet", abilities=["vehicle"], special=[ace]), "C3"), (ANN, able("Fina"), "A1"))
        game.do(AddFigure(able("Cato"), actor=ANN))
        game.do(Place("fina", None, actor=ANN))
        game.do(Correct("jet", "pilot", pilot, actor=ANN))
        moved = game.do(Move("jet", "C4", actor=ANN))
        assert [event.free for event in moved.events if isinstance(event, ActionGiven)] == [free]
        use = game.ask(Use("jet", "Ace", actor=ANN))
        assert use.ruling.verdict == ("used" if free else "refused")


def test_24_4_what_the_ko_of_a_vehicle_leaves_is_for_the_table() -> None:
    """The object and the pilot's roll are not adjudicated, and the ruling says so; of anyone else it does not."""
    for abilities, there in ((["vehicle"], True), ([], False)):
        game = table_of((ANN, able("Jet", abilities=abilities), "C3"))
        decision = game.do(Damage("jet", 9, actor=ANN))
        assert ("game-vehicle-ko" in [step.message for step in decision.ruling.steps]) == there


def test_24_3_off_the_map_a_countdown_click_is_pointed_out() -> None:
    """On a countdown click, and not on a living one."""
    cato = {"name": "Cato", "points": 50, "dial": [CLICK, {"countdown": 3}, CLICK]}
    for click, there in ((2, True), (3, False)):
        game = table_of((ANN, cato, "C3"))
        game.do(Correct("cato", "click", click, actor=ANN))
        decision = game.do(Place("cato", None, actor=ANN))
        assert ("game-countdown-off-map" in [step.message for step in decision.ruling.steps]) == there
