"""What is asked in the course of a round: cards, activations, maintenance (4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.motu.game.commands.base import By, Overriding

__all__ = [
    "Activate", "AddCards", "ChooseCard", "Collect", "CompleteQuest", "EndActivation", "Maintain", "Opened", "Pass",
    "PlayCard", "Prepare", "Reveal", "RoundCommand", "ShuffleDeck", "TakeBonus",
]  # fmt: skip

CardGiven = str | Mapping[str, Any]  # a card by its id or name, or what is printed on one that is on no list


@dataclass(frozen=True)
class AddCards(By):
    """Add fate or glory cards to an army's list (3), each as `state.cards.CardIn` has it; `copies` makes several."""

    cards: Sequence[Mapping[str, Any]]
    side: str | None = None


@dataclass(frozen=True)
class ShuffleDeck(By):
    """Shuffle an army's deck by a secret `seed` and draw the first hand (3): the log has only the seal of the seed.

    Who keeps the seed tells the hand by `hand_of`. Without it the players shuffle and hold their own cards, and the
    game counts them.
    """

    side: str | None = None
    seed: str | None = None


@dataclass(frozen=True)
class Prepare(By):
    """Prepare for the round (4a): discard any cards of the hand, then draw up to five fate cards.

    `seed`: as `ChooseCard` has it, where cards are discarded.
    """

    discard: Sequence[str] = ()
    side: str | None = None
    seed: str | None = None


@dataclass(frozen=True)
class ChooseCard(By):
    """Choose a card and lay it face down (4b): the log has only its seal.

    `card`: its id or name, or what is printed on it where it is on no list. `salt`: a secret of at least 16 letters,
    made anew for each card, with which alone it can be revealed. `seed`: that of the deck, asked for where the deck was
    dealt by one: the card is one of the hand that it tells.
    """

    card: CardGiven
    salt: str
    side: str | None = None
    seed: str | None = None


@dataclass(frozen=True)
class Opened:
    """A card as it is turned face up: the card, and the salt that it was sealed with."""

    card: CardGiven
    salt: str = ""


@dataclass(frozen=True)
class Reveal(By):
    """Turn the chosen cards face up (4b): all at once, those of every side that has not passed.

    A card that was sealed is opened by whoever knows its salt. One that was not sealed lies on the table already: its
    player, or a judge, tells it, with an empty salt.
    """

    cards: Mapping[str, Opened]


@dataclass(frozen=True)
class Pass(By):
    """Activate nobody more this round (4b)."""

    side: str | None = None


@dataclass(frozen=True)
class Activate(By):
    """Activate a character with the card revealed, and take one of the card's bonuses (4b).

    `bonus`: of a fate card `mana` or `ability`, of a glory card `point` or `quest`; left out, it is taken later
    (`TakeBonus`), before any action.
    """

    figure: str
    bonus: str | None = None


@dataclass(frozen=True)
class TakeBonus(By):
    """Take the bonus of the card that activated the character (4b)."""

    bonus: str


@dataclass(frozen=True)
class PlayCard(By):
    """Play a further card on the character that acts, before or after any of its actions, for one bonus (4b, 7c)."""

    card: CardGiven
    bonus: str
    seed: str | None = None


@dataclass(frozen=True)
class CompleteQuest(By):
    """Say that the condition of a side quest in play is met (7i); the players read its text."""

    card: str


@dataclass(frozen=True)
class EndActivation(By):
    """End the activation, or the interruption, of the character that acts (4b, 7c); points left are lost."""


@dataclass(frozen=True)
class Collect(Overriding):
    """Take an objective token with a character, in the maintenance (4c)."""

    figure: str
    token: str


@dataclass(frozen=True)
class Maintain(By):
    """Go on from the objectives: effects and marks end, victory is checked, mana is received, a round begins (4c).

    While the other side could still take a token, it waits for that side to say the same. `side`: as elsewhere.
    """

    side: str | None = None


RoundCommand = (
    AddCards
    | ShuffleDeck
    | Prepare
    | ChooseCard
    | Reveal
    | Pass
    | Activate
    | TakeBonus
    | PlayCard
    | CompleteQuest
    | EndActivation
    | Collect
    | Maintain
)
