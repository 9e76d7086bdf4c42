"""Cards' texts at their moment in a game: what happened sets them off, what was done is no more reminded (21.1a-b)."""

from __future__ import annotations

from typing import Any

import pytest

from engine import DocumentError
from engine.heroclix.game import (
    Attack,
    Command,
    ConfirmDamage,
    Damage,
    EditFigure,
    EndTurn,
    Heal,
    Move,
    Place,
    Undo,
    Use,
)
from engine.heroclix.game.apply.fold import fold
from engine.heroclix.game.describe.reminders import printed_actions, reminded
from engine.heroclix.game.state.document import to_document
from tests.engine.game.tables import ANN, BEN, Game, able, table_of

TRICKS = "Old Tricks"


def table(text: str, of: str = "cato", at: str = "C5", **more: Any) -> Game:
    """Return a game with Cato (red, C2), Fina (red, B2) and Dario (blue); one of them has a text on the card."""

    def card(name: str) -> dict[str, Any]:
        own = {"special": [{"name": TRICKS, "kind": "trait", "text": text, **more}]} if name.lower() == of else {}
        return able(name, **own)

    return table_of((ANN, card("Cato"), "C2"), (ANN, card("Fina"), "B2"), (BEN, card("Dario"), at))


def now(game: Game) -> list[str]:
    """Return the texts that are reminded of now."""
    return [one.text for one in reminded(game.state)]


def shoot(game: Game, *dice: int) -> None:
    """Have Cato shoot at Dario."""
    game.do(Attack("cato", ["dario"], "range", actor=ANN), *dice)


def confirm(game: Game) -> None:
    """Click the dials of the attack that waits."""
    game.do(ConfirmDamage(game.state.pending[0].attack, actor=ANN))


@pytest.mark.parametrize(
    ("text", "of", "dice", "before", "after"),
    [
        ("When Cato hits, after resolutions, heal him 1 click.", "cato", (6, 4), True, True),
        ("When Cato hits, after resolutions, heal him 1 click.", "cato", (1, 2), False, None),
        ("When Cato misses, after resolutions, give him a Rage token.", "cato", (1, 2), True, None),
        ("When Cato misses, after resolutions, give him a Rage token.", "cato", (6, 4), False, False),
        ("When Cato makes a close attack and hits, heal him 1 click.", "cato", (6, 4), False, False),
        ("When Cato makes a range attack and hits, heal him 1 click.", "cato", (6, 4), True, True),
        ("When Dario is hit, after resolutions, roll a d6.", "dario", (6, 4), True, True),
        ("When Dario is damaged, after resolutions, roll a d6.", "dario", (6, 4), False, True),
        ("When Cato damages an opposing character, heal him 1 click.", "cato", (6, 4), False, True),
        ("When an adjacent friendly character hits, roll a d6.", "fina", (6, 4), True, True),
        ("When an opposing character hits, roll a d6.", "fina", (6, 4), False, False),
        ("When Cato KO's an opposing character, heal him 1 click.", "cato", (6, 4), False, False),
    ],
)
def test_21_1b_a_trigger_at_its_moment(
    text: str, of: str, dice: tuple[int, int], before: bool, after: bool | None
) -> None:
    """Set off by what an attack has come to so far: before its damage is confirmed, and behind it."""
    game = table(text, of)
    assert now(game) == []
    shoot(game, *dice)
    assert (now(game) == [text]) is before
    if after is not None:
        confirm(game)
        assert (now(game) == [text]) is after


@pytest.mark.parametrize(
    ("text", "of", "command", "reminds"),
    [
        ("When Dario is KO'd, roll a d6.", "dario", Damage("dario", 9, actor=BEN), True),
        ("When Dario is KO'd, roll a d6.", "dario", Damage("dario", 1, actor=BEN), False),
        ("When an opposing character is KO'd, heal Cato 1 click.", "cato", Damage("dario", 9, actor=BEN), True),
        ("When a friendly character is KO'd, heal Cato 1 click.", "cato", Damage("dario", 9, actor=BEN), False),
        ("When Dario is KO'd by an opponent's attack, roll a d6.", "dario", Damage("dario", 9, actor=BEN), False),
        ("When Dario takes damage, roll a d6.", "dario", Damage("dario", 1, actor=BEN), True),
        ("When Cato is placed, roll a d6.", "cato", Place("cato", "C3", actor=ANN), True),
        ("When Cato is placed, roll a d6.", "cato", Place("fina", "B3", actor=ANN), False),
    ],
)
def test_21_1b_a_trigger_whatever_brings_it_about(text: str, of: str, command: Command, reminds: bool) -> None:
    """A KO, damage and a place that the table enters by hand; by an attack only where one did it."""
    game = table(text, of)
    game.do(command)
    assert (now(game) == [text]) is reminds


