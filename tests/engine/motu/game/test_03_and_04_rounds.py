"""Setting up, four rounds, cards, passing, maintenance, the end (3, 4)."""

from __future__ import annotations

import json

import pytest

from engine import DocumentError, LogError, adjudicate
from engine.motu.game import (
    Activate,
    AddCards,
    AddCharacter,
    Agreement,
    Begin,
    ChooseCard,
    Collect,
    CompleteQuest,
    Concede,
    Correct,
    EndActivation,
    EndGame,
    Join,
    LayField,
    Maintain,
    NewGame,
    Opened,
    Pass,
    Place,
    PlayCard,
    Prepare,
    Redo,
    Reveal,
    RollStarting,
    ShuffleDeck,
    TakeBonus,
    Undo,
    event_from_json,
    event_to_json,
    fold,
    hand_of,
    offers,
    standing,
    to_document,
)
from tests.engine.motu.game.playing import ANN, BEN, Played, began, fighter, opened, refusals

CALM = {"name": "Calm", "initiative": 3, "ap": 2, "mana": 1, "text": "Move a friend."}
FAST = {"name": "Fast", "initiative": 7, "ap": 1, "mana": 2}
FAME = {"name": "Fame", "kind": "glory", "initiative": 5, "ap": 3, "text": "Defeat an enemy.", "points": 15}
SALT, OTHER = "salt-of-sixteen-letters", "another-salt-of-sixteen"


def turn(game: Played, figure: str, actor: str) -> None:
    """Activate a character and end it at once."""
    game.do(Activate(figure, "mana", actor=actor), EndActivation(actor=actor))


def emptied(game: Played) -> None:
    """Let both sides pass, so that the maintenance begins."""
    game.do(Pass(actor=ANN), Pass(actor=BEN))


# Setting up (3)


def test_3_the_first_round_begins_when_everything_lies_there() -> None:
    """Players, a field, characters on it and the starting player are asked for, in the book's order, then it begins."""
    game = Played()
    game.do(NewGame("Eternia", actor=ANN), Join("Ann", actor=ANN))
    missing = ["motu-game-too-few-players", "motu-game-no-field", *["motu-game-no-characters"] * 2]
    assert refusals(game.tries(Begin(actor=ANN))) == [*missing, "motu-game-no-starting-player"]
    game.do(Join("Ben", actor=BEN), LayField({"size": [12, 10]}, {"one": "F5"}, actor=ANN))
    game.do(AddCharacter(fighter("Brak"), at="B2", actor=ANN), AddCharacter(fighter("Zor"), actor=BEN))
    assert refusals(game.tries(Begin(actor=ANN))) == ["motu-game-off-field", "motu-game-no-starting-player"]
    game.do(Place("zor", "K2", actor=BEN), RollStarting(actor=ANN), Begin(actor=BEN), dice=[4, 4, 2, 5])
    found = standing(game.state)
    assert (found.round, found.phase, found.starting_player) == (1, "activation", "evil")
    game.checked()


@pytest.mark.parametrize(
    ("rolls", "dice", "winner"), [([{"masters": 3, "evil": 3}], [6, 1], "masters"), ([], [1, 2], "evil")]
)
def test_3_the_starting_player_has_the_higher_die(rolls: list[dict[str, int]], dice: list[int], winner: str) -> None:
    """Ties are thrown again: typed dice, and the bot's where none are left."""
    game = opened()
    game.do(RollStarting(rolls=rolls, actor=ANN), dice=dice)
    assert game.state.course.starting_player == winner


@pytest.mark.parametrize(
    ("rolls", "path"),
    [
        ([{"masters": 3}], "rolls[0].evil"),
        ([{"masters": 7, "evil": 1}], "rolls[0].masters"),
        ([{"masters": 2, "evil": 1}, {"masters": 2, "evil": 1}], "rolls[1]"),
    ],
)
def test_3_dice_that_cannot_be_are_an_error(rolls: list[dict[str, int]], path: str) -> None:
    """A side without a die, a die that is none, a throw after one that counted."""
    with pytest.raises(DocumentError) as told:
        opened().tries(RollStarting(rolls=rolls, actor=ANN))
    assert told.value.path == path


