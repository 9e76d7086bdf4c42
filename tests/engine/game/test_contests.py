"""Rulings contested and corrected (P30): judged again with what is said, and what followed carried out again."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.contest import Given, contested
from engine.game import game_of
from engine.heroclix.game import (
    AddFigure,
    Agreement,
    Attack,
    ConfirmDamage,
    EndTurn,
    Join,
    LoadMap,
    Move,
    NewGame,
    Redo,
    Undo,
)
from engine.replay import TooFar, again_from
from tests.engine.contesting import Disputed
from tests.engine.game.tables import ANN, BEN, MAP, card

EDITIONS = ("heroclix-modern", "heroclix-2022", "heroclix-2012")
GAME = game_of(EDITIONS[0])


def table(ruleset: str = EDITIONS[0]) -> Disputed:
    """Return a game of Ann (red: Alba on C3, Asta on A1) and Ben (blue: Boro on C6, Bela on H8), Ann to play."""
    game = Disputed(game_of(ruleset))
    game.do(NewGame(ruleset, name="Test", actor=ANN), Join("Ann", actor=ANN), Join("Ben", actor=BEN))
    game.do(LoadMap(MAP, actor=ANN))
    for user, name, at in ((ANN, "Alba", "C3"), (ANN, "Asta", "A1"), (BEN, "Boro", "C6"), (BEN, "Bela", "H8")):
        game.do(AddFigure(card(name), at, actor=user))
    game.do(EndTurn(actor=ANN), EndTurn(actor=ANN), EndTurn(actor=BEN))
    return game


def shot(game: Disputed, *dice: int) -> int:
    """Let Alba shoot at Boro (11 against 17, 3 damage), and return the number of the attack."""
    game.do(Attack("alba", ["boro"], "range", actor=ANN), dice=dice)
    return game.number_of("attack", -1)


def hit_and_played(ruleset: str = EDITIONS[0]) -> tuple[Disputed, int]:
    """Return a game in which Alba hit Boro with 2 and 4, just so, the damage was clicked, and two turns followed."""
    game = table(ruleset)
    number = shot(game, 2, 4)
    game.do(ConfirmDamage(game.state.pending[0].attack, actor=ANN), EndTurn(actor=ANN))
    game.do(Move("bela", "H6", actor=BEN), EndTurn(actor=BEN))
    return game, number


@pytest.mark.parametrize("ruleset", EDITIONS)
def test_nothing_new_changes_nothing(ruleset: str) -> None:
    """A dispute that states nothing leaves the game as it is, whichever command it is about."""
    game, _ = hit_and_played(ruleset)
    for given in game.givens():
        if not given.commands:
            continue
        found, correction = game.contested(given.number)
        assert found.before == found.after
        assert correction.state == game.state
        assert {each.how for each in correction.later} <= {"same", "kept"}


@pytest.mark.parametrize("ruleset", EDITIONS)
def test_forgotten_hindering_terrain_turns_a_hit_into_a_miss(ruleset: str) -> None:
    """2 and 4 hit 17 with an attack of 11; with hindering terrain in the line Boro has 18 and is missed: no clicks."""
    game, number = hit_and_played(ruleset)
    assert game.state.by_id("boro").click > 1
    found, _ = game.contested(number, {"fact": "terrain", "at": "C5", "kind": "hindering"})
    assert found.told[0].verdict == "accepted"
    game.corrected(number, {"fact": "terrain", "at": "C5", "kind": "hindering"})
    assert game.state.by_id("boro").click == 1
    assert (game.state.map_document or {})["hindering"] == ["C5"]


def test_another_roll_misses_and_the_damage_is_dropped() -> None:
    """The roll was 2 and 2: the attack misses, its damage no longer has an attack and is dropped; the rest stays."""
    game, number = hit_and_played()
    correction = game.corrected(number, {"fact": "roll", "dice": [2, 2]})
    assert game.state.by_id("boro").click == 1
    assert [each.how for each in correction.later] == ["dropped", "same", "same", "same"]
    assert game.state.squares(game.state.by_id("bela")) == ("H6",)
    assert game.log[-2].dropped == correction.numbers("dropped")


def test_a_hit_that_was_a_miss_is_closed_before_what_followed() -> None:
    """The roll was 5 and 5: the attack hits, and its damage is dealt before the turn ends, as nobody said otherwise."""
    game = table()
    number = shot(game, 1, 2)
    game.do(EndTurn(actor=ANN), Move("bela", "H6", actor=BEN))
    correction = game.corrected(number, {"fact": "roll", "dice": [5, 5]})
    assert [each.how for each in correction.later] == ["closing", "same", "same"]
    assert game.state.by_id("boro").click == 4


def test_a_modifier_was_forgotten() -> None:
    """Boro was Perplexed to 18 defense: 7 and 11 no longer hit it; the effect lasts to the end of that turn."""
    game, number = hit_and_played()
    found, _ = game.contested(number, {"fact": "modifier", "figure": "boro", "value": "defense", "add": 2})
    assert found.before is not None
    assert found.after is not None
    assert found.before.steps != found.after.steps
    game.corrected(number, {"fact": "modifier", "figure": "boro", "value": "defense", "add": 2})
    assert game.state.by_id("boro").click == 1
    assert not game.state.lasting


def test_a_ko_was_none_and_one_who_acted_could_not() -> None:
    """Where Boro was KO'd by the corrected roll, what it did afterwards is dropped, and everything else stays."""
    game = table()
    game.do(Attack("alba", ["boro"], "range", actor=ANN), dice=(3, 4))
    game.do(ConfirmDamage(game.state.pending[0].attack, actor=ANN), EndTurn(actor=ANN))
    game.do(Move("boro", "C8", actor=BEN), Move("bela", "H6", actor=BEN), EndTurn(actor=BEN))
    number = game.number_of("attack")
    correction = game.corrected(number, {"fact": "click", "figure": "boro", "number": 3})
    assert game.state.by_id("boro").ko
    assert [each.how for each in correction.later] == ["changed", "same", "dropped", "same", "same"]
    assert game.state.squares(game.state.by_id("bela")) == ("H6",)


