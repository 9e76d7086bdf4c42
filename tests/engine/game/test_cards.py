"""Cards beside the map: resources, Location Bonuses, Tarot and Mystery Cards, One-Shots (25.3 to 25.11)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.errors import DocumentError
from engine.heroclix.game import (
    AddCard,
    AddFigure,
    AddForceCards,
    BringIn,
    Correct,
    Damage,
    Decision,
    DiscardCard,
    DrawCard,
    EndGame,
    EndTurn,
    GiveClue,
    Join,
    Replace,
    SideCard,
    ToSideline,
    Undo,
    UseCard,
    standing,
)
from tests.engine.game.tables import ANN, BEN, EVE, Game, able, set_up, table_of

MYSTERY = "mystery-card"


def told(decision: Decision) -> list[str]:
    """Return the keys of what a ruling says."""
    return [step.message for step in decision.ruling.steps]


def laid(kind: str, *names: str, actor: str = ANN, game: Game | None = None, **more: Any) -> Game:
    """Return a game with these cards laid out for a player's side."""
    game = game or table_of((ANN, able("Cato"), "C3"), (ANN, able("Fina"), "F3"), (BEN, able("Dario"), "C6"))
    for name in names:
        game.do(AddCard(name, kind, actor=actor, **more))
    return game


def rounds(game: Game, number: int = 1) -> None:
    """Both players end their turns so many times."""
    for _ in range(number):
        game.do(EndTurn(actor=ANN))
        game.do(EndTurn(actor=BEN))


def place(game: Game, card: str) -> str:
    """Return where a card of Ann's lies."""
    return game.state.card(card, side="red").place


def cards_game() -> Game:
    """Return a game whose log holds what happens to cards."""
    game = laid("tarot", "Sun", "Moon", "Star")
    laid("tarot", "Sun", actor=BEN, game=game)
    laid("one-shot", "Bolt", game=game)
    laid(MYSTERY, "Riddle", game=game)
    game.do(AddCard("Gauntlet", "resource", assigned=["cato"], actor=ANN))
    game.do(UseCard("Bolt", actor=ANN))
    game.do(UseCard("Gauntlet", figure="cato", actor=ANN))
    game.do(UseCard("Gauntlet", actor=ANN))
    game.do(UseCard("Bolt", override=True, actor=ANN))
    game.do(GiveClue("Riddle", 2, actor=ANN))
    game.do(GiveClue("Riddle", -1, actor=ANN))
    game.do(DrawCard(name="Sun", actor=ANN))
    game.do(DrawCard(name="Moon", override=True, actor=ANN))
    game.do(EndTurn(actor=ANN))
    game.do(DrawCard(actor=BEN))
    game.do(EndTurn(actor=BEN))
    game.do(DrawCard(actor=ANN))
    rounds(game)
    game.do(DrawCard(actor=ANN), 1)  # Sun and Moon are shuffled; Ben has the Sun in play
    game.do(Damage("cato", 9, actor=ANN))
    game.do(DiscardCard("Riddle", actor=ANN))
    return game


def test_25_11_a_one_shot_is_used_once_and_scored_at_the_end() -> None:
    """Face down after its use, then it can't be used; the opponent scores it at the end, no face-up one."""
    game = laid("one-shot", "Bolt", "Dash", points=10)
    decision = game.do(UseCard("bolt", actor=ANN))
    assert told(decision) == ["game-log-one-shot-used", "game-read-card"]
    assert game.refused(UseCard("bolt", actor=ANN)) == ["game-refused-card-face-down"]
    assert standing(game.state).points["blue"] == 0
    assert standing(game.state, over=True).points == {"red": 0, "blue": 10}
    game.do(EndGame(actor=ANN))
    assert game.log[-1].points["blue"] == 10


def test_25_11_with_three_players_a_one_shot_is_divided() -> None:
    """Nobody is the one opponent: its owner's opponents share it (P64)."""
    game = set_up(begun=False)
    game.do(Join("Eve", actor=EVE))
    game.do(AddFigure(able("Emil"), "A5", actor=EVE))
    laid("one-shot", "Bolt", game=game, points=10)
    game.do(EndTurn(actor=ANN))
    game.do(UseCard("Bolt", actor=ANN))
    points = standing(game.state, over=True).points
    assert points == {"red": 0, "blue": 5, "green": 5}


