"""A power with a decision is one record: put into an edition of the tests' own, every table knows it."""

from __future__ import annotations

import pickletools
import zlib
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from bot.table.snapshots import snapshot_of
from engine.game import game_of
from engine.heroclix.editions.modern import MODERN
from engine.heroclix.fight.attack.choices import choices_of
from engine.heroclix.game import Attack, Choose, ConfirmDamage, asked
from engine.heroclix.game.decide.fight.waiting import kinds_of
from engine.heroclix.game.decide.uses import usable
from engine.heroclix.judge import answer
from engine.heroclix.position import Figure, Life, MapPrint, Position, Printed, Turn
from engine.heroclix.ruleset import Decision, Power, Powers
from tests.engine.game.tables import ANN, BEN, Game, able, table_of

FORESIGHT = Power("foresight", "27.3a", "defense", evades_on=(4, 5, 6), decision=Decision("die", "hit", "target"))
LUNGE = Power("lunge", "27.1e", "speed", actions=("power",), attack="close", moves=True)
PRINTED = MODERN.powers
POWERS = Powers((*PRINTED.standard, FORESIGHT, LUNGE), PRINTED.keyphrases, PRINTED.inherent, PRINTED.situational)
TEST = replace(MODERN, id="test", powers=POWERS)


def position(rules: Any = TEST) -> Position:
    """Return a position: Ann has Lunge, beside Bob, who has Foresight."""
    life, printed = Life(1, 4), Printed(8, 11, 17, 3)
    ann = Figure("ann", "Ann", "red", (0,), printed=printed, life=life, powers=frozenset(["lunge"]))
    bob = Figure("bob", "Bob", "blue", (1,), printed=printed, life=life, powers=frozenset(["foresight"]))
    return Position(rules, MapPrint(6, 6), (ann, bob), turn=Turn("red"))


def duel(monkeypatch: pytest.MonkeyPatch) -> Game:
    """Return a game by these rules whose attack waits for Dario's Foresight."""
    monkeypatch.setattr("engine.heroclix.game.state.edition", lambda _: TEST)
    game = table_of((ANN, able("Cato"), "C3"), (BEN, able("Dario", "foresight"), "C4"))
    game.do(Attack("cato", ["dario"], "close", [3, 4], actor=ANN))
    return game


def test_every_table_of_the_edition_has_it_and_no_other_edition_does() -> None:
    """What may be asked, how it is answered, and what a command can give come from the record."""
    assert "foresight" in choices_of(POWERS)
    assert kinds_of(POWERS)["foresight"] == "die"
    assert "lunge" in usable(POWERS)
    for tables in (choices_of(PRINTED), kinds_of(PRINTED), usable(PRINTED)):
        assert not {"foresight", "lunge"}.intersection(tables)


def test_legal_offers_its_action_and_says_when_the_other_one_is_used() -> None:
    """Lunge is given as POWER; Foresight is used in attacks; by today's rules nobody has heard of either."""
    offered = {
        each["action"]: each
        for each in answer(position(), {"type": "legal_actions", "figure": "ann"}).fields["actions"]
    }
    assert (offered["lunge"]["type"], offered["lunge"]["legal"]) == ("power", True)
    told = answer(position(), {"type": "legal", "figure": "bob", "action": "foresight"}).ruling
    assert "legal-used-in-attacks" in [step.message for step in told.steps]
    today = answer(position(MODERN), {"type": "legal_actions", "figure": "ann"})
    assert "lunge" not in [each["action"] for each in today.fields["actions"]]
    assert "value-power-unknown" in [step.message for step in today.ruling.steps]


def test_a_game_stops_for_its_roll_and_goes_on_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both sides of its results: 4 evades, 3 does not."""
    for die, click in ((4, 1), (3, 4)):
        game = duel(monkeypatch)
        pending = game.state.pending[0]
        waits = [(one.choice, one.kind, one.side) for one in asked(game.state, pending)]
        assert waits == [("foresight:dario", "die", "blue")]
        decision = game.do(Choose(pending.attack, "foresight:dario", die, actor=BEN))
        assert "game-log-chosen" in [step.message for step in decision.ruling.steps]
        if game.state.pending:
            game.do(ConfirmDamage(pending.attack, actor=BEN))
        assert game.state.by_id("dario").click == click


def test_its_odds_are_counted_and_told() -> None:
    """Three results of six evade, so that half of the hits are left."""
    ask = {"type": "odds", "attacker": "ann", "targets": ["bob"], "kind": "close"}
    plain = replace(position(), figures=tuple(replace(f, powers=frozenset()) for f in position().figures))
    with_it, without = answer(position(), ask), answer(plain, ask)
    hit, before = (Fraction(found.fields["targets"]["bob"]["hit"]["exact"]) for found in (with_it, without))
    assert hit * 2 == before
    assert "foresight" in [step.data.get("power") for step in with_it.ruling.steps]


def test_an_answer_that_does_not_count_is_refused_with_its_reason() -> None:
    """Foresight of a character that is no target, and of one that has none."""
    ask = {"type": "attack", "attacker": "ann", "targets": ["bob"], "kind": "close", "roll": [3, 4]}
    found = answer(position(), ask | {"choices": {"foresight:ann": 4, "foresight:bob": 4}})
    assert found.fields["refused"] == ("foresight:ann",)
    assert "attack-choice-refused" in [step.message for step in found.ruling.steps]


def test_a_snapshot_holds_nothing_of_the_record(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game knows its edition by its id alone: neither a ruleset nor a power is among what is kept of it."""
    game = duel(monkeypatch)
    game.state.position()
    payload = snapshot_of(game_of("heroclix-modern").bare(game.state)).payload
    names = {str(given) for _, given, _ in pickletools.genops(zlib.decompress(payload)) if given}
    assert "GameState" in names
    assert not names.intersection({"Ruleset", "Powers", "Power", "Decision", "ValueEffect", "Position"})
