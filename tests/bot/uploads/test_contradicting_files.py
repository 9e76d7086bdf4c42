"""Files whose parts are each sound and contradict one another: dials, slots of powers, starting areas."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

import pytest

from bot.app.errors import line_of_error
from bot.heroclix.typing.card_file import check_card
from bot.uploads.kinds import reader
from engine.errors import DocumentError
from engine.heroclix.ruleset import JUDGED, edition
from tests.bot.uploads import test_hostile_battleground as battleground
from tests.bot.uploads.test_refused import CLICK, SQUARES, UNIT, line

KO: dict[str, Any] = {"ko": True}
THEIRS: dict[str, Any] = {"unit_id": "x1", "name": "Ferryman", "point_values": [50], "unit_range": 5}


def theirs(**powers: str) -> dict[str, Any]:
    """Return a unit file of players with powers on its only click, by the slot."""
    values = {"speed_value": 8, "attack_value": 10, "defense_value": 16, "damage_value": 2}
    slots = {f"{value}_power": power for value, power in powers.items()}
    return {**THEIRS, "dial": [{"click_number": 1, "starting_line": True, **values, **slots}]}


@pytest.mark.parametrize(
    ("dial", "more", "told"),
    [
        ([CLICK, KO, CLICK], {}, "card.dial[1]: click 2 shows KO, and click 3 after it is living"),
        ([CLICK, KO, KO, CLICK], {}, "card.dial[2]: click 3 shows KO, and click 4 after it is living"),
        ([KO, CLICK], {"start": 2}, ""),
        ([CLICK, CLICK, KO], {}, ""),
        ([CLICK, KO, CLICK], {"lines": [{"start": 1}, {"start": 3, "points": 20}]}, ""),
        ([CLICK, KO, CLICK, KO], {"several_dials": True, "lines": [{"start": 1}, {"start": 3, "points": 20}]}, ""),
        (
            [CLICK, KO, CLICK, KO, CLICK],
            {"several_dials": True, "lines": [{"start": 1}, {"start": 3, "points": 20}]},
            "card.dial[3]: click 4 shows KO, and click 5 after it is living",
        ),
    ],
)
def test_1_8_nobody_comes_past_a_ko(dial: list[dict[str, Any]], more: dict[str, Any], told: str) -> None:
    """Living clicks behind a KO are those of another dial, which begins at its own starting line (24.2f)."""
    said = line("unit", {**UNIT, "dial": dial, **more})
    assert said.startswith(told) if told else said == "", said
    assert bool(line("unit", {**UNIT, "dial": dial, **more}, "es")) == bool(told)


@pytest.mark.parametrize("ruleset", JUDGED)
@pytest.mark.parametrize(
    ("slot", "power", "own"),
    [("attack", "charge", "speed"), ("speed", "toughness", "defense"), ("damage", "blades_claws_fangs", "attack"),
     ("defense", "outwit", "damage")],
)  # fmt: skip
def test_18_1_a_standard_power_surrounds_a_value_of_its_own_type(ruleset: str, slot: str, power: str, own: str) -> None:
    """A file that shows it round another value is refused with the slot that is its own; there it is taken."""
    read = reader("unit", ruleset)
    with pytest.raises(Exception, match="unit-file-power-slot") as refused:
        read(json.dumps(theirs(**{slot: power})), ruleset)
    told = (line_of_error(refused.value, "en") or "").replace("\\", "")
    assert told.startswith(f'dial[0].{slot}_power: "')
    assert f"{own}_power" in told
    assert "otro valor de combate" in (line_of_error(refused.value, "es") or "")
    kept = read(json.dumps(theirs(**{own: power})), ruleset)["document"]
    assert len(kept["dial"][0]["powers"]) == 1


def test_what_no_slot_is_asked_of_is_taken_in_any() -> None:
    """18.2: special powers are of the type of the value that they surround; what is no power is told and left out."""
    for power in ("special", "special_power", "none", ""):
        assert line("unit", theirs(attack=power)) == ""
    notes = dict(reader("unit")(json.dumps(theirs(attack="sing")), JUDGED[0])["notes"])
    assert any(key.startswith("unit-power") for key in notes)
    assert line("unit", {**UNIT, "dial": [{**CLICK, "attack": "charge"}]}).startswith("card.dial[0].attack: ")


@pytest.mark.parametrize(
    ("areas", "told"),
    [
        (
            {"red": ["A1:H1"], "blue": ["A1:H1"]},
            "starting_areas.red: every square of this starting area is one of blue",
        ),
        (
            {"red": ["A1:H2"], "blue": ["C2"]},
            "starting_areas.blue: every square of this starting area is one of red too",
        ),
        ({"red": ["A1:H1"], "green": ["A8:H8"], "blue": ["H8"]}, "starting_areas.blue: every square"),
        ({"red": ["A1:H1"], "blue": ["A2:H2"]}, ""),
        ({"red": ["A1:H1"], "blue": ["H1:H8"]}, ""),
        ({"red": ["A1:H1"], "blue": []}, ""),
        ({"red": ["A1:H1", "A1"]}, ""),
    ],
)
def test_4_2_each_side_has_squares_of_its_own_to_begin_on(areas: dict[str, list[str]], told: str) -> None:
    """The same squares are no two starting areas; what only overlaps (4.3c) is told as the map is laid out."""
    said = line("map", {**SQUARES, "starting_areas": areas})
    assert said.startswith(told) if told else said == "", said
    assert bool(line("map", {**SQUARES, "starting_areas": areas}, "es")) == bool(told)


@pytest.mark.parametrize(
    ("zones", "told"),
    [
        ({"masters": "A1:B10", "evil": "A1:B10"}, "map.zones.masters: every hex of this zone is one of evil too"),
        ({"masters": "A1:B10", "evil": ["B2", "B3"]}, "map.zones.evil: every hex of this zone is one of masters too"),
        ({"masters": "A1:B10", "evil": "C1:D10"}, ""),
        ({"masters": "A1:B10", "evil": "B1:C10"}, ""),
        ({"masters": "A1:B10"}, ""),
    ],
)
def test_2c_each_army_has_a_zone_of_its_own(zones: dict[str, Any], told: str) -> None:
    """Battleground: the same hexes for both are no two zones; what only overlaps is the table's affair."""
    raw = json.dumps({"map": {"size": [12, 10], "zones": zones}, "objectives": []}).encode()
    for language in ("en", "es"):
        refused = battleground.taken("map", raw)
        said = "" if refused is None else (line_of_error(refused, language) or "").replace("\\", "")
        assert bool(said) == bool(told), said
        assert language == "es" or said.startswith(told)


