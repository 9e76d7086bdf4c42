"""The beginning of a turn: rolls that triggered, once each, until the first action or until their player goes on."""

from __future__ import annotations

import pytest

from engine.errors import DocumentError
from engine.heroclix.game import Correct, EndBeginning, EndTurn, Move, Token, Undo, Use, open_rolls
from engine.heroclix.game.describe.reminders import reminded
from tests.engine.game.tables import ANN, BEN, JUDGE, Game, able, table_of


def rested(*figures: tuple[str, dict[str, object], str], tokens: dict[str, int]) -> Game:
    """Return a game at the beginning of Ann's turn, her figures with these action tokens."""
    game = table_of(*figures)
    game.do(EndTurn(actor=ANN))
    for name, count in tokens.items():
        game.do(Token(name, count, actor=JUDGE, judge=True))
    game.do(EndTurn(actor=BEN))
    return game


def waits(game: Game) -> list[str]:
    """Return the rolls that may be made now."""
    return [f"{one.power}:{one.figure}" for one in open_rolls(game.state)]


def tokens(game: Game, figure: str) -> int:
    """Return the action tokens of a figure."""
    return game.state.by_id(figure).tokens


def test_27_3h_willpower_removes_a_token_on_5() -> None:
    """A 5 removes one of two, a 4 none; the roll is made once."""
    for roll, left in ((5, 1), (4, 2)):
        game = rested(
            (ANN, able("Cato", "willpower"), "C2"),
            (ANN, able("Fina", "willpower"), "F2"),
            tokens={"cato": 2, "fina": 1},
        )
        assert waits(game) == ["willpower:cato", "willpower:fina"]
        assert game.state.phase == "beginning"
        game.do(Use("cato", "willpower", roll=roll, actor=ANN))
        assert tokens(game, "cato") == left
        assert game.refused(Use("cato", "willpower", roll=6, actor=ANN)) == ["game-refused-no-roll-open"]
        assert waits(game) == ["willpower:fina"]


def test_9_1a_the_last_roll_ends_the_beginning() -> None:
    """Nothing is left to roll: the action phase begins. The bot's dice will do as well."""
    game = rested((ANN, able("Cato", "willpower"), "C2"), tokens={"cato": 1})
    game.do(Use("cato", "willpower", actor=ANN), 6)
    assert (game.state.phase, tokens(game, "cato")) == ("action", 0)


def test_9_1a_without_a_roll_the_action_phase_begins_at_once() -> None:
    """No token to remove, or nobody with the power: nobody is asked."""
    game = rested((ANN, able("Cato", "willpower"), "C2"), (ANN, able("Fina"), "F2"), tokens={"fina": 1})
    assert (game.state.phase, waits(game)) == ("action", [])
    assert game.refused(EndBeginning(actor=ANN)) == ["game-refused-not-the-beginning"]


def test_27_7e_great_size_succeeds_on_3() -> None:
    """Both sides of its boundary, without the power on the dial."""
    for roll, left in ((3, 0), (2, 1)):
        game = rested((ANN, able("Cato", size="giant"), "C2"), tokens={"cato": 1})
        game.do(Use("cato", "willpower", roll=roll, actor=ANN))
        assert tokens(game, "cato") == left


def test_27_4l_nobody_who_is_ko_loses_a_token() -> None:
    """A friend that was KO'd is no target of Leadership: refused for that, and the roll may still be made."""
    leader = able("Cato", "leadership", points=100)
    game = rested(
        (ANN, leader, "C2"), (ANN, able("Fina", points=50), "C3"), (ANN, able("Gone"), "D3"), tokens={"fina": 1}
    )
    game.do(Correct("gone", "ko", True, actor=JUDGE, judge=True))
    assert game.refused(Use("cato", "leadership", target="gone", roll=6, actor=ANN)) == ["game-refused-ko"]
    assert waits(game) == ["leadership:cato"]


def test_27_4l_leadership_removes_a_token_from_an_adjacent_friend() -> None:
    """Of fewer points or of a common keyword; not from one far off, and not from an equal without one."""
    leader = able("Cato", "leadership", points=100)
    game = rested(
        (ANN, leader, "C2"),
        (ANN, able("Fina"), "C3"),
        (ANN, able("Gala", points=100), "D2"),
        (ANN, able("Hero"), "G7"),
        tokens={"fina": 1, "gala": 1, "hero": 1},
    )
    (one,) = open_rolls(game.state)
    assert (one.figure, one.power, one.succeeds_on, one.targets) == ("cato", "leadership", (5, 6), ("fina",))
    for other in ("gala", "hero"):
        assert game.refused(Use("cato", "leadership", target=other, roll=6, actor=ANN)) == ["use-leadership-target"]
    game.do(Use("cato", "leadership", roll=5, actor=ANN))
    assert (tokens(game, "fina"), tokens(game, "gala"), game.state.phase) == (0, 1, "action")


def test_27_4l_a_common_keyword_will_do() -> None:
    """As many points, one keyword in common; with two to choose from one must be named."""
    leader = able("Cato", "leadership", keywords=["Guild"])
    game = rested(
        (ANN, leader, "C2"),
        (ANN, able("Fina", keywords=["Guild"]), "C3"),
        (ANN, able("Gala", points=10), "D2"),
        tokens={"fina": 2, "gala": 1},
    )
    with pytest.raises(DocumentError):
        game.ask(Use("cato", "leadership", roll=6, actor=ANN))
    game.do(Use("cato", "leadership", target="fina", roll=6, actor=ANN))
    assert (tokens(game, "fina"), tokens(game, "gala")) == (1, 1)


