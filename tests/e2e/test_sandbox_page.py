"""What a newcomer sees: the sandbox page in a real browser. The pictures are kept in `.screenshots`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

selenium = pytest.importorskip("selenium", reason="selenium, which drives the browser, is not installed")

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
    assert "27.8e ▶" in answer.text
    page.keep("rule")


def test_a_button_leads_on(page: Page) -> None:
    """The language button turns the answer to Spanish on the page."""
    page.run("rule", section="11.4")
    page.press("Español")
    assert "11.4 · Línea de fuego" in page.last.text
    page.keep("rule-spanish")
