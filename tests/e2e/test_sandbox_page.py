"""What a newcomer sees: the sandbox page in a real browser. The pictures are kept in `.screenshots`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

selenium = pytest.importorskip("selenium", reason="selenium, which drives the browser, is not installed")

from bot.words.language import catalogue  # noqa: E402 - after the check above
from engine.heroclix.samples import sample_figure, sample_figures  # noqa: E402 - after the check above
from tests.e2e.page import CHROMIUM, DRIVER, Page, chromium, sandbox  # noqa: E402 - after the check above

PICTURES = Path(__file__).resolve().parents[2] / ".screenshots"

pytestmark = pytest.mark.skipif(
    not (CHROMIUM.exists() and DRIVER.exists()),
    reason=f"Debian's Chromium is not installed: {CHROMIUM} and {DRIVER} are needed (.ci/run installs them)",
)


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    """One page on one `judge sandbox`, as Ana sees it first."""
    PICTURES.mkdir(exist_ok=True)
    with sandbox(tmp_path_factory.mktemp("sandbox")) as address, chromium() as browser:
        yield Page(browser, address, PICTURES)


def test_the_page_opens_with_the_help(page: Page) -> None:
    """The channel begins with what to type; nothing on the page is reported as wrong."""
    assert "/game new" in page.last.text
    assert page.status["diagnostics"] == []


def test_rule_with_its_suggestions(page: Page) -> None:
    """/rule is offered, completed and answered on the page: section, title, buttons, related sections."""
    answer = page.run("rule", section="27.8d")
    assert "27.8d · Carry" in answer.text
    assert "HeroClix" in answer.text
    assert "27.8e →" in answer.text
    page.keep("rule")


def test_a_button_leads_on(page: Page) -> None:
    """The language button turns the answer to Spanish on the page."""
    page.run("rule", section="11.4")
    page.press("Español")
    assert "11.4 · Línea de fuego" in page.last.text
    page.keep("rule-spanish")


def test_a_game_on_the_page(page: Page) -> None:
    """Two players set a game up, move, ask for a line of fire with its picture, attack and click the dial."""
    page.act_as("Ana")
    page.run("game new")
    page.run("game join")
    page.act_as("Bruno")
    page.run("game join")
    page.act_as("Ana")
    page.run("map load", name="training-yard")
    assert page.picture_of(page.living)[0] >= 600
    page.run("figure add", figure="Iron Wolf 75 8/10/17/3 r6 t1 at F3")
    page.act_as("Bruno")
    page.run("figure add", figure="Rook 50 7/9/16/2 r6 t1 4 clicks at E8")
    page.act_as("Ana")
    page.run("turn end")
    assert "E3" in page.run("move", figure="iron-wolf", to="E3").text
    assert page.picture_of(page.living)[0] >= 600
    page.keep("move")
    ruled = page.run("lof", **{"from": "iron-wolf", "to": "rook"})
    assert "Blocked" in ruled.text
    assert "16.3b" in ruled.text
    assert page.picture_of(ruled)[0] >= 600
    page.keep("lof")
    seen = page.run("lof", **{"from": "iron-wolf"})
    assert page.picture_of(seen)[0] >= 600
    page.keep("lof-all")
    reached = page.run("reach", figure="iron-wolf")
    assert "Where Iron Wolf may move" in reached.text
    assert page.picture_of(reached)[0] >= 600
    page.keep("reach")
    page.run("turn end")
    page.act_as("Bruno")
    page.run("turn end")
    page.act_as("Ana")
    page.run("place", figure="iron-wolf", at="F5")
    page.run("attack", attacker="iron-wolf", target="rook", roll="5 5")
    assert "hit" in page.living.text
    assert "knocked back" in page.living.text
    page.keep("decision")
    page.press("Don’t use it")
    page.keep("attack")
    page.press("Click the dials")
    assert "4/4" in page.run("game show").text
    page.keep("game")
    assert page.status["diagnostics"] == []


def test_a_power_by_its_menus(page: Page) -> None:
    """What may be done is chosen in menus on the page: the action, the value; each as its asker sees it."""
    page.run("figure edit", figure="iron-wolf", powers="perplex")
    page.run("legal", figure="iron-wolf")
    page.choose("Perplex")
    page.choose("🔷 Rook")
    page.keep("offer")
    told = page.choose("Defense −1")
    assert "defense of Rook −1" in told.text.replace("-", "−")
    assert page.status["diagnostics"] == []


def test_the_page_fits_a_phone(page: Page) -> None:
    """At a phone's width nothing makes the page wider than its window, the picture of a line of fire included."""
    page.run("lof", **{"from": "E3", "to": "E8"})
    assert page.sideways() == 0


