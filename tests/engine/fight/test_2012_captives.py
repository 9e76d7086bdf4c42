"""Captives, relics and what Outwit counters under the book of 2012 (captura, reliquias, usar-y-poseer)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.answer import Answer
from engine.errors import DocumentError
from engine.heroclix import judge
from rulesdb import load

WASP, ANT, VISION = ({"id": name, "points": 40, "side": "red"} for name in ("wasp", "ant", "vision"))


def document(ask: dict[str, Any], *, objects: list[dict[str, Any]] | None = None, **figures: Any) -> dict[str, Any]:
    """Return a document: red's jailer and blue's foe side by side; `figures` change them by their ids."""
    values = {"speed": 8, "attack": 10, "defense": 16, "damage": 3}
    plain = {
        "jailer": {"side": "red", "at": "C5", "abilities": ["capture"], "points": 75},
        "foe": {"side": "blue", "at": "C6", "points": 100},
    }
    both = [{"id": name, "values": values, **given, **figures.get(name, {})} for name, given in plain.items()]
    areas = {"red": ["A1:P2"], "blue": ["A23:P24"]}
    board = {"size": [16, 24], "starting_areas": areas}
    return {"ruleset": "heroclix-2012", "map": board, "figures": both, "objects": objects or [], "ask": ask}


def answer(ask: dict[str, Any], **more: Any) -> Answer:
    """Judge it, and look that all it cites is in that year's library."""
    found = judge.adjudicate(document(ask, **more))
    library = load("heroclix-2012")
    assert [one for one in (*found.ruling.rules, *found.ruling.readings) if not library.has(one)] == []
    return found


def capture(**more: Any) -> Answer:
    """Judge an attempt to capture the foe, on a 7."""
    ask = {"type": "attack", "attacker": "jailer", "targets": ["foe"], "kind": "close", "action": "capture"}
    return answer({**ask, "roll": [4, 3]}, **more)


def rescue(choices: dict[str, Any] | None = None, **more: Any) -> Answer:
    """Judge an attempt to rescue from the foe, on a 7."""
    ask = {"type": "attack", "attacker": "jailer", "targets": ["foe"], "kind": "close", "action": "rescue-captive"}
    return answer({**ask, "roll": [4, 3], "choices": choices or {}}, **more)


def test_captura_a_hit_captures_and_deals_no_damage() -> None:
    """The target is captured, not hurt; a total one short of its defense misses."""
    target = capture().fields["targets"]["foe"]
    assert (target["result"], target["damage_dealt"], target["damage_taken"]) == ("captured", 0, 0)
    values = {"speed": 8, "attack": 10, "defense": 18, "damage": 3}
    assert capture(foe={"values": values}).fields["targets"]["foe"]["result"] == "miss"


@pytest.mark.parametrize(
    ("powers", "defense"),
    [([], 16), (["plasticity"], 18), (["phasing-teleport"], 18), (["plasticity", "phasing-teleport"], 18)],
)
def test_captura_slippery_targets_add_2_once(powers: list[str], defense: int) -> None:
    """Phasing/Teleport and Plasticity add 2 for this attack, both together no more (R77)."""
    assert capture(foe={"powers": powers}).fields["targets"]["foe"]["defense"] == defense
    during = {"attack": "close", "attacker": "jailer", "target": "foe", "action": "capture"}
    asked = answer({"type": "value", "figure": "foe", "value": "defense", "during": during}, foe={"powers": powers})
    assert asked.fields["result"] == defense
    ask = {"type": "attack", "attacker": "jailer", "targets": ["foe"], "kind": "close", "roll": [4, 3]}
    assert answer(ask, foe={"powers": powers}).fields["targets"]["foe"]["defense"] == 16


@pytest.mark.parametrize(("size", "legal"), [("tiny", True), ("standard", True), ("giant", False), ("colossal", False)])
def test_captura_takes_standard_and_tiny_characters(size: str, legal: bool) -> None:
    """Larger ones can't be captured (R77), whether an attack or the right to the action is asked."""
    assert capture(foe={"size": size}).fields["legal"] is legal
    ask = {"type": "legal", "figure": "jailer", "action": "capture", "target": "foe"}
    assert answer(ask, foe={"size": size}).fields["legal"] is legal


