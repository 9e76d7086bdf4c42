"""Answers about the round: who may be activated, whose card goes first, maintenance, the score (4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine.answer import Answer
from engine.errors import DocumentError
from engine.message import Message
from engine.motu import questions
from engine.motu.answers.ends import known
from engine.motu.fight.left_out import left_out, timing
from engine.motu.position import SIDES_OF_WAR, Army, Figure, Position
from engine.motu.ruled import answered
from engine.ruling import FigureId, Reason, Step, StepKind, Term

__all__ = ["activation", "initiative", "maintenance", "score"]

LAST_ROUND, MARGIN, TOKEN, MOST_MANA = 4, 20, 20, 5  # 4c, 7k
REGENERATION, CURSE = "regeneration", "curse"

MAY = Message("motu-activation-may", ("figure",), rule="4b/activar-personaje")
IS_DEFEATED = Message("motu-activation-defeated", ("figure",), rule="7a")
IS_ACTIVATED = Message("motu-activation-activated", ("figure",), rule="4b/activar-personaje")
HAS_PASSED = Message("motu-activation-passed", ("side",), rule="4b/terminar-la-activacion")
DOUBLE = Message("motu-activation-double", ("figure",), rule="4b/activacion-doble", reading="M29")

HIGHER = Message("motu-initiative-higher", ("side", "value"), rule="4b/seleccionar-carta")
TIED = Message("motu-initiative-tied", ("side", "value"), rule="4b/seleccionar-carta")
ALONE = Message("motu-initiative-alone", ("side",), rule="4b/terminar-la-activacion")
INITIATIVE_LEFT = Message("motu-initiative-left", (), rule="4b/recibir-bonificaciones")

REGENERATED = Message("motu-maintenance-regenerated", ("figure",), rule="7f")
CURSED = Message("motu-maintenance-cursed", ("figure",), rule="7f", reading="M28")
BOTH = Message("motu-maintenance-both", ("figure",), rule="7f", reading="M28")
ENDED = Message("motu-maintenance-effects", ("figure",), rule="4c/descartar-fichas")
DEFEATED = Message("motu-maintenance-defeated", ("figure",), rule="7a", reading="M28")
MANA = Message("motu-maintenance-mana", ("figure", "mana"), rule="4c/preparar-personajes-y-recibir-mana")
OBJECTIVES = Message("motu-maintenance-objectives", (), rule="4c/conseguir-fichas-de-objetivo")
KEPT = Message("motu-maintenance-kept", (), rule="4c/descartar-fichas", reading="M28")
CARDS = Message("motu-maintenance-cards", (), rule="4c/preparar-personajes-y-recibir-mana")
MARKS = Message("motu-maintenance-marks", (), rule="4c/descartar-fichas")

QUESTS = Message("motu-score-quests", (), rule="4c/puntuacion")
POINTS = Message("motu-score-points", ("side", "points", "tokens", "quests", "defeats"), rule="4c/puntuacion")
MILITARY = Message("motu-score-military", ("side",), rule="4c/victoria-militar")
MUTUAL = Message("motu-score-mutual", (), rule="4c/victoria-militar")
BY_POINTS = Message("motu-score-by-points", ("side", "margin"), rule="4c/victoria-por-puntos")
DRAW = Message("motu-score-draw", ("margin",), rule="4c/victoria-por-puntos")
GOES_ON = Message("motu-score-goes-on", ("round",), rule="4c/comprobar-victoria")


def activation(position: Position, ask: questions.ActivationAsk) -> Answer:
    """Answer whether a character may be activated now (4b)."""
    figure = known(position, "ask.figure", ask.figure)
    because = list(_not_now(position, figure))
    may = [MAY.step(StepKind.RESULT, figure=FigureId(figure.id)), *timing(figure)]
    steps = [reason.step for reason in because] or may
    return answered("illegal" if because else "legal", {"legal": not because, "because": because}, steps)


def _not_now(position: Position, figure: Figure) -> Iterator[Reason]:
    who = FigureId(figure.id)
    if figure.defeated:
        yield Reason("defeated", IS_DEFEATED.step(StepKind.CHECK, figure=who))
    if figure.activated:
        yield Reason("activated", IS_ACTIVATED.step(StepKind.CHECK, figure=who))
    if figure.side in position.turn.passed:
        yield Reason("passed", HAS_PASSED.step(StepKind.CHECK, side=_side(figure.side)))
    left = [other for other in position.figures if other.side == figure.side and not other.defeated]
    last = position.turn.last_activated.get(figure.side)
    if position.turn.first_of_round and last == figure.id and len(left) > 1 and not figure.defeated:
        yield Reason("double", DOUBLE.step(StepKind.CHECK, figure=who))


def _side(side: str) -> Term:
    return Term(f"motu-side-{side}")


def initiative(position: Position, ask: questions.InitiativeAsk) -> Answer:
    """Answer whose card goes first (4b)."""
    cards: Mapping[str, int] = {str(side): value for side, value in ask.cards.items()}
    if not cards:
        raise DocumentError("ask.cards", "error-missing")
    side, by = max(cards, key=lambda each: cards[each]), "initiative"
    message: Step
    if len(cards) == 1:
        by, message = "passed", ALONE.step(StepKind.RESULT, side=_side(side))
    elif len(set(cards.values())) == 1:
        if position.turn.starting_player is None:
            raise DocumentError("turn.starting_player", "error-missing")
        side, by = position.turn.starting_player, "starting-player"
        message = TIED.step(StepKind.RESULT, side=_side(side), value=cards[side])
    else:
        message = HIGHER.step(StepKind.RESULT, side=_side(side), value=cards[side])
    return answered(by, {"active": side, "by": by}, [message, INITIATIVE_LEFT.step(StepKind.IGNORED)])


def maintenance(position: Position, _ask: questions.MaintenanceAsk) -> Answer:
    """Answer what the round's maintenance comes to after the objectives: effects end, victory, mana (4c, M28)."""
    steps: list[Step] = []
    after = tuple(_ended(figure, steps) for figure in position.figures)
    if position.objectives:
        steps.insert(0, OBJECTIVES.step(StepKind.IGNORED))
    steps += left_out(*position.standing, items=False)
    if any(figure.concentrated or figure.guard for figure in position.standing):
        steps.append(KEPT.step(StepKind.CHECK))
    if position.marks:
        steps.append(MARKS.step(StepKind.CHECK))
    steps.append(CARDS.step(StepKind.IGNORED))
    then = replace(position, figures=after)
    found, told = _reckoned(then)
    steps += told
    rested = after if found["over"] else tuple(_rested(figure, steps) for figure in after)
    figures = {each.id: _standing(each) for each in rested}
    return answered(str(found["by"] or "motu-goes-on"), {"figures": figures, **found}, steps)


