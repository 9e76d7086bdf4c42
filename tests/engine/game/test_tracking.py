"""What players track (21.5-21.8, 24.5), several dials (24.2f), and moments that cards speak of (4.4, 8.1h, 12.5e)."""

from __future__ import annotations

import pytest

from engine.errors import DocumentError
from engine.heroclix.fight.values.value import calculated
from engine.heroclix.game import (
    AddFigure,
    Attach,
    Attack,
    ConfirmDamage,
    Correct,
    Count,
    Damage,
    Decision,
    EditFigure,
    EndTurn,
    Heal,
    Place,
    RemoveFromGame,
    Undo,
    standing,
)
from engine.heroclix.game.state.document import to_document
from tests.engine.game.tables import ANN, BEN, able, set_up, table_of

CLICK = {"speed": 8, "attack": 10, "defense": 16, "damage": 3}


def said(decision: Decision) -> dict[str, tuple[str, ...]]:
    """Return the messages about moments, each with the figures it names."""
    steps = decision.ruling.steps
    return {
        step.message: tuple(map(str, _list(step.data["figures"])))
        for step in steps
        if step.message.startswith("game-triggers")
    }


def _list(found: object) -> tuple[object, ...]:
    assert isinstance(found, tuple)
    return found


def speaking(name: str, text: str) -> dict[str, object]:
    """Return a card with a trait of that text."""
    return able(name, special=[{"kind": "trait", "name": "Word", "text": text}])


def test_21_5_named_tokens_are_counted_by_who_gave_them() -> None:
    """Two figures' tokens of one name are not the same; never fewer than none; undo restores."""
    game = table_of((ANN, able("Cato"), "C3"), (ANN, able("Fina"), "F3"), (BEN, able("Dario"), "C6"))
    game.do(Count("Clue", 2, figure="cato", by="fina", actor=ANN))
    game.do(Count("Clue", 1, figure="cato", by="cato", actor=ANN))
    assert (game.state.counter("cato", "Clue", "fina"), game.state.counter("cato", "Clue", "cato")) == (2, 1)
    assert game.refused(Count("Clue", -2, figure="cato", by="cato", actor=ANN)) == ["game-refused-too-few-tracked"]
    game.do(Count("Clue", -2, figure="cato", by="fina", actor=ANN))
    assert [one.by for one in game.state.counters] == ["cato"]
    game.do(Undo(actor=ANN))
    assert game.state.counter("cato", "Clue", "fina") == 2
    assert game.refused(Count("Clue", 1, figure="dario", actor=ANN)) == ["game-refused-not-yours"]


def test_21_5_cards_that_ask_for_named_tokens_find_those_that_are_counted() -> None:
    """What is on the figure's card counts, on the table and in its document, whoever gave it; none are told as none."""
    text = "If Cato has two or more Clue tokens, modify attack +1."
    game = table_of((ANN, speaking("Cato", text), "C3"), (ANN, able("Fina"), "F3"))
    for tokens, add in ((0, 0), (1, 0), (2, 1)):
        if tokens:
            game.do(Count("Clue", 1, figure="cato", by=("cato", "fina")[tokens - 1], actor=ANN))
        position = game.state.position()
        cato = position.figure("cato")
        printed = cato.printed.attack or 0
        assert calculated(position, cato, "attack").value == printed + add
        row = next(each for each in to_document(game.state)["figures"] if each["id"] == "cato")
        assert row["named_tokens"] == ({"clue": tokens} if tokens else {})


@pytest.mark.parametrize(("tags", "add"), [(["Sidekick"], 1), (["Captain"], 0), (None, 0)])
def test_24_6_cards_that_ask_for_tags_find_those_that_cards_have(tags: list[str] | None, add: int) -> None:
    """On the table and in its document; of a card that names no tags nobody says so."""
    fina = able("Fina") if tags is None else able("Fina", tags=tags)
    game = table_of((ANN, speaking("Cato", "Friendly Sidekicks modify attack +1."), "C3"), (ANN, fina, "F3"))
    position = game.state.position()
    figure = position.figure("fina")
    assert calculated(position, figure, "attack").value == (figure.printed.attack or 0) + add
    row = next(each for each in to_document(game.state)["figures"] if each["id"] == "fina")
    assert row.get("tags") == tags


