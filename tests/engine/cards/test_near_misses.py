"""Sentences one word away from one that is judged: another meaning, or none (20.2, 21.9)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from engine.heroclix.sentence import Sentence
from tests.engine.cards.asking import asked, figure
from tests.engine.cards.reading import of, one


def read(text: str) -> Sentence:
    """Return a sentence of Hollis's card."""
    return one(text, "Hollis")


@pytest.mark.parametrize(
    ("judged", "other"),
    [
        # whoever is hit deals nothing; of several nobody tells who does
        (
            "When Hollis hits an opposing character, she deals penetrating damage.",
            "When Hollis hits opposing characters, they deal penetrating damage.",
        ),
        # both of two powers, not any of them
        (
            "If Hollis can use Flight or Stealth, modify attack +1.",
            "If Hollis can use Flight and Stealth, modify attack +1.",
        ),
        (
            "Characters that can't use Leadership or Outwit modify attack -2.",
            "Characters that can't use Leadership and Outwit modify attack -2.",
        ),
        ("Modify attack +1 when using Charge or Flurry.", "Modify attack +1 when using Charge and Flurry."),
        # two keywords or names, not one with an "and" in it
        (
            "Friendly characters with the Ash or Fog keywords modify attack +1.",
            "Friendly characters with the Ash and Fog keywords modify attack +1.",
        ),
        (
            "Friendly characters named Rob or Sam modify attack +1.",
            "Friendly characters named Rob and Sam modify attack +1.",
        ),
        # an attack on all of them is none on any of them
        (
            "When Hollis attacks opposing characters, modify attack +1.",
            "When Hollis attacks all opposing characters, modify attack +1.",
        ),
        # whose value a target's attack or damage would be
        ("When Hollis is attacked, modify defense +1.", "When Hollis is attacked, modify damage -1."),
        ("Modify defense +1 when attacked.", "Modify attack -1 when attacked."),
        # the character itself is within any number of squares, and never adjacent
        (
            "If no other friendly characters are within 4 squares, modify attack +1.",
            "If no friendly characters are within 4 squares, modify attack +1.",
        ),
        (
            "Friendly characters modify defense +1 if they are adjacent to Hollis.",
            "Friendly characters modify defense +1 if adjacent to a friendly character.",
        ),
        # who has to be adjacent, where others get something
        (
            "Hollis modifies defense +1 if adjacent to an opposing character.",
            "Friendly characters modify defense +1 if adjacent to an opposing character.",
        ),
        (
            "Hollis can use Flurry, but only if adjacent to an opposing character.",
            "Friendly characters can use Flurry, but only if adjacent to an opposing character.",
        ),
        # the markers of another power
        (
            "Barrier as FREE, but only to generate 2 blocking terrain markers.",
            "Barrier as FREE, but only to generate 2 hindering terrain markers.",
        ),
        (
            "Smoke Cloud, but only to generate 2 hindering terrain markers.",
            "Smoke Cloud, but only to generate 2 blocking terrain markers.",
        ),
        ("Smoke Cloud, but only to generate 2 markers.", "Smoke Cloud, but only to generate no markers."),
        # behind a safeguard the list may go on with what is granted
        ("PROTECTED: Outwit, Pulse Wave.", "PROTECTED: Outwit, Stealth."),
        # nobody is adjacent to itself, and nobody means so
        ("Non-adjacent opposing characters modify attack -1.", "Non-adjacent characters modify attack -1."),
        # of two kinds of effects a condition behind them may be the last one's alone
        (
            "If Hollis has an action token, he can use Stealth and can't use Charge.",
            "Hollis can use Stealth and can't use Charge if he has an action token.",
        ),
        (
            "When Hollis makes a close attack, he modifies attack +1 and deals penetrating damage.",
            "Hollis modifies attack +1 and deals penetrating damage when making close attacks.",
        ),
        (
            "Friendly characters can use Stealth and Charge if they have an action token.",
            "Friendly characters can use Stealth and modify attack +1 if they have an action token.",
        ),
        # near whom, and of fewer points than who
        (
            "Friendly characters can't be targeted by opposing characters more than 6 squares away from them.",
            "Friendly characters can't be targeted by opposing characters within 6 squares.",
        ),
        (
            "Hollis has PROTECTED: Outwit, but only from characters of less points.",
            "Friendly characters have PROTECTED: Outwit, but only from characters of less points.",
        ),
        # one of them alone
        (
            "Hollis deals penetrating damage to an adjacent character.",
            "Hollis deals penetrating damage to one adjacent character.",
        ),
        # a move is no part of the attack, nor is who defends itself
        ("When Hollis uses Charge, modify attack +1.", "When Hollis uses Charge, modify speed +1."),
        ("Modify damage +1 when using Charge.", "Modify defense +1 when using Charge."),
        # near whom
        (
            "Friendly characters modify attack +1 when attacking characters adjacent to Hollis.",
            "Friendly characters modify attack +1 when attacking adjacent characters.",
        ),
        (
            "Friendly characters modify attack +1 when attacking opposing characters that share a keyword with them.",
            "Opposing characters modify attack -1 when attacking opposing characters that share a keyword with them.",
        ),
        (
            "Friendly characters modify attack +1 when attacking only characters that share a keyword with them.",
            "Friendly characters modify defense +1 when attacking only characters that share a keyword with them.",
        ),
        (
            "All characters within 4 squares of Hollis modify attack +1 when attacking a single character that is also"
            " within 4 squares of Hollis.",
            "All characters within 4 squares of Hollis modify attack +1 when attacking a single character that is also"
            " within 4 squares.",
        ),
        # what a target uses in an attack, and what nobody is asked for then
        ("Characters Hollis attacks can't use Shape Change.", "Characters Hollis attacks can't use Outwit."),
        # what targets without an attack
        (
            "Opposing characters can't target Hollis with Outwit.",
            "Opposing characters can't target Hollis with Mind Control.",
        ),
        ("Hollis's attack can't be negatively modified.", "Hollis's attacks can't be negatively modified."),
        # the power that its card prints, not one of the card of powers
        (
            "When Hollis attacks a character that can use a special power, modify attack +1.",
            "When Hollis attacks a character that can use a standard power, modify attack +1.",
        ),
        # which force, and which of its characters
        (
            "If an opposing force has exactly one character, modify attack +1.",
            "If an opposing force has exactly one friendly character, modify attack +1.",
        ),
        # whose value it is
        (
            "When a friendly character attacks, modify its attack +1.",
            "When a friendly character attacks, modify attack +1.",
        ),
        (
            "When friendly characters are attacked, they modify defense +1.",
            "When friendly characters are attacked, they modify attack +1.",
        ),
        # another than who attacks, or than who has the card
        (
            "When Hollis attacks a character adjacent to another friendly character, modify attack +1.",
            "Friendly characters modify attack +1 when attacking a character adjacent to another friendly character.",
        ),
        # who copies a team ability can use it, and has no symbol of it
        (
            "Friendly characters that can use the Lanterners team ability modify attack +1.",
            "Friendly characters with a Lanterners ability modify attack +1.",
        ),
        # the sum of threes is no four
        (
            "Modify attack +2 for each adjacent opposing character (maximum +4).",
            "Modify attack +2 for each adjacent opposing character (maximum +3).",
        ),
        # of one team ability by its name, in brackets too
        ("[Lanterners team ability, Ash Guard team ability].", "[Lanterners team ability or Ash Guard team ability]."),
        ("Hollis has [Lanterners team ability].", "Hollis has [Lanterners or Ash Guard team ability]."),
        ("[Lanterners team ability].", "[Lanterners/Ash Guard team ability]."),
        ("[Lanterners team ability].", "[any team ability]."),
        # all other friends, or one of them, or its user too
        (
            "Empower, but also affects other friendly characters within 3 squares.",
            "Empower, but also affects a friendly character within 3 squares.",
        ),
        (
            "Empower, but also affects other friendly characters within 3 squares.",
            "Empower, but also affects friendly characters within 3 squares.",
        ),
        (
            "Empower, but only affects friendly characters with the Ash keyword.",
            "Empower, but only affects a friendly character with the Ash keyword.",
        ),
        # as far as the power reaches, or whom of its neighbours it reaches
        (
            "Empower, but only affects friendly characters with the Ash keyword.",
            "Empower, but only affects friendly characters with the Ash keyword within 3 squares.",
        ),
        (
            "Outwit, but only to target characters within 4 squares.",
            "Support, but only to target friendly characters within 4 squares.",
        ),
        # near those who get something, or near whose card it is
        (
            "Hollis modifies attack +1 for each adjacent opposing character.",
            "Friendly characters modify attack +1 for each adjacent opposing character.",
        ),
        (
            "Hollis modifies defense +1 for each unheld object within 2 squares.",
            "Friendly characters modify defense +1 for each unheld object within 2 squares.",
        ),
        (
            "Hollis modifies defense +1 for each adjacent Barrier marker.",
            "Opposing characters modify defense -1 for each adjacent Barrier marker.",
        ),
        # the condition of the last power alone, of three
        (
            "Charge and Flurry, but only if Hollis has an action token.",
            "Charge, Stealth and Flurry, but only if Hollis has an action token.",
        ),
        ("Barrier, but may generate up to 6 markers.", "Barrier, but may generate up to 6 hindering terrain markers."),
        # the character itself is always within its own range
        (
            "If another friendly character is within line of fire, modify attack +1.",
            "If a friendly character is within line of fire, modify attack +1.",
        ),
        # whose attack it is, and whom the rest may be about
        (
            "If the target has an action token, modify attack +1.",
            "If the target has an action token, modify defense +1.",
        ),
        (
            "If the target has an action token, modify attack +1.",
            "If the target has an action token, friendly characters modify attack +1.",
        ),
        (
            "When Hollis attacks, if the target is equipped, modify attack +1.",
            "When Hollis is attacked, if the target is equipped, modify attack +1.",
        ),
        (
            "When Hollis makes a close attack, damage from the attack is penetrating damage.",
            "When Hollis is attacked, damage from the attack is penetrating damage.",
        ),
        # who is the second clause about
        (
            "Hollis can't be carried and he takes a maximum of 2 damage from attacks.",
            "Hollis can't be chosen by an opposing character and he takes a maximum of 2 damage from attacks.",
        ),
        # near whom, and whose opponents
        (
            "Opposing characters can't target other friendly characters with attacks.",
            "Adjacent opposing characters can't target other friendly characters.",
        ),
        (
            "Opposing characters can't target other friendly characters with attacks.",
            "Opposing characters can't target other characters with attacks.",
        ),
        (
            "Adjacent friendly characters' combat values can't be modified by opposing effects.",
            "Adjacent characters' combat values can't be modified by opposing effects.",
        ),
        (
            "Friendly characters modify attack +1 against characters adjacent to Hollis.",
            "Friendly characters modify defense +1 against characters adjacent to Hollis.",
        ),
        (
            "Hollis modifies attack +1 for each opposing character adjacent to him.",
            "Hollis modifies attack +1 for each character adjacent to an opposing character adjacent to him.",
        ),
        # to what else
        (
            "Hollis can only be targeted by adjacent characters.",
            "Hollis can only be targeted by adjacent opposing characters.",
        ),
        # which damage
        ("Hollis takes no damage from Quake or Poison.", "Hollis takes no damage from Quake or Outwit."),
        (
            "When Hollis takes damage from a range attack, reduce that damage by 1.",
            "When Hollis deals damage with a range attack, reduce that damage by 1.",
        ),
        # at most four, or four times two
        (
            "Modify attack +1 for each adjacent opposing character (maximum 4).",
            "Modify attack +2 for each adjacent opposing character (maximum 4).",
        ),
    ],
)
def test_20_2_one_word_of_a_judged_sentence_is_not_judged_as_well(judged: str, other: str) -> None:
    """The one is judged; the other is not, since what it says is something else or is not sure."""
    assert read(judged).status == "judged"
    assert read(other).status != "judged"


