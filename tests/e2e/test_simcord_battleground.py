"""Battleground in a club's channel: set up, cards in private, activations, moves, attacks, objectives, the end."""

from __future__ import annotations

import json

import pytest

from tests.e2e.club import Club, at_war, buttons, menu, one_line, pressed, refused, words


async def begun(table: Club) -> None:
    """Begin the first round, the masters starting."""
    await at_war(table)
    await table.ask(table.ana, "turn end", first="masters")


async def test_a_whole_army_stands_on_the_field(table: Club) -> None:
    """The field is drawn with alt text, every character has its line, the set-up says what comes next."""
    await at_war(table)
    shown = words(await table.ask(table.ana, "game show"))
    assert "Masters of the Universe" in shown
    assert "/turn end" in shown
    board = await table.ask(table.bruno, "board")
    assert board.attachments or board.embeds
    assert "Morgrith" in words(await table.ask(table.ana, "figure show", figure="morgrith"))


@pytest.mark.parametrize("ruleset", ["motu", "heroclix-modern"])
async def test_the_hash_of_the_dice_is_published_once(table: Club, ruleset: str) -> None:
    """In the line that opens the game, which stays; not again in the living message right below it."""
    opened = await table.ask(table.ana, "game new", ruleset=ruleset, name="Ruins")
    assert opened.content.count("SHA-256") == 1
    living = table.livings.last
    assert living is not None
    stored = table.env.backend.get_message(table.channel.id, living.message_id)
    assert "SHA-256" not in str(stored.embeds)


async def test_the_set_up_says_once_what_is_lacking(table: Club) -> None:
    """Each thing with its command, and no more what is there; then that the round can begin."""
    first = words(await table.ask(table.ana, "game new", ruleset="motu", name="Ruins"))
    assert first.count("Set-up") == 2  # what was told, and the living message
    for lacking in ("Both armies need a player", "No field is laid out yet", "have no character yet"):
        assert lacking in first
    assert "starting player" not in first
    await table.ask(table.ana, "game join", side="masters")
    await table.ask(table.bruno, "game join", side="evil")
    later = words(await table.ask(table.ana, "map load", name="ruined-gate"))
    assert "Both armies need" not in later
    assert "No field" not in later
    await table.ask(table.ana, "figure add", figure="army")
    ready = words(await table.ask(table.bruno, "figure add", figure="army"))
    assert "all is there" in ready
    assert "have no character" not in ready


async def test_a_field_from_a_file_tells_what_was_not_read_of_it(table: Club) -> None:
    """Keys beside the map and its objectives are named where it is laid out, and nothing where there are none."""
    await table.ask(table.ana, "game new", ruleset="motu", name="Ruins")
    await table.ask(table.ana, "game join", side="masters")
    field = {"map": {"size": [12, 9]}, "objectives": [{"id": "well", "at": "C4"}]}
    raw = json.dumps({**field, "weather": "*rain*"}).encode()
    assert "Not read: weather." in words(await table.ask(table.ana, "map load", file=("field.json", raw)))
    again = words(await table.ask(table.ana, "map load", file=("field.json", json.dumps(field).encode())))
    assert "Not read" not in again


async def test_cards_are_chosen_in_private_and_turned_up_together(table: Club) -> None:
    """Nobody sees the first one, not in the log nor in the export; the second turns both up."""
    await begun(table)
    first = await table.ask(table.ana, "round card", name="Zorbax", initiative=7, points=3, mana=1)
    assert first.ephemeral
    log = words(await table.ask(table.bruno, "game log"))
    file = await (await table.ask(table.bruno, "game export")).attachments[0].read()
    assert "Zorbax" not in log
    assert b"Zorbax" not in file
    both = words(await table.ask(table.bruno, "round card", name="Dusk", initiative=3, points=2))
    assert "Zorbax" in both
    assert "Dusk" in both


async def test_an_activation_with_a_move_and_an_attack(table: Club) -> None:
    """A character is activated from the menu, moves by naming its end, and attacks with typed dice."""
    await begun(table)
    await table.ask(table.ana, "round card", initiative=9, points=4)
    await table.ask(table.bruno, "round card", initiative=1, points=2)
    shown = await table.ask(table.ana, "turn show")
    assert menu(shown), words(shown)
    state = words(await table.ask(table.ana, "figure list"))
    first = menu(shown)[0].partition("|")[0]
    acted = words(await table.ask(table.ana, "round activate", character=first, bonus="mana"))
    assert "action points" in state + acted
    legal = words(await table.ask(table.ana, "legal"))
    assert "⚔" in legal or "•" in legal


async def test_whose_button_it_is(table: Club) -> None:
    """The other side's card is nobody's to lay, and a button of an earlier moment is refused."""
    await begun(table)
    shown = await table.ask(table.ana, "turn show")
    label = next(one for one in buttons(shown) if one.startswith("Pass") and "Evil" in one)
    assert "not yours" in refused(pressed(await table.ana.click(shown, label=label)))
    await table.ask(table.ana, "round card", initiative=9, points=4)
    assert one_line(pressed(await table.bruno.click(shown, label=label)))


