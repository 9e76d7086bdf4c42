"""Cards of a side beside the map: resources, ID cards, Location Bonuses, Tarot and Mystery Cards, One-Shots (25).

Of 2012 feats, battlefield conditions, event dials and alternate team abilities (tacticas).

What a card does is the players' to read; kept are where it lies, whom it belongs to, and the limits of the book.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, get_args

from engine.heroclix.game.events.base import Count, Happened, Id, Objection, Party, Thrower
from engine.readable import Spoken

__all__ = [
    "BY_EVENT",
    "KINDS",
    "CardAdded",
    "CardDrawn",
    "CardEvent",
    "CardKind",
    "CardLeft",
    "CardPlace",
    "CardUsed",
    "ClueGiven",
    "DeckShuffled",
    "SideCard",
]

CardKind = Literal[
    "id-card", "resource", "location-bonus", "map-bonus", "tarot", "mystery-card", "one-shot", "other-card",
    "feat", "condition", "event-dial", "alternate-ability",
]  # fmt: skip
CardPlace = Literal["play", "sideline", "deck", "out", "ko"]
Limit = Literal["once-per-turn", "once-per-game"]
KINDS: tuple[CardKind, ...] = get_args(CardKind)


@dataclass(frozen=True, slots=True)
class SideCard:
    """A card. `place`: in play, on the sideline, in the deck, out of play, or KO'd.

    `assigned`: the figures of a resource, unless `everyone` of its force is (25.4a), or the ID character; `gone`:
    those of them that were replaced since, or went to the sideline (25.4b, P99). `clues`: its Clue tokens, `clue` the
    name of its CLUE EFFECT (25.8).
    `bottom`: under the rest of the deck, the lowest first.
    `used`: this turn; `used_up`: once in this game; `drawn`: in which turn a Tarot Card was put into play.
    """

    id: str
    name: str
    kind: CardKind
    side: str
    place: CardPlace
    points: int = 0
    assigned: tuple[str, ...] = ()
    gone: frozenset[str] = frozenset()
    everyone: bool = False
    clue: str = ""
    clues: int = 0
    limit: Limit | None = None
    text: str = ""
    face_up: bool = True
    bottom: int = 0
    used: bool = False
    used_up: bool = False
    drawn: int = 0

    @property
    def active(self) -> bool:
        """Whether it may do anything where it lies: face-down One-Shots may not (25.11)."""
        return self.place in ("play", "sideline") and self.face_up


@dataclass(frozen=True)
class CardAdded(Happened):
    """A card was laid out for a side; the fields are those of `SideCard`."""

    card: Id
    name: Spoken
    kind: CardKind
    side: Party
    points: int = 0
    assigned: tuple[str, ...] = ()
    everyone: bool = False
    clue: Spoken = ""
    limit: Limit | None = None
    text: str = ""


@dataclass(frozen=True)
class CardUsed(Happened):
    """A card was used, by a figure where one is named; a One-Shot lies face down now (25.11)."""

    card: str
    name: str
    figure: str = ""
    turned: bool = False
    objection: Objection = ()


@dataclass(frozen=True)
class ClueGiven(Happened):
    """The number of a Mystery Card's Clue tokens changed (25.8)."""

    card: str
    name: str
    before: Count
    after: Count


@dataclass(frozen=True)
class CardDrawn(Happened):
    """A Tarot Card was drawn: put into play over the one before it, or to the `bottom` of the deck (25.7).

    `dice`: the bot's where it drew by chance.
    """

    card: str
    name: str
    side: Party
    bottom: bool = False
    objection: Objection = ()
    dice: Thrower = ""


@dataclass(frozen=True)
class DeckShuffled(Happened):
    """A side's Tarot Cards out of play were shuffled into its deck (25.7)."""

    side: Party


@dataclass(frozen=True)
class CardLeft(Happened):
    """A card left play: KO'd, and scored, or not (25.4a)."""

    card: str
    name: str
    ko: bool = False


CardEvent = CardAdded | CardUsed | ClueGiven | CardDrawn | DeckShuffled | CardLeft

BY_EVENT: Mapping[str, type[CardEvent]] = {
    "card-added": CardAdded,
    "card-used": CardUsed,
    "clue-given": ClueGiven,
    "card-drawn": CardDrawn,
    "deck-shuffled": DeckShuffled,
    "card-left": CardLeft,
}
