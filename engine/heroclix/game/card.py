"""A figure's card: what is printed on it, click by click."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, get_args

from pydantic import Field, ValidationError

from engine.errors import DocumentError
from engine.heroclix import document as doc
from engine.heroclix.document import EffectIn, Model, Name, Number, Points, Size, Slug, ValuesIn
from engine.heroclix.position import Printed, Special, SpecialKind
from engine.heroclix.structured import build_special
from engine.heroclix.validation import document_error

__all__ = ["Card", "Click", "Placed", "kind_of", "read_card"]

ClickNumber = Annotated[int, Field(ge=1, le=60, strict=True)]
Span = Annotated[int, Field(ge=1, le=10, strict=True)]  # squares along one side of a base
Targets = Annotated[int, Field(ge=0, le=20, strict=True)]


class ClickIn(Model):
    """One click of a dial: its four values and the standard powers it shows."""

    speed: Number
    attack: Number
    defense: Number
    damage: Number
    powers: list[Slug] = Field(default_factory=list)


class SpecialIn(Model):
    """A special power, trait or the like: its text is for players to read, its `effects` are judged.

    `kind`: as in a position document; any other word is taken for a special power. `clicks`: where it stands on the
    dial; left out, it is always there.
    """

    kind: Name = "special-power"
    name: Name
    text: Annotated[str, Field(max_length=2000)] = ""
    effects: Annotated[list[EffectIn], Field(max_length=40)] = Field(default_factory=list)
    clicks: list[ClickNumber] = Field(default_factory=list)


class CardIn(Model):
    """A card as it comes from outside: a `dial`, or constant `values` with an optional number of `clicks`."""

    name: Name
    points: Points = 0
    size: Size = "standard"
    base: tuple[Span, Span] = (1, 1)
    range: Number = 0
    targets: Targets = 1
    keywords: list[Name] = Field(default_factory=list)
    abilities: list[Slug] = Field(default_factory=list)
    powers: list[Slug] = Field(default_factory=list)
    dial: list[ClickIn] = Field(default_factory=list, max_length=60)
    values: ValuesIn | None = None
    clicks: ClickNumber | None = None
    start: ClickNumber = 1
    stops: list[ClickNumber] = Field(default_factory=list)
    bystander: bool = False
    unique: bool = False
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

    `base` is (columns, rows) in squares; `dial` has one entry for each click, or a single one for all.
    `document` is what it was read from, as plain JSON.
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
    bystander: bool = False
    unique: bool = False
    placed: tuple[Placed, ...] = ()
    document: Mapping[str, Any] = field(default_factory=dict, repr=False)

    def at(self, click: int) -> Click:
        """Return what a click shows; the last one again past the end."""
        return self.dial[min(click, len(self.dial)) - 1]

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


def read_card(document: object, path: str = "card") -> Card:
    """Return the card of a document. Raises DocumentError naming the field.

    >>> card = read_card({"name": "Ferryman", "points": 50, "dial": [
    ...     {"speed": 8, "attack": 10, "defense": 16, "damage": 2, "powers": ["charge"]}]})
    >>> card.clicks, card.printed(1).attack
    (1, 10)
    """
    if not isinstance(document, Mapping):
        raise DocumentError(path, "error-not-a-mapping", given=type(document).__name__)
    try:
        source = CardIn.model_validate(document)
    except ValidationError as error:
        raise document_error(error, path) from None
    if source.dial and (source.values is not None or source.clicks is not None or source.powers):
        raise DocumentError(path, "error-dial-or-values")
    clicks = len(source.dial) or source.clicks
    for name, number in (("start", source.start), *(("stops", stop) for stop in source.stops)):
        if number > (clicks or 1):
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
        bystander=source.bystander,
        unique=source.unique,
        placed=tuple(_placed(f"{path}.special[{n}]", each, clicks or 1) for n, each in enumerate(source.special)),
        document=source.model_dump(mode="json", exclude_unset=True),
    )


def kind_of(named: str) -> SpecialKind:
    """Return the kind of a special power or the like: as in a position document, else a special power.

    >>> kind_of("trait"), kind_of("attack")
    ('trait', 'special-power')
    """
    return next((kind for kind in get_args(SpecialKind) if kind == named), "special-power")


def _placed(path: str, source: SpecialIn, clicks: int) -> Placed:
    """Raises DocumentError for an effect that is none, and for a click that the dial does not have."""
    for index, click in enumerate(source.clicks):
        if click > clicks:
            raise DocumentError(f"{path}.clicks[{index}]", "error-click-outside", click=click, clicks=clicks)
    kind = kind_of(source.kind)
    special = doc.SpecialIn(name=source.name, kind=kind, text=source.text, effects=source.effects)
    return Placed(build_special(path, special), frozenset(source.clicks))


def _either(source: CardIn, value: str) -> int:
    """Range and targets stand beside the dial; constant values may name them as well."""
    named = source.values is not None and value in source.values.model_fields_set
    return int(getattr(source.values if named else source, value))


def _dial(source: CardIn) -> tuple[Click, ...]:
    if source.dial:
        return tuple(
            Click(click.speed, click.attack, click.defense, click.damage, frozenset(click.powers))
            for click in source.dial
        )
    values = source.values or ValuesIn()
    return (Click(values.speed, values.attack, values.defense, values.damage, frozenset(source.powers)),)
