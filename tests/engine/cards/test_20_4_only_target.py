"""What the only target of an attack can't use, whom others attack, and how often who uses what (12.1, 18.3, 20.4)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import HIT, VALUES, asked, figure, value
from tests.engine.cards.reading import of, one

ALONE = "When Hollis targets a single character with an attack, they can't use defense powers."


def taken(text: str, targets: list[str], kind: str = "range", attacker: str = "hollis", **rob: Any) -> int:
    """Return what Rob takes of the attack."""
    hollis = figure("Hollis", "red", "C6", text, values={**VALUES, "targets": 2})
    life = {"life": {"click": 1, "clicks": 9}}
    others = figure("Rob", "blue", "C8", **life, **rob), figure("Pat", "blue", "D8", **life), figure("Sam", "red", "A8")
    answer = asked({**HIT, "attacker": attacker, "kind": kind, "targets": targets}, hollis, *others)
    return int(answer["targets"]["rob"]["damage_taken"])


@pytest.mark.parametrize(
    ("text", "rob", "damage"),
    [
        ("", {"powers": ["toughness"]}, 2),
        (ALONE, {"powers": ["toughness"]}, 3),
        (ALONE, {"special": [{"name": "Rites", "kind": "special-power", "slot": "defense", "text": "Toughness."}]}, 3),
        (ALONE, {"special": [{"name": "Rites", "kind": "trait", "text": "Toughness."}]}, 3),
        (ALONE, {"special": [{"name": "Rites", "kind": "special-power", "slot": "attack", "effects":
                              [{"damage_taken": -1}]}]}, 2),
    ],
)  # fmt: skip
def test_18_3_defense_powers_of_the_only_target(text: str, rob: dict[str, Any], damage: int) -> None:
    """The power in that slot, and all standard powers of the kind wherever they come from."""
    assert taken(text, ["rob"], **rob) == damage


def test_18_3_of_several_targets_none_loses_them() -> None:
    """Quake deals 2 to each of two, whom Toughness spares 1; somebody else's attack is none of Hollis's."""
    hollis = figure("Hollis", "red", "C6", ALONE, powers=["quake"])
    others = [figure(name, "blue", at, powers=["toughness"]) for name, at in (("Rob", "C7"), ("Pat", "D7"))]
    for targets, dealt in ((["rob", "pat"], 1), (["rob"], 2)):
        standing = [one for one in others if one["id"] in targets]
        answer = asked({**HIT, "action": "quake", "targets": targets}, hollis, *standing)
        assert answer["targets"]["rob"]["damage_taken"] == dealt
    assert taken(ALONE, ["rob"], attacker="sam", powers=["toughness"]) == 2


@pytest.mark.parametrize(("text", "at", "legal"), [
    ("", "C13", True),
    ("Opposing characters can only attack characters within 5 squares of themselves.", "C13", False),
    ("Opposing characters can only attack characters within 5 squares of themselves.", "C12", True),
])  # fmt: skip
def test_12_1_how_far_opponents_attack(text: str, at: str, legal: bool) -> None:
    """As seen from whoever attacks, whomever it attacks."""
    rob = figure("Rob", "blue", at)
    question = {"type": "legal", "figure": "rob", "action": "range", "target": "sam"}
    assert asked(question, figure("Hollis", "red", "A1", text), figure("Sam", "red", "C7"), rob)["legal"] == legal


AGAIN = "Friendly Sidekicks using Outwit may use it a second time each turn."
TWICE = "Outwit, but may use it twice if Hollis has an action token."


def outwits(hollis: str, *, used: bool, of: str = "sam", tokens: int = 0, **sam: Any) -> bool:
    """Return whether somebody may be given Outwit, before or after one use of it."""
    spent = {"this_turn": {"used": ["outwit"]}} if used else {}
    figures = [
        figure("Hollis", "red", "C6", hollis, tokens=tokens),
        figure("Sam", "red", "D6", powers=["outwit"], **sam),
    ]
    figures = [{**one, **spent} if one["id"] == of else one for one in figures]
    rob = figure("Rob", "blue", "C9", powers=["toughness"])
    question = {"type": "use", "figure": of, "action": "outwit", "target": "rob", "what": "toughness"}
    return bool(asked(question, *figures, rob, turn={"active": "red", "phase": "action"})["legal"])


@pytest.mark.parametrize(
    ("text", "tags", "may"),
    [("", ["Sidekick"], False), (AGAIN, ["Sidekick"], True), (AGAIN, ["Captain"], False), (AGAIN, [], False)],
)
def test_21_11_a_second_time_for_others(text: str, tags: list[str], may: bool) -> None:
    """Sidekicks alone; the first use is anybody's."""
    assert outwits(text, used=False, tags=tags)
    assert outwits(text, used=True, tags=tags) == may


