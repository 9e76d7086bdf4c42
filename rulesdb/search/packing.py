"""Numbers in little room: as arrays in the files of compiled rules, as text where JSON has to hold them."""

from __future__ import annotations

from array import array
from base64 import b64decode, b64encode
from collections.abc import Iterable
from typing import Any

__all__ = ["packed", "text_of", "unpacked"]


def packed(code: str, numbers: Iterable[float]) -> Any:
    """Return numbers as an array of one of `array`'s types.

    >>> list(unpacked("H", packed("H", [1, 2, 300])))
    [1, 2, 300]
    """
    return array(code, numbers)


def text_of(numbers: array[Any]) -> str:
    """Return an array as text that `unpacked` reads.

    >>> list(unpacked("H", text_of(packed("H", [1, 2, 300]))))
    [1, 2, 300]
    """
    return b64encode(numbers.tobytes()).decode()


def unpacked(code: str, held: Any) -> Any:
    """Return the numbers of an array, of a view of a file that holds one, or of `text_of` one."""
    if not isinstance(held, str):
        return held
    numbers = array(code)
    numbers.frombytes(b64decode(held))
    return numbers