def test_21_1b_healed_and_carried() -> None:
    """Whose dial goes up, who carries and who is carried; clearing tokens."""
    text = "When Dario is healed, roll a d6."
    game = table(text, "dario")
    game.do(Damage("dario", 1, actor=BEN))
    assert now(game) == []
    game.do(Heal("dario", 1, actor=BEN))
    assert now(game) == [text]
    for of, said in (
        ("cato", "When Cato carries a character, roll a d6."),
        ("fina", "When Fina is carried, roll a d6."),
    ):
        told = [{"name": TRICKS, "kind": "trait", "text": said}]
        cards = {name: {"special": told} if name == of else {} for name in ("cato", "fina")}
        carrier = able("Cato", abilities=["passenger:1"], **cards["cato"])
        game = table_of((ANN, carrier, "C2"), (ANN, able("Fina", **cards["fina"]), "B2"), (BEN, able("Dario"), "C8"))
        game.do(Move("cato", "C4", carry=("fina",), actor=ANN))
        assert now(game) == [said]


def test_21_1b_everything_that_belongs_to_a_trigger() -> None:
    """The sentences behind it are reminded with it, as they are printed; those of another part are not."""
    text = "When Cato hits, after resolutions, you may roll a d6. 5-6: Heal Cato 1 click."
    game = table(f"Stealth. // {text} // At the beginning of your turn, Cato may move.")
    shoot(game, 6, 4)
    [one] = reminded(game.state)
    assert (one.figure, one.side, one.special, one.others) == ("cato", "red", TRICKS, ("dario",))
    assert one.text == text
    assert (one.number, one.used, one.limit) == (1, 0, 0)


def test_21_1b_what_is_judged_is_not_reminded() -> None:
    """A standing effect that is understood has taken part: no word of it here."""
    game = table("When Cato attacks, modify attack +1.")
    shoot(game, 6, 4)
    assert now(game) == []


def test_9_the_beginning_and_the_end_of_a_turn() -> None:
    """At the beginning of its own turn and no other's; at its end, once that has come."""
    beginning = table("At the beginning of your turn, roll a d6.", "dario")
    ending = table("At the end of your turn, heal Cato 1 click.")
    each = table("At the beginning of an opponent's turn, roll a d6.", "cato")
    for game, first, second in ((beginning, 1, 0), (ending, 1, 0), (each, 1, 0)):
        assert now(game) == []
        game.do(EndTurn(actor=ANN))
        assert len(now(game)) == first
        game.do(EndTurn(actor=BEN))
        assert len(now(game)) == second


def test_10_a_move_sets_it_off() -> None:
    """When it moves; and the next action of anybody ends the moment."""
    game = table("When Cato moves, after resolutions, roll a d6.")
    game.do(Move("cato", "D3", actor=ANN))
    assert len(now(game)) == 1
    game.do(Move("fina", "B3", actor=ANN))
    assert now(game) == []


def test_21_11_once_a_turn_counted_and_shown() -> None:
    """Used, it is neither reminded of again this turn nor may be used again; in its next turn it may."""
    game = table("Once per turn, when Cato hits, heal him 1 click.", at="C3")
    game.do(Attack("cato", ["dario"], "close", actor=ANN), 6, 4)
    confirm(game)
    [one] = reminded(game.state)
    assert (one.used, one.limit) == (0, 1)
    game.do(Use("cato", TRICKS, actor=ANN))
    assert now(game) == []
    assert game.refused(Use("cato", TRICKS, actor=ANN)) == ["game-refused-limit"]
    game.do(Undo(actor=ANN))
    assert len(now(game)) == 1
    game.do(Use("cato", TRICKS, actor=ANN))
    game.do(EndTurn(actor=ANN))
    game.do(EndTurn(actor=BEN))
    game.do(Attack("cato", ["dario"], "close", actor=ANN), 6, 4)
    assert len(now(game)) == 1


