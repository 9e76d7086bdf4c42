"""The libraries as they are installed: each one, the links between them, and the questions that they share."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

from rulesdb._compiled import cached, digest_of, is_kept
from rulesdb._corpus import Corpus, corpus_files, from_plain, read_corpus, to_plain
from rulesdb.entry import Entry
from rulesdb.library import Library
from rulesdb.rulesets import DEFAULT_RULESET, LANGUAGES, RULESETS, known_ruleset
from rulesdb.search.learned import learned_file, read_learned
from rulesdb.search.ranking import build_index

__all__ = ["counterparts", "is_prepared", "load", "load_from", "pooled", "prepare"]

_CORPUS = Path(__file__).resolve().parent / "corpus"
_Place = tuple[str, str]


@cache
def load(ruleset: str = DEFAULT_RULESET) -> Library:
    """Return a ruleset's library, read once.

    A ruleset whose entries are not written yet gives an empty library (`covered` is False).
    Raises `UnknownRuleset`; `CorpusError` if an installed file is damaged.
    """
    return Library(_installed(ruleset), digest_of_all(), _index)


def is_prepared(ruleset: str) -> bool:
    """Tell whether a ruleset is compiled, so that the first question about it waits for next to nothing.

    Other copies of the program share the user's cache and may push a file out of it, so the answer holds for now.
    Raises `UnknownRuleset`.
    """
    entries = is_kept(f"{ruleset}-entries", digest_of(_files_of(ruleset)))
    return entries and is_kept(f"{ruleset}-index", digest_of_all())


def prepare(ruleset: str) -> None:
    """See to it that a ruleset is compiled: some seconds where it is not, and next to nothing, memory too, where it is.

    Raises `UnknownRuleset`; `CorpusError` if an installed file is damaged.
    """
    if not is_prepared(ruleset):
        load(ruleset).search("carry", LANGUAGES[0], 1)


@cache
def _installed(ruleset: str) -> Corpus:
    """Return the corpus of a ruleset as it is installed."""
    base = known_ruleset(ruleset).builds_on

    def build() -> dict[str, Any]:
        return to_plain(read_corpus(_CORPUS / ruleset, ruleset, _installed(base) if base else None))

    return from_plain(cached(f"{ruleset}-entries", digest_of(_files_of(ruleset)), build))


@cache
def digest_of_all() -> str:
    """Return the digest of everything that a search index may be made of."""
    learned = (learned_file(ruleset) for ruleset in RULESETS)
    written = (path for ruleset in RULESETS for path in _files_of(ruleset))
    return digest_of((*written, *(path for path in learned if path.is_file())))


def _files_of(ruleset: str) -> Iterator[Path]:
    """Yield every file that a ruleset's entries are made of: its own and those of the one it builds on."""
    for each in (ruleset, known_ruleset(ruleset).builds_on):
        for lang in LANGUAGES if each else ():
            yield from corpus_files(_CORPUS / str(each), lang)


def load_from(corpus: Path, ruleset: str) -> Library:
    """Return the library of a ruleset whose files lie under another corpus folder; nothing is kept.

    The folder holds `<ruleset>/<lang>/*.yaml`.
    """
    base = known_ruleset(ruleset).builds_on
    below = read_corpus(corpus / base, base) if base else None
    return Library(read_corpus(corpus / ruleset, ruleset, below))


def counterparts(ruleset: str, section: str) -> Mapping[str, tuple[str, ...]]:
    """Return the sections of the other rulesets that say the same, by ruleset, in the order of their books.

    Links count in both directions, whichever of the two entries names the other. Where no link leads
    from here to a ruleset, a step over a counterpart that both share does, unless one of the two entries
    says that it has none there (an empty list). A reading has none: each edition has its own.
    Raises `UnknownRuleset` and `UnknownSection`.

    >>> counterparts("heroclix-modern", "16.2a")["heroclix-2022"]
    ('16.2a',)
    """
    known = load(ruleset).entry(section, LANGUAGES[0]).section
    direct = _links().get((ruleset, known), frozenset())
    found: dict[str, tuple[str, ...]] = {}
    for other in RULESETS:
        if other == ruleset:
            continue
        here = _of(other, direct) or _of(other, _over_another(ruleset, known, other, direct))
        if here:
            found[other] = here
    return MappingProxyType(found)


def _over_another(ruleset: str, section: str, other: str, direct: frozenset[_Place]) -> set[_Place]:
    """Return what shares a counterpart with a section, where neither says that it has none in the other's ruleset."""
    if _has_none(ruleset, section, other):
        return set()
    return {far for near in direct for far in _links()[near] if far[0] == other and not _has_none(*far, ruleset)}


def _has_none(ruleset: str, section: str, other: str) -> bool:
    return load(ruleset).entry(section, LANGUAGES[0]).counterparts.get(other) == ()


def _of(ruleset: str, places: frozenset[_Place] | set[_Place]) -> tuple[str, ...]:
    ids = {section for found, section in places if found == ruleset}
    return tuple(section for section in load(ruleset).sections if section in ids) if ids else ()


@cache
def _links() -> Mapping[_Place, frozenset[_Place]]:
    """Return for each linked section of any ruleset all that are linked with it, whoever names whom."""
    rows = cached("links", digest_of_all(), _linked)["links"]
    return {(ruleset, section): frozenset((far, each) for far, each in places) for ruleset, section, places in rows}


def _linked() -> dict[str, Any]:
    """Return the links of every entry as plain data."""
    links: dict[_Place, set[_Place]] = defaultdict(set)
    for ruleset in RULESETS:
        for entry in load(ruleset).entries(LANGUAGES[0]):
            if entry.kind == "reading":
                continue
            for other, sections in entry.counterparts.items():
                for section in sections:
                    links[ruleset, entry.section].add((other, section))
                    links[other, section].add((ruleset, entry.section))
    return {"links": [[*place, sorted(map(list, found))] for place, found in sorted(links.items())]}


def pooled(library: Library) -> Mapping[str, Sequence[Entry]]:
    """Return an installed library's entries by language, each with its counterparts' questions after its own.

    What players ask of a rule they ask in every edition that has it.

    >>> first = pooled(load("heroclix-2022"))["en"][0]
    >>> first.questions[:1] == load("heroclix-2022").entries("en")[0].questions[:1]
    True
    """
    return {lang: [_with_others(library.ruleset, entry) for entry in library.entries(lang)] for lang in LANGUAGES}


def _with_others(ruleset: str, entry: Entry) -> Entry:
    asked = dict.fromkeys(entry.questions)
    for other, sections in counterparts(ruleset, entry.section).items():
        for section in sections:
            asked |= dict.fromkeys(load(other).entry(section, entry.lang).questions)
    return replace(entry, questions=tuple(asked))


def _index(library: Library) -> dict[str, Any]:
    """Return the search index of an installed library."""
    return build_index(pooled(library), read_learned(library.ruleset))
