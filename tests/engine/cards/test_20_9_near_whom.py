"""What leaves a sentence unjudged: near whom somebody is, whose friends they are, and what the next one takes back."""

from __future__ import annotations

import pytest

from tests.engine.cards.asking import figure, usable, value
from tests.engine.cards.reading import one, statuses

NAME = "Hollis"


@pytest.mark.parametrize(
    "text",
    [
        "Friendly characters can use Flurry, but only if an opposing character is adjacent{}.",
        "Adjacent friendly characters can use Sidestep if no opposing characters are adjacent{}.",
        "Friendly characters can use Toughness while no opposing character is adjacent{}.",
        "Opposing characters modify defense -1 if no friendly characters named Rob are adjacent{}.",
        "Opposing characters can't use Stealth while a friendly character named Rob is adjacent{}.",
        "Adjacent friendly characters can use Stealth unless an opposing character is adjacent{}.",
    ],
)
def test_6_3_near_whom_nobody_tells(text: str) -> None:
    """Near those who get something, or near the character itself; told, it is judged."""
    assert one(text.format(""), NAME).status != "judged"
    assert one(text.format(" to Hollis"), NAME).status == "judged"


@pytest.mark.parametrize(
    "text",
    [
        "If an opposing character is adjacent, friendly characters can use Stealth.",
        "Hollis can use Stealth if an opposing character is adjacent.",
        "Friendly characters can use Stealth while Hollis is within 6 squares of an opposing character.",
        "Adjacent friendly characters can use Stealth if Hollis has no action tokens.",
    ],
)
def test_6_3_near_the_character_itself(text: str) -> None:
    """Before what others get, behind what it gets itself, or where it is named."""
    assert one(text, NAME).status == "judged"


@pytest.mark.parametrize(
    ("who", "side", "status"),
    [
        ("Opposing characters", "friendly", "reminded"),
        ("Opposing characters", "opposing", "reminded"),
        ("Characters within 4 squares", "friendly", "reminded"),
        ("Friendly characters", "friendly", "judged"),
        ("Hollis and adjacent friendly characters", "opposing", "judged"),
        ("Hollis", "opposing", "judged"),
    ],
)
def test_6_2_whose_friends_they_are(who: str, side: str, status: str) -> None:
    """Those of the card's character, who are the user's own where that is a friend of it."""
    assert one(f"{who} can use Perplex, but only to target {side} characters.", NAME).status == status


@pytest.mark.parametrize(
    "text",
    [
        "Modify attack +1. Increase this to +2 when making close attacks.",
        "Toughness, Stealth. If Hollis has two action tokens, he can use Invulnerability instead.",
        "Toughness. If Hollis has two action tokens, he can use Invulnerability and Stealth instead.",
        "Toughness. When Hollis attacks, he can use Invulnerability instead.",
        "Toughness. Stealth. If Hollis has no action tokens, he can use Impervious instead.",
        "Toughness. If Hollis has no action tokens, he can use Impervious instead. "
        "If he has two action tokens, he can use Invincible instead.",
        "Toughness. Against range attacks, he can use Impervious instead.",
        "Toughness. On his turn, Hollis can use Impervious instead.",
        "Stealth. While Hollis hums, he can use Charge instead.",
        "Toughness. Stealth. On his turn, Hollis can use Charge instead.",
        "Toughness. Hollis has Impervious instead when attacked from above.",
        "Toughness. When attacked from above, Hollis has Impervious instead.",
        "Toughness. During his turn, it's Impervious instead.",
        "Toughness. Instead, he can use Impervious against range attacks.",
        "Toughness. Hollis can use Impervious instead of it at night.",
        "Toughness. Against range attacks, replace it with Impervious.",
        "Stealth. On his turn, he loses it.",
        "Toughness. He uses Impervious instead on his turn.",
        "Toughness. On his turn, use Impervious instead.",
        "Toughness. On his turn, Hollis may use Impervious instead.",
        "Toughness. For attacks from behind, Impervious instead.",
        "Toughness. Against range attacks, this becomes Impervious.",
        "Opposing characters can't use Outwit. Against Hollis, they can use it.",
        "Toughness. Hollis loses Toughness while he has two action tokens.",
        "Super Senses. It can't be used against close attacks.",
        "Super Senses. When attacked by adjacent characters, he can't use it.",
        "Toughness. Ignore it when attacked from above.",
        "Stealth. Hollis doesn't have it on his turn.",
        "Friendly characters can use Toughness. Those with the Ash keyword can't.",
        "Friendly characters modify attack +1. Hollis doesn't.",
        "Opposing characters within 4 squares can't use Outwit. Characters with the Ash keyword can.",
        "Hollis takes a maximum of 2 damage from attacks. From adjacent characters, he takes a maximum of 3.",
        "Leadership. It succeeds on a 4-6.",
        "Impervious. Hollis's Impervious succeeds on a 4-6.",
        "Outwit. Hollis can only target defense powers with it.",
        "Charge. Don't halve speed.",
        "Giant Reach: 2. Giant Reach: 3 instead if Hollis has no action tokens.",
    ],
)
def test_20_2_what_the_next_sentence_takes_back_or_changes(text: str) -> None:
    """Half of what both say is judged of neither."""
    assert "judged" not in statuses(text, NAME)


