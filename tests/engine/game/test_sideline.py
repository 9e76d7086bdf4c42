"""The sideline and the KO area (2.6, 3.2a, 27.7o), keywords gained (23.1b), coins and special dice (21.13, 25.10)."""

from __future__ import annotations

import pytest

from engine.errors import DocumentError
from engine.heroclix.game import (
    AddCard,
    AddFigure,
    BringIn,
    ChangeKeyword,
    ChooseExtreme,
    Correct,
    Count,
    Damage,
    Decision,
    DiscardCard,
    EndEffect,
    EndTurn,
    Place,
    RemoveFromGame,
    Replace,
    RollInitiative,
    Throw,
    Token,
    ToSideline,
    Undo,
    standing,
)
from tests.engine.game.tables import ANN, BEN, Game, able, set_up, table_of


def told(decision: Decision) -> list[str]:
    """Return the keys of what a ruling says."""
    return [step.message for step in decision.ruling.steps]


def sideline_game() -> Game:
    """Return a game whose log holds what comes and goes, and what is thrown."""
    game = set_up(begun=False)
    game.do(RollInitiative(actor=ANN), 6, 6, 1, 1)
    game.do(AddFigure(able("Cato"), "C3", actor=ANN))
    game.do(AddFigure(able("Fina"), "F3", actor=ANN))
    game.do(EndTurn(actor=ANN))
    game.do(AddFigure(able("Rhea"), sideline=True, actor=ANN))
    game.do(ChangeKeyword("cato", "Crew", actor=ANN))
    game.do(ChangeKeyword("cato", "Crew", gains=False, actor=ANN))
    game.do(ToSideline("fina", actor=ANN))
    game.do(BringIn("rhea", "F3", actor=ANN))
    game.do(BringIn("fina", actor=ANN))
    game.do(Damage("cato", 9, actor=ANN))
    game.do(BringIn("cato", sideline=True, actor=ANN))
    game.do(ChooseExtreme("highest", "map", "rhea", actor=ANN))
    game.do(Throw("coin", 2, actor=ANN), 2, 5)
    game.do(Throw("1/2/?", results=["?"], actor=ANN))
    return game


def test_2_6_to_the_sideline_nothing_comes_along() -> None:
    """Tokens of both kinds, damage, keywords gained and limits used are gone; it is on no force, and undo restores."""
    game = table_of((ANN, able("Cato"), "C3"), (ANN, able("Fina"), "F3"))
    game.do(Token("cato", 2, actor=ANN))
    game.do(Count("Clue", 1, figure="cato", actor=ANN))
    game.do(Damage("cato", 2, actor=ANN))
    game.do(ChangeKeyword("cato", "Crew", actor=ANN))
    before = game.state
    game.do(ToSideline("cato", actor=ANN))
    cato = game.state.by_id("cato")
    assert (cato.squares, cato.tokens, cato.click, cato.keywords, cato.in_play) == ((), 0, 1, frozenset(), False)
    assert game.state.counter("cato", "Clue") == 0
    assert [figure.id for figure in game.state.sidelined] == ["cato"]
    assert standing(game.state).points["blue"] == 0
    assert game.refused(ToSideline("cato", actor=ANN)) == ["game-refused-on-the-sideline"]
    assert game.refused(Place("cato", "C3", actor=ANN)) == ["game-refused-on-the-sideline"]
    game.do(Undo(actor=ANN))
    assert game.state == before


