"""What else cards speak of is an occasion in a game: team abilities, equipment, what is generated, whom one leaves."""

from __future__ import annotations

from typing import Any

import pytest

from engine.heroclix.game import (
    AddFigure,
    Attack,
    BringIn,
    EndTurn,
    LoadMap,
    Move,
    Replace,
    ToSideline,
    Undo,
    Use,
)
from engine.heroclix.game.describe.reminders import reminded
from tests.engine.game.tables import ANN, BEN, JUDGE, MAP, Game, able, table_of

TRICKS = "Old Tricks"
ASH = {"name": "Ash", "kind": "team-ability", "text": "FREE: Heal an adjacent friendly character 1 click."}
RING = {"id": "ring", "kind": "equipment", "at": "C2"}
CRATE = {"id": "crate", "kind": "light", "at": "C3"}


def table(text: str, of: str = "cato", at: str = "C5", **cards: Any) -> Game:
    """Return a game with Cato (red, C2), Fina (red, B2) and Dario (blue); one of them has a text on the card.

    `cards`: by name, what else stands on somebody's card; `objects`: what lies on the map.
    """
    objects = cards.pop("objects", [])

    def card(name: str) -> dict[str, Any]:
        own = dict(cards.get(name.lower(), {}))
        told = [{"name": TRICKS, "kind": "trait", "text": text}] if name.lower() == of else []
        return able(name, **{**own, "special": [*own.get("special", []), *told]})

    game = table_of((ANN, card("Cato"), "C2"), (ANN, card("Fina"), "B2"), (BEN, card("Dario"), at))
    if objects:
        game.do(LoadMap({**MAP, "objects": objects}, actor=JUDGE, judge=True))
    return game


def now(game: Game) -> list[str]:
    """Return the texts that are reminded of now, but for what somebody's other cards say."""
    return [one.text for one in reminded(game.state) if one.special == TRICKS]


@pytest.mark.parametrize(
    ("text", "of", "reminds"),
    [
        ("When Cato uses the Ash team ability, roll a d6.", "cato", True),
        ("When Cato uses the [Ash team ability], roll a d6.", "cato", True),
        ("When Cato uses the Ash team ability to heal another character, modify its attack +1.", "cato", True),
        ("When Cato uses the Fog team ability, roll a d6.", "cato", False),
        ("When a friendly character uses the Ash team ability, roll a d6.", "fina", True),
        ("When an adjacent friendly character uses the Ash team ability, roll a d6.", "fina", True),
        ("When an opposing character uses the Ash team ability, roll a d6.", "dario", True),
        ("When an opposing character uses the Ash team ability, roll a d6.", "fina", False),
        ("When Fina uses the Ash team ability, roll a d6.", "fina", False),
    ],
)
def test_19_4_a_team_ability_is_used(text: str, of: str, reminds: bool) -> None:
    """As its user says so; to whoever's card speaks of it, by its name and of whom it speaks."""
    game = table(text, of, cato={"special": [ASH]})
    assert now(game) == []
    game.do(Use("cato", "Ash", actor=ANN))
    assert (now(game) == [text]) is reminds
    game.do(Undo(actor=ANN))
    assert now(game) == []


def test_19_4_another_effect_of_its_name_is_no_team_ability() -> None:
    """A trait that is called so and used is none."""
    trait = {**ASH, "kind": "trait"}
    game = table("When Cato uses the Ash team ability, roll a d6.", cato={"special": [trait]})
    game.do(Use("cato", "Ash", actor=ANN))
    assert now(game) == []


@pytest.mark.parametrize(
    ("text", "of", "reminds"),
    [
        ("When Cato equips an object, roll a d6.", "cato", True),
        ("When Cato becomes equipped, roll a d6.", "cato", True),
        ("When Cato is equipped with an object, roll a d6.", "cato", True),
        ("When a friendly character equips an object, roll a d6.", "fina", True),
        ("When an opposing character equips an object, roll a d6.", "fina", False),
        ("When an opposing character equips an object, roll a d6.", "dario", True),
        ("When Fina equips an object, roll a d6.", "fina", False),
        ("When Cato picks up an object, roll a d6.", "cato", False),
    ],
)
def test_25_2c_somebody_equips_an_object(text: str, of: str, reminds: bool) -> None:
    """As the equipment goes on its card."""
    game = table(text, of, objects=[RING])
    game.do(Use("cato", "equip", target="ring", actor=ANN))
    assert (now(game) == [text]) is reminds


