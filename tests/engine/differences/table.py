"""The table of differences between the editions: reading it.

One file a theme, one row a thing the books settle differently. A row says in both languages what is compared, what
each book says with its sections, where the difference shows (`kind`), and what of an engine it touches (`weight`).
A book that is silent has no sections; an edition left out has not been read for that row yet. A row that shows in
a ruling or in play has a `case`: a situation and what each edition makes of it, with sections, worked out from the
books.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Literal

import yaml
from pydantic import BaseModel, ConfigDict, Field, model_validator

from rulesdb.differing import DIFFERENCES

__all__ = ["EDITIONS", "Case", "Row", "Said", "Words", "cited", "rows", "themes"]

FOLDER = DIFFERENCES
EDITIONS = ("heroclix-modern", "heroclix-2022", "heroclix-2012")

Edition = Literal["heroclix-modern", "heroclix-2022", "heroclix-2012"]
Line = Annotated[str, Field(min_length=3, max_length=220, pattern=r"^\S[^\n]*\S$")]


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Words(_Strict):
    """One statement in both languages."""

    en: Line
    es: Line


class Said(_Strict):
    """What one book says of it, and where; no sections where the book is silent."""

    sections: tuple[str, ...]
    says: Words


class Case(_Strict):
    """A situation that shows the difference; each edition's outcome ends with its sections in brackets."""

    given: Line
    modern: Line | None = Field(None, alias="heroclix-modern")
    of_2022: Line | None = Field(None, alias="heroclix-2022")
    of_2012: Line | None = Field(None, alias="heroclix-2012")

    @property
    def outcomes(self) -> Mapping[str, str]:
        """Return what each edition makes of it, as far as it is worked out."""
        told = zip(EDITIONS, (self.modern, self.of_2022, self.of_2012), strict=True)
        return {edition: outcome for edition, outcome in told if outcome is not None}


class Row(_Strict):
    """One difference.

    `kind`: `entry` shows in the library alone, `ruling` in the ruling of a document, `play` in a played game.
    `weight`: a `number` of the record, a `part` of it, a `power`, an `element` of play that an edition alone has, or
    `words` that change nothing an engine does.
    """

    id: Annotated[str, Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=60)]
    subject: Words
    kind: Literal["entry", "ruling", "play"]
    weight: Literal["number", "part", "power", "element", "words"]
    editions: dict[Edition, Said]
    case: Case | None = None

    @model_validator(mode="after")
    def _is_whole(self) -> Row:
        """Two books at least, one of which speaks; a case exactly where something is judged."""
        if len(self.editions) < 2 or not any(said.sections for said in self.editions.values()):
            raise ValueError(f"{self.id}: two editions at least, one of them with sections")
        if (self.case is None) != (self.kind == "entry"):
            raise ValueError(f"{self.id}: a case belongs to rulings and play, and to each of them")
        if self.case and (len(self.case.outcomes) < 2 or set(self.case.outcomes) - set(self.editions)):
            raise ValueError(f"{self.id}: the case tells at least two editions, and only those of the row")
        return self

    @property
    def of_2022(self) -> bool:
        """Whether 2022 and today say something different; the other rows are told apart by 2012 alone."""
        today, then = (self.editions.get(edition) for edition in ("heroclix-modern", "heroclix-2022"))
        return today is not None and then is not None and today.says != then.says


def cited(outcome: str) -> tuple[str, ...]:
    """Return the sections that an outcome ends with.

    >>> cited("legal: false (16.5a, R54)")
    ('16.5a', 'R54')
    >>> cited("legal: false")
    ()
    """
    found = re.search(r"\(([^()]+)\)$", outcome)
    return tuple(found.group(1).split(", ")) if found else ()


def themes() -> Iterator[Path]:
    """Return the files of the table."""
    yield from sorted(FOLDER.glob("*.yaml"))


@cache
def rows() -> tuple[Row, ...]:
    """Return every row of every theme."""
    return tuple(Row.model_validate(row) for file in themes() for row in yaml.safe_load(file.read_text("utf-8")))