def test_12_5d_cards_that_ask_who_was_ko_d_find_those_in_the_ko_area() -> None:
    """Friends alone, on the table and in its document; in which turn that was nobody says."""
    text = "Modify attack +1 for each friendly character that was KO'd this game."
    game = table_of((ANN, speaking("Cato", text), "C3"), (ANN, able("Fina"), "F3"), (BEN, able("Dario"), "C6"))
    for gone, add in (("", 0), ("dario", 0), ("fina", 1)):
        if gone:
            game.do(Damage(gone, 20, actor=BEN if gone == "dario" else ANN))
        position = game.state.position()
        cato = position.figure("cato")
        assert calculated(position, cato, "attack").value == (cato.printed.attack or 0) + add
    assert [each["name"] for each in to_document(game.state)["knocked_out"]] == ["Fina", "Dario"]


def test_27_7o_what_is_active_on_the_sideline_counts_in_games() -> None:
    """Of who waits there, for its own side; of others on a sideline the document tells nothing."""
    game = set_up(begun=False)
    game.do(AddFigure(able("Cato"), "C3", actor=ANN))
    text = "SIDELINE ACTIVE - UNIQUE MODIFIER - Friendly characters modify attack +1."
    game.do(AddFigure(speaking("Fina", text), sideline=True, actor=ANN))
    game.do(AddFigure(speaking("Rhea", "Friendly characters modify attack +1."), sideline=True, actor=ANN))
    position = game.state.position()
    cato = position.figure("cato")
    assert calculated(position, cato, "attack").value == (cato.printed.attack or 0) + 1
    assert [each["id"] for each in to_document(game.state)["sideline"]] == ["fina"]


def test_25_8_a_side_has_tokens_too() -> None:
    """On a card beside the map; its own player's alone."""
    game = table_of((ANN, able("Cato"), "C3"))
    game.do(Count("Mystery: Clue", 1, actor=ANN))
    assert game.state.counter("red", "Mystery: Clue") == 1
    assert game.refused(Count("Mystery: Clue", 1, side="blue", actor=ANN)) == ["game-refused-side-not-yours"]
    for change in (0, 100, -100):
        with pytest.raises(DocumentError) as caught:
            game.ask(Count("Mystery: Clue", change, actor=ANN))
        assert (caught.value.path, caught.value.message) == ("change", "error-not-one-of")


def test_24_5_plot_points_are_a_title_characters() -> None:
    """Not more removed than it has; a second change in a turn is named, as one plot ability a turn may be used."""
    game = table_of((ANN, able("Cato", title=True), "C3"), (ANN, able("Fina"), "F3"))
    assert game.refused(Count("plot points", 1, figure="fina", actor=ANN)) == ["game-refused-no-title"]
    first = game.do(Count("Plot", 2, figure="cato", actor=ANN))
    assert game.refused(Count("plot points", -3, figure="cato", actor=ANN)) == ["game-refused-too-few-plot-points"]
    second = game.do(Count("plot points", -2, figure="cato", actor=ANN))
    keys = [[step.message for step in one.ruling.steps] for one in (first, second)]
    assert "game-read-plot-ability" in keys[0]
    assert "game-plot-ability-again" in keys[1]
    game.do(EndTurn(actor=ANN))
    game.do(EndTurn(actor=BEN))
    third = game.do(Count("plot points", 1, figure="cato", actor=ANN))
    assert "game-plot-ability-again" not in [step.message for step in third.ruling.steps]


def test_21_8_removed_from_the_game_is_scored_and_no_ko() -> None:
    """Its points go to the opponent; it is in no KO area; no text about KOs is named."""
    game = table_of((ANN, speaking("Cato", "When this character is KO'd, draw."), "C3"), (ANN, able("Fina"), "F3"))
    decision = game.do(RemoveFromGame("cato", actor=ANN))
    cato = game.state.by_id("cato")
    assert (cato.in_play, cato.squares, game.state.knocked_out) == (False, (), ())
    assert standing(game.state).points["blue"] == 50
    assert said(decision) == {}
    assert game.refused(RemoveFromGame("cato", actor=ANN)) == ["game-refused-ko"]


