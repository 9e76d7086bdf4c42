"""An entry that restates another section is as true as that section: it names what limits the short sentence.

What the book says in one section and takes back in another misleads whoever reads the first alone. So each
short restatement names the section of its exception, in both languages.
"""

from __future__ import annotations

import re

import pytest

from rulesdb import LANGUAGES, RULESETS, load, told_apart

CITED = re.compile(r"\b(?:\d{1,2}\.\d{1,2}[a-z]{0,2}|[RPM]\d{1,3})\b")

# Where the short sentence stands, and the sections whose exception it has to name.
EXCEPTIONS: dict[str, tuple[str, ...]] = {
    "1": ("24.1", "1.9d"),  # bystanders and figures without a card
    "1.3b": ("12.1b",),  # attacks on all characters
    "1.3h": ("22.2",),  # what the symbol no longer grants
    "1.6a": ("12.5c",),  # STOP and KO clicks end it
    "1.8": ("24.2f", "24.3"),  # several dials; countdown clicks off the map
    "1.9a": ("1.9d",),  # elements without a card
    "1.10": ("24.4",),  # vehicles
    "2.1": ("2.2b", "2.2c", "17.13", "25.2a", "P61"),  # what joins unpaid, additional costs, the Sideline
    "2.1a": ("2.6a", "7.9"),  # which call the same numbers the most there is
    "2.2": ("2.2b", "2.2c"),  # unpaid, and additional costs
    "2.2c": ("5.4b",),  # the opponent scores it
    "2.3": ("25.2e",),  # equipment that comes from outside the game
    "2.4": ("17.2",),  # terrain markers need no set symbol, number or points
    "2.4a": ("2.5a", "25.1", "25.9"),  # during the game; Unique without a ring
    "2.6": ("2.6a", "21.12a", "P211"),  # no powers there; the tokens pass to a replacement; limits begin anew
    "2.6a": ("25.8", "P61"),  # Mystery Cards
    "3.2a": ("5.4b", "P211"),  # scored anew; limits begin anew
    "3.4": ("21.8",),  # what is removed from the game is not outside it
    "4.3": ("17.4", "25.5b"),  # how far from starting areas
    "4.4": ("4.1b", "8.1h"),  # whose come first
    "4.5": ("26.1",),  # more than two players
    "5.2": ("P65",),  # several opponents
    "5.4a": ("5.4b", "25.5", "25.6b", "25.11", "26.3"),  # what came into the game later scores too
    "6.3": ("6.3b",),  # squares that touch, and terrain between them
    "6.3b": ("P12",),  # a wall across a transition
    "6.12": ("1.5",),  # the range stands on no dial
    "12.1c": ("7.4",),  # the token of an attack that came to nothing
    "16.7c": ("P12",),
    "6.4": ("10.8",),  # breaking away automatically
    "6.6": ("6.6b", "24.3"),  # past the starting line, onto a countdown click
    "7.3": ("7.3a", "24.4", "24.4b"),  # what takes a basic action away; Autopilot
    "7.4": ("22.2",),  # Colossal Stamina acts with two tokens
    "8.1a": ("8.1f",),  # lost after it triggered
    "8.1f": ("21.14",),  # the end of the turn
    "8.1h": ("26.2",),  # more than two players
    "9.1": ("P80",),  # smoke whose power was lost stays
    "9.1a": ("8.1e",),  # what is mandatory can't be declined
    "9.3a": ("8.1e",),
    "9.4": ("22.2",),  # Colossal Stamina keeps its tokens
    "10": ("10.7", "10.8", "10.7d"),  # who passes opponents and need not stop, and whom it broke away from
    "10.2": ("13.2", "16.5a"),  # occupied squares; changes of elevation
    "10.3": ("10.7", "10.8"),  # opponents stop and hold it all the same
    "10.4": ("24.2d", "P53"),  # larger bases
    "10.7": ("10.8",),  # opponents it broke away from do not stop it
    "10.7b": ("R10", "6.3b"),  # opponents it broke away from do not stop it; one on another level
    "10.7c": ("10.8",),  # who does it automatically
    "11.1": ("P12",),  # a wall across a transition
    "11.2": ("27.8i", "R46"),  # range 0 throws all the same
    "11.2a": ("27.8f",),  # destroying is no attack
    "11.3": ("11.3a",),  # calculated, not only printed
    "11.4": ("11.1", "24.2e"),  # close attacks need no line
    "11.4c": ("16.4f", "16.5c", "R1", "27.6", "27.7e"),  # windows, levels, smaller figures
    "11.4d": ("27.1k",),  # when Stealth makes a hindered line a blocked one
    "12.1a": ("12.1b",),  # attacks on all characters
    "12.1b": ("12.1",),  # friends are among "all characters", the attacker is not
    "12.2": ("12.3b", "12.3c"),  # the dice that decide alone
    "12.2a": ("12.3b", "12.3c"),  # two sixes and two ones, whatever is needed
    "12.3": ("12.3a", "12.3b", "12.3c"),  # the dice that decide alone; evading
    "12.4c": ("12.4a",),  # the damage dealt is still increased and decreased
    "12.5b": ("12.4d", "R41", "R44"),  # damage that is not reduced
    "12.5d": ("24.1", "24.2f"),  # several dials; bystanders
    "12.5e": ("8.1i",),  # "would" comes before "is"
    "12.6b": ("12.6f",),  # who is not knocked back
    "12.6d": ("12.6f",),  # who is not knocked back
    "13.3": ("22.2",),  # Colossal Stamina acts with two tokens
    "13.5": ("26.2",),  # more than two players
    "15.3": ("15.3a", "24.3", "25.2d"),  # what still resolves, countdown clicks, equipment
    "16.2b": ("27.6b", "27.7e"),  # who sees past it
    "16.3b": ("16.5c", "R3", "16.8b", "27.6c", "27.6d", "27.7e"),  # lower levels; corners
    "16.4a": ("16.4g",),  # doors
    "16.4b": ("16.4f", "R3", "R6", "16.3b"),  # windows let lines of fire through; lower levels
    "16.4c": ("27.7d", "16.4f"),  # Giant Reach needs a line of fire, not adjacency; windows let it through
    "16.5c": ("27.6a", "27.7e"),  # who sees past it
    "16.8a": ("10.8", "R9"),  # the opponent beside the corner is broken away from first
    "16.9": ("17.14", "25.5e", "27.7h"),  # what Destroy actions cannot destroy
    "17": ("17.1d", "24.4"),  # heavy objects; vehicles
    "17.1": ("24.4",),  # vehicles pick up nothing
    "17.2": ("17.13", "25.2a"),  # equipment, and what a character starts with
    "17.4": ("25.1", "25.9"),  # 5 squares away from starting areas
    "17.5": ("P41", "25.5c"),  # on objects, on special terrain
    "17.6": ("17.1d", "17.14", "24.4", "27.7f", "17.7", "17.8", "17.12"),  # heavy objects; smoke; vehicles; Immobile
    "17.8": ("17.6", "10.10"),  # a square that stops it; being placed
    "17.9d": ("27.7h",),  # Indestructible ones
    "17.10": ("16.9",),
    "17.11": ("P103", "24.4"),  # destroyed after the whole action; vehicles
    "17.11a": ("17.9b",),  # Giant Reach
    "17.11b": ("11.2a",),  # an adjacent opponent
    "17.12": ("17.7",),  # nor be carried
    "17.14": ("17.14i",),  # mixed markers
    "17.14a": ("27.7h", "27.2e", "27.2l"),  # Indestructible ones; who can hold them
    "18": ("27.4k",),  # the standard powers that an ability gives
    "18.4a": ("27.7p",),  # the damage that stops there
    "19.1": ("24.4",),  # vehicles
    "19.2": ("19.2a", "19.2b", "27.4k"),  # points that were paid; what Outwit can choose
    "20.1": ("20.4",),  # lost, or can't be used
    "20.4": ("8.1f", "20.6d", "20.6e"),  # what goes on all the same
    "20.5": ("27.7l", "27.7m", "27.7n"),  # Protected and SAFEGUARD
    "20.6a": ("18.4",),  # what its reveal triggered
    "20.6b": ("8.1f",),  # what had triggered before
    "20.6c": ("20.6e",),  # even if lost
    "21.2b": ("27.1g", "R23"),  # Plasticity; several opponents
    "21.2c": ("24.4",),  # vehicles
    "21.3a": ("27.4f",),  # an effect rerolls what it names, no more
    "21.9": ("21.9a",),  # titles and articles
    "21.9b": ("21.9d",),  # who copies it
    "21.10": ("21.10a",),  # ties
    "21.11": ("P211",),  # a new character
    "21.12": ("24.5",),  # title characters
    "21.12a": ("24.5", "25.2d"),  # title characters, equipment
    "22.4": ("12.6b", "12.6f"),  # who stays in any case
    "22.8": ("7.4",),  # the other limits
    "23": ("23.2c",),  # bystanders
    "23.1b": ("P98",),  # an end that the effect names
    "24.2c": ("24.2e",),  # the level that counts
    "25.2c": ("25.2d",),  # the equipment it had
    "25.4a": ("P112",),  # assigned to nobody from the start
    "25.7": ("P113",),  # the card in play
    "25.10": ("21.3a",),  # dice that are no d6's
    "27": ("27.7l", "27.7m", "27.7n"),  # what Outwit and Pulse Wave do not reach
    "27.3": ("12.4d", "R41"),  # damage that is not reduced
    "27.2d": ("12.6f",),  # who is not knocked back
    "27.2f": ("P25",),  # Mastermind
    "27.2l": ("17.7",),  # held markers are off the map
    "27.2h": ("16.2b",),  # the square the line is drawn from
    "27.6a": ("R14", "R1"),  # smaller figures block no line up there either
    "27.6c": ("R1",),  # nor where blocking terrain is seen through
    "27.1g": ("21.2b", "R23"),  # whom size lets go on a 3
    "27.1f": ("17.11",),  # a held object needs an action
    "27.7": ("27.4k", "20.5"),  # Outwit, and the power that gives one
    "27.7c": ("27.4k",),
    "27.7d": ("R1",),  # smaller figures in between
    "27.7e": ("21.2b",),  # it breaks away all the same
    "27.8b": ("16.7c",),  # across a transition
    "27.1e": ("27.5",),  # the improved movement that spares it the stop
    "27.1i": ("27.5",),
    "27.1l": ("27.5",),
    "27.1j": ("10.8", "7.7", "27.5"),  # opponents it broke away from do not stop it; nobody to attack
    "27.4f": ("12.2c",),  # no longer once the roll is final
    "27.4a": ("27.8i",),  # the range attack that Battle Fury leaves
    "27.7k": ("27.8d",),  # what keeps a passenger from being carried
    "27.5": ("R25",),  # what Destroy Blocking opens can be stood on
    "27.8": ("24.4", "27.4k"),  # vehicles have no object abilities; Outwit
    "27.8a": ("16.5a", "27.5"),  # elevation
    "27.8e": ("25.5e",),  # special terrain
    "27.8f": ("25.5e",),
    "27.8h": ("24.4",),  # vehicles have no object abilities
    "27.8i": ("24.4",),
    "P46": ("4.3b",),  # the letter that is departed from
    "P113": ("25.7",),  # the letter that is departed from
    "R9": ("27.5a",),  # who ignores elevation
    "R10": ("27.5e", "27.5f", "16.5a"),  # who need not stop
    "R16": ("24.2e",),  # the letter that is departed from
    "R23": ("27.1g",),  # whom Plasticity does not hold
    "R26": ("R27", "R31"),  # a figure in the next square; Immune
}

