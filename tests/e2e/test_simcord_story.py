"""A game told afterwards: its log in pages and parts, the page in a browser, the summary, the dice, the replay."""

from __future__ import annotations

import io
import re
from html.parser import HTMLParser

import pytest
from PIL import Image

from tests.e2e.club import Club, begun, buttons, ended, menu, one_line, pressed, words


async def fought(table: Club) -> None:
    """Play some turns with names that a browser and Discord would misread."""
    await begun(table)
    await table.ask(table.ana, "figure add", figure='"Iron <b>Wolf</b> & **Co**" 20 8/10/17/3 r6 t1 at A1')
    await table.ask(table.ana, "place", figure="iron-wolf", at="F4")
    await table.ask(table.ana, "attack", attacker="iron-wolf", target="rook", roll="6 5")
    await table.ask(table.ana, "throw", die="coin")
    for who in (table.ana, table.bruno) * 2:
        await table.ask(who, "turn end")


async def test_the_log_has_pages(table: Club) -> None:
    """The last page comes first; the button before it goes back, in place, and everything is told once."""
    await fought(table)
    for number in range(30):
        await table.ask(table.ana, "damage", figure="iron-wolf", clicks=number % 2 + 1)
    last = await table.ask(table.ana, "game log")
    numbers = [int(one) for one in re.findall(r"`\s*(\d+)`", words(last))]
    assert buttons(last) == ["◀ Earlier"]
    before = pressed(await table.ana.click(last, label="◀ Earlier"))
    earlier = [int(one) for one in re.findall(r"`\s*(\d+)`", words(before))]
    assert buttons(before) == ["◀ Earlier", "Later ▶"]
    assert earlier[-1] + 1 == numbers[0]
    assert numbers == list(range(numbers[0], numbers[-1] + 1))


async def test_the_log_of_a_figure_a_side_and_a_turn(table: Club) -> None:
    """Only what names the figure, only what the side's player did, only that turn; rulings stand alone."""
    await fought(table)
    rook = words(await table.ask(table.ana, "game log", figure="Rook"))
    assert "Rook" in rook
    assert "heads" not in rook.casefold()
    assert "tails" not in rook.casefold()
    mine = words(await table.ask(table.ana, "game log", side="blue"))
    assert "Bruno" in mine
    assert "— Ana" not in mine
    first = words(await table.ask(table.ana, "game log", turn=0))
    assert "joins" in first
    assert "Nothing of that kind" in words(await table.ask(table.ana, "game log", turn=77))
    assert "No figure of this game" in one_line(await table.ask(table.ana, "game log", figure="Nobody"))
    assert "Nobody plays" in one_line(await table.ask(table.ana, "game log", side="green"))
    assert "stands alone" in one_line(await table.ask(table.ana, "game log", figure="rook", rulings=True))


async def test_the_rulings_of_a_game_are_told_in_full(table: Club) -> None:
    """Each is in the menu; choosing one tells it, to whoever chose it."""
    await fought(table)
    told = await table.ask(table.ana, "game log", rulings=True)
    values = menu(told)
    assert values
    full = pressed(await table.bruno.select(told, [values[0]]))
    assert full.ephemeral


class Tags(HTMLParser):
    """What a page is made of: its tags with their attributes."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Keep a tag."""
        self.found.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        """Keep the words."""
        self.text += data


@pytest.mark.parametrize("language", ["en", "es"])
async def test_the_page_reads_alone(table: Club, language: str) -> None:
    """Every turn with its board, alt texts and all; nothing is loaded, and no name becomes a tag."""
    await fought(table)
    if language == "es":
        await table.ask(table.judge, "settings", language="es")
    file = (await table.ask(table.ana, "game export", format="page")).attachments[0]
    tags = Tags()
    tags.feed((await file.read()).decode())
    assert file.filename == "game.html"
    pictures = [attributes for tag, attributes in tags.found if tag == "img"]
    assert len(pictures) >= 4
    assert all(str(one["src"]).startswith("data:image/webp;base64,") and one["alt"] for one in pictures)
    assert not {"script", "link", "iframe", "b"} & {tag for tag, _ in tags.found}
    assert "Iron <b>Wolf</b> & **Co**" in tags.text
    assert ("Set-up" if language == "en" else "Preparación") in tags.text
    assert "\\" not in tags.text
    assert "<@" not in tags.text


async def test_the_summary_of_a_game_that_is_over(table: Club) -> None:
    """Points, what moved them, dice and a strip of boards, also when the channel is free again."""
    await fought(table)
    await table.ask(table.ana, "damage", figure="rook", clicks=30)
    await ended(table, winner="red")
    told = await table.ask(table.bruno, "game summary")
    assert "What moved the points most" in words(told) or "0 points" in words(told)
    assert "Ana: 2 dice" in words(told)
    strip = Image.open(io.BytesIO(await told.attachments[0].read()))
    assert strip.width > 300


async def test_dice_against_what_was_to_be_expected(table: Club) -> None:
    """Before any roll it says so; then each player's line, and the chart with its words."""
    await begun(table)
    assert "No dice" in words(await table.ask(table.ana, "game dice"))
    await table.ask(table.ana, "place", figure="iron-wolf", at="F4")
    await table.ask(table.ana, "attack", attacker="iron-wolf", target="rook", roll="6 6")
    told = await table.ask(table.ana, "game dice")
    assert "6.00 on average (3.50 expected)" in words(told)
    assert "one roll of two dice" in words(told)
    assert told.attachments[0].filename.endswith(".png")


async def test_the_replay_moves(table: Club) -> None:
    """A GIF with a frame for each change of the table; without a table there is nothing to show."""
    await table.ask(table.ana, "game new")
    assert "no board" in one_line(await table.ask(table.ana, "game replay"))
    await table.ask(table.judge, "game end", winner="nobody")
    await fought(table)
    raw = await (await table.ask(table.ana, "game replay")).attachments[0].read()
    picture = Image.open(io.BytesIO(raw))
    assert picture.format == "GIF"
    assert picture.n_frames >= 4


@pytest.mark.parametrize("ruleset", ["heroclix-2022", "motu"])
async def test_the_log_names_who_opened_the_game_and_its_rules(table: Club, ruleset: str) -> None:
    """Whoever opens a game sits down later; the log's first line has their name all the same, and the rules' title."""
    await table.ask(table.ana, "game new", ruleset=ruleset)
    unseated = words(await table.ask(table.ana, "game log"))
    assert f"<@{table.ana.id}>" in unseated
    await table.ask(table.ana, "game join")
    first = words(await table.ask(table.ana, "game log")).splitlines()[1]
    assert first.endswith("— Ana")
    assert ruleset not in first
