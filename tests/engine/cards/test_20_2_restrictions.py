"""Powers that a card restricts, and what can't be done to somebody: both sides of each (20.2, 20.4, 20.7)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import asked, figure
from tests.engine.cards.reading import one

PERPLEX = {"type": "use", "figure": "hollis", "action": "perplex", "target": "rob", "value": "attack"}
OUTWIT = {"type": "use", "figure": "hollis", "action": "outwit", "target": "rob", "what": "charge"}


def legal(question: dict[str, Any], text: str, at: str = "C8", **hollis: Any) -> bool:
    """Return whether Hollis, with that text, may use a power on Rob, of 50 points and the keyword Ash."""
    made = figure("Hollis", "red", "C6", text, points=60, **hollis)
    rob = figure("Rob", "blue", at, points=50, keywords=["Ash"], powers=["charge"])
    answer = asked(question, made, rob)
    assert [row["status"] for row in answer["cards"]] == ["judged"]
    return bool(answer["legal"])


@pytest.mark.parametrize(
    ("text", "may"),
    [
        ("Outwit.", True),
        ("Outwit, but only to target characters of 50 points or less.", True),
        ("Outwit, but only to target characters of 49 points or less.", False),
        ("Outwit, but only to target characters with the Ash keyword.", True),
        ("Outwit, but only to target characters with the Fog keyword.", False),
    ],
)
def test_20_2_only_to_target_some(text: str, may: bool) -> None:
    """The target is one of those, or it is none."""
    assert legal(OUTWIT, text) == may


def test_20_7_a_version_without_the_restriction_is_chosen() -> None:
    """What the dial shows as well is not restricted."""
    text = "Outwit, but only to target characters of 49 points or less."
    assert legal(OUTWIT, text, powers=["outwit"])
    assert not legal(OUTWIT, text)


@pytest.mark.parametrize(
    ("text", "value", "change", "may"),
    [
        ("Perplex, but only to modify attack.", "attack", 1, True),
        ("Perplex, but only to modify attack.", "defense", 1, False),
        ("Perplex, but only to negatively modify combat values.", "attack", -1, True),
        ("Perplex, but only to negatively modify combat values.", "attack", 1, False),
        ("Perplex, but only to target himself.", "attack", 1, False),
    ],
)
def test_20_2_only_some_changes(text: str, value: str, change: int, may: bool) -> None:
    """Which value, and which way."""
    assert legal({**PERPLEX, "value": value, "change": change}, text) == may


@pytest.mark.parametrize(("at", "may"), [("C11", True), ("C12", False)])
def test_20_2_a_range_value_of_its_own(at: str, may: bool) -> None:
    """Five squares, whatever range the figure has (its minimum of 27.4k stays)."""
    assert legal(OUTWIT, "Outwit with a range value of 5.", at) == may


def test_20_4_who_cant_be_carried_or_healed() -> None:
    """Neither as a passenger, nor by Regeneration."""
    carry = {"type": "legal", "figure": "hollis", "action": "carry", "target": "sam"}
    carrier = figure("Hollis", "red", "C6", powers=[], abilities=["flight"])
    for text, may in (("Sam can't be carried.", False), ("Sam modifies speed +1.", True)):
        assert asked(carry, carrier, figure("Sam", "red", "C7", text))["legal"] == may
    heal = {"type": "use", "figure": "sam", "action": "regeneration", "roll": 6}
    for text, click in (("Sam can't be healed.", 5), ("Sam modifies speed +1.", 2)):
        sam = figure("Sam", "red", "C7", text, powers=["regeneration"], life={"click": 5, "clicks": 8})
        assert asked(heal, sam)["targets"]["sam"]["click_after"] == click


def attack(text: str, choices: dict[str, Any] | None = None, kind: str = "close", **more: Any) -> dict[str, Any]:
    """Return the answer to an attack of Hollis, with that text, on Rob beside her or three squares off."""
    made = figure("Hollis", "red", "C6", text, points=60, **more.pop("hollis", {}))
    rob = figure("Rob", "blue", "C7" if kind == "close" else "C9", points=50, **more.pop("rob", {}))
    question = {"type": "attack", "attacker": "hollis", "targets": ["rob"], "kind": kind, "roll": [5, 6], **more}
    return asked({**question, "choices": choices or {}}, made, rob)


def suffered(text: str, choices: dict[str, Any] | None = None, kind: str = "close", **rob: Any) -> dict[str, Any]:
    """Return what becomes of Rob, with that text, when Hollis attacks him."""
    at = "C7" if kind == "close" else "C9"
    question = {"type": "attack", "attacker": "hollis", "targets": ["rob"], "kind": kind, "roll": [5, 6]}
    figures = figure("Hollis", "red", "C6"), figure("Rob", "blue", at, text, **rob)
    found: dict[str, Any] = asked({**question, "choices": choices or {}}, *figures)["targets"]["rob"]
    return found


@pytest.mark.parametrize(("text", "roll", "result"), [
    ("Super Senses, but succeeds on a 4-6.", 4, "evaded"),
    ("Super Senses, but succeeds on a 4-6.", 3, "hit"),
    ("Super Senses.", 4, "hit"),
    ("Super Senses, but only against close attacks.", 5, "evaded"),
    ("Super Senses, but only against range attacks.", 5, "hit"),
])  # fmt: skip
def test_20_2_a_success_range_and_the_attack_it_is_used_in(text: str, roll: int, result: str) -> None:
    """The results that the card names, and no other; and in such attacks alone."""
    assert suffered(text, {"super-senses:rob": roll})["result"] == result


@pytest.mark.parametrize(
    ("kind", "roll", "result"),
    [("range", 4, "evaded"), ("close", 4, "hit"), ("close", 5, "evaded"), ("range", 3, "hit")],
)
def test_20_2_a_success_range_against_one_kind_of_attack(kind: str, roll: int, result: str) -> None:
    """Where the card says that against the other kind it is the usual one."""
    text = "Super Senses, but succeeds on a 4-6 for range attacks (succeeds normally for close attacks)."
    assert suffered(text, {"super-senses:rob": roll}, kind)["result"] == result


def test_27_2i_several_targets_of_what_asks_for_none() -> None:
    """Precision Strike asks for no single target, so that a card which lets it have several changes nothing."""
    for text in ("Precision Strike.", "Precision Strike, but it can be used with more than one target."):
        assert one(text).effects == ({"grants": "precision-strike"},)
    for other in ("up to two targets", "a single target"):
        assert one(f"Precision Strike, but may use it with {other}.").status != "judged"


def test_20_7_of_two_versions_the_better_one_counts() -> None:
    """Who has the power as its own too uses what the card improves, and not what it narrows."""
    better, worse = "Super Senses, but succeeds on a 4-6.", "Super Senses, but succeeds on a 6."
    for text, roll, result in ((better, 4, "evaded"), (worse, 5, "evaded")):
        assert suffered(text, {"super-senses:rob": roll}, powers=["super-senses"])["result"] == result
    assert suffered(worse, {"super-senses:rob": 5})["result"] == "hit"


@pytest.mark.parametrize(("text", "kind", "taken"), [
    ("Invulnerability, but only when targeted by a range attack.", "range", 1),
    ("Invulnerability, but only when targeted by a range attack.", "close", 3),
    ("Impervious, but succeeds on a 4-6.", "close", 0),
    ("Impervious.", "close", 1),
])  # fmt: skip
def test_20_2_a_reducer_in_some_attacks(text: str, kind: str, taken: int) -> None:
    """It reduces in the attack that its card names; Impervious on the results that its card names."""
    assert suffered(text, {"impervious:rob": 4}, kind)["damage_taken"] == taken


@pytest.mark.parametrize(("text", "kind", "clicks"), [
    ("Steal Energy.", "close", 1),
    ("Steal Energy.", "range", 0),
    ("Steal Energy, but with close or range attacks.", "range", 1),
    ("Steal Energy, but heals 2 clicks instead of 1.", "close", 2),
])  # fmt: skip
def test_20_2_steal_energy_otherwise(text: str, kind: str, clicks: int) -> None:
    """With which attacks, and how many clicks."""
    answer = attack(text, kind=kind, hollis={"life": {"click": 4, "clicks": 8}})
    assert (answer["attacker_healed"] or 0) == clicks


def test_20_2_numbers_of_a_power_otherwise() -> None:
    """Quake's damage, the tokens of Incapacitate, what Energy Shield/Deflection modifies."""
    for text, damage in (("Quake.", 2), ("Quake, but deals 3 damage instead of 2.", 3)):
        assert attack(text, action="quake")["targets"]["rob"]["damage_taken"] == damage
    for text, tokens in (
        ("Incapacitate.", 1),
        ("Incapacitate, but hit targets are given 2 action tokens instead of 1.", 2),
    ):
        assert attack(text, {"incapacitate:hollis": "use"})["targets"]["rob"]["tokens_after"] == tokens
    more = "Energy Shield/Deflection, but modifies defense +3 instead of +2."
    for text, kind, defense in ((more, "range", 20), (more, "close", 17), ("Energy Shield/Deflection.", "range", 19)):
        assert suffered(text, kind=kind)["defense"] == defense


