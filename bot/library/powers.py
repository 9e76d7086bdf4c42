"""What an entry on a power shows beside its text: its four lists of relations, and common questions."""

from __future__ import annotations

from bot.library.rule_links import View, key_of, named, plain_title, whose
from bot.table.citing import heading
from bot.table.reader import Reader
from bot.table.reply import Block, Choice, Menu, Reply
from bot.table.text import reflowed
from rulesdb import BOOK, LISTS, RULESETS, Entry, Interactions, ToldApart, best_passage, interactions, load, told_apart

__all__ = ["POWERS", "interaction_blocks", "no_powers", "power_text", "question_reply", "questions"]

POWERS = frozenset({"power", "ability", "keyphrase"})
# The titles of the blocks of the four lists, by the lists' names.
TITLES = {
    "combines": "rule-combines",
    "stopped_by": "rule-stopped-by",
    "bypassed_by": "rule-bypassed-by",
    "apart": "rule-apart",
}
QUESTIONS = 4  # common questions that are shown
LISTED = 9  # sections listed in one block
BLOCK = 1000  # characters of a block; Discord takes 1024
# What Masters of the Universe: Battleground has in the place of powers.
INSTEAD = ("7g", "6d", "7l", "7f", "7h", "6a", "6e", "10/iconos")


def power_text(reader: Reader, entry: Entry) -> str:
    """Return what an entry tells, without what stands in blocks of its own below it."""
    found = _found(entry)
    return reflowed(entry.text) if found is None else reflowed(_told(reader, entry, found).does)


def interaction_blocks(reader: Reader, entry: Entry) -> tuple[Block, ...]:
    """Return the four lists of a power's relations, each with the sections that decide; else nothing."""
    found = _found(entry)
    if found is None:
        return ()
    told = _told(reader, entry, found)
    blocks = [
        block for name in LISTS for block in _block(reader, TITLES[name], getattr(told, name), getattr(found, name))
    ]
    if found.taken_from and entry.source == BOOK and blocks:
        blocks.append(Block(reader.say("rule-relations-taken"), reader.say("rule-relations-taken-text")))
    return tuple(blocks)


def questions(reader: Reader, entry: Entry) -> tuple[tuple[Block, ...], tuple[Menu, ...]]:
    """Return the questions that are asked most of a power, each with the sections that answer, to read and to tap."""
    if entry.kind not in POWERS or not entry.questions:
        return (), ()
    lines, options = [], []
    spoken = (reader.language,) if reader.language_chosen else ()
    for number, question in enumerate(entry.questions[:QUESTIONS]):
        sections = ", ".join(plain_title(named(reader, *each)) for each in _answering(reader, entry, question))
        lines.append(f"- {question} → {sections}")
        value = ",".join((reader.ruleset, key_of(entry.section), str(number), *spoken))
        options.append((question, value, sections))
    return (
        (Block(reader.say("rule-questions"), "\n".join(lines)),),
        (Menu(reader.say("rule-questions-menu"), "rule-question", tuple(options), told=True),),
    )


def question_reply(reader: Reader, section: str, number: int) -> Reply:
    """Return the answer to a common question: the power's text with the passage that answers marked in it.

    Where the question names another power, what that one says to it follows. Raises rulesdb.UnknownSection.
    """
    entry = reader.library.entry(section, reader.language)
    question = entry.questions[min(max(number, 0), len(entry.questions) - 1)] if entry.questions else entry.title
    blocks = []
    for ruleset, other in _answering(reader, entry, question)[1:]:
        there = load(ruleset).entry(other, reader.language)
        said = best_passage(there.text, f"{question} {entry.title}", there.lang, there.title)
        blocks.append(Block(heading(reader.words, there.section, there.title), reflowed(said)[:BLOCK]))
    spoken = (reader.language,) if reader.language_chosen else ()
    back = (reader.ruleset, key_of(entry.section), *spoken)
    view = View("rule-question", (reader.ruleset, key_of(entry.section), str(number), *spoken))
    info = RULESETS[reader.ruleset]
    return Reply(
        f"{entry.section} · {entry.title}",
        f"> {question}\n\n{_marked(entry, question)}",
        tuple(blocks),
        f"{info.titles[reader.language]} · {info.edition[reader.language]}",
        choices=(Choice(reader.say("rule-back"), "rule", back), *whose(reader, view)),
        doubt=reader.say("doubt-button"),
        in_place=True,
    )


def no_powers(reader: Reader) -> Reply:
    """Return that this game has no powers as HeroClix has them, and the sections on what it has in their place."""
    library = reader.library
    there = [library.entry(section, reader.language) for section in INSTEAD if library.has(section)]
    info = RULESETS[reader.ruleset]
    return Reply(
        reader.say("power-none-title"),
        reader.say("power-none", game=info.titles[reader.language]),
        (Block(reader.say("power-instead"), "\n".join(f"- **{e.section}** · {e.title}" for e in there)),),
        f"{info.titles[reader.language]} · {info.edition[reader.language]}",
        choices=tuple(Choice(e.title, "rule", (reader.ruleset, key_of(e.section))) for e in there[:5]),
        in_place=True,
    )


def _found(entry: Entry) -> Interactions | None:
    return interactions(entry.ruleset, entry.section) if entry.kind in POWERS else None


def _told(reader: Reader, entry: Entry, found: Interactions) -> ToldApart:
    """Return the text in its parts; where a part and its sections are too long for a block, all stays in the text."""
    told = told_apart(entry.text, entry.lang)
    longest = max(len(reflowed(getattr(told, name))) + len(_sections(reader, getattr(found, name))) for name in LISTS)
    return told if longest < BLOCK and told.does else ToldApart(entry.text)


def _block(reader: Reader, title: str, told: str, sections: tuple[tuple[str, str], ...]) -> list[Block]:
    listed = _sections(reader, sections)
    text = "\n".join(part for part in (reflowed(told), f"→ {listed}" if listed else "") if part)
    return [Block(reader.say(title), text)] if text else []


def _sections(reader: Reader, sections: tuple[tuple[str, str], ...]) -> str:
    """Return the most telling sections by their names; the menu of related sections has the rest."""
    listed = " · ".join(named(reader, ruleset, section) for ruleset, section in sections[:LISTED])
    return f"{listed} …" if len(sections) > LISTED else listed


def _answering(reader: Reader, entry: Entry, question: str) -> list[tuple[str, str]]:
    """Return the section that a question belongs to, and the first related one whose name stands in it."""
    own = (entry.ruleset, entry.section)
    found = _found(entry)
    near = [place for name in LISTS for place in getattr(found, name)] if found else []
    near += [(entry.ruleset, section) for section in entry.see_also if reader.library.has(section)]
    asked = question.casefold()
    for ruleset, section in near:
        title = load(ruleset).entry(section, entry.lang).title.casefold()
        names = [name.strip(" )") for name in title.split("(")]
        if (ruleset, section) != own and any(name and name in asked for name in names):
            return [own, (ruleset, section)]
    return [own]


def _marked(entry: Entry, question: str) -> str:
    passage = best_passage(entry.text, question, entry.lang, entry.title)
    told = reflowed(passage).removeprefix("- ")
    return reflowed(entry.text).replace(told, f"**{told.replace('**', '')}**", 1)
