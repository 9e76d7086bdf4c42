"""The sandbox page in a headless Chromium, driven as a newcomer would: typed commands, pressed buttons."""

from __future__ import annotations

import contextlib
import json
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

from selenium import webdriver
from selenium.common.exceptions import TimeoutException
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.ui import WebDriverWait

CHROMIUM = Path("/usr/bin/chromium")
DRIVER = Path("/usr/bin/chromedriver")
FLAGS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--force-device-scale-factor=1",
)
DESKTOP = (1280, 900)
PHONE = (390, 844)
SMALLEST = 100  # pixels of a picture that is more than a face or a sign
PATIENCE = 30.0  # seconds until something awaited counts as missing

TOLD = ("Last ruling in full", "Lo último, completo")  # the button that every living message has

TRIGGER = "arguments[0].querySelectorAll('.select-trigger')[arguments[1]]"  # of a message, and a number

T = TypeVar("T")


def _labelled(message: WebElement, *labels: str) -> list[WebElement]:
    """Return a message's buttons of these labels."""
    return [button for button in message.find_elements(By.TAG_NAME, "button") if button.text in labels]


@contextlib.contextmanager
def sandbox(home: Path) -> Iterator[str]:
    """Run `judge sandbox` until the block ends; gives the address that it prints."""
    judge = str(Path(sys.executable).with_name("judge"))
    log = home / "sandbox.log"
    with log.open("wb") as sink:
        process = subprocess.Popen([judge, "sandbox", "--no-browser"], stdout=sink, stderr=sink, cwd=home)
    try:
        deadline = time.monotonic() + PATIENCE
        while not (address := re.search(r"http://\S+", log.read_text(encoding="utf-8"))):
            assert process.poll() is None, log.read_text(encoding="utf-8")
            assert time.monotonic() < deadline, log.read_text(encoding="utf-8")
            time.sleep(0.05)
        yield address[0]
        assert process.poll() is None, log.read_text(encoding="utf-8")
        assert "Traceback" not in log.read_text(encoding="utf-8"), log.read_text(encoding="utf-8")
    finally:
        process.terminate()
        process.wait(20)


@contextlib.contextmanager
def chromium() -> Iterator[WebDriver]:
    """Open Debian's Chromium, without a window, on a profile of its own."""
    with tempfile.TemporaryDirectory() as profile:
        options = webdriver.ChromeOptions()
        options.binary_location = str(CHROMIUM)
        for flag in (*FLAGS, f"--user-data-dir={profile}", "--window-size={},{}".format(*DESKTOP)):
            options.add_argument(flag)
        browser = webdriver.Chrome(options=options, service=Service(str(DRIVER)))
        try:
            yield browser
        finally:
            browser.quit()


