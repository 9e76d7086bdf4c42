"""Reading a ruleset's corpus: one YAML file per chapter and language.

The English files carry what no language changes (kind, facts, see-also, retired); the Spanish ones
only words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any

from rulesdb.entry import KINDS, Entry, FactValue
from rulesdb.errors import CorpusError, quoted
from rulesdb.rulesets import LANGUAGES

__all__ = ["Corpus", "corpus_files", "from_plain", "read_corpus", "to_plain"]

_MAIN = LANGUAGES[0]
_WORD_KEYS = frozenset({"id", "title", "text", "aliases", "questions"})
_NEUTRAL_KEYS = frozenset({"kind", "facts", "retired", "see_also"})
_REQUIRED = ("id", "title", "text")
_FILE_KEYS = frozenset({"ruleset", "lang", "entries"})
_FACT_KEY = re.compile(r"[a-z][a-z0-9_]*")
_SECTION = re.compile(r"[A-Za-z0-9][A-Za-z0-9./-]{0,99}")


@dataclass(frozen=True, slots=True)
class Corpus:
    """A ruleset as its files hold it: for each language its entries by id, in written order."""

    ruleset: str
    entries: Mapping[str, Mapping[str, Entry]]


def corpus_files(folder: Path, lang: str) -> tuple[Path, ...]:
    """Return the YAML files of one language of a ruleset's folder, by name."""
    return tuple(sorted((folder / lang).glob("*.yaml")))


def read_corpus(folder: Path, ruleset: str) -> Corpus:
    """Read a ruleset's folder (`en/*.yaml`, `es/*.yaml`) into entries.

    A missing folder gives an empty corpus. Raises `CorpusError` with one line that names the file,
    the entry and what would be right.
    """
    main = _read_language(folder, ruleset, _MAIN, {})
    entries = {_MAIN: MappingProxyType(main)}
    for lang in LANGUAGES[1:]:
        entries[lang] = MappingProxyType(_read_language(folder, ruleset, lang, main))
    return Corpus(ruleset, MappingProxyType(entries))


def to_plain(corpus: Corpus) -> dict[str, Any]:
    """Return a corpus as plain data that JSON can hold."""
    return {
        "ruleset": corpus.ruleset,
        "entries": {
            lang: [
                [dict(value) if name == "facts" else value for name, value in _fields(entry)]
                for entry in table.values()
            ]
            for lang, table in corpus.entries.items()
        },
    }


def from_plain(data: Mapping[str, Any]) -> Corpus:
    """Return the corpus that `to_plain` was given."""
    entries = {
        lang: MappingProxyType({row[1]: _entry_of(row) for row in rows}) for lang, rows in data["entries"].items()
    }
    return Corpus(data["ruleset"], MappingProxyType(entries))


def _fields(entry: Entry) -> Iterator[tuple[str, Any]]:
    return ((name, getattr(entry, name)) for name in Entry.__slots__)


def _entry_of(row: list[Any]) -> Entry:
    ruleset, section, lang, kind, title, text, facts, aliases, questions, see_also, retired = row
    return Entry(
        ruleset, section, lang, kind, title, text,
        MappingProxyType(facts), tuple(aliases), tuple(questions), tuple(see_also), retired,
    )  # fmt: skip


def _read_language(folder: Path, ruleset: str, lang: str, main: Mapping[str, Entry]) -> dict[str, Entry]:
    entries: dict[str, Entry] = {}
    home: dict[str, str] = {}
    for path in corpus_files(folder, lang):
        where = f"{lang}/{path.name}"
        for raw, place in _raw_entries(path, where, ruleset, lang):
            entry = _entry(raw, place, ruleset, lang, main)
            if entry.section in home:
                raise CorpusError(
                    f"{where}: entry {quoted(entry.section)} already stands in "
                    f"{home[entry.section]}; an id is used once"
                )
            home[entry.section] = where
            entries[entry.section] = entry
    return entries


def _raw_entries(path: Path, where: str, ruleset: str, lang: str) -> Iterator[tuple[dict[str, Any], str]]:
    from rulesdb._yaml import read_yaml  # noqa: PLC0415 - the parser is slow to import and rarely needed

    data = read_yaml(path.read_bytes(), where)
    if not isinstance(data, dict):
        raise CorpusError(f"{where}: expected the keys ruleset, lang and entries")
    _refuse_unknown(data, _FILE_KEYS, where)
    for key, expected in (("ruleset", ruleset), ("lang", lang)):
        if data.get(key) != expected:
            raise CorpusError(f"{where}: {key} is {quoted(data.get(key))}, expected {quoted(expected)}")
    entries = data.get("entries")
    if not isinstance(entries, list):
        raise CorpusError(f"{where}: entries must be a list")
    for number, raw in enumerate(entries, 1):
        if not isinstance(raw, dict):
            raise CorpusError(f"{where}: entry {number} must be a mapping with an id")
        yield raw, f"{where}: entry {quoted(raw.get('id', number))}"


