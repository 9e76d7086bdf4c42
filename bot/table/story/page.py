"""A game as one file that opens in a browser, alone: its log in words, turn by turn, with the boards as pictures."""

from __future__ import annotations

import base64
import re
from collections.abc import Callable, Mapping, Sequence
from html import escape
from io import BytesIO
from typing import Any

from markdown_it import MarkdownIt
from PIL import Image

from bot.table.reader import Reader
from bot.table.reply import Picture
from bot.table.story.chapters import Chapter, Story

__all__ = ["page_of", "plain", "with_names"]

Drawn = Callable[[Any], Picture | None]  # a state, drawn; None where there is no board
MENTION = re.compile("&lt;@([0-9]{1,20})&gt;")
WIDE = 720  # pixels of a board
QUALITY = 82
INLINE = MarkdownIt("commonmark", {"html": False}).enable("strikethrough")
STYLE = """
:root { color-scheme: light dark; --line: #8886; --quiet: #777; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; border-top: 1px solid var(--line);
  padding-top: 1rem; }
img { max-width: 100%; height: auto; border-radius: 6px; display: block; margin: .75rem 0; }
ol { list-style: none; padding: 0; margin: 0; } li { padding: .2rem 0; display: flex; gap: .6rem; }
li > span:first-child { color: var(--quiet); min-width: 2.6rem; text-align: right; font-variant-numeric: tabular-nums; }
li > span:last-child { overflow-wrap: anywhere; min-width: 0; }
time, footer { color: var(--quiet); font-size: .85rem; } code { overflow-wrap: anywhere; }
nav { display: flex; flex-wrap: wrap; gap: .3rem .8rem; font-size: .9rem; }
@media print { h2 { break-after: avoid; } img { break-inside: avoid; max-height: 60vh; } }
"""


def page_of(reader: Reader, title: str, summary: Sequence[str], story: Story, drawn: Drawn, more: Sequence[str]) -> str:
    """Return the page as HTML that loads nothing: `summary` stands at its top, `more` at its end, each a line.

    Titles and lines are the markdown of replies: what players typed in them has been escaped.
    """
    chapters = "\n".join(_chapter(chapter, drawn) for chapter in story.chapters)
    links = "".join(f'<a href="#t{one.number}">{_inline(one.title)}</a>' for one in story.chapters)
    return f"""<!doctype html>
<html lang="{escape(reader.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<title>{escape(plain(title))}</title>
<style>{STYLE}</style>
</head>
<body>
<h1>{_inline(title)}</h1>
{_list(summary)}
<nav>{links}</nav>
{chapters}
<footer>{_list(more)}</footer>
</body>
</html>
"""


def with_names(page: str, names: Mapping[str, str]) -> str:
    """Return a page in which users whom Discord would show by their mention have their names, or a sign of somebody."""
    return MENTION.sub(lambda found: escape("@" + (names.get(found[1]) or "…")), page)


def _chapter(chapter: Chapter, drawn: Drawn) -> str:
    lines = "\n".join(
        f"<li><span>{line.number}</span><span>{_inline(line.text)} "
        f'<time datetime="{line.time.isoformat()}">{line.time:%H:%M}</time></span></li>'
        for line in chapter.lines
    )
    found = drawn(chapter.state)
    picture = _picture(found.png, found.alt) if found else ""
    return f'<h2 id="t{chapter.number}">{_inline(chapter.title)}</h2>\n{picture}\n<ol>{lines}</ol>'


def _picture(png: bytes, told: str) -> str:
    image = Image.open(BytesIO(png)).convert("RGB")
    image.thumbnail((WIDE, WIDE * 2), Image.Resampling.LANCZOS)
    file = BytesIO()
    image.save(file, "WEBP", quality=QUALITY, method=4)
    data = base64.b64encode(file.getvalue()).decode()
    return f'<img src="data:image/webp;base64,{data}" alt="{escape(told)}">'


def _list(lines: Sequence[str]) -> str:
    return "\n".join(f"<p>{_inline(line)}</p>" for line in lines)


def _inline(text: str) -> str:
    """Return a line of a reply's markdown as HTML; tags in it are text."""
    return str(INLINE.renderInline(text.replace("\u200b", "")))


def plain(text: str) -> str:
    """Return a line of a reply's markdown as bare text."""
    tokens = INLINE.parseInline(text)
    return "".join(child.content for token in tokens for child in token.children or ())
