"""Powers that a card changes: how far, how often, what they may choose, in which attacks; both sides of each (20.2)."""

from __future__ import annotations

import pytest

from tests.engine.cards.asking import asked, figure, value
from tests.engine.cards.reading import one
from tests.engine.cards.test_20_2_restrictions import OUTWIT, PERPLEX, legal, suffered

TURN = {"turn": {"active": "red", "phase": "beginning"}}


@pytest.mark.parametrize(
    ("text", "what", "may"),
    [
        ("Outwit, but only to choose speed powers.", "charge", True),
        ("Outwit, but only to choose speed powers.", "quake", False),
        ("Outwit, but only to choose standard speed powers.", "charge", True),
        ("Outwit, but only to choose a special power.", "charge", False),
        ("Outwit, but only to choose a special power.", "Rites", True),
        ("Outwit, but only to choose a standard power.", "Rites", False),
        ("Outwit, but only to choose defense powers.", "Rites", True),
        ("Outwit, but only to choose attack powers.", "Rites", False),
        ("Outwit, but only to choose standard defense powers.", "Rites", False),
        ("Outwit, but only to choose speed or defense powers.", "charge", True),
    ],
)
def test_18_3_outwit_chooses_powers_of_a_kind(text: str, what: str, may: bool) -> None:
    """A standard power by its combat value, a special one by the slot that it stands in."""
    rites = {"name": "Rites", "kind": "special-power", "slot": "defense", "effects": [{"grants": "toughness"}]}
    rob = figure("Rob", "blue", "C8", powers=["charge", "quake"], special=[rites])
    answer = asked({**OUTWIT, "what": what}, figure("Hollis", "red", "C6", text), rob)
    assert answer["legal"] == may
    assert answer["because"] == [] or answer["because"][-1]["rule"] == "20.2"


@pytest.mark.parametrize(
    ("text", "value", "may"),
    [
        ("Perplex, but only to modify speed or range.", "range", True),
        ("Perplex, but only to modify speed or range.", "attack", False),
        ("Perplex, but only to modify speed and range values.", "speed", True),
        ("Perplex, but only to modify an opposing character's attack.", "attack", True),
        ("Perplex, but only to modify a friendly character's attack.", "attack", False),
        ("Perplex, but only to modify opposing characters' attack values.", "defense", False),
        ("Perplex, but can't target himself.", "attack", True),
        ("Perplex, but only to target self.", "attack", False),
    ],
)
def test_27_4j_whose_values_of_which_name(text: str, value: str, may: bool) -> None:
    """Rob is an opponent."""
    assert legal({**PERPLEX, "value": value, "change": 1}, text) == may


@pytest.mark.parametrize(("used", "may"), [([], True), (["outwit"], True), (["outwit", "outwit"], False)])
def test_21_11_twice_each_turn(used: list[str], may: bool) -> None:
    """A second time, and not a third; without the card's word once (7.5)."""
    turn = {"this_turn": {"used": used}}
    assert legal(OUTWIT, "Outwit, but may use it twice per turn.", **turn) == may
    assert legal(OUTWIT, "Outwit.", **turn) == (not used)


@pytest.mark.parametrize(
    ("text", "at", "may"),
    [
        ("Outwit, but with a minimum range of 10.", "C16", True),
        ("Outwit.", "C16", False),
        ("Outwit, but with range 4.", "C11", False),
    ],
)
def test_20_2_a_minimum_range_of_its_own(text: str, at: str, may: bool) -> None:
    """Ten squares, though the figure's range value is six; and a range value of its own may be less."""
    assert legal(OUTWIT, text, at) == may


@pytest.mark.parametrize(
    ("text", "result"),
    [("Hypersonic Speed.", 3), ("Hypersonic Speed, but doesn't halve range.", 6)],
)
def test_27_1j_range_that_is_not_halved(text: str, result: int) -> None:
    """The whole range value during that action."""
    assert (
        value("hollis", "range", figure("Hollis", "red", "C6", text), during={"action": "hypersonic-speed"}) == result
    )