def _entry(raw: dict[str, Any], place: str, ruleset: str, lang: str, main: Mapping[str, Entry]) -> Entry:
    allowed = _WORD_KEYS | _NEUTRAL_KEYS if lang == _MAIN else _WORD_KEYS
    if lang != _MAIN and (repeated := sorted(_NEUTRAL_KEYS & raw.keys())):
        raise CorpusError(f"{place}: {repeated[0]} belongs in the {_MAIN} file alone")
    _refuse_unknown(raw, allowed, place)
    words = {key: _required_text(raw, key, place) for key in _REQUIRED}
    section = words["id"]
    if not _SECTION.fullmatch(section):
        raise CorpusError(f"{place}: id must look like 16.3b, R7 or terreno/terreno-elevado")
    aliases = _texts(raw, "aliases", place)
    questions = _texts(raw, "questions", place)
    if lang != _MAIN:
        if section not in main:
            raise CorpusError(f"{place}: no {_MAIN} entry has this id; write that one first")
        model = main[section]
        kind, facts, see_also, retired = model.kind, model.facts, model.see_also, model.retired
    else:
        kind = _kind(raw, place)
        facts = _facts(raw.get("facts", {}), place)
        see_also = _texts(raw, "see_also", place)
        retired = raw.get("retired", False)
        if not isinstance(retired, bool):
            raise CorpusError(f"{place}: retired must be true or false")
    return Entry(
        ruleset, section, lang, kind, words["title"], words["text"],
        facts, aliases, questions, see_also, retired,
    )  # fmt: skip


def _refuse_unknown(raw: Mapping[Any, Any], allowed: frozenset[str], place: str) -> None:
    for key in raw:
        if key not in allowed:
            raise CorpusError(f"{place}: unknown key {quoted(key)}; known: {', '.join(sorted(allowed))}")


def _required_text(raw: Mapping[str, Any], key: str, place: str) -> str:
    value = raw.get(key)
    if isinstance(value, str) and value.strip():
        return value.strip()
    if value is None or isinstance(value, str):
        raise CorpusError(f"{place}: {key} is missing")
    raise CorpusError(f"{place}: {key} must be text in quotes, found {quoted(value)}")


def _texts(raw: Mapping[str, Any], key: str, place: str) -> tuple[str, ...]:
    values = raw.get(key, [])
    if not isinstance(values, list):
        raise CorpusError(f"{place}: {key} must be a list")
    for value in values:
        if not isinstance(value, str) or not value.strip():
            raise CorpusError(f"{place}: {key} must hold text in quotes, found {quoted(value)}")
    return tuple(value.strip() for value in values)


def _kind(raw: Mapping[str, Any], place: str) -> str:
    kind = raw.get("kind")
    if kind not in KINDS:
        raise CorpusError(f"{place}: kind is {quoted(kind)}, expected one of {', '.join(KINDS)}")
    return str(kind)


def _facts(raw: Any, place: str) -> Mapping[str, FactValue]:
    if not isinstance(raw, dict):
        raise CorpusError(f"{place}: facts must be a mapping")
    for key, value in raw.items():
        _fact_key(key, place)
        if isinstance(value, dict):
            for inner, part in value.items():
                _fact_key(inner, place)
                _fact_plain(part, f"{key}.{inner}", place)
        else:
            _fact_plain(value, key, place)
    return MappingProxyType(raw)


def _fact_key(key: object, place: str) -> None:
    if isinstance(key, bool):
        raise CorpusError(f"{place}: a fact key on, off, yes or no must be in quotes, YAML reads it as {key}")
    if not isinstance(key, str) or not _FACT_KEY.fullmatch(key):
        raise CorpusError(f"{place}: fact key {quoted(key)} must be snake_case text")


def _fact_plain(value: object, name: str, place: str) -> None:
    parts = value if isinstance(value, list) else [value]
    if not all(part is None or isinstance(part, str | int | float) for part in parts):
        raise CorpusError(f"{place}: fact {name} must be a number, text, true or false, or a list of those")
