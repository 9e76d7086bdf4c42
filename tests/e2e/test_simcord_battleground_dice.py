"""Tests at a table of Battleground: declared, thrown by the bot or by hand, thrown again, kept; what waits is told."""

from __future__ import annotations

from typing import Any

import pytest
import simcord

from tests.e2e.club import Club, at_war, buttons, menu, one_line, pressed, refused, words

ANA = 'Axe Anna 55 s5 p3 w2 r4 m3 speed 5/8 health 8; axe melee 1:1 3:2; bow ranged 12" 1:1 3:2'
BEN = "Ben Bone 50 s4 p3 w2 r3 m3 speed 5/8 health 8; club melee 1:1"


async def facing(table: Club, *, mana: int = 0) -> None:
    """Begin a game in which Anna acts, next to Ben, with five dice against three."""
    await table.ask(table.ana, "game new", ruleset="motu", name="Duel")
    await table.ask(table.ana, "game join", side="masters")
    await table.ask(table.bruno, "game join", side="evil")
    await table.ask(table.ana, "map load", name="ruined-gate")
    await table.ask(table.ana, "figure add", figure=ANA, at="B2")
    await table.ask(table.bruno, "figure add", figure=BEN, at="C2")
    await table.ask(table.ana, "turn end", first="masters")
    await table.ask(table.ana, "round card", initiative=9, points=4, mana=mana)
    await table.ask(table.bruno, "round card", initiative=1, points=2)
    await table.ask(table.ana, "round activate", character="axe-anna", bonus="ability")


async def chosen(who: simcord.MemberActor, message: Any, value: str) -> simcord.ResponseMessage:
    """Choose a value in whichever menu has it."""
    for row in message.components:
        for part in row["components"]:
            if any(option["value"] == value for option in part.get("options", ())):
                return pressed(await who.select(message, [value], custom_id=part["custom_id"]))
    raise AssertionError(f"{value} is not offered: {menu(message)}")


async def written(who: simcord.MemberActor, message: Any, label: str, line: str) -> simcord.ResponseMessage:
    """Press a button that opens a form, and write a line in it."""
    form = await who.click(message, label=label)
    return pressed(await who.submit_modal(form, {"line": line}))


async def test_an_attack_from_the_menu_waits_for_its_dice(table: Club) -> None:
    """What is waited for is told with both sides' dice; the other player's press is refused; the bot throws all."""
    await facing(table)
    shown = await chosen(table.ana, await table.ask(table.ana, "turn show"), "attack|axe|ben-bone")
    told = words(shown)
    assert "attack test of Axe Anna: 5 dice at 4 or more, to be thrown" in told
    assert "Against it Ben Bone: 3 dice at 4 or more" in told
    assert "Ana" in told
    assert "🎲 The bot throws" in buttons(shown)
    assert "its player" in refused(pressed(await table.bruno.click(shown, label="🎲 The bot throws")))
    after = words(pressed(await table.ana.click(shown, label="🎲 The bot throws")))
    assert "left" in after
    assert "to be thrown" not in after
    log = words(await table.ask(table.ana, "game log"))
    assert "defense test" in log


async def test_a_whole_attack_by_hand(table: Club) -> None:
    """The dice are written in a form; a six waits for its explosion; then the defender writes theirs."""
    await facing(table)
    shown = await chosen(table.ana, await table.ask(table.ana, "turn show"), "attack|axe|ben-bone")
    assert "the test has 5" in one_line_of(await written(table.ana, shown, "My dice …", "6 4 4"))
    assert "no dice" in one_line_of(await written(table.ana, shown, "My dice …", "six"))
    lying = await written(table.ana, shown, "My dice …", "6 4 4 1 2")
    assert "**6 4 4 1 2**, 3 successes" in words(lying)
    assert "One six explodes" in words(lying)
    waits = await written(table.ana, lying, "My explosions …", "5")
    assert "defense test of Ben Bone: 3 dice at 4 or more" in words(waits)
    assert "Bruno" in words(waits)
    done = words(await written(table.bruno, waits, "My dice …", "4 1 2"))
    assert "to be thrown" not in done
    assert "✚ 2/8" in words(await table.ask(table.ana, "figure list"))


