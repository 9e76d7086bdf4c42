"""Rulings contested in a club's channel: said by buttons and forms, judged again, accepted, undone, kept."""

from __future__ import annotations

from typing import Any

import pytest
import simcord

from bot.discord.commands import dispute
from bot.table.dispute import case
from engine.heroclix.game import event_from_json, fold
from tests.e2e.club import Club, at_war, buttons, one_line, pressed, refused, sequence, words

BOARD = "rrrrrrrr|........|........|........|........|........|........|bbbbbbbb"
ROLL = "The dice were …"
LINE = {"from": "iron-wolf", "to": "rook"}


async def fought(table: Club, ruleset: str = "heroclix-modern") -> None:
    """Let Iron Wolf (attack 10) on C3 hit Rook (defense 16) on C7 with 3 and 4, click the damage, and end the turn."""
    await table.ask(table.ana, "game new", ruleset=ruleset)
    for who in (table.ana, table.bruno):
        await table.ask(who, "game join")
    await table.ask(table.ana, "map load", sketch=BOARD)
    await table.ask(table.ana, "figure add", figure="Iron Wolf 75 8/10/17/3 r6 t1 at C3")
    await table.ask(table.bruno, "figure add", figure="Rook 75 8/10/16/3 x5 r6 t1 at C7")
    for _ in range(5):
        await table.ask(table.judge, "turn end")
    await table.ask(table.ana, "attack", attacker="iron-wolf", target="rook", kind="range", roll="3 4")
    await table.ana.click(table.seen(None), label="Click the dials")
    await table.ask(table.ana, "turn end")


async def said(who: simcord.MemberActor, message: Any, label: str, line: str) -> simcord.ResponseMessage:
    """Press a button that opens a form, write a line in it, and return the dispute as it is then."""
    form = await who.click(message, label=label)
    result = await who.submit_modal(form, {"line": line})
    return pressed(result)


async def clicks(table: Club) -> int:
    """Return the click that Rook is on."""
    found = await table.store.games.current(table.channel.id)
    assert found is not None
    return fold(event_from_json(event) for event in found.events).by_id("rook").click


async def of_the_attack(table: Club, who: simcord.MemberActor) -> Any:
    """Open a dispute about the attack: the last ruling but the end of the turn."""
    found = await table.store.games.current(table.channel.id)
    assert found is not None
    number = next(event["command"] for event in found.events if event["event"] == "attack-declared")
    return await table.ask(who, "dispute", entry=number)


@pytest.mark.parametrize("ruleset", ["heroclix-modern", "heroclix-2012"])
async def test_a_hit_becomes_a_miss_by_agreement_over_a_restart(table: Club, ruleset: str) -> None:
    """Bruno says that C5 was hindering and the dice lower; both rulings are shown, Ana accepts after a restart."""
    await fought(table, ruleset)
    before = await clicks(table)
    assert before > 1
    opened = await of_the_attack(table, table.bruno)
    assert "Bruno contests" in words(opened)
    assert "As ruled" in words(opened)
    shown = await said(table.bruno, opened, "Terrain …", "hindering C5")
    assert "C5 is hindering" in words(shown)
    shown = await said(table.bruno, opened, ROLL, "2 3")
    text = words(shown)
    assert "the dice were 2 + 3" in text
    assert "With what is said" in text
    assert "stays as it was" in text or "no longer holds" in text
    assert one_line(pressed(await table.bruno.click(opened, label="Accept")))  # one's own word is not enough
    assert await clicks(table) == before
    await table.restart()
    settled = pressed(await table.ana.click(opened, label="Accept"))
    assert "corrected by agreement" in words(settled)
    assert await clicks(table) == 1
    log = words(await table.ask(table.ana, "game log"))
    assert "contested and corrected" in log
    assert "Ana agreed" in log
    await table.restart()
    assert await clicks(table) == 1
    page = await table.ask(table.ana, "game summary")
    assert words(page)
    verified = await table.ask(table.ana, "verify")
    assert words(verified)


async def test_nothing_is_half_accepted(table: Club) -> None:
    """What can't be read, or can't have been so, is one line; the dispute and the game stay as they were."""
    await fought(table)
    opened = await of_the_attack(table, table.bruno)
    head = await sequence(table)
    for label, line in (
        (ROLL, "7 and a half"),
        (ROLL, "3 3 3"),
        ("Terrain …", "lava C5"),
        ("Terrain …", "hindering Z99"),
        ("It stood on …", "Nobody C5"),
        ("Tokens …", "Rook many"),
        ("Modifier, power …", "Rook attack plus one"),
        ("A rule was overlooked …", "99.9z"),
    ):
        assert one_line(await said(table.bruno, opened, label, line)), (label, line)
    clara = table.ana.guild.add_member(table.env.create_user("Clara"))
    assert one_line(pressed(await clara.click(opened, label="Let it stand")))
    assert await sequence(table) == head


