"""The neutral reply: what a command answers, before Discord or a terminal gives it a form.

Texts are plain markdown as both understand it. Everything typed by users has been escaped by `safe`
before it gets here.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import NamedTuple

__all__ = ["MOST_OPTIONS", "Attachment", "Block", "Choice", "Form", "Menu", "Picture", "Reply", "Tone", "safe"]

MOST_OPTIONS = 25  # of a menu: Discord takes no more
# would turn round the words that follow, or stands for no sign at all; blanks of every kind are left
_STEERING = re.compile("[\u200e\u200f\u202a-\u202e\u2066-\u2069]|[\0-\x08\x0e-\x1b\x7f-\x84\x86-\x9f]")
_SPECIAL = re.compile(r"([\\*_~`|>\[\]()#<])")
_LINKED = re.compile(r"(?<=:)(?=//)|(?<=discord)(?=\.gg)", re.IGNORECASE)  # where Discord makes a link, an invitation


def safe(text: str) -> str:
    r"""Return a name typed by a user so that it is read as text: no markdown, no mention, no link, one line.

    >>> safe("**@everyone**"), safe("http://example.org")
    ('\\*\\*@\u200beveryone\\*\\*', 'http:\u200b//example.org')
    """
    one_line = " ".join(_STEERING.sub("", text).split())
    return _LINKED.sub("\u200b", _SPECIAL.sub(r"\\\1", one_line)).replace("@", "@\u200b")


class Tone(StrEnum):
    """How a reply looks: the colour of the embed, never its only carrier of meaning."""

    PLAIN = "plain"
    GOOD = "good"  # clear, legal, hit
    WARN = "warn"  # hindered, did you mean
    MISS = "miss"  # an attack that hits nobody: no refusal
    BAD = "bad"  # blocked, refused


class Block(NamedTuple):
    """One titled paragraph of a reply."""

    title: str
    text: str
    inline: bool = False


class Picture(NamedTuple):
    """A picture with the words that tell the same (alt text)."""

    png: bytes
    alt: str
    name: str = "board.png"


class Attachment(NamedTuple):
    """A file that comes with a reply."""

    name: str
    data: bytes


class Choice(NamedTuple):
    """A button. `action` and `arguments` name what it does; they survive a restart."""

    label: str
    action: str
    arguments: tuple[str, ...] = ()
    style: str = "secondary"  # primary | secondary | success | danger
    only_for: str | None = None  # the user id it belongs to; None: anybody
    row: int | None = None  # of five, from 0; None: the first that has room
    written: bool = (
        False  # it asks first for a line to be written, the action's last argument: `form-<action>` says what
    )


class Menu(NamedTuple):
    """A select menu; its options are (label, value, description)."""

    placeholder: str
    action: str
    options: tuple[tuple[str, str, str], ...]
    only_for: str | None = None
    told: bool = False  # its options stand in a block already, so that a terminal need not repeat them


class Form(NamedTuple):
    """A form that is opened in place of an answer: what is done with what is written there, and for which side."""

    key: str
    side: str = ""


@dataclass(frozen=True, slots=True)
class Reply:
    """What a command answers."""

    title: str = ""
    text: str = ""
    blocks: tuple[Block, ...] = ()
    footer: str = ""
    tone: Tone = Tone.PLAIN
    picture: Picture | None = None
    draw: Callable[[], Picture] | None = None  # makes the picture once the asker has been told to wait
    choices: tuple[Choice, ...] = ()
    menus: tuple[Menu, ...] = ()
    files: tuple[Attachment, ...] = ()
    private: bool = False
    in_place: bool = False  # of a button: put it where the button's message was
    rule: tuple[str, str] | None = None  # the ruleset and section that it shows
    retires: bool = False  # of a button: leave its message, and take its buttons away
    withdraws: bool = False  # of a button: take its message away
    asked_by: str = ""  # the name of whoever shares it
    line: str = ""  # what happened at the table, in one line; empty: the first of the text
    whole: bool = False  # of what happened at the table: it is told whole, in no line
    doubt: str = ""  # the words of the button by which a reader says that it is wrong; empty: there is nothing to doubt
    question: str = ""  # what it answers, as it was asked in words
    mention: int | None = None  # the id of a role that is called by it; nobody else is ever pinged
    form: Form | None = None  # opened in place of it; nothing has been answered or stored before

    def drawn(self) -> Reply:
        """Return the reply with its picture made."""
        return self if self.draw is None else replace(self, picture=self.draw(), draw=None)