def test_2_6_from_the_sideline_a_new_character() -> None:
    """It comes to where there is room, on a starting line of its card; who is in play can't come in."""
    lines = [{"start": 1, "points": 50}, {"start": 3, "points": 30}]
    game = table_of((ANN, able("Cato"), "C3"), (ANN, able("Fina"), "F3"))
    game.do(AddFigure(able("Rhea", lines=lines), "A1", sideline=True, actor=ANN))
    assert game.state.by_id("rhea").squares == ()
    assert game.refused(BringIn("rhea", "C3", actor=ANN)) == ["game-refused-occupied"]
    assert game.refused(BringIn("cato", "C5", actor=ANN)) == ["game-refused-in-play"]
    assert game.refused(BringIn("rhea", "C5", actor=BEN)) == ["game-refused-not-yours"]
    decision = game.do(BringIn("rhea", "C4", start=3, by="fina", actor=ANN))
    rhea = game.state.by_id("rhea")
    assert (rhea.click, rhea.card.points, rhea.generated_by, rhea.owner) == (3, 30, "fina", "red")
    assert "game-generated-elsewhere" in told(decision)
    game.do(Damage("rhea", 9, actor=ANN))
    assert standing(game.state).points["blue"] == 30


def test_2_6a_a_sideline_may_start_with_six() -> None:
    """The seventh is named, before the first turn alone."""
    game = set_up(begun=False)
    for number in range(6):
        decision = game.do(AddFigure(able(f"Rhea{number}"), sideline=True, actor=ANN))
        assert "game-sideline-full" not in told(decision)
    assert "game-sideline-full" in told(game.do(AddFigure(able("Rhea7"), sideline=True, actor=ANN)))
    game.do(Undo(actor=ANN))
    game.do(AddCard("Bolt", "one-shot", actor=ANN))
    game.do(DiscardCard("bolt", actor=ANN))
    assert "game-sideline-full" not in told(game.do(AddCard("Idol", "resource", actor=ANN)))
    game.do(EndTurn(actor=ANN))
    assert "game-sideline-full" not in told(game.do(ToSideline("alba", actor=ANN)))


def test_3_2a_back_from_the_ko_area() -> None:
    """A new character: the KO stays scored and the next one scores again; one removed from the game stays away."""
    game = table_of((ANN, able("Cato"), "C3"), (ANN, able("Fina"), "F3"), (ANN, able("Rhea"), "H3"))
    game.do(Damage("cato", 9, actor=ANN))
    game.do(BringIn("cato", "C3", actor=ANN))
    assert game.state.knocked_out == ()
    back = game.state.figures[-1]
    assert (back.name, back.ko, back.click, game.state.squares(back)) == ("Cato", False, 1, ("C3",))
    assert game.refused(BringIn("cato", "C4", actor=ANN)) == ["game-refused-returned"]
    game.do(Damage(back.id, 9, actor=ANN))
    assert standing(game.state).points["blue"] == 100
    game.do(RemoveFromGame("fina", actor=ANN))
    assert game.refused(BringIn("fina", "F3", actor=ANN)) == ["game-refused-removed"]


def test_3_2a_to_the_sideline_it_returns_as_well() -> None:
    """From there it comes in like any other."""
    game = table_of((ANN, able("Cato"), "C3"), (ANN, able("Fina"), "F3"))
    game.do(Damage("cato", 9, actor=ANN))
    decision = game.do(BringIn("cato", "C3", sideline=True, actor=ANN))
    assert "game-log-returned-to-sideline" in told(decision)
    [aside] = game.state.sidelined
    game.do(BringIn(aside.id, "C3", actor=ANN))
    assert [game.state.squares(one) for one in game.state.in_play if one.name == "Cato"] == [("C3",)]


def test_21_12a_the_replacement_comes_from_the_sideline() -> None:
    """It is the figure that waits there, of the same side; others are refused, and one and the same twice."""
    game = table_of((ANN, able("Cato"), "C3"), (BEN, able("Dario"), "C6"))
    game.do(AddFigure(able("Rhea"), sideline=True, actor=ANN))
    game.do(AddFigure(able("Boss"), sideline=True, actor=BEN))
    for named in (["boss"], ["dario"], ["rhea", "rhea"]):
        found = game.refused(Replace("cato", named, actor=ANN))
        assert found[0] in ("game-refused-not-on-sideline", "game-refused-replaced-twice")
    game.do(Replace("cato", ["rhea"], actor=ANN))
    rhea = game.state.by_id("rhea")
    assert (game.state.squares(rhea), rhea.aside, rhea.replaces) == (("C3",), False, "cato")
    game.do(Replace("rhea", ["cato"], actor=ANN))  # and back again
    cato = game.state.by_id("cato")
    assert (cato.replaces, game.state.by_id("rhea").replaces) == ("rhea", "")
    game.do(Damage("cato", 9, actor=ANN))
    assert standing(game.state).points["blue"] == 50


