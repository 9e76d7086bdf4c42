"""A game by thumbs alone: everything happens in the living message."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.words.language import catalogue
from engine.heroclix.ruleset import JUDGED
from tests.e2e.club import Club, begun, words
from tests.e2e.dice import load
from tests.e2e.thumbs import Thumbs, public


async def test_a_figure_shows_what_it_may_do_and_where_it_may_go(table: Club) -> None:
    """A tap on it: whom it may attack, its powers, areas of squares; and a way back to the table."""
    await begun(table)
    await table.ask(table.ana, "figure edit", figure="iron-wolf", powers="perplex")
    await table.ask(table.ana, "place", figure="iron-wolf", at="F5")
    thumbs = Thumbs(table)
    assert thumbs.labels == ["Iron Wolf F5", "End the turn", "↩ Undo", "Last ruling in full"]
    await thumbs.tap(table.ana, "Iron Wolf")
    assert thumbs.offers("🏹 Rook")
    assert thumbs.offers("Perplex")
    await thumbs.tap(table.ana, "‹ Back")
    assert thumbs.offers("Iron Wolf F5")


async def test_a_turn_by_thumbs(table: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move, an attack with one decision, the end: ten taps at most, no message more."""
    await begun(table)
    await table.ask(table.ana, "figure add", figure="Grey Fox 50 8/10/17/2 r6 t1 at E3")
    await table.ask(table.ana, "place", figure="iron-wolf", at="F5")
    await table.ask(table.bruno, "figure edit", figure="rook", powers="super senses")
    thumbs, before = Thumbs(table), public(table)
    load(monkeypatch, 3, 4, 2)
    await thumbs.tap(table.ana, "Grey Fox")
    await thumbs.square(table.ana, "D5")
    await thumbs.tap(table.ana, "Do it")
    assert "Grey Fox moves" in thumbs.shown
    await thumbs.tap(table.ana, "Iron Wolf", "🏹 Rook")
    await thumbs.tap(table.ana, "The bot rolls")
    await thumbs.tap(table.bruno, "Roll the die")
    await thumbs.tap(table.ana, "… and end the turn")
    assert "blue (Bruno)" in thumbs.shown
    assert public(table) == before
    assert thumbs.taps <= 10
    assert not thumbs.private, [words(each) for each in thumbs.private]


WOLF, ROOK = "Iron Wolf 75 8/10/15/3 r6 t1 4 clicks at C3", "Rook 75 8/10/15/3 r6 t1 charge 4 clicks at C9"
LONGEST_GAME = 30  # turns


async def set_up(table: Club, ruleset: str, language: str) -> None:
    """Seat both players with a figure each, six squares apart on a plain map, their first turns over."""
    await table.ask(table.judge, "settings", language=language)
    await table.ask(table.ana, "game new", ruleset=ruleset)
    await table.ask(table.ana, "game join", side="red")
    await table.ask(table.bruno, "game join", side="blue")
    await table.ask(table.ana, "map load", sketch="|".join("." * 10 for _ in range(10)))
    await table.ask(table.ana, "figure add", figure=WOLF)
    await table.ask(table.bruno, "figure add", figure=ROOK)
    for who, first in ((table.ana, {"first": "red"}), (table.ana, {}), (table.bruno, {})):
        await table.ask(who, "turn end", **first)
    await table.ask(table.ana, "board")


async def turn_by_thumbs(table: Club, say: Callable[[str], str]) -> None:
    """Attack with the first figure that can, else move it a square on; decline what is asked, and end the turn."""
    thumbs = Thumbs(table)
    who, name = (table.ana, "Iron Wolf") if "(Ana)" in thumbs.shown.split("\n")[1] else (table.bruno, "Rook")
    if thumbs.offers(name):
        await thumbs.tap(who, name)
        attack = next((label for label in thumbs.labels if label[:1] in "⚔🏹"), None)
        if attack is not None:
            await thumbs.tap(who, attack, say("offer-bot"))
        else:
            area = next(label for label in thumbs.labels if "(" in label and "–" in label)
            await thumbs.tap(who, area)
            await thumbs.tap(who, thumbs.labels[0], say("living-confirm"))
    while thumbs.offers(say("choose-decline")):
        await thumbs.tap(table.judge, say("choose-decline"))
    ends = [say("living-confirm-end"), say("table-attack-confirm"), say("living-end")]
    await thumbs.tap(who, next(label for label in ends if thumbs.offers(label)))
    assert not thumbs.private, [words(each) for each in thumbs.private]


@pytest.mark.parametrize("ruleset", JUDGED)
@pytest.mark.parametrize("language", ["en", "es"])
async def test_a_whole_game_by_thumbs_alone(
    table: Club, monkeypatch: pytest.MonkeyPatch, ruleset: str, language: str
) -> None:
    """From the first turn to the KO nothing is typed, no message is added, and the bot restarts in the middle."""
    await set_up(table, ruleset, language)
    before = public(table)
    load(monkeypatch, *(5, 4) * 20)
    for number in range(LONGEST_GAME):
        await turn_by_thumbs(table, catalogue(language).text)
        if number == 2:
            await table.restart()
        if "KO" in Thumbs(table).shown:
            break
    assert "KO" in Thumbs(table).shown
    assert public(table) == before


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("ruleset", JUDGED)
async def test_somebody_is_carried_and_something_picked_up_by_thumbs(table: Club, ruleset: str, language: str) -> None:
    """Both are parts of a move: whom or what first, then where to; what was chosen so far stands above the squares."""
    await set_up(table, ruleset, language)
    say = catalogue(language, ruleset).text
    await table.ask(table.ana, "figure add", figure="Pike 25 7/9/16/2 at C2")
    await table.ask(table.ana, "figure edit", figure="iron-wolf", powers="super strength", abilities="flight")
    await table.ask(table.ana, "map object", name="crate", kind="light", at="E3")
    thumbs, _before = Thumbs(table), public(table)
    term = catalogue(language, ruleset).term
    carry, pick_up = (f"{word[:1].upper()}{word[1:]}" for word in (term("carry"), term("object-pick-up")))
    await thumbs.tap(table.ana, "Iron Wolf", carry, "🔴 Pike")
    assert say("offer-carrying", figures="Pike") in thumbs.shown
    await thumbs.square(table.ana, "C6")
    await thumbs.tap(table.ana, say("living-confirm"))
    assert "Iron Wolf** 75 (1/4) C6 @" in thumbs.shown
    assert "Pike** 25 C2" not in thumbs.shown
    await thumbs.tap(table.ana, say("living-undo"), "Iron Wolf", pick_up, "crate")
    assert say("offer-picking-up", thing="crate") in thumbs.shown
    await thumbs.square(table.ana, "E5")
    await thumbs.tap(table.ana, say("living-confirm"))
    assert "Iron Wolf** 75 (1/4) E5 @" in thumbs.shown
    assert say("game-log-picked-up", figure="Iron Wolf", thing="crate") in thumbs.shown
    assert [words(each) for each in thumbs.private] == []