class Page:
    """The page as one of its users sees it."""

    def __init__(self, browser: WebDriver, address: str, pictures: Path) -> None:
        self._browser = browser
        self._pictures = pictures
        browser.get(address)
        self.settled()

    def _until(self, fact: Callable[[], T], what: str) -> T:
        wait: WebDriverWait[WebDriver] = WebDriverWait(self._browser, PATIENCE, 0.05)
        try:
            return wait.until(lambda _: fact())
        except TimeoutException:
            status = self.status
            raise AssertionError(f"{what}: {status['lastAction']}, {status['commandPicker']}") from None

    def _all(self, selector: str) -> list[WebElement]:
        return self._browser.find_elements(By.CSS_SELECTOR, selector)

    def _one(self, selector: str) -> WebElement:
        return self._until(lambda: self._all(selector), f"nothing on the page is {selector}")[0]

    @property
    def status(self) -> dict[str, Any]:
        """What the page tells about itself: whether it is ready, its last action, its messages."""
        told = self._browser.execute_script("return JSON.stringify(window.simcordPreview || {})")  # type: ignore[no-untyped-call]
        return dict(json.loads(told))

    def settled(self) -> None:
        """Wait until the page has taken in everything that happened."""
        self._until(lambda: self.status.get("ready") and not self.status.get("pendingAction"), "the page is not ready")

    def _sequence(self) -> int:
        """The number of the last action that the page carried out; 0 before the first."""
        return int((self.status["lastAction"] or {}).get("sequence") or 0)

    def act_as(self, name: str) -> None:
        """Look at the channel as another user."""
        script = """const [picker] = document.querySelectorAll('#viewer-picker');
            const wanted = [...(picker?.options ?? [])].find(each => each.text === arguments[0]);
            if (!wanted) return null;
            picker.value = wanted.value; picker.dispatchEvent(new Event('change', {bubbles: true}));
            return wanted.value;"""
        wanted = self._until(lambda: self._browser.execute_script(script, name), f"nobody is called {name}")  # type: ignore[no-untyped-call]
        self._until(lambda: self.status["viewerId"] == wanted, f"the page is not shown as {name}")
        self.settled()

    def run(self, command: str, **options: str) -> WebElement:
        """Type a slash command and its options, send it, and return the message it was answered with.

        Where the page offers suggestions, the one whose value was given is chosen.
        """
        before = self._sequence()
        self._one("#channel-composer-input").send_keys(f"/{command}")
        title = ".command-entry .command-entry-title strong"
        self._until(lambda: self._clicked(title, f"/{command}"), f"/{command} is not offered")
        for name, value in options.items():
            self._fill(name, value)
        self._until(lambda: self._sent(before), f"/{command} was not answered")
        self.settled()
        return self.last

    def _sent(self, before: int) -> bool:
        """Send what is composed, unless that is done, or waits for something else that the page does."""
        picker = self.status["commandPicker"]
        if picker["state"] == "composing" and self.status["ready"]:
            self._clicked("#send-message")
        return self._sequence() > before and self.status["ready"] and not picker["draft"]

    def _clicked(self, selector: str, text: str = "") -> bool:
        """Click the first thing of a kind, with that text if one is given; in one go, as lists are drawn anew often."""
        script = """const found = [...document.querySelectorAll(arguments[0])]
            .find(each => !arguments[1] || each.textContent === arguments[1]);
            found?.click(); return Boolean(found);"""
        return bool(self._browser.execute_script(script, selector, text))  # type: ignore[no-untyped-call]

    def _fill(self, name: str, value: str) -> None:
        field = f'.command-option-input[data-option="{name}"]'
        if not self._all(field):
            self._clicked(".command-chip")
            self._until(lambda: self._clicked(f'.command-suggestion[data-value="{name}"]'), f"{name} is not offered")
        self._one(field).send_keys(value)
        if self._one(field).get_attribute("role") == "combobox":
            self._until(lambda: self._chosen(name, value), f"{name} has no suggestions")

    def _chosen(self, name: str, value: str) -> bool:
        """Click the suggestion of a value, or find that it is not offered: it may be typed all the same."""
        asked = self.status["commandPicker"]["autocomplete"]
        answered = asked["option"] == name and asked["state"] in {"answered", "failed"}
        return self._clicked(f'.command-suggestion[data-value="{value}"]') or answered

    @property
    def messages(self) -> list[WebElement]:
        """The messages in the channel, oldest first."""
        return self._all("#channel-message-list [data-message-id]")

    @property
    def last(self) -> WebElement:
        """The newest message, scrolled into view."""
        newest = self.messages[-1]
        self._browser.execute_script("arguments[0].scrollIntoView({block: 'end'})", newest)  # type: ignore[no-untyped-call]
        return newest

    @property
    def living(self) -> WebElement:
        """The living message of the channel's game."""
        found = self._living()
        if found is None:  # what was answered to one alone has pushed it out of what the page has loaded
            self.run("board")
            found = self._until(self._living, "no living message is there")
        self._browser.execute_script("arguments[0].scrollIntoView({block: 'end'})", found)  # type: ignore[no-untyped-call]
        return found

    def _living(self) -> WebElement | None:
        return next((message for message in reversed(self.messages) if _labelled(message, *TOLD)), None)

    def offers(self, label: str) -> bool:
        """Return whether a message has a button of that label."""
        return any(_labelled(message, label) for message in self.messages)

    def press(self, label: str) -> None:
        """Press the button of that label on the newest message that has one."""
        before = self._sequence()
        button = next(_labelled(message, label)[0] for message in reversed(self.messages) if _labelled(message, label))
        self._browser.execute_script("arguments[0].click()", button)  # type: ignore[no-untyped-call]
        self._until(lambda: self._sequence() > before, f"{label!r} did nothing")
        self.settled()

    def write(self, label: str, line: str, picture: str = "") -> None:
        """Press the button of a form, write a line in it and send it; with a picture of the form where one is named."""
        self.press(label)
        field = self._one(".modal-dialog .modal-input")
        field.send_keys(line)
        if picture:
            self._browser.save_screenshot(str(self._pictures / f"{picture}.png"))
        before = self._sequence()
        self._until(lambda: self._clicked(".modal-actions button[type=submit]"), "the form has no button")
        self._until(lambda: self._sequence() > before, f"the form of {label!r} was not sent")
        self.settled()

    def choose(self, label: str = "", menu: int = 0) -> WebElement:
        """Choose an option in a menu of the newest message, the first without a label; return what came of it."""
        before = self._sequence()
        trigger = self.last.find_elements(By.CSS_SELECTOR, ".select-trigger")[menu]
        self._browser.execute_script("arguments[0].click()", trigger)  # type: ignore[no-untyped-call]
        script = """const found = [...document.querySelectorAll('.select-option')]
            .find(each => each.offsetParent && ['', each.innerText.split('\\n')[0].trim()].includes(arguments[0]));
            found?.click(); return Boolean(found);"""
        self._until(lambda: self._browser.execute_script(script, label), f"{label!r} is not offered")  # type: ignore[no-untyped-call]
        self._until(lambda: self._sequence() > before, f"{label!r} did nothing")
        self.settled()
        return self.last

    def options(self, message: WebElement) -> list[str]:
        """Return the labels of all that a message's menus offer, menu by menu."""
        found: list[str] = []
        for number in range(len(message.find_elements(By.CSS_SELECTOR, ".select-trigger"))):
            found += self._opened(message, number)
            self._browser.execute_script(f"{TRIGGER}?.click()", message, number)  # type: ignore[no-untyped-call]  # shut again
        return found

    def _opened(self, message: WebElement, number: int) -> list[str]:
        """Open a menu of a message, and return the labels that it shows."""
        self._browser.execute_script(f"{TRIGGER}?.click()", message, number)  # type: ignore[no-untyped-call]
        script = """return [...document.querySelectorAll('.select-option')].filter(each => each.offsetParent)
            .map(each => each.innerText.split('\\n')[0].trim())"""
        return list(self._until(lambda: self._browser.execute_script(script), "the menu shows nothing"))  # type: ignore[no-untyped-call]

    def pick(self, message: WebElement, start: str) -> None:
        """Choose the first option that begins so, in whichever menu of a message has one."""
        before = self._sequence()
        script = """const found = [...document.querySelectorAll('.select-option')]
            .find(each => each.offsetParent && each.innerText.trim().startsWith(arguments[0]));
            found?.click(); return Boolean(found);"""
        shown: list[str] = []
        for number in range(len(message.find_elements(By.CSS_SELECTOR, ".select-trigger"))):
            shown += self._opened(message, number)
            if self._browser.execute_script(script, start):  # type: ignore[no-untyped-call]
                self._until(lambda: self._sequence() > before, f"{start!r} did nothing")
                self.settled()
                return
            self._browser.execute_script(f"{TRIGGER}?.click()", message, number)  # type: ignore[no-untyped-call]
        raise AssertionError(f"{start!r} is not offered: {shown}")

    def picture_of(self, message: WebElement) -> tuple[int, int]:
        """Return width and height, in pixels, of the picture that a message shows once it is loaded."""
        script = "return [...arguments[0].querySelectorAll('img')].map(i => [i.naturalWidth, i.naturalHeight])"

        def loaded() -> list[list[int]]:
            sizes = self._browser.execute_script(script, message)  # type: ignore[no-untyped-call]
            return [size for size in sizes if size[0] > SMALLEST]

        width, height = self._until(loaded, "the message shows no picture")[0]
        return width, height

    def keep(self, name: str) -> Path:
        """Keep a picture of the page as it is on a desk and on a phone; return the desk's."""
        for suffix, size in (("phone", PHONE), ("desktop", DESKTOP)):
            self._browser.set_window_size(*size)
            self.settled()
            self.last  # noqa: B018 - scrolls
            self._browser.save_screenshot(str(self._pictures / f"{name}-{suffix}.png"))
        return self._pictures / f"{name}-desktop.png"

    def narrow(self) -> None:
        """Make the window that of a phone."""
        self._browser.set_window_size(*PHONE)
        self.settled()

    @property
    def labels(self) -> list[str]:
        """The labels of the newest message's buttons."""
        return self.labels_of(self.last)

    def labels_of(self, message: WebElement) -> list[str]:
        """Return the labels of a message's buttons."""
        return [button.text for button in message.find_elements(By.TAG_NAME, "button") if button.text]

    def shot(self, name: str, message: WebElement | None = None) -> None:
        """Keep a picture of a message, of the newest without one, as it is in the window."""
        shown = self.last if message is None else message
        self._browser.execute_script("arguments[0].scrollIntoView({block: 'end'})", shown)  # type: ignore[no-untyped-call]
        self._browser.save_screenshot(str(self._pictures / f"{name}.png"))

    def sideways(self) -> int:
        """Return by how many pixels the page is wider than its window, on a phone."""
        self._browser.set_window_size(*PHONE)
        self.settled()
        wider = self._browser.execute_script("return document.documentElement.scrollWidth - innerWidth")  # type: ignore[no-untyped-call]
        self._browser.set_window_size(*DESKTOP)
        self.settled()
        return int(wider)
