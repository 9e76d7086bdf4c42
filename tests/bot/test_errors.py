"""What an exception becomes for the one who asked."""

from __future__ import annotations

import logging

import pytest

from bot.app.errors import line_of_error, reply_to_error
from engine import DocumentError


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_key_of_a_file_stays_a_key(language: str) -> None:
    """An option is called as its reader sees it, with a side's part of it; `card.range` is what the file says."""
    in_a_file = line_of_error(DocumentError("card.range", "error-too-small", given=-1, limit=0), language)
    assert (in_a_file or "").startswith("card.range:")
    option = line_of_error(DocumentError("card", "error-missing"), "es")
    assert (option or "").startswith("carta:")


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_fault_of_ours_names_no_class(language: str, caplog: pytest.LogCaptureFixture) -> None:
    """The reader gets the number under which the host's log has the rest."""
    with caplog.at_level(logging.ERROR):
        reply = reply_to_error(ZeroDivisionError("by nought"), language)
    text = reply.text or ""
    assert "ZeroDivision" not in text
    assert "nought" not in text
    assert caplog.records[0].getMessage().split()[1].strip(":") in text
