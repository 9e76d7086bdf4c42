"""The readings of the older editions held against the entries of their own books, and against what those lack."""

import re
from collections.abc import Iterator

import pytest

from rulesdb import LANGUAGES, Entry, counterparts, load, section_titles
from rulesdb.sections import is_reading

OLDER = ["heroclix-2022", "heroclix-2012"]
# The numbers of R1, R2… that each edition has: those of the current rules that hold there, and its own.
NUMBERED = {
    "heroclix-2022": {*range(1, 63)} - {8, 9, 10, 12, 13, 26, 28},
    "heroclix-2012": {
        3, 4, 5, 6, 7, 10, 14, 15, 16, 17, 18, 19, 21, 22, 23, 30, 32, 35, 37, 38, 39, 40, 42, 45, 46, 47, 48, 49,
        *range(50, 53), *range(63, 82),
    },
}  # fmt: skip
OF_ITS_OWN = range(133, 200)  # P133 and on: what is silent in one older book alone
# What a book does not have, in the words of both languages.
LACKED = {
    "heroclix-2022": (
        r"(?i)elevated marker|marcador(es)? elevad|one-shot|tarot|mystery|terrain actions?\b|acci(ón|ones) de terreno"
        r"|destroy value|valor de destrucci|team-up|legacy|mission point|puntos? de misión|clue|effect terrain"
        r"|(?<!no )pushing damage|(?<!hay )daño (por|de) (esfuerzo|retroceso)|(?<!no )knockback damage"
        r"|minimum range (of )?4|alcance mínimo (de )?4"
    ),
    "heroclix-2012": (
        r"(?i:elevated marker|marcador(es)? elevad|one-shot|tarot|vehicle|vehículo|pilot|\bdoors?\b|puertas?\b"
        r"|(?<!status )\bwindows?\b|ventanas?\b(?! de estado)|equipment|equipamiento|\bid cards?\b|location|sideline"
        r"|banquillo|sidestep|paso lateral|empower|potenciar|precision strike|golpe de precisión|invincible"
        r"|invencible|safeguard|keyphrase|frase clave|costed|con coste|after resolutions|tras las resoluciones"
        r"|ko area|área de ko|countdown|cuenta regresiva|unique modifier|destroy action|terrain action)"
        r"|\bSTOP\b|\bCLOSE\b|\bRANGE\b|\bPOWER\b|\bFREE\b|\bMOVE\b|\bImmobile\b|\bInmóvil\b|\bImmune\b|Inmune"
    ),
}
# What the “Differs from the current rules” line of an entry denies for its edition, as a reading would say it.
DENIED = {
    (
        "heroclix-2022",
        "11.4b",
    ): r"never blocked|not even by Stealth|nunca (está |queda )?bloqueada|ni siquiera por",
    ("heroclix-2022", "10.7b"): r"stops only on|was not adjacent to|those it left|se detiene (solo|únicamente)|no era",
    ("heroclix-2022", "12.6d"): r"takes 1\b|deals? (the |him )?1\b|1 for |recibe 1\b|inflige 1\b|1 por ",
    ("heroclix-2022", "12.6"): r"takes 1\b|deals? (the )?1\b|1 for |recibe 1\b|inflige 1\b|1 por ",
    (
        "heroclix-2022",
        "16.7a",
    ): r"opposing figure in it|stop after the step|figura adversaria en|detenga tras",
    ("heroclix-2022", "12.4c"): r"attacker's player|jugador del atacante|jugador que ataca",
    ("heroclix-2022", "8.1h"): r"attacker's player|each side|jugador del atacante|cada bando",
    ("heroclix-2022", "23.1b"): r"Going to the sideline|ir al banquillo|ir a la Sideline|\b[Ss]ideline\b",
    ("heroclix-2022", "4.3b"): r"both ends|by rows|los dos extremos|por filas",
    ("heroclix-2022", "11.3a"): r"\b4\b",
    ("heroclix-2012", "conceptos-importantes/linea-de-fuego"): r"smaller than|menor que (la|aquella)|más pequeña que",
    ("heroclix-2012", "separarse"): r"3–6|two sizes|3 to 6|dos tamaños|3 a 6",
    ("heroclix-2012", "catapulta"): r"three|3 squares|tres casillas|3 casillas|\bmay be knocked|puede retroceder",
    ("heroclix-2012", "catapulta-desde-terreno-elevado"): r"1 for|deals 1\b|takes 1\b|inflige 1\b|1 por|fall's 1",
    ("heroclix-2012", "1-regla-reemplaza-luego-modifica"): r"active player|jugador activo",
    ("heroclix-2012", "terreno/movimiento-a-traves-de-puntos-de-interseccion"): r"stop after the step|opposing figure",
    ("heroclix-2012", "poderes/stealth"): r"by another figure|never blocked|por otra figura|nunca",
}
# Where nothing said of the current rules would be caught, since today's list has no reading on the subject.
NEW_SUBJECTS = {
    ("heroclix-2022", "11.3a"), ("heroclix-2022", "4.3b"), ("heroclix-2022", "8.1h"), ("heroclix-2012", "catapulta"),
}  # fmt: skip


def readings(ruleset: str, lang: str = "en") -> Iterator[Entry]:
    """Yield the readings of a ruleset."""
    return (entry for entry in load(ruleset).entries(lang) if is_reading(entry.section))


def said(entry: Entry) -> str:
    """Return all that an entry says, its names and questions included."""
    return "\n".join((entry.title, entry.text, *entry.aliases, *entry.questions))


