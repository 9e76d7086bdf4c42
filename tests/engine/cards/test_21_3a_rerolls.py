"""Attack rolls that some can't have made again, and attacks that somebody draws upon itself (12.1, 21.3a, 27.4f)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import HIT, asked, figure
from tests.engine.cards.reading import one

ROLL = {"cant_reroll": "attack-roll"}
OPPONENTS = {"side": "opponents"}
PROBABILITY = {**ROLL, "of": "probability-control", "by": OPPONENTS}
ATTACKED = {"when": {"attack": {"role": "target"}}}
READ: dict[str, list[dict[str, Any]]] = {
    "Hollis's attack rolls can't be rerolled by opponents.": [{**ROLL, "by": OPPONENTS}],
    "Opponents can't reroll Hollis's attack rolls.": [{**ROLL, "by": OPPONENTS}],
    "Opposing characters can't use Probability Control during Hollis's attacks.": [PROBABILITY],
    "When Hollis attacks, opposing characters can't use Probability Control.": [PROBABILITY],
    "Opposing characters can't use Probability Control when Hollis is attacked.": [{**PROBABILITY, **ATTACKED}],
    "Attack rolls targeting Hollis can't be rerolled.": [{**ROLL, **ATTACKED}],
    "Opposing attack rolls against Hollis can't be rerolled.": [
        {**ROLL, "when": {"attack": {"role": "target", "other": OPPONENTS}}}
    ],
    "Opponents can't reroll attack rolls against Hollis.": [{**ROLL, "by": OPPONENTS, **ATTACKED}],
    "Hollis can't be targeted by opposing Probability Control.": [
        {"cant_be": "chosen", "of": "probability-control", "by": OPPONENTS}
    ],
    "Opposing characters can't use Outwit or Probability Control to target Hollis.": [
        {"cant_be": "chosen", "of": slug, "by": OPPONENTS} for slug in ("outwit", "probability-control")
    ],
    # upon itself
    "Adjacent opposing characters can't attack characters other than Hollis.": [
        {"cant_target": {"other": True}, "who": {"adjacent": True, "side": "opponents"}}
    ],
    "Opposing characters within 2 squares can only target Hollis with attacks.": [
        {"cant_target": {"other": True}, "who": {"side": "opponents", "within": 2}}
    ],
    "Opposing characters adjacent to Hollis can't target other friendly characters with attacks.": [
        {"cant_target": {"side": "friends", "other": True}, "who": {"side": "opponents", "adjacent": True}}
    ],
    "Hollis can't make an attack with more than one target.": [{"targets": 1}],
    "Only adjacent opposing characters can target Hollis with range attacks.": [
        {"cant_be": "targeted", "attacks": "range", "by": {"any": [{"side": "friends"}, {"adjacent": False}]}}
    ],
    "Opposing characters targeted by Hollis's close attacks can't use Super Senses.": [
        {"loses": "super-senses", "who": OPPONENTS,
         "when": {"attack": {"role": "target", "other": {"itself": True}, "kind": "close"}}}
    ],
}  # fmt: skip


@pytest.mark.parametrize("text", READ)
def test_21_3a_what_is_read(text: str) -> None:
    """Each sentence means these effects."""
    found = one(text, "Hollis")
    assert (found.status, list(found.effects)) == ("judged", READ[text])


@pytest.mark.parametrize(
    "text",
    [
        "Hollis's attack rolls can't be rerolled by friendly characters.",
        "Hollis's break away rolls can't be rerolled by opponents.",
        "Opponents can't reroll attack rolls.",
        "Opposing characters can't use Probability Control when attacking Hollis.",
        "Opposing characters can't use Probability Control during attacks.",
        "Opposing characters can't use Perplex during Hollis's attacks.",
        "Opposing characters can use Probability Control during Hollis's attacks.",
        "Friendly characters can't use Probability Control during Hollis's attacks.",
        "Attack rolls targeting friendly characters can't be rerolled this turn.",
        "Adjacent characters can only attack Hollis.",
        "Adjacent friendly characters can't attack characters other than Hollis.",
        "Adjacent opposing characters can't target characters other than Hollis.",
        "Adjacent opposing characters must attack Hollis.",
        "Adjacent opposing characters can only be attacked by Hollis.",
        "Only adjacent friendly characters can target Hollis with attacks.",
    ],
)
def test_21_3a_a_word_away(text: str) -> None:
    """What says something else is not judged."""
    assert one(text, "Hollis").status != "judged"


def waiting(text: str, side: str, attacker: str = "hollis", **choices: Any) -> dict[str, Any]:
    """Return the answer to an attack of Hollis or Rob on the other, Hollis having a text, Zoe a reroll."""
    hollis, rob = figure("Hollis", "red", "C6", text), figure("Rob", "blue", "C7")
    zoe = figure("Zoe", side, "E6", powers=["probability-control"])
    target = "rob" if attacker == "hollis" else "hollis"
    ask = {**HIT, "attacker": attacker, "targets": [target], **({"choices": choices} if choices else {})}
    return asked(ask, hollis, rob, zoe)


@pytest.mark.parametrize(
    ("text", "side", "attacker", "may"),
    [
        ("", "blue", "hollis", True),
        ("Opponents can't reroll Hollis's attack rolls.", "blue", "hollis", False),
        ("Opponents can't reroll Hollis's attack rolls.", "red", "hollis", True),
        ("Opponents can't reroll Hollis's attack rolls.", "blue", "rob", True),
        ("Attack rolls targeting Hollis can't be rerolled.", "blue", "rob", False),
        ("Attack rolls targeting Hollis can't be rerolled.", "red", "hollis", True),
        ("Opposing characters can't use Probability Control during Hollis's attacks.", "blue", "hollis", False),
        ("Hollis can't be targeted by opposing Probability Control.", "blue", "hollis", False),
        ("Hollis can't be targeted by opposing Probability Control.", "blue", "rob", True),
    ],
)
def test_21_3a_who_may_have_a_roll_made_again(text: str, side: str, attacker: str, may: bool) -> None:
    """Whoever the card doesn't keep from it; of the others nobody is asked, and what they decide doesn't count."""
    assert ("probability-control:zoe" in (waiting(text, side, attacker).get("pending") or ())) is may
    again = waiting(text, side, attacker, **{"probability-control:zoe": [1, 2]})
    assert (again["attack_total"] == 13) is may


@pytest.mark.parametrize(
    ("text", "target", "legal"),
    [
        ("Adjacent opposing characters can't attack characters other than Hollis.", "hollis", True),
        ("Adjacent opposing characters can't attack characters other than Hollis.", "zoe", False),
        ("Adjacent opposing characters can't target other friendly characters with attacks.", "zoe", False),
        ("Adjacent opposing characters can't target other friendly characters with attacks.", "sam", True),
        ("Adjacent opposing characters can only attack Hollis.", "sam", False),
        ("Adjacent opposing characters can't target other friendly characters with range attacks.", "zoe", True),
    ],
)
def test_12_1_upon_itself(text: str, target: str, legal: bool) -> None:
    """Who stands beside it attacks nobody else, or nobody else of its friends; a third side he may."""
    four = [
        figure("Hollis", "red", "C6", text),
        figure("Rob", "blue", "C7"),
        figure("Zoe", "red", "D8"),
        figure("Sam", "green", "B8"),
    ]
    assert asked({**HIT, "attacker": "rob", "targets": [target]}, *four)["legal"] is legal


@pytest.mark.parametrize(
    ("text", "points", "applies"),
    [
        ("Rob can't be targeted by characters of fewer points.", 40, True),
        ("Rob can't be targeted by characters of fewer points.", 50, False),
        ("Rob can't be targeted by range attacks.", 40, False),
        ("Rob can't be the target of an attack with more than one target.", 40, False),
    ],
)
def test_20_4_whether_it_counts_against_this_attacker(text: str, points: int, applies: bool) -> None:
    """Told of the sentence, with the reason where it does not."""
    hollis, rob = figure("Hollis", "red", "C6", points=points), figure("Rob", "blue", "C7", text, points=50)
    [card] = asked({**HIT, "kind": "close"}, hollis, rob)["cards"]
    assert card["applies"] is applies
    assert (card["because"] is None) is applies


def test_27_7n_a_safeguard_from_others() -> None:
    """Against who is none of them it does not count, and the answer says so."""
    text = "Rob has SAFEGUARD: Outwit, but only from characters of fewer points."
    for points, applies in ((40, True), (60, False)):
        hollis = figure("Hollis", "red", "C6", points=points, powers=["outwit"])
        answer = asked({**LEGAL_OUTWIT}, hollis, figure("Rob", "blue", "C9", text, points=50))
        assert (answer["legal"], answer["cards"][0]["applies"]) == (not applies, applies)


LEGAL_OUTWIT = {"type": "legal", "figure": "hollis", "action": "outwit", "target": "rob"}


def test_27_3g_whom_a_card_keeps_from_being_chosen_is_named() -> None:
    """Though the question is not about that figure: its sentence took part."""
    text = "Zoe can't be chosen for Mastermind."
    rob = figure("Rob", "blue", "C7", powers=["mastermind"], points=90)
    zoe = figure("Zoe", "blue", "D8", text, points=40)
    answer = asked({**HIT, "choices": {"mastermind:rob": "zoe"}}, figure("Hollis", "red", "C6"), rob, zoe)
    [card] = answer["cards"]
    assert (card["figure"], card["status"], card["applies"]) == ("zoe", "judged", True)


@pytest.mark.parametrize("power", ["it", "Probability Control"])
@pytest.mark.parametrize("roll", ["an opposing attack roll", "an opposing character's attack roll"])
@pytest.mark.parametrize(
    ("attacker", "target", "told"), [("rob", "sam", 1), ("rob", "hollis", 1), ("hollis", "rob", 0)]
)
def test_27_4f_an_opposing_roll_is_made_in_an_opposing_attack(
    power: str, roll: str, attacker: str, target: str, told: int
) -> None:
    """In the character's own attack there is none, and nothing is to be remembered."""
    rider = f"When Hollis uses {power} to reroll {roll}, if the attack misses, heal Hollis 1 click."
    hollis = figure("Hollis", "red", "C6", f"Probability Control. {rider}")
    others = figure("Rob", "blue", "C7"), figure("Sam", "red", "D8")
    answer = asked({**HIT, "attacker": attacker, "targets": [target]}, hollis, *others)
    assert sum(each["sentence"] == rider for each in answer["cards"]) == told
