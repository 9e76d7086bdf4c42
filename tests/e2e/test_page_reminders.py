"""A whole game of two forces whose cards have texts, in a browser on a phone: what cards remind of is answered."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

selenium = pytest.importorskip("selenium", reason="selenium, which drives the browser, is not installed")

from bot.words.language import catalogue  # noqa: E402 - after the check above
from engine.heroclix.samples import sample_figures  # noqa: E402 - after the check above
from tests.e2e.page import CHROMIUM, DRIVER, Page, chromium, sandbox  # noqa: E402 - after the check above

PICTURES = Path(__file__).resolve().parents[2] / ".screenshots"
FORCES = {"Ana": ("ember-court", "EFGD", 5), "Bruno": ("fog-choir", "EFGD", 6)}
OTHER = {"Ana": "Bruno", "Bruno": "Ana"}
ORDER = (0, 3, 1, 2)  # in which the figures attack those opposite
MISS = 4  # the turn whose attack misses
# what each card has buttons for, by its name
ERRANDS = {
    "Verdict": ("roll", "token"),
    "Encore": ("heal", "effect"),
    "Short Circuit": ("damage",),
    "Night Watch": ("count",),
    "Head Start": ("place",),
    "Roll Call": ("count",),
    "Sparks": ("choose",),
    "Cinders": ("lay",),
}
ASKING = ("place", "choose", "lay")  # kinds of button that open a menu
ONCE = "Cinders"  # what its card lets be done once in the game
LEAST_TURNS, MOST_TURNS = 6, 16
MORTAL = 9  # damage by which anybody is KO'd
EVERY = {"done", "roll", "heal", "damage", "token", "count", "place", "effect", "choose", "lay"}

pytestmark = pytest.mark.skipif(
    not (CHROMIUM.exists() and DRIVER.exists()),
    reason=f"Debian's Chromium is not installed: {CHROMIUM} and {DRIVER} are needed (.ci/run installs them)",
)


@dataclass
class Match:
    """The game as its two players see it; `answered`: the kinds of button that were pressed, by the words on them.

    `done`: what was said to be done, by the names on the cards, as often as it was.
    """

    page: Page
    language: str
    answered: set[str] = field(default_factory=set)
    done: list[str] = field(default_factory=list)

    def say(self, key: str, **data: object) -> str:
        """Return a text of the bot's."""
        return catalogue(self.language).text(key, **data)

    def names(self, player: str) -> list[str]:
        """Return the figures of a player's force by their names."""
        return [figure.names[self.language] for figure in sample_figures(FORCES[player][0])]

    def alive(self, player: str) -> list[str]:
        """Return those that are not KO'd, as the living message has it."""
        lines = self.page.living.text.split("\n")
        return [name for name in self.names(player) if not any(name in line and line.endswith("KO") for line in lines)]

    def open(self) -> None:
        """Set the table up: both forces face each other, beside one another."""
        self.page.act_as("Judge")
        self.page.run("settings", language=self.language)
        for who in FORCES:
            self.page.act_as(who)
            if who == "Ana":
                self.page.run("game new")
            self.page.run("game join")
        self.page.run("map load", sketch="|".join("." * 10 for _ in range(10)))
        for who, (force, columns, row) in FORCES.items():
            self.page.act_as(who)
            self.page.run("figure add", figure=force)
            for column, name in zip(columns, self.names(who), strict=True):
                self.page.run("place", figure=name, at=f"{column}{row}")
        self.page.act_as("Judge")
        for _ in range(3):
            self.page.run("turn end")

    def reminders(self) -> Iterator[tuple[str, str]]:
        """Yield what the living message reminds of: whose it is, and what its card calls it."""
        said = re.escape(self.say("remind-line", player="@", special="@", figure="@", text="@"))
        pattern = said.replace(re.escape("**"), "").replace("@", "(.+?)")
        block = self.page.living.text.partition(self.say("remind-title"))[2]
        for found in re.finditer(pattern, block):
            yield found[1], found[2]

    def answer(self) -> None:
        """Press the buttons of what cards remind of: each kind of errand once in the game, then that it is done."""
        while self.page.offers(self.say("choose-decline")):
            self.page.press(self.say("choose-decline"))
        for _ in range(12):
            mine = next((each for each in self.reminders() if self.page.offers(f"✓ {each[1]}")), None)
            if mine is None:
                return
            player, special = mine
            self.page.act_as(player)
            kind = next((kind for kind in ERRANDS.get(special, ()) if kind not in self.answered), None)
            if kind is None:
                self.page.press(f"✓ {special}")
                self.answered.add("done")
                self.done.append(special)
            else:
                self.answered.add(kind)
                self.page.press(
                    next(label for label in self.page.labels_of(self.page.living) if self.kind_of(label) == kind)
                )
                if kind in ASKING:
                    self.page.shot(f"cards-{self.language}-{kind}")
                    self.page.choose()

    def kind_of(self, label: str) -> str:
        """Return the kind of errand that a button's words name; empty for another button."""
        for kind in ("roll", "heal", "damage", "token", "count", "place", "effect", "choose-damage", "lay"):
            said = self.say(f"remind-{kind}", figure="@", number="#", name="@", effects="@", until="@", what="@")
            words = re.escape(said)
            if re.fullmatch(words.replace("@", ".+").replace(r"\#", r"[+−-]?\d+") + "(?: · .+)?", label):
                return kind.partition("-")[0]
        return ""

    def facing(self, player: str) -> list[tuple[str, str]]:
        """Return who of a force faces whom of the other, both of them alive."""
        mine, theirs = self.alive(player), self.alive(OTHER[player])
        pairs = [(self.names(player)[one], self.names(OTHER[player])[one]) for one in ORDER]
        return [pair for pair in pairs if pair[0] in mine and pair[1] in theirs]

    def turn(self, player: str, number: int) -> None:
        """Attack with somebody, answer what cards say to that, and end the turn."""
        self.page.act_as(player)
        there = self.facing(player)
        attacker, target = there[number // 2 % len(there)]
        self.attack(player, attacker, target, "2 1" if number == MISS else "6 4")
        self.end_turn(player)

    def attack(self, player: str, attacker: str, target: str, roll: str) -> None:
        """Attack, decline what may be declined, answer what cards say to that."""
        self.page.run("attack", attacker=attacker, target=target, kind="close", roll=roll)
        if (
            roll == "6 4"
            and "Encore" in self.page.living.text
            and not list(PICTURES.glob(f"cards-{self.language}-hit*"))
        ):
            self.page.shot(f"cards-{self.language}-hit", self.page.living)
        for key in ("choose-decline", "table-attack-confirm"):
            while self.page.offers(self.say(key)):
                self.page.press(self.say(key))
        self.answer()
        self.page.act_as(player)
        if self.page.offers(self.say("rest-finish")):
            self.page.press(self.say("rest-finish"))

    def end_turn(self, player: str) -> None:
        """End the turn, and answer what cards say to that."""
        self.page.act_as(player)
        self.page.run("turn end")
        self.answer()

    def to_the_last(self, winner: str, number: int) -> None:
        """Play on until nobody of the other force is left: all but one are KO'd by hand, the last in attacks."""
        loser = OTHER[winner]
        attacker, last = self.facing(winner)[0]
        for who, name in ((winner, attacker), (loser, last)):  # who was placed elsewhere stands where it stood
            _, columns, row = FORCES[who]
            self.page.act_as(who)
            self.page.run("place", figure=name, at=f"{columns[self.names(who).index(name)]}{row}")
        for name in self.alive(loser):
            if name != last:
                self.page.run("damage", figure=name, clicks=MORTAL)
        for turn in range(MOST_TURNS):
            player = ("Ana", "Bruno")[(number + turn) % 2]
            self.page.act_as(player)
            if player == winner:
                self.attack(player, attacker, last, "6 4")
            if not self.alive(loser):
                return
            self.end_turn(player)
        raise AssertionError(f"still there: {self.alive(loser)}")


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_whole_game_with_reminders_answered(tmp_path: Path, language: str) -> None:
    """From the set-up to the last KO, which ends it (5.1): each kind of button pressed, none wider than a phone."""
    PICTURES.mkdir(exist_ok=True)
    for old in PICTURES.glob(f"cards-{language}-*"):
        old.unlink()
    with sandbox(tmp_path) as address, chromium() as browser:
        page = Page(browser, address, PICTURES)
        match = Match(page, language)
        match.open()
        page.narrow()
        shown_on_cards(match)
        with_a_team(match)
        for number in range(MOST_TURNS):
            match.turn(("Ana", "Bruno")[number % 2], number)
            if number + 1 >= LEAST_TURNS and match.answered >= EVERY:
                break
        assert match.answered >= EVERY, match.answered
        match.to_the_last("Ana", number + 1)
        assert match.done.count(ONCE) == 1
        assert {"Roll Call", "Sparks", "Verdict", "Encore"} <= set(match.done)
        page.shot(f"cards-{language}-last", page.living)
        page.act_as("Ana")
        assert "300" in page.run("score").text
        page.shot(f"cards-{language}-score")
        page.run("game end")
        assert match.say("agree-button") not in page.labels_of(page.last)  # nobody has to agree: it is over
        won = match.say("game-log-won", side="@").partition("@")[0]
        assert won in page.run("game log").text
        page.shot(f"cards-{language}-won")
        assert page.sideways() <= 0
        assert page.status["diagnostics"] == []


def shown_on_cards(match: Match) -> None:
    """Look at a card, at what was read of it, and at the action that it prints, which is used once."""
    page, judge = match.page, match.names("Ana")[0]
    page.act_as("Ana")
    shown = page.run("figure show", figure=judge)
    assert "✓" in shown.text
    page.shot(f"cards-{match.language}-figure")
    page.press(match.say("card-sentences-button"))
    assert "Verdict" in page.last.text
    page.shot(f"cards-{match.language}-sentences")
    listed = page.run("legal", figure=judge)
    assert match.say("remind-printed") in listed.text
    page.shot(f"cards-{match.language}-legal")
    page.press("FREE: Recess")
    assert "FREE: Recess" not in [
        button.text for button in page.run("legal", figure=judge).find_elements("tag name", "button")
    ]


def with_a_team(match: Match) -> None:
    """Use a team ability by the button that /legal has for it: whose card speaks of that is reminded, and counts."""
    page, (judge, _, medic, _) = match.page, match.names("Ana")
    page.act_as("Ana")
    listed = page.run("legal", figure=medic)
    assert match.say("remind-printed") in listed.text
    page.press("FREE: Ember Court")
    assert "Roll Call" in page.living.text
    page.shot(f"cards-{match.language}-team", page.living)
    match.answer()
    assert "Roll Call" in match.done
    assert "Writ" in page.run("figure show", figure=judge).text
    assert "FREE: Ember Court" not in page.labels_of(page.run("legal", figure=medic))  # once per turn
