"""Themed teams of 2022 reroll with Probability Control of their own: counted, offered, spent (21.3, 23.4)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.heroclix import judge
from engine.heroclix.game import (
    AddFigure,
    Attack,
    Choose,
    ConfirmDamage,
    Count,
    Damage,
    EndTurn,
    Join,
    LoadMap,
    Move,
    NewGame,
    RollInitiative,
    Undo,
    open_questions,
)
from engine.heroclix.game.state.document import to_document
from tests.engine.game.tables import ANN, BEN, MAP, Game, able

YEAR, TODAY = "heroclix-2022", "heroclix-modern"
TTPC = "TTPC"


RED = (("Ada", "B4"), ("Amy", "A5"))
BLUE = (("Boz", "B5"), ("Bix", "D8"))


def member(name: str, *keywords: str, **more: Any) -> dict[str, Any]:
    """Return a card with these keywords."""
    return able(name, keywords=list(keywords), **more)


def set_up(ruleset: str = YEAR, crew: int = 2, **of_ben: Any) -> Game:
    """Return a set-up: so many of Ann's share a keyword, Ben's two share none."""
    game = Game()
    game.do(NewGame(ruleset, actor=ANN))
    game.do(Join("Ann", actor=ANN))
    game.do(Join("Ben", actor=BEN))
    game.do(LoadMap({**MAP, "blocking": [], "size": [16, 16]}, actor=ANN))
    spots = [*RED, ("Ava", "C1"), ("Abe", "D1"), ("Ann", "E1")]
    for name, at in spots[: max(crew, 2)]:
        game.do(AddFigure(member(name, "Crew", f"of {name}"), at, actor=ANN))
    for name, at in BLUE:
        game.do(AddFigure(member(name, f"of {name}", **of_ben), at, actor=BEN))
    return game


def begun(ruleset: str = YEAR, **more: Any) -> Game:
    """Return that game after both first turns, Ann to play."""
    game = set_up(ruleset, **more)
    for who in (ANN, ANN, BEN):
        game.do(EndTurn(actor=who))
    return game


def left(game: Game) -> tuple[int, int]:
    """Return the uses that red and blue have left."""
    return game.state.counter("red", TTPC), game.state.counter("blue", TTPC)


def asked(game: Game) -> list[str]:
    """Return the decisions that wait."""
    return [one.choice for one in open_questions(game.state)]


@pytest.mark.parametrize(("ruleset", "crew", "uses"), [(YEAR, 2, 2), (YEAR, 3, 3), (YEAR, 5, 3), (TODAY, 5, 0)])
def test_23_4_a_use_for_each_member_and_no_more_than_three(ruleset: str, crew: int, uses: int) -> None:
    """The number is told as the first turn begins; a side whose characters share nothing has none."""
    assert left(begun(ruleset, crew=crew)) == (uses, 0)


def test_23_2a_forces_are_revealed_as_the_dice_are_rolled() -> None:
    """What the roll counted stands at the first turn; a side that is no themed team has no uses."""
    game = set_up()
    game.do(RollInitiative(actor=ANN), 6, 5, 1, 1)
    assert left(game) == (2, 0)
    game.do(RollInitiative(unthemed=["red"], actor=ANN), 6, 5, 1, 1)
    assert left(game) == (0, 0)
    game.do(EndTurn(actor=ANN))
    assert left(game) == (0, 0)


def test_23_2c_bystanders_are_no_members() -> None:
    """One without the keyword spoils nothing, one with it adds no use."""
    for keywords in ([], ["Crew"]):
        game = set_up()
        imp = {
            "name": "Imp",
            "bystander": True,
            "keywords": keywords,
            "values": {"speed": 6, "attack": 8, "defense": 14, "damage": 1},
        }
        game.do(AddFigure(imp, "H1", actor=ANN))
        game.do(EndTurn(actor=ANN))
        assert left(game) == (2, 0)


def test_23_4_a_miss_is_rerolled_by_a_teammate_and_the_use_is_spent() -> None:
    """Both members are asked, the one that did it not again this turn; undo gives the use back."""
    game = begun()
    game.do(Attack("ada", ("boz",), "close", actor=ANN), 1, 2)
    assert asked(game) == ["probability-control:ada", "probability-control:amy"]
    before = game.state
    game.do(Choose(game.state.pending[0].attack, "probability-control:amy", (5, 4), actor=ANN))
    assert asked(game) == ["probability-control:ada"]
    game.do(Choose(game.state.pending[0].attack, "*", "decline", actor=ANN))
    assert left(game) == (1, 0)
    assert "probability-control" in game.state.by_id("amy").used
    while left(game) != (2, 0):
        game.do(Undo(actor=ANN))
    assert left(game) == (2, 0)
    assert before.counter("red", TTPC) == len(RED)


def test_23_4_the_last_use_asks_nobody_further() -> None:
    """With one use left a reroll ends the asking; with none nobody is asked at all."""
    game = begun()
    game.do(Count(TTPC, -1, side="red", actor=ANN))
    game.do(Attack("ada", ("boz",), "close", actor=ANN), 1, 2)
    game.do(Choose(game.state.pending[0].attack, "probability-control:amy", (1, 3), actor=ANN))
    assert (asked(game), left(game), game.state.pending) == ([], (0, 0), ())
    for who in (ANN, BEN):
        game.do(EndTurn(actor=who))
    game.do(Attack("amy", ("boz",), "close", actor=ANN), 1, 2)
    assert asked(game) == []


def test_23_4_others_have_no_part_in_it() -> None:
    """The opponent's force shares nothing; today nobody is asked."""
    game = begun()
    game.do(EndTurn(actor=ANN))
    game.do(Attack("boz", ("ada",), "close", actor=BEN), 6, 5)
    assert asked(game) == ["probability-control:ada", "probability-control:amy"]
    assert game.refused(Choose(game.state.pending[0].attack, "probability-control:bix", (1, 1), actor=BEN))
    today = begun(TODAY)
    today.do(Attack("ada", ("boz",), "close", actor=ANN), 1, 2)
    assert asked(today) == []


