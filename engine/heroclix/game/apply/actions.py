"""What the events of actions, attacks and lasting effects do to a game (7.4, 7.5, 12, 20.3)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any

from engine.errors import DocumentError, as_given
from engine.heroclix.fight.actions.move import CONTROL
from engine.heroclix.fight.attack.choices import DECLINE
from engine.heroclix.game import events as ev
from engine.heroclix.game.apply.captives import answered
from engine.heroclix.game.apply.keywords import standing_of, with_keyword, without_effect
from engine.heroclix.game.events.actions import PRINTED
from engine.heroclix.game.state import GameState, Objection, Pending
from engine.heroclix.game.state.doing import Doing
from engine.heroclix.game.state.lasting import Lasting
from engine.heroclix.game.state.layout import read_squares
from engine.heroclix.game.state.leaving import PROBABILITY, Leaving, Order
from engine.heroclix.position import Part
from engine.heroclix.powers.uses import with_one_more
from engine.unfit import unfit

__all__ = [
    "action_ended",
    "action_given",
    "attack_closed",
    "attack_declared",
    "attack_made",
    "attack_rolled",
    "break_away_opened",
    "break_away_rolled",
    "carried_out",
    "chosen",
    "control_began",
    "control_ended",
    "effect_began",
    "effect_ended",
    "effect_used",
    "exerted",
    "fell",
    "knocked_back",
    "lost_footing",
    "objected",
    "over",
]

STAMINA = "colossal-stamina"
BOTH: tuple[Part, ...] = ("move", "attack")  # in either order (27.1f)


def action_given(state: GameState, event: ev.ActionGiven) -> GameState:
    """Begin an action; one given as FREE takes the place of an instruction of the action going on (27.1e)."""
    if event.action != PRINTED and event.action not in state.rules.powers:
        raise unfit("action", event.action, state.rules.powers)
    state = replace(objected(state, event.command, event.figure, event.objection), acted=True)
    state = replace(state, epic_used=state.epic_used or event.epic)
    figure = state.by_id(event.figure)
    if event.owes:  # Colossal Stamina: its tokens stay as if it had received one (9.4, 22.2)
        kept = figure.received or STAMINA in event.owes
        figure = replace(figure, owes=(*figure.owes, *event.owes), received=kept)
    if event.free:
        state = state.with_figure(replace(figure, used=with_one_more(figure.used, event.action)))
    else:
        state = replace(state.with_figure(replace(figure, acted=True)), actions_used=state.actions_used + event.counted)
    doing = state.doing
    if doing is not None and doing.figure == event.figure and event.free and event.parts:
        return replace(state, doing=replace(doing, within=event.action, left=event.parts))
    if not event.parts:
        if doing is not None and doing.figure == event.figure and state.rules.powers[event.action].actions != ("free",):
            return over(replace(state, doing=replace(doing, within=event.action, left=())))
        return state
    return replace(state, doing=Doing(event.figure, event.action, event.parts, event.free, tokens=event.tokens))


def carried_out(state: GameState, figure: str, part: Part, squares: int = 0) -> GameState:
    """Return the state once a figure has carried out an instruction: its action ends with the last one (7.4)."""
    doing = state.doing
    if doing is None or doing.figure != figure:
        return state
    doing = doing.without(part)
    return over(replace(state, doing=replace(doing, moved=doing.moved + squares)))


def over(state: GameState) -> GameState:
    """Return the state without the action if nothing of it is left and no attack of it waits."""
    doing = state.doing
    if doing is None or doing.left or doing.by or doing.queue:
        return state
    if any(pending.attacker == doing.figure for pending in state.pending):
        return state
    return replace(state, doing=None)


def action_ended(state: GameState, event: ev.ActionEnded) -> GameState:
    """End an action without the rest of it, and the roll that a move of it waited for."""
    if state.leaving is not None and state.leaving.figure == event.figure:
        state = replace(state, leaving=None)
    if state.doing is None or state.doing.figure != event.figure:
        raise unfit("figure", event.figure, () if state.doing is None else (state.doing.figure,))
    return over(replace(state, doing=replace(state.doing, left=(), queue=())))


def attack_declared(state: GameState, event: ev.AttackDeclared) -> GameState:
    """Open an attack: its decisions and its roll come next."""
    state = objected(state, event.command, event.attacker, event.objection)
    pending = Pending(
        event.attack,
        event.attacker,
        event.kind,
        event.targets,
        choices=event.choices,
        action=event.action,
        divide=event.divide,
        objection=event.objection,
        thrown=event.thrown,
        stage="deciding",
    )
    attacker = state.by_id(event.attacker)
    if any(state.by_id(target).side != attacker.side for target in event.targets):
        state = state.with_figure(replace(attacker, attacked_opponent=True))
    return replace(state, pending=(*state.pending, pending))


def attack_rolled(state: GameState, event: ev.AttackRolled) -> GameState:
    """Keep the roll of an open attack."""
    return _with(state, replace(_open(state, event.attack), roll=event.roll))


def chosen(state: GameState, event: ev.Chosen) -> GameState:
    """Keep an answer; after a division of damage, what it does is judged anew."""
    leaving = state.leaving
    if leaving is not None and leaving.number == event.attack:
        return _reroll(state, leaving, event)
    if any(query.number == event.attack for query in state.queries):
        return answered(state, event.attack)
    pending = _open(state, event.attack)
    if event.choice.startswith("divide:"):
        if event.value is not None and not isinstance(event.value, dict):
            raise DocumentError("value", "error-not-a-mapping", given=as_given(event.value))
        return _with(state, replace(pending, divide=event.value, undivided=(), stage="deciding"))
    return _with(state, replace(pending, choices={**pending.choices, event.choice: event.value}))


def _reroll(state: GameState, leaving: Leaving, event: ev.Chosen) -> GameState:
    """Keep an answer about a break away roll; after a reroll everybody may decide anew (21.3b)."""
    if event.value == DECLINE:
        return replace(state, leaving=replace(leaving, choices={**leaving.choices, event.choice: DECLINE}))
    if not isinstance(event.value, int):
        raise DocumentError("value", "error-not-a-number", given=as_given(event.value))
    figure = state.by_id(event.choice.partition(":")[2])
    state = state.with_figure(replace(figure, used=with_one_more(figure.used, PROBABILITY)))
    return replace(state, leaving=replace(leaving, roll=event.value, choices={}))


def break_away_opened(state: GameState, event: ev.BreakAwayOpened) -> GameState:
    """Keep a break away roll that may be rerolled, with the move that waits for it."""
    state.by_id(event.figure)
    order = Order(**{part.name: getattr(event, part.name) for part in fields(Order)})
    leaving = Leaving(event.number, event.figure, event.roll, event.succeeds_on, order)
    return replace(state, leaving=leaving)


def break_away_rolled(state: GameState, event: ev.BreakAwayRolled) -> GameState:
    """Let a roll stand; who fails to break away does nothing more in that action (10.8a)."""
    state = replace(state, leaving=None)
    state.by_id(event.figure)
    doing = state.doing
    if event.success or event.stands or doing is None or doing.figure != event.figure:
        return state
    return over(replace(state, doing=replace(doing, left=())))


def attack_made(state: GameState, event: ev.AttackMade) -> GameState:
    """Keep what an attack came to until it is confirmed; one that does nothing is resolved at once.

    Where no target was left, that was the attack (12.1c); a log of earlier days, in which no different target was
    offered, lets another attack be declared instead (27.4g).
    """
    for name in (event.attacker, *event.damage, *event.tokens, *event.knocked_back, *event.controlled):
        state.by_id(name)
    opened = state.attack(event.attack)
    if opened is None:  # a log that keeps the declaration, the roll and the outcome in one event
        state = objected(state, event.command, event.attacker, event.objection)
        opened = Pending(event.attack, event.attacker, event.kind, event.targets)
    if not event.undivided:  # with its parts it is judged anew, the reroll included
        state = _rerolled(state, event.choices)
    waits = bool(event.damage or event.tokens or event.healed or event.undivided)
    pending = replace(
        opened,
        roll=event.roll,
        damage=event.damage,
        tokens=event.tokens,
        healed=event.healed,
        undivided=event.undivided,
        choices=event.choices,
        objection=event.objection,
        destroyed=event.destroyed,
        knocked_back=event.knocked_back,
        carried_out=True,
        stage="damage",
    )
    others = tuple(found for found in state.pending if found.attack != event.attack)
    state = replace(state, pending=(*others, pending) if waits else others)
    doing = state.doing
    if event.controlled and doing is not None and doing.figure == event.attacker:
        state = replace(state, doing=replace(doing, queue=event.controlled))
    again = opened.carried_out or (event.roll is None and not event.over)
    return state if again else carried_out(state, event.attacker, event.kind)


def _rerolled(state: GameState, choices: Mapping[str, Any]) -> GameState:
    """Probability Control is used once per turn (27.4f)."""
    for choice, value in choices.items():
        power, _, name = choice.partition(":")
        if power == PROBABILITY and value != DECLINE:
            figure = state.by_id(name)
            state = state.with_figure(replace(figure, used=with_one_more(figure.used, PROBABILITY)))
    return state


def attack_closed(state: GameState, event: ev.AttackClosed) -> GameState:
    """Take an attack off the list of those that wait; its action may be over with it.

    One that came to nothing yet is no less carried out: it was declared (12.1c, P33).
    """
    closed = state.attack(event.attack)
    if closed is not None and closed.undivided:
        state = _rerolled(state, closed.choices)
    state = replace(state, pending=tuple(found for found in state.pending if found.attack != event.attack))
    if closed is not None and event.spent:
        state = carried_out(state, closed.attacker, closed.kind)
    return over(state)


def effect_began(state: GameState, event: ev.EffectBegan) -> GameState:
    """Put a lasting effect in force; a keyword gained or lost is so at once."""
    before = standing_of(state.by_id(event.on), event.what) if event.kind == "keyword" else 0
    effect = Lasting(
        state.sequence + 1,
        event.on,
        event.by,
        event.side,
        event.power,
        event.kind,
        event.until,
        event.value,
        event.add,
        event.what,
        event.effects,
        event.even_if_lost,
        before,
    )
    if event.kind == "keyword":
        state = with_keyword(state, event.on, event.what, event.add)
    return replace(state, lasting=(*state.lasting, effect))


def effect_ended(state: GameState, event: ev.EffectEnded) -> GameState:
    """Take a lasting effect out of force; a keyword is then as it was before."""
    ended = next((effect for effect in state.lasting if effect.number == event.number), None)
    if ended is None:
        raise unfit("number", event.number, (effect.number for effect in state.lasting))
    if ended.kind == "keyword":
        state = without_effect(state, ended)
    return replace(state, lasting=tuple(effect for effect in state.lasting if effect.number != event.number))


def effect_used(state: GameState, event: ev.EffectUsed) -> GameState:
    """Keep that an effect with a limit was used (21.11)."""
    figure = state.by_id(event.figure)
    if not event.limit:
        return state
    if event.limit.endswith("game"):
        return state.with_figure(replace(figure, used_this_game=with_one_more(figure.used_this_game, event.name)))
    return state.with_figure(replace(figure, used=with_one_more(figure.used, event.name)))


def exerted(state: GameState, event: ev.Exerted) -> GameState:
    """Settle what a figure owes for an action."""
    figure = state.by_id(event.figure)
    owes = list(figure.owes)
    if event.power not in owes:
        raise unfit("power", event.power, owes)
    owes.remove(event.power)
    return state.with_figure(replace(figure, owes=tuple(owes)))


def objected(state: GameState, command: int, figure: str, rules: tuple[str, ...]) -> GameState:
    """Keep what the rules had against a command that players let stand."""
    if not rules:
        return state
    return replace(state, objections=(*state.objections, Objection(command, figure, rules)))


def _open(state: GameState, number: int) -> Pending:
    pending = state.attack(number)
    if pending is None:
        raise unfit("attack", number, (waits.attack for waits in state.pending))
    return pending


def _with(state: GameState, changed: Pending) -> GameState:
    return replace(state, pending=tuple(changed if p.attack == changed.attack else p for p in state.pending))


def knocked_back(state: GameState, event: ev.KnockedBack) -> GameState:
    """Put a figure where knockback took it: it is placed square by square, and does not move (12.6g)."""
    figure = state.by_id(event.figure)
    if state.map is None or not event.path:
        return state
    squares = read_squares(state.rules, state.map, figure.card.base, (event.at,), "at")
    other = state.at(squares[0])
    if other is not None and other.id != figure.id:
        raise DocumentError("at", "error-square-occupied", square=event.at, id=other.id)
    return state.with_figure(replace(figure, squares=squares, placed=True))


def lost_footing(state: GameState, event: ev.LostFooting) -> GameState:
    """Remember who takes damage for the marker that is gone (17.14c)."""
    state.by_id(event.figure)
    return replace(state, falling=(*state.falling, event.figure))


def fell(state: GameState, event: ev.Fell) -> GameState:
    """Settle that damage: what of it is taken follows as damage."""
    if event.figure not in state.falling:
        raise unfit("figure", event.figure, state.falling)
    left = list(state.falling)
    left.remove(event.figure)
    return replace(state, falling=tuple(left))


def control_began(state: GameState, event: ev.ControlBegan) -> GameState:
    """Put a figure on its controller's side, and let it do what Mind Control lets it."""
    outer = state.doing
    if outer is None or outer.figure != event.by:
        raise unfit("by", event.by, () if outer is None else (outer.figure,))
    figure = state.by_id(event.figure)
    doing = Doing(
        event.figure,
        CONTROL,
        BOTH,
        free=True,
        by=event.by,
        reverts=figure.side,
        outer=replace(outer, queue=event.queue),
    )
    return replace(state.with_figure(replace(figure, side=event.side)), doing=doing)


def control_ended(state: GameState, event: ev.ControlEnded) -> GameState:
    """Give a figure back to its own side, KO'd or not, and go on with the controller's action."""
    doing = state.doing
    if doing is None or not doing.by or doing.figure != event.figure:
        raise unfit("figure", event.figure, () if doing is None or not doing.by else (doing.figure,))
    figures = tuple(replace(f, side=event.side) if f.id == event.figure else f for f in state.figures)
    return over(replace(state, figures=figures, doing=doing.outer))
