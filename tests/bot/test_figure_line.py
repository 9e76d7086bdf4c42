"""A figure typed in one line, as players write them."""

from __future__ import annotations

import time
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from bot.app.errors import UserError, line_of_error
from bot.heroclix.typing.figure_line import parse_figure_line
from bot.heroclix.typing.power_names import known_phrases, powers_of
from bot.words.language import LANGUAGES, catalogue
from engine import DocumentError
from engine.heroclix.editions.modern import MODERN
from engine.heroclix.game import read_card
from engine.heroclix.powers import STANDARD
from engine.heroclix.ruleset import Power, Powers


def test_a_whole_line() -> None:
    """Every part of the line lands in the card, in the book's order of values."""
    found = parse_figure_line(
        MODERN.powers, "Iron Wolf 75 8/10/17/3 r6 t2 7 clicks giant at C5 [Charge, Phasing/Teleport]"
    )
    assert found.at == "C5"
    assert found.card == {
        "name": "Iron Wolf",
        "points": 75,
        "values": {"speed": 8, "attack": 10, "defense": 17, "damage": 3},
        "range": 6,
        "targets": 2,
        "clicks": 7,
        "size": "giant",
        "powers": ["charge", "phasing-teleport"],
    }


def test_the_status_line_of_play_by_post() -> None:
    """Slot, copy and rarity are left aside; click, square and action tokens count."""
    found = parse_figure_line(MODERN.powers, "1) [2] R Iron Man 89 (4/7) I12 @@")
    assert (found.card["name"], found.card["points"], found.card["clicks"]) == ("Iron Man", 89, 7)
    assert (found.click, found.at, found.tokens) == (4, "I12", 2)


def test_spanish_words() -> None:
    """A Spanish player's words for range, targets, size and place are read."""
    found = parse_figure_line(MODERN.powers, "Lobo de Hierro 75 8/10/17/3 alcance 6 objetivos 2 gigante 7 clics en c5")
    assert found.card["name"] == "Lobo de Hierro"
    assert (found.card["range"], found.card["targets"], found.card["size"]) == (6, 2, "giant")
    assert (found.card["clicks"], found.at) == (7, "C5")


@pytest.mark.parametrize("name", ["Número 7", "R2 Unit", "Wolf-9", "Ñandú", "**bold**", "@everyone"])
def test_names_with_digits_and_marks_survive(name: str) -> None:
    """A name keeps its own digits and marks; the last number alone is the points."""
    found = parse_figure_line(MODERN.powers, f"{name} 50 6/9/15/2")
    assert (found.card["name"], found.card["points"]) == (name, 50)


def test_a_name_alone_is_a_figure() -> None:
    """Nothing but a name makes a figure without values."""
    assert parse_figure_line(MODERN.powers, "Goon").card == {"name": "Goon"}


@pytest.mark.parametrize("line", ["", "   ", "75", "8/10/17/3 r6", "x" * 301])
def test_a_line_without_a_name_is_refused(line: str) -> None:
    """What cannot be a figure is refused, with what would be right."""
    with pytest.raises(UserError):
        parse_figure_line(MODERN.powers, line)


@given(st.text(max_size=120))
def test_any_line_is_read_or_refused(line: str) -> None:
    """No text breaks the reader: it gives a card that the game takes, or a clear refusal."""
    try:
        card = parse_figure_line(MODERN.powers, line).card
    except UserError:
        return
    with suppress(DocumentError):  # the game may refuse a power it does not know, in a line of its own
        assert read_card(MODERN.powers, card).name


LINES: list[dict[str, Any]] = yaml.safe_load((Path(__file__).parent / "figure_lines.yaml").read_text("utf-8"))
VALUES = ("speed", "attack", "defense", "damage")


def _row(text: str) -> dict[str, int]:
    return dict(zip(VALUES, (int(part) for part in text.split("/")), strict=True))


def _card(read: dict[str, Any]) -> dict[str, Any]:
    card = {name: value for name, value in read.items() if name not in ("at", "click", "tokens")}
    if "values" in card:
        card["values"] = _row(card["values"])
    if "dial" in card:
        rows = [row.split() for row in card["dial"]]
        card["dial"] = [_row(values) | {"powers": powers} for values, *powers in rows]
    return card


@pytest.mark.parametrize("case", LINES, ids=[case["line"] for case in LINES])
def test_lines_as_players_type_them(case: dict[str, Any]) -> None:
    """Each line is read right, or refused by a line that names what could not be read; none is misread."""
    read = case.get("read")
    if read is not None:
        found = parse_figure_line(MODERN.powers, case["line"])
        assert found.card == _card(read)
        assert (found.at, found.click, found.tokens) == (read.get("at"), read.get("click"), read.get("tokens", 0))
        assert read_card(MODERN.powers, found.card).name == read["name"]
        return
    with pytest.raises(UserError) as refused:
        parse_figure_line(MODERN.powers, case["line"])
    data = refused.value.data
    assert refused.value.message == case["refused"]
    missing = cast(Iterable[object], data.get("missing", ()))
    assert case.get("names", "") in (str(data.get("given", "")), ", ".join(map(str, missing)))
    assert [str(near) for near in cast(Iterable[object], data.get("near", ()))] == case.get("near", [])
    for language in LANGUAGES:
        told = line_of_error(refused.value, language)
        assert told, "both languages tell it"
        assert "figure-" not in told, "in words, no name of a message"


