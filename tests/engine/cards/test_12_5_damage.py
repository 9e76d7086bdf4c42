"""What cards say of damage, of targets and of choices: both sides of each (12.4d, 12.5, 20.4, 27.7n)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import HIT, LEGAL, asked, figure


def taken(text: str, kind: str = "close", of: str = "hollis", **rob: Any) -> int:
    """Return the damage that Rob takes from Hollis, whose card or his has a text."""
    hollis = figure("Hollis", "red", "C6", text if of == "hollis" else "", points=60)
    there = "C7" if kind == "close" else "C9"
    target = figure("Rob", "blue", there, text if of == "rob" else "", points=50, keywords=["Ash"], **rob)
    answer = asked({**HIT, "kind": kind}, hollis, target)
    [row] = answer["cards"]
    assert row["status"] == "judged"
    return int(answer["targets"]["rob"]["damage_taken"])


@pytest.mark.parametrize(
    ("text", "kind", "damage"),
    [
        ("Rob takes a maximum of 2 damage from attacks.", "close", 2),
        ("Rob takes a maximum of 2 damage from range attacks.", "range", 2),
        ("Rob takes a maximum of 2 damage from range attacks.", "close", 3),
        ("Rob takes a maximum of 5 damage from attacks.", "close", 3),
        ("Rob takes no damage from range attacks.", "range", 0),
        ("Rob takes no damage from range attacks.", "close", 3),
        ("If Rob occupies hindering terrain, he takes a maximum of 1 damage from attacks.", "close", 3),
    ],
)
def test_13_4_a_maximum_of_damage_taken(text: str, kind: str, damage: int) -> None:
    """From attacks of that kind alone, and under its condition."""
    assert taken(text, kind, of="rob") == damage


@pytest.mark.parametrize(
    ("text", "kind", "damage"),
    [
        ("Hollis deals penetrating damage.", "close", 3),
        ("Hollis deals penetrating damage with close attacks.", "close", 3),
        ("Hollis deals penetrating damage with close attacks.", "range", 2),
        ("Hollis deals penetrating damage to characters with the Ash keyword.", "close", 3),
        ("Hollis deals penetrating damage to characters with the Fog keyword.", "close", 2),
        ("When Hollis hits a character with the Ash keyword, she deals penetrating damage.", "close", 3),
        ("When Hollis hits a character with the Fog keyword, she deals penetrating damage.", "close", 2),
        ("When Hollis attacks a character of lower points, she deals penetrating damage.", "close", 3),
        ("When Hollis attacks a character of higher points, he deals penetrating damage.", "close", 2),
        ("When Hollis makes a range attack targeting a single character, she deals penetrating damage.", "close", 2),
        ("When Hollis makes a range attack targeting a single character, she deals penetrating damage.", "range", 3),
        ("Hollis modifies speed +1.", "close", 2),
    ],
)
def test_12_4d_penetrating_damage(text: str, kind: str, damage: int) -> None:
    """Toughness does not reduce it; and does where the card says nothing of this attack."""
    assert taken(text, kind, powers=["toughness"]) == damage


@pytest.mark.parametrize(
    ("effect", "rob", "sam"),
    [
        ({"other": {"keyword": ["Ash"]}}, 2, 1),
        ({"other": {"keyword": ["Ash"]}, "only": True}, 1, 1),
        ({"targets": {"most": 1}}, 1, 1),
        ({"targets": {"least": 2}}, 2, 2),
    ],
)
def test_12_4d_penetrating_damage_of_two_targets(effect: dict[str, Any], rob: int, sam: int) -> None:
    """Each target's own damage by its own keywords; "only" and a number of targets ask for the whole attack."""
    when = {"attack": {"role": "attacker"} | effect}
    text = [{"name": "Old Tricks", "effects": [{"penetrating": True, "when": when}]}]
    values = {"speed": 8, "attack": 10, "defense": 17, "damage": 4, "range": 6, "targets": 2}
    hollis = figure("Hollis", "red", "C6", values=values, special=text)
    first = figure("Rob", "blue", "C9", keywords=["Ash"], powers=["toughness"])
    second = figure("Sam", "blue", "D9", keywords=["Fog"], powers=["toughness"])
    shot = {**HIT, "kind": "range", "targets": ["rob", "sam"], "divide": {"rob": 2, "sam": 2}}
    answer = asked(shot, hollis, first, second)
    assert [answer["targets"][one]["damage_taken"] for one in ("rob", "sam")] == [rob, sam]


