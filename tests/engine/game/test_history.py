"""Taking back and putting back (P34)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.dice import FixedDice
from engine.errors import LogError
from engine.heroclix.game import (
    EMPTY,
    AddCard,
    AddFigure,
    Agreement,
    Attack,
    ConfirmDamage,
    Damage,
    Decision,
    DrawCard,
    EndGame,
    EndTurn,
    Join,
    Leave,
    Move,
    NewGame,
    Place,
    Redo,
    RollInitiative,
    Throw,
    Undo,
    Use,
    apply,
    decide,
    fold,
)
from engine.heroclix.game.events import InitiativeRolled, Redone, Undone
from tests.engine.game.tables import ANN, BEN, EVE, JUDGE, Game, able, card, fighting, set_up, table_of


def test_a_command_is_taken_back_whole() -> None:
    """A move gives an action, moves and gives a token: one undo takes all three back."""
    game = set_up()
    before = game.state
    game.do(Move("alba", "C3", actor=ANN))
    assert game.state != before
    game.do(Undo(actor=ANN))
    assert game.state == before


def test_undo_goes_further_back() -> None:
    """Repeated, it takes back one command after the other, and redo puts them back in turn."""
    game = set_up()
    states = [game.state]
    for square in ("C2", "D2"):
        game.do(Move("alba" if square == "C2" else "asta", square, actor=ANN))
        states.append(game.state)
    for expected in reversed(states[:-1]):
        game.do(Undo(actor=ANN))
        assert game.state == expected
    for expected in states[1:]:
        game.do(Redo(actor=ANN))
        assert game.state == expected
    assert game.refused(Redo(actor=ANN)) == ["game-refused-nothing-to-redo"]


def test_the_log_only_grows() -> None:
    """Undo and redo are events: the sequence counts every one of them."""
    game = set_up()
    for command in (Damage("alba", 1, actor=ANN), Undo(actor=ANN), Redo(actor=ANN), Undo(actor=ANN)):
        length = len(game.log)
        game.do(command)
        assert len(game.log) > length
        assert game.state.sequence == len(game.log)


def test_the_beginning_is_not_taken_back() -> None:
    """The opening of the game stays."""
    game = Game()
    game.do(NewGame("heroclix-modern", actor=ANN))
    assert game.refused(Undo(actor=ANN, judge=True)) == ["game-refused-nothing-to-undo"]


def test_an_opponent_s_command_is_theirs_or_the_judge_s() -> None:
    """Ben does not take back Ann's move, a judge does."""
    game = set_up()
    game.do(Move("alba", "C3", actor=ANN))
    assert game.refused(Undo(actor=BEN)) == ["game-refused-not-your-command"]
    game.do(Undo(actor=JUDGE, judge=True))


def test_what_a_judge_took_back_a_player_does_not_put_back() -> None:
    """Who took it back, or a judge, puts it back."""
    game = set_up()
    game.do(Move("alba", "C3", actor=ANN))
    game.do(Undo(actor=JUDGE, judge=True))
    assert game.refused(Redo(actor=ANN)) == ["game-refused-not-your-undo"]
    game.do(Redo(actor=JUDGE, judge=True))


def test_a_new_command_ends_what_can_be_put_back() -> None:
    """After a new command nothing is left to redo."""
    game = set_up()
    game.do(Damage("alba", 1, actor=ANN))
    game.do(Undo(actor=ANN))
    game.do(Damage("asta", 1, actor=ANN))
    assert game.refused(Redo(actor=ANN)) == ["game-refused-nothing-to-redo"]


def test_a_refused_command_is_not_taken_back() -> None:
    """Undo takes back the last command that was accepted."""
    game = set_up()
    before = game.state
    game.do(Damage("alba", 1, actor=ANN))
    game.refused(Move("boro", "C7", actor=BEN))
    game.do(Undo(actor=ANN))
    assert game.state == before


def test_rolls_put_back_stay_as_they_were() -> None:
    """An attack put back has the same roll: the dice handed in are not asked."""
    game = fighting()
    game.do(AddFigure(card("Cato"), "C2", actor=BEN))
    game.do(Attack("alba", ["cato"], "close", actor=ANN), 6, 3)
    waiting = game.state
    game.do(Undo(actor=ANN))
    assert game.state.pending == ()
    game.do(Redo(actor=ANN))
    assert game.state == waiting
    game.do(ConfirmDamage(game.state.pending[0].attack, actor=ANN))


def test_an_attack_taken_back_is_not_confirmed() -> None:
    """Its number stays its own: the next attack has another, so that an old button hits nothing."""
    game = fighting()
    game.do(AddFigure(card("Cato"), "C2", actor=BEN))
    game.do(Attack("alba", ["cato"], "close", [6, 3], actor=ANN))
    old = game.state.pending[0].attack
    game.do(Undo(actor=ANN))
    game.do(Attack("alba", ["cato"], "close", [5, 3], actor=ANN))
    assert game.state.pending[0].attack != old
    assert game.refused(ConfirmDamage(old, actor=ANN)) == ["game-refused-no-attack"]


