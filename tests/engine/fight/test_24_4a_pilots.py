"""Pilot abilities: a vehicle uses them while its pilot is the one they ask for (24.4a)."""

from __future__ import annotations

from typing import Any

import pytest

from engine import DocumentError, adjudicate
from engine.heroclix.game import AddFigure, EndTurn, Use
from engine.heroclix.game.state.document import to_document
from tests.engine.fight.scenes import figure, legal, reasons, said
from tests.engine.game.tables import ANN, BEN, able, table_of

PILOT = {"names": ["The Smith"], "keywords": ["Crew"], "least": 40, "most": 60, "symbols": ["flight"]}


def van(needs: dict[str, Any], *, pilot: str | None = "ann") -> dict[str, Any]:
    """A vehicle that can use Charge with the right pilot."""
    special = {"name": "Ace", "kind": "trait", "pilot": needs, "effects": [{"grants": "charge"}]}
    return figure("van", "red", "C5", abilities=["vehicle"], pilot=pilot, special=[special])


def charge(needs: dict[str, Any], pilot: str | None = "ann", **more: Any) -> bool:
    """Whether the vehicle can use it, Ann the smith of 50 points with wings at the wheel."""
    smith = {"name": "Smith", "points": 50, "keywords": ["crew"], "abilities": ["flight", "swim"], **more}
    ann = {**figure("ann", "red", None), **smith}
    answer = legal("charge", "van", van(needs, pilot=pilot), ann)
    legally = bool(answer.fields["legal"])
    assert reasons(answer) == ([] if legally else ["24.4a"])
    return legally


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        ({}, True),
        ({"name": "Smithson"}, False),
        ({"keywords": []}, False),
        ({"points": 40}, True),
        ({"points": 39}, False),
        ({"points": 60}, True),
        ({"points": 61}, False),
        ({"abilities": ["swim"]}, False),
    ],
)
def test_24_4a_every_prerequisite_has_to_be_met(more: dict[str, Any], expected: bool) -> None:
    """Name, keyword, points and symbol; one that fails is enough."""
    assert charge(PILOT, **more) is expected


def test_24_4a_what_is_left_out_is_not_asked() -> None:
    """Any pilot will do where nothing is asked; without a pilot nothing can be used."""
    assert charge({}, name="Somebody", points=0, abilities=[]) is True
    answer = legal("charge", "van", van({}, pilot=None))
    assert "value-special-no-such-pilot" in said(answer)
    assert "24.4a" in reasons(answer)


def test_24_4a_in_a_game_with_the_pilot_aboard() -> None:
    """Once the right pilot is on the vehicle's card, and not before; the wrong one never."""
    special = {"name": "Ace", "kind": "trait", "pilot": {"names": ["Cato"]}, "effects": [{"grants": "charge"}]}
    for name, can in (("Cato", True), ("Fina", False)):
        game = table_of((ANN, able(name), "C5"), (BEN, able("Dario"), "H8"))
        game.do(AddFigure(able("Bus", abilities=["vehicle"], special=[special]), "C4", actor=ANN))
        assert "charge" not in game.state.position().figure("bus").powers
        game.do(Use(name.lower(), "become-pilot", target="bus", actor=ANN))
        assert ("charge" in game.state.position().figure("bus").powers) is can
        document = to_document(game.state)
        assert document["figures"][-1]["special"][0]["pilot"] == {"names": ["Cato"]}
        game.do(EndTurn(actor=ANN))


def test_24_4_p120_a_pilot_needs_a_free_square() -> None:
    """Boxed in by others the vehicle can't place its pilot, and is not offered to; one free square is enough."""
    bus, ann = figure("bus", "red", "A1", abilities=["vehicle"], pilot="ann"), figure("ann", "red", None)
    crowd = [figure(f"by{at}", "red", at) for at in ("A2", "B1")]
    assert reasons(legal("place-pilot", "bus", bus, ann, *crowd)) == []
    boxed = legal("place-pilot", "bus", bus, ann, *crowd, figure("last", "blue", "B2"))
    assert [(step.rule, step.reading) for step in boxed.fields["because"]] == [("24.4", "P120")]  # type: ignore[attr-defined]
    walled = legal("place-pilot", "bus", bus, ann, *crowd, map={"blocking": ["B2"]})
    assert reasons(walled) == ["24.4"]


@pytest.mark.parametrize(
    ("more", "unread"),
    [({}, True), ({"size": "giant"}, False), ({"bystander": True}, False), ({"abilities": ["vehicle"]}, False)],
)
def test_1_10_the_combat_symbols_of_a_would_be_pilot_are_not_judged(more: dict[str, Any], unread: bool) -> None:
    """Said where all else of a standard character is there; where something is missing that is reason enough."""
    answer = legal("become-pilot", "ann", figure("ann", "red", "C4", **more), van({}, pilot=None))
    assert ("legal-pilot-symbols-unread" in said(answer)) == unread
    assert bool(answer.fields["legal"]) == unread


@pytest.mark.parametrize("question", ["reachable", "break_away", "knockback"])
def test_15_3_a_question_about_squares_that_are_not_there(question: str) -> None:
    """A figure without a square is off the map: what asks where it stands is an error that names the field."""
    more = {"away_from": "C5"} if question == "knockback" else {}
    asked = {"type": question, "figure": "ann", **more}
    document = {"ruleset": "heroclix-modern", "map": {"size": [8, 8]}, "figures": [figure("ann", "red", None)]}
    with pytest.raises(DocumentError) as error:
        adjudicate({**document, "ask": asked})
    assert error.value.path == "ask.figure"
