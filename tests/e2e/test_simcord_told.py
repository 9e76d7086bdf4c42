"""What replies tell in a club's channel: whom a use harmed, what a dial shows, what was undone, what a roll does."""

from __future__ import annotations

import pytest

from bot.words.language import catalogue
from tests.e2e.club import Club, begun, buttons, let_stand, one_line, refused, seated, sequence, unfolded, words
from tests.e2e.test_simcord_deciding import options, pick, press
from tests.e2e.test_simcord_using import with_powers

MOTH = "Moth 50 8/10/17/3 r6 t1 at G3"


async def spanish(table: Club) -> None:
    """Let the server speak Spanish."""
    await table.ask(table.judge, "settings", language="es")


@pytest.mark.parametrize(
    ("language", "spared", "harmed"),
    [("en", "Moth takes 0 damage", "(Poison)"), ("es", "Toughness", "(Veneno (Poison))")],
)
async def test_27_2j_poison_says_what_it_did_to_whom(table: Club, language: str, spared: str, harmed: str) -> None:
    """Who is spared and by which power stands there, and who is clicked, by the power's name in the reader's words."""
    await with_powers(table, "poison")
    await table.ask(table.bruno, "figure add", figure=MOTH)
    await table.ask(table.bruno, "figure edit", figure="moth", powers="toughness")
    await table.ask(table.bruno, "figure add", figure="cinder-moth", at="E3")
    await table.ask(table.judge, "settings", language=language)
    told = words(await table.ask(table.ana, "use", figure="iron-wolf", power="poison")).replace("\\", "")
    assert spared in told
    assert harmed in told


async def test_a_turned_dial_tells_its_values(table: Club) -> None:
    """After damage and after healing, in both languages; a KO and a dial that shows the same tell none."""
    await begun(table)
    await table.ask(table.ana, "figure add", figure="cinder-moth", at="A1")
    told = words(await table.ask(table.ana, "damage", figure="cinder-moth", clicks=1))
    assert "↳ speed " in told
    assert " · damage " in told
    await spanish(table)
    assert "↳ velocidad " in words(await table.ask(table.ana, "heal", figure="cinder-moth", clicks=1))
    assert "↳" not in words(await table.ask(table.ana, "damage", figure="cinder-moth", clicks=20))
    assert "↳" not in words(await table.ask(table.ana, "damage", figure="iron-wolf", clicks=1))


async def test_a_clicked_dial_is_told_once(table: Club) -> None:
    """The sentence has both numbers, and they do not follow it again; Flurry's other attack is no refusal."""
    await with_powers(table, "flurry")
    await table.ask(table.bruno, "figure add", figure="cinder-moth", at="E3")
    said = {"attacker": "iron-wolf", "target": "cinder-moth", "action": "flurry", "roll": "5 6"}
    attack = await table.ask(table.ana, "attack", **said)
    assert "goes from click 1 to 4. `12.5c`" in words(attack)
    assert "✗" not in words(attack)
    assert "• Flurry: this is one of" in words(await press(table.ana, await unfolded(table.ana, attack), "Every step"))


async def test_the_log_says_what_was_taken_back(table: Club) -> None:
    """Whose command it was and what it did, in both languages and for redo too; no number of a command."""
    await begun(table)
    await table.ask(table.ana, "move", figure="iron-wolf", to="E3")
    await table.ask(table.ana, "game undo")
    await table.ask(table.ana, "game redo")
    told = words(await table.ask(table.bruno, "game log"))
    assert "Ana undoes: " in told
    assert "Ana puts back: " in told
    assert told.count("Iron Wolf moves from F2 to E3") == 3
    await table.ask(table.judge, "damage", figure="rook", clicks=1)
    await table.ask(table.judge, "game undo")
    assert "undoes" in words(await table.ask(table.bruno, "game log"))
    await spanish(table)
    told = words(await table.ask(table.bruno, "game log"))
    assert "Ana deshace: " in told
    assert "Comando" not in told


async def test_a_judge_ends_the_action_of_a_player(table: Club) -> None:
    """The opponent may not press it; a judge may."""
    await with_powers(table, "charge")
    moved = await table.ask(table.ana, "use", figure="iron-wolf", power="charge", to="F5")
    assert "End the action" in buttons(moved)
    assert (await press(table.bruno, moved, "End the action")).ephemeral
    assert "ends Charge" in words(await press(table.judge, moved, "End the action"))


async def test_12_3_each_pair_says_whether_it_would_hit(table: Club) -> None:
    """7 is needed against 17 with 10: 6 misses and 7 hits; 2 misses and harms the attacker (12.3c), 12 always hits."""
    await begun(table)
    await table.ask(table.bruno, "figure add", figure=MOTH)
    targets = await table.ask(table.ana, "attack", attacker="iron-wolf")
    offered = options(await pick(table.ana, targets, "🔷 Moth"))
    assert offered["⚄⚄ 3 + 3"] == "6 — miss"
    assert offered["⚄⚄ 3 + 4"] == "7 — hit"
    assert offered["⚄⚄ 1 + 1"] == "2 — Moth: miss; Iron Wolf: harmed"
    assert offered["⚄⚄ 6 + 6"] == "12 — hit"
    await spanish(table)
    targets = await table.ask(table.ana, "attack", attacker="iron-wolf")
    assert options(await pick(table.ana, targets, "🔷 Moth"))["⚄⚄ 3 + 4"] == f"7 — {catalogue('es').term('hit')}"


