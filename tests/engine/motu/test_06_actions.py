"""6 Character actions, with 4b, 7c, 7d, 7h and 7j: what they cost, and who may take which."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.engine.motu.asking import answer, ask, figure, scene, wrong

BRAK = figure(
    "brak", "C5", mana=2,
    weapons=[{"id": "bow", "kind": "ranged", "range": 6}, {"id": "bolt", "kind": "spell", "range": 6, "mana": 2}],
    abilities=[{"id": "plan", "ap": 1, "mana": 2}],
    items=[{"id": "potion", "consumable": True}, {"id": "flask", "consumable": True, "used": True}, {"id": "shield"}],
)  # fmt: skip
ZOR = figure("zor", "F5", "evil")


def cost(turn: dict[str, Any], action: str, brak: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    """Return what is told of an action of Brak's."""
    return ask(scene(brak or BRAK, ZOR, turn=turn), "action_cost", figure="brak", action=action, **more)


def codes(found: dict[str, Any]) -> list[str]:
    """Return the codes of an answer's reasons."""
    return [reason.code for reason in found["because"]]


@pytest.mark.parametrize("action", ["concentration", "movement", "guard"])
def test_each_of_a_kind_costs_a_point_more(action: str) -> None:
    """He-Man concentrates and moves for 1 each; a second movement costs 2, a third 3 (4b, example)."""
    for times in range(3):
        done = (
            [{"action": "movement"}, {"action": "concentration"}] if action == "guard" else [{"action": action}] * times
        )
        found = cost({"active": "brak", "done": done}, action)
        assert found["cost"] == (1 if action == "guard" else times + 1)


def test_a_free_action_neither_costs_nor_counts() -> None:
    """He-Man's free movement, then a movement for 1 (7h, example)."""
    assert cost({"active": "brak", "done": [{"action": "movement", "free": True}]}, "movement")["cost"] == 1
    assert cost({"active": "brak", "points": 0}, "movement", free=True) == {
        "cost": 0, "mana": 0, "legal": True, "because": []
    }  # fmt: skip


@pytest.mark.parametrize(("points", "legal"), [(None, True), (2, True), (1, False), (0, False)])
def test_points_left(points: int | None, legal: bool) -> None:
    """A second movement costs two; without a number of points they are not checked."""
    turn = {"active": "brak", "points": points, "done": [{"action": "movement"}]}
    turn = {key: value for key, value in turn.items() if value is not None}
    assert cost(turn, "movement")["legal"] is legal


def test_no_second_token_of_concentration() -> None:
    """Who is concentrated receives none (6a, M13)."""
    assert codes(cost({}, "concentration", {**BRAK, "concentrated": True})) == ["concentrated"]


def test_guard_ends_the_activation() -> None:
    """What follows it has the code `ended` (6e)."""
    for action, more in (("movement", {}), ("attack", {"weapon": "bow"}), ("ability", {"ability": "plan"})):
        assert codes(cost({"active": "brak", "done": [{"action": "guard"}]}, action, **more)) == ["ended"]


def test_an_ability_is_used_once_an_activation() -> None:
    """6d: again in an interruption, which has its own; it costs points and mana."""
    used = [{"action": "ability", "id": "plan"}]
    found = cost({"active": "brak", "points": 1}, "ability", ability="plan")
    assert (found["cost"], found["mana"], found["legal"]) == (1, 2, True)
    assert codes(cost({"active": "brak", "done": used}, "ability", ability="plan")) == ["already-used"]
    turn = {"active": "zor", "done": used, "interruptions": [{"by": "brak", "of": "zor"}]}
    assert codes(cost(turn, "ability", ability="plan")) == []
    assert codes(cost({}, "ability", {**BRAK, "mana": 1}, ability="plan")) == ["mana"]
    assert codes(cost({"active": "brak", "points": 0}, "ability", ability="plan")) == ["points"]
    assert codes(cost({}, "ability", ability="feint")) == ["ability"]
    assert codes(cost({}, "attack", weapon="club")) == ["weapon"]


