"""Feats, conditions, event dials and alternate team abilities in games of 2012, and their limits (tacticas)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.heroclix.game import AddCard, AddFigure, AddForceCards, EndTurn, Join, LoadMap, NewGame
from tests.engine.game.tables import ANN, BEN, Game, able

OLD = "heroclix-2012"


def set_up(*, points: int = 300) -> Game:
    """Return a game of 2012 in its set-up, two of Ann's and one of Ben's there; `points`: the build total."""
    game = Game()
    game.do(NewGame(OLD, build_total=points, actor=ANN))
    for who in (ANN, BEN):
        game.do(Join(who, actor=who))
    game.do(LoadMap({"size": [10, 10]}, actor=ANN))
    for who, name, square in ((ANN, "Ada", "C2"), (ANN, "Amy", "D2"), (BEN, "Boz", "C9")):
        game.do(AddFigure(able(name), square, actor=who))
    return game


def card(name: str, kind: str, points: int = 0, *assigned: str, actor: str = ANN) -> AddCard:
    """Return the command that lays a card out."""
    return AddCard(name, kind, points, assigned=assigned, actor=actor)


def refused(game: Game, command: Any) -> list[tuple[str | None, str]]:
    """Return the sections and messages for which a command is refused; nothing of one that is accepted."""
    decision = game.ask(command)
    return [(step.rule, step.message) for step in decision.ruling.steps] if decision.refused else []


@pytest.mark.parametrize(("total", "points", "against"), [(300, 30, False), (300, 31, True), (400, 40, False)])
def test_la_regla_del_10(total: int, points: int, against: bool) -> None:
    """The book's example: 30 points at 300, one more is too much; feats of a force count together."""
    told = [("la-regla-del-10", "force-feats-cost")] * against
    assert refused(set_up(points=total), card("Oath", "feat", points, "ada")) == told
    game = set_up(points=total)
    game.do(card("Vow", "feat", 10, "amy"))
    assert refused(game, card("Oath", "feat", points - 10, "ada")) == told
    assert refused(game, card("Oath", "feat", points - 10, "boz", actor=BEN)) == []


def test_asignar_proezas_no_feat_twice_on_one_character() -> None:
    """Another character may have a copy, and one character several feats."""
    game = set_up()
    game.do(card("Oath", "feat", 5, "ada"))
    assert refused(game, card("oath", "feat", 5, "ada")) == [("asignar-proezas", "force-feat-twice")]
    assert refused(game, card("Oath", "feat", 5, "amy")) == []
    assert refused(game, card("Vow", "feat", 5, "ada")) == []


def test_condiciones_de_batalla_one_for_each_force() -> None:
    """A second one of the same side is refused, the opponent's first is not."""
    game = set_up()
    game.do(card("Fog", "condition"))
    assert refused(game, card("Rain", "condition")) == [("condiciones-de-batalla", "force-several-conditions")]
    assert refused(game, card("Fog", "condition", actor=BEN)) == []


@pytest.mark.parametrize(("first", "then"), [("condition", "event-dial"), ("event-dial", "condition")])
def test_diales_de_evento_no_condition_beside_one(first: str, then: str) -> None:
    """Whoever brings them, in whichever order; a game has a single event dial."""
    game = set_up()
    game.do(card("One", first))
    told = [("diales-de-evento", "force-condition-and-dial")]
    assert refused(game, card("Two", then, actor=BEN)) == told
    other = refused(game, card("Three", first, actor=BEN))
    second_dial = [("diales-de-evento", "game-refused-second-event-dial")]
    assert other == (second_dial if first == "event-dial" else [])


def test_habilidades_de_equipo_adicionales_one_for_each_force() -> None:
    """A second one is refused by the card and by the list, which then lays nothing out."""
    game = set_up()
    game.do(card("Old Crew", "alternate-ability", 2, "ada"))
    told = [("habilidades-de-equipo-adicionales", "force-several-alternates")]
    assert refused(game, card("New Crew", "alternate-ability", 2, "ada")) == told
    force = {"feats": [{"name": "Vow", "points": 3}], "ata": [{"name": "New Crew", "points": 2}]}
    assert refused(game, AddForceCards(force, actor=ANN)) == told
    assert [one.name for one in game.state.cards] == ["Old Crew"]


def test_tacticas_the_limits_are_those_of_building() -> None:
    """What an effect brings into the game later is on its card."""
    game = set_up()
    game.do(card("Fog", "condition"))
    game.do(EndTurn(actor=ANN))
    assert refused(game, card("Rain", "condition")) == []
