"""Rules entries and search results as replies."""

from __future__ import annotations

from collections.abc import Sequence

from bot.library.differing import differences_block, told_there
from bot.library.powers import interaction_blocks, power_text, questions
from bot.library.rule_links import (
    View,
    editions,
    elsewhere,
    key_of,
    named,
    place,
    related,
    turning,
    whose,
)
from bot.table.citing import heading, source_note
from bot.table.reader import Reader
from bot.table.reply import Block, Choice, Reply, Tone
from bot.table.text import pages_of, reflowed
from rulesdb import RULESETS, Entry, ImportedText, load, search_with_books

__all__ = ["edition", "not_covered", "rule_reply", "search_reply", "side_by_side_reply"]

PAGE = 3500  # characters of an entry on one page of a message
FULL_PAGE = 2200  # the same of one with blocks below it, so that a message holds them all
BESIDE_MOST = 4  # other sections shown beside one
OWN_BESIDE = 1300  # characters of the section itself on a page, with the others below it
OTHER_BESIDE = 800  # characters of each other section on a page
OFFERED = 5  # "did you mean" choices
BLOCK = 1000  # characters of a block; Discord takes 1024
IN_A_RULE = 500  # characters of what other editions say otherwise, below a section
ALL_OF_IT = 900  # the same, where editions stand side by side
WORTH_OFFERING = 0.3  # of the score of the best


def edition(reader: Reader) -> str:
    """Return the ruleset and its edition in the reader's language, for the footer."""
    info = RULESETS[reader.ruleset]
    return f"{info.titles[reader.language]} · {info.edition[reader.language]}"


def rule_reply(reader: Reader, section: str, page: int = 0, others: Sequence[str] = ()) -> Reply:
    """Return one entry: section, title, our words, related sections to click, the edition in the footer.

    A power has what it combines with, what stops it and common questions too. `others` are sections that the
    same question found. Raises rulesdb.UnknownSection when the ruleset has no such section.
    """
    entry = reader.library.entry(section, reader.language)
    asked, asked_menu = questions(reader, entry)
    pages = pages_of(power_text(reader, entry), FULL_PAGE if asked else PAGE)
    page = min(max(page, 0), len(pages) - 1)
    blocks = _marks(reader, entry)
    if page == 0:
        if facts := _facts(reader, entry):
            blocks.append(Block(reader.say("rule-facts"), facts))
        blocks += [*interaction_blocks(reader, entry), *_readings(reader, entry), *asked]
        if not told_there(entry):
            blocks += differences_block(reader, entry, IN_A_RULE)
    spoken = (reader.language,) if reader.language_chosen else ()
    view = View("rule-page", (key_of(entry.section), str(page), reader.ruleset, *spoken))
    return Reply(
        title=heading(reader.words, entry.section, entry.title),
        text=pages[page],
        blocks=tuple(blocks),
        footer=_numbered(reader, page, len(pages)),
        choices=(*turning(reader, entry.section, page, len(pages)), *whose(reader, view)),
        menus=(*asked_menu, *related(reader, entry, others), *editions(reader, entry)),
        in_place=True,
        doubt=reader.say("doubt-button"),
        rule=(reader.ruleset, entry.section) if page == 0 else None,
    )


def search_reply(reader: Reader, question: str, books: Sequence[ImportedText] = ()) -> Reply:
    """Return the entry that answers a question, or "did you mean" when nothing stands out.

    `books` are the host's own copies of the rulebook, which are searched too.
    """
    if not reader.library.covered:
        return not_covered(reader)
    result = search_with_books(reader.library, question, reader.language, OFFERED, books)
    if not result.hits:
        doubt = reader.say("doubt-button")
        return Reply(text=reader.say("ask-nothing"), tone=Tone.WARN, private=True, footer=edition(reader), doubt=doubt)
    best = result.hits[0].section
    offered = [hit for hit in result.hits if hit.score >= WORTH_OFFERING * result.hits[0].score]
    if result.confident or len(offered) == 1:  # one is no choice
        return rule_reply(reader, best, others=[hit.section for hit in result.hits[1:]])
    return Reply(
        title=reader.say("ask-did-you-mean"),
        text="\n".join(f"**{reader.words.cited(hit.section)}** · {hit.title}" for hit in offered),
        blocks=(_first_of(reader, best),),
        tone=Tone.WARN,
        footer=edition(reader),
        doubt=reader.say("doubt-button"),
        choices=tuple(
            Choice(
                named(reader, reader.ruleset, hit.section),
                "rule",
                place(reader, hit.section),
                "primary",
                reader.user_id,
            )
            for hit in offered
        ),
    )