def test_21_7_what_is_attached_goes_with_the_ko() -> None:
    """Off the map while attached; removed from the game, not KO'd, when the other is."""
    game = table_of((ANN, able("Cato"), "C3"), (ANN, able("Fina"), "F3"))
    assert game.refused(Attach("fina", "fina", actor=ANN)) == ["game-refused-not-attached-to"]
    game.do(Attach("fina", "cato", actor=ANN))
    assert (game.state.by_id("fina").squares, game.state.by_id("fina").in_play) == ((), True)
    game.do(Damage("cato", 9, actor=ANN))
    assert [figure.id for figure in game.state.knocked_out] == ["cato"]
    assert game.state.by_id("fina").removed
    assert standing(game.state).points["blue"] == 100


def test_21_7_put_on_the_map_again_it_is_attached_no_more() -> None:
    """Then the KO does nothing to it."""
    game = table_of((ANN, able("Cato"), "C3"), (ANN, able("Fina"), "F3"))
    game.do(Attach("fina", "cato", actor=ANN))
    game.do(Place("fina", "F4", actor=ANN))
    game.do(Damage("cato", 9, actor=ANN))
    assert not game.state.by_id("fina").removed


def test_24_2f_a_dial_after_the_other() -> None:
    """On KO the next dial in points begins, without the damage left; the last one is KO'd; one of one dial too."""
    dial = [CLICK, CLICK, {"ko": True}, CLICK, CLICK]
    lines = [{"start": 1, "points": 100}, {"start": 4, "points": 40}]
    for several, click, ko in ((True, 4, False), (False, 3, True)):
        card = {"name": "Cato", "points": 100, "dial": dial, "lines": lines, "several_dials": several}
        game = table_of((ANN, card, "C3"), (ANN, able("Fina"), "F3"))
        decision = game.do(Damage("cato", 4, actor=ANN))
        cato = game.state.by_id("cato")
        assert (cato.click, cato.ko, cato.card.points) == (click, ko, 100)
        assert ("game-next-dial" in [step.message for step in decision.ruling.steps]) == several
        if several:
            assert game.refused(Heal("cato", 1, actor=ANN)) == ["game-refused-no-values-back"]
            game.do(Damage("cato", 2, actor=ANN))
            assert game.state.by_id("cato").ko
            assert standing(game.state).points["blue"] == 100


def test_21_2c_a_vehicle_does_not_change_its_size() -> None:
    """Another character may, and gains what belongs to the symbol (24.4)."""
    game = table_of((ANN, able("Bus", abilities=["vehicle"]), "C3"), (ANN, able("Cato"), "F3"))
    assert game.refused(EditFigure("bus", {"size": "giant"}, actor=ANN)) == ["game-refused-vehicle-size"]
    game.do(EditFigure("cato", {"size": "giant"}, actor=ANN))


def test_12_5e_texts_about_kos_are_named_the_active_players_first() -> None:
    """Who was KO'd and who stands by, as far as a text speaks of it; a dial that only turns names nobody."""
    game = table_of(
        (BEN, speaking("Dario", "When an opposing character is KO'd, heal 1."), "C6"),
        (ANN, speaking("Cato", "When Cato is KO’d, deal 1 damage."), "C3"),
        (ANN, able("Fina"), "F3"),
    )
    assert said(game.do(Damage("cato", 1, actor=ANN))) == {}
    assert said(game.do(Damage("cato", 9, actor=ANN))) == {"game-triggers-ko": ("cato", "dario")}


def test_8_1h_after_resolutions_once_the_attack_is_resolved() -> None:
    """Not while its damage waits."""
    game = table_of(
        (BEN, speaking("Dario", "After resolutions, heal 1."), "C4"),
        (ANN, speaking("Cato", "After resolutions, place it."), "C3"),
    )
    decision = game.do(Attack("cato", ["dario"], "close", [5, 4], actor=ANN))
    assert said(decision) == {}
    found = said(game.do(ConfirmDamage(game.state.pending[0].attack, actor=ANN)))
    assert found == {"game-triggers-after-resolutions": ("cato", "dario")}