@pytest.mark.parametrize(
    ("text", "of", "reminds"),
    [
        ("When Cato picks up an object, roll a d6.", "cato", True),
        ("When an opposing character would pick up an object, you may roll a d6.", "dario", True),
        ("When an opposing character would pick up an object, you may roll a d6.", "fina", False),
        ("When Cato equips an object, roll a d6.", "cato", False),
    ],
)
def test_17_6_somebody_picks_up_an_object(text: str, of: str, reminds: bool) -> None:
    """On its way."""
    game = table(text, of, objects=[CRATE])
    game.do(Move("cato", "C4", pick_up="crate", actor=ANN))
    assert (now(game) == [text]) is reminds


def generated(game: Game, by: str = "cato") -> None:
    """Have somebody's card bring in a bystander."""
    gnat = {"name": "Gnat", "points": 0, "bystander": True, "values": {"speed": 4, "attack": 5, "defense": 12}}
    game.do(AddFigure({**gnat, "values": {**gnat["values"], "damage": 1}}, "C3", generated_by=by, actor=ANN))


@pytest.mark.parametrize(
    ("text", "of", "reminds"),
    [
        ("When Cato generates a bystander, roll a d6.", "cato", True),
        ("When Cato generates one or more bystanders, roll a d6.", "cato", True),
        ("Whenever an opposing character generates one or more bystanders, roll a d6.", "dario", True),
        ("Whenever an opposing character generates one or more bystanders, roll a d6.", "fina", False),
        ("When Fina generates a bystander, roll a d6.", "fina", False),
        ("When an opposing character is generated, roll a d6.", "dario", True),
        ("When a friendly character is generated, roll a d6.", "fina", True),
        ("When an opposing character is generated, roll a d6.", "fina", False),
    ],
)
def test_21_6_somebody_generates(text: str, of: str, reminds: bool) -> None:
    """A bystander that its effect brings in; whoever joins by nobody's effect was not generated."""
    game = table(text, of)
    generated(game)
    assert (now(game) == [text]) is reminds
    bare = table(text, of)
    bare.do(AddFigure(able("Hugo"), "C3", actor=ANN))
    assert now(bare) == []


def test_21_6_who_waited_on_the_sideline_is_generated() -> None:
    """By whose effect brought it in; brought in by nobody's, it is not."""
    text = "When Cato generates a bystander, roll a d6."
    for by, reminds in (("cato", True), (None, False)):
        game = table(text)
        game.do(ToSideline("fina", actor=ANN))
        game.do(BringIn("fina", "C3", by=by, actor=ANN))
        assert (now(game) == [text]) is reminds


def test_27_2h_smoke_is_generated_too() -> None:
    """Markers that a power puts down are generated by its user (21.6b)."""
    text = "When Cato generates, roll a d6."
    game = table(text, cato={"abilities": ["smoke-cloud"]})
    game.do(Use("cato", "smoke-cloud", squares=["C4"], actor=ANN))
    assert now(game) == [text]


def test_21_12_somebody_is_replaced() -> None:
    """Told to whose card it was; and to nobody where another is."""
    for of, reminds in (("cato", True), ("fina", False)):
        game = table(f"When {of.title()} is replaced, roll a d6.", of)
        game.do(Replace("cato", [able("Hugo")], actor=ANN, judge=True))
        assert bool(now(game)) is reminds


def run(game: Game, to: str, roll: int | None) -> None:
    """Have Dario, who stands beside Cato and Fina or one of them, leave; the roll is his break away's."""
    game.do(Move("dario", to, roll=roll, actor=BEN))


