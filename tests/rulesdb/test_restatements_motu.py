"""The short rules of Masters of the Universe name the section that limits them, and answer what is asked of them."""

from __future__ import annotations

import pytest

from rulesdb import LANGUAGES, load


@pytest.mark.parametrize(
    ("section", "cited"),
    [
        ("4", ("(4a)", "(4c)")),
        ("6a/gastar-concentracion", ("7e",)),
        ("6b", ("(7l)", "(7d)")),
        ("6b/movimiento-estandar", ("(7l)",)),
        ("6b/movimiento-y-terreno-abrupto", ("(7l)",)),
        ("6b/movimiento-y-obstaculos-bajos", ("(7l)",)),
        ("6b/movimiento-y-obstaculos-altos", ("(7l)",)),
        ("6a", ("M28",)),  # it outlasts the round
        ("6b/subir", ("(7l)", "(7m)")),
        ("6b/bajar", ("(7l)", "(7m)")),
        ("6b/escaleras", ("(7m)",)),
        ("6b/empujar", ("(7m)",)),
        ("6c", ("(7e)", "(7h)")),
        ("6c/determinar-el-alcance", ("(7m)",)),
        ("6c/determinar-la-linea-de-vision", ("(7m)",)),
        ("6e", ("(7c)", "7l")),
        ("7a", ("7e",)),
        ("7b", ("(6a)", "(7c)", "(7d)", "(7f)")),
        ("7b/ataques-de-flanqueo", ("(7e)",)),
        ("7b/cobertura", ("(7e)", "(7m)")),
        ("7c", ("(7d)",)),
        ("7d", ("(7l)",)),
        ("7g", ("(7j)",)),
        ("7g/marcas", ("(7c)",)),
        ("7g/objetivos-y-pruebas", ("(7c)",)),
        ("7l/tirar-y-empujar", ("(7m)",)),
        ("7l/intercambiar-posicion", ("(7m)",)),
        ("7m/adyacencia", ("(2c)",)),
        ("10/umbral-4-por-defecto", ("(7f)",)),
        ("10/reglas-del-terreno-sin-alturas", ("(7b)",)),
    ],
)
def test_the_summaries_of_motu_name_what_they_leave_out(section: str, cited: tuple[str, ...]) -> None:
    """A short rule names what takes it back: teleports, large miniatures, area attacks, interruptions, effects."""
    for lang in LANGUAGES:
        assert all(each in load("motu").entry(section, lang).text for each in cited)


def test_4b_double_activation_limits_the_choice() -> None:
    """4b of motu: whom a player activates first in a round depends on the round before, an only one left aside."""
    for lang, rules in (("en", ("double activation", "only one left")), ("es", ("activación doble", "el único"))):
        assert all(rule in load("motu").entry("4b/activar-personaje", lang).text for rule in rules)


def test_4b_guard_ends_the_activation() -> None:
    """4b of motu names guard among what may be done several times; 6e ends the activation with it."""
    for lang in LANGUAGES:
        assert "(6e)" in load("motu").entry("4b/realizar-acciones", lang).text


@pytest.mark.parametrize(
    ("section", "english", "spanish"),
    [
        ("6b/bajar", "no wounds for climbing down", "no habla de heridas por bajar"),
        ("7l/tirar-y-empujar", "no wounds for bumping", "no habla de heridas por chocar"),
        ("7b/miniaturas-objetivo-trabadas-en-combate", "once, however many", "una sola vez"),
        ("5b", "cover (ranged attacks and spells)", "la cobertura (a distancia y hechizos)"),
        ("7e/derrotar-en-area", "still covers and engages", "sigue dando cobertura"),
        ("3/campo-de-batalla", "2 columns and 1 objective token", "2 columnas y 1 ficha de objetivo"),
        ("7j", "a consumable works a single time", "un consumible se usa una sola vez"),
    ],
)
def test_motu_answers_what_is_asked(section: str, english: str, spanish: str) -> None:
    """The question is among the entry's own; where the book is silent the entry says so."""
    for lang, words in (("en", english), ("es", spanish)):
        assert words in " ".join(load("motu").entry(section, lang).text.split())