async def test_4_1b_the_first_player_is_told_once(table: Club) -> None:
    """Who chooses stands in one line; a bonus that is too large is told by the option's name and the side's word."""
    await seated(table)
    rolled = words(await table.ask(table.ana, "turn roll", dice="3 4, 6 2"))
    assert rolled.count("chooses the first player") == 1
    await spanish(table)
    assert "adicional (azul):" in one_line(await table.ask(table.ana, "turn roll", further="0, 500"))


async def test_21_13_results_and_their_number(table: Club) -> None:
    """More or fewer results than are to be thrown change nothing; as many, or no number at all, are written down."""
    await begun(table)
    before = await sequence(table)
    for count in (1, 3):
        assert "2" in one_line(await table.ask(table.ana, "throw", die="d8", count=count, results="7, 3"))
    assert await sequence(table) == before
    assert "7, 3" in words(await table.ask(table.ana, "throw", die="d8", count=2, results="7, 3"))
    assert "7, 3" in words(await table.ask(table.ana, "throw", die="d8", results="7, 3"))


async def test_what_a_coin_and_a_draw_lack_in_the_readers_words(table: Club) -> None:
    """The faces of a coin are Spanish, and so is the option of a card that is not there."""
    await seated(table)
    await spanish(table)
    line = one_line(await table.ask(table.ana, "throw", die="moneda", results="canto"))
    assert "cara, cruz" in line
    assert "heads" not in line
    assert one_line(await table.ask(table.ana, "card draw", card="none")).startswith("⛔ carta: ")


@pytest.mark.parametrize("command", ["sideline send", "figure remove", "figure out"])
async def test_24_4_a_vehicle_that_leaves_names_its_pilot(table: Club, command: str) -> None:
    """However it leaves other than by KO, who piloted it is told with what is to be done; without a pilot nothing."""
    await begun(table)
    for name, at in (("Truck", "F3"), ("Cart", "G1")):
        card = f"name: {name}\npoints: 50\nvalues: {{speed: 8, attack: 9, defense: 16, damage: 2}}\n"
        data = f"{card}abilities: [vehicle]\nsize: giant\n".encode()
        await table.ask(table.ana, "figure add", at=at, file=("card.yaml", data))
    await table.ask(table.ana, "use", figure="iron-wolf", power="become-pilot", target="truck")
    told = words(await table.ask(table.ana, command, figure="truck"))
    assert "Iron Wolf piloted it" in told
    assert "24.4" in told
    assert "piloted" not in words(await table.ask(table.ana, command, figure="cart"))


async def test_27_3k_a_use_that_heals_nobody_says_why(table: Club) -> None:
    """Half of the die, rounded up, and a dial that doesn't turn; Poison let stand beside nobody says so too."""
    await with_powers(table, "regeneration", "poison")
    told = words(await table.ask(table.ana, "use", figure="iron-wolf", power="regeneration", roll=3))
    assert "Half of the 3 rolled" in told
    assert "6.6" in told
    refusal = await table.ask(table.ana, "use", figure="iron-wolf", power="poison")
    assert "affects nobody" in words(await let_stand(table.ana, refusal, table.bruno))


async def test_7_1_a_power_that_is_no_action_says_when_it_is_used(table: Club) -> None:
    """Incapacitate is offered within attacks, Toughness works by itself; in Spanish too."""
    await with_powers(table, "incapacitate", "toughness")
    assert "used within an attack" in words(await table.ask(table.ana, "use", figure="iron-wolf", power="incapacitate"))
    await spanish(table)
    assert "por sí solo" in words(await table.ask(table.ana, "use", figure="iron-wolf", power="toughness"))


async def test_the_log_names_who_did_it(table: Club) -> None:
    """Every line names its doer, also a judge's damage; undo names who undid whose step; dice say whose they were."""
    await begun(table)
    await table.ask(table.judge, "damage", figure="rook", clicks=1)
    await table.ask(table.ana, "token", figure="iron-wolf", change=1)
    await table.ask(table.judge, "game undo")
    told = words(await table.ask(table.bruno, "game log"))
    assert all(" — " in line or " undoes " in line for line in told.splitlines() if line.startswith("`"))
    assert f"<@{table.judge.id}> undoes what Ana did" in told
    await table.ask(table.ana, "place", figure="iron-wolf", at="F8")
    await table.ask(table.ana, "attack", attacker="iron-wolf", target="rook", kind="close", roll="3 4")
    typed = words(await table.ask(table.bruno, "game log"))
    assert "(dice typed in) — Ana" in typed
    await table.ask(table.bruno, "throw", die="coin")
    assert "(the bot’s dice) — Bruno" in words(await table.ask(table.bruno, "game log"))


async def test_an_edited_map_tells_its_squares(table: Club) -> None:
    """The log says what was put where and by whom; an edit that changes nothing says so; a watcher edits nothing."""
    await begun(table)
    await table.ask(table.bruno, "map edit", terrain="wall", where="f5/f6, C3/D3")
    assert "wall at F5/F6, C3/D3. C3/D3, F5/F6: + wall — Bruno" in words(await table.ask(table.ana, "game log"))
    assert "already" in one_line(await table.ask(table.ana, "map edit", terrain="wall", where="F5/F6"))
    clara = table.ana.guild.add_member(table.env.create_user("Clara"))
    refused(await table.ask(clara, "map edit", terrain="wall", where="F6/F7"))
