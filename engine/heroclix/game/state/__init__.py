"""A game as it stands: everything that its log has made of it, frozen."""

from __future__ import annotations

from collections import Counter as Bearers
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from engine.copying import replace
from engine.errors import DocumentError
from engine.heroclix.aboard import Aboard
from engine.heroclix.conditions.granting import with_conditional_powers
from engine.heroclix.game.events.cards import SideCard
from engine.heroclix.game.events.deferred import Deferred
from engine.heroclix.game.events.queries import Query
from engine.heroclix.game.events.score import ScoreEntered
from engine.heroclix.game.events.tracked import Counter
from engine.heroclix.game.state.asked import Asked
from engine.heroclix.game.state.beside import active_aside, fallen, speak_of_the_fallen
from engine.heroclix.game.state.doing import Doing
from engine.heroclix.game.state.extreme import Extreme
from engine.heroclix.game.state.figure import GameFigure
from engine.heroclix.game.state.generated import Generated, as_generated
from engine.heroclix.game.state.lasting import Lasting
from engine.heroclix.game.state.leaving import Leaving
from engine.heroclix.game.state.named_tokens import speaks_of_tokens, tokens_by_name
from engine.heroclix.game.state.names import folded, listed
from engine.heroclix.game.state.pending import Objection, Pending, Player
from engine.heroclix.game.state.rerolls import rerolls_left, themes_asked
from engine.heroclix.game.state.tally import Scored
from engine.heroclix.position import Figure, MapPrint, Marker, Modifier, Phase, Position, Resolving, Thing, Turn
from engine.heroclix.powers import can_use
from engine.heroclix.ruleset import Ruleset, edition
from engine.heroclix.sides import SIDES
from engine.ids import as_seen
from engine.seating import Offer
from engine.unfit import NotThereError

__all__ = ["EMPTY", "SIDES", "Done", "GameState", "Objection", "Pending", "Player", "TakenBack"]

Status = Literal["none", "setup", "playing", "ended"]


