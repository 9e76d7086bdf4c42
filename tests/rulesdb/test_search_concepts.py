"""Players' words and what they mean."""

import pytest

from rulesdb import LANGUAGES, Library
from rulesdb.search.concepts import Thesaurus, build_thesaurus
from rulesdb.search.spelling import Spelling
from rulesdb.search.text import words
from rulesdb.search.thesaurus import LINES


@pytest.fixture(scope="module")
def thesaurus() -> Thesaurus:
    """Return the thesaurus of players' words."""
    return Thesaurus(build_thesaurus())


def meanings(thesaurus: Thesaurus, text: str, lang: str) -> set[str]:
    """Return everything that the words of a text may mean."""
    return {term for meant in thesaurus.read(words(text), lang) for term in meant.terms}


def test_every_line_has_words_of_both_languages() -> None:
    """A line has one bar, and no name on either side of it is empty or stands there twice."""
    for line in LINES:
        sides = line.split("|")
        assert len(sides) == len(LANGUAGES), line
        for side in sides:
            names = [name.strip() for name in side.split(",")]
            assert all(words(name) for name in names), line
            assert len(set(names)) == len(names), line


@pytest.mark.parametrize(
    ("one", "lang", "other", "other_lang"),
    [
        ("walls", "en", "pared", "es"),
        ("my buddy", "en", "un aliado", "es"),
        ("arrojó", "es", "tossed", "en"),
        ("walking away", "en", "destrabarse", "es"),
        ("dice", "en", "roll", "en"),
        ("azotea", "es", "tejado", "es"),
    ],
)
def test_words_for_the_same_thing_share_a_meaning(
    thesaurus: Thesaurus, one: str, lang: str, other: str, other_lang: str
) -> None:
    """Synonyms meet, in any of their forms, within a language and across the two."""
    assert meanings(thesaurus, one, lang) & meanings(thesaurus, other, other_lang)


def test_other_words_do_not(thesaurus: Thesaurus) -> None:
    """A wall is no window, and a word that the thesaurus lacks means itself alone."""
    assert not meanings(thesaurus, "wall", "en") & meanings(thesaurus, "window", "en")
    assert meanings(thesaurus, "zeppelin", "en") == {"zeppelin"}


def test_a_phrase_hides_its_words(thesaurus: Thesaurus) -> None:
    """Rolling again is a reroll, and neither a roll nor something done again."""
    (meant,) = thesaurus.read(["roll", "again"], "en")
    assert (meant.first, meant.count) == (0, 2)
    assert meanings(thesaurus, "reroll", "en") & set(meant.terms)
    assert not meanings(thesaurus, "again", "en") & set(meant.terms)


def test_words_of_the_other_language_are_understood(thesaurus: Thesaurus) -> None:
    """A Spanish word in an English question means what it means in Spanish."""
    assert meanings(thesaurus, "muro", "en") == meanings(thesaurus, "muro", "es")


def test_a_word_of_the_thesaurus_is_no_typo(thesaurus: Thesaurus) -> None:
    """What the library never says but players do is not taken for a misspelling of something else."""
    assert Spelling({"crater": 3}).mend("crates")[0] == "crater"
    assert Spelling({"crater": 3}, thesaurus.knows).mend("crates") == ("crates", 1.0)


@pytest.mark.parametrize("question", ["can I toss a zeppelin", "does the dude drown"])
def test_meanings_that_the_library_lacks_find_nothing_surely(pond: Library, question: str) -> None:
    """Words that mean nothing in a library give no answer that it is sure of."""
    assert not pond.search(question, "en").confident


TOLD = ["fly flew flown", "throw threw thrown", "steal stole stolen", "break broke broken", "give gave given"]


@pytest.mark.parametrize("forms", [form.split() for form in TOLD])
def test_what_happened_is_what_happens(thesaurus: Thesaurus, forms: list[str]) -> None:
    """An irregular past means what its verb means, in phrases too: who broke away destroyed nothing."""
    for form in forms:
        assert meanings(thesaurus, forms[0], "en") <= meanings(thesaurus, form, "en")
        assert meanings(thesaurus, f"{form} away", "en") == meanings(thesaurus, f"{forms[0]} away", "en")


@pytest.mark.parametrize(
    "forms", ["mover movió moví", "elegir eligió elige", "recoger recogí recojo", "huir huyó huye"]
)
def test_spanish_forms_mean_what_their_verb_does(thesaurus: Thesaurus, forms: str) -> None:
    """Folded, a past in -ió has another stem, and some verbs have one anyway."""
    verb, *told = forms.split()
    assert all(meanings(thesaurus, verb, "es") <= meanings(thesaurus, form, "es") for form in told)


def test_right_words_are_not_joined(thesaurus: Thesaurus) -> None:
    """Whoever says "he fled" does not mean "healed": a word that only players say is right by itself as well."""
    assert Spelling({"healed": 3, "he": 9}, thesaurus.knows).mend_all(["he", "fled"]) == [("he", 1.0), ("fled", 1.0)]
    assert Spelling({"knockback": 3}).mend_all(["knock", "bak"])[0][0] == "knockback"