def test_23_4_a_break_away_roll_is_rerolled() -> None:
    """Who gains by it is asked: friends of one that failed; each use counts at once."""
    game = begun()
    game.do(Move("ada", "E2", actor=ANN), 1)
    assert asked(game) == ["probability-control:ada", "probability-control:amy"]
    number = game.state.leaving.number if game.state.leaving else 0
    game.do(Choose(number, "probability-control:amy", 2, actor=ANN))
    assert (left(game), asked(game)) == ((1, 0), ["probability-control:ada"])
    game.do(Choose(number, "probability-control:ada", 6, actor=ANN))
    assert (left(game), asked(game)) == ((0, 0), [])
    assert game.state.squares(game.state.by_id("ada")) == ("E2",)


def test_23_4_the_power_of_its_own_spends_no_use() -> None:
    """A member with the standard power on its dial rerolls by that."""
    game = set_up()
    game.do(AddFigure(able("Pat", "probability-control", keywords=["Crew"]), "B2", actor=ANN))
    for who in (ANN, ANN, BEN):
        game.do(EndTurn(actor=who))
    assert left(game) == (3, 0)
    game.do(Attack("ada", ("boz",), "close", actor=ANN), 1, 2)
    game.do(Choose(game.state.pending[0].attack, "probability-control:pat", (6, 5), actor=ANN))
    game.do(Choose(game.state.pending[0].attack, "*", "decline", actor=ANN))
    assert left(game) == (3, 0)


def test_23_4_uses_are_told_in_the_position_and_judged_there() -> None:
    """The document of a game carries what is left, and the judge asks the same members."""
    game = begun()
    ask = {"type": "attack", "attacker": "ada", "targets": ["boz"], "kind": "close", "roll": [1, 2]}
    document = to_document(game.state, ask)
    assert document["turn"]["team_rerolls"] == {"red": 2}
    assert judge.adjudicate(document).fields["pending"] == ("probability-control:ada", "probability-control:amy")
    assert "team_rerolls" not in to_document(begun(TODAY).state)["turn"]


def test_23_4_a_hit_that_is_confirmed_keeps_what_is_left() -> None:
    """The use is counted with the attack; its damage does not count it again."""
    game = begun()
    game.do(Attack("ada", ("boz",), "close", actor=ANN), 1, 2)
    number = game.state.pending[0].attack
    game.do(Choose(number, "probability-control:ada", (5, 5), actor=ANN))
    game.do(Choose(number, "*", "decline", actor=ANN))
    for _ in range(3):
        if asked(game):
            game.do(Choose(number, "*", "decline", actor=ANN))
    game.do(ConfirmDamage(number, actor=ANN))
    assert left(game) == (1, 0)


OLD = "heroclix-2012"


@pytest.mark.parametrize(("crew", "generic", "uses"), [(2, False, 2), (2, True, 0), (3, True, 1), (3, False, 2)])
def test_equipos_tematicos_by_members_and_the_kind_of_keyword(crew: int, generic: bool, uses: int) -> None:
    """At 300 points two characters with a named keyword, three with a generic one; two uses, or one (2012)."""
    game = set_up(OLD, crew=crew)
    game.do(RollInitiative(generic=["red"] if generic else [], actor=ANN), 6, 5, 1, 1)
    assert left(game) == (uses, 0)
    rolled = [event for event in game.log if getattr(event, "bonus", None) is not None]
    assert rolled[-1].bonus["red"] == (crew if uses else 0)


def test_equipos_tematicos_too_few_are_told() -> None:
    """A side of one shares its keywords with itself and is no themed team; the log says how many it takes (2012)."""
    game = Game()
    game.do(NewGame(OLD, actor=ANN))
    for name, who in (("Ann", ANN), ("Ben", BEN)):
        game.do(Join(name, actor=who))
    game.do(LoadMap({**MAP, "blocking": [], "size": [16, 16]}, actor=ANN))
    game.do(AddFigure(member("Ada", "Crew"), "B4", actor=ANN))
    game.do(AddFigure(member("Boz", "Crew"), "B5", actor=BEN))
    decision = game.do(EndTurn(actor=ANN))
    assert left(game) == (0, 0)
    assert "force-themed-too-few" in {step.message for step in decision.ruling.steps}


def test_p183_the_theme_is_that_of_who_started_whatever_became_of_them() -> None:
    """The keywords are told to the rules; one that is KO'd changes nothing, and undoing it neither (2012)."""
    game = begun(OLD)
    assert to_document(game.state)["turn"]["themes"] == {"red": ["Crew"]}
    game.do(Damage("amy", 20, actor=ANN))
    assert game.state.by_id("amy").ko
    assert to_document(game.state)["turn"]["themes"] == {"red": ["Crew"]}
    assert left(game) == (2, 0)
    assert "themes" not in to_document(begun(YEAR).state)["turn"]
