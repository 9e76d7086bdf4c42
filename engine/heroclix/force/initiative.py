"""Who chooses the first player, and who chooses map and starting area (4.1, 4.2, 23.3)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.heroclix.force.rolls import Ranking, ranked
from engine.heroclix.ruleset import Ruleset
from engine.heroclix.sides import side_term
from engine.message import Message
from engine.ruling import Ruling, Step, StepKind, Typed

__all__ = ["Initiative", "Team", "judge_initiative", "picks"]

BONUS = Message("initiative-theme-bonus", ("side", "keyword", "bonus"), rule="23.3")
NO_THEME = Message("initiative-not-themed", ("side",), rule="23.2a")
WRONG_THEME = Message("initiative-keyword-not-shared", ("side", "keyword"), rule="23.2a")
LIMIT = Message("initiative-bonus-limited", ("side", "bonus"), rule="23.3", reading="R61")
FURTHER = Message("initiative-further-bonus", ("side", "bonus"), rule="4.1b")
ROLLED = Message("initiative-rolled", ("side", "first", "second", "bonus", "total"), rule="4.1b")
REROLL = Message("initiative-reroll", ("sides",), rule="4.1b", reading="P66")
NOT_ROLLED = Message("initiative-not-rolled", ("sides",), rule="4.1b")
CHOOSES = Message("initiative-chooses", ("side", "other"), rule="4.1b")
NAMES = Message("initiative-names", ("side",), rule="4.1b")
FIRST = Message("initiative-first", ("side",), rule="4.1b")
NOT_OPEN = Message("initiative-first-not-open", ("side", "highest", "other"), rule="4.1b")
DECIDED = Message("initiative-first-decided", ("side", "highest"), rule="4.1b")
MAP = Message("initiative-map", ("side", "first"), rule="4.2")
MAP_BY_FIRST = Message("initiative-map-by-first", ("side", "other"), rule="4.2")
ORDER = Message("initiative-order", ("sides",), rule="4.1b")


TWO = 2  # players


@dataclass(frozen=True, slots=True)
class Initiative:
    """What the dice decide. `chooses` picks the first player from itself and `other`; None while dice are missing.

    It stays None where the highest roll goes first without a choice. `first`: the first player chosen; `order` the
    turn order from there; `map_by`, `area_by`: who picks the map and who the starting area. `pending`: the rolls and
    the choice still to come.
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
    part = rules.first_player
    steps: list[Step] = []
    bonus = _limited({team.side: _bonus(team, rules, steps) for team in teams}, rules, steps)
    sides = [team.side for team in teams]
    ranking = ranked(sides, rounds, bonus, part.places(len(sides)))
    _tell_rolls(sides, rounds, bonus, ranking, part.places(len(sides)), steps)
    pending = tuple(f"initiative:{side}" for side in ranking.missing)
    chooses = other = None
    if part.chosen:
        chooses, other = _choosing(ranking, rules, steps)
        chosen = _chosen(first, chooses, other, rules, steps)
        if chooses is not None and chosen is None:
            pending = (*pending, f"first-player:{chooses}")
    else:
        chosen = _decided(ranking, first, steps)
    order = () if chosen is None or (ranking.missing and not chooses) else part.order(sides, ranking.settled, chosen)
    map_by = area_by = None
    if order:
        map_by, area_by = picks(rules, order)
        steps += _first_steps(order, map_by, area_by)
    opening = rounds[0] if rounds else {}
    totals = {side: sum(opening[side]) + bonus[side] for side in sides if side in opening}
    found = Initiative(bonus, totals, chooses, other, chosen, order, map_by, area_by, pending)
    return Ruling(rules.id, "settled" if order else "open", chosen, tuple(steps)), found


def picks(rules: Ruleset, order: Sequence[str]) -> tuple[str, str]:
    """Return who picks the map, and who the first starting area, where the sides take their turns so (4.2).

    >>> from engine.heroclix.editions.heroclix_2022 import OF_2022
    >>> picks(OF_2022, ("red", "blue"))
    ('red', 'blue')
    """
    part = rules.first_player
    return part.map_by(order), part.area_by(order)


def _limited(bonus: Mapping[str, int], rules: Ruleset, steps: list[Step]) -> Mapping[str, int]:
    """Return the bonuses as far as they count."""
    found = rules.first_player.bounded(bonus)
    for side, before in bonus.items():
        if found[side] != before:
            data: dict[str, Any] = {"side": side_term(side), "bonus": found[side]}
            steps.append(LIMIT.step(StepKind.CAP, before=before, after=found[side], **data))
    return found


def _choosing(ranking: Ranking, rules: Ruleset, steps: list[Step]) -> tuple[str | None, str | None]:
    """Return who chooses the first player, and whom besides itself it may choose; none while that is open.

    Where it may choose anybody, and there are more than two, nobody is the other one.
    """
    chooses, other = (*ranking.settled[:2], None, None)[:2]
    several = sum(len(group) for group in ranking.groups) > TWO
    if chooses is not None and several and rules.first_player.names_anybody:
        steps.append(NAMES.step(StepKind.CHECK, side=side_term(chooses)))
        return chooses, None
    if other is None:
        return None, None
    steps.append(CHOOSES.step(StepKind.CHECK, side=side_term(chooses or ""), other=side_term(other)))
    return chooses, other


def _decided(ranking: Ranking, first: str | None, steps: list[Step]) -> str | None:
    """Return the highest, which goes first, once it is known; nobody can name another."""
    found = next(iter(ranking.settled), None)
    if found is not None and first not in (None, found):
        data: dict[str, Any] = {"side": side_term(first or ""), "highest": side_term(found)}
        steps.append(DECIDED.step(StepKind.IGNORED, **data))
    return found


def _first_steps(order: Sequence[str], map_by: str, area_by: str) -> Iterator[Step]:
    """Yield who is first, the turn order, and who picks what."""
    yield FIRST.step(StepKind.RESULT, side=side_term(order[0]))
    yield ORDER.step(StepKind.RESULT, sides=tuple(side_term(side) for side in order))
    if map_by == order[0]:
        yield MAP_BY_FIRST.step(StepKind.RESULT, side=side_term(map_by), other=side_term(area_by))
    else:
        yield MAP.step(StepKind.RESULT, side=side_term(map_by), first=side_term(area_by))


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
    places: int,
    steps: list[Step],
) -> None:
    for number in range(len(rounds)):
        before = ranked(sides, rounds[:number], bonus, places)
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
        message = NOT_ROLLED if ranked(sides, (), bonus, places).missing == ranking.missing else REROLL
        steps.append(message.step(StepKind.CHECK, sides=tuple(side_term(side) for side in ranking.missing)))


def _chosen(first: str | None, chooses: str | None, other: str | None, rules: Ruleset, steps: list[Step]) -> str | None:
    """The first player, where the choice is one that the dice leave open."""
    if first is None or chooses is None:
        return None
    if first not in (chooses, other) and not rules.first_player.names_anybody:
        data: dict[str, Any] = {
            "side": side_term(first),
            "highest": side_term(chooses),
            "other": side_term(other or ""),
        }
        steps.append(NOT_OPEN.step(StepKind.IGNORED, **data))
        return None
    return first
