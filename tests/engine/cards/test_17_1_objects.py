"""Objects that cards ask for by name and weight: where they are, in whose hands, on whose cards (17.1, 25.2)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.heroclix.build import build_position
from engine.heroclix.document import Unasked
from engine.heroclix.editions.modern import MODERN
from engine.heroclix.game.state.document_map import object_documents
from engine.heroclix.position import MapPrint
from engine.heroclix.things import Thing
from tests.engine.cards.asking import VALUES, asked, figure
from tests.engine.cards.reading import one

DEFENSE = int(VALUES["defense"])
FLAG = (
    "Friendly characters with the Ash keyword that occupy or are adjacent to 1+ Ash Flag light object "
    "modify defense +1."
)
BALL = (
    "Opposing characters adjacent to, occupying the same square as, or holding one or more Tin Ball objects "
    "modify defense -1."
)
TWO = "Opposing characters adjacent to two or more Tin Ball objects modify defense -1."
SWORD = "If Hollis is equipped with QQ20 #s004 Sword of Dawn, modify defense +1."


def thing(name: str = "", **more: Any) -> dict[str, Any]:
    """Return an object; without a name, of which nobody tells what it is called."""
    return {**({"name": name} if name else {}), **more}


def defense(of: str, objects: list[dict[str, Any]], *figures: dict[str, Any]) -> tuple[int, bool]:
    """Return by how much its defense differs, and whether a sentence waits for a fact."""
    named = [{"id": f"thing-{number}", **each} for number, each in enumerate(objects)]
    answer = asked({"type": "value", "figure": of, "value": "defense"}, *figures, objects=named)
    return answer["result"] - DEFENSE, any(row["status"] == "reminded" for row in answer["cards"])


@pytest.mark.parametrize(
    ("objects", "found"),
    [
        ([thing("Ash Flag", kind="light", at="G7")], (1, False)),
        ([thing("ASH flag", kind="light", at="H8")], (1, False)),
        ([thing("Ash Flag", kind="special", at="H8")], (0, True)),
        ([thing("Ash Flag", kind="heavy", at="G7")], (0, False)),
        ([thing("Ash Flagpole", kind="light", at="G7")], (0, False)),
        ([thing("Ash Flag", kind="light", at="I7")], (0, False)),
        ([thing("Ash Flag", kind="light", held_by="hollis")], (0, False)),  # what is held lies nowhere (17.6)
        ([thing(kind="light", at="G7")], (0, True)),  # of no name nobody knows whether it is that one
        ([thing(kind="heavy", at="G7")], (0, False)),  # that it is none is sure
        ([thing("Ash Flag", at="G7")], (0, True)),  # nor of a standard one, how heavy it is
        ([thing(kind="light", at="M2")], (0, False)),
        ([], (0, False)),
    ],
)
def test_17_1_an_object_of_a_name_and_weight(objects: list[dict[str, Any]], found: tuple[int, bool]) -> None:
    """Hollis stands on G7."""
    assert defense("hollis", objects, figure("Hollis", "red", "G7", FLAG, keywords=["Ash"])) == found


@pytest.mark.parametrize(
    ("objects", "found"),
    [
        ([thing("Tin Ball", at="L9")], (-1, False)),
        ([thing("Tin Ball", at="K8"), thing("Tin Ball", at="K9")], (-1, False)),
        ([thing("Tin Ball", held_by="rob")], (-1, False)),
        ([thing("Tin Ball", held_by="sam")], (0, False)),  # in the hands of who stands beside him
        ([thing("Tin Ball", kind="equipment", equipped_by="rob")], (0, False)),
        ([thing("Tin Can", held_by="rob")], (0, False)),
        ([thing(held_by="rob")], (0, True)),
    ],
)
def test_17_6_near_or_in_hands(objects: list[dict[str, Any]], found: tuple[int, bool]) -> None:
    """Rob stands on L9, Sam beside him."""
    figures = (figure("Hollis", "red", "G7", BALL), figure("Rob", "blue", "L9"), figure("Sam", "blue", "M9"))
    assert defense("rob", objects, *figures) == found


@pytest.mark.parametrize(("at", "add"), [(("K8", "K9"), -1), (("K8",), 0), (("K8", "L9"), 0)])
def test_6_3a_two_of_them_beside_somebody(at: tuple[str, ...], add: int) -> None:
    """The square that he occupies is not adjacent to him."""
    figures = (figure("Hollis", "red", "G7", TWO), figure("Rob", "blue", "L9"))
    assert defense("rob", [thing("Tin Ball", at=each) for each in at], *figures) == (add, False)


@pytest.mark.parametrize(
    ("objects", "found"),
    [
        ([thing("Sword of Dawn", kind="equipment", equipped_by="hollis")], (1, False)),
        ([thing("Sword of Dusk", kind="equipment", equipped_by="hollis")], (0, False)),
        ([thing("Sword of Dawn", kind="equipment", at="G7")], (0, False)),
        ([thing(kind="equipment", equipped_by="hollis")], (0, True)),
    ],
)
def test_25_2_equipped_with_that_of_a_name(objects: list[dict[str, Any]], found: tuple[int, bool]) -> None:
    """The set and the number before it are of its printing, which nobody looks at."""
    assert defense("hollis", objects, figure("Hollis", "red", "G7", SWORD)) == found


@pytest.mark.parametrize(
    "text",
    [
        "If Hollis is adjacent to a Light object, modify attack +1.",
        "If Hollis is equipped with Fog Equipment, modify attack +1.",
        "If Hollis is equipped with any Fog Equipment, modify attack +1.",
        "If Hollis is equipped with a Horn or a Bell, modify attack +1.",
        "If Hollis is equipped with a Horn and a Bell, modify attack +1.",
        "If Hollis isn't equipped with a Horn, modify attack +1.",
        "Opposing characters not adjacent to a Tin Ball object modify attack -1.",
        "Opposing characters adjacent to her Tin Ball object modify attack -1.",
        "Opposing characters adjacent to 2 Tin Ball objects modify attack -1.",
        "Opposing characters adjacent to an unheld Tin Ball object modify attack -1.",
    ],
)
def test_17_1_what_is_no_name_and_what_is_more_than_one(text: str) -> None:
    """Kinds of objects are no names, and of two names nobody knows whether both are asked for."""
    assert one(text, "Hollis").status != "judged"


def test_17_1_a_name_stays_with_its_object() -> None:
    """A game's document says of an object what it is called, and a document read gives it that name."""
    things = (Thing("horn", "light", square=18, name="Horn of Fog"), Thing("crate", square=2))
    told = object_documents(MapPrint(8, 8), things)
    assert [each.get("name") for each in told] == ["Horn of Fog", None]
    document = {"ruleset": "heroclix-modern", "map": {"size": [8, 8]}, "objects": told, "ask": {"type": "value"}}
    position = build_position(Unasked.model_validate(document), MODERN)
    assert [each.name for each in position.things] == ["Horn of Fog", ""]
