"""Two effects of one sentence, or of two of which one tells what counts instead; and who asks what (20.9, 24.4)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import HIT, asked, figure, usable, value
from tests.engine.cards.reading import of, one, statuses

INSTEAD = (
    "If Hollis occupies water terrain, modify Hollis's attack +1. "
    "If Hollis has an action token, modify her attack +2 instead."
)
CLOSE: dict[str, Any] = {"attack": "close", "attacker": "hollis", "target": "rob"}


@pytest.mark.parametrize(("at", "tokens", "attack"), [("C6", 0, 10), ("D5", 0, 11), ("C6", 1, 12), ("D5", 1, 12)])
def test_20_9_what_counts_instead(at: str, tokens: int, attack: int) -> None:
    """The second in its case, the first in its own without it; never both."""
    figures = figure("Hollis", "red", at, INSTEAD, tokens=tokens), figure("Rob", "blue", "D6")
    assert value("hollis", "attack", *figures, during=CLOSE) == attack


@pytest.mark.parametrize(
    "text",
    [
        "If Hollis occupies water terrain, modify attack +1. If Hollis has an action token, modify damage +2 instead.",
        "Modify attack +1 for each of her Wick tokens. If Hollis has an action token, modify attack +2 instead.",
        "Modify attack and damage +1. If Hollis has an action token, modify attack +2 instead.",
        "Friendly characters modify attack +1. If Hollis has an action token, modify attack +2 instead.",
        "Modify attack +1. When Hollis uses Charge, modify attack +2 instead.",
        "Modify attack +1. Adjacent friendly characters modify attack +2 instead.",
        "When Hollis attacks, modify attack +1. If Hollis has an action token, modify attack +2 instead.",
        "If Hollis occupies water terrain, modify attack +1. If Hollis has an action token, she hums instead.",
        "If Hollis occupies water terrain, modify attack +1. Modify attack +2 instead.",
        "If Hollis occupies water terrain, modify Hollis's attack +1. "
        "If an opposing character is adjacent, modify their attack -1 instead.",
    ],
)
def test_20_9_what_nothing_is_said_to_replace(text: str) -> None:
    """Another value, a first sentence of an attack or counted, no condition of its own, somebody else's."""
    assert statuses(text, "Hollis")[-1] != "judged"


@pytest.mark.parametrize(
    "case",
    [
        "If Hollis has an action token, modify attack +2 instead.",
        "Modify attack +2 instead if Hollis has an action token.",
    ],
)
@pytest.mark.parametrize(("tokens", "add"), [(0, 1), (1, 2)])
def test_20_9_what_counts_instead_of_what_always_counts(case: str, tokens: int, add: int) -> None:
    """In its case the second, else the first."""
    hollis = figure("Hollis", "red", "C6", f"Modify attack +1. {case}", tokens=tokens)
    assert value("hollis", "attack", hollis) == 10 + add


@pytest.mark.parametrize(("keywords", "add"), [(["Ash"], 2), (["Fog"], 1)])
def test_20_9_what_counts_instead_in_some_attacks(keywords: list[str], add: int) -> None:
    """And the first at any other time."""
    text = "Modify attack +1. When attacking characters with the Ash keyword, modify attack +2 instead."
    figures = figure("Hollis", "red", "C6", text), figure("Rob", "blue", "D6", keywords=keywords)
    assert value("hollis", "attack", *figures, during=CLOSE) == 10 + add
    assert value("hollis", "attack", *figures) == 11


TARGETED = (
    "When Hollis attacks a single character with the Ash keyword, "
    "she can use Exploit Weakness and modifies her attack +1 for each action token on her target."
)


@pytest.mark.parametrize(("tokens", "attack"), [(0, 10), (1, 11), (2, 12)])
def test_20_9_she_who_has_a_target(tokens: int, attack: int) -> None:
    """Hollis, and not the opposing character that is her target."""
    figures = figure("Hollis", "red", "C6", TARGETED), figure("Rob", "blue", "D6", tokens=tokens, keywords=["Ash"])
    assert value("hollis", "attack", *figures, during=CLOSE) == attack


