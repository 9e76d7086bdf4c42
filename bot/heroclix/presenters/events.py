"""Events told line by line: what happened, the values that a turned dial shows now, what was taken back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.heroclix.maps.edit import TERRAIN
from bot.heroclix.presenters.names import name_of
from bot.table.call import Call
from bot.table.reply import safe
from engine.heroclix.game import Event, GameState, describe
from engine.heroclix.game.events import (
    CardDrawn,
    DamageTaken,
    GameOpened,
    Healed,
    MapLoaded,
    PlayerJoined,
    Redone,
    Undone,
)
from rulesdb import RULESETS

__all__ = ["changes_line", "doer_of", "event_line", "event_lines", "log_line", "taken_back_line", "word_line"]

SHOWN = ("speed", "attack", "defense", "damage")
MOST_PLACES = 30  # of a map that was edited, in a line of the log
MOST = 3  # events of one command in a line of the log


def event_line(call: Call, state: GameState, event: Event) -> str:
    """Return an event as one line; a power that is its reason has its name in the reader's language."""
    if isinstance(event, (DamageTaken, Healed)) and event.why in state.rules.powers:
        event = replace(event, why=call.words.term(event.why))
    if isinstance(event, GameOpened) and event.ruleset in RULESETS:
        event = replace(event, ruleset=call.say(f"choice-ruleset-{event.ruleset}"))
    line = call.words.step(describe(event, state.rules), name_of(state.names))
    if isinstance(event, MapLoaded) and event.changes:
        return f"{line} {changes_line(call, event)}"
    dice = getattr(event, "dice", "")
    if isinstance(event, CardDrawn):
        return f"{line} {call.say('log-drawn-bot')}" if dice else line
    return f"{line} {call.say(f'log-dice-{dice}')}" if dice else line


def changes_line(call: Call, event: MapLoaded) -> str:
    """Return what an edit changed, square by square, those that changed alike together; empty where nobody knows."""
    alike: dict[tuple[str, str], list[str]] = {}
    for place, went, came in event.changes[:MOST_PLACES]:
        alike.setdefault((went, came), []).append(safe(place[:20]))
    told = [f"{', '.join(places)}: {_changed(call, *what)}" for what, places in alike.items()]
    left = event.changed - min(len(event.changes), MOST_PLACES)
    return "; ".join((*told, call.say("map-changed-more", count=left))) if left > 0 else "; ".join(told)


def _changed(call: Call, went: str, came: str) -> str:
    if went and came:
        return f"{_terrain(call, went)} → {_terrain(call, came)}"
    return f"+ {_terrain(call, came)}" if came else f"− {_terrain(call, went)}"


def _terrain(call: Call, marks: str) -> str:
    """Return what lies on a square in words; the level of an elevated one stands behind it."""
    return " + ".join(_mark(call, mark) for mark in marks.split()[:6])


def _mark(call: Call, mark: str) -> str:
    name, _, level = mark.partition("elevated-")
    if level.isdecimal():
        return f"{call.words.term('edit-elevated')} {int(level[:2])}"
    return call.words.term(f"edit-{name}") if name in TERRAIN else safe(mark[:20])


def doer_of(call: Call, state: GameState, event: Event, events: Sequence[Event]) -> str:
    """Return the name of whoever did what an event tells: of a seat now or earlier, else the user."""
    player = state.player(event.actor)
    name = player.name if player is not None else ""
    if not name:
        joined = (one.name for one in events if isinstance(one, PlayerJoined) and one.player == event.actor)
        name = next(joined, "")
    if name:
        return safe(name)
    return f"<@{event.actor}>" if event.actor.isdecimal() else call.say("log-no-seat")


def log_line(call: Call, state: GameState, event: Event, events: Sequence[Event]) -> str:
    """Return an event in one line with who did it; `events` is the whole log."""
    if isinstance(event, (Undone, Redone)):
        return taken_back_line(call, state, event, events)
    return f"{event_line(call, state, event)} — {doer_of(call, state, event, events)}"


def event_lines(call: Call, state: GameState, events: Sequence[Event]) -> list[str]:
    """Return events line by line; below a dial's last turn, the values that it shows now where they are others."""
    last = {event.figure: event for event in events if isinstance(event, (DamageTaken, Healed))}
    lines = []
    for event in events:
        lines.append(event_line(call, state, event))
        if isinstance(event, (DamageTaken, Healed)) and last[event.figure] is event:
            lines += _values(call, state, event)
    return lines


def taken_back_line(call: Call, state: GameState, event: Undone | Redone, events: Sequence[Event]) -> str:
    """Return what was taken back or put back, by whom and whose it was, as one line; `events` is the whole log."""
    number = event.taken_back if isinstance(event, Undone) else event.put_back
    those = [one for one in events if one.command == number]
    own = not those or those[0].actor == event.actor
    key = "log-undone" if isinstance(event, Undone) else "log-redone"
    what = " ".join(event_line(call, state, one) for one in those[:MOST])
    told = call.say(
        f"{key}-own" if own else key,
        by=doer_of(call, state, event, events),
        player=doer_of(call, state, event if own else those[0], events),
        what=f"{what} …" if len(those) > MOST else what,
    )
    return f"{told} {word}" if (word := word_line(call, event)) else told


def word_line(call: Call, event: Undone | Redone) -> str:
    """Return the line of who agreed to what was taken back; empty where nobody was asked."""
    if not isinstance(event, Undone) or not event.agreed_by:
        return ""
    return call.say(
        "game-log-agreed-judge" if event.agreed_judge else "game-log-agreed", player=safe(event.agreed_name)
    )


def _values(call: Call, state: GameState, event: DamageTaken | Healed) -> list[str]:
    figure = next((one for one in state.figures if one.id == event.figure), None)
    if figure is None or event.counted or figure.ko or max(event.before, event.after) > len(figure.card.dial):
        return []
    before, now = figure.card.dial[event.before - 1], figure.card.dial[event.after - 1]
    shown = [(name, getattr(now, name)) for name in SHOWN]
    if shown == [(name, getattr(before, name)) for name in SHOWN]:
        return []
    return ["↳ " + " · ".join(f"{call.words.term(name)} {'—' if n is None else n}" for name, n in shown)]
