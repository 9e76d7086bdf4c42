"""Where games are kept when the host says nothing: light to import, for commands that only look whether it is there."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_data_path

__all__ = ["default_store"]


def default_store(*, make_folder: bool = False) -> Path:
    """Return the SQLite file in the user's data directory; it need not exist.

    >>> default_store().name
    'judge.sqlite3'
    """
    return user_data_path("clix-judge", ensure_exists=make_folder) / "judge.sqlite3"
