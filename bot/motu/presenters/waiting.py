"""What a game waits for, and from whom, in a line: cards, dice, interruptions, a push, a movement that goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from bot.motu.presenters.names import army_name
from bot.table.call import Call
from bot.table.reply import safe
from engine.motu.fight.roll import Rolled, read_roll
from engine.motu.game import SIDES_OF_WAR, GameState, offers
from engine.motu.game.apply.tests import mana_for
from engine.motu.game.state.doing import Contest

__all__ = ["failing", "lying", "reaches", "waiting_text"]

LEAST, MOST = 2, 6  # a 1 always fails and a 6 always succeeds (5b)


def waiting_text(call: Call, state: GameState) -> str:
    """Return what has to come next, and from whom; empty where whoever acts is free, or nothing is played."""
    if state.status != "playing":
        return ""
    if state.course.phase != "activation":
        return _of_both(call, state, f"motu-awaits-{state.course.phase}", [offer.side for offer in offers(state)])
    waits = state.waits
    return WAITING[waits](call, state) if waits else ""


def _activation(call: Call, state: GameState) -> str:
    """Return what is waited for while nobody is active: cards, or the activation of a character."""
    if not state.shown:
        left = [side for side in SIDES_OF_WAR if side not in state.course.passed and side not in state.sealed]
        return _of_both(call, state, "motu-awaits-cards", left)
    card = state.card_by_id(state.shown[state.active_side])
    facts = {"card": safe(card.name), "points": card.ap, "mana": card.mana}
    return _said(call, state, state.active_side, "motu-awaits-activation", **facts)


def _bonus(call: Call, state: GameState) -> str:
    card = state.untaken
    assert card is not None  # noqa: S101  # as `waits` says
    return _said(call, state, state.by_id(state.course.active).side, "motu-awaits-bonus", card=safe(card.name))


def _interruption(call: Call, state: GameState) -> str:
    due = state.due
    assert due is not None  # noqa: S101  # as `waits` says
    there = [id_ for id_ in due.left if state.by_id(id_).on_field]
    facts = {"figures": tuple(_name(state, id_) for id_ in there), "of": _name(state, due.of)}
    return _said(call, state, state.by_id(there[0]).side, f"motu-awaits-{due.kind}", **facts)


def _area(call: Call, state: GameState) -> str:
    area = state.area
    assert area is not None  # noqa: S101  # as `waits` says
    left = tuple(_name(state, id_) for id_ in area.left)
    return _said(call, state, state.by_id(area.figure).side, "motu-awaits-area", targets=left)


def _movement(call: Call, state: GameState) -> str:
    moving = state.under_way
    assert moving is not None  # noqa: S101  # as `waits` says
    if moving.push:
        names = {"figure": _name(state, moving.push), "by": _name(state, moving.figure)}
        return _said(call, state, state.by_id(moving.push).side, "motu-awaits-push", **names)
    facts = {"figure": _name(state, moving.figure), "points": moving.points}
    return _said(call, state, state.by_id(moving.figure).side, "motu-awaits-movement", **facts)


def _name(state: GameState, figure: str) -> str:
    return safe(state.names.get(figure, figure))


def _who(call: Call, state: GameState, side: str) -> str:
    player = next((one.name for one in state.players if one.side == side), "")
    return f"{army_name(call, side)} · {safe(player)}" if player else army_name(call, side)


def _said(call: Call, state: GameState, side: str, key: str, **facts: object) -> str:
    return f"⏳ **{_who(call, state, side)}** – {call.say(key, **facts)}"


def _of_both(call: Call, state: GameState, key: str, sides: Iterable[str]) -> str:
    named = [_who(call, state, side) for side in dict.fromkeys(sides) if side]
    return f"⏳ **{', '.join(named)}** – {call.say(key)}" if named else ""


def _dice(call: Call, state: GameState) -> str:
    """Return what lies there of a test: nothing yet, or dice that may be thrown again."""
    contest = state.contest
    assert contest is not None  # noqa: S101  # as `waits` says
    side = state.by_id(contest.thrower).side
    facts: dict[str, object] = {
        "figure": _name(state, contest.thrower),
        "test": call.words.term(f"motu-test-{contest.stage}"),
        "threshold": reaches(contest.against),
    }
    found = lying(state, contest)
    if found is None:
        against = ""
        if contest.stage != "defense" and contest.target and contest.defense_dice:
            against = call.say(
                "motu-awaits-against",
                figure=_name(state, contest.target),
                dice=contest.defense_dice,
                threshold=reaches(contest.defense_threshold),
            )
        return f"{_said(call, state, side, 'motu-awaits-throw', dice=contest.count, **facts)}{against}"
    facts |= {"dice": " ".join(map(str, found.after)), "successes": found.successes, "mana": _mana(state, contest)}
    text = _said(call, state, side, "motu-awaits-dice", **facts)
    return f"{text} {call.say('motu-awaits-explosions', dice=found.may_explode)}" if found.may_explode else text


def _mana(state: GameState, contest: Contest) -> int:
    return 0 if contest.open is None or contest.open.mana else state.by_id(contest.thrower).mana


def lying(state: GameState, contest: Contest) -> Rolled | None:
    """Return what the dice of a test come to that lie there; None before they are thrown."""
    if contest.open is None:
        return None
    return read_roll(contest.open, contest.count, contest.against, mana_for(state, contest))


def reaches(threshold: int) -> int:
    """Return the lowest result that is a success: a 1 never is one, a 6 always (5b)."""
    return min(max(threshold, LEAST), MOST)


def failing(found: Rolled, threshold: int) -> list[int]:
    """Return the positions, from 1, of the dice that are no success, the first one first.

    >>> failing(Rolled((), after=(6, 2, 4, 1)), 4)
    [2, 4]
    """
    return [place for place, face in enumerate(found.after, 1) if face < reaches(threshold)]


WAITING: Mapping[str, Callable[[Call, GameState], str]] = {
    "activation": _activation,
    "bonus": _bonus,
    "test": _dice,
    "interruption": _interruption,
    "area": _area,
    "push": _movement,
    "movement": _movement,
}
