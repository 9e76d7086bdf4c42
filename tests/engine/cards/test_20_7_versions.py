"""Powers that a card betters for some moments, narrows two at once, or ties to whom they are about (20.2, 20.7)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import HIT, asked, figure
from tests.engine.cards.reading import of, one, statuses
from tests.engine.cards.test_20_2_restrictions import OUTWIT, PERPLEX, legal

IDLE = "Super Senses, but succeeds on a 4-6 if Hollis has no action tokens."
WARY = "Super Senses, but succeeds on a 4-6 against attacks made by characters with the Ash keyword."


def evades(text: str, roll: int, tokens: int = 0, **rob: Any) -> bool:
    """Return whether Hollis, with that text, evades an attack of Rob with that result of her d6."""
    hollis, attacker = figure("Hollis", "red", "C6", text, tokens=tokens), figure("Rob", "blue", "C7", **rob)
    attack = {"type": "attack", "attacker": "rob", "targets": ["hollis"], "kind": "close", "roll": [5, 6]}
    answer = asked({**attack, "choices": {"super-senses:hollis": roll}}, hollis, attacker)
    return bool(answer["targets"]["hollis"]["result"] == "evaded")


@pytest.mark.parametrize(
    ("text", "roll", "given", "evaded"),
    [
        (IDLE, 4, {}, True),
        (IDLE, 3, {}, False),
        (IDLE, 4, {"tokens": 1}, False),
        (IDLE, 5, {"tokens": 1}, True),
        (WARY, 4, {"keywords": ["Ash"]}, True),
        (WARY, 4, {}, False),
        (WARY, 5, {}, True),
        ("Super Senses, but succeeds on a roll of 4-6 while occupying water terrain.", 4, {}, False),
    ],
)
def test_27_3a_more_results_under_a_condition(text: str, roll: int, given: dict[str, Any], evaded: bool) -> None:
    """On those results where the condition holds, and where it doesn't as the card of powers has it."""
    assert evades(text, roll, **given) == evaded


@pytest.mark.parametrize(
    "text",
    [
        "Super Senses, but succeeds on a 6 if Hollis has no action tokens.",  # not better than 5 and 6
        "Super Senses, but succeeds on a 4-5 if Hollis has no action tokens.",
        "Super Senses, but fails on a 4-6 if Hollis has no action tokens.",
        "Super Senses, but succeeds on a 4-6 unless Hollis has an action token.",
        "Super Senses, but succeeds on a 4-6 until Hollis has an action token.",
    ],
)
def test_20_2_no_better_version(text: str) -> None:
    """Fewer results, others, or an exception: nobody tells what is left on 5 and 6."""
    assert one(text, "Hollis").status == "reminded"


@pytest.mark.parametrize(
    ("text", "keywords", "untargeted"),
    [
        ("Shape Change, but only if the attacker has the Ash keyword.", ["Ash"], True),
        ("Shape Change, but only if the attacker has the Ash keyword.", [], False),
        ("Shape Change, but only when targeted by characters with the Ash keyword.", ["Ash"], True),
        ("Shape Change, but only when targeted by characters with the Ash keyword.", [], False),
        ("Shape Change, but only if the attacking character can't use Stealth.", [], True),
    ],
)
def test_27_4g_only_some_attackers(text: str, keywords: list[str], untargeted: bool) -> None:
    """Against the attacks of such characters alone."""
    hollis, rob = figure("Hollis", "red", "C6", text), figure("Rob", "blue", "C7", keywords=keywords)
    attack = {"type": "attack", "attacker": "rob", "targets": ["hollis"], "kind": "close", "roll": [5, 6]}
    answer = asked({**attack, "choices": {"shape-change:hollis": 6}}, hollis, rob)
    assert (answer["targets"]["hollis"]["result"] == "illegal") == untargeted


def test_20_2_who_attacks_is_no_matter_of_an_attackers_power() -> None:
    """What counts in attacks of its own figure has no attacker but that one."""
    assert one("Charge, but only if the attacker has the Ash keyword.", "Hollis").status == "reminded"
    assert one("Exploit Weakness, but only when targeted by characters with the Ash keyword.", "Hollis").status != (
        "judged"
    )


@pytest.mark.parametrize(
    ("text", "at", "may"),
    [
        ("Outwit, but only within 3 squares.", "C9", True),
        ("Outwit, but only within 3 squares.", "C10", False),
        ("Outwit, but only within 3 squares and line of fire.", "C9", True),
        ("Outwit, but only if the target has the Ash keyword.", "C8", True),
        ("Outwit, but only if the target has the Fog keyword.", "C8", False),
        ("Outwit, but only if targeting an adjacent character.", "C7", True),
        ("Outwit, but only if targeting an adjacent character.", "C8", False),
        ("Outwit, but only when Hollis targets a character of 50 points or less.", "C8", True),
    ],
)
def test_27_4k_whom_the_card_lets_it_target(text: str, at: str, may: bool) -> None:
    """Told in other words than "only to target"."""
    assert legal(OUTWIT, text, at) == may