def test_2c_a_miniature_outside_its_zone_is_pointed_out() -> None:
    """It is placed, and the ruling says so; inside the zone it says nothing."""
    game = opened()
    inside = game.do(AddCharacter(fighter("Brak"), at="B10", actor=ANN))
    outside = game.do(AddCharacter(fighter("Mirn"), at="C10", actor=ANN))
    told = "motu-game-outside-zone"
    assert told not in [step.message for step in inside.ruling.steps]
    assert told in [step.message for step in outside.ruling.steps]


def test_two_do_not_stand_on_one_place_and_nobody_on_an_obstacle() -> None:
    """Such a place is an input error, and nothing changes."""
    game = opened(high=["C1"])
    game.do(AddCharacter(fighter("Brak"), at="B2", actor=ANN))
    for at, message in (
        ("B2", "error-motu-place-taken"),
        ("C1", "error-motu-obstacle"),
        ("Z9", "error-square-outside"),
    ):
        with pytest.raises(DocumentError) as told:
            game.tries(AddCharacter(fighter("Mirn"), at=at, actor=ANN))
        assert told.value.message == message


def test_a_players_own_army_alone() -> None:
    """Nobody adds to, moves or corrects the other army; a judge may; whoever only watches changes nothing."""
    game = opened()
    game.do(AddCharacter(fighter("Brak"), at="B2", actor=ANN))
    assert refusals(game.tries(Place("brak", "B3", actor=BEN))) == ["motu-game-not-yours"]
    assert refusals(game.tries(AddCharacter(fighter("X"), side="masters", actor=BEN))) == ["motu-game-side-not-yours"]
    assert refusals(game.tries(Place("brak", "B3", actor="7"))) == ["motu-game-not-a-player"]
    game.do(Place("brak", "B3", actor="7", judge=True))


# Cards (4b)


def test_4b_a_chosen_card_is_hidden_until_both_are_revealed() -> None:
    """Neither the state, nor the log, nor the export names it before; afterwards the log has the card and its salt."""
    game = began()
    game.do(AddCards([CALM, FAST], actor=ANN), AddCards([CALM, FAST], actor=BEN))
    found = game.do(ChooseCard("Fast", SALT, actor=ANN))
    assert found.ruling.value == "fast-1"
    hidden = json.dumps([event_to_json(event) for event in found.events]) + str(game.state.sealed)
    assert "fast" not in hidden
    assert SALT not in hidden
    assert refusals(game.tries(ChooseCard("Calm", OTHER, actor=ANN))) == ["motu-game-chosen-already"]
    cards = {"masters": Opened("fast-1", SALT)}
    assert refusals(game.tries(Reveal(cards, actor=ANN))) == ["motu-game-not-all-chosen"]
    game.do(ChooseCard("evil-calm-1", OTHER, actor=BEN))
    cards["evil"] = Opened("calm", OTHER)
    assert refusals(game.tries(Reveal({**cards, "masters": Opened("calm-1", SALT)}, actor=ANN))) == [
        "motu-game-wrong-seal"
    ]
    game.do(Reveal(cards, actor=BEN))
    assert game.kinds() == ["card-revealed", "card-revealed", "initiative-settled"]
    assert game.state.course.turns == ("masters", "evil")
    game.checked()


def test_4b_a_card_turned_up_tells_the_initiative_printed_on_it() -> None:
    """A log that tells another is damaged, though its seal fits: the seal is that of the card."""
    game = began()
    game.do(AddCards([CALM, FAST], actor=ANN), AddCards([CALM, FAST], actor=BEN))
    game.reveals("fast", "calm")
    log = [event_to_json(event) for event in game.log]
    turned_up = next(event for event in log if event["event"] == "card-revealed")
    turned_up["initiative"] += 1
    with pytest.raises(LogError):
        fold(event_from_json(event) for event in log)


