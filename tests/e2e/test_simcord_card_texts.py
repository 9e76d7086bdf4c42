"""The texts on cards at a table: counted and shown sentence by sentence, corrected by players, remembered (3.6)."""

from __future__ import annotations

import json

import pytest

from tests.e2e.club import Club, begun, one_line, pressed, refused, words

TEXT = "Stealth. Hollis gribbles the gnarl. // When Iron Wolf hits, after resolutions, heal him 1 click. // Flurry."


async def special(table: Club, **given: object) -> str:
    """Give Iron Wolf's card Old Tricks, or change it, and return what is read of the answer."""
    return words(await table.ask(table.ana, "figure special", figure="iron-wolf", name="Old Tricks", **given))


async def test_21_1_what_was_read_is_counted_and_shown(table: Club) -> None:
    """A line per special power with the counts; its button shows each sentence, what it means, and why no more."""
    await begun(table)
    assert "✓ 2 judged · ⏰ 1 reminded · ✎ 1 unread" in await special(table, text=TEXT)
    shown = await table.ask(table.bruno, "figure show", figure="iron-wolf")
    assert "✓ 2 judged · ⏰ 1 reminded · ✎ 1 unread" in words(shown)
    assert "On the card:** Stealth. Hollis gribbles" in words(shown)
    read = words(pressed(await table.bruno.click(shown, label="What was read of the card")))
    assert "✓ “Stealth.”\n↳ Can use Stealth." in read
    assert "✎ “Hollis gribbles the gnarl.”" in read
    assert "not known: Hollis, gribbles, gnarl" in read
    assert "⏰ “When Iron Wolf hits, after resolutions, heal him 1 click.”\n↳ When hitting." in read


async def test_21_1_what_was_read_in_spanish(table: Club) -> None:
    """Sentences as they are printed, their meaning in the reader's language."""
    await begun(table)
    await table.ask(table.judge, "settings", language="es")
    assert "✓ 2 se arbitran · ⏰ 1 se recuerdan · ✎ 1 sin leer" in await special(table, text=TEXT)
    shown = await table.ask(table.bruno, "figure show", figure="iron-wolf")
    read = words(pressed(await table.bruno.click(shown, label="Qué se leyó de la carta")))
    assert "⏰ “When Iron Wolf hits, after resolutions, heal him 1 click.”\n↳ Al impactar." in read


async def test_18_2_a_text_that_players_leave_unread(table: Club) -> None:
    """Nothing of it counts any more; the log says who did so; undo, an export and an import keep what was said."""
    await begun(table)
    before = words(await table.ask(table.ana, "legal", figure="iron-wolf"))
    await special(table, text="Flurry, Perplex.")
    assert "Perplex" in words(await table.ask(table.ana, "legal", figure="iron-wolf"))
    off = await special(table, read="off")
    assert "The text of Old Tricks (Iron Wolf) is left unread from now on." in off
    assert "Left unread by the players:** Flurry, Perplex." in off
    assert words(await table.ask(table.ana, "legal", figure="iron-wolf")) == before
    assert "left unread from now on. — Ana" in words(await table.ask(table.bruno, "game log"))
    await table.ask(table.ana, "game undo")
    assert "✓ 1 judged" in words(await table.ask(table.ana, "figure show", figure="iron-wolf"))
    await table.ask(table.ana, "game redo")
    assert "Left unread" in words(await table.ask(table.ana, "figure show", figure="iron-wolf"))
    raw = await (await table.ask(table.ana, "game export")).attachments[0].read()
    closing = await table.ask(table.ana, "game end")
    pressed(await table.bruno.click(closing, label="Agree"))
    await table.ask(table.ana, "game import", file=("game.json", raw))
    assert "Left unread by the players:** Flurry" in words(
        await table.ask(table.ana, "figure show", figure="iron-wolf")
    )
    on = await special(table, read="on")
    assert "The text of Old Tricks (Iron Wolf) is read from now on." in on
    assert "✓ 1 judged" in on


async def test_18_2_effects_that_are_typed_win(table: Club) -> None:
    """They count in place of the text, and the log says so; `read: on` goes back; both at once are refused."""
    await begun(table)
    await special(table, text="Modify attack +1.")
    typed = await special(table, what="damage +1")
    assert "counts from now on what was typed, in place of its text" in typed
    assert "Judged:** damage +1" in typed
    assert "✓" not in typed.split("Old Tricks (special power)")[-1]
    value = words(await table.ask(table.ana, "value", figure="iron-wolf", value="attack"))
    assert "Result: attack 10" in value
    one_line(await table.ask(table.ana, "figure special", figure="iron-wolf", name="Old Tricks", what="x", read="on"))
    assert "✓ 1 judged" in await special(table, read="on")
    assert "Result: attack 11" in words(await table.ask(table.ana, "value", figure="iron-wolf", value="attack"))


async def test_21_1_a_button_of_a_figure_that_is_gone(table: Club) -> None:
    """It is answered plainly; and another player's figure is nobody else's to correct."""
    await begun(table)
    await special(table, text=TEXT)
    refused(await table.ask(table.bruno, "figure special", figure="iron-wolf", name="Old Tricks", read="off"))
    shown = await table.ask(table.bruno, "figure show", figure="iron-wolf")
    await table.ask(table.ana, "figure remove", figure="iron-wolf")
    one_line(pressed(await table.bruno.click(shown, label="What was read of the card")))


@pytest.mark.parametrize("count", [1, 9, 40])
async def test_21_1_many_long_texts_fit_discord(table: Club, count: int) -> None:
    """2,000 characters each: every special power keeps its line, and the button turns pages of sentences."""
    await begun(table)
    long = ("Stealth, but only if Bookworm occupies hindering terrain. // " * 33)[:1990]
    unit = {
        "name": "Bookworm",
        "points": 50,
        "values": {"speed": 8, "attack": 9, "defense": 16, "damage": 2},
        "special": [{"name": f"Chapter {number}", "kind": "trait", "text": long} for number in range(1, count + 1)],
    }
    raw = json.dumps(unit).encode()
    added = words(await table.ask(table.ana, "figure add", file=("unit.json", raw), side="red"))
    assert "Chapter 1" in added or count > 1
    shown = await table.ask(table.bruno, "figure show", figure="bookworm")
    found = words(shown)
    assert len(found) < 6000
    assert found.count("✓ 32 judged") == count if count <= 10 else "✓ 32 judged" in found
    read = pressed(await table.bruno.click(shown, label="What was read of the card"))
    assert "Chapter 1" in words(read)
    onward = words(pressed(await table.bruno.click(read, label="Page →")))
    assert onward != words(read)
