"""The short rules of the 2012 book name what its other parts add to them or take back.

Its sections have no numbers, so an entry names the title of the section that limits it.
"""

from __future__ import annotations

import pytest

from rulesdb import LANGUAGES, load


def test_2012_says_catapulta() -> None:
    """glosario/catapulta: that book's word in Spanish; a reading that says another looks like another rule."""
    library = load("heroclix-2012")
    readings = [entry for entry in library.entries("es") if entry.kind == "reading"]
    assert [entry.section for entry in readings if "retroce" in (entry.title + entry.text).casefold()] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("section", ["poderes/stealth", "R67"])
def test_the_own_hindering_square_of_2012_counts_on_one_level(section: str, lang: str) -> None:
    """lineas/el-borde: between two levels hindering terrain counts in the target's square alone."""
    level = {"en": "on one level", "es": "mismo nivel"}
    assert level[lang] in load("heroclix-2012").entry(section, lang).text.casefold()


@pytest.mark.parametrize(("lang", "words"), [("en", "a break away that fails"), ("es", "no conseguir separarse")])
@pytest.mark.parametrize("name", ["flight", "great-size", "leap-climb"])
def test_whom_opponents_do_not_stop_in_2012_still_breaks_away(name: str, lang: str, words: str) -> None:
    """separarse: passing opponents on the way excuses nobody from the roll before it."""
    assert words in load("heroclix-2012").entry(f"poderes/{name}", lang).text


# What the basic game of 2012 leaves out, and the title of the section that tells it.
BASICS = {
    "la-tirada-de-ataque": ("Rolling 2 and 12", "Tirar 2 y 12"),
    "hacer-un-ataque-a-distancia": ("Range combat", "Combate a distancia"),
    "hacer-un-ataque-cuerpo-a-cuerpo": ("Rolling 2 and 12", "Tirar 2 y 12"),
    "parte-1-lo-basico/hacer-dano": ("Dealing damage", "Infligir daño"),
}


@pytest.mark.parametrize("section", BASICS)
def test_the_basics_of_2012_name_what_the_full_game_adds(section: str) -> None:
    """parte-1-lo-basico: read alone, the basic game's rule is not the game's."""
    for lang, see, title in zip(("en", "es"), ("see", "véase"), BASICS[section], strict=True):
        assert f"({see} {title})" in load("heroclix-2012").entry(section, lang).text


# The same of its parts 2 to 4: a short rule, and the title of the section that takes some of it back.
LIMITED = {
    "acciones-de-movimiento": ("Breaking away", "Separarse (destrabarse)"),
    "casillas-adyacentes": ("Movement: stairs and ladders", "Movimiento: escaleras y escalerillas"),
    "terreno/terreno-elevado": ("Movement: stairs and ladders", "Movimiento: escaleras y escalerillas"),
    "tokens-de-accion": ("Double power action", "Acción de poder doble"),
    "total-de-acciones": ("Epic actions", "Acciones épicas"),
    "dar-acciones-a-los-personajes": ("Epic actions", "Acciones épicas"),
    "separarse": ("Stacking and unstacking horde tokens", "Apilar y desapilar fichas de horda"),
    "3-la-regla-de-ocupacion": ("Horde tokens", "Fichas (tokens) de horda"),
    "combate-a-distancia": ("Objects in range attacks", "Objetos en ataques a distancia"),
    "conceptos-importantes/linea-de-fuego": (
        "Attacks and multi-base characters",
        "Ataques y personajes de base múltiple",
    ),
    "terreno/terreno-obstaculizado": ("Line of fire: the rim", "Línea de fuego: el borde"),
    "terreno/terreno-bloqueado": ("3) The Rule of Occupancy", "3) La regla de ocupación"),
    "reglas-de-acciones-de-combate/hacer-dano": ("Penetrating damage", "Daño penetrante"),
    "derrotar-personajes": ("Epic hordes", "Hordas épicas"),
    "habilidades": ("Using and possessing", "Usar y poseer"),
    "activar-poderes-y-habilidades": ("Using and possessing", "Usar y poseer"),
    "objetos-en-tu-fuerza": ("Resources", "Recursos"),
    "destruir-objetos": ("Relics", "Reliquias"),
    "levantar-un-objeto": ("Ultra heavy objects", "Objetos ultra pesados"),
    "usar-objetos-en-ataques-cuerpo-a-cuerpo": ("Ultra heavy objects", "Objetos ultra pesados"),
    "usar-objetos-en-ataques-a-distancia": ("Ultra heavy objects", "Objetos ultra pesados"),
    "condiciones-de-batalla": ("Event dials", "Diales de evento"),
    "tokens-de-transeuntes": ("Stacks on the battlefield", "Pilas en el campo de batalla"),
    "determinar-puntos-de-victoria": ("Relics", "Reliquias"),
    "glosario/contrarrestar": ("Using and possessing", "Usar y poseer"),  # what is only used
}