def _standing(figure: Figure) -> dict[str, object]:
    names = ("wounds", "mana", "defeated", "positive", "negative")
    return {name: getattr(figure, name) for name in names}


def _ended(figure: Figure, steps: list[Step]) -> Figure:
    """Return a character whose effects have ended: regeneration heals, a curse wounds, both together neither (7f)."""
    if figure.defeated or (figure.positive is None and figure.negative is None):
        return replace(figure, positive=None, negative=None)
    who = FigureId(figure.id)
    heals, wounds = figure.positive == REGENERATION, figure.negative == CURSE
    message = BOTH if heals and wounds else REGENERATED if heals else CURSED if wounds else ENDED
    after = max(figure.wounds + wounds - heals, 0) if heals != wounds else figure.wounds
    steps.append(message.step(StepKind.DAMAGE, before=figure.wounds, after=after, figure=who))
    defeated = after > figure.wounds and figure.health is not None and after >= figure.health
    if defeated:
        steps.append(DEFEATED.step(StepKind.RESULT, figure=who))
    return replace(figure, wounds=after, defeated=defeated, positive=None, negative=None)


def _rested(figure: Figure, steps: list[Step]) -> Figure:
    """Return a character with the mana of a round in which it was not activated (4c)."""
    if figure.defeated or figure.activated or figure.mana >= MOST_MANA:
        return figure
    steps.append(MANA.step(StepKind.RESULT, figure=FigureId(figure.id), mana=figure.mana + 1))
    return replace(figure, mana=figure.mana + 1)


def score(position: Position, _ask: questions.ScoreAsk) -> Answer:
    """Answer the points of both armies, and whether the game is over and won (4c)."""
    found, steps = _reckoned(position)
    return answered(str(found["by"] or "motu-goes-on"), found, steps)


def _reckoned(position: Position) -> tuple[dict[str, Any], list[Step]]:
    points: dict[str, int] = {}
    steps = []
    for side in SIDES_OF_WAR:
        army = position.armies.get(side, Army())
        beaten = sum(each.cost for each in position.figures if each.side != side and each.defeated)
        parts = (TOKEN * army.objectives, sum(army.quests), beaten)
        points[side] = sum(parts)
        tokens, quests, defeats = parts
        steps.append(
            POINTS.step(
                StepKind.CHECK, side=_side(side), points=points[side], tokens=tokens, quests=quests, defeats=defeats
            )
        )
    if any(army.quests for army in position.armies.values()):
        steps.append(QUESTS.step(StepKind.IGNORED))
    winner, by, told = _won(position, points)
    return {"points": points, "over": by is not None, "winner": winner, "by": by}, [*steps, told]


def _won(position: Position, points: Mapping[str, int]) -> tuple[str | None, str | None, Step]:
    """Return who wins by what: the other army defeated, or by points after the last round; none of it: it goes on."""
    beaten = [side for side in SIDES_OF_WAR if _all_defeated(position.figures, side)]
    if len(beaten) == len(SIDES_OF_WAR):
        return None, "draw", MUTUAL.step(StepKind.RESULT)
    if beaten:
        winner = next(side for side in SIDES_OF_WAR if side not in beaten)
        return winner, "military", MILITARY.step(StepKind.RESULT, side=_side(winner))
    if position.turn.round < LAST_ROUND:
        return None, None, GOES_ON.step(StepKind.RESULT, round=position.turn.round)
    return _by_points(points)


def _all_defeated(figures: Iterable[Figure], side: str) -> bool:
    own: Sequence[Figure] = [figure for figure in figures if figure.side == side]
    return bool(own) and all(figure.defeated for figure in own)


def _by_points(points: Mapping[str, int]) -> tuple[str | None, str, Step]:
    first, second = sorted(points, key=lambda side: -points[side])
    margin = points[first] - points[second]
    if margin < MARGIN:
        return None, "draw", DRAW.step(StepKind.RESULT, margin=margin)
    return first, "points", BY_POINTS.step(StepKind.RESULT, side=_side(first), margin=margin)
