"""What cards ask of the game and the forces, told by the game itself: themes, deeds, starting forces, KOs (20.9)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.table.ruling import answer_document
from engine import adjudicate
from engine.heroclix.fight.values.value import calculated
from engine.heroclix.game import (
    AddFigure,
    Attack,
    BringIn,
    ConfirmDamage,
    Correct,
    Damage,
    EndTurn,
    Join,
    LoadMap,
    NewGame,
    Redo,
    RollInitiative,
    ToSideline,
    Undo,
    Use,
    fold,
)
from engine.heroclix.game.state.document import to_document
from tests.engine.game.tables import ANN, BEN, MAP, Game, able, set_up, table_of

HIT, MISS = [6, 5], [1, 2]


def speaking(text: str, **more: Any) -> dict[str, Any]:
    """Return Cato's card with a trait of that text."""
    return able("Cato", special=[{"kind": "trait", "name": "Word", "text": text}], **more)


def added(game: Game, figure: str = "cato") -> int:
    """Return what is added to a figure's attack: on the table, in the document, and in the whole log folded anew."""
    position = game.state.position()
    seen = position.figure(figure)
    found = calculated(position, seen, "attack").value - (seen.printed.attack or 0)
    ask = {"type": "value", "figure": figure, "value": "attack"}
    answer = answer_document(adjudicate(to_document(game.state, ask)), "en")
    assert answer["result"] == (seen.printed.attack or 0) + found
    assert fold(game.log).figures == game.state.figures
    return found


def reminded(game: Game) -> bool:
    """Return whether Cato's text is only reminded of, since the game does not tell what it asks."""
    answer = answer_document(
        adjudicate(to_document(game.state, {"type": "value", "figure": "cato", "value": "attack"})), "en"
    )
    return any(row["status"] == "reminded" for row in answer["cards"])


def duel(text: str) -> Game:
    """Return a game of Cato with a text and Fina beside him against Dario, within reach of each other."""
    return table_of((ANN, speaking(text), "C3"), (ANN, able("Fina"), "F3"), (BEN, able("Dario"), "C6"))


def shoot(game: Game, attacker: str, target: str, roll: list[int], user: str = ANN) -> None:
    """Carry out a range attack."""
    game.do(Attack(attacker, [target], "range", roll=roll, actor=user))
    if game.state.pending:
        game.do(ConfirmDamage(game.state.pending[0].attack, actor=user, judge=True))


def turn(game: Game, *users: str) -> None:
    """End turns, of one after the other."""
    for user in users:
        game.do(EndTurn(actor=user))


@pytest.mark.parametrize(
    ("deed", "roll", "added_then"),
    [
        ("was hit", HIT, 1),
        ("was hit", MISS, 0),
        ("was attacked", MISS, 1),
        ("was damaged", HIT, 1),
        ("was damaged", MISS, 0),
        ("was hit by an opposing character", HIT, 1),
    ],
)
def test_20_9_what_was_done_this_turn_is_over_with_it(deed: str, roll: list[int], added_then: int) -> None:
    """In the attacker's turn it holds, in the next no more; taken back it never was, put back it was again."""
    game = duel(f"If Cato {deed} this turn, modify attack +1.")
    turn(game, ANN)
    assert added(game) == 0
    game.do(Attack("dario", ["cato"], "range", roll=roll, actor=BEN))
    if game.state.pending:
        game.do(ConfirmDamage(game.state.pending[0].attack, actor=ANN, judge=True))
    assert added(game) == added_then
    if roll is MISS:
        game.do(Undo(actor=BEN))
        assert added(game) == 0
        game.do(Redo(actor=BEN))
        assert added(game) == added_then
    turn(game, BEN)
    assert added(game) == 0
    assert not reminded(game)


def test_20_9_since_your_last_turn_lasts_until_the_end_of_the_next_own_turn() -> None:
    """Hit in the opponent's turn: it counts in it, in the own turn that follows, and in no later one."""
    game = duel("If Cato was hit since your last turn, modify attack +1.")
    turn(game, ANN)
    shoot(game, "dario", "cato", HIT, BEN)
    assert added(game) == 1
    turn(game, BEN)
    assert added(game) == 1
    turn(game, ANN)
    assert added(game) == 0