@pytest.mark.parametrize("section", LIMITED)
def test_a_short_rule_of_2012_names_what_limits_it(section: str) -> None:
    """Parts 2 to 4: hordes, stairs, epic battles and special objects take back what the short rule says of all."""
    library = load("heroclix-2012")
    for lang, see, title in zip(("en", "es"), ("see", "véase"), LIMITED[section], strict=True):
        assert f"({see} {title})" in library.entry(section, lang).text
        assert title in {entry.title for entry in library.entries(lang)}


def test_the_critical_rolls_of_2012_name_the_attack_that_deals_none() -> None:
    """ningun-dano: an attack that deals no damage gets none from a critical hit and costs none on a critical miss."""
    for lang, words in (("en", "deals no damage"), ("es", "no inflige daño")):
        assert words in load("heroclix-2012").entry("tirando-2-y-12-errores-e-impactos-criticos", lang).text


@pytest.mark.parametrize("name", ["flight", "phasing-teleport", "leap-climb", "great-size"])
def test_what_passes_terrain_in_2012_tells_what_still_slows_it(name: str) -> None:
    """terreno/terreno-obstaculizado: hindering terrain and water slow whoever passes other terrain."""
    for lang, words in (("en", "Hindering terrain and water slow it"), ("es", "obstaculizador y el agua lo frenan")):
        assert words in load("heroclix-2012").entry(f"poderes/{name}", lang).text


@pytest.mark.parametrize("name", ["battle-fury", "running-shot", "ranged-combat-expert"])
def test_battle_fury_of_2012_leaves_the_throwing_of_an_object(name: str) -> None:
    """poderes/battle-fury: the card taken over excepts attacks with a held object from its ban."""
    for lang, words in (("en", "the throwing of a"), ("es", "arrojar un objeto")):
        assert words in load("heroclix-2012").entry(f"poderes/{name}", lang).text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_entries_of_2012_have_one_title(lang: str) -> None:
    """Its ids are long words: where a list shows titles alone, each has to tell its entry from the others."""
    titles = [entry.title.casefold() for entry in load("heroclix-2012").entries(lang)]
    assert sorted({title for title in titles if titles.count(title) > 1}) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", ["liviano", "pesado", "ultra-pesado"])
def test_who_holds_an_object_of_2012_has_super_strength(kind: str, lang: str) -> None:
    """levantar-un-objeto: the glossary's lines on objects name the power, as the section on picking up does."""
    assert "Super Strength" in load("heroclix-2012").entry(f"glosario/objeto-{kind}", lang).text


UNREAD = {"move-and-attack", "duo-attack", "sharpshooter", "multiattack", "throw-a-grenade"}  # which no card tells


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_only_the_card_of_2012_could_tell_is_ruled_by_a_named_reading(lang: str) -> None:
    """R64, R79: a power's entry that points to that year's card says by which card the judge rules without it."""
    told = [
        entry
        for entry in load("heroclix-2012").entries(lang)
        if entry.section.startswith("poderes/") and "2012" in entry.text and entry.section[8:] not in UNREAD
    ]
    assert len(told) > 20
    assert [entry.section for entry in told if "R64" not in entry.text and "R79" not in entry.text] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_power_of_2012_denies_what_the_judge_rules(lang: str) -> None:
    """R64: the current card's limits hold where that book says nothing; none of them "need not hold"."""
    denied = {"en": "need not hold", "es": "no tiene por qué valer"}[lang]
    assert [entry.section for entry in load("heroclix-2012").entries(lang) if denied in entry.text] == []


# What the judge rules by the current card (R64), where the power's entry is the citation of the ruling.
BY_CARD = {
    "great-size": ("in the target's square alone", "solo obstaculiza una línea así en la casilla del objetivo"),
    "carry": ("with Flight also one of its own size", "con Flight, también uno de su mismo tamaño"),
    "flight": ("of its own size too", "también de su mismo tamaño"),
    "running-shot": ("or just makes a ranged attack", "o hace simplemente un ataque a distancia"),
}


@pytest.mark.parametrize("name", BY_CARD)
def test_a_power_of_2012_says_what_the_judge_rules_by_it(name: str) -> None:
    """R64: hindered lines of Great Size, whom a flyer takes along, and Running Shot's attack without an action."""
    for lang, words in zip(("en", "es"), BY_CARD[name], strict=True):
        assert words in load("heroclix-2012").entry(f"poderes/{name}", lang).text