def test_21_12a_a_square_left_empty_is_the_replaced_ones() -> None:
    """An empty place is one left out; another one has to be a square of the replaced figure."""
    game = table_of((ANN, able("Cato"), "C3"))
    assert game.refused(Replace("cato", [able("Rhea")], at=["C4"], actor=ANN)) == ["game-refused-replaced-elsewhere"]
    game.do(Replace("cato", [able("Rhea")], at=["", "C4"], actor=ANN))
    assert game.state.squares(game.state.by_id("rhea")) == ("C3",)


def test_21_12a_not_optional_an_opponent_places_it() -> None:
    """Elsewhere only where the effect leaves no choice."""
    game = table_of((ANN, able("Cato"), "C3"), (ANN, able("Fina"), "F3"))
    away = {"figure": "cato", "cards": [able("Rhea")], "at": ["C5"], "actor": ANN}
    assert game.refused(Replace(**away)) == ["game-refused-replaced-elsewhere"]
    assert "game-opponent-places" in told(game.do(Replace(**away, forced=True)))
    found = game.refused(Replace("rhea", [able("Hydra")], at=["F3"], forced=True, actor=ANN))
    assert "game-refused-occupied" in found


def test_27_7o_texts_that_act_from_the_sideline() -> None:
    """Named with SIDELINE ACTIVE alone (2.6a), and not at the beginning of the game (4.4)."""

    def speaking(name: str, text: str) -> dict[str, object]:
        return able(name, special=[{"kind": "trait", "name": "Word", "text": text}])

    game = set_up(begun=False)
    game.do(AddFigure(speaking("Loud", "SIDELINE ACTIVE: At the end of your turn, heal 1."), sideline=True, actor=ANN))
    game.do(AddFigure(speaking("Mute", "At the end of your turn, heal 1."), sideline=True, actor=ANN))
    early = "SIDELINE ACTIVE: At the beginning of the game, heal."
    game.do(AddFigure(speaking("Early", early), sideline=True, actor=ANN))
    assert "game-triggers-beginning-of-game" not in told(game.do(EndTurn(actor=ANN)))
    decision = game.do(EndTurn(actor=ANN))
    assert [s.data["figures"] for s in decision.ruling.steps if s.message == "game-triggers-end-of-turn"] == [("loud",)]


def test_23_1b_keywords_gained_and_lost() -> None:
    """Kept whatever happens until the sideline; having it, or not, is named; a bystander generated has it too."""
    game = table_of((ANN, able("Cato", keywords=["Crew"]), "C3"), (ANN, able("Fina"), "F3"))
    assert game.refused(ChangeKeyword("cato", "crew", actor=ANN)) == ["game-refused-has-keyword"]
    assert game.refused(ChangeKeyword("fina", "Crew", gains=False, actor=ANN)) == ["game-refused-lacks-keyword"]
    game.do(ChangeKeyword("fina", "Robot", actor=ANN))
    game.do(ChangeKeyword("cato", "CREW", gains=False, actor=ANN))
    game.do(EndTurn(actor=ANN))
    game.do(EndTurn(actor=BEN))
    position = game.state.position()
    assert (position.figure("cato").keywords, position.figure("fina").keywords) == (frozenset(), frozenset({"Robot"}))
    pog = {"name": "Pog", "bystander": True, "values": {"attack": 9}}
    game.do(AddFigure(pog, "F4", generated_by="fina", actor=ANN))
    assert game.state.by_id("pog").keywords == frozenset({"Robot"})
    game.do(ToSideline("cato", actor=ANN))
    assert game.state.by_id("cato").keywords == frozenset({"Crew"})
    with pytest.raises(DocumentError):
        game.ask(ChangeKeyword("fina", "  ", actor=ANN))


