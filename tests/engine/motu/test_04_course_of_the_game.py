"""4 Course of the game: activations, initiative, objectives, maintenance, score."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.motu.asking import ask, figure, scene, wrong

BRAK, ZOR = figure("brak", "C5"), figure("zor", "K5", "evil")


def codes(found: dict[str, Any]) -> list[str]:
    """Return the codes of an answer's reasons."""
    return [reason.code for reason in found["because"]]


@pytest.mark.parametrize(
    ("cards", "active", "by"),
    [
        ({"masters": 3, "evil": 2}, "masters", "initiative"),
        ({"masters": 2, "evil": 3}, "evil", "initiative"),
        ({"masters": 3, "evil": 3}, "evil", "starting-player"),
        ({"masters": 1}, "masters", "passed"),
    ],
)
def test_whose_card_goes_first(cards: dict[str, int], active: str, by: str) -> None:
    """The higher initiative; tied, the starting player; who has no card has passed (4b)."""
    document = scene(turn={"starting_player": "evil"})
    assert ask(document, "initiative", cards=cards) == {"active": active, "by": by}


def test_a_tie_needs_a_starting_player() -> None:
    """Nobody is guessed."""
    assert wrong(scene(), "initiative", cards={"masters": 1, "evil": 1}) == ("turn.starting_player", "error-missing")
    assert wrong(scene(), "initiative", cards={}) == ("ask.cards", "error-missing")


@pytest.mark.parametrize(
    ("brak", "turn", "expected"),
    [
        ({}, {}, []),
        ({"activated": True}, {}, ["activated"]),
        ({"defeated": True}, {}, ["defeated"]),
        ({}, {"passed": ["masters"]}, ["passed"]),
        ({}, {"passed": ["evil"]}, []),
        ({}, {"first_of_round": True, "last_activated": {"masters": "brak"}}, ["double"]),
        ({}, {"first_of_round": False, "last_activated": {"masters": "brak"}}, []),
        ({}, {"first_of_round": True, "last_activated": {"masters": "ram"}}, []),
        ({"activated": True}, {"passed": ["masters"], "first_of_round": True, "last_activated": {"masters": "brak"}},
         ["activated", "passed", "double"]),
    ],
)  # fmt: skip
def test_who_may_be_activated(brak: dict[str, Any], turn: dict[str, Any], expected: list[str]) -> None:
    """Who is available; not first who was last in the round before, while others are left (4b, M29)."""
    document = scene({**BRAK, **brak}, figure("ram", "C8"), ZOR, turn=turn)
    assert codes(ask(document, "activation", figure="brak")) == expected


def test_a_last_character_is_free_of_double_activation() -> None:
    """One left, or the last one defeated: nobody is barred (4b, M29)."""
    turn = {"first_of_round": True, "last_activated": {"masters": "brak"}}
    alone = scene(BRAK, figure("ram", "C8", defeated=True), turn=turn)
    assert codes(ask(alone, "activation", figure="brak")) == []


@pytest.mark.parametrize(
    ("others", "token", "fails"),
    [
        ([], "C5", []),
        ([], "D5", []),
        ([], "E5", ["too-far"]),
        ([figure("zor", "B5", "evil")], "D5", ["enemy-adjacent"]),
        ([figure("zor", "E5", "evil")], "D5", ["enemy-at-token"]),
        ([figure("zor", "D5", "evil")], "D5", ["enemy-adjacent", "enemy-at-token"]),
        ([figure("ram", "E5")], "D5", []),
        ([figure("zor", "E5", "evil", defeated=True)], "D5", []),
    ],
)
def test_who_takes_an_objective(others: list[dict[str, Any]], token: str, fails: list[str]) -> None:
    """Four conditions (4c): no enemy beside it, near the token, no enemy there, not in its own zone."""
    document = scene(BRAK, *others, objectives=[{"id": "o1", "at": token}])
    assert ask(document, "objective", figure="brak", token="o1") == {"result": not fails, "fails": fails}  # noqa: S106


