"""The rulesets and languages."""

import pytest

import rulesdb
from rulesdb import LANGUAGES, RULESETS


def test_the_four_rulesets_are_known_by_their_ids() -> None:
    """The four ids of the books are there, and the current HeroClix rules are the default."""
    assert list(RULESETS) == ["heroclix-modern", "heroclix-2022", "heroclix-2012", "motu"]
    assert rulesdb.DEFAULT_RULESET == "heroclix-modern"


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=str)
def test_a_ruleset_is_named_in_every_language(ruleset: rulesdb.RulesetInfo) -> None:
    """Titles and editions exist in both languages, and the book is in one of them."""
    assert set(ruleset.titles) == set(ruleset.edition) == set(LANGUAGES)
    assert ruleset.book_language in LANGUAGES


@pytest.mark.parametrize("written", ["", "motu ", "heroclix", "../motu", "x" * 5000, None, 7])
def test_an_unknown_ruleset_is_refused_with_the_known_ones(written: str) -> None:
    """Only the exact ids are rulesets; the one-line message is short and lists them all."""
    with pytest.raises(rulesdb.UnknownRuleset) as caught:
        rulesdb.load(written)
    message = str(caught.value)
    assert all(ruleset in message for ruleset in RULESETS)
    assert len(message) < 200
    assert "\n" not in message


@pytest.mark.parametrize("written", ["fr", "", "EN", "es-ES", None])
def test_an_unknown_language_is_refused_with_the_known_ones(pond: rulesdb.Library, written: str) -> None:
    """Every call that takes a language names the two there are."""
    calls = (
        lambda: pond.entry("1", written),
        lambda: pond.entries(written),
        lambda: pond.search("pebble", written),
        lambda: pond.complete("pe", written),
        lambda: pond.complete("", written),
    )
    for call in calls:
        with pytest.raises(rulesdb.UnknownLanguage, match="use en or es"):
            call()
