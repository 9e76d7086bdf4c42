"""Reading a ruleset's corpus: one YAML file per chapter and language.

The English files carry what no language changes (kind, facts, see-also, counterparts, retired, source); the
Spanish ones only words. An entry with `taken_over` repeats one of the edition that its ruleset builds
on (`rulesdb._taken_over`); `source: part` or `book` says that its own book states a part or all of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from types import MappingProxyType
from typing import Any

from rulesdb import _fields as fields
from rulesdb._stored import StoredEntries, stored
from rulesdb._taken_over import linked, with_links
from rulesdb.entry import READING, Entry
from rulesdb.errors import CorpusError, quoted
from rulesdb.rulesets import LANGUAGES

__all__ = ["Corpus", "corpus_files", "from_plain", "read_corpus", "to_plain"]

_MAIN = LANGUAGES[0]
_WORD_KEYS = frozenset({"id", "title", "text", "aliases", "questions"})
_NEUTRAL_KEYS = frozenset(
    {"kind", "facts", "retired", "see_also", "counterparts", "taken_over", "taken_over_id", "source"}
)
_FILE_KEYS = frozenset({"ruleset", "lang", "entries"})
# What an entry that takes nothing over starts from.
_BLANK = Entry("", "", _MAIN, "", "", "")


@dataclass(frozen=True, slots=True)
class Corpus:
    """A ruleset as its files hold it: for each language its entries by id, in written order."""

    ruleset: str
    entries: Mapping[str, Mapping[str, Entry]]


def corpus_files(folder: Path, lang: str) -> tuple[Path, ...]:
    """Return the YAML files of one language of a ruleset's folder, by name."""
    return tuple(sorted((folder / lang).glob("*.yaml")))


def read_corpus(folder: Path, ruleset: str, base: Corpus | None = None) -> Corpus:
    """Read a ruleset's folder (`en/*.yaml`, `es/*.yaml`) into entries.

    `base` is the corpus of the ruleset that this one builds on, from which entries may be taken over. A missing
    folder gives an empty corpus. Raises `CorpusError` with one
    line that names the file, the entry and what would be right.
    """
    main: Mapping[str, Entry] = {}
    entries: dict[str, dict[str, Entry]] = {}
    for lang in LANGUAGES:
        entries[lang] = _Reader(folder, ruleset, lang, main, base).entries()
        main = entries[_MAIN]
    if base is not None and main:
        entries = with_links(entries, base.entries[_MAIN], base.ruleset)
    return Corpus(ruleset, MappingProxyType({lang: MappingProxyType(table) for lang, table in entries.items()}))


def to_plain(corpus: Corpus) -> dict[str, Any]:
    """Return a corpus as plain data that `cached` keeps."""
    return {
        "ruleset": corpus.ruleset,
        "entries": {lang: stored(table) for lang, table in corpus.entries.items()},
    }


def from_plain(data: Mapping[str, Any]) -> Corpus:
    """Return the corpus that `to_plain` was given."""
    entries = {lang: StoredEntries(table) for lang, table in data["entries"].items()}
    return Corpus(data["ruleset"], MappingProxyType(entries))


