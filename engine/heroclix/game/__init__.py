"""A game as events: `decide` rules on a command, `apply` and `fold` make the state of the events.

Pure functions: no clock and no chance of their own. Dice are handed in and their results stored.

>>> from engine.dice import FixedDice
>>> state = EMPTY
>>> for command in (NewGame("heroclix-modern", actor="1"), Join("Ann", actor="1"), Join("Ben", actor="2")):
...     for event in decide(state, command, FixedDice([])).events:
...         state = apply(state, event)
>>> state.sides
('red', 'blue')
"""

from engine.heroclix.game.apply.corrections import FIELDS, TURN_FIELDS
from engine.heroclix.game.apply.fold import apply, fold
from engine.heroclix.game.commands import (
    AddCard,
    AddFigure,
    AddForceCards,
    Attach,
    Attack,
    BeginEffect,
    BringIn,
    ChangeKeyword,
    Choose,
    ChooseExtreme,
    Command,
    ConfirmDamage,
    ConfirmRoll,
    Correct,
    CorrectRuling,
    Count,
    Damage,
    DiscardCard,
    DrawCard,
    DropDamage,
    EditFigure,
    EndBeginning,
    EndEffect,
    EndGame,
    EndTurn,
    EnterScore,
    Finish,
    GiveClue,
    Heal,
    Join,
    Leave,
    LoadMap,
    Move,
    NewGame,
    Place,
    PlaceElement,
    Redo,
    RemoveFigure,
    RemoveFromGame,
    Replace,
    RollInitiative,
    Throw,
    Token,
    ToSideline,
    Undo,
    Use,
    UseCard,
)
from engine.heroclix.game.commands.base import Agreement
from engine.heroclix.game.decide.agreement import alone, each_asked, still_asked, whose_word
from engine.heroclix.game.decide.decision import decide
from engine.heroclix.game.decide.draft import Decision
from engine.heroclix.game.decide.fight.waiting import Asked, asked, open_questions, waiting
from engine.heroclix.game.decide.table.order import next_in_set_up
from engine.heroclix.game.decide.table.score import Standing, goes_on, standing
from engine.heroclix.game.decide.turn.beginning import OpenRoll, open_rolls
from engine.heroclix.game.decide.turn.end import not_ready
from engine.heroclix.game.describe import describe
from engine.heroclix.game.events import Event
from engine.heroclix.game.events.cards import SideCard
from engine.heroclix.game.events.codec import event_from_json, event_to_json
from engine.heroclix.game.state import EMPTY, SIDES, GameState, Objection, Pending, Player
from engine.heroclix.game.state.card import Card, Click, read_card
from engine.heroclix.game.state.figure import GameFigure
from engine.heroclix.game.state.past import earlier, with_past

__all__ = [
    "EMPTY",
    "FIELDS",
    "SIDES",
    "TURN_FIELDS",
    "AddCard",
    "AddFigure",
    "AddForceCards",
    "Agreement",
    "Asked",
    "Attach",
    "Attack",
    "BeginEffect",
    "BringIn",
    "Card",
    "ChangeKeyword",
    "Choose",
    "ChooseExtreme",
    "Click",
    "Command",
    "ConfirmDamage",
    "ConfirmRoll",
    "Correct",
    "CorrectRuling",
    "Count",
    "Damage",
    "Decision",
    "DiscardCard",
    "DrawCard",
    "DropDamage",
    "EditFigure",
    "EndBeginning",
    "EndEffect",
    "EndGame",
    "EndTurn",
    "EnterScore",
    "Event",
    "Finish",
    "GameFigure",
    "GameState",
    "GiveClue",
    "Heal",
    "Join",
    "Leave",
    "LoadMap",
    "Move",
    "NewGame",
    "Objection",
    "OpenRoll",
    "Pending",
    "Place",
    "PlaceElement",
    "Player",
    "Redo",
    "RemoveFigure",
    "RemoveFromGame",
    "Replace",
    "RollInitiative",
    "SideCard",
    "Standing",
    "Throw",
    "ToSideline",
    "Token",
    "Undo",
    "Use",
    "UseCard",
    "alone",
    "apply",
    "asked",
    "decide",
    "describe",
    "each_asked",
    "earlier",
    "event_from_json",
    "event_to_json",
    "fold",
    "goes_on",
    "next_in_set_up",
    "not_ready",
    "open_questions",
    "open_rolls",
    "read_card",
    "standing",
    "still_asked",
    "waiting",
    "whose_word",
    "with_past",
]