@pytest.mark.parametrize(("keyword", "may"), [("Ash", True), ("Fog", False)])
@pytest.mark.parametrize("question", [OUTWIT, {**PERPLEX, "change": 1}])
def test_20_2_two_powers_with_one_restriction(question: dict[str, Any], keyword: str, may: bool) -> None:
    """Both of them; behind a list nobody tells whether it is of the last one alone."""
    text = f"Outwit and Perplex, but only to target characters with the {keyword} keyword."
    assert legal(question, text) == may
    assert one("Outwit, Perplex, but only to target adjacent characters.", "Hollis").status == "reminded"


@pytest.mark.parametrize(
    ("text", "value", "change", "may"),
    [
        ("Perplex, but can't modify attack.", "attack", 1, False),
        ("Perplex, but can't modify attack.", "speed", 1, True),
        ("Perplex, but not to modify speed values.", "speed", 1, False),
        ("Perplex, but only to increase attack.", "attack", 1, True),
        ("Perplex, but only to increase attack.", "attack", -1, False),
        ("Perplex, but only to increase attack.", "speed", 1, False),
        ("Perplex, but only to decrease values.", "speed", -1, True),
        ("Perplex, but only to decrease values.", "speed", 1, False),
        ("Perplex, but only on herself.", "attack", 1, False),
    ],
)
def test_27_4j_which_values_and_which_way(text: str, value: str, change: int, may: bool) -> None:
    """What is left of its values, and of up and down."""
    assert legal({**PERPLEX, "value": value, "change": change}, text) == may


@pytest.mark.parametrize(
    ("text", "keywords", "taken"),
    [
        ("Poison.", [], 1),
        ("Poison, but only affects characters with the Ash keyword.", ["Ash"], 1),
        ("Poison, but only affects characters with the Ash keyword.", [], 0),
        ("Poison, but only deals damage to characters with the Ash keyword.", [], 0),
    ],
)
def test_27_2j_whom_it_poisons(text: str, keywords: list[str], taken: int) -> None:
    """Those of all adjacent opponents that the card names."""
    hollis, rob = figure("Hollis", "red", "C6", text), figure("Rob", "blue", "C7", keywords=keywords)
    answer = asked({"type": "use", "figure": "hollis", "action": "poison"}, hollis, rob)
    assert answer["targets"].get("rob", {}).get("damage_taken", 0) == taken


@pytest.mark.parametrize(
    ("text", "taken"), [("Quake.", 0), ("Quake, but deals penetrating damage.", 2), ("Toughness.", 1)]
)
def test_12_5c_an_action_whose_damage_is_penetrating(text: str, taken: int) -> None:
    """What is used through this card alone (20.7a); invulnerability takes two off of everything else."""
    hollis = figure("Hollis", "red", "C6", text, powers=[] if "Quake" in text else ["quake"])
    rob = figure("Rob", "blue", "C7", powers=["invulnerability"])
    action = {} if text == "Toughness." else {"action": "quake"}
    assert asked({**HIT, **action}, hollis, rob)["targets"]["rob"]["damage_taken"] == taken


@pytest.mark.parametrize(
    ("text", "used", "may"),
    [
        ("Leadership.", 3, True),
        ("Leadership.", 4, False),
        ("Leadership, but increases action total by +2 instead of +1.", 4, True),
        ("Leadership, but increases action total by +2 instead of +1.", 5, False),
    ],
)
def test_27_4l_two_more_actions(text: str, used: int, may: bool) -> None:
    """A build total of 300 gives three actions, Leadership one more, and such a card another."""
    hollis, rob = figure("Hollis", "red", "C6", text), figure("Rob", "blue", "C7")
    turn = {"turn": {"active": "red", "actions_used": used, "build_total": 300}}
    ask = {"type": "legal", "figure": "hollis", "action": "close", "target": "rob"}
    assert asked(ask, hollis, rob, **turn)["legal"] == may


def test_27_4l_two_more_actions_need_leadership() -> None:
    """Taken by Outwit, it adds nothing; and two such characters add no more than one."""
    text = "Leadership, but increases action total by +2 instead of +1."
    rob, turn = figure("Rob", "blue", "C7"), {"turn": {"active": "red", "actions_used": 3, "build_total": 300}}
    ask = {"type": "legal", "figure": "hollis", "action": "close", "target": "rob"}
    assert not asked(ask, figure("Hollis", "red", "C6", text, cant_use=["leadership"]), rob, **turn)["legal"]
    both = figure("Hollis", "red", "C6", text), figure("Sam", "red", "A1", text.replace("Hollis", "Sam"))
    turn["turn"]["actions_used"] = 5
    assert not asked(ask, *both, rob, **turn)["legal"]


