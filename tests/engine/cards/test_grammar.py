"""One grammar reads and words: every family's sentences, and what one changed word does to them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine.heroclix.cards.grammar import Context, Reading
from engine.heroclix.cards.phrases import selves
from engine.heroclix.cards.reader import read
from engine.heroclix.cards.rules import rules
from engine.heroclix.cards.tokens import tokens
from engine.heroclix.editions.modern import MODERN
from engine.heroclix.written.applied import unapplied
from engine.heroclix.written.effect import EffectIn
from tests.engine.cards.bettered_sentences import ALIKE
from tests.engine.cards.excepted_sentences import OTHERWISE
from tests.engine.cards.narrowed_sentences import SAME_NARROWED
from tests.engine.cards.reading import of, one
from tests.engine.cards.reworded_sentences import SAID_ALIKE
from tests.engine.cards.sentences import STANDING
from tests.engine.cards.surrounded_sentences import SAME_AROUND

NAME = "Hollis"


def understood(text: str) -> list[dict[str, Any]] | None:
    """Return the effects that a text of one sentence was understood to have; None where it was not."""
    found = of(text, NAME, "en")
    if len(found) != 1 or found[0].status == "unread" or found[0].why not in ("", "not-applied") or found[0].at:
        return None
    return [dict(effect) for effect in found[0].effects]


@pytest.mark.parametrize(("text", "effects"), STANDING.items())
def test_20_a_sentence_means_its_effects(text: str, effects: list[dict[str, Any]]) -> None:
    """Judged where the rules apply all of them, and else told to be no more than understood."""
    found = one(text, NAME)
    assert [dict(effect) for effect in found.effects] == effects
    applied = all(unapplied(EffectIn.model_validate(effect)) is None for effect in effects)
    assert (found.status, found.why) == (("judged", "") if applied else ("reminded", "not-applied"))


# words that change what a sentence says, put in the place of each of its words or before it
SWAPPED = (
    "not", "instead", "until", "otherwise", "only", "unless", "other", "friendly", "opposing", "adjacent", "close",
    "range", "attack", "defense", "+1", "-1", "+3", "2", "9", "three", "less", "higher", "Rob", "Outwit", "water",
    "can", "can't", "if", "and", "or", "no", "each", "within", "with", "minimum", "may", "token", "he",
)  # fmt: skip


def mutants(text: str) -> Iterator[str]:
    """Yield a sentence with one word changed, left out or put in, its words in another order left alone."""
    words = text.removesuffix(".").split()
    for place, word in enumerate(words):
        mark = word[-1] if word[-1] in ",:" else ""
        rest = (words[:place], words[place + 1 :])
        yield f"{' '.join((*rest[0], *rest[1]))}."
        for other in SWAPPED:
            if other != word.rstrip(",:"):
                yield f"{' '.join((*rest[0], other + mark, *rest[1]))}."
            yield f"{' '.join((*rest[0], other, word, *rest[1]))}."


# the same said otherwise, one by one: words that a card may print for each other, or leave out
SAME = {
    "he": "@", "she": "@", "hollis": "@", "when": "if", "while": "if", "fewer": "less", "modifies": "modify",
    "has": "have", "makes": "make", "attacks": "attack", "a": "", "an": "", "the": "", "all": "", "one": "", "1": "",
    "two": "2", "three": "3", "characters": "character",
}  # fmt: skip


def plain(text: str) -> str:
    """Return a sentence in the spelling by which all that say the same are known."""
    for other, same in (
        ("attack +1 and damage +1", "attack and damage +1"),
        ("range of", "range value of"),
        ("s with 50 points", "s of 50 points"),
        ("but on a", "but succeeds on a"),
        ("only with a single", "only against a single"),
        ("only move up", "only to move up"),
        ("with higher", "of higher"),
        ("targeted with", "targeted by"),
        ("only succeeds", "succeeds"),
        ("or with", "or have"),
        ("s and with", "s with"),
        ("s within line", "s and line"),
        ("less points", "lower points"),
        ("s with lower", "s and lower"),
        ("s of lower", "s and lower"),
        ("damage taken", "damage"),
        ("amage dealt ", "amage "),
        ("amage from ", "amage by "),
        ("unless the targeting", "unless the opposing"),
        ("only against", "only from"),
        ("can only break", "only break"),
        ("their break", "break"),
        ("Outwit and Perplex", "Outwit or Perplex"),
        (" attacks them", " targets them"),
        ("cannot", "can't"),
        ("Change and Mastermind", "Change or Mastermind"),  # neither of them
        ("is penetrating damage", "is penetrating"),
        ("by +", "by "),
        ("dealt by +", "dealt by "),
        (", but only as", " as"),
        ("they both", "both"),
        ("each turn", "per turn"),
        ("carry friendly", "carry"),  # nobody carries others
        ("may only carry", "can only carry"),
        ("modifies her attack", "modifies attack"),
        ("minimum range value of", "minimum range"),
        ("minimum damage value of", "minimum damage of"),  # as a modifier says damage and means the value
        ("can choose", "may choose"),
        ("can use Mastermind", "may use Mastermind"),
        ("speed and range", "speed or range"),
        ("modify a value", "modify a combat value"),
        ("lines of fire drawn to", "lines of fire to"),
        ("can only be targeted", "may only be targeted"),
        ("may generate up", "generate up"),
        ("character's value", "character's combat value"),
        ("or higher", "or more"),
        ("for every", "for each"),
        ("minimum damage of", "minimum damage value of"),
        ("reduce that damage", "reduce damage"),
        ("Modify all of", "Modify all"),
        ("your action total", "action total"),
        ("halve his speed", "halve speed"),
        ("speed with Running", "speed for Running"),
        ("with 25 points", "of 25 points"),
        ("attacks by adjacent", "attacks made by adjacent"),
        ("amage by each attack", "amage by an attack"),
        ("each single source", "any single source"),
        ("any source", "any single source"),
        ("Hollis attack, deal p", "Hollis attacks, deal p"),
        ("takes 2 instead", "takes 2 damage instead"),
        ("hit with a", "hit by a"),
        ("may reduce", "can reduce"),
        ("Hollis reduce penetrating", "Hollis can reduce penetrating"),
        (", he deals penetrating", ", it deals penetrating"),
        ("Hollis attack, deal 1", "Hollis hits, deal 1"),  # who is missed is dealt none
        *SAID_ALIKE,
        *ALIKE,
        *OTHERWISE,
        *SAME_NARROWED,
        *SAME_AROUND,
    ):
        text = text.replace(other, same)
    words = (SAME.get(word, word) for word in text.casefold().removesuffix(".").replace(",", " ,").split())
    said = " ".join(word for word in words if word)
    return said.replace("@ ", "").replace("modify ", "")


@pytest.mark.parametrize("text", STANDING)
def test_one_changed_word_changes_the_meaning_or_leaves_it_unread(text: str) -> None:
    """Negation, subject, number, side, "instead", "until", anything: never the same effects of other words."""
    meant = understood(text)
    assert meant
    same = [mutant for mutant in mutants(text) if understood(mutant) == meant]
    assert [mutant for mutant in same if plain(mutant) != plain(text)] == []


@pytest.mark.parametrize("text", STANDING)
def test_a_meaning_worded_is_the_sentence(text: str) -> None:
    """What the gate holds: the effects of one sentence are not the wording of another that means something else."""
    context = Context(MODERN.powers, selves(NAME))
    own = Reading(rules(), context, tokens(text))
    kind = "sentence" if own.whole("sentence") else "list"
    [meaning] = own.whole(kind)
    assert own.worded(kind, meaning)
    for other, effects in STANDING.items():
        if effects != STANDING[text]:
            assert not Reading(rules(), context, tokens(other)).worded(kind, meaning)


def test_reading_is_pure_and_stable() -> None:
    """The same text means the same, whatever was read before, and whatever stands beside it behind `//`."""
    texts = list(STANDING)
    alone = {text: [sentence.effects for sentence in of(text, NAME)] for text in texts}
    read.cache_clear()
    together = of(" // ".join(texts)[:1900], NAME)
    for sentence in together[:-1]:
        assert [sentence.effects] == alone[sentence.text]
    read.cache_clear()
    assert {text: [sentence.effects for sentence in of(text, NAME)] for text in reversed(texts)} == alone


@pytest.mark.parametrize(
    "text",
    [
        "Rob modifies attack +1.",
        "Hollis Marrow modifies attack +1.",
        "Characters named Hollis modify attack +1, Rob.",
        "If Rob occupies water terrain, she can use Regeneration.",
        "If an opposing character occupies water terrain, she can use Regeneration.",
        "It modifies attack +1.",
    ],
)
def test_21_9_another_subject_is_no_subject(text: str) -> None:
    """Whoever it is, it is not the card's own character, or might not be."""
    assert understood(text) is None


