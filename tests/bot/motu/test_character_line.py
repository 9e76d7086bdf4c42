"""A character typed in one line, as players of Battleground write them."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.app.errors import UserError, line_of_error
from bot.motu.typing.line import parse_character, parse_line
from bot.words.language import LANGUAGES, catalogue
from engine.motu.game import read_character

NUMBERS = {
    "attributes": {"strength": 5, "perception": 3, "power": 2, "resistance": 4, "mind": 3},
    "cost": 55,
    "speed": [5, 8],
    "health": 8,
}
TAIL = "s5 p3 w2 r4 m3 speed 5/8 health 8"


@pytest.mark.parametrize(
    "line",
    [
        f"Brak 55 {TAIL}",
        f"Brak 55pts {TAIL}",
        "Brak 55 pts 5/8, health 8, s5 p3 w2 r4 m3",
        "Brak 55 puntos, 5/8 resistencia=4 mente=3 percepción=3 salud 8 fuerza=5 poder=2",
        f"Brak 5️⃣5️⃣ {TAIL}",
        f"Brak 55 points {TAIL}",
        f"Brak (55 pts) {TAIL}",
        "Brak (55) [s5 p3 w2 r4 m3] speed 5/8 health 8",
        "Brak (55 ptos): fuerza 5 / percepción 3 / poder 2 / resistencia 4 / mente 3 / velocidad 5/8 / salud 8",
        "Brak, 55 points. Strength 5. Perception 3. Power 2. Resistance 4. Mind 3. Speed 5/8. Health 8.",
        f"Brak, 55, {TAIL}",
        f"Brak - 55 - {TAIL}",
        f"Brak: 55 pts, {TAIL}",
        "Brak 55 S5 P3 W2 R4 M3 SPEED 5/8 HEALTH 8",
        "Brak 55 s5,p3,w2,r4,m3, speed 5/8, health 8",
        "Brak 55 s5/p3/w2/r4/m3 speed 5/8 health 8",
        "Brak 55 str 5 per 3 pow 2 res 4 mind 3 spd 5/8 hp 8",
        "Brak str5 per3 pow2 res4 men3 speed: 5/8 health: 8 55 pts",
        "Brak 55 strength: 5, perception: 3, power: 2, resistance: 4, mind: 3, speed 5/8, health 8",
        "Brak 55 puntos f5 p3 w2 r4 m3 rapidez 5/8 salud 8",
        "Brak 55 fuerza 5 percepción 3 poder 2 resistencia 4 mente 3 velocidad 5/8 vida 8",
        "Brak 55 fuerza 5, percepcion 3, poder 2, resistencia 4, mente 3, vel 5/8, salud 8",
        f'"Brak" 55 {TAIL}',
        "Brak 55 fue 5 perc 3 pod 2 res 4 men 3 vel 5/8 sal 8",
        "Brak 55 fza 5 perc 3 poder 2 resist 4 mente 3 5/8 vida 8",
        "Brak S5 P3 W2 R4 M3 5/8 8hp 55 pts",
        "Brak 55 pts: STR5 PER3 POW2 RES4 MIN3 SPD5/8 HP8",
    ],
)
def test_the_same_character_written_in_many_ways(line: str) -> None:
    """Points, attributes, speed and health are read by letter, short word and word, in both languages."""
    assert parse_character(line) == {"name": "Brak", **NUMBERS}


@pytest.mark.parametrize(
    ("line", "message", "told"),
    [
        ("Brak 55 s5 p3 w2 r4 speed 5/8 health 8", "motu-line-missing", "Missing: mind."),
        ("Brak 55 s5 p3 w2 r4 m3 health 8", "motu-line-missing", "Missing: speed"),
        ("Brak 55 s5 p3 w2 r4 m3 speed 5/8", "motu-line-missing", "Missing: health."),
        ("Brak 55 s5 p3 w2 r4 m3 speed 8/5 health 8", "motu-line-speed", "8/5"),
        ("Brak 55 s5 p3 w2 r4 m3 speed 8 health 8", "motu-line-speed", '"8"'),
        ("Brak 55 s50 p3 w2 r4 m3 speed 5/8 health 8", "motu-line-too-high", "s50"),
        (f"Brak 55 {TAIL} health 9", "motu-line-twice", "health"),
        (f"Brak 55 {TAIL} 60", "motu-line-two-costs", '55 the points, or "60"'),
        (f"Robo 7 40 {TAIL}", "motu-line-two-costs", "in quotes"),
        (f"Brak 55 {TAIL}; axe melee 1:1, foe", "motu-line-not-read", "foe"),
        (f"Brak 55 {TAIL}, large, axe melee 1:1", "motu-line-large", "large"),
        (f"Brak 55 s4 {TAIL}", "motu-line-twice", "strength"),
        (f"Brak 55pst {TAIL}", "motu-line-not-read", "55pst"),
        (f"Brak q9 55 {TAIL}", "motu-line-not-read", "q9"),
        (f"Brak 55 {TAIL} Vorn 20 {TAIL}", "motu-line-not-read", "Vorn"),
        (f"Brak 55 {TAIL}; axe melee 1d 2d 1:1", "motu-line-twice", "dice"),
        (f'Brak 55 {TAIL}; bow ranged 8" 12" 1:1', "motu-line-twice", "range"),
        (f"Brak 55 {TAIL}; axe melee 1:1 1:2", "motu-line-twice", "1:2"),
        (f"Brak 55 {TAIL}; 2d axe melee 1:1", "motu-line-part", "2d axe"),
        (f"Brak 55 {TAIL}; bow ranged 12 1:1", "motu-line-not-read", '"12"'),
        (f"Brak 55 {TAIL}; bow ranged 1d 1:1", "motu-line-weapon", "range."),
        (f"Brak 55 {TAIL}; bolt spell 1mana 1:1", "motu-line-weapon", "range."),
        (f"Brak 55 {TAIL}; axe melee 1d", "motu-line-weapon", "successes"),
        (f"2x Brak 55 {TAIL}", "motu-line-no-name", "no name"),
        (f"55 Brak {TAIL}", "motu-line-no-name", "no name"),
        (TAIL, "motu-line-no-name", "no name"),
        (f"R2 Unit 55 {TAIL}", "motu-line-no-name", "quotes"),
        (f"Brak (large) {TAIL}", "motu-line-large", "large"),
        (f"Brak gran tamaño {TAIL}", "motu-line-large", "gran tamaño"),
        ("Brak str five per three pow two", "motu-line-not-read", "str five"),
        (f'Brak 55 {TAIL}; bow ranged 8" 2 dice 1 1:1', "motu-line-not-read", "1"),
        (f"Brak 55 {TAIL}; axe melee 1-2=1", "motu-line-not-read", "1-2=1"),
    ],
)
def test_what_is_not_read_refuses_the_line(line: str, message: str, told: str) -> None:
    """Nothing is swallowed by the name, left at zero or overwritten: the line is refused, and says what it is about."""
    with pytest.raises(UserError) as refused:
        parse_character(line)
    assert refused.value.message == message
    assert told in (line_of_error(refused.value, "en") or "")
    for language in LANGUAGES:
        words = line_of_error(refused.value, language)
        assert words, "both languages tell it"
        assert "motu-" not in words, "in words, no name of a message"


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ('"Unit 7" 55', "Unit 7"),
        ('"R2 Unit" 55', "R2 Unit"),
        ("«Mente 7» 55", "Mente 7"),
        ("Power Brak 55", "Power Brak"),
        ('"Brak of Mind" 55', "Brak of Mind"),
        ("Brak", "Brak"),
        ("Brak, the Elder 55", "Brak, the Elder"),
        ("Brak of Mind", "Brak of Mind"),
        ("El Gran Brak 55", "El Gran Brak"),
        ('"Brak (large)" 55', "Brak (large)"),
    ],
)
def test_names(typed: str, name: str) -> None:
    """Words of a number are words of a name where no number follows; digits in a name stand in quotes."""
    assert parse_character(typed)["name"] == name


@pytest.mark.parametrize(
    ("part", "weapon"),
    [
        ("axe melee 1d 1:1, 3:2", {"kind": "melee", "dice": 1, "table": {1: 1, 3: 2}}),
        ("hacha cuerpo a cuerpo 1:1", {"kind": "melee", "table": {1: 1}}),
        ("arco a distancia 12 pulgadas 1:1", {"kind": "ranged", "range": 12, "table": {1: 1}}),
        ("bow ranged 12 in 1d 1:1", {"kind": "ranged", "range": 12, "dice": 1, "table": {1: 1}}),
        ("bow ranged 12” 1:1", {"kind": "ranged", "range": 12, "table": {1: 1}}),
        ("bow ranged range 10 dice 1: 1=1 3=2", {"kind": "ranged", "range": 10, "dice": 1, "table": {1: 1, 3: 2}}),
        ('arco distancia alcance 10" dados +1: 1=1', {"kind": "ranged", "range": 10, "dice": 1, "table": {1: 1}}),
        ("maza cuerpo a cuerpo +1 dado 1=1", {"kind": "melee", "dice": 1, "table": {1: 1}}),
        ("sword melee -1 dice 1:1", {"kind": "melee", "dice": -1, "table": {1: 1}}),
        (
            "bolt spell range 8 mana 2 dice 0: 1=1",
            {"kind": "spell", "range": 8, "mana": 2, "dice": 0, "table": {1: 1}},
        ),
        ("bolt spell 1 mana 2 dice 8in 1:1", {"kind": "spell", "range": 8, "mana": 1, "dice": 2, "table": {1: 1}}),
        ("bolt spell 8'' 2mana 1:stun", {"kind": "spell", "range": 8, "mana": 2, "table": {1: "stun"}}),
    ],
)
def test_weapons(part: str, weapon: dict[str, Any]) -> None:
    """What a weapon is and its inches are read as players of both languages write them (6c)."""
    found = parse_character(f"Brak 55 {TAIL}; {part}")["weapons"][0]
    assert {key: value for key, value in found.items() if key not in ("id", "name")} == weapon


@pytest.mark.parametrize(
    ("part", "text"),
    [
        ("axe melee 1d 1:1 special: Pushes its target a hex", "Pushes its target a hex"),
        ("axe melee 1d 1:1 special ability:   Pushes  its target", "Pushes its target"),
        ('axe melee special "Pushes; then strikes 1:1" 1d 1:1', "Pushes; then strikes 1:1"),
        ("axe melee 1d special: “Pushes its target” 1:1", "Pushes its target"),
        ("axe melee 1d 1:1, especial: Empuja a su objetivo.", "Empuja a su objetivo."),
        ("axe melee 1d 1:1 habilidad especial «Empuja: un hexágono»", "Empuja: un hexágono"),
        ("axe melee 1d 1:1 Special: A special blow, once", "A special blow, once"),
    ],
)
def test_6c_the_words_of_a_special_ability_are_kept_as_typed(part: str, text: str) -> None:
    """They stand last or in quotes; a ruling on the weapon then says that they are left to the players."""
    card = parse_character(f"Brak 55 {TAIL}; {part}; plan ability 1ap")
    assert card["weapons"] == [{"id": "axe", "name": "axe", "kind": "melee", "dice": 1, "table": {1: 1}, "text": text}]
    assert [each["name"] for each in card["abilities"]] == ["plan"]
    assert read_character(card).weapons[0].special == text


def test_6c_inches_are_no_quotes() -> None:
    """A bow's range and its special ability in one line."""
    card = parse_character(f'Brak 55 {TAIL}; bow ranged 8" 1d 1:1 special: Roots its target 2" away; axe melee 1:1')
    assert card["weapons"][0]["range"] == 8
    assert card["weapons"][0]["text"] == 'Roots its target 2" away'
    assert card["weapons"][1]["name"] == "axe"


