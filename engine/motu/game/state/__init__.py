"""A game as it stands: everything that its log has made of it, frozen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, Literal

from engine.errors import DocumentError
from engine.motu.game.state.cards import Card
from engine.motu.game.state.course import Course, Deck
from engine.motu.game.state.doing import Area, Contest, Moving, Trigger
from engine.motu.game.state.figure import GameFigure
from engine.motu.game.state.ground import Ground
from engine.motu.game.state.names import folded
from engine.motu.position import SIDES_OF_WAR, Army, Mark, Objective, Position
from engine.seating import Offer
from engine.unfit import NotThereError

__all__ = ["EMPTY", "SIDES_OF_WAR", "Done", "GameState", "Objection", "Player", "Status", "TakenBack"]

Status = Literal["none", "setup", "playing", "ended"]
NO_ARMY: Mapping[str, Army] = MappingProxyType({})
NO_DECK: Mapping[str, Deck] = MappingProxyType({})
NO_WORD: Mapping[str, str] = MappingProxyType({})
MOST_NAMED = 12  # of the characters that a complaint names
BEFORE = Course()  # before the first round


@dataclass(frozen=True, slots=True)
class Player:
    """A seat: the user's id, the name shown, the army played."""

    id: str
    name: str
    side: str


@dataclass(frozen=True, slots=True)
class Objection:
    """A command that players let stand: its number, the character, the sections that spoke against it."""

    command: int
    figure: str
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Done:
    """A command that can be taken back, and the game before it; None where that is left to the log to tell.

    `rolled`: the bot threw dice for it, or hidden cards were shown: taking it back needs agreement (P303).
    `exchanged`: it corrected a ruling; the commands in force go on with `instead`, as long as that is held. `within`:
    it is part of the correction of that number.
    """

    command: int
    actor: str
    before: GameState | None = field(repr=False)
    rolled: bool = False
    exchanged: Literal["", "held", "gone"] = ""
    instead: Done | None = field(default=None, repr=False)
    within: int = 0


@dataclass(frozen=True, slots=True)
class TakenBack:
    """A command that can be put back: who took it back, the game after it, and those taken back earlier."""

    command: int
    actor: str
    after: GameState = field(repr=False)
    earlier: TakenBack | None = field(repr=False)


