"""What happens to cards, and in the course of a round: cards chosen and revealed, activations, maintenance (4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Literal

from engine.motu.game.events.base import Count, Happened, Id, Seal, Stands, WarSide

__all__ = [
    "BY_EVENT",
    "ActivationBegan",
    "ActivationEnded",
    "BonusTaken",
    "CardPlayed",
    "CardRevealed",
    "CardSealed",
    "CardsAdded",
    "CardsDiscarded",
    "CardsDrawn",
    "DeckShuffled",
    "InitiativeSettled",
    "ManaGained",
    "ObjectiveTaken",
    "Passed",
    "PhaseBegan",
    "QuestCompleted",
    "Ready",
    "RoundEvent",
    "RoundKept",
]


@dataclass(frozen=True)
class CardsAdded(Happened):
    """Fate or glory cards joined an army's list, id → what is printed on it (3)."""

    side: WarSide
    cards: dict[Id, dict[str, Any]]


@dataclass(frozen=True)
class DeckShuffled(Happened):
    """The deck was shuffled by a seed that stays hidden; `seal` is the SHA-256 of it, empty where players shuffled."""

    side: WarSide
    seal: Seal | Literal[""]


@dataclass(frozen=True)
class CardsDrawn(Happened):
    """So many fate cards were drawn; which ones, only their player knows."""

    side: WarSide
    count: Count


@dataclass(frozen=True)
class CardsDiscarded(Happened):
    """Cards were discarded from the hand before drawing (4a)."""

    side: WarSide
    cards: tuple[Id, ...]


@dataclass(frozen=True)
class CardSealed(Happened):
    """A card was chosen and laid face down: the log has only its seal, until both are revealed (4b)."""

    side: WarSide
    seal: Seal


@dataclass(frozen=True)
class CardRevealed(Happened):
    """A chosen card was turned face up; `salt` is what its seal was made with, empty where it was laid openly.

    `printed`: what is printed on a card that is on no list.
    """

    side: WarSide
    card: Id
    initiative: Count
    salt: str = ""
    printed: dict[str, Any] | None = None


@dataclass(frozen=True)
class InitiativeSettled(Happened):
    """Whose card goes first, and by what (4b)."""

    side: WarSide
    by: Literal["initiative", "starting-player", "passed"]


@dataclass(frozen=True)
class Passed(Happened):
    """An army activates nobody more this round; `forced`: it can activate nobody (4b)."""

    side: WarSide
    forced: bool = False


@dataclass(frozen=True)
class ActivationBegan(Happened):
    """A character was activated by the card revealed: its action points, and its mana after the card's (4b)."""

    figure: str
    card: Id
    points: Count
    mana: Count


@dataclass(frozen=True)
class CardPlayed(Happened):
    """A further card was played for a bonus, in an activation or an interruption (4b, 7c)."""

    figure: str
    card: Id
    printed: dict[str, Any] | None = None


@dataclass(frozen=True)
class BonusTaken(Happened):
    """Which bonus of a card was taken: mana or its ability; a point or its side quest (4b)."""

    figure: str
    card: Id
    bonus: Literal["mana", "ability", "point", "quest"]
    mana: Count
    points: Count


@dataclass(frozen=True)
class QuestCompleted(Happened):
    """The condition of a side quest in play was met: its card lies face up (7i)."""

    side: WarSide
    card: Id
    points: Count


@dataclass(frozen=True)
class ActivationEnded(Happened):
    """An activation ended; points that were left are lost (4b)."""

    figure: str


@dataclass(frozen=True)
class PhaseBegan(Happened):
    """A phase of a round began."""

    round: Count
    phase: Literal["preparation", "activation", "maintenance"]


@dataclass(frozen=True)
class ObjectiveTaken(Happened):
    """A character took an objective token: it leaves the field for the play area of its army (4c)."""

    figure: str
    token: str
    stands: Stands = ()


@dataclass(frozen=True)
class Ready(Happened):
    """A side has done what it wants to: collected its objectives (4c), or prepared without a hand that is counted."""

    side: WarSide


@dataclass(frozen=True)
class RoundKept(Happened):
    """The maintenance after the objectives: effects and marks are gone; how each character stands then (4c)."""

    figures: dict[str, dict[str, Any]]
    marks: tuple[str, ...] = ()


@dataclass(frozen=True)
class ManaGained(Happened):
    """A character's mana changed outside an activation's card; `after` is what it has."""

    figure: str
    before: Count
    after: Count


RoundEvent = (
    CardsAdded
    | DeckShuffled
    | CardsDrawn
    | CardsDiscarded
    | CardSealed
    | CardRevealed
    | InitiativeSettled
    | Passed
    | ActivationBegan
    | CardPlayed
    | BonusTaken
    | QuestCompleted
    | ActivationEnded
    | PhaseBegan
    | ObjectiveTaken
    | Ready
    | RoundKept
    | ManaGained
)
BY_EVENT: Mapping[str, type[RoundEvent]] = MappingProxyType(
    {
        "cards-added": CardsAdded,
        "deck-shuffled": DeckShuffled,
        "cards-drawn": CardsDrawn,
        "cards-discarded": CardsDiscarded,
        "card-sealed": CardSealed,
        "card-revealed": CardRevealed,
        "initiative-settled": InitiativeSettled,
        "passed": Passed,
        "activation-began": ActivationBegan,
        "card-played": CardPlayed,
        "bonus-taken": BonusTaken,
        "quest-completed": QuestCompleted,
        "activation-ended": ActivationEnded,
        "phase-began": PhaseBegan,
        "objective-taken": ObjectiveTaken,
        "ready": Ready,
        "round-kept": RoundKept,
        "mana-gained": ManaGained,
    }
)