def test_21_9_the_forms_of_a_name() -> None:
    """The whole name, without its article, what stands in brackets, a title long or short, up to a comma."""
    name = "The Doctor Ash, Warden of Lamps (Ember)"
    for subject in ("The Doctor Ash, Warden of Lamps", "Doctor Ash", "Dr. Ash", "Ember", "This character"):
        assert [effect["add"] for effect in one(f"{subject} modifies attack +1.", name).effects] == [1], subject
    for subject in ("Ash", "Warden", "Doctor", "Lamps"):
        assert one(f"{subject} modifies attack +1.", name).effects == (), subject


def test_21_9c_named_means_everybody_of_that_name() -> None:
    """Characters named so are others as well."""
    [effect] = one("Friendly characters named Hollis modify attack +1.", NAME).effects
    assert effect["who"] == {"side": "friends", "named": ["Hollis"]}


def test_20_9_what_hangs_on_a_sentence_that_is_unread_is_unread() -> None:
    """What begins with "otherwise", and whatever else stands behind it."""
    for second in ("Otherwise, modify attack +1.", "Hollis modifies attack +1.", "Modify attack +1."):
        statuses = [sentence.status for sentence in of(f"Hollis sings a song of the moon. {second}", NAME)]
        assert statuses == ["unread", "unread"]


