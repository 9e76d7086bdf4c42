"""Who may reroll with Probability Control: those who have it, and the characters of a themed team (27.4f, 23.4)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine.heroclix.conditions.effects import times
from engine.heroclix.fight.actions.rights import against_presence, against_use
from engine.heroclix.fight.actions.turn import given_tokens, pushing, token_limit
from engine.heroclix.fight.attack.choices import DECLINE
from engine.heroclix.fight.attack.ranges import reading_steps
from engine.heroclix.fight.attack.targets import against_effect
from engine.heroclix.position import Figure, Position
from engine.heroclix.powers import can_use
from engine.heroclix.powers.uses import used_up
from engine.heroclix.ruleset import Ruleset
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind, Typed

__all__ = [
    "PROBABILITY",
    "against_reroll",
    "by_team",
    "may_reroll",
    "members_alone",
    "paying_steps",
    "range_steps",
    "team_tokens",
    "uses_left",
    "within_uses",
]

REROLL_USED = Message("attack-reroll-used", ("figure",), rule="21.11")

BYSTANDER = Message("attack-team-reroll-bystander", ("figure",), rule="23.2", reading="R64")
NO_MEMBER = Message("attack-team-reroll-no-member", ("figure", "keywords"), rule="23.2")
ACTED = Message("attack-team-reroll-acted", ("figure",), rule="23.2")
TOKENS_FULL = Message("attack-team-reroll-tokens", ("figure", "tokens"), rule="23.2")
PAID = Message("attack-team-reroll-token", ("figure", "tokens"), rule="23.2")
PUSHED = Message("attack-team-reroll-pushed", ("figure", "damage"), rule="7.8")

PROBABILITY = "probability-control"


def _as_user(position: Position, figure: Figure) -> Figure:
    """Return a figure as it may use the power: with it, where its themed team has uses left (23.4).

    It is only for this use: effects that look for who can use the power don't find it (23.4a).
    """
    if position.turn is None or not position.turn.rerolls_of(figure.side):
        return figure
    return replace(figure, powers=figure.powers | {PROBABILITY})


def by_team(position: Position, figure: Figure) -> bool:
    """Return whether a figure can use the power by its themed team alone, so that a use of the team is spent."""
    if can_use(position.powers, figure, PROBABILITY):
        return False
    return can_use(position.powers, _as_user(position, figure), PROBABILITY)


def may_reroll(position: Position, figure: Figure, roller: Figure, targets: Sequence[Figure] | None = None) -> bool:
    """Return whether a figure may have a roll of another rerolled: once per turn, in range and line of fire (27.4f).

    `targets`: of the attack that is rolled for; None where it is no attack roll.
    """
    user = _as_user(position, figure)
    if not can_use(position.powers, user, PROBABILITY) or _rerolled(figure) or not figure.squares:
        return False
    if _against_member(position, figure) or _against_token(position, figure):
        return False
    if not _such(position, figure, roller, targets):
        return False
    return not against_effect(position, user, roller, position.powers[PROBABILITY])


def against_reroll(position: Position, figure: Figure, roller: Figure) -> list[Step]:
    """Return why a figure may not have a roll of another rerolled; empty when it may."""
    user, power = _as_user(position, figure), position.powers[PROBABILITY]
    against = against_use(position, user, power) + against_presence(figure)
    if not against and _rerolled(figure):
        against = [REROLL_USED.step(StepKind.CHECK, figure=FigureId(figure.id))]
    against += _against_member(position, figure) + _against_token(position, figure)
    return against or against_effect(position, user, roller, power)


def _rerolled(figure: Figure) -> bool:
    """Return whether a figure used the power as often as it may this turn: once, or as its card says (21.11)."""
    return used_up(figure.used, PROBABILITY, times(figure, PROBABILITY))


def members_alone(ruleset: Ruleset) -> bool:
    """Return whether a team's rerolls are used by those alone who have its keyword, and by no bystander (23.4)."""
    return ruleset.rerolls_by_members


def _against_member(position: Position, figure: Figure) -> list[Step]:
    """Return why a figure of the team's side is none of those who use its reroll, where the edition asks (23.4).

    Whoever lists no keyword, or whose team's is not told, is taken at its word.
    """
    if not members_alone(position.ruleset) or not by_team(position, figure):
        return []
    name = FigureId(figure.id)
    reasons = [BYSTANDER.step(StepKind.CHECK, figure=name)] if figure.bystander else []
    themes = None if position.turn is None else position.turn.themes_of(figure.side)
    if themes is not None and figure.keywords:
        own = {keyword.casefold() for keyword in figure.keywords}
        if own.isdisjoint(keyword.casefold() for keyword in themes):
            keywords = tuple(Typed(keyword) for keyword in themes)
            reasons.append(NO_MEMBER.step(StepKind.CHECK, figure=name, keywords=keywords))
    return reasons