@pytest.mark.parametrize(("kind", "legal"), [("close", True), ("range", False)])
def test_27_1j_close_attacks_alone(kind: str, legal: bool) -> None:
    """By Hypersonic Speed it makes no other; the power is still a POWER action."""
    hollis = figure("Hollis", "red", "C6", "Hypersonic Speed, but can only make close attacks.")
    rob = figure("Rob", "blue", "C7" if kind == "close" else "C8")
    question = {"type": "attack", "attacker": "hollis", "targets": ["rob"], "kind": kind, "roll": [5, 6]}
    assert asked({**question, "action": "hypersonic-speed"}, hollis, rob)["legal"] == legal
    actions = asked({"type": "legal_actions", "figure": "hollis"}, hollis, rob)["actions"]
    assert [each["type"] for each in actions if each["action"] == "hypersonic-speed"] == ["power"]


@pytest.mark.parametrize(("slug", "name"), [("perplex", "Perplex"), ("outwit", "Outwit"), ("sidestep", "Sidestep")])
def test_7_2_as_power_alone(slug: str, name: str) -> None:
    """What is FREE on the card of powers is a costed action by this card: not for who was given one this turn."""
    for acted, may in ((False, True), (True, False)):
        hollis = figure("Hollis", "red", "C6", f"{name} as POWER.", acted=acted)
        answer = asked({"type": "legal", "figure": "hollis", "action": slug}, hollis, figure("Rob", "blue", "C8"))
        assert (answer["legal"], answer["tokens_given"]) == (may, int(may))


@pytest.mark.parametrize(
    ("text", "squares"), [("Sidestep.", 2), ("Sidestep, but moves up to 3 squares instead of 2.", 3)]
)
def test_27_1i_sidestep_farther(text: str, squares: int) -> None:
    """Three squares."""
    moved = asked({"type": "reachable", "figure": "hollis", "action": "sidestep"}, figure("Hollis", "red", "H8", text))
    assert f"{chr(ord('H') + squares)}8" in moved["result"]
    assert f"{chr(ord('H') + squares + 1)}8" not in moved["result"]


@pytest.mark.parametrize(
    ("text", "keyword", "add"),
    [
        ("Empower.", "Ash", 1),
        ("Empower, but modifies damage +2 instead of +1.", "Ash", 2),
        ("Empower, but only to affect characters with the Ash keyword.", "Ash", 1),
        ("Empower, but only to affect characters with the Ash keyword.", "Fog", 0),
    ],
)
def test_27_4i_what_is_lent_to_some_and_how_much(text: str, keyword: str, add: int) -> None:
    """As much as the card says, to those of whom it speaks."""
    sam = figure("Sam", "red", "C7", keywords=[keyword])
    during = {"attack": "close", "attacker": "sam", "target": "rob"}
    rob = figure("Rob", "blue", "C8")
    assert value("sam", "damage", sam, figure("Hollis", "red", "C6", text), rob, during=during) == 3 + add


def test_27_4h_an_expert_modifies_more() -> None:
    """Attack and damage by two."""
    text = "Close Combat Expert, but modifies attack and damage +2 instead of +1."
    for name, printed in (("attack", 10), ("damage", 3)):
        figures = figure("Hollis", "red", "C6", text), figure("Rob", "blue", "C7")
        during = {"attack": "close", "attacker": "hollis", "target": "rob"}
        assert value("hollis", name, *figures, during=during) == printed + 2


@pytest.mark.parametrize(
    ("text", "at", "keyword", "may"),
    [
        ("Leadership.", "C7", "Ash", True),
        ("Leadership, but only to remove an action token from a character with the Ash keyword.", "C7", "Ash", True),
        ("Leadership, but only to remove an action token from a character with the Ash keyword.", "C7", "Fog", False),
        ("Leadership.", "C8", "Ash", False),
        ("Leadership, but may choose a friendly character within 3 squares instead of adjacent.", "C9", "Ash", True),
        ("Leadership, but may choose a friendly character within 3 squares instead of adjacent.", "C10", "Ash", False),
    ],
)
def test_27_4l_whom_a_leader_chooses(text: str, at: str, keyword: str, may: bool) -> None:
    """Of some, or from farther off."""
    hollis = figure("Hollis", "red", "C6", text, points=90)
    sam = figure("Sam", "red", at, points=20, keywords=[keyword], tokens=1)
    question = {"type": "use", "figure": "hollis", "action": "leadership", "target": "sam", "roll": 6}
    assert asked(question, hollis, sam, **TURN)["legal"] == may