@pytest.mark.parametrize(("at", "may"), [("C9", True), ("C10", False)])
def test_27_4l_leadership_within_some_squares(at: str, may: bool) -> None:
    """Three squares off instead of adjacent."""
    hollis = figure(
        "Hollis",
        "red",
        "C6",
        "Leadership, but may remove an action token from a character within 3 squares.",
        points=90,
    )
    sam = figure("Sam", "red", at, points=50, tokens=1)
    turn = {"turn": {"active": "red", "phase": "beginning"}}
    used = {"type": "use", "figure": "hollis", "action": "leadership", "target": "sam", "roll": 6}
    assert asked(used, hollis, sam, **turn)["legal"] == may


@pytest.mark.parametrize(
    ("text", "speed", "squares"),
    [
        ("Phasing/Teleport.", 8, 8),
        ("Phasing/Teleport, but only up to 4 squares.", 8, 4),
        ("Phasing/Teleport, but only to move up to 4 squares.", 8, 4),
        ("Phasing/Teleport, but Hollis can't move more than 4 squares.", 8, 4),
        ("Phasing/Teleport as FREE, but only to move up to 4 squares.", 8, 4),
        ("Phasing/Teleport, but only up to 4 squares.", 3, 3),
    ],
)
def test_20_2_how_far_it_moves_at_most(text: str, speed: int, squares: int) -> None:
    """No farther than the card says, and no farther than its speed either (10.2)."""
    hollis = figure("Hollis", "red", "C6", text, values={"speed": speed, "attack": 10, "defense": 17, "damage": 3})
    reached = asked({"type": "reachable", "figure": "hollis", "action": "phasing-teleport"}, hollis)["result"]
    assert max(int(square[1:]) for square in reached if square.startswith("C")) == 6 + squares


def test_27_1e_half_speed_and_no_farther() -> None:
    """Half of a speed of 8 is four, and the card allows three."""
    hollis = figure("Hollis", "red", "C6", "Charge, but only moves up to 3 squares.")
    reached = asked({"type": "reachable", "figure": "hollis", "action": "charge"}, hollis)["result"]
    assert "C9" in reached
    assert "C10" not in reached


def test_20_2_nothing_is_said_of_how_far_something_else_goes() -> None:
    """Of what moves nobody, or in two parts, such a limit is no more than a reminder."""
    for text in ("Toughness, but only up to 4 squares.", "Hypersonic Speed, but only moves up to 4 squares."):
        assert one(text, "Hollis").status == "reminded"


@pytest.mark.parametrize(
    "text",
    [
        "Barrier, but generates 6 markers instead of 4.",
        "Barrier, but may generate up to 6 blocking terrain markers instead of 4.",
        "Barrier, but may generate 6 markers.",
    ],
)
def test_27_3f_how_many_markers(text: str) -> None:
    """Six of them at most, of its own terrain."""
    assert one(text, "Hollis").effects == ({"grants": "barrier", "restrict": {"most": 6}},)
    assert one(text.replace("Barrier", "Toughness"), "Hollis").status != "judged"
    assert one("Barrier, but generates 6 markers instead of 6.", "Hollis").status == "reminded"


@pytest.mark.parametrize(("points", "passed"), [(90, True), (20, True)])
def test_27_3g_of_any_points(points: int, passed: bool) -> None:
    """An adjacent friend of more points, too."""
    text = "Mastermind, but may choose friendly characters of any points."
    rob, sam = figure("Rob", "blue", "C7", text, points=50), figure("Sam", "blue", "D8", points=points)
    answer = asked({**HIT, "choices": {"mastermind:rob": "sam"}}, figure("Hollis", "red", "C6"), rob, sam)
    assert ("sam" in answer["targets"]) == passed


@pytest.mark.parametrize(("tokens", "named"), [(0, True), (1, False)])
def test_27_5_improved_abilities_together_under_one_condition(tokens: int, named: bool) -> None:
    """All that stand behind one "Improved Movement:"; of two powers in a list nobody tells."""
    text = "Improved Movement: Elevated, Hindering, but only if Hollis has no action tokens."
    hollis = figure("Hollis", "red", "C6", text, tokens=tokens)
    [row] = asked({"type": "reachable", "figure": "hollis"}, hollis)["cards"]
    assert (row["status"], row["applies"]) == ("judged", named)
    assert statuses("Charge, Flurry, but only if Hollis has no action tokens.", "Hollis") != ["judged"]


def test_21_9_what_stands_in_brackets_is_its_size() -> None:
    """A symbol that it has, or doesn't."""
    assert of("If Hollis has [Giant symbol], modify attack +1.", "Hollis")[0].effects[0]["when"] == {
        "itself": {"size": ["giant"]}
    }
    assert of("Hollis can use Flurry if she has [Wing symbol].", "Hollis")[0].effects[0]["when"] == {
        "can_use": ["flight"]
    }


