"""What lies beside the map as the rules ask for it: who is on the sidelines, and who was KO'd (2.6, 12.5d, 27.7o)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.heroclix.facts import Facts
from engine.heroclix.game.state.deeds import deeds_document, spans, speaks_of_deeds
from engine.heroclix.game.state.figure import GameFigure
from engine.heroclix.position import Fallen, Figure

__all__ = ["active_aside", "fallen", "fallen_document", "speak_of_the_fallen"]

ACTIVE, FALLEN = "sideline active", "ko'd"


def active_aside(sidelined: Iterable[GameFigure]) -> tuple[GameFigure, ...]:
    """Return those on the sidelines whose cards may say something that counts there (27.7o)."""
    return tuple(each for each in sidelined if ACTIVE in each.card.said or "'sideline'" in each.card.said)


def speak_of_the_fallen(figures: Iterable[GameFigure]) -> bool:
    """Return whether the card of any of them may ask who was KO'd."""
    said = [each.card.said for each in figures]
    return any(FALLEN in each or "'gone'" in each or speaks_of_deeds(each) for each in said)


def fallen(knocked_out: Iterable[GameFigure], turns: tuple[str, ...]) -> tuple[Fallen, ...]:
    """Return who was KO'd, as the rules see them; `turns`: whose have ended, in order."""
    return tuple(
        Fallen(
            Figure(
                f"knocked-out-{number}",
                each.name,
                each.side,
                points=each.card.points,
                keywords=each.keywords,
                bystander=each.card.bystander,
                facts=Facts(
                    each.facts.tags,
                    did=spans(each.deeds, each.side, turns),
                    unsure=spans(each.doubts, each.side, turns),
                ),
            ),
            None if each.ko_turn is None else each.ko_turn == len(turns),
        )
        for number, each in enumerate(knocked_out, 1)
    )


def fallen_document(figure: GameFigure, turns: tuple[str, ...]) -> dict[str, Any]:
    """Return somebody who was KO'd as a position document has it."""
    document: dict[str, Any] = {"name": figure.name, "side": figure.side, "points": figure.card.points}
    document |= {"keywords": sorted(figure.keywords), "bystander": figure.card.bystander}
    if figure.ko_turn is not None:
        document["this_turn"] = figure.ko_turn == len(turns)
    document["did"] = deeds_document(*(spans(each, figure.side, turns) for each in (figure.deeds, figure.doubts)))
    return document if figure.facts.tags is None else {**document, "tags": sorted(figure.card.tags)}
