"""The short rules of 2012 read alone: each names the reading, or the section, that takes some of it back.

That book tells many a rule twice, and its exceptions in one place only; beside it, readings answer what it leaves
open. An entry that tells the rule and not its exception misleads whoever reads no further.
"""

import re

import pytest

from rulesdb import LANGUAGES, load

BOOK = load("heroclix-2012")
READING = re.compile(r"\b[RP]\d{1,3}\b")

# The section, and the readings that it has to name.
READ: dict[str, set[str]] = {
    "casillas-adyacentes": {"R51"},  # one side of a corner shut parts nobody
    "inmunidad-de-la-primera-ronda": {"R76"},  # a free action ends it as well
    "esfuerzo": {"R64", "R78"},  # Indomitable; tokens of any effect
    "catapulta": {"R45", "R63"},  # the defeated stay; Charge and Great Size ignore it
    "terreno/destruir-terreno-bloqueado": {"R80"},
    "terreno/movimiento-a-traves-de-puntos-de-interseccion": {"R52", "R65"},
    "terreno/linea-de-fuego-a-traves-de-puntos-de-interseccion": {"R4", "R69"},
    "mapas": {"R71"},  # outdoors on a mixed map
    "mover-personajes-de-base-multiple": {"R66"},  # water halves too
    "catapulta-desde-terreno-elevado": {"R75"},
    "dano-por-catapulta": {"R74"},  # only a path cut short
    "R74": {"R75"},  # a path carried out in full may end in a fall
    "ataques-y-acciones": {"R64"},  # which other powers need the action
    "total-de-acciones": {"R39"},
    "objetos-como-terreno": {"R70"},
    "destruir-objetos": {"R80"},  # in one's own square
    "captura": {"R77"},  # who can be captured
    "captura/soltar-cautivos": {"R77"},  # besides its own points
    "levantar-un-objeto": {"P52"},
    "usar-objetos-en-ataques-a-distancia": {"R81"},  # not beside an opponent
    "poderes/blades-claws-fangs": {"R40", "R64"},
    "poderes/close-combat-expert": {"R80"},  # destroying
    "poderes/energy-explosion": {"R46", "R64"},
    "poderes/enhancement": {"R42", "R80"},
    "poderes/leadership": {"R39"},
    "poderes/ranged-combat-expert": {"R80"},
    "poderes/phasing-teleport": {"R23", "R63"},  # a 1 fails
    "poderes/shape-change": {"R47"},
    "poderes/super-strength": {"P52"},
    "poderes/mastermind": {"R38"},
    "poderes/mind-control": {"R49", "R64"},  # the victim's attack comes without a combat action
    "poderes/stealth": {"R17", "R67"},
    **{
        f"poderes/{name}": {"R49"}  # the current card's least range
        for name in (
            "barrier",
            "force-blast",
            "outwit",
            "perplex",
            "probability-control",
            "smoke-cloud",
            "telekinesis",
        )
    },
}

# The section, and the titles of the sections that limit it, in both languages.
NAMED: list[tuple[str, str, str]] = [
    (
        "paso-1-revelar-fuerzas-y-establecer-al-primer-jugador",
        "Benefits of themed teams",
        "Beneficios de los equipos temáticos",
    ),
    ("casillas-adyacentes", "Multi-base characters", "Personajes de base múltiple"),
    ("casillas-adyacentes", "Elevated terrain", "Terreno elevado"),
    ("conceptos-importantes/linea-de-fuego", "Line of fire (elevated terrain)", "Línea de fuego (terreno elevado)"),
    ("tipos-de-acciones", "Colossal Stamina", "Resistencia Colosal (Colossal Stamina)"),
    ("acciones-de-combate", "Movement: stairs and ladders", "Movimiento: escaleras y escalerillas"),
    ("acciones-de-combate", "Range combat", "Combate a distancia"),
    ("derrotar-personajes", "Multiple dials", "Múltiples diales"),
    ("derrotar-personajes", "Bystander tokens", "Fichas (tokens) de transeúnte"),
    ("catapulta", "Multi-base characters", "Personajes de base múltiple"),
    ("lineas/el-borde", "Maps", "Mapas"),
    ("mapas", "Outdoors", "Exteriores"),
    ("determinar-puntos-de-victoria", "Resources", "Recursos"),
    ("determinar-puntos-de-victoria", "Replacing characters", "Sustituir (remplazar) personajes"),
    ("limpiar-tokens-de-accion", "Colossal Stamina", "Resistencia Colosal (Colossal Stamina)"),
    ("reliquias", "Immobile objects", "Objetos inmóviles"),
    ("glosario/equipo-tematico", "Themed teams", "Equipos temáticos"),
    ("glosario/fuera-de-combate", "Multiple dials", "Múltiples diales"),
    ("poderes/barrier", "Using and possessing", "Usar y poseer"),
    ("poderes/smoke-cloud", "Using and possessing", "Usar y poseer"),
    ("poderes/perplex", "Using and possessing", "Usar y poseer"),
    ("poderes/outwit", "Using and possessing", "Usar y poseer"),
]

# Words of the book that stand in brackets or quotes alone, beside the one that the entries use.
OF_THE_BOOK = re.compile(r"(?i)\b(rangos?|reemplaz\w*|remplaz\w*|tokens?|línea clara|líneas claras)\b")
ASIDE = re.compile(r"\([^)]*\)|«[^»]*»")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("section", READ)
def test_a_rule_names_the_reading_that_completes_it(section: str, lang: str) -> None:
    """What the book leaves open there, and a reading answers, is told with its number."""
    assert READ[section] <= set(READING.findall(BOOK.entry(section, lang).text))


