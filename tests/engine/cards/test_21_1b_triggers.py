"""What sets a sentence off, in more of the words of cards: whoever of several, each time, under a condition (21.1b)."""

from __future__ import annotations

import pytest

from tests.engine.cards.asking import asked, figure
from tests.engine.cards.reading import of, one, statuses

BOTH = (
    "For all characters with this trait, when Hollis and/or one or more adjacent friendly characters would be hit by "
    "an opposing character, roll a d6. 6: The attacker misses all targets instead."
)
EACH = "Each time this character takes damage from an opposing character's attack, after resolutions heal Kim 1 click."
PUSHED = "Force Blast as FREE. When Hollis uses it, she may choose where they go."
POINTS = "If Hollis is 50 points, when it uses Quake or Energy Explosion you may choose a character."
ROLL = {"type": "attack", "attacker": "kim", "kind": "close", "roll": [5, 6]}


def named(text: str, *who: str, **more: int) -> bool:
    """Return whether Kim's attack on some names the first sentence of Hollis's card."""
    figures = (
        figure("Hollis", "red", "C6", text, **more),
        figure("Sam", "red", "D7"),
        figure("Pat", "red", "F7"),
        figure("Kim", "blue", "E6" if "pat" in who else "D6"),
    )
    answer = asked({**ROLL, "targets": list(who)}, *figures)
    return any(row["figure"] == "hollis" and row["status"] == "reminded" for row in answer["cards"])


@pytest.mark.parametrize(("who", "now"), [("hollis", True), ("sam", True), ("pat", False)])
def test_21_1b_itself_and_those_beside_it(who: str, now: bool) -> None:
    """It, or a friend beside it, is hit; a friend elsewhere is not meant."""
    assert statuses(BOTH, "Hollis") == ["reminded", "reminded"]
    assert named(BOTH, who) is now


def test_21_1b_each_time() -> None:
    """The damage of an opponent's attack on it; the "this" is that of "this character"."""
    sentence = one(EACH, "Hollis")
    assert sentence.at is not None
    assert (sentence.status, sentence.at.kind, sentence.at.other) == ("reminded", "damaged", {"side": "opponents"})
    assert named(EACH, "hollis")
    assert not named(EACH, "sam")


def test_20_7a_it_is_what_was_given_as_free() -> None:
    """The power that the sentence before gives as FREE is used; without such a one nobody knows what "it" is."""
    _, sentence = of(PUSHED, "Hollis")
    assert sentence.at is not None
    assert (sentence.status, sentence.at.kind, sentence.at.using) == ("reminded", "uses", "force-blast")
    assert one(PUSHED.partition(". ")[2], "Hollis").status == "unread"


def test_20_9a_a_moment_under_a_condition() -> None:
    """Both powers set it off, at those points; "it" is the character where nobody else was named."""
    sentence = one(POINTS, "Hollis")
    assert sentence.at is not None
    assert (sentence.status, sentence.at.using) == ("reminded", "quake energy-explosion")
    assert sentence.at.when == {"points": {"least": 50, "most": 50}}
    other = POINTS.replace("is 50 points", "is adjacent to a friendly character")
    assert one(other, "Hollis").status == "unread"


@pytest.mark.parametrize(("points", "now"), [(50, True), (60, False)])
def test_20_9a_the_condition_of_a_moment(points: int, now: bool) -> None:
    """Where it is not met nobody is reminded."""
    assert named("If Hollis is 50 points, when she is attacked, roll a d6.", "hollis", points=points) is now


@pytest.mark.parametrize("name", ["Hollis", "Hollis, Lantern Supreme"])
def test_12_1_within_its_range(name: str) -> None:
    """Whom opponents out of its range can't target is remembered as they attack, of a name with a comma too."""
    text = f"Opposing characters not within {name}'s range can't target friendly characters within {name}'s range."
    sentence = one(text, name)
    assert sentence.at is not None
    assert (sentence.status, sentence.at.kind, sentence.at.who) == ("reminded", "aims", {"side": "opponents"})
    assert one(text.replace(name, "Marrow, Ash"), name).status == "unread"


@pytest.mark.parametrize(
    ("attacker", "at", "now"), [("sam", "F6", True), ("kim", "F6", True), ("sam", "P6", False), ("hollis", "C6", True)]
)
def test_21_3a_whose_roll_may_be_rerolled(attacker: str, at: str, now: bool) -> None:
    """Whoever rolls within its range, a friend or not: Hollis is named though nobody asks about her (20.9)."""
    text = "Once per turn, you may reroll a roll made by a character within range and line of fire."
    figures = [figure("Hollis", "red", "C6", text), figure("Rob", "green", "F7" if at == "F6" else "P7")]
    if attacker != "hollis":
        figures.append(figure(attacker.capitalize(), "red" if attacker == "sam" else "blue", at))
    question = {"type": "attack", "attacker": attacker, "targets": ["rob"], "kind": "range", "roll": [5, 6]}
    assert [row["status"] for row in asked(question, *figures)["cards"]] == ["reminded"] * now
