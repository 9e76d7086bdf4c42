"""`judge units import`: a host's own unit files, onto the shelf that every server takes figures from."""

from __future__ import annotations

import argparse
import asyncio
import json
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.app.faces import face_of
from bot.app.user_error import UserError
from bot.cli.failures import InputError, one_line, shown_name, terminal_language
from bot.cli.run import host_settings
from bot.documents.plain_documents import text_of
from bot.store import EVERYWHERE, KeptUnit, Store
from bot.table.shelf import kept_unit
from bot.uploads.limits import LIMITS
from bot.words.language import Catalogue, catalogue
from engine import DocumentError
from engine.game import game_of

__all__ = ["import_units"]

SHOWN = 20  # refused files in a report
ENDINGS = (".json", ".yaml", ".yml")


@dataclass(slots=True)
class _Found:
    units: list[KeptUnit] = field(default_factory=list)
    refused: list[tuple[str, str]] = field(default_factory=list)  # the file, and why
    notes: Counter[str] = field(default_factory=Counter)  # what was left out, by how many files


def import_units(arguments: argparse.Namespace) -> int:
    """Read a unit file, or every one below a folder, put the units on the shelf, and report what could not be read."""
    words = catalogue(arguments.lang or terminal_language())
    place = Path(arguments.place)
    if not place.exists():
        raise InputError(one_line(f"{shown_name(arguments.place)}: {words.text('units-no-folder')}"))
    found = _read(place, arguments.ruleset, words)
    if not found.units:
        why = found.refused[0][1] if place.is_file() else f"{words.text('units-none')} {_first(found)}"
        raise InputError(one_line(f"{shown_name(arguments.place)}: {why}"))
    asyncio.run(_put(host_settings().async_database_url, game_of(arguments.ruleset).name, found.units))
    print(json.dumps(_document(found), ensure_ascii=False) if arguments.json else _told(found, words))
    return 0


def _files(place: Path) -> list[Path]:
    """Return the files to read: every one below a folder that ends as unit files do, or the one that is named."""
    if not place.is_dir():
        return [place]
    return sorted(path for path in place.rglob("*") if path.suffix.lower() in ENDINGS and path.is_file())


def _read(place: Path, ruleset: str, words: Catalogue) -> _Found:
    found = _Found()
    read = face_of(ruleset).readers["unit"]
    for file in _files(place):
        name = str(file.relative_to(place)) if place.is_dir() else file.name
        try:
            if file.stat().st_size > LIMITS["unit"].size:
                raise UserError("file-too-large", size=file.stat().st_size, most=LIMITS["unit"].size)
            text = text_of(file.read_bytes())
            unit = read(text, ruleset)
            found.units.append(kept_unit(text, unit["document"]))
            found.notes.update({key for key, _ in unit["notes"]})
        except DocumentError as error:
            found.refused.append((name, one_line(words.error(error))))
        except UserError as error:
            found.refused.append((name, one_line(words.format(error.message, error.data))))
        except OSError as error:
            found.refused.append((name, str(error.strerror)))
    return found


async def _put(url: str, game: str, units: list[KeptUnit]) -> None:
    store = await Store.open(url)
    try:
        await store.shelf.put(EVERYWHERE, game, units)
    finally:
        await store.close()


def _document(found: _Found) -> dict[str, Any]:
    refused = [{"file": name, "error": why} for name, why in found.refused]
    return {"units": len(found.units), "refused": refused, "notes": dict(sorted(found.notes.items()))}


def _first(found: _Found) -> str:
    return f"({found.refused[0][0]}: {found.refused[0][1]})" if found.refused else ""


def _told(found: _Found, words: Catalogue) -> str:
    lines = [words.text("units-stored", count=len(found.units))]
    lines += [f"- {words.text('units-note-' + key, count=count)}" for key, count in sorted(found.notes.items())]
    if found.refused:
        lines.append(words.text("units-refused", count=len(found.refused)))
        lines += [f"- {name}: {why}" for name, why in found.refused[:SHOWN]]
        if len(found.refused) > SHOWN:
            lines.append(words.text("dice-more", count=len(found.refused) - SHOWN))
    return "\n".join(lines)
