"""Whether something fits into the middle of an action: no power's entry answers that for sure, the rules do."""

from __future__ import annotations

import pytest

import rulesdb
from rulesdb.search.moments import in_the_middle

RULES = {"7.5", "8.1j", "9.2"}


@pytest.mark.parametrize(
    ("lang", "question"),
    [
        ("en", "halfway through my charge, can I outwit him?"),
        ("en", "he moved but has not fired, may my other man put up a smoke cloud in between"),
        ("en", "perplex between the move and the shot of running shot"),
        ("es", "a mitad de la carga, ¿puedo anularlo?"),
        ("es", "¿puedo poner humo antes de disparar con otro?"),
        ("es", "perplex entre el movimiento y el disparo"),
        ("es", "puedo paso lateral entre mover y disparar"),
        ("en", "sidestep between moving and shooting?"),
    ],
)
def test_8_1j_a_power_s_entry_is_no_sure_answer_to_what_may_interrupt(lang: str, question: str) -> None:
    """8.1j: what may happen meanwhile stands in the rules of resolving, and hardly in what a power does."""
    library = rulesdb.load("heroclix-modern")
    result = library.search(question, lang)
    assert not result.confident or result.hits[0].section in RULES


@pytest.mark.parametrize(
    ("lang", "question", "section"),
    [
        ("en", "do I get to roll super senses before he rolls?", "27.3a"),  # no action that could interrupt
        ("en", "can I Outwit before my Charge?", "27.4k"),
        ("en", "outwit range", "27.4k"),
    ],
)
def test_what_is_asked_of_a_power_itself_stays_found(lang: str, question: str, section: str) -> None:
    """Who asks what a power does, or what comes before an action, is answered by the power as ever."""
    assert section in [hit.section for hit in rulesdb.load("heroclix-modern").search(question, lang).hits[:3]]


@pytest.mark.parametrize(
    ("question", "there"),
    [
        ("before I shoot, may she use Perplex", True),
        ("mid-charge Outwit", True),
        ("Anular a medias de la acción", True),
        ("between his two swings", True),
        ("a wall between the two", False),
        ("un muro entre los dos", False),
        ("before my shot at the start of the turn", False),
        ("what is the middle of a square", False),
        ("después del turno", False),
    ],
)
def test_a_moment_within_an_action_is_told_from_others(question: str, there: bool) -> None:
    """Only what is begun and not yet over counts."""
    assert in_the_middle(question) is there


@pytest.mark.parametrize("question", ["min range for outwit", "outwit min range"])
def test_a_power_s_own_question_is_answered_in_any_order_of_its_words(question: str) -> None:
    """Named by its title and asked in the words of its own question, the power stands above the general rule (13.4)."""
    result = rulesdb.load("heroclix-modern").search(question, "en")
    assert (result.hits[0].section, result.confident) == ("27.4k", True)


def test_what_is_no_power_keeps_its_place() -> None:
    """The glossary's "themed team" doesn't answer for the whole section because its title stands in the question."""
    hits = rulesdb.load("heroclix-2012").search("control de probabilidad de equipo tematico", "es").hits
    assert "beneficios-de-equipos-tematicos" in [hit.section for hit in hits[:2]]
