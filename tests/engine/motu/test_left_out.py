"""What a document says and nobody judges is said by the ruling: unique effects, items, abilities, texts (6d, 7)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.answer import Answer
from engine.game import adjudicate, schema
from engine.motu.game import Activate, Attack, to_document
from engine.ruling import StepKind
from tests.engine.motu.asking import answer, figure, scene
from tests.engine.motu.game.playing import ANN, began, fighter

BOW = {"id": "bow", "kind": "ranged", "range": 8, "table": {1: "blinded", 3: 2}}
BOLT = {"id": "bolt", "kind": "spell", "range": 8, "table": {1: 1}}
MINE: dict[str, Any] = {"weapons": [BOW, BOLT], "attributes": {"perception": 3, "power": 3}}
SHIELD = {"id": "shield"}
POTION = {"id": "potion", "consumable": True}


def duel(mine: dict[str, Any] | None = None, theirs: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    """Return Brak and Zor, some hexes apart."""
    own, other = {**MINE, **(mine or {})}, {"health": 3, **(theirs or {})}
    return scene(figure("brak", "B5", **own), figure("zor", "E5", "evil", **other), **more)


def left(found: Answer) -> list[tuple[str, str]]:
    """Return what a ruling says that it leaves out: the messages, and of whom or what."""
    told = [step for step in found.ruling.steps if step.kind is StepKind.IGNORED]
    return [(step.message, str(next(reversed(step.data.values()), ""))) for step in told]


AIMED = {"figure": "brak", "target": "zor", "weapon": "bow"}
ATTACKED = {"attacker": "brak", "target": "zor", "weapon": "bow"}


@pytest.mark.parametrize(
    ("type_", "asked"),
    [
        ("threshold", AIMED),
        ("attack", ATTACKED),
        ("odds", ATTACKED),
        ("test", {"figure": "brak", "attribute": "power"}),
        ("reachable", {"figure": "brak"}),
        ("move_cost", {"figure": "brak", "path": ["C5"]}),
        ("legal_actions", {"figure": "brak"}),
        ("opportunity", {"figure": "brak"}),
        ("area_targets", {"attacker": "brak", "initial": "zor", "radius": 1}),
        ("moved", {"figure": "zor", "how": "pull", "by": "brak", "hexes": 1}),
        ("moved", {"figure": "brak", "how": "push", "by": "zor", "hexes": 1}),
        ("moved", {"figure": "zor", "how": "swap", "by": "brak"}),
        ("action_cost", {"figure": "brak", "action": "concentration"}),
        ("action_cost", {"figure": "brak", "action": "attack", "weapon": "bow"}),
    ],
)
def test_7f_a_unique_effect_is_said_to_be_left_out(type_: str, asked: dict[str, Any]) -> None:
    """Of whoever takes part; the effects that the book names are judged, and not said (7f)."""
    found = left(answer(duel({"negative": "dazzle"}), type_, **asked))
    assert ("motu-left-effect", "dazzle") in found
    named = left(answer(duel({"negative": "blindness"}, {"positive": "protection"}), type_, **asked))
    assert "motu-left-effect" not in [message for message, _ in named]


@pytest.mark.parametrize(("near", "said"), [("C5", True), ("D5", False)])
def test_7d_an_opportunity_says_the_words_of_who_would_strike(near: str, said: bool) -> None:
    """Of who leaves its hex and of those engaged with it; of an enemy who is not beside it nothing (7d)."""
    document = scene(figure("brak", "B5", items=[SHIELD]), figure("zor", near, "evil", negative="dazzle"))
    found = left(answer(document, "opportunity", figure="brak"))
    assert ("motu-left-item", "shield") in found
    assert (("motu-left-effect", "dazzle") in found) is said


@pytest.mark.parametrize(("near", "said"), [("F5", True), ("J9", False)])
def test_7e_an_area_says_the_words_of_whom_it_strikes(near: str, said: bool) -> None:
    """Of its first target and the further ones; of who is out of the area nothing (7e)."""
    other = figure("imp", near, "evil", positive="haze")
    document = scene(figure("brak", "B5"), figure("zor", "E5", "evil", items=[SHIELD]), other)
    found = left(answer(document, "area_targets", attacker="brak", initial="zor", radius=1))
    assert ("motu-left-item", "shield") in found
    assert (("motu-left-effect", "haze") in found) is said


@pytest.mark.parametrize("how", ["pull", "push", "swap"])
def test_7m_who_stays_where_it_is_may_have_words_against_it(how: str) -> None:
    """A large one is not pulled, pushed or swapped; its card and that of who tries may say otherwise (7l, 7m)."""
    more = {} if how == "swap" else {"hexes": 1}
    large = figure("zor", ["E5", "F5"], "evil", items=[SHIELD])
    document = scene(figure("brak", "B5", negative="dazzle"), large)
    found = left(answer(document, "moved", figure="zor", how=how, by="brak", **more))
    assert {("motu-left-item", "shield"), ("motu-left-effect", "dazzle")} <= set(found)


def test_6_an_action_that_is_refused_says_its_reasons_alone() -> None:
    """What costs more points than are left is refused, whatever words the character has (6)."""
    document = duel({"negative": "dazzle"}, turn={"active": "brak", "points": 0})
    assert left(answer(document, "action_cost", figure="brak", action="concentration")) == []


PASSIVE = {"passives": ["Stubborn"]}


@pytest.mark.parametrize(
    ("type_", "asked"),
    [
        ("threshold", AIMED),
        ("attack", ATTACKED),
        ("odds", ATTACKED),
        ("test", {"figure": "brak", "attribute": "power"}),
        ("reachable", {"figure": "brak"}),
        ("legal_actions", {"figure": "brak"}),
        ("opportunity", {"figure": "brak"}),
        ("moved", {"figure": "brak", "how": "push", "by": "zor", "hexes": 1}),
        ("action_cost", {"figure": "brak", "action": "movement"}),
    ],
)
def test_7g_a_passive_ability_is_named_and_left_to_the_players(type_: str, asked: dict[str, Any]) -> None:
    """A character's own passive abilities stand in its document by name; what may change by them says so (7g)."""
    found = answer(duel(PASSIVE), type_, **asked)
    assert ("motu-left-passive", "Stubborn") in left(found)
    assert [step.rule for step in found.ruling.steps if step.message == "motu-left-passive"] == ["7g"]
    assert "motu-left-hierarchy" in [step.message for step in found.ruling.steps]
    assert "motu-left-passive" not in [message for message, _ in left(answer(duel(), type_, **asked))]