def test_21_13_a_coin_is_a_die_in_halves() -> None:
    """Even is heads, odd tails; what the players flipped is written down; it is not rerolled."""
    game = table_of((ANN, able("Cato"), "C3"))
    decision = game.do(Throw("coin", 3, why="luck", actor=ANN), 2, 3, 6)
    assert decision.events[0].results == ("heads", "tails", "heads")
    assert "game-coin-stands" in told(decision)
    assert game.do(Throw("Coin", results=["TAILS"], actor=ANN)).events[0].results == ("tails",)
    game.do(Correct("cato", "tokens", 1, actor=ANN))


def test_25_10_special_dice_by_their_faces() -> None:
    """Every face as likely as it stands on the die; an unknown symbol counts as the most of such a die."""
    game = table_of((ANN, able("Cato"), "C3"))
    decision = game.do(Throw("1/1/2/5/?/?", 2, actor=ANN), 3, 5)
    assert decision.events[0].results == ("2", "?")
    [symbol] = [step for step in decision.ruling.steps if step.message == "game-die-symbol"]
    assert symbol.data["number"] == 6
    assert game.do(Throw("d8", actor=ANN), 6, 6, 1, 3).events[0].results == ("3",)  # the first two are too high for 8
    plain = game.do(Throw("1/1/2/5/?/?", results=["5"], actor=ANN))
    assert "game-die-symbol" not in told(plain)


@pytest.mark.parametrize(
    ("die", "count", "results", "path"),
    [
        ("d1", 1, [], "die"), ("d101", 1, [], "die"), ("x", 1, [], "die"), ("1//2", 1, [], "die"),
        ("d8", 0, [], "count"), ("d8", 21, [], "count"),
        ("d8", 1, ["9"], "results[0]"), ("coin", 1, ["edge"], "results[0]"),
    ],
)  # fmt: skip
def test_25_10_no_such_die(die: str, count: int, results: list[str], path: str) -> None:
    """Sides, number and results have their bounds, each named."""
    game = table_of((ANN, able("Cato"), "C3"))
    with pytest.raises(DocumentError) as caught:
        game.ask(Throw(die, count, results, actor=ANN))
    assert caught.value.path == path


def test_24_3_a_countdown_is_told_of_when_something_is_done_by_hand() -> None:
    """Damage, an action token, another square: carried out, since its own effect may say so; not a click later."""
    click = {"speed": 8, "attack": 10, "defense": 16, "damage": 3}
    idol = {"name": "Idol", "dial": [{"countdown": 3}, click, click, click]}
    game = table_of((ANN, idol, "C3"), (ANN, able("Fina"), "F3"))
    for command in (Token("idol", 1, actor=ANN), Place("idol", "C4", actor=ANN), Damage("idol", 1, actor=ANN)):
        assert "game-countdown-by-hand" in told(game.do(command))
    for command in (Token("idol", 1, actor=ANN), Place("idol", "C5", actor=ANN), Damage("idol", 1, actor=ANN)):
        assert "game-countdown-by-hand" not in told(game.do(command))


def test_24_5b_the_ko_of_a_title_character() -> None:
    """Its Continuity abilities are named then; nobody else's."""
    game = table_of((ANN, able("Cato", title=True), "C3"), (ANN, able("Fina"), "F3"))
    assert "game-title-ko" not in told(game.do(Damage("fina", 9, actor=ANN)))
    assert "game-title-ko" in told(game.do(Damage("cato", 9, actor=ANN)))


def test_23_1b_a_keyword_until_a_moment_ends_by_itself() -> None:
    """Where the effect says until when, the keyword goes, or comes back, then and not before (P98)."""
    game = table_of((ANN, able("Cato", keywords=["Crew"]), "C3"), (BEN, able("Dario"), "F6"))
    game.do(ChangeKeyword("cato", "Robot", until="turn", actor=ANN))
    game.do(ChangeKeyword("cato", "Crew", gains=False, until="next-turn", actor=ANN))
    assert game.state.by_id("cato").keywords == frozenset({"Robot"})
    game.do(EndTurn(actor=ANN))
    assert game.state.by_id("cato").keywords == frozenset()
    game.do(EndTurn(actor=BEN))
    assert game.state.by_id("cato").keywords == frozenset({"Crew"})
    game.do(EndTurn(actor=ANN))
    assert game.state.lasting == ()


