"""5 Tests: dice, thresholds with their causes, rerolls, explosions, defense; and their exact chances."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from engine.answer import Answer
from engine.motu.fight import odds
from tests.engine.motu.asking import answer, ask, figure, scene, wrong

RAM_MAN = figure("ram-man", "C3", attributes={"strength": 4}, mana=1)
BOW = {"id": "bow", "kind": "ranged", "range": 12}
SPELL = {"id": "bolt", "kind": "spell", "range": 12}
SWORD = {"id": "sword", "kind": "melee"}
ARMED = [BOW, SPELL, SWORD]


def codes(found: Answer | dict[str, Any]) -> list[str]:
    """Return the codes of an answer's reasons."""
    fields: Any = found.fields if isinstance(found, Answer) else found
    return [reason.code for reason in fields["because"]]


def test_the_example_of_a_test() -> None:
    """Ram Man: 3, 4, 6, 2; the 2 rerolled by mana is a 3, the six explodes into a 5: three successes (5, example)."""
    roll = {"rolls": [3, 4, 6, 2], "mana": [[4, 3]], "new": [5]}
    found = answer(scene(RAM_MAN), "test", figure="ram-man", attribute="strength", **roll)
    assert dict(found.fields) == {
        "dice": 4, "threshold": 4, "causes": [], "legal": True, "because": [], "initial_successes": 2,
        "after_rerolls": [3, 4, 6, 3], "successes": 3, "may_explode": 0, "mana_spent": 1,
    }  # fmt: skip
    assert found.ruling.verdict == "3"


def test_an_attribute_is_so_many_dice_and_modifiers_add_up() -> None:
    """He-Man's strength is 5: five dice; modifiers add up, to none at least (5, M15)."""
    document = scene(figure("he-man", "C3", attributes={"strength": 5}))

    def dice(*adds: int) -> object:
        changes = [{"add": add, "from": "card"} for add in adds]
        return ask(document, "test", figure="he-man", attribute="strength", dice_modifiers=changes)["dice"]

    assert [dice(), dice(1), dice(1, -2), dice(-5), dice(-9)] == [5, 6, 4, 0, 0]


@pytest.mark.parametrize(
    ("roll", "code"),
    [
        ({"rolls": [3, 4, 6]}, "dice-count"),
        ({"rolls": [3, 4, 6, 2, 2]}, "dice-count"),
        ({"rolls": [3, 4, 6, 2], "free": [[5, 3]]}, "reroll"),
        ({"rolls": [3, 4, 6, 2], "free": [[0, 3]]}, "reroll"),
        ({"rolls": [3, 4, 6, 2], "free": [[1, 3], [1, 4]]}, "reroll"),
        ({"rolls": [3, 4, 6, 2], "mana": [[1, 3], [4, 3]]}, "mana"),
        ({"rolls": [3, 4, 6, 2], "new": [5, 5]}, "explosions"),
        ({"rolls": [3, 4, 6, 2], "mana": [[3, 5]], "new": [5]}, "explosions"),
        ({"rolls": [3, 4, 2, 2], "new": [6, 5]}, "explosions"),
        ({"rolls": [3, 4, 6, 2], "new": [5, 6]}, "explosions"),
    ],
)
def test_what_was_thrown_wrongly(roll: dict[str, Any], code: str) -> None:
    """A die too many or too few, one rerolled twice in a step, mana that is not there, a new die without a six."""
    found = answer(scene(RAM_MAN), "test", figure="ram-man", attribute="strength", **roll)
    assert codes(found) == [code]
    assert found.fields["legal"] is False
    assert "successes" not in found.fields


@pytest.mark.parametrize(
    ("roll", "successes", "may"),
    [
        ({"rolls": [1, 1, 6, 6]}, 2, 2),
        ({"rolls": [1, 1, 6, 6], "new": [6, 4]}, 3, 1),
        ({"rolls": [1, 1, 1, 6], "new": [6, 6, 5]}, 4, 0),
        ({"rolls": [1, 1, 1, 1], "free": [[1, 6]], "mana": [[1, 5]]}, 1, 0),
        ({"rolls": [1, 1, 1, 1], "free": [[1, 2]], "mana": [[1, 6]], "new": [4]}, 1, 0),
    ],
)
def test_sixes_explode_after_rerolls(roll: dict[str, Any], successes: int, may: int) -> None:
    """Each may bring one more die, whose sixes explode again; in both steps of rerolls a die may be rerolled (M16)."""
    found = ask(scene(RAM_MAN), "test", figure="ram-man", attribute="strength", **roll)
    assert (found["successes"], found["may_explode"]) == (successes, may)


