"""Battleground's logs with one name or number that cannot be: ends of rounds, ways, tests, agreements."""

from __future__ import annotations

from typing import Any

import pytest

from engine.motu import game as motu
from tests.bot.uploads.test_impossible_battleground import (
    Make,
    active,
    last,
    line,
    log_of,
    more,
    moved,
)
from tests.engine.motu.game.playing import ANN, BEN, Played

TEST: dict[str, Any] = {"event": "test-declared", "figure": "brak", "attribute": "mind", "dice": 3, "threshold": 4}
WOUNDED: dict[str, Any] = {"event": "wounds-changed", "figure": "zor", "before": 0, "after": 1}
SET: dict[str, Any] = {"event": "corrected", "figure": "zor", "field": "wounds", "before": 0, "value": 1}


def kept() -> Played:
    """Return a game whose first round has ended."""
    game = active()
    game.do(motu.EndActivation(actor=ANN), motu.Activate("zor", "ability", actor=BEN), motu.EndActivation(actor=BEN))
    game.do(motu.Pass(actor=ANN), motu.Pass(actor=BEN), motu.Maintain(actor=ANN), motu.Maintain(actor=BEN))
    return game


@pytest.mark.parametrize(
    ("make", "kind", "fields", "told"),
    [
        (kept, "round-kept", {"marks": ["ghost"]}, "marks: "),
        (moved, "movement-declared", {"path": ["game"]}, "path[0]: "),
        (moved, "movement-declared", {"toward": "zor"}, 'toward: "zor" does not follow'),
        (moved, "movement-declared", {"by": "zor"}, 'by: "zor" does not follow'),
        (moved, "movement-ended", {"facing": "x"}, "facing: "),
        (moved, "action-taken", {"target": "zor"}, 'target: "zor" does not follow'),
        (moved, "player-joined", {"actor": "7"}, 'actor: "7" does not follow'),
    ],
)
def test_one_name_that_nobody_wrote(make: Make, kind: str, fields: dict[str, Any], told: str) -> None:
    """4c, 6b, 7d: sound as the game was played, refused with one field told otherwise."""
    log = log_of(make())
    assert line("motu", log) == ""
    at = last(log, kind)
    log[at] = {**log[at], **fields}
    assert line("motu", log).startswith(f"events[{at}].{told}"), line("motu", log)


@pytest.mark.parametrize(
    ("field", "value"),
    [("negative", "rook"), ("positive", [1, 1]), ("defeated", True), ("wounds", 1), ("mana", 0)],
)
def test_4c_a_round_ends_as_the_rules_make_of_it(field: str, value: object) -> None:
    """4c, 7f: effects end, mana is received by who was not activated; nobody else changes, and nobody is left out."""
    log = log_of(kept())
    at = last(log, "round-kept")
    figures: dict[str, Any] = log[at]["figures"]
    log[at] = {**log[at], "figures": {**figures, "mirn": {**figures["mirn"], field: value}}}
    assert line("motu", log).startswith(f"events[{at}].figures.mirn.{field}: "), line("motu", log)
    log[at] = {**log[at], "figures": {id_: each for id_, each in figures.items() if id_ != "mirn"}}
    assert line("motu", log).startswith(f"events[{at}].figures: nothing is told here; expected mirn")


@pytest.mark.parametrize(
    ("event", "fields", "told"),
    [
        (TEST, {}, ""),
        (TEST, {"attribute": "luck"}, 'attribute: "luck" does not follow'),
        (TEST, {"dice": 201}, "dice: 201 is too large"),
        (TEST, {"against": "mind"}, 'against: "mind" does not follow'),
        (TEST, {"defense_dice": 1}, 'defense_dice: "1" does not follow'),
        (TEST, {"defense_threshold": 5}, 'defense_threshold: "5" does not follow'),
        (TEST, {"target": "zor", "against": "mind", "defense_dice": 1, "defense_threshold": 5}, ""),
        (TEST, {"target": "zor", "against": "zor"}, 'against: "zor" does not follow'),
        (WOUNDED, {}, ""),
        (WOUNDED, {"after": 100}, "after: 100 is too large"),
        (WOUNDED, {"after": 0}, "after: "),
        (SET, {}, ""),
        (SET, {"before": "x"}, 'before: "x" does not follow'),
        (SET, {"side": "evil"}, 'side: "evil" does not follow'),
    ],
)
def test_5_7a_numbers_and_attributes_that_there_are(event: dict[str, Any], fields: dict[str, Any], told: str) -> None:
    """5, 7a: a test is of an attribute, against one where it has a target; wounds go no further than they can."""
    log, at = more(active(), {**event, **fields})
    said = line("motu", log)
    assert said == "" if not told else said.startswith(f"events[{at}].{told}"), said


@pytest.mark.parametrize(
    ("by", "judge", "told"), [("2", False, ""), ("1", False, "by: "), ("9", True, ""), ("9", False, "by: ")]
)
def test_another_player_agrees_or_a_judge(by: str, judge: bool, told: str) -> None:
    """P302: nobody agrees with themselves, and nobody who neither plays nor judges."""
    log, at = more(active(), SET, {"event": "agreed", "by": by, "name": "Zoe", "judge": judge})
    said = line("motu", log)
    assert said == "" if not told else said.startswith(f"events[{at}].{told}"), said


def test_what_is_taken_back_is_a_command_of_its_own() -> None:
    """P34: under its own number alone."""
    game = active()
    game.do(motu.Correct("zor", "wounds", 3, actor=BEN), motu.Undo(actor=BEN), motu.Redo(actor=BEN))
    log = log_of(game)
    assert line("motu", log) == ""
    for kind in ("undone", "redone"):
        at = last(log, kind)
        for number in (at, 1000):
            changed = [*log[:at], {**log[at], "command": number}, *log[at + 1 :]]
            assert line("motu", changed).startswith(f"events[{at}].command: "), line("motu", changed)