def test_a_weapon_may_be_called_special() -> None:
    """What stands before its kind is its name."""
    card = parse_character(f"Brak 55 {TAIL}; Special axe melee 1:1")
    assert card["weapons"][0] == {"id": "special-axe", "name": "Special axe", "kind": "melee", "table": {1: 1}}


@pytest.mark.parametrize(
    ("part", "message"),
    [
        ("axe melee 1:1 special:", "motu-line-special"),
        ('axe melee 1:1 special ""', "motu-line-special"),
        ("axe melee 1:1 special Pushes its target", "motu-line-special"),
        ("axe melee special: Pushes 1:1", "motu-line-special"),
        ("axe melee 1:1 special: Pushes 2d", "motu-line-special"),
        ('axe melee 1:1 special: "Pushes', "motu-line-special"),
        ('axe melee 1:1 special "Pushes" special: Pulls', "motu-line-twice"),
        ("plan ability 1ap special: Pushes", "motu-line-special"),
        ("potion consumable especial: Cura", "motu-line-special"),
        ('axe melee 1:1 special "Pushes" hard', "motu-line-not-read"),
    ],
)
def test_words_of_a_special_ability_that_cannot_be_told_apart_refuse_the_line(part: str, message: str) -> None:
    """None, no sign where they begin, a weapon's numbers lost in them, two of them, those of no weapon."""
    with pytest.raises(UserError) as refused:
        parse_character(f"Brak 55 {TAIL}; {part}")
    assert refused.value.message == message
    for language in LANGUAGES:
        assert "motu-" not in (line_of_error(refused.value, language) or "motu-")