def own_rule(entry: Entry) -> str:
    """Return what an entry says of its own edition: without the paragraph that tells the other's."""
    paragraphs = re.split(r"\n\s*\n", entry.text)
    return "\n".join(each for each in paragraphs if not each.startswith(("Differs from", "Difiere de")))


@pytest.mark.parametrize("ruleset", OLDER)
def test_each_older_edition_has_its_own_list(ruleset: str) -> None:
    """READINGS 2b: those of R1 to R49 that hold, R50 itself, and the edition's own; none of another's."""
    assert {int(each.section[1:]) for each in readings(ruleset) if each.section[0] == "R"} == NUMBERED[ruleset]
    own = {each.section for each in readings(ruleset) if each.section[0] == "P" and int(each.section[1:]) in OF_ITS_OWN}
    current = {each.section for each in readings("heroclix-modern")}
    assert {each.section for each in readings(ruleset) if each.section[0] == "P"} - own < current - own


@pytest.mark.parametrize("ruleset", OLDER)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_reading_cites_its_own_book(ruleset: str, lang: str) -> None:
    """Every section and every other reading it names is there; R50 alone names those that have no place."""
    known = {*section_titles(ruleset), *(each.section for each in readings(ruleset))}
    for entry in readings(ruleset, lang):
        assert set(entry.see_also) <= known, entry.section
        assert any(not is_reading(each) for each in entry.see_also), f"{entry.section} reads no entry"
        cited = re.findall(r"(?<![\w.×–-])(?:\d{1,2}\.\d{1,2}[a-z]{0,2}|[RP]\d{1,3})(?![\w.]*\w)", said(entry))
        assert entry.section == "R50" or set(cited) <= known, (entry.section, cited)


@pytest.mark.parametrize("ruleset", OLDER)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_entry_rests_on_a_reading_of_another_edition(ruleset: str, lang: str) -> None:
    """Every reading that the text of a section names is one of its own edition's."""
    known = {each.section for each in readings(ruleset)}
    for entry in load(ruleset).entries(lang):
        if not is_reading(entry.section):
            assert set(re.findall(r"\b[RP]\d{1,3}\b", entry.text)) <= known, entry.section


@pytest.mark.parametrize("ruleset", OLDER)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_reading_names_nothing_that_its_edition_lacks(ruleset: str, lang: str) -> None:
    """Neither in its text nor in the questions it answers."""
    lacked = {
        each.section: found.group() for each in readings(ruleset, lang) if (found := _lacked(ruleset, said(each)))
    }
    assert lacked == {}


@pytest.mark.parametrize("ruleset", OLDER)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_taken_over_names_nothing_that_the_edition_lacks(ruleset: str, lang: str) -> None:
    """A power whose text is the current card's speaks in the edition's own terms, but where it tells a difference."""
    taken = [each for each in load(ruleset).entries(lang) if each.source in {"card", "part"}]
    lacked = {each.section: found.group() for each in taken if (found := _lacked(ruleset, own_rule(each)))}
    assert lacked == {}


def _lacked(ruleset: str, text: str) -> re.Match[str] | None:
    return re.search(LACKED[ruleset], text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_section_numbers_in_shared_words_mean_the_same_section(lang: str) -> None:
    """Where a paragraph of 2022 has the current edition's words, each number in it is that of the same rule here."""
    current, then, seen = load(), load("heroclix-2022"), 0
    for entry in then.entries(lang):
        models = [each for each in entry.counterparts.get("heroclix-modern", ()) if current.has(each)]
        told = {paragraph for each in models for paragraph in current.entry(each, lang).text.split("\n\n")}
        for paragraph in told & set(entry.text.split("\n\n")):
            seen += 1
            for number in re.findall(r"(?<![\w.–-])\d{1,2}\.\d{1,2}[a-z]{0,2}(?![\w.]*\w)", paragraph):
                here = counterparts("heroclix-modern", number).get("heroclix-2022", ())
                assert number in here, (entry.section, number)
    assert seen > 100


@pytest.mark.parametrize("ruleset", OLDER)
def test_the_facts_of_a_reading_are_those_of_the_entry_it_reads(ruleset: str) -> None:
    """Each fact stands in an entry that it reads, and there it has the same value."""
    library = load(ruleset)
    compared = 0
    for entry in readings(ruleset):
        for key, value in entry.facts.items():
            there = [library.entry(each, "en").facts for each in entry.see_also]
            found = next((facts[key] for facts in there if key in facts), None)
            assert found == value, (entry.section, key, found)
            compared += 1
    assert compared > 15


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_reading_says_what_its_edition_denies(lang: str) -> None:
    """An entry tells how its book differs from the current rules; no reading of it says the current rule."""
    for (ruleset, section), pattern in DENIED.items():
        for entry in readings(ruleset, lang):
            if section in entry.see_also and entry.section != "R50":
                found = re.search(pattern, entry.text)
                assert found is None, (ruleset, entry.section, section, found)


@pytest.mark.parametrize("place", DENIED)
def test_what_is_denied_is_told_by_the_entry_and_read_today(place: tuple[str, str]) -> None:
    """The entry has the line; and were today's readings copied, one at least on that subject would be caught."""
    ruleset, section = place
    entry = load(ruleset).entry(section, "en")
    assert "Differs from the current rules" in entry.text
    if place in NEW_SUBJECTS:
        return
    here = set(counterparts(ruleset, section).get("heroclix-modern", ()))
    today = [each for each in readings("heroclix-modern") if here & set(each.see_also)]
    assert any(re.search(DENIED[place], each.text) for each in today), [e.section for e in today]
