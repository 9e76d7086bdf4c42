"""What players press in the middle of things: a controlled move, attacks on all, rerolls, an attack let stand."""

from __future__ import annotations

import pytest

from tests.e2e.club import Club, begun, buttons, let_stand, one_line, pressed, refused, words
from tests.e2e.test_simcord_deciding import attack, facing, options, pick, press
from tests.e2e.thumbs import area_with


async def two_red(table: Club, powers: str, at: str = "E5") -> None:
    """Begin with Rook, who has these powers, to play, Iron Wolf in reach and Tin beside it."""
    await begun(table)
    await table.ask(table.ana, "figure add", figure="Tin 10 6/9/14/2 r4 3 clicks", at=at)
    await table.ask(table.ana, "place", figure="iron-wolf", at="F5")
    await table.ask(table.bruno, "figure edit", figure="rook", powers=powers)
    await table.ask(table.ana, "turn end")


async def test_27_1f_a_controlled_figure_moves_by_its_button(table: Club) -> None:
    """After Mind Control hits, "Move…" offers the squares of half its speed, and the one chosen is moved to."""
    await two_red(table, "mind control")
    asked = await table.ask(table.bruno, "use", figure="rook", power="mind-control", target="tin")
    controlled = await pick(table.bruno, asked, "⚄⚄ 4 + 5")
    assert "Tin acts under Mind Control of Rook" in words(controlled)
    offered = await press(table.bruno, controlled, "Move…")
    assert not words(offered).startswith("⛔"), words(offered)
    if "D6" not in buttons(offered):
        offered = await press(table.bruno, offered, area_with(buttons(offered), "D6"))
    thrown = await pick(table.bruno, offered, "D6")
    assert {"⚄ 4", "The bot rolls"} <= {*options(thrown), *buttons(thrown)}, "it breaks away from Iron Wolf"
    moved = words(await pick(table.bruno, thrown, "⚄ 6"))
    assert "Tin moves from E5 to D6" in moved
    assert "an attack" in moved


@pytest.mark.parametrize("command", ["use", "attack"])
async def test_27_2c_an_attack_on_all_needs_no_kind(table: Club, command: str) -> None:
    """Pulse Wave asks for its roll by either command: nobody says whom it targets, or that it is a range attack."""
    await two_red(table, "pulse wave")
    await table.ask(table.bruno, "place", figure="rook", at="F7")
    named = {"figure": "rook", "power": "pulse-wave"} if command == "use" else {"attacker": "rook"}
    more = {} if command == "use" else {"action": "pulse-wave", "roll": "4 5"}
    done = await table.ask(table.bruno, command, **named, **more)
    if command == "use":
        done = await pick(table.bruno, done, "⚄⚄ 4 + 5")
    told = words(done)
    assert "Iron Wolf\n" in told
    assert "Tin\n" in told


async def test_21_3_the_roll_that_counts_is_told(table: Club) -> None:
    """After a reroll the message of what is decided next and that of the attack show both rolls."""
    await facing(table, "super senses")
    await table.ask(table.ana, "figure edit", figure="iron-wolf", powers="probability control")
    asked = await pick(table.ana, await attack(table), "1 + 5 = 6")
    assert "3 + 4 = **7** · Rerolled: 1 + 5 = **6**" in words(asked)
    done = await pick(table.bruno, asked, "⚄ 1")
    assert "3 + 4 = **7** · Rerolled: 1 + 5 = **6**" in words(done)


async def test_27_3g_the_friend_that_takes_the_hit_is_told(table: Club) -> None:
    """Beside the target, the attack's message has a field for who became a hit target by Mastermind."""
    await facing(table, "mastermind", extra="Mote 5 6/8/14/1 1 clicks at F10")
    done = await pick(table.bruno, await attack(table, "5 5"), "Mote")
    fields = {field.name: field.value or "" for embed in done.embeds for field in embed.fields}
    assert "passed on" in fields["Rook"]
    assert "damage 3" in fields["Mote"]