@pytest.mark.parametrize(("held", "legal"), [([], True), ([WASP, ANT], True), ([WASP, ANT, VISION], False)])
@pytest.mark.parametrize("action", ["capture", "close"])
def test_captura_three_captives_leave_no_hand_free(held: list[dict[str, Any]], legal: bool, action: str) -> None:
    """With three it captures nobody and makes no close attack; ranged ones stay (R77)."""
    held = [{**one, "side": "blue"} for one in held]
    ask = {"type": "legal", "figure": "jailer", "action": action}
    assert answer(ask, jailer={"captives": held}).fields["legal"] is legal
    values = {"speed": 8, "attack": 10, "defense": 16, "damage": 3, "range": 5}
    afar = {"type": "legal", "figure": "jailer", "action": "range"}
    assert answer(afar, jailer={"captives": held, "values": values}, foe={"at": "C8"}).fields["legal"] is True


def test_captura_without_the_ability_nobody_is_captured() -> None:
    """Who lacks it is told so, and it is listed for who has it alone."""
    ask = {"type": "legal_actions", "figure": "jailer"}
    for abilities, listed in (([], False), (["capture"], True)):
        found = answer(ask, jailer={"abilities": abilities}).fields["actions"]
        assert ("capture" in {one["action"] for one in found}) is listed


def test_rescatar_cautivos_each_captive_takes_1_from_the_defense() -> None:
    """The captor's defense is 1 less for each it holds, whosever they are."""
    for held, defense in (([WASP], 15), ([WASP, {**ANT, "side": "blue"}], 14), ([WASP, ANT, VISION], 13)):
        assert rescue(foe={"captives": held}).fields["targets"]["foe"]["defense"] == defense


def test_rescatar_cautivos_one_friend_is_freed_by_itself_of_several_one_is_named() -> None:
    """Only friends of who rescues are freed; where several are held the choice waits."""
    one = rescue(foe={"captives": [WASP, {**ANT, "side": "blue"}]})
    assert one.fields["targets"]["foe"]["rescued"] == "wasp"
    several = {"captives": [WASP, ANT]}
    assert rescue(foe=several).fields["pending"] == ("rescue:jailer",)
    named = rescue({"rescue:jailer": "ant"}, foe=several)
    assert (named.fields["targets"]["foe"]["rescued"], named.fields["pending"]) == ("ant", ())
    stranger = rescue({"rescue:jailer": "thor"}, foe=several)
    assert (stranger.fields["refused"], stranger.fields["pending"]) == (("rescue:jailer",), ("rescue:jailer",))


def test_rescatar_cautivos_a_miss_frees_nobody_and_a_hit_hurts_nobody() -> None:
    """It deals no damage."""
    values = {"speed": 8, "attack": 10, "defense": 19, "damage": 3}
    missed = rescue(foe={"captives": [WASP], "values": values}).fields["targets"]["foe"]
    assert (missed["result"], missed.get("rescued")) == ("miss", None)
    hit = rescue(foe={"captives": [WASP]}).fields["targets"]["foe"]
    assert (hit["result"], hit["damage_dealt"]) == ("hit", 0)


def test_rescatar_cautivos_asks_for_a_captor_of_a_friend() -> None:
    """A captor of others, and who holds nobody, is no target; the action is listed where somebody is held."""
    assert rescue().fields["legal"] is False
    assert rescue(foe={"captives": [{**WASP, "side": "blue"}]}).fields["legal"] is False
    ask = {"type": "legal_actions", "figure": "jailer"}
    for held, listed in (([], False), ([WASP], True)):
        found = answer(ask, foe={"captives": held}).fields["actions"]
        assert ("rescue-captive" in {one["action"] for one in found}) is listed


def test_rescatar_cautivos_at_range_too() -> None:
    """A close or a ranged attack: the captor may be out of reach and in sight, not beside the rescuer."""
    values = {"speed": 8, "attack": 10, "defense": 16, "damage": 3, "range": 5}
    ask = {"type": "attack", "attacker": "jailer", "targets": ["foe"], "kind": "range", "action": "rescue-captive"}
    held = {"captives": [WASP]}
    for where, legal in (("C8", True), ("C6", False), ("C11", False)):
        found = answer({**ask, "roll": [4, 3]}, jailer={"values": values}, foe={"at": where, **held})
        assert found.fields["legal"] is legal


