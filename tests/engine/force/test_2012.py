"""Forces, first player and result by the book of 2012, each beside today's answer to the same list."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Answer
from engine.heroclix import judge
from tests.engine.force.asking import hero

OLD = "heroclix-2012"


def force(ruleset: str = OLD, **more: Any) -> Answer:
    """Ask whether a force is legal."""
    listed = {"figures": [hero("Ann"), hero("Bea")], **more}
    return judge.adjudicate({"ruleset": ruleset, "force": listed, "ask": {"type": "force"}})


def because(answer: Answer) -> list[tuple[str | None, str]]:
    """Return section and key of each reason."""
    return [(step.rule, step.message) for step in answer.fields["because"]]  # type: ignore[attr-defined]


def things(*weights: str, kind: str = "object") -> list[dict[str, Any]]:
    """Return objects of a list by their weights."""
    return [{"name": f"T{n}", "kind": kind, "weight": weight} for n, weight in enumerate(weights)]


def members(count: int, *keywords: str) -> list[dict[str, Any]]:
    """Return characters that share keywords."""
    return [hero(f"M{n}", 20, keywords=list(keywords)) for n in range(count)]


@pytest.mark.parametrize(
    ("weights", "keys"),
    [
        (("light",), []),
        (("light", "heavy"), []),
        (("light", "light"), ["force-objects-alike"]),
        (("heavy", "ultra-heavy"), ["force-objects-alike"]),
        (("light", "immobile"), []),
        (("light", "heavy", "light"), []),
        (("light", "ultra-heavy", "immobile"), []),
        (("light", "immobile", "light"), ["force-objects-lack"]),
        (("immobile", "immobile", "immobile"), ["force-objects-lack"] * 2),
        (("light", "heavy", "light", "heavy"), ["force-terrain-full"]),
    ],
)
def test_objetos_en_tu_fuerza(weights: tuple[str, ...], keys: list[str]) -> None:
    """Three at most; the first two of different types, of three one light and one heavy."""
    assert because(force(terrain=things(*weights))) == [("objetos-en-tu-fuerza", key) for key in keys]


def test_objetos_en_tu_fuerza_special_ones_of_one_name() -> None:
    """Two special objects of one name are refused, of two names not."""
    one = {"name": "Orb", "kind": "special-object", "weight": "light"}
    twin = {**one, "id": "orb-2", "weight": "heavy"}
    assert [key for _, key in because(force(terrain=[one, twin]))] == ["force-unique-twice"]
    assert because(force(terrain=[one, {**twin, "name": "Urn"}])) == []


@pytest.mark.parametrize(("special", "refused"), [("special-object", True), ("object", False)])
def test_recursos_a_resource_keeps_special_objects_out(special: str, refused: bool) -> None:
    """A standard object may stand beside it."""
    found = because(force(resources=[{"name": "Belt", "points": 10}], terrain=things("light", kind=special)))
    assert found == [("recursos", "force-resource-and-special")] * refused


@pytest.mark.parametrize(("points", "refused"), [(30, False), (31, True)])
def test_la_regla_del_10(points: int, refused: bool) -> None:
    """The book's example: 30 points of feats at 300; one more is too much, and today knows no feats."""
    feats = [{"name": "Feat", "points": points, "assigned_to": ["Ann"]}]
    assert because(force(feats=feats)) == [("la-regla-del-10", "force-feats-cost")] * refused
    assert force(feats=feats).fields["cost"] == 100 + points


def test_asignar_proezas() -> None:
    """One of each for a character; several different ones, and the same one for two characters, are fine."""
    feat = {"name": "Feat", "points": 5, "assigned_to": ["Ann"]}
    twice = [feat, {**feat, "id": "again"}]
    assert because(force(feats=twice)) == [("asignar-proezas", "force-feat-twice")]
    assert because(force(feats=[feat, {**feat, "name": "Other"}])) == []
    assert because(force(feats=[{**feat, "assigned_to": ["Ann", "Bea"]}])) == []
    assert because(force(feats=[{**feat, "assigned_to": ["Eve"]}])) == [("asignar-proezas", "force-feat-to-nobody")]


def test_habilidades_de_equipo_adicionales() -> None:
    """Paid for each who qualifies; one card in a force."""
    card = {"name": "Squad", "points": 4, "qualify": ["Ann", "Bea"]}
    assert force(ata=[card]).fields["cost"] == 108
    assert [key for _, key in because(force(ata=[card, {**card, "name": "Gang"}]))] == ["force-several-alternates"]
    assert [key for _, key in because(force(ata=[{**card, "qualify": ["Eve"]}]))] == ["force-ability-of-nobody"]


