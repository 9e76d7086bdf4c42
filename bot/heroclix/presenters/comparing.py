"""One question of the table under several editions: each one's ruling, and the steps at which they part."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from bot.heroclix.pictures.words import regions
from bot.heroclix.presenters.names import action_in, name_of, squares_named
from bot.table.call import Call
from bot.table.citing import set_off, step_cited
from bot.table.comparison import Told, parted
from bot.table.reader import words_of
from bot.table.reply import Block, Choice, Reply, Tone
from bot.table.text import first_lines
from bot.words.language import Catalogue, catalogue
from engine import Answer, DocumentError, Step
from engine.heroclix.fight.actions.withheld import leading
from engine.heroclix.game import GameState
from rulesdb import RULESETS

__all__ = ["comparison_reply", "ruleset_name"]

BLOCK = 1000  # characters of an edition's lines; Discord takes 1024
MOST = 6  # lines of an edition, so that three of them fit a phone; the rest is behind its button
APART = "≠"


class Line(NamedTuple):
    """One line of an edition's: in its book's words, and what it rests on there."""

    text: str
    cited: str = ""


Lines = list[tuple[str, Line]]  # what each says in words that all editions share, and the line


class Ruled(NamedTuple):
    """What one edition rules: its verdict, what of it not every edition says, and how many more lines it has."""

    verdict: str
    apart: list[Line]
    shared: int
    said: tuple[str, ...] = ()  # every line in shared words: editions that say the same are shown as one


def comparison_reply(
    call: Call, state: GameState, title: str, answers: Mapping[str, Told], kept: dict[str, int]
) -> Reply:
    """Return what each edition rules, with the lines that not all have; `kept`: its ruling's id, for every step."""
    show = name_of(state.names)
    lines = {
        ruleset: _lines(call, words_of(call.language, ruleset), state, told, show)
        for ruleset, told in answers.items()
        if isinstance(told, Answer)
    }
    found = parted(lines)
    ruled = {}
    for ruleset, told in answers.items():
        if isinstance(told, DocumentError):
            ruled[ruleset] = Ruled(call.say("compare-not-judged"), [Line(call.words.error(told))], 0)
        else:
            apart, shared = found[ruleset] if len(found) > 1 else ([], 0)  # alone it shares nothing
            said = tuple(text for text, _ in lines[ruleset])
            ruled[ruleset] = Ruled(_verdict(call, told), apart, shared, said)
    kind = _kind(ruled, answers)
    blocks = []
    for rulesets in _alike(ruled):
        named = " · ".join(ruleset_name(call, ruleset) for ruleset in rulesets)
        text = _text(call, [ruled[each] for each in rulesets], [lines.get(each, []) for each in rulesets])
        blocks.append(Block(f"{named}: {ruled[rulesets[0]].verdict}", text))
    return Reply(
        title,
        call.say(f"compare-{kind}"),
        tuple(blocks),
        tone=Tone.GOOD if kind in ("alike", "same") else Tone.WARN,
        doubt=call.say("doubt-button"),
        choices=tuple(
            Choice(call.say("compare-every-step", ruleset=ruleset_name(call, ruleset)), "why", (str(number), "0"))
            for ruleset, number in kept.items()
            if number
        ),
    )


def _kind(ruled: Mapping[str, Ruled], answers: Mapping[str, Told]) -> str:
    """Return how the editions stand to one another: not all judge it, they differ, say the same, or are alike."""
    if any(isinstance(told, DocumentError) for told in answers.values()):
        return "not-all"
    if len({each.verdict for each in ruled.values()}) > 1:
        return "differ"
    return "same" if any(each.apart for each in ruled.values()) else "alike"


def _alike(ruled: Mapping[str, Ruled]) -> Iterator[list[str]]:
    """Yield the rulesets in their order, together those that say the same all through."""
    left = list(ruled)
    while left:
        first = ruled[left[0]]
        same = [
            each
            for each in left
            if first.said and ruled[each].verdict == first.verdict and ruled[each].said == first.said
        ]
        yield same or left[:1]
        left = [each for each in left if each not in (same or left[:1])]