@pytest.mark.parametrize(
    "behind",
    [
        "Maximum +3.",
        "(Maximum +3.)",
        "Max +3.",
        "Minimum 1.",
        "Once per game.",
        "Unless Hollis has an action token.",
        "Only while Hollis has no action tokens.",
        "Or a friendly character.",
        "However, if Hollis has an action token, this effect ends.",
        "Instead, if Hollis has no action tokens, modify attack +2.",
        "Ignore this if Hollis is adjacent to Rob.",
        "This can't be used if Hollis has an action token.",
        "This doesn't apply if Hollis has an action token.",
        "This effect can't be used twice.",
        "Hollis can't use this if she has an action token.",
        "Hollis can't if she has an action token.",
        "When you do, deal Hollis 1 damage.",
        "Hollis can use Flurry instead if she has an action token.",
    ],
)
def test_20_9_what_the_next_sentence_restricts_is_not_judged_without_it(behind: str) -> None:
    """A bound, an exception or a price that stands alone behind what it belongs to; a remark in brackets is none."""
    judged = "Modify attack +1 for each adjacent opposing character."
    assert of(f"{judged} {behind}", "Hollis")[0].status == "reminded"
    for harmless in ("(She fights well.)", "When Hollis hits, heal her 1 click.", "Hollis can use Stealth."):
        assert of(f"{judged} {harmless}", "Hollis")[0].status == "judged"