@pytest.mark.parametrize("text", ["", " ", "\u3164", "\u200d\n"])
def test_what_an_attack_comes_to_is_told_in_words(text: str) -> None:
    """6c: a row of a weapon's table that shows nothing tells no effect; a special ability may be left out."""
    weapon = {"id": "horn", "kind": "ranged", "range": 8}
    for part, path in (({"table": {1: text}}, "table.1"), ({"special": text}, "special")):
        refused = battleground.taken("unit", json.dumps({"name": "Brak", "weapons": [{**weapon, **part}]}).encode())
        told = "" if refused is None else (line_of_error(refused, "en") or "").replace("\\", "")
        allowed = path == "special" and not text
        assert told == ("" if allowed else f"card.weapons[0].{path}: the text shows nothing; expected words")
    words = {"table": {1: "injury\nor a wound", 2: 50}, "special": "Loud: it wakes everybody."}
    assert battleground.taken("unit", json.dumps({"name": "Brak", "weapons": [{**weapon, **words}]}).encode()) is None


def test_two_objective_tokens_on_one_hex_are_refused() -> None:
    """Battleground: a field as a file has it, with the token and the one that lies there already."""
    tokens = [{"id": "one", "at": "F5"}, {"id": "two", "at": "f5"}]
    refused = battleground.taken("map", json.dumps({"map": {"size": [12, 10]}, "objectives": tokens}).encode())
    assert refused is not None
    told = line_of_error(refused, "en") or ""
    assert told.startswith('objectives.two: the objective token "one" lies on F5 already'), told
    apart = [tokens[0], {"id": "two", "at": "F6"}]
    assert battleground.taken("map", json.dumps({"map": {"size": [12, 10]}, "objectives": apart}).encode()) is None


@pytest.mark.parametrize(
    ("ruleset", "taken"), [("heroclix-modern", True), ("heroclix-2022", True), ("heroclix-2012", False)]
)
def test_3_3_stop_stands_on_no_click_of_2012(ruleset: str, taken: bool) -> None:
    """What an edition lacks is refused among a click's powers as well as by its own key."""
    check = partial(check_card, edition(ruleset))
    card = {**UNIT, "dial": [CLICK, {**CLICK, "powers": ["stop"]}]}
    if taken:
        check(card)
    else:
        with pytest.raises(DocumentError, match=r"card\.dial\[1\]\.powers\[0\]: error-key-not-in-edition .*2012"):
            check(card)