def test_27_2j_poison_for_some_alone() -> None:
    """Whoever has not the keyword takes nothing."""
    rob, sam = figure("Rob", "blue", "C7", keywords=["Ash"]), figure("Sam", "blue", "D6", keywords=["Fog"])
    text = "Poison, but only to affect characters with the Ash keyword."
    answer = asked(
        {"type": "use", "figure": "hollis", "action": "poison"}, figure("Hollis", "red", "C6", text), rob, sam
    )
    assert list(answer["targets"]) == ["rob"]


@pytest.mark.parametrize(
    ("power", "name"),
    [("telekinesis", "Telekinesis"), ("force-blast", "Force Blast"), ("charge", "Charge"), ("flurry", "Flurry")],
)
def test_20_2_the_target_of_any_action(power: str, name: str) -> None:
    """One of those of whom the card speaks, and nobody else; without any of them the action finds nobody."""
    side = "red" if power == "telekinesis" else "blue"
    for keyword, may in (("Ash", True), ("Fog", False)):
        hollis = figure("Hollis", "red", "C6", f"{name}, but only to target characters with the Ash keyword.")
        rob = figure("Rob", side, "C7", keywords=[keyword])
        question = {"type": "legal", "figure": "hollis", "action": power, "target": "rob"}
        assert asked(question, hollis, rob)["legal"] == may


@pytest.mark.parametrize(
    ("text", "kind", "damage"),
    [
        ("Penetrating/Psychic Blast, but only to target characters with the Ash keyword.", "range", 3),
        ("Penetrating/Psychic Blast, but only to target characters with the Fog keyword.", "range", 2),
        ("Exploit Weakness, but only against characters with the Ash keyword.", "close", 3),
        ("Exploit Weakness, but only against characters with the Fog keyword.", "close", 2),
    ],
)
def test_20_2_a_power_of_the_attacker_against_some(text: str, kind: str, damage: int) -> None:
    """Toughness reduces what is not penetrating."""
    rob = figure("Rob", "blue", "C7" if kind == "close" else "C9", keywords=["Ash"], powers=["toughness"])
    question = {"type": "attack", "attacker": "hollis", "targets": ["rob"], "kind": kind, "roll": [5, 6]}
    answer = asked(question, figure("Hollis", "red", "C6", text), rob)
    assert answer["targets"]["rob"]["damage_taken"] == damage


@pytest.mark.parametrize(
    ("text", "kind", "pending"),
    [
        ("Incapacitate, but only with close attacks.", "close", True),
        ("Incapacitate, but only with close attacks.", "range", False),
        ("Incapacitate, but only to target characters with the Ash keyword.", "range", True),
        ("Incapacitate, but only to target characters with the Fog keyword.", "range", False),
    ],
)
def test_27_2f_tokens_in_some_attacks(text: str, kind: str, pending: bool) -> None:
    """The choice is there in such attacks alone."""
    rob = figure("Rob", "blue", "C7" if kind == "close" else "C9", keywords=["Ash"])
    question = {"type": "attack", "attacker": "hollis", "targets": ["rob"], "kind": kind, "roll": [5, 6]}
    assert ("incapacitate:hollis" in asked(question, figure("Hollis", "red", "C6", text), rob)["pending"]) == pending


def test_20_2_a_reducer_for_range_attacks() -> None:
    """Against whom, and for which attacks."""
    for text, taken in (
        ("Toughness, but only for range attacks.", 2),
        ("Toughness, but only for close attacks.", 3),
        ("Toughness, but only against opposing characters.", 2),
        ("Toughness, but only against characters with the Fog keyword.", 3),
    ):
        assert suffered(text, kind="range")["damage_taken"] == taken


@pytest.mark.parametrize(
    "text",
    [
        "Perplex, but only to modify friendly characters.",
        "Sidestep as MOVE.",
        "Charge, Running Shot, but does not halve speed.",
        "Outwit, but may choose two powers.",
        "Toughness, but only with range attacks.",
        "Blades/Claws/Fangs, but only with range attacks.",
        "Probability Control, but only against opposing characters.",
    ],
)
def test_20_2_what_a_change_comes_to_is_not_guessed(text: str) -> None:
    """The power is known, and so its moment; the players judge the change."""
    assert one(text, "Hollis").status == "reminded"