def test_12_4d_penetrating_damage_that_is_reduced() -> None:
    """A target whose card says so reduces it; from close attacks alone where it says that."""
    for text, kind, damage in (
        ("Rob can reduce penetrating damage.", "range", 2),
        ("Rob can reduce penetrating damage from close attacks.", "range", 3),
    ):
        hollis = figure("Hollis", "red", "C6", powers=["penetrating-psychic-blast"])
        rob = figure("Rob", "blue", "C9", text, powers=["toughness"])
        answer = asked({**HIT, "kind": kind}, hollis, rob)
        assert answer["targets"]["rob"]["damage_taken"] == damage


@pytest.mark.parametrize(
    ("text", "points", "legal"),
    [
        ("Rob can't be targeted by opposing characters.", 50, False),
        ("Rob can't be targeted by friendly characters.", 50, True),
        ("Rob can't be targeted by opposing characters 3 or more squares away.", 50, True),
        ("Rob can't be targeted by opposing characters of lower points.", 40, False),
        ("Rob can't be targeted by opposing characters of lower points.", 50, True),
    ],
)
def test_20_4_who_cant_target_it(text: str, points: int, legal: bool) -> None:
    """Those that the card names, and nobody else."""
    figures = figure("Hollis", "red", "C6", points=points), figure("Rob", "blue", "C7", text, points=50)
    assert asked(LEGAL, *figures)["legal"] == legal


@pytest.mark.parametrize(
    ("text", "side", "legal"),
    [
        ("PROTECTED: Perplex.", "red", False),
        ("PROTECTED: opposing Perplex.", "red", False),
        ("PROTECTED: opposing Perplex.", "blue", True),
        ("PROTECTED: opposing Outwit.", "red", True),
        ("Rob can't be chosen for Perplex.", "red", False),
    ],
)
def test_27_7n_a_safeguard_from_some_alone(text: str, side: str, legal: bool) -> None:
    """Against the effect of those that it names."""
    question = {"type": "use", "figure": "hollis", "action": "perplex", "target": "rob", "value": "attack"}
    figures = figure("Hollis", side, "C6", powers=["perplex"]), figure("Rob", "blue", "C7", text)
    assert asked(question, *figures)["legal"] == legal


def test_20_4_who_cant_be_chosen_for_mastermind() -> None:
    """The friend that his card keeps from it takes no hit."""
    for text, passed in (("Sam can't be chosen for Mastermind.", "hit"), ("Sam modifies speed +1.", "passed")):
        rob = figure("Rob", "blue", "C7", powers=["mastermind"], points=80)
        sam = figure("Sam", "blue", "C8", text, points=20)
        answer = asked({**HIT, "choices": {"mastermind:rob": "sam"}}, figure("Hollis", "red", "C6"), rob, sam)
        assert answer["targets"]["rob"]["result"] == passed


@pytest.mark.parametrize(("at", "legal"), [("C8", False), ("C10", True)])
def test_27_7n_a_safeguard_for_others(at: str, legal: bool) -> None:
    """Who stands beside the card has it, and who stands two squares away has not."""
    question = {"type": "use", "figure": "hollis", "action": "perplex", "target": "rob", "value": "attack"}
    sam = figure("Sam", "blue", "D8", "Adjacent friendly characters have PROTECTED: Perplex.")
    figures = figure("Hollis", "red", "C6", powers=["perplex"]), figure("Rob", "blue", at), sam
    assert asked(question, *figures)["legal"] == legal


@pytest.mark.parametrize(
    ("text", "kind", "legal"),
    [
        ("Rob can't be targeted by range attacks.", "range", False),
        ("Rob can't be targeted by range attacks.", "close", True),
        ("Opposing characters can't target Rob with close attacks.", "close", False),
        ("Opposing characters can't draw lines of fire to Rob.", "range", False),
        ("Opposing characters can't draw lines of fire to Rob.", "close", True),
        ("Friendly characters can't draw lines of fire to Rob.", "range", True),
        ("Opposing characters can't draw lines of fire to Rob unless he has an action token.", "range", False),
    ],
)
def test_20_4_which_attacks_cant_target_it(text: str, kind: str, legal: bool) -> None:
    """Attacks of that kind, and whatever needs a line of fire."""
    figures = figure("Hollis", "red", "C6"), figure("Rob", "blue", "C7" if kind == "close" else "C9", text)
    assert asked({**LEGAL, "action": kind}, *figures)["legal"] == legal