async def test_a_judge_decides_and_undo_restores(table: Club) -> None:
    """A modifier that was forgotten: a judge accepts; undo, with another's word, brings the clicks back."""
    await fought(table)
    before = await clicks(table)
    opened = await of_the_attack(table, table.bruno)
    shown = await said(table.bruno, opened, "Modifier, power …", "Rook: defense +2")
    assert "Rook had: defense +2" in words(shown)
    settled = pressed(await table.judge.click(opened, label="Accept"))
    assert "by a judge" in words(settled)
    assert await clicks(table) == 1
    undone = await table.ask(table.bruno, "game undo")
    pressed(await table.ana.click(undone, label="Agree"))
    assert await clicks(table) == before


@pytest.mark.parametrize(("language", "thrown"), [("en", (5, 2)), ("en", (2, 5)), ("es", (6, 1)), ("es", (1, 6))])
async def test_the_log_tells_whose_dice_decided_and_what_they_were(
    table: Club, monkeypatch: pytest.MonkeyPatch, language: str, thrown: tuple[int, int]
) -> None:
    """Whether the ruling falls or stands: an entry of the log with both names and dice, the same after a restart."""
    await fought(table)
    opened = await of_the_attack(table, table.bruno)
    await said(table.bruno, opened, ROLL, "1 2")

    async def fell(*_: object) -> tuple[int, tuple[int, int]]:
        return 1, thrown

    monkeypatch.setattr(dispute, "rolled_in_game", fell)
    await table.bruno.click(opened, label="We can’t agree: dice")
    await table.ana.click(opened, label="We can’t agree: dice")
    await table.restart()
    await table.ask(table.judge, "settings", language=language)
    log = words(await table.ask(table.ana, "game log"))
    assert f"(Bruno {thrown[0]}, Ana {thrown[1]})" in log.replace("\\", "")
    words_of_it = {"en": ("contested and stands", "contested and corrected"),
                   "es": ("queda en pie", "Se impugnó y corrigió")}[language]  # fmt: skip
    assert words_of_it[thrown[0] > thrown[1]] in log
    assert await clicks(table) == (1 if thrown[0] > thrown[1] else 4)
    undone = await table.ask(table.judge, "game undo")
    assert words(undone)


async def test_dice_decide_where_nobody_agrees(table: Club) -> None:
    """Both sides press; a die each is thrown, the reading is cited, and the ruling falls or stands as they fall."""
    await fought(table)
    before = await clicks(table)
    opened = await of_the_attack(table, table.bruno)
    await said(table.bruno, opened, ROLL, "1 2")
    asked = pressed(await table.bruno.click(opened, label="We can’t agree: dice"))
    assert "P30" in words(asked)
    told = words(pressed(await table.ana.click(opened, label="We can’t agree: dice")))
    assert "rolls" in told
    assert await clicks(table) == (before if "The ruling stands." in told else 1)
    file = (await table.ask(table.ana, "game export")).attachments[0]
    verified = words(await table.ask(table.ana, "verify", file=("game.json", await file.read())))
    assert "⛔" not in verified


async def test_what_was_refused_is_let_stand_after_all(table: Club) -> None:
    """A refusal is contested: the wall is not there; judged again it is allowed, and carried out once accepted."""
    await fought(table)
    await table.ask(table.judge, "turn end")
    await table.ask(table.ana, "map edit", terrain="blocking", where="C5")
    assert refused(await table.ask(table.ana, "attack", attacker="iron-wolf", target="rook", kind="range", roll="4 4"))
    opened = await table.ask(table.ana, "dispute")
    assert "refused" in words(opened)
    shown = await said(table.ana, opened, "Terrain …", "C5 clear")
    assert "With what is said" in words(shown)
    pressed(await table.bruno.click(opened, label="Accept"))
    found = await table.store.games.current(table.channel.id)
    assert found is not None
    assert any(event["event"] == "ruling-corrected" and event["about"] == 0 for event in found.events)


