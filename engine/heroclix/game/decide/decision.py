"""From command to ruling and events: the one way in which a game changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from engine.dice import Dice, Watched
from engine.heroclix.game import commands as cmd
from engine.heroclix.game import events as ev
from engine.heroclix.game.decide import actions, agreement, uses
from engine.heroclix.game.decide.beside import cards, dice, effects, extremes, replacing, sideline, tarot, tracked
from engine.heroclix.game.decide.draft import Decision, Draft
from engine.heroclix.game.decide.fight import attack, choices, damage, deferred, mind_control
from engine.heroclix.game.decide.moves import break_away, knockback, move, placing
from engine.heroclix.game.decide.moves.handling import let_go
from engine.heroclix.game.decide.table import history, initiative, score, seats, setup
from engine.heroclix.game.decide.turn import beginning, end, triggers
from engine.heroclix.game.decide.turn.expiring import over_with
from engine.heroclix.game.state import GameState
from engine.heroclix.ruleset import book_of, cited
from engine.seating import COMMANDS as SEATING

__all__ = ["decide"]

HANDLERS: Mapping[type, Callable[[Draft, Any, Dice], Decision]] = {
    cmd.NewGame: setup.new_game,
    cmd.Join: seats.join,
    cmd.Leave: seats.leave,
    **dict.fromkeys(SEATING, seats.seating),
    cmd.LoadMap: setup.load_map,
    cmd.AddFigure: setup.add_figure,
    cmd.EditFigure: setup.edit_figure,
    cmd.RemoveFigure: setup.remove_figure,
    cmd.Replace: replacing.replace_figure,
    cmd.Place: setup.place,
    cmd.PlaceElement: placing.place_element,
    cmd.Move: move.move,
    cmd.Attack: attack.attack,
    cmd.Choose: choices.choose,
    cmd.Use: uses.use,
    cmd.Finish: actions.finish,
    cmd.ConfirmDamage: choices.confirm_damage,
    cmd.DropDamage: choices.drop_damage,
    cmd.Damage: damage.damage,
    cmd.Heal: damage.heal,
    cmd.Token: damage.token,
    cmd.Correct: damage.correct,
    cmd.BeginEffect: effects.begin_effect,
    cmd.EndEffect: effects.end_effect,
    cmd.Count: tracked.count,
    cmd.Attach: tracked.attach,
    cmd.RemoveFromGame: tracked.remove_from_game,
    cmd.ToSideline: sideline.to_sideline,
    cmd.BringIn: sideline.bring_in,
    cmd.ChangeKeyword: sideline.change_keyword,
    cmd.ChooseExtreme: extremes.choose_extreme,
    cmd.Throw: dice.throw,
    cmd.RollInitiative: initiative.roll_initiative,
    cmd.AddCard: cards.add_card,
    cmd.AddForceCards: cards.add_force_cards,
    cmd.UseCard: cards.use_card,
    cmd.DrawCard: tarot.draw_card,
    cmd.GiveClue: cards.give_clue,
    cmd.DiscardCard: cards.discard_card,
    cmd.EndBeginning: beginning.end_beginning,
    cmd.EndTurn: end.end_turn,
    cmd.Undo: history.undo,
    cmd.Redo: history.redo,
    cmd.ConfirmRoll: history.confirm_roll,
    cmd.CorrectRuling: history.correct_ruling,
    cmd.EnterScore: score.enter_score,
    cmd.EndGame: score.end_game,
}


def decide(state: GameState, command: cmd.Command, dice: Dice) -> Decision:
    """Rule on a command and return what happens: the ruling, and the events to append to the log.

    A refusal has the verdict `refused`, its reasons as steps, and no events. The reasons come in this
    order: the game itself (none, open already, over), the actor's seat, the phase of the game, whose
    figure or turn it is, the figure's own state (KO'd, off the map), what waits to be confirmed, and
    then the rules' own reasons in the order of CONTRACT's `because`. The first two leave nothing else
    to look at. Raises DocumentError when the command itself is malformed: an unknown figure, a square
    outside the map, a card that is none, a number that can't be.

    >>> from engine.dice import FixedDice
    >>> from engine.heroclix.game.commands import Join, NewGame
    >>> from engine.heroclix.game.state import EMPTY
    >>> decide(EMPTY, Join("Ann", actor="1"), FixedDice([])).ruling.verdict
    'refused'
    >>> decide(EMPTY, NewGame("heroclix-modern", actor="1"), FixedDice([])).events[0].build_total
    300
    """
    decision = _decided(state, command, dice)
    book = book_of(decision.ruling.ruleset)
    return decision if book.is_today else replace(decision, ruling=cited(book, decision.ruling))


def _decided(state: GameState, command: cmd.Command, dice: Dice) -> Decision:
    given, command = command, agreement.agreed_to(state, command)
    watched = Watched(dice)
    draft = Draft(state, command, watched)
    if reasons := seats.gate(state, command):
        return draft.refused(reasons)
    decision = agreement.unsettled(given, command, HANDLERS[type(command)](draft, command, watched))
    if decision.refused or isinstance(command, (cmd.Undo, cmd.Redo, cmd.CorrectRuling, *SEATING)):
        return decision
    break_away.resume(draft)
    mind_control.go_on(draft)
    deferred.go_on(draft)
    knockback.fall(draft)
    let_go(draft)
    cards.spent(draft)
    draft.say(*tarot.draw_first(draft.state, draft.events))
    for effect in over_with(state, draft.state, draft.events):
        draft.add(ev.EffectEnded, number=effect.number, on=effect.on, power=effect.power)
    agreement.told(draft, command)
    draft.say(*triggers.due(state, draft.state, draft.events))
    return draft.accepted(decision.ruling.verdict, decision.ruling.value)
