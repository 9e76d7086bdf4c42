"""`judge verify`: every roll of the bot in an exported game, redone."""

from __future__ import annotations

import argparse
import json

from bot.app.user_error import UserError
from bot.cli.failures import InputError, one_line, opened, shown_name, terminal_language
from bot.cli.terminal import to_text
from bot.documents.plain_documents import plain_json, text_of
from bot.table.dice_file import Verified, verified
from bot.table.reader import Reader
from bot.table.verify_reply import redone_reply
from bot.words.language import Catalogue, catalogue

__all__ = ["verify"]

LARGEST = 10_000_000  # bytes of an exported game
MISMATCH = 1  # the exit code


def verify(arguments: argparse.Namespace) -> int:
    """Redo the rolls of an exported game; return 1 where anything does not agree."""
    lang = arguments.lang or terminal_language()
    words = catalogue(lang)
    found = _verified(arguments.file, lang, words)
    print(json.dumps(_document(found, words), ensure_ascii=False) if arguments.json else _text(found, lang))
    return MISMATCH if found.problems else 0


def _verified(name: str, lang: str, words: Catalogue) -> Verified:
    with opened(name, lang, "cli-no-such-game") as file:
        raw = file.read(LARGEST + 1)
    try:
        if len(raw) > LARGEST:
            raise UserError("file-too-large", size=len(raw), most=LARGEST)
        document = plain_json(text_of(raw))
        if not isinstance(document, dict):
            raise UserError("import-not-a-game")
        return verified(document)
    except UserError as error:
        raise InputError(one_line(f"{shown_name(name)}: {words.format(error.message, error.data)}")) from None


def _document(found: Verified, words: Catalogue) -> dict[str, object]:
    problems = [words.text(each.key, **each.data) for each in found.problems]
    counted = {"redone": found.redone, "secret": found.secret, "commitments": list(found.commitments)}
    counted |= {"decks": found.decks}
    return {"agrees": not problems, **counted, "problems": problems}


def _text(found: Verified, lang: str) -> str:
    problems = [(each.key, dict(each.data)) for each in found.problems]
    counted = {"redone": found.redone, "secret": found.secret, "commitments": found.commitments, "decks": found.decks}
    return to_text(redone_reply(Reader(language=lang), counted | {"problems": problems}))
