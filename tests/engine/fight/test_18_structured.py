"""Special powers, traits and the like as structured effects (18.2, 19, 20.4, 20.6, 22.7, 22.10, 27.7l-n)."""

from __future__ import annotations

from typing import Any

import pytest

from engine import DocumentError
from tests.engine.fight.scenes import ask, attack, figure, legal, reasons, said, target, value

FOE = figure("foe", "blue", "C6", life={"click": 1, "clicks": 9})


def plan(*effects: dict[str, Any], name: str = "Battle Plan", **more: Any) -> dict[str, Any]:
    """A special power with these effects."""
    return {"name": name, "effects": list(effects), **more}


def cap(*specials: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A figure with these special powers."""
    return figure("cap", "red", "C5", special=list(specials), **more)


def test_21_1c_what_is_granted_can_be_used_and_its_source_is_named() -> None:
    """Charge from a trait is legal, listed, and the ruling says through what; without the trait it is not there."""
    answer = legal("charge", "cap", cap(plan({"grants": "charge"}, kind="trait")), FOE)
    assert (answer.fields["legal"], "value-special-grants" in said(answer)) == (True, True)
    listed = ask({"type": "legal_actions", "figure": "cap"}, cap(plan({"grants": "charge"})), FOE).fields["actions"]
    assert "charge" in [offer["action"] for offer in listed]  # type: ignore[attr-defined]
    assert reasons(legal("charge", "cap", cap(), FOE)) == ["20.1"]


@pytest.mark.parametrize("grant", ["giant-reach:2", "flight", "improved-targeting:adjacent"])
def test_abilities_are_granted_like_powers(grant: str) -> None:
    """Keyphrases and Improved abilities too: each makes one more action possible."""
    far = {**FOE, "at": "C7"}
    action = {"giant-reach:2": "close", "flight": "carry", "improved-targeting:adjacent": "range"}[grant]
    friend = figure("friend", "red", "B5")
    foe = far if action == "close" else FOE
    with_it, without = (
        legal(action, "cap", cap(*specials), friend, foe).fields["legal"]
        for specials in ([plan({"grants": grant})], [])
    )
    assert (with_it, without) == (True, False)


@pytest.mark.parametrize(
    ("when", "during", "number"),
    [
        (None, None, 11),
        ("attacking-close", {"attack": "close", "attacker": "cap"}, 11),
        ("attacking-close", {"attack": "range", "attacker": "cap"}, 10),
        ("attacking-range", {"attack": "range", "attacker": "cap"}, 11),
        ("against-close", {"attack": "close", "attacker": "foe", "target": "cap"}, 11),
        ("against-range", {"attack": "close", "attacker": "foe", "target": "cap"}, 10),
    ],
)
def test_6_7_a_modifier_counts_at_its_moment(when: str | None, during: dict[str, Any] | None, number: int) -> None:
    """Always, or only while attacking or being attacked in that way."""
    effect = {"modify": "attack", "add": 1} | ({} if when is None else {"when": when})
    assert value("attack", "cap", cap(plan(effect)), FOE, during=during) == number


@pytest.mark.parametrize(
    ("effects", "number"),
    [
        ([{"replace": "attack", "set": 8}], 8),
        ([{"replace": "attack", "halve": True}, {"modify": "attack", "add": 1}], 6),
        ([{"replace": "attack", "double": True}], 20),
        ([{"replace": "attack", "set": 7}, {"replace": "attack", "halve": True}], 4),
        ([{"bound": "attack", "minimum": 10}], 10),
        ([{"bound": "attack", "minimum": 11}], 11),
        ([{"modify": "attack", "add": 3}, {"bound": "attack", "maximum": 12}], 12),
        ([{"replace": "defense", "set": 8}], 10),
        ([{"replace": "attack", "set": 8, "when": "attacking-close"}], 10),
    ],
)
def test_6_8_cards_replace_and_13_4_bound(effects: list[dict[str, Any]], number: int) -> None:
    """Replaced first, then modified, then bounded, from a printed 10; halves are rounded up (6.11)."""
    assert value("attack", "cap", cap(plan(*effects))) == number


@pytest.mark.parametrize(
    ("effect", "roll", "dealt"),
    [
        ({"damage_dealt": 1}, (4, 3), 4),
        ({"damage_dealt": 5}, (4, 3), 8),
        ({"damage_dealt": -4}, (4, 3), 0),
        ({"damage_dealt": 1}, (6, 6), 5),
        ({"damage_dealt": -4}, (6, 6), 0),
        ({"damage_dealt": 1, "when": "attacking-close"}, (4, 3), 4),
        ({"damage_dealt": 1, "when": "attacking-range"}, (4, 3), 3),
    ],
)
def test_12_4a_damage_dealt_is_increased_without_the_rule_of_three(
    effect: dict[str, Any], roll: tuple[int, int], dealt: int
) -> None:
    """From a damage value of 3, by more than 3 too, in sum never below 0, the 1 of a critical hit included."""
    answer = attack("close", roll, ["foe"], cap(plan(effect)), FOE)
    assert target(answer, "foe")["damage_dealt"] == dealt
    assert ("12.4a" in answer.ruling.rules) == (effect.get("when") != "attacking-range")


def test_6_8_a_replacement_may_be_lent() -> None:
    """A friend beside the banner attacks with 12, the banner itself with its own 10."""
    banner = figure("banner", "red", "B5", special=[plan({"replace": "attack", "set": 12, "lent": "adjacent-friends"})])
    assert value("attack", "cap", cap(), banner) == 12
    assert value("attack", "banner", cap(), banner) == 10


def test_14_2_modifiers_of_specials_go_through_the_rule_of_three() -> None:
    """+2 and +2 are +3; with a +1 of the same unique name that name counts once (22.10)."""
    two = [plan({"modify": "attack", "add": 2}, name=name) for name in ("One", "Two")]
    assert value("attack", "cap", cap(*two)) == 13
    unique = [plan({"modify": "attack", "add": 1, "unique": "Rally"}, name=name) for name in ("One", "Two")]
    assert value("attack", "cap", cap(*unique)) == 11
    other = plan({"modify": "attack", "add": 1, "unique": "Cry"}, name="Three")
    assert value("attack", "cap", cap(*unique, other)) == 12


@pytest.mark.parametrize(("at", "side", "number"), [("B5", "red", 11), ("A5", "red", 10), ("B5", "blue", 10)])
def test_6_3_a_lent_modifier_is_for_adjacent_friends(at: str, side: str, number: int) -> None:
    """Beside the friend it counts; farther off, or for an opponent, it doesn't; its own figure has nothing of it."""
    lends = plan({"modify": "attack", "add": 1, "lent": "adjacent-friends"})
    banner = figure("banner", side, at, special=[lends])
    assert value("attack", "cap", cap(), banner) == number
    assert value("attack", "banner", cap(), banner) == 10


def test_20_4_outwit_takes_a_special_power_by_its_name() -> None:
    """Its grants, modifiers and all are off, and the ruling says why; another source of the power stays."""
    special = plan({"grants": "charge"}, {"modify": "attack", "add": 1})
    taken = cap(special, cant_use=["battle plan"])
    assert value("attack", "cap", taken) == 10
    answer = legal("charge", "cap", taken, FOE)
    assert (reasons(answer), "value-special-cant-use" in said(answer)) == (["20.4"], True)
    assert legal("charge", "cap", {**taken, "powers": ["charge"]}, FOE).fields["legal"] is True


def test_20_5_a_standard_power_that_cant_be_used_is_gone_from_every_source() -> None:
    """Charge on the dial and from the trait: neither can be used; the trait's modifier still counts."""
    both = cap(plan({"grants": "charge"}, {"modify": "attack", "add": 1}), powers=["charge"], cant_use=["charge"])
    assert reasons(legal("charge", "cap", both, FOE)) == ["20.4"]
    assert value("attack", "cap", both) == 11


def test_27_7l_protected_from_outwit() -> None:
    """Neither the special power nor what it grants can be taken; STOP protects what it stands in (22.9)."""
    for shield in ({"protected": "outwit"}, {"grants": "stop"}):
        special = plan({"grants": "charge"}, {"modify": "attack", "add": 1}, shield)
        kept = cap(special, cant_use=["Battle Plan", "charge"])
        answer = legal("charge", "cap", kept, FOE)
        assert (answer.fields["legal"], "value-special-protected" in said(answer)) == (True, True)
        assert value("attack", "cap", kept) == 11


def test_20_6_what_is_lost_may_come_from_elsewhere() -> None:
    """Lost from the dial, Charge stays with the trait; a lost special power is off even if it is Protected: Outwit."""
    lost = figure("cap", "red", "C5", powers=["charge"], lost=["charge"])
    assert reasons(legal("charge", "cap", lost, FOE)) == ["20.6"]
    assert legal("charge", "cap", {**lost, "special": [plan({"grants": "charge"})]}, FOE).fields["legal"] is True
    gone = cap(plan({"modify": "attack", "add": 1}, {"protected": "outwit"}), lost=["Battle Plan"])
    assert value("attack", "cap", gone) == 10


@pytest.mark.parametrize(
    ("limit", "used", "legal_still"),
    [
        ("once-per-turn", {"this_turn": {"used": ["Battle Plan"]}}, False),
        ("once-per-turn", {"used_this_game": ["Battle Plan"]}, True),
        ("once-per-game", {"used_this_game": ["Battle Plan"]}, False),
        ("once-per-game", {}, True),
    ],
)
def test_21_11_limits(limit: str, used: dict[str, Any], legal_still: bool) -> None:
    """Used as often as its limit allows, it grants nothing more."""
    answer = legal("charge", "cap", cap(plan({"grants": "charge"}, {"limit": limit}), **used), FOE)
    assert (answer.fields["legal"], "value-special-used-up" in said(answer)) == (legal_still, not legal_still)


def test_27_2c_pulse_wave_silences_specials_and_27_7m_spares_the_protected() -> None:
    """Under the wave Toughness from a trait doesn't reduce; with Protected: Pulse Wave it does."""
    wave = figure("cap", "red", "C5", powers=["pulse-wave"])
    for shield, taken in (([], 1), ([{"protected": "pulse-wave"}], 0)):
        foe = {**FOE, "special": [plan({"grants": "toughness"}, *shield, kind="trait")]}
        answer = attack("range", (5, 4), ["foe"], wave, foe, action="pulse-wave")
        assert target(answer, "foe")["damage_taken"] == taken
        assert ("value-special-silenced" in said(answer)) == (not shield)


def test_27_7n_safeguards() -> None:
    """A SAFEGUARD from equipment keeps an Outwit off, and the explosion's damage."""
    guard = plan({"safeguard": "outwit"}, {"safeguard": "energy-explosion"}, kind="equipment", name="Helmet")
    foe = {**FOE, "at": "C8", "special": [guard]}
    brain = figure("cap", "red", "C5", powers=["outwit", "energy-explosion"])
    assert reasons(legal("outwit", "cap", brain, foe, target="foe")) == ["27.7n"]
    assert legal("outwit", "cap", brain, {**foe, "special": []}, target="foe").fields["legal"] is True


@pytest.mark.parametrize(
    "question",
    [
        {"type": "value", "figure": "cap", "value": "attack"},
        {"type": "value", "figure": "foe", "value": "defense", "during": {"attack": "close", "attacker": "cap"}},
        {"type": "attack", "attacker": "cap", "targets": ["foe"], "kind": "close", "roll": [3, 4]},
        {"type": "attack", "attacker": "foe", "targets": ["cap"], "kind": "close", "roll": [3, 4]},
        {"type": "legal", "figure": "cap", "action": "move"},
        {"type": "legal_actions", "figure": "cap"},
        {"type": "line_of_fire", "from": "foe", "to": "cap"},
        {"type": "reachable", "figure": "cap"},
        {"type": "break_away", "figure": "cap"},
        {"type": "knockback", "figure": "cap", "away_from": "foe"},
    ],
)
def test_every_ruling_names_the_text_that_was_not_judged(question: dict[str, Any]) -> None:
    """By the special power's name, once; of a trait with structured effects, what goes beyond them."""
    text = plan(text="Once he smiled.", read=False)
    trait = plan({"grants": "charge"}, name="Old Trick", kind="trait", text="Charge. Also he sings.")
    answer = ask(question, cap(text, trait), FOE)
    unread = [(step.message, step.data["special"], step.rule) for step in answer.ruling.steps if "special" in step.data]
    unread = [each for each in unread if each[0] in ("value-special-text", "value-special-rest")]
    assert unread == [("value-special-text", "Battle Plan", "18.2"), ("value-special-rest", "Old Trick", "19.2")]


def test_a_ruling_about_others_says_nothing_of_it() -> None:
    """Nor does a special power without a text ask anybody to read it."""
    other = figure("other", "red", "H8")
    question = {"type": "distance", "a": "foe", "b": "other"}
    assert "value-special-text" not in said(ask(question, cap(plan(text="x", read=False)), FOE, other))
    assert "value-special-text" not in said(legal("move", "cap", cap(plan({"grants": "charge"}))))


@pytest.mark.parametrize(
    ("thing", "rule"),
    [
        ({"kind": "special", "held_by": "cap"}, "25.1"),
        ({"kind": "equipment", "held_by": "cap"}, "25.2"),
        ({"kind": "equipment", "equipped_by": "cap"}, "25.2"),
        ({"kind": "special", "held_by": "foe"}, None),
        ({"kind": "special", "at": "C5"}, None),
        ({"kind": "heavy", "held_by": "cap"}, None),
    ],
)
def test_25_1_what_a_special_object_does_is_not_judged(thing: dict[str, Any], rule: str | None) -> None:
    """Every ruling about who holds it, or is equipped with it, names it; a plain object has nothing to read."""
    things = [{"id": "orb", **thing}]
    for question in ({"type": "reachable", "figure": "cap"}, {"type": "legal", "figure": "cap", "action": "move"}):
        steps = ask(question, cap(), FOE, objects=things).ruling.steps
        unread = [step.rule for step in steps if step.message.endswith("-not-judged")]
        assert unread == ([rule] if rule else [])
        assert not steps[-1].message.endswith("-not-judged")


@pytest.mark.parametrize(
    ("effect", "path", "key"),
    [
        ({}, "effects[0]", "error-needs-exactly-one"),
        ({"grants": "charge", "modify": "attack", "add": 1}, "effects[0]", "error-needs-exactly-one"),
        ({"grants": "luck"}, "effects[0].grants", "error-not-grantable"),
        ({"grants": "move"}, "effects[0].grants", "error-not-grantable"),
        ({"modify": "attack"}, "effects[0].add", "error-missing"),
        ({"grants": "charge", "add": 1}, "effects[0].add", "error-effect-only-with"),
        ({"grants": "charge", "when": "attacking-close"}, "effects[0].when", "error-effect-only-with"),
        ({"modify": "luck", "add": 1}, "effects[0].modify", "error-not-one-of"),
        ({"limit": "twice"}, "effects[0].limit", "error-not-one-of"),
        ({"replace": "attack"}, "effects[0]", "error-needs-exactly-one"),
        ({"replace": "attack", "set": 9, "halve": True}, "effects[0]", "error-needs-exactly-one"),
        ({"replace": "attack", "set": 8, "minimum": 9}, "effects[0].minimum", "error-effect-only-with"),
        ({"bound": "attack", "minimum": 9, "maximum": 9}, "effects[0]", "error-needs-exactly-one"),
        ({"modify": "attack", "add": 1, "set": 9}, "effects[0].set", "error-effect-only-with"),
        ({"bound": "attack", "minimum": 9, "unique": "Cry"}, "effects[0].unique", "error-effect-only-with"),
        ({"grants": "charge", "lent": "adjacent-friends"}, "effects[0].lent", "error-effect-only-with"),
        ({"replace": "attack", "halve": False}, "effects[0].halve", "error-not-one-of"),
    ],
)
def test_what_is_no_effect_is_an_input_error(effect: dict[str, Any], path: str, key: str) -> None:
    """The one line names the field and what would be right."""
    with pytest.raises(DocumentError) as error:
        value("attack", "cap", cap(plan(effect)))
    assert (error.value.path, error.value.message) == (f"figures[0].special[0].{path}", key)


def test_22_10_a_unique_modifier_benefits_once_whichever_value_was_chosen() -> None:
    """One bearer chose attack, another damage: the first counts. One bearer that modifies both modifies both."""
    ann, bea = (
        {"value": name, "add": 1, "from": bearer, "unique": "Cry"}
        for name, bearer in (("attack", "Ann"), ("damage", "Bea"))
    )
    both = figure("cap", "red", "C5", modifiers=[ann, bea])
    assert (value("attack", "cap", both), value("damage", "cap", both)) == (11, 3)
    alone = figure("cap", "red", "C5", modifiers=[ann, {**bea, "from": "Ann"}])
    assert (value("attack", "cap", alone), value("damage", "cap", alone)) == (11, 4)
    cry = {"add": 1, "unique": "Cry", "lent": "adjacent-friends"}
    friends = [
        figure(name, "red", at, special=[plan({"modify": modify, **cry})])
        for name, at, modify in (("ann", "B5", "attack"), ("bea", "D5", "damage"))
    ]
    assert (value("attack", "cap", cap(), *friends), value("damage", "cap", cap(), *friends)) == (11, 3)
    far = {**friends[0], "at": "A5"}
    assert (value("attack", "cap", cap(), far, friends[1]), value("damage", "cap", cap(), far, friends[1])) == (10, 4)


@pytest.mark.parametrize(("ability", "message"), [("protected:outwit", "alone"), ("protected:charge", "not-judged")])
def test_22_7_protected_says_which_power_it_is_of(ability: str, message: str) -> None:
    """As an ability of the figure it protects nothing that is named; any other word is an ability not judged."""
    answer = ask({"type": "value", "figure": "cap", "value": "attack"}, cap(abilities=[ability]))
    wanted = {"alone": "value-protected-alone", "not-judged": "value-ability-not-judged"}[message]
    assert [step.rule for step in answer.ruling.steps if step.message == wanted] == (
        ["22.7"] if message == "alone" else ["19.5"]
    )


@pytest.mark.parametrize(("uses", "attack_value"), [(0, 11), (1, 11), (2, 10), (3, 10)])
@pytest.mark.parametrize("limit", ["once-per-turn", "once-per-game"])
def test_21_11_a_limit_of_several_times(limit: str, uses: int, attack_value: int) -> None:
    """Twice per turn or game: it counts after one use, and no more after two."""
    used = ["Battle Plan"] * uses
    where = {"this_turn": {"used": used}} if limit == "once-per-turn" else {"used_this_game": used}
    who = cap(plan({"modify": "attack", "add": 1}, {"limit": limit, "times": 2}), **where)
    assert value("attack", "cap", who) == attack_value


def test_21_11_times_need_a_limit() -> None:
    """How often says nothing without a limit, and once is what a limit says anyway."""
    for effect in ({"modify": "attack", "add": 1, "times": 2}, {"limit": "once-per-turn", "times": 1}):
        with pytest.raises(DocumentError) as error:
            value("attack", "cap", cap(plan(effect)))
        assert error.value.path == "figures[0].special[0].effects[0].times"


@pytest.mark.parametrize(
    "effect",
    [{"instead": 4}, {"cant_reroll": "attack-roll"}, {"size": "giant"}, {"cant": "outwit"}, {"regardless": "range"}],
)
def test_18_2_a_text_beside_any_structured_effect_is_not_called_unjudged(effect: dict[str, Any]) -> None:
    """What is left is the rest of it; without an effect the whole text is not judged."""
    told = said(legal("move", "cap", cap(plan(effect, text="x"))))
    assert ("value-special-rest" in told, "value-special-text" in told) == (True, False)
    assert "value-special-text" in said(legal("move", "cap", cap(plan(text="x", read=False))))
