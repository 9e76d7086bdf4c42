"""Logs of Battleground whose events are each sound and together impossible: told by the event and the field."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engine.errors import DocumentError
from engine.motu import game as motu
from engine.motu.game import event_to_json
from tests.bot.uploads.test_impossible_logs import line
from tests.engine.motu.game.playing import ANN, BEN, Played, axe, bow, fighter, opened

Log = list[dict[str, Any]]
CALM = {"name": "Calm", "initiative": 5, "ap": 5, "mana": 2}
SLOW = {"name": "Slow", "initiative": 1, "ap": 2, "mana": 0}
POTION = {"id": "potion", "consumable": True, "text": "One action point."}
PLAN = {"id": "plan", "ap": 1, "mana": 1, "text": "A friend moves."}
ROLLS = ({"masters": 3, "evil": 3}, {"masters": 5, "evil": 2})


def set_up() -> Played:
    """Return a game whose armies stand on the field; nobody is the starting player yet."""
    game = opened()
    armed = fighter("Brak", weapons=[axe, bow], items=[POTION], abilities=[PLAN])
    for at, card, actor in (("D5", armed, ANN), ("B2", fighter("Mirn"), ANN), ("G5", fighter("Zor"), BEN),
                            ("K2", fighter("Vex"), BEN)):  # fmt: skip
        game.do(motu.AddCharacter(card, at=at, actor=actor))
    return game


def active() -> Played:
    """Return a game in its first round: Brak is active with five points and two mana."""
    game = set_up()
    game.do(motu.RollStarting(rolls=ROLLS, actor=ANN), motu.Begin(actor=ANN))
    game.reveals(CALM, SLOW)
    game.do(motu.Activate("brak", "mana", actor=ANN))
    return game


def rested() -> Played:
    """Return a game in its first maintenance."""
    game = active()
    game.do(motu.EndActivation(actor=ANN), motu.Activate("zor", "ability", actor=BEN), motu.EndActivation(actor=BEN))
    game.do(motu.Pass(actor=ANN), motu.Pass(actor=BEN))
    return game


def log_of(game: Played) -> Log:
    """Return the events of a game as a file has them."""
    return [event_to_json(event) for event in game.log]


def last(log: Log, kind: str) -> int:
    """Return the place of the last event of a kind."""
    return max(at for at, event in enumerate(log) if event["event"] == kind)


# two successes, of which the defense takes one
SHOT = motu.Attack(
    "brak", "zor", "bow", attack_roll=motu.Rolled([4, 4, 1, 1]), defense_roll=motu.Rolled([4, 1, 1]), actor=ANN
)


def shot() -> Played:
    """Return a game in which Brak has shot at Zor: one success is left, a wound."""
    game = active()
    game.do(SHOT)
    return game


Make = Callable[[], Played]


def moved() -> Played:
    """Return a game in which Brak has gone two hexes."""
    game = active()
    game.do(motu.Move("brak", ["D4", "D3"], actor=ANN))
    return game


def marked() -> Played:
    """Return a game in which Brak has placed a mark."""
    game = active()
    game.do(motu.PlaceMark("brak", "E3", 9, "net", actor=ANN))
    return game


def helped() -> Played:
    """Return a game in which Brak has used its ability and its potion, and Mirn has an effect."""
    game = active()
    game.do(motu.UseAbility("brak", "plan", actor=ANN), motu.UseItem("brak", "potion", actor=ANN))
    game.do(motu.GiveEffect("mirn", "speed", actor=ANN))
    return game


def quarrelled() -> Played:
    """Return a game in which a die each has decided what no rule does."""
    game = active()
    game.do(motu.GoldenRule(rolls=ROLLS, actor=ANN))
    return game


def concentrated() -> Played:
    """Return a game in which Brak has shot with the token of concentration."""
    game = active()
    game.do(motu.Concentrate("brak", actor=ANN))
    game.do(SHOT)
    return game


def interrupted() -> Played:
    """Return a game in which Zor interrupts Brak by a card's words."""
    game = active()
    game.do(motu.Interrupt("zor", of="brak", actor=BEN))
    return game


def swept() -> Played:
    """Return a game in which an area attack has struck down Zor; Vex beside it is still to be struck."""
    game = active()
    game.do(motu.Place("vex", "G6", actor=BEN), motu.Correct("zor", "wounds", 3, actor=BEN))
    game.do(replace(SHOT, radius=1))
    return game


