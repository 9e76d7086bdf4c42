"""Answers about marks and objective tokens (4c, 7g)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.answer import Answer
from engine.errors import DocumentError
from engine.message import Message
from engine.motu import questions
from engine.motu.answers.ends import figure_of
from engine.motu.fight.threshold import interruption_of
from engine.motu.ground.field import Place
from engine.motu.ground.hexes import apart
from engine.motu.names import Names
from engine.motu.position import Figure, Mark, Objective, Position
from engine.motu.ruled import answered, no_or_yes
from engine.motu.sight.lines import sees
from engine.ruling import FigureId, Reason, Step, StepKind, Typed

__all__ = ["is_empty", "mark_affects", "mark_place", "objective"]

PLACED = Message("motu-mark-placed", ("place",), rule="7g/marcas")
STOREY = Message("motu-mark-storey", ("place",), rule="7g/marcas", reading="P314")
NOT_EMPTY = Message("motu-mark-not-empty", ("place",), rule="7g/marcas")
RADIUS = Message("motu-mark-radius", ("place", "radius"), rule="7g/marcas")
UNSEEN = Message("motu-mark-sight", ("figure", "place"), rule="7g/marcas")
ONE = Message("motu-mark-one-of-a-kind", ("mark",), rule="7g/marcas")
NOT_BESIDE = Message("motu-mark-not-beside", ("of",), rule="7c")
AFFECTED = Message("motu-mark-affects", ("figure",), rule="7g/marcas")
MARK_WORDS = Message("motu-mark-words", ("mark",), rule="7g/marcas")
HEIGHT = Message("motu-mark-height", ("figure",), rule="7g/marcas")
TOO_FAR = Message("motu-mark-too-far", ("figure", "radius"), rule="7g/marcas")
NOT_SEEN = Message("motu-mark-not-seen", ("figure",), rule="7g/marcas")

TAKEN = Message("motu-objective-taken", ("figure",), rule="4c/conseguir-fichas-de-objetivo")
OBJECTIVE = {
    "enemy-adjacent": Message("motu-objective-enemy-adjacent", ("figure",), rule="4c/conseguir-fichas-de-objetivo"),
    "too-far": Message("motu-objective-too-far", ("figure",), rule="4c/conseguir-fichas-de-objetivo"),
    "enemy-at-token": Message("motu-objective-enemy-at-token", ("figure",), rule="4c/conseguir-fichas-de-objetivo"),
    "own-zone": Message("motu-objective-own-zone", ("figure",), rule="4c/conseguir-fichas-de-objetivo"),
}


def mark_place(position: Position, ask: questions.MarkPlaceAsk) -> Answer:
    """Answer whether a character may place a mark of a kind somewhere (7g)."""
    figure = figure_of(position, "ask.figure", ask.figure)
    at = Names(position.ground).place("ask.at", ask.at)
    because = list(_against(position, figure, at, ask.radius, ask.kind))
    place = position.ground.name(at)
    storeys = [STOREY.step(StepKind.CHECK, place=place)] if at.hex in position.ground.over else []
    steps = storeys + ([reason.step for reason in because] or [PLACED.step(StepKind.RESULT, place=place)])
    return answered("illegal" if because else "legal", {"legal": not because, "because": because}, steps)


def _against(position: Position, figure: Figure, at: Place, radius: int, kind: str | None) -> Iterator[Reason]:
    place = position.ground.name(at)
    if not is_empty(position, at):
        yield Reason("not-empty", NOT_EMPTY.step(StepKind.CHECK, place=place))
    if min(apart(each.hex, at.hex) for each in figure.places) > radius:
        yield Reason("radius", RADIUS.step(StepKind.CHECK, place=place, radius=radius))
    if not sees(position.ground, figure.places, (at,)):
        yield Reason("sight", UNSEEN.step(StepKind.CHECK, figure=FigureId(figure.id), place=place))
    if kind is not None and any(mark.side == figure.side and _kind(mark) == kind for mark in position.marks):
        yield Reason("one-of-a-kind", ONE.step(StepKind.CHECK, mark=Typed(kind)))
    interruption = interruption_of(position, figure)
    if interruption is not None:
        of = position.by_id[interruption.of]
        if of.side != figure.side and not position.ground.adjacent((at,), of.places):
            yield Reason("interrupted", NOT_BESIDE.step(StepKind.CHECK, of=FigureId(of.id)))


def _kind(mark: Mark) -> str:
    return mark.kind or mark.id


def is_empty(position: Position, at: Place) -> bool:
    """Return whether no character, no terrain and no other token is at a place, on that storey (7g, P314)."""
    tokens = {*(each.at for each in position.objectives), *(each.at for each in position.marks)}
    terrain = not at.platform and at.hex in position.ground.kinds
    return not terrain and at not in position.at and at not in tokens


def mark_affects(position: Position, ask: questions.MarkAffectsAsk) -> Answer:
    """Answer whether a mark affects a character: at its height, near enough, in its sight (7g)."""
    figure = figure_of(position, "ask.figure", ask.figure)
    mark = next((each for each in position.marks if each.id == ask.mark), None)
    if mark is None:
        expected = ", ".join(each.id for each in position.marks) or "–"
        raise DocumentError("ask.mark", "error-not-there", id=ask.mark, expected=expected)
    against = list(_unaffected(position, mark, figure, ask.radius))
    affected = AFFECTED.step(StepKind.RESULT, figure=FigureId(figure.id))
    words = MARK_WORDS.step(StepKind.IGNORED, mark=Typed(mark.id))
    return answered(no_or_yes(not against), {"result": not against}, against or [affected, words])


def _unaffected(position: Position, mark: Mark, figure: Figure, radius: int) -> Iterator[Step]:
    field, who = position.ground, FigureId(figure.id)
    if field.height(mark.at) != field.height(figure.places[0]):
        yield HEIGHT.step(StepKind.RESULT, figure=who)
    if min(apart(mark.at.hex, place.hex) for place in figure.places) > radius:
        yield TOO_FAR.step(StepKind.RESULT, figure=who, radius=radius)
    if not sees(field, (mark.at,), figure.places):
        yield NOT_SEEN.step(StepKind.RESULT, figure=who)


def objective(position: Position, ask: questions.ObjectiveAsk) -> Answer:
    """Answer whether a character takes an objective token in this round's maintenance (4c)."""
    figure = figure_of(position, "ask.figure", ask.figure)
    token = next((each for each in position.objectives if each.id == ask.token), None)
    if token is None:
        expected = ", ".join(each.id for each in position.objectives) or "–"
        raise DocumentError("ask.token", "error-not-there", id=ask.token, expected=expected)
    fails = list(_missed(position, figure, token))
    who = FigureId(figure.id)
    steps = [OBJECTIVE[name].step(StepKind.RESULT, figure=who) for name in fails]
    fields = {"result": not fails, "fails": fails}
    return answered(no_or_yes(not fails), fields, steps or [TAKEN.step(StepKind.RESULT, figure=who)])


def _missed(position: Position, figure: Figure, token: Objective) -> Iterator[str]:
    """Yield the conditions that are not met, in the book's order (4c)."""
    field, there = position.ground, (token.at,)
    enemies = list(position.enemies(figure))
    if any(field.adjacent(figure.places, enemy.places) for enemy in enemies):
        yield "enemy-adjacent"
    if token.at not in figure.places and not field.adjacent(figure.places, there):
        yield "too-far"
    if any(token.at in enemy.places or field.adjacent(enemy.places, there) for enemy in enemies):
        yield "enemy-at-token"
    if token.at.hex in field.zones.get(figure.side, ()):
        yield "own-zone"
