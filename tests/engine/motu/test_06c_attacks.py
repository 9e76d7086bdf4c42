"""6c Attack, with 7a and 7e: who may be attacked, with what, and what the successes bring."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.motu.asking import answer, ask, figure, scene, steps, wrong

SWORD = {"id": "sword", "kind": "melee", "table": {1: 1, 3: 2, 5: 3}}
CANNON = {"id": "cannon", "kind": "ranged", "range": 12, "table": {1: 1, 3: 2}}
BALL = {"id": "ball", "kind": "spell", "range": 8, "mana": 2, "table": {1: 1, 4: "stunned"}}
HEAL = {"id": "heal", "kind": "spell", "range": 8, "mana": 1, "allies": True}


def duel(at: str = "F5", /, **more: Any) -> dict[str, Any]:
    """Return a scene in which Man-At-Arms attacks Skeletor."""
    weapons = [SWORD, CANNON, BALL, HEAL]
    man = figure("man", "B5", weapons=weapons, mana=2, attributes={"strength": 5, "perception": 4, "power": 1})
    return scene(man, figure("skeletor", at, "evil", attributes={"resistance": 3, "mind": 2}, facing="w"), **more)


def attacked(document: dict[str, Any], weapon: str = "cannon", **more: Any) -> dict[str, Any]:
    """Return the answer to Man-At-Arms attacking Skeletor."""
    return ask(document, "attack", **{"attacker": "man", "target": "skeletor", "weapon": weapon, **more})


def codes(found: dict[str, Any]) -> list[str]:
    """Return the codes of an answer's reasons."""
    return [reason.code for reason in found["because"]]


def test_the_example_of_a_ranged_attack() -> None:
    """Four dice, 4 1 3 5; three in defense, 3 1 4: one success is left, one wound (6c, example)."""
    found = attacked(duel(), attack_roll={"rolls": [4, 1, 3, 5]}, defense_roll={"rolls": [3, 1, 4]})
    assert found["legal"] is True
    assert (found["attack_dice"], found["defense_dice"]) == (4, 3)
    assert (found["attack_threshold"], found["defense_threshold"]) == (4, 4)
    assert (found["attack_successes"], found["defense_successes"], found["net"]) == (2, 1, 1)
    assert (found["effect_from"], found["wounds"], found["defeated"]) == (1, 1, False)
    assert (found["cost"], found["mana"], found["facing"]) == (1, 0, ["e"])


@pytest.mark.parametrize(("fifth", "net"), [(4, 2), (5, 2)])
def test_the_example_of_additional_effects(fifth: int, net: int) -> None:
    """He-Man's 1 3 4 5 and the die that is not printed; one is cancelled: the ring's three are not there (6c, M37)."""
    more: dict[str, Any] = {"attack_roll": {"rolls": [1, 3, 4, 5, fifth]}, "defense_roll": {"rolls": [3, 2, 4]}}
    extras = [{"needs": 3, "from": "ring"}, {"needs": 2, "from": "other"}]
    found = attacked(duel("C5"), "sword", extras=extras, **more)
    assert (found["net"], found["extras"]) == (net, ["other"])


@pytest.mark.parametrize(
    ("net", "row", "wounds"), [(0, None, 0), (1, 1, 1), (2, 1, 1), (3, 3, 2), (4, 3, 2), (5, 5, 3)]
)
def test_one_effect_of_the_weapon_the_highest_reached(net: int, row: int | None, wounds: int) -> None:
    """The Sword of Power: 1 wound with 1 or 2, 2 with 3 or 4, 3 with 5 and more (6c, caption)."""
    faces = [5] * net + [1] * (5 - net)
    found = attacked(duel("C5"), "sword", attack_roll={"rolls": faces}, defense_roll={"rolls": [1, 1, 1]})
    assert (found["net"], found["effect_from"], found["wounds"]) == (net, row, wounds)


