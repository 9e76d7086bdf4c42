"""What a file holds that no table can use is refused, nothing of it is kept, and the line says what would be right."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.app.errors import line_of_error
from bot.uploads.limits import Kind
from engine.dice import FixedDice
from engine.heroclix.game import AddForceCards, decide
from tests.bot.uploads.test_hostile import taken
from tests.engine.game.tables import ANN, set_up

SQUARES: dict[str, Any] = {"size": [8, 8]}
CLICK: dict[str, Any] = {"speed": 8, "attack": 10, "defense": 16, "damage": 2}
UNIT: dict[str, Any] = {"name": "Ferryman", "points": 50, "dial": [CLICK]}
UNREADABLE = ("   ", "\t", "a\nb", "a\x1b[2Jb", "\u202egnp", "a\u2066b", "\u200b", "\u3164", "\u2800 \u00a0",
              "\U000e0041\U000e0100", "\ufe0f", "\u034f",
              "\u180e", "\u200d", "\u061c",
              "Fer\u200bry", "Fer\u200dry", "Fer\u00adry", "Fer\u3164ry",
              "a\ufffe", "\uffff", "a\ufff9b", "\ufffc")  # fmt: skip
READABLE = ("Ñandú", "R2-D2", "👩\u200d🚀", "\u05d0\u05dc", "a|b", "\u200f\u05d0")  # joined signs, writing to the left


def line(kind: Kind, raw: bytes | dict[str, Any], language: str = "en") -> str:
    """Return what is told of a file, or nothing where it is taken."""
    refused = taken(kind, raw if isinstance(raw, bytes) else json.dumps(raw).encode())
    return "" if refused is None else (line_of_error(refused, language) or "").replace("\\", "")


def named(text: str) -> list[tuple[Kind, dict[str, Any], str]]:
    """Return a file of every kind, and the places of each, with a name or id of that text."""
    return [
        ("unit", {**UNIT, "name": text}, "card.name"),
        ("unit", {**UNIT, "keywords": [text]}, "card.keywords[0]"),
        ("unit", {**UNIT, "tags": [text]}, "card.tags[0]"),
        ("unit", {**UNIT, "special": [{"name": text}]}, "card.special[0].name"),
        ("map", {**SQUARES, "name": text}, "map.name"),
        ("map", {**SQUARES, "objects": [{"id": text, "at": "A1"}]}, "objects[0].id"),
        ("map", {**SQUARES, "markers": [{"id": text, "kind": "smoke", "at": "A1"}]}, "markers[0].id"),
        ("map", {**SQUARES, "starting_areas": {text: ["A1"]}}, "map.starting_areas"),
        ("cards", {"tarot": [{"name": text, "suit": "cups"}]}, "force.tarot[0].name"),
        ("cards", {"resources": [{"name": text, "points": 3}]}, "force.resources[0].name"),
    ]


@pytest.mark.parametrize("text", UNREADABLE)
def test_a_name_can_be_read_on_one_line(text: str) -> None:
    """Blank names and those with line breaks, control characters or turned writing are refused at every door."""
    for kind, document, path in named(text):
        told = line(kind, document)
        assert told.startswith(path), told
        assert "expected letters" in told, told
        assert "se esperaban letras" in line(kind, document, "es")


@pytest.mark.parametrize("text", READABLE)
def test_any_writing_is_a_name(text: str) -> None:
    """Letters of any writing, with what belongs to it, are a name."""
    for kind, document, _ in named(text):
        if "starting_areas" not in document:  # whose keys are the sides that a game has
            assert line(kind, document) == ""


@pytest.mark.parametrize("side", ["purple", "Red", "R2-D2"])
def test_a_starting_area_is_of_a_side_that_a_game_has(side: str) -> None:
    """The four that players take; another is told with them."""
    told = line("map", {**SQUARES, "starting_areas": {side: ["A1"]}})
    assert told == f'starting_areas.{side}: "{side}" is not one of red, blue, green, yellow'


@pytest.mark.parametrize(
    ("kind", "document", "told"),
    [
        ("map", {**SQUARES, "watr": []}, "map.watr: unknown key; expected one of water, "),
        (
            "map",
            {**SQUARES, "objects": [{"id": "a", "att": "A1"}]},
            "objects[0].att: unknown key; expected one of at, ",
        ),
        ("unit", {**UNIT, "dial": [{**CLICK, "dmg": 2}]}, "card.dial[0].dmg: unknown key; expected one of damage, "),
        ("unit", {**UNIT, "special": [{"name": "a", "pilot": {"name": []}}]}, "card.special[0].pilot.name: unknown"),
        ("cards", {"tarots": []}, "force.tarots: unknown key; expected one of tarot, "),
        (
            "cards",
            {"resources": [{"name": "a", "pts": 3}]},
            "force.resources[0].pts: unknown key; expected one of points",
        ),
    ],
)
def test_an_unknown_key_is_told_with_the_right_ones(kind: Kind, document: dict[str, Any], told: str) -> None:
    """The likest key stands first, and of many not all are told."""
    assert line(kind, document).startswith(told)
    assert len(line(kind, document)) < 250


def test_a_square_has_one_level() -> None:
    """A hill lies upon a hill, the lower named first; the other way round nobody knows which level is meant."""
    told = line("map", {**SQUARES, "elevated": {"3": ["B2:C3"], "2": ["A1:B2"]}})
    assert told.startswith("map.elevated.2: B2 is named for level 3 and then for the lower level 2; expected one level")
    assert "B2 is named" in line("map", {**SQUARES, "elevated": {"3": ["B2"], "1": ["B2"]}})
    assert line("map", {**SQUARES, "elevated": {"3": ["C3"], "2": ["A1:B2", "B2:C2"]}}) == ""
    assert line("map", {**SQUARES, "elevated": {"2": ["A1:C3"], "3": ["B2"]}}) == ""


@pytest.mark.parametrize("level", ["02", "+2", " 2", "2.0", "2_0", "٢", "two", ""])
def test_a_level_is_written_as_numbers_are(level: str) -> None:
    """Another spelling of a number that is a key would take the place of the first, unseen."""
    told = line("map", {**SQUARES, "elevated": {"2": ["A1"], level: ["B2"]}})
    assert told.startswith("map.elevated."), told
    assert "is not a whole number" in told
    assert line("map", b"size: [8, 8]\nelevated: {2: [A1], 3: [B2]}") == ""


def test_25_7_a_name_that_only_looks_different_is_the_same() -> None:
    """Two Tarot Cards of one name: blanks of another width make them no two cards (21.9)."""
    events = decide(set_up(begun=False).state, AddForceCards(_deck("Sun", "Moon"), actor=ANN), FixedDice([])).events
    assert len(events) == 2
    for twin in ("Sun", "Sun ", "\u2009Sun", "The  Sun"):
        command = AddForceCards(_deck("Sun", twin), actor=ANN)
        assert decide(set_up(begun=False).state, command, FixedDice([])).events == ()


def _deck(*names: str) -> dict[str, Any]:
    return {"tarot": [{"name": name, "suit": "cups"} for name in names]}


def test_a_map_has_as_many_walls_as_edges() -> None:
    """A wall named again and again would be stored, and drawn, again and again."""
    assert line("map", {**SQUARES, "walls": ["A1/B1"] * 20_001}).startswith("map.walls: the list is too long")
    assert line("map", {**SQUARES, "walls": ["A1/B1"] * 2}) == ""


def test_merged_keys_are_not_read() -> None:
    """What stands beside a merged key takes its place unseen; it is written out, as an alias is."""
    for text in ("<<: {size: [9, 9]}\nsize: [8, 8]", "size: [8, 8]\nobjects: [{<<: {id: a}, at: A1}]"):
        assert "write the values out" in line("map", text.encode())
    assert line("map", b'size: [8, 8]\nname: "<<"') == ""


def test_the_damage_of_an_object_is_a_number_or_two() -> None:
    """17.11c: the line says how both are written."""
    told = [line("map", {**SQUARES, "objects": [{"id": "a", "at": "A1", "values": {"damage": damage}}]})
            for damage in ("2/3/4", "many", "2/+1", 2)]  # fmt: skip
    assert (
        told[0] == 'objects[0].values.damage: "2/3/4" is no damage of an object; expected a number such as 2, or 2/+1'
    )
    assert told[1].startswith('objects[0].values.damage: "many" is no damage')
    assert told[2:] == ["", ""]


def test_1_7_each_starting_line_is_on_a_click_of_its_own() -> None:
    """Two on one click leave open which points count."""
    lines = [{"start": 1, "points": 50}, {"start": 1, "points": 30}]
    told = line("unit", {**UNIT, "dial": [CLICK, CLICK], "lines": lines})
    assert told.startswith("card.lines[1].start: a starting line stands on click 1 already")
    apart = [{"start": 1, "points": 50}, {"start": 2, "points": 30}]
    assert line("unit", {**UNIT, "dial": [CLICK, CLICK], "lines": apart}) == ""


@pytest.mark.parametrize("number", ["1:20", "010", "+08", "1:20.5"])
def test_yaml_has_no_numbers_of_base_sixty_or_eight(number: str) -> None:
    """`1:20` and `010` are read as they are written, not as 80 and 8."""
    told = f'map.size[0]: "{number}" is not a whole number; expected one such as 3, without quotes'
    assert line("map", f"size: [{number}, 8]".encode()) == told
    assert line("map", f"size: &a [{number}, 8]".encode()) == told
    assert line("map", f"size: [8, 8]\nname: {number}".encode()) == ""


def test_a_file_with_nul_is_told_as_one() -> None:
    """NUL is UTF-8, but no text."""
    assert "NUL" in line("map", b"size: [8\0, 8]")
    assert "UTF-16" in line("map", json.dumps(SQUARES).encode("utf-16-le"))


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"dial": [{**CLICK, "powers": ["chrage"]}]}, 'named "chrage"; expected one such as charge'),
        ({"dial": [{**CLICK, "powers": ["teleport to mars"]}]}, "expected one such as phasing-teleport"),
        ({"abilities": ["fly me"]}, 'named "fly me"; expected one such as flight'),
        ({"abilities": ["giant-reach"]}, ""),
        ({"abilities": ["giant-reach:2", "safeguard:quake", "improved-movement:elevated", "stop"]}, ""),
        ({"dial": [{**CLICK, "powers": ["charge"] * 2}]}, "card.dial[0].powers[1]: \"charge\" stands here twice"),
        ({"dial": [CLICK, {**CLICK, "powers": ["charge", "outwit"]}]}, ""),
        ({"special": [{"name": "Fare", "kind": "boon"}]}, 'card.special[0].kind: "boon" is not one of special-'),
        ({"special": [{"name": "Fare", "kind": "trait"}]}, ""),
        ({"targets": 0}, "card.targets: 0 is too small; expected at least 1"),
        ({"dial": []}, "card.dial: the list is too short"),
        ({"dial": [CLICK, {**CLICK, "ko": True}]}, "card.dial[1]: this click has a KO and values"),
        ({"dial": [CLICK, {"ko": True}]}, ""),
        ({"abilities": ["giant-reach:12"]}, 'named "giant-reach:12"; expected one such as giant-reach:2'),
        ({"abilities": ["giant-reach:0"]}, 'named "giant-reach:0"; expected one such as giant-reach:2'),
        ({"abilities": ["passenger:1"]}, ""),
        ({"bystander": "yes"}, 'card.bystander: "yes" is neither true nor false; expected one of them, without quotes'),
    ],
)  # fmt: skip
def test_a_card_names_what_there_is(changed: dict[str, Any], told: str) -> None:
    """Unknown powers, abilities and kinds, a power twice, no targets and no clicks are refused where they stand."""
    found = line("unit", {**UNIT, **changed})
    assert told in found if told else found == "", found