# The same of the older books, in their own sections and readings.
OLDER_EXCEPTIONS: dict[str, dict[str, tuple[str, ...]]] = {
    "heroclix-2022": {
        "1.3h": ("22.2",),
        "2.1": ("2.3",),
        "2.1a": ("2.6a", "7.8"),
        "2.3": ("25.2f",),
        "2.4": ("17.1", "17.2"),  # standard objects are worth 0 points
        "2.6": ("2.6a", "21.12a"),
        "3.2a": ("5.4b", "P211"),
        "3.4": ("21.8",),
        "4.4": ("4.1a", "8.1h"),
        "5.4a": ("3.4a", "5.4b"),  # what came into the game later
        "6.3": ("6.3b",),
        "6.3b": ("P12",),
        "6.12": ("1.5",),
        "7.3": ("24.4b",),
        "7.4": ("22.2",),
        "8.1a": ("8.1f",),
        "9.1": ("P80",),
        "9.1a": ("8.1e",),
        "9.3a": ("8.1e",),
        "10": ("10.7", "R53"),
        "10.3": ("10.7", "10.8"),
        "10.7b": ("R53", "6.3b"),
        "11.1": ("P12",),
        "11.2": ("27.8i",),
        "11.2a": ("27.8f",),
        "11.3": ("11.3a",),
        "11.3b": ("11.3a",),
        "11.4": ("11.1",),
        "11.4c": ("16.4f", "16.5d", "R1"),
        "11.4d": ("27.1k",),
        "12.1b": ("12.1",),
        "12.1c": ("7.4",),
        "12.2a": ("12.3b", "12.3c"),
        "12.2b": ("21.4",),  # no reroll after a replaced die
        "12.3": ("12.3a", "12.3b", "12.3c"),
        "12.4c": ("12.4a",),
        "12.5b": ("12.4d", "R41", "R44"),
        "12.5e": ("8.1i",),
        "12.6b": ("12.6e",),
        "13.3": ("22.2",),
        "15.3": ("15.3a", "24.3", "25.2d"),
        "16.3b": ("16.5d", "R3", "16.7b"),
        "16.4b": ("16.4f", "R3", "R6"),
        "16.4c": ("27.7d", "16.4f"),
        "16.7a": ("10.8", "R54"),
        "16.9": ("25.1a", "25.5e", "R58"),
        "17": ("17.1b", "24.4"),
        "17.4": ("24.4",),
        "17.7": ("25.1a",),
        "17.8": ("P103", "24.4"),
        "17.8b": ("27.2g",),  # penetrating damage
        "18.5": ("19.4b", "21.9d"),
        "19.1": ("24.4",),
        "19.2": ("19.2a", "19.2b", "20.4", "27.4k"),
        "20.1": ("20.4",),
        "20.4": ("15.3a", "20.6d", "20.6e", "20.6f"),
        "20.5": ("22.7",),
        "20.6a": ("20.1", "20.6e", "20.6f"),
        "20.6b": ("20.6d", "20.6f"),
        "20.6c": ("20.6e", "20.6f"),
        "21.2b": ("27.1g", "R23"),
        "21.2c": ("24.4",),
        "21.9": ("21.9a",),
        "21.9b": ("21.9d",),
        "21.10": ("21.10a",),
        "21.11": ("P211",),
        "21.12": ("24.5",),
        "21.12a": ("25.2d", "25.4b"),
        "22.4": ("12.6e",),
        "27.1g": ("21.2b", "R23"),
        "27.6a": ("R14", "R1"),
        "27.6c": ("R1",),
        "22.8": ("7.4",),
        "23": ("23.2c",),
        "23.2": ("23.2c",),
        "24.2c": ("24.2e",),
        "25.2b": ("25.2f",),
        "25.2c": ("25.2d",),
        "25.4a": ("24.4",),
        "26.2": ("8.1h",),  # what triggers at one time
        "27": ("27.7l", "27.7m", "27.7n"),
        "27.7": ("27.4k", "20.5"),
        "27.8": ("24.4",),
        "10.7": ("27.5e", "27.5f"),
        "27.1e": ("27.5",),
        "27.1i": ("27.5",),
        "27.1j": ("27.5",),
        "27.1l": ("27.5",),
        "27.8a": ("10.7b", "16.5a", "27.5", "R53"),
        "27.8h": ("24.4",),
        "27.8i": ("24.4",),
    },
    "heroclix-2012": {
        "conceptos-importantes/linea-de-fuego": ("R3", "R5"),  # levels
        "mover-tu-personaje": ("R10", "R66"),  # opponents it broke away from; hindering terrain and water
    },
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("ruleset", "section"), [(ruleset, section) for ruleset, short in OLDER_EXCEPTIONS.items() for section in short]
)
def test_a_restatement_of_an_older_book_names_its_exception(ruleset: str, section: str, lang: str) -> None:
    """What misleads in the current entries misleads in the older ones, which follow their own book."""
    assert set(OLDER_EXCEPTIONS[ruleset][section]) <= set(CITED.findall(load(ruleset).entry(section, lang).text))