def one_line_of(message: simcord.ResponseMessage) -> str:
    """Return the words of a refusal."""
    assert message.ephemeral
    return words(message)


async def test_dice_are_thrown_again_for_mana(table: Club) -> None:
    """The menu offers as many failures as there is mana; of one kind all at once; then they are kept."""
    await facing(table, mana=2)
    await table.ask(table.ana, "test attack", attacker="axe-anna", target="ben-bone", weapon="axe", later=True)
    await table.ask(table.ana, "test throw", dice="4 1 2 3 4")
    shown = await table.ask(table.ana, "turn show")
    assert [value for value in menu(shown) if value.startswith("mana|")] == ["mana|2", "mana|2 3"]
    again = await table.ask(table.ana, "test reroll", mana="2=5 3=1")
    assert "**4 5 1 3 4**, 3 successes" in words(again)
    assert "at once" in words(await table.ask(table.ana, "test reroll", mana="4"))
    kept = words(await table.ask(table.ana, "test keep"))
    assert "defense test of Ben Bone" in kept


async def test_a_reroll_from_the_menu(table: Club) -> None:
    """The chosen failures are thrown by the bot, and their mana is spent."""
    await facing(table, mana=2)
    await table.ask(table.ana, "test attack", attacker="axe-anna", target="ben-bone", weapon="axe", later=True)
    shown = await table.ask(table.ana, "test throw", dice="1 1 2 3 4")
    await chosen(table.ana, shown, "mana|1 2")
    assert "2 mana" not in words(await table.ask(table.ana, "figure list")).split("Ben")[0]


async def test_an_attack_with_what_cards_change(table: Club) -> None:
    """More dice and another threshold by a card, named as their cause."""
    await facing(table)
    changed = {"dice": 2, "threshold": -1, "card": "War cry", "later": True}
    told = words(
        await table.ask(table.ana, "test attack", attacker="axe-anna", target="ben-bone", weapon="axe", **changed)
    )
    assert "7 dice at 3 or more" in told
    assert "War cry" in told


async def test_the_test_of_an_ability(table: Club) -> None:
    """An attribute alone, or against one of a target; half of a defense is refused."""
    await facing(table)
    half = await table.ask(table.ana, "test ability", character="axe-anna", attribute="mind", target="ben-bone")
    assert "both" in one_line(half)
    await table.ask(table.ana, "test ability", character="axe-anna", attribute="mind", roll="4 4 1")
    told = await table.ask(
        table.ana,
        "test ability",
        character="axe-anna",
        attribute="mind",
        target="ben-bone",
        against="resistance",
        roll="4 4 1 | 4 1 1",
    )
    assert "one success left" in words(told)


@pytest.mark.parametrize("ends", [True, False])
async def test_an_opportunity_attack_interrupts(table: Club, ends: bool) -> None:
    """Who leaves is interrupted: the living message says by whom, the menu begins it, and then the move goes on."""
    await facing(table)
    shown = await table.ask(table.ana, "move", figure="axe-anna", to="B5")
    assert "Ben Bone: opportunity attack on Axe Anna" in words(shown)
    assert "Bruno" in words(shown)
    began = await chosen(table.bruno, shown, "ben-bone")
    assert "Ben Bone interrupts Axe Anna" in words(began)
    assert "End the interruption" in buttons(began)
    if ends:
        after = pressed(await table.bruno.click(began, label="End the interruption"))
    else:
        held = await chosen(table.bruno, began, "attack|club|axe-anna")
        after = pressed(await table.bruno.click(held, label="🎲 The bot throws"))
        if "End the interruption" in buttons(after):
            after = pressed(await table.bruno.click(after, label="End the interruption"))
    assert "interrupts" not in words(after).split("»")[0]
    assert "B5" in words(await table.ask(table.ana, "figure list"))