def _text(call: Call, ruled: Sequence[Ruled], lines: Sequence[Lines]) -> str:
    """Return the lines that not all editions have, and how many more there are; where all agree, what it comes to.

    `ruled` and `lines` are those of editions that say the same: shown in the first one's words, cited by each book.
    """
    shared = ruled[0].shared
    columns = [each.apart for each in ruled]
    mark = f"{APART} "
    if not ruled[0].apart and lines[0]:
        columns, shared, mark = [[each[-1][1]] for each in lines], shared - 1, ""
    told = [_shown(mark, row) for row in zip(*columns, strict=True)]
    more = len(told) - MOST
    told = [*told[: MOST - 1], call.say("compare-more", count=more + 1)] if more > 0 else told
    if shared > 0:
        told.append(call.say("compare-shared", count=shared))
    return first_lines("\n".join(told), BLOCK) or "—"


def _shown(mark: str, row: Sequence[Line]) -> str:
    """Return one line of several editions: its words, then what it rests on in each book, the same once."""
    cited = dict.fromkeys(each.cited for each in row if each.cited)
    return " ".join((f"{mark}{row[0].text}", *(set_off(each) for each in cited)))


def ruleset_name(call: Call, ruleset: str) -> str:
    """Return the short name of a ruleset in the reader's language."""
    return RULESETS[ruleset].titles[call.language]


def _verdict(call: Call, told: Answer) -> str:
    fields: Mapping[str, Any] = told.fields
    if "costs" in fields:
        return call.say("compare-squares", count=sum(1 for cost in fields["costs"].values() if cost))
    if "actions" in fields:
        return call.say("compare-actions", count=sum(1 for each in fields["actions"] if each["legal"]))
    return call.words.verdict(told.ruling.verdict)


def _lines(call: Call, words: Catalogue, state: GameState, told: Answer, show: Callable[[str], str]) -> Lines:
    """Return what an edition says, line by line: squares, actions, or the steps of its ruling."""
    fields: Mapping[str, Any] = told.fields
    common = catalogue(call.language)
    steps = [_step(common, words, step, show) for step in told.ruling.steps]
    if "costs" in fields:
        reached = [name for name, cost in fields["costs"].items() if cost]
        return [*_squares(call, state, fields, reached), *steps]
    if "actions" in fields:
        return [_action(common, words, each, show) for each in fields["actions"]]
    return steps


def _squares(call: Call, state: GameState, fields: Mapping[str, Any], reached: list[str]) -> Lines:
    printed, stops = state.position().map, set(fields["stops"])
    kinds = {"reach": [name for name in reached if name not in stops], "stop": [n for n in reached if n in stops]}
    said = [
        call.say(f"reach-{kind}", count=len(names), squares=regions(printed, squares_named(printed, names)))
        for kind, names in kinds.items()
        if names
    ]
    return [(text, Line(text)) for text in said]


def _action(
    common: Catalogue, words: Catalogue, each: Mapping[str, Any], show: Callable[[str], str]
) -> tuple[str, Line]:
    mark = "✓" if each["legal"] else "✗"
    said = [_step(common, words, step, show) for step in leading(each["because"])] if not each["legal"] else []
    named = f"{mark} {action_in(common, each['action'])}", f"{mark} {action_in(words, each['action'])}"
    if not said:
        return named[0], Line(named[1])
    text, last = " ".join(text for text, _ in said), said[-1][1]
    return f"{named[0]}: {text}", Line(f"{named[1]}: {' '.join(line.text for _, line in said)}", last.cited)


def _step(common: Catalogue, words: Catalogue, step: Step, show: Callable[[str], str]) -> tuple[str, Line]:
    return common.step(step, show), Line(words.step(step, show), step_cited(words, step))
