"""The door: a position document as it comes from outside, checked field by field; `build` makes a position of it."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool

from engine.motu.ground.field import COLUMNS, ROWS
from engine.readable import READABLE, SEEN
from engine.validation import WORDS, Written

__all__ = ["Document", "FigureIn", "MapIn", "Model", "Name", "PieceIn", "PlaceName", "TurnIn"]

MAX_SIDE = 100  # hexes; larger than any field sold, small enough to answer at once

Name = Annotated[str, Field(min_length=1, max_length=80, pattern=READABLE)]
Text = Annotated[str, Field(max_length=2000)]
Effect = Annotated[Text, Field(pattern=SEEN)]  # of a weapon, told as it stands
PlaceName = Annotated[str, Field(min_length=1, max_length=100)]
Region = Annotated[str, Field(min_length=1, max_length=20)]
Regions = Annotated[list[Region], Field(max_length=2_000)] | Region
Number = Annotated[int, Field(ge=0, le=99, strict=True)]
Signed = Annotated[int, Field(ge=-99, le=99, strict=True)]
Points = Annotated[int, Field(ge=0, le=10_000, strict=True)]
Inches = Annotated[float, Field(ge=0, le=1_000, allow_inf_nan=False)]
SideOfWar = Literal["masters", "evil"]
Facing = Literal["e", "ne", "nw", "w", "sw", "se"]
ActionName = Literal["concentration", "movement", "guard", "attack", "ability", "consumable"]
Waits = Literal["activation", "bonus", "test", "interruption", "area", "push", "movement"]
WeaponKind = Literal["melee", "ranged", "spell"]


class Model(BaseModel):
    """What all parts of a document share: an unknown key is an error, never silently dropped."""

    model_config = ConfigDict(extra="forbid", frozen=True, populate_by_name=True)


class PieceIn(Model):
    """A piece of terrain (2c). Of a `mixed` one `low` tells the low parts and openings; `height` is a platform's."""

    id: Name | None = None
    kind: Literal["high", "low", "rough", "mixed", "platform", "ladder"]
    hexes: Regions
    low: Regions | None = None
    height: Annotated[int, Field(ge=1, le=20, strict=True)] | None = None


class MapIn(Model):
    """The field: its pieces, or shorter the hexes of a kind: then the platform is one piece, each hex a ladder."""

    size: Annotated[list[Annotated[int, Field(ge=1, le=MAX_SIDE, strict=True)]], Field(min_length=2, max_length=2)] = [
        COLUMNS,
        ROWS,
    ]
    name: Name | None = None
    hex_inches: Annotated[float, Field(gt=0, le=100, allow_inf_nan=False)] = 1
    pieces: Annotated[list[PieceIn], Field(max_length=2_000)] = []
    high: Regions = []
    low: Regions = []
    rough: Regions = []
    platform: Regions = []
    ladder: Regions = []
    zones: dict[SideOfWar, Regions] = {}


class AttributesIn(Model):
    """The attributes that tests are made with (5)."""

    strength: Number = 0
    perception: Number = 0
    power: Number = 0
    resistance: Number = 0
    mind: Number = 0


class WeaponIn(Model):
    """A weapon (6c): `range` in inches; `table` has wounds or a text for so many successes.

    `special`: the name or the words of its special ability; rulings about the weapon say that players judge it.
    """

    id: Name
    name: Name | None = None
    kind: WeaponKind
    range: Inches = 0
    dice: Signed = 0
    mana: Number = 0
    allies: StrictBool = False
    table: Annotated[
        dict[Annotated[int, Written, Field(ge=1, le=99)], Annotated[int, Field(ge=0, le=99, strict=True)] | Effect],
        Field(max_length=20),
    ] = {}
    special: Annotated[Text, Field(pattern=WORDS)] = ""


class AbilityIn(Model):
    """An active ability: what it costs in action points and mana (6d)."""

    id: Name
    name: Name | None = None
    ap: Number = 0
    mana: Number = 0


class ItemIn(Model):
    """A piece of equipment (7j)."""

    id: Name
    name: Name | None = None
    consumable: StrictBool = False
    used: StrictBool = False


