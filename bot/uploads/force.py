"""A whole force as players hand it in: lines, unit files, lists of units, and zips of these; all of it or nothing.

Whatever cannot be read is named with why; the rest is read all the same, so that everything wrong is told at once.
"""

from __future__ import annotations

import json
import re
import zipfile
from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import Any, NamedTuple

from bot.app.faces import face_of
from bot.app.user_error import UserError
from bot.documents.given import LIST, unlike
from bot.documents.plain_documents import plain_data, text_of
from bot.uploads.limits import LIMITS
from engine import DocumentError, Term
from engine.errors import as_given
from engine.game import RULESETS

__all__ = ["MOST", "packed", "read_force", "words_back"]

MOST = 60  # figures of one force
LISTS = ("force", "figures", "units")  # the key of a document that holds several
DOCUMENTS = (".json", ".yaml", ".yml")
ZIPPED = b"PK\x03\x04"
LONGEST_NAME = 80  # characters of a source's name
UNPACKED = 2_000_000  # bytes of all that a zip holds
LOCKED = 1  # the bit of a zip's entry that says it has a password
_BULLET = re.compile(r"^\s*(?:[-*•·–]\s+)?(?:(?P<count>[1-9][0-9]{0,17})\s*[x×]\s+)?")
_EMPTY = re.compile(r"^\s*[-*•·–]\s*$")  # a bullet before nothing
_FENCE = re.compile(r"^\s*(?:`{3,}\w*|-{3,}|={3,})\s*$")


class Source(NamedTuple):
    """Where a figure was read: a file or an entry of one, and the line of a text, 0 where it is no line."""

    name: str
    line: int = 0


Part = tuple[Source, Any, int]  # a unit's document or a line as text, and how many figures are like it
Refused = dict[str, Any]


def packed(files: Sequence[tuple[str, bytes]]) -> bytes:
    r"""Return files, each with its name, as the bytes that `read_force` takes; lines have no name.

    >>> packed([("", b"Wolf"), ("a.json", b"{}")])
    b'[["", 4], ["a.json", 2]]\nWolf{}'
    """
    head = json.dumps([[name, len(raw)] for name, raw in files]).encode()
    return b"\n".join((head, b"".join(raw for _, raw in files)))


def read_force(raw: bytes, ruleset: str = "") -> dict[str, Any]:
    """Return the `figures` that were read of packed files, and as `faults` what was not, with why.

    A figure has its source as `name` and `line`, its `document`, where and how it stands (`at`, `click`, `tokens`)
    and the `notes` of its file. What is refused has its source, and `message`, `data` and `path` of the complaint.
    Raises UserError where there is nothing to read, or too much of it.
    """
    readers = face_of(ruleset or next(iter(RULESETS))).readers
    figures: list[dict[str, Any]] = []
    refused: list[Refused] = []
    for source, part, count in _parts(_unpacked(raw), refused):
        if len(figures) + len(refused) + count > MOST:
            raise UserError("force-too-many", most=MOST)
        try:
            reader = readers["line" if isinstance(part, str) else "unit"]
            read = reader(part if isinstance(part, str) else json.dumps(part), ruleset)
        except (UserError, DocumentError) as error:
            refused.append(_complaint(source, error))
            continue
        figures += [{**source._asdict(), **read} for _ in range(count)]
    if not figures and not refused:
        raise UserError("force-nothing")
    found: dict[str, Any] = _words_kept({"figures": figures, "faults": refused})
    return found


def _unpacked(raw: bytes) -> Iterator[tuple[str, bytes]]:
    head, _, rest = raw.partition(b"\n")
    for name, size in json.loads(head):
        yield name, rest[:size]
        rest = rest[size:]


def _parts(files: Iterator[tuple[str, bytes]], refused: list[Refused]) -> Iterator[Part]:
    """Yield what is to be read of files; a file that is none, or a zip that cannot be opened, is refused."""
    for name, raw in files:
        source = Source(name[:LONGEST_NAME])
        try:
            if raw.startswith(ZIPPED) or name.casefold().endswith(".zip"):
                yield from _of_zip(raw, refused)
            else:
                yield from _of_file(source, raw)
        except (UserError, DocumentError) as error:
            refused.append(_complaint(source, error))


def _of_zip(raw: bytes, refused: list[Refused]) -> Iterator[Part]:
    """Yield what the files of a zip hold. Raises UserError for one that cannot be opened, or holds too much."""
    try:
        archive = zipfile.ZipFile(BytesIO(raw))
    except (zipfile.BadZipFile, ValueError, NotImplementedError):
        raise UserError("force-zip-damaged") from None
    entries = [entry for entry in archive.infolist() if not entry.is_dir() and not _is_beside(entry.filename)]
    if len(entries) > MOST:
        raise UserError("force-zip-files", count=len(entries), most=MOST)
    left = UNPACKED
    for entry in entries:
        within = Source(entry.filename[-LONGEST_NAME:])
        try:
            inner = _read_entry(archive, entry, left)
            left -= len(inner)
            yield from _of_file(within, inner)
        except (UserError, DocumentError) as error:
            if error.message == "force-zip-too-large":
                raise
            refused.append(_complaint(within, error))


