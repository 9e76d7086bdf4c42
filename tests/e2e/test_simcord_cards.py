"""Cards, the sideline, coins and dice in a club's channel: what is not judged is said when it matters."""

from __future__ import annotations

import json

from tests.e2e.club import Club, begun, one_line, pressed, refused, seated, words
from tests.e2e.test_simcord_game import sequence


async def test_25_11_a_one_shot_from_its_list_to_its_use(table: Club) -> None:
    """Laid out from a force list, used, turned face down, refused then, and seen in the list in both languages."""
    await begun(table)
    force = {
        "sideline": [{"name": "Bolt", "kind": "one-shot", "points": 10}],
        "tarot": [{"name": "Sun", "suit": "major"}],
    }
    data = json.dumps({"force": force}).encode()
    assert "Bolt" in words(await table.ask(table.ana, "card add", file=("force.json", data)))
    assert await table.suggested(table.ana, "card use", "card", "bol") == ["bolt"]
    used = words(await table.ask(table.ana, "card use", card="Bolt"))
    assert "face down" in used
    assert "read it" in used
    refused(await table.ask(table.ana, "card use", card="Bolt"))
    asked = await table.ask(table.ana, "card use", card="Bolt", anyway=True)
    assert "25.11" in words(asked)
    assert "against the rules (25.11)" in words(pressed(await table.bruno.click(asked, label="Agree")))
    listed = words(await table.ask(table.bruno, "card list"))
    assert "Bolt · One-Shot · face down · 10 points" in listed
    assert "in the deck" in listed
    await table.ask(table.judge, "settings", language="es")
    assert "boca abajo" in words(await table.ask(table.bruno, "card list"))


async def test_a_card_typed_beside_a_file_is_told(table: Club) -> None:
    """A force list tells all of its cards: what is typed beside the file is not passed over in silence."""
    await begun(table)
    data = json.dumps({"force": {"sideline": [{"name": "Bolt", "kind": "one-shot", "points": 10}]}}).encode()
    told = one_line(await table.ask(table.ana, "card add", name="Sun", points=5, file=("force.json", data)))
    assert '"file" does not go together with: points, name' in told
    assert "Bolt" not in words(await table.ask(table.ana, "card list"))


async def test_25_7_and_25_8_draw_and_clues(table: Club) -> None:
    """A Tarot Card is drawn once in its player's turn; Clue tokens let a Mystery Card's effect be used."""
    await begun(table)
    for name, kind in (("Sun", "tarot"), ("Riddle", "mystery-card")):
        await table.ask(table.ana, "card add", name=name, kind=kind, clue="Footprint")
    assert "draws Sun" in words(await table.ask(table.ana, "card draw"))
    refused(await table.ask(table.ana, "card draw"))
    refused(await table.ask(table.ana, "card use", card="riddle", clues=1))
    assert "+1 Clue" in words(await table.ask(table.ana, "card clue", card="riddle"))
    assert "Riddle" in words(await table.ask(table.ana, "card use", card="riddle", clues=1))
    assert "leaves play" in words(await table.ask(table.ana, "card discard", card="riddle"))
    assert "which card" in one_line(await table.ask(table.ana, "card add"))


async def test_2_6_to_the_sideline_and_back(table: Club) -> None:
    """A figure waits, is offered and comes in again; a KO'd one returns as a new character."""
    await begun(table)
    assert "joins" in words(await table.ask(table.ana, "figure add", figure="cinder-moth", sideline=True))
    assert "goes to the sideline" in words(await table.ask(table.ana, "sideline send", figure="iron-wolf"))
    assert set(await table.suggested(table.ana, "sideline enter", "figure", "")) == {"cinder-moth", "iron-wolf"}
    assert "Cinder Moth" in words(await table.ask(table.ana, "sideline list"))
    assert "A1" in words(await table.ask(table.ana, "sideline enter", figure="cinder-moth", at="a1"))
    await table.ask(table.ana, "damage", figure="cinder-moth", clicks=20)
    back = await table.ask(table.ana, "sideline enter", figure="cinder-moth", at="A1")
    assert "returns from the KO area" in words(back)
    assert "21.12a" in refused(await table.ask(table.ana, "figure replace", figure="cinder-moth-2", by="iron-wolf"))
    await table.ask(table.ana, "figure add", figure="Gnat 50 8/10/17/3 r6 t1 at B1")
    replaced = await table.ask(table.ana, "figure replace", figure="gnat", by="iron-wolf")
    assert "Iron Wolf" in words(replaced)


