"""Typed attacks of Battleground: weapons offered and named, and what only HeroClix has refused in one line (6c)."""

from __future__ import annotations

import pytest

from bot.app.errors import UserError
from bot.motu.typing.weapons import weapon_of
from engine.motu.game.state.figure import GameFigure
from tests.e2e.club import Club, at_war, one_line, refused, words
from tests.engine.motu.game.playing import began, fighter


async def fighting(table: Club) -> None:
    """Begin the first round with Asha, who has a bow and her fists, acting; Morgrith stands nine hexes from her."""
    await at_war(table)
    await table.ask(table.ana, "turn end", first="masters")
    await table.ask(table.ana, "round card", initiative=9, points=6)
    await table.ask(table.bruno, "round card", initiative=1, points=2)
    await table.ask(table.ana, "round activate", character="asha", bonus="ability")


async def test_an_attackers_weapons_are_offered(table: Club) -> None:
    """Whoever is named as the attacker, else who acts: each weapon by its name, kind and range, and fists (6c)."""
    await fighting(table)
    for filled in ({"attacker": "asha"}, {}):
        offered = await table.ana.autocomplete(table.channel, "attack", "action", "", **filled)
        assert [(each["name"], each["value"]) for each in offered] == [
            ("Reed bow · ranged · 10″", "reed-bow"),
            ("fists · melee", "fists"),
        ]
    assert await table.suggested(table.ana, "attack", "action", "bo") == ["reed-bow"]
    other = await table.ana.autocomplete(table.channel, "odds", "action", "", attacker="torvin")
    assert [each["value"] for each in other] == ["dawnblade"]
    nobody = await table.ana.autocomplete(table.channel, "attack", "action", "", attacker="nobody")
    assert nobody == []


async def test_what_a_character_can_use_is_offered(table: Club) -> None:
    """Abilities, consumables, concentration and guard; no shield, which nobody uses (7j)."""
    await fighting(table)
    offered = await table.ana.autocomplete(table.channel, "use", "power", "", figure="asha")
    assert [each["value"] for each in offered] == ["updraft", "quick-tonic", "concentration", "guard"]
    assert await table.suggested(table.ana, "use", "power", "updr") == ["updraft"]


async def test_a_typed_weapon_attacks(table: Club) -> None:
    """By its name, a part of it or its id the attack is judged with it; another's is refused with those there are."""
    await fighting(table)
    await table.ask(table.bruno, "place", figure="morgrith", at="G1")
    await table.ask(table.ana, "place", figure="asha", at="C1")
    for named in ("Reed bow", "reed", "BOW"):
        asked = words(await table.ask(table.ana, "odds", attacker="asha", target="morgrith", action=named))
        assert "Chances" in asked
    asked = await table.ask(table.ana, "attack", attacker="asha", target="morgrith")
    assert "With which weapon of Asha? There are: Reed bow, fists" in refused(asked)
    wrong = await table.ask(table.ana, "attack", attacker="asha", target="morgrith", action="Energy Explosion")
    assert 'Asha has no weapon "Energy Explosion". There are: Reed bow, fists' in refused(wrong)
    told = words(await table.ask(table.ana, "attack", attacker="asha", target="morgrith", action="reed"))
    assert "Asha attacks Morgrith with Reed bow" in told


@pytest.mark.parametrize(
    ("language", "option", "said"),
    [
        ("en", {"kind": "range"}, "This channel's game has no option `kind` in `/attack`."),
        ("es", {"kind": "close"}, "La partida de este canal no tiene la opción `tipo` en `/attack`."),
        ("es", {"divide": "2 1"}, "La partida de este canal no tiene la opción `reparto` en `/attack`."),
        ("es", {"target2": "morgrith"}, "La partida de este canal no tiene la opción `objetivo2` en `/attack`."),
    ],
)
async def test_options_of_heroclix_are_refused_in_one_line(
    table: Club, language: str, option: dict[str, str], said: str
) -> None:
    """Its kind of attack, further targets and divided damage mean nothing here: one line says so, nothing is done."""
    await table.ask(table.judge, "settings", language=language)
    await fighting(table)
    shown = await table.ask(table.ana, "attack", attacker="asha", target="morgrith", **option)
    assert said in one_line(shown)
    assert refused(shown)


def armed(*names: str) -> GameFigure:
    """Return a character with weapons of those names for fighting, or without any."""
    weapons = [
        {"id": f"w{n}", "name": name, "kind": "ranged", "range": 6, "table": {1: 1}} for n, name in enumerate(names)
    ]
    return began({"B2": {**fighter("Brak"), "weapons": weapons}}, {"C2": fighter("Zor")}).state.by_id("brak")


def test_6c_a_weapon_is_named_by_what_no_other_has() -> None:
    """Accents and case do not count; a whole name comes before a part of another; two that fit are asked about."""
    figure = armed("Lanza mágica", "Lanza", "Arco")
    assert weapon_of(figure, "lanza magica") == "w0"
    assert weapon_of(figure, "LANZA") == "w1"
    assert weapon_of(figure, "mágica") == "w0"
    assert weapon_of(figure, "puños") == weapon_of(figure, "Fists") == "fists"
    with pytest.raises(UserError) as several:
        weapon_of(figure, "lan")
    assert (several.value.message, several.value.data["weapons"]) == ("motu-several-weapons", ("Lanza mágica", "Lanza"))
    with pytest.raises(UserError) as wrong:
        weapon_of(figure, "  ")
    assert wrong.value.message == "motu-no-weapon"


def test_6c_two_weapons_of_one_name_are_never_guessed() -> None:
    """Their name alone fits both: which of them is asked, and an id says it."""
    figure = armed("Axe", "Axe")
    with pytest.raises(UserError) as several:
        weapon_of(figure, "axe")
    assert (several.value.message, several.value.data["weapons"]) == ("motu-several-weapons", ("w0", "w1"))
    assert weapon_of(figure, "w1") == "w1"
