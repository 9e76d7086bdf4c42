"""A structured question in a reader's words: what the judge took a question for."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from bot.table.call import Call
from bot.table.reply import Choice, Reply, Tone
from bot.words.language import Catalogue
from engine.asked import Asked, Understood

__all__ = ["LibraryAsked", "asked_text", "beside_goal", "one_at_a_time", "short_answer"]

SQUARES = 8  # that are named beside a goal
VARYING = ("target", "during", "carry", "roll", "squares", "with", "at")  # what a question has beside what it must have
SPOTS = ("from", "to", "figure", "target", "a", "b")  # what names a figure or a square
NAMED = ("action", "value", "kind", "attack", "effect")  # words of the rules


def asked_text(words: Catalogue, asked: Asked, name_of: Callable[[str], str] = str) -> str:
    """Return one meaning of a question as a sentence: of several figures, what they have in common."""
    question = asked.asks[0]
    key = f"asked-each-{question['type']}-{asked.common}".replace("_", "-") if asked.several else _key(words, question)
    if asked.goal:
        key = f"asked-beside{'-action' if question.get('action') else ''}"
    text = words.format(key, _data(words, {**question, "goal": asked.goal}, name_of))
    for figure, squares in asked.suppose.items():
        text = words.text("asked-suppose", figure=name_of(figure), square=squares[0], asked=text)
    return text


def beside_goal(words: Catalogue, asked: Asked, name_of: Callable[[str], str] = str) -> str:
    """Return whether a move may end beside the figure it is asked to reach, and where; nothing where none is named."""
    if not asked.goal:
        return ""
    names = {"figure": name_of(str(asked.asks[0]["figure"])), "goal": name_of(asked.goal)}
    if not asked.beside:
        return words.text("asked-beside-no", **names)
    shown = ", ".join(asked.beside[:SQUARES])
    return words.text("asked-beside-yes", squares=shown, more=max(0, len(asked.beside) - SQUARES), **names)


def short_answer(words: Catalogue, asked: Asked, number: int, name_of: Callable[[str], str] = str) -> str:
    """Return what came of one question of several in a line: whom it is about, and the verdict."""
    question = asked.asks[number]
    first = asked.asks[0]
    others = [part for part in SPOTS if part in question and part != asked.common]
    differs = [part for part in (*others, "weapon") if any(one.get(part) != first.get(part) for one in asked.asks)]
    other = question[(differs or others)[0]]
    answer = asked.answers[number]
    result = answer.fields.get("result")
    said = words.text("asked-yes" if result else "asked-no") if isinstance(result, bool) else None
    said = str(result) if said is None and isinstance(result, int) else said
    return f"{name_of(str(other))}: {said or words.verdict(answer.ruling.verdict)}"


def _key(words: Catalogue, question: Mapping[str, Any]) -> str:
    """Return the message that fits a question best: by its type, its action, and what else it gives."""
    kind = f"asked-{question['type']}".replace("_", "-")
    action = question.get("action", "")
    heads = (f"{kind}-{action}", f"{kind}-action", kind) if action else (kind,)
    tails = [f"-{part}" for part in VARYING if question.get(part)]
    if _opponent(question):
        tails.append("-against")
    for head in heads:
        for tail in (*("".join(tails[: len(tails) - cut]) for cut in range(len(tails))), ""):
            if head + tail in words:
                return head + tail
    raise KeyError(kind)


def _data(words: Catalogue, question: Mapping[str, Any], name_of: Callable[[str], str]) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in {**question, **question.get("during", {})}.items():
        if key in ("type", "during"):
            continue
        if isinstance(value, list):
            shown: object = ", ".join(name_of(each) if isinstance(each, str) else str(each) for each in value)
        elif isinstance(value, str):
            shown = _word(words, key, value) if key in NAMED else name_of(value)
        else:
            shown = value
        found[key] = shown
    opponent = _opponent(question)
    return {**found, "against": name_of(opponent)} if opponent else found


def _opponent(question: Mapping[str, Any]) -> str | None:
    """Return who is on the other side of the attack that a value is asked for."""
    during = question.get("during", {})
    found: str | None = during.get("attacker") or during.get("target")
    return found


def _word(words: Catalogue, key: str, value: str) -> str:
    if key in ("kind", "attack"):
        return words.term(f"{value}-attack")
    return words.term(value)


async def one_at_a_time(
    call: Call, quoted: str, meant: Understood, library_words: str, name_of: Callable[[str], str]
) -> Reply:
    """Return why a question of two is not answered, with a button for each of those that are understood.

    `quoted`: the question as it is shown; `name_of`: of an id, as plain text. Raises LibraryAsked, with the same said,
    where none of them surely is.
    """
    why = call.say(f"asked-joined-{meant.joined}")
    if not meant.singles:
        raise LibraryAsked(library_words, why)
    await call.acknowledge(private=call.private)
    choices = []
    for text, asked in meant.singles:
        number = await call.store.questions.add(call.channel_id, text)
        label = asked_text(call.words, asked, name_of)
        label = re.sub(r"[^\W\d_]", lambda first: first[0].upper(), label, count=1)  # behind `¿` too
        choices.append(Choice(label, "ask-single", (str(number),)))
    number = await call.store.questions.add(call.channel_id, library_words)
    choices.append(Choice(call.say("asked-library"), "ask-library", (str(number),)))
    return Reply(why, quoted, tone=Tone.WARN, choices=tuple(choices), doubt=call.say("doubt-button"))


class LibraryAsked(Exception):  # noqa: N818  # named for what happens: a question goes on to the rules library
    """A question is none about the board: `words` are what the library is to be asked, `why` is said above."""

    def __init__(self, words: str, why: str = "") -> None:
        self.words, self.why = words, why
        super().__init__(words)
