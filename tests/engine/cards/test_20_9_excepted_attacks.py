"""What counts at any time but in some attacks, and by another number there (20.9)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import VALUES, asked, figure, value
from tests.engine.cards.reading import one

ATTACK = VALUES["attack"]
CLOSE: dict[str, Any] = {"attack": "close", "attacker": "hollis", "target": "rob"}
UNLESS = "Modify attack +1 unless attacking a character named Bramble."
BETTER = "Modify attack +1, or +2 when attacking a character named Bramble."


@pytest.mark.parametrize(
    ("text", "name", "add"), [(UNLESS, "Rob", 1), (UNLESS, "Bramble", 0), (BETTER, "Rob", 1), (BETTER, "Bramble", 2)]
)
def test_20_9_whom_she_attacks(text: str, name: str, add: int) -> None:
    """Against one of that name the exception holds, against nobody else, and outside of attacks neither."""
    figures = figure("Hollis", "red", "C6", text), {**figure(name, "blue", "D6"), "id": "rob"}
    assert value("hollis", "attack", *figures, during=CLOSE) == ATTACK + add
    assert value("hollis", "attack", *figures) == ATTACK + 1


@pytest.mark.parametrize(("target", "add"), [("hollis", 0), ("sam", -1)])
def test_20_9_whom_they_attack(target: str, add: int) -> None:
    """Whoever attacks somebody else than Hollis, or nobody, is the weaker for it."""
    text = "Opposing characters within 6 squares modify attack -1 unless they're attacking Hollis."
    figures = figure("Hollis", "red", "C6", text), figure("Rob", "blue", "D6"), figure("Sam", "red", "E6")
    assert value("rob", "attack", *figures, during={**CLOSE, "attacker": "rob", "target": target}) == ATTACK + add
    assert value("rob", "attack", *figures) == ATTACK - 1


@pytest.mark.parametrize(("kind", "add"), [("close", 1), ("range", 0)])
def test_20_9_by_which_attack(kind: str, add: int) -> None:
    """Of the attack on Hollis."""
    text = "Hollis modifies defense +1, unless she is targeted by a range attack."
    at = "D6" if kind == "close" else "G6"
    figures = figure("Hollis", "red", "C6", text), figure("Rob", "blue", at)
    during = {"attack": kind, "attacker": "rob", "target": "hollis"}
    assert value("hollis", "defense", *figures, during=during) == VALUES["defense"] + add


@pytest.mark.parametrize(("name", "applies"), [("Rob", True), ("Bramble", False)])
def test_3_6_the_cards_say_whether_it_counts(name: str, applies: bool) -> None:
    """With the reason where it doesn't."""
    figures = figure("Hollis", "red", "C6", UNLESS), {**figure(name, "blue", "D6"), "id": "rob"}
    answer = asked({"type": "value", "figure": "hollis", "value": "attack", "during": CLOSE}, *figures)
    [card] = answer["cards"]
    assert (card["status"], card["applies"], card["because"] is None) == ("judged", applies, applies)


def test_20_9_what_nobody_tells_of_the_target() -> None:
    """It decides nothing, and is remembered."""
    text = "Modify attack +1 unless attacking a character with a Wick token."
    figures = figure("Hollis", "red", "C6", text), figure("Rob", "blue", "D6")
    answer = asked({"type": "value", "figure": "hollis", "value": "attack", "during": CLOSE}, *figures)
    assert (answer["result"], answer["cards"][0]["status"]) == (ATTACK, "reminded")


@pytest.mark.parametrize(("at", "add"), [("D6", 1), ("F6", 0)])
def test_20_9_what_is_asked_of_the_attacker(at: str, add: int) -> None:
    """In an attack on Hollis."""
    text = "When Hollis is attacked, modify defense +1 if the attacker is adjacent."
    figures = figure("Hollis", "red", "C6", text), figure("Rob", "blue", at)
    during = {"attack": "range", "attacker": "rob", "target": "hollis"}
    assert value("hollis", "defense", *figures, during=during) == VALUES["defense"] + add


