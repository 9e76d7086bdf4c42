"""Cards remind at their moment: told to whose figure it is, done by one button, counted, never done by itself (3.6)."""

from __future__ import annotations

from typing import Any

import pytest
import simcord

from tests.e2e.club import Club, begun, one_line, pressed, refused, seated, words
from tests.e2e.club import buttons as labels

FREE = "FREE: Once per turn, roll a d6. 5-6: Heal Iron Wolf 1 click."
HIT = (
    "When Iron Wolf hits, after resolutions, you may roll a d6. 5-6: Heal him 1 click and place a Howl token"
    " on his card. Until your next turn, Iron Wolf modifies defense +1."
)


async def with_text(table: Club, text: str, name: str = "Old Tricks", **more: Any) -> None:
    """Begin a game in which Iron Wolf's card has a text."""
    await begun(table)
    await table.ask(table.ana, "figure special", figure="iron-wolf", name=name, kind="trait", text=text, **more)


async def shot(table: Club) -> simcord.ResponseMessage:
    """Have Iron Wolf hit a figure of blue in an attack that is over, and return the living message."""
    await table.ask(table.judge, "place", figure="iron-wolf", at="F5")
    await table.ask(table.judge, "place", figure="rook", at="F6")
    made = await table.ask(table.ana, "attack", attacker="iron-wolf", target="rook", kind="close", roll="6 4")
    assert "Ana**: Old Tricks (Iron Wolf)" in words(made)
    assert "Remember Old Tricks (Iron Wolf)" in words(await table.ask(table.bruno, "why"))
    return pressed(await table.ana.click(made, label="Click the dials"))


async def test_21_1b_a_trigger_is_reminded_with_its_buttons(table: Club) -> None:
    """The sentence as printed, to its player; the roll, the click, the token and the effect are one press away."""
    await with_text(table, HIT)
    living = await shot(table)
    assert "**Ana**: Old Tricks (Iron Wolf) – “When Iron Wolf hits, after resolutions, you may roll a d6." in words(
        living
    )
    for label in ("⚄ Roll a d6", "Iron Wolf: heal 1", "Iron Wolf: +1 Howl", "✓ Old Tricks"):
        assert label in labels(living)
    effect = next(label for label in labels(living) if label.startswith("In force: defense +1"))
    one_line(pressed(await table.bruno.click(living, label="✓ Old Tricks")))  # not his figure's
    rolled = pressed(await table.ana.click(living, label="⚄ Roll a d6"))
    assert "Ana rolls" in words(rolled)
    put = pressed(await table.ana.click(living, label=effect))
    assert "Old Tricks" in words(await table.ask(table.ana, "effect list"))
    counted = pressed(await table.ana.click(put, label="Iron Wolf: +1 Howl"))
    assert "Howl × 1" in words(await table.ask(table.ana, "figure show", figure="iron-wolf"))
    done = pressed(await table.ana.click(counted, label="✓ Old Tricks"))
    assert "Iron Wolf uses Old Tricks." in words(done)
    assert "Cards, now" not in words(done)


async def test_21_1b_a_stale_button_does_nothing(table: Club) -> None:
    """Pressed once the board has gone on, it changes nothing, and shows the table as it stands."""
    await with_text(table, HIT)
    living = await shot(table)
    old = table.env.backend.get_message(table.channel.id, living.id).components
    await table.ask(table.ana, "game undo")
    late = table.late(living, old)
    before = words(await table.ask(table.judge, "game show"))
    await table.ana.click(late, label="✓ Old Tricks")
    assert words(await table.ask(table.judge, "game show")) == before


async def test_21_11_an_action_printed_on_a_card(table: Club) -> None:
    """/legal offers it by its type and name with what it asks for; used, it is counted and offered no more."""
    await with_text(table, FREE)
    listed = await table.ask(table.ana, "legal", figure="iron-wolf")
    assert "Actions printed on cards" in words(listed)
    assert "Old Tricks (Iron Wolf) – “FREE: Once per turn, roll a d6." in words(listed)
    assert "once per turn: 0 of 1 used" in words(listed)
    assert "FREE: Old Tricks" in labels(listed)
    used = pressed(await table.ana.click(listed, label="FREE: Old Tricks"))
    assert "Iron Wolf uses Old Tricks, once per turn" in words(used)
    assert "FREE: Old Tricks" not in labels(await table.ask(table.ana, "legal", figure="iron-wolf"))
    again = await table.ask(table.ana, "use", figure="iron-wolf", power="Old Tricks")
    assert "as often as it may" in refused(again)


