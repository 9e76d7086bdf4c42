"""A figure's card: what is printed on it, click by click."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, get_args

from pydantic import Field, StrictBool, ValidationError

from engine.errors import DocumentError, as_given
from engine.heroclix import document as doc
from engine.heroclix.document import (
    EffectIn,
    HordeIn,
    Model,
    Name,
    Names,
    Number,
    PilotIn,
    Points,
    Size,
    Slugs,
    ValuesIn,
)
from engine.heroclix.position import Printed, Special, SpecialKind
from engine.heroclix.ruleset import Powers, Ruleset
from engine.heroclix.structured import checked_special
from engine.heroclix.validation import document_error
from engine.heroclix.vocabulary import check_known

__all__ = ["Card", "Click", "Placed", "card_of", "kind_of", "read_card", "started"]

ClickNumber = Annotated[int, Field(ge=1, le=60, strict=True)]
Mark = Annotated[str, Field(max_length=40)]  # a set symbol, a collector number
Span = Annotated[int, Field(ge=1, le=10, strict=True)]  # squares along one side of a base
Targets = Annotated[int, Field(ge=0, le=20, strict=True)]


class ClickIn(Model):
    """One click of a dial: its four values and the standard powers it shows.

    `ko`: it shows KO instead (1.8). `countdown`: it shows this number instead (24.3).
    """

    speed: Number | None = None
    attack: Number | None = None
    defense: Number | None = None
    damage: Number | None = None
    ko: StrictBool = False
    countdown: Number | None = None
    powers: Slugs = Field(default_factory=list)


class SpecialIn(Model):
    """A special power, trait or the like: its text is for players to read, its `effects` are judged.

    `kind`: as in a position document; any other word is taken for a special power. `clicks`: where it stands on the
    dial; left out, it is always there. `slot`, `points`, `uncopyable`, `pilot` and `listed` as in a position document.
    """

    kind: Name = "special-power"
    name: Name
    text: Annotated[str, Field(max_length=2000)] = ""
    effects: Annotated[list[EffectIn], Field(max_length=40)] = Field(default_factory=list)
    clicks: list[ClickNumber] = Field(default_factory=list)
    slot: Literal["speed", "attack", "defense", "damage"] | None = None
    points: Points | None = None
    uncopyable: StrictBool = False
    pilot: PilotIn | None = None
    read: bool = True
    lang: Literal["en", "es"] | None = None
    listed: Names = Field(default_factory=list)


class LineIn(Model):
    """A green starting line, with the point value that belongs to it, where the card has several (1.7, 2.2a)."""

    start: ClickNumber
    points: Points | None = None


class CardIn(Model):
    """A card as it comes from outside: a `dial`, or constant `values` with an optional number of `clicks`."""

    name: Name
    points: Points = 0
    size: Size = "standard"
    base: tuple[Span, Span] = (1, 1)
    range: Number = 0
    targets: Targets = 1
    keywords: Names = Field(default_factory=list)
    abilities: Slugs = Field(default_factory=list)
    powers: Slugs = Field(default_factory=list)
    dial: list[ClickIn] = Field(default_factory=list, max_length=60)
    values: ValuesIn | None = None
    clicks: ClickNumber | None = None
    start: ClickNumber = 1
    lines: Annotated[list[LineIn], Field(max_length=20)] = Field(default_factory=list)
    stops: list[ClickNumber] = Field(default_factory=list)
    bystander: StrictBool = False
    horde: HordeIn | None = None
    unique: StrictBool = False
    title: StrictBool = False
    several_dials: StrictBool = False
    tags: Names = Field(default_factory=list)
    set: Mark | None = None
    number: Mark | None = None
    special: Annotated[list[SpecialIn], Field(max_length=60)] = Field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Click:
    """What one click shows."""

    speed: int | None = None
    attack: int | None = None
    defense: int | None = None
    damage: int | None = None
    powers: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Placed:
    """A special power or the like, and the clicks it stands on; none where it is always there."""

    special: Special
    clicks: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Card:
    """A card as the game keeps it. `clicks` is None where damage is counted without a KO.

    `base` is (columns, rows) in squares; `dial` has one entry for each click, or a single one for all. `lines`: the
    starting lines it may choose from, each with its points. `kos`: clicks before the last living one that show KO;
    `countdown`: those that show a countdown. `title`: it is a Title character (24.5); `tags` as in
    24.6; `several_dials`: its starting lines are those of a dial each, KO clicks between them (24.2f); `set` and
    `number`: its set symbol and collector number, None where they are left out.
    `stack`: of a horde token, how many begin as one stack, and `most_stacked` how many it may have (tokens-de-horda of
    2012); a horde token is a bystander, and `points` are one token's.
    `document` is what it was read from, as plain JSON; `said` what stands in its special powers and the like, texts and
    effects, without case: what cards may ask for is looked up there.
    """

    name: str
    points: int = 0
    size: str = "standard"
    base: tuple[int, int] = (1, 1)
    range: int = 0
    targets: int = 1
    keywords: frozenset[str] = frozenset()
    abilities: frozenset[str] = frozenset()
    dial: tuple[Click, ...] = (Click(),)
    clicks: int | None = None
    start: int = 1
    stops: frozenset[int] = frozenset()
    lines: tuple[tuple[int, int], ...] = ()
    kos: frozenset[int] = frozenset()
    countdown: frozenset[int] = frozenset()
    bystander: bool = False
    stack: int = 0
    most_stacked: int = 0
    unique: bool = False
    title: bool = False
    several_dials: bool = False
    tags: frozenset[str] = frozenset()
    set: str | None = None
    number: str | None = None
    placed: tuple[Placed, ...] = ()
    document: Mapping[str, Any] = field(default_factory=dict, repr=False)
    said: str = field(default="", compare=False, repr=False)

    def at(self, click: int) -> Click:
        """Return what a click shows; the last one again past the end."""
        return self.dial[min(click, len(self.dial)) - 1]

    def is_ko(self, click: int) -> bool:
        """Return whether a click shows KO: those that are printed so, and the one after the last living (1.8)."""
        return self.clicks is not None and (click in self.kos or click > self.clicks)

    @property
    def dials(self) -> tuple[int, ...]:
        """Where each of several dials begins, the one of the most points first; none where it has one (24.2f)."""
        if not self.several_dials:
            return ()
        return tuple(start for start, _ in sorted(self.lines, key=lambda line: -line[1]))

    @property
    def specials(self) -> tuple[Special, ...]:
        """Everything of its own that the card prints, whatever click it stands on (18.2, 19)."""
        return tuple(found.special for found in self.placed)

    def specials_at(self, click: int) -> tuple[Special, ...]:
        """Return what of that a click shows, and what is always there."""
        return tuple(found.special for found in self.placed if not found.clicks or click in found.clicks)

    def printed(self, click: int) -> Printed:
        """Return the printed values at a click (6.12)."""
        shown = self.at(click)
        return Printed(shown.speed, shown.attack, shown.defense, shown.damage, self.range, self.targets)


def read_card(powers: Powers, document: object, path: str = "card") -> Card:
    """Return the card of a document. Raises DocumentError naming the field.

    >>> from engine.heroclix.editions.modern import MODERN
    >>> card = read_card(MODERN.powers, {"name": "Ferryman", "points": 50, "dial": [
    ...     {"speed": 8, "attack": 10, "defense": 16, "damage": 2, "powers": ["charge"]}]})
    >>> card.clicks, card.printed(1).attack
    (1, 10)
    """
    if not isinstance(document, Mapping):
        raise DocumentError(path, "error-not-a-mapping", given=as_given(document))
    try:
        source = CardIn.model_validate(document)
    except ValidationError as error:
        raise document_error(error, CardIn, path) from None
    if source.dial and (source.values is not None or source.clicks is not None or source.powers):
        raise DocumentError(path, "error-dial-or-values")
    living = [n for n, click in enumerate(source.dial, 1) if not click.ko]
    if source.dial and not living:
        raise DocumentError(f"{path}.dial", "error-list-too-short", limit=1)
    clicks = living[-1] if living else source.clicks
    for n in living:
        _check_click(f"{path}.dial[{n - 1}]", source.dial[n - 1])
    clicked = [("start", source.start), *(("stops", stop) for stop in source.stops)]
    clicked += [(f"lines[{n}].start", line.start) for n, line in enumerate(source.lines)]
    for name, number in clicked:
        if number > (clicks or 1) or (source.dial and source.dial[number - 1].ko):
            raise DocumentError(f"{path}.{name}", "error-click-outside", click=number, clicks=clicks or 1)
    return Card(
        name=source.name,
        points=source.points,
        size=source.size,
        base=source.base,
        range=_either(source, "range"),
        targets=_either(source, "targets"),
        keywords=frozenset(source.keywords),
        abilities=frozenset(source.abilities),
        dial=_dial(source),
        clicks=clicks,
        start=source.start,
        stops=frozenset(source.stops),
        lines=tuple((line.start, source.points if line.points is None else line.points) for line in source.lines),
        kos=frozenset(n for n in range(1, (clicks or 0) + 1) if source.dial and n not in living),
        countdown=frozenset(n for n in living if source.dial[n - 1].countdown is not None),
        bystander=source.bystander or source.horde is not None,
        stack=0 if source.horde is None else _stacked(f"{path}.horde", source.horde),
        most_stacked=0 if source.horde is None else source.horde.max,
        unique=source.unique,
        title=source.title,
        several_dials=source.several_dials,
        tags=frozenset(source.tags),
        set=source.set,
        number=source.number,
        placed=tuple(
            _placed(powers, f"{path}.special[{n}]", each, clicks or 1, source.name)
            for n, each in enumerate(source.special)
        ),
        document=(written := source.model_dump(mode="json", exclude_unset=True)),
        said=str(written.get("special", "")).casefold().replace("’", "'"),
    )


def _stacked(path: str, horde: HordeIn) -> int:
    """Return how many tokens begin as one stack. Raises DocumentError where that is more than it may have."""
    if horde.count > horde.max:
        raise DocumentError(f"{path}.count", "error-too-large", given=horde.count, limit=horde.max)
    return horde.count


def card_of(rules: Ruleset, document: object, path: str = "card") -> Card:
    """Return the card of a document that is brought into a game. Raises DocumentError, for what its edition lacks too.

    >>> from engine.heroclix.editions.heroclix_2012 import OF_2012
    >>> click = {"speed": 8, "attack": 10, "defense": 16, "damage": 2}
    >>> card_of(OF_2012, {"name": "Ferryman", "dial": [click], "stops": [1]})
    Traceback (most recent call last):
    ...
    engine.errors.DocumentError: card.stops: error-key-not-in-edition (given=stops, ruleset=heroclix-2012)
    """
    card = read_card(rules.powers, document, path)
    if card.stops:
        check_known(f"{path}.stops", "stops", rules)
    if card.stack:
        check_known(f"{path}.horde", "horde", rules)
    return card


def _check_click(path: str, click: ClickIn) -> None:
    """Raise DocumentError for a living click without one of its values; a countdown click has none (24.3)."""
    for name in ("speed", "attack", "defense", "damage"):
        if click.countdown is None and getattr(click, name) is None:
            raise DocumentError(f"{path}.{name}", "error-missing")


def started(powers: Powers, document: Mapping[str, Any], start: int, path: str = "start") -> dict[str, Any]:
    """Return a card's document with one of its starting lines chosen: its start, and the points that belong to it.

    Raises DocumentError unless the card has that line; a card that lists none has the one at its `start` (1.7).

    >>> lines = {"name": "Ferryman", "clicks": 6, "lines": [{"start": 1, "points": 80}, {"start": 4, "points": 40}]}
    >>> from engine.heroclix.editions.modern import MODERN
    >>> started(MODERN.powers, lines, 4)["points"]
    40
    """
    card = read_card(powers, document)
    lines = dict(card.lines) or {card.start: card.points}
    if start not in lines:
        expected = ", ".join(str(line) for line in lines)
        raise DocumentError(path, "error-not-one-of", given=str(start), expected=expected)
    return {**document, "start": start, "points": lines[start]}


def kind_of(named: str) -> SpecialKind:
    """Return the kind of a special power or the like: as in a position document, else a special power.

    >>> kind_of("trait"), kind_of("attack")
    ('trait', 'special-power')
    """
    return next((kind for kind in get_args(SpecialKind) if kind == named), "special-power")


TAKEN_OVER = (
    "text",
    "effects",
    "slot",
    "points",
    "uncopyable",
    "pilot",
    "read",
    "lang",
    "listed",
)  # by a position document


def _placed(powers: Powers, path: str, source: SpecialIn, clicks: int, name: str) -> Placed:
    """Raises DocumentError for an effect that is none, and for a click that the dial does not have."""
    for index, click in enumerate(source.clicks):
        if click > clicks:
            raise DocumentError(f"{path}.clicks[{index}]", "error-click-outside", click=click, clicks=clicks)
    kind = kind_of(source.kind)
    more = {key: getattr(source, key) for key in TAKEN_OVER}
    special = doc.SpecialIn(name=source.name, kind=kind, **more)
    return Placed(checked_special(powers, path, special, name), frozenset(source.clicks))


def _either(source: CardIn, value: str) -> int:
    """Range and targets stand beside the dial; constant values may name them as well."""
    named = source.values is not None and value in source.values.model_fields_set
    return int(getattr(source.values if named else source, value))


def _dial(source: CardIn) -> tuple[Click, ...]:
    if source.dial:
        return tuple(_click(click) for click in source.dial)
    values = source.values or ValuesIn()
    return (Click(values.speed, values.attack, values.defense, values.damage, frozenset(source.powers)),)


def _click(source: ClickIn) -> Click:
    """Return what a click shows; a countdown click has no values: nothing asks for them while it shows (24.3)."""
    if source.countdown is not None:
        return Click(0, 0, 0, 0, frozenset(source.powers))
    return Click(source.speed, source.attack, source.defense, source.damage, frozenset(source.powers))