async def test_what_cards_bring_about(table: Club) -> None:
    """Mana, a mark, a push, a swap, a teleport, an effect of a card's own; each told, and refused as the rules do."""
    await facing(table)
    assert "mana" in words(await table.ask(table.ana, "result mana", character="axe-anna", change=2))
    marked = words(await table.ask(table.ana, "result mark", character="axe-anna", at="B3", radius=3, kind="totem"))
    assert "totem" in marked
    assert await table.suggested(table.ana, "result unmark", "mark", "") == ["totem"]
    assert "leaves the field" in words(await table.ask(table.ana, "result unmark", mark="totem"))
    assert "further" in words(
        await table.ask(table.ana, "result mark", character="axe-anna", at="B5", radius=1, kind="totem")
    )
    assert "Dazzled" in words(
        await table.ask(table.ana, "result effect", character="ben-bone", sign="negative", name="Dazzled")
    )
    assert "ends" in words(await table.ask(table.ana, "result effect", character="ben-bone", sign="negative"))
    pushed = words(await table.ask(table.ana, "result shift", character="ben-bone", how="push", by="axe-anna", hexes=2))
    assert "E2" in pushed
    flown = words(await table.ask(table.ana, "result move", character="axe-anna", how="teleport", to="D2", free=True))
    assert "D2" in flown
    assert "one place" in one_line(
        await table.ask(table.ana, "result move", character="axe-anna", how="jump", to="D2 D3")
    )


async def test_cards_played_on_top_from_the_hand(table: Club) -> None:
    """While a character acts its player's hand has the cards with their bonuses; the other's is not shown."""
    await at_war(table)
    await table.ask(table.ana, "turn end", first="masters")
    await table.ask(table.ana, "round deck")
    await table.ask(table.bruno, "round deck")
    for who in (table.ana, table.bruno):
        hand = await table.ask(who, "round hand")
        await who.select(hand, [menu(hand)[0]])
    shown = await table.ask(table.ana, "turn show")
    acting = table.ana if "Ana" in words(shown).split("⏳")[1][:60] else table.bruno
    other = table.bruno if acting is table.ana else table.ana
    acted = await chosen(acting, shown, menu(shown)[0])
    label = next(one for one in buttons(acted) if one.startswith("Hand"))
    assert "not yours" in one_line(pressed(await other.click(acted, label=label)))
    hand = pressed(await acting.click(acted, label=label))
    assert hand.ephemeral
    played = pressed(await acting.select(hand, [menu(hand)[0]]))
    assert "played on" in words(played)


@pytest.mark.parametrize("typed", ["6 5 2 | 3 2", "6 5; 4", "6 5; luck 4", "six; new 4", "6 5; new x"])
async def test_what_is_no_roll_of_this_test_is_told_what_to_write(table: Club, typed: str) -> None:
    """The dice of this test, and what became of them: the defense comes afterwards, and no example says otherwise."""
    await facing(table)
    await chosen(table.ana, await table.ask(table.ana, "turn show"), "attack|axe|ben-bone")
    told = one_line(await table.ask(table.ana, "test throw", dice=typed))
    assert "afterwards" in told
    assert "mana 3=5" in told
    assert "5 1" not in told


async def test_a_whole_roll_is_typed_for_one_throw(table: Club) -> None:
    """The button's form and the command take what fell with its explosions, as an attack's own option does."""
    await facing(table)
    shown = await chosen(table.ana, await table.ask(table.ana, "turn show"), "attack|axe|ben-bone")
    assert "the sixes allow 1" in one_line_of(await written(table.ana, shown, "My dice …", "6 4 4 1 2; new 5 5"))
    waits = words(await written(table.ana, shown, "My dice …", "6 4 4 1 2; new 5"))
    assert "defense test of Ben Bone: 3 dice at 4 or more" in waits
    assert "explodes" not in waits
    await table.ask(table.bruno, "test throw", dice="4 1 2")
    assert "✚ 2/8" in words(await table.ask(table.ana, "figure list"))


async def test_a_character_that_is_not_there_is_called_one(table: Club) -> None:
    """The line names who there is: here nobody speaks of figures."""
    await facing(table)
    told = one_line(await table.ask(table.ana, "move", figure="nobody", to="B3"))
    assert 'there is no character "nobody"; expected one of axe-anna, ben-bone' in told
