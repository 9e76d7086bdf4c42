"""What a file holds and nothing reads is told, or the file is refused: no half of it is taken unseen."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.app.user_error import UserError
from bot.uploads.kinds import reader
from bot.uploads.limits import Kind
from engine.heroclix.editions.modern import MODERN
from tests.bot.test_import_unit import KO_CLICK, UNIT, click

CARDS: dict[str, Any] = {"resources": [{"name": "Lighthouse", "points": 5}]}


def notes(kind: Kind, document: dict[str, Any]) -> dict[str, Any]:
    """What is told of a file that is taken: the data of each note by its key."""
    return dict(reader(kind)(json.dumps(document), MODERN.id)["notes"])


def refusal(kind: Kind, text: str) -> UserError:
    """What a file is refused with."""
    with pytest.raises(UserError) as refused:
        reader(kind)(text, MODERN.id)
    return refused.value


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"special_powers": [{"name": "Low Tide", "description": "x", "cost": 9}]}, "special_powers[0].cost"),
        ({"improved_movement": [{"name": "elevated", "level": 2}]}, "improved_movement[0].level"),
        ({"keywords": [{"name": "Scout", "rank": 2}]}, "keywords[0].rank"),
        ({"dial": [click(1, colour="red")]}, "dial[0].colour"),
    ],
)
def test_keys_inside_a_unit_file_that_nothing_reads(changes: dict[str, Any], named: str) -> None:
    """They are named with their place, as those of the unit itself are."""
    assert notes("unit", {**UNIT, **changes})["unit-keys-left"]["names"] == (named,)


def test_of_many_powers_that_are_none_the_first_are_told_with_their_nearest() -> None:
    """The others by name, and how many more there are."""
    dial = [click(number, speed_power=f"chrage {number}") for number in range(1, 31)]
    found = reader("unit")(json.dumps({**UNIT, "dial": dial}), MODERN.id)["notes"]
    assert sum(key in ("unit-power-nearest", "unit-power-left") for key, _ in found) == 12
    assert dict(found)["unit-powers-left"]["names"][0] == "chrage-13"
    assert dict(found)["unit-powers-left"]["more"] == 6


def test_a_keyword_with_its_id_is_read_whole() -> None:
    """Nothing of it is left."""
    assert "unit-keys-left" not in notes("unit", {**UNIT, "keywords": [{"id": 4, "name": "Scout"}]})


def test_a_dial_without_a_starting_line_is_told() -> None:
    """It starts on its first click, which the file does not say; a dial of one click can start nowhere else."""
    bare = [click(number, starting_line=False) for number in (1, 2)]
    assert "unit-start-first" in notes("unit", {**UNIT, "dial": bare})
    assert "unit-start-first" not in notes("unit", {**UNIT, "dial": bare[:1]})
    assert "unit-start-first" not in notes("unit", UNIT)


def test_a_unit_without_points_is_told() -> None:
    """It counts 0, which the file does not say; a printed 0 is one."""
    for values in ({}, {"point_values": []}):
        unit = {key: value for key, value in UNIT.items() if key != "point_values"} | values
        assert "unit-points-none" in notes("unit", unit)
    assert "unit-points-none" not in notes("unit", {**UNIT, "point_values": [0]})
    assert "unit-points-none" not in notes("unit", UNIT)


def test_a_starting_line_on_ko_is_refused() -> None:
    """No dial starts where its figure is out of the game."""
    dial = [click(1, starting_line=False), {"click_number": 2, "starting_line": True, **KO_CLICK}]
    refused = refusal("unit", json.dumps({**UNIT, "dial": dial}))
    assert (refused.message, refused.data["path"]) == ("unit-file-start-on-ko", "dial[1].starting_line")


def test_two_starting_lines_for_one_point_value_are_refused() -> None:
    """Nobody knows which is meant; of two point values each has its own, and the first counts."""
    dial = [click(1), click(2, starting_line=True)]
    assert refusal("unit", json.dumps({**UNIT, "dial": dial})).message == "unit-file-starting-lines"
    assert "unit-points" in notes("unit", {**UNIT, "dial": dial, "point_values": [75, 40]})


def test_two_symbols_are_both_read_and_two_sizes_refused() -> None:
    """1.3: each symbol grants its ability; a figure has one size."""
    both = reader("unit")(json.dumps({**UNIT, "speed_type": "wing dolphin"}), MODERN.id)["document"]
    assert {"flight", "swim"} <= set(both["abilities"])
    assert refusal("unit", json.dumps({**UNIT, "damage_type": "tiny-colossal"})).data["path"] == "damage_type"


@pytest.mark.parametrize(
    ("kind", "text", "key"),
    [
        ("unit", json.dumps({**UNIT, "name": "n" * 81}), "unit-file-text-too-long"),
        (
            "unit",
            json.dumps({**UNIT, "special_powers": [{"name": "x", "description": "d" * 2001}]}),
            "unit-file-text-too-long",
        ),
        ("map", json.dumps({"rows": [{"tiles": [{}]}], "name": "n" * 81}), "map-file-name-too-long"),
        ("map", f"name: {'n' * 81}\n....\n....", "map-file-name-too-long"),
    ],
)
def test_a_text_too_long_is_refused_and_not_cut(kind: Kind, text: str, key: str) -> None:
    """80 letters of a name, 2,000 of a special power."""
    assert refusal(kind, text).message == key
    shorter = text.replace("n" * 81, "n" * 80).replace("d" * 2001, "d" * 2000)
    assert reader(kind)(shorter, MODERN.id)["document"]


def test_lines_of_a_sketch_that_stand_twice() -> None:
    """Edges add up, since there may be many; of two names nobody knows which is meant."""
    drawn = reader("map")("walls: A1/B1\nmuros: B1/C1\n....\n....", MODERN.id)["document"]
    assert drawn["walls"] == ["A1/B1", "B1/C1"]
    for text, place in (
        ("name: Yard\n....\n nombre: Patio\n....", (3, 2, 1)),
        ("....\n....|name: Yard|name: Patio", (2, 17, 2)),
        ("setting: indoor\n....\nTIPO: exterior", (3, 1, 1)),
    ):
        refused = refusal("map", text)
        assert refused.message == "file-key-twice"
        assert tuple(refused.data[each] for each in ("line", "column", "first")) == place


@pytest.mark.parametrize(("type_", "other"), [("outdoor", "indoor"), ("indoor", "outdoor")])
def test_tiles_that_contradict_their_map_are_told(type_: str, other: str) -> None:
    """15.1: an outdoor map has no indoor square, nor an indoor map an outdoor one."""
    rows = [{"y": 1, "tiles": [{"x": "A", "type": other}, {"x": "B"}]}]
    assert notes("map", {"type": type_, "rows": rows})[f"map-file-{other}-tiles"] == {"squares": "A1", "count": 1}


@pytest.mark.parametrize(
    ("document", "named"),
    [
        ({**CARDS, "figures": [{"name": "Rook"}], "build_total": 300}, ["figures", "build_total"]),
        ({**CARDS, "sideline": [{"name": "Pawn"}, {"name": "Luck", "kind": "one-shot"}]}, ["sideline[0]"]),
        (
            {"resources": [{"name": "Lighthouse", "id": "l", "unique": True}]},
            ["resources[0].id", "resources[0].unique"],
        ),
        ({"figures": [{"id": "a"}], "ask": {"type": "force", "force": CARDS}}, ["figures"]),
    ],
)
def test_what_of_a_force_is_no_card_is_told(document: dict[str, Any], named: list[str]) -> None:
    """Figures, terrain and limits of a force list are no cards, nor is all of a sideline."""
    assert notes("cards", document)["cards-file-keys-left"]["names"] == named


def test_a_list_of_cards_alone_has_nothing_to_tell() -> None:
    """Every key of these is read."""
    assert notes("cards", {**CARDS, "tarot": [{"name": "Tower", "suit": "major"}]}) == {}


def test_the_tactics_of_2012_are_cards() -> None:
    """Feats, alternate team abilities, conditions and the event dial are laid out, so nothing says they are not."""
    tactics = {
        "feats": [{"name": "Lunge", "points": 8, "assigned_to": ["a"]}],
        "ata": [{"name": "Pact", "points": 2, "qualify": ["a"]}],
        "conditions": [{"name": "Fog"}],
        "event_dial": "Storm",
    }
    assert notes("cards", tactics) == {}
    tactics["feats"] = [{"name": "Lunge", "id": "l"}]
    assert notes("cards", tactics)["cards-file-keys-left"]["names"] == ["feats[0].id"]


def test_a_position_document_laid_out_as_a_map_tells_what_it_leaves() -> None:
    """Its figures and turn are not set up with the map."""
    figures = [{"id": "nova", "side": "red", "at": "A1"}]
    told = notes("map", {"ruleset": MODERN.id, "map": {"size": [8, 8]}, "figures": figures, "turn": {"number": 2}})
    assert told["map-file-keys-left"]["names"] == ["figures", "turn"]
