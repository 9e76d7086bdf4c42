"""What is told beside a question (CONTRACT 3.5, no guess): only what the board shows anyway may be left out."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.game import understand
from engine.heroclix.words import understand as words_alone
from engine.words.remarks import FACTS, SMALL, remarked
from engine.words.text import folded, words_of
from tests.engine.words.asking import DOCUMENTS, position_of

HARBOUR = position_of("harbour")
# words that would make another question, or another board, of the one before them
CHANGING = (
    "if when while unless with without had has moved moves ran flew attacked outwitted perplexed charge D4 "
    "wolf tern not then and also first after before roll rolled 7 can could should would turn elsewhere "
    "si cuando sin movio ataco antes despues luego tambien puede podria tiene tuviera turno"
)


@given(
    begins=st.sampled_from(("? he is", ", he is", " or is he", " because he is", "? esta", " o esta", " porque hay")),
    words=st.lists(st.sampled_from(sorted(FACTS | SMALL)), max_size=5),
    changing=st.sampled_from(CHANGING.split()),
    at=st.integers(0, 5),
)
@settings(max_examples=300, deadline=None)
def test_a_remark_of_other_words_is_none(begins: str, words: list[str], changing: str, at: int) -> None:
    """With one word that is not of the closed list, nothing is left out that stands with it."""
    told = [*words[:at], changing, *words[at:], "wall"]
    typed = words_of(f"can ember see golem{begins} {' '.join(told)}")
    left = len(typed) - remarked(typed, 4)
    assert folded(changing) not in {word.text for word in typed[left:]}


@given(
    remark=st.sampled_from(
        (
            "? he is in the bushes", " or is he hidden", ", theres a wall in the way", " because of the wall",
            " bc he is next to him", "? esta tapado", " o esta muy lejos", ", hay un arbusto en medio",
            " porque hay un muro", "?? esta detras del muro",
        )
    ),
    question=st.sampled_from(
        ("can ember see golem", "can ember shoot tern", "¿ve wolf a tern", "puede ember tirarle a spark",
         "does wolf have line of fire to tern", "wolf le pega a vane")
    ),
)  # fmt: skip
@settings(max_examples=60, deadline=None)
def test_a_question_means_the_same_with_a_remark(remark: str, question: str) -> None:
    """What is told behind it changes nothing of a question that was understood."""
    plain = words_alone(HARBOUR, f"{question}?")
    with_it = words_alone(HARBOUR, question + remark)
    assert plain.meant
    assert [each.questions for each in with_it.meant] == [each.questions for each in plain.meant]


def test_whom_somebody_is_beside_is_asked_of_all() -> None:
    """Whether X is next to anyone, asks of every other figure; of enemies, of opponents alone; of friends, nothing."""
    figures = [figure["id"] for figure in DOCUMENTS["harbour"]["figures"]]
    for question in ("is wolf next to anyone", "wolf isn't adjacent to anyone right", "hay alguien pegado a wolf?"):
        (meant,) = understand(DOCUMENTS["harbour"], question).meanings
        assert [dict(ask) for ask in meant.asks] == [
            {"type": "adjacent", "a": "wolf", "b": other} for other in figures if other != "wolf"
        ]
    assert understand(DOCUMENTS["harbour"], "is wolf next to a friend").meanings == ()


def test_nobody_is_not_don_nadie() -> None:
    """Where a figure is called by a word for nobody or anybody, that word asks of nobody in particular."""
    figures = [dict(figure) for figure in DOCUMENTS["harbour"]["figures"]]
    document = {**DOCUMENTS["harbour"], "figures": figures}
    assert understand(document, "nadie ve a wolf?").meanings
    next(figure for figure in figures if figure["id"] == "tern")["name"] = "Don Nadie"
    assert understand(document, "nadie ve a wolf?").meanings == ()
    assert understand(document, "nadie está pegado a wolf?").meanings == ()
    (meant,) = understand(document, "don nadie ve a wolf?").meanings
    assert dict(meant.asks[0]) == {"type": "line_of_fire", "from": "tern", "to": "wolf"}