async def test_21_1a_the_living_message_offers_it_too(table: Club) -> None:
    """A figure's buttons have its printed actions beside what it may be told to do; in Spanish as well."""
    await with_text(table, FREE)
    await table.ask(table.judge, "settings", language="es")
    living = await table.ask(table.ana, "place", figure="iron-wolf", at="F5")
    looked = pressed(await table.ana.click(living, label="Iron Wolf F5"))
    assert "Acciones impresas en cartas" in words(looked)
    assert "una vez por turno: 0 de 1" in words(looked)
    assert "FREE: Old Tricks" in labels(looked)


@pytest.mark.parametrize("language", ["en", "es"])
async def test_9_the_beginning_of_a_turn(table: Club, language: str) -> None:
    """Reminded as the turn begins, to the player whose turn it is; placing it is a menu of the squares about it."""
    await with_text(table, "At the beginning of your turn, you may place Iron Wolf in an adjacent square.")
    await table.ask(table.judge, "settings", language=language)
    await table.ask(table.judge, "place", figure="iron-wolf", at="F5")
    await table.ask(table.ana, "turn end")
    living = await table.ask(table.bruno, "turn end")
    assert "**Ana**: Old Tricks" in words(living)
    label = {"en": "Place Iron Wolf…", "es": "Colocar a Iron Wolf…"}[language]
    where = pressed(await table.ana.click(living, label=label))
    menu = {"en": "Where to?", "es": "¿Adónde?"}[language]
    assert where.ephemeral
    [part] = [part for row in where.components for part in row["components"] if part["type"] == 3]
    assert part["placeholder"] == menu
    assert len(part["options"]) == 7  # one of the squares about it is blocking
    value = next(one["value"] for one in part["options"] if one["label"] == "F6")
    await table.ana.select(where, [value], custom_id=part["custom_id"])
    assert " F6" in words(await table.ask(table.ana, "figure show", figure="iron-wolf"))


@pytest.mark.parametrize("language", ["en", "es"])
async def test_6_2_whom_its_player_chooses(table: Club, language: str) -> None:
    """A menu of those whom the card describes; what was chosen is done, and nobody else is there to be chosen."""
    await with_text(table, "When Iron Wolf hits, after resolutions, deal an adjacent opposing character 1 damage.")
    living = await shot(table)
    await table.ask(table.judge, "settings", language=language)
    living = await table.ask(table.ana, "board")
    label = {"en": "1 damage: to whom?", "es": "1 de daño: ¿a quién?"}[language]
    asked = pressed(await table.ana.click(living, label=label))
    assert asked.ephemeral
    [part] = [part for row in asked.components for part in row["components"] if part["type"] == 3]
    assert [one["label"] for one in part["options"]] == ["Rook"]
    done = pressed(await table.ana.select(asked, [part["options"][0]["value"]], custom_id=part["custom_id"]))
    assert "Rook" in words(done)
    assert "Old Tricks" in words(await table.ask(table.ana, "game log"))
    one_line(pressed(await table.bruno.click(living, label=label)))  # not his card's


async def test_7_6_a_move_that_a_card_lets_it_make(table: Club) -> None:
    """One press, and the figure may be given the move as FREE, in the ways in which any move is given."""
    await with_text(table, "When Iron Wolf hits, after resolutions, he may move up to 3 squares.")
    living = await shot(table)
    put = pressed(await table.ana.click(living, label="FREE: MOVE, at most 3"))
    assert "Old Tricks" in words(await table.ask(table.ana, "effect list"))
    moved = await table.ask(table.ana, "move", figure="iron-wolf", to="F4", roll=6)
    assert "Iron Wolf" in words(moved)
    assert "F4" in words(await table.ask(table.ana, "figure show", figure="iron-wolf"))
    assert put.id


async def test_18_2_a_text_left_unread_is_not_reminded(table: Club) -> None:
    """Nor is one whose effects were typed in its place."""
    await with_text(table, HIT)
    await table.ask(table.ana, "figure special", figure="iron-wolf", name="Old Tricks", read="off")
    await table.ask(table.judge, "place", figure="iron-wolf", at="F5")
    await table.ask(table.judge, "place", figure="rook", at="F6")
    made = await table.ask(table.ana, "attack", attacker="iron-wolf", target="rook", kind="close", roll="6 4")
    assert "Cards, now" not in words(made)


@pytest.mark.parametrize("language", ["en", "es"])
async def test_4_1_what_a_figure_starts_the_game_with(table: Club, language: str) -> None:
    """Told in the set-up to its player, a press gives it; done, it is told no more, and taken back it is again."""
    text = "Iron Wolf starts the game with 2 Howl tokens."
    await seated(table)
    await table.ask(table.ana, "figure special", figure="iron-wolf", name="Old Tricks", kind="trait", text=text)
    await table.ask(table.judge, "settings", language=language)
    living = await table.ask(table.ana, "board")
    assert "**Ana**: Old Tricks (Iron Wolf) – " in words(living)
    assert "Iron Wolf starts the game with 2 Howl tokens" in words(living)
    one_line(pressed(await table.bruno.click(living, label="Iron Wolf: +2 Howl")))  # not his figure's
    counted = pressed(await table.ana.click(living, label="Iron Wolf: +2 Howl"))
    assert "Howl × 2" in words(await table.ask(table.ana, "figure show", figure="iron-wolf"))
    done = pressed(await table.ana.click(counted, label="✓ Old Tricks"))
    assert "starts the game" not in words(done)
    await table.ask(table.ana, "game undo")
    assert "starts the game" in words(await table.ask(table.ana, "board"))
    begins = await table.ask(table.ana, "turn end", first="red")
    assert "starts the game" in words(begins)


