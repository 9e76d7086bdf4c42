"""Whether a weapon reaches, what is spent on a spell, whose turn it is to act, a guard at a hex: in Battleground."""

from __future__ import annotations

from typing import Any

import pytest

from engine.game import understand
from tests.engine.motu.words.test_guard_charge_and_mana import GUARDED
from tests.engine.motu.words.test_questions import DOCUMENT

BOLT = {"type": "attack", "attacker": "zor", "target": "brak", "weapon": "bolt"}


def _asks(question: str, document: dict[str, Any] = DOCUMENT) -> list[dict[str, Any]]:
    return [dict(ask) for meaning in understand(document, question).meanings for ask in meaning.asks]


@pytest.mark.parametrize(
    "question",
    ["can Zor's bolt reach Brak", "does zors bolt reach Brak", "can Zor reach Brak with his bolt",
     "¿llega el bolt de Zor a Brak?", "¿puede Zor alcanzar a Brak con su bolt?"],
)  # fmt: skip
def test_a_weapon_that_reaches_is_an_attack_with_it(question: str) -> None:
    """6c: whether a weapon's range is enough, the attack with it tells."""
    assert _asks(question) == [BOLT]


@pytest.mark.parametrize(
    "question",
    ["Zor's bolt reached Brak", "Zor's bolt doesn't reach Brak", "can Brak's bolt reach Zor", "can the bolt reach Brak",
     "can Zor's bolt reach him", "can Zor reach Brak with his fists", "Zor's bolt reaches Brak",
     "can Zorro's bolt reach Brak", "can Zor's bolt reach Brak and Mera"],
)  # fmt: skip
def test_no_weapon_that_is_not_ones_own(question: str) -> None:
    """What was, is denied or told, another's weapon, one without range, and nobody's, is no attack with it."""
    assert [ask for ask in _asks(question) if ask["type"] == "attack"] == []


@pytest.mark.parametrize(
    "question",
    ["cuánto maná gasta Zor en su hechizo", "how much mana does Zor spend on his spell",
     "how much mana does Zor spend on his bolt"],
)  # fmt: skip
def test_what_is_spent_on_a_spell(question: str) -> None:
    """The mana that somebody spends on a spell is what the attack with it costs (6c)."""
    assert _asks(question) == [{"type": "action_cost", "figure": "zor", "action": "attack", "weapon": "bolt"}]


@pytest.mark.parametrize(
    "question",
    ["cuánto maná gastó Zor en su hechizo", "¿gasta Zor su hechizo?", "cuánto gasta Zor en su hechizo",
     "cuánto maná gasta Zor", "does Zor spend mana on his bolt",
     "a quién le toca activarse",
     "le tocaba activarse a Zor", "le toca a Zor tirar"],
)  # fmt: skip
def test_nothing_of_what_was_spent_or_is_none_s_turn(question: str) -> None:
    """What was spent, or on nothing, or is no mana, and who is denied or not named, is nothing."""
    assert _asks(question) == []


def test_whose_turn_it_is_and_a_guard_where_somebody_ends() -> None:
    """Whether it is its turn asks whether it may be activated; who "ended at" a hex is supposed to stand there."""
    for question in ("¿le toca activarse a Zor?", "le toca activarse a Zor", "le toca actuar a Zor?"):
        assert _asks(question) == [{"type": "activation", "figure": "zor"}]
    for question in (
        "would Zor's guard go off if Brak ended at E6",
        "does Zor's guard trigger if Brak ends his move on E6",
    ):
        (meaning,) = understand(GUARDED, question).meanings
        assert [dict(ask) for ask in meaning.asks] == [{"type": "guard_triggers", "mover": "brak"}]
        assert {figure: list(there) for figure, there in meaning.suppose.items()} == {"brak": ["E6"]}


@pytest.mark.parametrize("target", ["Brak", "Mera"])
def test_a_single_d_is_a_preposition_of_spanish(target: str) -> None:
    """A "d" is "de", as phones type it."""
    one, other = (_asks(f"qué probabilidad tiene Zor {of} darle a {target}") for of in ("d", "de"))
    assert one == other
    assert {ask["type"] for ask in one} == {"odds"}