def test_condiciones_de_batalla_y_diales_de_evento() -> None:
    """One condition, and none with an event dial."""
    fog, rain = {"name": "Fog"}, {"name": "Rain"}
    assert because(force(conditions=[fog])) == because(force(event_dial="Storm")) == []
    assert because(force(conditions=[fog, rain])) == [("condiciones-de-batalla", "force-several-conditions")]
    assert because(force(conditions=[fog], event_dial="Storm")) == [("diales-de-evento", "force-condition-and-dial")]


@pytest.mark.parametrize(
    ("count", "total", "generic", "uses"),
    [
        (2, 300, False, 2),  # with a named keyword two for each 300 points
        (1, 300, False, None),
        (2, 301, False, None),
        (4, 301, False, 4),  # the book's example: 400 points and four characters
        (3, 300, True, 1),
        (2, 300, True, None),
        (6, 600, True, 2),
        (8, 1200, False, 8),
        (11, 1200, True, None),
        (12, 1200, True, 4),
    ],
)
def test_equipos_tematicos(count: int, total: int, generic: bool, uses: int | None) -> None:
    """How many a themed team takes, and how often it rerolls, by the book's table."""
    more = {"generic_keywords": ["crew"]} if generic else {}
    answer = force(figures=members(count, "Crew"), build_total=total, **more)
    assert answer.fields["probability_control"] == ({} if uses is None else {"Crew": uses})
    assert answer.fields["themed"] == (() if uses is None else ("Crew",))


def test_equipos_tematicos_bystanders_do_not_count() -> None:
    """Neither for the number nor against the keyword; today two share it all the same."""
    figures = [*members(2, "Crew"), hero("Pog", 5, bystander=True)]
    assert force(figures=figures).fields["themed"] == ("Crew",)
    assert force(figures=figures[1:]).fields["themed"] == ()
    assert force("heroclix-modern", figures=figures[1:]).fields["themed"] == ("Crew",)


def test_remplazar_personajes_no_number_limits_replacements() -> None:
    """What is named for replacing is not counted, and nothing is asked about marks."""
    answer = force(sideline=[hero(f"S{n}") for n in range(30)])
    assert (answer.fields["legal"], answer.fields["sideline_limit"]) == (True, None)
    assert because(force(figures=[hero("Ann", 0, set="", number="")])) == []


def test_personajes_principales() -> None:
    """One with a green ring."""
    assert because(force(figures=[hero("Ann", prime=True), hero("Bea", prime=True)])) == [
        ("personajes-principales", "force-several-primes")
    ]


def initiative(*rolls: dict[str, list[int]], **more: Any) -> Answer:
    """Ask who names the first player."""
    forces = {side: {"figures": [hero(side, 30)]} for side in rolls[0]}
    ask = {"type": "initiative", "rolls": list(rolls), **more}
    return judge.adjudicate({"ruleset": OLD, "forces": forces, "ask": ask})


def test_paso_1_the_highest_names_anybody() -> None:
    """Of three the winner may name the lowest; turns pass to the left, that one picks the map, the next an area."""
    rolls = {"red": [5, 5], "blue": [1, 3], "green": [4, 4]}
    opened = initiative(rolls).fields
    assert (opened["chooses"], opened["first"], opened["pending"]) == ("red", None, ("first-player:red",))
    named = initiative(rolls, first="blue").fields
    assert (named["order"], named["map_by"], named["area_by"]) == (("blue", "green", "red"), "blue", "green")


def test_paso_1_a_tie_is_rolled_again() -> None:
    """Nobody names anybody while the highest is tied; a tie below waits too."""
    tied = initiative({"red": [5, 5], "blue": [6, 4]}).fields
    assert (tied["chooses"], tied["pending"]) == (None, ("initiative:red", "initiative:blue"))
    again = initiative({"red": [5, 5], "blue": [6, 4]}, {"red": [1, 1], "blue": [1, 2]}).fields
    assert (again["chooses"], again["other"]) == ("blue", "red")


def test_beneficios_each_character_adds_one_without_a_limit() -> None:
    """Seven against two: nothing cuts the seven, as 2022 would."""
    forces = {"red": {"figures": members(7, "Crew")}, "blue": {"figures": members(2, "Gang")}}
    ask = {"type": "initiative", "rolls": [{"red": [1, 1], "blue": [3, 3]}]}
    found = judge.adjudicate({"ruleset": OLD, "forces": forces, "ask": ask}).fields
    assert (found["bonus"], found["chooses"]) == ({"red": 7, "blue": 2}, "red")


