"""The sentences of cards in an answer: which are named, with which status, and that none but judged ones change it."""

from __future__ import annotations

from typing import Any

import pytest

from bot.table.ruling import answer_document
from engine import DocumentError, adjudicate

VALUES = {"speed": 8, "attack": 10, "defense": 17, "damage": 3, "range": 5}


def figure(name: str, side: str, at: str, *texts: str, **more: Any) -> dict[str, Any]:
    """Return a figure whose specials have these texts."""
    special = [{"name": f"Trick {number}", "text": text} for number, text in enumerate(texts, 1)]
    return {"id": name.lower(), "name": name, "side": side, "at": at, "values": VALUES, "special": special, **more}


def ask(question: dict[str, Any], *figures: dict[str, Any], **turn: Any) -> dict[str, Any]:
    """Return the answer to a question about figures, as JSON."""
    document = {"ruleset": "heroclix-modern", "map": {"size": [16, 16]}, "figures": list(figures), "ask": question}
    return answer_document(adjudicate({**document, "turn": turn} if turn else document), "en")


def rows(answer: dict[str, Any]) -> list[tuple[str, str, bool]]:
    """Return what an answer names: sentence, status, whether it applies."""
    return [(one["sentence"], one["status"], one["applies"]) for one in answer["cards"]]


HIT = {"type": "attack", "attacker": "hollis", "targets": ["rob"], "kind": "close", "roll": [5, 6]}
MISS = {**HIT, "roll": [1, 2]}
ROB = figure("Rob", "blue", "C6")


def test_every_answer_has_cards() -> None:
    """An empty list where no text was read, and none where the edition's cards are not read."""
    assert ask({"type": "distance", "a": "hollis", "b": "rob"}, figure("Hollis", "red", "C5"), ROB)["cards"] == []
    force = {
        "ruleset": "heroclix-modern",
        "force": {"figures": [{"name": "Rob", "points": 50}]},
        "ask": {"type": "force"},
    }
    assert answer_document(adjudicate(force), "en")["cards"] == []
    older = {
        "ruleset": "heroclix-2022",
        "map": {"size": [8, 8]},
        "figures": [],
        "ask": {"type": "distance", "a": "A1", "b": "B2"},
    }
    assert "cards" not in answer_document(adjudicate(older), "en")


def test_a_list_that_is_judged_takes_part() -> None:
    """The figure can use what its text lists, and the row says so."""
    answer = ask({"type": "legal_actions", "figure": "hollis"}, figure("Hollis", "red", "C5", "Charge, Stealth."))
    assert "charge" in [one["action"] for one in answer["actions"]]
    [row] = answer["cards"]
    assert row == {
        "figure": "hollis", "special": "Trick 1", "sentence": "Charge, Stealth.", "status": "judged", "applies": True,
        "because": None, "effects": [{"grants": "charge"}, {"grants": "stealth"}],
    }  # fmt: skip


def test_20_4_what_cant_be_used_does_not_apply() -> None:
    """A special power that Outwit took: judged, but not now, and why."""
    hollis = figure("Hollis", "red", "C5", "Charge.", cant_use=["Trick 1"])
    answer = ask({"type": "legal_actions", "figure": "hollis"}, hollis)
    [row] = answer["cards"]
    assert (row["status"], row["applies"], row["because"]["rule"]) == ("judged", False, "20.4")


