"""Finding an entry by id, name, slang, question or text."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulesdb import LANGUAGES, Library, load_from
from rulesdb.search.ranking import CONFIDENT
from tests.rulesdb.conftest import ENGLISH, CorpusMaker


def first(library: Library, question: str, lang: str = "en") -> str:
    """Return the section found first."""
    return library.search(question, lang).hits[0].section


@pytest.mark.parametrize("question", ["1.2a", "§1.2A", "what does 1.2a say?", "1.2 a"])
def test_an_id_wins_over_everything(pond: Library, question: str) -> None:
    """A section's number, alone or in a sentence, finds it with certainty."""
    result = pond.search(question, "en")
    assert (result.hits[0].section, result.hits[0].why) == ("1.2a", "id")
    assert result.confident


def test_an_id_that_is_not_there_is_no_match(pond: Library) -> None:
    """A number near a section's is not taken for it."""
    assert all(hit.why != "id" for hit in pond.search("1.2z", "en").hits)
    assert all(hit.why != "id" for hit in pond.search("11.2a", "en").hits)
    assert all(hit.why != "id" for hit in pond.search("1.2.3", "en").hits)


@pytest.mark.parametrize(
    ("question", "section"),
    [
        ("skipping", "1.2"),
        ("skiping", "1.2"),
        ("skippnig", "1.2"),
        ("splash ripple", "1.2a"),
        ("splashripple", "1.2a"),
        ("Splash / Riple", "1.2a"),
        ("REEDS!!", "1.10"),
        ("rebotar", "1.2"),
        ("Juncos", "1.10"),
        ("how does skipping work", "1.2"),
    ],
)
def test_titles_are_found_misspelled_and_in_any_language(pond: Library, question: str, section: str) -> None:
    """A title finds its entry first in both languages, whatever its spaces, accents and small typos."""
    for lang in LANGUAGES:
        result = pond.search(question, lang)
        assert (result.hits[0].section, result.hits[0].why) == (section, "name")
        assert result.confident


@pytest.mark.parametrize(("question", "section"), [("wave", "1.2a"), ("hop", "1.2"), ("saltito", "1.2"), ("pawn", "1")])
def test_aliases_are_names_too(pond: Library, question: str, section: str) -> None:
    """Slang finds its entry with confidence."""
    assert first(pond, question) == section
    assert pond.search(question, "es").confident


def test_a_misspelled_title_beats_another_entrys_alias(make_corpus: CorpusMaker) -> None:
    """Where one entry's title is another one's slang, a typo leaves the title the better answer."""
    english = ENGLISH.replace("aliases: [wave, sh]", "aliases: [wave, sh, reeds]")
    library = load_from(make_corpus(english), "heroclix-modern")
    assert first(library, "reeds") == "1.10"
    assert first(library, "reedds") == "1.10"


def test_slang_with_two_meanings_offers_both(pond: Library) -> None:
    """An alias of two entries puts both on top and asks which was meant."""
    result = pond.search("SH", "en")
    assert {hit.section for hit in result.hits[:2]} == {"1.2a", "1.10"}
    assert not result.confident


@pytest.mark.parametrize(
    ("question", "lang", "section"),
    [
        ("how could my piece hop over reeds", "en", "1.2"),
        ("does a stone ever sink", "en", "1.2"),
        ("can the ripple push another pebble one ring away", "en", "1.2a"),
        ("¿qué desplaza la onda?", "es", "1.2a"),
        ("paso por encima de juncos", "es", "1.2"),
        ("Los juncos ¿detienen?", "en", "1.10"),
        ("que pieza empujan los jugadores", "es", "1"),
    ],
)
def test_questions_and_sentences_are_matched(pond: Library, question: str, lang: str, section: str) -> None:
    """Whole sentences find the entry that answers, in the language of the words or the other."""
    assert first(pond, question, lang) == section


def test_titles_come_back_in_the_language_asked_for(pond: Library) -> None:
    """The words may be English and the reader Spanish."""
    assert pond.search("reeds", "es").hits[0].title == "Juncos"
    assert pond.search("juncos", "en").hits[0].title == "Reeds"


def test_nonsense_is_not_answered_with_confidence(pond: Library) -> None:
    """Words that the library does not know give no hit, or none that it is sure of."""
    for question in ("", "   ", "zzzz qqqq", "!!!", "🦋"):
        assert not pond.search(question, "en").confident


def test_the_limit_is_kept(pond: Library) -> None:
    """No more hits than asked for, the best of them, and none for a limit of zero or less."""
    five = pond.search("pebble", "en").hits
    assert len(five) > 2
    assert pond.search("pebble", "en", limit=2).hits == five[:2]
    assert pond.search("pebble", "en", limit=0).hits == ()
    assert pond.search("pebble", "en", limit=-3).hits == ()


pieces = st.sampled_from(
    ["pebble", "1.2", "reeds", "¿juncos?", "SH", "skiping", "of", "R1", " ", "\n", "İ", "ﬁ", "\ud800"]
)
questions = st.one_of(st.text(max_size=80), st.lists(pieces, max_size=12).map(" ".join))


@settings(max_examples=150, deadline=None)
@given(question=questions, lang=st.sampled_from(LANGUAGES), limit=st.integers(0, 10))
def test_any_text_gives_an_ordered_answer(pond: Library, question: str, lang: str, limit: int) -> None:
    """Whatever is typed: no error, no section twice, scores falling, confidence from 0 to 1, the same again."""
    result = pond.search(question, lang, limit)
    scores = [hit.score for hit in result.hits]
    assert scores == sorted(scores, reverse=True)
    assert len({hit.section for hit in result.hits}) == len(scores) <= limit
    assert 0 <= result.confidence <= 1
    assert result.confident == (result.confidence >= CONFIDENT)
    assert pond.search(question, lang, limit) == result
    for hit in result.hits:
        assert hit.title == pond.entry(hit.section, lang).title
        assert hit.why in {"id", "name", "question", "text"}


@settings(max_examples=60, deadline=None)
@given(
    st.sampled_from(["skipping", "reeds", "1.2a", "wave", "juncos"]),
    st.sampled_from([str.upper, str.title, "  {} ".format]),
)
def test_case_and_spaces_make_no_difference(pond: Library, name: str, change: object) -> None:
    """A name in other case or with blanks around it finds the same."""
    assert pond.search(change(name), "en").hits == pond.search(name, "en").hits  # type: ignore[operator]


def test_a_huge_question_is_answered(pond: Library) -> None:
    """A question of a megabyte is judged by its beginning."""
    assert first(pond, "skipping " * 100_000) == "1.2"