@pytest.mark.parametrize(("rob", "add"), [("D6", 1), ("F6", 0)])
def test_20_9_friends_who_attack_somebody_beside_her(rob: str, add: int) -> None:
    """Beside Hollis, not beside who attacks; the attacker has it, and nobody else."""
    text = "When a friendly character attacks an opposing character adjacent to Hollis, it modifies attack +1."
    figures = figure("Hollis", "red", "C6", text), figure("Rob", "blue", rob), figure("Sam", "red", "E6")
    during = {"attack": "close", "attacker": "sam", "target": "rob"}
    assert value("sam", "attack", *figures, during=during) == ATTACK + add
    assert value("rob", "attack", *figures, during=during) == ATTACK


@pytest.mark.parametrize(("count", "add"), [(1, 0), (2, 1)])
def test_20_9_more_than_one_of_them(count: int, add: int) -> None:
    """One is not."""
    text = "If more than one opposing character is adjacent, modify attack +1."
    foes = (figure(f"Rob{at}", "blue", at) for at in ("C7", "D6")[:count])
    assert value("hollis", "attack", figure("Hollis", "red", "C6", text), *foes) == ATTACK + add


@pytest.mark.parametrize(
    "effect",
    [
        {"grants": "flurry", "when": {"no_attack": {"role": "attacker", "kind": "close"}}},
        {"penetrating": True, "when": {"no_attack": {"role": "attacker", "kind": "close"}}},
        {"modify": "attack", "add": 1, "when": {"no_attack": {"role": "attacker", "using": ["charge"]}}},
        {"modify": "attack", "add": 1, "when": {"unless": {"no_attack": {"role": "attacker", "kind": "close"}}}},
    ],
)
def test_3_6_what_the_rules_do_not_ask_of_other_effects(effect: dict[str, Any]) -> None:
    """Written by hand it is refused."""
    hollis = {**figure("Hollis", "red", "C6"), "special": [{"name": "Trick", "effects": [effect]}]}
    with pytest.raises(Exception, match="no_attack"):
        asked({"type": "value", "figure": "hollis", "value": "attack"}, hollis)


@pytest.mark.parametrize(
    "text",
    [
        "Modify attack +1 unless attacking.",
        "When Hollis is attacked, modify defense +1 if the target is adjacent.",
        "When Hollis is attacked, modify attack +1 if the attacker is adjacent.",
        "When Hollis attacks, modify defense +1 if the attacker is adjacent.",
        "When a friendly character attacks an opposing character adjacent to Hollis, it modifies defense -1.",
        "When a friendly character attacks an adjacent opposing character, it modifies attack +1.",
        "When an opposing character attacks a friendly character adjacent to Hollis, it modifies attack -1.",
        "If no more than one opposing character is adjacent, modify attack +1.",
        "If at least one friendly character is within 3 squares, modify attack +1.",
        "If not every friendly character has the Ash keyword, modify attack +1.",
        "Modify defense +1 unless attacking a character named Bramble.",
        "Modify attack and defense +1 unless attacking a character named Bramble.",
        "Modify attack +1 unless using Charge.",
        "Modify attack +1 unless not attacking a character named Bramble.",
        "Friendly characters modify attack +1 unless they attack Hollis.",
        "Opposing characters modify defense -1 unless they attack Hollis.",
        "Hollis can use Flurry unless attacking a character named Bramble.",
        "Modify attack +2, or +1 when attacking a character named Bramble.",
        "Modify attack +1, or +2 when not attacking a character named Bramble.",
        "Modify attack +1, or +2 unless attacking a character named Bramble.",
        "Modify defense +1, or +2 when attacking a character named Bramble.",
        "When Hollis attacks and is adjacent to a friendly character named Bramble, both modify attack +1.",
    ],
)
def test_20_9_near_misses(text: str) -> None:
    """One word away: never judged."""
    assert one(text, "Hollis").status != "judged"
