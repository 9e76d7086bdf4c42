"""Powers put to use in a club's channel: what is left unsaid is offered, what is left of an action has buttons."""

from __future__ import annotations

import pytest

from tests.e2e.club import Club, begun, buttons, let_stand, menu, refused, words
from tests.e2e.dice import load
from tests.e2e.test_simcord_deciding import options, pick, press


async def with_powers(table: Club, *powers: str) -> None:
    """Begin a game where Iron Wolf (F2) has these powers and Rook stands on F9."""
    await begun(table)
    await table.ask(table.ana, "figure edit", figure="iron-wolf", powers=", ".join(powers))


async def test_27_4j_perplex_asks_for_what_was_not_said(table: Club) -> None:
    """First whom, then which value and whether up or down; the effect is written down and counts."""
    await with_powers(table, "perplex")
    whom = await table.ask(table.ana, "use", figure="iron-wolf", power="perplex")
    assert whom.ephemeral
    assert sorted(options(whom)) == ["🔴 Iron Wolf"], "Rook is beyond range 6"
    await table.ask(table.ana, "place", figure="iron-wolf", at="F5")
    whom = await table.ask(table.ana, "use", figure="iron-wolf", power="perplex")
    what = await pick(table.ana, whom, "🔷 Rook")
    assert "Defense −1" in options(what)
    assert not [label for label in options(what) if "amage" in label], "damage is not among them"
    done = await pick(table.ana, what, "Defense −1")
    assert not done.ephemeral
    assert "Perplex (Iron Wolf)" in words(done)
    assert "15" in words(await table.ask(table.ana, "value", figure="rook", value="defense"))


async def test_27_4k_outwit_offers_the_powers_that_it_can_take(table: Club) -> None:
    """The target's powers, and nothing else."""
    await with_powers(table, "outwit")
    await table.ask(table.ana, "place", figure="iron-wolf", at="F5")
    await table.ask(table.bruno, "figure edit", figure="rook", powers="charge, toughness")
    what = await table.ask(table.ana, "use", figure="iron-wolf", power="Outwit", target="rook")
    assert sorted(options(what)) == ["Charge", "Toughness"]
    done = await pick(table.ana, what, "Toughness")
    assert "can’t use Toughness" in words(done)


@pytest.mark.parametrize(
    ("language", "ruleset", "told"),
    [
        ("en", "heroclix-modern", "Rook can use no power now that Outwit could take"),
        ("es", "heroclix-modern", "Rook no puede usar ahora ningún poder que Anular (Outwit) pueda quitarle"),
        ("en", "heroclix-2012", "Rook possesses no power or ability"),
        ("es", "heroclix-2012", "Rook no posee ningún poder ni habilidad"),
    ],
)
async def test_27_4k_outwit_says_whose_powers_it_found_none_of(
    table: Club, language: str, ruleset: str, told: str
) -> None:
    """Of a target without powers, by the command and by its menu, it is said who has none, and what can be done."""
    await table.ask(table.judge, "settings", ruleset=ruleset)
    await with_powers(table, "outwit")
    await table.ask(table.judge, "settings", language=language)
    await table.ask(table.ana, "place", figure="iron-wolf", at="F5")
    said = words(await table.ask(table.ana, "use", figure="iron-wolf", power="outwit", target="rook"))
    assert told in said.replace("\\", "")
    whom = await table.ask(table.ana, "use", figure="iron-wolf", power="outwit")
    assert told in words(await pick(table.ana, whom, "🔷 Rook")).replace("\\", "")


async def test_everything_said_at_once(table: Club) -> None:
    """The options of the command say all that the menus ask for."""
    await with_powers(table, "perplex")
    said = {"target": "iron-wolf", "value": "attack", "change": "1"}
    assert "Perplex" in words(await table.ask(table.ana, "use", figure="iron-wolf", power="perplex", **said))


