"""The questions that a document may ask, as they come from outside."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Literal, get_args

from pydantic import Field, StrictBool

from engine.motu.document import ActionName, Inches, Model, Name, Number, PlaceName, SideOfWar, Signed

__all__ = [
    "QUESTIONS", "ActionCostAsk", "ActivationAsk", "ArcAsk", "AreaTargetsAsk", "AttackAsk", "ChangeIn", "CoverAsk",
    "DistanceAsk", "EngagedAsk", "GuardTriggersAsk", "InitiativeAsk", "LegalActionsAsk", "MaintenanceAsk",
    "MarkAffectsAsk", "MarkPlaceAsk", "MoveCostAsk", "MovedAsk", "ObjectiveAsk", "OddsAsk", "OpportunityAsk",
    "Question", "ReachableAsk", "RollIn", "ScoreAsk", "SightAsk", "TestAsk", "ThresholdAsk",
    "VisibleAsk",
]  # fmt: skip

End = PlaceName  # a character's id, or a place


class Question(Model):
    """What all questions share: the name that tells them apart."""

    type: str


class SightAsk(Question):
    """Does one see the other (6c)?"""

    type: Literal["line_of_sight"]
    from_: Annotated[End, Field(alias="from")]
    to: End


class VisibleAsk(Question):
    """Whom, and which places, does one see (6c)? And who of them is in cover (7b)?"""

    type: Literal["visible"]
    from_: Annotated[End, Field(alias="from")]


class CoverAsk(Question):
    """Is the target in cover (7b)?"""

    type: Literal["cover"]
    from_: Annotated[End, Field(alias="from")]
    to: End


class ArcAsk(Question):
    """In which arc of a character does something lie (7b)?"""

    type: Literal["arc"]
    of: Name
    from_: Annotated[End, Field(alias="from")]


class DistanceAsk(Question):
    """How far apart are the two, and is that within a range in inches (6c)?"""

    type: Literal["distance"]
    a: End
    b: End
    range: Inches | None = None


class EngagedAsk(Question):
    """With whom is a character engaged (6c)?"""

    type: Literal["engaged"]
    figure: Name
    with_: Annotated[Name | None, Field(alias="with")] = None


class ChangeIn(Model):
    """A change that an effect makes: by how much, and where it is from."""

    add: Signed
    from_: Annotated[Name, Field(alias="from")]


Changes = Annotated[tuple[ChangeIn, ...], Field(max_length=40)]
Die = Annotated[int, Field(ge=1, le=6, strict=True)]
Swap = tuple[Annotated[int, Field(ge=-999, le=999, strict=True)], Die]  # a die by its position from 1, its new result
Radius = Annotated[int, Field(ge=0, le=100, strict=True)]
MANY = 200  # dice of one roll; the most that modifiers can come to
Dice = Annotated[tuple[Die, ...], Field(max_length=MANY)]
Swaps = Annotated[tuple[Swap, ...], Field(max_length=MANY)]


class RollIn(Model):
    """A roll: as thrown, then rerolls free and by mana as [position from 1, result], then explosions in order."""

    rolls: Dice
    free: Swaps = ()
    mana: Swaps = ()
    new: Dice = ()


class ThresholdAsk(Question):
    """What is the threshold of a test (5b)? `initial`: of an area attack, when `target` is a further one (7e)."""

    type: Literal["threshold"]
    figure: Name
    test: Literal["attack", "defense", "ability"] = "attack"
    target: Name | None = None
    weapon: Name | None = None
    initial: Name | None = None
    modifiers: Changes = ()


class TestAsk(Question):
    """With how many dice, against what threshold is a test made, and what does a roll of it come to (5)?"""

    type: Literal["test"]
    figure: Name
    attribute: Literal["strength", "perception", "power", "resistance", "mind"]
    dice_modifiers: Changes = ()
    threshold: Signed | None = None
    test: Literal["attack", "defense", "ability"] = "ability"
    threshold_modifiers: Changes = ()
    rolls: Dice | None = None
    free: Swaps = ()
    mana: Swaps = ()
    new: Dice = ()


class ExtraIn(Model):
    """A further effect of an attack that so many net successes bring (6c)."""

    needs: Number
    from_: Annotated[Name, Field(alias="from")]


class AttackAsk(Question):
    """May an attack be made, how, and what does it come to (6c)? `initial`, `radius`: on an area's further target."""

    type: Literal["attack"]
    attacker: Name
    target: Name
    weapon: Name
    free: StrictBool = False
    initial: Name | None = None
    radius: Radius | None = None
    dice_modifiers: Changes = ()
    threshold_modifiers: Changes = ()
    defense_dice_modifiers: Changes = ()
    defense_threshold_modifiers: Changes = ()
    attack_roll: RollIn | None = None
    defense_roll: RollIn | None = None
    extras: Annotated[tuple[ExtraIn, ...], Field(max_length=40)] = ()