def test_4b_a_seal_fits_one_card_and_one_salt() -> None:
    """The same card under another salt, or for the other side, has another seal."""
    seals = set()
    for actor, salt, card in ((ANN, SALT, "Calm"), (ANN, OTHER, "Calm"), (ANN, SALT, "Fast"), (BEN, SALT, "Calm")):
        game = began()
        game.do(AddCards([CALM, FAST], actor=ANN), AddCards([CALM, FAST], actor=BEN))
        game.do(ChooseCard(card, salt, actor=actor))
        seals.update(game.state.sealed.values())
    assert len(seals) == 4


def test_4b_the_higher_initiative_goes_first_and_the_starting_player_at_a_tie() -> None:
    """7 before 3; at 3 to 3 the starting player."""
    game = began()
    game.reveals(CALM, FAST)
    assert game.state.active_side == "evil"
    tied = began()
    tied.reveals(CALM, {**FAST, "initiative": 3})
    assert tied.state.active_side == "masters"


def test_4b_the_card_gives_points_and_mana_and_one_bonus() -> None:
    """Two points and a mana of the card, and a mana of the bonus; not twice; nothing else before it."""
    game = began()
    game.reveals(FAST, CALM)
    game.do(Activate("brak", actor=ANN))
    brak = game.state.by_id("brak")
    assert (game.state.course.points, brak.mana, brak.activated) == (1, 2, True)
    assert refusals(game.tries(EndActivation(actor=ANN))) == ["motu-game-bonus-first"]
    assert refusals(game.tries(PlayCard(CALM, "mana", actor=ANN))) == ["motu-game-bonus-first"]
    assert refusals(game.tries(TakeBonus("quest", actor=ANN))) == ["motu-game-wrong-bonus"]
    game.do(TakeBonus("mana", actor=ANN))
    assert game.state.by_id("brak").mana == 3
    assert refusals(game.tries(TakeBonus("ability", actor=ANN))) == ["motu-game-bonus-taken"]


def test_4b_a_character_has_five_mana_at_most() -> None:
    """With four, a card of two and a bonus of one make five."""
    game = began()
    game.do(Correct("brak", "mana", 4, actor=ANN))
    game.reveals(FAST, CALM)
    found = game.do(Activate("brak", "mana", actor=ANN))
    assert game.state.by_id("brak").mana == 5
    assert "motu-game-mana-full" in [step.message for step in found.ruling.steps]


def test_4b_further_cards_give_a_bonus_each() -> None:
    """A fate card a mana, a glory card a point: neither its own points nor its own mana."""
    game = began()
    game.reveals(FAST, CALM)
    game.do(Activate("brak", "ability", actor=ANN))
    game.do(PlayCard({**CALM, "ap": 9}, "mana", actor=ANN), PlayCard(FAME, "point", actor=ANN))
    assert (game.state.course.points, game.state.by_id("brak").mana) == (2, 3)
    assert refusals(game.tries(PlayCard(FAME, "point", actor=BEN))) == ["motu-game-side-not-yours"]


def test_7i_a_side_quest_is_in_play_before_it_is_completed() -> None:
    """Its points count for the army; a card whose point was taken instead has no quest."""
    game = began()
    game.reveals(FAST, CALM)
    game.do(Activate("brak", "mana", actor=ANN))
    assert refusals(game.tries(CompleteQuest("Fame", actor=ANN))) == ["motu-game-no-quest-in-play"]
    game.do(PlayCard(FAME, "point", actor=ANN))
    assert refusals(game.tries(CompleteQuest("Fame", actor=ANN))) == ["motu-game-no-quest-in-play"]
    game.do(PlayCard(FAME, "quest", actor=ANN), CompleteQuest("Fame", actor=ANN))
    assert game.state.army("masters").quests == (15,)
    assert standing(game.state).armies["masters"].points == 15
    assert refusals(game.tries(CompleteQuest("Fame", actor=ANN))) == ["motu-game-no-quest-in-play"]


