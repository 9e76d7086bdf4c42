"""What an attack or a test comes to once its dice are kept: wounds, words of cards, the next of an area (5, 6c, 7e)."""

from __future__ import annotations

from engine.motu.fight.area import area_targets
from engine.motu.fight.attack import effect_of
from engine.motu.fight.roll import read_roll
from engine.motu.game.apply.tests import mana_for
from engine.motu.game.decide.draft import Draft
from engine.motu.game.decide.wounds import wounded
from engine.motu.game.describe import messages
from engine.motu.game.events import actions as ev
from engine.motu.game.state import GameState
from engine.motu.game.state.doing import Contest
from engine.motu.game.state.figure import GameFigure
from engine.motu.position import Weapon
from engine.ruling import StepKind, Typed

__all__ = ["end_area", "resolve", "still_struck", "weapon_of"]


def weapon_of(figure: GameFigure, weapon: str) -> Weapon:
    """Return what a character attacks with: one of its weapons, or its fists."""
    found = figure.for_position().weapon(weapon)
    assert found is not None  # noqa: S101 - as the judge has found
    return found


def resolve(draft: Draft, contest: Contest) -> None:
    """Let what is left of the successes take effect (5a, 6c, 7a, 7e)."""
    now = draft.state.contest
    assert now is not None  # noqa: S101 - as the caller found
    saved = 0
    if now.saved is not None:
        mana = mana_for(draft.state, now)
        saved = read_roll(now.saved, now.defense_dice, now.defense_threshold, mana).successes
    net = max(now.hits - saved, 0)
    if not contest.weapon:
        draft.add(ev.TestResolved, figure=contest.figure, net=net)
        _spend(draft, contest.figure)
        return
    _struck(draft, contest, net)


def _spend(draft: Draft, figure: str) -> None:
    if draft.state.by_id(figure).concentrated:
        draft.add(ev.TokenSpent, figure=figure)


def _struck(draft: Draft, contest: Contest, net: int) -> None:
    weapon = weapon_of(draft.state.by_id(contest.figure), contest.weapon)
    row = effect_of(weapon, net)
    effect = None if row is None else weapon.table[row]
    if contest.radius is not None:
        _open_area(draft, contest)
    area = draft.state.area
    wounds = effect if isinstance(effect, int) else 0
    draft.add(
        ev.AttackResolved,
        figure=contest.figure,
        target=contest.target,
        net=net,
        row=row or 0,
        wounds=wounds,
        text=effect if isinstance(effect, str) else "",
        extras=tuple(origin for needs, origin in contest.extras if needs <= net),
    )
    if isinstance(effect, str):
        draft.say(messages.ROW_WORDS.step(StepKind.IGNORED, text=Typed(effect)))
    wounded(draft, contest.target, wounds)
    if area is None:
        _spend(draft, contest.figure)
    elif not still_struck(draft.state):
        end_area(draft)


def _open_area(draft: Draft, contest: Contest) -> None:
    asked = {"attacker": contest.figure, "initial": contest.target, "radius": contest.radius}
    there = draft.state.by_id(contest.target).on_field  # else players have taken it off meanwhile
    targets = draft.asked("area_targets", **asked).fields["result"] if there else ()
    assert isinstance(targets, (list, tuple))  # noqa: S101 - as the question answers
    draft.add(ev.AreaOpened, figure=contest.figure, initial=contest.target, targets=tuple(targets))


def still_struck(state: GameState) -> tuple[str, ...]:
    """Return whom an area attack still strikes: of those that it has not struck yet, who is in its area now (7e).

    Miniatures may have been put elsewhere meanwhile, as the table shows it.
    """
    area, position = state.area, state.position()
    if area is None or not {area.figure, area.initial} <= {figure.id for figure in position.standing}:
        return ()
    attacker, initial = position.by_id[area.figure], position.by_id[area.initial]
    found = {figure.id for figure in area_targets(position, attacker, initial, area.radius)}
    return tuple(id_ for id_ in area.left if id_ in found)


def end_area(draft: Draft) -> None:
    """End an area attack of which nothing is left: its token of concentration is spent, the fallen leave (7e)."""
    area = draft.state.area
    assert area is not None  # noqa: S101 - as the caller found
    _spend(draft, area.figure)
    draft.add(ev.AttackEnded, figure=area.figure)
