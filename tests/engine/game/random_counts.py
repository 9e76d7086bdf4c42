"""What happened in random games: how often each power, action, decision, event and refusal, and what is missing.

A message counts as a refusal where a refused command gave it as a reason and no accepted one said it. What such games
can't bring about is named, with the reason, in `random_games.yaml` beside this file.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from engine.heroclix.game import Decision, Event, GameState
from engine.heroclix.game.decide.fight.waiting import kinds_of
from engine.heroclix.game.decide.uses import usable
from engine.heroclix.game.events import EVENTS, ActionGiven, BeginningRolled, Chosen, EffectBegan, Healed
from engine.heroclix.powers import STANDARD
from engine.heroclix.ruleset import JUDGED, edition
from engine.message import messages
from engine.ruling import Term
from tests.engine.game.random_older import OWN, has_captives, of_its_own

__all__ = ["Counts", "never"]

HERE = Path(__file__).with_suffix("").with_name("random_games.yaml")


@cache
def never() -> Mapping[str, Mapping[str, str]]:
    """Return what can't occur, by table: the name, or how names begin where it ends in a star, and the reason."""
    source: dict[str, list[dict[str, Any]]] = yaml.safe_load(HERE.read_text(encoding="utf-8"))
    return {
        table: {name: one["because"] for one in listed for name in one["names"]} for table, listed in source.items()
    }


# what happens only by books that have captives, relics and stacks
OF_CAPTIVES_AND_STACKS = frozenset(
    ("query-opened", "captured", "captive-freed", "captive-released", "relic-tried", "stack-joined", "stack-left",
     "token-defeated")
)  # fmt: skip


@dataclass
class Counts:
    """The counts of some games of an edition."""

    ruleset: str = JUDGED[0]
    games: int = 0
    turns: int = 0
    commands: int = 0
    ends: Counter[str] = field(default_factory=Counter)
    shown: Counter[str] = field(default_factory=Counter)
    told: Counter[str] = field(default_factory=Counter)
    actions: Counter[str] = field(default_factory=Counter)
    decisions: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    said: Counter[str] = field(default_factory=Counter)
    own: Counter[str] = field(default_factory=Counter)  # of what the edition alone has

    def accepted(self, decision: Decision) -> None:
        """Count what a command brought about, and what its ruling told."""
        self.commands += 1
        self.said.update(step.message for step in decision.ruling.steps)
        self.told.update((_named(decision) | self.happened(decision.events)) & POWERS)

    def happened(self, events: Sequence[Event]) -> set[str]:
        """Count events; return the powers that they are about."""
        named = set()
        self.own.update(of_its_own(events))
        for event in events:
            kind = NAMES[type(event)]
            self.events[kind] += 1
            if isinstance(event, ActionGiven):
                self.actions[event.action] += 1
            elif isinstance(event, BeginningRolled):
                self.actions[event.power] += 1
            elif isinstance(event, Chosen):
                self.decisions[event.choice.partition(":")[0]] += 1
            elif isinstance(event, EffectBegan):
                named.add(event.power)
            elif isinstance(event, Healed) and event.attack is not None:
                named.add("steal-energy")
            elif kind in MOVES_WITH:
                self.actions[MOVES_WITH[kind]] += 1
        return named

    def began(self, state: GameState) -> None:
        """Count the powers that are shown on the map at the beginning of a turn."""
        self.turns += 1
        for figure in state.in_play:
            if figure.squares:
                self.shown.update(figure.powers | figure.card.abilities)

    def refusal(self, decision: Decision) -> None:
        """Count the reasons of a refusal, each once, and the powers that they are about."""
        self.refused.update({step.message for step in decision.ruling.steps})
        self.told.update(_named(decision) & POWERS)

    def add(self, other: Counts) -> None:
        """Add the counts of other games."""
        for name in ("games", "turns", "commands"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for name in ("ends", "shown", "told", "actions", "decisions", "events", "refused", "said", "own"):
            getattr(self, name).update(getattr(other, name))

    def tables(self) -> Mapping[str, Mapping[str, int]]:
        """Return every table whose rows must all occur, with its counts, the least first."""
        powers = [power.slug for power in STANDARD]
        reasons = [key for key in messages() if self.refused[key] and not self.said[key]]
        unheard = [key for key in messages() if not self.refused[key] and not self.said[key]]
        powers_of = edition(self.ruleset).powers
        own = has_captives(edition(self.ruleset))
        wanted: Mapping[str, tuple[list[str], Counter[str]]] = {
            "powers shown": (powers, self.shown),
            "powers told": (powers, self.told),
            "actions": (list(usable(powers_of)), self.actions),
            "decisions": (list(kinds_of(powers_of)), self.decisions),
            "events": ([name for name in EVENTS if own or name not in OF_CAPTIVES_AND_STACKS], self.events),
            "refusals": ([*reasons, *unheard], self.refused),
        }
        found = {}
        if own:
            found["of its own"] = dict(sorted(((name, self.own[name]) for name in OWN), key=lambda row: row[1]))
        for table, (names, counts) in wanted.items():
            rows = {name: counts[name] for name in names if not _excused(table, name)}
            found[table] = dict(sorted(rows.items(), key=lambda row: row[1]))
        return found

    def too_few(self, fewest: int) -> Iterator[str]:
        """Yield what occurred less often than it should."""
        for table, rows in self.tables().items():
            for name, count in rows.items():
                if count < fewest:
                    yield f"{table}: {name} {count} < {fewest}"

    def too_few_of_its_own(self, fewest: int) -> Iterator[str]:
        """Yield what of the edition alone occurred less often than it should."""
        for name, count in self.tables().get("of its own", {}).items():
            if count < fewest:
                yield f"of its own: {name} {count} < {fewest}"

    def wrongly_excused(self, fewest: int) -> Iterator[str]:
        """Yield what is said not to occur, or only by a rare chance, and did so often."""
        reasons = Counter({name: count for name, count in self.refused.items() if not self.said[name]})
        counted = {"powers told": self.told, "actions": self.actions, "decisions": self.decisions}
        counted |= {"events": self.events, "refusals": reasons}
        for table in never():
            for name, count in counted[table].items():
                if count >= fewest and _excused(table, name):
                    yield f"{table}: {name} {count}"


NAMES = {kind: name for name, kind in EVENTS.items()}
POWERS = {power.slug for power in STANDARD}
TELLS = {"lof-stealth": "stealth", "legal-battle-fury": "battle-fury"}  # messages that are about one power
MOVES_WITH = {"carried": "carry", "picked-up": "object-pick-up", "effect-used": "special"}


def _excused(table: str, name: str) -> bool:
    return any(name == one or (one.endswith("*") and name.startswith(one[:-1])) for one in never().get(table, ()))


def _named(decision: Decision) -> set[str]:
    """Return the words that the steps of a ruling name: powers among them, and the families of their messages."""
    found: set[str] = set()
    for step in decision.ruling.steps:
        found |= {power for message, power in TELLS.items() if step.message == message}
        for value in step.data.values():
            found |= _terms(value)
    return found


def _terms(value: object) -> set[str]:
    if isinstance(value, Term):
        return {str(value)}
    if isinstance(value, (tuple, list)):
        return set().union(*map(_terms, value)) if value else set()
    return set()
