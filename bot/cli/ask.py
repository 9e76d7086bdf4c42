"""`judge ask`: rules lookup in a terminal or in batches."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Mapping
from typing import Any

from bot.adapters.terminal import plain, wrap
from bot.cli import batch
from bot.cli.failures import InputError, terminal_language
from bot.presenters.text import reflowed
from rulesdb import DEFAULT_RULESET, RULESETS, load

__all__ = ["ask"]

LONGEST_QUESTION = 2000
WIDTH = 88


def ask(arguments: argparse.Namespace) -> int:
    """Answer one question, or every line of a batch."""
    if arguments.batch:
        return batch.run(lambda document: _batch_answer(document, arguments.n))
    question = " ".join(arguments.question).strip()
    if not question:
        raise InputError('no question: expected, for example, judge ask "does stealth work at close range?"')
    lang = arguments.lang or terminal_language()
    found = _answer(question, arguments.ruleset, lang, arguments.n)
    print(json.dumps(found, ensure_ascii=False) if arguments.json else _text(found, arguments.ruleset, lang))
    return 0


def _batch_answer(document: Mapping[str, Any], count: int) -> Mapping[str, Any]:
    question = document.get("question")
    if not isinstance(question, str) or not question.strip():
        raise InputError("question: expected a text that is not empty")
    ruleset, lang = document.get("ruleset") or DEFAULT_RULESET, document.get("lang") or "en"
    started = time.perf_counter()
    found = _answer(question, ruleset, lang, count)
    spent = round((time.perf_counter() - started) * 1000, 3)
    return {"id": document.get("id"), **found, "ms": spent}


def _answer(question: str, ruleset: str, lang: str, count: int) -> dict[str, Any]:
    if len(question) > LONGEST_QUESTION:
        raise InputError(f"question: {len(question)} characters; at most {LONGEST_QUESTION} are read")
    library = load(ruleset)
    if not library.covered:
        raise InputError(f"ruleset: the library does not cover {ruleset} yet; {DEFAULT_RULESET} is covered")
    result = library.search(question, lang, count)
    return {
        "hits": [{"section": hit.section, "title": hit.title, "score": round(hit.score, 4)} for hit in result.hits],
        "confidence": round(result.confidence, 3),
        "confident": result.confident,
    }


def _text(found: Mapping[str, Any], ruleset: str, lang: str) -> str:
    from bot.language import catalogue  # noqa: PLC0415  # batches need no sentence

    words = catalogue(lang)
    hits = found["hits"]
    if not hits:
        return words.text("ask-nothing")
    if not found["confident"]:
        offered = "\n".join(f"  {hit['section']}  {hit['title']}" for hit in hits)
        return f"{words.text('ask-did-you-mean')}\n{offered}"
    entry = load(ruleset).entry(hits[0]["section"], lang)
    info = RULESETS[ruleset]
    lines = [f"{entry.section} · {plain(entry.title)}", wrap(plain(reflowed(entry.text)), WIDTH)]
    if hits[1:]:
        others = "; ".join(f"{hit['section']} {hit['title']}" for hit in hits[1:])
        lines += ["", wrap(words.text("ask-see-also", sections=others), WIDTH)]
    lines += ["", f"{info.titles[lang]} · {info.edition[lang]}"]
    return "\n".join(lines)