async def test_a_hand_that_the_bot_deals(table: Club) -> None:
    """The sample army's cards are shuffled and dealt; a hand is its player's alone, and a menu lays a card down."""
    await begun(table)
    await table.ask(table.ana, "round deck")
    await table.ask(table.bruno, "round deck")
    hand = await table.ask(table.ana, "round hand")
    assert hand.ephemeral
    values = menu(hand)
    assert values
    laid_down = pressed(await table.ana.select(hand, [values[0]]))
    assert laid_down.ephemeral
    await table.restart()
    theirs = await table.ask(table.bruno, "round hand")
    both = pressed(await table.bruno.select(theirs, [menu(theirs)[0]]))
    assert "turned up" in words(both) or "initiative" in words(both)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("Brak 55 s5 p3 w2 r4 m3 speed 5/8 health 8; axe melee 1d 1:1 3:2", "Brak"),
        ("s5 p3", "begins with no name"),
        ("Brak 55 s5 q9", "Not understood"),
        ("Brak s5 s4", "Said twice: strength"),
        ("Brak 55 s5", "Missing: perception, power, resistance, mind"),
        ("Brak 55", "Not in the line: attributes, speed"),
        ("Brak s5; axe 1:1", "no weapon, ability or item"),
    ],
)
async def test_a_character_typed_in_a_line(table: Club, line: str, told: str) -> None:
    """What is read is added; what is not is refused with what would be right, and nothing is added."""
    await at_war(table)
    before = words(await table.ask(table.judge, "figure list"))
    answer = words(await table.ask(table.ana, "figure add", figure=line))
    assert told in answer
    after = words(await table.ask(table.judge, "figure list"))
    added = "Read as" in answer
    assert added == (told == "Brak" or told.startswith("Not in the line"))
    assert ("Brak" in after) == added
    assert (before == after) == (not added)


async def test_sight_reach_and_chances_are_drawn(table: Club) -> None:
    """Each is ruled with its sections, and drawn."""
    await begun(table)
    names = [line for line in words(await table.ask(table.ana, "figure list")).split("\n") if "✚" in line]
    assert len(names) >= 6
    mine = (await table.suggested(table.ana, "lof", "from", ""))[0]
    other = (await table.suggested(table.ana, "lof", "to", "morgrith"))[0]
    seen = await table.ask(table.ana, "lof", **{"from": mine, "to": other})
    assert "6c" in words(seen)
    assert seen.attachments
    reach = await table.ask(table.ana, "reach", figure=mine)
    assert "6b" in words(reach)
    assert reach.attachments


async def test_all_that_one_sees_is_drawn(table: Club) -> None:
    """Without a target: whom one sees and in cover, whom not, with the field darkened where it sees nothing."""
    await at_war(table)
    mine = (await table.suggested(table.ana, "lof", "from", ""))[0]
    seen = await table.ask(table.ana, "lof", **{"from": mine})
    told = words(seen)
    assert "sees" in told
    assert "Morgrith" in told
    assert "6c" in told
    assert seen.attachments


async def test_what_the_other_game_has_is_refused(table: Club) -> None:
    """A command of HeroClix alone, or an option of it, says that this game has none."""
    await at_war(table)
    assert "has no" in one_line(await table.ask(table.ana, "click", figure="morgrith", to="3"))
    assert "has no option" in one_line(await table.ask(table.ana, "attack", attacker="a", target="b", divide="1"))


async def test_out_and_in_again(table: Club) -> None:
    """A game goes out as a file and comes in as it was; its log and its end are told."""
    await begun(table)
    await table.ask(table.ana, "round card", initiative=9, points=4)
    await table.ask(table.bruno, "round pass")
    raw = await (await table.ask(table.ana, "game export")).attachments[0].read()
    assert "Round 1" in words(await table.ask(table.ana, "game show"))
    asked = words(await table.ask(table.ana, "game end", winner="masters"))
    assert "retire" in asked or "not" in asked
    await table.ask(table.judge, "game end", winner="masters")
    opened = words(await table.ask(table.ana, "game import", file=("game.json", raw)))
    assert "Round 1" in opened
    again = json.loads(await (await table.ask(table.ana, "game export")).attachments[0].read())
    assert again["events"][:-1] == json.loads(raw)["events"]


@pytest.mark.parametrize("language", ["en", "es"])
async def test_the_score_is_told_after_the_end(table: Club, language: str) -> None:
    """Who won by what and the points of both, in the words of this game; a game opened since has its own."""
    await begun(table)
    if language == "es":
        await table.ask(table.judge, "settings", language="es")
    await table.ask(table.judge, "game end", winner="masters")
    summary = words(await table.ask(table.bruno, "game summary"))
    assert {"en": "Masters of the Universe have won", "es": "Han ganado"}[language] in summary
    told = words(await table.ask(table.bruno, "score"))
    assert {"en": "The game is over", "es": "La partida ha terminado"}[language] in told
    assert "Masters of the Universe" in told
    assert {"en": "retire", "es": "se retiran"}[language] in told
    assert {"en": "0 for objectives", "es": "0 por objetivos"}[language] in told
    assert "4c/puntuacion" in told
    assert {"en": "the game goes on", "es": "la partida sigue"}[language] not in told
    await table.ask(table.ana, "game new", ruleset="heroclix-modern")
    assert "Ruins" not in words(await table.ask(table.ana, "score"))