@pytest.mark.parametrize(
    ("text", "question", "named"),
    [
        ("When Hollis hits, hum.", HIT, True),
        ("When Hollis hits, hum.", MISS, False),
        ("When Hollis misses, hum.", MISS, True),
        ("When Hollis misses, hum.", HIT, False),
        ("When Hollis hits with a range attack, hum.", HIT, False),
        ("When Hollis hits with a close attack, hum.", HIT, True),
        ("When Hollis attacks, hum.", MISS, True),
        ("When Hollis is hit, hum.", HIT, False),
        ("When Hollis takes damage, hum.", HIT, False),
        ("When Hollis moves, hum.", {"type": "reachable", "figure": "hollis"}, True),
        ("When Hollis moves, hum.", HIT, False),
        ("When Hollis uses Leadership, hum.", {"type": "use", "figure": "hollis", "action": "leadership"}, True),
        ("FREE: Hum.", {"type": "legal_actions", "figure": "hollis"}, True),
        ("FREE: Hum.", {"type": "legal_actions", "figure": "rob"}, False),
        ("FREE: Hum.", HIT, False),
        ("At the beginning of your turn, hum.", {"type": "legal_actions", "figure": "hollis"}, False),
    ],
)
def test_21_1b_a_sentence_is_reminded_at_its_moment_alone(text: str, question: dict[str, Any], named: bool) -> None:
    """Left out at any other; and the answer is as if it weren't there."""
    answer = ask(question, figure("Hollis", "red", "C5", text), ROB)
    assert rows(answer) == ([(text, "reminded", False)] if named else [])
    told = [step for step in answer["ruling"]["steps"] if step["message"] == "card-reminded"]
    assert bool(told) == named
    plain = ask(question, figure("Hollis", "red", "C5"), ROB)
    for one in (answer, plain):
        del one["cards"], one["ruling"]
    assert answer == plain


def test_21_1b_the_targets_moments() -> None:
    """What a target's card says of being hit, and of whom it is hit by."""
    texts = (
        "When Rob is hit, hum.",
        "When Rob is hit by a range attack, hum.",
        "When an adjacent friendly character is hit, hum.",
    )
    answer = ask(
        HIT, figure("Hollis", "red", "C5"), figure("Rob", "blue", "C6", *texts), figure("Sam", "blue", "C7", texts[2])
    )
    assert [(one["figure"], one["sentence"]) for one in answer["cards"]] == [("rob", texts[0]), ("sam", texts[2])]


@pytest.mark.parametrize(
    ("text", "phase", "active", "named"),
    [
        ("At the beginning of your turn, hum.", "beginning", "red", True),
        ("At the beginning of your turn, hum.", "beginning", "blue", False),
        ("At the beginning of the turn, hum.", "beginning", "blue", True),
        ("At the end of your turn, hum.", "end", "red", True),
        ("At the end of your turn, hum.", "action", "red", False),
        ("FREE: Hum.", "action", "red", True),
        ("FREE: Hum.", "action", "blue", False),
        ("FREE: Hum.", "beginning", "red", False),
    ],
)
def test_9_phases_and_turns(text: str, phase: str, active: str, named: bool) -> None:
    """A phase, whose turn it is, and that actions are given in one phase alone."""
    question = {"type": "legal_actions", "figure": "hollis"}
    answer = ask(question, figure("Hollis", "red", "C5", text), ROB, active=active, phase=phase)
    assert [one["sentence"] for one in answer["cards"]] == ([text] if named else [])


def test_7_an_action_that_cant_be_given_is_not_reminded() -> None:
    """Two action tokens forbid costed actions, and no FREE ones; what was used once per turn is over."""
    texts = ("POWER: Hum.", "FREE: Hum.", "FREE: Once per turn, hum.")
    hollis = figure("Hollis", "red", "C5", *texts, tokens=2, this_turn={"used": ["Trick 3"]})
    answer = ask({"type": "legal_actions", "figure": "hollis"}, hollis)
    assert [one["sentence"] for one in answer["cards"]] == ["FREE: Hum."]