def test_20_2_two_targets_of_a_power_alone() -> None:
    """As many as its card says, whatever is printed; its basic attack has one."""
    figures = figure("Hollis", "red", "C6", "Mind Control with two targets."), figure("Rob", "blue", "C9")
    more = figure("Sam", "blue", "D9")
    for action, legal in (("mind-control", True), ("range", False)):
        question = {"type": "attack", "attacker": "hollis", "targets": ["rob", "sam"], "kind": "range", "roll": [5, 6]}
        assert asked({**question, "action": action}, *figures, more)["legal"] == legal


def test_7_2_a_power_by_another_type_of_action() -> None:
    """As CLOSE alone it makes no range attack."""
    for text, at, may in (
        ("Mind Control.", "C9", True),
        ("Mind Control, but only as CLOSE.", "C9", False),
        ("Mind Control, but only as CLOSE.", "C7", True),
    ):
        question = {"type": "legal", "figure": "hollis", "action": "mind-control", "target": "rob"}
        assert asked(question, figure("Hollis", "red", "C6", text), figure("Rob", "blue", at))["legal"] == may


@pytest.mark.parametrize(("text", "speed"), [
    ("Charge.", 4),
    ("Charge, but does not halve speed.", 8),
])  # fmt: skip
def test_27_1e_speed_that_is_not_halved(text: str, speed: int) -> None:
    """The whole speed value during that action; with the dial's Charge beside it as well (20.7)."""
    question = {"type": "value", "figure": "hollis", "value": "speed", "during": {"action": "charge"}}
    for powers in ([], ["charge"]):
        assert asked(question, figure("Hollis", "red", "C6", text, powers=powers))["result"] == speed