def test_20_2_one_character_with_two_keywords_has_both() -> None:
    """Of one character both keywords are asked, with "both" or without."""
    wanted: Mapping[str, Any] = {"keyword": ["Ash"], "any": [{"keyword": ["Fog"]}]}
    for words in ("with the Ash and Fog keywords", "with both the Ash and Fog keywords"):
        [effect] = read(f"Hollis modifies attack +1 when attacking a character {words}.").effects
        assert effect["when"] == {"attack": {"role": "attacker", "other": wanted}}


def test_20_2_a_power_that_is_lost_with_another_is_lost() -> None:
    """Who can't use two powers can use neither, whether they are told with "or" or with "and"."""
    for joint in ("or", "and"):
        effects = read(f"Opposing characters can't use Outwit {joint} Perplex.").effects
        assert [effect["loses"] for effect in effects] == ["outwit", "perplex"]


@pytest.mark.parametrize("said", ["modified below 2", "reduced below 2", "modified above 2"])
def test_6_8_a_limit_of_modifiers_is_no_minimum(said: str) -> None:
    """A printed 1 that nothing modified stays 1: only "can't be less than" speaks of the value itself."""
    assert read(f"Hollis's damage value can't be {said}.").status == "unread"
    assert read("Hollis's damage value can't be less than 2.").status == "judged"


