"""Victory points: who scores what leaves the game, how divided points are shared, who leads (5.4, 26.3)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.heroclix.ruleset import Ruleset
from engine.heroclix.sides import side_term
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind

if TYPE_CHECKING:
    from engine.heroclix.force.elements import Element  # every edition's record loads this, a ruling needs no list

__all__ = [
    "EMPTY_FORCE",
    "Claim",
    "PointsAndMissions",
    "all_are_counted",
    "defeating",
    "generated_told",
    "leaders",
    "missions_win",
    "not_scored",
    "receiver",
    "remaining_told",
    "scored_at_the_end",
    "shares",
    "sharing",
    "totals",
    "worthless_count",
]

OPPONENT = Message("score-opponent", ("element", "points", "side"), rule="5.4a")
ACTIVE = Message("score-active-player", ("element", "points", "side"), rule="26.3")
DAMAGER = Message("score-last-damager", ("element", "points", "side"), rule="26.3")
GENERATED = Message("score-generated", ("element", "side"), rule="5.4b")
SIDELINE_THING = Message("score-sideline-thing", ("element",), rule="5.4a", reading="P63")
SIDELINE_STARTED = Message("score-sideline-started", ("element",), rule="5.4a", reading="P63")
DIVIDED = Message("score-divided", ("element", "points"), rule="26.3", reading="P64")
REMAINING = Message("score-remaining", ("side", "elements"), rule="5.4b")
REMAINING_LISTED = Message("score-remaining-listed", ("side", "elements"), rule="25.6b")

EMPTY_FORCE = "nobody-left"  # of what defeats for want of characters
TWO = 2  # players; with more of them chapter 26 counts


@dataclass(frozen=True, slots=True)
class PointsAndMissions:
    """Today's ends: points far above the build total defeat an opponent, mission points win (5.2, 5.3c)."""

    margin: int = 100  # above the build total (5.2)
    missions: int = 20  # 5.3c
    worthless_count: bool = False  # 5.2
    all_are_counted: bool = False  # 5.4
    opponents_share: bool = False  # 26.3
    sideline_things: bool = True  # 5.4b

    def defeating(self, build_total: int) -> int | None:
        """Return the victory points that defeat an opponent (5.2)."""
        return build_total + self.margin

    def missions_win(self, points: int) -> bool:
        """Return whether so many mission points win the game (5.3c)."""
        return points >= self.missions

    def remaining(self, players: int, by_ko: bool) -> frozenset[str] | None:  # noqa: ARG002 - other books ask for them
        """Return that all is scored, used or not (5.4b)."""
        return None


def defeating(ruleset: Ruleset, build_total: int) -> int | None:
    """Return the victory points that defeat an opponent in a game of `build_total` points, if any do (5.2).

    >>> from engine.heroclix.editions.modern import MODERN
    >>> defeating(MODERN, 300)
    400
    """
    return ruleset.score.defeating(build_total)


def worthless_count(ruleset: Ruleset) -> bool:
    """Return whether a character of 0 points keeps its player in the game (5.2)."""
    return ruleset.score.worthless_count


def all_are_counted(ruleset: Ruleset) -> bool:
    """Return whether the points of defeated players count too, where more or fewer than one is left (5.4)."""
    return ruleset.score.all_are_counted


def sharing(ruleset: Ruleset, order: Sequence[str], owner: str) -> tuple[str, ...]:
    """Return who shares at once what nobody scores alone of `owner`'s; nobody where that waits for the end (26.3)."""
    return tuple(side for side in order if side != owner) if ruleset.score.opponents_share else ()


def not_scored(ruleset: Ruleset, element: Element, brought_in: bool) -> Message | None:
    """Return why nothing is scored for what is no character and started on the sideline, if so (5.4a, 5.4b, P63).

    `brought_in`: whether an effect has brought it into play; not every book scores it even then.
    """
    if not element.sideline or element.is_character:
        return None
    if not brought_in:
        return SIDELINE_THING
    return None if ruleset.score.sideline_things else SIDELINE_STARTED


