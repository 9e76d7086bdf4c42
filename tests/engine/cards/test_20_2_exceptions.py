"""Powers that are not had under a condition, far from everybody, or in attacks of the other kind too (20.2, 20.9)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import asked, figure, usable, value
from tests.engine.cards.reading import one
from tests.engine.cards.test_20_2_restrictions import OUTWIT, PERPLEX, legal


@pytest.mark.parametrize(
    ("text", "hollis", "may"),
    [
        ("Flurry, but not if Hollis has two action tokens.", {"tokens": 1}, True),
        ("Flurry, but not if Hollis has two action tokens.", {"tokens": 2}, False),
        ("Flurry, but not while equipped.", {}, True),
        ("Flurry, but not while adjacent to an opposing character.", {}, False),
        ("Flurry unless Hollis has an action token.", {}, True),
        ("Flurry, unless adjacent to an opposing character.", {}, False),
        ("Flurry, but only if not adjacent to an opposing character.", {}, False),
        ("Flurry and Charge, but not if Hollis has an action token.", {"tokens": 1}, False),
        ("Flurry and Charge, but not if Hollis has an action token.", {}, True),
    ],
)
def test_20_2_not_under_a_condition(text: str, hollis: dict[str, Any], may: bool) -> None:
    """The power is there where what is excepted is not so, and nowhere else."""
    made = figure("Hollis", "red", "C6", text, **hollis)
    assert usable("hollis", "flurry", made, figure("Rob", "blue", "C7"), figure("Sid", "blue", "A1")) == may


@pytest.mark.parametrize(("turn", "may"), [("red", False), ("blue", True)])
def test_20_2_not_during_its_own_turn(turn: str, may: bool) -> None:
    """Whose turn it is, the document says."""
    hollis = figure("Hollis", "red", "C6", "Toughness, but not during your turn.")
    question = {"type": "attack", "attacker": "rob", "targets": ["hollis"], "kind": "close", "roll": [5, 6]}
    more = {"turn": {"active": turn, "phase": "action"}}
    answer = asked(question, hollis, figure("Rob", "blue", "C7"), **more)
    assert answer["targets"]["hollis"]["damage_taken"] == (2 if may else 3)


@pytest.mark.parametrize(
    "words",
    [
        "6 or more squares from all opposing characters",
        "6 or more squares away from all opposing characters",
        "at least 6 squares away from any opposing characters",
        "more than 5 squares from all opposing characters",
    ],
)
@pytest.mark.parametrize(("at", "may"), [("C12", True), ("C11", False)])
def test_6_3e_so_far_from_all_of_them(words: str, at: str, may: bool) -> None:
    """The nearest one decides, six squares away or five; the farther one is as far as it is."""
    for text in (f"Flurry, but only if {words}.", f"Flurry, but only if Hollis is {words}."):
        opponents = (figure("Rob", "blue", at), figure("Sid", "blue", "P16"))
        assert usable("hollis", "flurry", figure("Hollis", "red", "C6", text), *opponents) == may
    added = f"If Hollis is {words}, modify defense +1."
    assert value("hollis", "defense", figure("Hollis", "red", "C6", added), figure("Rob", "blue", at)) == 17 + may


def test_6_3e_far_from_all_friends_says_others() -> None:
    """It is within any distance of itself."""
    for words, status in (("all other friendly", "judged"), ("all friendly", "reminded"), ("all", "reminded")):
        assert one(f"Flurry, but only if 6 or more squares from {words} characters.", "Hollis").status == status
    assert one("Flurry, but only if 6 or more squares from an opposing character.", "Hollis").status == "reminded"


@pytest.mark.parametrize(
    ("text", "kind", "taken"),
    [
        ("Exploit Weakness, but may also be used with range attacks.", "range", 3),
        ("Exploit Weakness, but may also be used with range attacks.", "close", 3),
        ("Exploit Weakness.", "range", 1),
        ("Penetrating/Psychic Blast, but with close attacks as well.", "close", 3),
        ("Penetrating/Psychic Blast.", "close", 1),
    ],
)
def test_12_5c_penetrating_in_both_kinds(text: str, kind: str, taken: int) -> None:
    """Who reduces damage by 2 takes all of it, or the rest of it."""
    rob = figure("Rob", "blue", "C7" if kind == "close" else "C9", powers=["invulnerability"])
    question = {"type": "attack", "attacker": "hollis", "targets": ["rob"], "kind": kind, "roll": [5, 6]}
    answer = asked(question, figure("Hollis", "red", "C6", text), rob)
    assert answer["targets"]["rob"]["damage_taken"] == taken
    assert [row["status"] for row in answer["cards"]] == ["judged"]


@pytest.mark.parametrize(
    ("text", "lost", "defense"),
    [
        ("Combat Reflexes, but against close and range attacks.", (), 19),
        ("Combat Reflexes, but also against range attacks.", ("combat-reflexes",), 17),
        ("Combat Reflexes.", (), 17),
    ],
)
def test_27_3d_combat_reflexes_in_range_attacks(text: str, lost: tuple[str, ...], defense: int) -> None:
    """As long as it can use the power."""
    hollis = figure("Hollis", "red", "C6", text, cant_use=list(lost))
    during = {"attack": "range", "attacker": "rob", "target": "hollis"}
    assert value("hollis", "defense", hollis, figure("Rob", "blue", "C9"), during=during) == defense


@pytest.mark.parametrize(
    ("text", "change", "may"),
    [
        ("Perplex, but may modify by +2 or -2 instead.", 2, True),
        ("Perplex, but may modify by +2 or -2 instead.", -2, True),
        ("Perplex, but may modify by +2 or -2 instead.", 1, True),
        ("Perplex, but may modify by +2 instead.", -2, False),
        ("Perplex, but may modify by +2 instead.", -1, True),
        ("Perplex.", 2, False),
    ],
)
def test_27_4j_by_two_as_well(text: str, change: int, may: bool) -> None:
    """By one it may ever; by two the way that the card says."""
    assert legal({**PERPLEX, "change": change}, text) == may


@pytest.mark.parametrize(
    ("text", "kind", "may"),
    [
        ("Shape Change and Super Senses, but only against opposing characters of higher points.", 90, True),
        ("Shape Change and Super Senses, but only against opposing characters of higher points.", 60, False),
    ],
)
def test_20_2_both_of_two_against_some_alone(text: str, kind: int, may: bool) -> None:
    """Said of both of them."""
    hollis = figure("Hollis", "red", "C6", text, points=60)
    question = {"type": "attack", "attacker": "rob", "targets": ["hollis"], "kind": "close", "roll": [5, 6]}
    answer = asked(question, hollis, figure("Rob", "blue", "C7", points=kind))
    assert bool(answer["pending"]) == may


@pytest.mark.parametrize(
    ("text", "squares"), [("Sidestep, but up to 4 squares.", 4), ("Sidestep, but up to 3 squares.", 3)]
)
def test_27_1i_so_many_squares(text: str, squares: int) -> None:
    """Instead of two."""
    assert one(text).effects == ({"grants": "sidestep", "restrict": {"squares": squares}},)


@pytest.mark.parametrize(
    "text",
    [
        "Flurry, but not.",
        "Flurry, but not for Hollis.",
        "Outwit, but not against opposing characters.",  # whom it targets is told in other words
        "Charge and Super Senses, but only against opposing characters of higher points.",
        "Exploit Weakness, but with range attacks instead of close attacks.",
        "Combat Reflexes, but also with range attacks.",
        "Outwit, but may modify by +2 instead.",
    ],
)
def test_20_2_what_is_not_surely_meant(text: str) -> None:
    """Known as far as the power itself, and no farther."""
    assert one(text, "Hollis").status == "reminded"


def test_27_4k_twice_at_most() -> None:
    """A second time, and no third."""
    for used, may in (([], True), (["outwit"], True), (["outwit", "outwit"], False)):
        assert legal(OUTWIT, "Outwit, but may use it up to twice per turn.", this_turn={"used": used}) == may