@pytest.mark.parametrize(
    ("text", "perplex", "attack"),
    [
        ("Rob can't be targeted by opposing characters.", False, False),
        ("Rob can't be the target of an attack.", True, False),
        ("Rob can't be attacked by opposing characters.", True, False),
        ("Rob can't be targeted by attacks from opposing characters.", True, False),
        ("Rob can't be attacked by friendly characters.", True, True),
    ],
)
def test_12_1_who_cant_be_attacked_can_be_a_target_of_other_effects(text: str, perplex: bool, attack: bool) -> None:
    """What is said of attacks alone keeps nobody from using Perplex on the character."""
    hollis = figure("Hollis", "red", "C6", powers=["perplex"])
    rob = figure("Rob", "blue", "C9", text)
    use = {"type": "use", "figure": "hollis", "action": "perplex", "target": "rob", "value": "attack", "change": -1}
    shot = {"type": "legal", "figure": "hollis", "action": "range", "target": "rob"}
    assert (asked(use, hollis, rob)["legal"], asked(shot, hollis, rob)["legal"]) == (perplex, attack)


def test_2_5_whoever_was_ko_d_is_not_on_the_force() -> None:
    """Who is off the map counts, and who was KO'd does not."""
    hollis = figure("Hollis", "red", "C6", "Modify damage +2, but only if Hollis is the only character on your force.")
    question = {"type": "value", "figure": "hollis", "value": "damage"}
    fallen = figure("Sam", "red", "C9", life={"click": 9, "clicks": 8})
    for sam, damage in ((figure("Sam", "red", None), 3), (fallen, 5)):
        assert asked(question, hollis, sam)["result"] == damage


