"""Unit files of the kind that players have, with a figure of our own."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.app.errors import UserError
from bot.heroclix.typing.card_file import check_card
from bot.heroclix.typing.unit_file import is_unit, read_unit
from bot.words.language import catalogue
from engine import DocumentError
from engine.heroclix.editions.heroclix_2012 import OF_2012 as OLD
from engine.heroclix.editions.modern import MODERN
from engine.heroclix.game.state.card import read_card
from engine.heroclix.ruleset import edition

KO_CLICK = {f"{value}_value": "KO" for value in ("speed", "attack", "defense", "damage")}


def click(number: int, **more: object) -> dict[str, object]:
    """A click of plain values, with what differs."""
    values = {"speed_value": "8", "attack_value": "10", "defense_value": "17", "damage_value": "3"}
    return {"click_number": number, "starting_line": number == 1, **values, **more}


UNIT: dict[str, Any] = {
    "unit_id": "own001",
    "name": "Ferryman",
    "point_values": [75],
    "dimensions": "1x2",
    "speed_type": "wing",
    "attack_type": "fist",
    "defense_type": "shield",
    "damage_type": "giant",
    "unit_range": "6",
    "targets": "2",
    "keywords": ["Harbour Watch", "Scout"],
    "improved_movement": ["elevated", "outdoor_blocking"],
    "improved_targeting": ["hindering"],
    "special_powers": [{"type": "speed", "name": "Low Tide", "description": "He wades where others swim."}],
    "dial": [
        click(1, speed_power="special", attack_power="energy_explosion", defense_power="energy_shield_deflection"),
        click(2, speed_power="running_shot", damage_power="probability_control", speed_value=7),
        {"click_number": 3, "speed_value": "KO", "attack_value": "KO", "defense_value": "KO", "damage_value": "KO"},
    ],
}


def test_a_unit_becomes_a_card() -> None:
    """Points, base, size, range, symbols, keywords, improved abilities, dial and powers are the card's."""
    card = read_card(MODERN.powers, read_unit(MODERN.powers, UNIT).card)
    assert (card.name, card.points, card.base, card.size) == ("Ferryman", 75, (1, 2), "giant")
    assert (card.range, card.targets) == (6, 2)
    assert card.keywords == {"Harbour Watch", "Scout"}
    assert card.abilities == {
        "flight", "improved-movement:elevated", "improved-movement:outdoor-blocking", "improved-targeting:hindering",
    }  # fmt: skip
    assert card.clicks == 2
    assert card.at(1).powers == {"energy-explosion", "energy-shield-deflection"}
    assert (card.at(2).speed, card.at(2).powers) == (7, {"running-shot", "probability-control"})


def test_special_powers_are_kept_and_told() -> None:
    """The text of a special power stays on the card; the note names it as not judged."""
    found = read_unit(MODERN.powers, UNIT)
    kept = {"kind": "speed", "name": "Low Tide", "text": "He wades where others swim."}
    assert read_card(MODERN.powers, found.card).document["special"] == [kept]
    assert found.notes == (("unit-special", {"names": ("Low Tide",)}),)


def test_a_special_power_without_its_text_is_told() -> None:
    """A dial that shows a special power whose text is not in the file says on which value."""
    assert read_unit(MODERN.powers, {**UNIT, "special_powers": []}).notes == (
        ("unit-special-missing", {"values": ("speed",)}),
    )


def test_what_is_not_known_is_left_out_and_told() -> None:
    """Unknown powers, symbols and abilities are named, each once; of several point values the first counts."""
    odd = {
        "point_values": "75/50", "team_abilities": ["Harbour"], "defense_type": "moonlit",
        "improved_movement": ["water"],
        "dial": [click(1, speed_power="moon_walk"), click(2, speed_power="moon_walk")], "special_powers": [],
    }  # fmt: skip
    assert read_unit(MODERN.powers, {**UNIT, **odd}).notes == (
        ("unit-power-left", {"power": "moon-walk"}),
        ("unit-abilities-left", {"names": ("moonlit", "improved-movement:water")}),
        ("unit-keys-left", {"names": ("team_abilities",), "more": 0}),
        ("unit-points", {"points": 75, "others": (50,)}),
    )


OF_2012: dict[str, Any] = {
    "speed_type": "transporter_wing", "attack_type": "sharpshooter", "defense_type": "indomitable",
    "damage_type": "colossal", "improved_movement": ["hindering"], "improved_targeting": [], "special_powers": [],
}  # fmt: skip