@pytest.mark.parametrize(
    ("where", "blocking", "target", "legal"),
    [
        ("C2", [], "wasp", True),
        ("C3", [], "wasp", False),
        ("C2", [], None, True),
        ("A1", ["B1", "A2", "B2"], "wasp", False),
        ("A1", ["B1", "B2"], "wasp", True),
    ],
)
def test_soltar_cautivos_in_the_starting_area_beside_a_free_square(
    where: str, blocking: list[str], target: str | None, legal: bool
) -> None:
    """The captor occupies its starting area, and a free square of it is adjacent."""
    ask = {"type": "legal", "figure": "jailer", "action": "release-captive"}
    asked = document(ask if target is None else {**ask, "target": target}, jailer={"at": where, "captives": [WASP]})
    asked["map"]["blocking"] = blocking
    assert judge.adjudicate(asked).fields["legal"] is legal


def test_soltar_cautivos_only_its_own() -> None:
    """Another's captive is refused, a name that nobody bears is an error."""
    held = {"jailer": {"at": "C2", "captives": [{**WASP, "side": "blue"}]}, "foe": {"captives": [ANT]}}
    ask = {"type": "legal", "figure": "jailer", "action": "release-captive"}
    assert answer({**ask, "target": "ant"}, **held).fields["legal"] is False
    with pytest.raises(DocumentError, match=r"ask\.target"):
        answer({**ask, "target": "loki"}, **held)


def test_captura_whom_a_defeated_captor_held_is_free() -> None:
    """Said where it is KO'd, and not where it lives."""
    ask = {"type": "attack", "attacker": "jailer", "targets": ["foe"], "kind": "close", "roll": [4, 3]}
    for clicks, told in ((3, True), (4, False)):
        found = answer(ask, foe={"captives": [WASP], "life": {"click": 1, "clicks": clicks}})
        assert ("attack-captives-loose" in {step.message for step in found.ruling.steps}) is told


def test_captura_whoever_is_defeated_lets_go_whatever_defeats_it() -> None:
    """A critical miss, knockback into a wall, Poison; a near miss of each leaves the captive where it is."""
    held = {"captives": [WASP], "life": {"click": 1, "clicks": 1}}
    tough = {**held, "life": {"click": 1, "clicks": 9}}
    miss = {"type": "attack", "attacker": "jailer", "targets": ["foe"], "kind": "close", "roll": [1, 1]}
    hit = {**miss, "roll": [3, 3]}
    poison = {"type": "use", "figure": "jailer", "action": "poison"}
    walled = {"at": "C24"}
    for told, found in (
        (True, answer(miss, jailer={**held, "captives": [{**WASP, "side": "blue"}]})),
        (False, answer(miss, jailer={**tough, "captives": [{**WASP, "side": "blue"}]})),
        (True, answer(hit, jailer={"at": "C23"}, foe={**walled, **tough, "life": {"click": 1, "clicks": 3}})),
        (True, answer(hit, jailer={"at": "C23"}, foe={**walled, **tough, "life": {"click": 1, "clicks": 4}})),
        (False, answer(hit, jailer={"at": "C23"}, foe={**walled, **tough, "life": {"click": 1, "clicks": 5}})),
        (True, answer(poison, jailer={"powers": ["poison"]}, foe=held)),
        (False, answer(poison, jailer={"powers": ["poison"]}, foe=tough)),
    ):
        messages = [step.message for step in found.ruling.steps]
        assert messages.count("attack-captives-loose") == int(told), messages


@pytest.mark.parametrize(
    ("dice", "success", "pending"),
    [([3, 3], True, ()), ([3, 4], False, ()), (None, None, ("outwit-capture:jailer",))],
)
def test_contrarrestar_captura_takes_doubles(dice: list[int] | None, success: bool | None, pending: object) -> None:
    """Any doubles counter it and free all; no other roll does."""
    ask = {"type": "use", "figure": "jailer", "action": "outwit", "target": "foe", "what": "capture"}
    asked = ask if dice is None else {**ask, "choices": {"outwit-capture:jailer": dice}}
    found = answer(asked, jailer={"powers": ["outwit"]}, foe={"abilities": ["capture"], "captives": [WASP]})
    assert (found.fields["success"], found.fields["pending"]) == (success, pending)
    freed = "use-outwit-captives-rescued" in {step.message for step in found.ruling.steps}
    assert freed is (success is True)