def test_4b_the_other_side_activates_next_and_then_cards_are_chosen_again() -> None:
    """First one, then the other; nobody activates out of turn; points that are left are lost, mana stays."""
    game = began()
    game.reveals(FAST, CALM)
    assert refusals(game.tries(Activate("zor", actor=BEN))) == ["motu-game-not-your-activation"]
    game.do(Activate("brak", "mana", actor=ANN))
    assert refusals(game.tries(Activate("zor", actor=BEN))) == ["motu-game-still-active"]
    game.do(EndActivation(actor=ANN))
    assert (game.state.course.points, game.state.by_id("brak").mana) == (0, 3)
    turn(game, "zor", BEN)
    assert game.state.course.turns == ()
    assert refusals(game.tries(Activate("mirn", actor=ANN))) == ["motu-game-choose-cards-first"]
    game.reveals(FAST, CALM)
    assert refusals(game.tries(Activate("brak", actor=ANN))) == ["motu-activation-activated"]
    turn(game, "mirn", ANN)
    turn(game, "vex", BEN)
    assert game.state.course.passed == {"masters", "evil"}
    assert game.state.course.phase == "maintenance"
    game.checked()


def test_4b_whoever_passes_activates_nobody_more() -> None:
    """The other goes on alone until it passes too."""
    game = began()
    game.do(Pass(actor=ANN))
    assert refusals(game.tries(ChooseCard(CALM, SALT, actor=ANN))) == ["motu-game-has-passed"]
    game.reveals(None, CALM)
    turn(game, "zor", BEN)
    assert game.state.course.phase == "activation"
    game.do(Pass(actor=BEN))
    assert game.state.course.phase == "maintenance"


def test_4b_double_activation() -> None:
    """Whoever was activated last in a round is not the first of the next; a second of that round it may be."""
    game = began()
    game.reveals(FAST, CALM)
    turn(game, "brak", ANN)
    turn(game, "zor", BEN)
    emptied(game)
    game.do(Maintain(actor=ANN))
    assert (game.state.course.number, game.state.course.phase) == (2, "activation")
    game.reveals(FAST, CALM)
    assert refusals(game.tries(Activate("brak", actor=ANN))) == ["motu-activation-double"]
    turn(game, "mirn", ANN)
    turn(game, "vex", BEN)
    game.reveals(FAST, CALM)
    turn(game, "brak", ANN)


# Decks and hands (3, 4a)


def deck(game: Played, seed: str = "a-seed-that-is-long-enough") -> str:
    """Give the masters a deck of nine and a glory card, dealt by a seed."""
    game.do(
        AddCards([{**CALM, "copies": 5}, {**FAST, "copies": 4}, FAME], actor=ANN), ShuffleDeck(seed=seed, actor=ANN)
    )
    return seed


def test_3_a_dealt_deck_draws_five_and_hides_which() -> None:
    """Five are drawn; the log has the seal of the seed; who knows the seed knows the hand, glory with it."""
    game = began()
    seed = deck(game)
    found = standing(game.state).armies["masters"]
    assert (found.hand, found.deck, found.glory) == (5, 4, 1)
    assert seed not in json.dumps([event_to_json(event) for event in game.log])
    hand = hand_of(seed, game.state.cards_of("masters"), game.state.deck("masters").drawn)
    assert len(hand) == 6
    hidden = next(c.id for c in game.state.cards_of("masters") if c.kind == "fate" and c not in hand)
    assert refusals(game.tries(ChooseCard(hidden, SALT, seed=seed, actor=ANN))) == ["motu-game-card-not-in-hand"]
    with pytest.raises(DocumentError):
        game.tries(ChooseCard(hidden, SALT, seed="another seed", actor=ANN))
    assert refusals(game.tries(ShuffleDeck(seed=seed, actor=ANN))) == ["motu-game-dealt-already"]


def test_4a_cards_are_discarded_and_drawn_up_to_five() -> None:
    """One was played and two are discarded: three are drawn; then nothing more, and glory stays in hand."""
    game = began()
    seed = deck(game)
    hand = [c.id for c in hand_of(seed, game.state.cards_of("masters"), 5) if c.kind == "fate"]
    game.do(ChooseCard(hand[0], SALT, seed=seed, actor=ANN), Pass(actor=BEN))
    game.do(Reveal({"masters": Opened(hand[0], SALT)}, actor=ANN))
    turn(game, "brak", ANN)
    game.do(Pass(actor=ANN), Maintain(actor=ANN))
    assert game.state.course.phase == "preparation"
    assert [(offer.command, offer.side) for offer in offers(game.state)] == [("Prepare", "masters")]
    assert refusals(game.tries(Prepare(["Fame"], seed=seed, actor=ANN))) == ["motu-game-glory-not-discarded"]
    assert refusals(game.tries(Prepare([hand[0]], seed=seed, actor=ANN))) == ["motu-game-card-not-in-hand"]
    game.do(Prepare(hand[1:3], seed=seed, actor=ANN))
    found = standing(game.state).armies["masters"]
    assert (found.hand, found.deck) == (5, 1)
    assert game.state.course.phase == "activation"
    game.checked()