@pytest.mark.parametrize(
    "line",
    [
        "Brak 55 points 5 strength 3 perception 2 power 4 resistance 3 mind 5/8 speed 8 health, axe melee 1d 1:1 3:2, "
        "bow ranged 8 inches 1:1, plan ability 1ap 2mana",
        "Brak, 55 puntos, 5 de fuerza, 3 de percepción, 2 de poder, 4 de resistencia, 3 de mente, 5/8 de velocidad, "
        "8 de salud; axe melee 1d 1:1 3:2; bow ranged 8 de alcance 1:1; plan habilidad 1 pa 2 maná",
        f'Brak 55 {TAIL}, axe melee 1d 1:1 3:2, bow ranged 8" 1:1; plan ability 1ap 2mana',
        f"Brak 55 {TAIL} axe melee 1d 1:1 3:2 bow ranged 8 in 1:1 plan ability 1 ap 2 mana",
        'Brak 55; s5 p3 w2 r4 m3; speed 5/8; hp 8; axe melee 1d 1:1, 3:2; bow ranged 8" 1:1; plan ability 2mana 1ap',
        "Brak 55 f5 p3 po2 r4 m3 vel 5 - 8 salud 8, axe cuerpo a cuerpo 1 dado 1=1 3=2, "
        "bow a distancia 8 pulgadas 1=1, plan habilidad 1 pa 2 de maná",
        "Brak , 55 ptos , FUERZA 5 , PERCEPCIÓN 3 , PODER 2 , RESISTENCIA 4 , MENTE 3 , VELOCIDAD 5 / 8 , SALUD 8 ; "
        "axe melé 1d 1:1 3:2 ; bow distancia alcance 8 1:1 ; plan habilidad pa 1 maná 2",
        'Brak 55 s5 p3 w2 r4 m3 speed 5"/8" health 8 axe melee dice 1 1:1 3:2, bow ranged range 8 1:1, '
        "plan ability 1ap 2mana",
    ],
)
def test_weapons_and_abilities_however_they_are_set_apart(line: str) -> None:
    """Semicolons, commas or nothing between the parts, in any spelling of a number: the same card."""
    card = parse_character(line)
    assert {key: card[key] for key in NUMBERS} == NUMBERS
    axe, bow = card["weapons"]
    assert (axe["name"], axe["kind"], axe["dice"], axe["table"]) == ("axe", "melee", 1, {1: 1, 3: 2})
    assert (bow["name"], bow["kind"], bow["range"], bow["table"]) == ("bow", "ranged", 8, {1: 1})
    assert card["abilities"] == [{"id": "plan", "name": "plan", "ap": 1, "mana": 2}]