async def test_p30_an_attack_let_stand_is_judged_on(table: Club) -> None:
    """It tells that the objection is kept, who agreed, the total and the damage, with the buttons that click it."""
    await facing(table, "toughness")
    await table.ask(table.ana, "place", figure="iron-wolf", at="F1")
    told = await attack(table)
    stood = await let_stand(table.ana, told, table.bruno)
    assert "the log keeps the objection" in words(stood)
    assert "**7**" in words(stood)
    assert "/damage" not in words(stood)
    assert "Bruno agreed" in words(await table.ask(table.ana, "game log"))


async def test_p30_a_proposal_shows_the_dice_that_were_typed(table: Club) -> None:
    """Who agrees to an attack reads the dice of the player's own first; a seat taken for a friend has no word in it."""
    await facing(table, "toughness")
    await table.ask(table.ana, "place", figure="iron-wolf", at="F1")
    asked = pressed(await table.ana.click(await attack(table, "6 6"), label="Ask to let it stand"))
    assert "rolled at the table: 6 + 6" in words(asked)
    await table.ask(table.bruno, "game leave")
    await table.ask(table.judge, "game join")
    assert one_line(pressed(await table.bruno.click(asked, label="Agree")))
    assert "Agree" not in words(await table.ask(table.ana, "game log"))


async def test_27_2l_telekinesis_is_for_those_who_have_it(table: Club) -> None:
    """Who can't use it is refused, whatever objects are in reach; who can is offered them."""
    await begun(table)
    await table.ask(table.ana, "map edit", terrain="hindering", where="F4")
    await table.ask(table.bruno, "figure edit", figure="rook", powers="smoke cloud")
    await table.ask(table.ana, "turn end")
    await table.ask(table.bruno, "use", figure="rook", power="smoke-cloud", squares="F7")
    assert "20.1" in refused(await table.ask(table.bruno, "use", figure="rook", power="telekinesis"))


async def test_who_is_attached_needs_no_square(table: Club) -> None:
    """The set-up asks for a place of those off the map, but not of one that is attached to another (21.2)."""
    await table.ask(table.ana, "game new")
    await table.ask(table.ana, "game join")
    await table.ask(table.bruno, "game join")
    await table.ask(table.ana, "map load", name="training-yard")
    await table.ask(table.ana, "figure add", figure="Iron Wolf 75 8/10/17/3 at F1")
    await table.ask(table.ana, "figure add", figure="Tin 10 6/9/14/2 at F2")
    await table.ask(table.bruno, "figure add", figure="Rook 50 7/9/16/2 at F10")
    assert "/place" in words(await table.ask(table.ana, "place", figure="tin", at="off"))
    assert "/place" not in words(await table.ask(table.ana, "figure attach", figure="tin", to="iron-wolf"))


async def test_11_2_nobody_in_reach_is_explained(table: Club) -> None:
    """Where the action going on leaves nobody to attack, the reason against each opponent is told."""
    await begun(table)
    await table.ask(table.ana, "figure edit", figure="iron-wolf", powers="hypersonic-speed")
    moved = await table.ask(table.ana, "move", figure="iron-wolf", action="hypersonic-speed", to="F4")
    told = refused(await press(table.ana, await press(table.ana, moved, "Ranged attack…"), "Why not?"))
    assert "Rook is 5 squares away; the attacker’s range is 3." in told


async def test_27_2f_tokens_are_confirmed_as_tokens(table: Club) -> None:
    """An attack that gives tokens instead of damage says so, in its message and on its buttons."""
    await facing(table, "toughness")
    await table.ask(table.ana, "figure edit", figure="iron-wolf", powers="incapacitate")
    done = await press(table.ana, await attack(table), "Use it")
    assert "an action token" in words(done)
    assert {"Confirm the attack", "No effect"} <= set(buttons(done))
    shown = await table.ask(table.ana, "turn show")
    assert "Rook: an action token" in words(shown)
    given = await press(table.ana, shown, "Confirm the attack")
    assert "Rook is given an action token and has 1." in words(given)


