"""What "prepared" means: both of a ruleset's files are kept, and only what is not is compiled.

No test here asks the user's cache itself: other copies of the program push files out of it at any moment.
"""

import pytest

from rulesdb import UnknownRuleset, installed


@pytest.mark.parametrize(
    ("kept", "prepared"),
    [({"entries", "index"}, True), ({"entries"}, False), ({"index"}, False), (set(), False)],
)
def test_a_ruleset_is_prepared_when_both_files_are_kept(
    monkeypatch: pytest.MonkeyPatch, kept: set[str], prepared: bool
) -> None:
    """The entries alone answer no search, and an index without entries shows nothing."""
    monkeypatch.setattr(installed, "is_kept", lambda name, _digest: name.removeprefix("heroclix-2012-") in kept)
    assert installed.is_prepared("heroclix-2012") is prepared


@pytest.mark.parametrize("prepared", [True, False])
def test_only_what_is_not_prepared_is_loaded(monkeypatch: pytest.MonkeyPatch, prepared: bool) -> None:
    """A prepared one costs neither time nor memory."""
    asked: list[str] = []

    class Loaded:
        def search(self, query: str, _lang: str, _limit: int) -> None:
            asked.append(query)

    monkeypatch.setattr(installed, "is_kept", lambda _name, _digest: prepared)
    monkeypatch.setattr(installed, "load", lambda _ruleset: Loaded())
    installed.prepare("motu")
    assert bool(asked) is not prepared


def test_no_unknown_ruleset_is_prepared() -> None:
    """A typing error is told, as everywhere."""
    with pytest.raises(UnknownRuleset):
        installed.is_prepared("heroclix-1999")