def test_7n_a_passive_ability_acts_when_its_owner_is_activated() -> None:
    """When it does what it does is told with the activation (7n)."""
    found = answer(duel(PASSIVE), "activation", figure="brak").ruling.steps
    assert "motu-left-timing" in [step.message for step in found]


SPECIAL = {"weapons": [{**BOLT, "special": "Shatters shields."}, BOW]}


def test_6c_a_special_ability_is_used_with_its_weapon_alone() -> None:
    """A ruling about that weapon says that its special ability is not judged; about another it does not (6c)."""
    for type_, asked in (("threshold", AIMED), ("attack", ATTACKED), ("odds", ATTACKED)):
        found = left(answer(duel(SPECIAL), type_, **{**asked, "weapon": "bolt"}))
        assert ("motu-left-special", "Shatters shields") in found
        other = left(answer(duel(SPECIAL), type_, **asked))
        assert "motu-left-special" not in [message for message, _ in other]
    cost = {"figure": "brak", "action": "attack"}
    assert ("motu-left-special", "Shatters shields") in left(
        answer(duel(SPECIAL), "action_cost", weapon="bolt", **cost)
    )
    assert left(answer(duel(SPECIAL), "action_cost", weapon="bow", **cost)) == []
    assert ("motu-left-special", "Shatters shields") in left(answer(duel(SPECIAL), "legal_actions", figure="brak"))


@pytest.mark.parametrize(("length", "cut"), [(160, False), (161, True)])
def test_6c_long_words_of_a_special_ability_are_cut(length: int, cut: bool) -> None:
    """A line holds 160 characters of them; more are cut, and an ellipsis says so."""
    long = {"weapons": [{**BOLT, "special": "x" * length}]}
    ((_, text),) = left(answer(duel(long), "attack", **{**ATTACKED, "weapon": "bolt"}))[:1]
    assert len(text) == 160
    assert text.endswith("…") is cut