def test_2012_says_catapulta() -> None:
    """glosario/catapulta: that book's word in Spanish; a reading that says another looks like another rule."""
    library = load("heroclix-2012")
    readings = [entry for entry in library.entries("es") if entry.kind == "reading"]
    assert [entry.section for entry in readings if "retroce" in (entry.title + entry.text).casefold()] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("section", EXCEPTIONS)
def test_a_restatement_names_its_exception(section: str, lang: str) -> None:
    """Each short sentence that another section limits names that section."""
    assert set(EXCEPTIONS[section]) <= set(CITED.findall(load().entry(section, lang).text))


@pytest.mark.parametrize("ruleset", RULESETS)
def test_both_languages_cite_the_same(ruleset: str) -> None:
    """An entry names the same sections and readings in English and in Spanish, so neither says less."""
    library = load(ruleset)
    for section in library.sections:
        cited = {lang: set(CITED.findall(library.entry(section, lang).text)) for lang in LANGUAGES}
        assert cited["en"] == cited["es"], f"{ruleset} {section}"


# The powers that restate what blocks, stops or reaches, and the words in which they leave out whom it does not touch.
SPARED: dict[str, tuple[str, str]] = {
    "27.1h": ("Stealth in hindering included unless adjacent", "si no es adyacente"),  # 27.1k
    "27.2h": ("between levels only smoke in the target's square", "entre niveles solo el de la casilla del objetivo"),
    "27.3f": ("Leap/Climb, Flight and Great Size", "Salto/Trepar, Vuelo y Gran Tamaño"),  # 27.7e: outdoors it passes
    "27.4f": ("not adjacent", "no adyacente"),
    "27.4j": ("Stealth in hindering included unless adjacent", "no adyacente en obstaculizador"),
    "27.4k": ("Stealth in hindering included unless adjacent", "si no es adyacente"),
    "12.6b": ("Immune opponents, the Immobile", "las adversarias Inmunes, las Inmóviles"),  # a friend can (R31)
}


