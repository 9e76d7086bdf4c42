"""The lines of the log about rounds: cards, activations, maintenance."""

from __future__ import annotations

from collections.abc import Mapping

from engine.message import Message
from engine.motu.game.describe.lines import RESULT, Teller, plain
from engine.motu.game.describe.messages import side_term
from engine.motu.game.events import rounds as ev
from engine.ruling import FigureId, Step, StepKind, Typed

__all__ = ["OF_ROUNDS"]

ADDED = Message("motu-log-cards-added", ("side", "count"), rule="3")
SHUFFLED = Message("motu-log-deck-shuffled", ("side",), rule="3", reading="P306")
SHUFFLED_SEALED = Message("motu-log-deck-shuffled-sealed", ("side", "seal"), rule="3", reading="P306")
DRAWN = Message("motu-log-cards-drawn", ("side", "count"), rule="4a")
DISCARDED = Message("motu-log-cards-discarded", ("side", "count"), rule="4a")
SEALED = Message("motu-log-card-sealed", ("side",), rule="4b/seleccionar-carta", reading="P305")
REVEALED = Message("motu-log-card-revealed", ("side", "card", "initiative"), rule="4b/seleccionar-carta")
FIRST = Message("motu-log-goes-first", ("side",), rule="4b/seleccionar-carta")
PASSED = Message("motu-log-passed", ("side",), rule="4b/terminar-la-activacion")
PASSED_FORCED = Message("motu-log-passed-forced", ("side",), rule="4b/terminar-la-activacion", reading="P307")
BEGAN = Message("motu-log-activation-began", ("figure", "card", "points", "mana"), rule="4b/resolver-carta")
PLAYED = Message("motu-log-card-played", ("figure", "card"), rule="4b/jugar-cartas-adicionales")
BONUS = Message("motu-log-bonus", ("figure", "bonus", "points", "mana"), rule="4b/recibir-bonificaciones")
QUEST = Message("motu-log-quest-completed", ("side", "card", "points"), rule="7i")
ENDED = Message("motu-log-activation-ended", ("figure",), rule="4b/terminar-la-activacion")
PREPARATION = Message("motu-log-phase-preparation", ("round",), rule="4a")
ACTIVATION = Message("motu-log-phase-activation", ("round",), rule="4b")
MAINTENANCE = Message("motu-log-phase-maintenance", ("round",), rule="4c")
COLLECTED = Message("motu-log-objective-taken", ("figure", "token"), rule="4c/conseguir-fichas-de-objetivo")
COLLECTED_ANYWAY = Message("motu-log-objective-taken-anyway", ("figure", "token", "sections"), reading="P302")
READY = Message("motu-log-ready", ("side",), rule="4c/conseguir-fichas-de-objetivo", reading="P309")
KEPT = Message("motu-log-round-kept", (), rule="4c/descartar-fichas")
MANA = Message("motu-log-mana", ("figure",), rule="7k")
PHASES = {"preparation": PREPARATION, "activation": ACTIVATION, "maintenance": MAINTENANCE}


def _discarded(event: ev.CardsDiscarded) -> Step:
    return DISCARDED.step(RESULT, side=side_term(event.side), count=len(event.cards))


def _taken(event: ev.ObjectiveTaken) -> Step:
    who, token = FigureId(event.figure), Typed(event.token)
    if event.stands:
        return COLLECTED_ANYWAY.step(RESULT, figure=who, token=token, sections=event.stands)
    return COLLECTED.step(RESULT, figure=who, token=token)


def _mana(event: ev.ManaGained) -> Step:
    return MANA.step(StepKind.MODIFY, before=event.before, after=event.after, figure=FigureId(event.figure))


def _shuffled(event: ev.DeckShuffled) -> Step:
    """Return that a deck was shuffled; by the bot: with the hash of its seed, which binds it from then on."""
    if not event.seal:
        return SHUFFLED.step(RESULT, side=side_term(event.side))
    return SHUFFLED_SEALED.step(RESULT, side=side_term(event.side), seal=event.seal)


OF_ROUNDS: Mapping[type, Teller] = {
    ev.CardsAdded: lambda event: ADDED.step(RESULT, side=side_term(event.side), count=len(event.cards)),
    ev.DeckShuffled: _shuffled,
    ev.CardsDrawn: plain(DRAWN, "side", "count"),
    ev.CardsDiscarded: _discarded,
    ev.CardSealed: plain(SEALED, "side"),
    ev.CardRevealed: plain(REVEALED, "side", "card", "initiative"),
    ev.InitiativeSettled: plain(FIRST, "side"),
    ev.Passed: lambda event: (PASSED_FORCED if event.forced else PASSED).step(RESULT, side=side_term(event.side)),
    ev.ActivationBegan: plain(BEGAN, "figure", "card", "points", "mana"),
    ev.CardPlayed: plain(PLAYED, "figure", "card"),
    ev.BonusTaken: plain(BONUS, "figure", "bonus", "points", "mana"),
    ev.QuestCompleted: plain(QUEST, "side", "card", "points"),
    ev.ActivationEnded: plain(ENDED, "figure"),
    ev.PhaseBegan: lambda event: PHASES[event.phase].step(RESULT, round=event.round),
    ev.ObjectiveTaken: _taken,
    ev.Ready: plain(READY, "side"),
    ev.RoundKept: plain(KEPT),
    ev.ManaGained: _mana,
}