def test_a_text_of_the_table_is_told_and_not_judged() -> None:
    """No wounds come of it; the ruling says that these words are left to the table."""
    document = duel()
    document["figures"][0]["attributes"]["power"] = 4
    rolls = {"attack_roll": {"rolls": [5, 5, 5, 5]}, "defense_roll": {"rolls": [1, 1]}}
    found = answer(document, "attack", attacker="man", target="skeletor", weapon="ball", **rolls)
    assert (found.fields["effect_from"], found.fields["effect"], found.fields["wounds"]) == (4, "stunned", 0)
    assert "motu-attack-text" in steps(found)


@pytest.mark.parametrize(
    ("health", "wounds", "defeated"), [(None, 5, False), (3, 1, False), (3, 2, True), (2, 1, True)]
)
def test_wounds_reach_health(health: int | None, wounds: int, defeated: bool) -> None:
    """7a: as many as the health, or more, and it is defeated; without a health nobody is by wounds."""
    document = duel()
    document["figures"][1] |= {"health": health, "wounds": wounds, "defeated": False}
    rolls = {"attack_roll": {"rolls": [5, 1, 1, 1]}, "defense_roll": {"rolls": [1, 1, 1]}}
    assert attacked(document, **rolls)["defeated"] is defeated


def test_spells_are_defended_by_mind_and_cost_mana() -> None:
    """Power against mind; the rerolls have what the spell leaves (6c, 7k)."""
    found = attacked(duel(), "ball")
    assert (found["legal"], found["mana"], found["attack_dice"], found["defense_dice"]) == (True, 2, 1, 2)
    rerolled = attacked(duel(), "ball", attack_roll={"rolls": [1], "mana": [[1, 6]]})
    assert codes(rerolled) == ["mana"]
    document = duel()
    document["figures"][0]["mana"] = 1
    assert codes(attacked(document, "ball")) == ["mana"]


@pytest.mark.parametrize(
    ("document", "weapon", "expected"),
    [
        (duel(), "club", ["weapon"]),
        (duel(), "fists", ["weapon"]),
        (duel(), "sword", ["not-engaged"]),
        (duel("C5"), "sword", []),
        (duel("C5"), "cannon", ["engaged"]),
        (duel("C5"), "ball", ["engaged"]),
        (duel("P5"), "cannon", ["range"]),
        (duel("O5"), "cannon", []),
        (duel("P5", high=["D4:D6"]), "cannon", ["range", "sight"]),
        (duel("F5", high=["D3:D7"]), "cannon", ["sight"]),
        (duel(turn={"active": "skeletor"}), "cannon", ["not-active"]),
        (duel(turn={"active": "man", "points": 0}), "cannon", ["points"]),
        (
            duel(turn={"active": "man", "points": 1, "done": [{"action": "attack", "kind": "ranged"}]}),
            "cannon",
            ["points"],
        ),
        (duel(turn={"active": "man", "points": 1, "done": [{"action": "attack", "kind": "ranged"}]}), "ball", []),
        (duel(turn={"active": "man", "done": [{"action": "guard"}]}), "cannon", ["ended"]),
    ],
)
def test_why_an_attack_may_not_be_made(document: dict[str, Any], weapon: str, expected: list[str]) -> None:
    """Every reason, in the contract's order; the weapon alone where it has none such (6c)."""
    found = attacked(document, weapon)
    assert codes(found) == expected
    assert found["legal"] is (not expected)


def test_costs_rise_by_the_kind_of_weapon() -> None:
    """Mer-Man: his rifle 1, his spell 1, his rifle again 2 (6c, example); a free one costs and counts nothing (7h)."""
    rifle, spell = {"action": "attack", "kind": "ranged"}, {"action": "attack", "kind": "spell"}
    for done, weapon, cost in (
        ([], "cannon", 1), ([rifle], "ball", 1), ([rifle, spell], "cannon", 2), ([{**rifle, "free": True}], "cannon", 1)
    ):  # fmt: skip
        assert attacked(duel(turn={"active": "man", "done": done}), weapon)["cost"] == cost
    assert attacked(duel(turn={"active": "man", "points": 0}), free=True)["legal"] is True