def test_25_8_effects_of_a_mystery_card_need_their_clues() -> None:
    """As many as the effect names, not one fewer; the players may let it stand, and the log says so."""
    game = laid(MYSTERY, "Riddle")
    game.do(GiveClue("riddle", 2, actor=ANN))
    assert game.refused(UseCard("riddle", clues=3, actor=ANN)) == ["game-refused-too-few-clues"]
    game.do(UseCard("riddle", clues=2, actor=ANN))
    decision = game.do(UseCard("riddle", clues=3, override=True, actor=ANN))
    assert decision.events[0].objection == ("25.8",)
    assert game.refused(GiveClue("riddle", -3, actor=ANN)) == ["game-refused-no-clues"]
    assert game.refused(GiveClue("riddle", 1, actor=BEN)) == ["game-refused-side-not-yours"]
    with pytest.raises(DocumentError):
        game.ask(GiveClue("riddle", 0, actor=ANN))


def test_25_8_one_token_for_cards_with_the_same_clue_effect() -> None:
    """The other card of that side is named; one with another CLUE EFFECT, or another player's, is not."""
    game = laid(MYSTERY, "Riddle", "Enigma", clue="Footprint")
    laid(MYSTERY, "Puzzle", clue="Letter", game=game)
    laid(MYSTERY, "Secret", clue="Footprint", actor=BEN, game=game)
    decision = game.do(GiveClue("riddle", actor=ANN))
    [step] = [step for step in decision.ruling.steps if step.message == "game-same-clue-effect"]
    assert step.data["others"] == ("Enigma",)
    assert "game-same-clue-effect" not in told(game.do(GiveClue("puzzle", actor=ANN)))
    laid("one-shot", "Bolt", game=game)
    assert game.refused(GiveClue("bolt", actor=ANN)) == ["game-refused-no-mystery-card"]


@pytest.mark.parametrize("kind", ["tarot", MYSTERY])
def test_25_7_25_8_such_cards_are_unique(kind: str) -> None:
    """A second of the name is refused on one side, not on the other; One-Shots are not unique by themselves."""
    game = laid(kind, "Sun")
    assert game.refused(AddCard("the sun", kind, actor=ANN)) == ["game-refused-card-unique"]
    laid(kind, "Sun", actor=BEN, game=game)
    laid("one-shot", "Bolt", "Bolt", game=game)
    assert [card.id for card in game.state.cards if card.name == "Bolt"] == ["bolt", "bolt-2"]


def test_25_7_one_card_at_the_beginning_of_the_own_turn() -> None:
    """Named as due, drawn by chance; the one before leaves play; not twice, and not in another's turn."""
    game = laid("tarot", "Sun", "Moon", "Star")
    assert game.refused(DrawCard(actor=BEN)) == ["game-refused-no-tarot-deck"]
    game.do(DrawCard(actor=ANN), 2)
    assert place(game, "Moon") == "play"
    assert game.refused(DrawCard(actor=ANN)) == ["game-refused-drawn-already"]
    assert game.refused(UseCard("Sun", actor=ANN)) == ["game-refused-card-not-drawn"]
    decision = game.do(EndTurn(actor=ANN))
    assert "game-draw-tarot-first" not in told(decision)
    assert game.refused(DrawCard(actor=ANN)) == ["game-refused-draw-not-your-turn"]
    assert "game-draw-tarot-first" in told(game.do(EndTurn(actor=BEN)))
    decision = game.do(DrawCard(actor=ANN), 2)
    assert "game-tarot-leaves-first" in told(decision)
    assert [place(game, name) for name in ("Sun", "Moon", "Star")] == ["deck", "out", "play"]
    assert game.refused(UseCard("Moon", actor=ANN)) == ["game-refused-card-covered"]
    game.do(UseCard("Star", actor=ANN))


def test_25_7_what_another_player_has_in_play_goes_to_the_bottom() -> None:
    """And comes last; as the last card it makes the deck be shuffled anew, without the one in play."""
    game = laid("tarot", "Sun", "Moon", "Star")
    laid("tarot", "Sun", actor=BEN, game=game)
    game.do(EndTurn(actor=ANN))
    game.do(DrawCard(actor=BEN))
    game.do(EndTurn(actor=BEN))
    decision = game.do(DrawCard(actor=ANN), 1, 2)
    assert [key for key in told(decision) if key.startswith("game-log")] == [
        "game-log-tarot-bottom",
        "game-log-tarot-drawn",
    ]
    assert (place(game, "Star"), game.state.card("sun").bottom) == ("play", 1)
    rounds(game)
    game.do(DrawCard(actor=ANN))  # Moon, the only one whose place is not known to be lower
    assert place(game, "Moon") == "play"
    rounds(game)
    decision = game.do(DrawCard(actor=ANN), 2)  # Sun clashes: Sun and Star are shuffled, Star is drawn
    assert "game-log-tarot-shuffled" in told(decision)
    assert (place(game, "Star"), place(game, "Moon"), place(game, "Sun")) == ("play", "out", "deck")


