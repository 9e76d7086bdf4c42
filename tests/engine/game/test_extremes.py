"""The highest and lowest point characters, and whom of several the active player chose (21.10)."""

from __future__ import annotations

import pytest

from engine.errors import DocumentError
from engine.heroclix.game import ChooseExtreme, Damage, EndTurn, Place, ToSideline, Undo
from engine.heroclix.game.events.extremes import Which
from engine.heroclix.game.state.extremes import chosen, tied
from tests.engine.game.tables import ANN, BEN, JUDGE, Game, able, set_up, table_of


def table() -> Game:
    """Return a game of Ann (Cato and Fina 60 points, Rhea 30) and Ben (Dario 60)."""
    return table_of(
        (ANN, able("Cato", points=60), "C3"),
        (ANN, able("Fina", points=60), "F3"),
        (ANN, able("Rhea", points=30), "H3"),
        (BEN, able("Dario", points=60), "C8"),
    )


def now(game: Game, which: Which = "highest", among: str = "red") -> tuple[tuple[str, ...], str | None]:
    """Return the candidates, and who is treated as the one."""
    return tied(game.state, which, among), chosen(game.state, which, among)


def test_21_10_who_they_are() -> None:
    """By force, wherever its characters are, by the map, the sideline and the KO area; all alike are both."""
    game = table()
    assert now(game) == (("cato", "fina"), None)
    assert now(game, "lowest") == (("rhea",), None)
    game.do(Place("rhea", None, actor=ANN))
    assert now(game, "lowest")[0] == ("rhea",)
    assert now(game, "lowest", "map")[0] == ("cato", "fina", "dario")
    assert now(game, "highest", "map")[0] == ("cato", "fina", "dario")
    assert now(game, "highest", "ko") == ((), None)
    game.do(Damage("dario", 9, actor=BEN))
    game.do(ToSideline("fina", actor=ANN))
    assert now(game, "highest", "ko")[0] == ("dario",)
    assert now(game, "lowest", "sideline")[0] == ("fina",)


def test_21_10a_the_active_player_chooses_one_of_those_tied() -> None:
    """Not the other player, nobody who is not tied, not where one alone is the one; a judge may, and undo restores."""
    game = table()
    assert game.refused(ChooseExtreme("highest", "red", "cato", actor=BEN)) == ["game-refused-side-not-yours"]
    assert game.refused(ChooseExtreme("highest", "red", "rhea", actor=ANN)) == ["game-refused-not-extreme"]
    assert game.refused(ChooseExtreme("lowest", "red", "rhea", actor=ANN)) == ["game-refused-one-extreme"]
    assert game.refused(ChooseExtreme("lowest", "ko", "rhea", actor=ANN)) == ["game-refused-no-extreme"]
    game.do(ChooseExtreme("highest", "red", "cato", actor=JUDGE, judge=True))
    game.do(Undo(actor=JUDGE, judge=True))
    assert now(game)[1] is None
    game.do(ChooseExtreme("highest", "red", "fina", actor=ANN))
    assert now(game) == (("cato", "fina"), "fina")
    assert now(game, "highest", "map")[1] is None  # another question


def test_21_10a_the_choice_holds_until_the_active_player_changes() -> None:
    """It can't be made anew in that turn; with the next player's turn it is open again."""
    game = table()
    game.do(ChooseExtreme("highest", "red", "fina", actor=ANN))
    assert game.refused(ChooseExtreme("highest", "red", "cato", actor=ANN)) == ["game-refused-extreme-holds"]
    game.do(EndTurn(actor=ANN))
    assert now(game)[1] is None
    game.do(ChooseExtreme("highest", "red", "cato", actor=BEN))
    game.do(EndTurn(actor=BEN))
    assert now(game)[1] is None


def test_21_10a_the_choice_holds_until_it_is_no_candidate() -> None:
    """KO'd, it is one no longer; another's KO leaves it what it is; back again, it would have to be chosen again."""
    game = table()
    game.do(ChooseExtreme("highest", "map", "fina", actor=ANN))
    game.do(Damage("cato", 9, actor=ANN))
    assert now(game, "highest", "map") == (("fina", "dario"), "fina")
    game.do(Place("fina", None, actor=ANN))
    game.do(Place("fina", "F3", actor=ANN))
    assert now(game, "highest", "map") == (("fina", "dario"), None)


def test_21_10a_not_in_the_set_up_and_nothing_else() -> None:
    """Before the first turn nobody is active; other words, or a side without a seat, are errors that name the field."""
    game = set_up(begun=False)
    assert game.refused(ChooseExtreme("highest", "red", "alba", actor=ANN)) == ["game-refused-setup"]
    for which, among, path in (("best", "red", "which"), ("highest", "green", "among"), ("highest", "air", "among")):
        with pytest.raises(DocumentError) as error:
            game.ask(ChooseExtreme(which, among, "alba", actor=ANN))  # type: ignore[arg-type]
        assert error.value.path == path
