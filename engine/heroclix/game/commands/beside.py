"""Commands about what players keep beside the map: the sideline, cards, tokens with a name, coins and other dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from engine.heroclix.game.commands.base import Agreement, By, Where
from engine.heroclix.game.events.extremes import Which
from engine.heroclix.game.events.lasting import Until

__all__ = [
    "AddCard",
    "AddForceCards",
    "Attach",
    "BesideCommand",
    "BringIn",
    "ChangeKeyword",
    "ChooseExtreme",
    "Count",
    "DiscardCard",
    "DrawCard",
    "GiveClue",
    "RemoveFromGame",
    "RollInitiative",
    "Throw",
    "ToSideline",
    "UseCard",
]


@dataclass(frozen=True)
class Count(By):
    """Give or take so many tokens of a name, plot points, or whatever else a card lets players count (21.5, 24.5a).

    Of `figure`; without one, of `side`, by default the actor's. `by`: the figure that gave them.
    """

    name: str
    change: int
    figure: str | None = None
    side: str | None = None
    by: str | None = None
    why: str = ""


@dataclass(frozen=True)
class Attach(By):
    """Attach a figure to another, off the map (21.7)."""

    figure: str
    to: str


@dataclass(frozen=True)
class RemoveFromGame(By):
    """Remove a figure from the game by an effect: scored like a KO, but none (21.8)."""

    figure: str


@dataclass(frozen=True)
class ToSideline(By):
    """Put a figure on its side's sideline; before the first turn it starts there (2.6)."""

    figure: str


@dataclass(frozen=True)
class BringIn(By):
    """Bring a figure from its sideline, or back from the KO area: either way it is a new one (2.6, 3.2a).

    `at` None: off the map, or for one from the KO area with `sideline`, on the sideline. `start`: one of the starting
    lines that its card lists. `by`: the figure whose effect does it (21.6).
    """

    figure: str
    at: Where | None = None
    sideline: bool = False
    start: int | None = None
    by: str | None = None


@dataclass(frozen=True)
class ChangeKeyword(By):
    """Have a figure gain a keyword, or lose one, for the rest of the game (23.1b); `until`: as its effect says."""

    figure: str
    keyword: str
    gains: bool = True
    until: Until = "game"


@dataclass(frozen=True)
class ChooseExtreme(By):
    """Choose which of several tied is the highest or lowest point character; the active player does (21.10a).

    `among`: a side, whose force is meant, or `map`, `sideline` or `ko` for all characters there.
    """

    which: Which
    among: str
    figure: str


@dataclass(frozen=True)
class Throw(By):
    """Flip a coin or roll special dice, with the result kept in the log (21.13, 25.10).

    `die`: `coin`, `d` and a number of sides, or the faces with slashes between them, such as `1/1/2/5/?/?`.
    `results`: the faces that the players threw; without them the dice handed in decide.
    """

    die: str
    count: int = 1
    results: Sequence[str] = ()
    why: str = ""


@dataclass(frozen=True)
class AddCard(By):
    """Lay a card out for a side: one of its force or sideline, or one that an effect brings in (25).

    `kind`: one of `cards.KINDS`. `assigned`: the figures that a resource is assigned to, `everyone`: all of the
    force (25.4a); of an ID card the ID character. `clue`: the name of a Mystery Card's CLUE EFFECT (25.8). `limit`:
    `once-per-turn` or `once-per-game`, where the card says so (21.11). `text`: for players to read.
    """

    name: str
    kind: str
    points: int = 0
    side: str | None = None
    assigned: Sequence[str] = ()
    everyone: bool = False
    clue: str = ""
    limit: Literal["once-per-turn", "once-per-game"] | None = None
    text: str = ""


@dataclass(frozen=True)
class AddForceCards(By):
    """Lay out all cards of a force list, the `force` of a question about it: resources, ID cards and the like."""

    force: Mapping[str, Any]
    side: str | None = None


@dataclass(frozen=True)
class UseCard(By):
    """Use what a card says; a One-Shot is turned face down (25.11).

    `figure`: who uses it. `clues`: how many Clue tokens a Mystery Card's effect needs (25.8). `override`: the players
    let it stand whatever the rules say, as `agreed` (P30).
    """

    card: str
    figure: str | None = None
    clues: int | None = None
    override: bool = False
    agreed: Agreement | None = None


@dataclass(frozen=True)
class DrawCard(By):
    """Draw a Tarot Card; `name`: the one that was drawn at the table (25.7). `override`, `agreed`: as for `UseCard`."""

    side: str | None = None
    name: str | None = None
    override: bool = False
    agreed: Agreement | None = None


@dataclass(frozen=True)
class GiveClue(By):
    """Place Clue tokens on a Mystery Card, or take some away (25.8)."""

    card: str
    change: int = 1


@dataclass(frozen=True)
class DiscardCard(By):
    """Take a card out of play; one that is used, face down, counts all the same at the end (25.11)."""

    card: str


@dataclass(frozen=True)
class RollInitiative(By):
    """Roll for who chooses the first player, themed teams with their bonus (4.1b, 23.3).

    `rolls`: the two dice of each side that the players rolled, a mapping for each round of rerolled ties; those left
    out the dice handed in decide. `further`: what effects add to a side's roll; `unthemed`: the sides that are no
    themed team though they could be; `generic`: those whose shared keyword is a generic one (23.1a).
    """

    rolls: Sequence[Mapping[str, Sequence[int]]] = ()
    further: Mapping[str, int] = field(default_factory=dict)
    unthemed: Sequence[str] = ()
    generic: Sequence[str] = ()


BesideCommand = (
    Count
    | Attach
    | RemoveFromGame
    | ToSideline
    | BringIn
    | ChangeKeyword
    | ChooseExtreme
    | Throw
    | AddCard
    | AddForceCards
    | UseCard
    | DrawCard
    | GiveClue
    | DiscardCard
    | RollInitiative
)
