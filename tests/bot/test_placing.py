"""What players name when they ask where something may be placed, and the question made of it."""

from __future__ import annotations

from typing import Any

import pytest

from bot.app.errors import UserError
from bot.heroclix.typing.placing import bases_off_map, offered, placed_named, question
from bot.words.language import catalogue
from engine import DocumentError
from engine.heroclix.game import AddFigure, GameState, Join, LoadMap, NewGame
from engine.heroclix.judge import answer
from tests.engine.game.tables import ANN, Game, card

YARD: dict[str, Any] = {
    "size": [8, 8],
    "starting_areas": {"red": ["A1:H1"], "blue": ["A8:H8"]},
    "objects": [{"id": "crate", "at": "C4"}],
    "markers": [{"kind": "smoke", "at": ["E5", "E6"], "id": "fog"}],
}


def state_of(document: dict[str, Any]) -> GameState:
    """A game in its set-up: a figure on the map and a 2×2 one that is not on it yet."""
    game = Game()
    game.do(NewGame("heroclix-modern", name="Test", actor=ANN))
    game.do(Join("Ann", actor=ANN))
    game.do(LoadMap(document, actor=ANN))
    game.do(AddFigure(card("Iron Wolf"), "B1", actor=ANN))
    game.do(AddFigure(card("Ogre", base=[2, 2]), actor=ANN))
    return game.state


@pytest.fixture(scope="module")
def state() -> GameState:
    """The yard with its figures."""
    return state_of(YARD)


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("iron", {"what": "figure", "id": "iron-wolf"}),
        ("Ogre", {"what": "figure", "id": "ogre", "base": (2, 2)}),
        ("crate", {"what": "object", "id": "crate"}),
        ("FOG@E5", {"what": "marker", "id": "fog@E5"}),
        ("smoke", {"what": "marker", "kind": "smoke"}),
        ("A smoke marker", {"what": "marker", "kind": "smoke"}),
        ("un marcador de humo", {"what": "marker", "kind": "smoke"}),
        ("special-object", {"what": "special-object"}),
    ],
)
def test_what_a_text_names(state: GameState, text: str, asked: dict[str, Any]) -> None:
    """Figures, objects, markers and new things are told apart, in either language, whatever the case."""
    assert placed_named(state, text, catalogue("en")).asked == asked


def test_what_names_nothing(state: GameState) -> None:
    """A text that names nothing is refused with some of what there is; one that names two figures, as ever."""
    with pytest.raises(UserError, match="placing-unknown") as refused:
        placed_named(state, "Nobody", catalogue("en"))
    assert "Iron Wolf" in str(refused.value.data["known"])


def test_everything_offered_is_understood(state: GameState) -> None:
    """Each thing that the option offers names what it says."""
    for value, _ in offered(state, catalogue("es")):
        assert placed_named(state, value, catalogue("es")).asked


def test_before_the_game_it_is_set_up(state: GameState) -> None:
    """In the set-up of a map with starting areas a placing is a set-up, unless the way is said or who places it."""
    wolf = placed_named(state, "iron-wolf", catalogue("en"))
    assert question(state, wolf, None, None, None)["how"] == "set-up"
    assert question(state, wolf, None, "place", None)["how"] == "place"
    assert question(state, wolf, None, None, "iron-wolf") == {
        "type": "place", "what": "figure", "id": "iron-wolf", "how": "place", "by": "iron-wolf",
    }  # fmt: skip
    plain = state_of({"size": [8, 8]})
    assert question(plain, placed_named(plain, "smoke", catalogue("en")), None, None, None)["how"] == "place"


def test_a_larger_base_is_named_by_its_corner(state: GameState) -> None:
    """A 2×2 base at C1 takes C1:D2; where that is off the map, one line says so."""
    ogre = placed_named(state, "ogre", catalogue("en"))
    asked = question(state, ogre, "c1", None, None)
    assert asked["at"] == ["C1", "D1", "C2", "D2"]
    assert answer(state.position(), asked).fields["legal"] is True
    assert bases_off_map(state) == {"ogre": (2, 2)}
    with pytest.raises(DocumentError, match="error-base-outside"):
        question(state, ogre, "H1", None, None)


def test_the_squares_of_a_larger_base_may_be_named_one_by_one(state: GameState) -> None:
    """As for objects, with commas or blanks between."""
    ogre = placed_named(state, "Ogre", catalogue("en"))
    assert question(state, ogre, "c1 d1, c2,d2", None, None)["at"] == ["C1", "D1", "C2", "D2"]
    with pytest.raises(DocumentError):
        question(state, ogre, "c1 d2", None, None)


def test_squares_may_be_written_in_any_way(state: GameState) -> None:
    """Small letters and commas between squares are read."""
    smoke = placed_named(state, "smoke", catalogue("en"))
    assert question(state, smoke, "e5, f5:g6", None, None)["at"] == ["E5", "F5:G6"]
