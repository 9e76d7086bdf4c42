"""What a sentence of a card means is said in both languages, whatever the reader makes of it (20, 21)."""

from __future__ import annotations

import pytest

from bot.heroclix.presenters.card_meaning import meaning
from bot.words.language import Catalogue
from engine.heroclix.cards.reader import read
from engine.heroclix.editions.modern import MODERN
from tests.engine.cards.sentences import STANDING

HEEDLESS = [
    f"{power}{words}"
    for power in ("Outwit", "Perplex", "Probability Control", "Mastermind", "Support")
    for words in (", regardless of line of fire.", ", but doesn't require line of fire.", " regardless of range.")
]


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_understood_sentence_has_its_meaning_in_words(lang: str) -> None:
    """No effect that the reader gives lacks words of its own: a card with it could not be shown."""
    words = Catalogue(lang)
    for text in [*STANDING, *HEEDLESS, "Mastermind, regardless of adjacency."]:
        for sentence in read(MODERN.powers, "Hollis", text):
            assert meaning(words, sentence).endswith((".", "read", "leída")), text


def test_6_3d_11_3c_11_4e_what_a_power_heeds_not_is_named() -> None:
    """Of several, each."""
    [sentence] = read(MODERN.powers, "Hollis", "Outwit, regardless of line of fire.")
    assert meaning(Catalogue("en"), sentence) == "Can use Outwit; Outwit regardless of line of fire."
    assert meaning(Catalogue("es"), sentence).endswith("Anular (Outwit) sin tener en cuenta la línea de fuego.")


@pytest.mark.parametrize("lang", ["en", "es"])
def test_what_differs_is_said_differently(lang: str) -> None:
    """Two sentences with different effects never have one meaning in words: nothing that counts is left unsaid."""
    words = Catalogue(lang)
    halving = [f"{power}. When he uses it, he doesn't halve speed." for power in ("Charge", "Running Shot")]
    said: dict[str, object] = {}
    for text in [*STANDING, *HEEDLESS, *halving]:
        for sentence in read(MODERN.powers, "Hollis", text):
            if sentence.effects:
                assert said.setdefault(meaning(words, sentence), sentence.effects) == sentence.effects, sentence.text