@pytest.mark.parametrize(
    ("said", "at", "size"),
    [
        ("at C5", "C5", 1),
        ("en c5", "C5", 1),
        ("@C5", "C5", 1),
        ("en la casilla C5 mirando al noroeste", "C5 nw", 1),
        ("facing ne at C5@p1", "C5@p1 ne", 1),
        ("large at C5 C6", "C5 C6", 2),
        ("gran tamaño, en C5, C6 y D6, hacia el este", "C5 C6 D6 e", 3),
        ("base 3", None, 3),
        ("base de 3", None, 3),
        ("at C5, C6, large, facing w", "C5 C6 w", 2),
        ("large base 3", None, 3),
    ],
)
def test_where_a_character_stands(said: str, at: str | None, size: int) -> None:
    """Its hexes, a platform's too, and where it looks are read beside the numbers; hexes tell how large it is (7m)."""
    for line in (f"Brak 55 {TAIL} {said}; axe melee 1:1", f"Brak 55 {TAIL}; {said}; axe melee 1:1"):
        found = parse_line(line)
        assert (found.at, found.card.get("size", 1)) == (at, size)
        assert found.card["attributes"] == NUMBERS["attributes"]


@pytest.mark.parametrize(
    ("said", "message", "told"),
    [
        ("mana 4", "motu-line-mana", "mana 4"),
        ("maná 4", "motu-line-mana", "maná 4"),
        ("large", "motu-line-large", "large"),
        ("gran tamaño", "motu-line-large", "gran tamaño"),
        ("at C5 at C6", "motu-line-twice", "stands"),
        ("facing up", "motu-line-not-read", "facing"),
        ("C5", "motu-line-not-read", "C5"),
        ("at R5 r6", "motu-line-twice", "resistance"),
        ('wounds 5 heal spell 6" 1:1', "motu-line-not-read", "wounds 5"),
        ('bow ranged 12" 1:1 health', "motu-line-not-read", "health"),
        ("axe melee 1:1 plan", "motu-line-not-read", "plan"),
        ("plan ability 1d", "motu-line-not-read", "1d"),
        ("axe melee 1:1; Axe melee 2:1", "motu-line-twice", "Axe"),
        ("5/3/2/4/3", "motu-line-not-read", "5/3/2/4/3"),
    ],
)
def test_what_stands_nowhere(said: str, message: str, told: str) -> None:
    """Mana, which no card has, half a place, a base of no size, a number behind a weapon: named, and marked."""
    with pytest.raises(UserError) as refused:
        parse_line(f"Brak 55 {TAIL} {said}")
    assert refused.value.message == message
    assert told in (line_of_error(refused.value, "en") or "")