def test_6_2_whoever_is_on_ones_own_force_is_friendly() -> None:
    """Said of a force, "friendly" adds nothing; those of opponents are not on it."""
    wanted = {"characters": {"other": True, "side": "friends"}, "force": True}
    for words in ("each other character on your force", "each other friendly character on your force"):
        [effect] = read(f"Modify attack +1 for {words}.").effects
        assert effect["per"] == wanted
    assert read("Modify attack +1 for each opposing character on your force.").effects == ()


def test_13_3_action_tokens_are_no_tokens_of_a_name() -> None:
    """Also where a card prints them with a capital."""
    for words in ("an Action token", "an action token"):
        [effect] = read(f"If Hollis has {words}, modify attack +1.").effects
        assert effect["when"] == {"tokens": {"least": 1}}


@pytest.mark.parametrize("word", ["If", "While", "Unless", "As long as"])
@pytest.mark.parametrize(
    "behind", ["Modify defense +1.", "When Hollis attacks, modify damage +1.", "She can use Flight."]
)
def test_20_9a_a_condition_governs_what_follows(word: str, behind: str) -> None:
    """However it begins, the rest may hang on it; before it, nothing does."""
    before = f"{word} Hollis occupies water terrain, modify attack +1."
    assert [one.status for one in of(f"{before} {behind}", "Hollis")] == ["judged", "unread"]
    assert [one.status for one in of(f"Modify defense +1. {before}", "Hollis")] == ["judged", "judged"]


@pytest.mark.parametrize("word", ["Unless", "As long as"])
def test_20_9a_a_part_of_its_own_hangs_on_none(word: str) -> None:
    """Behind two strokes the condition is over (21.1e), and one behind it that has its own is judged."""
    before = f"{word} Hollis occupies water terrain, modify attack +1."
    for behind in ("// Modify defense +1.", "If Hollis has no action tokens, modify defense +1."):
        assert [one.status for one in of(f"{before} {behind}", "Hollis")] == ["judged", "judged"]


@pytest.mark.parametrize("kind", ["close", "range"])
def test_12_1_only_by_attacks_bars_what_is_no_attack(kind: str) -> None:
    """Outwit is none, and could not target her either: no effect says so, while one that bars attacks alone is."""
    for words in ("be targeted by", "be the target of", "be targeted with"):
        assert read(f"Hollis can only {words} {kind} attacks.").status == "unread"
        assert read(f"Hollis can't {words} {kind} attacks.").status == "judged"
    assert read("Hollis can only be targeted by attacks made by adjacent characters.").status == "unread"
    assert read("Hollis can only be attacked by adjacent characters.").status == "judged"


@pytest.mark.parametrize("kind", ["close", "range"])
def test_12_1_whom_else_they_can_target_is_open_with_one_kind_of_attack(kind: str) -> None:
    """Nobody but her with such attacks, or her with no others."""
    begin = "Opposing characters within 2 squares can"
    assert read(f"{begin} only target Hollis with {kind} attacks.").status == "unread"
    assert read(f"{begin} only target Hollis with attacks.").status == "judged"
    assert read(f"{begin}'t target characters other than Hollis with {kind} attacks.").status == "judged"


