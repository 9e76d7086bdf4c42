"""The engine's `legal_actions` under the edition of 2012 against the second judge, which has read that book itself.

`CLIX_LEGALITY=20000 pytest tests/engine/second_legality` compares as many boards, and so does
`python -m tests.engine.second_legality.prove --ruleset heroclix-2012 --count 10000`, by which a run is told in figures.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import fields, replace

import pytest

from engine import adjudicate
from tests.engine.second_legality import reading
from tests.engine.second_legality.actions import ACTIONS, Verdict, judge, legal_actions
from tests.engine.second_legality.positions_2012 import position_of_2012
from tests.engine.second_legality.prove import documents
from tests.engine.second_legality.pushing import Price, price, price_differences
from tests.engine.second_legality.reading import Fields, read
from tests.engine.second_legality.rules import OF_2012, TODAY
from tests.engine.second_legality.test_two_judges import BLOCKS, POSITIONS, differences, told

EDITION = OF_2012.board.ruleset
# of each rule that the book has otherwise, the seed of a board on which it decides
DECIDES = {
    "sections": 0, "free_all_turn": 3, "board": 4, "captures": 4, "lifted_throws": 4, "first_round": 5,
    "strong_hands": 5, "colossal": 14, "weights": 24, "markers_handled": 40, "plain_total": 150, "tied": 211,
    "larger_markers": 313, "debris_lies": 792, "copies_again": 27,
}  # fmt: skip
IDLE = {"thing_values", "pushes"}  # objects print no values there; what pushing costs decides no verdict
RARE = ("equip", "become-pilot", "place-pilot", "pilot-values", "pilot-power")  # of equipment and vehicles
SELDOM = ("release-captive", "rescue-captive", "relic", "wild-card", "capture")
REASONS = (
    *("dar-acciones-a-los-personajes", "tipos-de-acciones", "acciones-gratuitas", "total-de-acciones"),
    *("acciones-de-combate", "combate-a-distancia", "derrotar-personajes", "glosario/removido-del-campo-de-batalla"),
    *("terreno/destruir-terreno-bloqueado", "usar-objetos-como-armas", "llevar-un-objeto", "levantar-un-objeto"),
    *("objetos-ultra-pesados", "captura", "usar-y-poseer", "glosario/poder-perdido", "poderes/carry"),
    *("poderes/battle-fury", "poderes/force-blast", "poderes/poison", "poderes/support", "poderes/outwit", "R64"),
)


@pytest.mark.parametrize("block", range(BLOCKS))
def test_acciones_both_judges_agree(block: int) -> None:
    """The same actions, types, verdicts and first reasons: as they stand, in the middle of one, under Mind Control."""
    for seed in range(block, POSITIONS, BLOCKS):
        for document in documents(seed, EDITION):
            assert differences(document) == [], seed


@pytest.mark.parametrize("block", range(BLOCKS))
def test_esfuerzo_both_judges_ask_the_same_price(block: int) -> None:
    """R78: tokens and pushing of every legal action, as a double power action, and with Willpower or Indomitable."""
    for seed in range(block, POSITIONS // 2, BLOCKS):
        assert list(price_differences(position_of_2012(seed))) == [], seed


@pytest.mark.parametrize("field", DECIDES)
def test_a_second_judge_that_read_one_rule_as_today_is_found_out(field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison is no empty one: each rule in which that book differs decides some of its random positions."""
    misread = replace(OF_2012, **{field: getattr(TODAY, field)})
    monkeypatch.setitem(reading.RULES, EDITION, misread)
    document = position_of_2012(DECIDES[field])
    figures = [each["id"] for each in document["figures"][:2]]
    assert [legal_actions(document, each) for each in figures] != [told(document, each) for each in figures]


def test_every_rule_that_the_book_has_otherwise_is_shown_to_decide() -> None:
    """None is left out but those that can't."""
    other = {each.name for each in fields(OF_2012) if getattr(OF_2012, each.name) != getattr(TODAY, each.name)}
    assert other == DECIDES.keys() | IDLE


def test_acciones_the_random_boards_are_no_empty_comparison() -> None:
    """Every action is legal on some of them and refused on others, and every kind of first reason occurs."""
    legal: Counter[str] = Counter()
    refused: Counter[str] = Counter()
    rules: Counter[str] = Counter()
    for seed in range(400):
        for verdict in (each for actions in judge(position_of_2012(seed)).values() for each in actions):
            (legal if verdict.legal else refused)[verdict.action] += 1
            rules[verdict.rule or ""] += 1
    common = [action for action in ACTIONS if action not in (*RARE, *SELDOM)]
    assert not [action for action in common if legal[action] < 3], legal
    assert not [action for action in common if refused[action] < 5], refused
    assert not [action for action in SELDOM if legal[action] < 1 or refused[action] < 1], (legal, refused)
    assert not [action for action in RARE if legal[action] or refused[action]], "2012 has neither"
    assert not [rule for rule in REASONS if rules[rule] < 2], rules


def test_esfuerzo_a_second_judge_that_knows_no_pushing_is_found_out() -> None:
    """The prices are no empty comparison: some are 1 and 1, some are ignored, and today nobody is pushed."""
    asked = [read(position_of_2012(seed)).figures["f0"] for seed in range(300)]
    prices = Counter(price(OF_2012, figure, "move") for figure in asked)
    assert min(prices[Price(1, 0)], prices[Price(1, 1)], prices[Price(0, 0)]) >= 2, prices
    assert {price(TODAY, figure, "move").damage for figure in asked} == {0}
    assert any(price(OF_2012, figure, "move") != price(OF_2012, figure, "move", ignored=True) for figure in asked)


