"""What the book of 2012 says of powers in passing: who starts them, what ignores what, who may choose (R64).

That book prints no card of powers. Each test holds one sentence of its text, its glossary or its answers to frequent
questions against the judge, and looks that what stands in the rulings is in that year's library.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from engine import Answer
from engine.heroclix import judge
from engine.heroclix.editions.heroclix_2012 import OF_2012
from rulesdb import load

VALUES = {"speed": 8, "attack": 10, "defense": 16, "damage": 3, "range": 6}
LATER = {"sidestep", "precision-strike", "invincible", "empower"}


def put(ask: Mapping[str, Any], fox: Mapping[str, Any] | None = None, hen: Mapping[str, Any] | None = None) -> Answer:
    """Put a question about red's fox and blue's hen beside it; what it cites is in that year's library."""
    life = {"click": 3, "clicks": 8, "start": 1}
    figures = [
        {"id": name, "side": side, "at": at, "values": VALUES, "life": life, **(more or {})}
        for name, side, at, more in (("fox", "red", "C5", fox), ("hen", "blue", "C6", hen))
    ]
    document = {"ruleset": "heroclix-2012", "map": {"size": [16, 16]}, "figures": figures, "ask": dict(ask)}
    answer = judge.adjudicate(document)
    library = load("heroclix-2012")
    assert [one for one in (*answer.ruling.rules, *answer.ruling.readings) if not library.has(one)] == []
    assert [step.message for step in answer.ruling.steps if not (step.rule or step.reading)] == []
    return answer


def hit(fox: Mapping[str, Any], hen: Mapping[str, Any] | None = None, **ask: Any) -> dict[str, Any]:
    """Return what a close attack with a 7 does to the hen, and what was asked, refused or healed."""
    asked = {"type": "attack", "attacker": "fox", "targets": ["hen"], "kind": "close", "roll": [4, 3], **ask}
    fields = put(asked, fox, hen).fields
    return {**fields["targets"]["hen"], **{key: fields[key] for key in ("pending", "refused", "attacker_healed")}}  # type: ignore[index]


def test_every_power_of_its_list_is_known_and_has_an_entry() -> None:
    """The 44 that it lists at its end: all of today's but four, which it has no entry for."""
    library = load("heroclix-2012")
    named = [slug for slug in OF_2012.powers.standard_slugs if library.has(f"poderes/{slug}")]
    assert len(named) == 44
    assert set(OF_2012.powers.standard_slugs) - set(named) == LATER


@pytest.mark.parametrize(
    ("action", "powers", "taken"),
    [
        ("close", ["exploit-weakness"], 3),  # a close combat action starts it
        ("charge", ["charge", "exploit-weakness"], 3),  # Charge gives one (poderes-especiales, the example)
        ("hypersonic-speed", ["hypersonic-speed", "exploit-weakness"], 2),  # an attack alone (ataques-y-acciones)
        ("flurry", ["flurry", "exploit-weakness"], 2),  # the action has started Flurry (poderes-especiales)
        ("quake", ["quake", "exploit-weakness"], 1),  # and here Quake, which deals 2
    ],
)
def test_poderes_especiales_one_combat_action_starts_one_power(action: str, powers: list[str], taken: int) -> None:
    """Exploit Weakness makes the damage penetrating where its action starts it: Toughness tells."""
    assert hit({"powers": powers}, {"powers": ["toughness"]}, action=action)["damage_taken"] == taken


@pytest.mark.parametrize(
    ("action", "powers", "dealt"),
    [
        ("close", ["blades-claws-fangs"], 6),
        ("charge", ["charge", "blades-claws-fangs"], 6),  # ataques-y-acciones, example 2
        ("hypersonic-speed", ["hypersonic-speed", "blades-claws-fangs"], 3),
        ("flurry", ["flurry", "blades-claws-fangs"], 3),
    ],
)
def test_ataques_y_acciones_blades_need_a_close_combat_action(action: str, powers: list[str], dealt: int) -> None:
    """A 6 is dealt where the power may be used; where it may not the choice is refused."""
    found = hit({"powers": powers}, action=action, choices={"blades-claws-fangs:fox": 6})
    assert (found["damage_dealt"], bool(found["refused"])) == (dealt, dealt != 6)


def test_activar_poderes_y_habilidades_may_is_a_choice() -> None:
    """Blades/Claws/Fangs may be rolled or not; Stealth and Steal Energy, whose texts have no “may”, ask nobody."""
    assert hit({"powers": ["blades-claws-fangs"]})["pending"] == ("blades-claws-fangs:fox",)
    steals = hit({"powers": ["steal-energy"]})
    assert (steals["pending"], steals["attacker_healed"]) == ((), 1)


