"""A figure typed in one line, as players write them.

`Iron Wolf 75 8/10/17/3 r6 t1 7 clicks at C5 [charge, stealth]`, in any order after the name; or the
status line of play by post: `1) [2] R Iron Wolf 75 (4/7) I12 @@`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from bot.errors import UserError

__all__ = ["FigureLine", "parse_figure_line"]

LONGEST = 300
EXAMPLE = "Iron Wolf 75 8/10/17/3 r6 t1 7 clicks at C5 [charge, stealth]"

_PARTS: tuple[tuple[str, re.Pattern[str]], ...] = (
    ("powers", re.compile(r"\[([^\]0-9][^\]]*)\]")),
    ("slot", re.compile(r"^\s*[0-9]+\)\s*(?:\[[0-9]+\]\s*)?(?:(?:UC|CH|LE|SR|C|U|R|P)\s+(?=\S+.*\())?")),
    ("values", re.compile(r"(?<!\S)([0-9]{1,2})/([0-9]{1,2})/([0-9]{1,2})/([0-9]{1,2})(?!\S)")),
    ("life", re.compile(r"\(([0-9]{1,2})/([0-9]{1,2})\)")),
    ("clicks", re.compile(r"(?<!\S)([0-9]{1,2})\s*(?:clicks?|clics?)(?!\w)", re.IGNORECASE)),
    ("range", re.compile(r"(?<=\s)(?:r|range|alcance)\s*([0-9]{1,2})(?!\S)", re.IGNORECASE)),
    ("targets", re.compile(r"(?<=\s)(?:t|targets|objetivos)\s*([0-9]{1,2})(?!\S)", re.IGNORECASE)),
    ("tokens", re.compile(r"(?<!\S)(@{1,2})(?!\S)")),
    ("size", re.compile(r"(?<!\S)(tiny|giant|colossal|diminuto|gigante|colosal)(?!\S)", re.IGNORECASE)),
    ("at", re.compile(r"(?<!\S)(?:at|en|@)\s+([A-Za-z]{1,2}[0-9]{1,3})(?!\S)", re.IGNORECASE)),
)
_TRAILING_SQUARE = re.compile(r"(?<=\s)([A-Z]{1,2}[1-9][0-9]{0,2})\s*$")
_LOOSE = re.compile(r"(?<!\S)(-[0-9]\S*|[0-9]+(?:/[0-9]*)+)(?!\S)")  # a number or values that were not understood
_POINTS = re.compile(r"(?<!\S)([0-9]{1,4})(?!\S)")
_SIZES = {"diminuto": "tiny", "gigante": "giant", "colosal": "colossal"}


@dataclass(frozen=True, slots=True)
class FigureLine:
    """A card and where it stands: `click` and `tokens` as the line has them, None and 0 where it does not."""

    card: dict[str, Any]
    at: str | None = None
    click: int | None = None
    tokens: int = 0


def parse_figure_line(line: str) -> FigureLine:
    """Read a figure from one line. Raises UserError with an example of what would be right.

    >>> found = parse_figure_line("Iron Wolf 75 8/10/17/3 r6 at C5 [charge]")
    >>> found.card["name"], found.card["values"]["defense"], found.at
    ('Iron Wolf', 17, 'C5')
    >>> parse_figure_line("1) [2] R Iron Wolf 75 (4/7) I12 @@").click
    4
    """
    if len(line) > LONGEST:
        raise UserError("figure-line-too-long", most=LONGEST)
    found, rest = _take(line)
    if "at" not in found and (match := _TRAILING_SQUARE.search(rest)):
        found["at"], rest = match[1], rest[: match.start()] + " " + rest[match.end() :]
    points = _last(_POINTS, rest)
    if points:
        rest = rest[: points.start()] + " " + rest[points.end() :]
    name = " ".join(rest.replace("\u200b", "").split()).strip(" ,;:-")
    if not name:
        raise UserError("figure-line-no-name", given=line[:60], example=EXAMPLE)
    if loose := _LOOSE.search(name):
        raise UserError("figure-line-not-read", given=loose[1][:40], example=EXAMPLE)
    card: dict[str, Any] = {"name": name[:80], "points": int(points[1]) if points else 0}
    _add_values(card, found)
    life = found.get("life")
    return FigureLine(card, _upper(found.get("at")), int(life[0]) if life else None, len(found.get("tokens", "")))


def _take(line: str) -> tuple[dict[str, Any], str]:
    found: dict[str, Any] = {}
    for name, pattern in _PARTS:
        match = pattern.search(line)
        if match is None:
            continue
        groups = match.groups()
        found[name] = groups if len(groups) > 1 else groups[0] if groups else match[0]
        line = f"{line[: match.start()]} {line[match.end() :]}"
    return found, line


def _add_values(card: dict[str, Any], found: dict[str, Any]) -> None:
    if "values" in found:
        names = ("speed", "attack", "defense", "damage")
        card["values"] = {name: int(value) for name, value in zip(names, found["values"], strict=True)}
    for name in ("range", "targets"):
        if name in found:
            card[name] = int(found[name])
    if "life" in found:
        card["clicks"] = int(found["life"][1])
    if "clicks" in found:
        card["clicks"] = int(found["clicks"])
    if "size" in found:
        size = found["size"].lower()
        card["size"] = _SIZES.get(size, size)
    if "powers" in found:
        card["powers"] = [slug for part in found["powers"].split(",") if (slug := power_slug(part))]


def power_slug(text: str) -> str:
    """Return a power's slug: lower case, slash and space become a hyphen.

    >>> power_slug("Phasing/Teleport")
    'phasing-teleport'
    """
    return re.sub(r"[^a-z0-9:]+", "-", text.strip().lower()).strip("-")


def _last(pattern: re.Pattern[str], text: str) -> re.Match[str] | None:
    found = None
    for found in pattern.finditer(text):  # noqa: B007  # the last one counts
        pass
    return found


def _upper(text: str | None) -> str | None:
    return None if text is None else text.upper()
