"""A game as pictures: a strip of its boards, turn by turn, and an animated replay."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from io import BytesIO
from typing import Any, TypeVar

from PIL import Image

from bot.canvas.fonts import BOLD, write
from bot.canvas.palette import THEMES
from bot.table.story.chapters import Moment, Story

__all__ = ["LARGEST", "replay_of", "strip_of"]

LARGEST = 9_000_000  # bytes; Discord takes ten million
MOST_FRAMES = 80
FRAME, LAST = 900, 4000  # milliseconds that a frame stands
SIDE = 560  # pixels of a frame's longer side
THUMB, MOST_BOARDS, IN_ROW = 300, 12, 3
GAP, HEAD = 12, 34  # pixels
SHRUNK = (1.0, 0.75, 0.5)  # of a frame, until the file is small enough

T = TypeVar("T")
Drawn = Callable[[Any], bytes | None]  # a state as a PNG; None where there is no board


def strip_of(story: Story, drawn: Drawn) -> bytes | None:
    """Return as a PNG the boards at the ends of up to twelve turns, each below its number; None without any."""
    chosen = _spread([chapter for chapter in story.chapters if chapter.number > 0], MOST_BOARDS)
    boards = [(chapter, _small(png, THUMB)) for chapter in chosen if (png := drawn(chapter.state)) is not None]
    if not boards:
        return None
    columns = min(IN_ROW, len(boards))
    rows = -(-len(boards) // columns)
    high = max(board.height for _, board in boards)
    colors = THEMES["dark"]
    size = (GAP + columns * (THUMB + GAP), GAP + rows * (high + HEAD + GAP))
    image = Image.new("RGB", size, colors.page)
    for place, (chapter, board) in enumerate(boards):
        left, top = GAP + place % columns * (THUMB + GAP), GAP + place // columns * (high + HEAD + GAP)
        write(image, (left, top + HEAD / 2), str(chapter.number), 24, BOLD, colors.ink, anchor="lm")
        image.paste(board, (left, top + HEAD))
    return _saved(image)


def replay_of(story: Story, drawn: Drawn) -> bytes | None:
    """Return an animated GIF of the game, a frame for each change of the table, small enough for Discord; or None."""
    shown = [(one, png) for one in _spread(story.moments, MOST_FRAMES) if (png := drawn(one.state)) is not None]
    boards = [Image.open(BytesIO(png)).convert("RGB") for _, png in shown]
    for share in SHRUNK if shown else ():
        frames = [_fitted(board, round(SIDE * share)) for board in boards]
        raw = _animated(frames, [moment for moment, _ in shown])
        if len(raw) <= LARGEST:
            return raw
    return None


def _animated(frames: Sequence[Image.Image], moments: Sequence[Moment]) -> bytes:
    size = (max(frame.width for frame in frames), max(frame.height for frame in frames) + HEAD)
    pages = []
    for frame, moment in zip(frames, moments, strict=True):
        page = Image.new("RGB", size, THEMES["dark"].page)
        page.paste(frame, (0, HEAD))
        write(page, (8, HEAD / 2), str(moment.number), 22, BOLD, THEMES["dark"].ink, anchor="lm")
        pages.append(page.quantize(128, dither=Image.Dither.NONE))
    file = BytesIO()
    stands = [FRAME] * (len(pages) - 1) + [LAST]
    pages[0].save(file, "GIF", save_all=True, append_images=pages[1:], duration=stands, loop=0, optimize=True)
    return file.getvalue()


def _spread(found: Sequence[T], most: int) -> list[T]:
    """Return at most so many of a row, evenly, the last one always."""
    if len(found) <= most:
        return list(found)
    return [found[round(place * (len(found) - 1) / (most - 1))] for place in range(most)]


def _small(png: bytes, wide: int) -> Image.Image:
    return _fitted(Image.open(BytesIO(png)).convert("RGB"), wide)


def _fitted(image: Image.Image, longest: int) -> Image.Image:
    share = longest / max(image.size)
    size = (max(1, round(image.width * share)), max(1, round(image.height * share)))
    return image.resize(size, Image.Resampling.LANCZOS)


def _saved(image: Image.Image) -> bytes:
    file = BytesIO()
    image.save(file, "PNG", optimize=True)
    return file.getvalue()
