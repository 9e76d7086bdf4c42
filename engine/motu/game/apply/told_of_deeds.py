"""What events of actions, tests and effects tell of the game before them (5, 6, 7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.before import Tells, Told
from engine.errors import DocumentError
from engine.motu.answers.tokens import is_empty
from engine.motu.document import AttributesIn
from engine.motu.fight.area import area_targets
from engine.motu.fight.attack import effect_of
from engine.motu.fight.rights import cost_of
from engine.motu.fight.roll import read_roll
from engine.motu.fight.threshold import succeeds
from engine.motu.game.apply.tests import mana_for
from engine.motu.game.apply.told_of_rounds import check_phase, listed, standing
from engine.motu.game.events import actions
from engine.motu.game.state import GameState
from engine.motu.game.state.doing import Contest
from engine.motu.game.state.figure import GameFigure
from engine.motu.names import Names
from engine.motu.position import NEGATIVE, POSITIVE, Deed
from engine.motu.questions import MANY
from engine.motu.sight.lines import sees
from engine.unfit import check_between, unfit

__all__ = ["OF_DEEDS", "check_dice"]

ATTRIBUTES = tuple(AttributesIn.model_fields)
MOST_WOUNDS = 99  # that a character can have


def check_dice(state: GameState) -> None:
    """Raise DocumentError for a test of no dice that waits for them: one without dice is over as soon as it begins."""
    contest = state.contest
    if contest is not None and contest.open is None and not contest.count:
        raise DocumentError("", "error-motu-log-no-dice", figure=contest.thrower)


def _check_time(state: GameState) -> None:
    """Raise DocumentError where nobody acts: another phase, nobody activated, a test that has to end before (4b, 5)."""
    check_phase(state, "activation")
    if not state.course.active:
        raise DocumentError("event", "error-motu-log-nobody")
    if state.contest is not None:
        raise DocumentError("event", "error-motu-log-test", figure=state.contest.thrower)


def _taken(state: GameState, event: actions.ActionTaken) -> Iterator[Told]:
    """An action is paid for with what is there; who does not act does nothing but use up what it has (4b, 7c, 7j)."""
    _check_time(state)
    yield from standing(state, "figure", event.figure)
    figure, course = state.by_id(event.figure), state.course
    if not event.stands and event.action != "consumable":
        yield "figure", event.figure, state.acting
    own = next((each for each in reversed(course.interruptions) if each.by == event.figure), None)
    points = course.points if own is None else own.points
    done = own.done if own is not None else course.done if course.active == event.figure else ()
    yield from _part(state, event)
    cost, mana = _price(figure, event, done)
    yield "cost", event.cost, cost
    if not event.stands and cost > points:
        yield "cost", event.cost, points
    yield "points", event.points, max(points - cost, 0)
    yield "mana", event.mana, max(figure.mana - mana, 0)
    if event.action != "attack":
        yield "target", event.target, ""
        yield "facing", event.facing, ""


def _part(state: GameState, event: actions.ActionTaken) -> Iterator[Told]:
    """Each action is made with something of the card: a weapon, an ability, an item not used up."""
    figure = state.by_id(event.figure)
    ids = {
        "attack": [each.id for each in figure.for_position().armed()],
        "ability": [each.id for each in figure.card.abilities],
        "consumable": [
            each.id for each in figure.card.items if each.consumable and (event.stands or each.id not in figure.used)
        ],
    }.get(event.action, [""])
    yield "id", event.id, event.id if event.id in ids else listed(ids)
    weapon = figure.for_position().weapon(event.id) if event.action == "attack" else None
    yield "kind", event.kind, "" if weapon is None else weapon.kind
    if weapon is not None and not event.stands:
        friends = weapon.allies and weapon.kind == "spell"
        may = [each.id for each in state.figures if each.on_field and (friends or each.side != figure.side)]
        may = [id_ for id_ in may if id_ != event.figure]
        yield "target", event.target, event.target if event.target in may else listed(may)


def _price(figure: GameFigure, event: actions.ActionTaken, done: Sequence[Deed]) -> tuple[int, int]:
    """Return the points and the mana that an action costs (4b, 6c, 6d, 7h, 7j)."""
    if event.action == "consumable":
        return 0, 0
    if event.action == "ability":
        ability = next(each for each in figure.card.abilities if each.id == event.id)
        return 0 if event.free else ability.ap, ability.mana
    weapon = figure.for_position().weapon(event.id) if event.action == "attack" else None
    return cost_of(done, event.action, event.kind or None, free=event.free), 0 if weapon is None else weapon.mana


def _attack(state: GameState, event: actions.AttackDeclared) -> Iterator[Told]:
    """One of those on the field attacks another; of an area attack each further target is of the same attack (7e)."""
    _check_time(state)
    yield from standing(state, "figure", event.figure)
    yield from standing(state, "target", event.target)
    others = [each.id for each in state.figures if each.on_field and each.id != event.figure]
    yield "target", event.target, event.target if event.target in others else listed(others)
    area = state.area
    if area is None and event.command == state.sequence + 1:
        raise DocumentError("event", "error-motu-log-not-paid")
    yield "initial", event.initial, "" if area is None else area.initial
    if area is not None:
        yield "figure", event.figure, area.figure
        yield "weapon", event.weapon, area.weapon


def _test(state: GameState, event: actions.TestDeclared) -> Iterator[Told]:
    """A test is of an attribute, and against one of its target where it has one (5, 7g)."""
    _check_time(state)
    yield from standing(state, "figure", event.figure)
    yield "attribute", event.attribute, event.attribute if event.attribute in ATTRIBUTES else listed(ATTRIBUTES)
    check_between("dice", event.dice, 0, MANY)
    check_between("defense_dice", event.defense_dice, 0, MANY)
    if event.target:
        yield from standing(state, "target", event.target)
        yield "against", event.against, event.against if event.against in ATTRIBUTES else listed(ATTRIBUTES)
        return
    yield "against", event.against, ""
    yield "defense_dice", event.defense_dice, 0
    yield "defense_threshold", event.defense_threshold, actions.TestDeclared.defense_threshold


def _rolled(state: GameState, event: actions.TestRolled) -> Iterator[Told]:
    contest = state.contest
    if contest is not None and contest.thrower == event.figure and len(event.faces) == contest.count:
        yield "successes", event.successes, sum(succeeds(face, contest.against) for face in event.faces)


def _rerolled(state: GameState, event: actions.TestRerolled) -> Iterator[Told]:
    """Each die thrown again costs a mana, but for the free ones (5)."""
    mana = state.by_id(event.figure).mana
    yield "left", event.left, max(mana - len(event.swaps), 0) if event.by == "mana" else mana


def _spent(state: GameState, event: actions.TokenSpent) -> Iterator[Told]:
    if not state.by_id(event.figure).concentrated:
        raise DocumentError("figure", "error-motu-not-concentrated", id=event.figure)
    yield from ()


def _net(state: GameState, contest: Contest) -> int:
    """Return what is left of a test's successes (5a). Raises DocumentError while dice of it are not kept."""
    mana, saved = mana_for(state, contest), 0
    last = contest.saved if contest.stage == "defense" else contest.roll
    waits = last is None or (contest.stage != "defense" and bool(contest.target and contest.defense_dice))
    if last is not None and not waits:
        found = read_roll(last, contest.count, contest.against, mana)
        saved = found.successes if contest.stage == "defense" else 0
        waits = contest.stage != "defense" and found.successes != contest.hits
    if waits:
        raise DocumentError("event", "error-motu-log-test", figure=contest.thrower)
    return max(contest.hits - saved, 0)


