"""Whole random games of Battleground: `python -m tests.engine.motu.random_games --count 5000 --first 0`.

Each command that is offered must be accepted and keep every law; what the judge calls legal is accepted and the rest
refused; each undo restores the table exactly; at the end the log, from JSON, folds to the state. The run prints how
often each command, event, effect and refusal occurred, and fails where one occurred too seldom or, of all that can
occur, never; what cannot is excused with its reason in `game/refusals.py`.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from time import perf_counter

from bot.words.language import catalogue
from engine.dice import FixedDice
from engine.errors import DocumentError
from engine.motu.game import (
    EMPTY,
    Command,
    Decision,
    Event,
    GameState,
    Redo,
    Undo,
    apply,
    decide,
    describe,
    event_from_json,
    event_to_json,
    fold,
    redone,
)
from engine.motu.game.decide.decision import HANDLERS
from engine.motu.game.events import EVENTS
from engine.ruling import Step
from tests.engine.motu.game.interludes import early, interlude, late
from tests.engine.motu.game.near_misses import near_miss, rare
from tests.engine.motu.game.random_laws import check_position, check_state, legal_is_accepted
from tests.engine.motu.game.random_player import PLAYERS, Dice, mischief, next_command, opening
from tests.engine.motu.game.refusals import NEVER, reasons

__all__ = ["Counts", "main", "play"]

FEWEST = 50  # of everything, in a long run
LONG_RUN = 5000
COMMANDS = 1500  # far more than a game takes
EARLY = 0.2  # of the set-up's commands, that something comes before its time
JUDGE = "9"
TOLD = 0.1  # of the steps, in words
WORDS = (catalogue("en"), catalogue("es"))


class Counts:
    """How often each thing occurred."""

    def __init__(self) -> None:
        self.games = 0
        self.of: dict[str, Counter[str]] = {name: Counter() for name in ("commands", "events", "refusals", "endings")}
        self.broken: list[str] = []

    def add(self, other: Counts) -> None:
        """Add what another run counted."""
        self.games += other.games
        for name, found in other.of.items():
            self.of[name] += found
        self.broken += other.broken


class Run:
    """One game as it is played."""

    def __init__(self, seed: int, counts: Counts) -> None:
        self.rng = random.Random(seed)
        self.dice = Dice(self.rng)
        self.counts = counts
        self.state: GameState = EMPTY
        self.log: list[Event] = []

    def ask(self, command: Command, *, offered: bool) -> Decision:
        """Give a command; one that is offered has to be accepted, a refused one changes nothing."""
        self.dice.thrown.clear()
        found = decide(self.state, command, self.dice)
        if found.refused:
            messages = [step.message for step in found.ruling.steps]
            for step in found.ruling.steps:
                self._tell(step)
            assert not offered, (command, messages)
            assert found.events == ()
            self.counts.of["refusals"].update(set(messages))
            return found
        self.counts.of["commands"][type(command).__name__] += 1
        self._take(found)
        return found

    def refused(self, command: Command) -> None:
        """Ask for what the rules forbid as things stand; what they allow after all, or find malformed, is left out."""
        try:
            found = decide(self.state, command, Dice(random.Random(3)))
        except DocumentError:
            return
        if found.refused:
            self.ask(command, offered=False)

    def _take(self, found: Decision) -> None:
        thrown = FixedDice(self.dice.thrown)
        for event in found.events:
            assert redone(self.state, event, thrown), event
            self._tell(describe(event, self.state))
            document = event_to_json(event)
            again = event_from_json(json.loads(json.dumps(document)))
            assert again == event, document
            self.counts.of["events"][document["event"]] += 1
            self.state = apply(self.state, event)
            self.log.append(event)
        assert thrown.left == 0
        for step in found.ruling.steps:
            self._tell(step)
        check_state(self.state)

    def _tell(self, step: Step) -> None:
        """Every step has its sentence with all that it names, in both languages."""
        if self.rng.random() < TOLD:
            for words in WORDS:
                assert "{" not in words.step(step)

    def trouble(self) -> None:
        """Ask for something that is mostly refused: near what is allowed, where players seldom come."""
        nearly = near_miss(self.rng, self.state, PLAYERS) if rare(self.state) else None
        if nearly is None:
            before = self.state
            self.ask(mischief(self.rng, self.state), offered=False)
            if self.state.status == "playing" and self.state.players != before.players:
                self.ask(Redo(actor=JUDGE, judge=True), offered=True)  # a seat that was handed back is taken back
        else:
            self.refused(nearly)

    def between(self) -> None:
        """Now and then take a command back, look at the whole table, or do what players do beside the game."""
        chance = self.rng.random()
        if chance < 0.03:
            self.taken_back()
        elif chance < 0.06:
            check_position(self.state)
        elif chance < 0.12:
            legal_is_accepted(self.rng, self.state)
        elif chance < 0.125 and self.state.status == "playing":
            for asked, accepted in interlude(self.rng, self.state, PLAYERS):
                if accepted:
                    self.ask(asked, offered=True)
                else:
                    self.refused(asked)

    def taken_back(self) -> None:
        """Take the last command back and put it back: both tables are what they were."""
        after = self.state
        assert after.last is not None
        before = after.last.before
        self.ask(Undo(actor=JUDGE, judge=True), offered=True)
        assert self.state == before
        check_state(self.state)
        self.ask(Redo(actor=JUDGE, judge=True), offered=True)
        assert self.state == after


def play(seed: int, counts: Counts) -> None:
    """Play one game to its end."""
    run = Run(seed, counts)
    for command in opening(run.rng):
        if run.rng.random() < EARLY:
            run.refused(early(run.rng, run.state, PLAYERS))
        run.ask(command, offered=True)
    for _ in range(COMMANDS):
        if run.state.status == "ended":
            break
        if run.rng.random() < (0.5 if rare(run.state) else 0.25):
            run.trouble()
            continue
        run.ask(next_command(run.rng, run.state), offered=True)
        run.between()
    assert run.state.status == "ended", f"game {seed} did not end"
    run.refused(late(run.rng, PLAYERS))
    counts.of["endings"][run.state.ended_by] += 1
    counts.games += 1
    again = fold(event_from_json(event_to_json(event)) for event in run.log)
    assert again == run.state


def _some(seeds: Sequence[int]) -> Counts:
    counts = Counts()
    for seed in seeds:
        try:
            play(seed, counts)
        except Exception as error:  # the others are played and counted all the same
            counts.broken.append(f"game {seed}: {traceback.format_exc(limit=-2)}{type(error).__name__}: {error}")
    return counts


def too_seldom(counts: Counts) -> Iterator[str]:
    """Yield what occurred too seldom of all that can: commands, events, reasons of refusals, and what was counted."""
    can = {
        "commands": {each.__name__ for each in HANDLERS},
        "events": set(EVENTS),
        "refusals": set(reasons()),
        "endings": set(),
    }
    for name, found in counts.of.items():
        for key in sorted({*can[name], *found} - set(NEVER)):
            if found[key] < FEWEST:
                yield f"{key} ({found[key]})"


def main(argv: Sequence[str] | None = None) -> int:
    """Play games; return 1 where one broke a law, or something occurred too seldom in a long run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args(argv)
    began, counts = perf_counter(), Counts()
    batches = [
        range(at, min(at + 10, asked.first + asked.count)) for at in range(asked.first, asked.first + asked.count, 10)
    ]
    if asked.jobs > 1:
        with ProcessPoolExecutor(asked.jobs) as pool:
            for found in pool.map(_some, batches):
                counts.add(found)
    else:
        for batch in batches:
            counts.add(_some(batch))
    for name, found in counts.of.items():
        print(f"{name}:")
        for key, number in sorted(found.items(), key=lambda each: each[1]):
            print(f"  {number:8} {key}")
    print(f"{counts.games} games in {perf_counter() - began:.0f} s")
    for each in counts.broken:
        print("broken:", each)
    seldom = list(too_seldom(counts))
    if counts.games >= LONG_RUN and seldom:
        print("too seldom:", ", ".join(seldom))
        return 1
    return 1 if counts.broken else 0


if __name__ == "__main__":
    sys.exit(main())