@pytest.mark.parametrize(
    ("text", "attacker", "keyword", "rerolled"),
    [
        ("Probability Control, but only to reroll attacks made by friendly characters with the Ash keyword.", "sam",
         "Ash", True),
        ("Probability Control, but only to reroll attacks made by friendly characters with the Ash keyword.", "sam",
         "Fog", False),
        ("Probability Control, but only to reroll attacks made by friendly characters with the Ash keyword.", "rob",
         "Ash", False),
        ("Probability Control, but only to reroll attack rolls.", "rob", "Fog", True),
        ("Probability Control, but only for break away rolls.", "rob", "Fog", False),
    ],
)  # fmt: skip
def test_27_4f_rerolls_of_some_rolls(text: str, attacker: str, keyword: str, rerolled: bool) -> None:
    """Attack rolls of those friends, of anybody, or none of them."""
    sam = figure("Sam", "red", "D7", keywords=[keyword])
    figures = figure("Hollis", "red", "C6", text), sam, figure("Rob", "blue", "D6", keywords=["Ash"])
    target = "rob" if attacker == "sam" else "sam"
    question = {"type": "attack", "attacker": attacker, "targets": [target], "kind": "close", "roll": [2, 2]}
    answer = asked({**question, "choices": {"probability-control:hollis": [6, 5]}}, *figures)
    assert answer["attack_total"] == 10 + (11 if rerolled else 4)


@pytest.mark.parametrize(
    ("text", "size", "may"),
    [
        ("Passenger: 2.", "giant", False),
        ("Passenger: 2, but only to carry characters with the Ash keyword, regardless of size.", "giant", True),
        ("Passenger: 2 regardless of [Wing symbol].", "giant", False),
        ("Passenger: 2 regardless of [Wing symbol].", "standard", True),
    ],
)
def test_27_7k_passengers_regardless_of_size(text: str, size: str, may: bool) -> None:
    """Larger ones too; of flying ones today's book asks nothing (27.8d)."""
    sam = figure("Sam", "red", "C7", size=size, keywords=["Ash"], abilities=["flight"])
    question = {"type": "legal", "figure": "hollis", "action": "carry", "target": "sam"}
    assert asked(question, figure("Hollis", "red", "C6", text), sam)["legal"] == may


def test_27_2j_poison_that_deals_more() -> None:
    """Two damage."""
    text = "Poison, but deals 2 damage instead of 1."
    rob = figure("Rob", "blue", "C7")
    answer = asked({"type": "use", "figure": "hollis", "action": "poison"}, figure("Hollis", "red", "C6", text), rob)
    assert answer["targets"]["rob"]["damage_dealt"] == 2


@pytest.mark.parametrize(
    ("text", "at", "may"),
    [("Outwit regardless of line of fire.", "C8", True), ("Outwit.", "C8", False),
     ("Outwit, regardless of range.", "C16", False), ("Outwit regardless of range and line of fire.", "C16", True)],
)  # fmt: skip
def test_11_3c_what_a_power_does_not_heed(text: str, at: str, may: bool) -> None:
    """Blocking terrain stands between them on C7, and C16 is ten squares off."""
    rob = figure("Rob", "blue", at, powers=["charge"])
    board = {"map": {"size": [16, 16], "blocking": ["C7"]}}
    assert asked(OUTWIT, figure("Hollis", "red", "C6", text), rob, **board)["legal"] == may


@pytest.mark.parametrize("text", ["Smoke Cloud, normally or as FREE.", "Smoke Cloud, but may use it as FREE."])
def test_7_5_as_free_besides(text: str) -> None:
    """Once as FREE and, after that, as the costed action that it is."""
    for used, tokens in (([], 0), (["smoke-cloud"], 1)):
        hollis = figure("Hollis", "red", "C6", text, this_turn={"used": used})
        answer = asked({"type": "legal", "figure": "hollis", "action": "smoke-cloud"}, hollis)
        assert (answer["legal"], answer["tokens_given"]) == (True, tokens)


@pytest.mark.parametrize(("roll", "result"), [(4, "evaded"), (3, "hit")])
def test_6_4_a_result_that_is_increased(roll: int, result: str) -> None:
    """With 1 more, a natural 4 is a 5."""
    text = "Super Senses, but increase the result by +1."
    assert suffered(text, {"super-senses:rob": roll})["result"] == result
    assert suffered("Super Senses, but succeeds on a [4] - [6].", {"super-senses:rob": roll})["result"] == result


