"""Maps of every kind laid out, changed and checked in a club's channel."""

from __future__ import annotations

import json
import re

import pytest

from engine.heroclix.samples import sample_maps
from tests.e2e.club import Club, one_line, seated, words

SKETCH = "name: Yard | rrrr | .h#. | .22. | bbbb | transitions: B2/B3"


@pytest.mark.parametrize(
    ("name", "ruleset"), [(one.id, (*one.rulesets, "heroclix-modern")[0]) for one in sample_maps()], ids=str
)
async def test_each_of_our_maps_is_laid_out(table: Club, name: str, ruleset: str) -> None:
    """Every sample map is laid out with its picture, and /map check finds nothing odd."""
    await table.ask(table.ana, "game new", ruleset=ruleset)
    await table.ask(table.ana, "game join")
    laid = await table.ask(table.ana, "map load", name=name)
    assert len(laid.attachments) == 1
    checked = await table.ask(table.ana, "map check")
    assert "Nothing looks odd" in words(checked)


async def test_a_sketch_is_laid_out_and_checked(table: Club) -> None:
    """A map drawn in an option is laid out; what it has odd is listed with the section."""
    await table.ask(table.ana, "game new")
    await table.ask(table.ana, "game join")
    laid = await table.ask(table.ana, "map load", sketch=SKETCH)
    assert "Yard" in words(laid)
    assert "Elevation level 2: B3:C3." in (laid.attachments[0].description or "")
    assert "Nothing looks odd" in words(await table.ask(table.ana, "map check"))
    await table.ask(table.ana, "map edit", terrain="clear", where="B2/B3")
    assert "`16.7`" in words(await table.ask(table.ana, "map check"))
    await table.ask(table.ana, "game undo")
    assert "Nothing looks odd" in words(await table.ask(table.ana, "map check"))


async def test_a_sketch_with_a_fault_changes_nothing(table: Club) -> None:
    """A row too short is refused in one line that names it, and the old map stays."""
    await seated(table)
    assert "Row 2" in one_line(await table.ask(table.ana, "map load", sketch="....|..."))
    assert "10×10" in (await table.ask(table.ana, "board")).attachments[0].description


async def test_one_map_at_a_time(table: Club) -> None:
    """A name, a sketch and a file say different maps: two of them are refused, and the old map stays."""
    await seated(table)
    both = one_line(await table.ask(table.ana, "map load", name="training-yard", sketch=SKETCH))
    assert '"sketch" does not go together with: name' in both
    file = ("yard.txt", b"....\n....\n")
    told = one_line(await table.ask(table.ana, "map load", name="training-yard", sketch=SKETCH, file=file))
    assert '"file" does not go together with: name, sketch' in told
    assert "10×10" in (await table.ask(table.ana, "board")).attachments[0].description


@pytest.mark.parametrize("kind", ["json", "txt"])
async def test_a_file_is_laid_out(table: Club, kind: str) -> None:
    """A player's map file and a sketch in a text file are laid out, and what was left out is told."""
    rows = [{"y": y, "tiles": [{"x": x, "terrain": "clear", "elevation": 1} for x in "ABC"]} for y in (1, 2)]
    walls = [{"x0": 1, "y0": 0, "x1": 1, "y1": 1, "type": "wall"}, {"x0": 0, "y0": 0, "x1": 3, "y1": 0, "type": "wall"}]
    theirs = json.dumps({"name": "Court", "type": "indoor", "width": 3, "height": 2, "rows": rows, "walls": walls})
    text = theirs if kind == "json" else "name: Court\nsetting: indoor\nh...\n....\nwalls: A1/B1\n"
    await table.ask(table.ana, "game new")
    await table.ask(table.ana, "game join")
    laid = await table.ask(table.ana, "map load", file=(f"court.{kind}", text.encode()))
    assert "Court" in words(laid)
    alt = laid.attachments[0].description or ""
    assert "indoor" in alt
    assert "Walls: A1/B1." in alt
    assert ("3 pieces of wall" in words(laid)) == (kind == "json")


async def test_starting_areas_are_shown(table: Club) -> None:
    """/map starting tells each side's squares and those for terrain, in the picture too, with their sections."""
    await seated(table)
    answer = await table.ask(table.ana, "map starting")
    told = words(answer)
    assert "**Red**: " in told
    assert "**Blue**: " in told
    assert "15.4" in told
    alt = answer.attachments[0].description or ""
    assert "Figures are set up in (" in alt
    assert "Terrain is set up in (" in alt
    assert "**Blue**" not in words(await table.ask(table.ana, "map starting", side="red"))


