"""A whole force at once: written in the form, pasted, attached, in a list or a zip; all of it or nothing."""

from __future__ import annotations

import io
import json
import zipfile
from typing import Any

import pytest
import simcord

from engine.heroclix.ruleset import JUDGED
from tests.e2e.club import Club, one_line, refused, seated, sequence, words
from tests.e2e.test_simcord_shelf import unit

NAMES = [f"Captain Of The Longest Watch {first}{second}" for first in "ABCDEF" for second in "abcfg"]
FOUR = """- Grey Fox 50 8/10/17/2 r6 t1 at C2 [charge]

* Pike 25 7/9/16/2 at D2
```
2x Wren 25 7/9/16/1
"""


async def handed_in(
    table: Club, who: simcord.MemberActor, lines: str = "", files: Any = (), **options: Any
) -> simcord.ResponseMessage:
    """Open the form of `/figure add`, fill it in, and return what it was answered with."""
    shown = await who.slash(table.channel, "figure add", **options)
    assert shown.modal is not None, "a form opens"
    values = ({"lines": lines} if lines else {}) | ({"files": list(files)} if files else {})
    result = await who.submit_modal(shown, values)
    told = [*([result.response] if result.response is not None else []), *result.followups]
    assert told, "the form is answered"
    return table.seen(told[0])