def test_3_a_deck_is_dealt_before_a_card_of_it_is_played() -> None:
    """With a card chosen or revealed it is too late: its hand could not be told any more."""
    game = began()
    game.do(AddCards([CALM, FAST], actor=ANN), ChooseCard("Calm", SALT, actor=ANN))
    assert refusals(game.tries(ShuffleDeck(actor=ANN))) == ["motu-game-setup-over"]


def test_4b_without_cards_an_army_passes() -> None:
    """A hand that is counted and empty chooses nothing: the army passes by itself."""
    game = began()
    game.do(AddCards([{**CALM, "copies": 1}], actor=ANN), ShuffleDeck(actor=ANN))
    game.do(ChooseCard("calm", SALT, actor=ANN), ChooseCard(FAST, OTHER, actor=BEN))
    game.do(Reveal({"masters": Opened("calm", SALT), "evil": Opened(FAST, OTHER)}, actor=ANN))
    turn(game, "zor", BEN)
    turn(game, "brak", ANN)
    assert game.state.course.passed == {"masters"}


# Maintenance and the end (4c)


def test_4c_objectives_are_taken_under_four_conditions() -> None:
    """As the judge says of each; a refusal lists what fails; the other player may let it stand, and the log says so."""
    game = began()
    game.do(Place("brak", "A2", actor=ANN))
    emptied(game)
    assert refusals(game.tries(Collect("brak", "one", actor=ANN))) == ["motu-objective-too-far"]
    assert refusals(game.tries(Collect("brak", "two", actor=ANN))) == ["motu-objective-own-zone"]
    assert refusals(game.tries(Collect("brak", "one", override=True, actor=ANN)))[-1] == "motu-game-ask-the-other"
    game.do(Collect("brak", "one", override=True, agreed=Agreement(BEN, "Ben"), actor=ANN))
    assert game.kinds() == ["objective-taken", "agreed"]
    game.do(Place("mirn", "L2", actor=ANN))
    assert refusals(game.tries(Collect("mirn", "three", actor=ANN)))[0] == "motu-objective-enemy-adjacent"
    game.do(Place("zor", "D2", actor=BEN))
    game.do(Collect("mirn", "three", actor=ANN))
    assert game.state.army("masters").objectives == 2
    assert standing(game.state).armies["masters"].points == 40
    game.checked()


def test_4c_maintenance_waits_for_who_can_still_take_something() -> None:
    """One side is done; the other could take a token: it goes on when that one says so too."""
    game = began()
    game.do(Place("zor", "F6", actor=BEN))
    emptied(game)
    found = game.do(Maintain(actor=ANN))
    assert (found.ruling.verdict, found.ruling.value) == ("waiting", "evil")
    game.do(Collect("zor", "one", actor=BEN), Maintain(actor=BEN))
    assert game.state.course.number == 2


def test_4c_effects_end_mana_is_received_and_cards_are_discarded() -> None:
    """A curse wounds, regeneration heals, who was not activated gains a mana, and nobody is activated any more."""
    game = began()
    game.reveals(FAST, CALM)
    turn(game, "brak", ANN)
    turn(game, "zor", BEN)
    game.do(Correct("brak", "negative", "curse", actor=ANN), Correct("mirn", "wounds", 2, actor=ANN))
    game.do(Correct("mirn", "positive", "regeneration", actor=ANN))
    emptied(game)
    game.do(Maintain(actor=ANN))
    brak, mirn = game.state.by_id("brak"), game.state.by_id("mirn")
    assert (brak.wounds, brak.negative, brak.mana, brak.activated) == (1, None, 3, False)
    assert (mirn.wounds, mirn.positive, mirn.mana) == (1, None, 1)
    assert {card.place for card in game.state.cards} == {"discarded"}


