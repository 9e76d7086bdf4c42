"""Logs in which powers are used by figures that have none, or leave what they cannot (20.1, 20.3, 27.4).

So are deeds that nothing before them brings about, and words given to nothing.

Beside each stands what is just inside: the power on the dial or given by a card, and what players let stand.
"""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from bot.app.errors import line_of_error
from engine.heroclix.game import (
    Attack,
    BeginEffect,
    Command,
    Damage,
    EndTurn,
    Finish,
    Move,
    Token,
    Use,
    event_to_json,
)
from tests.bot.uploads.test_hostile import taken
from tests.bot.uploads.test_impossible_deeds import clouded, duel, line, struck, wrecked
from tests.engine.game.map_games import fight_game
from tests.engine.game.tables import ANN, BEN, Game, able, table_of
from tests.engine.game.test_controlling import controlled

EDITIONS = ("heroclix-modern", "heroclix-2022", "heroclix-2012")
BEGINNINGS: tuple[tuple[str, str, Command], ...] = (
    ("charge", "moved", Move("cato", "C3", action="charge", actor=ANN)),
    ("running-shot", "moved", Move("cato", "C3", action="running-shot", actor=ANN)),
    ("flurry", "attack-declared", Attack("cato", ["dario"], "close", [3, 4], action="flurry", actor=ANN)),
    ("regeneration", "action-given", Use("cato", "regeneration", roll=5, actor=ANN)),
    ("outwit", "action-given", Use("cato", "outwit", target="dario", value="toughness", actor=ANN)),
)


def using(*powers: str, ruleset: str = "heroclix-modern", at: str = "C5", **of_cato: Any) -> Game:
    """Return a game with Cato, who shows these powers, and Dario, who shows Toughness, four squares off or there."""
    cato = (ANN, able("Cato", *powers, **of_cato), "C1")
    return table_of(cato, (BEN, able("Dario", "toughness"), at), ruleset=ruleset)


def stands(command: Command) -> Command:
    """Return a command that the players let stand."""
    assert isinstance(command, Attack | Move | Use)
    return replace(command, override=True)


def further(game: Game, event: dict[str, Any], *, within: bool = False) -> str:
    """Return what is told of a game's log with one event more: of a command of its own, or `within` the last one."""
    log: list[dict[str, Any]] = json.loads(json.dumps([event_to_json(each) for each in game.log]))
    log.append({**event, "command": log[-1]["command"] if within else len(log) + 1})
    document = {"format": "clix-judge-game", "version": 1, "ruleset": game.state.ruleset, "events": log}
    refused = taken("game", json.dumps(document).encode())
    said = "" if refused is None else (line_of_error(refused, "en") or "").replace("\\", "")
    return said.replace(f"events[{len(log) - 1}]", "*")


@pytest.mark.parametrize("ruleset", EDITIONS)
@pytest.mark.parametrize(("power", "kind", "command"), BEGINNINGS, ids=[each[0] for each in BEGINNINGS])
def test_20_1_a_power_is_used_by_who_has_it(ruleset: str, power: str, kind: str, command: Command) -> None:
    """On its dial, or by a card's effect; by another where the players let it stand, and the event says so."""
    at = "C2" if power == "flurry" else "C5"
    game = using(power, ruleset=ruleset, at=at)
    given = using(ruleset=ruleset, at=at)
    given.do(BeginEffect("cato", "Gift", [{"grants": power}], until="turn", actor=ANN))
    for one in (game, given):
        one.do(command)
        assert line(one) == ""
    lacking = using("willpower", ruleset=ruleset, at=at)
    lacking.do(stands(command))
    assert line(lacking) == ""
    said = line(lacking, kind, objection=[])
    field = "action" if kind == "action-given" else "objection"
    assert said.startswith(f'*.{field}: cato is given "{power}", which nothing on its dial or base gives it'), said
    assert "move" in said.partition("expected one of ")[2]


def test_20_1_a_power_that_begins_nothing_is_told_where_its_command_is_over() -> None:
    """Charge is given and its move not made: by who has it, else not."""
    for powers, told in (("charge",), ""), ((), 'cato is given "charge", which nothing on its dial or base gives it'):
        game = using(*powers)
        facts = {"parts": ["move", "close"], "objection": [], "free": False, "counted": True}
        given = {"event": "action-given", "figure": "cato", "action": "charge", "actor": ANN, **facts}
        assert told in further(game, given)
        assert bool(told) is bool(further(game, given))


