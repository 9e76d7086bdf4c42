"""Powers that find their neighbours themselves, where a card lets them work regardless of adjacency (6.3d, P92)."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Answer, DocumentError
from tests.engine.fight.scenes import ask, attack, figure, legal, reasons, said, target, value


def far(of: str | None, what: str = "adjacency") -> dict[str, Any]:
    """A card that lets one power, or every one, work regardless of adjacency."""
    effect = {"regardless": what} | ({} if of is None else {"of": of})
    return {"special": [{"name": "Long Arm", "effects": [effect]}]}


def poison(card: dict[str, Any]) -> Answer:
    """Ivy's Poison: one foe beside it, one far off, and a friend."""
    ivy = figure("ivy", "red", "C5", powers=["poison"], **card)
    foes = [figure("near", "blue", "C6"), figure("away", "blue", "J9"), figure("pal", "red", "D5")]
    return ask({"type": "use", "figure": "ivy", "action": "poison"}, ivy, *foes)


@pytest.mark.parametrize(
    ("card", "found"),
    [
        (far("poison"), {"near", "away"}),
        (far(None), {"near", "away"}),
        (far("defend"), {"near"}),
        (far("poison", what="range"), {"near"}),
        ({}, {"near"}),
    ],
)
def test_27_2j_poison_regardless_of_adjacency(card: dict[str, Any], found: set[str]) -> None:
    """Every opponent on the map, and the ruling names whom it reaches so; another power's card changes nothing."""
    answer = poison(card)
    assert set(answer.fields["targets"]) == found
    told = [step.data["target"] for step in answer.ruling.steps if step.message == "effect-regardless-of-adjacency"]
    assert told == sorted(found - {"near"})


def test_27_2j_poison_may_be_given_with_nobody_beside() -> None:
    """Regardless of adjacency somebody far off is enough (P81); without it there is nobody."""
    away = figure("away", "blue", "J9")
    ivy = figure("ivy", "red", "C5", powers=["poison"])
    assert reasons(legal("poison", "ivy", {**ivy, **far("poison")}, away)) == []
    assert reasons(legal("poison", "ivy", ivy, away)) == ["27.2j"]


@pytest.mark.parametrize(
    ("card", "at", "found"), [(far("defend"), "J9", 18), ({}, "J9", 17), ({}, "D6", 18), (far("poison"), "J9", 17)]
)
def test_27_3c_defend_regardless_of_adjacency(card: dict[str, Any], at: str, found: int) -> None:
    """The printed defense of a friend anywhere counts, and may be chosen like that of one beside."""
    wall = figure("wall", "blue", at, powers=["defend"], values={"defense": 18}, **card)
    answer = attack("close", (3, 4), ["foe"], figure("cap", "red", "C5"), figure("foe", "blue", "C6"), wall)
    assert target(answer, "foe")["defense"] == found
    assert ("P92" in answer.ruling.readings) is (found == 18 and at == "J9")


@pytest.mark.parametrize(
    ("power", "kind", "cap_at", "found"), [("empower", "close", "C5", 4), ("enhancement", "range", "C3", 4)]
)
def test_27_4e_27_4i_lenders_regardless_of_adjacency(power: str, kind: str, cap_at: str, found: int) -> None:
    """A friend far off lends its damage modifier; without the card, or with it off, it doesn't."""
    cap, lender = figure("cap", "red", cap_at), figure("aid", "red", "J9", powers=[power])
    during = {"attack": kind}
    assert value("damage", "cap", cap, {**lender, **far(power)}, during=during) == found
    assert value("damage", "cap", cap, lender, during=during) == found - 1
    assert value("damage", "cap", cap, {**lender, "at": None, **far(power)}, during=during) == found - 1


def test_6_3d_modifiers_lent_to_adjacent_friends() -> None:
    """A card's own modifier reaches friends far off where all its effects work so, and not where only Poison does."""
    cap = figure("cap", "red", "C5")
    lent = {"modify": "attack", "add": 1, "lent": "adjacent-friends"}
    for of, found in ((None, 11), ("poison", 10)):
        effect = {"regardless": "adjacency"} | ({} if of is None else {"of": of})
        aid = figure("aid", "red", "J9", special=[{"name": "Banner", "effects": [lent, effect]}])
        assert value("attack", "cap", cap, aid) == found


@pytest.mark.parametrize(("card", "result"), [(far("mastermind"), "passed"), ({}, "hit")])
def test_27_3g_mastermind_regardless_of_adjacency(card: dict[str, Any], result: str) -> None:
    """A cheaper friend anywhere may take the hit."""
    lord = figure("lord", "blue", "C6", powers=["mastermind"], points=100, **card)
    mook = figure("mook", "blue", "J9", points=10)
    answer = attack(
        "close", (3, 4), ["lord"], figure("cap", "red", "C5"), lord, mook, choices={"mastermind:lord": "mook"}
    )
    assert target(answer, "lord")["result"] == result
    assert ("effect-regardless-of-adjacency" in said(answer)) is (result == "passed")


@pytest.mark.parametrize(("card", "ok"), [(far("leadership"), True), ({}, False)])
def test_27_4l_leadership_regardless_of_adjacency(card: dict[str, Any], ok: bool) -> None:
    """Whose token goes may stand anywhere; who is not lesser is still refused."""
    chief = figure("chief", "red", "C5", powers=["leadership"], points=100, **card)
    aid = figure("aid", "red", "J9", points=50, tokens=1)
    question = {"type": "use", "figure": "chief", "action": "leadership", "target": "aid", "roll": 6}
    assert ask(question, chief, aid, turn={"active": "red", "phase": "beginning"}).fields["legal"] is ok
    dear = {**aid, "points": 150}
    assert ask(question, chief, dear, turn={"active": "red", "phase": "beginning"}).fields["legal"] is False


def test_27_2b_energy_explosion_says_what_it_leaves_out() -> None:
    """Whom it adds stays who stands beside a target; a card that says otherwise is named."""
    bomber = figure("cap", "red", "C3", powers=["energy-explosion"])
    foes = [figure("foe", "blue", "H5"), figure("by", "blue", "H6"), figure("away", "blue", "N12")]
    for card, told in ((far("energy-explosion"), True), ({}, False)):
        answer = attack("range", (3, 4), ["foe"], {**bomber, **card}, *foes, action="energy-explosion")
        assert set(answer.fields["targets"]) == {"foe", "by"}
        assert ("attack-spread-regardless" in said(answer)) is told


def test_6_3d_only_what_finds_neighbours_can_be_named() -> None:
    """Toughness finds nobody: an input error that says what would do."""
    with pytest.raises(DocumentError, match=r"effects\[0\]\.of"):
        legal("move", "ivy", figure("ivy", "red", "C5", **far("toughness")))
