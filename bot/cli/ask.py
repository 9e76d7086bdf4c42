"""`judge ask`: rules lookup in a terminal or in batches."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Mapping
from dataclasses import asdict
from functools import cache
from typing import Any

from bot.cli.failures import InputError, terminal_language
from bot.cli.stored import books_of, quote_of
from bot.words.language import catalogue
from engine import DocumentError
from engine.errors import as_given
from rulesdb import DEFAULT_RULESET, load, search_with_books

__all__ = ["ask"]

LONGEST_QUESTION = 2000


def ask(arguments: argparse.Namespace) -> int:
    """Answer one question, or every line of a batch."""
    if arguments.batch:
        from bot.cli import batch  # noqa: PLC0415  # it writes a log, which one question does without

        if arguments.question or arguments.position is not None:
            raise InputError(catalogue(arguments.lang or terminal_language()).text("cli-batch-question"))
        return batch.run(sys.stdin.buffer, lambda document: _batch_answer(document, arguments), arguments.lang)
    question, lang = " ".join(arguments.question).strip(), arguments.lang or terminal_language()
    if not question:
        raise InputError(catalogue(lang).text("cli-no-question"))
    if arguments.position is not None:
        print(_about_a_position(question, lang, arguments))
        return 0
    found = _answer(question, arguments.ruleset, lang, arguments.n)
    if arguments.json:
        for hit in found["hits"]:
            if quote := quote_of(arguments.ruleset, hit["section"], lang, question):
                hit["quote"] = asdict(quote)
        print(json.dumps(found, ensure_ascii=False))
    else:
        print(_text(question, arguments.ruleset, lang))
    return 0


def _about_a_position(question: str, lang: str, arguments: argparse.Namespace) -> str:
    """Return the answer to a question about a position, as text or as JSON."""
    from bot.cli import spoken  # noqa: PLC0415  # a question about the rules alone needs no engine

    _bounded(question)

    def find(words: str, ruleset: str) -> dict[str, Any]:
        return _answer(words, ruleset, lang, arguments.n)

    if arguments.json:
        return spoken.asked_document(arguments.position, question, lang, arguments.ruleset, find)
    return spoken.answered(
        arguments.position, question, lang, arguments.ruleset, lambda words, ruleset: _text(words, ruleset, lang)
    )


def _bounded(question: str) -> None:
    if len(question) > LONGEST_QUESTION:
        raise DocumentError("question", "error-text-too-long", limit=LONGEST_QUESTION)


def _batch_answer(document: Mapping[str, Any], arguments: argparse.Namespace) -> Mapping[str, Any]:
    question = _text_in(document, "question", "")
    if not question.strip():
        raise DocumentError("question", "error-text-empty", given=question.strip(), limit=1)
    ruleset = _text_in(document, "ruleset", arguments.ruleset)
    lang = _text_in(document, "lang", arguments.lang or "en")
    position = document.get("position")
    if position is not None:
        return _batch_about_a_position(document, question, ruleset, lang, arguments.n)
    _ready(ruleset)
    started = time.perf_counter()
    found = _answer(question, ruleset, lang, arguments.n)
    spent = round((time.perf_counter() - started) * 1000, 3)
    return {"id": document.get("id"), **found, "ms": spent}


def _batch_about_a_position(
    document: Mapping[str, Any], question: str, ruleset: str, lang: str, count: int
) -> Mapping[str, Any]:
    from bot.cli import spoken  # noqa: PLC0415  # a question about the rules alone needs no engine

    _bounded(question)
    _ready(ruleset)
    started = time.perf_counter()
    found = spoken.in_batch(
        document["position"], question, lang, ruleset, lambda words, own: _answer(words, own, lang, count)
    )
    spent = round((time.perf_counter() - started) * 1000, 3)
    return {"id": document.get("id"), **found, "ms": spent}


def _text_in(document: Mapping[str, Any], key: str, otherwise: str) -> str:
    """Return the text under a key of a line, or another where the line has none. Raises DocumentError."""
    found = document.get(key)
    if found is None:
        return otherwise
    if not isinstance(found, str):
        raise DocumentError(key, "error-not-a-text", given=as_given(found))
    return found


@cache
def _ready(ruleset: str) -> None:
    """Load a ruleset and the host's copies of its book, so that a question's time is its own."""
    if load(ruleset).covered:
        search_with_books(load(ruleset), "carry", "en", 1, books_of(ruleset))


def _answer(question: str, ruleset: str, lang: str, count: int) -> dict[str, Any]:
    _bounded(question)
    library = load(ruleset)
    if not library.covered:
        raise InputError(f"ruleset: the library does not cover {ruleset} yet; {DEFAULT_RULESET} is covered")
    result = search_with_books(library, question, lang, count, books_of(ruleset))
    return {
        "hits": [{"section": hit.section, "title": hit.title, "score": round(hit.score, 4)} for hit in result.hits],
        "confidence": round(result.confidence, 3),
        "confident": result.confident,
    }


def _text(question: str, ruleset: str, lang: str) -> str:
    """Return the answer as Discord shows it: the same blocks, the buttons and menus as lines."""
    from bot.cli.terminal import to_text  # noqa: PLC0415  # batches need no sentence
    from bot.library.rules import search_reply  # noqa: PLC0415
    from bot.table.reader import Reader  # noqa: PLC0415

    reader = Reader(language=lang, ruleset=ruleset)
    reply = search_reply(reader, question, books_of(ruleset))
    quote = quote_of(*reply.rule, lang, question) if reply.rule else None
    if quote:
        from bot.library.books import with_quote  # noqa: PLC0415  # only a host's book needs the store

        reply = with_quote(reader, reply, quote)
    return to_text(reply)