def test_20_9_since_your_last_turn_is_the_turn_of_whose_card_asks() -> None:
    """An opponent who attacked in its own turn did so since the last turn of Cato's side, two turns later not."""
    game = duel("Opposing characters that attacked since your last turn modify attack -1.")
    turn(game, ANN)
    assert added(game, "dario") == 0
    shoot(game, "dario", "fina", MISS, BEN)
    assert added(game, "dario") == -1
    turn(game, BEN)
    assert added(game, "dario") == -1
    turn(game, ANN)
    assert added(game, "dario") == 0
    turn(game, BEN)
    shoot(game, "cato", "dario", MISS)
    assert added(game, "dario") == 0


def test_20_9_what_was_done_in_this_game_stays() -> None:
    """Two rounds later too."""
    game = duel("If Cato was hit this game, modify attack +1.")
    turn(game, ANN)
    shoot(game, "dario", "cato", HIT, BEN)
    turn(game, BEN, ANN, BEN, ANN, BEN)
    assert added(game) == 1


def test_20_9_who_made_an_attack_and_missed() -> None:
    """Once it is resolved; the next turn it is forgotten."""
    for words, after_miss, after_hit in (("has attacked", 1, 1), ("missed", 1, 0), ("hasn't attacked", 0, 0)):
        for roll, wanted in ((MISS, after_miss), (HIT, after_hit)):
            game = duel(f"If Cato {words} this turn, modify attack +1.")
            assert added(game) == (words == "hasn't attacked")
            shoot(game, "cato", "dario", roll)
            assert added(game) == wanted
            turn(game, ANN)
            assert added(game) == (words == "hasn't attacked")


def test_20_9_of_damage_that_players_enter_nobody_says_where_it_came_from() -> None:
    """Hit or not, it is reminded of; that somebody took damage is known, and that nobody else was hit."""
    for text, known in (
        ("If Cato was damaged this turn, modify attack +1.", 1),
        ("If Cato was hit this turn, modify attack +1.", None),
    ):
        game = duel(text)
        game.do(Damage("cato", 1, actor=ANN))
        assert reminded(game) == (known is None)
        assert added(game) == (known or 0)
        turn(game, ANN)
        assert not reminded(game)
    game = duel("If Cato was hit this turn, modify attack +1.")
    game.do(Damage("fina", 1, actor=ANN))
    assert not reminded(game)
    game = duel("If Cato hasn't attacked this turn, modify attack +1.")
    game.do(Damage("dario", 1, actor=BEN))
    assert reminded(game)
    game = duel("If Cato was damaged this turn, modify attack +1.")
    game.do(Correct("cato", "click", 3, "the table shows it", actor=ANN))
    assert reminded(game)


def test_20_9_a_document_tells_deeds_only_where_a_card_asks() -> None:
    """Without such a card in play there is no such key."""
    game = duel("If Cato has moved this turn, modify attack +1.")
    shoot(game, "cato", "dario", HIT)
    assert not any("did" in each or "starting_force" in each for each in to_document(game.state)["figures"])
    game = duel("If Cato hasn't attacked this turn, modify attack +1.")
    shoot(game, "cato", "dario", HIT)
    rows = {each["id"]: each["did"] for each in to_document(game.state)["figures"]}
    assert rows["cato"]["this_turn"] == ["attacked", "damaged", "hit"]
    assert rows["dario"]["since_turn_of"]["red"] == [
        "was-attacked", "was-attacked-by-opponents", "was-damaged", "was-damaged-by-opponents", "was-hit",
        "was-hit-by-opponents",
    ]  # fmt: skip


@pytest.mark.parametrize("bystander", [True, False])
def test_12_5c_a_bystander_was_hit_and_not_damaged(bystander: bool) -> None:
    """No dial turns: who KO's one has hit, and damaged nobody; who turns a dial has damaged."""
    text = "If Cato hasn't attacked this turn, modify attack +1."
    target = able("Dario", clicks=1 if bystander else 6, bystander=bystander)
    game = table_of((ANN, speaking(text), "C3"), (BEN, target, "C6"), (BEN, able("Eve"), "H8"))
    shoot(game, "cato", "dario", HIT)
    rows = {each["id"]: each.get("did") for each in to_document(game.state)["figures"]}
    assert rows["cato"]["this_turn"] == (["attacked", "hit"] if bystander else ["attacked", "damaged", "hit"])


def test_12_5d_in_which_turn_somebody_was_ko_d() -> None:
    """In that turn it counts, in the next no more; of one that was corrected nobody says."""
    game = duel("If a friendly character was KO'd this turn, modify attack +2.")
    assert added(game) == 0
    game.do(Damage("fina", 20, actor=ANN))
    assert added(game) == 2
    turn(game, ANN)
    assert added(game) == 0
    assert not reminded(game)
    game = duel("If a friendly character was KO'd this turn, modify attack +2.")
    game.do(Correct("fina", "ko", True, "it was forgotten", actor=ANN))
    assert reminded(game)


