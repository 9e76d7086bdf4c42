"""Numbers as a language writes them: in Spanish a comma before the tenths, never a point."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.table.reader import Reader, words_of
from bot.table.ruling import steps_text
from bot.table.story.statistics import Roll, dice_lines
from bot.words.language import LANGUAGES, catalogue
from engine.game import adjudicate

ROOT = Path(__file__).resolve().parents[2]
WRITTEN = re.compile(r":(?:g|\.\d[fge%])\}")  # a number made into a text by the program, as English writes it
# verdicts, which documents have and `Catalogue.verdict` writes for readers; a table of the command line, in English
KEPT = {"engine/motu/answers/attacks.py": 1, "engine/motu/answers/board.py": 1, "bot/cli/cards.py": 1}
FIELD = {
    "ruleset": "motu",
    "map": {"size": [12, 6]},
    "figures": [
        {
            "id": "asha",
            "side": "masters",
            "at": "A1",
            "attributes": {"perception": 3},
            "weapons": [{"id": "bow", "kind": "ranged", "range": 4.5, "table": {1: 1}}],
        },
        {"id": "mor", "side": "evil", "at": "H2", "attributes": {"resistance": 2}, "health": 4},
    ],
}
EXPECTED = {
    "en": ("6.51 inches", "4.5 inches", "67.3% · 37.6% · ", "68.8% · 36.7% · "),
    "es": ("6,51 pulgadas", "4,5 pulgadas", "67,3 % · 37,6 % · ", "68,8 % · 36,7 % · "),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_distances_ranges_and_chances(language: str) -> None:
    """How far two are, what a range reaches, and how likely each number of successes is, as steps and as a verdict."""
    words = words_of(language, "motu")
    ask = {"type": "distance", "a": "asha", "b": "mor", "range": 4.5}
    far = adjudicate({**FIELD, "ask": ask}).ruling
    odds = adjudicate({**FIELD, "ask": {"type": "odds", "attacker": "asha", "target": "mor", "weapon": "bow"}}).ruling
    plain = adjudicate({**FIELD, "ask": {"type": "odds", "dice": 3, "defense_dice": 1}}).ruling
    said = "\n".join(steps_text(each.steps, words, str) for each in (far, odds, plain))
    for text in EXPECTED[language]:
        assert text in said, said
    wrong = r"\d,\d ?%|\d,\d inches" if language == "en" else r"\d\.\d ?%|\d\.\d+ pulgadas"
    assert not re.search(wrong, said), said
    assert ("." if language == "en" else ",") in words.verdict(plain.verdict)
    assert ("." if language == "en" else ",") in words.verdict(far.verdict)


@pytest.mark.parametrize(("language", "mean", "total"), [("en", "3.50", "7.00"), ("es", "3,50", "7,00")])
def test_the_story_of_the_dice(language: str, mean: str, total: str) -> None:
    """The mean of a player's dice, of pairs and what was to be expected keep their two digits."""
    rolls = [Roll(player="1", dice=(3, 4), whose="typed")]
    (line,) = dice_lines(Reader(language=language), rolls, {"1": "Ana"})
    assert f"{mean} " in line
    assert line.count(total) == 2
    assert (", " if language == "es" else ".") in line


def test_what_is_said_of_sizes_and_verdicts() -> None:
    """A verdict that is no number stays the word it is."""
    assert catalogue("es").verdict("8.66") == "8,66"
    assert catalogue("es").verdict("100.0 %") == "100 %"
    assert catalogue("es").verdict("clear") == catalogue("es").term("clear")
    assert catalogue("es").verdict("7") == "7"


def test_no_number_is_made_a_text_before_it_reaches_the_catalogue() -> None:
    """Fluent writes numbers as the language does; a text it leaves as it is. All that still make one are known."""
    paths = [path for part in ("engine", "bot", "rulesdb") for path in (ROOT / part).rglob("*.py")]
    found = {
        str(path.relative_to(ROOT)): len(WRITTEN.findall(path.read_text(encoding="utf-8")))
        for path in paths
        if WRITTEN.search(path.read_text(encoding="utf-8"))
    }
    assert found == KEPT