@pytest.mark.parametrize(
    ("said", "at", "name"),
    [
        ("at C5 facing ne big red axe melee 1:1", "C5 ne", "big red axe"),
        ("en C5 mirando al oeste gran hacha cuerpo a cuerpo 1:1", "C5 w", "gran hacha"),
        ("at C5 axe melee 1:1", "C5", "axe"),
        ("; large axe melee 1:1", None, "large axe"),
    ],
)
def test_a_weapon_begins_behind_where_its_owner_stands(said: str, at: str | None, name: str) -> None:
    """With nothing between the two, no word of the one is of the other's name."""
    found = parse_line(f"Brak 55 {TAIL} {said}")
    assert (found.at, [weapon["name"] for weapon in found.card["weapons"]]) == (at, [name])


def test_fists_of_ones_own() -> None:
    """Who types fists with a table of their own has a weapon of that name, not those that everybody has (6c)."""
    card = parse_character(f"Brak 55 {TAIL}; fists melee 1d 2:1")
    assert read_character(card).weapons[0].table == {2: 1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_examples_are_read(language: str) -> None:
    """What every refusal shows as right is right, in the words of its reader."""
    example = parse_character(catalogue(language).term("motu-line-example"))
    assert read_character(example).attributes == NUMBERS["attributes"]
    assert example["weapons"][0]["table"] == {1: 1, 3: 2}
    ranged = parse_character(f"Brak 55 {TAIL}; {catalogue(language).term('motu-line-example-ranged')}")
    assert ranged["weapons"][0]["range"] == 8


@given(
    st.one_of(
        st.text(alphabet='Brak spwrm0123456789/:;,()"-–melhtd', max_size=60),
        st.text(alphabet='1:;"“»x ', max_size=30).map(lambda end: f"Brak; axe melee 1:1 special{end}"),
    )
)
def test_any_line_is_read_or_refused(line: str) -> None:
    """Whatever is typed, a card comes of it or one line that says why not."""
    with suppress(UserError):
        assert parse_character(line)["name"]
