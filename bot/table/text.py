"""Texts as they are shown: each paragraph and each point of a list one line, and no more of them than fit."""

from __future__ import annotations

__all__ = ["MARKED", "first_lines", "marked", "pages_of", "reflowed"]

MARKED = 140  # characters of a line that are shown with what was not read


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


def pages_of(text: str, longest: int) -> list[str]:
    r"""Return a text in pages of whole lines, at most `longest` characters each; a longer line is cut at a word.

    >>> pages_of("one\ntwo\nthree four", 8)
    ['one\ntwo', 'three', 'four']
    """
    pages = [""]
    for line in text.strip().split("\n"):
        for piece in _pieces(line, longest):
            if pages[-1] and len(pages[-1]) + 1 + len(piece) > longest:
                pages.append(piece)
            else:
                pages[-1] = f"{pages[-1]}\n{piece}" if pages[-1] else piece
    return [page.strip() for page in pages]


def first_lines(text: str, longest: int) -> str:
    r"""Return a text whole, or of a longer one the whole lines that fit, and a sign that more was said.

    >>> first_lines("one\ntwo", 7), first_lines("one\ntwo three", 8)
    ('one\ntwo', 'one\n…')
    """
    return text if len(text) <= longest else text[:longest].rsplit("\n", 1)[0] + "\n…"


def _pieces(line: str, longest: int) -> list[str]:
    pieces = []
    while len(line) > longest:
        cut = line.rfind(" ", 0, longest + 1)
        cut = cut if cut > 0 else longest
        pieces.append(line[:cut])
        line = line[cut:].lstrip()
    return [*pieces, line]


def marked(line: str, start: int, end: int) -> str:
    """Return a line with a part of it marked, cut to what a message shows.

    >>> marked("Thor 125 2 blots", 9, 16)
    'Thor 125 ⟦2 blots⟧'
    """
    first = max(0, end - MARKED) if end > MARKED else 0
    cut = line[first : max(end, first + MARKED)]
    start, end = max(0, start - first), end - first
    whole = f"{cut[:start]}⟦{cut[start:end].strip()}⟧{cut[end:]}" if end > start else cut
    return f"{'…' if first else ''}{' '.join(whole.split())}"
