"""The lines of the log about what characters do (5, 6, 7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.message import Message
from engine.motu.game.describe.lines import RESULT, Teller, plain
from engine.motu.game.events import actions as ev
from engine.motu.position import NEGATIVE, POSITIVE
from engine.ruling import FigureId, Step, StepKind, Term, Typed

__all__ = ["OF_ACTIONS"]

ROLL = StepKind.ROLL
CONCENTRATES = Message("motu-log-concentrates", ("figure", "points"), rule="6a")
GUARDS = Message("motu-log-guards", ("figure",), rule="6e")
MOVES = Message("motu-log-moves", ("figure", "points"), rule="6b")
PLAIN = {"concentration": CONCENTRATES, "guard": GUARDS, "movement": MOVES}
ATTACKS = Message("motu-log-attacks", ("figure", "target", "weapon", "points", "mana"), rule="6c")
USES = Message("motu-log-uses-ability", ("figure", "ability", "points", "mana"), rule="6d")
CONSUMES = Message("motu-log-uses-item", ("figure", "item"), rule="7j/objetos-consumibles")
ANYWAY = Message("motu-log-acts-anyway", ("figure", "action", "sections"), reading="P302")
DECLARED = Message("motu-log-movement", ("figure", "points", "places"), rule="6b")
TURNS = Message("motu-log-turns", ("figure",), rule="6b")
FIRST = Message("motu-log-interruptions", ("of", "by"), rule="7c", reading="P312")
PUSH = Message("motu-log-push-opened", ("figure", "by", "places"), rule="6b/empujar", reading="M20")
PUSHED = Message("motu-log-pushed", ("figure", "by", "place"), rule="6b/empujar")
MOVED = Message("motu-log-moved", ("figure", "places", "cost"), rule="6b")
MOVE_ENDED = Message("motu-log-movement-ended", ("figure",), rule="6b")
FACES = Message("motu-log-faces", ("figure", "facing"), rule="6b")
SHIFTED = {
    "pull": Message("motu-log-pulled", ("figure", "by", "place"), rule="7l/tirar-y-empujar"),
    "push": Message("motu-log-pushed-away", ("figure", "by", "place"), rule="7l/tirar-y-empujar"),
    "swap": Message("motu-log-swapped", ("figure", "by"), rule="7l/intercambiar-posicion"),
}
STRIKES = Message("motu-log-strikes", ("figure", "target", "dice", "threshold"), rule="6c")
TESTS = Message("motu-log-tests", ("figure", "attribute", "dice", "threshold"), rule="7g/objetivos-y-pruebas")
ROLLED = Message("motu-log-rolled", ("figure", "test", "dice", "successes"), rule="5")
REROLLED_FREE = Message("motu-log-rerolled-free", ("figure", "dice"), rule="5")
REROLLED_MANA = Message("motu-log-rerolled-mana", ("figure", "dice", "mana"), rule="5")
KEPT = Message("motu-log-kept", ("figure", "successes"), rule="5")
EXPLODED = Message("motu-log-exploded", ("figure", "dice", "successes"), rule="5")
SPENT = Message("motu-log-token-spent", ("figure",), rule="6a/gastar-concentracion")
STRUCK = Message("motu-log-struck", ("figure", "target", "net"), rule="6c")
TESTED = Message("motu-log-tested", ("figure", "net"), rule="5a")
AREA = Message("motu-log-area", ("figure", "targets"), rule="7e")
AREA_NOBODY = Message("motu-log-area-nobody", ("figure",), rule="7e")
ATTACK_ENDED = Message("motu-log-attack-ended", ("figure",), rule="7e/derrotar-en-area")
WOUNDED = Message("motu-log-wounded", ("figure", "count"), rule="7a")
HEALED = Message("motu-log-healed", ("figure", "count"), rule="7a")
DEFEATED = Message("motu-log-defeated", ("figure",), rule="7a")
FALLING = Message("motu-log-defeated-stays", ("figure",), rule="7e/derrotar-en-area", reading="M31")
EFFECT = Message("motu-log-effect", ("figure", "effect"), rule="7f")
EFFECT_ENDED = Message("motu-log-effect-ended", ("figure", "effect"), rule="7f", reading="M30")
MARKED = Message("motu-log-mark", ("figure", "mark", "place"), rule="7g/marcas")
UNMARKED = Message("motu-log-mark-removed", ("mark",), rule="7g/marcas")
INTERRUPTS = {
    "guard": Message("motu-log-interrupts-guard", ("by", "of"), rule="6e"),
    "opportunity": Message("motu-log-interrupts-opportunity", ("by", "of"), rule="7d"),
    "other": Message("motu-log-interrupts", ("by", "of"), rule="7c"),
}
INTERRUPTED = Message("motu-log-interruption-ended", ("by",), rule="7c")


def _taken(event: ev.ActionTaken) -> Step:
    figure = FigureId(event.figure)
    if event.stands:
        action = Term(f"motu-{event.action}")
        return ANYWAY.step(RESULT, figure=figure, action=action, sections=event.stands)
    if event.action in PLAIN:
        message = PLAIN[event.action]
        left = {"points": event.points} if "points" in message.needs else {}
        return message.step(RESULT, figure=figure, **left)
    left = {"points": event.points, "mana": event.mana}
    if event.action == "attack":
        target, weapon = FigureId(event.target), Typed(event.id)
        return ATTACKS.step(RESULT, figure=figure, target=target, weapon=weapon, **left)
    if event.action == "ability":
        return USES.step(RESULT, figure=figure, ability=Typed(event.id), **left)
    return CONSUMES.step(RESULT, figure=figure, item=Typed(event.id))


def _declared(event: ev.MovementDeclared) -> Step:
    figure = FigureId(event.figure)
    if not event.path:
        return TURNS.step(RESULT, figure=figure)
    return DECLARED.step(RESULT, figure=figure, points=event.points, places=event.path)


def _ended(event: ev.MovementEnded) -> Step:
    figure = FigureId(event.figure)
    if not event.facing:
        return MOVE_ENDED.step(RESULT, figure=figure)
    return FACES.step(RESULT, figure=figure, facing=Term(f"motu-facing-{event.facing}"))


def _shifted(event: ev.Shifted) -> Step:
    data: dict[str, Any] = {"figure": FigureId(event.figure), "by": FigureId(event.by)}
    data |= {} if event.how == "swap" else {"place": event.at}
    return SHIFTED[event.how].step(RESULT, **data)


def _tests(event: ev.TestDeclared) -> Step:
    attribute = Term(f"motu-{event.attribute}")
    data = {"dice": event.dice, "threshold": event.threshold}
    return TESTS.step(RESULT, figure=FigureId(event.figure), attribute=attribute, **data)


def _rolled(event: ev.TestRolled) -> Step:
    data: dict[str, Any] = {"test": Term(f"motu-test-{event.test}"), "dice": event.faces or ("–",)}
    return ROLLED.step(ROLL, figure=FigureId(event.figure), successes=event.successes, **data)


def _rerolled(event: ev.TestRerolled) -> Step:
    dice = tuple(face for _, face in event.swaps)
    if event.by == "free":
        return REROLLED_FREE.step(ROLL, figure=FigureId(event.figure), dice=dice)
    return REROLLED_MANA.step(ROLL, figure=FigureId(event.figure), dice=dice, mana=event.left)


def _kept(event: ev.TestKept) -> Step:
    figure = FigureId(event.figure)
    if event.new:
        return EXPLODED.step(ROLL, figure=figure, dice=event.new, successes=event.successes)
    return KEPT.step(ROLL, figure=figure, successes=event.successes)


def _area(event: ev.AreaOpened) -> Step:
    if not event.targets:
        return AREA_NOBODY.step(RESULT, figure=FigureId(event.figure))
    targets = tuple(FigureId(id_) for id_ in event.targets)
    return AREA.step(RESULT, figure=FigureId(event.figure), targets=targets)


def _wounded(event: ev.WoundsChanged) -> Step:
    message = WOUNDED if event.after > event.before else HEALED
    count = abs(event.after - event.before)
    return message.step(
        StepKind.DAMAGE, before=event.before, after=event.after, figure=FigureId(event.figure), count=count
    )


def _effect(effect: str) -> str:
    return Term(f"motu-{effect}") if effect in (*POSITIVE, *NEGATIVE) else Typed(effect)


def _interruptions(event: ev.InterruptionsOpened) -> Step:
    return FIRST.step(RESULT, of=FigureId(event.of), by=tuple(FigureId(id_) for id_ in event.by))


OF_ACTIONS: Mapping[type, Teller] = {
    ev.ActionTaken: _taken,
    ev.MovementDeclared: _declared,
    ev.PushOpened: lambda event: PUSH.step(
        RESULT, figure=FigureId(event.figure), by=FigureId(event.by), places=event.places
    ),
    ev.Pushed: lambda event: PUSHED.step(RESULT, figure=FigureId(event.figure), by=FigureId(event.by), place=event.at),
    ev.Moved: lambda event: MOVED.step(RESULT, figure=FigureId(event.figure), places=event.path, cost=event.cost),
    ev.MovementEnded: _ended,
    ev.Shifted: _shifted,
    ev.AttackDeclared: plain(STRIKES, "figure", "target", "dice", "threshold"),
    ev.TestDeclared: _tests,
    ev.TestRolled: _rolled,
    ev.TestRerolled: _rerolled,
    ev.TestKept: _kept,
    ev.TokenSpent: plain(SPENT, "figure"),
    ev.AttackResolved: plain(STRUCK, "figure", "target", "net"),
    ev.TestResolved: plain(TESTED, "figure", "net"),
    ev.AreaOpened: _area,
    ev.AttackEnded: plain(ATTACK_ENDED, "figure"),
    ev.WoundsChanged: _wounded,
    ev.Defeated: lambda event: (FALLING if event.stays else DEFEATED).step(RESULT, figure=FigureId(event.figure)),
    ev.EffectGiven: lambda event: EFFECT.step(RESULT, figure=FigureId(event.figure), effect=_effect(event.effect)),
    ev.EffectEnded: lambda event: EFFECT_ENDED.step(
        RESULT, figure=FigureId(event.figure), effect=_effect(event.effect)
    ),
    ev.MarkPlaced: lambda event: MARKED.step(
        RESULT, figure=FigureId(event.figure), mark=Typed(event.mark), place=event.at
    ),
    ev.MarkRemoved: plain(UNMARKED, "mark"),
    ev.InterruptionsOpened: _interruptions,
    ev.InterruptionBegan: lambda event: INTERRUPTS[event.kind].step(
        RESULT, by=FigureId(event.by), of=FigureId(event.of)
    ),
    ev.InterruptionEnded: plain(INTERRUPTED, "by"),
}
