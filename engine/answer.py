"""What a question is answered with."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from engine.ruling import Ruling

__all__ = ["Answer", "Fields", "beside"]


class Fields(Mapping[str, object]):
    """Fields of an answer of which some are worked out only when they are first looked at.

    `later` gives these, after the others, each with the function that works it out.

    >>> fields = Fields({"result": "clear"}, clear_if=lambda: [])
    >>> list(fields), fields["clear_if"]
    (['result', 'clear_if'], [])
    """

    def __init__(self, known: Mapping[str, object], **later: Callable[[], object]) -> None:
        self._known = dict(known)
        self._later = later

    def __getitem__(self, name: str) -> object:
        if name not in self._known and name in self._later:
            self._known[name] = self._later[name]()
        return self._known[name]

    def each(self, change: Callable[[object], object]) -> Fields:
        """Return the fields with every value changed, each worked out no sooner than before."""
        known = {name: change(value) for name, value in self._known.items()}
        waiting = {name: find for name, find in self._later.items() if name not in known}
        return Fields(known, **{name: _changed(find, change) for name, find in waiting.items()})

    def beside(self, **more: object) -> Fields:
        """Return the fields with more of them, none worked out sooner than before."""
        return Fields({**self._known, **more}, **{name: find for name, find in self._later.items() if name not in more})

    def __iter__(self) -> Iterator[str]:
        return iter(dict.fromkeys((*self._known, *self._later)))

    def __len__(self) -> int:
        return len(self._known.keys() | self._later.keys())


def beside(fields: Mapping[str, object], **more: object) -> Mapping[str, object]:
    """Return the fields of an answer with more of them.

    >>> dict(beside({"legal": True}, cards=[]))
    {'legal': True, 'cards': []}
    """
    return fields.beside(**more) if isinstance(fields, Fields) else {**fields, **more}


def _changed(find: Callable[[], object], change: Callable[[object], object]) -> Callable[[], object]:
    return lambda: change(find())


@dataclass(frozen=True, slots=True)
class Answer:
    """A ruling and the fields that CONTRACT gives the question, ready for JSON.

    `names` holds the name of each figure by its id, for the sentences.
    """

    ruling: Ruling
    fields: Mapping[str, object]
    names: Mapping[str, str] = field(default_factory=dict)
