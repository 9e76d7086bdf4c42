"""The `use` question: powers outside attacks (27.2j, 27.3h, 27.3k, 27.4c, 27.4j-l, 27.7e, 27.7p)."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Answer, DocumentError
from tests.engine.fight.scenes import ask, figure, reasons, said

BEGINNING = {"active": "red", "phase": "beginning"}
WORN = {"click": 5, "clicks": 8}


def cap(*powers: str, **more: Any) -> dict[str, Any]:
    """The one who uses a power."""
    return figure("cap", "red", "C5", powers=list(powers), **more)


def use(action: str, *figures: dict[str, Any], turn: dict[str, Any] | None = None, **more: Any) -> Answer:
    """The `use` question about the first figure."""
    position = {} if turn is None else {"turn": turn}
    return ask({"type": "use", "figure": "cap", "action": action, **more}, *figures, **position)


def affected(answer: Answer, name: str = "cap") -> dict[str, Any]:
    """What the use did to one figure."""
    targets: Any = answer.fields["targets"]
    found: dict[str, Any] = targets[name]
    return found


@pytest.mark.parametrize(("roll", "clicks"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_27_3k_regeneration_heals_half_the_roll(roll: int, clicks: int) -> None:
    """Rounded up (6.11), from click 5 backwards."""
    found = affected(use("regeneration", cap("regeneration", life=WORN), roll=roll))
    assert (found["healed"], found["click_after"]) == (clicks, 5 - clicks)


@pytest.mark.parametrize(
    ("life", "healed"), [({"click": 3, "clicks": 8, "start": 2}, 1), ({"click": 2, "clicks": 8, "start": 2}, 0)]
)
def test_6_6_never_past_the_starting_line(life: dict[str, int], healed: int) -> None:
    """A six would heal 3; the starting line is the end."""
    assert affected(use("regeneration", cap("regeneration", life=life), roll=6))["healed"] == healed


@pytest.mark.parametrize(("roll", "clicks"), [(1, 0), (2, 0), (3, 1), (6, 2)])
def test_27_7p_stop_heals_one_less(roll: int, clicks: int) -> None:
    """On a STOP click Regeneration and Support heal 1 click less; elsewhere on the dial they don't."""
    stopped = {**WORN, "stops": [5]}
    assert affected(use("regeneration", cap("regeneration", life=stopped), roll=roll))["healed"] == clicks
    friend = figure("friend", "red", "C6", life=stopped)
    assert affected(use("support", cap("support"), friend, target="friend", roll=roll), "friend")["healed"] == clicks
    elsewhere = {**WORN, "stops": [6]}
    assert affected(use("regeneration", cap("regeneration", life=elsewhere), roll=roll))["healed"] == (roll + 1) // 2


def test_27_4c_support_needs_an_adjacent_friend_that_is_chosen() -> None:
    """Nobody chosen, an opponent or one farther off: no healing; a bystander is never healed (24.1)."""
    friend = figure("friend", "red", "C6", life=WORN)
    assert use("support", cap("support"), friend, roll=3).fields["legal"] is False
    assert use("support", cap("support"), {**friend, "at": "C7"}, target="friend", roll=3).fields["legal"] is False
    assert use("support", cap("support"), {**friend, "side": "blue"}, target="friend", roll=3).fields["legal"] is False
    answer = use("support", cap("support"), {**friend, "bystander": True}, target="friend", roll=3)
    assert affected(answer, "friend")["healed"] == 0


def test_a_roll_that_is_not_given_is_pending() -> None:
    """Nothing is changed until it is rolled."""
    answer = use("regeneration", cap("regeneration", life=WORN))
    assert (answer.fields["legal"], answer.fields["pending"], answer.fields["targets"]) == (
        True,
        ("regeneration:cap",),
        {},
    )


@pytest.mark.parametrize(
    ("more", "on", "success"),
    [
        ({"powers": ["willpower"]}, (5, 6), {4: False, 5: True}),
        ({"size": "giant"}, (3, 4, 5, 6), {2: False, 3: True}),
        ({"size": "colossal", "powers": ["willpower"]}, (3, 4, 5, 6), {2: False, 3: True}),
    ],
)
def test_27_3h_and_27_7e_willpower(more: dict[str, Any], on: tuple[int, ...], success: dict[int, bool]) -> None:
    """5 and 6; with Great Size 3 to 6, whichever version is there as well (20.7)."""
    cap = figure("cap", "red", "C5", tokens=2, **more)
    for roll, succeeds in success.items():
        answer = use("willpower", cap, roll=roll, turn=BEGINNING)
        assert (answer.fields["succeeds_on"], answer.fields["success"]) == (on, succeeds)
        assert affected(answer)["tokens_after"] == (1 if succeeds else 2)


