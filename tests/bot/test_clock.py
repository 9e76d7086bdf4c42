"""The clock of a game: what counts, what is warned of, once each, whenever it is looked at."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

from hypothesis import given
from hypothesis import strategies as st

from bot.store import Clock
from bot.table.clock import Due, marks_of, ticked

NOW = datetime(2026, 1, 1, tzinfo=UTC)


def after(minutes: float) -> datetime:
    """Return the time so many minutes later."""
    return NOW + timedelta(minutes=minutes)


def clock(turn: int = 0, match: int = 0) -> Clock:
    """Return a clock whose first turn and match begin now."""
    return Clock(1, 2, "en", turn, match, 1, NOW, NOW)


def told(found: Clock, *looks: tuple[float, int, bool]) -> list[tuple[float, Due]]:
    """Return what is warned of, looking at these minutes, in these turns, with the time counting or not."""
    warned = []
    for minutes, turn, counts in looks:
        found, due = ticked(found, turn, after(minutes), counts=counts)
        warned += [(minutes, each) for each in due]
    return warned


def test_each_warning_is_given_once() -> None:
    """Five minutes and one before the end of a long turn, and at its end; after that nothing more."""
    looks = [(minute / 2, 1, True) for minute in range(60)]
    assert told(clock(turn=20), *looks) == [
        (15, Due("turn", 20, 5)),
        (19, Due("turn", 20, 1)),
        (20, Due("turn", 20, 0)),
    ]
    assert [each.left for _, each in told(clock(match=90), *((m, 1, True) for m in range(200)))] == [30, 10, 1, 0]


def test_near_misses_of_a_mark() -> None:
    """A second before the mark nothing, at it the warning."""
    second = 1 / 60
    assert told(clock(turn=3), (2 - second, 1, True)) == []
    assert told(clock(turn=3), (2, 1, True)) == [(2, Due("turn", 3, 1))]


def test_of_several_missed_while_the_bot_was_away_the_last_is_told() -> None:
    """Once it is back, and once alone."""
    assert told(clock(turn=20, match=30), (500, 1, True), (501, 1, True)) == [
        (500, Due("turn", 20, 0)),
        (500, Due("match", 30, 0)),
    ]


def test_another_turn_has_its_whole_time() -> None:
    """The match goes on, the turn begins anew, and is warned of anew."""
    assert told(clock(turn=2, match=10), (1.5, 1, True), (3, 2, True), (4, 2, True), (5, 2, True), (9, 3, True)) == [
        (1.5, Due("turn", 2, 1)),
        (4, Due("turn", 2, 1)),
        (5, Due("turn", 2, 0)),
        (9, Due("match", 10, 1)),
    ]


def test_time_stands_still_while_the_game_rests() -> None:
    """For weeks: afterwards as much is left as before."""
    weeks = 30_000.0
    looks = ((1, 1, True), (2, 1, False), (weeks, 1, False), (weeks + 10, 1, True), (weeks + 11, 1, True))
    assert told(clock(turn=4), *looks) == [(weeks + 11, Due("turn", 4, 1))]


def test_without_a_limit_nothing_is_warned_of() -> None:
    """Whatever time passes."""
    assert told(clock(), (10_000, 1, True)) == []
    assert marks_of("turn", 0) == ()


@given(
    st.integers(1, 200),
    st.integers(1, 400),
    st.lists(st.tuples(st.floats(0, 500), st.integers(1, 4), st.booleans()), max_size=40),
)
def test_laws(turn: int, match: int, looks: list[tuple[float, int, bool]]) -> None:
    """However it is looked at: no warning of the match twice, none with more time told than before, none too early."""
    ordered = sorted(looks)
    warned = told(clock(turn, match), *ordered)
    left = [each.left for _, each in warned if each.what == "match"]
    assert left == sorted(set(left), reverse=True)
    for minutes, each in warned:
        limit = turn if each.what == "turn" else match
        assert each.minutes == limit
        assert minutes >= limit - each.left - 1e-6


def test_a_stopped_clock_stays_as_it_is() -> None:
    """Looked at again while the game rests, nothing is written anew."""
    stopped, _ = ticked(clock(5, 5), 1, after(1), counts=False)
    assert stopped == replace(clock(5, 5), stopped=after(1))
    assert ticked(stopped, 2, after(9), counts=False) == (stopped, ())