def score(*events: dict[str, Any], blue: int = 80, others: tuple[dict[str, Any], ...] = (), **more: Any) -> Answer:
    """Ask for the result of red, with Ann of 50 points and Zed of none, against blue's Bob and others."""
    red = {
        "figures": [hero("Ann"), hero("Zed", 0)],
        "feats": [{"name": "Feat", "points": 10, "assigned_to": ["Ann", "Zed"]}, {"name": "Vow", "points": 6}],
        "ata": [{"name": "Squad", "points": 3, "qualify": ["Ann"]}],
    }
    forces = {"red": red, "blue": {"figures": [hero("Bob", blue), *others]}}
    return judge.adjudicate(
        {"ruleset": OLD, "forces": forces, "ask": {"type": "score", "events": list(events), **more}}
    )


def claims(answer: Answer) -> dict[str, int]:
    """Return what was scored, by element."""
    return {one["of"]: one["points"] for one in answer.fields["scored"]}  # type: ignore[attr-defined]


def test_determinar_puntos_de_victoria() -> None:
    """A character with its alternate ability; the feat when the last chosen falls, the one of nobody at the end."""
    first = score({"event": "ko", "of": "Ann"})
    assert (claims(first), first.fields["over"]) == ({"Ann": 50, "Squad": 3}, False)  # one of 0 points plays on
    both = score({"event": "ko", "of": "Ann"}, {"event": "ko", "of": "Zed"})
    assert claims(both) == {"Ann": 50, "Squad": 3, "Zed": 0, "Feat": 10, "Vow": 6}
    assert (both.fields["winner"], both.fields["points"]) == ("blue", {"red": 0, "blue": 69})


def test_ganar_el_juego_points_end_no_game() -> None:
    """Far more than the build total and another hundred: both have characters left."""
    found = score({"event": "generated", "of": "Tank", "side": "blue", "points": 900}, {"event": "ko", "of": "Tank"})
    assert (found.fields["over"], found.fields["points"]) == (False, {"red": 900, "blue": 0})


def test_determinar_al_ganador_nobody_is_left() -> None:
    """All fall at once: everybody's points are compared."""
    gone = [{"event": "ko", "of": name, "resolving": True} for name in ("Ann", "Zed")]
    found = score(*gone, {"event": "ko", "of": "Bob"})
    assert (found.fields["winner"], found.fields["points"]) == ("red", {"red": 80, "blue": 69})


def test_captura_soltar_cautivos() -> None:
    """A captive scores nothing; released it is defeated, and 50 at most are added to its own points (R77)."""
    taken = {"event": "captured", "of": "Bob", "by": ["Ann"]}
    assert claims(score(taken, others=(hero("Sid"),))) == {}
    free = score(taken, {"event": "released", "of": "Bob", "by": ["Ann"]}, others=(hero("Sid"),))
    assert free.fields["points"] == {"red": 130, "blue": 0}
    cheap = score(taken, {"event": "released", "of": "Bob", "by": ["Ann"]}, blue=30, others=(hero("Sid"),))
    assert cheap.fields["points"] == {"red": 60, "blue": 0}
    assert "R77" in free.ruling.readings


def test_ganar_el_juego_a_captive_is_not_on_the_map() -> None:
    """Who has nobody else there has lost."""
    assert score({"event": "captured", "of": "Bob", "by": ["Ann"]}).fields["winner"] == "red"


def test_determinar_puntos_de_victoria_nobody_damaged_it() -> None:
    """Of several opponents each scores an equal share at once, rounded up (redondeo), its owner nothing."""
    forces = {side: {"figures": [hero(f"{side}-{n}", 75) for n in range(2)]} for side in ("red", "blue", "green")}
    event = {"event": "ko", "of": "blue-0", "turn": "blue"}
    ask = {"type": "score", "events": [event]}
    found = judge.adjudicate({"ruleset": OLD, "forces": forces, "ask": ask})
    assert found.fields["points"] == {"red": 38, "blue": 0, "green": 38}
    assert [(one["to"], one["points"]) for one in found.fields["scored"]] == [("red", 38), ("green", 38)]  # type: ignore[attr-defined]
    assert found.ruling.steps[0].rule == "determinar-puntos-de-victoria"
    later = {"ruleset": "heroclix-2022", "forces": forces, "ask": {**ask, "time": True}}
    assert judge.adjudicate(later).fields["points"] == {"red": 25, "blue": 25, "green": 25}