def _resolved(state: GameState, event: actions.AttackResolved) -> Iterator[Told]:
    """What an attack comes to is told by its dice and the table of its weapon (6c)."""
    contest = state.contest
    if contest is None or contest.figure != event.figure:
        return  # `apply` complains
    weapon = state.by_id(event.figure).for_position().weapon(contest.weapon)
    if weapon is None:
        raise DocumentError("event", "error-motu-log-test", figure=contest.figure)
    net = _net(state, contest)
    row = effect_of(weapon, net)
    effect = None if row is None else weapon.table[row]
    yield "target", event.target, contest.target
    yield "net", event.net, net
    yield "row", event.row, row or 0
    yield "wounds", event.wounds, effect if isinstance(effect, int) else 0
    yield "text", event.text, effect if isinstance(effect, str) else ""
    yield "extras", event.extras, tuple(origin for needs, origin in contest.extras if needs <= net)


def _tested(state: GameState, event: actions.TestResolved) -> Iterator[Told]:
    contest = state.contest
    if contest is None or contest.figure != event.figure:
        return  # `apply` complains
    yield "net", event.net, _net(state, contest)


def _area(state: GameState, event: actions.AreaOpened) -> Iterator[Told]:
    """An area attack goes on against whoever is near enough to its first target (7e)."""
    contest, known = state.contest, {figure.id for figure in state.figures}
    if contest is None or contest.radius is None or event.initial not in known:
        return  # `apply` complains
    yield "initial", event.initial, contest.target
    position, there = state.position(), state.by_id(event.initial).on_field
    attacker, initial = position.by_id.get(event.figure), position.by_id.get(event.initial)
    near = area_targets(position, attacker, initial, contest.radius) if there and attacker and initial else ()
    yield "targets", listed(event.targets), listed(each.id for each in near)