async def test_27_1e_charge_goes_on_by_its_buttons(table: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """The move is offered column by column; the attack comes next, by hand or by the bot; then the action is over."""
    await with_powers(table, "charge")
    await table.ask(table.ana, "place", figure="iron-wolf", at="F5")
    columns = await table.ask(table.ana, "use", figure="iron-wolf", power="charge")
    squares = await pick(table.ana, columns, "Column F")
    moved = await pick(table.ana, squares, "F8")
    assert "is carrying out Charge" in words(moved)
    assert "Still to come: a close attack" in words(moved)
    assert {"Close attack…", "End the action"} <= set(buttons(moved))
    assert (await press(table.bruno, moved, "Close attack…")).ephemeral
    targets = await press(table.ana, moved, "Close attack…")
    assert list(options(targets)) == ["🔷 Rook"]
    who = await pick(table.ana, targets, "🔷 Rook")
    assert "The bot rolls" in buttons(who)
    assert "⚄⚄ 3 + 4" in options(who)
    load(monkeypatch, 2, 5)
    attack = await press(table.ana, who, "The bot rolls")
    assert "2 + 5 = **7**" in words(attack)
    done = await press(table.ana, attack, "Click the dials")
    assert "action token" in words(done)
    assert "carrying out" not in words(done)


async def test_7_7_an_action_is_ended_by_a_button_or_by_name(table: Club) -> None:
    """Its token is given; there is nothing to end twice."""
    await with_powers(table, "charge")
    moved = await table.ask(table.ana, "use", figure="iron-wolf", power="charge", to="F5")
    assert "action token" in words(await press(table.ana, moved, "End the action"))
    refused(await table.ask(table.ana, "use", figure="iron-wolf", power="done"))


async def test_a_power_against_the_rules_may_be_let_stand(table: Club) -> None:
    """The reason with its section, and the button."""
    await with_powers(table, "perplex")
    answer = await table.ask(
        table.ana, "use", figure="iron-wolf", power="perplex", target="rook", value="attack", change="-1"
    )
    assert "Perplex (Iron Wolf)" in words(await let_stand(table.ana, answer, table.bruno))


async def test_a_menu_of_an_older_board_is_refused(table: Club) -> None:
    """What was offered before the table changed is not carried out after."""
    await with_powers(table, "perplex")
    whom = await table.ask(table.ana, "use", figure="iron-wolf", power="perplex")
    await table.ask(table.ana, "token", figure="iron-wolf")
    assert "/turn show" in words(await pick(table.ana, whom, "🔴 Iron Wolf"))


async def test_who_watches_is_offered_nothing(table: Club) -> None:
    """A watcher's order is refused before anything is offered."""
    await with_powers(table, "perplex")
    clara = table.ana.guild.add_member(table.env.create_user("Clara"))
    for command, said in (
        ("use", {"figure": "iron-wolf", "power": "perplex"}),
        ("move", {"figure": "iron-wolf"}),
        ("attack", {"attacker": "iron-wolf"}),
    ):
        answer = await table.ask(clara, command, **said)
        refused(answer)
        assert menu(answer) == []


async def test_legal_does_what_it_lists(table: Club) -> None:
    """What may be done stands in a menu; the side at a glance leads to each figure."""
    await with_powers(table, "perplex", "charge")
    side = await table.ask(table.ana, "legal")
    assert "MOVE · " in words(side)
    one = await pick(table.ana, side, "Iron Wolf")
    assert {"MOVE", "Charge", "Perplex"} <= set(options(one))
    assert "Column F" in options(await pick(table.ana, one, "MOVE"))


async def test_legal_gives_the_first_reason(table: Club) -> None:
    """What may not be done has its reason and its section."""
    await begun(table)
    told = words(await table.ask(table.bruno, "legal", figure="rook"))
    assert "May not" in told
    assert "13.5" in told or "7" in told


@pytest.mark.parametrize(("to", "shown"), [("3", "(3/4)"), ("-2", "(3/4)"), ("KO", "KO")])
async def test_click_turns_a_dial(table: Club, to: str, shown: str) -> None:
    """To a click, by so many, or to the KO; beyond the dial it is refused in one line."""
    await begun(table)
    await table.ask(table.ana, "figure add", figure="Pike 30 7/9/16/2 4 clicks at A1")
    await table.ask(table.ana, "click", figure="pike", to=to, why="as on the table")
    assert shown in words(await table.ask(table.ana, "figure list"))
    assert "1 to 4" in words(await table.ask(table.ana, "click", figure="pike", to="9"))


async def test_uses_in_spanish(table: Club) -> None:
    """Offers, buttons and refusals in Spanish; powers are found by their Spanish names."""
    await table.ask(table.judge, "settings", language="es")
    await with_powers(table, "perplex", "charge")
    whom = await table.ask(table.ana, "use", figure="iron-wolf", power="Alterar")
    what = await pick(table.ana, whom, "🔴 Iron Wolf")
    assert "Ataque +1" in options(what)
    moved = await table.ask(table.ana, "use", figure="iron-wolf", power="Carga", to="F5")
    told = "\n".join([words(moved), *buttons(moved)])
    assert "está realizando Carga" in told
    assert "Terminar la acción" in told
    for english in ("Still", "attack", "End the"):
        assert english not in told


async def test_27_8d_a_passenger_is_carried(table: Club) -> None:
    """The passenger is named with the move, offered, and stands beside its carrier after it."""
    await begun(table)
    await table.ask(table.ana, "figure edit", figure="iron-wolf", abilities="flight")
    await table.ask(table.ana, "figure add", figure="Pike 30 7/9/16/2 at F3")
    moved = await table.ask(table.ana, "move", figure="iron-wolf", to="E5", carry="pike", drop="E6")
    assert "carries Pike to E6" in words(moved)
    assert "Pike** 30 E6" in words(await table.ask(table.ana, "figure list"))


async def test_objects_and_markers_are_put_by_hand(table: Club) -> None:
    """`/place` puts an object where the table shows it."""
    await begun(table)
    laid = await table.ask(table.judge, "map load", name="lantern-quay")
    assert laid is not None
    state = await table.suggested(table.ana, "place", "figure", "")
    thing = next(each for each in state if each not in ("iron-wolf", "rook"))
    assert "A1" in words(await table.ask(table.ana, "place", figure=thing, at="A1"))


async def test_9_1_rolls_at_the_beginning_of_the_turn(table: Club) -> None:
    """They have buttons, each rolled by hand or by the bot, and the last one opens the action phase."""
    await with_powers(table, "willpower")
    await table.ask(table.ana, "token", figure="iron-wolf", change=2)
    await table.ask(table.ana, "turn end")
    begun_turn = await table.ask(table.bruno, "turn end")
    assert "Willpower (Iron Wolf): 5–6 removes an action token" in words(begun_turn)
    assert buttons(begun_turn) == ["Willpower: Iron Wolf", "No more rolls"]
    who = await press(table.ana, begun_turn, "Willpower: Iron Wolf")
    rolled = await pick(table.ana, who, "⚄ 5")
    assert "succeeds" in words(rolled)
    assert "Iron Wolf** 75 F2 @\n" in words(await table.ask(table.ana, "figure list"))


async def test_9_1a_the_rolls_may_be_left_out(table: Club) -> None:
    """A button or `/turn begin` goes on to the actions; there is nothing to go on from twice."""
    await with_powers(table, "willpower")
    await table.ask(table.ana, "token", figure="iron-wolf")
    await table.ask(table.ana, "turn end")
    begun_turn = await table.ask(table.bruno, "turn end")
    assert "action phase" in words(await press(table.ana, begun_turn, "No more rolls"))
    refused(await table.ask(table.ana, "turn begin"))


async def test_20_3_what_a_card_does_for_a_turn(table: Club) -> None:
    """It counts as soon as it is put in force, stands in the list with its end, and is gone when it is taken off."""
    await with_powers(table)
    added = await table.ask(table.ana, "effect add", figure="iron-wolf", card="War Cry", what="attack +1, charge")
    assert "War Cry" in words(added)
    assert "this turn" in words(added)
    assert "11" in words(await table.ask(table.ana, "value", figure="iron-wolf", value="attack"))
    listed = words(await table.ask(table.ana, "effect list"))
    assert "Iron Wolf" in listed
    assert "Charge" in listed
    watched = await table.ask(table.ana, "effect add", figure="iron-wolf", card="Vow", what="giant", until="as-long-as")
    assert "/effect end" in words(watched)
    await table.ask(table.ana, "effect end", figure="iron-wolf", card="War Cry")
    assert "War Cry" not in words(await table.ask(table.ana, "effect list"))


async def test_20_3_what_is_no_effect_is_told(table: Club) -> None:
    """The line says what would be right, and whose effects a player may set."""
    await with_powers(table)
    answered = await table.ask(table.ana, "effect add", figure="iron-wolf", card="Cry", what="luck")
    assert answered.ephemeral
    assert "attack +1" in words(answered)


async def test_7_6_an_attack_within_running_shot_is_refused_for_its_own_reason(table: Club) -> None:
    """With nobody in reach the answer speaks of targets, not of the costed action that is being carried out."""
    await begun(table)
    await table.ask(table.ana, "figure edit", figure="iron-wolf", powers="running shot")
    await table.ask(table.ana, "place", figure="iron-wolf", at="A1")
    await table.ask(table.bruno, "place", figure="rook", at="P16")
    await table.ask(table.ana, "move", figure="iron-wolf", action="running-shot", to="A2")
    told = words(await table.ask(table.ana, "attack", attacker="iron-wolf", kind="range"))
    assert "no possible target" in told
    assert "costed action" not in told
