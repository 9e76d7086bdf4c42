"""Who chooses the first player, and who chooses map and starting area (4.1, 4.2, 23.3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.heroclix.force.rolls import Ranking, ranked
from engine.heroclix.ruleset import Ruleset
from engine.heroclix.sides import side_term
from engine.message import Message
from engine.ruling import Ruling, Step, StepKind, Typed

__all__ = ["Initiative", "Team", "judge_initiative"]

BONUS = Message("initiative-theme-bonus", ("side", "keyword", "bonus"), rule="23.3")
NO_THEME = Message("initiative-not-themed", ("side",), rule="23.2a")
WRONG_THEME = Message("initiative-keyword-not-shared", ("side", "keyword"), rule="23.2a")
FURTHER = Message("initiative-further-bonus", ("side", "bonus"), rule="4.1b")
ROLLED = Message("initiative-rolled", ("side", "first", "second", "bonus", "total"), rule="4.1b")
REROLL = Message("initiative-reroll", ("sides",), rule="4.1b", reading="P66")
NOT_ROLLED = Message("initiative-not-rolled", ("sides",), rule="4.1b")
CHOOSES = Message("initiative-chooses", ("side", "other"), rule="4.1b")
FIRST = Message("initiative-first", ("side",), rule="4.1b")
NOT_OPEN = Message("initiative-first-not-open", ("side", "highest", "other"), rule="4.1b")
MAP = Message("initiative-map", ("side", "first"), rule="4.2")
ORDER = Message("initiative-order", ("sides",), rule="4.1b")


@dataclass(frozen=True, slots=True)
class Initiative:
    """What the dice decide. `chooses` picks the first player from itself and `other`; None while dice are missing.

    `first`: the first player chosen; `order` the turn order from there; `map_by`, `area_by`: who picks the map
    and who the starting area. `pending`: the rolls and the choice still to come.
    """

    bonus: Mapping[str, int]
    totals: Mapping[str, int]
    chooses: str | None
    other: str | None
    first: str | None
    order: tuple[str, ...]
    map_by: str | None
    area_by: str | None
    pending: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Team:
    """A side, the keywords it may be themed by, the one it names, its further bonus, and how many may share one."""

    side: str
    keywords: tuple[str, ...] = ()
    named: str | None = None
    declined: bool = False
    further: int = 0
    members: int = 0


def judge_initiative(
    teams: Sequence[Team], rounds: Sequence[Mapping[str, Sequence[int]]], first: str | None, rules: Ruleset
) -> tuple[Ruling, Initiative]:
    """Rule on the rolls for first player; `teams` are seated clockwise in this order."""
    steps: list[Step] = []
    bonus = {team.side: _bonus(team, rules, steps) for team in teams}
    sides = [team.side for team in teams]
    ranking = ranked(sides, rounds, bonus)
    _tell_rolls(sides, rounds, bonus, ranking, steps)
    chooses, other = (*ranking.settled[:2], None, None)[:2]
    if other is None:
        chooses = None
    pending = tuple(f"initiative:{side}" for side in ranking.missing)
    chosen = chooses
    if rules.first_player.chosen:
        if chooses is not None:
            steps.append(CHOOSES.step(StepKind.CHECK, side=side_term(chooses), other=side_term(other or "")))
        chosen = _chosen(first, chooses, other, steps)
    if chooses is not None and chosen is None:
        pending = (*pending, f"first-player:{chooses}")
    order = () if chosen is None else _from(sides, chosen)
    map_by = area_by = None
    if order:
        map_by, area_by = rules.first_player.map_by(order), rules.first_player.area_by(order)
        steps.append(FIRST.step(StepKind.RESULT, side=side_term(order[0])))
        steps.append(ORDER.step(StepKind.RESULT, sides=tuple(side_term(side) for side in order)))
        steps.append(MAP.step(StepKind.RESULT, side=side_term(map_by), first=side_term(area_by)))
    opening = rounds[0] if rounds else {}
    totals = {side: sum(opening[side]) + bonus[side] for side in sides if side in opening}
    found = Initiative(
        bonus,
        totals,
        chooses,
        other if chooses else None,
        chosen,
        order,
        map_by,
        area_by,
        pending,
    )
    return Ruling(rules.id, "settled" if chosen else "open", chosen, tuple(steps)), found


def _bonus(team: Team, rules: Ruleset, steps: list[Step]) -> int:
    """The initiative bonus of a side: that of a themed team, and what effects add (23.3)."""
    bonus, side = 0, side_term(team.side)
    shared = {keyword.casefold(): keyword for keyword in team.keywords}
    keyword = None if team.declined else team.named or next(iter(team.keywords), None)
    if keyword is None:
        steps.append(NO_THEME.step(StepKind.CHECK, side=side))
    elif keyword.casefold() not in shared:
        steps.append(WRONG_THEME.step(StepKind.IGNORED, side=side, keyword=Typed(keyword)))
    else:
        bonus = rules.first_player.theme(team.members)
        steps.append(BONUS.step(StepKind.MODIFY, before=0, after=bonus, side=side, keyword=Typed(keyword), bonus=bonus))
    if team.further:
        after = bonus + team.further
        steps.append(FURTHER.step(StepKind.MODIFY, before=bonus, after=after, side=side, bonus=team.further))
        bonus = after
    return bonus


def _tell_rolls(
    sides: Sequence[str],
    rounds: Sequence[Mapping[str, Sequence[int]]],
    bonus: Mapping[str, int],
    ranking: Ranking,
    steps: list[Step],
) -> None:
    for number in range(len(rounds)):
        before = ranked(sides, rounds[:number], bonus)
        rolling = before.missing
        if number and rolling:
            steps.append(REROLL.step(StepKind.CHECK, sides=tuple(side_term(side) for side in rolling)))
        for side in rolling:
            dice = rounds[number].get(side)
            if dice is not None:
                data: dict[str, Any] = {
                    "side": side_term(side),
                    "first": dice[0],
                    "second": dice[1],
                    "bonus": bonus[side],
                }
                steps.append(ROLLED.step(StepKind.ROLL, **data, total=sum(dice) + bonus[side]))
    if ranking.missing:
        message = NOT_ROLLED if ranked(sides, (), bonus).missing == ranking.missing else REROLL
        steps.append(message.step(StepKind.CHECK, sides=tuple(side_term(side) for side in ranking.missing)))


def _chosen(first: str | None, chooses: str | None, other: str | None, steps: list[Step]) -> str | None:
    """The first player, where the choice is one that the dice leave open."""
    if first is None or chooses is None:
        return None
    if first not in (chooses, other):
        data: dict[str, Any] = {
            "side": side_term(first),
            "highest": side_term(chooses),
            "other": side_term(other or ""),
        }
        steps.append(NOT_OPEN.step(StepKind.IGNORED, **data))
        return None
    return first


def _from(sides: Sequence[str], first: str) -> tuple[str, ...]:
    start = list(sides).index(first)
    return (*sides[start:], *sides[:start])