@pytest.mark.parametrize("ruleset", ["heroclix-modern", "heroclix-2022"])
@pytest.mark.parametrize("section", SPARED)
def test_a_power_leaves_out_whom_its_restatement_spares(section: str, ruleset: str) -> None:
    """27.1k, 16.2b, 27.7e: adjacent characters, other levels, giants are excepted where the rule is told again."""
    for lang, words in zip(("en", "es"), SPARED[section], strict=True):
        assert words in " ".join(load(ruleset).entry(section, lang).text.split())


# Today's moves stop beside no opponent they broke away from.
LEFT_BEHIND = {"en": ("did not break away from", "stops beside others"), "es": ("no se separó", "junto a los demás")}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("section", ["27.1e", "27.1f", "27.1i", "27.1l"])
def test_a_move_of_a_power_stops_as_10_8_says(section: str, lang: str) -> None:
    """10.8: an opponent that the character broke away from does not stop it in that move."""
    assert any(words in load().entry(section, lang).text for words in LEFT_BEHIND[lang])


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


def test_the_critical_rolls_of_2012_name_the_attack_that_deals_none() -> None:
    """ningun-dano: an attack that deals no damage gets none from a critical hit and costs none on a critical miss."""
    for lang, words in (("en", "deals no damage"), ("es", "no inflige daño")):
        assert words in load("heroclix-2012").entry("tirando-2-y-12-errores-e-impactos-criticos", lang).text


