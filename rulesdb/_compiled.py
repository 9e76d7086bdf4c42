"""What is slow to make, kept in files: the entries, the links between editions, the search index.

A file's name holds a digest of the corpus files and of the code that compiles them, and its first line a digest of
the rest: a stale or damaged file is never trusted. The second line is JSON; behind it lie the arrays that it points
to, which are read where they lie and only as far as a search needs them. Files come with the installed package
(`compile_all`); where they do not fit it, they are made in the user's cache folder, and where that can't be written
nothing is kept, and everything still works.
"""

from __future__ import annotations

import gc
import json
import mmap
import os
import sys
from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

from platformdirs import user_cache_path

__all__ = ["PACKAGED", "cache_folder", "cached", "digest_of", "is_kept", "kept_in"]

_CODE = Path(__file__).resolve().parent
PACKAGED = _CODE / "compiled"  # made when the package is built, and never written afterwards
_MOST_KEPT = 4  # of one name in the user's cache: several copies of the program may share it
_SUFFIX = ".rules"
_PIECE = 1 << 20  # bytes read at once while a file is checked
_ALIGNED = 8  # every array begins at a multiple of it
_ARRAY = "array"  # the one key of an object that stands for an array: its type, where it begins, how many

_target: Path | None = None


def cache_folder() -> Path:
    """Return the folder where compiled rules are kept; it need not exist."""
    return user_cache_path("clix-judge", appauthor=False) / "rulesdb"


def digest_of(files: Iterable[Path]) -> str:
    """Return a digest of the files' names and contents, and of this package's code."""
    digest = blake2b(sys.byteorder.encode(), digest_size=16)
    code = [*_CODE.glob("*.py"), *(_CODE / "search").glob("*.py")]
    for path in map(str, (*sorted(code), *files)):  # texts: a start asks for hundreds, and paths take four times longer
        state = os.stat(path)
        digest.update(f"{_name(path)}:".encode() + _digest_of_file(path, state.st_mtime_ns, state.st_size))
    return digest.hexdigest()


@cache
def _digest_of_file(path: str, _changed: int, _size: int) -> bytes:
    """Return the digest of a file's content, read once for as long as it is not written to."""
    with open(path, "rb", buffering=0) as file:
        return blake2b(file.read(), digest_size=16).digest()


def _name(path: str) -> str:
    """Return what a file is called wherever the package is installed."""
    own = path.removeprefix(f"{_CODE}{os.sep}")
    return (own if own != path else os.sep.join(path.split(os.sep)[-3:])).replace(os.sep, "/")


@contextmanager
def kept_in(folder: Path) -> Iterator[None]:
    """Keep what is compiled meanwhile in this folder, whatever other folders hold of it."""
    global _target  # noqa: PLW0603 - one process compiles for one package
    _target = folder
    try:
        yield
    finally:
        _target = None


def cached(name: str, digest: str, build: Callable[[], Mapping[str, Any]]) -> Mapping[str, Any]:
    """Return what `build` makes, by its parts, from the file that holds exactly that, else built and kept.

    What is built is plain data that means the same after a journey through JSON, and arrays.
    """
    folders = [_target] if _target is not None else [PACKAGED, cache_folder()]
    file = f"{name}-{digest}{_SUFFIX}"
    for folder in folders:
        try:
            return _read(folder / file)
        except (OSError, ValueError):
            continue  # absent, unreadable or damaged: built anew below
    with _no_collections():
        built = build()
    path = folders[-1] / file
    try:
        _keep(name, path, built)
        return _read(path)  # from now on in the room of a file and not of this process
    except (OSError, ValueError):
        return built  # a read-only home: slower at the next start, nothing else


def is_kept(name: str, digest: str) -> bool:
    """Tell whether a file of exactly that is there, unread."""
    return any((folder / f"{name}-{digest}{_SUFFIX}").is_file() for folder in (PACKAGED, cache_folder()))


def _read(path: Path) -> Mapping[str, Any]:
    """Return the parts that a file holds. Raises OSError, or ValueError for one that is damaged."""
    with path.open("rb") as file:
        check = file.readline()
        read = blake2b(digest_size=16)
        while piece := file.read(_PIECE):
            read.update(piece)
        if check.strip() != read.hexdigest().encode():
            raise ValueError(path)
        file.seek(len(check))
        header = file.readline()
        view = memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
    first = _aligned(len(check) + len(header))

    def seen(held: dict[str, Any]) -> Any:
        if held.keys() != {_ARRAY}:
            return held
        code, place, count = held[_ARRAY]
        begin = first + place
        return view[begin : begin + count * array(code).itemsize].cast(code)

    with _no_collections():
        parts: dict[str, Any] = json.loads(header, object_hook=seen)
    return parts


@contextmanager
def _no_collections() -> Iterator[None]:
    """Keep the garbage collector from walking the growing tables again and again: a third of the time."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


def _aligned(place: int) -> int:
    return -(-place // _ALIGNED) * _ALIGNED


def _content(built: Mapping[str, Any]) -> bytes:
    """Return everything of a file behind its first line."""
    body = bytearray()

    def placed(numbers: object) -> Any:
        if not isinstance(numbers, (array, memoryview)):
            raise TypeError(f"{type(numbers).__name__} can't be kept")
        body.extend(bytes(_aligned(len(body)) - len(body)))
        code = numbers.typecode if isinstance(numbers, array) else numbers.format
        found = {_ARRAY: [code, len(body), len(numbers)]}
        body.extend(numbers.tobytes())
        return found

    header = json.dumps(built, ensure_ascii=False, separators=(",", ":"), default=placed).encode() + b"\n"
    check = 2 * blake2b(digest_size=16).digest_size + 1
    return header + bytes(_aligned(check + len(header)) - check - len(header)) + body


def _keep(name: str, path: Path, built: Mapping[str, Any]) -> None:
    import tempfile  # noqa: PLC0415 - nothing is kept at most starts

    path.parent.mkdir(parents=True, exist_ok=True)
    content = _content(built)
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{name}-")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(blake2b(content, digest_size=16).hexdigest().encode() + b"\n")
            file.write(content)
        Path(temporary).chmod(0o644)
        Path(temporary).replace(path)
    except OSError:
        Path(temporary).unlink(missing_ok=True)
        raise
    files = sorted(path.parent.glob(f"{name}-*{_SUFFIX}"), key=_age)
    for older in files[1 if path.parent == PACKAGED else _MOST_KEPT :]:
        older.unlink(missing_ok=True)


def _age(path: Path) -> float:
    """Return a number that is the greater, the older a file is; what is gone meanwhile is the oldest."""
    try:
        return -path.stat().st_mtime
    except OSError:
        return 0.0
