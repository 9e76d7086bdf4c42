"""Who may target somebody after all, and where others, or whoever is attacked, can't use a power (11.4, 12.1, 20.4)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import HIT, asked, figure
from tests.engine.cards.reading import one

OPPONENTS = {"side": "opponents"}
ATTACKS = ("close", "range")


def by(kinds: tuple[str, ...] = (), /, **those: Any) -> list[dict[str, Any]]:
    """Return that opponents of a kind can't target somebody, with attacks of these kinds; without, with nothing."""
    return [{"cant_be": "targeted", **({"attacks": kind} if kind else {}), "by": those} for kind in kinds or ("",)]


def near(**those: Any) -> dict[str, Any]:
    """Return the condition that one such character is there."""
    return {"when": {"count": [{"of": those, "least": 1}]}}


def lost(slug: str, **who: Any) -> dict[str, Any]:
    """Return that such characters can't use a power."""
    return {"loses": slug, "who": who}


BESIDE = [{**by(**OPPONENTS)[0], **near(adjacent=True, side="friends", compared="lower")}]
AGAINST = {"when": {"attack": {"role": "target", "other": {"itself": True}}}}
READ: dict[str, list[dict[str, Any]]] = {
    # one of them is as all of them
    "Hollis can't be targeted by an opposing character of fewer points.": by(**OPPONENTS, compared="lower"),
    "Hollis can't be attacked by an adjacent character.": by(ATTACKS, adjacent=True),
    "Hollis can't be targeted by an attack made by a character with the Ash keyword.": by(ATTACKS, keyword=["Ash"]),
    # from near alone
    "Hollis can't be the target of an opposing character's attack.": by(ATTACKS, **OPPONENTS),
    "Hollis can't be the target of an opponent's range attack.": by(("range",), **OPPONENTS),
    "Hollis can't be the target of an opposing character's attack unless that character is within 3 squares.": by(
        ATTACKS, **OPPONENTS, away=4
    ),
    "Hollis can't be targeted by opponents' range attacks unless the attacker is adjacent.": by(
        ("range",), **OPPONENTS, adjacent=False
    ),
    "Hollis can't be targeted by an opposing character unless that character is within 6 squares.": by(
        **OPPONENTS, away=7
    ),
    # by nobody else
    "Only adjacent characters can target Hollis.": by(adjacent=False),
    "Only characters within 4 squares can target Hollis with range attacks.": by(("range",), away=5),
    "Only characters with the Ash keyword may attack Hollis.": by(ATTACKS, without_keyword=["Ash"]),
    "Only characters within 4 squares can draw lines of fire to Hollis.": [{"cant_be": "seen", "by": {"away": 5}}],
    "Hollis can't be targeted except by characters within 2 squares.": by(away=3),
    # beside a friend of its own
    "Hollis can't be targeted by an opponent if she's adjacent to a friendly character of fewer points.": BESIDE,
    "Hollis can't be targeted by an opposing character if adjacent to a friendly character of fewer points.": BESIDE,
    # powers that target without an attack
    "Opposing characters can't use Outwit to target Hollis or adjacent friendly characters.": [
        {"cant_be": "chosen", "of": "outwit", "by": OPPONENTS,
         "who": {"any": [{"itself": True}, {"adjacent": True, "side": "friends"}]}}
    ],
    "Opposing characters can't target friendly characters within 3 squares with Outwit or Perplex.": [
        {"cant_be": "chosen", "of": slug, "by": OPPONENTS, "who": {"side": "friends", "within": 3}}
        for slug in ("outwit", "perplex")
    ],
    # where
    "Opposing characters can't use Stealth within 6 squares of Hollis.": [lost("stealth", side="opponents", within=6)],
    "Opposing characters can't use Mastermind or Shape Change while in Hollis's line of fire.": [
        lost(slug, side="opponents", line_of_fire=True) for slug in ("mastermind", "shape-change")
    ],
    "Opposing characters can't use Outwit while within 4 squares and line of fire.": [
        lost("outwit", side="opponents", within=4, line_of_fire=True)
    ],
    # against whom
    "Opposing characters can't use Super Senses when Hollis attacks.": [
        {**lost("super-senses", **OPPONENTS), **AGAINST}
    ],
    "Targets of Hollis's attacks can't use Shape Change.": [{**lost("shape-change"), **AGAINST}],
    # the one or the other
    "Hollis can't use Flight or be carried.": [{"loses": "flight"}, {"cant_be": "carried"}],
    "Hollis can't be carried or use Flight.": [{"cant_be": "carried"}, {"loses": "flight"}],
    # values in its attacks on somebody, and powers that do no damage to whom they target
    "Opposing characters can't positively modify attack when attacking Hollis.": [
        {"cant_modify": "attack", "sign": "up", "who": OPPONENTS,
         "when": {"attack": {"role": "attacker", "other": {"itself": True}}}}
    ],
    "Adjacent friendly characters can't be targeted by Mind Control or Incapacitate.": [
        {"safeguard": slug, "who": {"adjacent": True, "side": "friends"}} for slug in ("mind-control", "incapacitate")
    ],
    "Opposing characters can't give Hollis action tokens.": [{"cant_be": "given-tokens", "by": OPPONENTS}],
}  # fmt: skip