def test_fists_are_the_printed_strength() -> None:
    """Without a melee weapon: no dice are added, one success is one wound, however many there are (6c, M15)."""
    document = duel("C5")
    document["figures"][0]["weapons"] = [CANNON]
    dice = [{"add": 2, "from": "card"}]
    rolls = {"attack_roll": {"rolls": [5] * 5}, "defense_roll": {"rolls": [1, 1, 1]}}
    found = attacked(document, "fists", dice_modifiers=dice, **rolls)
    assert (found["legal"], found["attack_dice"], found["net"], found["wounds"]) == (True, 5, 5, 1)


def test_weapons_and_cards_change_the_dice() -> None:
    """The weapon's own, then the changes of the question; the same for the defense (5, 6c)."""
    document = duel()
    document["figures"][0]["weapons"][1] = {**CANNON, "dice": -1}
    found = attacked(
        document, dice_modifiers=[{"add": 2, "from": "a"}], defense_dice_modifiers=[{"add": -4, "from": "b"}],
        threshold_modifiers=[{"add": 1, "from": "c"}], defense_threshold_modifiers=[{"add": -1, "from": "d"}],
        attack_roll={"rolls": [5, 5, 5, 1, 1]},
    )  # fmt: skip
    assert (found["attack_dice"], found["defense_dice"]) == (5, 0)
    assert (found["attack_threshold"], found["defense_threshold"]) == (5, 3)
    assert (found["defense_successes"], found["net"], found["wounds"]) == (0, 3, 2)


def test_spells_on_friends() -> None:
    """Those that say so alone; a friend makes no defense test (6c, M11). Nobody is its own ally (glossary)."""
    document = duel()
    document["figures"].append(figure("orko", "D5", attributes={"mind": 3}))
    assert codes(attacked(document, "ball", target="orko")) == ["target"]
    assert codes(attacked(document, "cannon", target="orko")) == ["target"]
    assert codes(attacked(document, "heal", target="man")) == ["target"]
    found = attacked(document, "heal", target="orko", attack_roll={"rolls": [5]})
    assert (found["legal"], found["defense_dice"], found["net"]) == (True, 0, 1)


def test_in_an_interruption() -> None:
    """The interrupted alone; of opportunity melee alone; of several only the innermost acts (7c, 7d)."""
    turn: dict[str, Any] = {"active": "skeletor", "interruptions": [{"by": "man", "of": "skeletor"}]}
    document = duel(turn=turn)
    document["figures"].append(figure("zor", "B8", "evil"))
    found = attacked(document)
    assert (codes(found), [each["cause"] for each in found["attack_causes"]]) == ([], ["interruption"])
    assert codes(attacked(document, target="zor")) == ["interrupted"]
    assert codes(ask(document, "attack", attacker="skeletor", target="man", weapon="fists")) == [
        "not-active", "not-engaged"
    ]  # fmt: skip
    turn["interruptions"][0]["kind"] = "opportunity"
    assert codes(attacked(document)) == ["melee-only"]
    turn["interruptions"].append({"by": "skeletor", "of": "man", "kind": "guard"})
    assert "not-active" in codes(attacked(document))


@pytest.mark.parametrize(
    ("at", "sides"), [("F5", ["e"]), ("B1", ["ne", "nw"]), ("B3", ["ne", "nw"]), ("D3", ["ne"]), ("A7", ["sw"])]
)
def test_where_a_shooter_turns(at: str, sides: list[str]) -> None:
    """To the adjacent hex nearest the target, either of two as near (6c)."""
    assert attacked(duel(at))["facing"] == sides


