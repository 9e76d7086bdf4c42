"""Perplex that modifies by 2, by a card: of itself, or for whoever has it already and of some targets (20.7, 27.4j)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.errors import DocumentError
from engine.heroclix.game import Use
from tests.engine.cards.asking import VALUES, asked, figure
from tests.engine.cards.reading import of, one
from tests.engine.game.tables import ANN, BEN, able, table_of

UP = "Perplex, but only to modify a value other than damage +2."
SELF = "When Hollis uses Perplex to target herself, she may instead modify a combat value other than damage +2."
FOES = (
    "When Hollis uses Perplex to target an opposing character, you may instead modify a value except damage +2 or -2."
)
SHARING = (
    "When Hollis uses it, if the target shares a keyword with her, you may instead modify the value except damage +2."
)
BOTH = "Perplex, but modify a combat value other than damage by +2 or -2 instead."


def may(text: str, target: str, change: int, value: str = "attack", **hollis: Any) -> bool:
    """Return whether Hollis may modify a value of somebody's by so much."""
    question = {"type": "use", "figure": "hollis", "action": "perplex", "target": target, "value": value}
    sam = figure("Sam", "red", "E6", keywords=["Ash"])
    figures = figure("Hollis", "red", "C6", text, **hollis), sam, figure("Rob", "blue", "C9", keywords=["Fog"])
    return bool(asked({**question, "change": change}, *figures)["legal"])


HAS: dict[str, Any] = {"powers": ["perplex"]}


@pytest.mark.parametrize(
    ("text", "hollis", "allowed"),
    [
        ("", HAS, {"hollis": {1, -1}, "sam": {1, -1}, "rob": {1, -1}}),
        (UP, {}, {"hollis": {2}, "sam": {2}, "rob": {2}}),
        (BOTH, {}, {"hollis": {2, -2}, "sam": {2, -2}, "rob": {2, -2}}),
        (UP, HAS, {"hollis": {1, -1, 2}, "sam": {1, -1, 2}, "rob": {1, -1, 2}}),  # of two versions either one (20.7)
        (SELF, {}, {"hollis": set(), "sam": set(), "rob": set()}),  # it gives nobody the power
        (SELF, HAS, {"hollis": {1, -1, 2}, "sam": {1, -1}, "rob": {1, -1}}),
        (f"Perplex. // {SELF}", {}, {"hollis": {1, -1, 2}, "sam": {1, -1}, "rob": {1, -1}}),
        (FOES, HAS, {"hollis": {1, -1}, "sam": {1, -1}, "rob": {1, -1, 2, -2}}),
        # whom the power may target still holds: of herself she shares every keyword
        (f"Perplex, but only to target other characters. {SHARING}", {"keywords": ["Ash"]},
         {"hollis": set(), "sam": {1, -1, 2}, "rob": {1, -1}}),
        (f"Perplex, but only to target friendly characters. // {SELF}", {},
         {"hollis": {1, -1, 2}, "sam": {1, -1}, "rob": set()}),
    ],
)  # fmt: skip
def test_27_4j_by_how_much_and_whom(text: str, hollis: dict[str, Any], allowed: dict[str, set[int]]) -> None:
    """By 1 as the power says, by 2 as a card says, and by nothing else."""
    found = {target: {change for change in (1, -1, 2, -2) if may(text, target, change, **hollis)} for target in allowed}
    assert found == allowed


@pytest.mark.parametrize(("value", "legal"), [("speed", True), ("range", True), ("damage", False)])
def test_27_4j_damage_is_not_modified_by_two_either(value: str, legal: bool) -> None:
    """Any value but damage."""
    assert may(UP, "sam", 2, value) == legal


def test_27_4j_by_more_is_no_question() -> None:
    """By 3, or by nothing, no card says."""
    for change in (3, 0):
        with pytest.raises(DocumentError):
            may(UP, "sam", change)


def test_20_7_a_power_that_it_can_not_use_is_not_had_by_the_other_card() -> None:
    """Outwit took it in every form."""
    assert not may(SELF, "hollis", 2, cant_use=["perplex"], **HAS)


