"""In which attacks claws count, senses bettered by the attacker's tokens, and whose attacks are meant (20.2, 20.9)."""

from __future__ import annotations

import pytest

from tests.engine.cards.asking import HIT, VALUES, asked, figure, value
from tests.engine.cards.reading import of, one

AFAR = "Blades/Claws/Fangs, but for range attacks instead of close attacks."
EITHER = "Blades/Claws/Fangs, but with close or range attacks."


@pytest.mark.parametrize(
    ("text", "kind", "taken"),
    [
        ("Blades/Claws/Fangs.", "close", 6),
        ("Blades/Claws/Fangs.", "range", 3),
        (AFAR, "close", 3),
        (AFAR, "range", 6),
        (AFAR[:-1] + " and only if targeting a single character.", "range", 6),
        (EITHER, "close", 6),
        (EITHER, "range", 6),
    ],
)
def test_27_2a_in_which_attacks_the_claws_count(text: str, kind: str, taken: int) -> None:
    """A 6 is rolled for the damage, where the power counts."""
    rob = figure("Rob", "blue", "C7" if kind == "close" else "C9")
    question = {**HIT, "kind": kind, "choices": {"blades-claws-fangs:hollis": 6}}
    assert asked(question, figure("Hollis", "red", "C6", text), rob)["targets"]["rob"]["damage_taken"] == taken


def test_27_2a_of_two_targets_none_is_clawed() -> None:
    """As the power itself says."""
    hollis = figure("Hollis", "red", "C6", AFAR, values={**VALUES, "targets": 2})
    foes = figure("Rob", "blue", "C9"), figure("Tim", "blue", "D9")
    question = {**HIT, "kind": "range", "targets": ["rob", "tim"], "divide": {"rob": 2, "tim": 1}}
    targets = asked({**question, "choices": {"blades-claws-fangs:hollis": 6}}, hollis, *foes)["targets"]
    assert [targets[name]["damage_taken"] for name in ("rob", "tim")] == [2, 1]


BUSY = "Super Senses. When Hollis uses it, increase her result by the number of action tokens on the attacker."


@pytest.mark.parametrize(
    ("text", "tokens", "least"), [("Super Senses.", 2, 5), (BUSY, 0, 5), (BUSY, 1, 4), (BUSY, 2, 3)]
)
def test_27_3a_the_more_tokens_the_attacker_has(text: str, tokens: int, least: int) -> None:
    """One result more for each."""
    figures = figure("Hollis", "red", "C6", text), figure("Rob", "blue", "C7", tokens=tokens)
    question = {**HIT, "attacker": "rob", "targets": ["hollis"]}
    for die in range(1, 7):
        answer = asked({**question, "choices": {"super-senses:hollis": die}}, *figures)
        assert (answer["targets"]["hollis"]["result"] == "evaded") == (die >= least)


@pytest.mark.parametrize(
    "text",
    [
        "Toughness. When Hollis uses it, increase her result by the number of action tokens on the attacker.",
        "Super Senses. When Hollis uses it, decrease her result by the number of action tokens on the attacker.",
        "Super Senses. When Hollis uses it, increase her result by the number of keywords on the attacker.",
    ],
)
def test_27_3a_near_misses_of_tokens(text: str) -> None:
    """Another power, way or number."""
    assert of(text, "Hollis")[-1].status != "judged"


SEEN = (
    "Friendly characters can use Improved Targeting: Hindering and modify defense +1 against attacks by characters with"
    " the Fog keyword."
)


@pytest.mark.parametrize(("keyword", "defense"), [("Fog", 18), ("Ash", 17)])
def test_20_9_the_attacks_are_said_of_the_defense(keyword: str, defense: int) -> None:
    """Hindering is ignored in any line of fire."""
    assert [("when" in effect) for effect in one(SEEN, "Hollis").effects] == [False, True]
    figures = (
        figure("Hollis", "red", "C6", SEEN),
        figure("Sam", "red", "H6"),
        figure("Rob", "blue", "H9", keywords=[keyword]),
    )
    assert value("sam", "defense", *figures, during={"attacker": "rob", "attack": "range"}) == defense


CLOSER = (
    "When a friendly character with the Ash keyword attacks an opposing character that's closer to your starting area"
    " than their own, that friendly character modifies attack +1."
)


@pytest.mark.parametrize(("at", "keyword", "attack"), [("A4", "Ash", 11), ("A12", "Ash", 10), ("A4", "Fog", 10)])
def test_20_9_near_whose_area_its_target_stands(at: str, keyword: str, attack: int) -> None:
    """Nearer to the area of the card's side than to its own; of a friend of the keyword."""
    board = {"size": [16, 16], "starting_areas": {"red": ["A1", "B1"], "blue": ["A16", "B16"]}}
    column = int(at[1:])
    figures = (
        figure("Hollis", "red", "M8", CLOSER),
        figure("Sam", "red", f"A{column - 1}", keywords=[keyword]),
        figure("Rob", "blue", at),
    )
    during = {"target": "rob", "attack": "close"}
    assert value("sam", "attack", *figures, during=during, map=board) == attack


@pytest.mark.parametrize(
    "text",
    [
        CLOSER.replace("that friendly", "that opposing"),
        CLOSER.replace("modifies attack +1", "modifies defense +1"),
        CLOSER.replace("closer to your", "farther from your"),
    ],
)
def test_20_9_near_misses_of_who_attacks(text: str) -> None:
    """Whoever is said again has to be who attacks, with a value that counts then."""
    assert one(text, "Hollis").status != "judged"


def test_27_8d_who_carries_is_as_fast_as_ever() -> None:
    """What spares somebody a loss of speed changes nothing today."""
    sentence = one("Hollis doesn't modify her speed value when using Carry.", "Hollis")
    assert (sentence.status, sentence.why, sentence.words) == ("judged", "void", ("27.8d",))