@dataclass(frozen=True, slots=True)
class _Reader:
    """The files of one language; `main` holds the entries of the main language once they are read."""

    folder: Path
    ruleset: str
    lang: str
    main: Mapping[str, Entry]
    base: Corpus | None

    def entries(self) -> dict[str, Entry]:
        entries: dict[str, Entry] = {}
        home: dict[str, str] = {}
        for path in corpus_files(self.folder, self.lang):
            where = f"{self.lang}/{path.name}"
            for raw, place in self._raw_entries(path, where):
                entry = self._entry(raw, place)
                if entry.section in home:
                    raise CorpusError(
                        f"{where}: entry {quoted(entry.section)} already stands in "
                        f"{home[entry.section]}; an id is used once"
                    )
                home[entry.section] = where
                entries[entry.section] = entry
        return entries

    def _raw_entries(self, path: Path, where: str) -> Iterator[tuple[dict[str, Any], str]]:
        from rulesdb._yaml import read_yaml  # noqa: PLC0415 - the parser is slow to import and rarely needed

        data = read_yaml(path.read_bytes(), where)
        if not isinstance(data, dict):
            raise CorpusError(f"{where}: expected the keys ruleset, lang and entries")
        fields.refuse_unknown(data, _FILE_KEYS, where)
        for key, expected in (("ruleset", self.ruleset), ("lang", self.lang)):
            if data.get(key) != expected:
                raise CorpusError(f"{where}: {key} is {quoted(data.get(key))}, expected {quoted(expected)}")
        entries = data.get("entries")
        if not isinstance(entries, list):
            raise CorpusError(f"{where}: entries must be a list")
        for number, raw in enumerate(entries, 1):
            if not isinstance(raw, dict):
                raise CorpusError(f"{where}: entry {number} must be a mapping with an id")
            yield raw, f"{where}: entry {quoted(raw.get('id', number))}"

    def _entry(self, raw: dict[str, Any], place: str) -> Entry:
        main_file = self.lang == _MAIN
        if not main_file and (repeated := sorted(_NEUTRAL_KEYS & raw.keys())):
            raise CorpusError(f"{place}: {repeated[0]} belongs in the {_MAIN} file alone")
        fields.refuse_unknown(raw, _WORD_KEYS | _NEUTRAL_KEYS if main_file else _WORD_KEYS, place)
        section = fields.section_id(raw, place)
        if not main_file and section not in self.main:
            raise CorpusError(f"{place}: no {_MAIN} entry has this id; write that one first")
        model = self._model(raw, section, place)
        entry = Entry(
            self.ruleset, section, self.lang, model.kind,
            fields.required_text(raw, "title", place, model.title),
            fields.required_text(raw, "text", place, model.text),
            aliases=fields.texts(raw, "aliases", place, model.aliases),
            questions=fields.texts(raw, "questions", place, model.questions),
        )  # fmt: skip
        return self._with_neutral_fields(entry, model, raw, place)

    def _with_neutral_fields(self, entry: Entry, model: Entry, raw: dict[str, Any], place: str) -> Entry:
        if self.lang != _MAIN:
            main = self.main[entry.section]
            return replace(
                entry, kind=main.kind, facts=main.facts, see_also=main.see_also, retired=main.retired,
                counterparts=main.counterparts, taken_over=main.taken_over, source=main.source,
            )  # fmt: skip
        kind, over = fields.kind(raw, place, model.kind), model.ruleset or None
        same = READING if over is None or "text" in raw else model.source  # in other words it may be read otherwise
        return replace(
            entry,
            kind=kind,
            facts=fields.facts(raw, place) if "facts" in raw else model.facts,
            see_also=fields.texts(raw, "see_also", place),
            retired=fields.truth(raw, "retired", place, model.retired),
            counterparts=linked(fields.counterparts(raw, place, self.ruleset), model),
            taken_over=over,
            source=fields.source(raw, place, kind, over, same),
        )

    def _model(self, raw: Mapping[str, Any], section: str, place: str) -> Entry:
        """Return the entry that this one is taken over from, a blank one if it is not."""
        if self.lang != _MAIN:
            over, model_section = self.main[section].taken_over, section
            if over is not None:
                model_section = self.main[section].counterparts[over][0]
        else:
            over = raw.get("taken_over")
            model_section = fields.section_id(raw, place, "taken_over_id") if "taken_over_id" in raw else section
        if over is None and "taken_over_id" not in raw:
            return _BLANK
        if self.base is None or over != self.base.ruleset:
            expected = f"expected {quoted(self.base.ruleset)}" if self.base else f"{self.ruleset} builds on no other"
            raise CorpusError(f"{place}: taken_over is {quoted(over)}; {expected}")
        if model_section not in self.base.entries[_MAIN]:
            raise CorpusError(f"{place}: {over} has no entry {quoted(model_section)} to take over")
        return self.base.entries[self.lang].get(model_section, _BLANK)