@pytest.mark.parametrize(
    ("begin", "end"),
    [
        ("When an opposing character hits Hollis", "takes a maximum of 2 damage"),
        ("When an opposing character attacks Hollis", "takes no more than 2 damage"),
        ("When Hollis is attacked by an opposing character", "takes a maximum of 2 damage"),
        ("When an opposing character attacks Hollis", "can reduce penetrating damage"),
    ],
)
def test_21_9_it_may_be_the_attacker(begin: str, end: str) -> None:
    """Who attacks is "it" before anybody else is; by her name, or as "she", nobody else is meant."""
    assert read(f"{begin}, it {end}.").status == "reminded"
    for who in ("Hollis", "she"):
        assert read(f"{begin}, {who} {end}.").status == "judged"


def test_21_9_it_is_the_character_where_nobody_else_is_named() -> None:
    """An attack is no "it" that takes damage."""
    assert read("When Hollis takes damage from an attack, it takes a maximum of 2 damage.").status == "judged"
    assert (
        read("When Hollis takes damage from an opponent's attack, she takes a maximum of 2 damage.").status == "judged"
    )


@pytest.mark.parametrize(
    ("power", "idle", "other"),
    [("Combat Reflexes", "range", "close"), ("Energy Shield/Deflection", "close", "range")],
)
def test_27_3_a_power_alone_against_what_it_does_nothing_against(power: str, idle: str, other: str) -> None:
    """More must be meant; against the other kind the power is as ever, and another one is so against either."""
    for words in (f"only against {idle}", f"not against {other}", f"only for {idle}"):
        assert read(f"{power}, but {words} attacks.").status == "reminded"
    for words in (f"only against {other}", f"not against {idle}", f"only for {other}"):
        assert read(f"{power}, but {words} attacks.").status == "judged"
    assert read(f"Toughness, but only against {idle} attacks.").status == "judged"
    assert read(f"{power}, but also against {idle} attacks.").status == "judged"


@pytest.mark.parametrize("who", ["Hollis and adjacent friendly characters", "Adjacent friendly characters"])
@pytest.mark.parametrize("deed", ["reduce damage", "can reduce penetrating damage"])
def test_21_9_several_are_not_her(who: str, deed: str) -> None:
    """What is dealt to her is dealt to Hollis alone, whoever reduces it; theirs is dealt to them."""
    amount = " by 1" if "penetrating" not in deed else ""
    assert read(f"{who} {deed} dealt to her by range attacks{amount}.").status == "unread"
    for to in ("", " dealt to them"):
        found = read(f"{who} {deed}{to} by range attacks{amount}.")
        assert (found.status, found.why) == (("reminded", "readings") if to and amount else ("judged", ""))
    one = deed if deed.startswith("can") else deed.replace("reduce", "reduces")
    assert read(f"Hollis {one} dealt to her by range attacks{amount}.").status == ("reminded" if amount else "judged")


@pytest.mark.parametrize(
    "before",
    [
        "If you do, modify attack +1.",
        "Otherwise, modify attack +1.",
        "Instead, modify attack +1.",
        "On a 5-6, heal Hollis 1 click.",
        "If a friendly character was KO'd, roll a d6.",
        "Only if Hollis hums.",
    ],
)
def test_22_7_a_list_behind_what_hangs_on_something_may_hang_on_it_too(before: str) -> None:
    """Nobody knows; a part of its own, and one behind a whole condition, is a list as ever."""
    assert of(f"{before} SAFEGUARD: Outwit.", "Hollis")[1].status == "unread"
    for alone in (f"{before} // SAFEGUARD: Outwit.", "If Hollis hums, modify attack +1. SAFEGUARD: Outwit."):
        assert of(alone, "Hollis")[1].status == "judged"