def test_2_3_who_was_on_a_starting_force() -> None:
    """Those that were there as the game began; nobody generated or replaced; of who is back it is open (2.6)."""
    text = "Characters that weren't on a starting force modify attack +2."
    game = set_up(begun=False)
    game.do(AddFigure(speaking(text), "E1", actor=ANN))
    game.do(AddFigure(able("Rhea"), sideline=True, actor=ANN))
    game.do(EndTurn(actor=ANN))
    game.do(AddFigure(able("Imp", bystander=True), "F1", generated_by="cato", actor=ANN))
    game.do(BringIn("rhea", "G1", actor=ANN))
    game.do(ToSideline("alba", actor=ANN))
    game.do(BringIn("alba", "B1", actor=ANN))
    started = {each["id"]: each.get("starting_force") for each in to_document(game.state)["figures"]}
    wanted = {"cato": True, "asta": True, "alba": None, "imp": False, "rhea": False, "bela": True, "boro": True}
    assert started == wanted
    assert [added(game, each) for each in ("cato", "asta", "imp")] == [0, 0, 2]
    game.do(AddFigure(able("Late"), "H1", actor=ANN))
    assert "starting_force" not in next(each for each in to_document(game.state)["figures"] if each["id"] == "late")


THEMED, ASH = "If Cato is on a themed team, modify attack +1.", "If Cato is on an Ash themed team, modify attack +1."


def crew(text: str, *keywords: list[str] | None, unthemed: tuple[str, ...] = (), rolled: bool = True) -> Game:
    """Return a game of Cato with a text and others of his force with these keywords, None where they are not told."""
    game = Game()
    game.do(NewGame("heroclix-modern", actor=ANN))
    game.do(Join("Ann", actor=ANN))
    game.do(Join("Ben", actor=BEN))
    game.do(LoadMap(MAP, actor=ANN))
    for number, listed in enumerate(keywords):
        more: dict[str, Any] = {} if listed is None else {"keywords": listed}
        made = speaking(text, **more) if number == 0 else able(f"Fina{number}", **more)
        game.do(AddFigure(made, "ABCDE"[number] + "1", actor=ANN))
    game.do(AddFigure(able("Dario", keywords=[]), "A8", actor=BEN))
    if rolled:
        game.do(RollInitiative(unthemed=unthemed, actor=ANN), 6, 6, 1, 1)
    game.do(EndTurn(actor=ANN))
    return game


@pytest.mark.parametrize("rolled", [True, False])
@pytest.mark.parametrize(
    ("text", "keywords", "wanted"),
    [
        (THEMED, [["Ash"], ["ash", "Fog"]], 1),
        (THEMED, [["Ash"], ["Fog"]], 0),
        (THEMED, [["Ash"], []], 0),
        (THEMED, [["Ash"], None], None),
        (ASH, [["Ash"], ["ash", "Fog"]], 1),
        (ASH, [["Fog"], ["Fog"]], 0),
        (ASH, [["Ash", "Fog"], ["Ash", "Fog"]], None),
    ],
)
def test_23_2a_a_game_tells_who_is_a_themed_team(
    text: str, keywords: list[list[str] | None], wanted: int | None, rolled: bool
) -> None:
    """A keyword that all share; of one whose keywords nobody gave, or of two to choose from, nobody says which."""
    game = crew(text, *keywords, rolled=rolled)
    assert added(game) == (wanted or 0)
    assert reminded(game) == (wanted is None)


def test_23_2a_who_chose_to_be_none_is_no_themed_team() -> None:
    """As the roll for the first player was told; the other side's choice changes nothing."""
    assert added(crew(THEMED, ["Ash"], ["Ash"], unthemed=("red",))) == 0
    assert added(crew(THEMED, ["Ash"], ["Ash"], unthemed=("blue",))) == 1


def test_23_2b_and_2c_whoever_comes_or_goes_changes_no_theme() -> None:
    """A KO, somebody who is generated, and a bystander without the keyword."""
    game = crew(THEMED, ["Ash"], ["Ash"])
    game.do(AddFigure(able("Imp", bystander=True, keywords=[]), "D3", generated_by="cato", actor=ANN))
    game.do(Damage("fina1", 20, actor=ANN))
    assert added(game) == 1
    assert to_document(game.state)["turn"]["themes"] == {"red": ["Ash"]}