def generated_told(ruleset: Ruleset, element: Element, side: str) -> Step:
    """Return how it is told that something came into play: whose side it joins, if it is scored (5.4b)."""
    if unscored := not_scored(ruleset, element, brought_in=True):
        return unscored.step(StepKind.CHECK, element=FigureId(element.id))
    return GENERATED.step(StepKind.CHECK, element=FigureId(element.id), side=side_term(side))


def scored_at_the_end(ruleset: Ruleset, kind: str, players: int, by_ko: bool) -> bool:
    """Return whether what a defeated player has left of a kind is scored (5.4b)."""
    kinds = ruleset.score.remaining(players, by_ko)
    return kinds is None or kind in kinds


def remaining_told(ruleset: Ruleset, players: int, by_ko: bool) -> Message:
    """Return how it is told what a defeated player's force still scores: all that is left, or some kinds of it (5.4b).

    >>> from engine.heroclix.editions.modern import MODERN
    >>> remaining_told(MODERN, 2, by_ko=True).key
    'score-remaining'
    """
    return REMAINING if ruleset.score.remaining(players, by_ko) is None else REMAINING_LISTED


def missions_win(ruleset: Ruleset, points: int) -> bool:
    """Return whether so many mission points win the game (5.3c)."""
    return ruleset.score.missions_win(points)


@dataclass(frozen=True, slots=True)
class Claim:
    """Points scored: for which element, how many, by whom, and the message that says why.

    `to` None: divided among the undefeated at the end, where the edition shares it then; `but_for` is the side that
    has no part in it, since only its opponents score it (25.11).
    """

    of: str
    points: int
    to: str | None
    why: Message
    but_for: str | None = None


def receiver(order: Sequence[str], owner: str, turn: str | None, damaged_by: str | None) -> tuple[str | None, Message]:
    """Return who scores an element of `owner`, and the message that says why; None where it is divided.

    Of two players always the opponent (5.4a). Of more, the one whose turn it is; on the owner's own turn the
    one whose character damaged it last, if any (26.3). `damaged_by` is None for what is no character.

    >>> receiver(("red", "blue", "green"), "red", "green", None)[0]
    'green'
    >>> receiver(("red", "blue", "green"), "red", "red", "blue")[0]
    'blue'
    """
    others = [side for side in order if side != owner]
    if len(order) <= TWO:
        return (others[0], OPPONENT) if others else (None, DIVIDED)
    if turn in others:
        return turn, ACTIVE
    if turn is not None and damaged_by in others:
        return damaged_by, DAMAGER
    return None, DIVIDED


def shares(points: int, among: int) -> int:
    """Return what each of so many players scores of divided points, rounded up (6.11).

    >>> shares(75, 2), shares(60, 3)
    (38, 20)
    """
    return -(-points // among)


def totals(claims: Iterable[Claim], order: Sequence[str], sharing: Sequence[str]) -> dict[str, int]:
    """Return each side's victory points; `sharing` are those among whom divided points are shared."""
    found = dict.fromkeys(order, 0)
    for claim in claims:
        if claim.to is not None:
            found[claim.to] = found.get(claim.to, 0) + claim.points
        elif sharing:
            among = _among(claim, order, sharing)
            for side in among:
                found[side] += shares(claim.points, len(among))
    return found


def _among(claim: Claim, order: Sequence[str], sharing: Sequence[str]) -> Sequence[str]:
    """Return who shares a claim: where its own side alone is left, its opponents all do (P64)."""
    if claim.but_for is None:
        return sharing
    return [side for side in sharing if side != claim.but_for] or [side for side in order if side != claim.but_for]


def leaders(points: Mapping[str, int], among: Iterable[str]) -> tuple[str, ...]:
    """Return the sides with the most victory points, several where they are tied.

    >>> leaders({"red": 100, "blue": 150, "green": 150}, ("red", "blue", "green"))
    ('blue', 'green')
    """
    sides = tuple(among)
    most = max((points[side] for side in sides), default=0)
    return tuple(side for side in sides if points[side] == most)
