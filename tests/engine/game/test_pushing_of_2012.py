"""Pushing in games of 2012: the damage of the second token, and who may ignore it is asked (esfuerzo, R64, R78)."""

from __future__ import annotations

from typing import Any

import pytest

from engine import DocumentError, adjudicate
from engine.heroclix.game import (
    Attack,
    Choose,
    ConfirmDamage,
    Correct,
    EndTurn,
    Move,
    Token,
    Undo,
    fold,
    open_questions,
)
from engine.heroclix.game.state.document import to_document
from tests.engine.game.tables import ANN, BEN, Game, able, table_of

HIT = (6, 3)


def pushed(*powers: str, **more: object) -> Game:
    """Return a game in which Cato of Ann has just moved with a token on it."""
    game = table_of((ANN, able("Cato", *powers, **more), "B2"), (BEN, able("Dario"), "H8"), ruleset="heroclix-2012")
    game.do(Token("cato", 1, actor=ANN))
    game.do(Move("cato", "B3", actor=ANN))
    return game


def test_esfuerzo_the_second_token_deals_its_damage_once_the_action_is_resolved() -> None:
    """Nobody is asked where nothing ignores it; the first token harms nobody, nor does one that is laid by hand."""
    game = pushed()
    cato = game.state.by_id("cato")
    assert (cato.click, cato.tokens, cato.owes, open_questions(game.state)) == (2, 2, (), ())
    game.do(Undo(actor=ANN))
    assert game.state.by_id("cato").click == 1
    game.do(Token("cato", 1, actor=ANN))
    assert game.state.by_id("cato").click == 1


@pytest.mark.parametrize(("power", "ability"), [("willpower", ""), ("", "indomitable")])
def test_r64_who_may_ignore_the_damage_is_asked(power: str, ability: str) -> None:
    """Its player, and nothing else goes on before; used, it takes nothing, declined, it takes the damage."""
    abilities = [ability] if ability else []
    name = f"{power or ability}:cato"
    for answer, click in (("use", 1), ("decline", 2)):
        game = pushed(*((power,) if power else ()), abilities=abilities)
        (one,) = open_questions(game.state)
        assert (one.choice, one.kind, one.side, game.state.by_id("cato").click) == (name, "option", "red", 1)
        assert game.refused(EndTurn(actor=ANN)) == ["game-refused-query-waits"]
        assert game.refused(Choose(one.attack, name, answer, actor=BEN)) == ["game-refused-not-your-decision"]
        document = to_document(game.state, {"type": "legal", "figure": "cato", "action": "close"})
        assert document["turn"]["resolving"] == {"waits": name}
        assert legal_of(document) == (False, ["dar-acciones-a-los-personajes"])
        assert legal_of(document | {"ask": {**document["ask"], "free": True}})[0] is False
        made = game.do(Choose(one.attack, name, answer, actor=ANN))
        assert game.state.by_id("cato").click == click
        said = [step.message for step in made.ruling.steps]
        assert ("game-log-pushing-ignored" in said) == (answer == "use")
        assert fold(game.log) == game.state
        game.do(EndTurn(actor=ANN))


def legal_of(document: dict[str, Any]) -> tuple[bool, list[str]]:
    """Return whether an action is legal, and the sections that it is refused by."""
    fields: Any = adjudicate(document).fields
    return fields["legal"], [step.rule for step in fields["because"] if step.message == "legal-answer-waits"]


@pytest.mark.parametrize(
    ("resolving", "path"),
    [
        ({"waits": "willpower:cato", "figure": "cato"}, "turn.resolving.figure"),
        ({"waits": "willpower:cato", "left": ["move"]}, "turn.resolving.left"),
        ({"action": "move"}, "turn.resolving.figure"),
        ({"figure": "cato"}, "turn.resolving.action"),
        ({"waits": "Willpower!"}, "turn.resolving.waits"),
    ],
)
def test_r64_what_waits_is_told_alone(resolving: dict[str, Any], path: str) -> None:
    """A document names the choice that waits, or the action and its figure: half of either is refused."""
    document = to_document(pushed("willpower").state, {"type": "legal_actions", "figure": "cato"})
    document["turn"]["resolving"] = resolving
    with pytest.raises(DocumentError) as refused:
        adjudicate(document)
    assert refused.value.path == path


def test_22_2_who_acts_by_colossal_stamina_takes_its_damage_and_no_token() -> None:
    """Its tokens are two already: nothing is pushed, and nobody is asked."""
    game = table_of((ANN, able("Cato", "willpower", abilities=["colossal-stamina"]), "B2"), ruleset="heroclix-2012")
    game.do(Correct("cato", "tokens", 2, actor=ANN))
    game.do(Move("cato", "B3", actor=ANN))
    cato = game.state.by_id("cato")
    assert (cato.click, cato.tokens, open_questions(game.state)) == (2, 2, ())


def test_r78_a_token_that_an_effect_gives_pushes_its_target_whose_player_is_asked() -> None:
    """Incapacitate on a target with one token: it is pushed once the attack is resolved, or ignores that."""
    game = table_of(
        (ANN, able("Cato", "incapacitate"), "B2"), (BEN, able("Dario", "willpower"), "B5"), ruleset="heroclix-2012"
    )
    game.do(Token("dario", 1, actor=BEN))
    choices = {"incapacitate:cato": "use"}
    game.do(Attack("cato", ["dario"], "range", roll=HIT, choices=choices, actor=ANN))
    game.do(ConfirmDamage(game.state.pending[0].attack, actor=ANN))
    (one,) = open_questions(game.state)
    assert (one.choice, one.side) == ("willpower:dario", "blue")
    game.do(Choose(one.attack, one.choice, "decline", actor=BEN))
    assert (game.state.by_id("dario").click, game.state.by_id("dario").tokens) == (2, 2)


def test_esfuerzo_a_pushed_figure_that_is_ko_d_by_it_is_gone() -> None:
    """On its last click the damage of pushing defeats it."""
    game = table_of((ANN, able("Cato", clicks=1), "B2"), ruleset="heroclix-2012")
    game.do(Token("cato", 1, actor=ANN))
    game.do(Move("cato", "B3", actor=ANN))
    assert game.state.by_id("cato").ko
