"""What players ask of a section or power of the current book and of 2022, and the words that answer it."""

from __future__ import annotations

import re

import pytest

from rulesdb import load

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


@pytest.mark.parametrize("ruleset", ["heroclix-modern", "heroclix-2022"])
@pytest.mark.parametrize(("section", "english", "spanish"), ASKED)
def test_a_power_answers_what_is_asked(section: str, english: str, spanish: str, ruleset: str) -> None:
    """27.1 to 27.4: the question is among the entry's own, so its text has to answer it."""
    for lang, words in (("en", english), ("es", spanish)):
        assert re.search(words, " ".join(load(ruleset).entry(section, lang).text.split()))


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
    (
        {"heroclix-2022": "27.4f"},
        "uses that, spending none",
        "usa ese y no gasta ninguna",
    ),  # P151: the team's uses are shared
    ({"heroclix-modern": "24.4", "heroclix-2022": "24.4"}, "cannot act or be targeted", "ni actúa ni puede ser obj"),
    ({"heroclix-2022": "16.5e"}, "Stealth helps there only if", "Sigilo solo sirve allí si"),  # the rim hinders nothing
)


@pytest.mark.parametrize(("sections", "english", "spanish"), ASKED_OF_MOVES)
def test_a_section_answers_what_is_asked(sections: dict[str, str], english: str, spanish: str) -> None:
    """Action total and placing: several of their questions ask it."""
    for ruleset, section in sections.items():
        for lang, words in (("en", english), ("es", spanish)):
            assert words in " ".join(load(ruleset).entry(section, lang).text.split())
