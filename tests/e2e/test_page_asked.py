"""/ask at a table in a browser, on a phone: what a player sees of a question about the board."""

from __future__ import annotations

from pathlib import Path

import pytest

selenium = pytest.importorskip("selenium", reason="selenium, which drives the browser, is not installed")

from tests.e2e.page import CHROMIUM, DRIVER, Page, chromium, sandbox  # noqa: E402 - after the check above

PICTURES = Path(__file__).resolve().parents[2] / ".screenshots"
QUESTIONS = {
    "en": (
        "can wolf shoot rook?",
        "what if wolf stood on F9, what does he need to hit rook",
        "who can wolf see",
        "can iron see rook",
    ),
    "es": (
        "le puede disparar wolf a rook",
        "si wolf estuviera en F9 cuanto necesita para pegarle a rook",
        "a quien ve wolf",
        "ve iron a rook",
    ),
}
UNDERSTOOD = {"en": "I understood: ", "es": "Entendí: "}
LIBRARY = {"en": "Rules library", "es": "Biblioteca de reglas"}

pytestmark = pytest.mark.skipif(
    not (CHROMIUM.exists() and DRIVER.exists()),
    reason=f"Debian's Chromium is not installed: {CHROMIUM} and {DRIVER} are needed (.ci/run installs them)",
)


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_question_about_the_board_on_a_phone(tmp_path: Path, language: str) -> None:
    """Each answer says what it understood and fits the phone's width; the first has its picture and its buttons."""
    PICTURES.mkdir(exist_ok=True)
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
        page.run("map load", name="training-yard")
        page.run("figure add", figure="Iron Wolf 75 8/10/17/3 r6 t1 at F3")
        page.act_as("Bruno")
        page.run("figure add", figure="Rook 50 7/9/16/2 r6 t1 4 clicks at E8")
        page.run("figure add", figure="Iron Rover 50 7/9/16/2 r6 t1 4 clicks at H8")
        page.act_as("Ana")
        page.run("turn end")
        for number, question in enumerate(QUESTIONS[language]):
            answer = page.run("ask", question=question)
            if number < 3:
                assert UNDERSTOOD[language] in answer.text
            assert LIBRARY[language] in answer.text
            if number == 0:
                assert page.picture_of(answer)[0] >= 600
            page.keep(f"asked-{language}-{number}")
        assert page.sideways() <= 0
        assert page.status["diagnostics"] == []
