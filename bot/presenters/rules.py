"""Rules entries and search results as replies."""

from __future__ import annotations

from bot.call import Call
from bot.presenters.text import reflowed
from bot.reply import Block, Choice, Menu, Reply, Tone
from rulesdb import RULESETS, Entry

__all__ = ["edition", "not_covered", "rule_reply", "search_reply"]

PAGE = 3500  # characters of an entry on one page of a message
OFFERED = 5  # "did you mean" choices


def edition(call: Call) -> str:
    """Return the ruleset and its edition in the reader's language, for the footer."""
    info = RULESETS[call.ruleset]
    return f"{info.titles[call.language]} · {info.edition[call.language]}"


def rule_reply(call: Call, section: str, page: int = 0) -> Reply:
    """Return one entry: section, title, our words, related sections to click, the edition in the footer.

    Raises rulesdb.UnknownSection when the ruleset has no such section.
    """
    library = call.library
    entry = library.entry(section, call.language)
    pages = _pages(reflowed(entry.text))
    page = min(max(page, 0), len(pages) - 1)
    blocks = []
    if entry.retired:
        blocks.append(Block(call.say("rule-retired"), call.say("rule-retired-text")))
    if page == 0 and (facts := _facts(call, entry)):
        blocks.append(Block(call.say("rule-facts"), facts))
    numbered = call.say("rule-page", page=page + 1, pages=len(pages)) if len(pages) > 1 else ""
    return Reply(
        title=f"{entry.section} · {entry.title}",
        text=pages[page],
        blocks=tuple(blocks),
        footer=" · ".join(part for part in (edition(call), numbered) if part),
        choices=_turning(call, entry.section, page, len(pages)),
        menus=_related(call, entry),
        in_place=True,
    )


def search_reply(call: Call, question: str) -> Reply:
    """Return the entry that answers a question, or "did you mean" when nothing stands out."""
    if not call.library.covered:
        return not_covered(call)
    result = call.library.search(question, call.language, OFFERED)
    if not result.hits:
        return Reply(text=call.say("ask-nothing"), tone=Tone.WARN, private=True, footer=edition(call))
    if not result.confident:
        return Reply(
            title=call.say("ask-did-you-mean"),
            text="\n".join(f"**{hit.section}** · {hit.title}" for hit in result.hits),
            tone=Tone.WARN,
            footer=edition(call),
            choices=tuple(
                Choice(f"{hit.section} {hit.title}", "rule", (hit.section,), "primary", call.user_id)
                for hit in result.hits
            ),
        )
    return rule_reply(call, result.hits[0].section)


def not_covered(call: Call) -> Reply:
    """Return that the library does not cover this ruleset yet."""
    return Reply(text=call.say("ruleset-not-covered", ruleset=call.ruleset), tone=Tone.WARN, footer=edition(call))


def _pages(text: str) -> list[str]:
    pages = [""]
    for paragraph in text.strip().split("\n"):
        if len(pages[-1]) + len(paragraph) > PAGE:
            pages.append("")
        pages[-1] += paragraph + "\n"
    return [page.strip() for page in pages]


def _facts(call: Call, entry: Entry) -> str:
    """Return the facts that players look for first: colour, type, action and die results."""
    lines = []
    for key in ("type", "color", "action", "succeeds_on", "success_on"):
        value = entry.facts.get(key)
        if value is None:
            continue
        values = value if isinstance(value, list) else [value]
        shown = ", ".join(call.words.term(str(found).replace(" ", "-")) for found in values)
        lines.append(f"{call.say('fact-' + key.replace('_', '-'))}: {shown}")
    return "\n".join(lines)


def _turning(call: Call, section: str, page: int, pages: int) -> tuple[Choice, ...]:
    previous, following = call.library.neighbours(section)
    choices = []
    if page > 0:
        choices.append(Choice(call.say("rule-page-back"), "rule-page", (section, str(page - 1))))
    if page + 1 < pages:
        choices.append(Choice(call.say("rule-page-on"), "rule-page", (section, str(page + 1)), "primary"))
    if previous:
        choices.append(Choice(f"← {previous}", "rule", (previous,)))
    if following:
        choices.append(Choice(f"{following} →", "rule", (following,)))
    other = "es" if call.language == "en" else "en"
    choices.append(Choice(call.say("rule-other-language"), "rule-in", (section, other)))
    return tuple(choices)


def _related(call: Call, entry: Entry) -> tuple[Menu, ...]:
    library = call.library
    parent = library.parent(entry.section)
    wanted = [*((parent,) if parent else ()), *entry.see_also, *library.children(entry.section)]
    options = []
    for section in dict.fromkeys(wanted):
        if library.has(section) and section != entry.section:
            options.append((f"{section} · {library.entry(section, call.language).title}", section, ""))
    return (Menu(call.say("rule-related"), "rule", tuple(options[:25])),) if options else ()
