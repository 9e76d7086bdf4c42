"""Rules entries and search results as replies."""

from __future__ import annotations

from bot.call import Call
from bot.presenters.text import reflowed
from bot.reply import Block, Choice, Menu, Reply, Tone
from rulesdb import RULESETS, Entry, counterparts, load

__all__ = ["BESIDE", "edition", "not_covered", "rule_reply", "search_reply", "side_by_side_reply"]

PAGE = 3500  # characters of an entry on one page of a message
LONGEST_NUMBER = 8  # characters of an id that is a number; slugs are longer
BESIDE = "beside"  # the menu's way to all editions side by side
BESIDE_MOST = 4  # other sections shown beside one
OWN_BESIDE = 1500  # characters of the section itself, with the others below it
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
    if entry.taken_over:
        blocks.append(Block(call.say("rule-taken-over"), call.say("rule-taken-over-text")))
    if page == 0 and (facts := _facts(call, entry)):
        blocks.append(Block(call.say("rule-facts"), facts))
    numbered = call.say("rule-page", page=page + 1, pages=len(pages)) if len(pages) > 1 else ""
    return Reply(
        title=f"{entry.section} · {entry.title}",
        text=pages[page],
        blocks=tuple(blocks),
        footer=" · ".join(part for part in (edition(call), numbered) if part),
        choices=_turning(call, entry.section, page, len(pages)),
        menus=(*_related(call, entry), *_editions(call, entry)),
        in_place=True,
        rule=(call.ruleset, entry.section) if page == 0 else None,
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
                Choice(f"{hit.section} {hit.title}", "rule", (call.ruleset, hit.section), "primary", call.user_id)
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
        choices.append(Choice(call.say("rule-page-back"), "rule-page", (section, str(page - 1), call.ruleset)))
    if page + 1 < pages:
        choices.append(Choice(call.say("rule-page-on"), "rule-page", (section, str(page + 1), call.ruleset), "primary"))
    if previous:
        choices.append(Choice(f"← {_short(call, previous)}", "rule", (call.ruleset, previous)))
    if following:
        choices.append(Choice(f"{_short(call, following)} →", "rule", (call.ruleset, following)))
    other = "es" if call.language == "en" else "en"
    choices.append(Choice(call.say("rule-other-language"), "rule-in", (section, other, call.ruleset)))
    return tuple(choices)


def _short(call: Call, section: str) -> str:
    """Return a section's number, or its title where its id is a slug."""
    return section if len(section) <= LONGEST_NUMBER else call.library.entry(section, call.language).title[:40]


def _related(call: Call, entry: Entry) -> tuple[Menu, ...]:
    library = call.library
    parent = library.parent(entry.section)
    wanted = [*((parent,) if parent else ()), *entry.see_also, *library.children(entry.section)]
    options = []
    for section in dict.fromkeys(wanted):
        if library.has(section) and section != entry.section:
            title = library.entry(section, call.language).title
            options.append((f"{section} · {title}", f"{call.ruleset},{section}", ""))
    return (Menu(call.say("rule-related"), "rule", tuple(options[:25])),) if options else ()


def _editions(call: Call, entry: Entry) -> tuple[Menu, ...]:
    """Return the menu of the other editions' sections that say the same, and of all of them side by side."""
    options = []
    for ruleset, section in _elsewhere(call, entry):
        info = RULESETS[ruleset]
        title = load(ruleset).entry(section, call.language).title
        shown = section if len(section) <= LONGEST_NUMBER else title
        options.append((f"{info.titles[call.language]} · {shown}", f"{ruleset},{section}", title))
    if not options:
        return ()
    beside = (call.say("rule-side-by-side"), f"{BESIDE},{call.ruleset},{entry.section}", "")
    return (Menu(call.say("rule-editions"), "rule", (beside, *options[:24])),)


def _elsewhere(call: Call, entry: Entry) -> list[tuple[str, str]]:
    if entry.kind == "reading":
        return []
    found = counterparts(call.ruleset, entry.section)
    return [(ruleset, section) for ruleset, sections in found.items() for section in sections]


def side_by_side_reply(call: Call, section: str) -> Reply:
    """Return a section and what the other editions say in its place, one below the other."""
    entry = call.library.entry(section, call.language)
    blocks = []
    for ruleset, other in _elsewhere(call, entry)[:BESIDE_MOST]:
        there = load(ruleset).entry(other, call.language)
        title = f"{RULESETS[ruleset].titles[call.language]} · {there.section} · {there.title}"
        blocks.append(Block(title, reflowed(there.text)))
    own = reflowed(entry.text)
    return Reply(
        f"{entry.section} · {entry.title}",
        own if len(own) <= OWN_BESIDE else own[:OWN_BESIDE].rsplit(" ", 1)[0] + "…",
        tuple(blocks),
        footer=edition(call),
        choices=(Choice(call.say("rule-back"), "rule", (call.ruleset, section)),),
        in_place=True,
    )