def dealt() -> Played:
    """Return a game whose masters have shuffled a deck of two cards and drawn both."""
    game = set_up()
    game.do(motu.AddCards([{**CALM, "copies": 2}], actor=ANN), motu.ShuffleDeck(actor=ANN))
    return game


@pytest.mark.parametrize(
    "make",
    [set_up, active, rested, shot, swept, dealt, moved, marked, helped, quarrelled, concentrated, interrupted],
    ids=lambda made: made.__name__,
)
def test_what_the_bot_has_written_is_taken(make: Make) -> None:
    """Each of these games as it was played."""
    assert line("motu", log_of(make())) == ""


ALTERED: list[tuple[Make, str, dict[str, Any], str]] = [
    (active, "starting-rolled", {"side": "evil"}, 'side: "evil" does not follow'),
    (active, "starting-rolled", {"rolls": [*ROLLS[:1]]}, "rolls[0]: the dice tie"),
    (active, "starting-rolled", {"rolls": [*ROLLS[::-1]]}, "rolls[1]: the list is too long"),
    (active, "starting-rolled", {"rolls": [{"masters": 3}]}, 'rolls[0]: "masters" does not follow'),
    (active, "starting-rolled", {"typed": 7}, 'typed: "7" does not follow'),
    (active, "starting-rolled", {"dice": "bot"}, 'dice: "bot" does not follow'),
    (quarrelled, "golden-ruled", {"side": "evil"}, 'side: "evil" does not follow'),
    (quarrelled, "golden-ruled", {"rolls": [*ROLLS[:1]]}, "rolls[0]: the dice tie"),
    (quarrelled, "golden-ruled", {"rolls": [], "typed": 0}, "rolls: the list is too short"),
    (active, "initiative-settled", {"side": "evil"}, 'side: "evil" does not follow'),
    (active, "initiative-settled", {"by": "passed"}, 'by: "passed" does not follow'),
    (active, "phase-began", {"phase": "maintenance"}, 'phase: "maintenance" does not follow'),
    (active, "phase-began", {"round": 2}, 'round: "2" does not follow'),
    (rested, "phase-began", {"phase": "preparation"}, 'phase: "preparation" does not follow'),
    (rested, "phase-began", {"round": 2}, 'round: "2" does not follow'),
    (active, "activation-began", {"figure": "mirn", "points": 99}, 'points: "99" does not follow'),
    (active, "activation-began", {"mana": 5}, 'mana: "5" does not follow'),
    (active, "activation-began", {"figure": "zor"}, 'figure: "zor" does not follow'),
    (active, "bonus-taken", {"mana": 5}, 'mana: "5" does not follow'),
    (active, "bonus-taken", {"points": 9}, 'points: "9" does not follow'),
    (active, "bonus-taken", {"figure": "mirn"}, 'figure: "mirn" does not follow'),
    (shot, "action-taken", {"figure": "mirn", "id": "axe"}, 'figure: "mirn" does not follow'),
    (shot, "action-taken", {"cost": 9, "points": 0}, 'cost: "9" does not follow'),
    (shot, "action-taken", {"points": 5}, 'points: "5" does not follow'),
    (shot, "action-taken", {"mana": 5}, 'mana: "5" does not follow'),
    (shot, "action-taken", {"id": "staff"}, 'id: "staff" does not follow'),
    (helped, "action-taken", {"action": "concentration"}, 'id: "potion" does not follow'),
    (shot, "action-taken", {"free": True}, 'cost: "1" does not follow'),
    (shot, "action-taken", {"kind": "spell"}, 'kind: "spell" does not follow'),
    (shot, "action-taken", {"target": "mirn"}, 'target: "mirn" does not follow'),
    (concentrated, "action-taken", {"mana": 1}, 'mana: "1" does not follow'),
    (swept, "area-opened", {"targets": []}, 'targets: nothing is told here; expected vex'),
    (swept, "area-opened", {"initial": "vex"}, 'initial: "vex" does not follow'),
    (swept, "defeated", {"stays": False}, 'stays: "false" does not follow'),
    (dealt, "cards-drawn", {"count": 1}, 'count: "1" does not follow'),
    (dealt, "cards-drawn", {"side": "evil"}, 'count: "2" does not follow'),
    (shot, "attack-declared", {"target": "brak"}, 'target: "brak" does not follow'),
    (shot, "attack-declared", {"initial": "vex"}, 'initial: "vex" does not follow'),
    (shot, "test-rolled", {"successes": 3}, 'successes: "3" does not follow'),
    (shot, "attack-resolved", {"net": 2}, 'net: "2" does not follow'),
    (shot, "attack-resolved", {"wounds": 3}, 'wounds: "3" does not follow'),
    (shot, "attack-resolved", {"row": 4}, 'row: "4" does not follow'),
    (shot, "attack-resolved", {"target": "vex"}, 'target: "vex" does not follow'),
    (shot, "attack-resolved", {"text": "injury"}, 'text: "injury" does not follow'),
    (shot, "attack-resolved", {"extras": ["A card"]}, 'extras: "["A card"]" does not follow'),
    (concentrated, "token-spent", {"figure": "mirn"}, 'figure: "mirn" is not concentrated'),
    (moved, "movement-declared", {"concentrate": True}, 'concentrate: "true" does not follow'),
    (moved, "moved", {"cost": 9}, 'cost: "9" does not follow'),
    (moved, "moved", {"path": ["D4", "C3"]}, "path: "),
    (moved, "moved", {"at": []}, "at: the list is too short"),
    (moved, "moved", {"at": ["E5"]}, 'at[0]: "E5" does not follow'),
    (moved, "moved", {"path": []}, "path: the list is too short"),
    (marked, "mark-placed", {"at": "F5"}, "at: F5 is not empty by then"),
    (marked, "mark-placed", {"at": "G5"}, "at: G5 is not empty by then"),
    (helped, "effect-given", {"sign": "negative"}, 'sign: "negative" does not follow'),
    (interrupted, "interruption-began", {"kind": "guard"}, 'kind: "guard" does not follow'),
    (interrupted, "interruption-began", {"of": "mirn"}, 'of: "mirn" does not follow'),
    (interrupted, "interruption-began", {"by": "brak"}, 'by: "brak" does not follow'),
    (active, "field-laid", {"objectives": {"one": "F5", "two": "f5"}}, "objectives.two: the objective token"),
]  # fmt: skip