def _such(position: Position, figure: Figure, roller: Figure, targets: Sequence[Figure] | None) -> bool:
    """Return whether the roll is one of those that a card lets it reroll by its version of the power (20.2)."""
    versions = figure.versions.get(PROBABILITY, ())
    if not versions or any(not version.restrict.rerolls for version in versions):
        return True
    allowed = {which for version in versions for which in version.restrict.rerolls}
    if targets is None:
        return "break-away" in allowed
    return (
        "all" in allowed
        or ("own" in allowed and roller.id == figure.id)
        or ("against" in allowed and any(target.id == figure.id for target in targets))
        or ("opponents" in allowed and not position.friendly(figure, roller))
    )


def _against_token(position: Position, figure: Figure) -> list[Step]:
    """Return why a figure can't pay for its team's reroll, where the edition asks for an action token (23.2)."""
    if not position.ruleset.rerolls_cost_tokens or not by_team(position, figure):
        return []
    name, full = FigureId(figure.id), token_limit(position.ruleset)
    reasons = [ACTED.step(StepKind.CHECK, figure=name)] if figure.acted else []
    if figure.tokens >= full:
        reasons.append(TOKENS_FULL.step(StepKind.CHECK, figure=name, tokens=figure.tokens))
    return reasons


def team_tokens(
    position: Position, choices: Mapping[str, Any], refused: Iterable[str] = ()
) -> dict[str, dict[str, int]] | None:
    """Return what those pay whose team's rerolls these answers use, by id; None where the edition asks for nothing.

    `tokens_given`: action tokens; `pushing_damage`: what the second one of a figure does to it (7.8).
    """
    if not position.ruleset.rerolls_cost_tokens:
        return None
    used = {name for name, answer in choices.items() if answer != DECLINE and name not in refused}
    users = [figure for figure in position.figures if f"{PROBABILITY}:{figure.id}" in used]
    return {figure.id: _price(position, figure) for figure in users if by_team(position, figure)}


def _price(position: Position, figure: Figure) -> dict[str, int]:
    after, _ = given_tokens(position.ruleset, figure.id, figure.tokens)
    return {"tokens_given": after - figure.tokens, "pushing_damage": pushing(position.ruleset, figure.tokens)}


def paying_steps(position: Position, figure: Figure) -> list[Step]:
    """Return what a team's reroll costs its user (23.2)."""
    if not position.ruleset.rerolls_cost_tokens:
        return []
    price, name = _price(position, figure), FigureId(figure.id)
    steps = [PAID.step(StepKind.MODIFY, figure=name, tokens=figure.tokens + price["tokens_given"])]
    if price["pushing_damage"]:
        steps.append(PUSHED.step(StepKind.DAMAGE, figure=name, damage=price["pushing_damage"]))
    return steps


def range_steps(position: Position, figure: Figure, roller: Figure) -> list[Step]:
    """Return how the range in which a figure may have another's roll rerolled is found, where a reading decides it."""
    return reading_steps(position, _as_user(position, figure), position.powers[PROBABILITY], roller)


def uses_left(position: Position, choices: Mapping[str, Any], refused: Iterable[str] = ()) -> dict[str, int]:
    """Return each themed team's uses once these answers about a roll count, less those that the rules refuse."""
    left = {} if position.turn is None else dict(position.turn.team_rerolls)
    figures = {f"{PROBABILITY}:{figure.id}": figure for figure in position.figures} if left else {}
    for choice, answer in choices.items():
        figure = figures.get(choice)
        if figure is not None and answer != DECLINE and choice not in refused and by_team(position, figure):
            left[figure.side] -= 1
    return left


def within_uses(position: Position, able: Iterable[str], left: Mapping[str, int]) -> tuple[str, ...]:
    """Return those of whom each may still reroll: of a team's characters, by id, only as many as it has uses."""
    remaining, found = dict(left), []
    for name in able:
        figure = position.figure(name)
        if by_team(position, figure):
            if not remaining.get(figure.side):
                continue
            remaining[figure.side] -= 1
        found.append(name)
    return tuple(found)
