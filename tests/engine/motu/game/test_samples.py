"""Our own fields, armies and cards: complete, balanced, in both languages, and playable at once."""

from __future__ import annotations

import pytest

from engine.motu.game import AddCards, AddCharacter, Begin, Join, LayField, NewGame, RollStarting, ShuffleDeck
from engine.motu.game import read_character as read
from engine.motu.game.state.cards import read_card
from engine.motu.samples import sample_army, sample_cards, sample_field, sample_fields
from tests.engine.motu.game.playing import ANN, BEN, Played

LANGUAGES = ("en", "es")


@pytest.mark.parametrize("side", ["masters", "evil"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_army_of_three_for_200_points(side: str, language: str) -> None:
    """Three characters with weapons, an ability or an item each; every word is there in the language."""
    cards = [read(each.card(language)) for each in sample_army(side)]
    assert len(cards) == 3
    assert sum(card.cost for card in cards) == 200
    assert all(card.weapons and card.items for card in cards)
    texts = [str(each.card(language)) for each in sample_army(side)]
    assert not any("'en':" in text or "'es':" in text for text in texts)


@pytest.mark.parametrize("side", ["masters", "evil"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_twenty_fate_cards_and_two_glory_cards(side: str, language: str) -> None:
    """As the first game deals them (3); each with words, glory cards with points."""
    cards = [read_card(each) for each in sample_cards(side, language)]
    assert sum(card.copies for card in cards if card.kind == "fate") == 20
    assert sum(card.copies for card in cards if card.kind == "glory") == 2
    assert all(card.text for card in cards)
    assert all(card.points for card in cards if card.kind == "glory")


@pytest.mark.parametrize("field", sorted(sample_fields()))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_begins_on_it_at_once(field: str, language: str) -> None:
    """Laid out with five tokens, both armies within their zones, decks dealt: the first round begins."""
    sample, game = sample_field(field), Played()
    assert set(sample.names) == set(sample.about) == set(LANGUAGES)
    game.do(NewGame(points=200, actor=ANN), Join("Ann", actor=ANN), Join("Ben", actor=BEN))
    game.do(LayField(sample.map(language), sample.objectives, actor=ANN))
    for side, actor in (("masters", ANN), ("evil", BEN)):
        for character, stand in zip(sample_army(side), sample.stands[side], strict=True):
            card = character.card(language)
            found = game.do(AddCharacter(card, at=stand["at"], facing=stand["facing"], actor=actor))
            assert "motu-game-outside-zone" not in [step.message for step in found.ruling.steps]
        game.do(AddCards(sample_cards(side, language), actor=actor), ShuffleDeck(seed="x" * 16, actor=actor))
    found = game.do(RollStarting("masters", actor=ANN), Begin(actor=ANN))
    assert "motu-game-army-over-points" not in [step.message for step in found.ruling.steps]
    assert (len(game.state.objectives), game.state.course.number) == (5, 1)
    game.checked()
