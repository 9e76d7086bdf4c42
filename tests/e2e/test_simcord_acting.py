"""What is told while an action or an attack goes on: who acts for whom, what is refused at once, what comes next."""

from __future__ import annotations

import pytest

from tests.e2e.club import Club, begun, buttons, let_stand, refused, seated, words
from tests.e2e.dice import load
from tests.e2e.test_simcord_deciding import options, pick, press
from tests.e2e.thumbs import area_with


async def close_by(table: Club, powers: str) -> None:
    """Begin the game in which Iron Wolf on F5 has these powers and stands beside Rook on F6."""
    await begun(table)
    await table.ask(table.ana, "figure edit", figure="iron-wolf", powers=powers)
    await table.ask(table.ana, "place", figure="iron-wolf", at="F5")
    await table.ask(table.bruno, "place", figure="rook", at="F6")


async def test_27_1f_mind_control_offers_the_move_and_the_attack(table: Club) -> None:
    """The one controlled is named with who controls it; both buttons work, and it is told to whom it goes back."""
    await close_by(table, "mind control")
    await table.ask(table.bruno, "figure add", figure="Grip 20 7/10/15/2 2 clicks at G7")
    whom = await table.ask(table.ana, "use", figure="iron-wolf", power="mind control")
    rolled = await pick(table.ana, whom, "🔷 Rook")
    acting = await pick(table.ana, rolled, "⚄⚄ 5 + 6")
    told = words(acting)
    assert "Rook joins the red side" in told
    assert "Rook acts under Mind Control of Iron Wolf" in told
    assert "in either order: a move, an attack" in told
    areas = await press(table.ana, acting, "Move…")
    squares = await press(table.ana, areas, area_with(buttons(areas), "F7")) if "F7" not in buttons(areas) else areas
    assert "F7" in buttons(squares)
    assert any("F10" in (label, area_with([label], "F10")) for label in buttons(areas)), "half its speed, rounded up"
    moved = await pick(table.ana, await pick(table.ana, squares, "F7"), "⚄ 6")
    whom = await press(table.ana, moved, "Close attack…")
    rolled = await pick(table.ana, whom, "🔷 Grip")
    hit = await pick(table.ana, rolled, "⚄⚄ 1 + 2")
    assert "reverts to the blue side" in words(hit)
    assert "action token" in words(hit)


async def test_7_4_what_may_not_begin_is_refused_before_its_square_is_chosen(table: Club) -> None:
    """Squares that fill columns are not offered to a figure whose action is spent."""
    await close_by(table, "charge")
    await table.ask(table.bruno, "place", figure="rook", at="F10")
    offered = await table.ask(table.ana, "use", figure="iron-wolf", power="charge")
    assert any(label.startswith("Column") for label in options(offered)), "squares come by columns here"
    await table.ask(table.ana, "move", figure="iron-wolf", to="F6", action="move")
    assert "7.4" in refused(await table.ask(table.ana, "use", figure="iron-wolf", power="charge"))


async def test_7_6_an_instruction_that_finds_nobody_is_no_action_refused(table: Club) -> None:
    """Within Running Shot the answer says what to do next, and nothing of the type of another action."""
    await close_by(table, "running shot")
    await table.ask(table.bruno, "place", figure="rook", at="A10")
    moved = await table.ask(table.ana, "move", figure="iron-wolf", action="running-shot", to="F3")
    told = refused(await press(table.ana, await press(table.ana, moved, "Ranged attack…"), "Why not?"))
    assert "no possible target" in told
    assert "End the action" in told
    assert "27.8c" not in told
    assert "may not" not in told


async def test_12_1_an_attack_let_stand_keeps_its_objection(table: Club) -> None:
    """The reason stands there once; the attack is judged on: it hits, and its damage waits to be clicked."""
    await close_by(table, "")
    await table.ask(table.bruno, "place", figure="rook", at="A10")
    answer = await table.ask(table.ana, "attack", attacker="iron-wolf", target="rook", kind="close", roll="6 5")
    stood = await let_stand(table.ana, answer, table.judge)
    told = words(stood)
    assert told.count("11.1") == 1
    assert "hit" in told
    assert any("amage" in label for label in buttons(stood))


async def test_27_3g_who_takes_the_hit_has_its_line(table: Club) -> None:
    """Beside the target that passed the hit on, the friend who takes it shows its damage."""
    await close_by(table, "")
    await table.ask(table.bruno, "figure edit", figure="rook", powers="mastermind")
    await table.ask(table.bruno, "figure add", figure="Tin 5 6/8/14/1 1 clicks at F7")
    asked = await table.ask(table.ana, "attack", attacker="iron-wolf", target="rook", kind="close", roll="6 5")
    passed = await pick(table.bruno, asked, "Tin")
    fields = {field.name: field.value for embed in passed.embeds for field in embed.fields}
    assert "damage 0" in fields["Rook"]
    assert "damage 3" in fields["Tin"]