async def test_house_rules_are_kept_shown_and_removed(table: Club) -> None:
    """A rule said to be overlooked changes nothing by itself; kept, it is told beside rulings that rest on it."""
    await fought(table)
    head = await sequence(table)
    opened = await of_the_attack(table, table.bruno)
    shown = await said(table.bruno, opened, "A rule was overlooked …", "12.2b")
    assert "12.2b" in words(shown)
    settled = pressed(await table.ana.click(opened, label="Accept"))
    assert await sequence(table) == head
    await said(table.ana, settled, "Keep as a house rule", "We roll both dice at once")
    listed = await table.ask(table.ana, "dispute", **{"house-rules": True})
    assert "We roll both dice at once" in words(listed)
    await table.ask(table.judge, "turn end")
    await table.ask(table.ana, "attack", attacker="iron-wolf", target="rook", kind="range", roll="1 2")
    living = table.seen(None)
    assert "🏠" in words(living)  # in the living message, below what happened
    assert "We roll both dice at once" in words(living)
    whole = words(pressed(await table.ana.click(living, label="Last ruling in full")))
    assert whole.count("We roll both dice at once") == 1
    assert "We roll both dice at once" in words(await table.ask(table.ana, "why"))
    again = await table.ask(table.ana, "attack", attacker="iron-wolf", target="rook", kind="range", roll="1 2")
    assert "refused" in words(again).casefold() or "not" in words(again).casefold()
    assert "We roll both dice at once" not in words(again)  # what refuses it rests on another section
    removed = pressed(await table.judge.select(listed, ["1"]))
    assert "no house rules" in words(removed)


async def test_a_dispute_in_spanish(table: Club) -> None:
    """The same in Spanish, typed in Spanish."""
    await fought(table)
    await table.ask(table.judge, "settings", language="es")
    opened = await of_the_attack(table, table.bruno)
    assert "Bruno impugna este fallo" in words(opened)
    shown = await said(table.bruno, opened, "Terreno…", "C5 obstaculizador")
    assert "C5 es obstaculizador" in words(shown)
    shown = await said(table.bruno, opened, "Modificador, poder…", "Rook defensa +2")
    assert "Rook tenía" in words(shown)
    settled = pressed(await table.ana.click(opened, label="Aceptar"))
    assert "de común acuerdo" in words(settled)
    assert await clicks(table) == 1


async def test_one_who_plays_both_sides_needs_nobody(table: Club) -> None:
    """Where one person has every seat, theirs suffices."""
    await table.ask(table.ana, "game new")
    for side in ("red", "blue"):
        await table.ask(table.ana, "game join", side=side)
    await table.ask(table.ana, "map load", sketch=BOARD)
    await table.ask(table.ana, "figure add", figure="Rook 75 8/10/16/3 x5 r6 t1 at C3", side="red")
    await table.ask(table.ana, "figure add", figure="Wolf 75 8/10/16/3 x5 r6 t1 at C7", side="blue")
    for _ in range(3):
        await table.ask(table.ana, "turn end")
    await table.ask(table.ana, "damage", figure="rook", clicks=2)
    opened = await table.ask(table.ana, "dispute")
    await said(table.ana, opened, "Click …", "rook 2")
    assert "the one player" in words(pressed(await table.ana.click(opened, label="Accept")))
    assert await clicks(table) == 4


async def test_battleground(table: Club) -> None:
    """A ruling of Battleground contested: the golden rule is cited where nobody agrees."""
    await at_war(table)
    await table.ask(table.ana, "turn end", first="masters")
    for who, initiative in ((table.ana, 9), (table.bruno, 1)):
        await table.ask(who, "round card", initiative=initiative, points=4)
    found = await table.store.games.current(table.channel.id)
    assert found is not None
    figure = next(event["figure"] for event in found.events if event["event"] == "character-added")
    await table.ask(table.ana, "round activate", character=figure)
    opened = await table.ask(table.bruno, "dispute")
    assert "Bruno contests" in words(opened)
    shown = await said(table.bruno, opened, "Wounds …", f"{figure} 1")
    assert "one wound" in words(shown)
    asked = pressed(await table.bruno.click(opened, label="We can’t agree: dice"))
    assert "golden rule" in words(asked).casefold(), words(asked)
    settled = pressed(await table.ana.click(opened, label="Accept"))
    assert "corrected by agreement" in words(settled)
    await table.ask(table.ana, "reach", figure=figure)
    opened = await table.ask(table.bruno, "dispute")
    assert "asked: " in words(opened)
    offered = buttons(opened)
    assert "Wounds …" in offered
    assert ROLL not in offered


