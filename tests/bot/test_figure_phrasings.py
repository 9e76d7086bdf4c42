"""The same figure told in many ways: whatever the order, the marks and the language, it is read right or refused."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.app.errors import UserError
from bot.heroclix.typing.figure_line import parse_figure_line
from bot.heroclix.typing.power_names import phrase
from bot.motu.typing.line import parse_line
from bot.words.language import catalogue
from engine.heroclix.ruleset import JUDGED, edition

NAMES = ("Iron Wolf", "Rosa Zarza", "moonbeam", "Dr. Hollow", "Ñu Bravo", "Twin-Blade", "Mr. X", "Tres Hermanas")
VALUES = ("speed", "attack", "defense", "damage")
LINES = 300
READ_AT_LEAST = 0.8  # of the lines: a reader that refuses is no use either
NAMED = ("range", "targets", "clicks", "at", "giant", "points")
PARTS = {
    "en": dict(zip(NAMED, ("range", "targets", "clicks", "at", "giant", "points"), strict=True)),
    "es": dict(zip(NAMED, ("alcance", "objetivos", "clics", "en", "gigante", "puntos"), strict=True)),
}
SHORT = {"en": ("spd", "atk", "def", "dmg"), "es": ("vel", "atq", "def", "daño")}
ATTRIBUTES = ("strength", "perception", "power", "resistance", "mind")
CALLED = {
    "en": (ATTRIBUTES, ("s", "p", "w", "r", "m")),
    "es": (("fuerza", "percepción", "poder", "resistencia", "mente"), ("f", "p", "pod", "r", "m")),
}
KINDS = {"en": ("melee", "ranged", "spell"), "es": ("cuerpo a cuerpo", "a distancia", "hechizo")}


def figure(chance: random.Random, ruleset: str) -> tuple[str, dict[str, Any]]:
    """Return a line, and what a reader has to find in it."""
    language = chance.choice(("en", "es"))
    words = PARTS[language]
    name, points = chance.choice(NAMES), chance.choice((15, 40, 75, 150))
    values = (chance.randint(4, 13), chance.randint(7, 12), chance.randint(13, 19), chance.randint(1, 5))
    powers = chance.sample(sorted(edition(ruleset).powers.standard_slugs), chance.randint(0, 3))
    told: dict[str, Any] = {"name": name, "points": points, "values": values, "powers": set(powers)}
    labels = zip(SHORT[language], values, strict=True)
    parts = [
        chance.choice(
            ("/".join(map(str, values)), "-".join(map(str, values)), ", ".join(f"{label} {n}" for label, n in labels))
        )
    ]
    if powers:
        shown = [catalogue(language).term(power).partition(" (")[0] for power in powers]
        spelled = [chance.choice((one, one.lower(), one.upper(), phrase(one))) for one in shown]
        parts.append(chance.choice(("{}", "[{}]", "({})")).format(chance.choice((", ", " ", " + ")).join(spelled)))
    for part, low, high in (("range", 0, 10), ("targets", 1, 3), ("clicks", 4, 12)):
        if chance.random() < 0.5:
            told[part] = number = chance.randint(low, high)
            forms = (
                [f"{number} {words[part]}"] if part == "clicks" else [f"{part[0]}{number}", f"{words[part]} {number}"]
            )
            parts.append(chance.choice(forms))
    if chance.random() < 0.3:
        told["size"] = "giant"
        parts.append(words["giant"])
    if chance.random() < 0.4:
        column, row = chance.choice("ABCDEFGHJK"), chance.randint(1, 20)
        told["at"] = f"{column}{row}:{column}{row + 1}"
        parts.append(f"{words['at']} {column}{row}{chance.choice((' ', ', ', ':'))}{column}{row + 1}")
    chance.shuffle(parts)
    first = chance.choice((f"{name} {points}", f"{name} ({points})", f"{name}, {points} {words['points']}"))
    mark = chance.choice((" ", ", ", "; ", " | ", " - ", ". "))
    return f"{first}{chance.choice((' ', ', ', ': '))}{mark.join(parts)}", told


@pytest.mark.parametrize("ruleset", JUDGED)
def test_a_figure_is_read_right_or_refused(ruleset: str) -> None:
    """Of lines in any order and either language none is taken for another figure, and most are read."""
    chance, read = random.Random(ruleset), 0
    for _ in range(LINES):
        line, told = figure(chance, ruleset)
        try:
            found = parse_figure_line(edition(ruleset).powers, line)
        except UserError:
            continue
        card = found.card
        got = {part: card.get(part) for part in ("name", "points", "range", "targets", "clicks", "size")}
        got |= {"values": tuple(card["values"][value] for value in VALUES), "powers": set(card.get("powers", ()))}
        assert got | {"at": found.at} == dict.fromkeys((*got, "at")) | told, line
        read += 1
    assert read >= LINES * READ_AT_LEAST


def character(chance: random.Random) -> tuple[str, dict[str, Any]]:
    """Return the line of a character of Battleground, and what a reader has to find in it."""
    language = chance.choice(("en", "es"))
    name, cost, health = chance.choice(NAMES), chance.choice((20, 55, 110)), chance.randint(3, 14)
    numbers = {attribute: chance.randint(1, 7) for attribute in ATTRIBUTES}
    speed = sorted((chance.randint(3, 7), chance.randint(5, 11)))
    form = chance.choice(("{} {}", "{}: {}", "{}={}"))
    parts = [form.format(*each) for each in zip(chance.choice(CALLED[language]), numbers.values(), strict=True)]
    parts += [f"{'speed' if language == 'en' else 'velocidad'} {speed[0]}/{speed[1]}"]
    parts += [f"{'health' if language == 'en' else 'salud'} {health}"]
    told: dict[str, Any] = {"name": name, "cost": cost, "attributes": numbers, "speed": speed, "health": health}
    chance.shuffle(parts)
    if chance.random() < 0.4:
        told["at"] = "C5 w"
        parts.append("at C5 facing west" if language == "en" else "en C5 mirando al oeste")
    line = f"{name} {cost}{chance.choice((' ', ', ', ': ', ' pts '))}{chance.choice((', ', ' ', '; ')).join(parts)}"
    told["weapons"] = []
    for weapon in chance.sample(("big red axe", "mind blast", "garras", "bastón de fuego"), chance.randint(0, 2)):
        at, dice, table = chance.randrange(3), chance.randint(1, 3), {1: 1, 3: chance.randint(2, 4)}
        rows = [f"{dice}d", *(f"{needs}:{wounds}" for needs, wounds in table.items()), *(['8"'] if at else [])]
        line += (
            f"{chance.choice(('; ', ', ', ' '))}{weapon} {KINDS[language][at]} {chance.choice((' ', ', ')).join(rows)}"
        )
        told["weapons"].append((weapon, ("melee", "ranged", "spell")[at], dice, table, 8 if at else None))
    return line, told


def test_a_character_is_read_right_or_refused() -> None:
    """The same of Battleground's characters with their weapons, and where they stand."""
    chance, read = random.Random(7), 0
    for _ in range(2 * LINES):
        line, told = character(chance)
        try:
            found = parse_line(line)
        except UserError:
            continue
        card = found.card
        got = {part: card.get(part) for part in ("name", "cost", "attributes", "speed", "health")}
        weapons = [(one["name"], one["kind"], one.get("dice"), one["table"], one.get("range"))
                   for one in card.get("weapons", ())]  # fmt: skip
        assert got | {"at": found.at, "weapons": weapons} == {"at": None} | told, line
        read += 1
    assert read >= 2 * LINES * READ_AT_LEAST