@pytest.mark.parametrize("name", ["flight", "phasing-teleport", "leap-climb", "great-size"])
def test_what_passes_terrain_in_2012_tells_what_still_slows_it(name: str) -> None:
    """terreno/terreno-obstaculizado: hindering terrain and water slow whoever passes other terrain."""
    for lang, words in (("en", "Hindering terrain and water slow it"), ("es", "obstaculizador y el agua lo frenan")):
        assert words in load("heroclix-2012").entry(f"poderes/{name}", lang).text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_entries_of_2012_have_one_title(lang: str) -> None:
    """Its ids are long words: where a list shows titles alone, each has to tell its entry from the others."""
    titles = [entry.title.casefold() for entry in load("heroclix-2012").entries(lang)]
    assert sorted({title for title in titles if titles.count(title) > 1}) == []


def test_what_is_cited_is_there() -> None:
    """Every section and reading that an entry of the current rules names can be looked up."""
    library = load()
    for entry in library.entries("en"):
        assert [each for each in CITED.findall(entry.text) if not library.has(each)] == [], entry.section


def test_21_6d_what_is_generated_is_so_by_default() -> None:
    """21.6d: friend or foe and standard object hold by default alone."""
    for ruleset in ("heroclix-modern", "heroclix-2022"):
        for lang, default in (("en", "by default"), ("es", "por defecto")):
            words = " ".join(load(ruleset).entry("21.6d", lang).text.casefold().split())
            assert words.count(default) >= 3, f"{ruleset} {lang}"


