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
    """Asked the title and a question of every reading, today's too; scores fall all the while."""
    library = load(ruleset)
    lists = (load(other).entries(lang) for other in (ruleset, "heroclix-modern"))
    known = [each for entries in lists for each in entries if each.kind == "reading"]
    for question in {words for each in known for words in (each.title, *each.questions[:1])}:
        hits = library.search(question, lang, 15).hits
        found = [hit.section for hit in hits]
        for place, each in enumerate(found):
            read = set(library.entry(each, lang).see_also)
            assert not is_reading(each) or set(found[:place]) & read, (question, each)
        assert [hit.score for hit in hits] == sorted((hit.score for hit in hits), reverse=True), question


@pytest.mark.parametrize("ruleset", OLDER)
def test_a_reading_asked_for_by_its_number_comes_first(ruleset: str) -> None:
    """Whoever names it wants it."""
    found = load(ruleset).search("R51", "en")
    assert (found.hits[0].section, found.confident) == ("R51", True)


def test_in_the_current_rules_a_reading_may_answer() -> None:
    """There the readings were made for the book: what they settle stands first."""
    assert load().search("Whose turn is it if the position does not say?", "en").hits[0].section == "R22"
