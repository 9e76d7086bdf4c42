"""Wild cards in games of 2012: what they copy, how often, and until when (comodines)."""

from __future__ import annotations

from engine.heroclix.game import Damage, EndTurn, Use, fold
from tests.engine.game.tables import ANN, BEN, Game, able, table_of

OATH = {"name": "Guild Oath", "kind": "team-ability", "effects": [{"modify": "attack", "add": 1}]}


def wild(ruleset: str = "heroclix-2012") -> Game:
    """Return a game in which Cato is a wild card and Fina has the team ability that it copies."""
    game = table_of(
        (ANN, able("Cato", abilities=["wild-card"]), "B2"),
        (ANN, able("Fina", special=[OATH]), "A1"),
        (BEN, able("Dario"), "H8"),
        ruleset=ruleset,
    )
    game.do(Use("cato", "wild-card", value="Guild Oath", actor=ANN))
    return game


def copied(game: Game) -> list[str]:
    """Return what Cato copies now."""
    return [effect.what for effect in game.state.lasting if effect.kind == "copies"]


def test_comodines_may_choose_again_in_one_turn_and_choose_none() -> None:
    """A free action, which may be given more than once a turn; it stays through turns until then."""
    game = wild()
    assert copied(game) == ["Guild Oath"]
    assert game.state.by_id("cato").tokens == 0
    game.do(Use("cato", "wild-card", value="none", actor=ANN))
    assert copied(game) == []
    game.do(Use("cato", "wild-card", value="Guild Oath", actor=ANN))
    game.do(EndTurn(actor=ANN))
    game.do(EndTurn(actor=BEN))
    assert copied(game) == ["Guild Oath"]


def test_comodines_copy_until_all_who_possess_it_are_gone() -> None:
    """As Fina is defeated the copy ends; today it stays until the wild card chooses again."""
    game = wild()
    game.do(Damage("fina", 6, actor=ANN))
    assert copied(game) == []
    assert fold(game.log) == game.state
    today = wild("heroclix-modern")
    today.do(Damage("fina", 6, actor=ANN))
    assert copied(today) == ["Guild Oath"]
