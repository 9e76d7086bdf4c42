"""Effects that end before their time: their source was lost, or their hold on the target was (20.3, 27.7l, 27.7n)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from engine.heroclix.game.events import ActionGiven, AttackDeclared, AttackMade, Event, Moved, TokensChanged
from engine.heroclix.game.state.lasting import Lasting
from engine.heroclix.position import Figure, Position
from engine.heroclix.powers import can_use
from engine.heroclix.ruleset import Powers

if TYPE_CHECKING:
    from engine.heroclix.game.state import GameState

__all__ = ["ended_early", "over_with"]


def ended_early(state: GameState, position: Position | None = None) -> Lasting | None:
    """Return the first effect in force that ends now, or None.

    A duration ends at once when the power that granted it is lost or can't be used (20.3, 20.6); when its target
    has a safeguard against it (27.7n); and Outwit's when what it took is Protected: Outwit (27.7l). `position`:
    the one to look at, where that is not the game's own.
    """
    if state.map is None or not state.lasting:
        return None
    return next(_ended(state, state.position() if position is None else position), None)


def _ended(state: GameState, position: Position) -> Iterator[Lasting]:
    figures = {figure.id: figure for figure in position.figures}
    for effect in state.lasting:
        if effect.kind == "card":
            if _card_lost(state, figures.get(effect.by), effect):
                yield effect
            continue
        if effect.kind == "copies" and _without_bearers(state, effect):
            yield effect
            continue
        power = position.powers.get(effect.power)
        if power is None or not power.lasts:
            continue
        source, target = figures.get(effect.by), figures.get(effect.on)
        lost = source is None or not source.squares or not can_use(position.powers, source, effect.power)
        if lost or (
            target is not None and power.lasts == "of-its-target" and _out_of_hold(position.powers, target, effect)
        ):
            yield effect


def _without_bearers(state: GameState, effect: Lasting) -> bool:
    """Return whether all are gone who possessed the team ability that a wild card copies (comodines of 2012).

    What stands on nobody's card was only written down, and stays.
    """
    if not state.rules.copies_last_with_bearers or state.resolving:
        return False
    wanted, side = effect.what.casefold(), state.by_id(effect.on).side
    bearers = [
        figure
        for figure in state.figures
        if figure.id != effect.on
        and figure.side == side
        and any(one.kind == "team-ability" and one.name.casefold() == wanted for one in figure.card.specials)
    ]
    return bool(bearers) and not any(figure.in_play and figure.squares for figure in bearers)


def _card_lost(state: GameState, source: Figure | None, effect: Lasting) -> bool:
    """Return whether the card's figure has lost it or can't use it (20.3, 20.6); what is nobody's stays.

    Of a name that is none of its special powers or the like, only the figure's own loss is known.
    """
    if not effect.by or effect.even_if_lost:
        return False
    if source is None or not source.squares:
        return True
    name = effect.power.casefold()
    if all(special.name.casefold() != name for special in state.by_id(effect.by).card.specials):
        return False
    return all(special.off not in ("", "limit") for special in source.special if special.name.casefold() == name)


def over_with(before: GameState, state: GameState, events: Sequence[Event]) -> tuple[Lasting, ...]:
    """Return the effects of cards whose duration these events have ended: a move, an attack, an action (6.9a, 20.3)."""
    moved = {event.figure for event in events if isinstance(event, Moved)}
    cleared = {event.figure for event in events if isinstance(event, TokensChanged) and event.cleared}
    acting = {event.figure for event in events if isinstance(event, ActionGiven)}
    acting |= {before.doing.figure} if before.doing is not None else set()
    acting -= {state.doing.figure} if state.doing is not None else set()
    attacked = _attacked(before, state, events)
    ended = {"moves": moved, "clears": cleared, "action": acting, "attack": attacked}
    return tuple(effect for effect in state.lasting if effect.on in ended.get(effect.until, ()))


def _attacked(before: GameState, state: GameState, events: Sequence[Event]) -> set[str]:
    """Return who took part in an attack that has resolved, as its attacker or a target."""
    made: dict[int, set[str]] = {pending.attack: set(pending.concerned) for pending in before.pending}
    for event in events:
        if isinstance(event, (AttackDeclared, AttackMade)):
            made.setdefault(event.attack, set()).update((event.attacker, *event.targets))
    still = {pending.attack for pending in state.pending}
    return {name for number, names in made.items() if number not in still for name in names}


def _out_of_hold(powers: Powers, target: Figure, effect: Lasting) -> bool:
    if can_use(powers, target, f"safeguard:{effect.power}"):
        return True
    taken = effect.what.casefold()
    return any(
        "outwit" in special.protected and (special.name.casefold() == taken or effect.what in special.grants)
        for special in target.special
        if effect.kind == "cant-use"
    )
