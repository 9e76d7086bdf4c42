"""Powers that a log from outside puts to use: by whom they can be, and the effects that follow (20.1, 20.3, 27.4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from engine.before import Told
from engine.errors import DocumentError, as_given
from engine.heroclix.fight.actions.rights import against_action, against_use
from engine.heroclix.fight.actions.situations import by_situation
from engine.heroclix.fight.uses import use as judge
from engine.heroclix.game import events as ev
from engine.heroclix.game.decide.action_of import NONE_OF_THEM
from engine.heroclix.game.decide.uses.chosen import CHANGES
from engine.heroclix.game.foreign.stood import given_now, let_stand, so_far
from engine.heroclix.game.state import GameState
from engine.heroclix.powers import can_use, in_use
from engine.heroclix.powers.lasting import LASTS, LEFT_BY, OF_ITSELF, OUTWIT, PERPLEX
from engine.heroclix.powers.uses import used_up
from engine.heroclix.reminders.moments import TIMES
from engine.unfit import unfit

__all__ = ["check_use", "followed_from", "used"]


def check_use(state: GameState, event: Any, figure: str, *, over: bool = False) -> None:
    """Raise DocumentError for a power put to use by a figure that cannot, where the players let nothing stand (20.1).

    `event`: the one in which the objection would stand: the action itself where it is carried out at once, else the
    move or the attack that it begins with; `over`: the action itself, in whose command nothing else came. What a card
    gives as FREE is taken, and whatever isn't given now.
    """
    given = event if isinstance(event, ev.ActionGiven) else given_now(state, event, figure)
    if given is None or let_stand(state, event) or (event is given and given.parts and not over):
        return
    power = state.rules.powers.get(given.action)
    if power is None or power.inherent or by_situation(power):
        return
    position = state.position() if state.map is not None else None
    user = None if position is None else next((one for one in position.figures if one.id == figure), None)
    if position is None or user is None or can_use(position.powers, user, power.slug):
        return
    if power.slug in user.freely or power.slug in user.as_free or (state.doing is not None and state.doing.outer):
        return
    if against_use(position, user, power):
        able = [one.slug for one in in_use(position.powers, user) if one.actions]
        expected = ", ".join(sorted({*able, "move", "close", "range"}))
        raise DocumentError(
            "" if over else "action" if event is given else "objection",
            "error-game-cannot-use",
            figure=as_given(figure),
            action=given.action,
            expected=expected,
        )


def followed_from(state: GameState, event: ev.EffectBegan) -> Iterator[Told]:
    """An effect of a power is one that it leaves, of who was given its action in the same command (27.4j, 27.4k)."""
    powers = LEFT_BY.get(event.kind)
    if powers is None:
        return
    if event.power not in powers:
        raise unfit("power", event.power, powers)
    yield "until", event.until, LASTS.get(event.kind, "next-turn")
    if event.kind == "cant-target" or (event.power == OUTWIT and _answered(state, event)):
        return
    if (given := given_now(state, event, event.by)) is None or given.action != event.power:
        raise unfit("by", event.by, _users(state, event))
    yield "side", event.side, state.by_id(event.by).side
    if event.power in OF_ITSELF:
        yield "on", event.on, event.by
    elif not let_stand(state, event):
        _check_chosen(state, event)


def _answered(state: GameState, event: ev.EffectBegan) -> bool:
    """Return whether the effect follows from a roll that was asked for after the action (2012: captura)."""
    return any(isinstance(earlier, ev.Chosen) for earlier in so_far(state, event))


def _users(state: GameState, event: ev.EffectBegan) -> Iterable[str]:
    """Return who was given the action of an effect's power in its command."""
    given = (each for each in so_far(state, event) if isinstance(each, ev.ActionGiven))
    return [each.figure for each in given if each.action == event.power]


def _check_chosen(state: GameState, event: ev.EffectBegan) -> None:
    """Raise DocumentError, which names the field to blame, for a choice that Perplex or Outwit doesn't allow."""
    if _allowed(state, event):
        return
    others: dict[str, Iterable[Any]] = {"on": [figure.id for figure in state.in_play if figure.squares]}
    if event.power == PERPLEX:
        others = {"add": CHANGES, "value": judge.PERPLEXABLE, **others}
    for field, values in others.items():
        fits = [value for value in values if _allowed(state, replace(event, **{field: value}))]
        if fits:
            raise unfit(field, getattr(event, field), fits)
    field = "what" if event.power == OUTWIT else "on"
    raise unfit(field, getattr(event, field))


def _allowed(state: GameState, event: ev.EffectBegan) -> bool:
    """Return whether nothing speaks against what Perplex or Outwit chooses, as the effect tells it."""
    position = state.position()
    there = {figure.id: figure for figure in position.figures}
    user, target = there.get(event.by), there.get(event.on)
    if user is None or target is None:
        return False
    told: dict[str, Any]
    if event.power == PERPLEX:
        if event.add not in CHANGES:
            return False
        told = {"value": event.value, "change": event.add}
    else:
        told = {"what": event.what}
    found = judge.judge_use(position, judge.Use(user, event.power, target, **told)).value
    already = against_action(position, user, position.powers[event.power])  # its action was given: that is over
    return isinstance(found, judge.UseOutcome) and all(step in already for step in found.because)


def used(state: GameState, event: ev.EffectUsed) -> Iterator[Told]:
    """An effect with a limit is one of the figure's card or of a card in force on it, and not used up yet (21.11).

    What is one of several in its text, or a power that another's card gives, counts for itself.
    """
    yield from ()
    figure = state.by_id(event.figure)
    if event.moment == NONE_OF_THEM:
        return
    there = [*(placed.special for placed in figure.card.placed), *figure.specials]
    named = [special for special in there if special.name.casefold() == event.name.casefold()]
    if not named:
        raise unfit("name", event.name, {special.name for special in there})
    if event.moment:
        return
    limits = {special.limit or "" for special in named}
    if event.limit not in limits:
        raise unfit("limit", event.limit, limits)
    times = figure.used_this_game if event.limit.endswith("game") else figure.used
    if event.limit and used_up(times, event.name, TIMES[event.limit.partition("-")[0]]):
        raise DocumentError("name", "error-game-used-up", figure=figure.id, given=event.name, limit=event.limit)