def test_glosario_symbols_of_2012_count_there() -> None:
    """Indomitable and Improved Movement: Hindering are judged; what only a card says is kept, and told."""
    powers = OLD.powers
    found = read_unit(powers, {**UNIT, **OF_2012})
    assert read_card(powers, found.card).abilities == {
        "flight", "carry", "move-and-attack", "sharpshooter", "indomitable", "improved-movement:hindering",
    }  # fmt: skip
    assert found.card["size"] == "colossal"
    check_card(OLD, found.card)
    assert found.notes[1:] == (("unit-abilities-unread", {"names": ("move-and-attack", "sharpshooter")}),)
    duo = read_unit(powers, {**UNIT, **OF_2012, "attack_type": "duo", "speed_type": "boot"})
    assert {"duo-attack", "indomitable"} <= set(duo.card["abilities"])


@pytest.mark.parametrize("ruleset", ["heroclix-modern", "heroclix-2022"])
def test_symbols_of_2012_are_gone_later(ruleset: str) -> None:
    """What that book alone has is left out as such, and by the edition that has it; Carry is everybody's later."""
    notes = dict(read_unit(edition(ruleset).powers, {**UNIT, **OF_2012}).notes)
    gone = ("move-and-attack", "sharpshooter", "indomitable", "improved-movement:hindering")
    assert notes["unit-abilities-gone"] == {"names": gone, "rulesets": ("heroclix-2012",)}
    assert "unit-abilities-left" not in notes
    assert "no longer have it: Move and Attack, Sharpshooter, Indomitable" in catalogue("en").text(
        "unit-abilities-gone", **notes["unit-abilities-gone"]
    )


def test_a_mistyped_power_is_told_with_the_nearest_one() -> None:
    """As a typed line does; what is like no power is told without one."""
    dial = [click(1, speed_power="runing_shot"), click(2, damage_power="moon_walk", mood="bright")]
    assert read_unit(MODERN.powers, {**UNIT, "dial": dial, "special_powers": []}).notes == (
        ("unit-power-nearest", {"power": "runing-shot", "nearest": ("running-shot",)}),
        ("unit-power-left", {"power": "moon-walk"}),
        ("unit-keys-left", {"names": ("dial[1].mood",), "more": 0}),
    )


@pytest.mark.parametrize(
    "ended", [KO_CLICK, dict.fromkeys(KO_CLICK), dict.fromkeys(KO_CLICK, ""), {**KO_CLICK, "damage_value": "ko"}]
)
def test_a_dial_ends_with_its_first_ko(ended: dict[str, Any]) -> None:
    """KO in so many words, nothing, and null end a dial; behind it there may be more of them."""
    dial = [click(1), click(2), {"click_number": 3, **ended}, {"click_number": 4, **ended}]
    assert len(read_unit(MODERN.powers, {**UNIT, "dial": dial, "special_powers": []}).card["dial"]) == 2


@pytest.mark.parametrize(
    ("dial", "message", "path"),
    [
        ([click(1), {"click_number": 2, **KO_CLICK}, click(3)], "unit-file-ko-between", "dial[1]"),
        ([click(1), click(1)], "unit-file-click-twice", "dial[1].click_number"),
        ([click(1), click(3)], "unit-file-click-missing", None),
        ([click(2), click(3)], "unit-file-click-missing", None),
        ([click(1), click(2, starting_line=True)], "unit-file-starting-lines", None),
        ([click(1), click(2, **dict.fromkeys(KO_CLICK, "none"))], "unit-file-value", "dial[1].speed_value"),
        ([click(1), click(2, **dict.fromkeys(KO_CLICK, -1))], "unit-file-value", "dial[1].speed_value"),
        ([click(1), click(2, **dict.fromkeys(KO_CLICK, "7.5"))], "unit-file-value", "dial[1].speed_value"),
        ([click(1), {"click_number": 2}], "unit-file-value", "dial[1].speed_value"),
        ([click(1), click(2, speed_value="KO")], "unit-file-value", "dial[1].speed_value"),
    ],
)
def test_no_click_goes_without_a_word(dial: list[dict[str, Any]], message: str, path: str | None) -> None:
    """What is neither a living click nor a KO, stands twice or leaves a gap is refused with its place."""
    with pytest.raises(UserError) as refused:
        read_unit(MODERN.powers, {**UNIT, "dial": dial})
    assert (refused.value.message, refused.value.data.get("path")) == (message, path)


