"""A move or an attack that is typed while a power's menu is open (7.2, 27.1e)."""

from __future__ import annotations

from tests.e2e.club import Club, buttons, menu, one_line, pressed, refused, words
from tests.e2e.test_simcord_deciding import options, press
from tests.e2e.test_simcord_using import with_powers


async def opened(table: Club, *powers: str) -> None:
    """Iron Wolf (F5) has these powers, Rook stands on F9, and the menu of the first of them is open."""
    await with_powers(table, *powers)
    await table.ask(table.ana, "place", figure="iron-wolf", at="F5")
    menu = await table.ask(table.ana, "use", figure="iron-wolf", power=powers[0])
    assert menu.ephemeral


async def test_27_1e_a_move_belongs_to_the_power_whose_menu_is_open(table: Club) -> None:
    """The typed move is Charge's own: the action goes on with its attack, and no MOVE action was given."""
    await opened(table, "charge")
    moved = await table.ask(table.ana, "move", figure="iron-wolf", to="F8")
    assert "is carrying out Charge" in words(moved)
    struck = await table.ask(table.ana, "attack", attacker="iron-wolf", target="rook", roll="1 2")
    assert "attacks by Charge" in words(struck) or "Charge" in words(struck)


async def test_27_1e_a_menu_outlives_a_restart(table: Club) -> None:
    """What was offered before the host restarted still says to whom a typed move belongs; then its menu is stale."""
    await with_powers(table, "charge")
    await table.ask(table.ana, "place", figure="iron-wolf", at="F5")
    offered = await table.ask(table.ana, "use", figure="iron-wolf", power="charge")
    await table.restart()
    moved = await table.ask(table.ana, "move", figure="iron-wolf", to="F8")
    assert "is carrying out Charge" in words(moved)
    stale = pressed(await table.ana.select(offered, [menu(offered)[0]]))
    assert "gone on since" in one_line(stale)


async def test_27_1e_the_menu_itself_outlives_a_restart(table: Club) -> None:
    """The column chosen after it leads on to its squares, as before."""
    await with_powers(table, "charge")
    await table.ask(table.ana, "place", figure="iron-wolf", at="F5")
    offered = await table.ask(table.ana, "use", figure="iron-wolf", power="charge")
    await table.restart()
    told = pressed(await table.ana.select(offered, [menu(offered)[0]]))
    assert menu(told) or "is carrying out Charge" in words(told)


async def test_27_1e_without_the_menu_it_is_a_basic_move(table: Club) -> None:
    """Nothing is open, another power is named, or the board has changed since: then it is what it says."""
    await with_powers(table, "charge", "phasing-teleport")
    await table.ask(table.ana, "place", figure="iron-wolf", at="F5")
    await table.ask(table.ana, "use", figure="iron-wolf", power="charge")
    await table.ask(table.ana, "place", figure="iron-wolf", at="F4")
    moved = await table.ask(table.ana, "move", figure="iron-wolf", to="F6")
    assert "is carrying out" not in words(moved)


async def test_27_1e_an_attack_may_be_meant_either_way(table: Club) -> None:
    """The power's or a basic one: both are buttons; a kind of attack that the power does not make is a basic one."""
    await opened(table, "charge")
    await table.ask(table.ana, "place", figure="iron-wolf", at="F8")
    await table.ask(table.ana, "use", figure="iron-wolf", power="charge")
    asked = await table.ask(table.ana, "attack", attacker="iron-wolf", target="rook", roll="1 2")
    assert "menu of Charge is open" in words(asked)
    assert buttons(asked) == ["Charge", "A basic attack"]
    struck = await press(table.ana, asked, "A basic attack")
    assert "Charge" not in words(struck)
    refused(await table.ask(table.ana, "attack", attacker="iron-wolf", target="rook", kind="range"))


async def test_8_1j_nothing_else_is_offered_in_the_middle(table: Club) -> None:
    """`/legal` lists what belongs to Charge alone, and the reason against Perplex."""
    await with_powers(table, "charge", "perplex")
    await table.ask(table.ana, "move", figure="iron-wolf", to="F5", action="charge")
    told = await table.ask(table.ana, "legal", figure="iron-wolf")
    assert "8.1j" in words(told)
    assert "Perplex" not in options(told)
    refused(await table.ask(table.ana, "use", figure="iron-wolf", power="perplex", target="iron-wolf", value="attack"))