def _is_beside(name: str) -> bool:
    """Return whether an entry is what systems put beside files: `__MACOSX`, `.DS_Store`, `Thumbs.db`."""
    parts = name.replace("\\", "/").split("/")  # some packers keep the system's own separator
    last = parts[-1]
    return parts[0] == "__MACOSX" or last.startswith(".") or last.casefold() in ("thumbs.db", "desktop.ini")


def _read_entry(archive: zipfile.ZipFile, entry: zipfile.ZipInfo, left: int) -> bytes:
    """Return the bytes of an entry, never more than are taken, whatever its head says of its size."""
    most = LIMITS["unit"].size
    if entry.flag_bits & LOCKED:
        raise UserError("force-zip-locked")
    try:
        with archive.open(entry) as opened:
            raw = opened.read(most + 1)
    except Exception:  # zlib, bz2, lzma and zipfile each have errors of their own for what is damaged
        raise UserError("force-zip-damaged") from None
    if len(raw) > most:
        raise UserError("file-too-large", size=max(len(raw), entry.file_size), most=most)
    if len(raw) > left:
        raise UserError("force-zip-too-large", most=UNPACKED)
    if raw.startswith(ZIPPED):
        raise UserError("force-zip-within")
    return raw


def _of_file(source: Source, raw: bytes) -> Iterator[Part]:
    """Yield the units of a document, or the lines of a text. Raises UserError for what is neither."""
    text = text_of(raw)
    if source.name.casefold().endswith(DOCUMENTS) or text.lstrip()[:1] in ("{", "["):
        yield from _of_document(source, text)
    else:
        yield from _of_lines(source, text)


def _of_document(source: Source, text: str) -> Iterator[Part]:
    found = plain_data(text)
    several = found if isinstance(found, list) else None
    for key in LISTS if _is_list(found) and several is None else ():
        if found.get(key) is not None and not isinstance(found[key], list):
            raise unlike(key, found[key], LIST)
        several = found.get(key) if several is None else several
    if several is None:
        yield source, found, 1
        return
    if len(several) > MOST:
        raise UserError("force-too-many", most=MOST)
    for number, each in enumerate(several, 1):
        name = each.get("name") if isinstance(each, dict) else None
        called = f"{source.name} [{number}] {name if isinstance(name, str) else ''}".strip()
        yield Source(called[:LONGEST_NAME]), each, 1


def _is_list(found: object) -> bool:
    """Return whether a document may hold several units under a key, rather than being one itself.

    >>> _is_list({"force": []}), _is_list({"name": "Wolf", "figures": []})
    (True, False)
    """
    return isinstance(found, dict) and "name" not in found


def _of_lines(source: Source, text: str) -> Iterator[Part]:
    r"""Yield the lines that tell a figure each; a bullet before one says nothing, `2x` that there are two such.

    >>> list(_of_lines(Source(""), "- Wolf 75\n\n- \n```\n2x Fox 50"))
    [(Source(name='', line=1), 'Wolf 75', 1), (Source(name='', line=5), 'Fox 50', 2)]
    """
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or _FENCE.match(line) or _EMPTY.match(line):
            continue
        match = _BULLET.match(f"{line} ")
        told = line[match.end() if match else 0 :].strip()
        count = match["count"] if match and told else None  # a number of nobody is complained of as it stands
        yield Source(source.name, number), told or line.strip(), int(count or 1)


def _complaint(source: Source, error: UserError | DocumentError) -> Refused:
    path = error.path if isinstance(error, DocumentError) else None
    return {**source._asdict(), "message": error.message, "data": dict(error.data), "path": path}


def _words_kept(value: Any) -> Any:
    """Return what was read as plain data, in which a word of ours is told from what players typed."""
    if isinstance(value, Term):
        return {"term": str(value)}
    if isinstance(value, dict):
        return {key: _words_kept(each) for key, each in value.items()}
    if isinstance(value, (list, tuple)):
        return [_words_kept(each) for each in value]
    return value if isinstance(value, (str, int, float, bool, type(None))) else as_given(value)


def words_back(data: dict[str, Any]) -> dict[str, Any]:
    """Return the data of a complaint or note as it was before `read_force` told it.

    >>> words_back({"near": [{"term": "charge"}], "count": 2})
    {'near': ('charge',), 'count': 2}
    """
    return {key: _word_back(each) for key, each in data.items()}


def _word_back(value: Any) -> Any:
    if isinstance(value, dict):
        return Term(value["term"]) if value.keys() == {"term"} else value
    return tuple(_word_back(each) for each in value) if isinstance(value, list) else value
