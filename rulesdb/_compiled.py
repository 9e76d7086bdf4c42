"""A cache of what is slow to read: parsed entries and the search index, as JSON.

A file's name holds a digest of the corpus files and of the code that compiles them, and its first line
a digest of the rest: a stale or damaged file is never trusted, only rebuilt. Each further line holds one of the
parts, so that no more than a part is in memory twice. Where the cache folder can't be written nothing is kept, and
everything still works.
"""

from __future__ import annotations

import gc
import json
import os
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import Any

from platformdirs import user_cache_path

__all__ = ["cache_folder", "cached", "digest_of"]

_CODE = Path(__file__).resolve().parent
_PIECE = 1 << 20  # bytes read at once while a file is checked


def cache_folder() -> Path:
    """Return the folder where compiled rules are kept; it need not exist."""
    return user_cache_path("clix-judge", appauthor=False) / "rulesdb"


def digest_of(files: Iterable[Path]) -> str:
    """Return a digest of the files' names and contents, and of this package's code."""
    digest = blake2b(digest_size=16)
    code = [*_CODE.glob("*.py"), *(_CODE / "search").glob("*.py")]
    for path in (*sorted(code), *files):
        content = path.read_bytes()
        digest.update(f"{'/'.join(path.parts[-3:])}:{len(content)}:".encode())
        digest.update(content)
    return digest.hexdigest()


def cached(name: str, digest: str, build: Callable[[], Mapping[str, Any]]) -> Mapping[str, Any]:
    """Return what `build` makes, by its parts, from the cache if it holds exactly that, else built and kept.

    What is built must mean the same after a journey through JSON.
    """
    with _no_collections():
        return _cached(name, digest, build)


def _cached(name: str, digest: str, build: Callable[[], Mapping[str, Any]]) -> Mapping[str, Any]:
    folder = cache_folder()
    path = folder / f"{name}-{digest}.json"
    try:
        return _read(path)
    except (OSError, ValueError):
        pass  # absent, unreadable or damaged: built anew below
    built = build()
    _keep(folder, name, path, built)
    return built


def _read(path: Path) -> dict[str, Any]:
    """Return the parts that a file holds. Raises OSError, or ValueError for one that is damaged."""
    with path.open("rb") as file:
        check = file.readline()
        read = blake2b(digest_size=16)
        while piece := file.read(_PIECE):
            read.update(piece)
        if check.strip() != read.hexdigest().encode():
            raise ValueError(path)
        file.seek(len(check))
        return dict(json.loads(line) for line in file)


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


def _keep(folder: Path, name: str, path: Path, built: Mapping[str, Any]) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=folder, prefix=f".{name}-")
        try:
            with os.fdopen(handle, "wb") as file:
                lines = [
                    json.dumps(part, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
                    for part in built.items()
                ]
                check = blake2b(digest_size=16)
                for line in lines:
                    check.update(line)
                file.writelines([check.hexdigest().encode() + b"\n", *lines])
            Path(temporary).replace(path)
        except OSError:
            Path(temporary).unlink(missing_ok=True)
            raise
        for older in folder.glob(f"{name}-*.json"):
            if older != path:
                older.unlink(missing_ok=True)
    except OSError:
        return  # a read-only home: slower at the next start, nothing else