SAID: dict[str, str] = {
    "HSS": "hypersonic-speed", "RS": "running-shot", "L/C": "leap-climb", "P/T": "phasing-teleport",
    "Phase": "phasing-teleport", "MC": "mind-control", "FB": "force-blast", "E/N": "earthbound-neutralized",
    "BCF": "blades-claws-fangs", "EE": "energy-explosion", "PW": "pulse-wave", "PPB": "penetrating-psychic-blast",
    "PB": "penetrating-psychic-blast", "PS": "precision-strike", "SE": "steal-energy", "Incap": "incapacitate",
    "TK": "telekinesis", "SStr": "super-strength", "ESD": "energy-shield-deflection",
    "ES/D": "energy-shield-deflection", "Tough": "toughness", "Invul": "invulnerability",
    "Invuln": "invulnerability", "Invinc": "invincible", "Imperv": "impervious", "MM": "mastermind",
    "WP": "willpower", "Regen": "regeneration", "RCE": "ranged-combat-expert", "CCE": "close-combat-expert",
    "EW": "exploit-weakness", "BF": "battle-fury", "PC": "probability-control", "Prob": "probability-control",
    "Plex": "perplex", "OW": "outwit", "Enh": "enhancement", "Emp": "empower", "Lead": "leadership",
    "WC": "wild-card", "Anular": "outwit", "Alterar": "perplex", "Control de Probabilidad": "probability-control",
    "Hipervelocidad": "hypersonic-speed", "Velocidad Hipersónica": "hypersonic-speed",
    "Disparo en Carrera": "running-shot", "a la carrera": "running-shot", "Carga": "charge", "Sigilo": "stealth",
    "Paso Lateral": "sidestep", "Súper Sentidos": "super-senses", "super sentidos": "super-senses",
    "Dureza": "toughness", "Resistencia": "toughness", "Imperturbable": "impervious",
    "Mente Maestra": "mastermind", "Fuerza de Voluntad": "willpower",
    "Cuchillas/Garras/Colmillos": "blades-claws-fangs", "Rayo Penetrante/Psíquico": "penetrating-psychic-blast",
    "rayo psiquico": "penetrating-psychic-blast", "Onda de Pulsos": "pulse-wave",
    "Explotar Debilidad": "exploit-weakness", "Apoyo": "support", "Ayuda": "support",
    "Cambio de Forma": "shape-change", "CR": "combat-reflexes", "Liderazgo": "leadership",
}  # fmt: skip


def test_every_name_that_players_use() -> None:
    """Short forms and Spanish names, accents or not, upper case or not, each mean their power (READINGS 3)."""
    for said, slug in SAID.items():
        for typed in (said, said.lower(), said.upper()):
            assert powers_of(MODERN.powers, typed) == (slug,), typed
    assert powers_of(MODERN.powers, "POP") == ("perplex", "outwit", "probability-control")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_power_by_its_name(language: str) -> None:
    """Each standard power is known by the name that this language shows, with the English beside it or not."""
    for power in STANDARD:
        shown = catalogue(language).term(power.slug)
        assert powers_of(MODERN.powers, shown) == powers_of(MODERN.powers, shown.partition(" (")[0]) == (power.slug,)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_can_be_typed_is_shown_in_words(language: str) -> None:
    """Each power and ability that a line may name has a name in both languages to be shown back by."""
    slugs = {slug for named in known_phrases(MODERN.powers).values() for slug in named}
    assert [slug for slug in sorted(slugs) if catalogue(language).term(slug) == slug] == []


@pytest.mark.parametrize("said", ["SS", "SC"])
def test_a_short_form_of_several_is_asked(said: str) -> None:
    """A short form that means one thing to one player and another to the next is no name: it is asked."""
    with pytest.raises(UserError, match="figure-line-power-several"):
        parse_figure_line(MODERN.powers, f"Rook 50 7/9/16/2 [{said}]")


@pytest.mark.parametrize(
    "part", ["a ", "a, ", "charge ", "8/10/17/3 ", "[x] ", "r6 ", "( ", "é ", "1 spd ", "⚡", "@ "]
)
def test_no_line_takes_long(part: str) -> None:
    """The longest lines are read or refused within a few hundredths of a second of work."""
    began = time.process_time()
    with suppress(UserError):
        parse_figure_line(MODERN.powers, ("Thor 125 8/10/17/3 " + part * 1200)[:1200])
    with suppress(UserError):
        parse_figure_line(MODERN.powers, (part * 1200)[:1200])
    assert time.process_time() - began < 0.5


def test_a_line_names_the_powers_of_its_edition() -> None:
    """What another edition does not have is no power there, and what it has of its own can be typed."""
    other = Powers([power for power in STANDARD if power.slug != "flurry"], [Power("swift", "", "keyphrase")])
    card = parse_figure_line(other, "Rook 50 7/9/16/2 [charge, swift]").card
    assert (card["powers"], card["abilities"]) == (["charge"], ["swift"])
    with pytest.raises(UserError):
        parse_figure_line(other, "Rook 50 7/9/16/2 [flurry]")
    assert parse_figure_line(MODERN.powers, "Rook 50 7/9/16/2 [flurry]").card["powers"] == ["flurry"]