def test_20_4_a_power_that_was_taken_is_used_by_nobody() -> None:
    """Outwitted, Cato's Charge is none that a log may have it use; once that is over, it is."""
    game = table_of((ANN, able("Cato", "charge"), "C1"), (BEN, able("Dario", "outwit"), "C5"))
    game.do(EndTurn(actor=ANN))
    game.do(Use("dario", "outwit", target="cato", value="charge", actor=BEN))
    game.do(EndTurn(actor=BEN))
    game.do(stands(Move("cato", "C3", action="charge", actor=ANN)))
    assert line(game) == ""
    assert line(game, "moved", objection=[]).startswith('*.objection: cato is given "charge"')
    game.do(Finish(actor=ANN))
    for who in (ANN, BEN):
        game.do(EndTurn(actor=who))
    game.do(Token("cato", -1, actor=ANN))
    game.do(Move("cato", "C2", action="charge", actor=ANN))
    assert line(game) == ""


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"add": -1}, ""),
        ({"value": "range"}, ""),
        ({"on": "cato"}, ""),
        ({"add": -2}, 'add: "-2" does not follow from the events before it; expected -1, 1'),
        ({"add": 2}, 'add: "2" does not follow'),
        ({"value": "damage"}, 'value: "damage" does not follow'),
        ({"until": "game"}, 'until: "game" does not follow from the events before it; expected next-turn'),
        ({"until": "turn"}, 'until: "turn" does not follow'),
        ({"by": "dario"}, 'by: "dario" does not follow from the events before it; expected cato'),
        ({"by": ""}, "by: "),
        ({"side": "blue"}, 'side: "blue" does not follow'),
        ({"power": "outwit"}, 'power: "outwit" does not follow from the events before it; expected perplex'),
        ({"on": "boro"}, 'on: "boro" does not follow'),
    ],
)
@pytest.mark.parametrize("ruleset", EDITIONS)
def test_27_4j_perplex_changes_a_value_by_one(ruleset: str, fields: dict[str, Any], told: str) -> None:
    """Of its user or a target in range, not damage, until the user's next turn; what is let stand is taken."""
    game = using("perplex", ruleset=ruleset)
    game.do(Use("cato", "perplex", target="dario", value="attack", change=1, actor=ANN))
    said = line(game, "effect-began", **fields)
    assert said == "" if not told else said.startswith(f"*.{told}"), said
    let = using("perplex", ruleset=ruleset)
    let.do(stands(Use("cato", "perplex", target="dario", value="attack", change=-2, actor=ANN)))
    assert line(let) == ""


def test_20_7_perplex_changes_by_two_where_a_card_says_so() -> None:
    """Its own version of the power allows it, and not the change by one."""
    card = {"name": "Riddle", "effects": [{"grants": "perplex", "restrict": {"adds": 2}}]}
    game = table_of((ANN, able("Cato", special=[card]), "C1"), (BEN, able("Dario"), "C5"))
    game.do(Use("cato", "perplex", target="dario", value="attack", change=-2, actor=ANN))
    assert line(game) == ""
    assert line(game, "effect-began", add=-1).startswith('*.add: "-1" does not follow')


@pytest.mark.parametrize(
    ("fields", "told"),
    [({"what": "charge"}, ""), ({"on": "cato"}, 'on: "cato" does not follow'), ({"until": "game"}, "until: ")],
)
def test_27_4k_outwit_takes_a_power_of_an_opponent(fields: dict[str, Any], told: str) -> None:
    """Any standard one, until the user's next turn."""
    game = using("outwit")
    game.do(Use("cato", "outwit", target="dario", value="toughness", actor=ANN))
    assert line(game) == ""
    said = line(game, "effect-began", **fields)
    assert said == "" if not told else said.startswith(f"*.{told}"), said


def test_12_5d_nobody_who_is_out_of_play_is_under_a_new_effect() -> None:
    """Neither does it come from anybody who is."""
    game = using()
    game.do(Damage("dario", 99, actor=BEN))
    game.do(BeginEffect("cato", "Cry", [{"modify": "attack", "add": 1}], until="turn", actor=ANN))
    assert line(game) == ""
    for field in ("on", "by"):
        assert line(game, "effect-began", **{field: "dario"}).startswith(f"*.{field}: dario is out of play"), field