@pytest.mark.parametrize(
    "text",
    [
        "Shape Change. When Hollis uses it and fails, he can't use it again this turn.",
        "Outwit. At the beginning of your turn, you may choose that Hollis can't use Outwit.",
        "Toughness. Hollis loses Charge while he hums.",
        "Stealth. When Hollis attacks, the target can't.",
    ],
)
def test_20_2_what_is_not_taken_back(text: str) -> None:
    """For once, by a choice, or another power; the last takes it from the target, and so nobody tells."""
    assert statuses(text, NAME)[0] == ("reminded" if text.endswith("can't.") else "judged")


@pytest.mark.parametrize(("at", "action"), [("B6", "charge"), ("D5", "running-shot")])
@pytest.mark.parametrize("first", ["Charge.", "Hollis can use Charge."])
def test_20_9_one_power_instead_of_another(first: str, at: str, action: str) -> None:
    """The second in its case, the first in all others."""
    hollis = figure("Hollis", "red", at, f"{first} If he occupies water terrain, he can use Running Shot instead.")
    assert [each for each in ("charge", "running-shot") if usable("hollis", each, hollis)] == [action]


FAR = "Friendly characters that aren't adjacent to an opposing character can use Charge."
WITHIN = "Friendly characters not within 2 squares of an opposing character can use Charge."


@pytest.mark.parametrize(("text", "rob", "able"), [(FAR, "B8", False), (FAR, "B9", True), (WITHIN, "B9", False)])
def test_6_3_near_none_of_those(text: str, rob: str, able: bool) -> None:
    """None may be there; whoever stands by himself elsewhere has it."""
    figures = figure("Hollis", "red", "N1", text), figure("Sam", "red", "B7"), figure("Rob", "blue", rob)
    assert usable("sam", "charge", *figures) == able
    assert usable("hollis", "charge", *figures)


@pytest.mark.parametrize(
    "text",
    [
        "Opposing characters that aren't adjacent to a character modify attack -1.",
        "Opposing characters that aren't adjacent to another friendly character modify attack -1.",
        "Opposing characters can't use Shape Change when attacked by opposing characters.",
        "Exploit Weakness, but only when attacked by characters with the Ash keyword.",
        "If Hollis is adjacent to only a friendly character named Rob, she can use Stealth.",
        "Friendly characters modify defense +1 when attacked by adjacent opposing characters.",
        "Friendly characters modify attack +1 when attacking other friendly characters within 3 squares of Hollis.",
        "Opposing characters modify attack -1 when attacking opposing characters within 3 squares of Hollis.",
        "Opposing characters' defense powers have Protected: Outwit.",
    ],
)
def test_6_2_who_is_meant_nobody_tells(text: str) -> None:
    """Of which side they are, and as seen from whom; what comes to nothing means more."""
    assert one(text, NAME).status != "judged"


GUARDED = "Friendly characters modify defense +1 when attacked by opposing characters adjacent to Hollis."


@pytest.mark.parametrize(("hollis", "defense"), [("C8", 18), ("K8", 17)])
def test_6_3_attacked_from_beside_the_character(hollis: str, defense: int) -> None:
    """Beside the card's character, wherever they are that have it."""
    figures = figure("Hollis", "red", hollis, GUARDED), figure("Sam", "red", "B9"), figure("Rob", "blue", "C9")
    assert value("sam", "defense", *figures, during={"attack": "close", "attacker": "rob"}) == defense


TAUNTING = "Opposing characters modify attack -1 when attacking other friendly characters within 3 squares of Hollis."


@pytest.mark.parametrize(
    ("target", "hollis", "attack"), [("sam", "B8", 9), ("sam", "B12", 9), ("sam", "B13", 10), ("hollis", "C8", 10)]
)
def test_6_2_another_friend_near_the_character(target: str, hollis: str, attack: int) -> None:
    """The last square within is near; the character itself is no other."""
    figures = figure("Hollis", "red", hollis, TAUNTING), figure("Sam", "red", "B9"), figure("Rob", "blue", "C9")
    during = {"attack": "close", "attacker": "rob", "target": target}
    assert value("rob", "attack", *figures, during=during) == attack


@pytest.mark.parametrize(
    "text",
    [
        "Toughness. When Hollis attacks, he deals 2 damage instead.",
        "Toughness. FREE: Hollis can use Impervious instead.",
        "Toughness. When a friend is hit by an attack, she may become the target instead.",
        "Outwit. When Hollis uses it, he can use Perplex instead.",
        "Charge. When Hollis uses Charge, he moves 5 squares instead.",
        "Perplex. TRICK - When Hollis uses Perplex to target another character, she may instead modify attack by +2.",
        "Toughness. (Hollis uses it whenever he is dealt damage.)",
    ],
)
def test_20_2_what_the_next_sentence_leaves_alone(text: str) -> None:
    """An action, a choice in its use, and a change of something else take no power away."""
    assert statuses(text, NAME)[0] == "judged"


def test_20_2_what_brackets_put_in_its_place() -> None:
    """They don't only remind of it."""
    assert statuses("Toughness. (He can use Impervious instead against range attacks.)", NAME)[0] == "reminded"
