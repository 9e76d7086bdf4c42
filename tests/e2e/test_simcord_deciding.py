"""Decisions inside attacks in a club's channel: whose they are, what they would mean, by hand and by the bot."""

from __future__ import annotations

import pytest
import simcord

from tests.e2e.club import MENU, Club, begun, buttons, pressed, words
from tests.e2e.dice import load


async def facing(table: Club, *powers: str, extra: str = "") -> None:
    """Begin the game of `begun` with Iron Wolf (attack 10) in range of Rook (defense 16), who has these powers."""
    await begun(table)
    await table.ask(table.ana, "place", figure="iron-wolf", at="F5")
    await table.ask(table.bruno, "figure edit", figure="rook", powers=", ".join(powers))
    if extra:
        await table.ask(table.bruno, "figure add", figure=extra)


async def attack(table: Club, roll: str = "3 4") -> simcord.ResponseMessage:
    """Let Iron Wolf attack Rook."""
    return await table.ask(table.ana, "attack", attacker="iron-wolf", target="rook", roll=roll)


def options(message: simcord.ResponseMessage) -> dict[str, str]:
    """Return what stands beside each option of a message's menus, by its label."""
    menus = [part for row in message.components for part in row["components"] if part["type"] == MENU]
    if not menus and "‹ Back" in buttons(message):  # few of them are buttons in the living message
        return dict.fromkeys((label for label in buttons(message) if label != "‹ Back"), "")
    return {option["label"]: option.get("description") or "" for part in menus for option in part["options"]}


async def pick(
    who: simcord.MemberActor, message: simcord.ResponseMessage, label: str, after: simcord.ResponseMessage | None = None
) -> simcord.ResponseMessage:
    """Choose an option of a menu, or a button, by its label and return the answer."""
    if label in buttons(message):
        return await press(who, message, label)
    menus = [part for row in message.components for part in row["components"] if part["type"] == MENU]
    part, value = next((p, o["value"]) for p in menus for o in p["options"] if o["label"] == label)
    result = await who.select(message, [value], custom_id=part["custom_id"])
    return pressed(result)


async def press(who: simcord.MemberActor, message: simcord.ResponseMessage, label: str) -> simcord.ResponseMessage:
    """Press a button and return the answer."""
    return pressed(await who.click(message, label=label))


async def test_27_3a_a_roll_that_belongs_to_the_defender(table: Club) -> None:
    """The message says which roll, whose, what each result means; its player rolls by hand in the menu."""
    await facing(table, "super senses")
    asked = await attack(table)
    told = words(asked)
    assert "Super Senses (Rook)" in told
    assert "blue (Bruno) decides" in told
    assert "27.3a" in told
    assert "1–4: hit, 3 damage" in told
    assert "5–6: evaded" in told
    assert options(asked)["⚄ 5"] == "evaded"
    done = await pick(table.bruno, asked, "⚄ 4")
    assert "hit" in words(done)
    assert "Click the dials" in buttons(done)


@pytest.mark.parametrize(("die", "hit"), [(5, False), (4, True)])
async def test_27_3a_rolled_by_the_bot(table: Club, monkeypatch: pytest.MonkeyPatch, die: int, hit: bool) -> None:
    """A 5 evades, a 4 does not; the log keeps the die."""
    await facing(table, "super senses")
    asked = await attack(table)
    load(monkeypatch, die)
    done = await press(table.bruno, asked, "Roll the die")
    assert ("Click the dials" in buttons(done)) == hit
    assert f"Super Senses, Rook: {die}." in words(await table.ask(table.ana, "game log"))


async def test_decisions_belong_to_their_player(table: Club) -> None:
    """The attacker is told that the button is not theirs; a judge may press it."""
    await facing(table, "super senses")
    asked = await attack(table)
    refused = await press(table.ana, asked, "Roll the die")
    assert refused.ephemeral
    assert "another player" in words(refused)
    done = await press(table.judge, asked, "Don’t use it")
    assert "Click the dials" in buttons(done)


async def test_a_decision_of_an_older_board_is_refused(table: Club) -> None:
    """After the table was corrected its buttons do nothing; the living message and `/turn show` have new ones."""
    await facing(table, "super senses")
    asked = await attack(table)
    offered = asked.components
    corrected = await table.ask(table.bruno, "token", figure="rook")
    assert corrected.components != offered
    renewed = corrected.components
    late = await press(table.bruno, table.late(asked, offered), "Don’t use it")
    assert not late.ephemeral
    assert "Click the dials" not in buttons(late)
    assert "Super Senses (Rook)" in words(table.late(late, renewed))
    shown = await table.ask(table.bruno, "turn show")
    assert "Super Senses (Rook)" in words(shown)
    assert "Click the dials" in buttons(await press(table.bruno, shown, "Don’t use it"))


async def test_a_decision_survives_a_restart(table: Club) -> None:
    """Its buttons need nothing but the database."""
    await facing(table, "super senses")
    asked = await attack(table)
    await table.restart()
    assert "Click the dials" in buttons(await press(table.bruno, asked, "Don’t use it"))


async def test_21_3b_a_reroll_by_hand_tells_what_every_roll_means(table: Club) -> None:
    """All 21 rolls of two dice in one menu, each with what it would come to; the one chosen counts."""
    await facing(table, "probability control")
    asked = await attack(table)
    offered = options(asked)
    assert len(offered) == 21
    assert offered["1 + 2 = 3"] == "miss"
    assert offered["6 + 6 = 12"] == "hit, 4 damage"
    done = await pick(table.bruno, asked, "1 + 2 = 3")
    assert "miss" in words(done)
    assert "Click the dials" not in buttons(done)


