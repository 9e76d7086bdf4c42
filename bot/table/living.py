"""What the living message of a game keeps of the last thing that happened: one line, and all of it on a button."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.table.citing import cited_all, set_off, step_cited
from bot.table.reader import words_of
from bot.table.reply import Block, Choice, Reply, Tone, safe
from bot.table.ruling import DECIDES
from engine import Ruling

__all__ = ["LOOK", "TOLD", "in_two_lines", "line_of", "packed", "unpacked"]

TOLD = "told"  # the button that unfolds it
LOOK = "look"  # a button or menu of the living message that shows something else in its place, and changes nothing
LONGEST = 280  # characters of a line: three or four rows on a phone
MOST_CITED = 3  # sections behind a line that tells all there is
OFFERED = frozenset({"why", "card-text"})  # the buttons that it keeps unfolded: others stand in the living message


def line_of(reply: Reply) -> str:
    r"""Return what a reply tells in one line; of a long one the beginning.

    >>> line_of(Reply("Iron Wolf moves", "Iron Wolf moves from F2 to F4.\n\n• It has a token now."))
    'Iron Wolf moves from F2 to F4. · It has a token now.'
    >>> line_of(Reply("Friday")), line_of(Reply("a", "b", line="c"))
    ('Friday', 'c')
    """
    if reply.line:
        return reply.line
    lines = [line.strip().removeprefix("• ").removeprefix("▸ ") for line in reply.text.split("\n")]
    text = " · ".join(line for line in lines if line) or reply.title
    return _shortened(text)


def _shortened(text: str) -> str:
    return text if len(text) <= LONGEST else text[:LONGEST].rsplit(" ", 1)[0] + " …"


def in_two_lines(line: str, ruling: Ruling | None, language: str, names: Mapping[str, str]) -> str:
    """Return what happened last, and below it what decided it, with the section that this rests on.

    `names`: of the figures by their ids. What the line tells already is not told again, nor where no step decides
    alone: the section follows it.
    """
    if ruling is None or not ruling.steps:
        return line
    words = words_of(language, ruling.ruleset)
    told = [(step, words.step(step, lambda figure: safe(names.get(figure, figure)))) for step in ruling.steps]
    for step, said in told:
        if step in ruling.decided_by and said not in line:
            return f"{line}\n{DECIDES} {_shortened(said)} {set_off(step_cited(words, step))}"
    there = [step for step, said in told if said in line] or ruling.deciding
    rules = dict.fromkeys(words.section(step.rule) for step in there if step.rule)
    cited = cited_all(
        words, [*rules][:MOST_CITED], [*dict.fromkeys(s.reading for s in there if s.reading)][:MOST_CITED]
    )
    return f"{line} {set_off(cited)}".strip()


def packed(reply: Reply, line: str) -> dict[str, Any]:
    """Return what is kept of a reply, as JSON: its words, and the line that they come to."""
    return {
        "line": line,
        "title": reply.title,
        "text": reply.text,
        "blocks": [list(block) for block in reply.blocks],
        "footer": reply.footer,
        "tone": str(reply.tone),
        "choices": [[label, act, [*more]] for label, act, more, *_ in reply.choices if act in OFFERED],
    }


def unpacked(told: Mapping[str, Any]) -> Reply:
    """Return what `packed` has kept.

    >>> reply = Reply("Title", "text", (Block("a", "b"),), choices=(Choice("Why", "why", ("1", "0")),))
    >>> unpacked(packed(reply, "text")) == reply
    True
    """
    return Reply(
        told["title"],
        told["text"],
        tuple(Block(*block) for block in told["blocks"]),
        told["footer"],
        Tone(told["tone"]),
        choices=tuple(Choice(label, action, tuple(arguments)) for label, action, arguments in told["choices"]),
    )