CASE = " If Hollis has an action token, modify her attack +2 instead."


@pytest.mark.parametrize("between", [" Hollis can use Sidestep.", " // Hollis can use Sidestep. //", " She hums."])
def test_20_9_what_a_sentence_further_on_may_replace(between: str) -> None:
    """Nothing is judged of a modifier in whose place another may count, which itself isn't judged."""
    first = "Modify Hollis's attack +1."
    found = statuses(f"{first}{between}{CASE}", "Hollis")
    assert found[0] == "reminded"
    assert found[-1] == "unread"
    assert statuses(f"{first}{between}", "Hollis")[0] == "judged"


@pytest.mark.parametrize(
    ("first", "case", "status"),
    [
        (
            "Hollis takes a maximum of 2 damage from attacks.",
            "If she has no action tokens, she takes a maximum of 1 damage from attacks instead.",
            "reminded",
        ),
        (
            "Opposing characters within 3 squares can't use Outwit.",
            "If Hollis has no action tokens, opposing characters within 6 squares can't use Outwit instead.",
            "reminded",
        ),
        (
            "Hollis reduces damage by 1 in addition to any other effects.",
            "If she has no action tokens, reduce damage by 2 instead.",
            "reminded",
        ),
        (
            "Friendly characters within 3 squares can use Sidestep.",
            "If they already can, they modify attack +1 instead.",
            "judged",
        ),
        ("Toughness.", "If she has no action tokens, modify defense +1 instead.", "judged"),
    ],
)
def test_20_9_what_the_next_sentence_may_replace(first: str, case: str, status: str) -> None:
    """Of every kind of effect; but whoever has what is given already has it with the gift, too."""
    assert statuses(f"{first} {case}", "Hollis")[0] == status
    assert statuses(first, "Hollis") == ["judged"]


@pytest.mark.parametrize(
    "first",
    [
        "Modify attack +1.",
        "Stealth.",
        "Outwit, but only to target adjacent characters.",
        "Impervious, but succeeds on a 4-6.",
        "Opposing characters within 3 squares can't use Outwit.",
        "Energy Explosion. When Hollis uses it, hit characters are dealt 3 damage instead of 2.",
    ],
)
@pytest.mark.parametrize(
    "limit",
    [
        "This applies only to close attacks.",
        "Applies only on her turn.",
        "Not during her turn.",
        "It doesn't apply to close attacks.",
        "Close attacks only.",
        "This lasts until she attacks.",
        "Lost if she hums.",
        "The effect is ignored by characters of higher points.",
        "Characters of higher points ignore this.",
        "Characters of higher points are not affected.",
        "Then, if she hums, end this effect.",
        "To do so, she must hum.",
        "No more than once per turn.",
        "If not, she can't.",
        "Hollis must be adjacent to a friendly character.",
        "She can't use it if she hums.",
    ],
)
def test_20_2_what_the_next_sentence_may_limit(first: str, limit: str) -> None:
    """Nothing is judged of an effect whose bounds are told in words that aren't understood."""
    *_, before, after = statuses(f"{first} {limit}", "Hollis")
    assert before == "reminded"
    assert after != "judged"


@pytest.mark.parametrize(
    "limit",
    [
        "These effects end when Hollis hums.",
        "Both modifiers count on her turn.",
        "Those powers can't be chosen.",
        "Both are lost if Hollis hums.",
        "Neither applies during her turn.",
        "Hollis may only use one of these each turn.",
        "Only one of these can be used at a time.",
        "She loses both if she hums.",
    ],
)
def test_20_3_what_a_sentence_says_of_all_before(limit: str) -> None:
    """Not of the last one alone."""
    found = statuses(f"Modify attack +1. Modify defense +1. {limit}", "Hollis")
    assert found == ["reminded", "reminded", "unread"]