def zipped(**files: Any) -> bytes:
    """Return a zip of files by their names, whose dots are written as two underscores."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, raw in files.items():
            archive.writestr(name.replace("__", "."), raw)
    return made.getvalue()


@pytest.mark.parametrize("ruleset", JUDGED)
async def test_a_force_is_pasted_into_the_form(table: Club, ruleset: str) -> None:
    """In every edition: a figure a line, bullets and blank lines passed over, two of one; echoed, undone as one."""
    await table.ask(table.ana, "game new", ruleset=ruleset)
    await table.ask(table.ana, "game join", side="red")
    await table.ask(table.ana, "map load", sketch="|".join("." * 8 for _ in range(8)))
    before = await sequence(table)
    told = words(await handed_in(table, table.ana, FOUR))
    assert "4 figures added: 125 points" in told
    assert "**Grey Fox** · **50** points · **8/10/17/2** · range 6, one target · Charge · C2" in told
    assert told.count("Wren") >= 2
    assert await sequence(table) == before + 4
    await table.restart()
    await table.ask(table.ana, "game undo")
    assert "Grey Fox" not in words(await table.ask(table.ana, "figure list"))


@pytest.mark.parametrize("language", ["en", "es"])
async def test_a_figure_typed_in_the_command_is_echoed_where_it_was_typed(table: Club, language: str) -> None:
    """Points, values, powers, base and squares stand in the answer itself: no button has to be pressed to see them."""
    await seated(table)
    await table.ask(table.judge, "settings", language=language)
    typed = "Grey Fox 50 8/10/17/2 r6 t1 charge at C2:D3"
    answered = (await table.ana.slash(table.channel, "figure add", figure=typed)).response
    assert answered is not None
    told = words(answered)
    parts = ("**50**", "**8**", "**10**", "**17**", "**2**", "**6**", "2×2", "C2:D3", "Charge")
    assert [part for part in parts if part not in told] == []
    assert ("Not in the line" if language == "en" else "No está en la línea") in told


async def test_what_cannot_be_read_is_named_each_and_nothing_is_added(table: Club) -> None:
    """A line each for what is wrong, with its place and why; what is sound is counted; the log has not grown."""
    await seated(table)
    before = await sequence(table)
    lines = "Grey Fox 50 8/10/17/2\nPike 25 7/9/16\nWren 25 8/9/16/1 [chrage]\nOwl 25 8/9/16/1 at F2"
    told = refused(await handed_in(table, table.ana, lines))
    assert "Nothing was added: 3 figures have a fault, one has none." in told
    assert [part in told for part in ("**line 2**", "**line 3**", "**line 4**")] == [True] * 3
    assert "Charge" in told, "what was meant is told"
    assert await sequence(table) == before
    assert "Grey Fox" not in words(await table.ask(table.ana, "figure list"))


async def test_who_has_no_seat_is_told_once(table: Club) -> None:
    """What is the matter with none of them alone is one line, not one for each."""
    await seated(table)
    told = refused(await handed_in(table, table.judge, "Grey Fox 50 8/10/17/2\nPike 25 7/9/16/2"))
    assert "line 1" not in told
    assert "side" in told


async def test_units_are_attached_listed_and_zipped(table: Club) -> None:
    """Ten files at once, a list, a zip with folders and what systems put beside: each unit once, gaps named once."""
    await seated(table)
    odd = unit("Tide Warden", 60)
    odd["dial"][1]["attack_value"] = "?"
    odd["dial"][1]["damage_value"] = ""
    files = [
        ("reeve.json", json.dumps(unit("Salt Reeve", 75)).encode()),
        ("list.json", json.dumps([unit("Kelp", 20), odd]).encode()),
        (
            "more.zip",
            zipped(**{
                "set/a__json": json.dumps(unit("Ñandú Rojo", 30)).encode(),
                "__MACOSX/set/._a__json": b"\0\1",
                "lines__txt": b"Pike 25 7/9/16/2",
            }),
        ),
    ]  # fmt: skip
    told = words(await handed_in(table, table.ana, "Grey Fox 50 8/10/17/2", files))
    assert "6 figures added: 260 points" in told
    for name in ("Grey Fox", "Salt Reeve", "Kelp", "Tide Warden", "Ñandú Rojo", "Pike"):
        assert f"**{name}**" in told
    assert "Tide Warden: Left open in the file" in told
    assert "attack\\_value" in told
    assert "damage\\_value" in told
    two = zipped(a__json=json.dumps(unit("Eel", 10)), b__json=json.dumps(unit("Ray", 15)))
    listed = words(await table.ask(table.ana, "figure add", file=("two.zip", two)))
    assert "2 figures added: 25 points" in listed


async def test_samples_and_the_shelf_are_named_in_a_line(table: Club) -> None:
    """A line that is the name of a sample, of a whole sample force or of what the server keeps needs nothing more."""
    await seated(table)
    await table.ask(table.ana, "figure save", figure="iron-wolf", name="Old Wolf")
    told = words(await handed_in(table, table.bruno, "Pike 25 7/9/16/2\nold wolf\nHeron 25 7/9/16/2"))
    assert "3 figures added: 125 points" in told
    wrong = refused(await handed_in(table, table.bruno, "old wolf\nPike 25 7/9/16"))
    assert "**line 2**" in wrong


async def test_sixty_figures_fit_a_message(table: Club) -> None:
    """With long names and many powers: what has no room comes as a file, that is whole; one more is refused."""
    await seated(table)
    powers = "[charge, toughness, super strength, blades claws fangs]"
    lines = [f"{name} 25 8/10/17/3 r6 t1 {powers}" for name in NAMES]
    answered = await handed_in(table, table.ana, "\n".join(lines))
    assert "30 figures added: 750 points" in words(answered)
    assert "in the file" in words(answered)
    raw = (await answered.attachments[-1].read()).decode()
    assert [name for name in NAMES if f"{name} ·" not in raw] == []
    assert "61" not in words(await handed_in(table, table.ana, "60x Wren 25 7/9/16/1"))
    assert "More than 60" in one_line(await handed_in(table, table.ana, "60x Wren 25 7/9/16/1\nPike 25 7/9/16/1"))


async def test_an_empty_form_and_hostile_zips_end_in_a_line(table: Club) -> None:
    """Nothing, a damaged zip, one in a zip, one that unpacks to much: refused soon, and nothing is stored."""
    await seated(table)
    before = await sequence(table)
    assert "nothing to read" in one_line(await handed_in(table, table.ana))
    bomb = zipped(bomb__json=b"0" * 30_000_000)
    assert len(bomb) < 100_000
    for name, raw, told in (
        ("broken.zip", b"PK\x03\x04 and no more", "damaged"),
        ("twice.zip", zipped(inner__zip=zipped(a__json="{}")), "zip within a zip"),
        ("bomb.zip", bomb, "bytes"),
        ("many.zip", zipped(**{f"{number}__json": "{}" for number in range(61)}), "61 files"),
        ("large.zip", zipped(**{f"{number}__txt": " " * 90_000 for number in range(40)}), "more than"),
        ("picture.png", b"\x89PNG\r\n\x1a\n", "looks like PNG"),
    ):
        text = words(await handed_in(table, table.ana, files=[(name, raw)]))
        assert told in text, (name, text)
    assert await sequence(table) == before


async def test_an_army_of_battleground_is_pasted(table: Club) -> None:
    """Characters, a line each, beside our samples by name; a fault names its line; in Spanish too."""
    await table.ask(table.ana, "game new", ruleset="motu")
    await table.ask(table.ana, "game join", side="masters")
    lines = (
        "Brak 55 s5 p3 w2 r4 m3 speed 5/8 health 8; axe melee 1d 1:1 3:2\n2x Vorn 20 s3 p3 w2 r3 m3 speed 5/8 health 5"
    )
    told = words(await handed_in(table, table.ana, lines))
    assert "3 figures added: 95 points" in told
    assert "**Brak** · 55 points" in told
    assert "axe" in told
    await table.restart()
    assert "Brak" in words(await table.ask(table.ana, "figure list"))
    await table.ask(table.judge, "settings", language="es")
    wrong = words(await handed_in(table, table.ana, "Brak 55\nVorn 20 s3 wobbly"))
    assert "No se añadió nada: una figura tiene un error, una no." in wrong
    assert "**línea 2**" in wrong
