"""A game of 2012 in a club's channel: opened, set up with its own samples, played in its book's words, exported."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from engine.heroclix.samples import sample_figures
from tests.e2e.club import Club, buttons, ended, one_line, pressed, words

BOARD = "rrrrrrrr|........|........|........|........|........|........|bbbbbbbb"
WOLF, ROOK = "Iron Wolf 75 8/10/17/3 r6 t1 charge, willpower", "Rook 75 8/10/16/3 r6 t1 indomitable"
OF_TODAY = re.compile(r"\b(MOVE|CLOSE|RANGE|POWER|FREE)\b|\bcosted\b|con coste|\b[Cc]lear [Pp]hase|fase de limpieza")


async def begun(table: Club, figures: tuple[str, str] = (WOLF, ROOK), at: tuple[str, str] = ("C3", "C5")) -> None:
    """Open a game, each with a figure on a plain map; it is Ana's third turn."""
    await table.ask(table.ana, "game new", ruleset="heroclix-2012")
    for who in (table.ana, table.bruno):
        await table.ask(who, "game join")
    await table.ask(table.ana, "map load", sketch=BOARD)
    for who, figure, square in zip((table.ana, table.bruno), figures, at, strict=True):
        assert "joins the" in words(await table.ask(who, "figure add", figure=f"{figure} at {square}"))
    for _ in range(5):
        await table.ask(table.judge, "turn end")


def unit(**more: Any) -> bytes:
    """A player's unit file with symbols of that time."""
    click = {"speed_value": "8", "attack_value": "10", "defense_value": "17", "damage_value": "3"}
    return json.dumps(
        {
            "unit_id": "own001",
            "name": "Ferryman",
            "point_values": [75],
            "attack_type": "sharpshooter",
            "defense_type": "indomitable",
            "improved_movement": ["hindering"],
            "unit_range": "6",
            "dial": [{"click_number": 1, "starting_line": True, **click}, {"click_number": 2, **click}],
            **more,
        }
    ).encode()


@pytest.mark.parametrize("language", ["en", "es"])
async def test_a_game_speaks_the_words_of_its_book(table: Club, language: str) -> None:
    """From set-up to a score no line has today's names of actions, and what it rests on is that book's."""
    await table.ask(table.judge, "settings", language=language)
    told = []

    async def ask(who: Any, command: str, **options: Any) -> None:
        told.append(words(await table.ask(who, command, **options)))

    await ask(table.ana, "game new", ruleset="heroclix-2012")
    for who in (table.ana, table.bruno):
        await ask(who, "game join")
    await ask(table.ana, "map load", name="copper-mill")
    for who, force, row in ((table.ana, "lamplighters", 2), (table.bruno, "tin-carnival", 15)):
        await ask(who, "figure add", figure=force)
        for column, sample in zip("DEFG", sample_figures(force), strict=True):
            await ask(who, "place", figure=sample.names[language], at=f"{column}{row}")
    await ask(table.ana, "turn roll", dice="6 5, 3 2")
    for _ in range(3):
        await ask(table.judge, "turn end")
    for sample in sample_figures("lamplighters"):
        name = sample.names[language]
        await ask(table.ana, "figure show", figure=name)
        await ask(table.ana, "legal", figure=name)
        await ask(table.ana, "reach", figure=name)
    strong = sample_figures("lamplighters")[0].names[language]
    await ask(table.ana, "move", figure=strong, to="D5")
    await ask(table.ana, "game show")
    await ask(table.ana, "move", figure=strong, to="D6")
    await ask(table.ana, "lof", **{"from": strong, "to": "J15"})
    await ask(table.ana, "odds", attacker=strong, target=sample_figures("tin-carnival")[0].names[language])
    await ask(table.ana, "compare", **{"from": strong})
    await ask(table.ana, "game log")
    await ask(table.ana, "score")
    await ask(table.ana, "why")
    of_2012 = [line for text in told for line in text.split("\n") if "HeroClix:" not in line]
    assert [line for line in of_2012 if OF_TODAY.search(line)] == []
    assert [line for line in of_2012 if re.search(r"`\d+\.\d+[a-z]*`", line)] == []  # no number of another book
    assert {"en": "a move action", "es": "una acción de movimiento"}[language] in "\n".join(told)


