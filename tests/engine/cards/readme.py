"""The README's table of what is read on cards, made by the reader itself.

`python -m tests.engine.cards.readme` writes it anew; `test_readme.py` beside it holds it equal.
"""

from __future__ import annotations

from pathlib import Path

from bot.heroclix.presenters.card_meaning import meaning
from bot.table.ruling import READ_MARKS
from bot.words.language import catalogue
from engine.heroclix.cards.reader import read
from engine.heroclix.editions.modern import MODERN
from engine.heroclix.sentence import Sentence

__all__ = ["EXAMPLES", "sentence_of", "table", "written"]

README = Path(__file__).resolve().parents[3] / "README.md"
HEAD = "| kind of sentence | for instance (Hollis is nobody) | what was understood |\n| --- | --- | --- |\n"
NAME = "Hollis"
# kinds of sentences with invented examples; the reader says which family each is of and what it comes to
EXAMPLES: dict[str, tuple[str, ...]] = {
    "powers and abilities alone": ("Charge, Flurry.", "STOP. Toughness.", "[Wing symbol], Sidestep."),
    "a power with a restriction": (
        "Stealth, but only if Hollis occupies hindering terrain.",
        "Outwit, but only to target characters of 50 points or less.",
        "Super Senses, but succeeds on a 3-6.",
        "Outwit, but he whistles first.",
    ),
    "who can use something": (
        "If Hollis occupies water terrain, he can use Regeneration.",
        "Adjacent friendly characters with the Lanterners keyword can use Empower.",
        "Adjacent friendly characters can use the Lanterners team ability.",
    ),
    "modifiers": (
        "When Hollis attacks a character of higher points, modify damage +1.",
        "Modify attack +1 for each Rage token on his card.",
        "If a friendly character was attacked since your last turn, modify attack +1.",
        "Opposing characters adjacent to one of Hollis's Barrier markers modify speed -1.",
    ),
    "what can’t be, protections": (
        "Hollis can't be targeted by opposing characters 6 or more squares away.",
        "Hollis has PROTECTED: Outwit.",
        "Hollis may only attack opposing characters that have attacked since your last turn.",
    ),
    "damage dealt and taken": (
        "Hollis takes a maximum of 2 damage from attacks.",
        "Hollis deals penetrating damage with close attacks.",
    ),
    "actions": ("FREE: Once per turn, roll a d6.", "POWER: Heal an adjacent friendly character 1 click."),
    "triggers": (
        "When Hollis hits, after resolutions, heal him 1 click.",
        "At the beginning of your turn, you may place Hollis in an adjacent square.",
    ),
    "before the game": ("Hollis starts the game with two Rage tokens.",),
    "reminders in brackets": ("(Hollis is still the target.)",),
    "anything else": ("Hollis and the moon share a birthday.",),
}


def table() -> str:
    """Return the table as the README has it."""
    words, lines = catalogue("en"), []
    for kind, examples in EXAMPLES.items():
        for number, example in enumerate(examples):
            found = sentence_of(example)
            marks = "".join(dict.fromkeys(READ_MARKS[one.status] for one in found))
            told = " ".join(dict.fromkeys(meaning(words, one) for one in found))
            lines.append(f"| {kind if not number else ''} | {example} | {marks} {told} |")
    return HEAD + "\n".join(lines) + "\n"


def sentence_of(example: str) -> tuple[Sentence, ...]:
    """Return how the reader reads an example."""
    return read(MODERN.powers, NAME, example, "en")


def written(text: str) -> str:
    """Return a README's text with the table made anew."""
    start = text.index(HEAD)
    end = text.index("\n\n", start) + 1
    return text[:start] + table() + text[end:]


if __name__ == "__main__":
    README.write_text(written(README.read_text(encoding="utf-8")), encoding="utf-8")