def test_11_4_no_line_of_fire_by_a_card() -> None:
    """The line of those whom it names is blocked, and that of others is clear."""
    text = "Opposing characters can't draw lines of fire to Rob."
    figures = figure("Hollis", "red", "C6"), figure("Rob", "blue", "C9", text), figure("Pat", "blue", "C12")
    for source, result in (("hollis", "blocked"), ("pat", "clear")):
        assert asked({"type": "line_of_fire", "from": source, "to": "rob"}, *figures)["result"] == result


def test_20_4_tokens_knockback_equipment_and_actions() -> None:
    """What can't be done to somebody is not done, and is done without the card."""
    hollis = figure("Hollis", "red", "C6", powers=["incapacitate"])
    for text, tokens in (("Rob can't be given action tokens by opposing effects.", 0), ("Rob modifies speed +1.", 1)):
        answer = asked({**HIT, "choices": {"incapacitate:hollis": "use"}}, hollis, figure("Rob", "blue", "C7", text))
        assert answer["targets"]["rob"]["tokens_after"] == tokens
    for text, path in (("Rob can't be knocked back.", 0), ("Rob modifies speed +1.", 3)):
        question = {"type": "knockback", "figure": "rob", "away_from": "hollis"}
        assert len(asked(question, hollis, figure("Rob", "blue", "C7", text))["path"]) == path
        doubles = asked({**HIT, "roll": [4, 4]}, hollis, figure("Rob", "blue", "C7", text))
        assert doubles["targets"]["rob"]["knockback"] == bool(path)
    objects = [{"id": "shield", "kind": "equipment", "at": "C7"}]
    turn = {"active": "blue"}
    for text, legal in (("Rob can't be equipped.", False), ("Rob modifies speed +1.", True)):
        question = {"type": "legal", "figure": "rob", "action": "equip"}
        assert asked(question, figure("Rob", "blue", "C7", text), objects=objects, turn=turn)["legal"] == legal
    text = "Rob can't be given a costed action if he has an action token."
    for held, legal in ((1, False), (0, True)):
        question = {"type": "legal", "figure": "rob", "action": "move"}
        assert asked(question, figure("Rob", "blue", "C7", text, tokens=held), turn=turn)["legal"] == legal


def test_20_4_powers_of_a_kind_and_in_an_attack_that_others_cant_use() -> None:
    """All of a slot, and one in attacks of some alone."""
    text = "Opposing characters within 3 squares can't use defense powers."
    for at, damage in (("C7", 3), ("F10", 2)):
        hollis = figure("Hollis", "red", "C6" if at == "C7" else "F9")
        sam = figure("Sam", "red", "C5", text)
        rob = figure("Rob", "blue", at, powers=["toughness"])
        assert asked(HIT, hollis, rob, sam)["targets"]["rob"]["damage_taken"] == damage
    text = "Opposing characters can't use Super Senses when attacked by Hollis."
    for attacker, result in (("hollis", "hit"), ("sam", "evaded")):
        figures = figure("Hollis", "red", "C6", text), figure("Rob", "blue", "C7", powers=["super-senses"])
        question = {**HIT, "attacker": attacker, "choices": {"super-senses:rob": 6}}
        assert asked(question, *figures, figure("Sam", "red", "C8"))["targets"]["rob"]["result"] == result


def test_20_4_alone_or_not_at_all() -> None:
    """Beside others it can't be targeted, and alone it can."""
    text = "Rob can't be the target of an attack with more than one target."
    hollis = figure("Hollis", "red", "C6")
    hollis["values"] = {**hollis["values"], "targets": 2}
    for targets, legal in ((["rob"], True), (["rob", "sam"], False)):
        figures = hollis, figure("Rob", "blue", "C9", text), figure("Sam", "blue", "D9")
        assert asked({**HIT, "kind": "range", "targets": targets}, *figures)["legal"] == legal
