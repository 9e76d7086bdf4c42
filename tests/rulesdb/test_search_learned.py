"""What was learned of the library's words, and the questions that editions share."""

import json

import pytest

import rulesdb
from rulesdb.installed import pooled
from rulesdb.search.checksums import checksum
from rulesdb.search.concepts import Thesaurus, build_thesaurus
from rulesdb.search.learned import Learned, features, on_entries, read_learned
from rulesdb.search.packing import packed
from rulesdb.search.verbatim import Verbatim, build_verbatim
from rulesdb.sections import is_reading

# Two sections and two words: "jump" speaks for the first with 4 and against the second with 2, "swim" for the second.
HELD = {
    "sections": ["1.1", "1.2"],
    "features": packed("I", sorted(map(checksum, ("rjump", "rswim")))),
    "step": 0.5,
    "telling": packed("f", [1.0, 1.0]),
    "end": packed("I", [2, 3]),
    "held": packed("H", [0, 1, 1]),
    "weight": packed("b", [8, -4, 8]),
    "start": packed("f", [-4.0, -4.0]),
}


def test_a_word_speaks_for_its_entry() -> None:
    """The score is the weights' sum with the start, on a scale where -8 is nothing and 0 is 1."""
    learned = Learned(on_entries(HELD, ["1.1", "1.2"]))
    assert learned.score({"rjump": 1.0}) == {0: pytest.approx(1.0), 1: pytest.approx(0.25)}
    assert learned.score({"rjump": 7.0}) == learned.score({"rjump": 1.0}), "the length of a question counts for nothing"
    assert learned.score({"rfly": 1.0}) == {}


def test_what_is_no_more_is_dropped_and_what_is_new_scores_nothing() -> None:
    """A section gone takes its weights along; a new one, and another order, leave the others' weights alone."""
    learned = Learned(on_entries(HELD, ["9.9", "1.2"]))
    assert learned.score({"rjump": 1.0, "rswim": 1.0}) == {1: pytest.approx((1.0 / 2**0.5 * 2 - 4 + 8) / 8)}
    assert Learned(on_entries(None, ["1.1"])).score({"rjump": 1.0}) == {}


def test_the_features_are_beginnings_and_meanings() -> None:
    """A word gives its first letters and what it means; a word surely meant counts for more."""
    found = features([("walls", 0.5), ("zeppelins", 1.0)], "en", Thesaurus(build_thesaurus()))
    assert found == {"rwalls": 0.5, "m=wall": 0.5, "rzeppe": 1.0, "mzeppelin": 1.0, "bwalls zeppe": 0.5}


def test_words_that_stand_together_are_features_too() -> None:
    """Neighbours count in full, words with one between them half; the order matters."""
    found = features([("end", 1.0), ("your", 1.0), ("turn", 1.0)], "en", Thesaurus(build_thesaurus()))
    pairs = {name: count for name, count in found.items() if " " in name}
    assert pairs == {"bend your": 1.0, "byour turn": 1.0, "send turn": 0.5}


def _sections(ruleset: str) -> tuple[str, ...]:
    return rulesdb.load(ruleset).sections


@pytest.mark.parametrize("ruleset", rulesdb.RULESETS)
def test_nearly_every_entry_was_learned(ruleset: str) -> None:
    """What was learned knows 98 in 100 of a ruleset's sections, readings aside, and hardly a section that is gone."""
    held = read_learned(ruleset)
    assert held is not None
    now, then = ({each for each in ids if not is_reading(each)} for ids in (_sections(ruleset), held["sections"]))
    assert len(now & then) >= 0.98 * max(len(now), len(then))
    assert json.loads(json.dumps(held)) == held


def test_counterparts_lend_their_questions() -> None:
    """An entry of 2022 answers what is asked of the same rule today too, after its own questions, each once."""
    library = rulesdb.load("heroclix-2022")
    shared = {entry.section: entry for entry in pooled(library)["en"]}
    own = library.entry("10.8", "en").questions
    today = rulesdb.load("heroclix-modern").entry("10.8", "en").questions
    lent = shared["10.8"].questions
    assert lent[: len(own)] == own
    assert set(today) <= set(lent)
    assert len(set(lent)) == len(lent)


def test_the_order_of_words_does_not_matter_to_a_question_that_is_written() -> None:
    """The same telling words find their entries, all of them; one more or one fewer finds none; none at all neither."""
    asked = Verbatim(build_verbatim([(["far", "shoot"], 7), (["shoot", "far"], 9), ([], 3), (["hit"], 2)]))
    assert list(asked.owners(["shoot", "far", "far"])) == [7, 9]
    assert list(asked.owners(["shoot"])) == []
    assert list(asked.owners(["shoot", "far", "hit"])) == []
    assert list(asked.owners([])) == []
