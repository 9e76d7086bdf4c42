"""What a dispute offers to say of a ruling: all of it can be accepted, and nothing that is left out could be."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from engine.contest import FactRefused, Given, as_question, contested, offered
from engine.errors import DocumentError
from engine.game import game_of
from engine.motu.game import Activate, Attack, Throw
from tests.engine.contesting import Disputed
from tests.engine.motu.game.playing import ANN, BEN, began, fighter
from tests.engine.test_contested_games import EDITIONS, battleground, games, heroclix

KINDS = {
    "heroclix": ("roll", "terrain", "stood", "tokens", "click", "effect", "modifier", "section", "void", "stands"),
    "motu": ("roll", "terrain", "stood", "tokens", "wounds", "mana", "effect", "modifier", "section", "void", "stands"),
}
SAMPLE = 14  # commands of each game
MOST_DICE = 3
CHANGE = {"fact": "modifier", "value": "defense-threshold", "add": 1}


def facts(game: Any, state: Any, kind: str) -> Iterator[dict[str, Any]]:
    """Yield facts of a kind that players might say about a table, the plainest first."""
    if kind in ("void", "stands", "section"):
        yield {"fact": kind, "section": "1", "title": "1"}
    elif kind == "roll":
        yield from ({"fact": kind, "dice": [3] * count} for count in range(1, MOST_DICE))
    elif kind == "modifier" and game.name == "motu":
        yield CHANGE
    elif kind == "terrain":
        terrain = "rough" if game.name == "motu" else "hindering"
        yield from ({"fact": kind, "at": at, "kind": terrain} for at in ("B2", "D5", "G4"))
    else:
        yield from (fact for figure in state.figures for fact in of_figure(game, figure.id, kind))


def of_figure(game: Any, figure: str, kind: str) -> Iterator[dict[str, Any]]:
    """Yield facts of a kind about a figure."""
    about: dict[str, Any] = {"fact": kind, "figure": figure}
    if kind == "stood":
        yield from ({**about, "at": at} for at in ("A1", "C3", "E6", "F7"))
    elif kind == "modifier":
        yield {**about, "value": "attack", "add": 1}
    elif kind == "effect" and game.name == "heroclix":
        yield {**about, "effects": [{"modify": "attack", "add": 1}], "name": "attack +1"}
    elif kind == "effect":
        yield {**about, "effect": "injury", "has": True}
    else:
        yield {**about, "number": 1}


def acceptable(game: Disputed, given: Given, kind: str) -> bool:
    """Return whether any such fact is taken in a dispute about a command."""
    for fact in facts(game.game, given.before, kind):
        try:
            contested(game.game, game.state, given, given.number, [fact], "ann")
        except (DocumentError, FactRefused):
            continue
        return True
    return False


@pytest.mark.parametrize(("ruleset", "seed"), games())
def test_all_that_is_offered_can_be_accepted(ruleset: str, seed: int) -> None:
    """Of commands of random games a fact of each kind that is offered is taken, and none of another kind.

    Dice are not offered where none fell, though a movement that needs none would take one. Whatever was done in the
    game, its kinds of command are walked over one by one.
    """
    game = battleground(seed) if ruleset == "motu" else heroclix(seed, ruleset)
    chance = random.Random(seed)
    listed = [given for given in game.givens() if given.commands]
    chance.shuffle(listed)
    by_kind = {given.commands[0]["command"]: given for given in listed}
    told: Counter[str] = Counter()
    for given in [*by_kind.values(), *listed[:SAMPLE]]:
        offers = offered(game.game, given)
        assert offers <= set(KINDS[game.game.name])
        for kind in KINDS[game.game.name]:
            if kind == "roll":
                assert kind not in offers or acceptable(game, given, kind), given.commands
                continue
            if kind in ("void", "stands"):
                assert (kind in offers) is (kind == "void"), given.commands
                continue
            assert (kind in offers) is acceptable(game, given, kind), (kind, given.commands)
            told[kind] += kind in offers
    assert told["section"]
    assert told["tokens"]


def defended() -> Disputed:
    """Return a game in which Brak attacked Zor with an axe, and Zor threw for its defense, each by itself."""
    played = began({"B2": fighter("Brak")}, {"C2": fighter("Zor")})
    played.reveals(
        {"kind": "fate", "name": "Hew", "initiative": 5, "ap": 3},
        {"kind": "fate", "name": "Howl", "initiative": 3, "ap": 3},
    )
    game = Disputed(game_of("motu"))
    game.state, game.log = played.state, list(played.log)
    game.do(Activate("brak", "ability", actor=ANN))
    game.do(Attack("brak", "zor", "axe", wait=False, held=True, actor=ANN))
    game.do(Throw((4, 4, 4, 1, 1), actor=ANN))
    game.do(Throw((1, 1, 1), actor=BEN))
    return game


def test_5_a_change_of_a_test_belongs_where_it_is_declared() -> None:
    """Of an attack a change of its dice or thresholds is offered, of a throw for it or its defense not: it is refused.

    Other dice belong where they fell: to the throws, not to an attack that waited for them, nor to an activation.
    """
    game = defended()
    found = {given.number: given for given in game.givens()}
    attack = offered(game.game, found[game.number_of("attack")])
    assert {"modifier", "void"} <= attack
    assert "roll" not in attack
    for which in range(2):
        throw = found[game.number_of("throw", which)]
        offers = offered(game.game, throw)
        assert "roll" in offers
        assert "modifier" not in offers
        with pytest.raises(DocumentError) as caught:
            contested(game.game, game.state, throw, throw.number, [CHANGE], ANN)
        assert caught.value.message == "error-fact-modifier"
    assert not {"roll", "modifier"} & offered(game.game, found[game.number_of("activate")])


@pytest.mark.parametrize("ruleset", [*EDITIONS, "motu"])
def test_questions_take_what_stood_on_the_table_alone(ruleset: str) -> None:
    """An answer takes no dice, was not done, and cannot be let stand."""
    game = battleground(0) if ruleset == "motu" else heroclix(0, ruleset)
    figures = [figure.id for figure in game.state.figures][:2]
    ask = {"type": "distance", "a": figures[0], "b": figures[1]}
    given = Given(0, (), (as_question(ask, "How far"),), game.state)
    offers = offered(game.game, given)
    assert {"section", "tokens", "terrain", "stood"} <= offers
    assert not {"roll", "void", "stands"} & offers


@pytest.mark.parametrize("ruleset", [*EDITIONS, "motu"])
def test_before_anything_lies_there_nothing_of_a_table_is_offered(ruleset: str) -> None:
    """On an empty table a section alone may have been overlooked, beside what was done."""
    game = game_of(ruleset)
    assert offered(game, Given(1, (), (), game.new())) == {"section"}
