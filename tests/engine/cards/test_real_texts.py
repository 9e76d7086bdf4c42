"""Texts of real cards, where a developer has them beside the repository: no error, and how much of them is read."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from engine.heroclix.cards.parts import parts
from engine.heroclix.cards.reader import read
from engine.heroclix.document import SpecialIn
from engine.heroclix.editions.modern import MODERN
from engine.heroclix.structured import checked_special
from engine.heroclix.written.applied import unapplied
from engine.heroclix.written.effect import EffectIn

FILE = Path(__file__).resolve().parents[4] / "shared" / "cards" / "dev.jsonl"
pytestmark = pytest.mark.skipif(not FILE.is_file(), reason="no texts of cards beside the repository")


def test_real_texts_are_read_as_far_as_promised() -> None:
    """At least 85 of 100 texts are judged or reminded in every sentence, and at most 8 of 100 sentences are unread."""
    statuses: Counter[str] = Counter()
    families: Counter[tuple[str, str]] = Counter()
    whole = 0
    texts = [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]
    for each in texts:
        found = read(MODERN.powers, each["name"], each["text"], None, each["title"] or "")
        assert "".join("".join(one.text for one in found).split()) == "".join("".join(parts(each["text"])).split())
        statuses.update(one.status for one in found)
        families.update((one.family, one.status) for one in found)
        whole += all(one.status != "unread" for one in found)
        for one in found:
            if one.status == "judged":
                assert all(unapplied(EffectIn.model_validate(effect)) is None for effect in one.effects)
        special = SpecialIn(name=(each["title"] or "?")[:80], text=each["text"][:2000])
        checked_special(MODERN.powers, "special[0]", special, each["name"])
    total = statuses.total()
    print({status: f"{count / total:.1%}" for status, count in statuses.items()}, f"texts {whole / len(texts):.1%}")  # noqa: T201 - the shares are what is looked for
    for family in sorted({family for family, _ in families}):
        print(family, {status: count for (of, status), count in families.items() if of == family})  # noqa: T201
    assert statuses["unread"] <= 0.08 * total
    assert whole >= 0.85 * len(texts)