def test_a_refusal_is_seen_by_its_asker_alone(page: Page) -> None:
    """A watcher's move is refused to them alone; the players do not see it."""
    page.act_as("Judge")
    refused = page.run("move", figure="iron-wolf", to="Z99")
    assert "Z99" in refused.text
    page.keep("refusal")
    page.act_as("Ana")
    assert "Z99" not in page.last.text


SAID = {
    "en": ("Click the dials", "wins", "The editions", "Agree"),
    "es": ("Girar los diales", "Gana", "Las ediciones", "De acuerdo"),
}
TWO_ONES = "1 + 1 = 2"  # as a roll is written in both languages
FIRST_PLAYER = {  # what the roll for it rests on, as it is shown
    ("heroclix-2022", "en"): "4.1a",
    ("heroclix-2022", "es"): "4.1a",
    ("heroclix-2012", "en"): "Step 1: reveal forces",
    ("heroclix-2012", "es"): "Paso 1: revelar fuerzas",
}


@pytest.mark.parametrize(
    ("ruleset", "language", "dice"),
    [
        ("heroclix-2022", "en", True),
        ("heroclix-2022", "es", False),
        ("heroclix-2012", "es", True),
        ("heroclix-2012", "en", False),
    ],
)
def test_a_whole_game_of_another_edition(tmp_path: Path, ruleset: str, language: str, dice: bool) -> None:
    """Opened by that book, set up, compared with the others, attacked until one side is gone, scored and ended."""
    click, wins, compared, agree = SAID[language]
    PICTURES.mkdir(exist_ok=True)
    with sandbox(tmp_path) as address, chromium() as browser:
        page = Page(browser, address, PICTURES)
        page.act_as("Judge")
        page.run("settings", language=language)
        for who in ("Ana", "Bruno"):
            page.act_as(who)
            if who == "Ana":
                page.run("game new", ruleset=ruleset)
            page.run("game join")
        page.run("map load", name="training-yard")
        page.run("figure add", figure="Rook 50 7/9/14/2 r6 t1, 6/9/14/2 at E8")
        page.act_as("Ana")
        page.run("figure add", figure="Iron Wolf 75 8/12/17/3 r6 t1 charge, 8/10/16/3 at F3")
        assert FIRST_PLAYER[ruleset, language] in page.run("turn roll", dice="6 5, 3 2").text
        for who in ("Ana", "Ana", "Bruno"):
            page.act_as(who)
            page.run("turn end")
        page.act_as("Ana")
        page.run("move", figure="iron-wolf", to="E7")
        told = page.run("compare", **{"from": "iron-wolf", "to": "rook", "roll": "4 3"}).text
        assert compared in told
        assert "HeroClix 2022" in told
        page.keep(f"compare-{ruleset}-{language}")
        page.run("turn end")
        page.act_as("Bruno")
        page.run("turn end")
        page.act_as("Ana")
        roll = {"roll": "4 3"} if dice else {}
        while TWO_ONES in page.run("attack", attacker="iron-wolf", target="rook", **roll).text or not page.offers(
            click
        ):
            page.run("game undo")  # of the bot's dice: two ones miss, and may harm the attacker instead
            if page.offers(agree):
                page.act_as("Bruno")
                page.press(agree)
                page.act_as("Ana")
        page.press(click)
        assert ("(2/2)" in page.run("game show").text) == (ruleset == "heroclix-2012")  # its second token pushed it
        assert "50" in page.run("score").text
        ended = page.run("game end").text
        assert wins in ended
        assert "50" in ended
        page.keep(f"game-of-{ruleset}-{language}")
        assert page.sideways() <= 0


