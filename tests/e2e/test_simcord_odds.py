"""/odds in a club's channel: the attack at the table before its roll, with its chart, and two numbers anywhere."""

from __future__ import annotations

import json

from tests.e2e.club import Club, begun, buttons, one_line, words

CROW = "Crow 20 7/9/16/2 r6 t1 2 clicks {powers} at {at}"


async def beside(table: Club, powers: str = "") -> None:
    """Begin a game in which blue's Crow, on a dial of two clicks, stands beside red's Iron Wolf in F2."""
    await begun(table)
    line = CROW.format(powers=f"[{powers}]" if powers else "", at="F3")
    await table.ask(table.bruno, "figure add", figure=line)


async def test_an_attack_before_its_roll(table: Club) -> None:
    """Needed 6: 26 of 36; nothing but the dice, so the chance to hit is the same, and every hit KO's."""
    await beside(table)
    shown = await table.ask(table.ana, "odds", attacker="iron wolf", target="crow")
    text = words(shown)
    assert "Needed **6**: **26 of 36**" in text
    assert "Hit: **72.2%**" in text
    assert "KO: **72.2%**" in text
    assert "Clicks to expect: **1.44**" in text
    assert "12.3c" in text
    assert buttons(shown) == ["Every step", "wrong?"]


async def test_the_chart_tells_the_same_in_words(table: Club) -> None:
    """The picture is named, and its description has each bar: no clicks, and the two that are a KO."""
    await beside(table)
    shown = await table.ask(table.ana, "odds", attacker="iron wolf", target="crow")
    (chart,) = shown.attachments
    assert chart.filename == "odds.png"
    described = chart.description or ""
    assert "0 clicks 27.8%" in described
    assert "2 = KO 72.2%" in described


async def test_who_rerolls_what(table: Club) -> None:
    """A friend with Probability Control rerolls the misses, and the answer says which; hits become more likely."""
    await beside(table)
    await table.ask(table.ana, "figure add", figure="Lucky 30 7/9/16/2 r6 t1 [Probability Control] at D2")
    text = words(await table.ask(table.ana, "odds", attacker="iron wolf", target="crow"))
    assert "Lucky has the roll made again on 2–5" in text
    assert "P71" in text
    assert "Hit: **92.3%**" in text


async def test_an_illegal_attack_is_told_with_its_reason(table: Club) -> None:
    """A close attack on somebody far off: the reason with its section, and no chart."""
    await beside(table)
    shown = await table.ask(table.ana, "odds", attacker="iron wolf", target="rook", kind="close")
    assert "⛔" in words(shown)
    assert "12.1" in words(shown)
    assert not shown.attachments


async def test_several_targets_and_an_action(table: Club) -> None:
    """An attack on all characters names its targets itself; all together have a block of their own."""
    await begun(table)
    await table.ask(table.bruno, "figure add", figure=CROW.format(powers="", at="F3"))
    await table.ask(table.bruno, "figure add", figure=CROW.format(powers="", at="G3"))
    await table.ask(table.ana, "figure edit", figure="iron wolf", powers="Quake")
    text = words(await table.ask(table.ana, "odds", attacker="iron wolf", action="quake"))
    assert text.count("Needed **6**: **26 of 36**") == 2
    assert "All together" in text


async def test_two_numbers_need_no_game(table: Club) -> None:
    """An attack value against a defense value, as a table without the bot plays it; one of them alone is an error."""
    assert "21 of 36" in words(await table.ask(table.ana, "odds", attack=10, defense=17))
    assert "attack value" in one_line(await table.ask(table.ana, "odds", attack=10))
    assert "attack value" in one_line(await table.ask(table.ana, "odds"))


async def test_bad_input_is_one_line(table: Club) -> None:
    """No game, nobody of that name, no target, an action that makes no attack: one line each."""
    assert "/game new" in one_line(await table.ask(table.ana, "odds", attacker="iron wolf", target="crow"))
    await beside(table)
    assert "nobody" in one_line(await table.ask(table.ana, "odds", attacker="nobody", target="crow"))
    assert "target" in one_line(await table.ask(table.ana, "odds", attacker="iron wolf"))
    answer = await table.ask(table.ana, "odds", attacker="iron wolf", target="crow", action="perplex")
    assert "perplex" in one_line(answer)


async def test_the_steps_are_kept_for_why(table: Club) -> None:
    """The ruling is the channel's last: /why tells the values behind the numbers."""
    await beside(table)
    await table.ask(table.ana, "odds", attacker="iron wolf", target="crow")
    told = words(await table.ask(table.ana, "why"))
    assert "Printed attack: 10" in told
    assert "26 of the 36 rolls" in told


async def test_in_spanish(table: Club) -> None:
    """The answer, its blocks and the description of its chart read Spanish where the channel does."""
    await table.ask(table.judge, "settings", language="es")
    await beside(table, "Super Senses")
    shown = await table.ask(table.ana, "odds", attacker="iron wolf", target="crow")
    text = words(shown)
    assert "Hace falta **6**: **26 de 36**" in text
    assert "Impacto: **48,1 %**" in text
    assert "Súper Sentidos" in text
    assert "clics" in (shown.attachments[0].description or "")
    assert "Hit" not in json.dumps(text)
