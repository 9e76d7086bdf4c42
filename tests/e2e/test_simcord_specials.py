"""Special powers, traits and the like of a figure, typed by players: what is judged counts, the rest is to be read."""

from __future__ import annotations

from tests.e2e.club import Club, begun, one_line, refused, words


async def test_19_2_a_trait_counts_as_it_was_typed(table: Club) -> None:
    """Its modifier stands in the value with its name; its text is said not to be judged; taken away, it is gone."""
    await begun(table)
    before = words(await table.ask(table.ana, "value", figure="iron-wolf", value="attack"))
    assert "Pack Leader" not in before
    typed = await table.ask(
        table.ana,
        "figure special",
        figure="iron-wolf",
        name="Pack Leader",
        kind="trait",
        what="attack +1",
        text="Howl.",
    )
    assert "Judged:** attack +1" in words(typed)
    assert "Not judged, read the card:** Howl." in words(typed)
    after = words(await table.ask(table.ana, "value", figure="iron-wolf", value="attack"))
    assert "Pack Leader" in after
    assert "11" in after
    assert "Howl." in words(await table.ask(table.bruno, "figure show", figure="iron-wolf"))
    assert await table.ask(table.ana, "figure special", figure="iron-wolf", name="pack leader", remove=True)
    assert words(await table.ask(table.ana, "value", figure="iron-wolf", value="attack")) == before
    assert "nothing else to take away" in one_line(
        await table.ask(table.ana, "figure special", figure="iron-wolf", name="Pack Leader", remove=True)
    )


async def test_13_1_a_modifier_with_its_condition(table: Club) -> None:
    """+2 defense against range attacks counts against those alone; Spanish is read too."""
    await begun(table)
    await table.ask(table.judge, "settings", language="es")
    what = "defensa +2 contra ataques a distancia, una vez por turno"
    typed = words(await table.ask(table.ana, "figure special", figure="iron-wolf", name="Capa", what=what, clicks="1"))
    assert "defensa +2 contra ataques a distancia, una vez por turno" in typed
    assert "Clics: 1" in typed
    assert "poder especial" in typed


async def test_what_is_left_out_stays_as_it_was(table: Club) -> None:
    """A second word about the same trait changes what it names; a bare name is said to be judged in nothing."""
    await begun(table)
    bare = words(await table.ask(table.ana, "figure special", figure="iron-wolf", name="Plan"))
    assert "Nothing of it is judged" in bare
    await table.ask(table.ana, "figure special", figure="iron-wolf", name="Plan", what="charge", text="Go on.")
    again = words(await table.ask(table.ana, "figure special", figure="iron-wolf", name="PLAN", what="stealth"))
    assert "Stealth" in again
    assert "Charge" not in again
    assert "Go on." in again


async def test_what_can_not_be_read_changes_nothing(table: Club) -> None:
    """An effect, clicks or a condition that says nothing is one line; another's figure is refused."""
    await begun(table)
    shown = words(await table.ask(table.ana, "figure show", figure="iron-wolf"))
    for faulty in (
        {"what": "luck +1"},
        {"clicks": "4-2"},
        {"clicks": "0"},
        {"clicks": "2"},
        {"what": "charge against range attacks"},
    ):
        one_line(await table.ask(table.ana, "figure special", figure="iron-wolf", name="Plan", **faulty))
    one_line(await table.ask(table.ana, "figure special", figure="iron-wolf", name="  ", what="charge"))
    refused(await table.ask(table.bruno, "figure special", figure="iron-wolf", name="Plan", what="charge"))
    assert words(await table.ask(table.ana, "figure show", figure="iron-wolf")) == shown


async def test_1_9bi_whom_a_team_up_card_lists_is_typed_beside_its_text(table: Club) -> None:
    """Unsaid, the text is reminded of; listed, judged and shown; a dash takes names away, nonsense changes nothing."""
    await begun(table)
    text = "If the listed friendly character is on the map, modify attack +1."
    given = {"figure": "iron-wolf", "name": "Team-Up", "kind": "card"}
    typed = words(await table.ask(table.ana, "figure special", **given, text=text))
    assert "0 judged · ⏰ 1 reminded" in typed
    listed = words(await table.ask(table.ana, "figure special", **given, listed="Sam, the Great; Pat"))
    assert "1 judged · ⏰ 0 reminded" in listed
    assert "Lists:** Sam, the Great, Pat" in listed
    assert "Lists:** Sam, the Great, Pat" in words(await table.ask(table.bruno, "figure show", figure="iron-wolf"))
    assert "at most 20 names" in one_line(await table.ask(table.ana, "figure special", **given, listed=" , "))
    none = words(await table.ask(table.ana, "figure special", **given, listed="-"))
    assert "0 judged · ⏰ 1 reminded" in none
    assert "Lists:" not in none