async def on_square(table: Club, asked: simcord.ResponseMessage, square: str) -> simcord.ResponseMessage:
    """Return what Ana's choice of a square in the menu comes to."""
    [part] = [part for row in asked.components for part in row["components"] if part["type"] == 3]
    [value] = [option["value"] for option in part["options"] if option["label"] == square]
    return pressed(await table.ana.select(asked, [value], custom_id=part["custom_id"]))


@pytest.mark.parametrize("language", ["en", "es"])
async def test_21_6_a_card_generates_by_two_presses(table: Club, language: str) -> None:
    """Whoever waits on the sideline under the name that the card says comes beside its figure, on a chosen square."""
    text = "When Iron Wolf hits, after resolutions you may generate an ABC #007 Tin Agent on click #2."
    await with_text(table, text)
    for user in (table.ana, table.bruno):
        await table.ask(user, "figure add", figure="Tin Agent 10 6/8/14/1 x3", sideline=True)
    await shot(table)
    await table.ask(table.judge, "settings", language=language)
    living = await table.ask(table.ana, "board")
    label = {"en": "Generate Tin Agent…", "es": "Generar Tin Agent…"}[language]
    done = await on_square(table, pressed(await table.ana.click(living, label=label)), "E5")
    assert "Tin Agent \\(tin-agent\\)" in words(done)
    shown = words(await table.ask(table.ana, "figure show", figure="tin-agent"))
    assert "E5" in shown
    assert "(2/3)" in shown


async def test_21_6_a_card_generates_who_is_nowhere_to_be_found(table: Club) -> None:
    """The name is on neither the sideline nor the shelf: the press says so, and how it comes in by hand."""
    await with_text(table, "When Iron Wolf hits, after resolutions you may generate a Tin Agent bystander.")
    living = await shot(table)
    told = await on_square(table, pressed(await table.ana.click(living, label="Generate Tin Agent…")), "E5")
    assert "/figure add" in words(told)


async def test_21_12_a_card_replaces_its_figure_by_one_press(table: Club) -> None:
    """By whom it names, who waits on the sideline; on the click that it says."""
    await with_text(table, "When Iron Wolf hits, after resolutions replace him with ABC #007 Tin Agent on click #3.")
    await table.ask(table.ana, "figure add", figure="Tin Agent 10 6/8/14/1 x3", sideline=True)
    living = await shot(table)
    done = pressed(await table.ana.click(living, label="Replace Iron Wolf: Tin Agent"))
    assert "Tin Agent" in words(done)
    shown = words(await table.ask(table.ana, "figure show", figure="tin-agent"))
    assert "F5" in shown
    assert "(3/3)" in shown


@pytest.mark.parametrize("language", ["en", "es"])
async def test_21_6_a_card_puts_a_marker_and_an_object_down(table: Club, language: str) -> None:
    """Each by two presses, on a square that is chosen; the log says what came where, and undo takes it away."""
    text = "When Iron Wolf hits, after resolutions generate a hindering terrain marker and generate a heavy object."
    await with_text(table, text)
    await shot(table)
    await table.ask(table.judge, "settings", language=language)
    living = await table.ask(table.ana, "board")
    marker = {"en": "hindering terrain marker", "es": "marcador de terreno obstaculizador"}[language]
    thing = {"en": "heavy object", "es": "objeto pesado"}[language]
    place = {"en": "Place: ", "es": "Colocar: "}[language]
    asked = pressed(await table.ana.click(living, label=f"{place}{marker}…"))
    assert asked.ephemeral
    assert marker in words(asked)
    done = words(await on_square(table, asked, "E5"))
    assert marker in done
    assert "E5" in done
    living = await table.ask(table.ana, "board")
    await on_square(table, pressed(await table.ana.click(living, label=f"{place}{thing}…")), "G5")
    log = words(await table.ask(table.ana, "game log"))
    assert marker in log
    assert thing in log
    one_line(pressed(await table.bruno.click(living, label=f"{place}{thing}…")))  # not his card's
    await table.ask(table.ana, "game undo")
    exported = await (await table.ask(table.ana, "game export")).attachments[0].read()
    assert b"hindering" in exported