@pytest.mark.parametrize(("make", "kind", "fields", "told"), ALTERED)
def test_one_field_that_cannot_be(make: Make, kind: str, fields: dict[str, Any], told: str) -> None:
    """2, 3, 4b, 5, 6, 7: one field altered, at the end of what came before it or with all that came after."""
    log = log_of(make())
    at = last(log, kind)
    altered = {**log[at], **fields}
    for events in ([*log[:at], altered], [*log[:at], altered, *log[at + 1 :]]):
        said = line("motu", events)
        assert said.startswith(f"events[{at}].{told}"), said


def more(game: Played, *events: dict[str, Any]) -> tuple[Log, int]:
    """Return a game's log with events of one more command, and the place of the last of them."""
    log = log_of(game)
    made = [{"actor": "1", "command": len(log) + 1, **event} for event in events]
    return [*log, *made], len(log) + len(made) - 1


def of_shot(kind: str, **fields: Any) -> dict[str, Any]:
    """Return an event of the shot, with other fields and without its number."""
    log = log_of(shot())
    return {key: value for key, value in log[last(log, kind)].items() if key != "command"} | fields


PAID = of_shot("action-taken")
BEGAN = {"event": "activation-began", "figure": "brak", "card": "calm-1", "points": 5, "mana": 5}