def test_curar_steal_energy_needs_no_action_and_stops_at_the_starting_line() -> None:
    """By Hypersonic Speed too; not beyond the click it started on."""
    fast = {"powers": ["hypersonic-speed", "steal-energy"]}
    assert hit(fast, action="hypersonic-speed")["attacker_healed"] == 1
    assert (
        hit({**fast, "life": {"click": 1, "clicks": 8, "start": 1}}, action="hypersonic-speed")["attacker_healed"] == 0
    )


def test_cuando_debo_usar_un_poder_energy_explosion_is_not_on_by_itself() -> None:
    """A ranged attack without it deals its damage; the action given for it deals 2."""
    far = {"at": "C9"}
    assert hit({"powers": ["energy-explosion"]}, far, kind="range")["damage_dealt"] == 3
    assert hit({"powers": ["energy-explosion"]}, far, kind="range", action="energy-explosion")["damage_dealt"] == 2


def test_dano_penetrante_is_ignored_evaded_and_not_reduced() -> None:
    """Toughness and Impervious reduce nothing of it; Super Senses still evade the hit."""
    blast = {"powers": ["penetrating-psychic-blast"]}
    for powers, choices, taken in (
        (["toughness"], {}, 3),
        (["impervious"], {"impervious:hen": 6}, 3),
        (["super-senses"], {"super-senses:hen": 6}, 0),
    ):
        found = hit(blast, {"at": "C9", "powers": powers}, kind="range", choices=choices)
        assert found["damage_taken"] == taken


def test_cual_es_la_diferencia_pulse_wave_ignores_what_can_t_be_countered() -> None:
    """It ignores the powers of its targets, Super Senses and Toughness among them."""
    found = hit(
        {"powers": ["pulse-wave"]},
        {"at": "C8", "powers": ["toughness", "super-senses"]},
        kind="range",
        action="pulse-wave",
        targets=[],
    )
    assert found["pending"] == ()
    assert found["damage_taken"] == found["damage_dealt"] > 0


@pytest.mark.parametrize(
    ("fox", "hen", "on"),
    [
        ([], [], [4, 5, 6]),
        (["plasticity"], [], [2, 3, 4, 5, 6]),
        ([], ["plasticity"], [6]),
    ],
)
def test_separarse_plasticity_asks_for_other_numbers(fox: list[str], hen: list[str], on: list[int]) -> None:
    """The card's numbers; a 1 fails and a 6 succeeds whatever they say."""
    assert put({"type": "break_away", "figure": "fox"}, {"powers": fox}, {"powers": hen}).fields["succeeds_on"] == on


def test_personajes_de_base_multiple_are_neither_carried_nor_moved_by_telekinesis() -> None:
    """Nor knocked back."""
    friend = {"side": "red", "at": ["C6", "C7"], "size": "tiny"}
    carried = put(
        {"type": "legal", "figure": "fox", "action": "carry", "target": "hen"}, {"abilities": ["carry"]}, friend
    )
    assert carried.fields["legal"] is False
    moved = put({"type": "area", "effect": "telekinesis", "figure": "fox"}, {"powers": ["telekinesis"]}, friend)
    assert "hen" not in moved.fields["figures"]  # type: ignore[operator]
    assert hit({}, {"at": ["C6", "C7"]}, roll=[4, 4])["knockback"] is False


@pytest.mark.parametrize(
    ("size", "granted"),
    [
        ("tiny", {"tiny-size"}),
        ("giant", {"giant-reach:2", "great-size"}),
        ("colossal", {"colossal-stamina", "great-size"}),
    ],
)
def test_glosario_what_a_size_brings(size: str, granted: set[str]) -> None:
    """Tiny, gigante and personaje colosal each name their abilities."""
    assert set(OF_2012.powers.abilities.of_size[size]) == granted


def test_glosario_a_power_it_does_not_name_is_said_to_be_today_s() -> None:
    """Precision Strike: the ruling rests on the reading that such text is the current card's (R64)."""
    found = put(
        {"type": "attack", "attacker": "fox", "targets": ["hen"], "kind": "close", "roll": [4, 3]},
        {"powers": ["precision-strike"], "values": {**VALUES, "damage": 1}},
        {"powers": ["invulnerability"]},
    )
    assert found.fields["targets"]["hen"]["damage_taken"] == 1  # type: ignore[index]
    assert "R64" in found.ruling.readings