async def test_27_1f_what_mind_control_comes_to_is_told(table: Club) -> None:
    """While a reroll is still to be decided, a hit by Mind Control comes to control, not to 0 damage."""
    await two_red(table, "mind control")
    await table.ask(table.ana, "figure edit", figure="iron-wolf", powers="probability control")
    asked = await table.ask(table.bruno, "use", figure="rook", power="mind-control", target="tin")
    told = words(await pick(table.bruno, asked, "⚄⚄ 4 + 5"))
    assert "hit, under control" in told
    assert "0 damage" not in told


async def test_21_2_who_is_attached_is_listed_with_whom(table: Club) -> None:
    """The list of figures says to whom, not merely that it is off the map."""
    await begun(table)
    await table.ask(table.ana, "figure add", figure="Tin 10 6/9/14/2 r4 3 clicks at E1")
    await table.ask(table.ana, "figure attach", figure="tin", to="iron-wolf")
    assert "attached to Iron Wolf" in words(await table.ask(table.ana, "figure list"))


async def holding_the_crate(table: Club) -> None:
    """Begin on the quay: Iron Wolf, on its second click, holds the crate; Rook stands two squares from it."""
    await table.ask(table.ana, "game new")
    await table.ask(table.ana, "game join")
    await table.ask(table.bruno, "game join")
    await table.ask(table.ana, "map load", name="lantern-quay")
    await table.ask(table.ana, "figure add", figure="Iron Wolf 75 8/10/17/2 3 clicks at F1 [steal energy]")
    await table.ask(table.bruno, "figure add", figure="Rook 50 7/9/16/2 6 clicks at F16")
    for who, first in ((table.ana, {"first": "red"}), (table.ana, {}), (table.bruno, {})):
        await table.ask(who, "turn end", **first)
    await table.ask(table.ana, "place", figure="iron-wolf", at="F4")
    moved = await table.ask(table.ana, "move", figure="iron-wolf", to="F6", **{"pick-up": "crate"})
    assert "Iron Wolf picks up crate." in words(moved)
    await table.ask(table.ana, "damage", figure="iron-wolf", clicks=1)
    await table.ask(table.ana, "turn end")
    await table.ask(table.bruno, "place", figure="rook", at="D6")
    await table.ask(table.bruno, "turn end")


async def test_8_1h_an_object_swung_by_one_who_steals_energy(table: Club) -> None:
    """What comes first after the attack is asked, with its own words below, and done in the order chosen."""
    await holding_the_crate(table)
    await table.ask(table.bruno, "place", figure="rook", at="E6")
    asked = await table.ask(
        table.ana, "attack", attacker="iron-wolf", target="rook", action="close-terrain-action", roll="5 4"
    )
    assert "choose in the menu, or type /choose" in words(asked)
    done = await pick(table.ana, asked, "First the CLOSE Terrain Action")
    assert "damage 3" in words(done), "+1 for the object"
    told = words(await press(table.ana, done, "Click the dials"))
    assert told.index("Destroyed: crate.") < told.index("Iron Wolf is healed one click")


async def test_27_8i_an_object_thrown_from_the_menus(table: Club) -> None:
    """Target and roll are chosen in menus, it deals its own damage, and is gone."""
    await holding_the_crate(table)
    targets = await table.ask(table.ana, "use", figure="iron-wolf", power="range-terrain-action")
    done = await pick(table.ana, await pick(table.ana, targets, "🔷 Rook"), "⚄⚄ 4 + 5")
    assert "damage 2" in words(done)
    assert "Destroyed: crate." in words(await press(table.ana, done, "Click the dials"))


async def test_12_3_a_miss_is_no_refusal(table: Club) -> None:
    """An attack that hits nobody has a sign of its own; one that is not allowed has the sign of a refusal."""
    await two_red(table, "charge")
    missed = words(await table.ask(table.bruno, "attack", attacker="rook", target="tin", roll="1 2"))
    assert missed.startswith("💨"), missed
    refused(await table.ask(table.bruno, "attack", attacker="rook", target="tin", roll="6 5"))
