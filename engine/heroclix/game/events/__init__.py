"""What happened: the facts that a game's log is made of. Rolls and results are in them; folding never rolls.

`actor` is who did it, `command` the number that the events of one command share: the sequence of the
first of them. Squares are names, so that a log reads without its map. A log is only ever appended to.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from engine.heroclix.game.events.actions import ActionEnded, ActionGiven, BreakAwayRolled, Moved
from engine.heroclix.game.events.attacks import (
    AttackClosed,
    AttackDeclared,
    AttackMade,
    AttackRolled,
    Chosen,
    DamageTaken,
    Healed,
    KnockedOut,
    TokensChanged,
)
from engine.heroclix.game.events.base import Base, Count, Happened, Id, Seat, Shown
from engine.heroclix.game.events.cards import BY_EVENT as OF_CARDS
from engine.heroclix.game.events.cards import (
    CardAdded,
    CardDrawn,
    CardEvent,
    CardLeft,
    CardUsed,
    ClueGiven,
    DeckShuffled,
)
from engine.heroclix.game.events.characters import Equipped, PilotChanged
from engine.heroclix.game.events.deferred import DEFERRED, DeferredCame, DeferredEvent, EffectDeferred
from engine.heroclix.game.events.hordes import HORDES, HordeEvent, StackJoined, StackLeft, TokenDefeated
from engine.heroclix.game.events.map import (
    BreakAwayOpened,
    Carried,
    ControlBegan,
    ControlEnded,
    ElementRemoved,
    Fell,
    KnockedBack,
    LostFooting,
    PickedUp,
    PutDown,
    TerrainDestroyed,
)
from engine.heroclix.game.events.powers import (
    BeginningOpened,
    BeginningRolled,
    EffectBegan,
    EffectEnded,
    EffectUsed,
    ElementPlaced,
    Exerted,
    FigureReplaced,
    Imported,
    MarkersGenerated,
    MarkersRemoved,
    PhaseBegan,
    Redone,
    TurnBegan,
    TurnEnded,
    Undone,
)
from engine.heroclix.game.events.queries import (
    QUERIES,
    CaptiveFreed,
    CaptiveReleased,
    Captured,
    QueryEvent,
    QueryOpened,
    RelicTried,
)
from engine.heroclix.game.events.rulings import RULINGS, Agreed, RollConfirmed, RulingCorrected, RulingEvent
from engine.heroclix.game.events.score import GameEnded, ScoreEntered
from engine.heroclix.game.events.seats import PlayerJoined, PlayerLeft
from engine.heroclix.game.events.tracked import BY_EVENT as TRACKED
from engine.heroclix.game.events.tracked import (
    Attached,
    BroughtIn,
    Counted,
    ExtremeChosen,
    InitiativeRolled,
    KeywordChanged,
    RemovedFromGame,
    SentToSideline,
    Thrown,
    TrackedEvent,
)
from engine.seating import BY_EVENT as SEATING
from engine.seating import SeatingEvent

__all__ = [
    "EVENTS",
    "ActionEnded",
    "ActionGiven",
    "Agreed",
    "Attached",
    "AttackClosed",
    "AttackDeclared",
    "AttackMade",
    "AttackRolled",
    "BeginningOpened",
    "BeginningRolled",
    "BreakAwayOpened",
    "BreakAwayRolled",
    "BroughtIn",
    "CaptiveFreed",
    "CaptiveReleased",
    "Captured",
    "CardAdded",
    "CardDrawn",
    "CardLeft",
    "CardUsed",
    "Carried",
    "Chosen",
    "ClueGiven",
    "ControlBegan",
    "ControlEnded",
    "Corrected",
    "Counted",
    "DamageTaken",
    "DeckShuffled",
    "DeferredCame",
    "EffectBegan",
    "EffectDeferred",
    "EffectEnded",
    "EffectUsed",
    "ElementPlaced",
    "ElementRemoved",
    "Equipped",
    "Event",
    "Exerted",
    "ExtremeChosen",
    "Fell",
    "FigureAdded",
    "FigureEdited",
    "FigureRemoved",
    "FigureReplaced",
    "GameEnded",
    "GameOpened",
    "Healed",
    "Imported",
    "InitiativeRolled",
    "KeywordChanged",
    "KnockedBack",
    "KnockedOut",
    "LostFooting",
    "MapLoaded",
    "MarkersGenerated",
    "MarkersRemoved",
    "Moved",
    "PhaseBegan",
    "PickedUp",
    "PilotChanged",
    "Placed",
    "PlayerJoined",
    "PlayerLeft",
    "PutDown",
    "QueryOpened",
    "Redone",
    "RelicTried",
    "RemovedFromGame",
    "RollConfirmed",
    "RulingCorrected",
    "ScoreEntered",
    "SentToSideline",
    "StackJoined",
    "StackLeft",
    "TerrainDestroyed",
    "Thrown",
    "TokenDefeated",
    "TokensChanged",
    "TurnBegan",
    "TurnEnded",
    "Undone",
]


@dataclass(frozen=True)
class GameOpened(Happened):
    """A game began its set-up."""

    ruleset: str
    build_total: Count
    name: Shown
    battle_royale: bool = False


@dataclass(frozen=True)
class MapLoaded(Happened):
    """A map was laid out, with its markers and objects; one that was edited says what was put where.

    `changes`: the places that this changed, each with what went and what came there; `changed`: how many there are.
    """

    map: dict[str, Any]
    terrain: str = ""
    places: tuple[str, ...] = ()
    changes: tuple[tuple[str, str, str], ...] = ()
    changed: Count = 0


@dataclass(frozen=True)
class FigureAdded(Happened):
    """A figure joined a side, off the map without `at`, on the sideline if `aside`; `generated_by` an effect (21.6)."""

    figure: Id
    side: Seat
    card: dict[str, Any]
    at: Base = ()
    generated_by: str = ""
    aside: bool = False


@dataclass(frozen=True)
class FigureEdited(Happened):
    """A figure's card was changed; `card` is the whole new one.

    `special`: the one special power or the like that is another now, if it is one, and `read` what became of its text:
    left unread, read, or effects typed in place of it; empty where that is as it was.
    """

    figure: str
    card: dict[str, Any]
    special: str = ""
    read: Literal["", "off", "on", "typed"] = ""


@dataclass(frozen=True)
class FigureRemoved(Happened):
    """A figure was taken out of the game."""

    figure: str


@dataclass(frozen=True)
class Placed(Happened):
    """A figure was put on squares; `at` is empty when it was taken off the map."""

    figure: str
    at: Base


@dataclass(frozen=True)
class Corrected(Happened):
    """A value was set to what the table shows; `figure` None: a value of the turn."""

    figure: str | None
    field: str
    before: Any
    value: Any
    why: str = ""


Event = (
    GameOpened
    | PlayerJoined
    | PlayerLeft
    | MapLoaded
    | FigureAdded
    | FigureEdited
    | FigureRemoved
    | FigureReplaced
    | Placed
    | ActionGiven
    | ActionEnded
    | BreakAwayOpened
    | BreakAwayRolled
    | Carried
    | PickedUp
    | PutDown
    | TerrainDestroyed
    | ElementRemoved
    | LostFooting
    | Fell
    | KnockedBack
    | ControlBegan
    | ControlEnded
    | Moved
    | AttackDeclared
    | AttackRolled
    | Chosen
    | AttackMade
    | AttackClosed
    | EffectBegan
    | EffectEnded
    | EffectUsed
    | Exerted
    | PilotChanged
    | Equipped
    | BeginningOpened
    | BeginningRolled
    | PhaseBegan
    | MarkersGenerated
    | MarkersRemoved
    | ElementPlaced
    | DamageTaken
    | KnockedOut
    | Healed
    | TokensChanged
    | Corrected
    | TurnEnded
    | TurnBegan
    | Imported
    | Undone
    | Redone
    | ScoreEntered
    | GameEnded
    | TrackedEvent
    | DeferredEvent
    | QueryEvent
    | RulingEvent
    | HordeEvent
    | CardEvent
    | SeatingEvent
)

EVENTS: Mapping[str, type[Event]] = {
    "game-opened": GameOpened,
    "player-joined": PlayerJoined,
    "player-left": PlayerLeft,
    "map-loaded": MapLoaded,
    "figure-added": FigureAdded,
    "figure-edited": FigureEdited,
    "figure-removed": FigureRemoved,
    "figure-replaced": FigureReplaced,
    "placed": Placed,
    "action-given": ActionGiven,
    "action-ended": ActionEnded,
    "break-away-opened": BreakAwayOpened,
    "break-away-rolled": BreakAwayRolled,
    "carried": Carried,
    "picked-up": PickedUp,
    "put-down": PutDown,
    "terrain-destroyed": TerrainDestroyed,
    "element-removed": ElementRemoved,
    "lost-footing": LostFooting,
    "fell": Fell,
    "knocked-back": KnockedBack,
    "control-began": ControlBegan,
    "control-ended": ControlEnded,
    "moved": Moved,
    "attack-declared": AttackDeclared,
    "attack-rolled": AttackRolled,
    "chosen": Chosen,
    "attack-made": AttackMade,
    "attack-closed": AttackClosed,
    "effect-began": EffectBegan,
    "effect-ended": EffectEnded,
    "effect-used": EffectUsed,
    "exerted": Exerted,
    "pilot-changed": PilotChanged,
    "equipped": Equipped,
    "beginning-opened": BeginningOpened,
    "beginning-rolled": BeginningRolled,
    "phase-began": PhaseBegan,
    "markers-generated": MarkersGenerated,
    "markers-removed": MarkersRemoved,
    "element-placed": ElementPlaced,
    "damage-taken": DamageTaken,
    "knocked-out": KnockedOut,
    "healed": Healed,
    "tokens-changed": TokensChanged,
    "corrected": Corrected,
    "turn-ended": TurnEnded,
    "turn-began": TurnBegan,
    "imported": Imported,
    "undone": Undone,
    "redone": Redone,
    "score-entered": ScoreEntered,
    "game-ended": GameEnded,
    **TRACKED,
    **DEFERRED,
    **QUERIES,
    **RULINGS,
    **HORDES,
    **OF_CARDS,
    **SEATING,
}
