"""Whole games of Battleground in the page, by buttons and menus, to the score: on hand rolls and on the bot's dice."""

from __future__ import annotations

from pathlib import Path

import pytest

selenium = pytest.importorskip("selenium", reason="selenium, which drives the browser, is not installed")

from bot.words.language import catalogue  # noqa: E402 - after the check above
from tests.e2e.page import CHROMIUM, DRIVER, Page, chromium, sandbox  # noqa: E402 - after the check above

PICTURES = Path(__file__).resolve().parents[2] / ".screenshots"

pytestmark = pytest.mark.skipif(
    not (CHROMIUM.exists() and DRIVER.exists()),
    reason=f"Debian's Chromium is not installed: {CHROMIUM} and {DRIVER} are needed (.ci/run installs them)",
)
ANNA = "Anna 55 s6 p4 w2 r4 m3 speed 5/8 health 6; axe melee 2d 1:1 3:2; bow ranged 12″ 1:1 3:2"
BONE = "Bone 40 s3 p3 w2 r2 m2 speed 4/6 health 2; club melee 1:1"
ROUNDS = 4


class Game:
    """A game in the page: Ana has the masters, Bruno the evil warriors."""

    def __init__(self, page: Page, language: str, by_hand: bool) -> None:
        self.page = page
        self.words = catalogue(language)
        self.by_hand = by_hand

    def say(self, key: str, **data: object) -> str:
        """Return the words of a message."""
        return self.words.format(key, data)

    def side(self, side: str) -> str:
        """Return an army as buttons name it."""
        return {"masters": "🔷", "evil": "🟣"}[side] + " " + self.words.term(f"motu-side-{side}")

    def set_up(self) -> None:
        """Seat both, lay our field, put two characters next to each other, and begin."""
        page = self.page
        page.act_as("Ana")
        page.run("game new", ruleset="motu", name="Duel")
        page.run("game join", side="masters")
        page.act_as("Bruno")
        page.run("game join", side="evil")
        page.act_as("Ana")
        page.run("map load", name="ruined-gate")
        page.run("figure add", figure=ANNA, at="B3")
        page.act_as("Bruno")
        page.run("figure add", figure=BONE, at="E3")
        page.act_as("Ana")
        page.run("turn end", first="masters")

    def cards(self, points: int) -> None:
        """Lay both cards, each in private; the masters' goes first."""
        for who, initiative in (("Ana", 9), ("Bruno", 1)):
            self.page.act_as(who)
            self.page.run("round card", initiative=str(initiative), points=str(points))

    def chosen(self, start: str) -> None:
        """Choose the first option that begins so, in whichever menu of the living message has one."""
        self.page.pick(self.page.living, start)

    def dice(self, who: str, faces: str) -> None:
        """Throw the dice that are waited for, the bot's or one's own; explosions are left."""
        self.page.act_as(who)
        if not self.by_hand:
            self.page.press(self.say("motu-button-throw"))
        else:
            self.page.write(self.say("motu-button-throw-typed"), faces)
        if self.page.offers(self.say("motu-button-keep")):
            self.page.press(self.say("motu-button-keep"))

    def maintained(self) -> None:
        """End a round: both pass, are done with the objectives, and prepare for the next."""
        page = self.page
        for key in ("motu-button-pass", "motu-button-maintain"):
            for who, side in (("Ana", "masters"), ("Bruno", "evil")):
                page.act_as(who)
                label = self.say(key, side=self.side(side))
                if page.offers(label):
                    page.press(label)


@pytest.mark.parametrize(("language", "by_hand"), [("en", False), ("es", True)])
def test_a_whole_game_to_the_score(tmp_path: Path, language: str, by_hand: bool) -> None:
    """Cards in private, activation, move, attacks until one army is defeated, maintenance, the score; no page error."""
    PICTURES.mkdir(exist_ok=True)
    with sandbox(tmp_path) as address, chromium() as browser:
        page = Page(browser, address, PICTURES)
        page.act_as("Judge")
        page.run("settings", language=language)
        game = Game(page, language, by_hand)
        game.set_up()
        page.keep(f"battleground-set-up-{language}")
        for number in range(ROUNDS):
            game.cards(9)
            page.act_as("Ana")
            game.chosen("Anna")
            page.keep(f"battleground-acting-{language}-{number}")
            if number == 0:
                game.chosen("D3")
            while not (fallen := "†" in page.living.text):
                options = page.options(page.living)
                swing = next((option for option in options if option.startswith("axe")), None)
                if swing is None:
                    break
                game.chosen(swing)
                if number == 0:
                    page.keep(f"battleground-dice-{language}")
                game.dice("Ana", "5 5 4 4 2 1 1 1")
                if by_hand and page.offers(game.say("motu-button-throw-typed")):
                    game.dice("Bruno", "1 2")
                page.act_as("Ana")
            if fallen:
                break
            page.press(game.say("motu-button-endactivation"))
            page.act_as("Bruno")
            game.chosen("Bone")
            page.press(game.say("motu-button-endactivation"))
            game.maintained()
        page.press(game.say("motu-button-endactivation"))
        page.act_as("Bruno")
        for who, side in (("Ana", "masters"), ("Bruno", "evil")):
            page.act_as(who)
            done = game.say("motu-button-maintain", side=game.side(side))
            if page.offers(done):
                page.press(done)
        page.keep(f"battleground-over-{language}")
        assert game.say("game-ended") in page.living.text
        assert game.say("motu-army", points=40, objectives=0, quests=0, cost=55) in page.living.text
        assert page.sideways() <= 0
        assert page.status["diagnostics"] == []
