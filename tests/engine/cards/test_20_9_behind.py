"""What stands behind a change, a choice or nothing at all, and is not surely of the whole sentence (20.9, 21.1f)."""

from __future__ import annotations

import pytest

from tests.engine.cards.reading import of, one, statuses
from tests.engine.cards.test_answers import VALUES, ask, figure

PRICE = "Charge. When Hollis uses it, you may choose not to halve his speed."


@pytest.mark.parametrize(
    "text",
    [
        "Charge, but does not halve speed if Hollis has no action tokens.",
        "Impervious, but succeeds on a 6 if it's not your turn.",
        "Impervious, but succeeds on a 3-6 against range attacks.",
        "Mastermind, but may choose a friendly character within 3 squares if Hollis has no action tokens.",
        "Outwit, but only to target characters of 50 points or less if Hollis has no action tokens.",
        "Hollis can use Perplex, but may use it twice while Hollis occupies water terrain.",
    ],
)
def test_20_9_a_condition_behind_a_change_may_be_of_the_change_alone(text: str) -> None:
    """Without its condition the power may be there unchanged, or not at all: nobody says, so that neither is judged."""
    assert one(text, "Hollis").status != "judged"
    assert one(text, "Hollis").effects == ()


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        (
            "If Hollis has no action tokens, he can use Super Senses, but succeeds on a 4-6.",
            {"grants": "super-senses", "restrict": {"succeeds_on": [4, 5, 6]}, "when": {"tokens": {"most": 0}}},
        ),
        (
            "Outwit with a range value of 9 if Hollis has no action tokens.",
            {"grants": "outwit", "restrict": {"range": 9}, "when": {"tokens": {"most": 0}}},
        ),
        ("Charge, but does not halve speed.", {"grants": "charge", "restrict": {"full_speed": True}}),
        (
            "Super Senses, but only against range attacks.",
            {"grants": "super-senses", "when": {"attack": {"role": "target", "kind": "range"}}},
        ),
        ("Barrier as FREE if Hollis has no action tokens.", {"as_free": "barrier", "when": {"tokens": {"most": 0}}}),
    ],
)
def test_20_9_a_condition_of_the_whole_sentence_is_judged(text: str, effect: dict[str, object]) -> None:
    """In front of it, behind a power that nothing changes, or without any condition, there is one reading alone."""
    assert (one(text, "Hollis").status, one(text, "Hollis").effects) == ("judged", (effect,))


@pytest.mark.parametrize("price", ["If you do, he moves in a direct path.", "If he does, he can't attack this turn."])
def test_20_9b_what_has_a_price_is_not_had_for_nothing(price: str) -> None:
    """A choice that the next sentence makes dearer is no standing effect; alone, it is."""
    assert statuses(PRICE, "Hollis") == ["judged", "judged"]
    assert statuses(f"{PRICE} {price}", "Hollis") == ["judged", "reminded", "reminded"]
    assert of(f"{PRICE} {price}", "Hollis")[1].effects == ()


@pytest.mark.parametrize(
    "head",
    ["(100/50 points)", "(100 or 50 points)", "(100+ points)", "(At 100 points)", "(Not at 100 points)",
     "(Blue starting line)", "(Once per game)", "(Until your next turn)"],
)  # fmt: skip
def test_21_1f_brackets_in_front_of_everything_remind_of_nothing(head: str) -> None:
    """There is nothing yet that they could remind of: they may be a condition, and what follows hangs on it."""
    assert statuses(f"{head} Hollis can use Flurry.") == ["unread", "unread"]
    assert statuses(f"{head} Flurry. // Charge.") == ["unread", "unread", "judged"]


def test_21_1f_other_brackets_still_remind() -> None:
    """Behind a sentence, or as the whole text, they are no rules; one point value in front is understood."""
    assert statuses("Flurry. (Hum at 100 points.) Charge.") == ["judged", "judged", "judged"]
    assert statuses("(Hum at any points.)") == ["judged"]
    [_, flurry] = of("(100 points) Flurry.")
    assert flurry.effects == ({"grants": "flurry", "when": {"points": {"least": 100, "most": 100}}},)


def test_22_6_from_whom_behind_a_comma_may_be_of_the_last_alone() -> None:
    """Two joined without one have it in common; two that a comma parts are left to the players."""
    some = "but only from characters of lower points."
    assert one(f"Hollis has SAFEGUARD: Outwit, and Perplex {some}", "Hollis").status != "judged"
    assert one(f"Hollis has SAFEGUARD: Outwit and Perplex, {some}", "Hollis").status == "judged"
    assert one("Hollis has SAFEGUARD: Outwit, and Perplex.", "Hollis").status == "judged"


@pytest.mark.parametrize(
    ("targets", "also", "applies", "taken"),
    [
        (["rob"], "Fog", True, [2]),
        (["sam"], "Fog", False, [1]),
        (["rob", "sam"], "Ash", True, [2, 1]),
        (["rob", "sam"], "Fog", False, [1, 0]),
    ],
)
def test_20_2_a_power_for_some_targets_is_used_against_all_or_none(
    targets: list[str], also: str, applies: bool, taken: list[int]
) -> None:
    """With a target of another kind beside, the power is not used, and its sentence says that it doesn't apply."""
    text = "Penetrating/Psychic Blast, but only to target characters with the Ash keyword."
    hollis = figure("Hollis", "red", "C5", text)
    hollis["values"] = {**VALUES, "damage": 3 if len(targets) > 1 else 2, "targets": 2}
    rob = figure("Rob", "blue", "C8", keywords=["Ash"], powers=["toughness"])
    sam = figure("Sam", "blue", "E8", keywords=[also], powers=["toughness"])
    divide = {"divide": dict(zip(targets, (2, 1), strict=True))} if len(targets) > 1 else {}
    question = {"type": "attack", "attacker": "hollis", "targets": targets, "kind": "range", "roll": [5, 4], **divide}
    answer = ask(question, hollis, rob, sam)
    assert [answer["targets"][name]["damage_taken"] for name in targets] == taken
    assert [one["applies"] for one in answer["cards"] if one["figure"] == "hollis"] == [applies]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("During your turn, Hollis can use Charge. When it's not your turn, he can use Super Senses.", ["judged"] * 2),
        ("If Hollis occupies water terrain, modify attack +1. When it's your turn, modify defense +1.", ["judged"] * 2),
        ("If Hollis occupies water terrain, modify attack +1. Modify defense +1.", ["judged", "unread"]),
        (
            "If Hollis occupies water terrain, modify attack +1. When Hollis attacks, modify damage +1.",
            ["judged", "unread"],
        ),
    ],
)
def test_20_9a_what_has_a_lasting_condition_of_its_own(text: str, found: list[str]) -> None:
    """Whose turn it is, told anew, hangs on no condition before; an effect without one, or an attack, may."""
    read = of(text, "Hollis")
    assert [sentence.status for sentence in read] == found
    assert [sentence.why for sentence in read if sentence.status == "unread"] == ["depends"] * found.count("unread")


@pytest.mark.parametrize(
    ("words", "who"),
    [
        ("of lower points than Hollis", {"compared": "lower"}),
        ("with higher points than Hollis", {"compared": "higher"}),
        ("with the Ash keyword and lower points", {"keyword": ["Ash"], "compared": "lower"}),
    ],
)
def test_20_9_whose_points_are_compared(words: str, who: dict[str, object]) -> None:
    """With whom, said or not; "lower points" stands behind "and", too."""
    [sentence] = of(f"Friendly characters {words} can use Charge.", "Hollis")
    assert list(sentence.effects) == [{"grants": "charge", "who": {"side": "friends", **who}}]
