"""Whom the text of a card has generated, or put in its own figure's place (21.6, 21.12), and where they come to stand.

Only whom the words surely name is offered: a figure that waits on the own sideline under that name, or what stands
between "generate" and the end of its name, which is looked for on the shelf once its button is pressed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from engine.heroclix.game import GameFigure, GameState
from engine.heroclix.game.describe.reminders import Reminder

__all__ = ["Arrival", "around", "arrivals_of", "most_of", "within"]

LONGEST = 60  # letters of a name
WHOM = r"(?P<whom>(?:[^.;()]|\.(?=\S)|(?<=\b[A-Z])\.)*)"  # up to the end of the sentence; letters may have dots
MANY = r"(?:an?|one|two|three|four|[1-9]|up to (?:two|three|four|[1-9]))"
GENERATED = re.compile(rf"\b[Gg]enerates? (?:{MANY} )?{WHOM}")
REPLACED = r"\b[Rr]eplace (?i:{mine}) with (?:(?:an?|either) )?{whom}"
# what stands before a name: the set and the number in it
NUMBERED = re.compile(r"^.*?#\s?[A-Za-z]*\d+[A-Za-z]*\s+")
# what ends it
OR = re.compile(r" (?:or|and) (?:an? )?(?=[^,]*?#)")  # between two of them, each with its set and number
ENDS = re.compile(
    r" (?:bystanders?|characters?|on|in|into|adjacent|within|normally|instead|and|that|to|from|or|at|with|if|-or-)\b"
    r"| ?[\[,(:]|$"
)
NO_CHARACTERS = re.compile(r"\b(?:markers?|objects?|Barrier|Smoke Cloud|equipment)\b", re.IGNORECASE)
CLICK = re.compile(r"\bon (?:the )?click (?:number )?#?(?P<n>\d{1,2})\b", re.IGNORECASE)
SAME_CLICK = re.compile(r"\bon the ?same click number\b", re.IGNORECASE)
SAME_TRAIT = re.compile(r"\banother character with this trait\b", re.IGNORECASE)
THEIRS = re.compile(
    r"\b(?:that|the|each|a) (?:(?:hit|chosen|target|targeted|KO'd) )?(?:character|target)'s square\b"
    r"|\bsquare (?:it|they|he|she|that character) occupied\b"
    r"|\badjacent to (?:that|the|each|a) (?:hit |chosen |target |targeted )?(?:character|target)\b",
    re.IGNORECASE,
)
WITHIN = re.compile(r"\bwithin (\d{1,2}) squares?\b")
MOST = re.compile(r"\[MAX (\d{1,2})\]")


@dataclass(frozen=True, slots=True)
class Arrival:
    """One that a text has come: its `name`, its id where it waits on the sideline, and the click that is said, or 0.

    `replaces`: it comes in the place of the card's own figure.
    """

    name: str
    waiting: str = ""
    click: int = 0
    replaces: bool = False


def arrivals_of(state: GameState, reminder: Reminder, mine: str) -> Iterator[Arrival]:
    """Yield whom a reminder's text has generated or put in its figure's place; `mine` finds that figure in it."""
    for found in GENERATED.finditer(reminder.text):
        yield from _named(state, reminder, found["whom"], replaces=False)
    for found in re.finditer(REPLACED.format(mine=mine, whom=WHOM), reminder.text):
        if SAME_TRAIT.search(found["whom"]):
            yield from _of_the_same(state, reminder, found["whom"])
        else:
            yield from _named(state, reminder, found["whom"], replaces=True)


def around(state: GameState, reminder: Reminder) -> list[GameFigure]:
    """Return beside whom what is generated comes to stand: the figure itself, unless its card names others (21.6a)."""
    theirs = [state.by_id(one) for one in reminder.others] if THEIRS.search(reminder.text) else []
    return [one for one in theirs if one.squares] or [state.by_id(reminder.figure)]


def within(reminder: Reminder) -> int:
    """Return within how many squares of that."""
    told = WITHIN.search(reminder.text)
    return int(told[1]) if told else 1


def most_of(reminder: Reminder) -> int | None:
    """Return how many of them there may be on the map at one time ([MAX X], 27.7j)."""
    told = MOST.search(reminder.text)
    return int(told[1]) if told else None


def _named(state: GameState, reminder: Reminder, words: str, *, replaces: bool) -> Iterator[Arrival]:
    told = CLICK.search(words)
    click = int(told["n"]) if told else 0
    there = [one for one in _waiting(state, reminder) if _says(words, one.card.name)]
    longest = [one for one in there if not any(_says(each.card.name, one.card.name) for each in there if each != one)]
    for one in longest:
        yield Arrival(one.card.name, one.id, click, replaces)
    for part in () if there or NO_CHARACTERS.search(words.split(",", maxsplit=1)[0]) else OR.split(words):
        if name := _name(part):
            yield Arrival(name, click=click, replaces=replaces)


def _of_the_same(state: GameState, reminder: Reminder, words: str) -> Iterator[Arrival]:
    """Yield those on the sideline whose card has the same trait, on the same click where that is said."""
    click = state.by_id(reminder.figure).click if SAME_CLICK.search(words) else 0
    for one in _waiting(state, reminder):
        if any(special.name.casefold() == reminder.special.casefold() for special in one.card.specials):
            yield Arrival(one.card.name, one.id, click, replaces=True)


def _waiting(state: GameState, reminder: Reminder) -> list[GameFigure]:
    return [one for one in state.sidelined if one.owner == reminder.side]


def _says(words: str, name: str) -> bool:
    """Return whether words have a name, as whole words."""
    return re.search(rf"(?<![\w'’-]){re.escape(name)}(?![\w-])", words, re.IGNORECASE) is not None


def _name(words: str) -> str:
    """Return the name that words begin with, behind a set and a number in it; empty where they begin with none.

    >>> _name("Emperor Moth bystander adjacent to him"), _name("ABC #007 Tin Agent on click #1"), _name("of them")
    ('Emperor Moth', 'Tin Agent', '')
    """
    bare = NUMBERED.sub("", words.strip())
    end = ENDS.search(bare)
    name = bare[: end.start()].strip() if end is not None else ""
    return name[:LONGEST] if name[:1].isupper() and not name.isupper() else ""
