"""The dice of a game against what was to be expected, for each player: in lines, and drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from io import BytesIO

from PIL import Image, ImageDraw

from bot.canvas.fonts import BOLD, MEDIUM, fitted, printable, write
from bot.canvas.palette import THEMES, ThemeName
from bot.table.face import Roll
from bot.table.reader import Reader
from bot.table.reply import safe

__all__ = ["dice_chart", "dice_lines"]

TOTALS = range(2, 13)  # of two dice
WAYS = {total: 6 - abs(7 - total) for total in TOTALS}  # of 36
WIDTH, PAD, HEAD, HIGH, FOOT = 640, 24, 52, 150, 40  # pixels
TWO = 2


def dice_lines(reader: Reader, rolls: Sequence[Roll], names: dict[str, str]) -> list[str]:
    """Return a line for each player who rolled: how many dice, their mean, pairs and criticals against expectation."""
    lines = []
    for player in _players(rolls):
        own = [roll for roll in rolls if roll.player == player]
        dice = [die for roll in own for die in roll.dice]
        pairs = [roll.dice for roll in own if len(roll.dice) == TWO]
        lines.append(
            reader.say(
                "story-dice",
                player=safe(names.get(player, "")) or reader.say("log-no-seat"),
                dice=len(dice),
                mean=round(sum(dice) / len(dice), 2),
                pairs=len(pairs),
                total=round(sum(map(sum, pairs)) / max(len(pairs), 1), 2),
                sixes=pairs.count((6, 6)),
                ones=pairs.count((1, 1)),
                expected=round(len(pairs) / 36, 1),
                typed=sum(roll.whose == "typed" for roll in own),
            )
        )
    return lines


def dice_chart(reader: Reader, rolls: Sequence[Roll], names: dict[str, str], *, theme: ThemeName = "dark") -> bytes:
    """Return as a PNG how often each total of two dice came, for each player; a line tells what was to be expected."""
    players = [player for player in _players(rolls) if any(len(r.dice) == TWO for r in rolls if r.player == player)]
    colors = THEMES[theme]
    image = Image.new("RGB", (WIDTH, PAD + max(len(players), 1) * (HEAD + HIGH + FOOT)), colors.page)
    for place, player in enumerate(players):
        pairs = [sum(roll.dice) for roll in rolls if roll.player == player and len(roll.dice) == TWO]
        top = PAD + place * (HEAD + HIGH + FOOT)
        name = printable(names.get(player, "")) or reader.say("log-no-seat")
        told = reader.say("story-chart", player=name, pairs=len(pairs))
        write(image, (PAD, top + HEAD / 2), fitted(told, 26, BOLD, WIDTH - 2 * PAD), 26, BOLD, colors.ink, anchor="lm")
        _bars(image, top + HEAD, Counter(pairs), len(pairs), theme)
    file = BytesIO()
    image.save(file, "PNG", optimize=True)
    return file.getvalue()


def _bars(image: Image.Image, top: int, came: Counter[int], pairs: int, theme: ThemeName) -> None:
    colors, draw = THEMES[theme], ImageDraw.Draw(image)
    step = (WIDTH - 2 * PAD) / len(TOTALS)
    expected = {total: pairs * WAYS[total] / 36 for total in TOTALS}
    most = max(*came.values(), *expected.values(), 1)
    for place, total in enumerate(TOTALS):
        left = PAD + place * step
        floor = top + HIGH
        high = HIGH * came[total] / most
        box = (left + 4, floor - high, left + step - 5, floor)
        if came[total]:
            draw.rectangle(box, fill=colors.path)
            at = (left + step / 2, floor - high + 14 if high > 26 else floor - high - 12)
            write(image, at, str(came[total]), 20, BOLD, colors.page if high > 26 else colors.ink)
        line = floor - HIGH * expected[total] / most
        draw.line((left + 1, line, left + step - 2, line), fill=colors.ink, width=3)
        write(image, (left + step / 2, floor + FOOT / 2), str(total), 22, MEDIUM, colors.quiet)


def _players(rolls: Sequence[Roll]) -> list[str]:
    return list(dict.fromkeys(roll.player for roll in rolls))
