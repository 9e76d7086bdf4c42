"""Effects that last end early: their source lost or not in use, their hold on the target gone (20.3, 27.7l, 27.7n)."""

from __future__ import annotations

from engine import FigureId, Term, adjudicate
from engine.heroclix.fight.values.value import calculated
from engine.heroclix.game import Attack, ConfirmDamage, Correct, Damage, EditFigure, EndTurn, Place, Undo, Use
from engine.heroclix.game.state.document import to_document
from tests.engine.game.tables import ANN, BEN, JUDGE, Game, able, table_of

JUDGED = {"actor": JUDGE, "judge": True}


def in_force(game: Game) -> list[str]:
    """Return the powers of the effects in force."""
    return [effect.power for effect in game.state.lasting]


def taken(game: Game, figure: str) -> frozenset[str]:
    """Return what a figure can't use now."""
    return game.state.affected(game.state.by_id(figure)).cant_use


def perplexed() -> Game:
    """Return a game in which Cato has perplexed Fina's attack, and Ben's turn has begun."""
    fading = [{"speed": 8, "attack": 10, "defense": 16, "damage": 3, "powers": ["perplex"] * (n < 2)} for n in range(6)]
    cato = {"name": "Cato", "points": 50, "range": 5, "dial": fading}
    game = table_of((ANN, cato, "C2"), (ANN, able("Fina"), "B3"), (BEN, able("Dario", "outwit", "pulse-wave"), "C5"))
    game.do(Use("cato", "perplex", target="fina", value="attack", change=1, actor=ANN))
    game.do(EndTurn(actor=ANN))
    return game


def test_20_6a_clicked_off_its_power() -> None:
    """One click shows Perplex still, the next does not: the effect ends at once, and undo brings it back."""
    game = perplexed()
    game.do(Damage("cato", 1, **JUDGED))
    assert in_force(game) == ["perplex"]
    before = game.state
    decision = game.do(Damage("cato", 1, **JUDGED))
    assert "game-log-effect-lost" in [step.message for step in decision.ruling.steps]
    assert in_force(game) == []
    game.do(Undo(**JUDGED))
    assert game.state == before


def test_20_6b_its_user_is_ko_d() -> None:
    """A KO loses all powers, so what they made lasts no longer."""
    game = perplexed()
    game.do(Damage("cato", 9, **JUDGED))
    assert in_force(game) == []


def test_15_3_its_user_leaves_the_map() -> None:
    """Off the map no effect of its applies; the target off the map keeps it."""
    game = perplexed()
    game.do(Place("fina", None, **JUDGED))
    assert in_force(game) == ["perplex"]
    game.do(Place("cato", None, **JUDGED))
    assert in_force(game) == []


def test_20_4_its_user_is_outwitted() -> None:
    """Perplex that can't be used ends its duration; it does not come back with the power."""
    game = perplexed()
    game.do(Use("dario", "outwit", target="cato", value="perplex", actor=BEN))
    assert in_force(game) == ["outwit"]
    game.do(EndTurn(actor=BEN))
    game.do(EndTurn(actor=ANN))
    assert in_force(game) == []


def test_20_4_another_power_outwitted_leaves_it() -> None:
    """Outwit on some other power ends nothing."""
    game = perplexed()
    game.do(Use("dario", "outwit", target="cato", value="charge", actor=BEN))
    assert in_force(game) == ["perplex", "outwit"]


def test_27_2c_pulse_wave_silences_its_user() -> None:
    """While it resolves Cato can't use Perplex: the duration ends; out of its range it does not."""
    for square, left in (("C2", []), ("C1", ["perplex"])):
        game = perplexed()
        game.do(Place("cato", square, **JUDGED))
        game.do(Place("fina", "D5", **JUDGED))
        game.do(Place("dario", "C6", **JUDGED))
        game.do(Use("dario", "pulse-wave", actor=BEN), 1, 2)
        assert in_force(game) == left


def test_27_7n_the_target_gains_a_safeguard() -> None:
    """SAFEGUARD: Perplex ends Perplex; one against something else does not."""
    for against, left in (("poison", ["perplex"]), ("perplex", [])):
        game = perplexed()
        game.do(EditFigure("fina", {"abilities": [f"safeguard:{against}"]}, **JUDGED))
        assert in_force(game) == left


def plan(*effects: dict[str, object], **more: object) -> dict[str, object]:
    """Return a special power named Battle Plan with these effects."""
    return {"name": "Battle Plan", "kind": "special-power", "text": "…", "effects": list(effects), **more}


