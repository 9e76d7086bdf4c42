"""The questions about forces and results: they need no map."""

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field, StrictBool

from engine.heroclix.document import Name
from engine.heroclix.questions import Question

__all__ = ["FORCE_QUESTIONS", "ForceAsk", "ForceQuestion", "InitiativeAsk", "ScoreAsk", "ScoreEvent"]

Die = Annotated[int, Field(ge=1, le=6, strict=True)]
Roll = Annotated[list[Die], Field(min_length=2, max_length=2)]
Rounds = Annotated[list[dict[Name, Roll]], Field(max_length=50)]
Points = Annotated[int, Field(ge=0, le=10_000, strict=True)]
Sides = Annotated[list[Name], Field(max_length=8)]


class ForceAsk(Question):
    """Is the force legal (2)? `side`: which of several forces of the document."""

    type: Literal["force"]
    side: Name | None = None


class InitiativeAsk(Question):
    """Who chooses the first player, and who chooses what then (4.1, 4.2)?

    `order`: the sides clockwise around the table, by default as the document lists its forces. `themed`: the
    keyword chosen by each themed team; a team that could be themed and names none takes its first. `bonus`:
    further initiative bonuses. `rolls`: the first round of everybody's two dice, then of those who reroll
    ties. `first`: the first player chosen.
    """

    type: Literal["initiative"]
    order: Sides = Field(default_factory=list)
    themed: dict[Name, Name | None] = Field(default_factory=dict)
    bonus: dict[Name, Annotated[int, Field(ge=-20, le=20, strict=True)]] = Field(default_factory=dict)
    rolls: Rounds = Field(default_factory=list)
    first: Name | None = None


class ScoreEvent(Question):
    """One thing that happened, as far as it concerns the result.

    `of`: the element; of `generated` a new one, unless it comes from a sideline. `turn`: whose turn it was.
    `damaged_by`: the side or character that damaged it last. `by`: what replaces it, or the captor. `side`: whose
    mission points, victory or loss, or whose force a generated element joins. `resolving`: something is still
    resolving, so that nobody is defeated yet.
    """

    event: Literal[
        "ko",
        "destroyed",
        "removed",
        "returned",
        "replaced",
        "generated",
        "equipped",
        "unequipped",
        "damaged",
        "healed",
        "off-map",
        "to-sideline",
        "face-down",
        "mission",
        "wins",
        "loses",
        "captured",
        "released",
    ]
    of: Name | None = None
    side: Name | None = None
    turn: Name | None = None
    damaged_by: Name | None = None
    by: Annotated[list[Name], Field(max_length=20)] = Field(default_factory=list)
    points: Points | None = None
    kind: Literal["character", "object", "other"] = "character"
    resolving: StrictBool = False


class ScoreAsk(Question):
    """What are the victory points, and who has won (5, 21.12b, 26.3)?

    `order`: the turn order, by default as the document lists its forces. `time`: the game has ended by its
    time limit. `tie_rolls`: rounds of two dice of those who are tied.
    """

    type: Literal["score"]
    order: Sides = Field(default_factory=list)
    events: Annotated[list[ScoreEvent], Field(max_length=2000)] = Field(default_factory=list)
    battle_royale: StrictBool = False
    time: StrictBool = False
    tie_rolls: Rounds = Field(default_factory=list)


ForceQuestion = ForceAsk | InitiativeAsk | ScoreAsk
FORCE_QUESTIONS: Mapping[str, type[Question]] = {"force": ForceAsk, "initiative": InitiativeAsk, "score": ScoreAsk}
