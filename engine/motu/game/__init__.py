"""A game as events: `decide` rules on a command, `apply` and `fold` make the state of the events.

Pure functions: no clock and no chance of their own. Dice are handed in and their results stored. Whatever the rules
say of a command is what `judge adjudicate` says of the state's position document (`to_document`).

What a face needs:

- *Board*: `state.position()` (field, miniatures with arcs and tokens, objectives, marks), `to_document` the same as a
  document; `state.ground` is None before a field is laid.
- *Standing*: `standing(state)`: round, phase, whose activation, points and mana left, what each army has, the score.
- *Offers*: `offers(state)`: what may be asked now, as data: each with the command it stands for, the side whose it is,
  and what it needs. Legal actions of who acts: the question `legal_actions` of the document.
- *Hidden things*: a chosen card is `seal`ed under a salt, a deck shuffled by a seed; `hand_of` tells a hand to who
  knows the seed. The log, the export and the state hold seals alone until a card is revealed. Whoever runs the bot
  makes salts and seeds of a secret of its own (say an HMAC of the game's id, the sequence and the side): then nothing
  has to be stored, and both cards can be revealed the moment the second one is chosen.

>>> from engine.dice import FixedDice
>>> state = EMPTY
>>> for command in (NewGame("Eternia", actor="1"), Join("Ann", actor="1"), Join("Ben", actor="2")):
...     for event in decide(state, command, FixedDice([])).events:
...         state = apply(state, event)
>>> state.sides
('masters', 'evil')
"""

from engine.motu.game.apply.corrections import ARMY_FIELDS, FIELDS, ROUND_FIELDS
from engine.motu.game.apply.fold import apply, fold
from engine.motu.game.commands import Command
from engine.motu.game.commands.actions import (
    Attack,
    ChangeMana,
    ChoosePush,
    Concentrate,
    EndEffect,
    GiveEffect,
    Guard,
    Interrupt,
    Keep,
    Move,
    PlaceMark,
    RemoveMark,
    Reroll,
    Rolled,
    Shift,
    StopMoving,
    TakeTest,
    Throw,
    UseAbility,
    UseItem,
    Wound,
)
from engine.motu.game.commands.base import Agreement
from engine.motu.game.commands.rounds import (
    Activate,
    AddCards,
    ChooseCard,
    Collect,
    CompleteQuest,
    EndActivation,
    Maintain,
    Opened,
    Pass,
    PlayCard,
    Prepare,
    Reveal,
    ShuffleDeck,
    TakeBonus,
)
from engine.motu.game.commands.table import (
    AddCharacter,
    Begin,
    Concede,
    ConfirmRoll,
    Correct,
    CorrectRuling,
    EditCharacter,
    EndGame,
    GoldenRule,
    Join,
    LayField,
    Leave,
    NewGame,
    Place,
    PlaceObjective,
    Redo,
    RemoveCharacter,
    RollStarting,
    Undo,
)
from engine.motu.game.decide.agreement import alone, whose_word
from engine.motu.game.decide.dealt import against_seeds
from engine.motu.game.decide.decision import decide
from engine.motu.game.decide.draft import Decision
from engine.motu.game.decide.offers import Offer, offers
from engine.motu.game.decide.redone import redone
from engine.motu.game.decide.standing import Standing, standing
from engine.motu.game.describe import describe
from engine.motu.game.events import Event
from engine.motu.game.events.codec import event_from_json, event_to_json
from engine.motu.game.state import EMPTY, SIDES_OF_WAR, GameState, Objection, Player
from engine.motu.game.state.cards import Card, CardIn, hand_of, seal
from engine.motu.game.state.character import Character, CharacterIn, read_character
from engine.motu.game.state.document import to_document
from engine.motu.game.state.figure import GameFigure
from engine.motu.game.state.past import bare, earlier, with_past

__all__ = [
    "ARMY_FIELDS",
    "EMPTY",
    "FIELDS",
    "ROUND_FIELDS",
    "SIDES_OF_WAR",
    "Activate",
    "AddCards",
    "AddCharacter",
    "Agreement",
    "Attack",
    "Begin",
    "Card",
    "CardIn",
    "ChangeMana",
    "Character",
    "CharacterIn",
    "ChooseCard",
    "ChoosePush",
    "Collect",
    "Command",
    "CompleteQuest",
    "Concede",
    "Concentrate",
    "ConfirmRoll",
    "Correct",
    "CorrectRuling",
    "Decision",
    "EditCharacter",
    "EndActivation",
    "EndEffect",
    "EndGame",
    "Event",
    "GameFigure",
    "GameState",
    "GiveEffect",
    "GoldenRule",
    "Guard",
    "Interrupt",
    "Join",
    "Keep",
    "LayField",
    "Leave",
    "Maintain",
    "Move",
    "NewGame",
    "Objection",
    "Offer",
    "Opened",
    "Pass",
    "Place",
    "PlaceMark",
    "PlaceObjective",
    "PlayCard",
    "Player",
    "Prepare",
    "Redo",
    "RemoveCharacter",
    "RemoveMark",
    "Reroll",
    "Reveal",
    "RollStarting",
    "Rolled",
    "Shift",
    "ShuffleDeck",
    "Standing",
    "StopMoving",
    "TakeBonus",
    "TakeTest",
    "Throw",
    "Undo",
    "UseAbility",
    "UseItem",
    "Wound",
    "against_seeds",
    "alone",
    "apply",
    "bare",
    "decide",
    "describe",
    "earlier",
    "event_from_json",
    "event_to_json",
    "fold",
    "hand_of",
    "offers",
    "read_character",
    "redone",
    "seal",
    "standing",
    "to_document",
    "whose_word",
    "with_past",
]