@pytest.mark.parametrize("text", READ)
def test_20_4_what_others_cannot(text: str) -> None:
    """Each sentence means these effects."""
    found = one(text, "Hollis")
    assert (found.status, list(found.effects)) == ("judged", READ[text])


@pytest.mark.parametrize(
    "text",
    [
        # who is near whom, where nobody on its side is
        "Hollis can't be targeted by an opposing character if he's adjacent to an opposing character.",
        "Hollis can't be targeted by an opposing character if he has no action tokens.",
        "If Hollis is adjacent to a friendly character, that character can't target her.",
        "If an opposing character is adjacent to Hollis, opposing characters can't target her.",
        "If Hollis is adjacent to a friendly character, modify her attack +1.",
        "If Hollis is adjacent to a friendly character of fewer points, opposing characters can't target her.",
        # of two things that one is, nobody tells whether its friends are kept out
        "Only adjacent opposing characters can target Hollis.",
        "Only friendly characters can target Hollis.",
        "Hollis can't be targeted except by range attacks made by adjacent characters.",
        "Hollis can't be targeted by Hollis.",
        "Hollis can't be the target of an opposing character's attack unless that character is equipped.",
        # what is used on nobody, or by no target
        "Opposing characters can't use Charge to target Hollis or adjacent friendly characters.",
        "Opposing characters can't use Outwit to target Hollis or adjacent opposing characters.",
        "Opposing characters can't use Perplex when Hollis attacks.",
        "Targets of Hollis's attacks can't use Perplex.",
        "Targets can't use Shape Change.",
        "Opposing characters can use Stealth within 6 squares of Hollis.",
        "Opposing characters can't use Stealth within 6 squares of Hollis this turn.",
        "Opposing characters can't use Stealth within 6 squares of their starting area.",
        "Opposing characters within 4 squares can't use Stealth within 6 squares of Hollis.",
        "Hollis can't use Flight or carry.",
        "Hollis can use Flight or be carried.",
        "Opposing characters can't give friendly characters action tokens instead.",
        "Friendly characters can't give Hollis action tokens.",
        "Opposing characters can't positively modify attack when attacking.",
        "Opposing characters can't positively modify Hollis's attack when attacking Hollis.",
        "Hollis can't be targeted by Incapacitate or Quake.",
    ],
)
def test_20_4_a_word_away(text: str) -> None:
    """What says something else is not judged."""
    assert one(text, "Hollis").status != "judged"


@pytest.mark.parametrize(("points", "at", "legal"), [(40, "C8", False), (60, "C8", True), (40, "E9", True)])
def test_12_1_behind_a_friend_of_fewer_points(points: int, at: str, legal: bool) -> None:
    """Beside one of fewer points alone."""
    text = "Rob can't be targeted by an opponent if he's adjacent to a friendly character of fewer points."
    rob, zoe = figure("Rob", "blue", "C7", text, points=50), figure("Zoe", "blue", at, points=points)
    assert asked({**HIT, "kind": "close"}, figure("Hollis", "red", "C6"), rob, zoe)["legal"] is legal


@pytest.mark.parametrize(("at", "legal"), [("C9", True), ("C10", False)])
def test_12_1_unless_that_character_is_near(at: str, legal: bool) -> None:
    """Three squares, and not four."""
    text = "Rob can't be the target of an opposing character's attack unless that character is within 3 squares."
    rob = figure("Rob", "blue", at, text)
    assert asked({**HIT, "kind": "range"}, figure("Hollis", "red", "C6"), rob)["legal"] is legal


@pytest.mark.parametrize(("at", "sensed"), [("C10", False), ("C11", True)])
def test_20_4_where_a_power_is_not_used(at: str, sensed: bool) -> None:
    """Within four squares of the card's character."""
    text = "Opposing characters can't use Super Senses within 4 squares of Hollis."
    rob = figure("Rob", "blue", at, powers=["super-senses"])
    answer = asked({**HIT, "kind": "range"}, figure("Hollis", "red", "C6", text), rob)
    assert bool(answer.get("pending")) is sensed