def _wounded(state: GameState, event: actions.WoundsChanged) -> Iterator[Told]:
    yield "before", event.before, state.by_id(event.figure).wounds
    check_between("after", event.after, 0, MOST_WOUNDS)
    if event.after == event.before:
        raise unfit("after", event.after)


def _defeated(state: GameState, event: actions.Defeated) -> Iterator[Told]:
    """Who has as many wounds as health is defeated, once (7a)."""
    figure = state.by_id(event.figure)
    if figure.defeated or figure.falling:
        raise DocumentError("figure", "error-game-gone", figure=figure.id)
    if figure.card.health is None or figure.wounds < figure.card.health:
        raise DocumentError("figure", "error-motu-log-not-defeated", figure=figure.id, wounds=figure.wounds)
    contest = state.contest
    yield "stays", event.stays, state.area is not None or (contest is not None and contest.radius is not None)


def _given(state: GameState, event: actions.EffectGiven) -> Iterator[Told]:
    """A character has one effect of a sign at a time: the one before ends first (7f)."""
    yield from standing(state, "figure", event.figure)
    figure = state.by_id(event.figure)
    if event.effect.strip() in ("", "none"):
        raise unfit("effect", event.effect)
    signs = {"positive": POSITIVE, "negative": NEGATIVE}
    yield "sign", event.sign, next((sign for sign, known in signs.items() if event.effect in known), event.sign)
    if getattr(figure, event.sign) is not None:
        raise DocumentError("effect", "error-motu-log-effect", figure=figure.id, effect=getattr(figure, event.sign))
    if event.effect not in (*POSITIVE, *NEGATIVE):
        others = [each for each in state.figures if each.side == figure.side and each.id != figure.id and each.on_field]
        if bearer := next((each for each in others if event.effect in (each.positive, each.negative)), None):
            raise DocumentError("effect", "error-motu-log-copy", figure=bearer.id, effect=event.effect)


def _marked(state: GameState, event: actions.MarkPlaced) -> Iterator[Told]:
    """A mark lies where nothing else does, in sight, one of a kind an army, unless players let it stand (7g)."""
    if state.ground is not None and not event.stands:
        place = Names(state.ground.field).place("at", event.at)
        if not is_empty(state.position(), place):
            raise DocumentError("at", "error-motu-log-not-empty", place=state.ground.field.name(place))
        yield from standing(state, "figure", event.figure)
        figure = state.by_id(event.figure)
        if not sees(state.ground.field, figure.places, (place,)):
            raise DocumentError(
                "at", "error-motu-log-unseen", figure=event.figure, place=state.ground.field.name(place)
            )
        if event.kind and any(each.side == figure.side and each.kind == event.kind for each in state.marks):
            raise DocumentError("kind", "error-motu-log-mark-twice", kind=event.kind)


def _interrupts(state: GameState, event: actions.InterruptionBegan) -> Iterator[Told]:
    """Who waits to interrupt does so; by a card's words, another than who acts (6e, 7c, 7d)."""
    check_phase(state, "activation")
    if not state.course.active:
        raise DocumentError("event", "error-motu-log-nobody")
    yield from standing(state, "by", event.by)
    due = state.due
    if event.kind == "other":
        yield "of", event.of, state.acting
        others = [each.id for each in state.figures if each.on_field and each.id != state.acting]
        yield "by", event.by, event.by if event.by in others else listed(others)
    else:
        yield "kind", event.kind, "other" if due is None else due.kind
        if due is not None:
            yield "of", event.of, due.of
            yield "by", event.by, event.by if event.by in due.left else listed(due.left)


OF_DEEDS: Tells = {
    actions.ActionTaken: _taken,
    actions.AttackDeclared: _attack,
    actions.TestDeclared: _test,
    actions.TestRolled: _rolled,
    actions.TestRerolled: _rerolled,
    actions.TokenSpent: _spent,
    actions.AttackResolved: _resolved,
    actions.TestResolved: _tested,
    actions.AreaOpened: _area,
    actions.WoundsChanged: _wounded,
    actions.Defeated: _defeated,
    actions.EffectGiven: _given,
    actions.MarkPlaced: _marked,
    actions.InterruptionBegan: _interrupts,
}