@dataclass(frozen=True)
class GameState:
    """A game. Two states are equal when the tables are: the log's own length and undo chain do not count.

    `points`: what an army may cost, 0 without a limit. `sealed`: the seal of the card that a side has chosen and not
    revealed; `shown`: the id of the card revealed. `course`: the round so far. `contest`: the test that is being made,
    `area`: the area attack that goes on, `moving`: the movements that have not ended, `waiting`: who is still to
    interrupt, each outermost first. `paused`: who let the game rest; `offers`: seats that their players offer;
    `called`: the rulings that a judge was called about. `winner`: the side that won, empty while
    nobody has. `sequence` is the number of events so far, `last` the chain of commands that can be taken back,
    `taken_back` the chain that can be put back.
    """

    ruleset: str = ""
    name: str = ""
    status: Status = "none"
    points: int = 0
    players: tuple[Player, ...] = ()
    ground: Ground | None = None
    objectives: tuple[Objective, ...] = ()
    marks: tuple[Mark, ...] = ()
    figures: tuple[GameFigure, ...] = ()
    cards: tuple[Card, ...] = ()
    decks: Mapping[str, Deck] = field(default_factory=lambda: NO_DECK)
    sealed: Mapping[str, str] = field(default_factory=lambda: NO_WORD)
    shown: Mapping[str, str] = field(default_factory=lambda: NO_WORD)
    armies: Mapping[str, Army] = field(default_factory=lambda: NO_ARMY)
    course: Course = BEFORE
    contest: Contest | None = None
    area: Area | None = None
    moving: tuple[Moving, ...] = ()
    waiting: tuple[Trigger, ...] = ()
    objections: tuple[Objection, ...] = ()
    winner: str = ""
    ended_by: str = ""
    paused: str = ""
    offers: tuple[Offer, ...] = ()
    called: tuple[int, ...] = ()
    sequence: int = field(default=0, compare=False)
    last: Done | None = field(default=None, compare=False, repr=False)
    taken_back: TakenBack | None = field(default=None, compare=False, repr=False)
    _position: Position | None = field(default=None, init=False, compare=False, repr=False)

    @property
    def sides(self) -> tuple[str, ...]:
        """The sides in the order of their seats."""
        return tuple(player.side for player in self.players)

    @property
    def active_side(self) -> str:
        """The army whose activation it is, or is next; empty while cards are chosen."""
        return self.course.turns[0] if self.course.turns else ""

    @property
    def names(self) -> Mapping[str, str]:
        """The name of each character by its id, made distinct where two share one."""
        bearers = Counter(figure.name for figure in self.figures)
        return {
            figure.id: f"{figure.name} ({figure.id})" if bearers[figure.name] > 1 else figure.name
            for figure in self.figures
        }

    @property
    def acting(self) -> str:
        """Who acts: the innermost interrupter, else who is activated; empty while nobody is."""
        course = self.course
        return course.interruptions[-1].by if course.interruptions else course.active

    @property
    def untaken(self) -> Card | None:
        """The card that activated who is active, while its bonus is not taken (4b)."""
        who = self.course.active
        first = (card for card in self.cards if who and card.on == who and card.first and card.place == "on")
        return next((card for card in first if not card.bonus), None)

    @property
    def due(self) -> Trigger | None:
        """Who has to interrupt before anything else goes on (6e, 7d)."""
        there = {figure.id for figure in self.figures if figure.on_field and not figure.falling}
        for each in reversed(self.waiting):
            if each.depth == len(self.course.interruptions) and each.of in there and there & set(each.left):
                return each
        return None

    @property
    def waits(self) -> str:
        """What has to end before anybody acts, as a position document has it; empty where somebody may (4b)."""
        course, moving = self.course, self.under_way
        if self.status != "playing" or course.phase != "activation" or not course.active:
            return "activation"
        going_on = (
            ("bonus", self.untaken),
            ("test", self.contest),
            ("interruption", self.due),
            ("area", self.area),
            ("push", moving is not None and moving.push),
            ("movement", moving),
        )
        return next((word for word, there in going_on if there), "")

    @property
    def under_way(self) -> Moving | None:
        """The movement that goes on, unless interruptions of it do."""
        last = self.moving[-1] if self.moving else None
        return last if last is not None and last.depth == len(self.course.interruptions) else None

    def player(self, user: str) -> Player | None:
        """Return the seat of a user, if any: that of the active side where they have both."""
        seats = [player for player in self.players if player.id == user and user]
        return next((seat for seat in seats if seat.side == self.active_side), seats[0] if seats else None)

    def sides_of(self, user: str) -> tuple[str, ...]:
        """Return the armies that a user plays: both where one plays alone."""
        return tuple(player.side for player in self.players if player.id == user and user)

    def army(self, side: str) -> Army:
        """Return what an army has collected."""
        return self.armies.get(side, Army())

    def deck(self, side: str) -> Deck:
        """Return how an army's deck stands."""
        return self.decks.get(side, Deck())

    def cards_of(self, side: str) -> tuple[Card, ...]:
        """Return the cards of an army, wherever they are."""
        return tuple(card for card in self.cards if card.side == side)

    def tracks(self, side: str) -> bool:
        """Return whether the hand of an army is counted: its deck was dealt here (P306)."""
        return side in self.decks

    def by_id(self, figure_id: str) -> GameFigure:
        """Return the character of exactly that id. Raises NotThereError when there is none."""
        for figure in self.figures:
            if figure.id == figure_id:
                return figure
        raise NotThereError(figure_id, (figure.id for figure in self.figures))

    def card_by_id(self, card_id: str) -> Card:
        """Return the card of exactly that id. Raises NotThereError when there is none."""
        for card in self.cards:
            if card.id == card_id:
                return card
        raise NotThereError(card_id, (card.id for card in self.cards))

    def figure(self, text: str, path: str = "figure") -> GameFigure:
        """Return the character that a text names: its id, its name, or how its id or name begins.

        Case and accents do not count. Raises DocumentError when none is meant, or more than one.
        """
        wanted = folded(text)
        tests: tuple[Callable[[GameFigure], bool], ...] = (
            lambda figure: figure.id == text,
            lambda figure: wanted in (folded(figure.id), folded(figure.name)),
            lambda figure: folded(figure.id).startswith(wanted) or folded(figure.name).startswith(wanted),
        )
        for test in tests if wanted else ():
            found = [figure for figure in self.figures if test(figure)]
            if len(found) == 1:
                return found[0]
            if found:
                told = ", ".join(figure.id for figure in found)
                raise DocumentError(path, "error-motu-character-ambiguous", given=text[:60], found=told)
        known = ", ".join(figure.id for figure in self.figures[:MOST_NAMED]) or "–"
        raise DocumentError(path, "error-motu-no-character", id=text[:60], expected=known)

    def card(self, text: str, side: str, path: str = "card") -> Card:
        """Return the card of an army that a text names, a hidden one first; of copies, any. Raises DocumentError."""
        wanted = folded(text)
        tests: tuple[Callable[[Card], bool], ...] = (
            lambda card: card.id == text,
            lambda card: folded(card.name) == wanted,
            lambda card: folded(card.name).startswith(wanted),
        )
        for test in tests if wanted else ():
            found = sorted((c for c in self.cards_of(side) if test(c)), key=lambda c: c.place != "hidden")
            if len({card.name for card in found}) == 1:
                return found[0]
            if found:
                told = ", ".join(card.id for card in found)
                raise DocumentError(path, "error-motu-card-ambiguous", given=text[:60], found=told)
        raise DocumentError(path, "error-motu-no-card", id=text[:60])

    def with_figure(self, changed: GameFigure) -> GameState:
        """Return the state with the character of the same id exchanged."""
        return replace(self, figures=tuple(changed if each.id == changed.id else each for each in self.figures))

    def with_card(self, changed: Card) -> GameState:
        """Return the state with the card of the same id exchanged."""
        return replace(self, cards=tuple(changed if card.id == changed.id else card for card in self.cards))

    def with_course(self, **changes: Any) -> GameState:
        """Return the state with parts of its round exchanged."""
        return replace(self, course=replace(self.course, **changes))

    def position(self) -> Position:
        """Return the position that the rules judge. Raises DocumentError when no field is laid out yet.

        It is made once for a state. Who stands off the field, undefeated, is not part of it.
        """
        if self._position is not None:
            return self._position
        if self.ground is None:
            raise DocumentError("map", "error-game-no-map")
        figures = tuple(each.for_position() for each in self.figures if each.on_field or each.defeated)
        made = Position(
            self.ground.field, figures, self.objectives, self.marks, self.armies, self.course.turn(self.waits)
        )
        object.__setattr__(self, "_position", made)  # frozen, but this is no part of what the state is
        return made


EMPTY = GameState()