def test_the_end_of_a_turn_is_taken_back() -> None:
    """Cleared tokens and forgotten marks come back with it."""
    game = set_up()
    game.do(Move("alba", "C3", actor=ANN))
    before = game.state
    game.do(EndTurn(actor=ANN))
    game.do(Undo(actor=ANN))
    assert game.state == before


def test_fold_of_a_log_with_undo() -> None:
    """It comes to the same as the log up to the command taken back."""
    game = set_up()
    length = len(game.log)
    game.do(Move("alba", "C3", actor=ANN))
    game.do(Undo(actor=ANN))
    assert fold(game.log) == fold(game.log[:length])
    assert fold(game.log) == game.state


@pytest.mark.parametrize(("field", "value"), [("after", 6), ("after", 0), ("figure", "nobody"), ("command", 3)])
def test_an_event_that_can_t_have_happened_is_an_error(field: str, value: object) -> None:
    """A click that the dial lacks, a figure that is not there, a command that is over."""
    game = set_up()
    game.do(Damage("alba", 1, actor=ANN))
    event = replace(game.log[-1], **{field: value})
    with pytest.raises(LogError):
        apply(fold(game.log[:-1]), event)


def test_two_on_one_square_are_a_damaged_log() -> None:
    """13.2 holds for what comes from a log, too."""
    game = set_up()
    game.do(Place("alba", "C2", actor=ANN))
    with pytest.raises(LogError):
        apply(fold(game.log[:-1]), replace(game.log[-1], at=("D1",)))


def test_a_damaged_log_is_an_error() -> None:
    """A missing event, an event that does not follow, and an undo of something else are found."""
    game = set_up()
    with pytest.raises(LogError):
        fold(game.log[1:])
    with pytest.raises(LogError):
        fold([*game.log[:5], *game.log[6:]])
    with pytest.raises(LogError):
        apply(game.state, Undone(3, actor=ANN, command=game.state.sequence + 1))
    with pytest.raises(LogError):
        apply(game.state, Redone(3, actor=ANN, command=game.state.sequence + 1))
    with pytest.raises(LogError):
        apply(EMPTY, game.log[-1])


SHOT = Attack("cato", ["dario"], "range", actor=ANN)


def shooting(*dice: int, shot: Attack = SHOT) -> Game:
    """Return a game in which Ann has shot at Ben's figure, the bot's dice falling so."""
    game = table_of((ANN, able("Cato"), "B1"), (BEN, able("Dario"), "B5"))
    game.do(shot, *dice)
    return game


def back(game: Game, command: Undo) -> Decision:
    """Give an undo as it is, with nobody's word but its own."""
    return decide(game.state, command, FixedDice([]))


def keys(decision: Decision) -> list[str]:
    """Return the keys of a refusal; empty where it was accepted."""
    return [step.message for step in decision.ruling.steps] if decision.refused else []


def test_p34_the_bots_dice_are_taken_back_with_anothers_word() -> None:
    """Neither alone, nor with one's own word or a watcher's; with the other player's it is, and the log says so."""
    game = shooting(2, 1)
    for agreed in (None, Agreement(ANN, "Ann"), Agreement(ANN, "Ann", judge=True), Agreement(EVE, "Eve")):
        assert keys(back(game, Undo(agreed=agreed, actor=ANN))) == ["game-refused-undo-asks"]
    game.do(Undo(agreed=Agreement(BEN, "Ben"), actor=ANN))
    undone = game.log[-1]
    assert isinstance(undone, Undone)
    assert (undone.agreed_by, undone.agreed_name, undone.agreed_judge) == (BEN, "Ben", False)


def test_p34_whoever_rules_without_a_seat_takes_the_bots_dice_back_alone() -> None:
    """A judge without a seat does, of anybody's; one who plays asks the others like every player."""
    game = shooting(2, 1)
    assert keys(back(game, Undo(actor=JUDGE, judge=True))) == []
    for player in (ANN, BEN):
        assert keys(back(game, Undo(actor=player, judge=True))) == ["game-refused-undo-asks"]
    assert keys(back(game, Undo(agreed=Agreement(ANN, "Ann"), actor=BEN, judge=True))) == []


def test_p34_typed_dice_are_taken_back_freely() -> None:
    """What the players rolled themselves they put in anew when it was mistyped; so is what follows a roll."""
    game = shooting(shot=replace(SHOT, roll=[2, 1]))
    assert keys(back(game, Undo(actor=ANN))) == []
    game = shooting(2, 1)
    game.do(Damage("cato", 1, actor=ANN))
    assert keys(back(game, Undo(actor=ANN))) == []