@pytest.mark.parametrize(
    ("first", "case"),
    [
        ("Impervious, but succeeds on a 4-6.", "If Hollis has two action tokens, it succeeds on a 6 instead."),
        (
            "Outwit, but only to target opposing characters within 4 squares.",
            "If Hollis hums, within 6 squares instead.",
        ),
        (
            "Energy Explosion. When Hollis uses it, hit characters are dealt 3 damage instead of 2.",
            "If Hollis has an action token, hit characters are dealt 1 damage instead.",
        ),
    ],
)
def test_20_7_a_change_in_whose_place_another_may_count(first: str, case: str) -> None:
    """Neither is judged; the power itself is, where a list gives it."""
    *_, before, after = statuses(f"{first} {case}", "Hollis")
    assert before == "reminded"
    assert after != "judged"
    assert statuses(first, "Hollis")[-1] == "judged"


SWAPPED = "Hollis can use Invincible instead of Toughness when attacked by a character of lower points."


@pytest.mark.parametrize(("points", "reducer"), [(20, "invincible"), (90, "toughness")])
def test_20_4_one_power_instead_of_another(points: int, reducer: str) -> None:
    """Against whoever is worth less, and the other one against everybody else."""
    hollis = figure("Hollis", "red", "C6", SWAPPED, points=50, powers=["toughness"])
    question = {**HIT, "attacker": "rob", "targets": ["hollis"]}
    answer = asked(question, hollis, figure("Rob", "blue", "C7", points=points))
    assert answer["targets"]["hollis"]["reducer"] == reducer


def test_20_4_what_it_has_it_can_not_use_then() -> None:
    """Its Toughness is lost in such an attack, whoever gave it."""
    [grants, loses] = one(SWAPPED, "Hollis").effects
    assert (grants["grants"], loses["loses"], loses["who"]) == ("invincible", "toughness", {"itself": True})
    assert grants["when"] == loses["when"]


FRIENDS = (
    "When a friendly character with the Ash keyword attacks an opposing character that's closer to your starting area "
    "than that character's starting area, that friendly character modifies attack +1."
)
AREAS = {"starting_areas": {"red": ["C1"], "blue": ["C16"]}}


@pytest.mark.parametrize(("at", "keywords", "attack"), [("C4", ["Ash"], 11), ("C12", ["Ash"], 10), ("C4", ["Fog"], 10)])
def test_20_9_friends_near_the_own_starting_area(at: str, keywords: list[str], attack: int) -> None:
    """The target is nearer to Hollis's area than to its own."""
    sam = figure("Sam", "red", at.replace("C", "D"), keywords=keywords)
    board = {"size": [16, 16], **AREAS}
    figures = figure("Hollis", "red", "A1", FRIENDS), sam, figure("Rob", "blue", at)
    during = {"attack": "close", "attacker": "sam", "target": "rob"}
    assert value("sam", "attack", *figures, during=during, map=board) == attack


@pytest.mark.parametrize(("pilot", "able"), [(None, False), ("sam", True)])
def test_24_4_with_a_pilot(pilot: str | None, able: bool) -> None:
    """Willpower of a vehicle that somebody pilots."""
    text = "Charge, but only if Hollis has a pilot."
    piloted = {} if pilot is None else {"pilot": pilot}
    hollis = figure("Hollis", "red", "C6", text, abilities=["vehicle"], **piloted)
    sam = figure("Sam", "red", None)
    assert usable("hollis", "charge", hollis, *((sam,) if pilot else ())) == able


@pytest.mark.parametrize(("name", "at", "damage"), [("Rob", "H8", 4), ("Sam", "H8", 3), ("Rob", None, 3)])
def test_21_9_somebody_of_the_same_name(name: str, at: str | None, damage: int) -> None:
    """Another one, on the map."""
    text = "When attacking only characters with the same name as another character on the map, modify damage +1."
    other = {**figure(name, "red", at), "id": "other"}
    figures = figure("Hollis", "red", "C6", text), figure("Rob", "blue", "D6"), other
    assert value("hollis", "damage", *figures, during=CLOSE) == damage