@pytest.mark.parametrize(
    ("make", "events", "told"),
    [
        (rested, [PAID], 'event: this happens in the phase "activation", and by then the game is in "maintenance"'),
        (set_up, [PAID], 'event: this happens in the phase "activation", and by then the game is in "setup"'),
        (rested, [of_shot("attack-declared")], "event: this happens in the phase"),
        (rested, [{"event": "test-declared", "figure": "brak", "attribute": "mind", "dice": 3, "threshold": 4}],
         "event: this happens"),
        (rested, [{"event": "movement-declared", "figure": "brak", "how": "move", "points": 5, "path": ["D4"]}],
         "event: this happens"),
        (rested, [{"event": "interruption-began", "by": "zor", "of": "brak", "kind": "other"}], "event: this happens"),
        (rested, [{"event": "passed", "side": "evil"}], "event: this happens"),
        (rested, [{"event": "card-sealed", "side": "evil", "seal": "a" * 64}], "event: this happens"),
        (rested, [{"event": "cards-discarded", "side": "evil", "cards": []}], "event: this happens"),
        (active, [{"event": "objective-taken", "figure": "brak", "token": "one"}], "event: this happens"),
        (active, [{"event": "round-kept", "figures": {}}], "event: this happens"),
        (active, [{"event": "starting-rolled", "side": "evil"}], "event: this happens"),
        (active, [BEGAN], "event: brak is activated by then"),
        (active, [{"event": "passed", "side": "masters"}], "event: brak is activated by then"),
        (active, [{"event": "activation-ended", "figure": "brak"}, {**BEGAN, "mana": 5}],
         "figure: "),
        (active, [{"event": "card-sealed", "side": "evil", "seal": "a" * 64}], "event: cards are revealed already"),
        (active, [{"event": "phase-began", "round": 1, "phase": "maintenance"}], "event: brak is activated by then"),
        (active, [{"event": "character-removed", "figure": "mirn"}], 'figure: "mirn" does not follow'),
        (set_up, [{"event": "phase-began", "round": 1, "phase": "activation"}], "event: nobody is the starting player"),
        (active, [{"event": "objective-placed", "token": "one", "at": "A3"}],
         'at: the objective token "two" lies on A3'),
        (active, [PAID, of_shot("attack-declared", dice=0), {**PAID}], "event: the test of brak goes on by then"),
        (active, [PAID, of_shot("attack-declared"), of_shot("attack-resolved")], "event: the test of brak goes on"),
        (active, [PAID, of_shot("attack-declared"), {"event": "test-rolled", "figure": "brak", "test": "attack",
         "faces": [4, 4, 1, 1], "successes": 2}, of_shot("attack-resolved")], "event: the test of brak goes on"),
        (set_up, [{"event": "initiative-settled", "side": "evil", "by": "passed"}], "event: nobody has revealed"),
        (active, [{"event": "initiative-settled", "side": "masters", "by": "initiative"}], "event: cards are revealed"),
        (active, [of_shot("attack-declared")], "event: nothing tells what was paid for this"),
        (active, [{"event": "movement-declared", "figure": "brak", "how": "move", "points": 5, "path": ["D4"]}],
         "event: nothing tells what was paid for this"),
        (interrupted, [{"event": "activation-ended", "figure": "brak"}], "event: zor interrupts by then"),
        (rested, [{"event": "phase-began", "round": 2, "phase": "preparation"}], "event: nothing tells how the"),
        (dealt, [{"event": "deck-shuffled", "side": "masters", "seal": ""}], 'side: "masters" does not follow'),
        (active, [{"event": "defeated", "figure": "zor"}], "figure: zor has 0 wounds by then"),
        (helped, [{"event": "effect-given", "figure": "mirn", "sign": "positive", "effect": "protection"}],
         'effect: mirn has the effect "speed" by then'),
        (active, [{"event": "card-played", "figure": "zor", "card": "x-1", "printed": SLOW}],
         'figure: "zor" does not follow'),
        (rested, [{"event": "card-played", "figure": "zor", "card": "x-1", "printed": SLOW}],
         "event: nobody is activated"),
        (rested, [{"event": "round-kept", "figures": {"brak": {"wounds": 3, "mana": 3, "defeated": False,
         "positive": None, "negative": None}}}], 'figures.brak.wounds: "3" does not follow'),
        (rested, [{"event": "round-kept", "figures": {"brak": {"wounds": 0, "mana": 5, "defeated": False,
         "positive": None, "negative": None}}}], 'figures.brak.mana: "5" does not follow'),
        (active, [{"event": "player-left", "player": "7", "name": "Ann", "side": "masters"}],
         'player: "7" does not follow'),
    ],
)  # fmt: skip
def test_an_event_at_a_time_when_it_cannot_be(make: Make, events: Log, told: str) -> None:
    """4, 5, 7: in another phase, twice, before the dice, on another token, after nothing that would lead to it."""
    log, at = more(make(), *events)
    said = line("motu", log)
    assert said.startswith(f"events[{at}].{told}"), said