def test_25_7_nothing_left_to_draw() -> None:
    """Every card clashes even when shuffled anew (P113); nothing changes."""
    game = laid("tarot", "Sun")
    laid("tarot", "Sun", actor=BEN, game=game)
    game.do(EndTurn(actor=ANN))
    game.do(DrawCard(actor=BEN))
    game.do(EndTurn(actor=BEN))
    assert game.refused(DrawCard(actor=ANN)) == ["game-refused-tarot-all-active"]
    assert game.refused(DrawCard(name="Sun", actor=ANN)) == ["game-refused-tarot-all-active"]


def test_25_7_the_card_drawn_at_the_table() -> None:
    """Named by its player; one in play or of another side is none to draw."""
    game = laid("tarot", "Sun", "Moon")
    game.do(DrawCard(name="moon", actor=ANN))
    rounds(game)
    with pytest.raises(DocumentError) as caught:
        game.ask(DrawCard(name="Moon", actor=ANN))
    assert caught.value.path == "name"
    game.do(DrawCard(name="Sun", actor=ANN))
    rounds(game)
    decision = game.do(DrawCard(name="Moon", actor=ANN))  # it was out of play: the deck was shuffled
    assert "game-log-tarot-shuffled" in told(decision)


def test_25_4_one_resource_for_a_force() -> None:
    """While forces are revealed; what an effect brings in later may be a second one."""
    game = set_up(begun=False)
    laid("resource", "Gauntlet", game=game)
    assert game.refused(AddCard("Belt", "resource", actor=ANN)) == ["game-refused-second-resource"]
    laid("resource", "Belt", actor=BEN, game=game)
    game.do(EndTurn(actor=ANN))
    laid("resource", "Cube", game=game)


def test_25_4a_a_resource_is_used_by_whom_it_is_assigned_to() -> None:
    """While that character is on its own force and not KO'd; one for everybody by everybody."""
    game = laid("resource", "Gauntlet", assigned=["cato", "fina"], points=20)
    laid("resource", "Belt", everyone=True, game=game)
    game.do(AddFigure(able("Rhea"), "H3", actor=ANN))
    assert game.refused(UseCard("gauntlet", figure="rhea", actor=ANN)) == ["game-refused-not-assigned"]
    for name in ("cato", "fina"):
        game.do(UseCard("gauntlet", figure=name, actor=ANN))
    game.do(UseCard("belt", figure="rhea", actor=ANN))
    assert game.refused(UseCard("belt", figure="dario", actor=ANN)) == ["game-refused-assigned-elsewhere"]
    game.do(Damage("cato", 9, actor=ANN))
    assert game.refused(UseCard("gauntlet", figure="cato", actor=ANN)) == ["game-refused-ko"]
    assert place(game, "gauntlet") == "play"
    game.do(Damage("fina", 9, actor=ANN))
    assert place(game, "gauntlet") == "ko"
    assert standing(game.state).points["blue"] == 120
    assert game.refused(UseCard("gauntlet", actor=ANN)) == ["game-refused-card-gone"]
    game.do(Undo(actor=ANN))
    assert (place(game, "gauntlet"), standing(game.state).points["blue"]) == ("play", 50)


def test_25_4b_replaced_counts_as_ko_for_the_resource() -> None:
    """The replacement is not assigned, unless all of the force are; assigned to nobody, it stays (P112)."""
    game = laid("resource", "Gauntlet", assigned=["cato"])
    laid("resource", "Belt", everyone=True, game=game)
    laid("resource", "Cube", game=game)
    game.do(Replace("cato", [able("Hydra")], actor=ANN))
    assert [place(game, name) for name in ("gauntlet", "belt", "cube")] == ["ko", "play", "play"]
    game.do(UseCard("belt", figure="hydra", actor=ANN))


def test_25_4a_a_resource_of_somebody_on_the_sideline() -> None:
    """Whoever goes there is assigned it no longer, which is said; with nobody left it is KO'd (P99)."""
    game = laid("resource", "Gauntlet", assigned=["cato", "fina"])
    sent = told(game.do(ToSideline("cato", actor=ANN)))
    assert "game-resource-unassigned" in sent
    assert place(game, "gauntlet") == "play"
    game.do(BringIn("cato", "C3", actor=ANN))
    assert game.refused(UseCard("gauntlet", figure="cato", actor=ANN)) == ["game-refused-not-assigned"]
    game.do(ToSideline("fina", actor=ANN))
    assert place(game, "gauntlet") == "ko"