@pytest.mark.parametrize(("text", "tokens", "free"), [
    ("Regeneration as FREE, but only if Hollis has two action tokens.", 2, True),
    ("Regeneration as FREE, but only if Hollis has two action tokens.", 1, False),
    ("Regeneration as FREE.", 0, True),
])  # fmt: skip
def test_7_5_as_free_under_a_condition(text: str, tokens: int, free: bool) -> None:
    """It may be given as FREE while the condition is met, and else not at all (21.1c)."""
    answer = asked({"type": "legal", "figure": "hollis", "action": "regeneration"},
                   figure("Hollis", "red", "C6", text, tokens=tokens))  # fmt: skip
    assert answer["legal"] == free
    assert answer["tokens_given"] == 0


def test_7_5_as_free_on_some_alone() -> None:
    """The target that its card names; a power of its own is given as FREE on that one alone, too (P214)."""
    text = "Support as FREE, but only to target characters with the Ash keyword."
    for keyword, may in (("Ash", True), ("Fog", False)):
        question = {"type": "legal", "figure": "hollis", "action": "support", "target": "sam"}
        sam = figure("Sam", "red", "C7", keywords=[keyword])
        assert asked(question, figure("Hollis", "red", "C6", text), sam)["legal"] == may
        own = asked(question, figure("Hollis", "red", "C6", text, powers=["support"]), sam)
        assert (own["legal"], own["tokens_given"]) == (True, 0 if may else 1)
        assert [row["status"] for row in own["cards"]] == ["judged"]


@pytest.mark.parametrize(("text", "passenger", "may"), [
    ("Passenger: 3, but only to carry characters with the Ash keyword.", ["Ash"], True),
    ("Passenger: 3, but only to carry characters with the Ash keyword.", ["Fog"], False),
])  # fmt: skip
def test_27_7k_passengers_of_a_kind(text: str, passenger: list[str], may: bool) -> None:
    """Two of them; of others no more than anybody carries, and none of its own size."""
    friends = [figure(name, "red", at, keywords=passenger) for name, at in (("Sam", "C7"), ("Pat", "D6"))]
    question = {"type": "reachable", "figure": "hollis", "carry": ["sam", "pat"]}
    assert bool(asked(question, figure("Hollis", "red", "C6", text), *friends)["result"]) == may


def test_27_3g_mastermind_only_to_choose_one() -> None:
    """Others may let the card's own character take the hit, and nobody else."""
    text = "Friendly characters with the Ash keyword can use Mastermind, but only to choose Hollis."
    rob = figure("Rob", "blue", "C7")
    victim = figure("Sam", "red", "C8", points=80, keywords=["Ash"])
    friends = figure("Hollis", "red", "D8", text, points=20), figure("Pat", "red", "B8", points=20)
    for name, result in (("hollis", "passed"), ("pat", "hit")):
        question = {"type": "attack", "attacker": "rob", "targets": ["sam"], "kind": "close", "roll": [5, 6]}
        answer = asked({**question, "choices": {"mastermind:sam": name}}, rob, victim, *friends)
        assert answer["targets"]["sam"]["result"] == result


def test_21_11_only_once_per_game() -> None:
    """Until its card was used this game."""
    text = "Hypersonic Speed, but only once per game."
    for used, may in (([], True), (["Trick"], False)):
        question = {"type": "legal", "figure": "hollis", "action": "hypersonic-speed"}
        assert asked(question, figure("Hollis", "red", "C6", text, used_this_game=used))["legal"] == may


