"""Figures from files in a club's channel."""

from __future__ import annotations

import json

from tests.bot.test_import_unit import UNIT
from tests.e2e.club import Club, one_line, seated, words


async def test_a_unit_file_becomes_a_figure(table: Club) -> None:
    """A player's unit is added on a square; what is only text is said not to be judged, and /figure show shows it."""
    await seated(table)
    data = json.dumps({**UNIT, "dimensions": "1x1"}).encode()
    added = await table.ask(table.ana, "figure add", at="C1", file=("ferryman.json", data))
    assert "kept as text" in words(added)
    assert "Low Tide" in words(added)
    shown = words(await table.ask(table.bruno, "figure show", figure="ferryman"))
    assert "C1" in shown
    assert "On the card:** He wades where others swim." in shown
    assert "✎ 1 unread" in shown


async def test_a_card_of_ours_becomes_a_figure(table: Club) -> None:
    """A card in our own format, as YAML, is added too."""
    await seated(table)
    card = b"name: Pilot\npoints: 30\nvalues: {speed: 8, attack: 9, defense: 16, damage: 2}\n"
    assert "Pilot" in words(await table.ask(table.ana, "figure add", file=("pilot.yaml", card)))


async def test_1_8_a_click_without_values_is_shown(table: Club) -> None:
    """A click that shows KO in place of its values is taken, and /figure show leaves their places empty."""
    await seated(table)
    card = b"name: Pilot\npoints: 30\ndial: [{speed: 8, attack: 9, defense: 16, damage: 2}, {ko: true}]\n"
    assert "Pilot" in words(await table.ask(table.ana, "figure add", at="C1", file=("pilot.yaml", card)))
    assert " –  –  –  –" in words(await table.ask(table.ana, "figure show", figure="pilot"))


async def test_what_is_no_figure_is_one_line(table: Club) -> None:
    """A file with a fault is answered in one line, and nothing is added; no figure and no file opens the form."""
    await seated(table)
    before = words(await table.ask(table.ana, "figure list"))
    assert (await table.ana.slash(table.channel, "figure add")).modal is not None
    broken = json.dumps({**UNIT, "dial": "none"}).encode()
    assert "dial" in one_line(await table.ask(table.ana, "figure add", file=("broken.json", broken)))
    assert words(await table.ask(table.ana, "figure list")) == before


async def test_nothing_that_was_given_is_passed_over(table: Club) -> None:
    """A line beside a file, a second square or click, one square for a whole force: told, and nobody is added."""
    await seated(table)
    before = words(await table.ask(table.ana, "figure list"))
    card = b"name: Pilot\npoints: 30\n"
    line = "Thor 125 8/10/17/3 (2/7) at C2"
    both = one_line(await table.ask(table.ana, "figure add", figure=line, file=("pilot.yaml", card)))
    assert '"file" does not go together with: figure' in both
    assert "Said twice: the square" in one_line(await table.ask(table.ana, "figure add", figure=line, at="C3"))
    assert "Said twice: the click" in one_line(await table.ask(table.ana, "figure add", figure=line, start=3))
    assert "leave the square out" in one_line(await table.ask(table.ana, "figure add", figure="harbour-watch", at="C2"))
    assert words(await table.ask(table.ana, "figure list")) == before
    assert "C2" in words(await table.ask(table.ana, "figure add", figure=line, at="c2"))


async def test_a_typed_figure_is_echoed_as_it_was_read(table: Club) -> None:
    """Points, values, powers, base, clicks and square are shown back, and what the line did not say."""
    await seated(table)
    told = words(await table.ask(table.ana, "figure add", figure="Thor 125 8/10/17/3 2 bolts [carga] en C2"))
    for part in ("125", "speed **8**", "defense **17**", "targets **2**", "Charge", "1×1", "C2", "range", "clicks"):
        assert part in told, part
    goon = words(await table.ask(table.ana, "figure add", figure="Goon 0 pts 6/8/14/1 bystander unique [stop]"))
    for part in ("bystander", "unique", "STOP", "Not in the line: the range"):
        assert part in goon, part
    spanish = await table.ask(table.ana, "figure add", figure="Loki 90 8/10/16/3 9 clicks at D2")
    assert "same values on every click" in words(spanish)