@pytest.mark.parametrize(("section", "english", "spanish"), NAMED)
def test_a_rule_names_the_section_that_limits_it(section: str, english: str, spanish: str) -> None:
    """The title stands after “see”, and there is an entry of that title."""
    for lang, see, title in (("en", "see", english), ("es", "véase", spanish)):
        assert f"{see} {title}" in BOOK.entry(section, lang).text
        assert title in {entry.title for entry in BOOK.entries(lang)}


# The power, and words of what a player of 2012 asks of it, in both languages.
TOLD: list[tuple[str, str, str]] = [
    ("mind-control", "in the user's own attack", "en el ataque de quien lo usa"),
    ("stealth", "adjacent character, friend or foe", "adyacente, amigo o adversario"),  # R21: any other's line
    ("super-senses", "a miss: no damage and no knockback", "un fallo: ni daño ni catapulta"),
    ("super-strength", "100 points or more", "100 puntos o más"),
    ("hypersonic-speed", "for a ranged attack, an adjacent opponent", "para un ataque a distancia, un adversario"),
]


@pytest.mark.parametrize(("power", "english", "spanish"), TOLD)
def test_a_power_tells_what_is_asked(power: str, english: str, spanish: str) -> None:
    """The sentence alone would leave the question open, or answer it wrongly."""
    for lang, words in (("en", english), ("es", spanish)):
        assert words in " ".join(BOOK.entry(f"poderes/{power}", lang).text.split())


# Combat abilities whose effect is known, told by symbols on the base.
COUNTERED = ["tiny-size", "flight", "great-size", "giant-reach", "carry", "colossal-stamina", "indomitable"]


@pytest.mark.parametrize(("lang", "heading"), [("en", "Stopped by:"), ("es", "Lo frenan:")])
@pytest.mark.parametrize("ability", COUNTERED)
def test_a_combat_ability_can_be_countered(ability: str, lang: str, heading: str) -> None:
    """habilidades-de-combate: in this book Outwit takes combat abilities too, so it stands with what stops each."""
    listed = BOOK.entry(f"poderes/{ability}", lang).text.partition(heading)[2].partition("\n\n")[0]
    assert "Outwit" in listed


# The section, and words of the answer to one of its questions.
ANSWERED: list[tuple[str, str, str]] = [
    ("poderes/stealth", "such as Perplex", "como Perplex"),
    ("poderes/earthbound-neutralized", "passes no wall", "no pasa muros"),
    ("R38", "cannot pass the hit on", "ni puede pasar el impacto"),
    ("glosario/usar", "a trait says", "un rasgo dice"),
    ("P67", "shared equally", "a partes iguales"),
    ("P155", "epic hordes aside", "salvo las hordas épicas"),
    ("ataques-y-acciones", "Flurry and Exploit Weakness need", "Explotar Debilidad (Exploit Weakness) piden"),
    ("ataques-y-acciones", "none of them goes with Hypersonic Speed", "ninguno va con Hypersonic Speed"),
    ("poderes/telekinesis", "immobile objects (blue ring)", "objetos inmóviles (anillo azul)"),
    ("poderes/telekinesis", "ultra heavy object (purple ring)", "objeto ultra pesado (anillo púrpura)"),
    ("objetos-inmoviles", "blue ring", "anillo azul"),
    ("glosario/transportador", "one of three", "uno de tres"),  # the book lists them with “or”
    ("poderes/move-and-attack", "one of three", "uno de tres"),
    ("poderes/carry", "one of three", "uno de tres"),
    ("poderes/flight", "one of two", "uno de dos"),
    ("poderes/swim", "one of two", "uno de dos"),
    ("glosario/volador", "one of two", "uno de dos"),
    ("glosario/nadador", "one of two", "uno de dos"),
    ("glosario/valor-de-ataque", "added to the dice", "se suma a los dados"),
    ("acciones-de-movimiento", "must stop on entering", "debe pararse al entrar"),  # mover-tu-personaje
    ("dano-por-catapulta", "that costs 2, none with Flight", "eso cuesta 2, nada con Vuelo"),
]


@pytest.mark.parametrize(("section", "english", "spanish"), ANSWERED)
def test_an_entry_answers_what_is_asked(section: str, english: str, spanish: str) -> None:
    """The question is among the entry's own, or its sentence would deny what the book has."""
    for lang, words in (("en", english), ("es", spanish)):
        assert words in " ".join(BOOK.entry(section, lang).text.split())


@pytest.mark.parametrize(("lang", "outdoors"), [("en", "outdoor"), ("es", "exteriores")])
def test_outdoors_on_a_mixed_map_is_no_difference(lang: str, outdoors: str) -> None:
    """glosario/exteriores: outside the yellow line is outdoors in this book as in the current rules."""
    differs = BOOK.entry("mapas", lang).text.rpartition("\n\n")[2]
    assert differs.startswith(("Differs from", "Difiere de"))
    assert outdoors not in differs


@pytest.mark.parametrize(("lang", "words"), [("en", "An attack roll"), ("es", "Tirada de ataque")])
@pytest.mark.parametrize("section", ["glosario/error-critico", "glosario/impacto-critico"])
def test_a_critical_roll_is_an_attack_roll(section: str, lang: str, words: str) -> None:
    """tirando-2-y-12: what the glossary says of any roll gives way to the rule."""
    assert BOOK.entry(section, lang).text.startswith(words)


def test_spanish_keeps_one_word_for_one_thing() -> None:
    """A reading that says “rango” or “token” for what its rule calls “alcance” and “ficha” looks like another rule."""
    told = {entry.section: ASIDE.sub("", entry.title + entry.text) for entry in BOOK.entries("es")}
    found = {section: hit.group() for section, text in told.items() if (hit := OF_THE_BOOK.search(text))}
    assert found == {}
