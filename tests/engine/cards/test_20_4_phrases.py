"""Further words for what can't be done: healing, carrying, modifying, leaving (6.6, 10.8, 13, 20.4, 27.8d)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import HIT, asked, figure, value
from tests.engine.cards.reading import one

OPPONENTS = {"side": "opponents"}
AGAINST = {"when": {"attack": {"role": "target", "other": {"itself": True}}}}
BY_HIM = {"when": {"attack": {"role": "attacker", "other": {"itself": True}}}}
READ: dict[str, list[dict[str, Any]]] = {
    # healing
    "Hollis can't be healed above this click.": [{"cant_be": "healed"}],
    "Hollis can't be healed past click #3.": [{"cant_be": "healed", "above": 3}],
    "Hollis can't be healed above click 3.": [{"cant_be": "healed", "above": 3}],
    "Hollis can't be healed by Support or Regeneration.": [
        {"cant_be": "healed", "of": slug} for slug in ("support", "regeneration")
    ],
    # carrying
    "Hollis can only be carried by characters with the Ash keyword.": [
        {"cant_be": "carried", "by": {"without_keyword": ["Ash"]}}
    ],
    "Hollis can't be carried except by friendly characters that can use Flight.": [
        {"cant_be": "carried", "by": {"lacks": ["flight"]}}
    ],
    "Hollis can't carry characters that can use Flight.": [
        {"cant_be": "carried", "by": {"itself": True}, "who": {"can_use": ["flight"]}}
    ],
    "Opposing characters within 5 squares can't use the Carry ability.": [
        {"loses": "carry", "who": {"side": "opponents", "within": 5}}
    ],
    # values
    "Hollis's combat values can't be modified by opposing characters or effects.": [
        {"cant_modify": "all", "by": OPPONENTS}
    ],
    "This character's attack can't be negatively modified by opponents.": [
        {"cant_modify": "attack", "sign": "down", "by": OPPONENTS}
    ],
    "Hollis's attack and damage can't be modified by an opponent.": [
        {"cant_modify": slug, "by": OPPONENTS} for slug in ("attack", "damage")
    ],
    "Friendly characters' attack values can't be modified by opposing effects.": [
        {"cant_modify": "attack", "by": OPPONENTS, "who": {"side": "friends"}}
    ],
    "When Hollis attacks, the target's defense can't be modified.": [{"cant_modify": "defense", "who": {}, **AGAINST}],
    "Opposing characters' defense values can't be modified when Hollis attacks them.": [
        {"cant_modify": "defense", "who": OPPONENTS, **AGAINST}
    ],
    # attacks
    "Hollis can't be targeted by an attack unless the attacker is adjacent.": [
        {"cant_be": "targeted", "attacks": kind, "by": {"adjacent": False}} for kind in ("close", "range")
    ],
    "Lines of fire to Hollis from more than 4 squares away are blocked.": [{"cant_be": "seen", "by": {"away": 5}}],
    "Opposing characters can't use Super Senses during Hollis's close attacks.": [
        {"loses": "super-senses", "who": OPPONENTS,
         "when": {"attack": {"role": "target", "other": {"itself": True}, "kind": "close"}}}
    ],
    "Opposing characters can't use Shape Change when targeted by friendly characters.": [
        {"loses": "shape-change", "who": OPPONENTS,
         "when": {"attack": {"role": "target", "other": {"side": "friends"}}}}
    ],
    "No opposing character within 4 squares can use Outwit or Perplex.": [
        {"loses": slug, "who": {"side": "opponents", "within": 4}} for slug in ("outwit", "perplex")
    ],
    "No characters can use Stealth.": [{"loses": "stealth", "who": {}}],
    "Opposing characters can't use Exploit Weakness against Hollis.": [
        {"loses": "exploit-weakness", "who": OPPONENTS, **BY_HIM}
    ],
    "When Hollis is attacked, the attacker can't use Precision Strike.": [
        {"loses": "precision-strike", "who": {}, **BY_HIM}
    ],
    "When an opposing character attacks Hollis, it can't use Precision Strike.": [
        {"loses": "precision-strike", "who": OPPONENTS, **BY_HIM}
    ],
    "Opposing characters of 50 points or less can't target Hollis or adjacent friendly characters.": [
        {"cant_be": "targeted", "by": {"side": "opponents", "points": {"most": 50}},
         "who": {"any": [{"itself": True}, {"adjacent": True, "side": "friends"}]}}
    ],
    "Opposing characters can't be healed within 6 squares of Hollis.": [
        {"cant_be": "healed", "who": {"side": "opponents", "within": 6}}
    ],
    "Characters can't be healed while Hollis is within 6 squares of them.": [
        {"cant_be": "healed", "who": {"within": 6}}
    ],
    "Opposing characters can't be healed while Hollis is within 6 squares of them.": [
        {"cant_be": "healed", "who": {"side": "opponents", "within": 6}}
    ],
    "Hollis can't be carried or carry other characters.": [{"cant_be": "carried"}, {"loses": "carry"}],
    # the rest
    "Hollis can't be knocked back or take knockback damage.": [
        {"cant_be": "knocked-back"}, {"cant_be": "knockback-damaged"},
    ],
    "Opposing characters can't automatically break away from Hollis.": [
        {"break_away": {"never_automatic": True}, "who": {"adjacent": True, "side": "opponents"}}
    ],
    "SAFEGUARD: Outwit, if Hollis has no action tokens.": [{"safeguard": "outwit", "when": {"tokens": {"most": 0}}}],
    "Hollis has Giant damage symbol.": [{"size": "giant"}],
}  # fmt: skip


@pytest.mark.parametrize("text", READ)
def test_20_4_what_is_read(text: str) -> None:
    """Each sentence means these effects."""
    found = one(text, "Hollis")
    assert (found.status, list(found.effects)) == ("judged", READ[text])


@pytest.mark.parametrize(
    "text",
    [
        "Hollis can't be healed above this click this game.",
        "Hollis can't be healed past her starting click.",
        "Hollis can't be healed past click #3 by Support.",
        "Hollis can't be healed by Perplex.",
        "Opposing characters can't be healed past click #3.",
        "Characters can be healed while Hollis is within 6 squares of them.",
        "Characters can't be healed while Hollis isn't within 6 squares of them.",
        "Characters can't be healed while Hollis is 6 squares away from them.",
        "Characters can't be healed while Rob is within 6 squares of them.",
        "Characters can't be healed while Hollis is within 6 squares of him.",
        "Characters can't be healed unless Hollis is within 6 squares of them.",
        "Characters can't be healed until Hollis is within 6 squares of them.",
        "Hollis can be healed above this click.",
        "Hollis can only be carried by Rob.",
        "Hollis can't carry more than one character.",
        "Hollis's combat values can't be modified by friendly characters or effects.",
        "Opposing characters' attack values can't be modified by opposing effects.",
        "Hollis's attack can't be modified by more than 1.",
        "When Hollis attacks, the target's attack can't be modified.",
        "When Hollis attacks, opposing characters can't modify defense.",
        "Opposing characters can't use Shape Change when targeted by opposing characters.",
        "Opposing characters can't use Shape Change when targeted by adjacent friendly characters.",
        "Opposing characters can't use Perplex during Hollis's attacks.",
        "Lines of fire from Hollis from more than 4 squares away are blocked.",
        "Hollis can't be targeted by an attack unless the attacker is equipped.",
        "No opposing characters can use Outwit and Perplex.",
        "No opposing character can use Outwit this turn.",
        "Opposing characters can't use Charge against Hollis.",
        "When Hollis is attacked, the attacker can't use Super Senses.",
        "When Hollis is attacked, friendly characters can't use Precision Strike.",
        "When a character attacks Hollis, that friendly character can't use Precision Strike.",
        "Opposing characters more than 4 squares away can't target Hollis or adjacent friendly characters.",
        "Opposing characters of 50 points or less can't target Hollis or adjacent opposing characters.",
        "Opposing characters can't be placed within 6 squares of Hollis.",
        "Opposing characters can't be healed within 6 squares of Hollis this turn.",
        "Opposing characters can't automatically break away from characters adjacent to Hollis.",
    ],
)
def test_20_4_a_word_away(text: str) -> None:
    """What says something else is not judged."""
    assert one(text, "Hollis").status != "judged"


@pytest.mark.parametrize("text", ["Hollis can't be KO'd.", "Hollis can't move."])
def test_21_1_what_is_not_judged_is_remembered_at_its_moment(text: str) -> None:
    """What nobody judges of it, players are told of."""
    assert one(text, "Hollis").status == "reminded"


@pytest.mark.parametrize(
    ("text", "click", "roll", "healed"),
    [
        ("Rob can't be healed past click #3.", 6, 6, 3),
        ("Rob can't be healed past click #3.", 5, 6, 2),
        ("Rob can't be healed past click #3.", 3, 6, 0),
        ("Rob can't be healed past click #3.", 2, 2, 0),
        ("Rob can't be healed above this click.", 6, 6, 0),
        ("Rob can't be healed by Support.", 6, 6, 0),
        ("Rob can't be healed by Regeneration.", 6, 6, 3),
        ("", 5, 6, 3),
    ],
)
def test_6_6_how_far_somebody_is_healed(text: str, click: int, roll: int, healed: int) -> None:
    """Up to the click that the card says, by no power that it names."""
    rob = figure("Rob", "red", "C7", text, life={"click": click, "clicks": 8})
    hollis = figure("Hollis", "red", "C6", powers=["support"])
    answer = asked({"type": "use", "figure": "hollis", "action": "support", "target": "rob", "roll": roll}, hollis, rob)
    assert answer["targets"]["rob"]["healed"] == healed


@pytest.mark.parametrize(("text", "healed"), [("", 1), ("Hollis can't be healed past click #3.", 0)])
def test_27_2k_energy_is_stolen_no_further(text: str, healed: int) -> None:
    """Steal Energy stops at that click, too."""
    hollis = figure("Hollis", "red", "C6", text, powers=["steal-energy"], life={"click": 3, "clicks": 8})
    answer = asked(HIT, hollis, figure("Rob", "blue", "C7", life={"click": 1, "clicks": 8}))
    assert answer["attacker_healed"] == healed


def test_20_9_without_a_dial_nobody_knows_how_far() -> None:
    """The sentence decides nothing, and the answer says what is missing."""
    hollis = figure("Hollis", "red", "C6", powers=["support"])
    rob = figure("Rob", "red", "C7", "Rob can't be healed past click #3.")
    answer = asked({"type": "use", "figure": "hollis", "action": "support", "target": "rob", "roll": 6}, hollis, rob)
    assert (answer["targets"]["rob"]["healed"], answer["cards"][0]["status"]) == (3, "reminded")


@pytest.mark.parametrize(("attacker", "defense"), [("hollis", 17), ("sam", 19)])
def test_13_the_targets_defense_is_not_modified(attacker: str, defense: int) -> None:
    """In attacks of that character alone."""
    hollis = figure("Hollis", "red", "C6", "When Hollis attacks, the target's defense can't be modified.")
    rob, sam = figure("Rob", "blue", "C7", powers=["combat-reflexes"]), figure("Sam", "red", "D8")
    during = {"attack": "close", "attacker": attacker, "target": "rob"}
    assert value("rob", "defense", hollis, rob, sam, during=during) == defense


@pytest.mark.parametrize(
    ("whose", "hollis", "side", "healed"),
    [
        ("Characters", "C12", "blue", 0),
        ("Characters", "C14", "blue", 3),
        ("Opposing characters", "C12", "blue", 0),
        ("Opposing characters", "C12", "red", 3),
    ],
)
def test_6_6_nobody_is_healed_near_the_character(whose: str, hollis: str, side: str, healed: int) -> None:
    """As far as the card says, those whom it names."""
    text = f"{whose} can't be healed while Hollis is within 6 squares of them."
    sam, rob = (
        figure("Sam", "red", "C6", powers=["support"]),
        figure("Rob", "red", "C7", life={"click": 5, "clicks": 8}),
    )
    question = {"type": "use", "figure": "sam", "action": "support", "target": "rob", "roll": 6}
    answer = asked(question, sam, rob, figure("Hollis", side, hollis, text))
    assert answer["targets"]["rob"]["healed"] == healed