@pytest.mark.parametrize("language", ["en", "es"])
def test_what_2012_alone_has_fits_a_phone(tmp_path: Path, language: str) -> None:
    """Its sample forces on its sample map: what may be done, the objects, a ruling, three editions side by side."""
    PICTURES.mkdir(exist_ok=True)
    with sandbox(tmp_path) as address, chromium() as browser:
        page = Page(browser, address, PICTURES)
        page.act_as("Judge")
        page.run("settings", language=language)
        for who in ("Ana", "Bruno"):
            page.act_as(who)
            if who == "Ana":
                page.run("game new", ruleset="heroclix-2012")
            page.run("game join")
        page.run("map load", name="copper-mill")
        assert page.picture_of(page.living)[0] >= 600
        page.keep(f"mill-{language}")
        for who, force, row in (("Bruno", "tin-carnival", 15), ("Ana", "lamplighters", 2)):
            page.act_as(who)
            page.run("figure add", figure=force)
            for column, sample in zip("DEFG", sample_figures(force), strict=True):
                placed = page.run("place", figure=sample.names[language], at=f"{column}{row}")
                assert f"{column}{row}" in placed.text
        assert "1" in page.run("turn end", first="red").text
        strong = sample_figure("brass-warden").names[language]
        listed = page.run("legal", figure=strong).text
        assert "MOVE" not in listed
        assert {"en": "Move action", "es": "Acción de movimiento"}[language] in listed
        page.keep(f"legal-of-2012-{language}")
        page.run("board")
        page.keep(f"board-of-2012-{language}")
        assert page.picture_of(page.run("reach", figure=strong))[0] >= 600
        page.keep(f"reach-of-2012-{language}")
        assert "HeroClix 2012" in page.run("compare", **{"from": strong}).text
        page.keep(f"compare-of-2012-{language}")
        assert page.sideways() <= 0
        assert page.status["diagnostics"] == []


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_whole_game_by_thumbs_on_a_phone(tmp_path: Path, language: str) -> None:
    """At 390 pixels, from the first turn to the KO nothing is typed: figure, area, square, attack, dials, the end."""
    say = catalogue(language).text
    PICTURES.mkdir(exist_ok=True)
    with sandbox(tmp_path) as address, chromium() as browser:
        page = Page(browser, address, PICTURES)
        page.act_as("Judge")
        page.run("settings", language=language)
        for who, figure in (
            ("Ana", "Iron Wolf 75 8/11/17/3 r6 t1 at C3"),
            ("Bruno", "Rook 50 7/9/14/2 r6 t1 3 clicks at C9"),
        ):
            page.act_as(who)
            if who == "Ana":
                page.run("game new")
            page.run("game join")
            if who == "Ana":
                page.run("map load", sketch="|".join("." * 10 for _ in range(10)))
            page.run("figure add", figure=figure)
        page.act_as("Judge")
        for _ in range(3):
            page.run("turn end")
        page.run("board")
        before = len(page.messages)
        page.narrow()
        for turn in range(24):
            who, name = (("Ana", "Iron Wolf"), ("Bruno", "Rook"))[turn % 2]
            page.act_as(who)
            _turn_by_thumbs(page, name, say, f"thumbs-{language}" if turn == 0 else "")
            if "KO" in page.last.text:
                break
        assert "KO" in page.last.text
        assert len(page.messages) == before
        assert page.sideways() <= 0
        assert page.status["diagnostics"] == []


def _turn_by_thumbs(page: Page, name: str, say: Callable[[str], str], picture: str) -> None:
    """Attack where somebody is in reach, else move; each step of a move may be kept as a `picture`."""
    figure = next((label for label in page.labels if label.startswith(name)), None)
    if figure is not None:
        page.press(figure)
        attack = next((label for label in page.labels if label[:1] in "⚔🏹"), None)
        if picture:
            page.shot(f"{picture}-figure")
        if attack is not None and name == "Iron Wolf":
            page.press(attack)
            page.press(say("offer-bot"))
            while page.offers(say("choose-decline")):
                page.press(say("choose-decline"))
        else:
            page.press(next(label for label in page.labels if "–" in label and "(" in label))
            if picture:
                page.shot(f"{picture}-area")
            page.press(next(label for label in page.labels if label[:1].isalpha() and label[1:].isdecimal()))
            page.press(say("living-confirm"))
    ends = [say("living-confirm-end"), say("table-attack-confirm"), say("living-end")]
    page.press(next(label for label in ends if page.offers(label)))
