"""`judge ask --position`: a question in a player's own words about a position, else the rules library."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping
from typing import Any

from bot.cli.adjudicate import read_document
from bot.cli.failures import InputError, one_line
from bot.cli.terminal import plain, to_text, wrap
from bot.table.asked import asked_text, beside_goal, short_answer
from bot.table.ruling import answer_document, answer_reply
from bot.words.language import Catalogue, catalogue
from engine import DocumentError
from engine.answer import Answer
from engine.asked import Asked, Understood
from engine.game import understand

__all__ = ["answered", "asked_document", "in_batch", "library_words", "ruleset_of"]

WIDTH = 88
Library = Callable[[str, str], dict[str, Any]]  # of a question and a ruleset: what the library finds


def answered(name: str, question: str, lang: str, ruleset: str, told: Callable[[str, str], str]) -> str:
    """Return what is printed of a question about the position in a file, as text; `told` tells the library's answer.

    Raises InputError in one line where the file holds no position.
    """
    document = read_document(name, lang)
    found = _understood(document, question, lang)
    words = catalogue(lang)
    parts = [_meaning(words, each, document, lang) for each in found.meanings]
    if not parts:
        parts.append(_not_understood(words, found, document))
    if not found.meanings and not found.ambiguous and not found.order:
        parts.append(told(library_words(found, question), ruleset_of(document, ruleset)))
    return "\n\n".join(parts)


def asked_document(name: str, question: str, lang: str, ruleset: str, find: Library) -> str:
    """Return the same as JSON. Raises InputError in one line."""
    document = read_document(name, lang)
    started = time.perf_counter()
    found = _understood(document, question, lang)
    made = _document(found, lang)
    hits = find(library_words(found, question), ruleset_of(document, ruleset))
    spent = round((time.perf_counter() - started) * 1000, 3)
    return json.dumps({**made, **hits, "ms": spent}, ensure_ascii=False)


def in_batch(position: object, question: str, lang: str, ruleset: str, find: Library) -> dict[str, Any]:
    """Return what a batch's line with a position is answered with. Raises DocumentError naming the field."""
    try:
        found = understand(position, question)
    except DocumentError as error:
        raise DocumentError(f"position.{error.path}", error.message, **error.data) from None
    return {**_document(found, lang), **find(library_words(found, question), ruleset_of(position, ruleset))}


def ruleset_of(document: object, otherwise: str) -> str:
    """Return the ruleset of a position: its rules are looked up where the board does not answer."""
    found = document.get("ruleset") if isinstance(document, Mapping) else None
    return found if isinstance(found, str) else otherwise


def library_words(found: Understood, question: str) -> str:
    """Return what the library is asked: the question without figures' names, where anything is left of it."""
    return found.library_words if any(letter.isalnum() for letter in found.library_words) else question


def _understood(document: object, question: str, lang: str) -> Understood:
    try:
        return understand(document, question)
    except DocumentError as error:
        raise InputError(one_line(catalogue(lang).error(error))) from None


def _document(found: Understood, lang: str) -> dict[str, Any]:
    made: dict[str, Any] = {"understood": [_meaning_document(each, lang) for each in found.meanings]}
    if found.ambiguous:
        made["ambiguous"] = {words: list(ids) for words, ids in found.ambiguous.items()}
    if not found.spoken:
        made["note"] = catalogue(lang).text("asked-not-spoken").rstrip(":")
    if found.joined:
        made["note"] = catalogue(lang).text(f"asked-joined-{found.joined}")
        made["one_at_a_time"] = [text for text, _ in found.singles]
    return made


def _meaning_document(asked: Asked, lang: str) -> dict[str, Any]:
    asks = [dict(question) for question in asked.asks]
    answers = [answer_document(answer, lang) for answer in asked.answers]
    made: dict[str, Any] = (
        {"asks": asks, "answers": answers} if asked.several else {"ask": asks[0], "answer": answers[0]}
    )
    if asked.suppose:
        made["suppose"] = {figure: list(squares) for figure, squares in asked.suppose.items()}
    return {**made, "score": asked.score}


def _meaning(words: Catalogue, asked: Asked, document: object, lang: str) -> str:
    name_of = _names(document)
    title = plain(words.text("asked-title", asked=asked_text(words, asked, name_of)))
    if asked.several:
        lines = [
            " · ".join((f"- {short_answer(words, asked, number, name_of)}", *_dice(words, answer)))
            for number, answer in enumerate(asked.answers)
        ]
        return "\n".join((wrap(title, WIDTH), "", *lines))
    beside = wrap(plain(beside_goal(words, asked, name_of)), WIDTH)
    return "\n\n".join(filter(None, (wrap(title, WIDTH), beside, to_text(answer_reply(asked.answers[0], lang)))))


def _dice(words: Catalogue, answer: Answer) -> list[str]:
    """Return the dice of an attack of Battleground, legal or not; a 1 never succeeds (5b)."""
    fields: Mapping[str, Any] = answer.fields
    if "attack_dice" not in fields:
        return []
    threshold, against = (min(max(fields.get(f"{part}_threshold", 4), 2), 6) for part in ("attack", "defense"))
    dice, saving = fields["attack_dice"], fields.get("defense_dice", 0)
    return [words.text("asked-dice", dice=dice, threshold=threshold, saving=saving, against=against)]


def _not_understood(words: Catalogue, found: Understood, document: object) -> str:
    if not found.spoken:
        return wrap(words.text("asked-not-spoken"), WIDTH)
    if found.order:
        command = words.attribute(f"cmd-{found.order}")
        return wrap(plain(words.text("asked-order", command=f"/{command}")), WIDTH)
    if found.joined:
        why = wrap(words.text(f"asked-joined-{found.joined}"), WIDTH)
        return "\n".join((why, *(f"- {text}" for text, _ in found.singles)))
    if not found.ambiguous:
        return wrap(words.text("asked-nothing"), WIDTH)
    name_of = _names(document)
    listed = "; ".join(
        words.text("asked-which", words=typed, names=", ".join(name_of(each) for each in ids))
        for typed, ids in found.ambiguous.items()
    )
    return wrap(words.text("asked-ambiguous", words=listed), WIDTH)


def _names(document: object) -> Callable[[str], str]:
    """Return what turns an id of a document into its figure's name."""
    figures = document.get("figures", ()) if isinstance(document, Mapping) else ()
    names = {figure["id"]: figure["name"] for figure in figures if figure.get("id") and figure.get("name")}
    return lambda figure: names.get(figure, figure)
