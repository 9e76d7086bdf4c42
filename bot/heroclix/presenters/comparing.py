"""One question of the table under several editions: each one's ruling, and the steps at which they part."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.heroclix.pictures.words import regions
from bot.heroclix.presenters.names import action_word, name_of, squares_named
from bot.table.call import Call
from bot.table.citing import step_cited
from bot.table.comparison import Told, parted
from bot.table.reply import Block, Choice, Reply, Tone
from bot.table.text import first_lines
from engine import Answer, DocumentError, Step
from engine.heroclix.game import GameState
from rulesdb import RULESETS

__all__ = ["comparison_reply", "ruleset_name"]

BLOCK = 1000  # characters of an edition's lines; Discord takes 1024
APART = "≠"
Line = tuple[str, str]  # what it says, and how it is shown


def comparison_reply(
    call: Call, state: GameState, title: str, answers: Mapping[str, Told], kept: dict[str, int]
) -> Reply:
    """Return what each edition rules, with the lines that not all have; `kept`: its ruling's id, for every step."""
    show = name_of(state.names)
    ruled = {ruleset: told for ruleset, told in answers.items() if isinstance(told, Answer)}
    found = parted({ruleset: _lines(call, state, told, show) for ruleset, told in ruled.items()})
    verdicts = {ruleset: _verdict(call, told) for ruleset, told in answers.items()}
    kind = _kind(verdicts, answers, found)
    blocks = []
    for ruleset, told in answers.items():
        text = call.words.error(told) if isinstance(told, DocumentError) else _apart(call, told, *found[ruleset], show)
        blocks.append(Block(f"{ruleset_name(call, ruleset)}: {verdicts[ruleset]}", text))
    return Reply(
        title,
        call.say(f"compare-{kind}"),
        tuple(blocks),
        tone=Tone.GOOD if kind in ("alike", "same") else Tone.WARN,
        choices=tuple(
            Choice(call.say("compare-every-step", ruleset=ruleset_name(call, ruleset)), "why", (str(number), "0"))
            for ruleset, number in kept.items()
            if number
        ),
    )


def _kind(verdicts: Mapping[str, str], answers: Mapping[str, Told], found: Mapping[str, tuple[list[str], int]]) -> str:
    """Return how the editions stand to one another: not all judge it, they differ, say the same, or are alike."""
    if any(isinstance(told, DocumentError) for told in answers.values()):
        return "not-all"
    if len(set(verdicts.values())) > 1:
        return "differ"
    return "same" if any(apart for apart, _ in found.values()) else "alike"


def _apart(call: Call, told: Answer, apart: Sequence[str], shared: int, show: Callable[[str], str]) -> str:
    """Return the lines that not all editions have, and how many more there are; where all agree, what it comes to."""
    lines = [f"{APART} {line}" for line in apart]
    if not apart and told.ruling.steps:
        lines, shared = [_step(call, told.ruling.steps[-1], show)[1]], shared - 1
    if shared > 0:
        lines.append(call.say("compare-shared", count=shared))
    return first_lines("\n".join(lines), BLOCK) or "—"


def ruleset_name(call: Call, ruleset: str) -> str:
    """Return the short name of a ruleset in the reader's language."""
    return RULESETS[ruleset].titles[call.language]


def _verdict(call: Call, told: Told) -> str:
    if isinstance(told, DocumentError):
        return call.say("compare-not-judged")
    fields: Mapping[str, Any] = told.fields
    if "costs" in fields:
        return call.say("compare-squares", count=sum(1 for cost in fields["costs"].values() if cost))
    if "actions" in fields:
        return call.say("compare-actions", count=sum(1 for each in fields["actions"] if each["legal"]))
    return call.words.term(told.ruling.verdict)


def _lines(call: Call, state: GameState, told: Answer, show: Callable[[str], str]) -> list[Line]:
    """Return what an edition says, line by line: squares, actions, or the steps of its ruling."""
    fields: Mapping[str, Any] = told.fields
    if "costs" in fields:
        reached = [name for name, cost in fields["costs"].items() if cost]
        return [*_squares(call, state, fields, reached), *(_step(call, step, show) for step in told.ruling.steps)]
    if "actions" in fields:
        return [_action(call, each, show) for each in fields["actions"]]
    return [_step(call, step, show) for step in told.ruling.steps]


def _squares(call: Call, state: GameState, fields: Mapping[str, Any], reached: list[str]) -> list[Line]:
    printed, stops = state.position().map, set(fields["stops"])
    kinds = {"reach": [name for name in reached if name not in stops], "stop": [n for n in reached if n in stops]}
    said = [
        call.say(f"reach-{kind}", count=len(names), squares=regions(printed, squares_named(printed, names)))
        for kind, names in kinds.items()
        if names
    ]
    return [(text, text) for text in said]


def _action(call: Call, each: Mapping[str, Any], show: Callable[[str], str]) -> Line:
    word = action_word(call, each["action"])
    if each["legal"]:
        return f"✓ {word}", f"✓ {word}"
    said = [_step(call, step, show) for step in each["because"][:1]]
    return f"✗ {word}: {said[0][0] if said else ''}", f"✗ {word}: {said[0][1] if said else ''}"


def _step(call: Call, step: Step, show: Callable[[str], str]) -> Line:
    text = call.words.step(step, show)
    return text, f"{text} `{step_cited(call.words, step)}`"
