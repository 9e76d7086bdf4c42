"""The door: a position document as it comes from outside, checked field by field.

These models check shapes and ranges; `engine.heroclix.build` makes a `Position` of them and checks
what spans fields. The names are CONTRACT's own.
"""

from typing import Annotated, Any, Literal

from pydantic import Field, StrictBool

from engine.heroclix.position import ValueName
from engine.heroclix.written.base import Model, Name, Names, Number, Points, Signed, Size, Slug, Slugs
from engine.heroclix.written.deeds import DeedsIn
from engine.heroclix.written.effect import EffectIn
from engine.validation import OBJECT_DAMAGE, Written

__all__ = [
    "DeedsIn",
    "EffectIn",
    "FallenIn",
    "FigureIn",
    "Life",
    "MapIn",
    "MarkerIn",
    "Model",
    "ModifierIn",
    "Name",
    "Names",
    "Number",
    "ObjectIn",
    "PilotIn",
    "Points",
    "ResolvingIn",
    "Signed",
    "Size",
    "Slug",
    "Slugs",
    "SpecialIn",
    "ThisTurn",
    "TurnIn",
    "Unasked",
    "ValuesIn",
]

MAX_SIDE = 100  # squares; larger than any map sold, small enough to answer at once

# one too short is told as no square, where it is read
Region = Annotated[str, Field(max_length=20, json_schema_extra={"minLength": 2})]
Regions = list[Region] | Region
Edges = Annotated[list[Region], Field(max_length=2 * MAX_SIDE * MAX_SIDE)]  # as many as the largest map has
Die = Annotated[int, Field(ge=1, le=6, strict=True)]


class MapIn(Model):
    """The printed map. Squares not named are clear, outdoor, level 1."""

    size: Annotated[list[Annotated[int, Field(ge=1, le=MAX_SIDE, strict=True)]], Field(min_length=2, max_length=2)]
    name: Name | None = None
    setting: Literal["outdoor", "indoor", "mixed"] = "outdoor"
    indoor: Regions = Field(default_factory=list)
    hindering: Regions = Field(default_factory=list)
    blocking: Regions = Field(default_factory=list)
    water: Regions = Field(default_factory=list)
    orange: Regions = Field(default_factory=list)
    elevated: dict[Annotated[int, Written, Field(ge=1, le=20)], Regions] = Field(default_factory=dict)
    walls: Edges = Field(default_factory=list)
    windows: Edges = Field(default_factory=list)
    doors: Edges = Field(default_factory=list)
    transitions: Edges = Field(default_factory=list)
    starting_areas: dict[Name, Regions] = Field(default_factory=dict)


class ObjectValuesIn(Model):
    """Printed values of an object or terrain marker (17.9).

    `damage`: both numbers, `2/+1`; the first alone, the second is the default (17.11c).
    """

    range: Number | None = None
    reach: Number | None = None
    damage: Annotated[str, Field(pattern=OBJECT_DAMAGE)] | Number | None = None
    destroy: Number | None = None


# what is left out is the same for all: made once, and not copied for each figure as pydantic would
PLAIN_OBJECT = ObjectValuesIn.model_construct()


class MarkerIn(Model):
    """One terrain marker on the map; later markers lie on top.

    `by`: the side that generated it, where an effect of the marker asks for that (Smoke Cloud, 27.2h); left
    out, it is that of `side`, whose force the marker belongs to. `generated_by`: the figure whose effect generated
    it, which cards ask for ("his Barrier markers"); left out, nobody says. `part_of`: a mixed terrain marker is
    given as one marker for each of its terrain types, all with the same name here (17.14i); what is done to one of
    them goes for all, and the ruling leaves that to the table.
    """

    kind: Literal["hindering", "blocking", "elevated", "water", "debris", "smoke", "barrier", "special"]
    at: Annotated[list[Region], Field(min_length=1)] | Region
    id: Name | None = None
    side: Name | None = None
    by: Name | None = None
    generated_by: Name | None = None
    part_of: Name | None = None
    levels: Annotated[int, Field(ge=1, le=20, strict=True)] = 1
    transitions: list[Region] = Field(default_factory=list)
    terrain: Literal["hindering", "blocking", "water", "clear"] | None = None
    abilities: Slugs = Field(default_factory=list)
    values: ObjectValuesIn = Field(default_factory=lambda: PLAIN_OBJECT)