def test_27_4f_a_break_away_roll_is_one_die() -> None:
    """27.4f: whoever is made to roll again rolls two dice for an attack and one to break away (10.8, 12.2b)."""
    for ruleset in ("heroclix-modern", "heroclix-2022"):
        for lang, dice in (
            ("en", "both dice of an attack roll or the one"),
            ("es", "los dos dados de una tirada de ataque o el único"),
        ):
            assert dice in load(ruleset).entry("27.4f", lang).text


def test_4b_double_activation_limits_the_choice() -> None:
    """4b of motu: whom a player activates first in a round depends on the round before, an only one left aside."""
    for lang, rules in (("en", ("double activation", "only one left")), ("es", ("activación doble", "el único"))):
        assert all(rule in load("motu").entry("4b/activar-personaje", lang).text for rule in rules)


def test_an_own_reading_within_an_entry_has_its_number() -> None:
    """What an entry says in the project's name rests on a numbered reading or a section."""
    for lang, ours in (
        ("en", r"\b[Ww]e (?:take|read|rule|understand)\b"),
        ("es", r"\b(?:[Ee]ntendemos|[Ll](?:o |a |os |as )?leemos)\b"),
    ):
        for entry in load().entries(lang):
            for paragraph in entry.text.split("\n\n"):
                if entry.kind != "reading" and re.search(ours, paragraph):
                    assert CITED.search(paragraph), f"{entry.section} {lang}"


def test_4b_guard_ends_the_activation() -> None:
    """4b of motu names guard among what may be done several times; 6e ends the activation with it."""
    for lang in LANGUAGES:
        assert "(6e)" in load("motu").entry("4b/realizar-acciones", lang).text


@pytest.mark.parametrize("ruleset", ["heroclix-modern", "heroclix-2022"])
def test_11_what_an_attack_needs_has_exceptions(ruleset: str) -> None:
    """11.1, 16.5b, 27.6f, 27.7d: neither adjacency nor its absence is asked of everybody."""
    for lang, exceptions in (
        ("en", ("Giant Reach", "transition squares", "Improved Targeting: Adjacent")),
        ("es", ("Giant Reach", "casillas de transición", "Improved Targeting: Adjacent")),
    ):
        assert all(each in load(ruleset).entry("11", lang).text for each in exceptions)


@pytest.mark.parametrize("ruleset", ["heroclix-modern", "heroclix-2022"])
def test_12_1b_all_characters_are_friends_too(ruleset: str) -> None:
    """12.1: an attack on all characters has friends among its targets, one on opponents has none, itself never."""
    for lang, told in (
        ("en", ("friends are among its targets", "opposing characters", "never its own target")),
        ("es", ("los amigos están entre sus objetivos", "adversarios", "nunca es su propio objetivo")),
    ):
        text = " ".join(load(ruleset).entry("12.1b", lang).text.split())
        assert all(each in text for each in told)


@pytest.mark.parametrize("ruleset", ["heroclix-modern", "heroclix-2022"])
def test_27_1f_the_victim_uses_what_needs_no_action(ruleset: str) -> None:
    """27.1f: Blades/Claws/Fangs is out of the question for the attack that takes control, and not for the victim's."""
    for lang, told in (
        ("en", ("Powers that need none, Blades/Claws/Fangs", "in the user's own attack")),
        ("es", ("Los que no la exigen, como Cuchillas/Garras/Colmillos", "en el ataque de quien lo usa")),
    ):
        assert all(each in load(ruleset).entry("27.1f", lang).text for each in told)


@pytest.mark.parametrize("ruleset", ["heroclix-modern", "heroclix-2022"])
def test_27_1b_plasticity_does_not_hold_leap_climb(ruleset: str) -> None:
    """27.1g: whoever can use Leap/Climb breaks away from Plasticity as from anybody, and the entry names it."""
    for lang, name in (("en", "Plasticity does not hold"), ("es", "La Plasticidad de un adversario no lo obliga")):
        assert name in load(ruleset).entry("27.1b", lang).text


@pytest.mark.parametrize("ruleset", ["heroclix-modern", "heroclix-2022"])
def test_16_9_an_opponent_beside_does_not_forbid_destroying(ruleset: str) -> None:
    """11.2a bars range attacks, and a RANGE Destroy Action is none."""
    for lang, words in (("en", "does not forbid it"), ("es", "no la impide")):
        assert words in load(ruleset).entry("27.8f", lang).text