def test_12_4_what_is_undecided_is_not_confirmed() -> None:
    """An attack that waits for a decision is closed without damage, by hand; with it once that was taken."""
    game = table_of((ANN, able("Cato"), "C1"), (BEN, able("Dario", "super-senses"), "C2"))
    game.do(Attack("cato", ["dario"], "close", [5, 4], actor=ANN))
    assert game.state.pending[0].stage == "deciding"
    close = {"event": "attack-closed", "attack": game.state.pending[0].attack, "actor": ANN}
    assert further(game, {**close, "confirmed": False}) == ""
    assert further(game, {**close, "confirmed": True}).startswith('*.confirmed: "true" does not follow')


@pytest.mark.parametrize(("by", "taken"), [("cato", True), ("", True), ("dario", False), ("boro", False)])
def test_17_10_terrain_is_destroyed_by_who_does_something(by: str, taken: bool) -> None:
    """By the figure that was given the action, or by nobody whom the log names."""
    said = line(wrecked(), "terrain-destroyed", by=by)
    assert said == "" if taken else said.startswith(f'*.by: "{by}" does not follow'), said


def test_9_4_tokens_are_cleared_as_the_book_says() -> None:
    """All of them where none was given this turn; by hand one by one, which is no clearing."""
    game = duel()
    game.do(Token("cato", 2, actor=ANN))
    for who in (ANN, BEN, ANN):
        game.do(EndTurn(actor=who))
    assert line(game) == ""
    assert line(game, "tokens-changed", after=1).startswith('*.after: "1" does not follow'), line(game)
    assert line(game, "tokens-changed", after=1, cleared=False) == ""


def test_17_14c_who_falls_stood_on_what_went() -> None:
    """The marker is one that was destroyed in the same command."""
    assert line(fight_game()) == ""
    said = line(fight_game(), "lost-footing", marker="attic")
    assert said.startswith('*.marker: "attic" does not follow from the events before it; expected roof'), said


@pytest.mark.parametrize(
    ("fields", "told"),
    [({"figure": "gero"}, 'figure: "gero" does not follow from the events before it; expected egon'),
     ({"by": "fina"}, 'by: "fina" does not follow'), ({"queue": ["dario"]}, "queue: ")],
)  # fmt: skip
def test_27_1f_whom_mind_control_hit_is_controlled(fields: dict[str, Any], told: str) -> None:
    """No friend of who uses it, and nobody else; by who used it, and then those whom it hit besides."""
    said = line(fight_game(), "control-began", **fields)
    assert said.startswith(f"*.{told}"), said


def test_p30_somebody_agrees_to_what_was_let_stand() -> None:
    """A word that is given to nothing is told where the command is over."""
    game = duel()
    game.do(stands(Move("dario", "C4", roll=6, actor=BEN)))
    agreed = {"event": "agreed", "by": ANN, "name": "Ann", "judge": False, "actor": BEN}
    assert further(game, agreed, within=True) == ""
    assert "somebody agreed by then to a command in which nothing was let stand" in further(game, agreed)
    game.do(Token("dario", 1, actor=BEN))
    assert "nothing was let stand" in further(game, agreed, within=True)


@pytest.mark.parametrize(("size", "taken"), [("tiny", True), ("standard", True), ("giant", False)])
def test_27_8d_one_carries_whom_one_may(size: str, taken: bool) -> None:
    """Nobody who is too large, unless the players let it stand."""
    carrier = able("Cato", abilities=["passenger:1"])
    game = table_of((ANN, carrier, "B1"), (BEN, able("Dario"), "H8"), (ANN, able("Fina", size="tiny"), "A1"))
    path = ["B2", "B3", "B4", "B5"]
    game.do(Move("cato", "B5", path=path, carry=["fina"], drop={"fina": "A6"}, actor=ANN))
    said = line(game, "figure-added", card=able("Fina", size=size))
    assert said == "" if taken else "cato cannot carry fina; expected one of –" in said, said
    carried = [event_to_json(event)["event"] for event in game.log].index("carried")
    assert taken or said.startswith(f"events[{carried}].figure: ")


