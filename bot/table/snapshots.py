"""A folded game as bytes, so that after a restart only the end of its log is read.

A snapshot is a cache: it is made by one version of the engine and thrown away by every other, and its log stays the
truth. It holds nothing but the engine's own frozen values; whatever else stands in the bytes is refused unread.
"""

from __future__ import annotations

import io
import logging
import pickle
import zlib
from collections.abc import Mapping
from functools import cache
from hashlib import blake2b
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeVar

import engine
from bot.store import Snapshot
from engine.game import State

__all__ = ["restored", "snapshot_of"]

log = logging.getLogger(__name__)

S = TypeVar("S", bound=State)


def snapshot_of(state: State) -> Snapshot:
    """Return a bare state, as its game makes it, as a snapshot."""
    file = io.BytesIO()
    _Writer(file, protocol=5).dump(state)
    payload = zlib.compress(file.getvalue(), 1)
    return Snapshot(state.sequence, code_version(), _digest(payload), payload)


def restored(snapshot: Snapshot | None, of: type[S]) -> S | None:
    """Return the state of a snapshot, `of` its game's kind.

    None for one of another version, or a damaged one: nothing is guessed from it.
    """
    if snapshot is None or snapshot.code != code_version() or snapshot.digest != _digest(snapshot.payload):
        return None
    try:
        state = _Reader(io.BytesIO(zlib.decompress(snapshot.payload))).load()
    except Exception as error:  # whatever unpickling raises: the log tells the same
        log.warning("a snapshot could not be read: %s", error)
        return None
    return state if isinstance(state, of) and state.sequence == snapshot.sequence else None


@cache
def code_version() -> str:
    """Return a digest of the engine's code: what it folds a log to may change with any of it."""
    folder = Path(engine.__file__).resolve().parent
    digest = blake2b(digest_size=16)
    for path in sorted(folder.rglob("*.py")):
        digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def _digest(payload: bytes) -> str:
    return blake2b(payload, digest_size=16).hexdigest()


def _mapping(values: dict[str, Any]) -> Mapping[str, Any]:
    return MappingProxyType(values)


class _Writer(pickle.Pickler):
    def reducer_override(self, obj: Any) -> Any:
        return (_mapping, (dict(obj),)) if isinstance(obj, MappingProxyType) else NotImplemented


class _Reader(pickle.Unpickler):
    """Makes values of the engine's own classes and nothing else: a database tampered with runs no code."""

    def find_class(self, module: str, name: str, /) -> Any:
        if (module, name) == (__name__, _mapping.__name__):
            return _mapping
        if module.startswith("engine.") and name.isidentifier():
            found = super().find_class(module, name)
            if isinstance(found, type) and found.__module__ == module:
                return found
        raise pickle.UnpicklingError(f"{module}.{name} is no part of a game")
