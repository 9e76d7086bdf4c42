"""A reply as terminal text."""

from __future__ import annotations

import re

from bot.table.reply import Reply

__all__ = ["to_text"]

_ESCAPE = re.compile(r"\\([\\*_~`|>\[\]()#<])")
_MARKS = re.compile(r"(?<!\\)(\*\*|__|`)")


def to_text(reply: Reply, width: int = 88) -> str:
    """Return the reply as plain lines of at most `width` characters.

    >>> from bot.table.reply import Block
    >>> print(to_text(Reply("16.3b Walls", "They **block**.", (Block("See also", "16.4"),))))
    16.3b Walls
    They block.
    <BLANKLINE>
    See also: 16.4
    """
    parts: list[str] = []
    if reply.title:
        parts.append(plain(reply.title))
    if reply.text:
        parts.append(wrap(plain(reply.text), width))
    for block in reply.blocks:
        heading = f"{plain(block.title)}: " if block.title else ""
        body = plain(block.text)
        parts.append("")
        parts.append(
            f"{heading.rstrip()}\n{wrap(body, width)}".strip() if "\n" in body else wrap(heading + body, width)
        )
    for menu in reply.menus:
        if not menu.told:
            leads = "; ".join(label for label, _, _ in menu.options)
            parts += ["", wrap(f"{plain(menu.placeholder).rstrip('…')}: {plain(leads)}", width)]
    if reply.footer:
        parts += ["", wrap(plain(reply.footer), width)]
    return "\n".join(parts)


def plain(text: str) -> str:
    """Return markdown without its marks and escapes."""
    return _ESCAPE.sub(r"\1", _MARKS.sub("", text)).replace("\u200b", "")


def wrap(text: str, width: int) -> str:
    """Wrap each line on its own, keeping lists and blank lines."""
    import textwrap  # noqa: PLC0415  # an answer in JSON wraps nothing

    lines = []
    for line in text.splitlines():
        hanging = "  " if line.startswith(("- ", "• ")) else ""
        lines.append(textwrap.fill(line, width, subsequent_indent=hanging) if line.strip() else "")
    return "\n".join(lines)
