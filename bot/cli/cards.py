"""`judge cards`: what is understood of the text on cards, of one card, of many lines, of a folder of unit files."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from bot.app.faces import face_of
from bot.app.user_error import UserError
from bot.cli.failures import InputError, one_line, opened, shown_name, terminal_language
from bot.documents.plain_documents import plain_data, plain_json, text_of
from bot.table.ruling import READ_MARKS
from bot.words.language import LANGUAGES, catalogue
from engine.errors import DocumentError, as_given
from engine.game import RULESETS

__all__ = ["read", "stats"]

Text = tuple[str, str, tuple[str, ...]]  # the name of its power, its words, and whom it lists beside them

LARGEST = 1_000_000  # bytes of one file
LONGEST_TEXT = 20_000  # characters of a text that is taken at all; a longer one than cards have is unread
SUFFIXES = (".json", ".jsonl", ".yaml", ".yml")
STATUSES = ("judged", "reminded", "unread")
MOST_WORDS = 40  # unknown words that are told


def read(arguments: argparse.Namespace) -> int:
    """Read one file, standard input, or every line of a batch."""
    lang = arguments.lang or terminal_language()
    if arguments.batch:
        from bot.cli import batch  # noqa: PLC0415  # it writes a log, which one card does without

        _face().card_sentences("Charge.", "", None)  # so that the first line does not wait for the grammar
        return batch.run(batch.lines(arguments.file or "-", lang), lambda line: _line(line, arguments), arguments.lang)
    if arguments.file is None:
        raise InputError(catalogue(lang).text("cli-no-card"))
    name, texts = _card(arguments.file, arguments.name or "", lang)
    given = tuple(each.strip() for each in arguments.listed or ())
    found = [
        {"special": title, "sentences": _sentences(text, name, None, lang, given or listed)}
        for title, text, listed in texts
    ]
    if arguments.json:
        print(json.dumps({"name": name, "texts": found}, ensure_ascii=False))
    else:
        print("\n".join(_lines(found, lang)) or catalogue(lang).text("cli-card-no-text"))
    return 0


def stats(arguments: argparse.Namespace) -> int:
    """Count what is understood of a folder of unit files."""
    lang = arguments.lang or terminal_language()
    folder = Path(arguments.folder)
    if not folder.is_dir():
        raise InputError(one_line(f"{shown_name(arguments.folder)}: {catalogue(lang).text('cli-no-folder')}"))
    found = _counted(folder)
    print(json.dumps(found, ensure_ascii=False) if arguments.json else _told(found, lang))
    return 0


def _face() -> Any:
    return face_of(next(iter(RULESETS)))


def _card(file: str, name: str, lang: str) -> tuple[str, list[Text]]:
    """Return whose card a file holds and its texts: a unit, a card of ours, or plain text. Raises InputError."""
    if file == "-":
        shown, raw = catalogue(lang).text("cli-standard-input"), sys.stdin.buffer.read(LARGEST + 1)
    else:
        shown = shown_name(file)
        with opened(file, lang, "cli-no-such-card") as opened_file:
            raw = opened_file.read(LARGEST + 1)
    try:
        if len(raw) > LARGEST:
            raise UserError("cli-file-too-large", most=LARGEST)
        text = text_of(raw)
        document = plain_data(text) if _is_document(file, text) else None
        if isinstance(document, Mapping):
            of, texts = _texts(document)
            return name or of, texts
        return name, [("", text.strip(), ())]
    except UserError as error:
        words = catalogue(lang)
        raise InputError(one_line(f"{shown}: {words.format(error.message, error.data)}")) from None


def _is_document(file: str, text: str) -> bool:
    return text.lstrip().startswith("{") or file.endswith((".yaml", ".yml"))


def _texts(document: Mapping[str, Any]) -> tuple[str, list[Text]]:
    """Return the texts of a document: of a line of a batch, or of a file."""
    if isinstance(document.get("text"), str):
        special = {"name": document.get("title"), "text": document["text"], "listed": document.get("listed", ())}
        _, texts = _face().card_texts({"special": [special]})
        return str(document.get("name") or ""), list(texts)
    name, texts = _face().card_texts(document)
    return str(name), list(texts)


def _line(line: Mapping[str, Any], arguments: argparse.Namespace) -> Mapping[str, Any]:
    """Return the answer to a line of a batch. Raises DocumentError naming the field."""
    for key, needed in (("text", True), ("name", False)):
        if not isinstance(line.get(key, None if needed else ""), str):
            raise DocumentError(key, "error-not-a-text", given=as_given(line.get(key)))
    lang = line.get("lang")
    if lang is not None and lang not in LANGUAGES:
        raise DocumentError("lang", "error-not-one-of", given=as_given(lang), expected=", ".join(LANGUAGES))
    listed = line.get("listed", arguments.listed or [])
    if not isinstance(listed, list):
        raise DocumentError("listed", "error-not-a-list", given=as_given(listed))
    for index, each in enumerate(listed):
        if not isinstance(each, str) or not each.strip():
            raise DocumentError(f"listed[{index}]", "error-not-a-text", given=as_given(each))
    if len(line["text"]) > LONGEST_TEXT:
        raise DocumentError("text", "error-text-too-long", limit=LONGEST_TEXT)
    started = time.perf_counter()
    found = _sentences(line["text"], line.get("name", ""), lang, arguments.lang or lang or "en", listed)
    spent = round((time.perf_counter() - started) * 1000, 3)
    return {"id": line.get("id"), "sentences": found, "ms": spent}


def _sentences(
    text: str, name: str, lang: str | None, told_in: str, listed: Sequence[str] = ()
) -> list[dict[str, Any]]:
    """Return the sentences of a text as they are told: with what each means in every language."""
    face, rows = _face(), []
    for sentence in face.card_sentences(text, name, lang, listed):
        means, because = {}, None
        for language in LANGUAGES:
            means[language], because = face.card_meaning(sentence, catalogue(language))
        words = catalogue(told_in)
        rows.append(
            {
                "sentence": sentence.text,
                "status": sentence.status,
                "means": means,
                "effects": [dict(effect) for effect in sentence.effects],
                "because": None if because is None else {"rule": because.rule, "text": words.step(because)},
            }
        )
    return rows


def _lines(found: list[dict[str, Any]], lang: str) -> Iterator[str]:
    """Yield what was read, to be looked at: each sentence under its power, what it means, and why no more."""
    for text in found:
        if text["special"]:
            yield text["special"]
        for row in text["sentences"]:
            yield f"{READ_MARKS[row['status']]} {row['sentence']}"
            yield f"    {row['means'][lang]}" + (f" ({row['because']['text']})" if row["because"] else "")


def _counted(folder: Path) -> dict[str, Any]:
    """Return the shares by status and by family, the words not known, and how many files were no cards."""
    face, files, unreadable = _face(), 0, 0
    statuses: Counter[str] = Counter()
    families: dict[str, Counter[str]] = {}
    words: Counter[str] = Counter()
    texts = {"texts": 0, "judged": 0, "read": 0}
    for file in sorted(path for path in folder.rglob("*") if path.suffix in SUFFIXES and path.is_file()):
        try:
            cards = list(_cards(file))
        except (UserError, OSError):
            unreadable += 1
            continue
        files += 1
        for name, text, listed in cards:
            sentences = face.card_sentences(text, name, None, listed)
            texts["texts"] += 1
            texts["judged"] += all(sentence.status == "judged" for sentence in sentences)
            texts["read"] += all(sentence.status != "unread" for sentence in sentences)
            for sentence in sentences:
                statuses[sentence.status] += 1
                families.setdefault(sentence.family, Counter())[sentence.status] += 1
                words.update(word.casefold() for word in sentence.words)
    return {
        "files": files,
        "unreadable": unreadable,
        **texts,
        "sentences": {status: statuses[status] for status in STATUSES},
        "families": {name: {status: families[name][status] for status in STATUSES} for name in sorted(families)},
        "unknown_words": dict(words.most_common(MOST_WORDS)),
    }


def _cards(file: Path) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Yield the texts of a file, each with whose card it is and whom it lists. Raises UserError, OSError."""
    if file.stat().st_size > LARGEST:
        raise UserError("cli-file-too-large", most=LARGEST)
    text = text_of(file.read_bytes())
    documents = [plain_json(line) for line in text.splitlines() if line.strip()] if file.suffix == ".jsonl" else None
    for document in [plain_data(text)] if documents is None else documents:
        for each in document if isinstance(document, list) else [document]:
            if isinstance(each, Mapping):
                name, texts = _texts(each)
                yield from ((name, one, listed) for _, one, listed in texts)


def _told(found: Mapping[str, Any], lang: str) -> str:
    words = catalogue(lang)
    total = sum(found["sentences"].values())
    lines = [
        words.text("cards-files", files=found["files"], unreadable=found["unreadable"]),
        words.text("cards-texts", **{key: found[key] for key in ("texts", "judged", "read")}),
        words.text("cards-sentences", count=total, shares=_shares(found["sentences"])),
    ]
    lines += [words.text("cards-family", family=name, shares=_shares(of)) for name, of in found["families"].items()]
    if found["unknown_words"]:
        unknown = ", ".join(f"{word} {count}" for word, count in found["unknown_words"].items())
        lines.append(words.text("cards-unknown", words=unknown))
    return "\n".join(lines)


def _shares(of: Mapping[str, int]) -> str:
    total = sum(of.values()) or 1
    return "  ".join(f"{READ_MARKS[status]} {of[status] / total:.1%}" for status in STATUSES)