@pytest.mark.parametrize(("text", "tokens", "may"), [(TWICE, 0, False), (TWICE, 1, True), ("Outwit.", 1, False)])
def test_21_11_twice_under_a_condition(text: str, tokens: int, may: bool) -> None:
    """Once whatever holds, and again while it does."""
    assert outwits(text, used=False, of="hollis", tokens=tokens)
    assert outwits(text, used=True, of="hollis", tokens=tokens) == may


LINE = "If Hollis began the game on the 15-point starting line, modify attack +1."


@pytest.mark.parametrize(
    ("points", "began", "attack"), [(15, True, 11), (75, True, 10), (15, False, 10), (15, None, 10)]
)
def test_01_7a_on_which_line_it_began(points: int, began: bool | None, attack: int) -> None:
    """Whoever is on the starting force for so many points; where nobody tells that, it decides nothing."""
    told = {} if began is None else {"starting_force": began}
    during = {"attack": "close", "attacker": "hollis", "target": "rob"}
    figures = figure("Hollis", "red", "C6", LINE, points=points, **told), figure("Rob", "blue", "C7")
    assert value("hollis", "attack", *figures, during=during) == attack


PAIR = "If Hollis is within 4 squares of a friendly character named Wick, modify both their defense +1."


@pytest.mark.parametrize(("at", "name", "side", "hollis", "other"), [
    ("C10", "Wick", "red", 18, 18), ("C11", "Wick", "red", 17, 17), ("C10", "Sam", "red", 17, 17),
    ("C10", "Wick", "blue", 17, 17),
])  # fmt: skip
def test_20_9_both_of_two(at: str, name: str, side: str, hollis: int, other: int) -> None:
    """Both or neither."""
    figures = figure("Hollis", "red", "C6", PAIR), figure(name, side, at)
    assert (value("hollis", "defense", *figures), value(name.lower(), "defense", *figures)) == (hollis, other)


WORDED = (
    "Flurry, Stealth, {}Improved Movement: This character can move through {} terrain. "
    "Immediately after movement resolves, destroy all Blocking terrain moved through{}"
)


@pytest.mark.parametrize("marks", [("", "."), ("[", ".]"), ("[", "]")])
def test_27_5d_destroy_blocking_in_two_sentences(marks: tuple[str, str]) -> None:
    """As older cards word it: one ability, and no Blocking beside it."""
    [said] = of(WORDED.format(marks[0], "Blocking", marks[1]), "Hollis")
    assert [effect.get("grants") for effect in said.effects] == [
        "flurry",
        "stealth",
        "improved-movement:destroy-blocking",
    ]


def test_27_6_a_slip_of_print() -> None:
    """Adjacency for Adjacent."""
    said = one("Stealth, Improved Targeting: Adjacency.", "Hollis")
    assert said.effects == ({"grants": "stealth"}, {"grants": "improved-targeting:adjacent"})


@pytest.mark.parametrize(
    "text",
    [
        "When Hollis targets more than one character with an attack, they can't use defense powers.",
        "When Hollis targets a single character with an attack, they can't use attack powers.",
        "When Hollis targets a single character with an attack, she can't use defense powers.",
        "Opposing characters can't use defense powers if they are the first target of Hollis's attack.",
        "Opposing characters can only attack characters within 5 squares of Hollis and Sam.",
        "Opposing characters can't use Shape Change when attacked by other characters that are adjacent.",
        "Friendly Sidekicks using Outwit may not use it a second time each turn.",
        "Friendly Sidekicks using Outwit may use Perplex a second time each turn.",
        "If Hollis is within 4 squares of opposing character named Wick, modify both their defense +1.",
        "If Hollis ended the game on the 15-point starting line, modify attack +1.",
        "When Hollis is targeted by Outwit, modify defense -2.",
        "Barrier as FREE, and when Rob uses it, place up to 8 blocking terrain markers.",
    ],
)
def test_20_4_near_misses(text: str) -> None:
    """One word away: never judged."""
    assert one(text, "Hollis").status != "judged"