@pytest.mark.parametrize("ruleset", ["heroclix-modern", "heroclix-2022"])
def test_16_2b_hindering_terrain_stops_no_line(ruleset: str) -> None:
    """16.2b: what only hinders a line stands in no list of what stops one."""
    for lang, word in (("en", "hindering"), ("es", "obstaculizador")):
        assert word not in told_apart(load(ruleset).entry("27.6c", lang).text, lang).stopped_by


@pytest.mark.parametrize("ruleset", ["heroclix-modern", "heroclix-2022"])
def test_27_4l_whom_leadership_helps(ruleset: str) -> None:
    """7.4: a friend that lost its token at the beginning of the turn has been given no action yet."""
    for lang, anybody in (("en", "the extra action may go to anybody"), ("es", "puede darse a cualquiera")):
        assert anybody in load(ruleset).entry("27.4l", lang).text


# What players ask of a power and its card's sentence leaves open, as the entry answers it.
ASKED: tuple[tuple[str, str, str], ...] = (
    ("27.1a", "No move comes in between", "Entre los dos no se mueve"),  # two attacks and nothing else
    ("27.1h", "not fewer by choice", "no menos a elección"),  # 12.6d: three squares unless something stops it
    ("27.1h", "one costed action of the turn", "única acción con coste del turno"),  # 7.4: no shot besides
    ("27.2e", "opponent that is larger", "adversario mayor|un adversario que sea mayor"),  # 12.6f: who stays
    ("27.2f", "A second token costs no click", "Una segunda ficha no cuesta ningún clic"),  # 7.8: no pushing damage
    ("27.2f", "Super Senses may evade the attack", "Súper Sentidos puede evadir el ataque"),  # 12.3c: like any attack
    ("27.2j", "no line of fire is needed, and Stealth", "ni hace falta línea de fuego, y no cuentan Sigilo"),
    ("27.2j", "in this same turn", "en este mismo turno"),  # pushed about in the opponent's turn
    ("27.2l", "Opponents beside the user do not matter", "da igual que haya adversarios"),  # 11.2a: no range attack
    ("27.2l", "markers that somebody holds|held objects", "marcadores sostenidos|objetos sostenidos"),  # off the map
    ("27.5d", "whatever the figure's damage value", "sea cual sea el valor de daño"),  # 27.5d: no value is compared
    ("27.6d", "hit or miss and whatever the damage value", "se haya impactado o no y sea cual sea el valor"),
    ("27.7b", "no critical miss", "no uno crítico"),  # 12.2f: only a roll of 2 is one
    ("27.7p", "damage of a later attack", "de un ataque posterior"),  # 18.4a: it is revealed once
    ("27.7r", "printed defense", "defensa impresa"),
    ("27.8a", "pass through their squares", "pasar por las suyas"),  # 10.7a
    ("27.8d", "nobody is carried", "no lleva a nadie"),  # 10.8a: there is no move
    ("27.8e", "nobody is targeted or harmed|nobody is targeted, nothing is rolled", "nadie recibe daño"),
    ("27.8h", "hit or miss|see 17.8a", "se haya impactado o no|véase 17.8a"),  # 14.4: after resolutions in any case
    ("27.8i", "hit or miss", "se haya impactado o no"),
    ("27.3g", "so is any knockback", "también el retroceso"),  # 12.6b: it goes to who was hit and damaged
    ("27.3f", "Opponents beside the character do not matter", "Da igual que haya adversarios"),
)


@pytest.mark.parametrize(
    ("section", "english", "spanish"),
    [
        ("6b/bajar", "no wounds for climbing down", "no habla de heridas por bajar"),
        ("7l/tirar-y-empujar", "no wounds for bumping", "no habla de heridas por chocar"),
        ("7b/miniaturas-objetivo-trabadas-en-combate", "once, however many", "una sola vez"),
        ("5b", "cover (ranged attacks and spells)", "la cobertura (a distancia y hechizos)"),
        ("7e/derrotar-en-area", "still covers and engages", "sigue dando cobertura"),
        ("3/campo-de-batalla", "2 columns and 1 objective token", "2 columnas y 1 ficha de objetivo"),
    ],
)
def test_motu_answers_what_is_asked(section: str, english: str, spanish: str) -> None:
    """The question is among the entry's own; where the book is silent the entry says so."""
    for lang, words in (("en", english), ("es", spanish)):
        assert words in " ".join(load("motu").entry(section, lang).text.split())