def test_27_4k_outwit_takes_a_special_power_by_name() -> None:
    """What it granted can't be used until the user's next turn; the standard power chosen instead as well."""
    dario = able("Dario", special=[plan({"grants": "charge"})])
    game = table_of((ANN, able("Cato", "outwit"), "C3"), (BEN, dario, "C5"))
    assert "charge" in game.state.position().figure("dario").powers
    game.do(Use("cato", "outwit", target="dario", value="battle plan", actor=ANN))
    assert taken(game, "dario") == {"Battle Plan"}
    assert "charge" not in game.state.position().figure("dario").powers
    game.do(EndTurn(actor=ANN))
    game.do(EndTurn(actor=BEN))
    assert "charge" in game.state.position().figure("dario").powers


def test_27_4k_no_trait_and_nothing_of_that_name() -> None:
    """Only a special power printed on the card: a trait is none, nor is a name that the card does not have."""
    dario = able("Dario", special=[plan({"grants": "charge"}, kind="trait")])
    game = table_of((ANN, able("Cato", "outwit"), "C3"), (BEN, dario, "C5"))
    for name in ("Battle Plan", "Some Luck"):
        assert game.refused(Use("cato", "outwit", target="dario", value=name, actor=ANN)) == ["use-outwit-not-a-power"]


def test_27_7l_what_is_protected_is_not_chosen() -> None:
    """Neither the special power nor the standard one that it grants; another standard one is."""
    dario = able("Dario", "toughness", special=[plan({"grants": "charge"}, {"protected": "outwit"})])
    game = table_of((ANN, able("Cato", "outwit"), "C3"), (BEN, dario, "C5"))
    for name in ("Battle Plan", "charge"):
        assert game.refused(Use("cato", "outwit", target="dario", value=name, actor=ANN)) == ["use-outwit-protected"]
    game.do(Use("cato", "outwit", target="dario", value="toughness", actor=ANN))


def test_27_7l_protection_gained_ends_outwit() -> None:
    """The special power that was taken becomes Protected: Outwit."""
    game = table_of(
        (ANN, able("Cato", "outwit"), "C3"), (BEN, able("Dario", special=[plan({"grants": "charge"})]), "C5")
    )
    game.do(Use("cato", "outwit", target="dario", value="charge", actor=ANN))
    game.do(EditFigure("dario", {"special": [plan({"grants": "charge"}, {"protected": "outwit"})]}, **JUDGED))
    assert in_force(game) == []


def test_18_2_a_special_power_counts_on_its_clicks() -> None:
    """On clicks 2 and 3 it grants Charge, on 1 and 4 it does not; the document says the same."""
    dario = able("Dario", special=[plan({"grants": "charge"}, clicks=[2, 3])])
    game = table_of((ANN, able("Cato"), "C3"), (BEN, dario, "C5"))
    for click, there in ((1, False), (2, True), (3, True), (4, False)):
        if click > 1:
            game.do(Correct("dario", "click", click, **JUDGED))
        assert ("charge" in game.state.position().figure("dario").powers) == there
        (document,) = [each for each in to_document(game.state)["figures"] if each["id"] == "dario"]
        assert bool(document.get("special")) == there


def test_21_11_a_limit_per_turn_and_per_game() -> None:
    """Once used its effects count no more: until the next turn, or for good; a second use is refused."""
    for limit, later in (("once-per-turn", True), ("once-per-game", False)):
        cato = able("Cato", special=[plan({"modify": "attack", "add": 1}, {"limit": limit})])
        game = table_of((ANN, cato, "C3"), (BEN, able("Dario"), "C5"))
        game.do(Use("cato", "Battle Plan", actor=ANN))
        assert game.state.position().figure("cato").special[0].off == "limit"
        assert game.refused(Use("cato", "Battle Plan", actor=ANN)) == ["game-refused-limit"]
        game.do(EndTurn(actor=ANN))
        game.do(EndTurn(actor=BEN))
        assert game.ask(Use("cato", "Battle Plan", actor=ANN)).refused != later


def test_21_11_what_has_no_limit_is_not_counted() -> None:
    """Its effects count by themselves; there is nothing to use."""
    cato = able("Cato", special=[plan({"modify": "attack", "add": 1})])
    game = table_of((ANN, cato, "C3"), (BEN, able("Dario"), "C5"))
    assert game.refused(Use("cato", "Battle Plan", actor=ANN)) == ["game-refused-no-limit"]


def test_27_4g_shape_change_in_the_document_too() -> None:
    """Who changed its shape can't be targeted by that attacker this turn: the position says so itself."""
    game = table_of((ANN, able("Cato"), "C3"), (BEN, able("Dario", "shape-change"), "C4"))
    game.do(Attack("cato", ["dario"], "close", [3, 4], choices={"shape-change:dario": 5}, actor=ANN))
    assert game.state.position().figure("dario").untargetable_by == {"cato"}
    for pending in game.state.pending:
        game.do(ConfirmDamage(pending.attack, actor=ANN))
    game.do(EndTurn(actor=ANN))
    assert game.state.position().figure("dario").untargetable_by == frozenset()