@pytest.mark.parametrize(
    ("text", "value", "change", "may"),
    [
        ("Perplex, but only on opposing characters.", "attack", 1, True),
        ("Perplex, but only on friendly characters.", "attack", 1, False),
        ("Perplex, but only to positively modify opposing characters' combat values.", "attack", 1, True),
        ("Perplex, but only to positively modify opposing characters' combat values.", "attack", -1, False),
        ("Perplex, but only to positively modify friendly characters' combat values.", "attack", 1, False),
        ("Perplex, but only to modify the attack of opposing characters.", "attack", 1, True),
        ("Perplex, but only to modify the attack of opposing characters.", "speed", 1, False),
        ("Perplex, but only to target Hollis or adjacent opposing characters.", "attack", 1, False),
        ("Perplex, but may only target herself or opposing characters within 2 squares.", "attack", 1, True),
        ("Perplex, but only to target a single opposing character.", "attack", 1, True),
    ],
)
def test_27_4j_on_whom(text: str, value: str, change: int, may: bool) -> None:
    """Rob stands two squares off, an opponent."""
    assert legal({**PERPLEX, "value": value, "change": change}, text) == may


@pytest.mark.parametrize(("targets", "damage"), [(["rob"], 2), (["rob", "sid"], 1)])
def test_12_1_a_power_against_one_target_alone(targets: list[str], damage: int) -> None:
    """Of two targets it counts against neither: damage of 2 is then reduced to nothing for one of them."""
    for words in ("only against a single target", "only with a single target", "only if targeting a single target"):
        values = {"speed": 8, "attack": 10, "defense": 17, "damage": 2, "range": 6, "targets": 2}
        hollis = figure("Hollis", "red", "C6", f"Penetrating/Psychic Blast, but {words}.", values=values)
        others = [figure(name, "blue", at, powers=["toughness"]) for name, at in (("Rob", "C9"), ("Sid", "D9"))]
        divide = {"divide": dict.fromkeys(targets, 2 // len(targets))} if len(targets) > 1 else {}
        answer = asked({**HIT, "kind": "range", "targets": targets, **divide}, hollis, *others)
        assert answer["targets"]["rob"]["damage_taken"] == (damage if len(targets) == 1 else 0)


@pytest.mark.parametrize(("action", "penetrating"), [("flurry", True), (None, False)])
def test_20_9_a_power_by_one_action_alone(action: str | None, penetrating: bool) -> None:
    """During Flurry, and not in a basic attack."""
    hollis = figure("Hollis", "red", "C6", "Exploit Weakness, but only when using Flurry.", powers=["flurry"])
    rob = figure("Rob", "blue", "C7", powers=["invulnerability"])
    answer = asked({**HIT, **({"action": action} if action else {})}, hollis, rob)
    assert answer["targets"]["rob"]["damage_taken"] == (3 if penetrating else 1)


def test_27_1f_mind_control_as_free_by_close_attacks_alone() -> None:
    """No token, beside whom it takes, and nobody farther off."""
    for text in ("Mind Control as FREE, but only as CLOSE.", "Mind Control as FREE, but only with close attacks."):
        hollis = figure("Hollis", "red", "C6", text)
        for at, kind, may in (("C7", "close", True), ("C10", "range", False)):
            attack = {**HIT, "kind": kind, "action": "mind-control"}
            assert asked(attack, hollis, figure("Rob", "blue", at))["legal"] == may


@pytest.mark.parametrize(
    "text",
    [
        "Toughness, but only against a single target.",  # no power of an attacker
        "Outwit, but only to target a single target.",
        "Super Senses, but not on a 4-6.",
        "Perplex, but only not on friendly characters.",
        "Outwit, but only to target Hollis or.",
    ],
)
def test_20_2_no_restriction_that_is_known(text: str) -> None:
    """One word too many or too few, or of another power."""
    assert one(text, "Hollis").status != "judged"


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        ("Super Senses, but on a 4-6.", {"grants": "super-senses", "restrict": {"succeeds_on": [4, 5, 6]}}),
        ("Outwit, but only to choose attack and damage powers.",
         {"grants": "outwit", "restrict": {"chooses": ["attack", "damage"]}}),
        ("Mastermind, but may choose any friendly character within 4 squares.",
         {"grants": "mastermind", "restrict": {"squares": 4}}),
        ("Perplex, but only during your opponent's turn.", {"grants": "perplex", "when": {"turn": "others"}}),
    ],
)  # fmt: skip
def test_20_2_in_other_words(text: str, effect: dict[str, Any]) -> None:
    """What is known in the words that cards use most, and in these."""
    assert one(text, "Hollis").effects == (effect,)