async def test_a_section_is_shown_by_its_title_and_found_by_its_id(table: Club) -> None:
    """A step cites the title; below stand the ids, which /rule finds, as it finds the titles."""
    await begun(table, at=("C3", "C4"))
    told = words(await table.ask(table.ana, "attack", attacker="iron-wolf", target="rook", roll="4 3"))
    assert "`The attack roll`" in told
    assert "la-tirada-de-ataque" not in told
    every = words(await table.ask(table.ana, "why"))
    assert "la-tirada-de-ataque" in every.rpartition("Rests on: ")[2]
    for asked in ("la-tirada-de-ataque", "The attack roll"):
        assert "la-tirada-de-ataque · The attack roll" in words(await table.ask(table.ana, "rule", section=asked))


async def test_catapulta_is_not_chosen_and_hurts_at_the_edge(table: Club) -> None:
    """Doubles: knocked back a square for each damage; nobody is asked, and squares left at the edge cost 1."""
    await begun(table, ("Iron Wolf 75 8/10/17/3 r6 t1", "Rook 75 8/10/16/3 r6 t1 6 clicks"), ("C6", "C7"))
    attack = await table.ask(table.ana, "attack", attacker="iron-wolf", target="rook", roll="4 4")
    assert "knocked back" in words(attack)
    told = words(pressed(await table.ana.click(attack, label="Click the dials")))
    assert "1 knockback damage" in told
    assert "(5/6) C8" in words(await table.ask(table.ana, "game show"))


async def test_catapulta_how_far_has_to_be_said(table: Club) -> None:
    """No number of squares is the edition's: without one the player is asked in a line, with one it is judged."""
    await begun(table)
    away = {"figure": "rook", "from": "iron-wolf"}
    assert "as far as the damage taken" in one_line(await table.ask(table.ana, "knockback", **away))
    assert "knocked back 2 squares" in words(await table.ask(table.ana, "knockback", **away, squares=2))


async def test_a_short_id_is_no_number(table: Club) -> None:
    """The section on pushing is called by its title on the buttons beside it."""
    await table.ask(table.judge, "settings", ruleset="heroclix-2012")
    shown = await table.ask(table.ana, "rule", section="limpiar-tokens-de-accion")
    assert "Pushing →" in buttons(shown)


@pytest.mark.parametrize(
    ("ruleset", "counted", "said"),
    [
        ("heroclix-2012", ("Indomitable", "Improved Movement: Hindering", "Sharpshooter"), "Kept, not judged"),
        ("heroclix-modern", (), "no longer have it: Sharpshooter, Indomitable, Improved Movement: Hindering"),
        ("heroclix-2022", (), "no longer have it: Sharpshooter, Indomitable, Improved Movement: Hindering"),
    ],
)
async def test_glosario_symbols_of_a_unit_file(table: Club, ruleset: str, counted: tuple[str, ...], said: str) -> None:
    """They are on the card where the book has them, and told to be gone where it has them no longer."""
    await table.ask(table.ana, "game new", ruleset=ruleset)
    for who in (table.ana, table.bruno):
        await table.ask(who, "game join")
    await table.ask(table.ana, "map load", sketch=BOARD)
    told = words(await table.ask(table.ana, "figure add", file=("ferryman.json", unit()), at="C1"))
    assert said in told
    shown = words(await table.ask(table.ana, "figure show", figure="ferryman"))
    assert [name for name in ("Indomitable", "Improved Movement: Hindering", "Sharpshooter") if name in shown] == list(
        counted
    )