def _first_of(reader: Reader, section: str) -> Block:
    """Return the text of the first of several answers, as far as a block holds it; its button has all of it."""
    entry = reader.library.entry(section, reader.language)
    pages = pages_of(power_text(reader, entry), BLOCK)
    return Block(heading(reader.words, section, entry.title), f"{pages[0]}\n…" if len(pages) > 1 else pages[0])


def not_covered(reader: Reader) -> Reply:
    """Return that the library does not cover this ruleset yet."""
    return Reply(text=reader.say("ruleset-not-covered", ruleset=reader.ruleset), tone=Tone.WARN, footer=edition(reader))


def side_by_side_reply(reader: Reader, section: str, page: int = 0) -> Reply:
    """Return a section and what the other editions say in its place, one below the other, page by page."""
    entry = reader.library.entry(section, reader.language)
    own = pages_of(reflowed(entry.text), OWN_BESIDE)
    others: list[tuple[str, list[str]]] = []
    for ruleset, other in elsewhere(reader, entry)[:BESIDE_MOST]:
        there = load(ruleset).entry(other, reader.language)
        title = f"{RULESETS[ruleset].titles[reader.language]} · {there.section} · {there.title}"
        others.append((title, pages_of(reflowed(there.text), OTHER_BESIDE)))
    pages = max(len(own), *(len(told) for _, told in others), 1)
    page = min(max(page, 0), pages - 1)
    here = place(reader, entry.section)
    turns = ((page - 1, "rule-page-back"), (page + 1, "rule-page-on"))
    return Reply(
        heading(reader.words, entry.section, entry.title),
        own[page] if page < len(own) else reader.say("rule-beside-above"),
        (
            *(differences_block(reader, entry, ALL_OF_IT) if page == 0 else ()),
            *(Block(title, told[page]) for title, told in others if page < len(told)),
        ),
        footer=_numbered(reader, page, pages),
        choices=(
            Choice(reader.say("rule-back"), "rule", here),
            *(
                Choice(reader.say(label), "rule-beside", (str(turned), *here))
                for turned, label in turns
                if 0 <= turned < pages
            ),
            *whose(reader, View("rule-beside", (str(page), *here))),
        ),
        in_place=True,
    )


def _numbered(reader: Reader, page: int, pages: int) -> str:
    numbered = reader.say("rule-page", page=page + 1, pages=pages) if pages > 1 else ""
    return " · ".join(part for part in (edition(reader), numbered) if part)


def _marks(reader: Reader, entry: Entry) -> list[Block]:
    """Return what a reader has to know of the entry before reading it."""
    blocks = []
    if entry.retired:
        blocks.append(Block(reader.say("rule-retired"), reader.say("rule-retired-text")))
    if told := source_note(entry, reader.words):
        blocks.append(Block(*told))
    return blocks


def _readings(reader: Reader, entry: Entry) -> list[Block]:
    """Return the readings of a section, of which the menu of related sections leads to each."""
    found = reader.library.readings(entry.section)
    lines = [heading(reader.words, each, reader.library.entry(each, reader.language).title) for each in found]
    return [Block(reader.say("rule-readings"), "\n".join(f"- {line}" for line in lines)[:BLOCK])] if lines else []


def _facts(reader: Reader, entry: Entry) -> str:
    """Return the facts that players look for first: colour, type, action and die results."""
    lines = []
    for key in ("color", "type", "action", "succeeds_on", "success_on"):
        value = entry.facts.get(key)
        if value is None:
            continue
        values = value if isinstance(value, list) else [value]
        shown = ", ".join(reader.words.term(str(found).replace(" ", "-")) for found in values)
        lines.append(f"{reader.say('fact-' + key.replace('_', '-'))}: {shown}")
    return " · ".join(lines)