async def test_typed_rolls_wait_for_the_other_side_where_the_game_wants_it(table: Club) -> None:
    """Off by default; switched on, a typed roll waits, also over a restart; another confirms it, the log tells who."""
    await fought(table)
    await table.ask(table.judge, "turn end")
    assert "wait" in words(await table.ask(table.bruno, "verify", confirm=True))
    head = await sequence(table)
    asked = await table.ask(table.ana, "attack", attacker="iron-wolf", target="rook", kind="range", roll="1 2")
    assert "Ana typed 1 + 2" in words(asked)
    assert await sequence(table) == head
    await table.restart()
    assert one_line(pressed(await table.ana.click(asked, label="Confirm the dice")))
    assert await sequence(table) == head
    pressed(await table.bruno.click(asked, label="Confirm the dice"))
    assert await sequence(table) > head
    assert "Bruno confirmed the dice" in words(await table.ask(table.ana, "game log"))
    opened = await of_the_attack(table, table.bruno)
    assert "As ruled" in words(opened)


async def test_a_typed_roll_that_did_not_fall_is_taken_away(table: Club) -> None:
    """The other side says no: nothing has happened, and the same may be typed again."""
    await fought(table)
    await table.ask(table.judge, "turn end")
    await table.ask(table.judge, "verify", confirm=True)
    head = await sequence(table)
    asked = await table.ask(table.ana, "attack", attacker="iron-wolf", target="rook", kind="range", roll="6 6")
    pressed(await table.bruno.click(asked, label="That is not what fell"))
    assert await sequence(table) == head
    await table.ask(table.judge, "verify", confirm=False)
    await table.ask(table.ana, "attack", attacker="iron-wolf", target="rook", kind="range", roll="1 2")
    assert await sequence(table) > head


async def test_what_followed_is_judged_in_two_seconds_or_not_at_all(
    table: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once the time is up it is said plainly, in the message and to who accepts; the game stays as it is."""
    await fought(table)
    opened = await of_the_attack(table, table.bruno)
    monkeypatch.setattr(case, "BOUND", -1.0)
    shown = await said(table.bruno, opened, ROLL, "1 2")
    assert "Too much has followed" in words(shown)
    head = await sequence(table)
    assert "too many" in one_line(pressed(await table.ana.click(opened, label="Accept")))
    monkeypatch.setattr(case, "MOST_FOLLOWED", 0)
    assert "too many" in one_line(await of_the_attack(table, table.bruno))
    assert await sequence(table) == head


@pytest.mark.parametrize("ruleset", ["heroclix-modern", "heroclix-2022"])
async def test_an_answer_is_contested_by_what_was_different_on_the_table(table: Club, ruleset: str) -> None:
    """Bruno says that C5 is hindering after /lof: the line is judged again, hindered; accepted, it is so on the map."""
    await fought(table, ruleset)
    await table.ask(table.bruno, "lof", **LINE)
    opened = await table.ask(table.bruno, "dispute")
    assert "asked: Clear" in words(opened)
    offered = buttons(opened)
    assert ROLL not in offered  # a question has no dice, and nothing was done that could be allowed or not
    assert "It is allowed" not in offered
    shown = await said(table.bruno, opened, "Terrain …", "hindering C5")
    assert "With what is said: Hindered" in words(shown)
    settled = pressed(await table.ana.click(opened, label="Accept"))
    assert "corrected by agreement" in words(settled)
    assert "Hindered" in words(await table.ask(table.ana, "lof", **LINE))
    await table.ask(table.bruno, "lof", **LINE)
    again = await table.ask(table.bruno, "dispute")
    pressed(await table.bruno.click(again, label="Let it stand"))


async def test_house_rules_are_told_under_uses_and_refusals_in_spanish(table: Club) -> None:
    """A power put to use, and what the rules refuse, tell the house rules that touch them, too."""
    await fought(table)
    await table.ask(table.judge, "settings", language="es")
    for ruleset, section, text in (
        ("heroclix-modern", "11.1", "Se toca la base"),
        ("heroclix-2022", "11.1", "De otra edición"),
    ):
        await table.store.disputes.keep_rule(table.channel.id, ruleset, section, text, "Ana")
    await table.ask(table.judge, "turn end")
    told = words(await table.ask(table.ana, "attack", attacker="iron-wolf", target="rook", kind="close", roll="4 4"))
    assert "Se toca la base" in told
    assert "De otra edición" not in told
    await table.ask(table.ana, "figure edit", figure="iron-wolf", powers="outwit")
    await table.ask(table.bruno, "figure edit", figure="rook", powers="toughness")
    await table.store.disputes.keep_rule(table.channel.id, "heroclix-modern", "20.3", "Se dice en voz alta", "Ana")
    await table.ask(table.ana, "use", figure="iron-wolf", power="outwit", target="rook", value="toughness")
    living = table.seen(None)
    assert "Se dice en voz alta" in words(living), words(await table.ask(table.ana, "why"))