def test_who_stood_elsewhere_moves_on_against_the_rules() -> None:
    """Bela stood on A2, and was slow: its later move to H6 is refused from there, and let stand."""
    game, number = hit_and_played()
    slow = {"fact": "click", "figure": "bela", "number": 4}
    correction = game.corrected(number, {"fact": "stood", "figure": "bela", "at": "A2"}, slow)
    assert correction.numbers("standing")
    assert game.state.squares(game.state.by_id("bela")) == ("H6",)


def test_undo_takes_a_correction_back_whole() -> None:
    """Undo restores the game before the correction, with another's word; redo brings it again."""
    game, number = hit_and_played()
    before = game.state
    game.corrected(number, {"fact": "roll", "dice": [2, 2]})
    after = game.state
    game.do(Undo(actor=ANN), refused=True)
    game.do(Undo(agreed=Agreement(BEN, "Ben"), actor=ANN))
    assert game.state == before
    assert game.folded() == before
    game.do(Redo(actor=ANN))
    assert game.state == after
    assert game.folded() == after


def test_what_was_corrected_can_be_corrected_again() -> None:
    """A second dispute judges the corrected ruling, and one about something before it goes back past it."""
    game, number = hit_and_played()
    original = game.state
    game.corrected(number, {"fact": "roll", "dice": [2, 2]})
    game.do(Move("alba", "C4", actor=ANN))
    game.corrected(game.number_of("attack"), {"fact": "roll", "dice": [3, 4]})
    assert game.state.by_id("boro").click == original.by_id("boro").click
    assert game.state.squares(game.state.by_id("alba")) == ("C4",)


def test_a_correction_needs_another_word() -> None:
    """Alone a player corrects nothing; whoever plays every side does."""
    game, number = hit_and_played()
    _, correction = game.contested(number, {"fact": "roll", "dice": [2, 2]})
    decision = game.do(GAME.contests.correction(correction, actor=ANN), refused=True)
    assert decision.ruling.steps[0].fact == "correction-asks"
    game.do(GAME.contests.correction(correction, actor=ANN, agreed={"by": BEN, "name": "Ben"}))


def test_what_was_refused_is_allowed_once_the_table_is_right() -> None:
    """A shot refused for a wall of blocking terrain is judged again without it; accepted it is carried out."""
    game = table()
    game.do(LoadMap({**MAP, "blocking": ["C4", "C5"]}, actor=ANN))
    command = Attack("alba", ["boro"], "range", roll=(3, 4), actor=ANN)
    game.do(command, refused=True)
    given_refused = GAME.contests.command_to_json(command)
    assert given_refused is not None
    given = Given(0, (), (given_refused,), game.state)
    facts = [{"fact": "terrain", "at": at, "kind": "clear"} for at in ("C4", "C5")]
    found = contested(GAME, game.state, given, 0, facts, ANN)
    assert found.before is not None
    assert found.before.verdict == "refused"
    assert found.done
    correction = again_from(GAME, found, 0, 0, (), facts, ANN, lambda: True)
    game.do(GAME.contests.correction(correction, actor=ANN, agreed={"by": BEN}))
    assert game.state.pending
    assert game.folded() == game.state
    again = contested(GAME, game.state, given, 0, [{"fact": "stands"}], ANN)
    assert again.after is not None


def test_too_far_back_is_said() -> None:
    """Once the time is up nothing is half done."""
    game, number = hit_and_played()
    givens = game.givens()
    place = next(place for place, given in enumerate(givens) if given.number == number)
    found = contested(GAME, game.state, givens[place], number, (), ANN)
    with pytest.raises(TooFar):
        again_from(GAME, found, number, number, givens[place + 1 :], (), ANN, lambda: False)


def test_void_drops_the_command() -> None:
    """What was not allowed at all is dropped, and its damage with it."""
    game, number = hit_and_played()
    correction = game.corrected(number, {"fact": "void"})
    assert game.state.by_id("boro").click == 1
    assert game.state.by_id("alba").tokens == 0
    assert correction.numbers("dropped")


def test_random() -> None:
    """Random facts about random commands: what is folded from scratch is what was worked out; undo restores."""
    chance = random.Random(4)
    for _ in range(12):
        game, _ = hit_and_played(chance.choice(EDITIONS))
        before = game.state
        number = chance.choice([given.number for given in game.givens() if given.commands])
        facts: list[dict[str, Any]] = [
            {"fact": "tokens", "figure": chance.choice(("alba", "boro", "bela")), "number": chance.randint(0, 2)},
            {"fact": "modifier", "figure": "boro", "value": "defense", "add": chance.choice((-2, -1, 1, 2))},
            {"fact": "stood", "figure": "asta", "at": chance.choice(("B2", "F1", "E5"))},
        ]
        game.corrected(number, *chance.sample(facts, chance.randint(1, 3)))
        game.do(Undo(agreed=Agreement(BEN, "Ben"), actor=ANN))
        assert game.state == before
