"""The questions a position document may ask, as they come from outside."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

__all__ = [
    "AdjacentAsk",
    "Ask",
    "AttackAsk",
    "BreakAwayAsk",
    "DistanceAsk",
    "KnockbackAsk",
    "LegalActionsAsk",
    "LegalAsk",
    "LineOfFireAsk",
    "ReachableAsk",
    "StackAsk",
    "ValueAsk",
]

Name = Annotated[str, Field(min_length=1, max_length=80)]
ValueName = Literal["speed", "attack", "defense", "damage", "range"]
Die = Annotated[int, Field(ge=1, le=6, strict=True)]
Amount = Annotated[int, Field(ge=-99, le=99, strict=True)]
Positive = Annotated[int, Field(ge=0, le=99, strict=True)]


class Question(BaseModel):
    """What all questions share: an unknown parameter is an error."""

    model_config = ConfigDict(extra="forbid", frozen=True, populate_by_name=True)


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


class ReachableAsk(Question):
    """Where may a basic MOVE end (10.2)?"""

    type: Literal["reachable"]
    figure: Name
    speed: Positive | None = None


class BreakAwayAsk(Question):
    """Must it break away, and on what (10.8)?"""

    type: Literal["break_away"]
    figure: Name
    roll: Die | None = None


class ReplaceIn(Question):
    """One replacement: a set number, a halving or a doubling (6.8)."""

    set: Positive | None = None
    halve: Literal[True] | None = None
    double: Literal[True] | None = None
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
    replace: Annotated[list[ReplaceIn], Field(max_length=50)] = []
    modify: Annotated[list[Amount | ModifyIn], Field(max_length=50)] = []
    minimum: Amount | None = None
    maximum: Amount | None = None


class During(Question):
    """The attack or action that the value is calculated for."""

    attack: Literal["close", "range"] | None = None
    attacker: Name | None = None
    target: Name | None = None
    action: Name | None = None
    hindered: bool | None = None


class ValueAsk(Question):
    """What is this value of this figure now, and why?"""

    type: Literal["value"]
    figure: Name
    value: ValueName
    during: During = During()


class AttackAsk(Question):
    """Does this attack hit, and what does it do (12)?"""

    type: Literal["attack"]
    attacker: Name
    targets: Annotated[list[Name], Field(max_length=200)] = []
    kind: Literal["close", "range"]
    roll: Annotated[list[Die], Field(min_length=2, max_length=2)]
    action: Name | None = None
    divide: dict[Name, Positive] | None = None
    choices: dict[str, int | str | list[Die]] = {}


class LegalAsk(Question):
    """May this figure be given this action (7)?"""

    type: Literal["legal"]
    figure: Name
    action: Name
    target: Name | None = None
    free: bool = False


class LegalActionsAsk(Question):
    """What may this figure be given now?"""

    type: Literal["legal_actions"]
    figure: Name


class KnockbackAsk(Question):
    """Where does it land (12.6)?"""

    type: Literal["knockback"]
    figure: Name
    away_from: Name
    squares: Annotated[int, Field(ge=1, le=20, strict=True)] | None = None


Ask = (
    LineOfFireAsk
    | AdjacentAsk
    | DistanceAsk
    | ReachableAsk
    | BreakAwayAsk
    | StackAsk
    | ValueAsk
    | AttackAsk
    | LegalAsk
    | LegalActionsAsk
    | KnockbackAsk
)