@pytest.mark.parametrize(
    ("text", "keyword", "may"),
    [
        ("Friendly characters can use Perplex, but only to target characters with the Ash keyword.", "Ash", True),
        ("Friendly characters can use Perplex, but only to target characters with the Ash keyword.", "Fog", False),
    ],
)
def test_20_2_what_others_can_use_is_restricted_too(text: str, keyword: str, may: bool) -> None:
    """Sam may use it as the card of Hollis says; near whom, such a card doesn't tell."""
    figures = figure("Hollis", "red", "C6", text), figure("Sam", "red", "D6")
    question = {**PERPLEX, "figure": "sam", "change": 1}
    assert asked(question, *figures, figure("Rob", "blue", "C8", keywords=[keyword]))["legal"] == may
    near = "Friendly characters can use Perplex, but only to target characters within 3 squares."
    assert one(near, "Hollis").status == "reminded"


@pytest.mark.parametrize(
    ("text", "what", "may"),
    [
        ("Outwit, but only to choose a green power.", "charge", True),
        ("Outwit, but only to choose a black power or a special power.", "charge", False),
        ("Outwit, but only to choose a black power or a special power.", "stealth", True),
        ("Outwit, but only to choose a black power or a special power.", "Rites", True),
        ("Outwit, but only to choose a red or light blue power.", "barrier", True),
        ("Outwit, but only to choose a red or light blue power.", "Rites", False),
    ],
)
def test_27_powers_of_a_colour(text: str, what: str, may: bool) -> None:
    """As the appendix gives each standard power; a special power has none."""
    rites = {"name": "Rites", "kind": "special-power", "slot": "defense", "effects": [{"grants": "toughness"}]}
    rob = figure("Rob", "blue", "C8", powers=["charge", "stealth", "barrier"], special=[rites])
    assert asked({**OUTWIT, "what": what}, figure("Hollis", "red", "C6", text), rob)["legal"] == may


@pytest.mark.parametrize(
    ("text", "may"),
    [("Poison.", False), ("Poison, but may use it even if moved or placed this turn.", True)],
)
def test_27_2j_poison_after_a_move(text: str, may: bool) -> None:
    """Who moved this turn may use it so, and else not."""
    hollis = figure("Hollis", "red", "C6", text, this_turn={"moved": True})
    answer = asked({"type": "use", "figure": "hollis", "action": "poison"}, hollis, figure("Rob", "blue", "C7"))
    assert answer["legal"] == may


@pytest.mark.parametrize(("points", "legal"), [(75, True), (74, False)])
def test_7_2_another_type_of_action_and_some_targets_alone(points: int, legal: bool) -> None:
    """Both are said of the power."""
    text = "Perplex as POWER and may only target characters of 75 or more points."
    figures = figure("Hollis", "red", "C6", text), figure("Rob", "blue", "C8", points=points)
    answer = asked({**PERPLEX, "change": 1}, *figures)
    assert answer["legal"] == legal
    assert asked({"type": "legal", "figure": "hollis", "action": "perplex"}, figures[0], figure("Rob", "blue", "C8",
        points=75))["tokens_given"] == 1  # fmt: skip


@pytest.mark.parametrize("action", ["charge", "running-shot"])
def test_27_1e_two_actions_that_both_halve_speed(action: str) -> None:
    """Neither does, by one card."""
    hollis = figure("Hollis", "red", "C6", "Charge and Running Shot, but doesn't halve speed.")
    assert value("hollis", "speed", hollis, during={"action": action}) == 8


@pytest.mark.parametrize(
    ("text", "action", "kind", "at", "legal"),
    [
        ("Running Shot with a range value of 9.", "running-shot", "range", "C15", True),
        ("Running Shot with a range value of 4.", "running-shot", "range", "C11", False),
        ("Charge, but only to target characters with the Ash keyword.", "charge", "close", "C7", True),
        ("Charge, but only to target characters with the Fog keyword.", "charge", "close", "C7", False),
        ("Hypersonic Speed, but only to attack characters with the Fog keyword.", "hypersonic-speed", "close", "C7",
         False),
    ],
)  # fmt: skip
def test_20_2_attacks_of_actions_that_move_first(text: str, action: str, kind: str, at: str, legal: bool) -> None:
    """The attack of the action goes as far, and at whom, as the card says."""
    question = {"type": "attack", "attacker": "hollis", "targets": ["rob"], "kind": kind, "roll": [5, 6]}
    figures = figure("Hollis", "red", "C6", text), figure("Rob", "blue", at, keywords=["Ash"])
    assert asked({**question, "action": action}, *figures)["legal"] == legal
