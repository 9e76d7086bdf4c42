"""A force as a player lists it: what stands on the cards that force construction looks at."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool

from engine.heroclix.document import Name

__all__ = [
    "CharacterIn",
    "ElementIn",
    "EquipmentIn",
    "ForceIn",
    "IdCardIn",
    "LocationIn",
    "SidelineIn",
    "TarotIn",
    "TerrainIn",
]

Mark = Annotated[str, Field(max_length=40)]  # a set symbol or a collector number; empty: it has none
Points = Annotated[int, Field(ge=0, le=10_000, strict=True)]
Signed = Annotated[int, Field(ge=-1000, le=1000, strict=True)]
Span = Annotated[int, Field(ge=1, le=6, strict=True)]


class Part(BaseModel):
    """What all parts of a list share: an unknown key is an error."""

    model_config = ConfigDict(extra="forbid", frozen=True, defer_build=True)


class ElementIn(Part):
    """Any game element. Without `id` it is known by its name, copies numbered from the second on.

    `set` and `number`: its set symbol and collector number; left out, they are not looked at; empty, it has
    none. `free`: an effect adds it without paying its cost (2.2b). `additional`: optional traits and other
    costs on top of its point value (2.2c).
    """

    name: Name
    id: Name | None = None
    points: Points = 0
    additional: Signed = 0
    free: StrictBool = False
    unique: StrictBool = False
    promotional: StrictBool = False
    set: Mark | None = None
    number: Mark | None = None


class CharacterIn(ElementIn):
    """A character. `point_values`: the values printed on it, of which `points` is the one it is played at (2.2a).

    `standard`: its combat symbols are the standard ones (1.10). `can_equip`: nothing keeps it from being
    equipped. `starts_equipped`: its trait lets it start the game with equipment, and is used (25.2e).
    `team_up`: it is played with a Team-Up card (1.9bi).
    """

    point_values: Annotated[list[Points], Field(max_length=10)] = []
    keywords: Annotated[list[Name], Field(max_length=60)] = []
    team_abilities: Annotated[list[Name], Field(max_length=20)] = []
    prime: StrictBool = False
    title: StrictBool = False
    bystander: StrictBool = False
    vehicle: StrictBool = False
    standard: StrictBool = True
    size: Literal["tiny", "standard", "giant", "colossal"] = "standard"
    base: tuple[Span, Span] = (1, 1)
    can_equip: StrictBool = True
    starts_equipped: StrictBool = False
    team_up: StrictBool = False


class SidelineIn(CharacterIn):
    """What starts on the sideline: a character, or another element."""

    kind: Literal["character", "object", "special-terrain", "resource", "mystery-card", "one-shot", "other"] = (
        "character"
    )


class EquipmentIn(ElementIn):
    """Equipment and the character it is assigned to (25.2).

    It is taken as added for 0 points where its character qualifies. `pay`: its cost is paid all the same.
    `claim`: it is meant to cost nothing, so that a character that does not qualify is a fault. `granted`: the trait of
    `assigned_to` lets that character start the game with it; it comes from outside the game (25.2e).
    """

    assigned_to: Name | None = None
    qualifying_names: Annotated[list[Name], Field(max_length=20)] = []
    qualifying_keywords: Annotated[list[Name], Field(max_length=20)] = []
    pay: StrictBool = False
    claim: StrictBool = False
    granted: StrictBool = False


class TerrainIn(ElementIn):
    """A terrain marker or object. `granted`: it starts the game held by or equipped to a character (17.13)."""

    kind: Literal["marker", "object", "special-object", "effect-terrain"] = "marker"
    granted: StrictBool = False
    weight: Literal["light", "heavy", "immobile", "ultra-heavy"] | None = None


class IdCardIn(ElementIn):
    """An ID card and the id of its ID character on the sideline (25.3)."""

    character: Name | None = None


class BonusIn(Part):
    """A Location Bonus that is paid for (25.6)."""

    name: Name
    points: Points = 0


class LocationIn(Part):
    """A Location, a map of the force, with the bonuses paid for (25.6)."""

    name: Name
    bonuses: Annotated[list[BonusIn], Field(max_length=10)] = []


class FeatIn(ElementIn):
    """A feat with what it costs in all, and the characters that were chosen for it, if it has any chosen."""

    assigned_to: Annotated[list[Name], Field(max_length=20)] = []


class AlternateIn(ElementIn):
    """An alternate team ability; `points` are paid for each of the characters that `qualify`."""

    qualify: Annotated[list[Name], Field(max_length=50)] = []


class ConditionIn(Part):
    """A battlefield condition; it costs nothing."""

    name: Name


class TarotIn(Part):
    """One card of a Tarot Deck (25.7)."""

    name: Name
    suit: Literal["cups", "pentacles", "swords", "wands", "major"]


class ForceIn(Part):
    """A starting force and its sideline. `map`: the map its player brings; it costs nothing and bounds nothing.

    `build_total`: by default that of the document's turn, else of a standard game. `tournament`: promotional
    elements are refused (2.4e). `generic_keywords`: those of its keywords that are generic; all others are named.
    `feats`, `ata`, `conditions`, `event_dial`: tactics of 2012.
    """

    build_total: Annotated[int, Field(ge=1, le=10_000, strict=True)] | None = None
    tournament: StrictBool = False
    map: Name | None = None
    figures: Annotated[list[CharacterIn], Field(max_length=200)] = []
    sideline: Annotated[list[SidelineIn], Field(max_length=200)] = []
    equipment: Annotated[list[EquipmentIn], Field(max_length=100)] = []
    terrain: Annotated[list[TerrainIn], Field(max_length=100)] = []
    resources: Annotated[list[ElementIn], Field(max_length=20)] = []
    special_terrain: Annotated[list[ElementIn], Field(max_length=20)] = []
    id_cards: Annotated[list[IdCardIn], Field(max_length=50)] = []
    locations: Annotated[list[LocationIn], Field(max_length=20)] = []
    tarot: Annotated[list[TarotIn], Field(max_length=50)] = []
    generic_keywords: Annotated[list[Name], Field(max_length=60)] = []
    feats: Annotated[list[FeatIn], Field(max_length=50)] = []
    ata: Annotated[list[AlternateIn], Field(max_length=20)] = []
    conditions: Annotated[list[ConditionIn], Field(max_length=20)] = []
    event_dial: Name | None = None