@pytest.mark.parametrize("ruleset", EDITIONS)
def test_7_4_a_figure_is_given_one_costed_action_in_a_turn(ruleset: str) -> None:
    """Another is one that the players let stand; a FREE one, and another figure's, is taken."""
    game = using("charge", "outwit", ruleset=ruleset)
    game.do(Move("cato", "C2", actor=ANN))
    game.do(Use("cato", "outwit", target="dario", value="toughness", actor=ANN))
    assert line(game) == ""
    for kind, command in (
        ("moved", Move("cato", "C3", actor=ANN)),
        ("moved", Move("cato", "C3", action="charge", actor=ANN)),
        ("attack-declared", Attack("cato", ["dario"], "range", [3, 4], actor=ANN)),
    ):
        again = using("charge", ruleset=ruleset)
        again.do(Move("cato", "C2", actor=ANN))
        again.do(stands(command))
        assert line(again) == ""
        said = line(again, kind, objection=[])
        assert said.startswith("*.objection: cato was given a costed action before in this turn"), said


@pytest.mark.parametrize("ruleset", EDITIONS)
def test_7_8_as_many_costed_actions_are_given_as_the_total_allows(ruleset: str) -> None:
    """Of 300 points three, and a fourth that the players let stand; in the next turn the first again."""
    friends = [(ANN, able(name), f"{column}1") for name, column in (("Cato", "A"), ("Dila", "C"), ("Edda", "E"))]
    game = table_of(*friends, (ANN, able("Fina"), "G1"), (BEN, able("Gero"), "H8"), ruleset=ruleset)
    for name, to in (("cato", "A2"), ("dila", "C2"), ("edda", "E2")):
        game.do(Move(name, to, actor=ANN))
    assert line(game) == ""
    game.do(stands(Move("fina", "G2", actor=ANN)))
    assert line(game) == ""
    assert line(game, "moved", objection=[]).startswith("*.objection: all 3 actions of this turn are used up by then")
    for player in (ANN, BEN):
        game.do(EndTurn(actor=player))
    game.do(Move("fina", "G3", actor=ANN))
    assert line(game) == ""


def test_7_8_who_does_not_count_acts_beyond_the_total() -> None:
    """An Autonomous figure does, and one more where a leader lets another act (27.4l, 27.7a)."""
    friends = [(ANN, able(name), f"{column}1") for name, column in (("Cato", "A"), ("Dila", "C"), ("Edda", "E"))]
    for fina in (able("Fina", abilities=["autonomous"]), able("Fina", "leadership")):
        game = table_of(*friends, (ANN, fina, "G1"), (BEN, able("Gero"), "H8"))
        for name, to in (("cato", "A2"), ("dila", "C2"), ("edda", "E2"), ("fina", "G2")):
            game.do(Move(name, to, actor=ANN))
        assert line(game) == ""


@pytest.mark.parametrize("ruleset", EDITIONS)
def test_12_1_nobody_attacks_a_friend_or_from_afar_what_stands_apart(ruleset: str) -> None:
    """By what the players let stand one does; then the event says so."""
    figures = (
        (ANN, able("Cato"), "C1"),
        (ANN, able("Fina"), "B1"),
        (BEN, able("Dario"), "C2"),
        (BEN, able("Gero"), "G8"),
    )
    for target, kind in (("fina", "close"), ("gero", "close"), ("fina", "range"), ("dario", "close")):
        game = table_of(*figures, ruleset=ruleset)
        attack = Attack("cato", [target], kind, [1, 2], actor=ANN)
        game.do(attack if target == "dario" else stands(attack))
        assert line(game) == ""
        said = line(game, "attack-declared", objection=[])
        expected = f'*.targets[0]: "{target}" does not follow from the events before it; expected dario'
        assert said.startswith(expected) if target != "dario" else said == "", said


def test_27_2c_pulse_wave_targets_friends_too() -> None:
    """All characters within its reach are targets of it, and no objection is needed."""
    figures = ((ANN, able("Cato", "pulse-wave"), "C1"), (ANN, able("Fina"), "B1"), (BEN, able("Dario"), "C2"))
    game = table_of(*figures)
    game.do(Attack("cato", [], "range", [1, 2], action="pulse-wave", actor=ANN))
    assert line(game) == ""