@pytest.mark.parametrize(("side", "fails"), [("masters", ["own-zone"]), ("evil", [])])
def test_no_objective_in_the_own_zone(side: str, fails: list[str]) -> None:
    """4c: the army's own deployment zone; the other's is what it is after."""
    document = scene(BRAK, objectives=[{"id": "o1", "at": "C5"}], zones={side: ["A1:C6"]})
    assert ask(document, "objective", figure="brak", token="o1")["fails"] == fails  # noqa: S106


@pytest.mark.parametrize(
    ("more", "wounds", "mana", "defeated"),
    [
        ({"wounds": 2, "mana": 1}, 2, 2, False),
        ({"wounds": 2, "mana": 5}, 2, 5, False),
        ({"wounds": 2, "activated": True}, 2, 0, False),
        ({"wounds": 2, "positive": "regeneration"}, 1, 1, False),
        ({"wounds": 0, "positive": "regeneration"}, 0, 1, False),
        ({"wounds": 2, "negative": "curse"}, 3, 1, False),
        ({"wounds": 2, "negative": "curse", "health": 3}, 3, 0, True),
        ({"wounds": 2, "negative": "curse", "positive": "regeneration", "health": 3}, 2, 1, False),
        ({"wounds": 2, "negative": "stun", "positive": "speed"}, 2, 1, False),
        ({"wounds": 3, "health": 3, "positive": "regeneration"}, 3, 0, True),
    ],
)
def test_maintenance(more: dict[str, Any], wounds: int, mana: int, defeated: bool) -> None:
    """Effects end, regeneration and curse with them; one mana for who was not activated, five at most (4c, 7f, M28)."""
    found = ask(scene({**BRAK, **more}, figure("ram", "C8"), ZOR), "maintenance")
    assert found["figures"]["brak"] == {
        "wounds": wounds, "mana": mana, "defeated": defeated, "positive": None, "negative": None
    }  # fmt: skip


def test_a_curse_may_end_the_game() -> None:
    """It defeats before victory is checked, and no mana is gained once the game is over (M28)."""
    document = scene({**BRAK, "negative": "curse", "health": 1, "cost": 30}, ZOR)
    found = ask(document, "maintenance")
    assert (found["over"], found["winner"], found["by"]) == (True, "evil", "military")
    assert found["points"] == {"masters": 0, "evil": 30}
    assert found["figures"]["zor"]["mana"] == 0


@pytest.mark.parametrize(
    ("objectives", "quests", "round_", "found"),
    [
        ((1, 0), ([], []), 4, ("masters", "points")),
        ((1, 0), ([], [1]), 4, (None, "draw")),
        ((0, 1), ([15], [14]), 4, (None, "draw")),
        ((0, 1), ([15], [15]), 4, ("evil", "points")),
        ((2, 0), ([], []), 3, (None, None)),
    ],
)
def test_victory_by_points(
    objectives: tuple[int, int], quests: tuple[list[int], list[int]], round_: int, found: tuple[str | None, str | None]
) -> None:
    """After the fourth round, with twenty points more than the other; fewer is a draw (4c)."""
    armies = {
        side: {"objectives": objectives[index], "quests": quests[index]}
        for index, side in enumerate(("masters", "evil"))
    }
    told = ask(scene(BRAK, ZOR, armies=armies, turn={"round": round_}), "score")
    assert (told["winner"], told["by"]) == found
    assert told["over"] is (found[1] is not None)
    assert told["points"]["masters"] == 20 * objectives[0] + sum(quests[0])


@pytest.mark.parametrize(
    ("defeated", "winner", "by"),
    [(("zor",), "masters", "military"), (("brak",), "evil", "military"), (("brak", "zor"), None, "draw")],
)
def test_military_victory(defeated: tuple[str, ...], winner: str | None, by: str) -> None:
    """All of an army defeated: the other wins, in any round and whatever the points; both: a draw (4c)."""
    figures = [{**each, "defeated": each["id"] in defeated, "cost": 50} for each in (BRAK, ZOR)]
    told = ask(scene(*figures, armies={"evil": {"objectives": 5}}, turn={"round": 2}), "score")
    assert (told["over"], told["winner"], told["by"]) == (True, winner, by)
    assert told["points"] == {"masters": 50 * ("zor" in defeated), "evil": 100 + 50 * ("brak" in defeated)}
