"""Texts of the rules library as they are shown: each paragraph and each point of a list one line."""

from __future__ import annotations

__all__ = ["reflowed"]


def reflowed(text: str) -> str:
    r"""Return a text with the line breaks inside its paragraphs and points folded away.

    >>> reflowed("One\nparagraph.\n\n- a point\n  goes on\n- another")
    'One paragraph.\n\n- a point goes on\n- another'
    """
    lines: list[str] = []
    for line in text.strip().split("\n"):
        goes_on = bool(lines and lines[-1]) and line.strip() and not line.startswith("- ")
        if goes_on:
            lines[-1] += " " + line.strip()
        else:
            lines.append(line.rstrip())
    return "\n".join(lines)
