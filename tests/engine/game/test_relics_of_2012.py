"""Relics in games of 2012: rolled for once a game, on a card, left in its bearer's last square (reliquias)."""

from __future__ import annotations

import pytest

from engine.errors import DocumentError
from engine.heroclix.game import Attack, Damage, EndTurn, LoadMap, Move, Place, Use, fold
from engine.heroclix.game.state.document import to_document
from engine.heroclix.judge import read
from tests.engine.game.tables import ANN, BEN, MAP, Game, able, table_of

ORB = {"id": "orb", "kind": "relic", "at": "B2", "taken_on": [5, 6]}


def beside_orb(**orb: object) -> Game:
    """Return a game in which Cato of Ann stands in the square of a relic that a 5 and a 6 take."""
    game = table_of((ANN, able("Cato"), "B2"), (BEN, able("Dario"), "B3"), ruleset="heroclix-2012")
    game.do(LoadMap({**MAP, "objects": [{**ORB, **orb}]}, actor=ANN))
    return game


def orb_of(game: Game) -> tuple[str | None, int | None]:
    """Return on whose card the relic is, and on which square it lies."""
    (orb,) = game.state.things
    return orb.equipped_by, orb.square


@pytest.mark.parametrize(("roll", "taken"), [(5, True), (6, True), (4, False), (1, False)])
def test_reliquias_a_roll_within_its_results_puts_it_on_the_card(roll: int, taken: bool) -> None:
    """It is a power action with its token; what the card says is left to the table, and said to be."""
    game = beside_orb()
    made = game.do(Use("cato", "relic", roll=roll, actor=ANN))
    assert (orb_of(game)[0] == "cato") == taken
    assert game.state.by_id("cato").tokens == 1
    said = [step.message for step in made.ruling.steps]
    assert ("game-read-relic" in said) == taken
    assert fold(game.log) == game.state


def test_reliquias_once_a_game_and_character() -> None:
    """Whoever has rolled does not roll again, whatever came of it; another character does."""
    game = beside_orb()
    game.do(Use("cato", "relic", roll=1, actor=ANN))
    game.do(EndTurn(actor=ANN))
    assert "legal-no-relic" in game.refused(Use("dario", "relic", target="orb", roll=6, actor=BEN))
    game.do(EndTurn(actor=BEN))
    assert "legal-relic-tried" in game.refused(Use("cato", "relic", roll=6, actor=ANN))
    game.do(Place("cato", "A1", actor=ANN))
    game.do(Place("dario", "B2", actor=BEN))
    game.do(EndTurn(actor=ANN))
    game.do(Use("dario", "relic", roll=6, actor=BEN))
    assert orb_of(game)[0] == "dario"


def test_reliquias_a_defeated_bearer_leaves_it_in_its_last_square() -> None:
    """It lies there again, for anybody."""
    game = beside_orb()
    game.do(Use("cato", "relic", roll=6, actor=ANN))
    game.do(EndTurn(actor=ANN))
    game.do(EndTurn(actor=BEN))
    game.do(Move("cato", "A1", roll=6, actor=ANN))
    game.do(Damage("cato", 6, actor=ANN))
    assert game.state.map is not None
    assert orb_of(game) == (None, game.state.map.square(0, 0))


def test_reliquias_on_a_card_it_is_nothing_in_the_hand() -> None:
    """A close attack is not made with it, and it stays there; a document of the game says so and is read again."""
    game = beside_orb()
    game.do(Use("cato", "relic", roll=6, actor=ANN))
    document = to_document(game.state, {"type": "legal_actions", "figure": "cato"})
    (orb,) = document["objects"]
    assert (orb["equipped_by"], orb["taken_on"], "at" in orb, "held_by" in orb) == ("cato", [5, 6], False, False)
    assert read(document)[0].things[0].equipped_by == "cato"
    game.do(EndTurn(actor=ANN))
    game.do(EndTurn(actor=BEN))
    made = game.do(Attack("cato", ["dario"], "close", roll=(6, 3), actor=ANN))
    assert made.ruling.verdict != "illegal"
    assert orb_of(game)[0] == "cato"
    assert game.state.pending[0].damage == {"dario": 3}


def test_reliquias_without_its_results_nobody_rolls_for_it() -> None:
    """The refusal says that they have to be told."""
    game = beside_orb(taken_on=[])
    assert "game-refused-relic-untold" in game.refused(Use("cato", "relic", roll=6, actor=ANN))


def test_objects_on_cards_are_equipment_and_relics_alone() -> None:
    """A heavy object on a card is an input error."""
    game = beside_orb()
    document = to_document(game.state, {"type": "legal_actions", "figure": "cato"})
    document["objects"] = [{"id": "car", "kind": "heavy", "equipped_by": "cato"}]
    with pytest.raises(DocumentError, match=r"objects\[0\].kind"):
        read(document)
