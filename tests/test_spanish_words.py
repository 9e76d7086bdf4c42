"""One Spanish word for one thing, over every entry of every ruleset and every text of the catalogue."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

import pytest
from fluent.syntax import FluentParser, ast, visitor

from bot.words.language import CATALOGUES
from rulesdb import RULESETS, load
from tests.engine.differences.table import EDITIONS, rows

# Where an “adversario”, which is a figure, would be the player.
OF_THE_PLAYER = (
    r"\b(?:fuerza|turno|carta|objeto|reliquia)s?(?: anterior)? (?:de un|del) adversario\b"
    r"|\b(?:para el|[Uu]n|los del|tu|El) adversario,? "
    r"(?:que (?:lo )?dañó|suma|nunca puede|no puede usar tus|adversarios|de que)"
    r"|\btuyo o del (?:de un )?adversario\b|\bluego (?:el|al|los del) adversario\b"
    r"|\bel adversario elige\b|\bpuntos al adversario\b"
)
# The word that is used, and the spellings that stand nowhere in what the project itself says.
GLOSSARY: dict[str, str] = {
    "línea de inicio": r"(?i)\bl[ií]neas? inicial",
    "zona inicial": r"(?i)(?<!\()\b[áa]reas? (de inicio|inicial)",  # in brackets it is the book's word of 2012
    "terreno obstaculizador": r"(?i)\bentorpecedor|\bobstaculizante",
    "daño de retroceso": r"(?i)daño por retroceso",
    "daño de esfuerzo": r"(?i)daño por (el )?esfuerzo",
    "rival": r"(?i)\boponentes?\b|" + OF_THE_PLAYER,
    "adyacente": r"(?i)\bcontigu[oa]s? a\b|\bamig[oa]s contigu",  # «junto a» is another thing, see 6.3c
    "reemplazar": r"\bsustitutos KO\b|\bsustituyeron a otro y\b",
    "KO": r"(?i)\bnoquead",
    "símbolo de edición": r"(?i)símbolos? de colecci",
    "carta": r"(?i)\btarjetas?\b",
    "base": r"(?i)\bpeanas?\b",
    "bloqueante": r"(?i)\b(?:casillas?|terrenos?|marcador(?:es)?) bloquead[oa]",
    "ataque cuerpo a cuerpo": r"(?i)\bataques? cercanos?\b",
    "localización": r"(?i)\blocaci(?:ón|ones)\b",
    "MOVE": r"\bMOVER\b",
    "CLOSE": r"\bCERCA\b",
    "RANGE": r"\bLEJOS\b|\bALCANCE\b",
    "POWER": r"\bPODER\b",
    "FREE": r"\bGRATIS\b",
    "«…»": r"[\"“”„‟]|(?<!\w)['‘][^'‘’]+['’](?!\w)",
}
# What the entries may name once, as the book's or the table's other word, a row of the comparisons has no room for.
IN_THE_ROWS = GLOSSARY | {
    "alcance": r"(?i)\brangos?\b",
    "clic": r"(?i)\bclicks?\b",
    "fallo crítico": r"(?i)\berror(?:es)? críticos?\b",
    "ficha": r"(?i)\btokens?\b",
    "secundario": r"(?i)(?<!ficha de )\btranseúntes? generad",
    "separarse": r"(?i)\bdestrab",
    "zona inicial": r"(?i)\báreas?\b",
}


class _Words(visitor.Visitor):  # type: ignore[misc]  # the package ships no types
    """Collects the words of a message, without the data that it names."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the package's name
        self.found.append(node.value)


def of_the_entries(ruleset: str) -> Iterator[tuple[str, str]]:
    """Yield where, and what, each entry of a ruleset says in Spanish.

    Aliases and questions are players' own words, and left out.
    """
    library = load(ruleset)
    for section in library.sections:
        entry = library.entry(section, "es")
        yield f"{ruleset} {section}, title", entry.title
        yield f"{ruleset} {section}, text", entry.text


def of_the_differences() -> Iterator[tuple[str, str]]:
    """Yield where, and what, each comparison between the editions says in Spanish."""
    for row in rows():
        yield f"{row.id}, subject", row.subject.es
        for edition in EDITIONS:
            said = row.editions.get(edition)  # type: ignore[call-overload]  # an edition's name
            if said is not None:
                yield f"{row.id} {edition}", said.says.es