def test_25_4a_before_the_game_the_sideline_takes_no_resource() -> None:
    """Assigned in the set-up, it stays with somebody who starts on the sideline; one of all the force with that."""
    game = set_up(begun=False)
    laid("resource", "Gauntlet", game=game, assigned=["alba"])
    assert "game-resource-unassigned" not in told(game.do(ToSideline("alba", actor=ANN)))
    game.do(EndTurn(actor=ANN))
    assert place(game, "gauntlet") == "play"


def test_24_4_a_vehicle_and_a_resource() -> None:
    """Named: it can have one that is part of its own card."""
    game = laid("tarot", "Sun")
    game.do(AddFigure(able("Bus", abilities=["vehicle"]), "H3", actor=ANN))
    assert "game-resource-of-vehicle" in told(game.do(AddCard("Horn", "resource", assigned=["bus"], actor=ANN)))
    assert "game-resource-of-vehicle" not in told(game.do(AddCard("Belt", "resource", assigned=["cato"], actor=ANN)))


def test_25_6b_location_bonuses_of_the_defeated() -> None:
    """Scored with the defeat, with all else in play; not before, and no card of the sideline."""
    game = laid("location-bonus", "Fog", points=15)
    laid("id-card", "Contact", game=game, points=5)
    laid("one-shot", "Bolt", game=game, points=10)
    assert "game-location-bonus-which" in told(game.do(UseCard("fog", actor=ANN)))
    assert standing(game.state).points["blue"] == 0
    for figure in game.state.figures:
        if figure.side == "red":
            game.do(Damage(figure.id, 9, actor=ANN))
    assert standing(game.state).points["blue"] == 4 * 50 + 15 + 5


def test_25_5d_a_map_bonus_stays() -> None:
    """For the rest of the game; another card may be taken out of play."""
    game = laid("map-bonus", "Rain")
    laid("other-card", "Plan", game=game)
    assert game.refused(DiscardCard("rain", actor=ANN)) == ["game-refused-map-bonus-stays"]
    assert game.refused(DiscardCard("plan", actor=BEN)) == ["game-refused-side-not-yours"]
    game.do(DiscardCard("plan", actor=ANN))
    assert game.refused(DiscardCard("plan", actor=ANN)) == ["game-refused-card-gone"]


def test_25_3_an_id_card_needs_its_character() -> None:
    """On the sideline; named where nobody is there."""
    game = laid("tarot", "Sun")
    assert "game-no-id-character" in told(game.do(AddCard("Contact", "id-card", actor=ANN)))
    game.do(AddFigure(able("Agent"), sideline=True, actor=ANN))
    friend = told(game.do(AddCard("Friend", "id-card", actor=ANN)))
    assert "game-no-id-character" not in friend
    assert "game-id-character-unnamed" in friend


def test_25_3_which_character_belongs_to_which_id_card() -> None:
    """Named with the card it is followed: used while it is away, and called in, the ruling says whose card it is."""
    game = laid("tarot", "Sun")
    game.do(AddFigure(able("Agent"), sideline=True, actor=ANN))
    laid_out = told(game.do(AddCard("Contact", "id-card", assigned=["agent"], actor=ANN)))
    assert not [key for key in laid_out if "id-character" in key]
    assert not [key for key in told(game.do(UseCard("contact", actor=ANN))) if "id-character" in key]
    assert "game-id-character-comes" in told(game.do(BringIn("agent", "H3", actor=ANN)))
    game.do(AddFigure(able("Cook"), sideline=True, actor=ANN))
    assert "game-id-character-elsewhere" in told(game.do(UseCard("contact", actor=ANN)))
    assert "game-id-character-comes" not in told(game.do(BringIn("cook", "H4", actor=ANN)))


def test_25_3_the_characters_that_a_force_list_names() -> None:
    """An ID card of a list belongs to the figure on the sideline with the name of its listed character."""
    game = laid("tarot", "Sun")
    for name in ("Cook", "Agent"):
        game.do(AddFigure(able(name), sideline=True, actor=ANN))
    character = {"name": "Agent", "id": "the-agent", "kind": "character"}
    force = {"id_cards": [{"name": "Contact", "character": "the-agent"}, {"name": "Other"}], "sideline": [character]}
    assert "game-id-character-unnamed" in told(game.do(AddForceCards(force, actor=ANN)))
    assert [(card.name, card.assigned) for card in game.state.cards[1:]] == [("Contact", ("agent",)), ("Other", ())]