async def test_samples_are_those_of_the_edition(table: Club) -> None:
    """Its own are offered, another's refused in a line that names the right ones; so with maps."""
    await table.ask(table.ana, "game new", ruleset="heroclix-2012")
    await table.ask(table.ana, "game join")
    offered = await table.suggested(table.ana, "figure add", "figure", "")
    assert offered[:2] == ["lamplighters", "tin-carnival"]
    assert "beacon-keeper" not in offered
    assert "copper-mill" in await table.suggested(table.ana, "map load", "name", "")
    line = one_line(await table.ask(table.ana, "figure add", figure="Harbour Watch"))
    assert "HeroClix, HeroClix 2022" in line
    assert "lamplighters, tin-carnival" in line
    await table.ask(table.judge, "game end")
    await table.ask(table.ana, "game new")
    await table.ask(table.ana, "game join")
    assert "copper-mill" not in await table.suggested(table.ana, "map load", "name", "")
    assert "HeroClix 2012" in one_line(await table.ask(table.ana, "map load", name="copper-mill"))
    assert "rust-tide" in one_line(await table.ask(table.ana, "figure add", figure="wick"))


async def test_what_the_edition_lacks_is_named_in_a_line(table: Club) -> None:
    """A Tarot Card, an elevated marker, mission points, equipment, clicks with STOP."""
    await begun(table)
    document = json.dumps({"size": [8, 8], "markers": [{"kind": "elevated", "at": "D4"}]}).encode()
    for command, options, named in (
        ("card add", {"name": "Sun", "kind": "tarot", "side": "red"}, "tarot"),
        ("map load", {"file": ("map.json", document)}, "elevated"),
        ("score", {"points": 5, "side": "red", "kind": "mission"}, "mission"),
        ("map object", {"kind": "equipment", "figure": "iron-wolf"}, "equipment"),
        ("figure add", {"figure": "Stopper 50 r6 t1, 8/10/17/3 7/9/16/2 [stop] at D3"}, "stop"),
    ):
        line = one_line(await table.ask(table.judge, command, **options))
        assert named in line.casefold()
        assert "2012" in line


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("name", ["indomitable", "sharpshooter", "tiny"])
async def test_glosario_a_power_is_shown_before_its_word_in_the_glossary(table: Club, language: str, name: str) -> None:
    """Both have the name; /power shows the ability, /rule finds either."""
    await table.ask(table.judge, "settings", language=language, ruleset="heroclix-2012")
    assert words(await table.ask(table.ana, "power", name=name)).startswith(f"poderes/{name}")
    assert "glosario/" in words(await table.ask(table.ana, "rule", section=f"glosario/{name}"))


async def test_an_imported_game_keeps_its_edition(table: Club) -> None:
    """It is played on by its own book in a channel of another, and the channel is told."""
    await begun(table)
    (file,) = (await table.ask(table.ana, "game export")).attachments
    raw = await file.read()
    await ended(table, winner="red")
    opened = words(await table.ask(table.ana, "game import", file=("game.json", raw)))
    assert "This game is played by HeroClix 2012" in opened
    assert "HeroClix 2012 · build total" in words(await table.ask(table.ana, "game show"))


async def test_comparing_three_editions_names_each_once(table: Club) -> None:
    """Those that say the same are told together; where 2012 alone differs, it stands apart with its own book."""
    plain = ("Iron Wolf 75 8/10/17/3 r6 t1", "Rook 75 8/10/16/3 r6 t1")
    await begun(table, plain, ("C3", "C8"))
    alike = words(await table.ask(table.ana, "compare", **{"from": "iron-wolf", "to": "rook"}))
    assert "HeroClix 2012 · HeroClix · HeroClix 2022: clear" in alike
    await table.ask(table.ana, "map edit", terrain="hindering", where="C3")
    apart = words(await table.ask(table.ana, "compare", **{"from": "iron-wolf", "to": "rook"}))
    assert "HeroClix 2012: hindered" in apart
    assert "HeroClix · HeroClix 2022: clear" in apart
    assert len(apart) < 1200


async def test_paso_2_what_is_odd_about_a_map_and_what_is_offered_have_titles(table: Club) -> None:
    """Sections of that book have names, no numbers: a map's findings and the buttons of "did you mean" show them."""
    await table.ask(table.ana, "game new", ruleset="heroclix-2012")
    await table.ask(table.ana, "game join")
    laid = words(await table.ask(table.ana, "map load", sketch="........|........"))
    assert "No starting areas are marked" in laid
    assert "paso-2" not in laid
    offered = await table.ask(table.ana, "ask", question="is a crate a boat?")
    assert "Did you mean" in words(offered)
    assert not [label for label in buttons(offered) if "/" in label]
