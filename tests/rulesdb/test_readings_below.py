"""In the older books an entry answers, and what is read into it stands below."""

import pytest

from rulesdb import LANGUAGES, load
from rulesdb.sections import is_reading

OLDER = ["heroclix-2022", "heroclix-2012"]
SIGHT = "conceptos-importantes/linea-de-fuego"

# Questions whose first answer was today's reading, or could be, and the entry of that edition that answers.
ASKED = [
    ("heroclix-2012", "does a small figure block the line of fire to a giant", SIGHT),
    ("heroclix-2012", "tiny guy stands between my giant and his target, does he block?", SIGHT),
    ("heroclix-2012", "¿una figura pequeña bloquea la línea de fuego hacia un gigante?", SIGHT),
    ("heroclix-2012", "un chiquito está entre mi gigante y su blanco, ¿tapa?", SIGHT),
    ("heroclix-2012", "Does Stealth block line of fire to myself?", SIGHT),
    ("heroclix-2012", "Can I break away more easily from smaller figures?", "separarse"),
    ("heroclix-2012", "¿Qué necesito para separarme de varios adversarios?", "separarse"),
    ("heroclix-2012", "Does a double six knock back?", "catapulta"),
    ("heroclix-2012", "¿un chiquito puede hacer retroceder a un gigante?", "catapulta"),
    ("heroclix-2012", "When are two diagonal squares adjacent?", "casillas-adyacentes"),
    ("heroclix-2022", "Does Stealth block line of fire to myself?", "11.4b"),
    ("heroclix-2022", "After breaking away, do I stop again next to the same enemy?", "10.8"),
    ("heroclix-2022", "How much damage does a figure take when it is knocked off a roof?", "12.6d"),
    ("heroclix-2022", "Can I move diagonally between two enemies?", "16.7a"),
    ("heroclix-2022", "¿Puedo moverme en diagonal entre dos enemigos?", "16.7a"),
    ("heroclix-2022", "diagonal neighbours and both side squares are on the roof: can we fight", "6.3b"),
    ("heroclix-2022", "Is a force of one figure a themed team?", "23.2a"),
]


@pytest.mark.parametrize(("ruleset", "question", "section"), ASKED)
def test_the_entry_answers(ruleset: str, question: str, section: str) -> None:
    """The edition's own rule stands first, in either language."""
    lang = "es" if "¿" in question else "en"
    assert load(ruleset).search(question, lang).hits[0].section == section


@pytest.mark.parametrize("ruleset", OLDER)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_reading_stands_above_the_entry_it_reads(ruleset: str, lang: str) -> None:
    """Asked the title of every reading, and what many of today's readings answer; scores fall all the while."""
    library = load(ruleset)
    own = [each.title for each in library.entries(lang) if each.kind == "reading"]
    today = [each.questions[0] for each in load().entries(lang) if each.kind == "reading"]
    for question in (*own, *today[::4]):
        hits = library.search(question, lang, 15).hits
        found = [hit.section for hit in hits]
        for place, each in enumerate(found):
            read = set(library.entry(each, lang).see_also)
            assert not is_reading(each) or set(found[:place]) & read, (question, each)
        assert [hit.score for hit in hits] == sorted((hit.score for hit in hits), reverse=True), question


@pytest.mark.parametrize(
    ("ruleset", "question", "section", "reading"),
    [
        ("heroclix-2012", "Does a small figure block line of fire to a giant?", SIGHT, "R63"),
        ("heroclix-2012", "¿Una figura pequeña bloquea la línea de fuego hacia un gigante?", SIGHT, "R63"),
        ("heroclix-2012", "Does a double six knock back?", "catapulta", "R73"),
        ("heroclix-2022", "Can I move diagonally between two enemies?", "16.7a", "R54"),
        ("heroclix-2022", "¿Es equipo temático una fuerza de una sola figura?", "23.2a", "R60"),
    ],
)
def test_the_reading_of_the_very_question_stands_right_below(
    ruleset: str, question: str, section: str, reading: str
) -> None:
    """The entry answers, and the next hit is what is read into it."""
    hits = load(ruleset).search(question, "es" if "¿" in question else "en").hits
    assert [hit.section for hit in hits[:2]] == [section, reading]


@pytest.mark.parametrize("ruleset", OLDER)
def test_a_reading_asked_for_by_its_number_comes_first(ruleset: str) -> None:
    """Whoever names it wants it."""
    found = load(ruleset).search("R51", "en")
    assert (found.hits[0].section, found.confident) == ("R51", True)


def test_in_the_current_rules_a_reading_may_answer() -> None:
    """There the readings were made for the book: what they settle stands first."""
    assert load().search("Whose turn is it if the position does not say?", "en").hits[0].section == "R22"