# The same of two sections that each book counts otherwise: what the entry has to say.
ASKED_OF_MOVES: tuple[tuple[dict[str, str], str, str], ...] = (
    ({"heroclix-modern": "7.9", "heroclix-2022": "7.8"}, "250 points give 2", "250 puntos dan 2"),
    ({"heroclix-modern": "7.9", "heroclix-2022": "7.8"}, "not saved for another turn", "no se guardan para otro turno"),
    ({"heroclix-modern": "20.4", "heroclix-2022": "20.4"}, "stops only what such an action", "para solo lo que activa"),
    ({"heroclix-modern": "6.1", "heroclix-2022": "6.1"}, "wing and the dolphin", "ala y el delfín"),
    ({"heroclix-modern": "6.2", "heroclix-2022": "6.2"}, "never adjacent to itself", "nunca adyacente a sí mismo"),
    ({"heroclix-modern": "16.5", "heroclix-2022": "16.5"}, "smoke for instance", "como el humo"),  # a marker on a roof
    ({"heroclix-modern": "17.12", "heroclix-2022": "17.9"}, "comes too late (27.8d)", "llega tarde (27.8d)"),
    ({"heroclix-modern": "27.2d", "heroclix-2022": "27.2d"}, "across a transition", "una transición"),  # P27
    ({"heroclix-2022": "4.3"}, "lies there already", "ya está puesto"),  # 25.5b: once the map is chosen
    ({"heroclix-modern": "10.10", "heroclix-2022": "10.9"}, "do not matter", "dan igual los muros"),  # no way is taken
    ({"heroclix-modern": "12.6a", "heroclix-2022": "12.6a"}, "6-6", "6-6"),  # 12.6b: the one double that is none
    ({"heroclix-modern": "17.14g"}, "can pick one up (27.2e)", "puede recogerlo (27.2e)"),
    ({"heroclix-modern": "17.14g"}, "deals 2 instead of normal damage", "inflige 2 en lugar del daño normal"),
    ({"heroclix-modern": "R29", "heroclix-2022": "R29"}, "Windows stop it", "Las ventanas lo detienen"),  # 16.4f
    ({"heroclix-2022": "17.4"}, "light object (yellow ring)", "objeto ligero (anillo amarillo)"),  # 17.1a, 17.1b
    ({"heroclix-2022": "17.4"}, "heavy ones (red ring)", "los pesados (anillo rojo)"),
    ({"heroclix-2022": "16.5e"}, "Stealth helps there only if", "Sigilo solo sirve allí si"),  # the rim hinders nothing
)


@pytest.mark.parametrize(("sections", "english", "spanish"), ASKED_OF_MOVES)
def test_a_section_answers_what_is_asked(sections: dict[str, str], english: str, spanish: str) -> None:
    """Action total and placing: several of their questions ask it."""
    for ruleset, section in sections.items():
        for lang, words in (("en", english), ("es", spanish)):
            assert words in " ".join(load(ruleset).entry(section, lang).text.split())


@pytest.mark.parametrize("ruleset", ["heroclix-modern", "heroclix-2022"])
@pytest.mark.parametrize(("section", "english", "spanish"), ASKED)
def test_a_power_answers_what_is_asked(section: str, english: str, spanish: str, ruleset: str) -> None:
    """27.1 to 27.4: the question is among the entry's own, so its text has to answer it."""
    for lang, words in (("en", english), ("es", spanish)):
        assert re.search(words, " ".join(load(ruleset).entry(section, lang).text.split()))


@pytest.mark.parametrize("ruleset", ["heroclix-modern", "heroclix-2022"])
def test_no_move_both_carries_and_picks_up(ruleset: str) -> None:
    """27.8d: a power whose move may carry or pick up says that it does not do both."""
    for lang, both, apart in (
        ("en", r"Combines with:[^\n]*\bCarry\b[^\n]*Object Pick Up", "or Object Pick Up"),
        ("es", r"Se combina con:[^\n]*\bLlevar\b[^\n]*Recoger objetos", "o Recoger objetos"),
    ):
        named = [entry.text for entry in load(ruleset).entries(lang) if re.search(both, entry.text)]
        assert len(named) >= 5
        assert all(apart in text for text in named)


def test_p113_tells_that_it_departs_from_the_letter() -> None:
    """P46, P113 and R16 say that the book's letter is another."""
    for reading in ("P46", "P113", "R16"):
        assert "letter of" in load().entry(reading, "en").text
        assert "la letra de" in load().entry(reading, "es").text