def test_27_1f_who_is_controlled_attacks_its_former_friend() -> None:
    """It is of the other force then, and no objection is needed."""
    game = controlled()
    game.do(Attack("dario", ["egon"], "range", [1, 2], actor=ANN))
    assert line(game) == ""


def test_12_1a_an_attack_has_as_many_targets_as_its_bolts() -> None:
    """One more is let stand or refused."""
    figures = ((ANN, able("Cato", targets=2), "C1"), (BEN, able("Dario"), "C2"), (BEN, able("Gero"), "B2"))
    game = table_of(*figures, (BEN, able("Hugo"), "D2"))
    game.do(Attack("cato", ["dario", "gero"], "close", [1, 2], actor=ANN))
    assert line(game) == ""
    said = line(game, "attack-declared", targets=["dario", "gero", "hugo"])
    assert said == "*.targets: the list is too long; expected number of entries: at most 2"


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({}, ""),
        (
            {"path": ["B3", "A4"], "at": "A4"},
            '.path: "B3, A4" does not follow from the events before it; expected C3, C4',
        ),
        ({"path": ["C3", "C4"], "at": "C4"}, '.path: "C3, C4" does not follow'),
        ({"path": ["C1"], "at": "C1"}, '.path: "C1" does not follow'),
        ({"stopped_by": "edge-of-map"}, '.stopped_by: "edge-of-map" does not follow from the events before it'),
        ({"damage": 1}, '.damage: "1" does not follow from the events before it; expected 0'),
    ],
)
@pytest.mark.parametrize("ruleset", EDITIONS)
def test_12_6_knockback_goes_away_from_its_cause_as_far_as_it_may(
    ruleset: str, fields: dict[str, Any], told: str
) -> None:
    """By an attack's doubles and by Force Blast; the edge stops it earlier, and that harms."""
    games = [struck(4, 4)] if ruleset == "heroclix-modern" else []
    blast = table_of((ANN, able("Cato", "force-blast"), "C1"), (BEN, able("Dario"), "C2"), ruleset=ruleset)
    blast.do(Use("cato", "force-blast", target="dario", roll=None if ruleset != "heroclix-2012" else 3, actor=ANN))
    for game in (*games, blast):
        said = line(game, "knocked-back", **fields)
        assert said.startswith(f"*{told}") if told else said == "", said


def test_12_6e_what_ends_knockback_early_harms() -> None:
    """At the edge after one square: 1 damage, told as such."""
    game = table_of((ANN, able("Cato", "force-blast"), "C6"), (BEN, able("Dario"), "C7"))
    game.do(Use("cato", "force-blast", target="dario", actor=ANN))
    assert line(game) == ""
    for fields in ({"damage": 0}, {"stopped_by": "distance"}):
        assert line(game, "knocked-back", **fields).startswith(f"*.{next(iter(fields))}: "), fields


@pytest.mark.parametrize(
    ("squares", "told"),
    [
        (["B4", "C5"], ""),
        (["B8"], ""),
        (["B4", "B6"], '.squares[1]: "B6" does not follow from the events before it; expected A3'),
        (["B4", "B5", "H3"], '.squares[2]: "H3" does not follow'),
        (["H3"], '.squares[0]: "H3" does not follow'),
    ],
)
def test_27_2h_markers_of_smoke_lie_within_range_and_beside_each_other(squares: list[str], told: str) -> None:
    """Each but the first is adjacent to one before, and none is farther off than the range."""
    said = line(clouded(), "markers-generated", squares=squares)
    assert said.startswith(f"*{told}") if told else said == "", said


def test_27_3f_markers_of_barrier_lie_beside_each_other() -> None:
    """Unless the players let it stand."""
    game = table_of((ANN, able("Cato", "barrier"), "B3"), (BEN, able("Dario"), "H8"))
    game.do(Use("cato", "barrier", squares=["B5", "C5"], actor=ANN))
    assert line(game) == ""
    assert line(game, "markers-generated", squares=["B5", "D5"]).startswith('*.squares[1]: "D5" does not follow')
    apart = table_of((ANN, able("Cato", "barrier"), "B3"), (BEN, able("Dario"), "H8"))
    apart.do(stands(Use("cato", "barrier", squares=["B5", "D5"], actor=ANN)))
    assert line(apart) == ""
