"""Fate and glory cards, as their players type them; and what hides them until they are shown (4b).

A deck is shuffled by a seed, a chosen card is laid face down under a salt: the log holds the SHA-256 of either, never
the secret itself. Whoever keeps a secret can show later that nothing was changed; whoever reads the log learns nothing.
"""

from __future__ import annotations

import hmac
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Annotated, Any, Literal

from pydantic import Field, ValidationError

from engine.motu.document import Model, Name, Number, Points, Text
from engine.motu.judge import NOISE
from engine.validation import document_error

__all__ = ["FATE", "GLORY", "Card", "CardIn", "card_document", "hand_of", "in_order", "read_card", "seal"]

FATE, GLORY = "fate", "glory"
BONUSES = {FATE: ("mana", "ability"), GLORY: ("point", "quest")}  # of which one is taken (4b)


class CardIn(Model):
    """What a fate or glory card prints: `text` its ability or side quest, `points` what the quest is worth (4b, 7i)."""

    name: Name = "card"
    kind: Literal["fate", "glory"] = "fate"
    initiative: Number = 0
    ap: Number = 0
    mana: Annotated[int, Field(ge=0, le=5, strict=True)] = 0
    text: Text = ""
    points: Points = 0
    copies: Annotated[int, Field(ge=1, le=40, strict=True)] = 1


@dataclass(frozen=True, slots=True)
class Card:
    """A fate or glory card of an army.

    `place`: hidden (in the deck or in the hand), shown (revealed, not used yet), on (played, on or beside the card of
    the character `on`), discarded, completed (a side quest, face up).
    """

    id: str
    side: str
    name: str
    kind: str
    initiative: int
    ap: int
    mana: int
    text: str = ""
    points: int = 0
    place: Literal["hidden", "shown", "on", "discarded", "completed"] = "hidden"
    on: str = ""
    bonus: str = ""  # the one taken of it
    first: bool = False  # it activated the character, rather than being played on top
    interrupting: bool = False  # it was played in an interruption

    @property
    def bonuses(self) -> tuple[str, ...]:
        """The bonuses of which one is taken (4b)."""
        return BONUSES[self.kind]


def read_card(document: Mapping[str, Any], path: str = "card") -> CardIn:
    """Return what is printed on a card of a document. Raises DocumentError naming the field."""
    try:
        return CardIn.model_validate(document)
    except ValidationError as error:
        raise document_error(error, CardIn, path, noise=NOISE) from None


def card_document(printed: CardIn) -> dict[str, Any]:
    """Return what is printed on one card, ready for JSON."""
    return printed.model_dump(mode="json", exclude_defaults=True, exclude={"copies"})


def seal(side: str, card: str | Mapping[str, Any], salt: str) -> str:
    """Return the seal of a card chosen under a salt: SHA-256 of salt, side and card, a line each.

    `card`: its id, or what is printed on it where it is on no list.

    >>> seal("evil", "storm-1", "x7")[:8] != seal("evil", "storm-1", "x8")[:8]
    True
    """
    text = card if isinstance(card, str) else json.dumps(dict(card), sort_keys=True, ensure_ascii=False)
    return sha256(f"{salt}\n{side}\n{text}".encode()).hexdigest()


def in_order(seed: str, ids: Iterable[str]) -> tuple[str, ...]:
    """Return the fate cards of a deck as a seed shuffles them: by the HMAC-SHA-256 of each id, the first on top.

    >>> sorted(in_order("any seed", ("a", "b", "c")))
    ['a', 'b', 'c']
    """
    return tuple(sorted(ids, key=lambda id_: hmac.new(seed.encode(), id_.encode(), "sha256").digest()))


def hand_of(seed: str, deck: Iterable[Card], drawn: int) -> tuple[Card, ...]:
    """Return the hand of an army of whose deck so many cards were drawn: those, less what was shown since, and glory.

    Only who knows the seed can tell it.
    """
    cards = tuple(deck)
    drawn_ids = set(in_order(seed, (card.id for card in cards if card.kind == FATE))[:drawn])
    return tuple(card for card in cards if card.place == "hidden" and (card.kind == GLORY or card.id in drawn_ids))
