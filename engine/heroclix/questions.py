"""The questions a position document may ask, as they come from outside."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt

from engine.heroclix.document import Name
from engine.heroclix.position import ValueName

__all__ = [
    "AdjacentAsk",
    "AreaAsk",
    "Ask",
    "AttackAsk",
    "BreakAwayAsk",
    "DistanceAsk",
    "KnockbackAsk",
    "LegalActionsAsk",
    "LegalAsk",
    "LineOfFireAsk",
    "MoveQuestion",
    "OddsAsk",
    "PathAsk",
    "PlaceAsk",
    "ReachableAsk",
    "ShortestPathAsk",
    "StackAsk",
    "StartingAreaAsk",
    "UseAsk",
    "ValueAsk",
]

Die = Annotated[int, Field(ge=1, le=6, strict=True)]
Amount = Annotated[int, Field(ge=-99, le=99, strict=True)]
Positive = Annotated[int, Field(ge=0, le=99, strict=True)]
BaseSide = Annotated[int, Field(ge=1, le=6, strict=True)]  # squares along one side of a base (24.2)


class Question(BaseModel):
    """What all questions share: an unknown parameter is an error."""

    model_config = ConfigDict(extra="forbid", frozen=True, populate_by_name=True, defer_build=True)


class LineOfFireAsk(Question):
    """Is the line of fire clear, hindered or blocked (11.4)?"""

    type: Literal["line_of_fire"]
    from_: Annotated[Name, Field(alias="from")]
    to: Name
    for_: Annotated[Literal["range-attack", "effect", "destroy"], Field(alias="for")] = "range-attack"


class AdjacentAsk(Question):
    """Are the two adjacent (6.3)?"""

    type: Literal["adjacent"]
    a: Name
    b: Name


class DistanceAsk(Question):
    """How many squares from one to the other (11.3a)?"""

    type: Literal["distance"]
    a: Name
    b: Name


class MoveQuestion(Question):
    """What the questions about moves share.

    `action`: what gives the move, by default the basic MOVE. `speed`: the speed value during it, where it is
    not to be calculated. `moved_so_far`: the squares of the first move of Hypersonic Speed, where its second
    is asked for. `by`: who uses Mind Control. `direct`: in a direct path (10.6). `carry`: the passengers.
    `pick_up`: the object or terrain marker picked up on the way. `put_down`: the square where what it holds is put.
    """

    figure: Name
    action: Name = "move"
    speed: Positive | None = None
    moved_so_far: Positive | None = None
    by: Name | None = None
    direct: StrictBool = False
    carry: Annotated[list[Name], Field(max_length=20)] = Field(default_factory=list)
    pick_up: Name | None = None
    put_down: Name | None = None


class ReachableAsk(MoveQuestion):
    """Where may a move end (10.2)?"""

    type: Literal["reachable"]


class PathAsk(MoveQuestion):
    """May it move through these squares, and if not, at which step does it fail (10.2)?

    `path`: the squares entered, in order, or the one square entered; the start may stand before them, and has to where
    a larger base moves into squares of its own. One such square alone is that of its top left square (P132). None: it
    moves 0 squares (10.5).
    """

    type: Literal["path"]
    path: Annotated[list[Name], Field(max_length=200)] | Name


class ShortestPathAsk(MoveQuestion):
    """Which is a shortest way to a square, and what does it cost (10.2)?"""

    type: Literal["shortest_path"]
    to: Name


class BreakAwayAsk(Question):
    """Must it break away, and on what (10.8)? `action` and `by` as for moves."""

    type: Literal["break_away"]
    figure: Name
    roll: Die | None = None
    action: Name = "move"
    by: Name | None = None


class ReplaceIn(Question):
    """One replacement: a set number, a halving or a doubling (6.8); `locked` in 2012."""

    set: Positive | None = None
    halve: Literal[True] | None = None
    double: Literal[True] | None = None
    locked: Literal[True] | None = None
    from_: Annotated[Name | None, Field(alias="from")] = None


class ModifyIn(Question):
    """One modifier (6.7); `unique` names a UNIQUE MODIFIER (22.10)."""

    add: Amount
    from_: Annotated[Name | None, Field(alias="from")] = None
    unique: Name | None = None


class StackAsk(Question):
    """What does the value come to (13.1)?"""

    type: Literal["stack"]
    value: ValueName
    printed: Positive
    replace: Annotated[list[ReplaceIn], Field(max_length=50)] = Field(default_factory=list)
    modify: Annotated[list[Amount | ModifyIn], Field(max_length=50)] = Field(default_factory=list)
    minimum: Amount | None = None
    maximum: Amount | None = None


class During(Question):
    """The attack or action that the value is calculated for."""

    attack: Literal["close", "range"] | None = None
    attacker: Name | None = None
    target: Name | None = None
    action: Name | None = None
    hindered: StrictBool | None = None


class ValueAsk(Question):
    """What is this value of this figure now, and why?"""

    type: Literal["value"]
    figure: Name
    value: ValueName
    during: During = During.model_construct()


class AttackAsk(Question):
    """Does this attack hit, and what does it do (12)?

    `choices` gives the players' decisions and rolls by their names, such as `super-senses:<id>`; the answer says
    which are `pending`. `reroll:<id>` and `replace-roll:<id>` give the dice as a card of that figure leaves them
    (21.3, 21.4): none is waited for, and whether the card allows it is not judged. `after:<id>`: what of `after`
    that is not immediate comes first, where the attacker's player may choose (8.1h). `different-target:<id>`: who is
    attacked instead of the target `<id>`, which changed its shape (27.4g). `instead:<attacker>`: which of those in the
    answer's `instead` takes the place of normal damage (12.4c). `telekinesis:<attacker>`: what it throws (27.2l).
    `version:<attacker>`: the card in whose version it uses the action, where several tie something to that use (20.7);
    without it the first listed.
    """

    type: Literal["attack"]
    attacker: Name
    targets: Annotated[list[Name], Field(max_length=200)] = Field(default_factory=list)
    kind: Literal["close", "range"]
    roll: Annotated[list[Die], Field(min_length=2, max_length=2)]
    action: Name | None = None
    divide: dict[Name, Positive] | None = None
    choices: dict[str, StrictInt | str | list[Die]] = Field(default_factory=dict)
    no_damage: StrictBool = False


class OddsAsk(Question):
    """How likely does this attack hit, and what does it come to (12)? Before its roll, the chances exact.

    `choices` fixes decisions and rolls as for `attack`, `divide` how the damage is divided where it fits those
    hit; every other decision is taken as it helps its owner. No different target is assumed after Shape Change unless
    `different-target:<id>` names one.
    """

    type: Literal["odds"]
    attacker: Name
    targets: Annotated[list[Name], Field(max_length=200)] = Field(default_factory=list)
    kind: Literal["close", "range"]
    action: Name | None = None
    divide: dict[Name, Positive] | None = None
    choices: dict[str, StrictInt | str | list[Die]] = Field(default_factory=dict)
    no_damage: StrictBool = False


class LegalAsk(Question):
    """May this figure be given this action (7)?

    `double`, `epic`, in 2012: as a double power action, as an epic action, by an effect that the document does not
    describe.
    """

    type: Literal["legal"]
    figure: Name
    action: Name
    target: Name | None = None
    free: StrictBool = False
    double: StrictBool = False
    epic: StrictBool = False
    choices: dict[str, StrictInt | str | list[Die]] = Field(default_factory=dict)


class UseAsk(Question):
    """What does this power do outside an attack, and may it be used (27)?

    `roll`: the natural d6 of Regeneration, Support, Willpower and Leadership. `value` and `change`: what Perplex
    modifies, and by how much. `what`: the slug of the standard power, or the name of the special power, that
    Outwit takes; in 2012 of an ability, too. `relic`, in 2012: the `target` is the object.
    """

    type: Literal["use"]
    figure: Name
    action: Literal["regeneration", "support", "poison", "perplex", "outwit", "willpower", "leadership", "relic"]
    target: Name | None = None
    roll: Die | None = None
    value: ValueName | None = None
    change: Literal[1, -1, 2, -2] = 1
    what: Name | None = None
    choices: dict[str, StrictInt | str | list[Die]] = Field(default_factory=dict)


class LegalActionsAsk(Question):
    """What may this figure be given now?"""

    type: Literal["legal_actions"]
    figure: Name


class KnockbackAsk(Question):
    """Where does it land (12.6)? `together`: the other figures that the same cause knocks back at once (12.6g)."""

    type: Literal["knockback"]
    figure: Name
    away_from: Name
    squares: Annotated[int, Field(ge=1, le=20, strict=True)] | None = None
    together: Annotated[list[Name], Field(max_length=200)] = Field(default_factory=list)


class MarkerRemovedAsk(Question):
    """Who takes knockback damage as this terrain marker is removed, destroyed or picked up (12.6e, 17.14c)?"""

    type: Literal["marker_removed"]
    marker: Name


class AreaAsk(Question):
    """Which squares, figures or pieces of terrain may this effect of a figure choose?

    `placed`: squares of the markers it has generated already (Barrier, Smoke Cloud). `chosen`: the figure,
    object or terrain marker that Telekinesis has chosen. `targets`: the original targets of Energy
    Explosion, or the figure that Force Blast knocks back. `at`: a square, figure, object, marker or wall to
    judge by itself, with the reasons why it may or may not be chosen.
    """

    type: Literal["area"]
    effect: Literal[
        "barrier",
        "smoke-cloud",
        "telekinesis",
        "quake",
        "energy-explosion",
        "pulse-wave",
        "force-blast",
        "close-destroy-action",
        "range-destroy-action",
        "object-pick-up",
    ]
    figure: Name
    at: Name | None = None
    placed: Annotated[list[Name], Field(max_length=50)] = Field(default_factory=list)
    chosen: Name | None = None
    targets: Annotated[list[Name], Field(max_length=200)] = Field(default_factory=list)


class PlaceAsk(Question):
    """May this be placed, generated, put down, dropped or set up here (10.10, 13.2, 17)? Without `at`: where may it be?

    `id` names a figure, object or marker of the document; without it a new one is meant, a marker of `kind`
    (`terrain` that of a special one). `how`: `place` (an effect places it), `generate` (beside `by`),
    `put-down` (`by` moved through `path`), `drop` (`by` is KO'd or may no longer hold it), `unequip`, `set-up`
    (before the game). `optional: false`: the effect can't be left undone. `transitions`: those that a new
    elevated marker makes. `edge`: the side's starting edge on a map that prints no areas (4.2a). `base`: columns
    and rows of what has several squares and is not on the map.
    """

    type: Literal["place"]
    what: Literal["figure", "object", "marker", "special-object", "effect-terrain", "special-terrain"]
    id: Name | None = None
    kind: Literal["hindering", "blocking", "elevated", "water", "debris", "smoke", "barrier", "special"] = "hindering"
    terrain: Literal["hindering", "blocking", "water", "clear"] | None = None
    at: Annotated[list[Name], Field(min_length=1, max_length=50)] | Name | None = None
    how: Literal["place", "generate", "put-down", "drop", "unequip", "set-up"] = "place"
    by: Name | None = None
    path: Annotated[list[Name], Field(max_length=100)] = Field(default_factory=list)
    optional: StrictBool = True
    transitions: Annotated[list[Name], Field(max_length=50)] = Field(default_factory=list)
    edge: Literal["top", "bottom", "left", "right"] | None = None
    base: tuple[BaseSide, BaseSide] | None = None


class StartingAreaAsk(Question):
    """Where may a side be set up, and by how much is its starting area expanded (4.2, 4.3, 15.4, 17.4)?

    `bases`: the bases of its figures as [columns, rows], in place of those in the document. `off_map`: by the ids
    of figures, of any side, the bases of those that are not on the map yet. `edge`: its starting edge on a map
    that prints no areas (4.2a). `toward`: the end of its edge at which columns are added first (2022, P46).
    """

    type: Literal["starting_area"]
    side: Name
    bases: Annotated[list[tuple[BaseSide, BaseSide]], Field(max_length=200)] | None = None
    off_map: Annotated[dict[Name, tuple[BaseSide, BaseSide]], Field(max_length=200)] = Field(default_factory=dict)
    edge: Literal["top", "bottom", "left", "right"] | None = None
    toward: Literal["top", "bottom", "left", "right"] | None = None


Ask = (
    LineOfFireAsk
    | AdjacentAsk
    | DistanceAsk
    | ReachableAsk
    | PathAsk
    | ShortestPathAsk
    | BreakAwayAsk
    | StackAsk
    | ValueAsk
    | AttackAsk
    | OddsAsk
    | LegalAsk
    | LegalActionsAsk
    | UseAsk
    | KnockbackAsk
    | MarkerRemovedAsk
    | AreaAsk
    | PlaceAsk
    | StartingAreaAsk
)
