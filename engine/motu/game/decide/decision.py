"""From command to ruling and events: the one way in which a game changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from engine.dice import Dice, Watched
from engine.errors import DocumentError, LogError
from engine.motu.game.commands import Command, actions, rounds, table
from engine.motu.game.decide import (
    acting,
    agreement,
    cards,
    corrections,
    history,
    interruptions,
    moves,
    seats,
    setup,
    tests,
    wounds,
)
from engine.motu.game.decide import rounds as course
from engine.motu.game.decide.draft import Decision, Draft
from engine.motu.game.state import GameState
from engine.seating import COMMANDS as SEATING

__all__ = ["decide"]

Handler = Callable[[Draft, Any], Decision]
HANDLERS: Mapping[type, Handler] = MappingProxyType(
    {
        table.NewGame: setup.new_game,
        table.Join: seats.join,
        table.Leave: seats.leave,
        **dict.fromkeys(SEATING, seats.seating),
        table.LayField: setup.lay_field,
        table.PlaceObjective: setup.place_objective,
        table.AddCharacter: setup.add_character,
        table.EditCharacter: setup.edit_character,
        table.RemoveCharacter: setup.remove_character,
        table.Place: setup.place,
        table.RollStarting: setup.roll_starting,
        table.GoldenRule: setup.golden_rule,
        table.Begin: setup.begin,
        table.Correct: corrections.correct,
        table.Undo: history.undo,
        table.Redo: history.redo,
        table.ConfirmRoll: history.confirm_roll,
        table.CorrectRuling: history.correct_ruling,
        table.Concede: course.concede,
        table.EndGame: course.end_game,
        rounds.AddCards: cards.add_cards,
        rounds.ShuffleDeck: cards.shuffle_deck,
        rounds.Prepare: cards.prepare,
        rounds.ChooseCard: cards.choose_card,
        rounds.Reveal: cards.reveal,
        rounds.Pass: course.pass_round,
        rounds.Activate: course.activate,
        rounds.TakeBonus: cards.take_bonus,
        rounds.PlayCard: cards.play_card,
        rounds.CompleteQuest: cards.complete_quest,
        rounds.EndActivation: course.end_activation,
        rounds.Collect: course.collect,
        rounds.Maintain: course.maintain,
        actions.Concentrate: acting.concentrate,
        actions.Guard: acting.guard,
        actions.Move: moves.move,
        actions.ChoosePush: moves.choose_push,
        actions.StopMoving: moves.stop_moving,
        actions.Attack: tests.attack,
        actions.TakeTest: tests.test,
        actions.Throw: tests.throw,
        actions.Reroll: tests.reroll,
        actions.Keep: tests.keep,
        actions.UseAbility: acting.use_ability,
        actions.UseItem: acting.use_item,
        actions.Interrupt: interruptions.interrupt,
        actions.Wound: wounds.wound,
        actions.ChangeMana: wounds.change_mana,
        actions.GiveEffect: wounds.give_effect,
        actions.EndEffect: wounds.end_effect,
        actions.PlaceMark: wounds.place_mark,
        actions.RemoveMark: wounds.remove_mark,
        actions.Shift: wounds.shift,
    }
)


def decide(state: GameState, command: Command, dice: Dice) -> Decision:
    """Rule on a command and return what happens: the ruling, and the events to append to the log.

    A refusal has the verdict `refused`, its reasons as steps, and no events. The reasons come in this order: the game
    itself (none, open already, over), the actor's seat; whose character or side it is, the phase, whose activation it
    is, what waits to be decided; then the judge's own reasons, those of `judge adjudicate` of the same state. The first
    two leave nothing else to look at. Raises DocumentError when the command itself is malformed: an unknown
    character, a place outside the field, a card that is none, a number that can't be.

    >>> from engine.dice import FixedDice
    >>> from engine.motu.game.state import EMPTY
    >>> decide(EMPTY, table.Join("Ann", actor="1"), FixedDice([])).ruling.verdict
    'refused'
    >>> decide(EMPTY, table.NewGame("Eternia", actor="1"), FixedDice([])).events[0].name
    'Eternia'
    """
    given, command = command, agreement.agreed_to(state, command)
    draft = Draft(state, command, Watched(dice))
    if reasons := seats.gate(state, command):
        return draft.refused(reasons)
    try:
        decision = agreement.unsettled(given, command, HANDLERS[type(command)](draft, command))
        if decision.refused or isinstance(command, (table.Undo, table.Redo, table.CorrectRuling, *SEATING)):
            return decision
        course.go_on(draft)
        agreement.told(draft, command)
    except LogError as error:
        if isinstance(error.__cause__, DocumentError):  # a value that cannot be, found where it is applied
            raise error.__cause__ from None
        raise
    return draft.accepted(decision.ruling.verdict, decision.ruling.value)
