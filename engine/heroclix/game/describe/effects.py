"""The lines of the log about effects: those that wait (8.1c), and those of cards that last (20.3)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from engine.heroclix.fight.attack.afterwards import after_name
from engine.heroclix.game import events as ev
from engine.heroclix.powers import action_name
from engine.heroclix.powers.groups import GROUPS
from engine.heroclix.ruleset import Powers
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind, Term, Typed

__all__ = ["OF_EFFECTS", "card_began", "keyword_began", "words_of"]

DEFERRED = Message("game-log-effect-deferred", ("figure", "effect"), rule="8.1c", reading="P103")
CAME = Message("game-log-deferred-came", ("figure", "effect"), rule="8.1c", reading="P103")
IDLE = Message("game-log-deferred-idle", ("figure", "effect"), rule="21.14")
BOUNDS = ("set", "minimum", "maximum")
NAMED = (
    *BOUNDS,
    "damage_dealt",
    "damage_taken",
    "action_total",
    "size",
    "regardless",
    "cant",
    "safeguard",
    "protected",
)
CARD = Message("game-log-card-effect", ("figure", "special", "effects", "until"), rule="20.3")
CARD_OF = Message("game-log-card-effect-of", ("figure", "special", "by", "effects", "until"), rule="20.3")

KEYWORD_FOR = Message("game-log-keyword-for", ("figure", "keyword", "until"), rule="23.1b", reading="P98")
NO_KEYWORD_FOR = Message("game-log-no-keyword-for", ("figure", "keyword", "until"), rule="23.1b", reading="P98")


def card_began(event: ev.EffectBegan, powers: Powers) -> Step:
    """Return the line about a card's effect: what it does, on whom, and for how long."""
    data: dict[str, object] = {"figure": FigureId(event.on), "special": Typed(event.power)}
    data["effects"] = words_of(powers, event.effects)
    data["until"] = Term(f"until-{event.until}")
    if event.by and event.by != event.on:
        return Step(StepKind.RESULT, CARD_OF.key, {**data, "by": FigureId(event.by)}, CARD_OF.rule)
    return Step(StepKind.RESULT, CARD.key, data, CARD.rule)


def keyword_began(event: ev.EffectBegan) -> Step:
    """Return the line about a keyword that a figure has, or has not, for a time."""
    message = KEYWORD_FOR if event.add > 0 else NO_KEYWORD_FOR
    until = Term(f"until-{event.until}")
    return message.step(StepKind.RESULT, figure=FigureId(event.on), keyword=Typed(event.what), until=until)


def words_of(powers: Powers, effects: Iterable[Mapping[str, Any]]) -> tuple[tuple[str, ...], ...]:
    """Return structured effects, each as words that every reader's language has."""
    return tuple(_words(powers, effect) for effect in effects)


def _words(powers: Powers, effect: Mapping[str, Any]) -> tuple[str, ...]:
    """Return one structured effect as words, in the order of its keys."""
    given = {key: value for key, value in effect.items() if value not in (None, "always")}
    times = given.pop("times", 1)
    return tuple(word for key, value in given.items() for word in _phrase(powers, key, value, times))


def _phrase(powers: Powers, key: str, value: Any, times: int) -> tuple[str, ...]:
    """Return the words of one key: its name before the value where the value alone does not say what it does."""
    if value is True or key == "unique":
        return (Term(f"effect-{key}"),)
    shown = _shown(powers, key, value)
    if key in NAMED:
        return Term(f"effect-{key}"), shown
    if key == "as_free":
        return shown, Term("effect-as-free")
    if key == "limit" and times > 1:
        return str(times), Term(value.replace("once", "effect-times"))
    return (shown,)


def _shown(powers: Powers, key: str, value: Any) -> str:
    """Return a value: a change with its sign, a number, or the term that it is the name of."""
    if isinstance(value, int):
        return str(value) if key in BOUNDS else f"{value:+d}"
    if key == "as_free":
        return action_name(value)
    unknown = key == "cant" and value not in powers and value not in GROUPS
    return Typed(value) if unknown else Term(value)


def _deferred(event: ev.EffectDeferred) -> Step:
    return DEFERRED.step(StepKind.CHECK, figure=FigureId(event.figure), effect=after_name(event.effect))


def _came(event: ev.DeferredCame) -> Step:
    message = IDLE if event.idle else CAME
    return message.step(StepKind.RESULT, figure=FigureId(event.figure), effect=after_name(event.effect))


OF_EFFECTS: Mapping[type, Callable[[Any], Step]] = {ev.EffectDeferred: _deferred, ev.DeferredCame: _came}
