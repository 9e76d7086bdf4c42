"""What of a name is seen: a name shows something, and holds nothing that nobody sees but where writing needs it."""

from __future__ import annotations

import pytest
from pydantic import BaseModel, Field, ValidationError

from engine.errors import DocumentError
from engine.readable import READABLE, check_readable, made_readable, signs

ENGLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"
NAMES = (
    "Avengers", "Ñandú", "R2-D2", "a|b", " Alba ", "Ana\u0301", "한글", "\u05d0\u05dc", "\u200f\u05d0", "\u0627\u200f!",
    "می\u200cخواهم", "क्\u200dष", "👩\u200d🚀", "👨🏽\u200d🦰", "🏳\ufe0f\u200d🌈", "5\ufe0f\u20e3", "☎\ufe0e",
    ENGLAND, "葛\U000e0100",
    "\u1820\u180b",
)  # fmt: skip
BLANK = (
    " ", "\u00a0", "\u3000", "\u00ad", "\u034f", "\u061c", "\u115f", "\u1160", "\u17b4", "\u180e", "\u200b", "\u200c",
    "\u200d", "\u200e", "\u2060", "\u206a", "\u2800", "\u3164", "\ufe0f", "\ufeff", "\uffa0", "\ufff0", "\ufffc",
    "\U0001bca0", "\U0001d173", "\U000e0041", "\U000e0100", "\u0301", "\u200d\u3164",
)  # fmt: skip
WITHIN = tuple(sign for sign in BLANK if not sign.isspace() and sign != "\u0301")


class Named(BaseModel):
    """Something with a name, as documents have it."""

    name: str = Field(pattern=READABLE)


def taken(name: str) -> bool:
    """Return whether a document takes a name; what is typed at the table is held to the same."""
    try:
        Named(name=name)
    except ValidationError:
        with pytest.raises(DocumentError, match="name: error-text-unreadable"):
            check_readable("name", name)
        assert signs(name)
        return False
    check_readable("name", name)
    assert not signs(name)
    return True


@pytest.mark.parametrize("name", NAMES)
def test_any_writing_is_a_name(name: str) -> None:
    """With what joins its letters, keeps them apart, turns them to the left or chooses their form."""
    assert taken(name)
    assert made_readable(name) == name.strip()


@pytest.mark.parametrize("name", BLANK, ids=ascii)
def test_what_shows_nothing_is_no_name(name: str) -> None:
    """Blanks of any kind, and what only stands upon another sign."""
    assert not taken(name)
    assert not taken(name * 3)
    assert made_readable(name, "", "ana") == "ana"


@pytest.mark.parametrize("sign", WITHIN, ids=ascii)
def test_nothing_unseen_stands_within_a_name(sign: str) -> None:
    """Two names that look the same are one to whoever reads them."""
    for name in (f"Al{sign}ba", f"{sign}Alba", f"Alba{sign}"):
        assert not taken(name)
        assert made_readable(name) == "Alba"


@pytest.mark.parametrize(
    "name", ["👩\u200d", "\u200d👩", "می\u200c", "5\ufe0f\ufe0f", ENGLAND[:-1], "\u200f(א)\u200f", "a\u180b"]
)
def test_what_writing_needs_stands_where_it_needs_it(name: str) -> None:
    """A joiner that joins nothing, a form chosen twice, a flag without its end, a turn beside no letter that turns."""
    assert not taken(name)


def test_the_signs_are_told() -> None:
    """As lists of signs write them, and not all of many."""
    assert signs("A\u200bl\u200bb\u2060a") == "U+200B, U+2060"
    assert signs("\u200b\u200c\u200d\u2060").count("U+") == 3
    assert signs("\u202egnp") == "U+202E"


def test_what_is_left_of_a_name_is_one() -> None:
    """Without what turns the writing or breaks its line; nothing where nothing is left."""
    assert made_readable("\u202egnp\n", "x") == "gnp"
    assert made_readable("", " ") == ""
