"""Leadership that adds 2, more of some beside it, and what only older books had (7.9, 20.9, 23.3)."""

from __future__ import annotations

import pytest

from tests.engine.cards.asking import LEGAL, asked, figure, value
from tests.engine.cards.reading import of, one


@pytest.mark.parametrize(("text", "total"), [("", 3), ("Leadership.", 4), ("LEADS", 5)])
def test_7_9_the_action_total_that_leadership_makes(text: str, total: int) -> None:
    """Plus 2 instead of plus 1, and not both."""
    text = text.replace("LEADS", "Leadership, but increases action total by +2 instead of +1.")
    turn = {"active": "red", "build_total": 300, "actions_used": total - 1}
    question = {"type": "legal", "figure": "sam", "action": "move"}
    figures = figure("Hollis", "red", "C6", text), figure("Sam", "red", "H6")
    assert asked(question, *figures, turn=turn)["legal"] is True
    assert asked(question, *figures, turn={**turn, "actions_used": total})["legal"] is False


@pytest.mark.parametrize("others", [0, 1])
def test_7_9_two_such_leaders_make_no_more(others: int) -> None:
    """It is said for the force, once."""
    text = "Leadership, but increases action total by +2 instead of +1."
    figures = [figure(name, "red", at, text) for name, at in (("Hollis", "C6"), ("Kim", "C9"))[: others + 1]]
    turn = {"active": "red", "build_total": 300, "actions_used": 5}
    question = {"type": "legal", "figure": "sam", "action": "move"}
    assert asked(question, *figures, figure("Sam", "red", "H6"), turn=turn)["legal"] is False


def test_27_4l_leadership_that_was_taken_adds_nothing() -> None:
    """Neither its own nor the card's."""
    text = "Leadership, but increases action total by +2 instead of +1."
    turn = {"active": "red", "build_total": 300, "actions_used": 3}
    figures = figure("Hollis", "red", "C6", text, cant_use=["leadership"]), figure("Sam", "red", "H6")
    assert asked({"type": "legal", "figure": "sam", "action": "move"}, *figures, turn=turn)["legal"] is False


SWARM = (
    "If Hollis is adjacent to 1 or more friendly bystanders named Imp, modify its damage +2, and if it is adjacent"
    " to 2 or more of them, also modify its attack +1."
)


@pytest.mark.parametrize(("imps", "changed"), [(0, (10, 3)), (1, (10, 5)), (2, (11, 5))])
def test_20_9_the_more_of_them_the_more(imps: int, changed: tuple[int, int]) -> None:
    """One makes the damage better, two the attack as well."""
    beside = [
        figure("Imp", "red", at, bystander=True) | {"id": f"imp{number}"} for number, at in enumerate(("C7", "D7"))
    ]
    figures = figure("Hollis", "red", "C6", SWARM), *beside[:imps]
    assert (value("hollis", "attack", *figures), value("hollis", "damage", *figures)) == changed


@pytest.mark.parametrize(("name", "judged"), [("Opposing character", True), ("An opposing character", False)])
def test_21_9_a_slip_of_print_is_forgiven(name: str, judged: bool) -> None:
    """One that "modify" is several."""
    assert (one(f"{name} modify damage -1.", "Hollis").status == "judged") == judged


@pytest.mark.parametrize(
    ("text", "status", "why"),
    [
        ("If Hollis is on an Ash themed team, your maximum number of Themed Team Probability Control uses is 5"
         " (instead of 4).", "judged", "void"),
        ("If Hollis is on a themed team, your maximum number of Probability Control uses this game is 6.",
         "reminded", "spoken"),
    ],
)  # fmt: skip
def test_23_3_what_a_themed_team_no_longer_has(text: str, status: str, why: str) -> None:
    """It changes nothing, and the card says so."""
    sentence = one(text, "Hollis")
    assert (sentence.status, sentence.why, sentence.effects) == (status, why, ())


def test_23_3_a_ruling_says_that_it_changes_nothing() -> None:
    """With the section and our reading."""
    text = "If Hollis is on a themed team, your maximum number of Themed Team Probability Control uses is 6."
    cards = asked({"type": "value", "figure": "hollis", "value": "attack"}, figure("Hollis", "red", "C6", text))[
        "cards"
    ]
    assert [(card["because"]["rule"], card["because"]["reading"]) for card in cards] == [("23.3", "P216")]


def test_20_4_what_a_power_printed_on_cards_may_still_attack_is_left_to_players() -> None:
    """Whom the character can attack by that power alone: no question names it, so nothing is judged, and it is told."""
    text = "Hollis can't attack smaller characters except via Colossal Retaliation."
    assert one(text, "Hollis").status != "judged"
    hollis, rob = figure("Hollis", "red", "C6", text, size="giant"), figure("Rob", "blue", "C7")
    answer = asked(LEGAL, hollis, rob)
    assert answer["legal"]
    assert [card["status"] for card in answer["cards"]] == [one(text, "Hollis").status]
    plain = figure("Hollis", "red", "C6", "Hollis can't attack smaller characters.", size="giant")
    assert not asked(LEGAL, plain, rob)["legal"]


RAISED = "Leadership. If Hollis occupies hindering terrain, increase her Leadership result by 1."


@pytest.mark.parametrize(("at", "text", "least"), [("C5", RAISED, 4), ("C6", RAISED, 5), ("C5", "Leadership.", 5)])
def test_27_4l_a_result_that_is_increased_under_a_condition(at: str, text: str, least: int) -> None:
    """One result more succeeds, where the condition holds."""
    figures = figure("Hollis", "red", at, text, points=100), figure("Sam", "red", "D6", points=50, tokens=1)
    turn = {"active": "red", "phase": "beginning"}
    for roll in range(1, 7):
        used = {"type": "use", "figure": "hollis", "action": "leadership", "target": "sam", "roll": roll}
        assert asked(used, *figures, turn=turn)["success"] == (roll >= least)


@pytest.mark.parametrize(
    "text",
    [
        "If Hollis occupies hindering terrain, increase her Leadership result by 1.",  # whichever way she has it
        "Leadership. If Hollis occupies hindering terrain, decrease her Leadership result by 1.",
        "Leadership. If Hollis occupies hindering terrain, increase her attack result by 1.",
        "Leadership. If Rob is elevated, increase his Leadership result by 1.",
    ],
)
def test_27_4l_near_misses_of_an_increased_result(text: str) -> None:
    """Of a power that the card doesn't give, the other way, or of somebody else."""
    assert of(text, "Hollis")[-1].status != "judged"