@pytest.mark.parametrize(
    ("what", "legal"),
    [
        ("charge", True),
        ("flight", True),
        ("toughness", False),
        ("flurry", False),
        ("Old Tricks", True),
        ("Creed", False),
    ],
)
def test_usar_y_poseer_what_is_possessed_can_be_countered(what: str, legal: bool) -> None:
    """Powers and combat abilities it has; not what a special power only lets it use, nor a trait."""
    special = [
        {"name": "Old Tricks", "kind": "special-power", "effects": [{"grants": "toughness"}]},
        {"name": "Creed", "kind": "trait", "text": "Words."},
    ]
    ask = {"type": "use", "figure": "jailer", "action": "outwit", "target": "foe", "what": what}
    foe = {"powers": ["charge"], "abilities": ["flight"], "special": special}
    assert answer(ask, jailer={"powers": ["outwit"]}, foe=foe).fields["legal"] is legal


SWORD = {"id": "sword", "kind": "relic", "at": "C5", "taken_on": [5, 6]}


@pytest.mark.parametrize(("roll", "success"), [(4, False), (5, True), (6, True), (None, None)])
def test_reliquias_are_taken_on_their_numbers(roll: int | None, success: bool | None) -> None:
    """The relic's own numbers decide."""
    ask = {"type": "use", "figure": "jailer", "action": "relic", "target": "sword"}
    found = answer(ask if roll is None else {**ask, "roll": roll}, objects=[SWORD])
    assert (found.fields["succeeds_on"], found.fields["success"]) == ((5, 6), success)


def test_reliquias_from_their_own_square_once_a_game() -> None:
    """Beside it is not enough, and a second roll is refused; what is no relic too."""
    ask = {"type": "use", "figure": "jailer", "action": "relic", "target": "sword", "roll": 6}
    assert answer(ask, objects=[{**SWORD, "at": "C4"}]).fields["legal"] is False
    assert answer(ask, objects=[SWORD], jailer={"used_this_game": ["relic"]}).fields["legal"] is False
    assert answer(ask, objects=[{"id": "sword", "kind": "heavy", "at": "C5"}]).fields["legal"] is False
    with pytest.raises(DocumentError, match="taken_on"):
        answer(ask, objects=[{"id": "sword", "kind": "relic", "at": "C5"}])
    with pytest.raises(DocumentError, match=r"objects\[0\]\.taken_on"):
        answer(ask, objects=[{**SWORD, "kind": "heavy"}])


@pytest.mark.parametrize("ruleset", ["heroclix-modern", "heroclix-2022"])
def test_captives_and_relics_are_of_2012_alone(ruleset: str) -> None:
    """Elsewhere their keys are input errors that name the edition."""
    ask = {"type": "use", "figure": "jailer", "action": "relic", "target": "foe"}
    plain = {"jailer": {"abilities": []}}
    for asked in (
        document(ask, **plain),
        document(ask, foe={"captives": [WASP]}, **plain),
        document(ask, objects=[{"id": "box", "kind": "light", "at": "D9", "taken_on": [6]}], **plain),
    ):
        with pytest.raises(DocumentError, match=ruleset):
            judge.adjudicate({**asked, "ruleset": ruleset})


@pytest.mark.parametrize(("choices", "least"), [({}, 1), ({"incapacitate:jailer": "use"}, 0)])
def test_ningun_dano_a_critical_miss_of_what_deals_none_costs_nothing(choices: dict[str, str], least: int) -> None:
    """In the odds as in the attack: Incapacitate chosen beforehand makes 1-1 harmless to its user."""
    jailer = {"powers": ["incapacitate"], "life": {"click": 1, "clicks": 1}}
    ask = {"type": "attack", "attacker": "jailer", "targets": ["foe"], "kind": "close", "choices": choices}
    assert answer({**ask, "roll": [1, 1]}, jailer=jailer).fields["attacker_damage"] == least
    odds = answer({**ask, "type": "odds"}, jailer=jailer).fields
    assert (odds["attacker"]["ko"]["decimal"] > 0) is bool(least)
