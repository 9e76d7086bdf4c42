"""Random games as they are told: every event, and every ruling in both languages."""

from __future__ import annotations

import json
from functools import cache

from bot.table.ruling import steps_text
from bot.words.language import catalogue
from engine.heroclix.editions.modern import MODERN
from engine.heroclix.game import Decision, Event, describe, event_to_json
from tests.engine.game.random_counts import Counts
from tests.engine.game.random_games import Played
from tests.goldens.record import digest

__all__ = ["played"]

GAMES = 120
PROBES = 1.0
LANGUAGES = ("en", "es")


class Listened(Counts):
    """Counts that keep what every ruling said."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []

    def accepted(self, decision: Decision) -> None:
        """Keep the ruling and the events of a command that was carried out."""
        super().accepted(decision)
        self._hear(decision)

    def refusal(self, decision: Decision) -> None:
        """Keep the ruling of a command that was refused."""
        super().refusal(decision)
        self._hear(decision)

    def _hear(self, decision: Decision) -> None:
        ruling = decision.ruling
        self.heard.append(f"{ruling.verdict} {ruling.value!r}")
        for step in ruling.steps:
            self.heard.append(f"{step.kind} {step.message} {step.rule} {step.reading} {step.before} {step.after}")
        self.heard += [steps_text(ruling.steps, catalogue(lang)) for lang in LANGUAGES]


class Heard(Played):
    """A game whose log is kept in words too."""

    counts: Listened

    def record(self, event: Event) -> None:
        """Keep an event as it is stored and as it is told."""
        super().record(event)
        names = self.state.names
        told = describe(event, MODERN)
        self.counts.heard.append(json.dumps(event_to_json(event), sort_keys=True, ensure_ascii=False))
        self.counts.heard += [catalogue(lang).step(told, lambda name: names.get(name, name)) for lang in LANGUAGES]


@cache
def played() -> tuple[dict[str, str], Counts]:
    """Play the games; return the digest of each, and what occurred in all of them."""
    found, counts = {}, Counts()
    for seed in range(GAMES):
        listened = Listened()
        Heard(seed, listened, PROBES).to_the_end()
        found[f"game {seed:03}"] = digest(listened.heard)
        counts.add(listened)
    return found, counts