def test_21_1c_nothing_hangs_on_an_ability_that_is_not_known() -> None:
    """What follows names its own subject, or none; a pronoun may be whoever the unknown words speak of."""
    first = "Improved Movement: Ignores Lanterns, but only if your force has five or more characters."
    for second, status in (
        ("Modify attack +1, but only if your force has exactly six characters.", "judged"),
        ("Hollis modifies attack +1.", "judged"),
        ("He modifies attack +1.", "unread"),
        ("Otherwise, modify attack +1.", "unread"),
    ):
        assert [sentence.status for sentence in of(f"{first} {second}", NAME)] == ["unread", status]


def test_20_9a_what_follows_an_if_may_hang_on_it() -> None:
    """So it is not judged, unless it begins with a condition of its own."""
    first = "If Hollis occupies water terrain, modify attack +1."
    assert of(f"{first} Hollis can use Flurry.", NAME)[1].status == "unread"
    assert of(f"{first} If Hollis occupies clear terrain, modify attack +2.", NAME)[1].effects != ()


@pytest.mark.parametrize(
    "text",
    [
        "If Hollis is within 3 squares of a friendly character, modify attack +1.",
        "Mind Control, but only to target friendly or opposing characters with the Ash keyword.",
        "Friendly characters modify attack +1 when attacking an adjacent character.",
        "Charge, Flurry, but only if Hollis occupies hindering terrain.",
        "When Hollis attacks, adjacent friendly characters modify attack +1.",
        "When attacked, opposing characters modify attack -1.",
        "Friendly characters modify attack +1 when Hollis is attacked.",
        "Friendly characters modify attack +1 when Hollis uses Charge.",
        "Friendly characters and opposing characters within 3 squares modify attack -1.",
        "Modify their attack -1.",
        "Hollis modifies their attack -1.",
        "Opposing characters modify his attack -1.",
        "If Hollis has a cold, modify attack +1.",
    ],
)
def test_what_may_mean_two_things_is_not_judged(text: str) -> None:
    """Near itself it is always; what widens a power is no restriction; beside whom an attacker of others stands."""
    assert one(text, NAME).effects == ()


def test_6_7_two_changes_in_one_sentence() -> None:
    """Each with a number of its own; "his" is the character's, "their" that of those it speaks of."""
    two = [{"modify": "attack", "add": 1}, {"modify": "damage", "add": 2}]
    for text in ("Modify attack +1 and damage +2.", "Hollis modifies attack +1 and damage +2."):
        assert list(one(text, NAME).effects) == two
    assert list(one("Hollis modifies his attack +1.", NAME).effects) == two[:1]
    [effect] = one("Opposing characters modify their attack -1.", NAME).effects
    assert effect == {"modify": "attack", "add": -1, "who": {"side": "opponents"}}


def test_what_says_the_same_thing_twice_is_unread_and_no_error() -> None:
    """A form that two of its words fill alike has no meaning."""
    for text in (
        "Hollis can't be targeted by adjacent characters unless they are adjacent.",
        "Friendly characters can't be targeted by characters 4 or more squares away 5 or more squares away from them.",
    ):
        assert one(text, NAME).effects == ()