class ObjectIn(Model):
    """An object on the map or held by a figure (17.1); equipment also on the card of `equipped_by` (25.2c).

    Where the edition has keyphrases of equipment, they are among its `abilities`: `equip:any` or `equip:friendly`,
    which asks for its `side`, and `unequip:ko` or `unequip:drop` (25.2e of 2022). `taken_on`: of a relic, the d6
    results on which it is taken. `name`: as its card prints it, for cards that ask for it.
    """

    id: Name
    name: Name | None = None
    kind: Literal["standard", "light", "heavy", "special", "equipment", "immobile", "ultra-heavy", "relic"] = "standard"
    at: Region | None = None
    held_by: Name | None = None
    equipped_by: Name | None = None
    side: Name | None = None
    weight: Literal["light", "heavy", "immobile", "ultra-heavy"] | None = None
    taken_on: Annotated[list[Die], Field(max_length=6)] = Field(default_factory=list)
    abilities: Slugs = Field(default_factory=list)
    values: ObjectValuesIn = Field(default_factory=lambda: PLAIN_OBJECT)


class ValuesIn(Model):
    """Printed values, as the dial shows them now (6.12). What is not given cannot be calculated with."""

    speed: Number | None = None
    attack: Number | None = None
    defense: Number | None = None
    damage: Number | None = None
    range: Number = 0
    targets: Annotated[int, Field(ge=0, le=20, strict=True)] = 1


NO_VALUES = ValuesIn.model_construct()


class Life(Model):
    """Where the dial stands: living clicks from 1 to `clicks`, KO after the last.

    `stops`: the clicks with STOP. `countdown`: those that show a countdown instead of values (24.3). `kos`: clicks
    before the last that show KO (1.8). `dials`: where each of several dials begins, the one of the most points first:
    instead of a KO, or where the next one begins, it goes on with that (24.2f).
    """

    click: Annotated[int, Field(ge=1, le=60, strict=True)] = 1
    clicks: Annotated[int, Field(ge=1, le=60, strict=True)]
    start: Annotated[int, Field(ge=1, le=60, strict=True)] = 1
    stops: list[Annotated[int, Field(ge=1, le=60, strict=True)]] = Field(default_factory=list)
    countdown: list[Annotated[int, Field(ge=1, le=60, strict=True)]] = Field(default_factory=list)
    kos: list[Annotated[int, Field(ge=1, le=60, strict=True)]] = Field(default_factory=list)
    dials: list[Annotated[int, Field(ge=1, le=60, strict=True)]] = Field(default_factory=list)


class ThisTurn(Model):
    """What the figure did this turn.

    `untargetable_by`: the attackers that can't target it this turn, by id, since it changed its shape (27.4g).
    """

    moved: StrictBool = False
    placed: StrictBool = False
    carried: StrictBool = False
    used: Slugs = Field(default_factory=list)
    untargetable_by: Names = Field(default_factory=list)


class ThisGame(Model):
    """What the figure did since the game began, in any turn; what is left out follows from where it stands.

    `acted`: it was given an action, a free one too. `left_area`: it left its starting area, or its starting squares.
    """

    acted: StrictBool | None = None
    moved: StrictBool | None = None
    placed: StrictBool | None = None
    left_area: StrictBool | None = None


UNTOLD = ThisGame.model_construct()
NOTHING_YET = ThisTurn.model_construct(used=[], untargetable_by=[])


class ModifierIn(Model):
    """An effect in force on a figure, from a card that the engine does not know, or a power used earlier.

    `from`: the card's words, or the slug of a standard power. `by`: the figure whose power it is.
    """

    value: ValueName
    add: Signed
    from_: Annotated[Name, Field(alias="from")] = "?"
    by: Name | None = None
    unique: Name | None = None


class PilotIn(Model):
    """What a pilot ability asks of a vehicle's pilot (24.4a); what is left out is not asked.

    `names`, `keywords`: one of them. `least`, `most`: points. `symbols`: abilities that its base prints, all of them.
    """

    names: Names = Field(default_factory=list)
    keywords: Names = Field(default_factory=list)
    least: Points = 0
    most: Points | None = None
    symbols: Slugs = Field(default_factory=list)