def test_9_1a_the_first_action_ends_the_beginning() -> None:
    """The move is legal at once, and no roll is made after it."""
    game = rested((ANN, able("Cato", "willpower"), "C2"), tokens={"cato": 1})
    game.do(Move("cato", "C3", actor=ANN))
    assert game.state.phase == "action"
    assert game.refused(Use("cato", "willpower", roll=6, actor=ANN)) == ["game-refused-no-roll-open"]


def test_a_refused_move_does_not_end_the_beginning() -> None:
    """Nothing has changed: the roll may still be made."""
    game = rested((ANN, able("Cato", "willpower"), "C2"), tokens={"cato": 1})
    assert game.refused(Move("cato", "C3", actor=BEN))
    game.do(Use("cato", "willpower", roll=6, actor=ANN))


def test_9_1a_its_player_may_go_on_without_rolling() -> None:
    """The opponent may not say so; undo opens it again."""
    game = rested((ANN, able("Cato", "willpower"), "C2"), tokens={"cato": 1})
    before = game.state
    assert game.refused(EndBeginning(actor=BEN)) == ["game-refused-not-your-beginning"]
    assert game.refused(Use("cato", "willpower", roll=6, actor=BEN)) == ["game-refused-not-yours"]
    game.do(EndBeginning(actor=ANN))
    assert (game.state.phase, waits(game)) == ("action", [])
    game.do(Undo(actor=ANN))
    assert game.state == before


def test_9_the_turn_may_end_from_its_beginning() -> None:
    """Nothing is rolled, and the next turn has no roll of this one."""
    game = rested((ANN, able("Cato", "willpower"), "C2"), tokens={"cato": 1})
    game.do(EndTurn(actor=ANN))
    assert (game.state.active, game.state.phase, game.state.rolls_open) == ("blue", "action", ())


def test_8_1a_who_cannot_use_it_as_the_turn_begins_does_not_roll() -> None:
    """Willpower taken by Outwit until the opponent's next turn; regained later, it does not trigger any more."""
    game = rested((ANN, able("Cato", "willpower"), "C2"), tokens={"cato": 1})
    assert waits(game) == ["willpower:cato"]
    game = table_of((ANN, able("Cato", "willpower"), "C2"), (BEN, able("Dario", "outwit"), "C5"))
    game.do(EndTurn(actor=ANN))
    game.do(Token("cato", 1, actor=JUDGE, judge=True))
    game.do(Use("dario", "outwit", target="cato", value="willpower", actor=BEN))
    game.do(EndTurn(actor=BEN))
    assert (game.state.phase, waits(game)) == ("action", [])


def test_9_4_removing_a_token_is_not_clearing() -> None:
    """Who had two and loses one by Willpower acts again, and keeps both at the end of that turn."""
    game = rested((ANN, able("Cato", "willpower"), "C2"), tokens={"cato": 2})
    game.do(Use("cato", "willpower", roll=6, actor=ANN))
    game.do(Move("cato", "C3", actor=ANN))
    assert tokens(game, "cato") == 2
    game.do(EndTurn(actor=ANN))
    assert tokens(game, "cato") == 2


def test_9_4a_a_third_token_does_not_count_as_received() -> None:
    """With two already the third can't be given: both clear; a token received keeps them."""
    for count, left in ((2, 0), (1, 2)):
        game = rested((ANN, able("Cato"), "C2"), tokens={"cato": count})
        game.ask(Token("cato", 1, actor=ANN))
        game.do(EndTurn(actor=ANN))
        assert tokens(game, "cato") == left


def test_7_9_leadership_adds_to_the_action_total() -> None:
    """Three actions in a game of 300 points, four with Leadership on the map; Autonomous ones do not count (27.7a)."""
    for powers, actions in (((), 3), (("leadership",), 4)):
        names = ["Alan", "Bert", "Carl", "Dirk", "Emil"]
        game = table_of(*((ANN, able(name, *powers), f"{'ABCDE'[n]}2") for n, name in enumerate(names)))
        accepted = [
            not game.ask(Move(name.lower(), f"{'ABCDE'[n]}3", actor=ANN)).refused for n, name in enumerate(names)
        ]
        assert sum(accepted) == actions
    game = table_of(*((ANN, able(name, abilities=["autonomous"]), f"{'ABCDE'[n]}2") for n, name in enumerate(names)))
    for n, name in enumerate(names):
        game.do(Move(name.lower(), f"{'ABCDE'[n]}3", actor=ANN))
    assert game.state.actions_used == 0


TEXT = "Leadership. When Cato uses it and succeeds, you may instead generate an Imp bystander."


def test_20_7a_leadership_is_rolled_for_what_its_card_says() -> None:
    """With nobody to lose a token: the roll is open, and its success sets the text off; a failure does not."""
    special = [{"name": "Trick", "kind": "trait", "text": TEXT}]
    for roll, expected in ((5, [TEXT.partition(". ")[2]]), (4, [])):
        game = rested((ANN, able("Cato", points=100, special=special), "C2"), (ANN, able("Fina"), "G7"), tokens={})
        (one,) = open_rolls(game.state)
        assert (one.figure, one.power, one.targets) == ("cato", "leadership", ())
        assert game.refused(Use("cato", "leadership", target="fina", roll=6, actor=ANN))
        game.do(Use("cato", "leadership", roll=roll, actor=ANN))
        assert [found.text for found in reminded(game.state)] == expected
        assert game.state.phase == "action"


def test_20_7a_without_such_a_text_there_is_no_roll() -> None:
    """Nobody to lose a token, and nothing that a card says of it: nor where the text is of another's Leadership."""
    for text in ("Leadership.", "Leadership. // When an opposing character uses Leadership, hum."):
        special = [{"name": "Trick", "kind": "trait", "text": text}]
        game = rested((ANN, able("Cato", points=100, special=special), "C2"), tokens={})
        assert waits(game) == []