def of_the_catalogue() -> Iterator[tuple[str, str]]:
    """Yield where, and what, the bot says in Spanish around the rules."""
    for path in sorted((CATALOGUES / "es").rglob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                words = _Words()
                words.visit(entry)
                yield f"{path.name} {entry.id.name}", " ".join(words.found)


def strays(said: Iterator[tuple[str, str]], glossary: Mapping[str, str] = GLOSSARY) -> list[str]:
    """Return each spelling that the glossary doesn't know, with where it stands and what is said instead."""
    return [
        f"{where}: {found.group()!r}, say {word}"
        for where, text in said
        for word, pattern in glossary.items()
        for found in re.finditer(pattern, text)
    ]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_entries_keep_to_the_glossary(ruleset: str) -> None:
    """No entry, of whatever edition, uses a second word for what has one already."""
    assert strays(of_the_entries(ruleset)) == []


def test_the_catalogue_keeps_to_the_glossary() -> None:
    """Nothing that the bot says around the rules uses a second word either."""
    assert strays(of_the_catalogue()) == []


def test_the_differences_keep_to_the_glossary() -> None:
    """The comparisons between the editions stand beneath the entries, and use the entries' words."""
    assert strays(of_the_differences(), IN_THE_ROWS) == []


NAMED = {
    match[2]: match[1]
    for entry in load("heroclix-modern").entries("es")
    if (match := re.fullmatch(r"([^()]+?) \(([A-Z][^()]+)\)", entry.title))
    and entry.section.startswith(("27.1", "27.2", "27.3", "27.4", "27.7", "27.8"))
}
# "Protected (Outwit)" is printed so in the book of 2022; "(Quake)" stands behind a name of its own in that of 2012.
OTHERWISE = ("Protected", "golpe sísmico")
BRACKETED = re.compile(r"\(([A-Z][^();]*)[;)]")


def misnamed(said: Iterator[tuple[str, str]]) -> list[str]:
    """Return each English name of a power in brackets that stands behind another Spanish name than its entry's."""
    stray = []
    for where, text in said:
        line = " ".join(text.split())
        for found in BRACKETED.finditer(line):
            before, spanish = line[: found.start()].rstrip()[-60:], NAMED.get(found[1])
            if spanish and not before.endswith(OTHERWISE) and not before.casefold().endswith(spanish.casefold()):
                stray.append(f"{where}: {before!r} ({found[1]}), say {spanish}")
    return stray


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_entries_give_a_power_one_spanish_name(ruleset: str) -> None:
    """Where the English name stands in brackets, the Spanish one before it is that of the current book's entry."""
    assert len(NAMED) > 60
    assert misnamed(of_the_entries(ruleset)) == []


def test_the_catalogue_gives_a_power_one_spanish_name() -> None:
    """What the bot calls a power is what its entry is called."""
    assert misnamed(of_the_catalogue()) == []
    assert misnamed(iter([("here", "con Ráfaga de Fuerza (Force Blast)")])) != []


def test_the_differences_give_a_power_one_spanish_name() -> None:
    """What a comparison calls a power is what the entry above it calls it."""
    assert misnamed(of_the_differences()) == []


@pytest.mark.parametrize(
    "stray",
    [
        "hasta su línea inicial", "Líneas iniciales", "la tarjeta de poderes", "Dos peanas", "MOVER (MOVE)",
        "un área de inicio",
        "casillas bloqueadas",
        "un ataque cercano",
        "una locación",
        "terreno entorpecedor",
        "el daño por retroceso",
        "el daño por esfuerzo",
        "tu oponente",
        "queda noqueado",
        "su símbolo de colección",
        "CERCA: atacar", "una acción LEJOS", "una acción de PODER", "como GRATIS", 'dice "puedes"', "dice “puedes”",
        "dice 'puedes' y",
    ],
)  # fmt: skip
def test_a_stray_word_is_found(stray: str) -> None:
    """Each spelling that is not to be used is seen."""
    assert strays(iter([("here", stray)])) != []


@pytest.mark.parametrize(
    "kept",
    ["no puede usarse (can't use)", "está cerca o lejos", "un poder especial", "zonas iniciales (áreas de inicio)"],
)
def test_ordinary_words_are_left_alone(kept: str) -> None:
    """The ordinary words that look like those, and English apostrophes, are no strays."""
    assert strays(iter([("here", kept)])) == []


@pytest.mark.parametrize(
    "stray",
    ["su rango", "otro click", "un error crítico", "dos tokens", "transeúntes generados", "destrabarse", "el área"],
)
def test_a_word_that_only_an_entry_may_name_is_found_in_a_row(stray: str) -> None:
    """A row uses one word; the entry that explains it may name the other."""
    assert strays(iter([("here", stray)])) == []
    assert strays(iter([("here", stray)]), IN_THE_ROWS) != []


@pytest.mark.parametrize(
    "kept", ["la línea queda bloqueada", "un valor bloqueado", "una ficha de transeúnte", "tu rival"]
)
def test_the_words_of_the_rows_are_left_alone(kept: str) -> None:
    """A blocked line, a locked value and the tokens of 2012 have no other word."""
    assert strays(iter([("here", kept)]), IN_THE_ROWS) == []