async def test_a_starting_edge_is_chosen_where_none_is_printed(table: Club) -> None:
    """On a map without areas the edge is asked for in one line; with it, the asking player's area lies along it."""
    await table.ask(table.ana, "game new")
    await table.ask(table.ana, "game join", side="red")
    await table.ask(table.ana, "map load", sketch="....|....|....|....")
    assert "edge" in one_line(await table.ask(table.ana, "map starting"))
    told = words(await table.ask(table.ana, "map starting", edge="left"))
    assert "**Red**: 4 squares · A1:A4" in told


async def test_an_edit_is_told_square_by_square(table: Club) -> None:
    """The answer and the log say what went and what came, in words, and no square that was so before."""
    await seated(table)
    await table.ask(table.ana, "map edit", terrain="water", where="A1:A2")
    told = words(await table.ask(table.ana, "map edit", terrain="hindering", where="A1:A3"))
    assert "A1, A2: water → hindering" in told
    assert "A3: + hindering" in told
    assert "A1, A2: water → hindering; A3: + hindering" in words(await table.ask(table.bruno, "game log"))
    large = words(await table.ask(table.ana, "map edit", terrain="orange", where="A1:J6"))
    assert re.search(r"… and \d+ more", large), large


async def test_16_9a_an_edit_brings_nothing_back(table: Club) -> None:
    """What was destroyed stays so, and smoke stays where it is, when a square elsewhere is edited."""
    for who in (table.ana, table.bruno):
        await table.ask(who, "game new")
        await table.ask(who, "game join")
    await table.ask(table.ana, "map load", sketch="rrrrrr|..#...|......|bbbbbb|walls: E2/F2")
    await table.ask(table.ana, "figure add", figure="Iron Wolf 75 8/10/17/3 r6 t1 smoke-cloud at C1")
    await table.ask(table.bruno, "figure add", figure="Rook 75 8/10/17/3 r6 t1 at C4")
    await table.ask(table.ana, "turn end")
    await table.ask(table.ana, "use", figure="iron-wolf", power="close-destroy-action", target="C2")
    await table.ask(table.ana, "map edit", terrain="water", where="F3")
    alt = (await table.ask(table.ana, "board")).attachments[0].description or ""
    assert "Blocking" not in alt
    assert "Water: F3." in alt
    assert "C2" in alt.partition("ebris")[2]


async def test_objects_are_laid_out_and_equipment_is_put_on_a_card(table: Club) -> None:
    """/map object lays one on a square or a card; two places, or a word that is no keyphrase, change nothing."""
    await seated(table)
    laid = await table.ask(table.ana, "map object", kind="heavy", at="C3", name="Wreck")
    assert "heavy object at C3 (wreck)" in words(laid)
    who = {"figure": "Iron Wolf", "kind": "equipment", "keyphrases": "Equip (Friendly), Unequip (KO)"}
    assert "equipment at Iron Wolf (cloak)" in words(await table.ask(table.ana, "map object", name="Cloak", **who))
    assert "cloak" in words(await table.ask(table.ana, "figure show", figure="Iron Wolf"))
    assert "not both" in one_line(await table.ask(table.ana, "map object", kind="light", at="C3", figure="Iron Wolf"))
    assert "equip:any" in one_line(await table.ask(table.ana, "map object", kind="light", at="C3", keyphrases="fly"))
    await table.ask(table.ana, "game undo")
    assert "cloak" not in words(await table.ask(table.ana, "figure show", figure="Iron Wolf"))


async def test_16_what_contradicts_itself_is_told_as_a_map_is_laid_out(table: Club) -> None:
    """Two terrains on a square, two walls on an edge, an object in blocking terrain; a sound map says nothing of it."""
    await table.ask(table.ana, "game new")
    await table.ask(table.ana, "game join")
    odd = {
        "size": [6, 6],
        "blocking": ["A3"],
        "water": ["A3"],
        "walls": ["A1/A2"],
        "doors": ["A1/A2"],
        "objects": [{"id": "crate", "at": "A3"}],
        "starting_areas": {"red": ["A1:F1"], "blue": ["F1:F2"]},
    }
    told = words(await table.ask(table.ana, "map load", file=("map.json", json.dumps(odd).encode())))
    for said in ("A3", "A1/A2", "/map check"):
        assert said in told
    sound = {**odd, "water": [], "doors": [], "objects": [], "starting_areas": {"red": ["A1:F1"], "blue": ["A6:F6"]}}
    assert (
        "•"
        not in (await table.ask(table.ana, "map load", file=("map.json", json.dumps(sound).encode())))
        .embeds[0]
        .description
    )