@dataclass(frozen=True, slots=True)
class Done:
    """A command that can be taken back, and the game before it; None where that is left to the log to tell.

    `rolled`: the bot threw dice for it, so that taking it back would roll anew (P34).
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


@dataclass(frozen=True, slots=True)
class GameState:
    """A game. Two states are equal when the tables are: the log's own length and undo chain do not count.

    `doing` is the action that is being carried out, `lasting` the effects in force on figures,
    `generated` the markers that powers laid on the map, `rolls_open` what may be rolled at the beginning of the turn.
    `sequence` is the number of events so far, `last` the chain of commands that can be taken back,
    `taken_back` the chain that can be put back. `turn_number` is 0 until the first turn. `scored` and
    `entered` are what its points are made of; `winner` the side that won, empty while nobody has.
    `counters`: what players track beside dials and tokens; `cards`: the cards beside the map. `extremes`: who
    was chosen of several highest or lowest point characters (21.10a). `lifted`: the terrain
    markers that figures hold, in their last squares; `falling`: who takes damage for a marker gone from under it.
    `acted`: whether anybody was given an action yet. `first_open`: who may take the first turn by the dice, first who
    chooses; `by_dice`: the turn order, where they give it; `leaving`: a break away roll that waits. `deferred`: what
    waits until all has been resolved (8.1c); `queries`: what else is asked of players.
    `epic_used`: this turn's epic action is spent (2012). `happened`: the events since the last action or attack began,
    or since the turn did: what cards may have to say to. `paused`: who let the game rest;
    `turns`: whose turns have ended, in order; `unthemed`: the sides that chose to be no themed team (23.2a).
    `offers`: seats that their players offer; `called`: the rulings that a judge was called about.
    """

    ruleset: str = ""  # of a game that was opened
    build_total: int = 300
    name: str = ""
    status: Status = "none"
    players: tuple[Player, ...] = ()
    map_document: Mapping[str, Any] | None = None
    map: MapPrint | None = None
    markers: tuple[Marker, ...] = ()
    things: tuple[Thing, ...] = ()
    figures: tuple[GameFigure, ...] = ()
    active: str = ""
    turn_number: int = 0
    phase: Phase = "action"
    rolls_open: tuple[str, ...] = ()
    actions_used: int = 0
    epic_used: bool = False
    first_turn_done: frozenset[str] = frozenset()
    lifted: tuple[Marker, ...] = ()
    doing: Doing | None = None
    leaving: Leaving | None = None
    deferred: tuple[Deferred, ...] = ()
    queries: tuple[Query, ...] = ()
    falling: tuple[str, ...] = ()
    pending: tuple[Pending, ...] = ()
    lasting: tuple[Lasting, ...] = ()
    generated: tuple[Generated, ...] = ()
    objections: tuple[Objection, ...] = ()
    scored: tuple[Scored, ...] = ()
    entered: tuple[ScoreEntered, ...] = ()
    counters: tuple[Counter, ...] = ()
    cards: tuple[SideCard, ...] = ()
    extremes: tuple[Extreme, ...] = ()
    winner: str = ""
    battle_royale: bool = False
    acted: bool = False
    paused: str = ""
    offers: tuple[Offer, ...] = ()
    called: tuple[int, ...] = ()
    first_open: tuple[str, ...] = ()
    by_dice: tuple[str, ...] = ()
    turns: tuple[str, ...] = ()
    unthemed: tuple[str, ...] = ()
    happened: tuple[Any, ...] = field(default=(), compare=False, repr=False)
    sequence: int = field(default=0, compare=False)
    last: Done | None = field(default=None, compare=False, repr=False)
    taken_back: TakenBack | None = field(default=None, compare=False, repr=False)
    _position: Position | None = field(default=None, init=False, compare=False, repr=False)

    @property
    def rules(self) -> Ruleset:
        """The edition's numbers."""
        return edition(self.ruleset)

    @property
    def in_play(self) -> tuple[GameFigure, ...]:
        """The figures that are neither KO'd nor on the sideline nor anybody's captives, on the map or off it."""
        return tuple(figure for figure in self.figures if figure.in_play)

    @property
    def knocked_out(self) -> tuple[GameFigure, ...]:
        """The figures in the KO areas (3.2)."""
        return tuple(figure for figure in self.figures if figure.ko and not figure.removed and not figure.returned)

    @property
    def sidelined(self) -> tuple[GameFigure, ...]:
        """The figures on the sidelines (3.3)."""
        return tuple(figure for figure in self.figures if figure.aside and not figure.ko)

    @property
    def sides(self) -> tuple[str, ...]:
        """The sides in the order of their seats."""
        return tuple(player.side for player in self.players)

    @property
    def turn_order(self) -> tuple[str, ...]:
        """The sides from the active one on: in this order they choose, and take their turns (9, 26.2)."""
        rolled = [side for side in self.by_dice if side in self.sides]
        sides = (*rolled, *(side for side in self.sides if side not in rolled))
        first = sides.index(self.active) if self.active in sides else 0
        return (*sides[first:], *sides[:first])

    @property
    def resolving(self) -> bool:
        """Whether an action, an attack, a roll or a question is not resolved yet (8.1j)."""
        return self.doing is not None or bool(self.pending or self.queries) or self.leaving is not None

    @property
    def turn(self) -> Turn | None:
        """Whose turn it is, or None before the first.

        While its beginning waits for rolls that nobody has to make, actions are judged as in the action phase: the
        first one ends the beginning (9.1a).
        """
        if self.turn_number == 0:
            return None
        done = None if set(self.sides) <= self.first_turn_done else self.first_turn_done
        phase = "action" if self.phase == "beginning" and self.rolls_open else self.phase
        going, teams = self._going, rerolls_left(self.counters, self.in_play, self.rules)
        return Turn(
            self.active,
            self.turn_number,
            phase,
            self.actions_used,
            self.build_total,
            done,
            going,
            teams,
            self.epic_used,
            themes_asked(self.figures, self.sides, dict(teams), self.unthemed, self.rules),
        )

    @property
    def _going(self) -> Resolving | None:
        """What is being carried out; while an attack, a roll or a question of it waits, nothing of it goes on."""
        waits = bool(self.pending or self.queries) or self.leaving is not None
        if self.doing is not None:
            target = self.pending[0].targets[0] if self.pending and self.pending[0].targets else ""
            return self.doing.resolving(target, waits=waits)
        if self.pending:
            first = self.pending[0]
            return Resolving(first.attacker, first.action or first.kind, first.targets[0] if first.targets else "", ())
        if self.leaving is not None:
            return Resolving(self.leaving.figure, "move", left=())
        return Resolving("", "", left=(), waits=self.queries[0].choice) if self.queries else None

    @property
    def names(self) -> Mapping[str, str]:
        """The name of each figure by its id, made distinct where two share one, or seem to."""
        bearers = Bearers(as_seen(figure.name) for figure in self.figures)
        return {
            figure.id: f"{figure.name} ({figure.id})" if bearers[as_seen(figure.name)] > 1 else figure.name
            for figure in self.figures
        }

    def player(self, user: str) -> Player | None:
        """Return the seat of a user, if any: that of the active side where they have several."""
        seats = [player for player in self.players if player.id == user and user]
        return next((seat for seat in seats if seat.side == self.active), seats[0] if seats else None)

    def sides_of(self, user: str) -> tuple[str, ...]:
        """Return the sides that a user plays: several where one plays alone for others too."""
        return tuple(player.side for player in self.players if player.id == user and user)

    def player_of(self, side: str) -> Player | None:
        """Return who plays a side, if anyone."""
        return next((player for player in self.players if player.side == side), None)

    def seated(self, side: str) -> bool:
        """Return whether someone sits at a side's seat."""
        return any(player.side == side and player.id for player in self.players)

    def by_id(self, figure_id: str) -> GameFigure:
        """Return the figure of exactly that id. Raises NotThereError when there is none."""
        for figure in self.figures:
            if figure.id == figure_id:
                return figure
        raise NotThereError(figure_id, (figure.id for figure in self.figures))

    def figure(self, text: str, path: str = "figure") -> GameFigure:
        """Return the figure that a text names: its id, its name, or how its id or name begins.

        Case and accents do not count. Raises DocumentError when none is meant, or more than one.
        """
        wanted = folded(text)
        tests: tuple[Callable[[GameFigure], bool], ...] = (
            lambda figure: figure.id == text,
            lambda figure: folded(figure.id) == wanted,
            lambda figure: folded(figure.name) == wanted,
            lambda figure: folded(figure.id).startswith(wanted) or folded(figure.name).startswith(wanted),
        )
        for test in tests if wanted else ():
            found = [figure for figure in self.figures if test(figure)]
            if len(found) == 1:
                return found[0]
            if found:
                raise DocumentError(path, "error-figure-ambiguous", given=text[:60], found=listed(f.id for f in found))
        raise DocumentError(path, "error-no-figure-here", id=text[:60], expected=listed(f.id for f in self.figures))

    def card(self, text: str, path: str = "card", side: str | None = None) -> SideCard:
        """Return the card beside the map that a text names, as `figure` does for figures.

        Of several, the one of `side` is meant. Raises DocumentError where it is still none, or more than one.
        """
        wanted = folded(text)
        tests: tuple[Callable[[SideCard], bool], ...] = (
            lambda card: card.id == text,
            lambda card: folded(card.name) == wanted,
            lambda card: folded(card.name).startswith(wanted),
        )
        for test in tests if wanted else ():
            named = [card for card in self.cards if test(card)]
            found = [card for card in named if card.side == side] or named
            if len(found) == 1:
                return found[0]
            if found:
                raise DocumentError(path, "error-card-ambiguous", given=text[:60], found=", ".join(c.id for c in found))
        raise DocumentError(path, "error-no-card", id=text[:60])

    def at(self, square: int) -> GameFigure | None:
        """Return the figure on a square, if any (13.2)."""
        return next((figure for figure in self.figures if square in figure.squares), None)

    def squares(self, figure: GameFigure) -> tuple[str, ...]:
        """Return the names of the squares that a figure occupies."""
        return () if self.map is None else tuple(self.map.name_of(square) for square in figure.squares)

    def counter(self, holder: str, name: str, by: str = "") -> int:
        """Return how many of a name a figure or side has, given by that figure where one is named (21.5)."""
        return next((c.number for c in self.counters if (c.holder, c.name, c.by) == (holder, name, by)), 0)

    def attack(self, number: int) -> Pending | None:
        """Return the attack of that number if it is not resolved yet."""
        return next((pending for pending in self.pending if pending.attack == number), None)

    def with_card(self, changed: SideCard) -> GameState:
        """Return the state with the card of the same id exchanged."""
        return replace(self, cards=tuple(changed if card.id == changed.id else card for card in self.cards))

    def with_figure(self, changed: GameFigure) -> GameState:
        """Return the state with the figure of the same id exchanged."""
        return replace(self, figures=tuple(changed if f.id == changed.id else f for f in self.figures))

    def affected(self, figure: GameFigure) -> GameFigure:
        """Return the figure as it stands now: with what lasting effects do to it, and with its pilot (24.4a)."""
        if figure.pilot:
            pilot = self.by_id(figure.pilot)
            aboard = Aboard(pilot.name, pilot.card.points, pilot.keywords, pilot.card.abilities)
            figure = replace(figure, aboard=aboard)
        if not self.lasting:
            return figure
        away = {effect.on for effect in self.lasting if effect.kind == "cant-target" and effect.what == figure.id}
        if away:
            figure = replace(figure, untargetable_by=frozenset(away))
        mine = [effect for effect in self.lasting if effect.on == figure.id]
        if not mine:
            return figure
        taken = {effect.what for effect in mine if effect.kind == "cant-use"}
        modifiers = tuple(
            Modifier(effect.value, effect.add, effect.power, by=effect.by)
            for effect in mine
            if effect.value and effect.kind == "modify"
        )
        put = tuple((effect.value, effect.add) for effect in mine if effect.kind == "replace")
        return replace(
            figure,
            cant_use=figure.cant_use | taken,
            modifiers=(*figure.modifiers, *modifiers),
            set_values=(*figure.set_values, *put),
            imposed=tuple(_card(effect) for effect in mine if effect.effects),
            lent=frozenset(effect.what for effect in mine if effect.kind == "lends"),
        )

    def position(self) -> Position:
        """Return the position that the rules judge. Raises DocumentError when there is no map yet.

        It is made once for a state, so that what the board works out about it is worked out once.
        """
        if self._position is not None:
            return self._position
        if self.map is None:
            raise DocumentError("map", "error-game-no-map")
        powers = self.rules.powers
        asked = any(speaks_of_tokens(figure.card.document) for figure in self.in_play)
        told = Asked.of(self.in_play)
        figures = tuple(
            told.by(self._with_tokens(self.affected(figure).for_position(powers), asked), figure, self.turns)
            for figure in self.in_play
        )
        falling, markers = frozenset(self.falling), self._markers_now()
        aside = tuple(self.affected(each).for_position(powers) for each in active_aside(self.sidelined))
        gone = fallen(self.knocked_out, self.turns) if speak_of_the_fallen(self.in_play) else None
        bare = Position(
            self.rules, self.map, figures, markers, self.things, self.turn, falling, gone=gone, sideline=aside
        )
        made = with_conditional_powers(bare)
        object.__setattr__(self, "_position", made)  # frozen, but this is no part of what the state is
        return made

    def _with_tokens(self, figure: Figure, asked: bool) -> Figure:
        """Return a figure with the tokens of a name on its card (21.5); none are told where no card asks for them."""
        named = tokens_by_name(self.counters, figure.id)
        return replace(figure, named_tokens=named if named or asked else None)

    def in_use(self, generated: Generated) -> bool:
        """Return whether the power that generated markers can be used by its figure now (20.6d, P80)."""
        there = (figure for figure in self.in_play if figure.id == generated.by and figure.squares)
        figure, powers = next(there, None), self.rules.powers
        return figure is not None and can_use(powers, self.affected(figure).for_position(powers), generated.power)

    def _markers_now(self) -> tuple[Marker, ...]:
        """Return the markers as the rules see them: smoke counts while its power is in use (20.4, 27.2h)."""
        lost = {found.marker for found in self.generated if not self.in_use(found)}
        return as_generated(self.markers, self.generated, lost)


def _card(effect: Lasting) -> dict[str, Any]:
    """Return the effect of a card, or of a team ability copied by Wild Card, as a `special` of a position document."""
    copied = effect.kind == "copies"
    name, kind = (effect.what, "team-ability") if copied else (effect.power, "card")
    return {"name": name, "kind": kind, "effects": [dict(each) for each in effect.effects]}


EMPTY = GameState()