def test_new_dice_succeed_on_five_whatever_the_threshold() -> None:
    """Nothing changes what a die of an explosion needs (5)."""
    for threshold in (2, 4, 9):
        roll = {"rolls": [6, 1, 1, 1], "new": [4], "threshold": threshold}
        assert ask(scene(RAM_MAN), "test", figure="ram-man", attribute="strength", **roll)["successes"] == 1


@pytest.mark.parametrize(
    ("add", "faces"),
    [(-1, [3, 4, 5, 6]), (1, [5, 6]), (-4, [2, 3, 4, 5, 6]), (2, [6]), (5, [6]), (-9, [2, 3, 4, 5, 6])],
)
def test_a_six_always_succeeds_and_a_one_never(add: int, faces: list[int]) -> None:
    """Whatever the threshold has become; it is not held within the die (5b, M12)."""
    changes = [{"add": add, "from": "card"}]
    found = ask(scene(RAM_MAN), "threshold", figure="ram-man", test="ability", modifiers=changes)
    assert found == {"result": 4 + add, "causes": [{"cause": "card", "add": add}], "succeeds_on": faces}


@pytest.mark.parametrize(
    ("more", "attack", "defense", "ability"),
    [
        ({}, 4, 4, 4),
        ({"concentrated": True}, 3, 3, 3),
        ({"positive": "improvement"}, 3, 4, 4),
        ({"positive": "protection"}, 4, 3, 4),
        ({"negative": "blindness"}, 5, 4, 4),
        ({"negative": "stun"}, 4, 5, 4),
        ({"positive": "speed", "negative": "injury"}, 4, 4, 4),
        ({"positive": "regeneration", "negative": "curse"}, 4, 4, 4),
        ({"positive": "improvement", "negative": "blindness", "concentrated": True}, 3, 3, 3),
    ],
)
def test_what_about_oneself_changes_the_threshold(
    more: dict[str, Any], attack: int, defense: int, ability: int
) -> None:
    """The token in whatever test comes next; two effects when attacking, two in defense (6a, 7f)."""
    document = scene({**RAM_MAN, **more})
    found = [
        ask(document, "threshold", figure="ram-man", test=test)["result"] for test in ("attack", "defense", "ability")
    ]
    assert found == [attack, defense, ability]


def test_an_interruption_raises_every_threshold_and_opportunity_lowers_the_attack() -> None:
    """+1 in every test of the one who interrupts; of opportunity −1 in the attack, +1 in others (7c, 7d, M14)."""
    zor = figure("zor", "F3", "evil")
    for kind, thresholds in (("guard", [5, 5, 5]), ("other", [5, 5, 5]), ("opportunity", [3, 5, 5])):
        turn = {"active": "zor", "interruptions": [{"by": "ram-man", "of": "zor", "kind": kind}]}
        document = scene(RAM_MAN, zor, turn=turn)
        tests = ("attack", "defense", "ability")
        assert [ask(document, "threshold", figure="ram-man", test=test)["result"] for test in tests] == thresholds
        assert [ask(document, "threshold", figure="zor", test=test)["result"] for test in tests] == [4, 4, 4]