def test_21_1b_what_was_done_is_no_more_reminded() -> None:
    """Without a limit too, until it is set off again; whose it isn't can't say so; a number that is none is refused."""
    game = table("When Cato hits, roll a d6. // When Cato attacks, after resolutions, heal him 1 click.", at="C3")
    game.do(Attack("cato", ["dario"], "close", actor=ANN), 6, 4)
    confirm(game)
    assert [one.number for one in reminded(game.state)] == [1, 2]
    assert game.refused(Use("cato", TRICKS, value="1", actor=BEN)) == ["game-refused-not-yours"]
    with pytest.raises(DocumentError, match="value"):
        game.ask(Use("cato", TRICKS, value="3", actor=ANN))
    game.do(Use("cato", TRICKS, value="1", actor=ANN))
    assert [one.number for one in reminded(game.state)] == [2]
    game.do(Use("cato", TRICKS, actor=ANN))
    assert now(game) == []


def test_21_1a_actions_printed_on_cards() -> None:
    """Offered to its own figure in its own turn; FREE costs nothing, POWER is an action with its token."""
    game = table("FREE: Once per turn, roll a d6. // POWER: Heal an adjacent friendly character 1 click.")
    assert [one.text for one in printed_actions(game.state, "cato")] == [
        "FREE: Once per turn, roll a d6.",
        "POWER: Heal an adjacent friendly character 1 click.",
    ]
    assert printed_actions(game.state, "fina") == ()
    assert printed_actions(game.state, "dario") == ()
    game.do(Use("cato", TRICKS, value="1", actor=ANN))
    assert game.state.by_id("cato").tokens == 0
    assert game.state.actions_used == 0
    assert [one.number for one in printed_actions(game.state, "cato")] == [2]
    game.do(Use("cato", TRICKS, value="2", actor=ANN))
    assert game.state.by_id("cato").tokens == 1
    assert game.state.actions_used == 1
    assert printed_actions(game.state, "cato") == ()  # it has been given a costed action this turn
    assert game.refused(Use("cato", TRICKS, value="2", actor=ANN))


def test_21_1a_actions_that_a_card_gives_to_others() -> None:
    """Whom the card means is offered them; whom it doesn't, not."""
    game = table('Adjacent friendly characters have "FREE: Roll a d6."')
    assert [one.figure for one in printed_actions(game.state, "fina")] == ["cato"]
    assert printed_actions(game.state, "cato") == ()


def test_18_2_a_text_left_unread_reminds_of_nothing() -> None:
    """Nor does one whose effects were typed; a document of the game says as much."""
    game = table("When Cato hits, roll a d6. Stealth.")
    game.do(
        EditFigure(
            "cato", {"special": [{"name": TRICKS, "text": "When Cato hits, roll a d6.", "read": False}]}, actor=ANN
        )
    )
    shoot(game, 6, 4)
    assert now(game) == []
    [cato] = [one for one in to_document(game.state)["figures"] if one["id"] == "cato"]
    assert cato["special"][0]["read"] is False


def test_21_1b_the_log_alone_tells_it() -> None:
    """A game folded anew, or read from its document of the past, reminds of the same."""
    game = table("When Cato hits, roll a d6.")
    shoot(game, 6, 4)
    confirm(game)
    assert reminded(fold(game.log)) == reminded(game.state) != ()


def test_21_1b_other_editions_remind_of_nothing() -> None:
    """Their cards' texts are not read."""
    text = [{"name": TRICKS, "text": "When Cato hits, roll a d6."}]
    game = table_of((ANN, able("Cato", special=text), "C2"), (BEN, able("Dario"), "C5"), ruleset="heroclix-2022")
    shoot(game, 6, 4)
    assert reminded(game.state) == ()


def test_21_1_the_ruling_of_an_attack_names_each_sentence() -> None:
    """Judged, reminded or unread, as an answer to a document does; one whose moment it isn't is left out."""
    game = table("When Cato attacks, modify attack +1. // Cato gribbles. // When Cato hits, roll a d6. // FREE: Hum.")
    steps = game.do(Attack("cato", ["dario"], "range", actor=ANN), 6, 4).ruling.steps
    told = [(step.message, str(step.data["sentence"])) for step in steps if step.message.startswith("card-")]
    assert told == [
        ("card-judged", "When Cato attacks, modify attack +1."),
        ("card-unread", "Cato gribbles."),
        ("card-reminded", "When Cato hits, roll a d6."),
    ]
