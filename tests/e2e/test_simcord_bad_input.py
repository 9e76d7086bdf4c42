"""What players get wrong in a game: one clear line each, and nothing changes."""

from __future__ import annotations

import json

import pytest

from engine.motu.samples import sample_army
from tests.e2e.club import Club, at_war, begun, one_line, refused, sequence, words

LONG = "x" * 2000


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("game.json", b"{"),
        ("game.json", b"[1, 2]"),
        ("game.json", b"\xff\xfe\x00"),
        ("game.json", b'{"format": "clix-judge-game", "events": [{"kind": "nonsense"}]}'),
        ("game.json", b'{"format": "clix-judge-game", "events": "all"}'),
        ("game.json", b"[" * 100_000),
        ("game.yaml", b"a: &a [*a]"),
        ("game.yaml", b"a: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a]\nc: [*b,*b,*b,*b,*b,*b]\n"),
        ("game.json", b" " * 5_000_000),
        ("game.json", b""),
    ],
    ids=["broken", "list", "binary", "unknown event", "no list", "deep", "circle", "bomb", "5 MB", "empty"],
)
async def test_a_file_that_is_no_game_is_one_line(table: Club, name: str, data: bytes) -> None:
    """Whatever else a file holds, it opens no game and is answered with one line; a map file the same."""
    one_line(await table.ask(table.ana, "game import", file=(name, data)))
    await table.ask(table.ana, "game new")
    await table.ask(table.ana, "game join")
    one_line(await table.ask(table.ana, "map load", file=(name, data)))


@pytest.mark.parametrize(
    ("command", "options", "named"),
    [
        ("move", {"figure": "iron-wolf", "to": "Z99"}, "Z99"),
        ("move", {"figure": "iron-wolf", "to": "here"}, "HERE"),
        ("move", {"figure": "iron-wolf", "to": LONG}, ""),
        ("move", {"figure": "nobody", "to": "C3"}, "nobody"),
        ("move", {"figure": "", "to": "C3"}, ""),
        ("place", {"figure": "iron-wolf", "at": "A0"}, "A0"),
        ("damage", {"figure": "nobody", "clicks": 1}, "nobody"),
        ("figure show", {"figure": "**@everyone**"}, ""),
        ("figure add", {"figure": ""}, ""),
        ("figure add", {"figure": "Pawn 25 7/9/16/2 at Z99"}, "Z99"),
        ("figure add", {"figure": "Pawn -25 7/9/16/2"}, "-25"),
        ("figure add", {"figure": "Pawn 25 999999999/9/16/2"}, "999999999/9/16/2"),
        ("figure add", {"figure": "Pawn 25 7/9/16"}, "7/9/16"),
        ("figure add", {"figure": LONG}, ""),
        ("attack", {"attacker": "iron-wolf", "target": "nobody"}, "nobody"),
        ("attack", {"attacker": "iron-wolf", "target": "rook", "roll": "7 7"}, "7 7"),
        ("attack", {"attacker": "iron-wolf", "target": "rook", "roll": "-1"}, "-1"),
        ("lof", {"from": "nobody", "to": "C3"}, "nobody"),
        ("lof", {"from": "C3", "to": "K1"}, "K1"),
        ("lof", {"from": LONG, "to": "C3"}, ""),
        ("map load", {"name": "atlantis"}, "atlantis"),
        ("map edit", {"terrain": "water", "where": "K99"}, ""),
        ("map edit", {"terrain": "water", "where": "lava"}, "lava"),
        ("map edit", {"terrain": "wall", "where": "C3/E3"}, "C3/E3"),
        ("map edit", {"terrain": "wall", "where": "C3"}, "C3"),
        ("map edit", {"terrain": "water", "where": "A1:ZZ999"}, ""),
        ("use", {"figure": "iron-wolf", "power": "teleport to Mars"}, ""),
        ("value", {"figure": "nobody", "value": "attack"}, "nobody"),
    ],
)
async def test_bad_input_is_one_line_and_changes_nothing(
    table: Club, command: str, options: dict[str, object], named: str
) -> None:
    """Unknown squares, figures, maps, absurd numbers and texts: one private line that names them, nothing stored."""
    await begun(table)
    before = await sequence(table)
    assert named in one_line(await table.ask(table.ana, command, **options)).replace("\\", "")
    assert await sequence(table) == before


