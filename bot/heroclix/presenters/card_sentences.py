"""What was read of the texts on a card: counted in a line, and sentence by sentence with what each means and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.heroclix.presenters.card_meaning import meaning
from bot.table.call import Call
from bot.table.citing import set_off, step_cited
from bot.table.reply import Choice, Reply, safe
from bot.table.ruling import READ_MARKS
from bot.table.text import pages_of
from engine.heroclix.position import Special
from engine.heroclix.reminders.cards import because_of
from engine.heroclix.sentence import Sentence

__all__ = ["counts_line", "counts_lines", "counts_of_all", "read_button", "sentences_reply"]

PAGE = 3600  # characters of sentences on one page; Discord takes 4096
ROOM = 900  # characters of lines in a block; Discord takes 1024
LONGEST_ID = 60  # letters of a figure's id that a button can name beside the game, the page and the owner
ACTION = "card-text"


def counts_line(call: Call, special: Special) -> str:
    """Return how many sentences of a text are judged, reminded and unread; empty where none was read."""
    return counts_of_all(call, [special])


def counts_of_all(call: Call, specials: Sequence[Special]) -> str:
    """Return how many sentences of all texts together are judged, reminded and unread; empty where none was read."""
    found = Counter(sentence.status for special in specials for sentence in special.sentences)
    counted = {status: found[status] for status in ("judged", "reminded", "unread")}
    return call.say("figure-special-read", **counted) if found else ""


def counts_lines(call: Call, specials: Sequence[Special]) -> str:
    """Return a line for each text that was read, as many as a block has room for; those left out are counted."""
    lines = [f"{safe(one.name)}: {line}" for one in specials if (line := counts_line(call, one))]
    kept: list[str] = []
    for line in lines:
        if sum(len(one) + 1 for one in kept) + len(line) > ROOM:
            return "\n".join([*kept, call.say("living-more", count=len(lines) - len(kept))])
        kept.append(line)
    return "\n".join(kept)


def read_button(call: Call, game_id: int, figure: str, specials: Sequence[Special]) -> tuple[Choice, ...]:
    """Return the button that shows what was read of a figure's card; none where nothing was."""
    if not any(special.sentences for special in specials) or len(figure) > LONGEST_ID or "," in figure:
        return ()
    return (Choice(call.say("card-sentences-button"), ACTION, (str(game_id), "0", figure)),)


def sentences_reply(
    call: Call, name: str, specials: Sequence[Special], page: int = 0, onward: tuple[str, str] | None = None
) -> Reply:
    """Return every sentence that was read, as it is printed, with what it means and why it is no more than that.

    `onward`: the game and the figure, for the button that turns the page.
    """
    pages = pages_of("\n".join(_lines(call, specials)) or call.say("card-sentences-none"), PAGE)
    page = min(page, len(pages) - 1)
    choices: tuple[Choice, ...] = ()
    if onward is not None and page + 1 < len(pages):
        game_id, figure = onward
        choices = (Choice(call.say("rule-page-on"), ACTION, (game_id, str(page + 1), figure)),)
    return Reply(
        call.say("card-sentences-title", figure=name),
        pages[page],
        footer=call.say("card-sentences-footer"),
        choices=choices,
        private=True,
        doubt=call.say("doubt-button"),
    )


def _lines(call: Call, specials: Sequence[Special]) -> Iterator[str]:
    for special in specials:
        if special.sentences:
            yield f"**{safe(special.name)}**"
            for sentence in special.sentences:
                yield f"{READ_MARKS[sentence.status]} “{safe(sentence.text)}”"
                yield f"↳ {safe(meaning(call.words, sentence))}{_why(call, sentence)}"


def _why(call: Call, sentence: Sentence) -> str:
    because = because_of(sentence)
    if because is None or sentence.why in ("bracket", "void", "rule"):
        return ""
    return f" ({call.words.step(because, safe)} {set_off(step_cited(call.words, because))})"
