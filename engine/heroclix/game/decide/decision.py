"""From command to ruling and events: the one way in which a game changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from engine.dice import Dice, Watched
from engine.heroclix.game import commands as cmd
from engine.heroclix.game import events as ev
from engine.heroclix.game.decide import actions, uses
from engine.heroclix.game.decide import agreement as agreeing
from engine.heroclix.game.decide.beside import cards as carding
from engine.heroclix.game.decide.beside import dice as throwing
from engine.heroclix.game.decide.beside import effects as imposing
from engine.heroclix.game.decide.beside import extremes as singling
from engine.heroclix.game.decide.beside import replacing, tarot
from engine.heroclix.game.decide.beside import sideline as sidelining
from engine.heroclix.game.decide.beside import tracked as tracking
from engine.heroclix.game.decide.draft import Decision, Draft
from engine.heroclix.game.decide.fight import attack as attacks
from engine.heroclix.game.decide.fight import choices as confirming
from engine.heroclix.game.decide.fight import damage
from engine.heroclix.game.decide.fight import deferred as afterwards
from engine.heroclix.game.decide.fight import mind_control as controlling
from engine.heroclix.game.decide.moves import break_away as breaking
from engine.heroclix.game.decide.moves import knockback as knocking
from engine.heroclix.game.decide.moves import move as moving
from engine.heroclix.game.decide.moves import placing as laying
from engine.heroclix.game.decide.moves.handling import let_go
from engine.heroclix.game.decide.table import history, initiative, score, seats, setup
from engine.heroclix.game.decide.turn import beginning, triggers
from engine.heroclix.game.decide.turn import end as turns
from engine.heroclix.game.decide.turn.expiring import over_with
from engine.heroclix.game.state import GameState
from engine.heroclix.ruleset import book_of, cited

__all__ = ["decide"]

HANDLERS: Mapping[type, Callable[[Draft, Any, Dice], Decision]] = {
    cmd.NewGame: setup.new_game,
    cmd.Join: seats.join,
    cmd.Leave: seats.leave,
    cmd.LoadMap: setup.load_map,
    cmd.AddFigure: setup.add_figure,
    cmd.EditFigure: setup.edit_figure,
    cmd.RemoveFigure: setup.remove_figure,
    cmd.Replace: replacing.replace_figure,
    cmd.Place: setup.place,
    cmd.PlaceElement: laying.place_element,
    cmd.Move: moving.move,
    cmd.Attack: attacks.attack,
    cmd.Choose: confirming.choose,
    cmd.Use: uses.use,
    cmd.Finish: actions.finish,
    cmd.ConfirmDamage: confirming.confirm_damage,
    cmd.DropDamage: confirming.drop_damage,
    cmd.Damage: damage.damage,
    cmd.Heal: damage.heal,
    cmd.Token: damage.token,
    cmd.Correct: damage.correct,
    cmd.BeginEffect: imposing.begin_effect,
    cmd.EndEffect: imposing.end_effect,
    cmd.Count: tracking.count,
    cmd.Attach: tracking.attach,
    cmd.RemoveFromGame: tracking.remove_from_game,
    cmd.ToSideline: sidelining.to_sideline,
    cmd.BringIn: sidelining.bring_in,
    cmd.ChangeKeyword: sidelining.change_keyword,
    cmd.ChooseExtreme: singling.choose_extreme,
    cmd.Throw: throwing.throw,
    cmd.RollInitiative: initiative.roll_initiative,
    cmd.AddCard: carding.add_card,
    cmd.AddForceCards: carding.add_force_cards,
    cmd.UseCard: carding.use_card,
    cmd.DrawCard: tarot.draw_card,
    cmd.GiveClue: carding.give_clue,
    cmd.DiscardCard: carding.discard_card,
    cmd.EndBeginning: beginning.end_beginning,
    cmd.EndTurn: turns.end_turn,
    cmd.Undo: history.undo,
    cmd.Redo: history.redo,
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
    given, command = command, agreeing.agreed_to(state, command)
    watched = Watched(dice)
    draft = Draft(state, command, watched)
    if reasons := seats.gate(state, command):
        return draft.refused(reasons)
    decision = agreeing.unsettled(given, command, HANDLERS[type(command)](draft, command, watched))
    if decision.refused or isinstance(command, (cmd.Undo, cmd.Redo)):
        return decision
    breaking.resume(draft)
    controlling.go_on(draft)
    afterwards.go_on(draft)
    knocking.fall(draft)
    let_go(draft)
    carding.spent(draft)
    draft.say(*tarot.draw_first(draft.state, draft.events))
    for effect in over_with(state, draft.state, draft.events):
        draft.add(ev.EffectEnded, number=effect.number, on=effect.on, power=effect.power)
    agreeing.told(draft, command)
    draft.say(*triggers.due(state, draft.state, draft.events))
    return draft.accepted(decision.ruling.verdict, decision.ruling.value)
