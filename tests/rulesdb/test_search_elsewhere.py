"""A question about what only other editions have gets no sure answer from a book that does not speak of it."""

import pytest

from rulesdb import load


@pytest.mark.parametrize(
    ("ruleset", "lang", "question"),
    [
        ("heroclix-2012", "en", "how do vehicles work?"),
        ("heroclix-2012", "es", "¿quién puede pilotar un vehículo?"),
        ("heroclix-2012", "en", "what are ID cards?"),
        ("heroclix-2012", "es", "¿qué son las tarjetas de identidad?"),
        ("heroclix-2012", "en", "what happens on a STOP click?"),
        ("heroclix-2012", "es", "¿qué pasa en un click STOP?"),
        ("heroclix-2012", "es", "¿qué hace Golpe de Precisión?"),
        ("heroclix-2012", "en", "countdown clicks"),
        ("heroclix-2012", "en", "what does Passenger do?"),
        ("heroclix-2012", "es", "¿qué es una frase clave?"),
        ("heroclix-2022", "en", "event dials"),
        ("heroclix-2022", "en", "feats"),
        ("heroclix-2022", "es", "condiciones de batalla"),
        ("heroclix-2022", "en", "what do elevated terrain markers do?"),
        ("heroclix-2022", "es", "¿qué hacen los marcadores de terreno elevado?"),
    ],
)
def test_what_the_book_lacks_is_not_answered_for_sure(ruleset: str, lang: str, question: str) -> None:
    """The nearest entries are offered as a choice."""
    result = load(ruleset).search(question, lang)
    assert result.hits
    assert not result.confident


@pytest.mark.parametrize(
    ("ruleset", "lang", "question", "section"),
    [
        ("heroclix-2022", "en", "how do vehicles work?", "24.4"),
        ("heroclix-2022", "es", "¿cómo gano puntos de misión?", "5"),  # it says that these are of the current rules
        ("heroclix-2012", "es", "condiciones de batalla", "condiciones-de-batalla"),
        ("heroclix-2012", "en", "event dials", "diales-de-evento"),
        ("heroclix-2012", "en", "what shows in the status window?", "glosario/ventana-de-estado"),
        ("heroclix-modern", "en", "how do vehicles work?", "24.4"),
    ],
)
def test_what_the_book_speaks_of_is_answered(ruleset: str, lang: str, question: str, section: str) -> None:
    """A thing that the edition has, or that its entry says it lacks, is answered as ever."""
    result = load(ruleset).search(question, lang)
    assert result.confident
    assert result.hits[0].section == section