def test_8_1c_after_resolutions_waits_for_the_whole_action() -> None:
    """Between the two attacks of Flurry it is not named yet."""
    cato = {**able("Cato", "flurry"), "special": [{"name": "Plan", "text": "After resolutions, heal 1."}]}
    game = table_of((BEN, able("Dario", clicks=9), "C4"), (ANN, cato, "C3"))
    for found in ({}, {"game-triggers-after-resolutions": ("cato",)}):
        game.do(Attack("cato", ["dario"], "close", [5, 4], action="flurry" if not found else None, actor=ANN))
        assert said(game.do(ConfirmDamage(game.state.pending[0].attack, actor=ANN))) == found


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("Once per turn, you may reroll an attack roll.", True),
        ("You may replace one of the dice with this one.", True),
        ("Una vez por turno, puedes repetir una tirada de ataque.", True),
        ("Replace the damage value with 2.", False),
        ("After an attack roll, heal 1.", False),
    ],
)
def test_21_3_and_21_4_texts_about_dice_are_named_with_a_roll(text: str, named: bool) -> None:
    """A roll names whose card may change it; damage that is only entered does not."""
    game = table_of((BEN, able("Dario"), "C4"), (ANN, speaking("Cato", text), "C3"))
    assert said(game.do(Damage("dario", 1, actor=BEN))) == {}
    found = said(game.do(Attack("cato", ["dario"], "close", [5, 4], actor=ANN)))
    assert found == ({"game-triggers-roll": ("cato",)} if named else {})


def test_4_4_effects_at_the_beginning_of_the_game() -> None:
    """Named before the first turn's own, once; who is off the map is not named."""
    game = set_up(begun=False)
    game.do(AddFigure(speaking("Cato", "At the beginning of the game, place 1 marker."), "A8", actor=BEN))
    game.do(AddFigure(speaking("Fina", "At the beginning of the game, heal."), "A1", actor=ANN))
    game.do(AddFigure(speaking("Away", "At the beginning of the game, heal."), actor=ANN))
    assert said(game.do(EndTurn(actor=ANN))) == {"game-triggers-beginning-of-game": ("fina", "cato")}
    assert said(game.do(EndTurn(actor=ANN))) == {}


def test_8_1a_texts_about_the_beginning_and_the_end_of_a_turn() -> None:
    """Each at its own moment."""
    game = table_of(
        (ANN, speaking("Cato", "At the end of your turn, heal 1."), "C3"),
        (BEN, speaking("Dario", "Al principio de tu turno, cura 1."), "C6"),
    )
    assert said(game.do(EndTurn(actor=ANN))) == {
        "game-triggers-end-of-turn": ("cato",),
        "game-triggers-beginning-of-turn": ("dario",),
    }


def test_19_5_unknown_powers_are_refused_and_unknown_abilities_named() -> None:
    """The nearest power is offered; an ability that nobody judges stays on the card, and the ruling says so."""
    game = table_of((ANN, {"name": "Cato", "values": CLICK}, "C3"))
    with pytest.raises(DocumentError) as raised:
        game.ask(EditFigure("cato", {"powers": ["chrage"]}, actor=ANN))
    assert (raised.value.path, "charge" in str(raised.value.data)) == ("powers[0]", True)
    game.do(EditFigure("cato", {"powers": ["charge"]}, actor=ANN))
    for ability, named in (("evade-all", True), ("flight", False)):
        decision = game.do(EditFigure("cato", {"abilities": [ability]}, actor=ANN))
        assert ("value-ability-not-judged" in [step.message for step in decision.ruling.steps]) == named


def test_24_6_tags_are_kept() -> None:
    """They do nothing of their own."""
    game = table_of((ANN, able("Cato", tags=["Ally", "Sidekick"]), "C3"))
    assert game.state.by_id("cato").card.tags == frozenset({"Ally", "Sidekick"})
    game.do(Correct("cato", "tokens", 1, actor=ANN))