def test_p34_who_plays_all_sides_takes_the_bots_dice_back_alone() -> None:
    """There is nobody to be asked."""
    game = shooting(2, 1)
    game.do(Leave(actor=BEN))
    game.do(Join("Ann", side="blue", actor=ANN))
    game.do(Throw("coin", actor=ANN), 1)
    assert keys(back(game, Undo(actor=ANN))) == []


def test_p34_a_roll_put_back_is_the_same_roll_and_stays_guarded() -> None:
    """Redo asks nobody; after it the step is taken back only with another's word again."""
    game = shooting(2, 1)
    after = game.state
    game.do(Undo(agreed=Agreement(BEN, "Ben"), actor=ANN))
    game.do(Redo(actor=ANN))
    assert game.state == after
    assert keys(back(game, Undo(actor=ANN))) == ["game-refused-undo-asks"]


def test_p34_every_roll_of_the_bot_is_guarded() -> None:
    """A break away, a power's die, a coin: whatever event holds the bot's dice."""
    game = table_of((ANN, able("Cato", "regeneration"), "B1"), (BEN, able("Dario"), "B2"))
    for command in (Move("cato", "D1", actor=ANN), Use("cato", "regeneration", actor=ANN), Throw("coin", actor=ANN)):
        held = game.state
        game.do(command, 6, 6)
        assert keys(back(game, Undo(actor=ANN))) == ["game-refused-undo-asks"], command
        game.do(Undo(agreed=Agreement(BEN, "Ben"), actor=ANN))
        assert game.state == held


def test_p34_an_older_log_folds_as_before() -> None:
    """An undo of the bot's roll without anybody's word, as earlier logs hold it, is no damage to the log."""
    game = shooting(2, 1)
    assert game.state.last is not None
    undone = Undone(game.state.last.command, actor=ANN, command=game.state.sequence + 1)
    assert fold([*game.log, undone]) == apply(game.state, undone)


@pytest.mark.parametrize(
    ("command", "dice", "asked"),
    [
        (DrawCard(actor=ANN), (1,), True),
        (DrawCard(name="Sun", actor=ANN), (), False),
    ],
)
def test_p34_a_card_drawn_by_chance_is_guarded(command: DrawCard, dice: tuple[int, ...], asked: bool) -> None:
    """Nobody draws until the card pleases them; one that was drawn at the table is taken back freely."""
    game = table_of((ANN, able("Cato"), "B1"), (BEN, able("Dario"), "B5"))
    for name in ("Sun", "Moon"):
        game.do(AddCard(name, "tarot", actor=ANN))
    game.do(command, *dice)
    assert keys(back(game, Undo(actor=ANN))) == (["game-refused-undo-asks"] if asked else [])


def test_p34_the_only_card_is_no_chance() -> None:
    """A deck of one has nothing to hope for."""
    game = table_of((ANN, able("Cato"), "B1"), (BEN, able("Dario"), "B5"))
    game.do(AddCard("Sun", "tarot", actor=ANN))
    game.do(DrawCard(actor=ANN))
    assert keys(back(game, Undo(actor=ANN))) == []


def test_p34_the_dice_of_a_tie_are_guarded() -> None:
    """Taking back the end of a game would roll anew for its winner (5.4); an end without dice is taken back freely."""
    for winner, dice, asked in ((None, (6, 6, 1, 1), True), ("red", (), False)):
        game = shooting(shot=replace(SHOT, roll=[2, 1]))
        game.do(EndGame(winner, agreed=Agreement(BEN, "Ben"), actor=ANN), *dice)
        assert keys(back(game, Undo(actor=ANN))) == (["game-refused-undo-asks"] if asked else [])


@pytest.mark.parametrize(
    ("rolls", "dice", "thrown"),
    [
        ([], (6, 6, 1, 1), "bot"),
        ([{"red": [6, 6], "blue": [1, 1]}], (), "typed"),
        ([{"red": [6, 6]}], (1, 1), "both"),
        ([{"red": [3, 3], "blue": [3, 3]}], (6, 6, 1, 1), "both"),
    ],
)
def test_p34_what_the_bot_rolls_beside_typed_dice_is_guarded(
    rolls: list[dict[str, list[int]]], dice: tuple[int, ...], thrown: str
) -> None:
    """A tie typed in, or one side's dice, and the bot rolls the rest: the log says so, and it needs another's word."""
    game = set_up(begun=False)
    game.do(RollInitiative(rolls=rolls, actor=ANN), *dice)
    event = game.log[-1]
    assert isinstance(event, InitiativeRolled)
    assert event.dice == thrown
    assert keys(back(game, Undo(actor=ANN))) == ([] if thrown == "typed" else ["game-refused-undo-asks"])