def test_the_target_of_an_ability() -> None:
    """It has to be seen; in an interruption an enemy has to be the one interrupted (7c, 7g)."""
    turn = {"active": "zor", "interruptions": [{"by": "brak", "of": "zor"}]}
    others = [ZOR, figure("mer", "C8", "evil"), figure("orko", "C2")]
    asked = {"figure": "brak", "action": "ability", "ability": "plan"}
    document = scene(BRAK, *others, turn=turn)
    found = {each: codes(ask(document, "action_cost", target=each, **asked)) for each in ("zor", "mer", "orko")}
    assert found == {"zor": [], "mer": ["interrupted"], "orko": []}
    walled = scene(BRAK, *others, turn=turn, high=["B6:E6", "B7:E7"])
    assert codes(ask(walled, "action_cost", target="mer", **asked)) == ["sight", "interrupted"]


def test_what_an_interruption_allows() -> None:
    """A movement, an attack, an ability; of opportunity melee attacks alone (7c, 7d, M26)."""
    turn: dict[str, Any] = {"active": "zor", "interruptions": [{"by": "brak", "of": "zor"}]}
    allowed = {"concentration": ["interruption"], "movement": [], "guard": ["interruption"]}
    assert {action: codes(cost(turn, action)) for action in allowed} == allowed
    turn["interruptions"][0]["kind"] = "opportunity"
    assert codes(cost(turn, "movement")) == ["melee-only"]
    assert codes(cost(turn, "attack", weapon="bow")) == ["melee-only"]
    assert codes(cost(turn, "attack", weapon="fists")) == []
    assert codes(cost({"active": "zor"}, "movement")) == ["not-active"]


def test_interruptions_have_one_point() -> None:
    """Unless `points` says more; what was done in it raises costs (7c, M26)."""
    one: dict[str, Any] = {"by": "brak", "of": "zor"}
    turn: dict[str, Any] = {"active": "zor", "points": 5, "interruptions": [one]}
    assert codes(cost(turn, "movement")) == []
    one["done"] = [{"action": "movement"}]
    assert codes(cost(turn, "movement")) == ["points"]
    one["points"] = 2
    assert codes(cost(turn, "movement")) == []


def test_consumables_are_free_and_used_once() -> None:
    """Also for whoever is interrupted, before the enemy acts; not for others (7j)."""
    assert cost({"active": "brak", "points": 0}, "consumable", item="potion")["legal"] is True
    assert codes(cost({}, "consumable", item="flask")) == ["already-used"]
    assert codes(cost({"active": "zor"}, "consumable", item="potion")) == ["not-active"]
    turn = {"active": "brak", "interruptions": [{"by": "zor", "of": "brak"}]}
    assert codes(cost(turn, "consumable", item="potion")) == []
    assert codes(cost(turn, "movement")) == ["not-active"]


def test_what_is_asked_wrongly() -> None:
    """What an action needs and does not have, or has and does not need."""
    document = scene(BRAK, ZOR)
    asked = {"figure": "brak"}
    for action, key in (("attack", "weapon"), ("ability", "ability"), ("consumable", "item")):
        assert wrong(document, "action_cost", action=action, **asked) == (f"ask.{key}", "error-missing")
        assert wrong(document, "action_cost", action="guard", **asked, **{key: "x"}) == (
            f"ask.{key}", "error-only-with"
        )  # fmt: skip
    shield = {"action": "consumable", "item": "shield"}
    assert wrong(document, "action_cost", **asked, **shield) == ("ask.item", "error-not-there")
    target = {"action": "attack", "weapon": "bow", "target": "zor"}
    assert wrong(document, "action_cost", **asked, **target) == ("ask.target", "error-only-with")