def shooting(*others: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Return a scene in which Evil-Lyn aims at Stratos."""
    evil_lyn = figure("evil-lyn", "B5", "evil", weapons=ARMED)
    return scene(evil_lyn, figure("stratos", "H5", facing="w"), *others, **more)


def causes(document: dict[str, Any], weapon: str, **more: Any) -> list[str]:
    """Return what changes the threshold of Evil-Lyn's attack on Stratos."""
    asked = {"target": "stratos", **more}
    found = ask(document, "threshold", figure="evil-lyn", weapon=weapon, **asked)
    assert found["result"] == 4 + sum(each["add"] for each in found["causes"])
    return [each["cause"] for each in found["causes"]]


def test_only_ranged_attacks_mind_a_target_that_is_engaged() -> None:
    """Stratos is engaged with Trap Jaw: +1 for Evil-Lyn's shot, nothing for a spell or in melee (7b, caption)."""
    document = shooting(figure("trap-jaw", "I5", "evil"))
    assert [causes(document, weapon) for weapon in ("bow", "bolt", "sword")] == [["target-engaged"], [], []]
    assert causes(shooting(figure("orko", "I5")), "bow") == []


def test_cover_counts_against_ranged_attacks_and_spells() -> None:
    """7b: obstacles protect from both, not in melee."""
    document = shooting(low=["E5"])
    assert [causes(document, weapon) for weapon in ("bow", "bolt", "sword")] == [["cover"], ["cover"], []]


@pytest.mark.parametrize(("facing", "flank"), [("w", False), ("e", True), ("ne", True), ("nw", False)])
def test_a_flank_counts_in_every_attack(facing: str, flank: bool) -> None:
    """From the rear arc −1, whatever the kind (7b)."""
    document = shooting()
    document["figures"][1]["facing"] = facing
    for weapon in ("bow", "bolt", "sword"):
        assert causes(document, weapon) == (["flank"] if flank else [])


def test_from_straight_beside_there_is_no_flank() -> None:
    """The hexes between the arcs lower nothing (7b, M7)."""
    document = scene(figure("evil-lyn", "E1", "evil", weapons=ARMED), figure("stratos", "E5"))
    assert causes(document, "bow") == []


def test_a_helpful_spell_on_a_friend_knows_neither_cover_nor_flank() -> None:
    """M11; the same spell on an enemy does."""
    heal = {**SPELL, "id": "heal", "allies": True}
    for side, expected in (("evil", []), ("masters", ["cover", "flank"])):
        document = scene(figure("evil-lyn", "B5", "evil", weapons=[heal]), figure("stratos", "H5", side), high=["E5"])
        assert causes(document, "heal") == expected


def test_an_area_attack_counts_from_its_first_target() -> None:
    """Cover is drawn from there, sparing what is beside it, and a flank comes from there (7e, M8)."""
    ram = figure("ram", "H5", facing="w")
    for initial, expected in (("L5", ["flank"]), ("E5", [])):
        document = shooting(figure("first", initial), low=["K5", "D5"])
        document["figures"][1] = {**ram, "id": "stratos"}
        assert causes(document, "bolt", initial="first") == expected
    far = shooting(figure("first", "N5"), low=["K5"])
    assert causes(far, "bolt", initial="first") == ["cover", "flank"]


def test_a_large_attacker_turns_before_it_attacks() -> None:
    """Its hex nearest the target becomes its slot's: there cover and flank start (7m, M10)."""
    for base in (["A5", "B5", "C5"], ["C5", "B5", "A5"]):
        beast = figure("evil-lyn", base, "evil", weapons=ARMED)
        document = scene(beast, figure("stratos", "H5", facing="w"), low=["D5"])
        assert causes(document, "bow") == []
    wall = scene(
        figure("evil-lyn", ["A5", "B5"], "evil", weapons=ARMED), figure("stratos", "H5", facing="w"), low=["E5"]
    )
    assert causes(wall, "bow") == ["cover"]


def test_the_ruling_tells_from_where_it_is_judged() -> None:
    """An area's first target, a large base that turns, the centre of a large one: each with what it rests on."""
    beast = figure("evil-lyn", ["A5", "B5"], "evil", weapons=ARMED)
    document = scene(beast, figure("stratos", ["H5", "I5"]), figure("ram", "K5"))
    asked = {"figure": "evil-lyn", "weapon": "bow", "target": "stratos"}
    assert answer(document, "threshold", **asked).ruling.readings[:1] == ("M10",)
    assert answer(document, "threshold", initial="ram", **asked).ruling.readings == ("M8", "M10")
    assert "7e" in answer(document, "threshold", initial="ram", **asked).ruling.rules
    assert answer(document, "threshold", **{**asked, "target": "ram"}).ruling.readings == ("M10",)


def test_what_is_asked_wrongly() -> None:
    """A target without a weapon, a weapon it has not, a target of a defense test, rerolls of dice never thrown."""
    document = shooting()
    lyn = {"figure": "evil-lyn"}
    assert wrong(document, "threshold", **lyn, target="stratos") == ("ask.weapon", "error-missing")
    club = {"target": "stratos", "weapon": "club"}
    assert wrong(document, "threshold", **lyn, **club) == ("ask.weapon", "error-motu-no-weapon")
    defense = {"test": "defense", "target": "stratos"}
    assert wrong(document, "threshold", **lyn, **defense) == ("ask.target", "error-motu-only-with-test")
    assert wrong(document, "test", **lyn, attribute="mind", mana=[[1, 6]]) == ("ask.rolls", "error-missing")
    seven = {"attribute": "mind", "rolls": [7]}
    assert wrong(document, "test", **lyn, **seven) == ("ask.rolls[0]", "error-too-large")


# ---- chances, by an independent reckoning

DEEPEST = 7  # explosions that are enumerated one upon the other


def ends(dice: int, threshold: int, chance: float = 1.0, left: int | None = None) -> Iterator[tuple[int, float]]:
    """Yield every way a test can end with its chance: all faces of all dice, each six thrown on, down to a depth."""
    for faces in product(range(1, 7), repeat=dice):
        hits = sum(face == 6 or (face >= threshold and face > 1) for face in faces)
        yield from _exploded(faces.count(6), hits, chance / 6**dice, DEEPEST)


def _exploded(new: int, hits: int, chance: float, depth: int) -> Iterator[tuple[int, float]]:
    if not new or not depth:
        yield hits, chance
        return
    for face in range(1, 7):
        yield from _exploded(new - 1 + (face == 6), hits + (face >= 5), chance / 6, depth - 1)


@pytest.mark.parametrize(("dice", "threshold"), [(0, 4), (1, 4), (1, 6), (2, 4), (3, 3), (2, 1), (2, 9), (3, 5)])
def test_chances_of_a_test_as_every_face_says(dice: int, threshold: int) -> None:
    """The odds of a test against an enumeration of its dice."""
    expected = [0.0] * 60
    for hits, chance in ends(dice, threshold):
        expected[hits] += chance
    found = odds.successes(dice, threshold)
    assert sum(found) == pytest.approx(1, abs=1e-12)
    for count in range(min(4, len(found))):
        assert found[count] == pytest.approx(expected[count], abs=2e-4)


def test_chances_after_the_defense() -> None:
    """Each success of the defense cancels one (5a): two dice against two, by enumeration."""
    attack, defense = list(ends(2, 4)), list(ends(2, 4))
    expected = sum(a * b for hits, a in attack for saved, b in defense if hits > saved)
    found = ask(scene(), "odds", dice=2, defense_dice=2)["at_least"]
    assert found[0] == pytest.approx(expected, abs=2e-4)
    assert found == sorted(found, reverse=True)


@pytest.mark.parametrize(("dice", "chance"), [(1, 1 / 2), (2, 3 / 4), (5, 31 / 32)])
def test_one_success_needs_no_explosion(dice: int, chance: float) -> None:
    """At the usual threshold half of the faces succeed."""
    assert ask(scene(), "odds", dice=dice)["at_least"][0] == pytest.approx(chance, abs=1e-12)


def test_what_odds_are_asked_of() -> None:
    """Dice, or an attack; not both, and not half of one."""
    assert wrong(scene(), "odds", threshold=4) == ("ask.dice", "error-missing")
    assert wrong(shooting(), "odds", attacker="evil-lyn", dice=3) == ("ask.dice", "error-motu-not-with")
    assert wrong(shooting(), "odds", attacker="evil-lyn", target="stratos") == ("ask.weapon", "error-missing")
    assert wrong(scene(), "odds", dice=3, weapon="bow") == ("ask.attacker", "error-missing")


def test_05a_no_dice_never_succeed_whatever_defends() -> None:
    """Without a die of attack there is no success, exactly: no chance is left over by reckoning."""
    left = odds.net(odds.successes(0, 4), odds.successes(2, 4))
    assert odds.at_least(left) == [0.0] * 6
    assert left == (1.0,)