async def test_a_line_that_is_not_read_adds_nobody(table: Club) -> None:
    """The line is shown with what was not understood, the nearest power is named, and nothing is added."""
    await seated(table)
    before = words(await table.ask(table.ana, "figure list"))
    assert "⟦2 blots⟧" in one_line(await table.ask(table.ana, "figure add", figure="Thor 125 8/10/17/3 2 blots"))
    assert "Stealth" in one_line(await table.ask(table.ana, "figure add", figure="Thor 125 8/10/17/3 [sigillo]"))
    twice = one_line(await table.ask(table.ana, "figure add", figure="Thor 125 8/10/17/3 r6 range 8"))
    assert "Said twice: the range" in twice
    asked = one_line(await table.ask(table.ana, "figure add", figure="Thor 125 8/10/17/3 [SS]"))
    assert "Sidestep" in asked
    assert "Super Senses" in asked
    assert words(await table.ask(table.ana, "figure list")) == before


async def test_a_typed_dial_shows_each_click(table: Club) -> None:
    """A dial typed click by click turns to its own values, and /figure show has every click's values and powers."""
    await seated(table)
    line = "Wolf 75 r6 t1, 8/10/17/3 [charge, toughness] 8/10/16/3 x2 [=] 7/9/15/2 [stealth, stop] at C2"
    assert "Powers by click" in words(await table.ask(table.ana, "figure add", figure=line))
    shown = words(await table.ask(table.bruno, "figure show", figure="wolf"))
    assert "**1–3** Charge, Toughness" in shown
    assert "**4** Stealth" in shown
    assert "■  7  9 15  2" in shown
    assert "defense 15" in words(await table.ask(table.ana, "damage", figure="wolf", clicks=3))


async def test_one_undo_takes_back_all_of_a_line(table: Club) -> None:
    """A line that also sets click and tokens is one command: one undo, one redo."""
    await seated(table)
    before = words(await table.ask(table.ana, "figure list"))
    added = words(await table.ask(table.ana, "figure add", figure="1) [2] R Iron Man 89 (4/7) C2 @@"))
    assert "has 2" in added
    after = words(await table.ask(table.ana, "figure list"))
    assert "(4/7) C2 @@" in after
    await table.ask(table.ana, "game undo")
    assert words(await table.ask(table.ana, "figure list")) == before
    await table.ask(table.ana, "game redo")
    assert words(await table.ask(table.ana, "figure list")) == after
    await table.restart()
    assert words(await table.ask(table.ana, "figure list")) == after


async def test_a_name_alone_is_said_to_be_no_more(table: Club) -> None:
    """A name alone is a figure of which nothing is made up; a greeting is none, in either case of letters."""
    await seated(table)
    goon = words(await table.ask(table.ana, "figure add", figure="Goon"))
    assert "Only a name was read" in goon
    assert "**0** points" not in goon
    before = words(await table.ask(table.ana, "figure list"))
    for line in ("hola", "Hola", "hola que tal", "👍"):
        assert "nothing of a figure" in one_line(await table.ask(table.ana, "figure add", figure=line))
    assert words(await table.ask(table.ana, "figure list")) == before


async def test_a_dial_and_an_example_in_spanish(table: Club) -> None:
    """What is shown back and what is given as an example is in the reader's language."""
    await seated(table)
    await table.ask(table.judge, "settings", language="es")
    dial = words(await table.ask(table.ana, "figure add", figure="Wolf 75 8/10/17/3 [carga] 7/9/15/2"))
    assert "vel ata def dañ" in dial
    assert "7 clics en C5 [carga, sigilo]" in one_line(await table.ask(table.ana, "figure add", figure="Wolf 75 blah"))