async def test_21_7_21_8_23_1b_what_an_effect_does_to_a_figure(table: Club) -> None:
    """Attached, given a keyword, removed from the game: each has its command and its line."""
    await begun(table)
    await table.ask(table.ana, "figure add", figure="cinder-moth", at="A1")
    said = words(await table.ask(table.ana, "figure keyword", figure="iron-wolf", keyword="Pack"))
    assert "gains the keyword Pack" in said
    assert "Pack" in words(await table.ask(table.ana, "figure show", figure="iron-wolf"))
    attached = words(await table.ask(table.ana, "figure attach", figure="cinder-moth", to="iron-wolf"))
    assert "is attached to" in attached
    assert "removed from the game" in words(await table.ask(table.ana, "figure out", figure="cinder-moth"))


async def test_21_13_25_10_what_was_thrown_stays_in_the_log(table: Club) -> None:
    """A coin and special dice, by the bot or by hand; a die that is none changes nothing."""
    await begun(table)
    assert "no die roll" in words(await table.ask(table.ana, "throw", die="coin"))
    assert "counts as 6" in words(await table.ask(table.ana, "throw", die="1/1/2/5/?/?", results="?, 5", why="luck"))
    assert "1/1/2/5/?/?: ?, 5" in words(await table.ask(table.bruno, "game log"))
    before = await sequence(table)
    assert "no die" in one_line(await table.ask(table.ana, "throw", die="egg"))
    assert await sequence(table) == before


async def test_4_1b_the_roll_for_the_first_player(table: Club) -> None:
    """The dice of both in the order of their seats, a bonus beside; only the two highest may begin, here both."""
    await seated(table)
    rolled = words(await table.ask(table.ana, "turn roll", dice="3 4, 6 2", further="+2, 0"))
    assert "9" in rolled
    assert "chooses the first player" in rolled
    before = await sequence(table)
    assert "number for each seat" in one_line(await table.ask(table.ana, "turn roll", further="one"))
    assert await sequence(table) == before


async def test_26_4_a_battle_royale_says_what_it_is(table: Club) -> None:
    """Opened as one, its score tells how it ends."""
    await table.ask(table.ana, "game new", **{"battle-royale": True})
    await table.ask(table.ana, "game join")
    await table.ask(table.bruno, "game join")
    await table.ask(table.ana, "map load", name="lantern-quay")
    for who in (table.ana, table.bruno):
        await table.ask(who, "figure add", figure="cinder-moth", at="A1" if who is table.ana else "A16")
    await table.ask(table.ana, "turn end")
    assert "Battle Royale" in words(await table.ask(table.ana, "score"))


async def test_who_watches_throws_and_deals_nothing(table: Club) -> None:
    """Every one of these commands needs a seat."""
    await begun(table)
    await table.ask(table.ana, "card add", name="Riddle", kind="mystery-card")
    clara = table.ana.guild.add_member(table.env.create_user("Clara"))
    before = await sequence(table)
    for command, options in (
        ("card add", {"name": "Plan"}), ("card use", {"card": "riddle"}), ("card draw", {}),
        ("card clue", {"card": "riddle"}), ("turn roll", {}),
        ("card discard", {"card": "riddle"}), ("throw", {"die": "coin"}),
        ("sideline send", {"figure": "rook"}), ("sideline enter", {"figure": "rook"}),
        ("figure attach", {"figure": "rook", "to": "iron-wolf"}), ("figure out", {"figure": "rook"}),
        ("figure keyword", {"figure": "rook", "keyword": "Pack"}),
        ("figure replace", {"figure": "rook", "by": "iron-wolf"}),
    ):  # fmt: skip
        refused(await table.ask(clara, command, **options))
    assert await sequence(table) == before


async def test_a_card_is_echoed_with_its_points(table: Club) -> None:
    """What it is worth counts at the end: its player reads what was understood; without points there are none."""
    await seated(table)
    assert "Ring, 15 points." in words(await table.ask(table.ana, "card add", name="Ring", kind="resource", points=15))
    assert "Bolt." in words(await table.ask(table.ana, "card add", name="Bolt", kind="id-card"))