class FigureIn(Model):
    """A character (2b). `at` is a list for a large base, its slot's hex first (7m).

    `passives`: its own passive abilities by name (7g); rulings say that they are left to the players.
    """

    id: Name
    name: Name | None = None
    side: SideOfWar
    at: PlaceName | Annotated[list[PlaceName], Field(min_length=1, max_length=40)] | None = None
    facing: Facing = "e"
    attributes: AttributesIn = AttributesIn()
    speed: Annotated[list[Number], Field(min_length=2, max_length=2)] = [0, 0]
    mana: Annotated[int, Field(ge=0, le=5, strict=True)] = 0
    health: Annotated[int, Field(ge=1, le=99, strict=True)] | None = None
    wounds: Number = 0
    concentrated: StrictBool = False
    guard: StrictBool = False
    activated: StrictBool = False
    positive: Name | None = None
    negative: Name | None = None
    weapons: Annotated[list[WeaponIn], Field(max_length=20)] = []
    abilities: Annotated[list[AbilityIn], Field(max_length=40)] = []
    passives: Annotated[list[Name], Field(max_length=40)] = []
    cost: Points = 0
    items: Annotated[list[ItemIn], Field(max_length=40)] = []
    defeated: StrictBool | None = None


class ObjectiveIn(Model):
    """An objective token."""

    id: Name
    at: PlaceName


class MarkIn(Model):
    """A mark; `kind` tells marks apart of which an army has one at a time (7g), left out: the id."""

    id: Name
    at: PlaceName
    side: SideOfWar | None = None
    kind: Name | None = None


class ArmyIn(Model):
    """What an army has collected: objective tokens, and the points of each of its side quests (4c)."""

    objectives: Number = 0
    quests: Annotated[list[Points], Field(max_length=40)] = []


class DeedIn(Model):
    """An action done: the `kind` of the weapon of an attack, the `id` of an ability or an item."""

    action: ActionName
    kind: WeaponKind | None = None
    id: Name | None = None
    free: StrictBool = False


class InterruptionIn(Model):
    """Who interrupts whom, and what it has done so far (7c)."""

    by: Name
    of: Name
    kind: Literal["guard", "opportunity", "other"] = "other"
    points: Number = 1
    done: Annotated[list[DeedIn], Field(max_length=100)] = []


class TurnIn(Model):
    """How far the round has come (4); without `active` or `points` these are not checked.

    `waits`: what has to end before anybody acts: nobody is activated, a card's bonus is not taken, a test, those who
    are to interrupt, an area attack, who is pushed, a movement that was stopped.
    """

    round: Annotated[int, Field(ge=1, le=4, strict=True)] = 1
    phase: Literal["preparation", "activation", "maintenance"] = "activation"
    passed: Annotated[list[SideOfWar], Field(max_length=2)] = []
    active: Name | None = None
    points: Number | None = None
    starting_player: SideOfWar | None = None
    last_activated: dict[SideOfWar, Name] = {}
    first_of_round: StrictBool = False
    done: Annotated[list[DeedIn], Field(max_length=100)] = []
    interruptions: Annotated[list[InterruptionIn], Field(max_length=20)] = []
    waits: Waits | None = None


class Document(Model):
    """A position document; `ask` is read by its type (`questions`).

    It holds no cards: decks, hands, discards, what a card brings when it is resolved, cards chosen and turned up in
    secret, whether a side quest is met, and the steps by which a game is set up are kept by a game that is played
    (`/game new`, `/round`). Asked of a position: whose of two revealed cards goes first (`initiative`), who may be
    activated (`activation`), who takes an objective (`objective`), what maintenance comes to after the objectives
    (`maintenance`), points and victory (`score`).
    """

    ruleset: Literal["motu"]
    id: str | int | None = None
    lang: Literal["en", "es"] | None = None
    map: MapIn = MapIn()
    objectives: Annotated[list[ObjectiveIn], Field(max_length=100)] = []
    marks: Annotated[list[MarkIn], Field(max_length=100)] = []
    figures: Annotated[list[FigureIn], Field(max_length=100)] = []
    armies: dict[SideOfWar, ArmyIn] = {}
    turn: TurnIn = TurnIn()
    ask: Any
