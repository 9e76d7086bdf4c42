"""Dials and action tokens of a log from outside: from where they stood, by so much (6.6, 7.8, 12.5)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.before import Told
from engine.errors import DocumentError
from engine.heroclix.board.knockback.rules import fall as fall_of
from engine.heroclix.fight.actions.kinds import epic_battle
from engine.heroclix.fight.actions.turn import cleared, pushing, token_limit
from engine.heroclix.fight.attack.damage_taken import clicked, healed
from engine.heroclix.fight.attack.knockback import knockback_damage
from engine.heroclix.game import events as ev
from engine.heroclix.game.events.hordes import TokenDefeated
from engine.heroclix.game.foreign.stood import NOBODY, made, so_far
from engine.heroclix.game.state import GameState
from engine.heroclix.game.state.figure import GameFigure
from engine.unfit import check_between, unfit

__all__ = ["damaged", "defeated", "fell", "healed_up", "knocked_out", "tokens"]

MOST = 99  # clicks that players enter at once


def damaged(state: GameState, event: ev.DamageTaken) -> Iterator[Told]:
    """A dial turns from where it stands by the damage, as far as it goes; of an attack it is what that came to."""
    figure = state.by_id(event.figure)
    yield from _stood(figure, event)
    check_between("dealt", event.dealt, 1, MOST if event.attack is None else event.dealt)
    if event.attack is not None:
        yield "dealt", event.dealt, _of_attack(state, event.attack, event.figure)
    if figure.life is None:
        yield "stopped", event.stopped, False
        yield "after", event.after, figure.damage + event.dealt
        return
    after, stopped = clicked(figure.life, event.dealt, event.stopped)
    yield "stopped", event.stopped, stopped
    if not stopped and figure.life.following is not None and figure.card.is_ko(after):
        after = figure.life.following
    yield "after", event.after, after


def _of_attack(state: GameState, number: int, figure: str) -> int:
    """Return the clicks that an attack deals a figure and that it has not taken yet."""
    waits = state.attack(number)
    found = made(state, number)
    damage = waits.damage if waits is not None else {} if found is None else found.damage
    for earlier in reversed(state.happened):
        if earlier is found:
            break
        if isinstance(earlier, ev.DamageTaken) and (earlier.attack, earlier.figure) == (number, figure):
            return 0
    return damage.get(figure, 0)


def healed_up(state: GameState, event: ev.Healed) -> Iterator[Told]:
    """A dial turns back from where it stands, and no further than it may (6.6, 24.3)."""
    figure = state.by_id(event.figure)
    yield from _stood(figure, event)
    if event.attack is not None and state.attack(event.attack) is None and made(state, event.attack) is None:
        attacks = [*(each.attack for each in state.pending), *(each.attack for each in state.deferred)]
        if event.attack not in attacks:
            raise unfit("attack", event.attack, attacks)
    check_between("after", event.after, 0, event.before - 1)
    if figure.life is not None:
        turned = event.before - event.after
        yield "after", event.after, event.before - healed(figure.life, bystander=False, clicks=turned)


def _stood(figure: GameFigure, event: ev.DamageTaken | ev.Healed) -> Iterator[Told]:
    yield "counted", event.counted, figure.card.clicks is None
    yield "before", event.before, figure.damage if event.counted else figure.click


def tokens(state: GameState, event: ev.TokensChanged) -> Iterator[Told]:
    """Nobody has more action tokens than an edition allows; they are cleared in the turn of their side (7.8, 9.4)."""
    figure = state.by_id(event.figure)
    yield "before", event.before, figure.tokens
    check_between("after", event.after, 0, token_limit(state.rules))
    if event.after == event.before:
        check_between("after", event.after, event.before + 1, token_limit(state.rules))
    yield "cleared", event.cleared, event.cleared and event.after < event.before and figure.side == state.active
    if event.cleared:
        yield "after", event.after, cleared(state.rules, figure.id, figure.tokens, figure.received)[0]
    harm = event.after > event.before and pushing(state.rules, event.before, event.after - event.before)
    yield "pushes", event.pushes, event.pushes and bool(harm)


def defeated(state: GameState, event: TokenDefeated) -> Iterator[Told]:
    """A stack loses one token at a time (24.1)."""
    yield "before", event.before, state.by_id(event.figure).stack
    yield "after", event.after, event.before - 1
    if event.attack is not None and not _of_attack(state, event.attack, event.figure):
        yield "attack", event.attack, NOBODY


def fell(state: GameState, event: ev.Fell) -> Iterator[Told]:
    """Who loses the marker underfoot takes the damage of a fall, or none where the turn was ended (12.6e, 21.14)."""
    if event.taken:
        position = state.position()
        figure = position.figure(event.figure)
        yield "taken", event.taken, knockback_damage(position, figure, fall_of(position, figure))[0]


def knocked_out(state: GameState, event: ev.KnockedOut) -> Iterator[Told]:
    """A figure is KO'd by the damage before it, past its last click or by any (12.5d, 24.1); some are set free so.

    A stack is with its last token: by damage, or because the end of an epic battle leaves it alone (hordas-epicas).
    """
    figure = state.by_id(event.figure)
    before = [each for each in so_far(state, event) if getattr(each, "figure", None) == figure.id]
    hurt = any(isinstance(each, ev.DamageTaken) for each in before)
    fallen = hurt and (figure.card.bystander or figure.card.is_ko(figure.click))
    released = any(isinstance(each, ev.CaptiveReleased) for each in before)
    lost = any(isinstance(each, TokenDefeated) and each.before == 1 for each in before)
    alone = figure.stack == 1 and epic_battle(state.rules, state.build_total) and _ends(state, event)
    if not (lost or alone or (fallen and not figure.stack) or released):
        raise DocumentError("figure", "error-game-not-ko", figure=figure.id)
    yield from ()


def _ends(state: GameState, event: ev.KnockedOut) -> bool:
    """Return whether a figure is the last token of its side on the map, and nobody acts: the turn is about to end."""
    figure = state.by_id(event.figure)
    hordes = [one for one in state.in_play if one.side == figure.side and one.stack and one.squares]
    acts = any(isinstance(each, ev.ActionGiven) for each in so_far(state, event))
    return not acts and sum(one.stack for one in hordes) == 1