def test_23_1b_what_ends_leaves_a_keyword_as_it_stood_before() -> None:
    """One gained for good is back once it is lost no longer, one lost for good stays lost; undo restores both (P98)."""
    game = table_of((ANN, able("Cato", keywords=["Crew"]), "C3"), (BEN, able("Dario"), "F6"))
    game.do(ChangeKeyword("cato", "Robot", actor=ANN))
    game.do(ChangeKeyword("cato", "Crew", gains=False, actor=ANN))
    game.do(ChangeKeyword("cato", "Robot", gains=False, until="turn", actor=ANN))
    game.do(ChangeKeyword("cato", "Crew", until="turn", actor=ANN))
    assert game.state.by_id("cato").keywords == frozenset({"Crew"})
    game.do(EndTurn(actor=ANN))
    assert game.state.by_id("cato").keywords == frozenset({"Robot"})
    game.do(Undo(actor=ANN))
    assert game.state.by_id("cato").keywords == frozenset({"Crew"})


def test_23_1b_several_effects_about_one_keyword() -> None:
    """The later one counts until it ends, whichever ends first; what comes for good meanwhile is not taken back."""
    game = table_of((ANN, able("Cato", keywords=["Crew"]), "C3"), (BEN, able("Dario"), "F6"))
    game.do(ChangeKeyword("cato", "Crew", gains=False, until="turn", actor=ANN))
    game.do(ChangeKeyword("cato", "Crew", until="next-turn", actor=ANN))
    game.do(EndTurn(actor=ANN))
    assert game.state.by_id("cato").keywords == frozenset({"Crew"})
    game.do(ChangeKeyword("cato", "Crew", gains=False, actor=ANN, judge=True))
    game.do(EndTurn(actor=BEN))
    assert (game.state.by_id("cato").keywords, game.state.lasting) == (frozenset(), ())


def test_12_5d_a_keyword_for_a_time_ends_with_a_ko() -> None:
    """Effects with durations expire then: who is no longer counted as KO'd has the keywords of before (P98)."""
    game = table_of((ANN, able("Cato", keywords=["Crew"]), "C3"), (ANN, able("Fina"), "F3"), (BEN, able("Dario"), "F6"))
    game.do(ChangeKeyword("cato", "Crew", gains=False, until="next-turn", actor=ANN))
    game.do(Damage("cato", 9, actor=ANN))
    game.do(Correct("cato", "ko", False, actor=ANN))
    assert game.state.by_id("cato").keywords == frozenset({"Crew"})


def test_23_1b_a_keyword_that_players_end() -> None:
    """As long as something is so: the ruling says that its end is theirs; other lengths than a card's are refused."""
    game = table_of((ANN, able("Cato"), "C3"), (BEN, able("Dario"), "F6"))
    decision = game.do(ChangeKeyword("cato", "Robot", until="as-long-as", actor=ANN))
    assert "game-effect-by-hand" in [step.message for step in decision.ruling.steps]
    assert game.refused(ChangeKeyword("cato", "Robot", actor=ANN)) == ["game-refused-has-keyword"]
    game.do(EndEffect("cato", "robot", actor=ANN))
    assert game.state.by_id("cato").keywords == frozenset()
    for until in ("again", "never"):
        with pytest.raises(DocumentError, match="until"):
            game.ask(ChangeKeyword("cato", "Robot", until=until, actor=ANN))  # type: ignore[arg-type]
    game.do(ChangeKeyword("cato", "Robot", until="turn", actor=ANN))
    game.do(ToSideline("cato", actor=ANN))
    assert (game.state.by_id("cato").keywords, game.state.lasting) == (frozenset(), ())