def test_all_that_a_character_may_do() -> None:
    """One entry each; they agree with what is asked one by one, and an attack without a target is not legal."""
    for turn in ({}, {"active": "brak", "points": 1, "done": [{"action": "movement"}]}, {"active": "zor"}):
        document = scene(BRAK, ZOR, figure("mer", "P5", "evil"), turn=turn)
        actions = ask(document, "legal_actions", figure="brak")["actions"]
        names = [(each["action"], each.get("weapon") or each.get("ability")) for each in actions]
        assert names == [
            ("concentration", None), ("movement", None), ("guard", None),
            ("attack", "bow"), ("attack", "bolt"), ("attack", "fists"), ("ability", "plan"),
        ]  # fmt: skip
        for each in actions:
            named = {key: each[key] for key in ("weapon", "ability") if key in each}
            alone = ask(document, "action_cost", figure="brak", action=each["action"], **named)
            if each.get("targets") != []:
                assert {key: alone[key] for key in ("cost", "mana", "legal")} == {
                    key: each[key] for key in ("cost", "mana", "legal")
                }
                assert codes(alone) == codes(each)
            else:
                assert each["legal"] is False
            for target in each.get("targets", []):
                attack = ask(document, "attack", attacker="brak", target=target, weapon=each["weapon"])
                assert attack["legal"] is True
    fists = ask(scene(BRAK, ZOR), "legal_actions", figure="brak")["actions"][5]
    assert (codes(fists), fists["targets"]) == (["target"], [])
    bow = ask(scene(BRAK, ZOR), "legal_actions", figure="brak")["actions"][3]
    assert (bow["legal"], bow["targets"]) == (True, ["zor"])


SIDES = ("masters", "evil")


def crowd(seed: int) -> dict[str, Any]:
    """Return a random scene: who stands where, with what, in the middle of whose doing."""
    dice = random.Random(seed)
    places = dice.sample([f"{column}{row}" for column in "ABCDEFGH" for row in range(1, 8)], 12)
    weapons = [
        {"id": "club", "kind": "melee"}, {"id": "bow", "kind": "ranged", "range": dice.randint(0, 6)},
        {"id": "bolt", "kind": "spell", "range": dice.randint(0, 6), "mana": dice.randint(0, 3)},
        {"id": "heal", "kind": "spell", "range": 5, "allies": True},
    ]  # fmt: skip
    figures = [
        figure(
            f"f{index}", places[index], SIDES[index % 2], mana=dice.randint(0, 5), concentrated=dice.random() < 0.5,
            weapons=dice.sample(weapons, dice.randint(0, 4)), abilities=[{"id": "plan", "ap": 1, "mana": 1}],
        )
        for index in range(6)
    ]  # fmt: skip
    deeds = [
        {"action": "movement"},
        {"action": "attack", "kind": "spell"},
        {"action": "ability", "id": "plan"},
        {"action": "guard"},
    ]
    done = dice.sample(deeds, dice.randint(0, 2))
    turn: dict[str, Any] = {"active": "f0", "points": dice.randint(0, 3), "done": done}
    if dice.random() < 0.5:
        kind = dice.choice(["guard", "opportunity", "other"])
        turn["interruptions"] = [{"by": "f1", "of": "f0", "kind": kind, "points": dice.randint(0, 2)}]
    return scene(*figures, turn=turn, high=places[6:9], low=places[9:], size=[8, 7])


@pytest.mark.parametrize("seed", range(60))
def test_refusals_and_legal_actions_agree(seed: int) -> None:
    """Law: who is listed as a target may be attacked, who is not may not; costs agree and are never negative."""
    document = crowd(seed)
    for who in ("f0", "f1", "f2"):
        for entry in ask(document, "legal_actions", figure=who)["actions"]:
            named = {key: entry[key] for key in ("weapon", "ability") if key in entry}
            alone = ask(document, "action_cost", figure=who, action=entry["action"], **named)
            assert (alone["cost"], alone["mana"]) == (entry["cost"], entry["mana"]) >= (0, 0)
            assert alone["legal"] or not entry["legal"]
            if "targets" not in entry:
                assert codes(alone) == codes(entry)
                continue
            for other in {f"f{index}" for index in range(6)} - {who}:
                attack = ask(document, "attack", attacker=who, target=other, weapon=entry["weapon"])
                assert attack["legal"] is (other in entry["targets"])
                assert set(codes(alone)) <= set(codes(attack))
            assert entry["legal"] is bool(entry["targets"])


def test_4b_a_reason_against_several_actions_is_told_once() -> None:
    """Whoever waits for an interruption reads that once; each action has it among its reasons all the same."""
    waiting = scene(figure("brak", "B5"), turn={"active": "brak", "points": 3, "waits": "interruption"})
    found = answer(waiting, "legal_actions", figure="brak")
    told = [step.message for step in found.ruling.steps]
    assert told.count("motu-waits") == 1
    assert all(entry["because"][0].code == "waits" for entry in found.fields["actions"])