def test_20_9_a_friend_who_missed_and_was_ko_d_since_has_missed() -> None:
    """He counts from the KO area too, on the table and in its document; the next turn he does no more."""
    game = duel("If a friendly character has missed with an attack this turn, Cato modifies attack +1.")
    assert added(game) == 0
    shoot(game, "fina", "dario", MISS)
    assert added(game) == 1
    game.do(Damage("fina", 20, actor=ANN))
    assert added(game) == 1
    assert not reminded(game)
    turn(game, ANN)
    assert added(game) == 0


def test_20_9_a_game_forbids_what_a_card_lets_nobody_attack() -> None:
    """Only who attacked since Cato's last turn; an attack on another is refused, with his card's name."""
    text = "Cato may only attack opposing characters that have made attacks since your last turn."
    game = duel(text)
    game.do(AddFigure(able("Elio"), "E6", actor=BEN))
    turn(game, ANN)
    shoot(game, "dario", "fina", MISS, BEN)
    turn(game, BEN)
    assert game.refused(Attack("cato", ["elio"], "range", roll=HIT, actor=ANN))
    shoot(game, "cato", "dario", MISS)


def test_2_6_back_from_the_sideline_it_is_a_new_character() -> None:
    """What was done to it before is no more, as with one that is back from the KO area (3.2a, P212)."""
    game = duel("If Cato was hit this game, modify attack +1.")
    turn(game, ANN)
    shoot(game, "dario", "cato", HIT, BEN)
    turn(game, BEN)
    assert added(game) == 1
    game.do(ToSideline("cato", actor=ANN))
    game.do(BringIn("cato", "C3", actor=ANN))
    assert added(game) == 0
    game.do(Damage("cato", 20, actor=ANN))
    game.do(BringIn("cato", "C3", actor=ANN))
    assert added(game, game.state.figures[-1].id) == 0


def test_12_4a_poison_is_no_attack() -> None:
    """Who takes its damage was damaged, and surely not by an opponent's attack; by one it was."""
    for text, poisoned in (
        ("If Cato was damaged since your last turn, modify attack +1.", 1),
        ("If Cato was damaged by an opponent's attack since your last turn, modify attack +1.", 0),
    ):
        game = table_of((ANN, speaking(text), "C3"), (BEN, able("Dario", "poison"), "C4"))
        turn(game, ANN)
        game.do(Use("dario", "poison", actor=BEN))
        assert game.state.by_id("cato").click == 2
        assert (added(game), reminded(game)) == (poisoned, False)
        game.do(Attack("dario", ["cato"], "close", roll=HIT, actor=BEN))
        game.do(ConfirmDamage(game.state.pending[0].attack, actor=BEN))
        assert added(game) == 1


def test_12_3c_what_a_critical_miss_costs_is_of_no_opponent() -> None:
    """The attacker was damaged, and surely not by an opponent's attack."""
    for text, wanted in (
        ("If Cato was damaged this game, modify attack +1.", 1),
        ("If Cato was damaged by an opponent's attack this game, modify attack +1.", 0),
    ):
        game = duel(text)
        shoot(game, "cato", "dario", [1, 1])
        assert game.state.by_id("cato").click == 2
        assert (added(game), reminded(game)) == (wanted, False)


@pytest.mark.parametrize(("roll", "hit", "missed"), [([3, 4], 1, 1), ([1, 2], 0, 1), ([5, 6], 1, 0)])
def test_12_3_one_attack_hits_one_and_misses_another(roll: list[int], hit: int, missed: int) -> None:
    """It did both where the total lies between the targets' defenses; else one of the two."""
    for text, wanted in (
        ("If Cato hit with an attack this turn, modify attack +1.", hit),
        ("If Cato missed with an attack this turn, modify attack +1.", missed),
    ):
        strong = {**able("Elio"), "dial": [{**able("Elio")["dial"][0], "defense": 20}]}
        game = table_of((ANN, speaking(text), "C3"), (BEN, able("Dario"), "C6"), (BEN, strong, "D6"))
        game.do(Correct("cato", "targets", 2, actor=ANN))
        game.do(Attack("cato", ["dario", "elio"], "range", roll=roll, actor=ANN))
        if game.state.pending:
            divide = None if missed else {"dario": 1, "elio": 2}
            game.do(ConfirmDamage(game.state.pending[0].attack, divide, actor=ANN))
        assert added(game) == wanted