def test_a_card_of_a_game_names_its_passive_and_special_abilities() -> None:
    """Abilities without a cost are passive (7g); a weapon's text, or the name of its ability, goes into documents."""
    card = {
        **fighter("Brak"),
        "weapons": [
            {"id": "axe", "kind": "melee", "table": {1: 1}, "text": "Cleaves."},
            {"id": "bow", "kind": "ranged", "range": 6, "table": {1: 1}, "text": "Long words.", "special": "Pierce"},
        ],
        "abilities": [{"id": "stubborn", "name": "Stubborn"}, {"id": "plan", "ap": 1}],
    }
    state = began({"B2": card}, {"C2": fighter("Zor")}).state
    document = to_document(state)
    (brak,) = [each for each in document["figures"] if each["id"] == "brak"]
    assert brak["passives"] == ["Stubborn"]
    assert [each["id"] for each in brak["abilities"]] == ["plan"]
    assert [each.get("special") for each in brak["weapons"]] == ["Cleaves.", "Pierce"]
    ask = {"type": "odds", "attacker": "brak", "target": "zor", "weapon": "axe"}
    told = left(adjudicate({**document, "ask": ask}))
    assert ("motu-left-passive", "Stubborn") in told
    assert ("motu-left-special", "Cleaves") in told


def test_a_game_says_a_weapons_words_once() -> None:
    """The attack tells what the weapon's card says, and not once more that it is left out (6c)."""
    axe = {"id": "axe", "kind": "melee", "table": {1: 1}, "text": "Cleaves."}
    game = began({"B2": {**fighter("Brak"), "weapons": [axe]}}, {"C2": fighter("Zor")})
    game.reveals(
        {"kind": "fate", "name": "Hew", "initiative": 5, "ap": 3},
        {"kind": "fate", "name": "Howl", "initiative": 3, "ap": 3},
    )
    game.do(Activate("brak", "ability", actor=ANN))
    told = game.do(Attack("brak", "zor", "axe", wait=False, actor=ANN), dice=[4, 4, 4, 4, 1, 1, 1]).ruling.steps
    messages = [step.message for step in told]
    assert messages.count("motu-game-card-words") == 1
    assert "motu-left-special" not in messages


def test_7f_a_guards_unique_effect_is_said_to_be_left_out() -> None:
    """It may change how far the guard goes; of who is on no guard nothing is said."""
    document = duel({"guard": True, "negative": "dazzle"}, {"guard": True, "positive": "haze"})
    found = left(answer(document, "guard_triggers", mover="zor"))
    assert ("motu-left-effect", "dazzle") in found
    assert ("motu-left-effect", "haze") not in found


@pytest.mark.parametrize(("mine", "said"), [({"items": [SHIELD]}, True), ({"items": [POTION]}, False), ({}, False)])
def test_2_the_hierarchy_is_told_where_a_card_has_words(mine: dict[str, Any], said: bool) -> None:
    """Cards win over the rulebook, in the book's order; where none has words of its own nothing is said (2)."""
    found = answer(duel(mine), "attack", **ATTACKED).ruling.steps
    assert [step.rule for step in found if step.message == "motu-left-hierarchy"] == ["2/jerarquia-de-reglas"] * said


@pytest.mark.parametrize(("mine", "said"), [({"items": [SHIELD]}, True), ({"items": [POTION]}, False), ({}, False)])
def test_7n_when_cards_do_what_they_do_is_told_with_an_activation(mine: dict[str, Any], said: bool) -> None:
    """Between the bonus and the first action, or after its end (7n); of one that may not be activated nothing."""
    found = answer(duel(mine), "activation", figure="brak").ruling.steps
    assert [step.rule for step in found if step.message == "motu-left-timing"] == ["7n"] * said
    again = answer(duel({**mine, "activated": True}), "activation", figure="brak").ruling.steps
    assert "motu-left-timing" not in [step.message for step in again]


def test_7f_7j_the_targets_effects_and_items_too() -> None:
    """Both sides of an attack; a consumable is an action of its own, and says nothing here."""
    document = duel({"items": [SHIELD, POTION]}, {"positive": "haze"})
    assert left(answer(document, "attack", **ATTACKED)) == [
        ("motu-left-item", "shield"),
        ("motu-left-effect", "haze"),
    ]
    assert left(answer(document, "threshold", figure="zor", test="defense")) == [("motu-left-effect", "haze")]


def test_6c_chances_say_which_effects_are_words() -> None:
    """A text of the weapon's table has no wounds: the chances of wounds say so (6c)."""
    assert left(answer(duel(), "odds", **ATTACKED)) == [("motu-attack-text", "blinded")]
    assert left(answer(duel(), "odds", **{**ATTACKED, "weapon": "bolt"})) == []