# ---- positions on which the judges differed, each made small: both now say what the book says


def scene(*figures: Fields, **more: object) -> Fields:
    """Return a document of 2012; the first figure is the one asked about."""
    printed = {"size": [8, 8], "blocking": ["D2"]}
    asked = {"type": "legal_actions", "figure": figures[0]["id"]}
    return {"ruleset": EDITION, "map": printed, "figures": list(figures), "ask": asked, **more}


def me(**more: object) -> Fields:
    """Return the figure that is asked about, on C3."""
    values = {"speed": 6, "attack": 9, "damage": 3, "range": 6}
    return {"id": "me", "side": "red", "at": "C3", "values": values, **more}


FOE: Fields = {"id": "foe", "side": "blue", "at": "C6"}
HOLDING: Fields = {
    "abilities": ["capture"], "captives": [{"id": f"held{n}", "points": 40, "side": "blue"} for n in range(3)]
}  # fmt: skip


def verdict(document: Fields, action: str) -> Verdict:
    """Return what both judges say of an action."""
    ours = next(each for each in legal_actions(document, "me") if each.action == action)
    assert next(each for each in told(document, "me") if each.action == action) == ours
    return ours


@pytest.mark.parametrize("phase", ["beginning", "end", "clear"])
def test_efectos_que_ocurren_al_comienzo_o_al_final_free_actions_alone(phase: str) -> None:
    """Free actions are given at the beginning and the end of a turn too, others during it alone."""
    document = scene(me(powers=["perplex"]), FOE, turn={"active": "red", "phase": phase})
    assert verdict(document, "perplex").legal
    refused = verdict(document, "move")
    assert (refused.legal, refused.rule) == (False, "dar-acciones-a-los-personajes")


def test_captura_who_holds_three_destroys_nothing_at_close_quarters() -> None:
    """Terrain is destroyed by a close attack, and whoever holds three captives makes none; two leave it free to."""
    wall = {"blocking": ["D3"]}
    full = scene(me(**HOLDING), FOE) | {"map": {"size": [8, 8], **wall}}
    assert verdict(full, "close-destroy-action") == Verdict("close-destroy-action", "close", False, "captura")
    two = {**HOLDING, "captives": HOLDING["captives"][:2]}
    assert verdict(full | {"figures": [me(**two), FOE]}, "close-destroy-action").legal


@pytest.mark.parametrize("holder", ["me", "rook"])
def test_carry_nobody_who_holds_something_carries_or_is_carried(holder: str) -> None:
    """R64: the book says nothing of it, and the current card bars both; with empty hands both may."""
    rook = {"id": "rook", "side": "red", "at": "C4", "size": "tiny"}
    document = scene(me(powers=["super-strength"]), rook, FOE)
    assert verdict(document, "carry").legal
    held = {"objects": [{"id": "crate", "kind": "light", "held_by": holder}]}
    assert verdict(document | held, "carry") == Verdict("carry", "move", False, "poderes/carry")


def test_objetos_ultra_pesados_are_not_thrown() -> None:
    """It is the object that forbids it, whoever is in sight; a heavy one flies six squares."""
    document = scene(me(powers=["super-strength"], points=120), FOE)
    for kind, rule in (("ultra-heavy", "objetos-ultra-pesados"), ("heavy", None)):
        held = {"objects": [{"id": "crate", "kind": kind, "held_by": "me"}]}
        assert verdict(document | held, "range-terrain-action").rule == rule


def test_levantar_un_objeto_an_immobile_figure_cites_a_reading() -> None:
    """The book knows no Immobile character: the refusal rests on how its silence is read (R64)."""
    assert verdict(scene(me(abilities=["immobile"]), FOE), "object-pick-up").rule == "R64"


@pytest.mark.parametrize("ruleset", ["heroclix-modern", "heroclix-2022", EDITION])
@pytest.mark.parametrize("action", ["carry", "object-pick-up"])
def test_tokens_de_accion_what_is_part_of_a_move_costs_that_action(ruleset: str, action: str) -> None:
    """Carrying and picking up are a MOVE action: it gives its token, and in 2012 a second one pushes."""
    rook = {"id": "rook", "side": "red", "at": "C4", "size": "tiny"}
    mover = me(powers=["super-strength"], tokens=1)
    document = scene(mover, rook, objects=[{"id": "crate", "at": "B3"}]) | {"ruleset": ruleset}
    found = adjudicate({**document, "ask": {"type": "legal", "figure": "me", "action": action}}).fields
    assert found["legal"]
    assert (found["tokens_given"], found["pushing_damage"]) == (1, int(ruleset == EDITION))


def test_levantar_un_objeto_who_is_stopped_picks_up_in_its_own_square_alone() -> None:
    """Down the stairs it enters the crate's square, which stops it, and may lift the crate there.

    Stopped in a hindering square before the crate it can't: what lies beside that square is out of its reach.
    """
    strong = me(powers=["super-strength"], points=50, at="C3")
    terrace = {"size": [8, 8], "elevated": {"2": ["A1:H3"]}, "transitions": ["C3/C4"]}
    for at, legal in (("C4", True), ("C5", False)):
        crate = [{"id": "crate", "kind": "light", "at": at}]
        foe, bush = {**FOE, "at": "H8"}, {"hindering": ["C4"]} if at == "C5" else {}
        document = scene(strong | {"values": {"speed": 1}}, foe, objects=crate) | {"map": {**terrace, **bush}}
        assert verdict(document, "object-pick-up").legal is legal, at