class SpecialIn(Model):
    """A special power, trait, team ability, equipment or card of a figure.

    Its `effects` are judged. Where there are none, its `text` is read, sentence by sentence, as far as it is surely
    understood, unless `read` says no; `lang`: its language, told from its words where left out. Beside effects the text
    is not judged: every ruling about the figure says so, by its name.
    `cant_use` and `lost` take it by name. `slot`: the combat type of a special power, by the slot of the dial that
    shows it (18.3). `points`: the point value that a trait is for (19.2a). `uncopyable`: Wild Card doesn't copy the
    team ability (19.4b). `pilot`: it is a pilot ability, used while the vehicle has such a pilot (24.4a). `listed`: the
    names of those whom a Team-Up card lists, or the keywords of its themed team (1.9bi), outside of its text.
    """

    name: Name
    kind: Literal["special-power", "trait", "team-ability", "equipment", "card"] = "special-power"
    text: Annotated[str, Field(max_length=2000)] = ""
    effects: Annotated[list[EffectIn], Field(max_length=40)] = Field(default_factory=list)
    slot: Literal["speed", "attack", "defense", "damage"] | None = None
    points: Points | None = None
    uncopyable: StrictBool = False
    pilot: PilotIn | None = None
    read: StrictBool = True
    lang: Literal["en", "es"] | None = None
    listed: Names = Field(default_factory=list)


class HordeIn(Model):
    """A stack of identical horde tokens, one figure: how many it has, and how many it may have (2012)."""

    count: Annotated[int, Field(ge=1, le=60, strict=True)]
    max: Annotated[int, Field(ge=1, le=60, strict=True)]


class CaptiveIn(Model):
    """A character that a figure holds: its id, its points, and whose it is."""

    id: Name
    points: Points = 0
    side: Name | None = None


class FigureIn(Model):
    """One figure.

    `named_tokens`: how many tokens of each name are on its card (21.5); left out, nobody says. So with `tags`, as
    Captain and Sidekick (24.6); `team_abilities`, the names of those that it can use (19.4); `standard`: whether it is
    a standard character (1.10), left out where its size, base or being a bystander doesn't tell; `starting_force`:
    whether it was on one (2.3); `displays`: the standard powers that its dial shows, in use or not; `did`.
    What a card asks and nobody says decides nothing, and its sentence is reminded.

    `cant_use`: powers and special powers taken by an effect such as Outwit, whatever grants them (20.5); or words for
    several: `attack-powers`, `standard-attack-powers` and so on (18.3), `power-actions`, `costed-actions` and so on for
    types of action that it can't be given (7.3a).
    `lost`: those it has lost, which another source may still grant (20.6). `used_this_game`: the effects
    with a limit per game that it has used (21.11).

    `at`: left out, the figure is off the map (15.3): still of its force, but given no action, targeted and chosen by
    nothing, and without effects on others; a question about its squares is an error. Who is KO'd or on a sideline is of
    no force and left out of the document. `pilot`: who pilots a vehicle (24.4), the id of a figure without `at`, so
    that what pilot abilities ask of it is known (24.4a). Not part of a document: which markers, bystanders and the like
    whose effect generated, as [MAX X] counts them (21.6c), and the combat symbols on a base (1.10). `horde`: it is a
    stack of horde tokens, and so a bystander; its `points` are those of one token. `captives`: whom it holds.
    Both are of 2012, as are the abilities `capture`, `indomitable` and `improved-movement:hindering`; what its book
    names and leaves to a card (`sharpshooter`, `duo-attack`, `multiattack`, `move-and-attack`…) is kept and not judged.
    """

    id: Name | None = None
    name: Name | None = None
    side: Name | None = None
    at: Regions | None = None
    size: Size = "standard"
    points: Points = 0
    values: ValuesIn = Field(default_factory=lambda: NO_VALUES)
    powers: Slugs = Field(default_factory=list)
    abilities: Slugs = Field(default_factory=list)
    keywords: Names = Field(default_factory=list)
    tokens: Annotated[int, Field(ge=0, le=2, strict=True)] = 0
    named_tokens: dict[Name, Number] | None = None
    tags: Names | None = None
    team_abilities: Names | None = None
    standard: StrictBool | None = None
    starting_force: StrictBool | None = None
    displays: Slugs | None = None
    did: DeedsIn | None = None
    life: Life | None = None
    bystander: StrictBool = False
    horde: HordeIn | None = None
    captives: Annotated[list[CaptiveIn], Field(max_length=3)] = Field(default_factory=list)
    pilot: Name | None = None
    acted: StrictBool = False
    this_turn: ThisTurn = Field(default_factory=lambda: NOTHING_YET)
    game: ThisGame = Field(default_factory=lambda: UNTOLD)
    started_at: Regions = Field(default_factory=list)
    cant_use: Slugs = Field(default_factory=list)
    lost: Slugs = Field(default_factory=list)
    used_this_game: Slugs = Field(default_factory=list)
    special: Annotated[list[SpecialIn], Field(max_length=60)] = Field(default_factory=list)
    modifiers: Annotated[list[ModifierIn], Field(max_length=100)] = Field(default_factory=list)


