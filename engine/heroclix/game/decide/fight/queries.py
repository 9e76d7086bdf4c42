"""Answers to what the game asks beside attacks: pushing, where a captive is set down, whether a hold is broken."""

from __future__ import annotations

from typing import Any

from engine.dice import Dice
from engine.errors import DocumentError
from engine.heroclix.fight.attack.choices import DECLINE
from engine.heroclix.fight.uses.countering import breaks_hold
from engine.heroclix.game import commands as cmd
from engine.heroclix.game import events as ev
from engine.heroclix.game.decide.beside.dice_by_hand import two_dice
from engine.heroclix.game.decide.draft import Decision, Draft
from engine.heroclix.game.decide.fight.captives import free_all, rooms, set_down
from engine.heroclix.game.decide.fight.owed import push
from engine.heroclix.game.decide.fight.waiting import choice_name
from engine.heroclix.game.decide.table.seats import acts_for
from engine.heroclix.game.describe import messages
from engine.heroclix.game.events.queries import Query
from engine.ruling import StepKind

__all__ = ["answer", "break_hold"]

CHECK = StepKind.CHECK
USE = "use"
OUTWIT, CAPTURE = "outwit", "capture"


def answer(draft: Draft, query: Query, command: cmd.Choose, dice: Dice) -> Decision:
    """Answer a question, by the player whose it is or a judge, and do what follows from it."""
    if command.choice not in (query.choice, "*"):
        return draft.refused([messages.NOT_ASKED.step(CHECK, choice=choice_name(command.choice))])
    if not acts_for(draft, query.side):
        side = messages.side_term(query.side)
        return draft.refused([messages.NOT_YOUR_DECISION.step(CHECK, choice=choice_name(query.choice), side=side)])
    value = _value(draft, query, command.value, dice)
    draft.add(ev.Chosen, attack=query.number, choice=query.choice, value=value, side=query.side)
    if query.kind == "square":
        set_down(draft, query.figure, str(value))
    elif query.kind == "dice":
        break_hold(draft, query.figure, query.of, None if value == DECLINE else value)
    else:
        push(draft, query.figure, query.choice.partition(":")[0] if value == USE else "")
    return draft.accepted("accepted", query.figure)


def _value(draft: Draft, query: Query, given: Any, dice: Dice) -> Any:
    """Return the answer, rolled where it is left to the dice. Raises DocumentError for one that can't be."""
    if query.kind == "dice":
        if given == DECLINE:
            return DECLINE
        return list(two_dice(dice.roll(2) if given is None else given))
    allowed = rooms(draft.state, query) if query.kind == "square" else (USE, DECLINE)
    named = given.strip().upper() if query.kind == "square" and isinstance(given, str) else given
    if named is None:
        raise DocumentError("value", "error-missing")
    if named not in allowed:
        raise DocumentError("value", "error-not-one-of", given=str(given)[:60], expected=", ".join(allowed))
    return named


def break_hold(draft: Draft, user: str, target: str, roll: list[int] | None) -> None:
    """Counter the ability of taking captives where the roll is a double; then all whom it holds are rescued.

    Without a roll nothing is countered.
    """
    if roll is None:
        return
    captor, by = draft.state.by_id(target), draft.state.by_id(user)
    success, steps = breaks_hold(draft.state.affected(captor).for_position(draft.state.rules.powers), two_dice(roll))
    draft.say(*steps)
    if success:
        facts = {"on": target, "by": user, "side": by.side, "power": OUTWIT, "kind": "cant-use", "what": CAPTURE}
        draft.add(ev.EffectBegan, **facts, until="next-turn")
        free_all(draft, draft.state.by_id(target))
