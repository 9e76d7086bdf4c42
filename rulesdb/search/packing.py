"""Numbers as text that JSON holds in little room and that is read back in a moment."""

from __future__ import annotations

from array import array
from base64 import b64decode, b64encode
from collections.abc import Iterable
from typing import Any

__all__ = ["packed", "unpacked"]


def packed(code: str, numbers: Iterable[float]) -> str:
    """Return numbers of one of `array`'s types as text.

    >>> list(unpacked("H", packed("H", [1, 2, 300])))
    [1, 2, 300]
    """
    return b64encode(array(code, numbers).tobytes()).decode()


def unpacked(code: str, text: str) -> Any:
    """Return the array that `packed` made this text of."""
    numbers = array(code)
    numbers.frombytes(b64decode(text))
    return numbers
