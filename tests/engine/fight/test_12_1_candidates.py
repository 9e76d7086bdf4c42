"""Looking through many characters for one finds what all reasons against each say (11.3, 11.4, 12.1, 27.8d)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from engine.errors import DocumentError
from engine.heroclix.board.measures import adjacent, adjacent_figures
from engine.heroclix.editions.modern import MODERN
from engine.heroclix.fight import sight
from engine.heroclix.fight.actions.carry import against_passenger, may_carry_anyone
from engine.heroclix.fight.actions.instruction import attack_kinds
from engine.heroclix.fight.attack.targets import (
    against_attack,
    against_effect,
    finds_opponent,
    may_affect,
    may_attack,
    reach_of,
)
from engine.heroclix.judge import read
from engine.heroclix.position import Figure, Position
from engine.heroclix.powers import Power
from tests.engine.second_legality.positions import position_of

SEEDS = 250
ATTACKS = [power for power in MODERN.powers.values() if power.attack is not None and power.actions]
AIMED = [power for power in MODERN.powers.values() if power.aim is not None]


def positions() -> list[Position]:
    """Return random positions with every feature of the board and of figures."""
    return [read(position_of(seed))[0].in_play() for seed in range(SEEDS)]


def found(work: Callable[..., Any], *of: Any) -> Any:
    """Return what came of some work: a value that a document does not give is an error in both ways."""
    try:
        return work(*of)
    except DocumentError as error:
        return error.path


def test_12_1_who_may_be_attacked_is_who_has_no_reason_against() -> None:
    """For every attack and every pair of figures, friends among them, and themselves."""
    seen: Counter[bool] = Counter()
    for position in positions():
        for figure in position.figures[:2]:
            for power in ATTACKS if figure.squares else ():
                for kind in attack_kinds(power):
                    reach = found(reach_of, position, figure, kind, power)
                    for other in () if isinstance(reach, str) else position.figures:
                        may = may_attack(position, figure, other, reach, power)
                        assert may is not bool(against_attack(position, figure, other, reach, power)), power.slug
                        seen[may] += 1
    assert min(seen[True], seen[False]) > 1000


def test_11_5_somebody_can_be_affected_where_somebody_has_no_reason_against() -> None:
    """For every power about characters, in the position's own order; missing values are the same errors."""
    seen: Counter[Any] = Counter()
    for position in positions():
        for figure in position.figures[:2]:
            for power in AIMED:
                plain = found(_anybody, position, figure, power)
                assert found(may_affect, position, figure, power) == plain, power.slug
                seen[plain] += 1
    assert min(seen[True], seen[False]) > 100


def _anybody(position: Position, figure: Figure, power: Power) -> bool:
    return any(not against_effect(position, figure, other, power) for other in position.figures)


def test_27_2c_an_opponent_is_found_where_one_has_no_reason_against() -> None:
    """For every attack: whoever plainly is out of reach is passed over, and nobody else."""
    seen: Counter[bool] = Counter()
    for position in positions():
        for figure in position.figures[:2]:
            for power in ATTACKS if figure.squares else ():
                for kind in attack_kinds(power):
                    reach = found(reach_of, position, figure, kind, power)
                    if not isinstance(reach, str):
                        opposing = [other for other in position.figures if not position.friendly(figure, other)]
                        plain = any(not against_attack(position, figure, other, reach, power) for other in opposing)
                        assert finds_opponent(position, figure, reach, power) is plain, power.slug
                        seen[plain] += 1
    assert min(seen[True], seen[False]) > 100


def test_6_3_the_figures_beside_one_are_those_adjacent_to_it() -> None:
    """For every figure, on the map or off it; a close attack's targets as well (11.1, 16.5b)."""
    seen: Counter[bool] = Counter()
    for position in positions():
        for figure in position.figures:
            others = position.figures if figure.squares else ()
            beside = [other.id for other in others if other.squares and adjacent(position, figure, other)]
            assert [other.id for other in adjacent_figures(position, figure)] == beside
            if figure.squares:
                struck = [other.id for other in others if other.squares and sight.strikes(position, figure, other)]
                assert [other.id for other in sight.struck(position, figure)] == struck
            seen[bool(beside)] += 1
    assert min(seen[True], seen[False]) > 100


def test_27_8d_somebody_may_be_carried_where_somebody_has_no_reason_against() -> None:
    """For every figure."""
    seen: Counter[bool] = Counter()
    for position in positions():
        for figure in position.figures:
            plain = figure.squares and any(not against_passenger(position, figure, other) for other in position.figures)
            assert may_carry_anyone(position, figure) is bool(plain)
            seen[bool(plain)] += 1
    assert min(seen[True], seen[False]) > 20