@pytest.mark.parametrize(
    ("command", "options", "section"),
    [
        ("place", {"figure": "iron-wolf", "at": "F9"}, "13.2"),
        ("place", {"figure": "iron-wolf", "at": "E4"}, "13.2"),
        ("figure add", {"figure": "Pawn 25 7/9/16/2 at F9"}, "13.2"),
        ("figure add", {"figure": "Pawn 25 7/9/16/2 at E4"}, "13.2"),
        ("attack", {"attacker": "iron-wolf", "target": "iron-wolf"}, ""),
        ("attack", {"attacker": "rook", "target": "iron-wolf"}, "P31"),
    ],
)
async def test_what_the_rules_refuse_names_its_section(
    table: Club, command: str, options: dict[str, object], section: str
) -> None:
    """Two figures in one square, a figure on blocking terrain, oneself as target: refused with the section."""
    await begun(table)
    before = await sequence(table)
    assert section in refused(await table.ask(table.ana, command, **options))
    assert await sequence(table) == before


async def test_a_name_of_markdown_pings_nobody(table: Club) -> None:
    """A figure or game called after a mention and markdown is written out wherever it is named."""
    await table.ask(table.ana, "game new", name="@everyone **now**")
    await table.ask(table.ana, "game join")
    await table.ask(table.ana, "map load", name="training-yard")
    await table.ask(table.ana, "figure add", figure="**@everyone** 25 7/9/16/2 at F9")
    for command in ("game show", "game log", "figure list", "board"):
        text = words(await table.ask(table.ana, command))
        assert "@everyone" not in text, command
        if command != "board":
            assert r"\*\*@" in text, command


async def test_an_object_called_after_a_mention_pings_nobody(table: Club) -> None:
    """The ids of objects come from the file of a map: they are written out in each ruling and list that names them."""
    name = "@everyone **now** <b>"
    objects = [{"id": name, "kind": "standard", "at": "A1"}, {"id": "a_b_c", "kind": "standard", "at": "B1"}]
    terrain = {"size": [12, 12], "starting_areas": {"red": ["A1:L1"], "blue": ["A12:L12"]}, "objects": objects}
    await table.ask(table.ana, "game new")
    await table.ask(table.ana, "game join", side="red")
    await table.ask(table.bruno, "game join", side="blue")
    told = [words(await table.ask(table.ana, "map load", file=("map.json", json.dumps(terrain).encode())))]
    await table.ask(table.ana, "figure add", figure="Iron Wolf 75 8/10/17/3 r6 t1 at B2")
    await table.ask(table.bruno, "figure add", figure="Rook 50 7/9/16/2 at F9")
    for command, options in (
        ("map check", {}),
        ("turn end", {"first": "red"}),
        ("move", {"figure": "iron-wolf", "to": "B2", "pick-up": name}),
        ("figure show", {"figure": "iron-wolf"}),
        ("board", {"text": True}),
        ("legal", {"figure": "iron-wolf"}),
        ("use", {"figure": "iron-wolf", "power": "close-destroy-action", "target": name}),
        ("game log", {}),
        ("why", {}),
    ):
        told.append(words(await table.ask(table.ana, command, **options)))
    assert sum("everyone" in text for text in told) >= 4, told
    for text in told:
        assert "@everyone" not in text, text
        assert "**now**" not in text.replace(r"\*", ""), text


async def test_a_field_told_in_words_pings_nobody(table: Club) -> None:
    """A character called after a mention and markdown is written out where Battleground's field is told in words."""
    await at_war(table)
    card = sample_army("masters")[0].card("en") | {"name": "@everyone **now**"}
    await table.ask(table.ana, "figure add", file=("one.json", json.dumps(card).encode()))
    added = words(await table.ask(table.ana, "figure list"))
    assert "everyone" in added
    await table.ask(table.judge, "place", figure="everyone-now", at="A1")
    told = words(await table.ask(table.ana, "board", text=True))
    assert "everyone" in told
    assert "@everyone" not in told
    assert "**now**" not in told


async def test_what_is_empty_or_too_large_is_called_so(table: Club) -> None:
    """An attached file without a byte, and a number of an effect that no value has."""
    await begun(table)
    empty = words(await table.ask(table.ana, "figure add", file=("unit.json", b"")))
    assert "The file is empty" in empty
    typed = {"figure": "rook", "name": "Luck"}
    large = words(await table.ask(table.bruno, "figure special", what="attack +99999", **typed))
    assert "At most 99" in large
    assert "no effect the bot knows" in words(await table.ask(table.bruno, "figure special", what="blorp", **typed))


async def test_a_sketch_in_a_file_may_stand_in_one_line(table: Club) -> None:
    """As the example of /help does; rows are told apart by bars."""
    await table.ask(table.ana, "game new")
    await table.ask(table.ana, "game join")
    drawn = b"name: Yard | rrrr | .h#. | .22. | bbbb | transitions: B2/B3"
    laid = words(await table.ask(table.ana, "map load", file=("yard.txt", drawn)))
    assert "Yard" in laid
    assert "4×4" in laid
