"""Where a sentence ends behind a word with an apostrophe, and attacks on whom somebody else's friend stands beside."""

from __future__ import annotations

from tests.engine.cards.reading import of

NAME = "Hollis"


def test_a_full_stop_behind_ko_d_ends_its_sentence() -> None:
    """As behind any other word with an apostrophe; behind an initial it ends none."""
    assert [
        one.text for one in of("When Hollis is KO'd, roll a d6. Heal Rob when Hollis is KO'd. Roll again.", NAME)
    ] == [
        "When Hollis is KO'd, roll a d6.",
        "Heal Rob when Hollis is KO'd.",
        "Roll again.",
    ]
    assert len(of("Flurry if J. Marrow hums.", NAME)) == 1


def test_12_1_attacks_on_those_beside_another_friend() -> None:
    """The same of one of them and of several."""
    those = {"near": {"of": {"side": "friends", "other": True}, "adjacent": True}}
    only = "only when making close attacks against characters adjacent to another friendly character"
    text = f"Precision Strike, but {only}."
    [found] = of(text, NAME)
    [effect] = found.effects
    assert effect["when"] == {"attack": {"role": "attacker", "kind": "close", "other": those}}
