"""Neutral replies become Discord messages within every limit, and terminal text without marks."""

from __future__ import annotations

from collections.abc import Callable

import discord
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.cli.terminal import to_text
from bot.discord.components import custom_id, view_of
from bot.discord.message import message_of, shortened
from bot.table.reply import Block, Choice, Menu, Picture, Reply, safe
from bot.words.language import LANGUAGES, catalogue
from engine import Step, Term
from engine.ruling import StepKind

TEXT = st.text(max_size=5000)


@given(TEXT, TEXT, st.lists(st.tuples(TEXT, TEXT), max_size=30), TEXT)
def test_a_message_stays_within_discords_limits(
    title: str, text: str, blocks: list[tuple[str, str]], footer: str
) -> None:
    """Whatever a reply holds, its embed keeps to 6,000 characters and to each part's own limit."""
    embed = message_of(Reply(title, text, tuple(Block(*block) for block in blocks), footer))["embed"]
    assert len(embed) <= 6000
    assert len(embed.title or "") <= 256
    assert len(embed.description or "") <= 4096
    assert len(embed.fields) <= 25
    assert all(len(field.name or "") <= 256 and 1 <= len(field.value or "") <= 1024 for field in embed.fields)
    assert len(embed.footer.text or "") <= 2048


def test_a_picture_travels_with_its_words() -> None:
    """The picture is attached under the name that the embed shows, with its alt text."""
    message = message_of(Reply("Board", picture=Picture(b"png", "a board")))
    (file,) = message["files"]
    assert message["embed"].image.url == f"attachment://{file.filename}"
    assert file.description == "a board"


def test_no_message_pings_anybody() -> None:
    """Every message forbids all mentions."""
    allowed = message_of(Reply("x"))["allowed_mentions"]
    assert allowed.to_dict() == discord.AllowedMentions.none().to_dict()


@given(st.text(max_size=200))
def test_safe_text_has_no_marks_left(name: str) -> None:
    """A name typed by a user keeps its letters and loses every mark, mention and line break."""
    shown = safe(name)
    assert "\n" not in shown
    assert "@everyone" not in shown
    assert all(shown[index - 1] == "\\" for index, letter in enumerate(shown) if letter in "*_~`|>" and index)


@pytest.mark.parametrize(
    "typed", ["http://example.org/x", "HTTPS://example.org", "steam://run", "discord.gg/abc", "Discord.GG/abc"]
)
def test_a_name_is_no_link(typed: str) -> None:
    """What a user typed makes no link and no invitation in the bot's messages, and is read whole in the terminal."""
    shown = safe(f"[Wolf]({typed})")
    assert "://" not in shown
    assert "discord.gg" not in shown.lower()
    assert to_text(Reply("Wolf", shown)) == f"Wolf\n[Wolf]({typed})"


async def test_buttons_of_one_message_have_ids_of_their_own() -> None:
    """Two buttons that do the same still have distinct custom ids, of at most 100 characters."""
    view = view_of(Reply(choices=(Choice("a", "rule", ("10.8",)), Choice("b", "rule", ("10.8",)))))
    assert view is not None
    ids = [item.custom_id for item in view.children]  # type: ignore[attr-defined]
    assert len(set(ids)) == 2
    assert all(len(found) <= 100 for found in ids)


async def test_a_menu_has_at_most_25_options() -> None:
    """A longer list is cut to what Discord shows."""
    options = tuple((f"label {n}", f"value {n}", "") for n in range(40))
    view = view_of(Reply(menus=(Menu("choose", "rule", options),)))
    assert view is not None
    assert len(view.children[0].item.options) == 25  # type: ignore[attr-defined]


def test_too_long_an_id_is_a_bug_found_at_once() -> None:
    """An action whose arguments do not fit is refused when it is made, not when it is pressed."""
    with pytest.raises(ValueError, match="longer than 100"):
        custom_id("b", "rule", None, ("x" * 100,), 0)


def test_shortening_keeps_words() -> None:
    """A text is cut between words where it can be, and never past its limit."""
    assert shortened("line of fire", 9) == "line of…"
    assert shortened("abcdefghij", 5) == "abcd…"
    assert shortened("short", 5) == "short"


def test_terminal_text_has_no_marks() -> None:
    """The terminal shows plain words."""
    assert to_text(Reply("**Title**", f"`16.3b` {safe('a_b')}")) == "Title\n16.3b a_b"


@pytest.mark.parametrize("written", ["@everyone **now**", Term("edit-@everyone **now**")])
@pytest.mark.parametrize("thing", [lambda each: each, lambda each: ("C5", each), lambda each: ((each, "C5"),)])
def test_what_a_file_or_a_log_made_of_a_step_is_written_out(written: str, thing: Callable[[str], object]) -> None:
    """An object's id, or a word that is none of ours, pings nobody and marks nothing up, in lists as well."""
    step = Step(StepKind.CHECK, "setup-marker-inside", {"thing": thing(written), "side": "red"}, rule="17.4")
    for language in LANGUAGES:
        told = catalogue(language).step(step, safe)
        assert "@everyone" not in told
        assert r"\*\*now\*\*" in told
        assert "@everyone **now**" in catalogue(language).step(step)