async def test_27_4g_shape_change_comes_before_the_roll(table: Club) -> None:
    """It says so, and what the die would mean."""
    await facing(table, "shape change")
    asked = await attack(table)
    told = words(asked)
    assert "not rolled yet" in told
    assert "1–4: the attack goes on" in told
    assert "5–6: Rook: no longer a target" in told
    assert "Click the dials" in buttons(await pick(table.bruno, asked, "⚄ 2"))


async def test_27_4g_the_attacker_is_offered_a_different_target(table: Club) -> None:
    """Only opponents that may be attacked stand in the menu; whoever is chosen is rolled against."""
    await facing(table, "shape change", extra="Crow 25 7/9/16/2 4 clicks at E9")
    asked = await pick(table.bruno, await attack(table), "⚄ 6")
    told = words(asked)
    assert "Different target (Rook): 🔴 red (Ana) decides" in told
    assert "27.4g" in told
    assert options(asked) == {"Crow": "7 needed against Crow"}
    assert "No other target" in buttons(asked)
    done = await pick(table.ana, asked, "Crow")
    assert "Click the dials" in buttons(done)


async def test_12_4c_a_card_instead_of_normal_damage_stands_in_the_menu(table: Club) -> None:
    """The attacker's player chooses it by its name, or leaves the damage as it is."""
    await facing(table)
    what = "instead of normal damage = 2 optional"
    await table.ask(table.ana, "effect add", figure="iron-wolf", card="Storm, the", what=what)
    asked = await attack(table)
    told = words(asked)
    assert "Instead of normal damage (Iron Wolf)" in told
    assert "12.4c" in told
    assert options(asked) == {"Storm, the": "hit, 2 damage"}
    assert "Leave it as it stands" in buttons(asked)
    assert "hit" in words(await pick(table.ana, asked, "Storm, the"))


async def test_27_3g_mastermind_names_who_may_take_the_hit(table: Club) -> None:
    """Only the friend beside Rook with fewer points stands in the menu, and taking the hit clicks its dial."""
    await facing(table, "mastermind", extra="Crow 25 7/9/16/2 4 clicks at F10")
    await table.ask(table.bruno, "figure add", figure="Big Bird 75 7/9/16/2 4 clicks at E10")
    asked = await attack(table)
    assert list(options(asked)) == ["Crow"]
    assert options(asked)["Crow"].startswith("Rook: Crow takes the hit")
    done = await pick(table.bruno, asked, "Crow")
    await table.ana.click(done, label="Click the dials")
    listed = words(await table.ask(table.ana, "figure list"))
    assert "Crow** 25 (4/4)" in listed
    assert "Rook** 50 F9" in listed


async def test_12_6_knockback_says_where_it_lands(table: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """A double asks the attacker; the answer tells the square, and the edge of the map."""
    await facing(table)
    load(monkeypatch, 4, 4)
    asked = await table.ask(table.ana, "attack", attacker="iron-wolf", target="rook")
    told = words(asked)
    assert "red (Ana) decides" in told
    assert "Use it: hit, 3 damage, knocked back to F10" in told
    assert "Don’t use it: hit, 3 damage" in told
    assert "Click the dials" in buttons(await press(table.ana, asked, "Don’t use it"))


async def test_everything_of_a_player_is_declined_at_once(table: Club) -> None:
    """Where more than one decision is theirs, one button declines them all; what comes later is named."""
    await facing(table, "super senses", "probability control")
    asked = await attack(table)
    assert "After that" in words(asked)
    assert "Click the dials" in buttons(await press(table.bruno, asked, "Decline all of mine"))


async def test_choose_is_a_command_too(table: Club) -> None:
    """What the buttons do can be typed, and is offered; what is no answer is refused in one line."""
    await facing(table, "super senses")
    await attack(table)
    offered = await table.suggested(table.bruno, "choose", "answer", "")
    assert {"roll", "decline", "6"} <= set(offered)
    assert "no answer" in words(await table.ask(table.bruno, "choose", answer="seven"))
    assert "blue" in words(await table.ask(table.ana, "choose", answer="4"))
    assert "Click the dials" in buttons(await table.ask(table.bruno, "choose", answer="4"))
    assert "no decision" in words(await table.ask(table.bruno, "choose", answer="4"))


async def test_decisions_in_spanish(table: Club) -> None:
    """No English word in question, meaning, menus and buttons."""
    await table.ask(table.judge, "settings", language="es")
    await facing(table, "super senses", "probability control")
    asked = await attack(table)
    told = "\n".join([words(asked), *buttons(asked), *options(asked), *options(asked).values()])
    assert "decide 🔷 azul (Bruno)" in told
    assert "Tal como está: Rook: impacto, 3 de daño" in told
    for english in ("hit", "miss", "damage", "decides", "Roll", "use it"):
        assert english not in told, told


async def test_27_4f_a_break_away_roll_may_be_rerolled(table: Club) -> None:
    """A roll that broke away waits for the opponent with Probability Control, whose reroll counts."""
    await facing(table, "probability control")
    await table.ask(table.ana, "place", figure="iron-wolf", at="F8")
    asked = await table.ask(table.ana, "move", figure="iron-wolf", to="F5", roll=5)
    told = words(asked)
    assert "Iron Wolf breaks away" in told
    assert "1–3: fails to break away" in told
    assert "Reroll" in buttons(asked)
    done = await pick(table.bruno, asked, "⚄ 2")
    assert "fails to break away" in words(done)
    assert "Iron Wolf** 75 F8 @" in words(await table.ask(table.ana, "figure list"))