def test_4c_a_military_victory_ends_the_game() -> None:
    """All of one army defeated, in the maintenance of any round; the defeated count their cost with equipment."""
    game = began()
    game.do(Correct("zor", "defeated", True, actor=BEN), Correct("vex", "defeated", True, actor=BEN))
    assert game.state.course.passed == {"evil"}
    game.do(Pass(actor=ANN))
    game.do(Maintain(actor=ANN))
    assert (game.state.status, game.state.winner, game.state.ended_by) == ("ended", "masters", "military")
    assert game.log[-1].points == {"masters": 70, "evil": 0}  # type: ignore[union-attr]
    assert refusals(game.tries(Pass(actor=ANN))) == ["motu-game-over"]


@pytest.mark.parametrize(("tokens", "winner", "by"), [(1, "masters", "points"), (0, "", "draw")])
def test_4c_points_decide_after_the_fourth_round(tokens: int, winner: str, by: str) -> None:
    """Twenty points ahead win, fewer are a draw; before the fourth round nothing is decided."""
    game = began()
    game.do(Correct(None, "objectives", tokens, side="masters", actor=ANN))
    for number in range(1, 5):
        assert game.state.course.number == number
        emptied(game)
        game.do(Maintain(actor=ANN))
    assert (game.state.status, game.state.winner, game.state.ended_by) == ("ended", winner, by)
    game.do(Undo(actor=ANN))
    assert (game.state.status, game.state.course.number) == ("playing", 4)
    game.do(Redo(actor=ANN))
    assert game.state.status == "ended"
    game.checked()


def test_4c_a_draw_is_agreed_upon_and_one_may_retire() -> None:
    """A draw needs the other's word; retiring gives the other the victory."""
    game = began()
    assert refusals(game.tries(EndGame(actor=ANN))) == ["motu-game-end-asks"]
    game.do(EndGame(agreed=Agreement(BEN, "Ben"), actor=ANN))
    assert (game.state.winner, game.state.ended_by) == ("", "agreed")
    other = began()
    other.do(Concede(actor=BEN))
    assert (other.state.winner, other.state.ended_by) == ("masters", "retreat")


def test_p304_a_judge_who_plays_closes_the_game_in_a_draw() -> None:
    """Nobody's absence holds the channel."""
    game = began()
    game.do(EndGame(actor=ANN, judge=True))
    assert (game.state.winner, game.state.status) == ("", "ended")


# Taking back, and the judge


def test_what_was_seen_is_taken_back_with_agreement_alone() -> None:
    """A revealed card, and a roll of the bot; anything else its player takes back alone, and nobody else does."""
    game = began()
    before = game.state
    game.do(Pass(actor=ANN))
    assert refusals(game.tries(Undo(actor=BEN))) == ["motu-game-not-your-command"]
    game.do(Undo(actor=ANN))
    assert game.state == before
    game.do(ChooseCard(CALM, SALT, actor=ANN), ChooseCard(FAST, OTHER, actor=BEN))
    game.do(Reveal({"masters": Opened(CALM, SALT), "evil": Opened(FAST, OTHER)}, actor=ANN))
    assert refusals(game.tries(Undo(actor=ANN))) == ["motu-game-undo-asks"]
    game.do(Undo(agreed=Agreement(BEN, "Ben"), actor=ANN))
    assert set(game.state.sealed) == {"masters", "evil"}
    game.checked()


def test_the_judge_says_of_the_document_what_the_game_asks() -> None:
    """The position document of a state is read by `judge adjudicate`, which finds the same score and activations."""
    game = began(high=["F1"], platform=["G1"])
    game.reveals(FAST, CALM)
    document = to_document(game.state)
    for figure in game.state.figures:
        asked = {"type": "activation", "figure": figure.id}
        found = adjudicate({**json.loads(json.dumps(document)), "ask": asked}).fields
        offered = [offer.of for offer in offers(game.state) if offer.command == "Activate"]
        assert (figure.id in offered) is (found["legal"] is True and figure.side == "masters")
