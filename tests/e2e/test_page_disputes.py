"""/dispute in a browser, on a phone: opened, contested by a form, accepted; what everybody sees of it fits."""

from __future__ import annotations

from pathlib import Path

import pytest

selenium = pytest.importorskip("selenium", reason="selenium, which drives the browser, is not installed")

from tests.e2e.page import CHROMIUM, DRIVER, Page, chromium, sandbox  # noqa: E402 - after the check above

PICTURES = Path(__file__).resolve().parents[2] / ".screenshots"
WORDS = {
    "en": {
        "click": "Click the dials",
        "terrain": "Terrain …",
        "typed": "D5 hindering",
        "roll": "The dice were …",
        "accept": "Accept",
        "closed": "Dispute closed",
    },
    "es": {
        "click": "Girar los diales",
        "terrain": "Terreno…",
        "typed": "D5 obstaculizador",
        "roll": "Los dados eran…",
        "accept": "Aceptar",
        "closed": "Disputa cerrada",
    },
}
BOARD = "rrrrrrrr|........|........|........|........|........|........|bbbbbbbb"

pytestmark = pytest.mark.skipif(
    not (CHROMIUM.exists() and DRIVER.exists()),
    reason=f"Debian's Chromium is not installed: {CHROMIUM} and {DRIVER} are needed (.ci/run installs them)",
)


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_dispute_on_a_phone(tmp_path: Path, language: str) -> None:
    """A hit is contested by two forms, shown beside the other ruling, accepted by the other side; all fits."""
    PICTURES.mkdir(exist_ok=True)
    said = WORDS[language]
    with sandbox(tmp_path) as address, chromium() as browser:
        page = Page(browser, address, PICTURES)
        page.act_as("Judge")
        page.run("settings", language=language)
        for who in ("Ana", "Bruno"):
            page.act_as(who)
            if who == "Ana":
                page.run("game new")
            page.run("game join")
        page.act_as("Ana")
        page.run("map load", sketch=BOARD)
        page.run("figure add", figure="Iron Wolf 75 8/10/17/3 r6 t1 at D3")
        page.act_as("Bruno")
        page.run("figure add", figure="Rook 50 7/9/16/2 x5 r6 t1 at D7")
        page.act_as("Judge")
        for _ in range(5):
            page.run("turn end")
        page.act_as("Ana")
        page.run("attack", attacker="iron-wolf", target="rook", kind="range", roll="3 4")
        page.press(said["click"])
        page.act_as("Bruno")
        page.narrow()
        opened = page.run("dispute", entry=str(number_of_the_attack(page)))
        assert "Bruno" in opened.text
        page.shot(f"dispute-{language}-opened")
        page.write(said["terrain"], said["typed"], f"dispute-{language}-form")
        page.write(said["roll"], "2 3")
        page.shot(f"dispute-{language}-contested")
        page.act_as("Ana")
        page.press(said["accept"])
        assert said["closed"] in page.last.text
        page.shot(f"dispute-{language}-accepted")
        page.run("game log")
        page.shot(f"dispute-{language}-log")
        assert page.sideways() <= 0
        assert page.status["diagnostics"] == []


def number_of_the_attack(page: Page) -> int:
    """Return the number of the attack in the log of the game that this test plays."""
    assert page
    return 16