async def test_27_2f_tokens_instead_of_damage_turn_no_dials(table: Club) -> None:
    """The buttons below an attack that only gives a token speak of no dials."""
    await close_by(table, "incapacitate")
    asked = await table.ask(table.ana, "attack", attacker="iron-wolf", target="rook", kind="close", roll="6 5")
    used = await press(table.ana, asked, "Use it")
    assert "dial" not in words(used)
    assert "Confirm the attack" in buttons(used)
    assert "Rook is given an action token" in words(await press(table.ana, used, "Confirm the attack"))


async def test_27_4k_a_power_taken_away_is_struck_through(table: Club) -> None:
    """The figure's card shows what Outwit keeps it from using."""
    await close_by(table, "outwit")
    await table.ask(table.bruno, "figure edit", figure="rook", powers="charge, toughness")
    await table.ask(table.ana, "use", figure="iron-wolf", power="outwit", target="rook", value="toughness")
    shown = words(await table.ask(table.ana, "figure show", figure="rook"))
    assert "~~Toughness~~" in shown
    assert "~~Charge~~" not in shown


async def test_27_2d_quake_names_the_debris_by_its_squares(table: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it can't destroy is named by where it lies, not by the markers' ids."""
    await close_by(table, "quake")
    for figure, at in (("iron-wolf", "E5"), ("rook", "F6")):
        await table.ask(table.judge, "place", figure=figure, at=at)
    load(monkeypatch, 3, 4)
    who = await table.ask(table.ana, "use", figure="iron-wolf", power="quake")
    asked = await press(table.ana, who, "The bot rolls")
    told = words(await press(table.ana, asked, "Don’t use it"))
    assert "The debris on E4" in told
    assert "debris-" not in told


async def test_4_1b_the_roll_for_the_first_player_says_what_comes_next(table: Club) -> None:
    """Below who chooses stands the command that begins the first turn."""
    await seated(table)
    assert "/turn end" in words(await table.ask(table.ana, "turn roll", dice="3 4, 1 2"))


async def test_21_7_who_is_beside_the_map_is_told_where(table: Club) -> None:
    """One on the sideline and one attached to another are not just off the map."""
    await seated(table)
    await table.ask(table.ana, "figure add", figure="Page 10")
    await table.ask(table.ana, "sideline send", figure="page")
    assert "on the sideline" in words(await table.ask(table.ana, "figure list"))
    await table.ask(table.ana, "figure attach", figure="page", to="iron-wolf")
    assert "attached to Iron Wolf" in words(await table.ask(table.ana, "figure list"))


async def test_17_7_picking_up_is_said_to_go_with_a_move(table: Club) -> None:
    """Given by itself it offers what may be picked up, and is no dead end."""
    await seated(table)
    await table.ask(table.ana, "map load", name="lantern-quay")  # its crate lies within reach
    for figure, at in (("iron-wolf", "F5"), ("rook", "F12")):
        await table.ask(table.judge, "place", figure=figure, at=at)
    await table.ask(table.ana, "turn end", first="red")
    told = words(await table.ask(table.ana, "use", figure="iron-wolf", power="object-pick-up"))
    assert "Choose what it picks up" in told


async def test_8_1j_what_is_refused_for_one_reason_is_told_once(table: Club) -> None:
    """While an attack waits for its dials, one line names all that does not begin until it is resolved."""
    await begun(table)
    await table.ask(table.ana, "place", figure="iron-wolf", at="F5")
    await table.ask(table.ana, "attack", attacker="iron-wolf", target="rook", roll="6 5")
    shown = words(await table.ask(table.ana, "legal", figure="iron-wolf"))
    assert "The attack of Iron Wolf is not resolved" in shown
    assert shown.count("8.1j") == 1
    lines = shown.splitlines()
    (at,) = [number for number, line in enumerate(lines) if "8.1j" in line]
    assert lines[at].startswith("↳ ")
    assert lines[at - 1].startswith("✗ MOVE · CLOSE · RANGE · ")


async def test_7_4_a_side_that_may_do_nothing_reads_which_attack_waits(table: Club) -> None:
    """Of a whole side, too, it stands above the figures; once the damage is clicked it is gone."""
    await begun(table)
    await table.ask(table.ana, "place", figure="iron-wolf", at="F5")
    attacked = await table.ask(table.ana, "attack", attacker="iron-wolf", target="rook", roll="6 5")
    waits = "The attack of Iron Wolf is not resolved"
    assert waits in words(await table.ask(table.ana, "legal"))
    await press(table.ana, attacked, next(label for label in buttons(attacked) if "amage" in label))
    assert waits not in words(await table.ask(table.ana, "legal"))