def test_whom_an_area_strikes() -> None:
    """Her ball on He-Man: Skeletor is struck; Orko behind a wall is not, nor she, nor who stands higher (7e)."""
    document = scene(
        figure("lyn", "C5", "evil", weapons=[BALL], mana=2), figure("he-man", "E5"), figure("skeletor", "G5", "evil"),
        figure("orko", "E3"), figure("up", "F5@platform"), figure("far", "H5"),
        high=["E4", "D4"], platform=["F5"],
    )  # fmt: skip
    asked = {"attacker": "lyn", "initial": "he-man"}
    assert ask(document, "area_targets", radius=2, **asked) == {"result": ["skeletor"]}
    assert ask(document, "area_targets", radius=3, **asked) == {"result": ["skeletor", "far"]}
    further = {"attacker": "lyn", "weapon": "ball", "initial": "he-man", "radius": 2}
    struck = ask(document, "attack", target="skeletor", **further)
    assert (struck["legal"], struck["cost"], struck["mana"]) == (True, 0, 0)
    assert codes(ask(document, "attack", target="far", **further)) == ["target"]
    assert wrong(document, "attack", target="far", attacker="lyn", weapon="ball", initial="he-man") == (
        "ask.radius", "error-missing"
    )  # fmt: skip


def test_who_is_defeated_in_an_area_still_covers() -> None:
    """It stays until the attack ends: `defeated: false` with all its wounds (7e, M31)."""
    fallen = figure("fallen", "D5", health=1, wounds=1)
    document = duel()
    document["figures"].append({**fallen, "defeated": False})
    assert [each["cause"] for each in attacked(document)["attack_causes"]] == ["cover"]
    document["figures"][-1] = fallen
    assert attacked(document)["attack_causes"] == []


def test_the_odds_of_an_attack() -> None:
    """Its dice and thresholds are the attack's; the chances of wounds add up, and so does that of defeat."""
    document = duel()
    document["figures"][1] |= {"health": 3, "wounds": 1}
    asked = {"attacker": "man", "target": "skeletor", "weapon": "cannon"}
    found = ask(document, "odds", **asked)
    rolled = ask(document, "attack", **asked)
    for name in ("attack_dice", "attack_threshold", "defense_dice", "defense_threshold", "legal"):
        assert found[name] == rolled[name]
    plain = ask(scene(), "odds", dice=4, defense_dice=3)["at_least"]
    assert found["at_least"] == pytest.approx(plain)
    assert sum(found["wounds"].values()) == pytest.approx(1)
    assert found["wounds"]["2"] == pytest.approx(plain[2]) == pytest.approx(found["defeated"])


def test_6c_a_spell_for_friends_cast_on_an_enemy_is_an_attack_like_any_other() -> None:
    """It has cover, flank and a defense; on a friend none of these (P315, M11)."""
    document = duel(low=["D5"])
    document["figures"][1]["facing"] = "e"
    found = answer(document, "attack", attacker="man", target="skeletor", weapon="heal")
    assert (found.fields["legal"], found.fields["defense_dice"]) == (True, 2)
    assert [each["cause"] for each in found.fields["attack_causes"]] == ["cover", "flank"]
    assert "P315" in found.ruling.readings
    friend = {**document, "figures": [document["figures"][0], {**document["figures"][1], "side": "masters"}]}
    helped = answer(friend, "attack", attacker="man", target="skeletor", weapon="heal")
    assert (helped.fields["legal"], helped.fields["defense_dice"], helped.fields["attack_causes"]) == (True, 0, [])
    assert "P315" not in helped.ruling.readings


@pytest.mark.parametrize(("weapon", "dice", "causes"), [("ball", 3, ["flank"]), ("heal", 0, [])])
def test_7e_a_friend_whom_an_area_strikes(weapon: str, dice: int, causes: list[str]) -> None:
    """By a spell of help it makes no defense and has no flank; by any other it defends as an enemy does (P315, M11)."""
    document = duel()
    document["figures"].append(figure("ram", "G5", attributes={"mind": 3}, facing="e"))
    found = answer(document, "attack", attacker="man", target="ram", weapon=weapon, initial="skeletor", radius=1)
    assert (found.fields["legal"], found.fields["defense_dice"]) == (True, dice)
    assert [each["cause"] for each in found.fields["attack_causes"]] == causes
    assert ("P315" in found.ruling.readings) is (weapon == "ball")
