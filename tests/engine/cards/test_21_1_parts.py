"""How a text is put together, before any of it has a meaning (21.1)."""

from __future__ import annotations

import pytest

from engine.heroclix.cards.parts import bracketed, parts, sentences


def test_21_1e_slashes_part_what_has_nothing_to_do_with_each_other() -> None:
    """`//` parts, with spaces or without, and an empty part is none."""
    assert parts("Charge. // Flurry.//Stealth. // ") == ["Charge.", "Flurry.", "Stealth."]


@pytest.mark.parametrize(
    ("part", "expected"),
    [
        ("Dr. Marrow hums. Mr. Ash sings.", ["Dr. Marrow hums.", "Mr. Ash sings."]),
        ("S.T.A.R. agents hum. They sing.", ["S.T.A.R. agents hum.", "They sing."]),
        ("J. Ash hums. He sings", ["J. Ash hums.", "He sings"]),
        ("Charge. (Hum. Sing.) Flurry.", ["Charge.", "(Hum. Sing.)", "Flurry."]),
        ("Charge (hum. sing.), Flurry. Hum.", ["Charge (hum. sing.), Flurry.", "Hum."]),
        ('All have "FREE: Hum. Sing." Ash hums.', ['All have "FREE: Hum. Sing."', "Ash hums."]),
        ('All have "FREE: Hum. Sing". Ash hums.', ['All have "FREE: Hum. Sing".', "Ash hums."]),
        ("Roll a d6. 1-2: Hum. 3-6: Sing.", ["Roll a d6.", "1-2: Hum.", "3-6: Sing."]),
        ("Ash hums.Ash sings.", ["Ash hums.", "Ash sings."]),
        ("No full stop at the end", ["No full stop at the end"]),
    ],
)
def test_21_1_sentences_end_where_they_end(part: str, expected: list[str]) -> None:
    """Titles, letters with full stops, brackets and quotes end no sentence; a missing space is forgiven."""
    assert sentences(part) == expected


def test_21_9_full_stops_of_the_name_end_nothing() -> None:
    """A character called so may be the subject of a sentence."""
    assert sentences("Vol. Two hums. Vol. Two sings.", "Vol. Two") == ["Vol. Two hums.", "Vol. Two sings."]


@pytest.mark.parametrize("part", ["Charge. Flurry (hum). 'x'", '"A." (B.) C. D.E. "f', "((a. b) c", "...", "(", '"'])
def test_no_letter_is_lost_between_sentences(part: str) -> None:
    """Put side by side, the sentences are the part again but for the spaces between them."""
    assert "".join("".join(sentences(part)).split()) == "".join(part.split())


def test_21_1f_only_brackets_as_a_whole_are_a_reminder() -> None:
    """Brackets within a sentence belong to it."""
    assert [bracketed(text) for text in ("(Hum.)", "(Hum).", "(Hum) sing.", "Hum (sing).")] == [
        True,
        True,
        False,
        False,
    ]