@pytest.mark.parametrize(
    ("text", "of", "at", "roll", "reminds"),
    [
        ("When an opposing character breaks away from Cato, roll a d6.", "cato", "C3", 6, True),
        ("When an opposing character breaks away from Cato, roll a d6.", "cato", "C3", 1, False),
        ("When an opposing character breaks away from Cato, roll a d6.", "cato", "A3", 6, False),  # from Fina alone
        ("When an opposing character breaks away from Fina, roll a d6.", "fina", "A3", 6, True),
        ("When an opposing character fails to break away from Cato, roll a d6.", "cato", "C3", 1, True),
        ("When an opposing character fails to break away from Cato, roll a d6.", "cato", "C3", 6, False),
        ("When an opposing character attempts to break away from Cato, roll a d6.", "cato", "C3", 1, True),
        ("When Dario breaks away from an opposing character, roll a d6.", "dario", "C3", 6, True),
        ("When Dario breaks away, roll a d6.", "dario", "C3", 6, True),
        ("When Dario breaks away, roll a d6.", "dario", "C3", 1, False),
        ("When Dario breaks away, roll a d6.", "dario", "C6", None, False),  # nobody holds him
        ("When a friendly character breaks away from Cato, roll a d6.", "cato", "C3", 6, False),
    ],
)
def test_10_8_from_whom_somebody_breaks_away(text: str, of: str, at: str, roll: int | None, reminds: bool) -> None:
    """Whose card speaks of it is reminded if it is one of those who held the mover where its move began."""
    game = table(text, of, at)
    game.do(EndTurn(actor=ANN))
    run(game, "E6", roll)
    assert (now(game) == [text]) is reminds


@pytest.mark.parametrize(
    ("text", "of", "reminds"),
    [
        ("When an opposing character breaks away from Cato, roll a d6.", "cato", True),
        ("When Dario breaks away, roll a d6.", "dario", True),
        ("When Dario rolls for break away, roll a d6.", "dario", False),
        ("When an opposing character attempts to break away from Cato, roll a d6.", "cato", False),
        ("When Dario fails to break away, roll a d6.", "dario", False),
    ],
)
def test_10_8_who_breaks_away_without_a_roll(text: str, of: str, reminds: bool) -> None:
    """It breaks away; but nothing is rolled, attempted or failed."""
    game = table(text, of, "C3", dario={"abilities": ["improved-movement:characters"]})
    game.do(EndTurn(actor=ANN))
    run(game, "E6", None)
    assert (now(game) == [text]) is reminds


SEVERAL = "When Cato hits two or more opposing characters, heal him 1 click."


@pytest.mark.parametrize(
    ("text", "targets", "dice", "reminds"),
    [
        ("When Cato targets more than one character, after resolutions heal him 1 click.", 2, (6, 4), True),
        ("When Cato targets more than one character, after resolutions heal him 1 click.", 1, (6, 4), False),
        ("When Cato targets two or more characters with a range attack, roll a d6.", 2, (1, 2), True),
        ("When Cato targets two or more characters with a close attack, roll a d6.", 2, (6, 4), False),
        ("When Cato targets a single character, roll a d6.", 1, (6, 4), True),
        ("When Cato targets a single character, roll a d6.", 2, (6, 4), False),
        (SEVERAL, 2, (6, 4), True),
        (SEVERAL, 1, (6, 4), False),
        (SEVERAL, 2, (1, 2), False),
        ("When Cato hits two or more opposing characters with a range attack, roll a d6.", 2, (6, 4), True),
        ("When Cato hits a single opposing character, roll a d6.", 2, (6, 4), False),
        ("When Cato hits a single opposing character, roll a d6.", 1, (6, 4), True),
    ],
)
def test_12_1_how_many_are_targeted_or_hit(text: str, targets: int, dice: tuple[int, int], reminds: bool) -> None:
    """Held to the attacks that have so many targets, or hit so many."""
    told = [{"name": TRICKS, "kind": "trait", "text": text}]
    there = ((BEN, able("Dario"), "C5"), (BEN, able("Elio"), "B5"))
    game = table_of((ANN, able("Cato", targets=2, special=told), "C2"), *there)
    game.do(Attack("cato", ["dario", "elio"][:targets], "range", actor=ANN), *dice)
    assert (now(game) == [text]) is reminds


def test_27_1h_a_power_used_on_more_than_one() -> None:
    """Of its use on one alone nothing is told."""
    text = "Quake. When Cato uses it and targets more than one character, each hit character gets a Dust token."
    for places, reminds in ((("C3", "B1"), True), (("C3",), False)):
        told = [{"name": TRICKS, "kind": "trait", "text": text}]
        there = [(BEN, able(name), at) for name, at in zip(("Dario", "Elio"), places, strict=False)]
        game = table_of((ANN, able("Cato", special=told), "C2"), *there)
        ids = ["dario", "elio"][: len(places)]
        game.do(Attack("cato", ids, "close", action="quake", actor=ANN), 6, 4)
        assert bool(now(game)) is reminds