@pytest.mark.parametrize(
    "text",
    [
        "When Hollis uses Perplex to target herself, she may instead modify her damage value +2.",
        "When Hollis uses Perplex to target herself, Rob may instead modify a combat value other than damage +2.",
        "When Hollis uses Perplex to target herself, she must modify a combat value other than damage +2.",
        "When Rob uses Perplex to target himself, he may instead modify a combat value other than damage +2.",
        "When Hollis uses Perplex to target herself, she may instead modify a combat value other than damage +3.",
        "When Hollis uses Perplex to target herself, she may instead modify two combat values other than damage +1.",
        "When Hollis uses Perplex, if the target shares a keyword with Rob, she may instead modify a value except"
        " damage +2.",
        "When Hollis uses Perplex, if the target doesn't share a keyword with her, she may instead modify a value"
        " except damage +2.",
        "Perplex, but only to modify a value +2.",
        "Perplex, but only to modify damage +2.",
    ],
)
def test_27_4j_near_misses_are_not_judged(text: str) -> None:
    """Another value, user, number or duty is something else."""
    assert one(text, "Hollis").status != "judged"


def test_27_4j_what_is_judged() -> None:
    """Both wordings, with what they mean."""
    assert one(UP, "Hollis").effects == ({"grants": "perplex", "restrict": {"adds": 2, "sign": "up"}},)
    [_, also] = of(f"Perplex. // {FOES}", "Hollis")
    restrict = {"adds": 2, "target": {"side": "opponents"}}
    assert also.effects == ({"grants": "perplex", "restrict": restrict, "when": {"can_use": ["perplex"]}},)


@pytest.mark.parametrize(
    ("text", "change", "allowed"), [(UP, 2, True), (UP, -1, False), (UP, 1, False), ("", 2, False)]
)
def test_27_4j_in_a_game(text: str, change: int, allowed: bool) -> None:
    """The effect is in force with that number, or the use is refused."""
    text = text or "Perplex."
    cato = able("Cato", special=[{"kind": "trait", "name": "Word", "text": text}])
    game = table_of((ANN, cato, "C3"), (BEN, able("Dario"), "C6"))
    command = Use("cato", "perplex", target="dario", value="attack", change=change, actor=ANN)
    if not allowed:
        assert game.refused(command)
        return
    game.do(command)
    assert [modifier.add for modifier in game.state.position().figure("dario").modifiers] == [2]


@pytest.mark.parametrize(("at", "legal"), [("C14", True), ("C15", False)])
def test_20_7_the_range_of_the_power_stays(at: str, legal: bool) -> None:
    """By 2 as by 1 it reaches as far as her Perplex does."""
    text = f"Perplex with a range of 8. {SHARING}"
    question = {"type": "use", "figure": "hollis", "action": "perplex", "target": "rob", "value": "attack"}
    hollis = figure("Hollis", "red", "C6", text, values={**VALUES, "range": 0}, keywords=["Ash"])
    figures = hollis, figure("Rob", "blue", at, keywords=["Ash"])
    assert [asked({**question, "change": change}, *figures)["legal"] for change in (1, 2)] == [legal, legal]


FAMILY = (
    "When Hollis uses Perplex to target another character with an Ash keyword, you may instead modify a value except"
    " damage +2."
)
SEVERAL = (
    "When Hollis uses Perplex to target another character that shares 2+ keywords, you may instead modify a value"
    " except damage by +2."
)


@pytest.mark.parametrize(
    ("text", "keywords", "allowed"),
    [
        (FAMILY, ["Ash: East"], True),
        (FAMILY, ["Ash"], True),
        (FAMILY, ["Ashen"], False),
        (FAMILY, ["Fog: Ash"], False),
        (SEVERAL, ["Ash", "Fog"], True),
        (SEVERAL, ["Ash", "Elm"], False),
    ],
)
def test_23_1_of_which_keywords_the_target_is(text: str, keywords: list[str], allowed: bool) -> None:
    """One of a family of keywords, or two that both have."""
    question = {"type": "use", "figure": "hollis", "action": "perplex", "target": "sam", "value": "attack", "change": 2}
    hollis = figure("Hollis", "red", "C6", f"Perplex. {text}", keywords=["Ash", "Fog", "Ash: East"])
    assert asked(question, hollis, figure("Sam", "red", "E6", keywords=keywords))["legal"] == allowed
