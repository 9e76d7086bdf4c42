"""One document put to several rulesets: each one's answer, whether they differ, and where their steps part."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.cli.failures import one_line
from bot.table.citing import cited_all
from bot.table.comparison import Told, put
from bot.table.ruling import answer_document
from bot.words.language import catalogue
from engine import DocumentError

__all__ = ["compared", "comparison_document", "comparison_text"]

ASIDE = ("ruling", "because", "cards")  # what books word and cite in their own way, or some do not read
ALIKE, APART = " ", "≠"
SAID = ("message", "data", "before", "after")  # what a step says, in whatever words and from whichever section


def compared(document: object, rulesets: Sequence[str], lang: str) -> dict[str, dict[str, Any]]:
    """Return each ruleset's answer to the document, as JSON, or its `error` in one line."""
    return {ruleset: _answer(told, lang) for ruleset, told in put(document, rulesets).items()}


def comparison_document(answers: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    """Return a comparison as CONTRACT gives it: the answers by ruleset, and whether they differ.

    >>> one = {"legal": True, "because": [], "ruling": {"verdict": "legal"}}
    >>> comparison_document({"a": one, "b": {**one, "legal": False}})["differ"]
    True
    >>> comparison_document({"a": one, "b": {**one, "because": [1]}})["differ"]
    False
    """
    plain = [{key: value for key, value in answer.items() if key not in ASIDE} for answer in answers.values()]
    errors = ["error" in answer for answer in answers.values()]
    told = [{} if error else answer for answer, error in zip(plain, errors, strict=True)]
    differ = any(errors) != all(errors) or any(answer != told[0] for answer in told)
    return {"answers": dict(answers), "differ": differ}


def comparison_text(answers: Mapping[str, Mapping[str, Any]], lang: str) -> str:
    """Return a comparison to read: each ruleset's verdict and steps, those marked that another does not take."""
    words = catalogue(lang)
    found = comparison_document(answers)
    refused = all("error" in answer for answer in answers.values())
    parts = [words.text("comparison-refused" if refused else f"comparison-{'differ' if found['differ'] else 'alike'}")]
    for ruleset, answer in answers.items():
        others = [other for name, other in answers.items() if name != ruleset]
        parts.append(f"{ruleset}: {_verdict(answer, lang)}")
        parts += [_line(step, others, lang) for step in answer.get("ruling", {}).get("steps", ())]
    return "\n".join(parts)


def _answer(told: Told, lang: str) -> dict[str, Any]:
    if isinstance(told, DocumentError):
        return {"error": one_line(catalogue(lang).error(told))}
    return answer_document(told, lang)


def _verdict(answer: Mapping[str, Any], lang: str) -> str:
    return answer["error"] if "error" in answer else catalogue(lang).term(answer["ruling"]["verdict"])


def _line(step: Mapping[str, Any], others: Sequence[Mapping[str, Any]], lang: str) -> str:
    """Return a step with its citation, marked where some other answer has no such step."""
    ruled = [other["ruling"]["steps"] for other in others if "ruling" in other]
    alike = all(any(_said(step) == _said(each) for each in steps) for steps in ruled)
    words = catalogue(lang)
    cited = cited_all(words, *([each] if each else [] for each in (step.get("rule"), step.get("reading"))))
    return f"  {ALIKE if alike else APART} {step['text']} {cited or words.text('cite-absent')}"


def _said(step: Mapping[str, Any]) -> list[Any]:
    return [step.get(key) for key in SAID]
