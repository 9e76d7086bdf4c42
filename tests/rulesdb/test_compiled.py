"""The cache of compiled entries and index."""

import os
from pathlib import Path

import pytest

from rulesdb import _compiled
from rulesdb._corpus import from_plain, read_corpus, to_plain
from rulesdb.library import Library
from rulesdb.search.ranking import Ranking, build_index

from .conftest import ENGLISH, CorpusMaker


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep the cache in a folder of the test's own."""
    monkeypatch.setattr(_compiled, "cache_folder", lambda: tmp_path / "kept")
    return tmp_path / "kept"


def test_what_was_built_is_read_back(folder: Path) -> None:
    """The second call does not build again."""
    calls = []
    for _ in range(2):
        assert _compiled.cached("thing", "d1", lambda: calls.append(1) or {"á": [1, 0.5]}) == {"á": [1, 0.5]}
    assert len(calls) == 1
    assert [path.name for path in folder.iterdir()] == ["thing-d1.rules"]


def test_another_digest_is_built_anew(folder: Path) -> None:
    """A change of the sources leaves little of the old behind: what several copies of the program may be using."""
    for number in range(1, 7):
        assert _compiled.cached("thing", f"d{number}", lambda: {"a": number}) == {"a": number}  # noqa: B023
        os.utime(folder / f"thing-d{number}.rules", (number, number))
    assert _compiled.cached("other", "d1", lambda: {"a": 0}) == {"a": 0}
    assert sorted(path.name for path in folder.iterdir()) == [
        "other-d1.rules", "thing-d3.rules", "thing-d4.rules", "thing-d5.rules", "thing-d6.rules",
    ]  # fmt: skip


def test_the_package_keeps_one_version(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A wheel must not carry what an earlier build made."""
    monkeypatch.setattr(_compiled, "PACKAGED", folder)
    for number in (1, 2):
        assert _compiled.cached("thing", f"d{number}", lambda: {"a": number}) == {"a": number}  # noqa: B023
    assert [path.name for path in folder.iterdir()] == ["thing-d2.rules"]


@pytest.mark.parametrize("damage", [b"", b"garbage", b'0123\n{"a": 1}', b"\xff\xfe\n1"])
def test_a_damaged_file_is_not_trusted(folder: Path, damage: bytes) -> None:
    """A cut or altered file is built anew and mended."""
    _compiled.cached("thing", "d1", lambda: {"a": [1, 2, 3], "b": {}})
    path = folder / "thing-d1.rules"
    whole = path.read_bytes()
    for content in (damage, whole[:-1], whole.replace(b"2", b"9")):
        path.write_bytes(content)
        assert _compiled.cached("thing", "d1", lambda: {"a": [1, 2, 3], "b": {}}) == {"a": [1, 2, 3], "b": {}}
        assert path.read_bytes() == whole


def test_an_unwritable_folder_is_no_error(folder: Path) -> None:
    """Where nothing can be kept, what was built is returned all the same."""
    folder.write_text("a file where the folder should be")
    assert _compiled.cached("thing", "d1", lambda: {"a": 1}) == {"a": 1}
    assert folder.read_text() == "a file where the folder should be"


def test_the_digest_follows_names_and_contents(tmp_path: Path) -> None:
    """A changed byte, a new file or another name each give another digest; the same files the same."""
    one, two = tmp_path / "one.yaml", tmp_path / "two.yaml"
    one.write_text("a")
    digests = {_compiled.digest_of([one])}
    assert _compiled.digest_of([one]) in digests
    one.write_text("b")
    digests.add(_compiled.digest_of([one]))
    two.write_text("b")
    digests.add(_compiled.digest_of([two]))
    digests.add(_compiled.digest_of([one, two]))
    assert len(digests) == 4


def test_a_cached_library_is_the_same_library(folder: Path, make_corpus: CorpusMaker) -> None:
    """Entries and search results are equal whether read from YAML, built now, or from the cache."""
    corpus = read_corpus(make_corpus() / "heroclix-modern", "heroclix-modern")
    plain = [_compiled.cached("entries", "d", lambda: to_plain(corpus)) for _ in range(2)]
    fresh = Library(corpus)
    index = [
        _compiled.cached("index", "d", lambda: build_index({lang: fresh.entries(lang) for lang in ("en", "es")}))
        for _ in range(2)
    ]
    for data, built in zip(plain, index, strict=True):
        kept = Library(from_plain(data))
        ranking = Ranking({lang: kept.entries(lang) for lang in ("en", "es")}, built)
        for lang in ("en", "es"):
            assert kept.entries(lang) == fresh.entries(lang)
            for question in ("skiping", "juncos", "how do I hop", "SH"):
                assert ranking.search(question, lang, 5) == fresh.search(question, lang)
    assert len(list(folder.iterdir())) == 2


def test_a_broken_corpus_is_refused_even_with_a_cache(folder: Path, make_corpus: CorpusMaker) -> None:
    """What can't be built is not kept."""
    path = make_corpus(english=ENGLISH.replace("kind: power", "kind: spell")) / "heroclix-modern"
    with pytest.raises(Exception, match="spell"):
        _compiled.cached("entries", "d", lambda: to_plain(read_corpus(path, "heroclix-modern")))
    assert not folder.exists()
