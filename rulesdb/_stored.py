"""Entries as a file of compiled rules holds them: each is made when it is asked for, and few are kept."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields
from functools import lru_cache
from types import MappingProxyType
from typing import Any, overload

from rulesdb.entry import Entry
from rulesdb.search.packing import packed

__all__ = ["InOrder", "StoredEntries", "stored"]

_MAPPINGS = frozenset({"facts", "counterparts"})
_FIELDS = tuple(each.name for each in fields(Entry))
_KEPT = 100  # entries of one language that were read last


class StoredEntries(Mapping[str, Entry]):
    """Entries of one language by section id, in written order, over the plain data that `stored` returns."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self._place: dict[str, int] = {section: place for place, section in enumerate(data["sections"])}
        self._end: Sequence[int] = data["end"]
        self._text: Any = data["text"]
        self._read = lru_cache(_KEPT)(self._entry)

    def __getitem__(self, section: str) -> Entry:
        return self._read(self._place[section])

    def __contains__(self, section: object) -> bool:
        return section in self._place

    def __iter__(self) -> Iterator[str]:
        return iter(self._place)

    def __len__(self) -> int:
        return len(self._place)

    def _entry(self, place: int) -> Entry:
        first = self._end[place - 1] if place else 0
        return _entry_of(json.loads(bytes(self._text[first : self._end[place]])))


class InOrder(Sequence[Entry]):
    """The entries of these sections in their order, each read when it is asked for."""

    def __init__(self, sections: Sequence[str], read: Callable[[str], Entry]) -> None:
        self._sections = sections
        self._read = read

    @overload
    def __getitem__(self, place: int) -> Entry: ...

    @overload
    def __getitem__(self, place: slice) -> tuple[Entry, ...]: ...

    def __getitem__(self, place: int | slice) -> Entry | tuple[Entry, ...]:
        if isinstance(place, slice):
            return tuple(map(self._read, self._sections[place]))
        return self._read(self._sections[place])

    def __len__(self) -> int:
        return len(self._sections)


def stored(entries: Mapping[str, Entry]) -> dict[str, Any]:
    """Return entries as plain data that `cached` keeps."""
    rows = [
        json.dumps(_row_of(entry), ensure_ascii=False, separators=(",", ":")).encode() for entry in entries.values()
    ]
    end, last = [], 0
    for row in rows:
        last += len(row)
        end.append(last)
    return {"sections": list(entries), "end": packed("I", end), "text": packed("B", b"".join(rows))}


def _row_of(entry: Entry) -> list[Any]:
    values = ((name, getattr(entry, name)) for name in _FIELDS)
    return [dict(value) if name in _MAPPINGS else value for name, value in values]


def _entry_of(row: list[Any]) -> Entry:
    held: dict[str, Any] = dict(zip(_FIELDS, row, strict=True))
    held |= {name: tuple(value) for name, value in held.items() if isinstance(value, list)}
    held["facts"] = MappingProxyType(held["facts"])
    held["counterparts"] = MappingProxyType({other: tuple(ids) for other, ids in held["counterparts"].items()})
    return Entry(**held)