class AreaTargetsAsk(Question):
    """Whom does an area attack strike besides its first target (7e)?"""

    type: Literal["area_targets"]
    attacker: Name
    initial: Name
    radius: Radius


class OddsAsk(Question):
    """How likely are so many net successes: of dice, or of an attack on this field (5)?"""

    type: Literal["odds"]
    dice: Number | None = None
    threshold: Signed | None = None
    defense_dice: Number | None = None
    defense_threshold: Signed | None = None
    attacker: Name | None = None
    target: Name | None = None
    weapon: Name | None = None
    free: StrictBool = False
    initial: Name | None = None
    radius: Radius | None = None
    dice_modifiers: Changes = ()
    threshold_modifiers: Changes = ()
    defense_dice_modifiers: Changes = ()
    defense_threshold_modifiers: Changes = ()


class ActionCostAsk(Question):
    """What does an action cost, and may it be taken (6)? `target`: of an ability."""

    type: Literal["action_cost"]
    figure: Name
    action: ActionName
    weapon: Name | None = None
    ability: Name | None = None
    item: Name | None = None
    target: Name | None = None
    free: StrictBool = False


class LegalActionsAsk(Question):
    """What may a character do now (4b, 6)?"""

    type: Literal["legal_actions"]
    figure: Name


class ReachableAsk(Question):
    """Where may a movement end (6b, 7l)? `toward`: of a charge or a directed move."""

    type: Literal["reachable"]
    figure: Name
    concentrate: StrictBool = False
    how: Literal["move", "teleport", "jump", "charge", "directed"] = "move"
    toward: End | None = None
    speed_modifiers: Changes = ()


class MoveCostAsk(Question):
    """What does a way cost, step by step (6b)? `path`: its places, of a large base those of its slot."""

    type: Literal["move_cost"]
    figure: Name
    path: Annotated[tuple[PlaceName, ...], Field(max_length=200)]
    concentrate: StrictBool = False
    speed_modifiers: Changes = ()


class GuardTriggersAsk(Question):
    """Who on guard interrupts a movement that ended where its mover stands (6e)?"""

    type: Literal["guard_triggers"]
    mover: Name
    how: Literal["move", "jump", "charge", "directed", "teleport", "pull", "push", "swap"] = "move"


class OpportunityAsk(Question):
    """Who makes an attack of opportunity on a character about to leave its hex (7d)?"""

    type: Literal["opportunity"]
    figure: Name
    how: Literal["move", "jump", "charge", "directed", "teleport", "pull", "push", "swap"] = "move"


class MovedAsk(Question):
    """Where does a pull, a push or a swap by another take a character (7l)?"""

    type: Literal["moved"]
    figure: Name
    how: Literal["pull", "push", "swap"]
    by: Name
    hexes: Annotated[int, Field(ge=1, le=100, strict=True)] = 1


class MarkPlaceAsk(Question):
    """May a character place a mark there (7g)? `radius` in hexes."""

    type: Literal["mark_place"]
    figure: Name
    at: PlaceName
    radius: Radius
    kind: Name | None = None


class MarkAffectsAsk(Question):
    """Does a mark affect a character (7g)? `radius` in hexes."""

    type: Literal["mark_affects"]
    mark: Name
    figure: Name
    radius: Radius


class ObjectiveAsk(Question):
    """Does a character take an objective token (4c)?"""

    type: Literal["objective"]
    figure: Name
    token: Name


class ActivationAsk(Question):
    """May a character be activated now (4b)?"""

    type: Literal["activation"]
    figure: Name


class InitiativeAsk(Question):
    """Whose card goes first (4b)? A side that has none to reveal is left out."""

    type: Literal["initiative"]
    cards: dict[SideOfWar, Number]


class MaintenanceAsk(Question):
    """What does the round's maintenance come to (4c)?"""

    type: Literal["maintenance"]


class ScoreAsk(Question):
    """How many points have both armies, and is the game over (4c)?"""

    type: Literal["score"]


KINDS: tuple[type[Question], ...] = (
    SightAsk, VisibleAsk, CoverAsk, ArcAsk, DistanceAsk, EngagedAsk, ThresholdAsk, TestAsk, AttackAsk, AreaTargetsAsk,
    OddsAsk, ActionCostAsk, LegalActionsAsk, ReachableAsk, MoveCostAsk, GuardTriggersAsk, OpportunityAsk, MovedAsk,
    MarkPlaceAsk, MarkAffectsAsk, ObjectiveAsk, ActivationAsk, InitiativeAsk, MaintenanceAsk, ScoreAsk,
)  # fmt: skip
QUESTIONS: Mapping[str, type[Question]] = MappingProxyType(
    {get_args(kind.model_fields["type"].annotation)[0]: kind for kind in KINDS}
)
