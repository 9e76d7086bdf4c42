"""A figure on the table: its card, where its dial stands, and what it did this turn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from engine.heroclix.aboard import Aboard
from engine.heroclix.captive import Captive
from engine.heroclix.document import SpecialIn
from engine.heroclix.facts import Facts
from engine.heroclix.game.state.card import Card
from engine.heroclix.game.state.deeds import Deeds
from engine.heroclix.position import Figure, Life, Modifier, Printed, Special
from engine.heroclix.powers.special import equipped, needs_equipping
from engine.heroclix.ruleset import Powers
from engine.heroclix.ruleset.first_turns import NOTHING_TOLD, SoFar
from engine.heroclix.structured import build_special

__all__ = ["GameFigure"]

NO_TOKENS: Mapping[str, int] = {}  # of no name, as far as its own card goes: the state counts them


@dataclass(frozen=True, slots=True)
class GameFigure:
    """One figure of a game. `squares` is empty when it is off the map or KO'd.

    `click` counts from 1; a figure with clicks is KO'd at `card.clicks + 1`. `damage` counts what a
    figure without clicks has taken. `set_values` holds printed values that players corrected.
    `received`: it received an action token this turn, so it does not clear (9.4). `origin`: the side it
    started the game on, empty before that; `used_this_game` the effects with a limit per game that it has used
    (21.11); `damaged_by` the opposing side whose attack damaged it last;
    `untargetable_by` the figures that can't target it this turn (27.4g). `pilot`: who pilots it (24.4), `aboard`:
    what the rules ask of that pilot;
    `lent`: the standard powers that its pilot lends it; `imposed`: the effects of cards in force on it, each as a
    `special` of a position document;
    `owes`: the keyphrases for whose use it is dealt 1 damage after resolutions (22.2, 24.4b);
    `left_area`: it has left its starting area, and the squares where it began, while first turns lasted (14.1);
    `generated_by`: whose effect brought it into the game (21.6); `replaces`: the figure that it replaced, which is
    `aside`, on the sideline (21.12). `removed`: it is not KO'd but removed from the game (21.8); `attached_to`: the
    figure on whose card it is, off the map (21.7). `returned`: from the KO area, as another figure (3.2a); `outside`:
    it began the game on no force and no sideline (3.2a, 3.4a); `gained` and `without`: the keywords that it gained and
    lost (23.1b). `stirred`: while first turns last, it was given an action, moved or was placed (14.1). `stack`: how
    many horde tokens it is, none if it is no such, and `joined` the stack that all of them have become part of
    (tokens-de-horda of 2012). `captor`: who holds it, off the map, as one of its `captives` (captura of 2012).
    `deeds`: what it did and had done to it, `doubts`: of which nobody says whether it happened, each with its turn;
    `started`: whether it was on a starting force (2.3), None where nobody says; `ko_turn`: how many turns had ended
    when it was KO'd, None where that is not known.
    """

    id: str
    card: Card
    side: str
    squares: tuple[int, ...] = ()
    click: int = 1
    damage: int = 0
    tokens: int = 0
    ko: bool = False
    acted: bool = False
    moved: bool = False
    placed: bool = False
    carried: bool = False
    received: bool = False
    used: frozenset[str] = frozenset()
    attacked_opponent: bool = False
    used_this_game: frozenset[str] = frozenset()
    started_at: frozenset[int] = frozenset()
    left_area: bool = False
    cant_use: frozenset[str] = frozenset()
    modifiers: tuple[Modifier, ...] = ()
    set_values: tuple[tuple[str, int], ...] = ()
    origin: str = ""
    damaged_by: str = ""
    untargetable_by: frozenset[str] = frozenset()
    pilot: str = ""
    aboard: Aboard | None = None
    lent: frozenset[str] = frozenset()
    imposed: tuple[Mapping[str, Any], ...] = ()
    owes: tuple[str, ...] = ()
    generated_by: str = ""
    replaces: str = ""
    aside: bool = False
    removed: bool = False
    attached_to: str = ""
    returned: bool = False
    outside: bool = False
    gained: frozenset[str] = frozenset()
    without: frozenset[str] = frozenset()
    stirred: bool = False
    stack: int = 0
    joined: str = ""
    captor: str = ""
    captives: tuple[Captive, ...] = ()
    deeds: Deeds = ()
    doubts: Deeds = ()
    started: bool | None = None
    ko_turn: int | None = None
    _seen: Figure | None = field(default=None, init=False, compare=False, repr=False)

    @property
    def owner(self) -> str:
        """The side on whose force it started the game, whoever controls it now (5.4a)."""
        return self.origin or self.side

    @property
    def name(self) -> str:
        """The name on its card."""
        return self.card.name

    @property
    def keywords(self) -> frozenset[str]:
        """The keywords on its card, and what it gained and lost of them (23.1b)."""
        return (self.card.keywords | self.gained) - self.without

    @property
    def in_play(self) -> bool:
        """Whether it is still part of its force (12.5d), held by nobody, and part of no other stack."""
        return not (self.ko or self.aside or self.captor or self.joined)

    @property
    def powers(self) -> frozenset[str]:
        """The standard powers that its click shows, and those that its pilot lends it."""
        return self.card.at(self.click).powers | self.lent

    @property
    def specials(self) -> tuple[Special, ...]:
        """The special powers, traits and the like that it has now, and the cards in force on it."""
        imposed = (build_special(SpecialIn.model_validate(each)) for each in self.imposed)
        return (*self.card.specials_at(self.click), *imposed)

    @property
    def texts(self) -> tuple[str, ...]:
        """The texts of what its click shows beside standard powers, as far as they were entered."""
        return tuple(
            each["text"]
            for each in self.card.document.get("special", ())
            if each.get("text") and (not each.get("clicks") or self.click in each["clicks"])
        )

    @property
    def printed(self) -> Printed:
        """Its printed values at this click (6.12), as corrected."""
        printed = self.card.printed(self.click)
        return replace(printed, **dict(self.set_values)) if self.set_values else printed

    @property
    def life(self) -> Life | None:
        """Where its dial stands, or None without clicks."""
        card = self.card
        if card.clicks is None:
            return None
        return Life(self.click, card.clicks, card.start, card.stops, card.countdown, card.kos, card.dials)

    @property
    def so_far(self) -> SoFar:
        """What it did since the game began, as far as what it shows now does not tell (14.1)."""
        if not (self.left_area or self.stirred):
            return NOTHING_TOLD
        return SoFar(acted=True if self.stirred else None, left_area=True if self.left_area else None)

    @property
    def facts(self) -> Facts:
        """What its card says that cards may ask of it: its tags and team abilities (19.4, 24.6).

        Tags and team abilities are told where the card names any.
        """
        card = self.card
        teams = frozenset(one.name.casefold() for one in card.specials if one.kind == "team-ability")
        tags = frozenset(tag.casefold() for tag in card.tags)
        told = tags if tags or "tags" in card.document else None
        return Facts(told, teams or None)

    @property
    def displayed(self) -> frozenset[str]:
        """The standard powers that its dial shows, in use or not (18.6)."""
        return self.card.at(self.click).powers

    def for_position(self, powers: Powers) -> Figure:
        """Return the figure as the rules see it, by the powers of the game's edition.

        It is made once, so that boards on which it has not changed know it again.
        """
        if self._seen is None:
            object.__setattr__(self, "_seen", self._made(powers))  # frozen, but this is no part of what the figure is
        assert self._seen is not None  # noqa: S101 - made just now
        return self._seen

    def _made(self, powers: Powers) -> Figure:
        card, specials = self.card, self.specials
        figure = Figure(
            self.id,
            card.name,
            self.side,
            self.squares,
            size=card.size,
            points=card.points * max(1, self.stack),
            printed=self.printed,
            powers=self.powers,
            abilities=card.abilities,
            keywords=self.keywords,
            tokens=self.tokens,
            named_tokens=NO_TOKENS,
            facts=self.facts,
            life=self.life,
            bystander=card.bystander,
            acted=self.acted,
            moved=self.moved,
            placed=self.placed,
            carried=self.carried,
            used=self.used,
            started_at=self.started_at,
            so_far=self.so_far,
            cant_use=self.cant_use,
            modifiers=self.modifiers,
            used_this_game=self.used_this_game,
            untargetable_by=self.untargetable_by,
            pilot=self.pilot,
            aboard=self.aboard,
            captives=self.captives,
            horde=self.stack,
        )
        return equipped(powers, figure, specials) if needs_equipping(figure, specials) else figure

    def fresh(self) -> GameFigure:
        """Return the figure with nothing done this turn."""
        done = dict.fromkeys(("acted", "moved", "placed", "carried", "received", "attacked_opponent"), False)
        return replace(self, **done, used=frozenset())  # type: ignore[arg-type]  # each of them is a bool
