"""Rulings as JSON and as replies: the verdict, every step with its section, the sections and readings cited."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.table.citing import rests_on, set_off, step_cited
from bot.table.reply import Block, Choice, Reply, Tone, safe
from bot.table.text import first_lines
from bot.words.language import Catalogue, catalogue
from engine import Answer, Reason, Ruling, Step, StepKind

__all__ = [
    "DECIDES",
    "READ_MARKS",
    "answer_document",
    "answer_reply",
    "folded_steps",
    "steps_text",
    "tone_of",
    "unfolding",
]

DECIDES = "➤"  # before the steps that set the verdict
FEW = 2  # steps that are told rather than folded away
MARKED = 3  # steps that decide, and have a mark; more are a list of what may be done

READ_MARKS = {"judged": "✓", "reminded": "⏰", "unread": "✎"}  # of a card's sentence, by its status
MARKS = {
    StepKind.CHECK: "•",
    StepKind.REPLACE: "=",
    StepKind.MODIFY: "±",
    StepKind.CAP: "⊓",
    StepKind.OVERRIDE: "↷",
    StepKind.IGNORED: "✗",
    StepKind.ROLL: "⚄",
    StepKind.DAMAGE: "✸",
    StepKind.RESULT: "→",
}

TONES = {
    "clear": Tone.GOOD,
    "legal": Tone.GOOD,
    "hit": Tone.GOOD,
    "accepted": Tone.GOOD,
    "hindered": Tone.WARN,
    "not-adjudicated": Tone.WARN,
    "blocked": Tone.BAD,
    "illegal": Tone.BAD,
    "miss": Tone.MISS,
    "refused": Tone.BAD,
}


def _ruling_document(ruling: Ruling, lang: str, name_of: Callable[[str], str] = str) -> dict[str, Any]:
    """Return a ruling as CONTRACT gives it: verdict, steps with their words, sections and readings."""
    words = catalogue(lang, ruling.ruleset)
    return {
        "verdict": ruling.verdict,
        "steps": [_step_document(words, step, name_of) for step in ruling.steps],
        "rules": list(ruling.rules),
        "readings": list(ruling.readings),
    }


def answer_document(answer: Answer, lang: str) -> dict[str, Any]:
    """Return an answer as JSON: the question's fields and the ruling."""
    name_of = _names(answer.names)
    fields = {
        key: _plain(value, catalogue(lang, answer.ruling.ruleset), name_of) for key, value in answer.fields.items()
    }
    return {**fields, "ruling": _ruling_document(answer.ruling, lang, name_of)}


def answer_reply(answer: Answer, lang: str, *, escape: bool = False) -> Reply:
    """Return an answer to read: the verdict, then every step with the section it rests on."""
    ruling = answer.ruling
    words = catalogue(lang, ruling.ruleset)
    name_of = _names(answer.names, escape=escape)
    return Reply(
        title=words.verdict(ruling.verdict),
        blocks=(Block(words.text("ruling-steps"), steps_text(ruling.steps, words, name_of)),),
        footer=rests_on(words, ruling),
        tone=tone_of(ruling),
    )


def steps_text(
    steps: Sequence[Step], words: Catalogue, name_of: Callable[[str], str] = str, deciding: Sequence[Step] = ()
) -> str:
    """Return the steps, one a line: a mark, the sentence, the change of a number, the citation.

    Those that decide have a mark of their own, and stay where they are.
    """
    return "\n".join(_line(step, words, name_of, DECIDES if step in deciding else "") for step in steps)


def folded_steps(
    ruling: Ruling, words: Catalogue, name_of: Callable[[str], str], longest: int, *, whole: bool = False
) -> tuple[str, bool]:
    """Return what a ruling comes to, and whether something of it is folded away.

    First the steps that decide, as the engine has marked them, then, in their order, those that changed or left out
    something; conditions that were looked at and changed nothing are counted. `whole`: nothing is folded, there being
    no button that unfolds it.
    """
    deciding = ruling.deciding
    rest = [step for step in ruling.steps if step not in deciding]
    kept = [step for step in rest if step.kind is not StepKind.CHECK]
    if whole or len(rest) - len(kept) <= FEW:
        kept = rest
    mark, bold = (f"{DECIDES} **", "**") if len(deciding) <= MARKED else ("", "")
    lines = [_line(step, words, name_of, mark, bold) for step in deciding]
    text = "\n".join((*lines, steps_text(kept, words, name_of))).strip()
    more = f"\n*{words.text('ruling-folded', count=len(rest) - len(kept))}*" if len(kept) < len(rest) else ""
    shown = first_lines(text, longest - len(more))
    return shown + more, bool(more) or shown != text


def unfolding(words: Catalogue, ruling_id: int) -> Choice:
    """Return the button that unfolds a kept ruling, for whoever presses it."""
    return Choice(words.text("why-button"), "why", (str(ruling_id), "0"))


def tone_of(ruling: Ruling) -> Tone:
    """Return how a verdict looks."""
    return TONES.get(ruling.verdict, Tone.PLAIN)


def _line(step: Step, words: Catalogue, name_of: Callable[[str], str], before: str = "", after: str = "") -> str:
    change = ""
    changed = None not in (step.before, step.after) and step.before != step.after
    if changed and not words.tells_change(step.message):
        change = f" ({step.before} → {step.after})"
    mark = before or MARKS[step.kind]
    blank = "" if mark.endswith("*") else " "
    return f"{mark}{blank}{words.step(step, name_of)}{change}{after} {set_off(step_cited(words, step))}"


def _step_document(words: Catalogue, step: Step, name_of: Callable[[str], str]) -> dict[str, Any]:
    document: dict[str, Any] = {"text": words.step(step, name_of)}
    for key in ("rule", "reading", "before", "after"):
        value = getattr(step, key)
        if value is not None:
            document[key] = value
    return {**document, "kind": step.kind.value, "message": step.message, "data": _plain(step.data, words, name_of)}


def _names(names: Mapping[str, str], *, escape: bool = False) -> Callable[[str], str]:
    def name_of(figure: str) -> str:
        name = names.get(figure, figure)
        return safe(name) if escape else name

    return name_of


def _plain(value: object, words: Catalogue, name_of: Callable[[str], str]) -> Any:
    """Return a value of the engine as JSON: a step where a reason is listed becomes its rule and its words."""
    if isinstance(value, Step):
        reason: dict[str, Any] = {"rule": value.rule or value.reading, "text": words.step(value, name_of)}
        return {**reason, "reading": value.reading} if value.reading and value.rule else reason
    if isinstance(value, Reason):
        return {"code": value.code, **_plain(value.step, words, name_of)}
    if isinstance(value, Mapping):
        return {str(key): _plain(found, words, name_of) for key, found in value.items()}
    if isinstance(value, (list, tuple, set, frozenset)):
        listed = [_plain(found, words, name_of) for found in value]
        return listed if isinstance(value, (list, tuple)) else sorted(listed)
    if isinstance(value, (bool, int, float)) or value is None:
        return value
    return str(value)
