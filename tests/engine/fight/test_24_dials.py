"""Dials with KO clicks between, several dials (1.8, 24.2f), and what befalls who is on a countdown click (24.3)."""

from __future__ import annotations

from typing import Any

import pytest

from engine import DocumentError
from engine.heroclix.position import Life
from tests.engine.board.asking import ask as asked
from tests.engine.board.asking import figure as standing
from tests.engine.fight.scenes import ask, attack, figure, said, target

TWO = {"clicks": 8, "kos": [4], "dials": [1, 5]}


def hit(life: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Return what 3 damage does to a figure with this dial."""
    cap = figure("cap", "red", "C5", values={"attack": 10, "damage": 3})
    foe = figure("foe", "blue", "C6", life=life, **more)
    answer = attack("close", (5, 4), ["foe"], cap, foe)
    return {**target(answer, "foe"), "said": said(answer)}


@pytest.mark.parametrize(
    ("click", "dials", "after", "ko"),
    [
        (1, [1, 5], 5, False),  # exactly as many clicks as the dial has
        (3, [1, 5], 5, False),  # and with damage left, which does not carry over
        (1, [], 4, True),  # one dial alone: the KO click counts
        (5, [1, 5], 8, False),
        (6, [1, 5], 9, True),  # the lowest one is KO'd
    ],
)
def test_24_2f_the_next_dial_begins_instead_of_a_ko(click: int, dials: list[int], after: int, ko: bool) -> None:
    """Damage does not carry over; the last dial of the points is KO'd."""
    done = hit({**TWO, "click": click, "dials": dials})
    assert (done["click_after"], done["ko"]) == (after, ko)
    assert ("attack-next-dial" in done["said"]) == (click < 5 and bool(dials))


def test_24_2f_the_dials_follow_in_their_points() -> None:
    """Not in their place: the one listed after it, wherever that begins."""
    life = {"click": 5, "clicks": 8, "kos": [4], "dials": [5, 1]}
    assert hit({**life, "click": 7})["click_after"] == 1
    assert hit({**life, "click": 2})["ko"] is True


def test_24_2f_a_critical_miss_on_the_last_click_of_a_dial() -> None:
    """Its own damage brings it to the next one, too."""
    cap = figure("cap", "red", "C5", values={"attack": 10, "damage": 3}, life={**TWO, "click": 3})
    answer = attack("close", (1, 1), ["foe"], cap, figure("foe", "blue", "C6"))
    assert answer.fields["attacker_damage"] == 1
    assert "attack-own-ko" not in said(answer)


def test_24_2f_odds_count_the_clicks_of_one_dial() -> None:
    """On the last living click of a dial a hit turns one click, whatever the damage; on the first one all three."""
    cap = figure("cap", "red", "C5", values={"attack": 10, "damage": 3})
    for click, most in ((1, [3]), (3, [1])):
        foe = figure("foe", "blue", "C6", life={**TWO, "click": click})
        answer = ask({"type": "odds", "attacker": "cap", "targets": ["foe"], "kind": "close"}, cap, foe)
        targets = answer.fields["targets"]
        assert isinstance(targets, dict)
        assert [found["clicks"] for found in targets["foe"]["clicks"] if found["clicks"]] == most
        assert targets["foe"]["ko"]["exact"] == "0"


@pytest.mark.parametrize(("click", "healed"), [(5, 0), (6, 1), (7, 1), (2, 1)])
def test_6_6_nobody_is_healed_onto_a_ko_click(click: int, healed: int) -> None:
    """Steal Energy heals one click, unless KO is before it."""
    thief = figure("cap", "red", "C5", powers=["steal-energy"], values={"attack": 10, "damage": 3})
    answer = attack("close", (5, 4), ["foe"], {**thief, "life": {**TWO, "click": click}}, figure("foe", "blue", "C6"))
    assert answer.fields["attacker_healed"] == healed


def test_1_8_who_shows_ko_is_ko() -> None:
    """On a KO click in the middle of the dial as after its end; before and behind it, it lives."""
    assert [Life(click, 6, kos=frozenset({3})).ko for click in range(1, 8)] == [False, False, True] + [False] * 3 + [
        True
    ]


@pytest.mark.parametrize(
    ("life", "path"),
    [({"kos": [9]}, "kos[0]"), ({"dials": [1, 9]}, "dials[1]"), ({"dials": [4], "kos": [4]}, "dials[0]")],
)
def test_24_2f_dials_begin_on_living_clicks(life: dict[str, Any], path: str) -> None:
    """Neither KO clicks nor dials lie past the end, and no dial begins with KO."""
    with pytest.raises(DocumentError) as caught:
        hit({"click": 1, "clicks": 8, **life})
    assert caught.value.path.endswith(path)


@pytest.mark.parametrize(("countdown", "damage"), [([2], 0), ([3], 1), ([], 1)])
def test_24_3_who_counts_down_takes_nothing_for_a_fall(countdown: list[int], damage: int) -> None:
    """On a countdown click no damage of any kind; on the click before, it is a figure like any other."""
    hill = [{"kind": "elevated", "at": "C3", "id": "roof"}]
    cap = standing("C3", life={"click": 2, "clicks": 6, "countdown": countdown})
    found = asked({"type": "marker_removed", "marker": "roof"}, {"cap": cap}, markers=hill).fields
    assert (found["damage"], found["damage_taken"]) == ({"cap": damage}, {"cap": damage})


@pytest.mark.parametrize(("countdown", "taken"), [([3], 0), ([4], 1)])
def test_24_3_a_fall_after_the_damage_that_brought_it_there(countdown: list[int], taken: int) -> None:
    """Quake clicks a figure onto a countdown, and then its marker is gone: nothing more befalls it."""
    cap = figure("cap", "red", "C5", powers=["quake"], values={"attack": 10, "damage": 2})
    foe = figure("foe", "blue", "C6", life={"click": 1, "clicks": 6, "countdown": countdown})
    hill = [{"kind": "elevated", "at": ["C6"], "id": "hill"}]
    answer = attack("close", (5, 4), ["foe"], cap, foe, action="quake", markers=hill)
    fell = answer.fields["fallen"]["foe"]
    assert (target(answer, "foe")["click_after"], fell["damage_taken"]) == (3, taken)


@pytest.mark.parametrize(
    ("click", "after", "ko"),
    [
        (3, 5, False),  # of three clicks of damage only two are turned on this dial
        (1, 4, False),  # its last living click
        (2, 5, False),
        (5, 8, False),  # the second dial ends with the clicks
        (6, 9, True),
    ],
)
def test_24_2f_where_a_dial_begins_the_one_before_it_ends(click: int, after: int, ko: bool) -> None:
    """Without `kos` the boundary stands all the same: no damage carries over."""
    found = hit({"click": click, "clicks": 8, "dials": [1, 5]})
    assert (found["click_after"], found["ko"]) == (after, ko)


def test_24_2f_no_healing_back_onto_the_dial_before() -> None:
    """A dial's first click is where its healing ends (6.6)."""
    cap = figure("cap", "red", "C5", powers=["regeneration"], life={"click": 6, "clicks": 8, "dials": [1, 5]})
    question = {"type": "use", "figure": "cap", "action": "regeneration", "roll": 6}
    healed = ask(question, cap).fields["targets"]["cap"]
    assert (healed["healed"], healed["click_after"]) == (1, 5)


@pytest.mark.parametrize(
    ("life", "key"),
    [
        ({"dials": [1, 4], "kos": [4]}, "error-dial-begins-ko"),
        ({"dials": [1, 9], "kos": [4]}, "error-click-outside"),
        ({"dials": [1, 5], "kos": [9]}, "error-click-outside"),
    ],
)
def test_24_2f_a_wrong_dial_is_told_the_right_reason(life: dict[str, Any], key: str) -> None:
    """Beginning with KO is one fault, lying past the end another."""
    with pytest.raises(DocumentError) as caught:
        hit({"click": 1, "clicks": 8, **life})
    assert caught.value.message == key