class FallenIn(Model):
    """A character that was KO'd in this game, and whether `this_turn`; left out, nobody says when.

    `did`: what it did and had done to it, as a figure's.
    """

    name: Name
    side: Name | None = None
    points: Points = 0
    keywords: Names = Field(default_factory=list)
    bystander: StrictBool = False
    tags: Names | None = None
    did: DeedsIn | None = None
    this_turn: StrictBool | None = None


class ResolvingIn(Model):
    """The action that a figure is carrying out, its move or attack not yet over (7.4, 8.1j).

    `legal`, `legal_actions` and `use` answer for this moment. `target`: at whom the action aims. `left`: the
    instructions of it that are still to come, in their order, an `attack` being a close or a range attack; left out,
    all of them. `controlled`: of Mind Control, who acts now and has `left` to do; left out, its `target` may act.
    `moved`: the squares of Hypersonic Speed's first move. `waits`, in place of all these: the choice that has to be
    made before anything goes on, such as `willpower:cap`.
    """

    figure: Name | None = None
    action: Slug | None = None
    target: Name | None = None
    left: Annotated[list[Literal["move", "close", "range", "attack"]], Field(max_length=4)] | None = None
    controlled: Name | None = None
    moved: Number = 0
    waits: Annotated[str, Field(max_length=200, pattern=r"^[a-z0-9-]+(:.+)?$")] | None = None


class TurnIn(Model):
    """Whose turn it is, and how far it has come; `resolving`: in the middle of which action, if of any.

    `team_rerolls`: by side, how often its themed team may still use its own Probability Control in this game, where
    the edition has that; a side left out has no use of it. `themes`: by side, the keyword that makes it a themed team
    (23.2), or several where it is not known which; a side left out is none, and without the key nobody says.
    `epic_used`: this turn's epic action is spent.
    """

    active: Name | None = None
    number: Annotated[int, Field(ge=1, le=1000, strict=True)] = 3
    phase: Literal["beginning", "action", "end", "clear"] = "action"
    actions_used: Annotated[int, Field(ge=0, le=100, strict=True)] = 0
    build_total: Annotated[int, Field(ge=0, le=10_000, strict=True)] = 300
    first_turn_done: list[Name] | None = None  # left out: every side has
    resolving: ResolvingIn | None = None
    team_rerolls: Annotated[dict[Name, Number], Field(max_length=8)] = Field(default_factory=dict)
    epic_used: StrictBool = False
    themes: Annotated[dict[Name, Names], Field(max_length=8)] | None = None


class Unasked(Model):
    """A document whose question and forces are not read yet: `engine.heroclix.whole` has their forms.

    `knocked_out`: who was KO'd in this game, in order; left out, nobody says. `sideline`: who is on the sidelines, off
    the map and of no force; what their cards say counts where it can be used there (2.6, 27.7o).
    """

    ruleset: Name
    map: MapIn | None = None
    force: Any = None
    forces: Any = Field(default_factory=dict)
    ask: Any
    id: str | int | None = None
    lang: Literal["en", "es"] | None = None
    markers: Annotated[list[MarkerIn], Field(max_length=2_000)] = Field(default_factory=list)
    objects: Annotated[list[ObjectIn], Field(max_length=500)] = Field(default_factory=list)
    figures: Annotated[list[FigureIn], Field(max_length=200)] = Field(default_factory=list)
    sideline: Annotated[list[FigureIn], Field(max_length=60)] = Field(default_factory=list)
    knocked_out: Annotated[list[FallenIn], Field(max_length=200)] | None = None
    turn: TurnIn | None = None
