"""What a ruleset takes over from the edition that it builds on.

An entry that is taken over is the other edition's entry; each field that its own file gives replaces
what would be taken over. Readings are taken over like any other entry, one by one: what is read into one book
holds in another only where that book has the same gap.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import replace
from types import MappingProxyType

from rulesdb.entry import BOOK, Entry

__all__ = ["linked", "with_links"]


def linked(written: Mapping[str, tuple[str, ...]], model: Entry) -> Mapping[str, tuple[str, ...]]:
    """Return the counterparts of an entry: what it is taken over from comes first."""
    if not model.section:
        return written
    others = dict.fromkeys((model.section, *written.get(model.ruleset, ())))
    return MappingProxyType({**written, model.ruleset: tuple(others)})


def with_links(
    entries: Mapping[str, Mapping[str, Entry]], base: Mapping[str, Entry], base_ruleset: str
) -> dict[str, dict[str, Entry]]:
    """Return the entries with the see-also of those taken over, led to this ruleset's own counterparts.

    A link that has no counterpart here is left out, and so is one that an entry's own file replaces. What its own
    book states counts as taken over no longer, though its words may be the other edition's.
    """
    main = next(iter(entries.values()))
    here: dict[str, list[str]] = defaultdict(list)
    for entry in main.values():
        for section in entry.counterparts.get(base_ruleset, ()):
            here[section].append(entry.section)
    links = {
        section: _led(base[entry.counterparts[base_ruleset][0]].see_also, here, section)
        for section, entry in main.items()
        if entry.taken_over == base_ruleset and not entry.see_also
    }
    return {
        lang: {
            section: replace(
                entry,
                see_also=links.get(section, entry.see_also),
                taken_over=None if entry.source == BOOK else entry.taken_over,
            )
            for section, entry in table.items()
        }
        for lang, table in entries.items()
    }


def _led(targets: Iterable[str], here: Mapping[str, Iterable[str]], section: str) -> tuple[str, ...]:
    found = dict.fromkeys(own for target in targets for own in here.get(target, ()))
    return tuple(own for own in found if own != section)