def test_each_point_value_may_have_its_starting_line() -> None:
    """Two point values, two starting lines: the first of each counts."""
    dial = [click(1), click(2), click(3, starting_line=True)]
    card = read_unit(MODERN.powers, {**UNIT, "point_values": [75, 50], "dial": dial}).card
    assert (card["points"], card["start"]) == (75, 1)


def test_the_starting_line_and_the_order_of_clicks() -> None:
    """Clicks are put in the order of their numbers; the first starting line is where the figure starts."""
    dial = [click(3, speed_value=5), click(1, starting_line=False), click(2, starting_line=True)]
    card = read_unit(MODERN.powers, {**UNIT, "dial": dial}).card
    assert card["start"] == 2
    assert card["dial"][2]["speed"] == 5


@pytest.mark.parametrize(
    ("changes", "path"),
    [
        ({"name": ""}, "name"),
        ({"name": 7}, "name"),
        ({"point_values": ["many"]}, "point_values"),
        ({"point_values": [10**9]}, "point_values"),
        ({"unit_range": "far"}, "unit_range"),
        ({"targets": -1}, "targets"),
        ({"unit_range": 5, "targets": "0"}, "targets"),
        ({"dimensions": "wide"}, "dimensions"),
        ({"dimensions": "7x7"}, "dimensions"),
        ({"keywords": 1.5}, "keywords"),
        ({"keywords": ["x"] * 61}, "keywords"),
        ({"dial": None}, "dial"),
        ({"dial": []}, "dial"),
        ({"dial": [7]}, "dial[0]"),
        ({"dial": [click(1, attack_value="x")]}, "dial[0].attack_value"),
        ({"dial": [click(1, attack_value=100)]}, "dial[0].attack_value"),
        ({"dial": [click(1, speed_power=["charge"])]}, "dial[0].speed_power"),
        ({"dial": [click(1)] * 61}, "dial"),
        ({"dial": [{"click_number": 1}]}, "dial[0].speed_value"),
        ({"dial": [{"click_number": 1, **KO_CLICK}]}, "dial"),
        ({"special_powers": [{"name": "n" * 81}]}, "special_powers[0].name"),
        ({"special_powers": [{"description": "t" * 2001}]}, "special_powers[0].description"),
        ({"special_powers": ["text", {}]}, "special_powers[0]"),
        ({"special_powers": [{"name": "x", "description": 7}]}, "special_powers[0].description"),
    ],
)
def test_a_fault_is_named_by_its_place(changes: dict[str, Any], path: str) -> None:
    """The first thing in a file that cannot be is refused with its path."""
    with pytest.raises((UserError, DocumentError)) as refused:
        read_unit(MODERN.powers, {**UNIT, **changes})
    told = refused.value
    assert (told.path if isinstance(told, DocumentError) else told.data["path"]) == path


def test_who_shoots_at_nobody_may_have_no_targets() -> None:
    """A file that says 0 of a unit without a range means what its base shows, one; and six squares are a base."""
    card = read_unit(MODERN.powers, {**UNIT, "unit_range": "0", "targets": "0", "dimensions": "6x6"}).card
    assert (card["range"], card["targets"], card["base"]) == (0, 1, [6, 6])


def test_a_text_as_long_as_a_card_keeps_is_read_whole() -> None:
    """Near miss: 80 letters of a name, 2,000 of a text."""
    longest = {"type": "trait", "name": "n" * 80, "description": "t" * 2000}
    found = read_unit(MODERN.powers, {**UNIT, "special_powers": [longest]})
    kept = read_card(MODERN.powers, found.card).document["special"][0]
    assert (len(kept["name"]), len(kept["text"])) == (80, 2000)


def test_a_card_of_ours_is_no_unit() -> None:
    """A card in our own format is read as it is."""
    assert is_unit(UNIT)
    assert not is_unit({"name": "Ferryman", "points": 50, "dial": []})


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 120) | st.text("1x/é ,", max_size=4),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["name", "type", "click_number"]), inner)
    ),
    max_leaves=8,
)


@given(st.dictionaries(st.sampled_from(sorted(UNIT)), JSON))
def test_any_document_is_a_card_or_one_refusal(changes: dict[str, Any]) -> None:
    """Whatever a file holds, it is read or refused in one line, never another exception."""
    with contextlib.suppress(UserError, DocumentError):
        read_card(MODERN.powers, read_unit(MODERN.powers, {**UNIT, **changes}).card)
