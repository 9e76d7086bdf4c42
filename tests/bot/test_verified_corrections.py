"""A corrected game is verified as any other: its correction shows no dice that nobody rolled."""

from __future__ import annotations

from typing import Any

from bot.documents.game_documents import FORMAT, VERSION
from bot.table.dice_file import verified
from engine.game import game_of
from tests.engine.game.test_contests import hit_and_played


def places(events: list[dict[str, Any]]) -> list[int]:
    """Return the places of the events of an export, without a record of dice, whose dice nobody rolled."""
    document = {"format": FORMAT, "version": VERSION, "ruleset": "heroclix-modern", "events": events}
    return [problem.data["event"] for problem in verified(document).problems if problem.key == "verify-event"]


def test_a_correction_rolls_nothing_anew() -> None:
    """The dice that it takes over are those that fell; others are found out."""
    game, number = hit_and_played()
    write = game_of("heroclix-modern").event_to_json
    rolled = places([write(event) for event in game.log])
    assert len(rolled) == 1
    game.corrected(number, {"fact": "terrain", "at": "C5", "kind": "hindering"})
    events = [write(event) for event in game.log]
    assert places(events) == rolled
    correction = next(place for place, event in enumerate(events) if event["event"] == "ruling-corrected")
    nested = next(event for event in events[correction]["events"] if event["event"] == "attack-rolled")
    nested["roll"] = [1, 3]
    assert places(events) == [*rolled, correction + 1]


def test_what_an_attack_came_to_tells_the_roll_that_was_thrown() -> None:
    """Other dice in the outcome than in the roll are found out, whoever threw them."""
    game, _ = hit_and_played()
    events = [game_of("heroclix-modern").event_to_json(event) for event in game.log]
    for dice in ("bot", "typed"):
        next(event for event in events if event["event"] == "attack-rolled")["dice"] = dice
        rolled = places(events)
        made = next(place for place, event in enumerate(events) if event["event"] == "attack-made")
        told = events[made]["roll"]
        events[made]["roll"] = [1, 1] if told != [1, 1] else [6, 6]
        assert places(events) == [*rolled, made + 1]
        events[made]["roll"] = told
        events[made]["attack"] += 1
        assert places(events) == [*rolled, made + 1]
        events[made]["attack"] -= 1