def test_20_5_taken_willpower_is_gone_from_great_size_too() -> None:
    """Outwit took it: in no form; and without either source there is none."""
    giant = figure("cap", "red", "C5", size="giant", cant_use=["willpower"])
    assert reasons(use("willpower", giant, roll=6, turn=BEGINNING)) == ["20.4"]
    assert reasons(use("willpower", cap(), roll=6, turn=BEGINNING)) == ["20.1"]


def test_8_1a_only_at_the_beginning_of_ones_own_turn() -> None:
    """Neither in the action phase nor in the opponent's turn."""
    figures = (cap("willpower", tokens=1), figure("foe", "blue", "H8"))
    assert reasons(use("willpower", *figures, roll=6)) == ["8.1a"]
    assert reasons(use("willpower", *figures, roll=6, turn={**BEGINNING, "active": "blue"})) == ["9.1"]


@pytest.mark.parametrize(
    ("friend", "legal"),
    [
        ({"points": 50}, True),
        ({"points": 100}, False),
        ({"points": 100, "keywords": ["Army"]}, True),
        ({"points": 50, "at": "C7"}, False),
        ({"points": 50, "side": "blue"}, False),
    ],
)
def test_27_4l_leadership_frees_an_adjacent_lesser_friend(friend: dict[str, Any], legal: bool) -> None:
    """Less points or a shared keyword, adjacent and friendly."""
    leader = cap("leadership", points=100, keywords=["Army"])
    led = {**figure("led", "red", "C6", tokens=2), **friend}
    answer = use("leadership", leader, led, target="led", roll=5, turn=BEGINNING)
    assert answer.fields["legal"] is legal
    if legal:
        assert affected(answer, "led")["tokens_after"] == 1
        failed = use("leadership", leader, led, target="led", roll=4, turn=BEGINNING)
        assert (failed.fields["success"], affected(failed, "led")["tokens_after"]) == (False, 2)


def test_27_2j_poison_damages_every_adjacent_opponent() -> None:
    """1 each, less reducers; friends and those farther off are spared; a STOP doesn't hold (27.7p); moved, it can't."""
    foe = figure("foe", "blue", "C6", life={"click": 4, "clicks": 4})
    tough = figure("tough", "blue", "D5", powers=["toughness"])
    figures = (cap("poison"), foe, tough, figure("far", "blue", "C8"), figure("friend", "red", "B5"))
    answer = use("poison", *figures)
    assert {name: found["damage_taken"] for name, found in answer.fields["targets"].items()} == {"foe": 1, "tough": 0}  # type: ignore[attr-defined]
    assert affected(answer, "foe")["ko"] is True
    assert reasons(use("poison", cap("poison", this_turn={"moved": True}), foe)) == ["27.2j"]


def test_27_4j_perplex_modifies_anything_but_damage() -> None:
    """The value has to be said, and may not be damage."""
    assert use("perplex", cap("perplex"), target="cap", value="attack", change=1).fields["legal"] is True
    assert reasons(use("perplex", cap("perplex"), target="cap", value="damage")) == ["27.4j"]
    with pytest.raises(DocumentError, match=r"ask.value: error-missing"):
        use("perplex", cap("perplex"), target="cap")


@pytest.mark.parametrize(
    ("what", "expected"),
    [
        ("charge", []),
        ("super-senses", []),
        ("Battle Plan", []),
        ("Old Trick", ["27.4k"]),
        ("flight", ["27.4k"]),
        ("Nonsense", ["27.4k"]),
        ("Iron Will", ["27.7l"]),
        ("toughness", ["27.7l"]),
    ],
)
def test_27_4k_what_outwit_can_take(what: str, expected: list[str]) -> None:
    """Any standard power, a special power of the target; no trait, no ability, nothing Protected: Outwit."""
    specials = [
        {"name": "Battle Plan", "effects": [{"grants": "charge"}]},
        {"name": "Old Trick", "kind": "trait"},
        {"name": "Iron Will", "effects": [{"grants": "toughness"}, {"protected": "outwit"}]},
    ]
    foe = figure("foe", "blue", "C8", special=specials)
    answer = use("outwit", cap("outwit"), foe, target="foe", what=what)
    assert reasons(answer) == expected
    assert ("use-outwit" in said(answer)) == (not expected)


def test_what_chapter_7_forbids_comes_first() -> None:
    """A second Outwit in one turn, and an action with two tokens."""
    foe = figure("foe", "blue", "C8")
    used = cap("outwit", this_turn={"used": ["outwit"]})
    assert reasons(use("outwit", used, foe, target="foe", what="charge")) == ["7.5"]
    assert reasons(use("regeneration", cap("regeneration", tokens=2), roll=3)) == ["7.4"]
