"""What the judge answers to every situation of the tests, whole or broken, in both languages."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bot.cli.terminal import to_text
from bot.table.ruling import answer_document, answer_reply
from bot.words.language import catalogue
from engine import DocumentError, adjudicate
from tests.engine.situations.runner import document, situations
from tests.goldens.record import digest

__all__ = ["answers", "broken", "said"]

ENGINE = Path(__file__).resolve().parents[1] / "engine"
LANGUAGES = ("en", "es")
WRONG: tuple[object, ...] = ("Z99", -1, [], {}, None, 2.5, True)  # what is no value of most fields


def said(asked: dict[str, Any]) -> list[str]:
    """Return what is answered to a document: fields and ruling as JSON and as text, or the error, in each language."""
    try:
        answer = adjudicate(asked)
    except DocumentError as error:
        return [catalogue(lang).error(error) for lang in LANGUAGES]
    return [
        text
        for lang in LANGUAGES
        for text in (json.dumps(answer_document(answer, lang), ensure_ascii=False), to_text(answer_reply(answer, lang)))
    ]


def documents() -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the document of every situation, with a name that no other has."""
    seen: dict[str, int] = {}
    for folder in ("board", "situations"):
        for one in situations((ENGINE / folder).glob("*.yaml")):
            if "document" not in one:
                continue
            name = f"{folder}: {one['name']}"
            seen[name] = seen.get(name, 0) + 1
            yield f"{name} ({seen[name]})" if seen[name] > 1 else name, document(one["document"])


def answers() -> dict[str, str]:
    """Return the digest of what is answered to each document."""
    return {name: digest(said(asked)) for name, asked in documents()}


def broken() -> dict[str, str]:
    """Return the digests of what is answered to each document with one value of its question made wrong."""
    found: dict[str, str] = {}
    for number, (name, asked) in enumerate(documents()):
        key = sorted(asked["ask"])[number % len(asked["ask"])]
        wrong = WRONG[number % len(WRONG)]
        found[name] = digest(said({**asked, "ask": {**asked["ask"], key: wrong}}))
    return found
