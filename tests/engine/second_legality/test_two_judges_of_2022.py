"""The engine's `legal_actions` under the edition of 2022 against the second judge, which has read that book itself.

`CLIX_LEGALITY=20000 pytest tests/engine/second_legality` compares as many boards, and so does
`python -m tests.engine.second_legality.prove --ruleset heroclix-2022 --count 10000`, by which a run is told in figures.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import fields, replace

import pytest

from tests.engine.second_legality import reading
from tests.engine.second_legality.actions import ACTIONS, judge, legal_actions
from tests.engine.second_legality.positions_2022 import position_of_2022
from tests.engine.second_legality.prove import documents
from tests.engine.second_legality.rules import OF_2022, TODAY
from tests.engine.second_legality.situations import ALONE_IN_2012, SITUATIONS
from tests.engine.second_legality.test_two_judges import BLOCKS, POSITIONS, differences, told

EDITION = OF_2022.board.ruleset
# of each rule that the book has otherwise, the seed of a board on which it decides
DECIDES = {
    "sections": 1, "own_equipment": 2, "lifted_throws": 4, "markers_handled": 5, "wave": 21, "underfoot": 23,
    "debris_lies": 64, "board": 87, "holders_stay": 157, "stopped_hands": 235, "minimum": 252, "larger_markers": 313,
    "thing_values": 337, "left_for_good": 519,
}  # fmt: skip
REASONS = (
    *("7", "9.2", "20.4", "22.5", "15.3", "12.5d", "24.3", "24.4", "27.8d", "7.4", "7.5", "7.8", "7.3a", "11.2a"),
    *("27.4b", "17.8", "17.9", "12.1", "16.9", "17.4", "27.1h", "27.2j", "27.3f", "27.4c", "27.4k"),
)
IDLE = {"lift"}  # what Telekinesis has chosen may stay in its square, so how far it is placed decides no verdict


@pytest.mark.parametrize("block", range(BLOCKS))
def test_7_both_judges_agree(block: int) -> None:
    """The same actions, types, verdicts and first reasons: as they stand, in the middle of one, under Mind Control."""
    for seed in range(block, POSITIONS, BLOCKS):
        for document in documents(seed, EDITION):
            assert differences(document) == [], seed


@pytest.mark.parametrize("field", DECIDES)
def test_a_second_judge_that_read_one_rule_as_today_is_found_out(field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison is no empty one: each rule in which that book differs decides some of its random positions."""
    misread = replace(OF_2022, **{field: getattr(TODAY, field)})
    monkeypatch.setitem(reading.RULES, EDITION, misread)
    document = position_of_2022(DECIDES[field])
    figures = [each["id"] for each in document["figures"][:2]]
    assert [legal_actions(document, each) for each in figures] != [told(document, each) for each in figures]


def test_every_rule_that_the_book_has_otherwise_is_shown_to_decide() -> None:
    """None is left out but the one that can't."""
    other = {each.name for each in fields(OF_2022) if getattr(OF_2022, each.name) != getattr(TODAY, each.name)}
    assert other == DECIDES.keys() | IDLE


def test_7_the_random_boards_are_no_empty_comparison() -> None:
    """Every action is legal on some of them and refused on others, and every kind of first reason occurs."""
    legal: Counter[str] = Counter()
    refused: Counter[str] = Counter()
    rules: Counter[str] = Counter()
    for seed in range(400):
        for verdict in (each for actions in judge(position_of_2022(seed)).values() for each in actions):
            (legal if verdict.legal else refused)[verdict.action] += 1
            rules[verdict.rule or ""] += 1
    known = [action for action in ACTIONS if action not in ALONE_IN_2012]
    common = [action for action in known if action not in SITUATIONS]  # these occur seldom
    assert not [action for action in common if legal[action] < 5], legal
    assert not [action for action in common if refused[action] < 5], refused
    rare = [action for action in known if action in SITUATIONS]
    assert not [action for action in rare if legal[action] < 1 or refused[action] < 1], (legal, refused)
    assert not [rule for rule in REASONS if rules[rule] < 3], rules
