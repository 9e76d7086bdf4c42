"""Whole random games, from the set-up to a winner: `python -m tests.engine.game.random_games --count 5000 --seed 0`.

Each command that is given must be accepted and keep every law of `invariants`; each illegal one refused, changing
nothing; each undo restore the table exactly. At the end the log folds to the state. The run prints how often each
power, action, decision, event and refusal occurred, and fails when one occurred too seldom.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from time import perf_counter
from typing import Any

from engine.dice import Watched
from engine.errors import DocumentError
from engine.heroclix.game import (
    Command,
    Decision,
    EndGame,
    EndTurn,
    Event,
    GameState,
    LoadMap,
    Redo,
    Undo,
    apply,
    decide,
    event_from_json,
    event_to_json,
    fold,
)
from engine.heroclix.game.decide.table.score import defeats
from engine.heroclix.game.events import KnockedOut, RemovedFromGame, TurnBegan
from engine.heroclix.game.state.document import to_document
from engine.heroclix.game.state.document_map import standing_map
from engine.heroclix.ruleset import JUDGED, edition
from tests.engine.game import invariants
from tests.engine.game.naive import RandomDice
from tests.engine.game.random_counts import Counts
from tests.engine.game.random_forces import new_table
from tests.engine.game.random_hands import by_the_way
from tests.engine.game.random_older import has_captives
from tests.engine.game.random_player import by_hand, mischief, next_command
from tests.engine.game.random_probes import before_the_first_turn, probe
from tests.engine.game.random_scene import Scene, fits
from tests.engine.game.random_scenes import scenes_of
from tests.engine.game.tables import Game, agreed
from tests.engine.second_legality.rules import RULES
from tests.engine.second_legality.test_two_judges import differences

__all__ = ["FEWEST", "play", "run"]

FIRST = JUDGED[0]
LONG_RUN = 5000
LONG_RUN_OF_AN_EDITION = 1000
FEWEST = 50  # of everything, in a long run
TURNS = 14  # then the points decide (5.4)
FEW_PROBES, MANY_PROBES = 0.1, 3.0  # in every run, in a long one
JOBS = 2  # processes that share a long run
BATCH = 10  # games that one of them plays before it takes the next
SCENE = 0.07  # how often a scene is laid instead of a probe
LAID_EVERY = 17  # events
COMMANDS = 400  # far more than a game takes


class Told(Game):
    """A game that is set up: what its rulings say is counted."""

    def __init__(self, counts: Counts) -> None:
        super().__init__()
        self.counts = counts

    def ask(self, command: Command, *dice: int) -> Decision:
        """Give a command, and count what is said of one that is accepted."""
        decision = super().ask(command, *dice)
        if not decision.refused:
            self.counts.accepted(decision)
        return decision


class Played:
    """A game being played, with all that is held of it."""

    def __init__(self, seed: int, counts: Counts, probes: float, ruleset: str = FIRST) -> None:
        self.probes = probes  # how often an action is tried on anything, for each command
        self.chance = random.Random(seed)
        self.dice = RandomDice(self.chance)
        self.counts = counts
        self.hands = self.chance.random() < 0.5  # dice rolled by hand, or by the game
        game = new_table(self.chance, self.try_out, Told(counts), ruleset)
        self.state: GameState = game.state
        self.log: list[dict[str, Any]] = [event_to_json(event) for event in game.log]
        self.over = False

    def try_out(self, state: GameState) -> None:
        """Give commands that the set-up refuses as it stands."""
        for command in before_the_first_turn(state, self.chance):
            decision = decide(state, agreed(command), self.dice)
            assert decision.refused, command
            self.refused(command, decision)

    def to_the_end(self) -> GameState:
        """Play until somebody has won, or the points decide."""
        self.counts.began(self.state)
        for _ in range(COMMANDS):
            if self.state.status != "playing":
                break
            self.step()
        assert self.state.status == "ended"
        self.refuse(EndTurn(actor=self.state.players[0].id))
        self.counts.games += 1
        self.counts.ends["points" if self.state.turn_number > TURNS else "defeat"] += 1
        assert fold(map(event_from_json, self.log)) == self.state, "the log folds to the game"
        return self.state

    def step(self) -> None:
        """Give one command, sometimes after others that have to be refused, sometimes taken back and put back."""
        chance = self.chance
        if chance.random() < 0.35 and (wrong := mischief(self.state, chance)) is not None:
            self.refuse(wrong)
        for _ in range(int(self.probes + chance.random())):
            self.probe()
        if chance.random() < 0.006:
            self.judged_twice()
        if self.state.sequence % LAID_EVERY == 0:
            self.laid_again()
        before = self.state
        command = self.next()
        self.give(command)
        if chance.random() < 0.05:
            after = self.state
            self.give(Undo(actor=command.actor, judge=command.judge))
            assert self.state == before, "undo restores exactly"
            self.refuse(Redo(actor=next(one.id for one in self.state.players if one.id != command.actor)))
            self.give(Redo(actor=command.actor, judge=command.judge))
            assert self.state == after, "redo restores exactly"

    def next(self) -> Command:
        """Return the command that goes on: the end of the game once it is decided, else one of a player."""
        state = self.state
        if self.over or state.turn_number > TURNS:
            return EndGame(actor=state.players[0].id)
        if self.chance.random() < 0.1 and (talk := by_the_way(state, self.chance)) is not None:
            return talk
        command = next_command(state, self.chance)
        return by_hand(state, command, self.chance) if self.hands else command

    def give(self, command: Command) -> Decision:
        """Give a command that has to be accepted."""
        before = self.state
        dice = Watched(self.dice)
        self.dice.rolled.clear()
        decision = decide(before, agreed(command), dice)
        rolled = tuple(self.dice.rolled)
        assert not decision.refused, (command, [step.message for step in decision.ruling.steps])
        assert decision.events
        invariants.thrown(dice, decision.events)
        invariants.redone(before, decision.events, rolled)
        self.rests(decision)
        for event in decision.events:
            self.record(event)
        invariants.check(before, decision.events, self.state)
        self.counts.accepted(decision)
        if any(isinstance(event, TurnBegan) for event in decision.events):
            self.counts.began(self.state)
        if any(isinstance(event, (KnockedOut, RemovedFromGame)) for event in decision.events):
            self.over = len(self.state.sides) - len(defeats(self.state)) < 2
        return decision

    def rests(self, decision: Decision) -> None:
        """Hold that every step of a ruling rests on something."""
        assert [step.message for step in decision.ruling.steps if not (step.rule or step.reading)] == [], decision

    def record(self, event: Event) -> None:
        """Keep an event as a store does, and apply it as it comes back."""
        text = event_to_json(event)
        again = event_from_json(text)
        assert again == event
        self.log.append(text)
        self.state = apply(self.state, again)

    def refuse(self, command: Command) -> None:
        """Give a command that has to be refused: with reasons, and nothing changed."""
        before = self.state
        decision = decide(before, agreed(command), self.dice)
        assert decision.refused, command
        self.refused(command, decision)
        assert self.state is before

    def refused(self, command: Command, decision: Decision) -> None:
        """Hold what is true of every refusal."""
        assert decision.events == ()
        assert decision.ruling.steps, command
        self.rests(decision)
        self.counts.refusal(decision)

    def probe(self) -> None:
        """Try an action on anything: refused where the rules list it as illegal; whatever is accepted is not kept."""
        if self.chance.random() < SCENE and fits(self.state):
            self.chance.choice(scenes_of(self.state.rules))(Scene(self.state, self.chance, self.dice, self.told))
            return
        found = probe(self.state, self.chance)
        if found is None:
            return
        command, must = found
        decision = decide(self.state, agreed(command), self.dice)
        if decision.refused:
            self.refused(command, decision)
        else:
            assert not must, command

    def told(self, decision: Decision) -> None:
        """Count what a scene brought about."""
        if decision.refused:
            self.counts.refusal(decision)
        else:
            self.counts.accepted(decision)

    def laid_again(self) -> None:
        """Lay the map out as it stands: nothing that was destroyed, moved, placed or taken comes back or goes."""
        state = self.state
        player = state.players[0].id
        decision = decide(state, agreed(LoadMap(standing_map(state), actor=player, judge=True)), self.dice)
        assert not decision.refused, decision.ruling.steps
        after = state
        for event in decision.events:
            after = apply(after, event_from_json(event_to_json(event)))
        assert (after.map, after.markers, after.things) == (state.map, state.markers, state.things)
        assert {marker.id for marker in after.lifted} == {one.id for one in state.lifted}

    def judged_twice(self) -> None:
        """Ask the second judge of legality about some figures of this state, as their position document shows it."""
        document = to_document(self.state)
        if len(document["figures"]) > 1 and document["ruleset"] in RULES:
            self.chance.shuffle(document["figures"])
            assert differences(document) == [], document
            self.counts.ends["states judged twice"] += 1


def play(seed: int, counts: Counts, probes: float = FEW_PROBES, ruleset: str = FIRST) -> GameState:
    """Play the game of a seed to its end, add what happened to the counts, and return it as it ended."""
    return Played(seed, counts, probes, ruleset).to_the_end()


def run(seeds: range, counts: Counts, probes: float = FEW_PROBES, ruleset: str = FIRST) -> None:
    """Play the games of some seeds; an error names its seed."""
    for seed in seeds:
        try:
            play(seed, counts, probes, ruleset)
        except (AssertionError, DocumentError, KeyError, ValueError, IndexError, TypeError) as error:
            raise AssertionError(f"game {seed}: {error!r}") from error


def _batch(seeds: range, ruleset: str) -> tuple[Counts, str]:
    """Play a batch of a long run; return its counts, and the first fault with its seed."""
    counts = Counts(ruleset)
    try:
        run(seeds, counts, MANY_PROBES, ruleset)
    except AssertionError as error:
        return counts, str(error)
    return counts, ""


def run_long(seeds: range, jobs: int, ruleset: str = FIRST) -> tuple[Counts, Sequence[str]]:
    """Play the games of some seeds in several processes; return the merged counts, and a fault of each failed batch."""
    counts, faults = Counts(ruleset), []
    batches = [seeds[first : first + BATCH] for first in range(0, len(seeds), BATCH)]
    with ProcessPoolExecutor(jobs) as pool:
        for done, fault in pool.map(_batch, batches, repeat(ruleset)):
            counts.add(done)
            if fault:
                print(fault, flush=True)
                faults.append(fault)
            if counts.games % 100 < BATCH:
                print(f"{counts.games} games", file=sys.stderr, flush=True)
    return counts, faults


def main() -> int:
    """Play as many games as were asked for and print the tables; 1 when one went wrong or something is too seldom."""
    parser = argparse.ArgumentParser(prog="python -m tests.engine.game.random_games", description=__doc__)
    parser.add_argument("--count", type=int, default=LONG_RUN, help="games to play")
    parser.add_argument("--seed", type=int, default=0, help="the first game's seed")
    parser.add_argument("--fewest", type=int, default=None, help="how often everything has to occur")
    parser.add_argument("--ruleset", choices=JUDGED, default=FIRST, help="the edition that is played")
    parser.add_argument("--jobs", type=int, default=JOBS, help="processes that share the games")
    asked = parser.parse_args()
    began = perf_counter()
    counts, faults = run_long(range(asked.seed, asked.seed + asked.count), asked.jobs, asked.ruleset)
    spent = perf_counter() - began
    for table, rows in counts.tables().items():
        print(f"\n{table}")
        for name, count in rows.items():
            print(f"  {count:>8} {name}")
    print(
        f"\n{counts.games} games, {counts.turns} turns, {counts.commands} commands in {spent:.0f} s", dict(counts.ends)
    )
    fewest = asked.fewest if asked.fewest is not None else FEWEST if asked.count >= LONG_RUN else 0
    own = counts.too_few_of_its_own(FEWEST if asked.count >= LONG_RUN_OF_AN_EDITION else 0)
    excused = [] if has_captives(edition(asked.ruleset)) else counts.wrongly_excused(FEWEST)  # said of other powers
    missing = [*counts.too_few(fewest), *own, *excused]
    print("\n".join([*faults, *missing]))
    return 1 if faults or missing else 0


if __name__ == "__main__":
    sys.exit(main())