def test_19_4a_wild_card_copies_until_it_chooses_again() -> None:
    """One team ability at a time; FREE, so once per turn."""
    game = table_of((ANN, able("Cato", abilities=["wild-card"]), "C3"), (BEN, able("Dario"), "C5"))
    game.do(Use("cato", "wild-card", value="Guild Oath", actor=ANN))
    assert game.refused(Use("cato", "wild-card", value="Crew Song", actor=ANN)) == ["legal-free-used"]
    for user in (ANN, BEN):
        game.do(EndTurn(actor=user))
    game.do(Use("cato", "wild-card", value="Crew Song", actor=ANN))
    assert [effect.what for effect in game.state.lasting] == ["Crew Song"]


def test_27_4j_a_modifier_names_its_power_and_its_user_for_every_reader() -> None:
    """The power is a word to translate and the figure a name, in the game and in its position document."""
    game = perplexed()
    position = game.state.position()
    found = calculated(position, position.figure("fina"), "attack")
    step = next(step for step in found.steps if step.message == "value-modifier-by")
    assert (step.data["source"], step.data["holder"]) == (Term("perplex"), FigureId("cato"))
    assert isinstance(step.data["source"], Term)
    document = to_document(game.state, {"type": "value", "figure": "fina", "value": "attack"})
    fina = next(figure for figure in document["figures"] if figure["id"] == "fina")
    assert fina["modifiers"] == [{"value": "attack", "add": 1, "from": "perplex", "by": "cato"}]
    assert step in adjudicate(document).ruling.steps


def test_19_4a_wild_card_copies_what_the_team_ability_does() -> None:
    """Its structured effects count for the copier, whatever becomes of the friend (19.4a); another choice ends them."""
    oath = {"name": "Guild Oath", "kind": "team-ability", "effects": [{"modify": "attack", "add": 1}]}
    song = {"name": "Crew Song", "kind": "team-ability", "effects": [{"grants": "stealth"}]}
    wild, friend = able("Cato", abilities=["wild-card"]), able("Fina", special=[oath, song])
    game = table_of((ANN, wild, "C3"), (ANN, friend, "B3"), (BEN, able("Dario"), "C6"))
    game.do(Use("cato", "wild-card", value="guild oath", actor=ANN))
    position = game.state.position()
    assert calculated(position, position.figure("cato"), "attack").value == 11
    game.do(Damage("fina", 9, **JUDGED))
    position = game.state.position()
    assert calculated(position, position.figure("cato"), "attack").value == 11
    game.do(Undo(**JUDGED))
    for user in (ANN, BEN):
        game.do(EndTurn(actor=user))
    game.do(Use("cato", "wild-card", value="Crew Song", actor=ANN))
    cato = game.state.position().figure("cato")
    assert ("stealth" in cato.powers, calculated(game.state.position(), cato, "attack").value) == (True, 10)


def test_19_4b_an_uncopyable_team_ability_is_refused() -> None:
    """A friend's is refused with its section and may be let stand; an opponent's is none of the friends'."""
    oath = {"name": "Guild Oath", "kind": "team-ability", "uncopyable": True}
    wild = able("Cato", abilities=["wild-card"])
    for side, refused in ((ANN, True), (BEN, False)):
        game = table_of((ANN, wild, "C3"), (side, able("Fina", special=[oath]), "B3"), (BEN, able("Dario"), "C6"))
        command = Use("cato", "wild-card", value="Guild Oath", actor=ANN)
        if refused:
            assert game.refused(command) == ["game-refused-uncopyable"]
        else:
            game.do(command)


def test_21_11_an_effect_that_may_be_used_twice_a_turn() -> None:
    """The third use is refused; the next turn it may be used again, and its position document says how often it was."""
    cunning = {"name": "Plan", "text": "…", "effects": [{"limit": "once-per-turn", "times": 2}]}
    game = table_of((ANN, able("Cato", special=[cunning]), "C3"), (BEN, able("Dario"), "C6"))
    for _ in range(2):
        game.do(Use("cato", "plan", actor=ANN))
    assert game.refused(Use("cato", "plan", actor=ANN)) == ["game-refused-limit"]
    document = to_document(game.state, {"type": "legal_actions", "figure": "cato"})
    cato = next(figure for figure in document["figures"] if figure["id"] == "cato")
    assert cato["this_turn"]["used"] == ["Plan", "Plan (2)"]
    for user in (ANN, BEN):
        game.do(EndTurn(actor=user))
    game.do(Use("cato", "plan", actor=ANN))
