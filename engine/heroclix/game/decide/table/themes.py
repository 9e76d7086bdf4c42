"""The rerolls of themed teams: how many a side's force gives it, and which are spent (23.4 of older books)."""

from __future__ import annotations

from collections.abc import Container, Mapping

from engine.heroclix.force.legality import TOO_FEW
from engine.heroclix.force.theme import common_keywords, members_needed, team_rerolls
from engine.heroclix.game import events as ev
from engine.heroclix.game.decide.draft import Draft
from engine.heroclix.game.decide.fight.damage import give_token
from engine.heroclix.game.describe import messages
from engine.heroclix.game.events.tracked import TEAM_REROLLS
from engine.heroclix.game.state import GameState
from engine.heroclix.game.state.figure import GameFigure
from engine.message import Message
from engine.ruling import StepKind, Typed

TEAM_COUNTED = Message("game-team-rerolls-counted", ("side", "uses"), rule="23.2")

__all__ = ["count_rerolls", "spend_rerolls", "starting_force", "themed_by"]


def starting_force(state: GameState, side: str) -> tuple[list[GameFigure], tuple[str, ...]]:
    """Return a side's characters that count for a theme, and the keywords that all of them share (23.2a, 23.2c)."""
    force = [figure for figure in state.in_play if figure.side == side and not figure.card.bystander]
    return force, common_keywords(sorted(figure.card.keywords) for figure in force)


def themed_by(state: GameState, side: str, *, generic: bool = False) -> tuple[int, tuple[str, ...], int]:
    """Return how many count for a side's theme, the keywords that make it one, and how many more it would take (23.2a).

    `generic`: what they share is a generic keyword.
    """
    force, shared = starting_force(state, side)
    needed = members_needed(state.build_total, state.rules, generic=generic)
    if not shared or len(force) >= needed:
        return len(force), shared, 0
    return len(force), (), needed


def count_rerolls(draft: Draft, unthemed: Container[str] = (), generic: Container[str] = ()) -> None:
    """Give each themed team the uses that its starting force has, as forces are revealed; the others have none.

    `generic`: the sides whose keyword is a generic one.
    """
    state = draft.state
    if not team_rerolls(1, state.build_total, state.rules):
        return
    for side in state.sides:
        members, shared, needed = themed_by(state, side, generic=side in generic)
        if needed:
            keyword = Typed(starting_force(state, side)[1][0])
            draft.say(TOO_FEW.step(StepKind.CHECK, keyword=keyword, needed=needed))
        themed = bool(shared) and side not in unthemed
        uses = team_rerolls(members, state.build_total, state.rules, generic=side in generic) if themed else 0
        _set(draft, side, uses)
        if uses:
            draft.say(TEAM_COUNTED.step(StepKind.CHECK, side=messages.side_term(side), uses=uses))


def spend_rerolls(draft: Draft, left: Mapping[str, int], paid: Mapping[str, Mapping[str, int]] | None = None) -> None:
    """Keep what each team has left of its uses; `paid`: the action tokens that who used them is given for it."""
    for side, uses in left.items():
        _set(draft, side, uses)
    for figure, price in (paid or {}).items():
        if price["tokens_given"]:
            give_token(draft, figure, price["tokens_given"])


def _set(draft: Draft, side: str, uses: int) -> None:
    before = draft.state.counter(side, TEAM_REROLLS)
    if uses != before:
        draft.add(ev.Counted, holder=side, name=TEAM_REROLLS, before=before, after=uses, figure=False)
