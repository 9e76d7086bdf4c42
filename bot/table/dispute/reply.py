"""A dispute as a message: what is said, both rulings side by side, what follows, and what may be done."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.store import Commanded
from bot.table.call import Call
from bot.table.citing import grounds_of
from bot.table.dispute.case import Case, Found, Judged
from bot.table.face import Face
from bot.table.reader import words_of
from bot.table.reply import Block, Choice, Menu, Reply, Tone, safe
from bot.table.ruling import steps_text
from engine import Ruling, Step
from engine.contest import QUESTION, offered
from engine.history import NEW

__all__ = [
    "case_reply",
    "command_title",
    "fact_line",
    "later_block",
    "list_menu",
    "sections_of",
    "steps_reply",
    "touched",
]

LONGEST, LONGEST_BLOCK = 3000, 1000
ROOM = 120  # characters of a block for how many more there are
GRAVEST = ("dropped", "standing", "closing", "changed")  # what became of what followed, in the order it is told
MOST_STEPS = 25
MOST_TOLD = 2  # events of a command in its title
BEFORE, AFTER = "−", "+"
SAME = ("same",)
OWN = ("void", "stands", "section")


def command_title(call: Call, face: Face, state: Any, row: Commanded, events: Sequence[Any]) -> str:
    """Return what was commanded in one line, by its first events; of what was refused, who is named in it."""
    if events:
        told = " ".join(face.event_line(call, state, event) for event in events[:MOST_TOLD])
        return f"{row.sequence} · {told}" if row.sequence < NEW else told
    if (asked := _title_of(row.commands)) is not None:
        return call.say("dispute-asked", what=safe(asked))
    named = [safe(state.names[each]) for each in _texts(row.commands) if each in state.names]
    return call.say("dispute-refused", who=", ".join(dict.fromkeys(named)) or "—")


def _title_of(commands: Sequence[Mapping[str, Any]]) -> str | None:
    """Return the title of the question that stands in the place of commands, None where there is none."""
    return str(commands[0].get("title", "")) if commands and QUESTION in commands[0] else None


def _texts(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    values = value.values() if isinstance(value, dict) else value if isinstance(value, (list, tuple)) else ()
    return [text for each in values for text in _texts(each)]


def list_menu(call: Call, titles: Sequence[tuple[str, str]]) -> Menu:
    """Return the menu of what can be contested: pairs of a number and what it was."""
    options = tuple((_plain(title)[:100], value, "") for value, title in titles)
    return Menu(call.say("dispute-menu"), "dispute-of", options, told=True)


def case_reply(call: Call, face: Face, case: Case, found: Found, judged: Judged, title: str) -> Reply:
    """Return a dispute as everybody sees it."""
    state = found.table.state
    before = judged.contested.before
    lines = [call.say("dispute-by", player=safe(case.name))]
    lines += [f"• {fact_line(call, face, state, fact)}" for fact in case.facts]
    blocks = _steps_blocks(call, state, case, before) if not case.facts else ()
    if case.facts:
        blocks = _beside(call, face, case, judged)
    changing = [fact for fact in case.facts if fact["fact"] != "section"]
    tone = Tone.WARN if changing and _differs(judged) else Tone.PLAIN
    return Reply(
        call.say("dispute-title", what=title),
        "\n".join(lines),
        blocks,
        footer=call.say("dispute-footer"),
        tone=tone,
        choices=_choices(call, face, case, _offered(found, case, judged)),
        menus=_menus(call, state, case, judged),
    )


def fact_line(call: Call, face: Face, state: Any, fact: dict[str, Any]) -> str:
    """Return what is said to have been different, as it was read."""
    kind = fact["fact"]
    if kind == "roll":
        return call.say("fact-roll", dice=" + ".join(map(str, fact["dice"])))
    if kind == "section":
        return call.say("fact-section", section=call.words.section(fact["section"]), title=safe(fact["title"]))
    return call.say(f"fact-{kind}") if kind in OWN else face.fact_line(call, state, fact)


def steps_reply(call: Call, judged: Judged, which: str) -> Reply:
    """Return every step of one of the two rulings, for whoever asks."""
    ruling = judged.contested.before if which == "before" else judged.contested.after
    title = call.say(f"dispute-{which}")
    if ruling is None:
        return Reply(title, call.say(f"dispute-no-{which}"), private=True)
    text = steps_text(ruling.steps, words_of(call.language, ruling.ruleset), _names(judged.table.state))
    return Reply(title, text[: LONGEST + 800], private=True)


def _names(state: Any) -> Callable[[str], str]:
    return lambda figure: safe(state.names.get(figure, figure))


def _steps_blocks(call: Call, state: Any, case: Case, ruling: Ruling | None) -> tuple[Block, ...]:
    if ruling is None:
        return (Block(call.say("dispute-before"), call.say("dispute-no-before")),)
    lines = steps_text(ruling.steps, call.words, _names(state)).split("\n")
    lines = [f"**▶** {line}" if place == case.step else line for place, line in enumerate(lines)]
    return _blocks(call.say("dispute-before"), lines)


def _blocks(title: str, lines: Sequence[str]) -> tuple[Block, ...]:
    """Return lines in blocks that Discord takes, four at most."""
    texts = [""]
    for line in lines:
        if len(texts[-1]) + len(line) + 1 > LONGEST_BLOCK:
            texts.append("")
        texts[-1] += line[: LONGEST_BLOCK - 2] + "\n"
    return tuple(Block("\u200b" if place else title, text) for place, text in enumerate(texts[:4]))


def _differs(judged: Judged) -> bool:
    return judged.contested.before != judged.contested.after


def _beside(call: Call, face: Face, case: Case, judged: Judged) -> tuple[Block, ...]:
    """Return both rulings: the steps that only one of them has, how many are the same, and what follows."""
    before, after, state = judged.contested.before, judged.contested.after, judged.table.state
    own = {fact["fact"] for fact in case.facts}
    if "void" in own:
        blocks = [Block(call.say("dispute-after"), call.say("dispute-void"))]
    elif after is None:
        blocks = [Block(call.say("dispute-after"), call.say("dispute-no-roll"))]
    elif before is not None and before.steps == after.steps:
        key = "dispute-unchanged-section" if own == {"section"} else "dispute-unchanged"
        blocks = [Block(call.say("dispute-after"), call.say(key))]
    else:
        old, new = (() if before is None else before.steps), after.steps
        verdicts = [call.words.verdict(each.verdict).capitalize() if each else "—" for each in (before, after)]
        blocks = [
            Block(f"{call.say('dispute-before')}: {verdicts[0]}", _only(call, state, old, new, BEFORE)),
            Block(f"{call.say('dispute-after')}: {verdicts[1]}", _only(call, state, new, old, AFTER)),
        ]
    if own != {"section"}:
        blocks.append(later_block(call, face, judged))
    return tuple(blocks)


def _only(call: Call, state: Any, steps: Sequence[Step], others: Sequence[Step], mark: str) -> str:
    changed = [step for step in steps if step not in others]
    lines = [f"**{mark}** {line}" for line in steps_text(changed, call.words, _names(state)).split("\n") if changed]
    text = ""
    for line in lines:
        if len(text) + len(line) > LONGEST_BLOCK - 60:
            text += "…\n"
            break
        text += line + "\n"
    same = len(steps) - len(changed)
    return text + (call.say("dispute-same-steps", count=same) if same else "") or "—"


def later_block(call: Call, face: Face, judged: Judged) -> Block:
    """Return what becomes of what followed."""
    return Block(call.say("dispute-later"), _later(call, face, judged))


def sections_of(case: Case, judged: Judged) -> list[str]:
    """Return what both rulings rest on, what somebody named first; as many as a menu takes."""
    found = [fact["section"] for fact in case.facts if fact["fact"] == "section"]
    for ruling in (judged.contested.before, judged.contested.after):
        found += [] if ruling is None else grounds_of(ruling)
    return list(dict.fromkeys(found))[:MOST_STEPS]


def touched(case: Case, judged: Judged) -> tuple[str, ...]:
    """Return what a dispute is about: sections that were named, that of the contested step, those of what changed."""
    before, after = judged.contested.before, judged.contested.after
    found = [fact["section"] for fact in case.facts if fact["fact"] == "section"]
    steps = () if before is None else before.steps
    if case.step is not None and case.step < len(steps):
        found.append(steps[case.step].rule or steps[case.step].reading or "")
    others = () if after is None else after.steps
    changed = [*(step for step in others if step not in steps), *(step for step in steps if step not in others)]
    found += [step.rule or step.reading or "" for step in changed]
    return tuple(dict.fromkeys(each for each in found if each))


def _later(call: Call, face: Face, judged: Judged) -> str:
    """Return what becomes of what followed, line by line: the commands that come out otherwise."""
    if judged.correction is None:
        return call.say("dispute-too-far")
    later = judged.correction.later
    if not later:
        return call.say("dispute-nothing-later")
    otherwise = sorted((each for each in later if each.how in GRAVEST), key=lambda each: GRAVEST.index(each.how))
    lines: list[str] = []
    length = 0
    for each in otherwise:  # those alone that are shown are put into words: hundreds may have followed
        what = _done(call, face, judged, each.number)
        line = call.say(f"dispute-later-{each.how}", number=each.number, what=what)
        line += _against(call, judged, each.against)
        length += len(line) + 1
        if length > LONGEST_BLOCK - ROOM:
            break
        lines.append(line)
    left = len(otherwise) - len(lines)
    lines += [call.say("dispute-later-more", count=left)] if left else []
    same = sum(each.how in ("same", "kept") for each in later)
    lines += [call.say("dispute-later-same", count=same)] if same else []
    return "\n".join(lines)


def _done(call: Call, face: Face, judged: Judged, number: int) -> str:
    """Return what a later command did, by its first event."""
    events = next((given.events for given in judged.later if given.number == number), ())
    return face.event_line(call, judged.table.state, events[0]) if events else str(number)


def _against(call: Call, judged: Judged, ruling: Ruling | None) -> str:
    if ruling is None or not ruling.steps:
        return ""
    return ": " + call.words.step(ruling.steps[0], _names(judged.table.state))


def _offered(found: Found, case: Case, judged: Judged) -> frozenset[str]:
    """Return what may be said: dice, too, where the ruling takes them by what was said so far."""
    roll = judged.contested.no_roll or any(fact["fact"] == "roll" for fact in case.facts)
    return offered(found.table.game, found.given, roll=roll)


def _choices(call: Call, face: Face, case: Case, offers: frozenset[str]) -> tuple[Choice, ...]:
    """Return the buttons of a dispute; of what may be said those alone that this ruling has a place for."""
    number = str(case.id)
    made: list[Choice] = []
    if case.facts:
        made.append(Choice(call.say("dispute-accept"), "dispute-accept", (number,), "success"))
        made.append(Choice(call.say("dispute-dice"), "dispute-dice", (number,)))
    made.append(Choice(call.say("dispute-drop"), "dispute-drop", (number,), "danger"))
    for kind in ("roll", *face.fact_kinds, "section"):
        if kind not in offers:
            continue
        made.append(Choice(call.say(f"dispute-say-{kind}"), f"dispute-{kind}", (number,), written=True))
    own = "void" if case.accepted else "stands"
    if own in offers:
        made.append(Choice(call.say(f"dispute-say-{own}"), "dispute-own", (number, own)))
    for which in ("before", "after") if case.facts else ("before",):
        made.append(Choice(call.say(f"dispute-steps-{which}"), "dispute-steps", (number, which)))
    return tuple(made)


def _menus(call: Call, state: Any, case: Case, judged: Judged) -> tuple[Menu, ...]:
    """Return, before anything is said, the steps to contest; afterwards the sections to read."""
    before = judged.contested.before
    if case.facts:
        listed = sections_of(case, judged)
        options = tuple(
            (_plain(call.words.section(each))[:100], f"{case.id},{place}", "") for place, each in enumerate(listed)
        )
        return (Menu(call.say("dispute-read"), "dispute-read", options, told=True),) if options else ()
    if before is None:
        return ()
    lines = steps_text(before.steps, call.words, _names(state)).split("\n")[:MOST_STEPS]
    options = tuple((_plain(line)[:100], f"{case.id},{place}", "") for place, line in enumerate(lines))
    return (Menu(call.say("dispute-step"), "dispute-step", options, told=True),) if options else ()


def _plain(text: str) -> str:
    """Return a line without the marks that only a message shows."""
    return text.replace("*", "").replace("`", "").replace("\\", "")