def test_21_11_limits_of_cards() -> None:
    """Once per turn: again in the next, and not before the first (4.4); once per game: never again."""
    game = set_up(begun=False)
    laid("other-card", "Plan", game=game, limit="once-per-turn")
    laid("other-card", "Plot", game=game, limit="once-per-game")
    assert game.refused(UseCard("plan", actor=ANN)) == ["game-refused-card-before-first-turn"]
    game.do(EndTurn(actor=ANN))
    for name in ("plan", "plot"):
        game.do(UseCard(name, actor=ANN))
    assert game.refused(UseCard("plan", actor=ANN)) == ["game-refused-card-used-this-turn"]
    rounds(game)
    game.do(UseCard("plan", actor=ANN))
    assert game.refused(UseCard("plot", actor=ANN)) == ["game-refused-card-used-this-game"]


def test_8_1a_texts_of_cards_that_may_act() -> None:
    """Named at their moment: in play or on the sideline, face up; not in the deck, not used."""
    text = "SIDELINE ACTIVE: at the end of your turn, heal 1."
    game = laid("one-shot", "Bolt", "Dash", text=text)
    laid("tarot", "Sun", game=game, text=text)
    game.do(UseCard("Dash", actor=ANN))
    decision = game.do(EndTurn(actor=ANN))
    [step] = [step for step in decision.ruling.steps if step.message == "game-triggers-cards"]
    assert step.data["cards"] == ("Bolt",)


def test_25_the_cards_of_a_force_list() -> None:
    """All at once, with their points; a list without any, or with a fault, changes nothing."""
    force = {
        "figures": [{"name": "Cato"}],
        "resources": [{"name": "Gauntlet", "points": 10}],
        "id_cards": [{"name": "Contact"}],
        "locations": [{"name": "Docks", "bonuses": [{"name": "Fog", "points": 15}]}],
        "tarot": [{"name": "Sun", "suit": "major"}],
        "sideline": [{"name": "Riddle", "kind": MYSTERY}, {"name": "Bolt", "kind": "one-shot", "points": 5}],
    }
    game = table_of((ANN, able("Cato"), "C3"))
    game.do(AddForceCards(force, actor=ANN))
    kinds = {card.name: (card.kind, card.points, card.place) for card in game.state.cards}
    assert kinds == {
        "Gauntlet": ("resource", 10, "play"),
        "Contact": ("id-card", 0, "play"),
        "Fog": ("location-bonus", 15, "play"),
        "Sun": ("tarot", 0, "deck"),
        "Riddle": (MYSTERY, 0, "sideline"),
        "Bolt": ("one-shot", 5, "sideline"),
    }
    for wrong in ({"figures": []}, {"cards": []}, {"tarot": [{"name": "Sun"}]}):
        with pytest.raises(DocumentError) as caught:
            game.ask(AddForceCards(wrong, actor=ANN))
        assert caught.value.path.startswith("force")
    assert game.refused(AddForceCards(force, side="blue", actor=ANN)) == ["game-refused-side-not-yours"]


@pytest.mark.parametrize(
    ("more", "path"),
    [
        ({"kind": "spell"}, "kind"), ({"name": " "}, "name"), ({"points": -1}, "points"),
        ({"points": 10_001}, "points"),
        ({"limit": "twice"}, "limit"), ({"clue": "x" * 81}, "clue"), ({"assigned": ["nobody"]}, "assigned"),
    ],
)  # fmt: skip
def test_25_no_such_card(more: dict[str, Any], path: str) -> None:
    """Each field has its bounds, each named."""
    game = table_of((ANN, able("Cato"), "C3"))
    with pytest.raises(DocumentError) as caught:
        game.ask(AddCard(**{"name": "Plan", "kind": "other-card", "actor": ANN, **more}))
    assert caught.value.path == path


def test_a_card_is_named_as_a_figure_is() -> None:
    """By id, name or beginning, case and accents aside; two that fit are an error, and so is none."""
    game = laid("other-card", "Plan Álpha", "Plan Beta")
    assert isinstance(game.state.card("plan alpha"), SideCard)
    for text in ("plan", "zzz", ""):
        with pytest.raises(DocumentError):
            game.state.card(text)
    game.do(Correct("cato", "tokens", 1, actor=ANN))
