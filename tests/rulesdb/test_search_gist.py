"""The space of questions and entries: how likely it makes an entry, and what becomes of it as the library changes."""

import pytest

import rulesdb
from rulesdb.search.checksums import checksum, told
from rulesdb.search.gist import Gist, gist_on_entries
from rulesdb.search.learned import read_learned
from rulesdb.search.packing import packed, unpacked

# Two directions: "jump" lies along the first as section 1.1 does, "swim" along the second as section 1.2 does.
HELD = {
    "gist": {
        "sections": ["1.1", "1.2"],
        "size": 2,
        "features": packed("I", sorted(map(checksum, ("rjump", "rswim")))),
        "telling": packed("f", [1.0, 1.0]),
        "points": packed("b", [4, 0, 0, 4] if checksum("rjump") < checksum("rswim") else [0, 4, 4, 0]),
        "entries": packed("b", [2, 0, 0, 2]),
        "start": packed("f", [0.0, 0.0]),
        "step": 0.25,
    },
}


def test_a_question_lies_near_the_entry_of_its_words() -> None:
    """Of two candidates the nearer is as likely as e² to 1; alone it is surely meant."""
    gist = Gist(gist_on_entries(HELD, ["1.1", "1.2"]))
    near, far = 1 - 0.126928 / 8, 1 - 2.126928 / 8
    assert gist.score({"rjump": 1.0}, {0, 1}) == {0: pytest.approx(near), 1: pytest.approx(far)}
    assert gist.score({"rswim": 3.0}, {0, 1}) == {0: pytest.approx(far), 1: pytest.approx(near)}
    assert gist.score({"rjump": 1.0}, {1}) == {1: pytest.approx(1.0)}


def test_words_never_learned_say_nothing() -> None:
    """Neither does a question without candidates, nor a library of which nothing was learned."""
    gist = Gist(gist_on_entries(HELD, ["1.1", "1.2"]))
    assert gist.score({"rfly": 1.0}, {0, 1}) == {}
    assert gist.score({"rjump": 1.0}, ()) == {}
    assert Gist(gist_on_entries(None, ["1.1"])).score({"rjump": 1.0}, {0}) == {}


def test_what_is_no_more_is_dropped_and_what_is_new_is_never_likely() -> None:
    """Sections in another order keep their places in the space."""
    gist = Gist(gist_on_entries(HELD, ["9.9", "1.2", "1.1"]))
    scores = gist.score({"rjump": 1.0}, {0, 1, 2})
    assert set(scores) == {1, 2}
    assert scores[2] > scores[1]


def test_the_length_of_a_question_counts_for_nothing() -> None:
    """What its features tell is scaled so that the squares add up to 1."""
    known, telling = unpacked("I", HELD["gist"]["features"]), unpacked("f", packed("f", [3.0, 4.0]))
    assert sum(worth**2 for _, worth in told({"rjump": 5.0, "rswim": 2.0, "rfly": 9.0}, known, telling)) == (
        pytest.approx(1.0)
    )
    assert list(told({"rfly": 1.0}, known, telling)) == []


@pytest.mark.parametrize("ruleset", rulesdb.RULESETS)
def test_every_learned_space_is_whole(ruleset: str) -> None:
    """A row for every word and every section, in steps of a byte, the words in the order of their checksums."""
    held = read_learned(ruleset)
    assert held is not None
    gist, size = held["gist"], held["gist"]["size"]
    features = unpacked("I", gist["features"])
    assert list(features) == sorted(features)
    assert len(unpacked("f", gist["telling"])) * size == len(features) * size == len(unpacked("b", gist["points"]))
    assert len(unpacked("b", gist["entries"])) == size * len(gist["sections"])
    assert len(unpacked("f", gist["start"])) == len(gist["sections"])