@pytest.mark.parametrize(
    ("text", "keywords", "may"),
    [
        ("", ["Fog"], True),
        ("Hollis can only carry characters that share a keyword with her.", ["Fog"], False),
        ("Hollis can only carry characters that share a keyword with her.", ["Ash"], True),
        ("Hollis can only carry friendly characters with the Ash keyword.", ["Fog"], False),
        ("Hollis can only carry friendly characters with the Ash keyword.", ["Ash"], True),
    ],
)
def test_10_2_whom_alone_it_carries(text: str, keywords: list[str], may: bool) -> None:
    """Others it can't carry; who else carries them is not asked."""
    able = {"abilities": ["passenger:1"], "keywords": ["Ash"]}
    sam = figure("Sam", "red", "C7", keywords=keywords)
    figures = figure("Hollis", "red", "C6", text, **able), figure("Pat", "red", "D7", **able), sam
    for carrier, allowed in (("hollis", may), ("pat", True)):
        question = {"type": "reachable", "figure": carrier, "carry": ["sam"]}
        assert asked(question, *figures)["legal"] == allowed


def test_27_6_seeing_and_guarded() -> None:
    """Lines of fire are drawn in one's own attacks, and a defense counts in those of others: no attack is both."""
    text = "Friendly characters can use Improved Targeting: Hindering and modify defense +1 against close attacks."
    sees, guards = one(text, "Hollis").effects
    assert (sees["grants"], "when" in sees) == ("improved-targeting:hindering", False)
    assert guards["when"] == {"attack": {"role": "target", "kind": "close"}}


def test_21_1c_slips_of_print_and_stop() -> None:
    """A letter too few, an opposing character for all of them, and a colon behind STOP."""
    assert one("Toughess.", "Hollis").effects == ({"grants": "toughness"},)
    assert one("STOP: Invincible.", "Hollis").effects == ({"grants": "stop"}, {"grants": "invincible"})
    several, single = (f"Opposing character{s} modify attack -1." for s in ("s", ""))
    assert one(several, "Hollis").effects == one(single, "Hollis").effects


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Adjacent opposing characters have BREAKAWAY -1.", "breaks-away"),
        ("Opposing forces can't take more than two actions.", "acts"),
        ("Terrain markers and objects can't be generated within 6 squares of Hollis.", "uses"),
        ("Hollis increases her attack total +1 for each 4 in her attack roll.", "attacks"),
        ("Hollis doesn't block line of fire.", "aims"),
        ("If Hollis is 40 points, she is KO'd when she crosses the red line.", "damaged"),
        ("Until Hollis makes an attack, takes damage, or is the last character on your force, she can't be targeted.",
         "aimed-at"),
        ("When an opposing characters uses Sidestep, roll.", "uses"),
        ("When Hollis is damaged by an opponents attack, roll.", "damaged"),
        ("When beginning a move, opposing characters modify their speed -1 unless they hum.", "moves"),
        ("When this character's or an adjacent friendly character's attack roll includes a 5, roll.", "attacks"),
        ("When an opposing character that is part of a themed team uses Probability Control, roll.", "uses"),
        ("Friendly characters modify speed +2 if carrying Hollis.", "carries"),
    ],
)  # fmt: skip
def test_21_1b_when_it_may_matter(text: str, kind: str) -> None:
    """Understood as far as its moment, and reminded then."""
    [said] = of(text, "Hollis")
    assert (said.status, said.at and said.at.kind) == ("reminded", kind)


@pytest.mark.parametrize(
    "text",
    [
        "Hollis can only carry characters that share a keyword with each other.",
        "Hollis can carry characters that share a keyword with her.",
        "Hollis can use Invincible or Toughness when attacked by a character of lower points.",
        "Hollis can use Toughness instead of Toughness when attacked by a character of lower points.",
        TARGETED.replace("her target", "the target's card"),
        TARGETED.replace("she can use", "it can't use"),
        FRIENDS.replace("friendly character modifies", "opposing character modifies"),
        "When attacking only characters with the same name as an object on the map, modify damage +1.",
        "Charge, but only if Hollis is a pilot.",
        "Toughess, Charge if Hollis hums.",
    ],
)
def test_20_9_near_misses(text: str) -> None:
    """One word away: never judged."""
    assert one(text, "Hollis").status != "judged"