def test_what_is_unread_is_said_and_changes_nothing() -> None:
    """Named for every figure that the question is about, and for others where it may speak of them."""
    hollis, rob = figure("Hollis", "red", "C5", "Hollis hums."), figure("Rob", "blue", "C6", "Rob modifies lava +1.")
    others = [figure("Sam", "blue", "H9", "All characters hum."), figure("Pat", "blue", "H8", "Pat hums.")]
    answer = ask(HIT, hollis, rob, *others)
    assert [(one["figure"], one["status"]) for one in answer["cards"]] == [
        ("hollis", "unread"),
        ("rob", "unread"),
        ("sam", "unread"),
    ]
    steps = [step for step in answer["ruling"]["steps"] if step["message"] == "card-unread"]
    assert len(steps) == 3
    plain = ask(HIT, figure("Hollis", "red", "C5"), ROB)
    assert {key: answer[key] for key in plain if key not in ("cards", "ruling")} == {
        key: plain[key] for key in plain if key not in ("cards", "ruling")
    }


def test_a_text_beside_effects_or_not_to_be_read_is_kept_as_words() -> None:
    """`effects` alone count; `read: false` leaves the text unread whatever it says."""
    for more in ({"effects": [{"grants": "flurry"}]}, {"read": False}):
        hollis = figure("Hollis", "red", "C5")
        hollis["special"] = [{"name": "Trick", "text": "Charge.", **more}]
        answer = ask({"type": "legal_actions", "figure": "hollis"}, hollis)
        assert answer["cards"] == []
        assert "charge" not in [one["action"] for one in answer["actions"]]


def test_a_text_is_as_good_as_its_effects_typed_by_hand() -> None:
    """Apart from what the ruling says of the card."""
    typed = figure("Hollis", "red", "C5")
    typed["special"] = [{"name": "Trick 1", "effects": [{"grants": "charge"}, {"grants": "giant-reach:2"}]}]
    question = {"type": "legal_actions", "figure": "hollis"}
    by_hand, read = (
        ask(question, typed, ROB),
        ask(question, figure("Hollis", "red", "C5", "Charge, Giant Reach: 2."), ROB),
    )
    for one in (by_hand, read):
        del one["cards"], one["ruling"]
    assert by_hand == read


def test_bounds_of_a_text() -> None:
    """2,000 characters at most in a document; any other text ends in statuses."""
    with pytest.raises(DocumentError) as refused:
        ask({"type": "legal_actions", "figure": "hollis"}, figure("Hollis", "red", "C5", "x" * 2001))
    assert refused.value.path == "figures[0].special[0].text"
    for text in ("x" * 2000, "(((((", '"', "// // .", "+1 -1 #4 [ ] 3-6", "\n", "If if if, when when."):
        ask({"type": "legal_actions", "figure": "hollis"}, figure("Hollis", "red", "C5", text))


@pytest.mark.parametrize(("tokens", "named"), [(0, False), (1, True)])
def test_20_9a_an_action_whose_condition_is_not_met_is_left_out(tokens: int, named: bool) -> None:
    """Given, it would come to nothing."""
    text = "FREE: If Hollis has an action token, hum."
    answer = ask({"type": "legal_actions", "figure": "hollis"}, figure("Hollis", "red", "C5", text, tokens=tokens))
    assert [one["sentence"] for one in answer["cards"]] == ([text] if named else [])


def test_21_1b_who_else_is_reminded() -> None:
    """A card of somebody else that speaks of the attacker's side, and an action that it gives to others."""
    text = "When an opposing character hits, hum."
    sam = figure("Sam", "blue", "H9", text)
    assert [one["figure"] for one in ask(HIT, figure("Hollis", "red", "C5"), ROB, sam)["cards"]] == ["sam"]
    assert ask(MISS, figure("Hollis", "red", "C5"), ROB, sam)["cards"] == []
    giver = figure("Pat", "red", "H8", 'Friendly characters have "FREE: Hum."')
    answer = ask({"type": "legal_actions", "figure": "hollis"}, figure("Hollis", "red", "C5"), giver)
    assert [(one["figure"], one["status"]) for one in answer["cards"]] == [("pat", "reminded")]
    assert ask({"type": "legal_actions", "figure": "rob"}, ROB, giver, active="blue")["cards"] == []