def test_an_attack_without_dice_waits_for_none() -> None:
    """5: with dice to throw it waits as long as its player likes; without any it is over as soon as it begins."""
    log, at = more(active(), PAID, of_shot("attack-declared"))
    assert line("motu", log) == ""
    log[at]["dice"] = 0
    for events in (log, [*log, {"actor": "1", "command": at + 2, "event": "agreed", "by": "2", "name": "Ben"}]):
        told = f"events[{min(at + 1, len(events) - 1)}]: the test of brak has no dice and waits for them"
        assert line("motu", events).startswith(told)


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("character-added", {"at": []}),
        ("player-joined", None),
        ("field-laid", None),
    ],
)
def test_3_a_round_begins_once_everything_is_set_up(kind: str, fields: dict[str, Any] | None) -> None:
    """Without a player, a field or a place for each character nothing begins; with all of them it does."""
    made = set_up()
    made.do(motu.RollStarting("masters", actor=ANN))
    log = log_of(made)
    at = last(log, kind)
    kept = [] if fields is None else [{**log[at], **fields}]
    if kind == "field-laid":  # nor characters that would stand on it
        log = [event for event in log if event["event"] not in ("field-laid", "character-added")]
        at, kept = 0, [log[0]]
    changed = [*log[:at], *kept, *log[at + 1 :]]
    changed = [{**event, "command": number} for number, event in enumerate(changed, 1)]
    begun = {"event": "phase-began", "actor": "1", "command": len(changed) + 1, "round": 1, "phase": "activation"}
    said = line("motu", [*changed, begun])
    assert said.startswith(f"events[{len(changed)}].event: the set-up is not over by then"), said
    made.do(motu.Begin(actor=ANN))
    assert line("motu", log_of(made)) == ""


def test_who_was_first_and_last_may_not_be_both() -> None:
    """4b: the last one of a round is not the first one of the next, unless the army has nobody else."""
    game = active()
    game.do(motu.EndActivation(actor=ANN), motu.Activate("zor", "ability", actor=BEN), motu.EndActivation(actor=BEN))
    game.do(motu.Pass(actor=ANN), motu.Pass(actor=BEN), motu.Maintain(actor=ANN), motu.Maintain(actor=BEN))
    game.reveals(CALM, SLOW)
    other = Played(game.state, game.log)
    other.do(motu.Activate("mirn", "ability", actor=ANN))
    log = log_of(other)
    at = last(log, "activation-began")
    assert line("motu", log) == ""
    log[at] = {**log[at], "figure": "brak", "mana": 5}
    assert line("motu", log).startswith(f'events[{at}].figure: "brak" does not follow')


def test_what_players_correct_by_hand_is_taken_as_it_stands_then() -> None:
    """A second activation of who was made available again, a wound set, a token elsewhere, tokens on two storeys."""
    game = active()
    game.do(
        motu.EndActivation(actor=ANN),
        motu.Activate("zor", "ability", actor=BEN),
        motu.EndActivation(actor=BEN),
        motu.Correct("brak", "activated", False, actor=ANN),
        motu.Correct("zor", "wounds", 3, actor=BEN),
        motu.Correct(None, "starting_player", "evil", actor=ANN),
        motu.PlaceObjective("one", "G7", actor=ANN),
    )
    game.reveals({**CALM, "initiative": 1}, SLOW)
    assert game.state.active_side == "evil"
    game.do(motu.Activate("vex", "ability", actor=BEN), motu.EndActivation(actor=BEN))
    game.do(motu.Activate("brak", "ability", actor=ANN))
    game.do(motu.Undo(actor=ANN), motu.Redo(actor=ANN))
    assert line("motu", log_of(game)) == ""


def test_two_tokens_on_one_hex_are_refused_at_the_table_too() -> None:
    """A field with both, and one put onto the other; on a platform over it there is room for another."""
    platform = {"pieces": [{"id": "roof", "kind": "platform", "hexes": ["F5", "F6"]}]}
    game = opened(**platform)
    for command in (
        motu.LayField({"size": [12, 10]}, {"one": "F5", "two": "F5"}, actor=ANN),
        motu.PlaceObjective("two", "F5", actor=ANN),
    ):
        with pytest.raises(DocumentError) as refused:
            game.tries(command)
        assert refused.value.message == "error-motu-token-taken"
    game.do(motu.PlaceObjective("two", "F5@roof", actor=ANN), motu.PlaceObjective("two", "F5@roof", actor=ANN))
    assert line("motu", log_of(game)) == ""
