"""Ids and names of a document that only a machine could tell apart are refused; what the eye sees is compared."""

from __future__ import annotations

from typing import Any

import pytest

from bot.app.errors import line_of_error
from engine import DocumentError, adjudicate
from engine.heroclix.game import AddFigure
from engine.ids import as_seen
from tests.engine.game.tables import ANN, BEN, set_up

UNSEEN = ("\u200b", "\u200d", "\u2060", "\ufeff", "\u00ad", "\u200e", "\ufe0f", "\u3164", "\U000e0041")
SIDES = {"red": "A1", "blue": "C5"}


def told(**parts: Any) -> str:
    """Return what a position with these parts in place of its own is refused with, or nothing."""
    figures = [{"id": f"{side}-one", "side": side, "at": at} for side, at in SIDES.items()]
    asked = {"type": "line_of_fire", "from": "A1", "to": "C5"}
    document = {"ruleset": "heroclix-modern", "map": {"size": [8, 8]}, "figures": figures, "ask": asked}
    try:
        adjudicate({**document, **parts})
    except DocumentError as error:
        return line_of_error(error, "en") or ""
    return ""


def figures(*ids: str, sides: tuple[str, ...] = ("red", "red")) -> list[dict[str, Any]]:
    """Return figures of these ids and sides, each on a square of its own."""
    return [{"id": each, "side": sides[n], "at": f"A{n + 1}"} for n, each in enumerate(ids)]


@pytest.mark.parametrize("sign", UNSEEN)
def test_ids_that_look_the_same_are_refused(sign: str) -> None:
    """Figures, captives, objects and markers: what tells two ids apart has to be seen, and the line names the sign."""
    alike, number = f"ro{sign}ok", f"U+{ord(sign):04X}"
    lying = [{"id": "rook", "at": "D4"}, {"id": alike, "at": "E4"}]
    fog = [{"id": each, "kind": "smoke", "at": f"F{n + 1}"} for n, each in enumerate(("rook", alike))]
    for parts, place in (
        ({"figures": figures("rook", alike)}, "figures[1].id"),
        ({"objects": lying}, "objects[1].id"),
        ({"figures": figures("rook"), "objects": lying[1:]}, "objects[0].id"),
        ({"markers": fog}, "markers[1].id"),
        ({"figures": figures("rook", "bat", sides=("red", f"r{sign}ed"))}, "figures[1].side"),
    ):
        line = told(**parts).replace("\\", "")
        assert line.startswith(f"{place}: "), line
        assert number in line


def test_ids_that_can_be_told_apart_stand() -> None:
    """Case, accents and other letters are seen; an id may hold a sign that joins others, where no other looks so."""
    for first, second in (("Rook", "rook"), ("nino", "niño"), ("rook-1", "rook-2"), ("👩\u200d🚀", "👩🏽\u200d🚀")):
        assert told(figures=figures(first, second)) == ""
    assert told(figures=figures("a  b", "a b"))
    assert told(figures=figures("Nin\u0303a", "Niña"))


def test_an_id_stands_once_among_markers_and_objects() -> None:
    """A marker that is named like another, like an object, or as one that was left out is named, is refused."""
    fog = {"id": "fog", "kind": "smoke", "at": "F1"}
    for parts in (
        {"markers": [fog, {**fog, "at": "F2"}]},
        {"markers": [fog], "objects": [{"id": "fog", "at": "D4"}]},
        {"markers": [{**fog, "id": "smoke-2"}, {"kind": "smoke", "at": "F2"}]},
    ):
        assert "used twice" in told(**parts)
    assert told(markers=[fog, {**fog, "id": "fog-2", "at": "F2"}], objects=[{"id": "crate", "at": "D4"}]) == ""


@pytest.mark.parametrize("blank", ["\u00a0", "\u2009", "  "])
def test_names_in_a_game_that_look_the_same_are_told_apart(blank: str) -> None:
    """Two figures that seem to share a name are shown with their ids, and what is typed finds them as it is seen."""
    game = set_up(begun=False)
    for user, name, at in ((ANN, "Ro Ok", "E1"), (BEN, f"Ro{blank}Ok", "E8"), (ANN, f"Bat{blank}", "F1")):
        game.do(AddFigure({"name": name}, at, actor=user))
    shown = [game.state.names[figure.id] for figure in game.state.figures]
    assert len({as_seen(name) for name in shown}) == len(shown)
    assert game.state.figure("bat").card.name == f"Bat{blank}"