def test_27_3f_as_many_markers_as_the_card_says() -> None:
    """Two instead of four."""
    for text, most in (("Barrier.", 4), ("Barrier as FREE, but only to generate 2 markers.", 2)):
        answer = asked({"type": "area", "figure": "hollis", "effect": "barrier"}, figure("Hollis", "red", "C6", text))
        assert answer["most"] == most


def test_20_9_what_hangs_on_itself_is_unread() -> None:
    """Two cards that ask for what the other gives: nobody can say which counts; one that hangs on another is judged."""
    one, two = "Characters that can use Charge can use Flurry.", "Characters that can use Flurry can use Charge."
    question = {"type": "legal_actions", "figure": "hollis"}
    answer = asked(question, figure("Hollis", "red", "C6", one), figure("Sam", "red", "C7", two))
    assert {row["status"] for row in answer["cards"]} == {"unread"}
    dry = "Friendly characters can use Flurry."
    answer = asked(question, figure("Hollis", "red", "C6", two), figure("Sam", "red", "C7", dry))
    assert {row["status"] for row in answer["cards"]} == {"judged"}
    assert {"charge", "flurry"} <= {each["action"] for each in answer["actions"]}


@pytest.mark.parametrize(("text", "at", "legal"), [
    ("Penetrating/Psychic Blast with a range value of 9.", "C15", True),
    ("Penetrating/Psychic Blast with a range value of 9.", "C16", False),
    ("Penetrating/Psychic Blast with a range value of 5.", "C12", True),
    ("Penetrating/Psychic Blast.", "C13", False),
])  # fmt: skip
def test_20_7_the_range_of_a_power_that_counts_in_every_range_attack(text: str, at: str, legal: bool) -> None:
    """Nobody does without it, so of its range and the figure's own the longer one counts."""
    question = {"type": "legal", "figure": "hollis", "action": "range", "target": "rob"}
    assert asked(question, figure("Hollis", "red", "C6", text), figure("Rob", "blue", at))["legal"] == legal


def test_27_3g_mastermind_from_farther_off() -> None:
    """Within three squares instead of adjacent."""
    text = "Mastermind, but he may choose a friend within 3 squares instead of adjacent."
    for at, result in (("C11", "passed"), ("C12", "hit")):
        question = {"type": "attack", "attacker": "rob", "targets": ["hollis"], "kind": "close", "roll": [5, 6]}
        figures = figure("Rob", "blue", "C7"), figure("Hollis", "red", "C8", text, points=80)
        sam = figure("Sam", "red", at, points=20)
        answer = asked({**question, "choices": {"mastermind:hollis": "sam"}}, *figures, sam)
        assert answer["targets"]["hollis"]["result"] == result


def test_7_5_what_is_no_action_is_given_as_none() -> None:
    """A power without an action of its own "as FREE" is reminded; and so is what counts while such a power is used."""
    assert one("Incapacitate as FREE.").status == "reminded"
    assert one("Quake as FREE.").status == "judged"
    assert one("Modify attack +1 when using Charge.").status == "judged"
    assert one("Modify attack +1 when using Precision Strike.").status == "reminded"


@pytest.mark.parametrize(
    ("text", "attacker", "target", "rerolled"),
    [
        ("Probability Control.", "sam", "rob", True),
        ("Probability Control, but only to reroll opposing attacks.", "sam", "rob", False),
        ("Probability Control, but only to reroll opposing attacks.", "rob", "sam", True),
        ("Probability Control, but only to reroll attacks she makes or that target her.", "rob", "sam", False),
        ("Probability Control, but only to reroll attacks she makes or that target her.", "rob", "hollis", True),
        ("Probability Control, but only to reroll attacks she makes or that target her.", "hollis", "rob", True),
    ],
)
def test_27_4f_rerolls_of_some_attacks_alone(text: str, attacker: str, target: str, rerolled: bool) -> None:
    """Those of opponents, its own, or those against it."""
    figures = figure("Hollis", "red", "C6", text), figure("Sam", "red", "D7"), figure("Rob", "blue", "D6")
    question = {"type": "attack", "attacker": attacker, "targets": [target], "kind": "close", "roll": [2, 2]}
    answer = asked({**question, "choices": {"probability-control:hollis": [6, 5]}}, *figures)
    assert answer["attack_total"] == 10 + (11 if rerolled else 4)


def test_20_4_who_is_not_adjacent_cant_target_it() -> None:
    """An opponent beside it may, and one afar may not."""
    text = "Rob can't be targeted by opposing characters unless they are adjacent."
    for at, kind, may in (("C7", "close", True), ("C9", "range", False)):
        question = {"type": "legal", "figure": "hollis", "action": kind, "target": "rob"}
        assert asked(question, figure("Hollis", "red", "C6"), figure("Rob", "blue", at, text))["legal"] == may