def test_7a_without_health_nobody_is_said_to_be_defeated() -> None:
    """Wounds are counted; whether they defeat is not known (7a)."""
    unknown = duel(theirs={"health": None, "attributes": {}})
    rolled = {**ATTACKED, "weapon": "bolt", "attack_roll": {"rolls": [5, 5, 1]}}
    assert left(answer(unknown, "attack", **rolled)) == [("motu-attack-no-health", "zor")]
    assert left(answer(unknown, "odds", **{**ATTACKED, "weapon": "bolt"})) == [("motu-attack-no-health", "zor")]
    missed = {**rolled, "attack_roll": {"rolls": [1, 1, 1]}}
    assert left(answer(unknown, "attack", **missed)) == []
    assert left(answer(duel(theirs={"attributes": {}}), "attack", **rolled)) == []


def test_6d_7j_what_abilities_and_consumables_do_is_told_by_their_cards() -> None:
    """Their cost is judged, their words are not; what may not be used says its reasons alone."""
    document = duel({"abilities": [{"id": "plan", "ap": 1}], "items": [POTION]}, turn={"active": "brak", "points": 1})
    plan = {"figure": "brak", "action": "ability", "ability": "plan"}
    assert left(answer(document, "action_cost", **plan)) == [("motu-ability-words", "plan")]
    drunk = {"figure": "brak", "action": "consumable", "item": "potion"}
    assert left(answer(document, "action_cost", **drunk)) == [("motu-consumable-words", "potion")]
    poor = duel({"abilities": [{"id": "plan", "ap": 2}]}, turn={"active": "brak", "points": 1})
    assert left(answer(poor, "action_cost", **plan)) == []


def test_7j_all_that_one_may_do_mentions_unused_consumables() -> None:
    """They are no entries, being free; used ones are not mentioned."""

    def told(items: list[dict[str, Any]]) -> bool:
        found = left(answer(duel({"items": items}), "legal_actions", figure="brak"))
        return "motu-actions-consumables" in [message for message, _ in found]

    assert told([POTION])
    assert not told([{**POTION, "used": True}])
    assert not told([SHIELD])


def test_7g_whom_a_mark_affects_is_for_its_card() -> None:
    """Height, distance and sight are judged; the side and the effect are not."""
    near = duel(marks=[{"id": "totem", "at": "D5", "side": "evil"}])
    assert left(answer(near, "mark_affects", mark="totem", figure="zor", radius=3)) == [("motu-mark-words", "totem")]
    assert left(answer(near, "mark_affects", mark="totem", figure="brak", radius=1)) == []


def test_4c_the_maintenance_says_what_it_does_not_do() -> None:
    """Objectives are taken before; tokens of concentration and guard stay (M28); unique effects end in their words."""
    plain = answer(duel(), "maintenance")
    cards = ("motu-maintenance-cards", "")
    assert left(plain) == [cards]
    full = duel({"concentrated": True, "positive": "haze"}, objectives=[{"id": "o", "at": "B5"}])
    found = answer(full, "maintenance")
    assert left(found) == [("motu-maintenance-objectives", ""), ("motu-left-effect", "haze"), cards]
    assert "motu-maintenance-kept" in [step.message for step in found.ruling.steps]
    assert "M28" in found.ruling.readings


def test_4b_initiative_says_that_the_cards_are_kept_by_a_game() -> None:
    """Their values decide who goes first; what they bring when they are resolved, no position knows."""
    for cards in ({"masters": 3, "evil": 5}, {"evil": 5}):
        assert left(answer(duel(), "initiative", cards=cards)) == [("motu-initiative-left", "")]


def test_4c_the_score_takes_side_quests_as_entered() -> None:
    """It says so where there are any."""
    assert left(answer(duel(), "score")) == []
    assert left(answer(duel(armies={"evil": {"quests": [15]}}), "score")) == [("motu-score-quests", "")]


def test_the_schema_says_what_a_game_keeps() -> None:
    """Cards are no part of a position: whoever writes documents is told where they are, and what may be asked."""
    told = json.dumps(schema(), ensure_ascii=False)
    for word in ("decks, hands, discards", "`/round`", "`initiative`", "`maintenance`"):
        assert word in told
