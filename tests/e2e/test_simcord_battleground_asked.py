"""/ask at a table of Battleground: the board first, the library where it is none about it; words change nothing."""

from __future__ import annotations

import pytest

from tests.e2e.club import Club, at_war, buttons, pressed, sequence, words


async def begun(table: Club) -> None:
    """Begin a game with our field and armies."""
    await at_war(table, name="Words")
    await table.ask(table.ana, "turn end", first="masters")


async def test_the_board_is_asked_first(table: Club) -> None:
    """What was understood, the verdict, the steps with their section, the picture; and a way to the library."""
    await begun(table)
    seen = await table.ask(table.ana, "ask", question="can Torvin see Morgrith?")
    assert "I understood: does Torvin have line of sight to Morgrith?" in words(seen)
    assert "6c" in words(seen)
    assert seen.attachments
    assert "📖 Rules library" in buttons(seen)
    assert words(pressed(await table.ana.click(seen, label="📖 Rules library")))


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("where can Torvin move?", "where may Torvin move?"),
        ("can Torvin attack Morgrith?", "with how many dice?"),
        ("who can Torvin see?", "whom does Torvin see?"),
        ("¿qué puede hacer Torvin?", "what may Torvin do now?"),
        ("how far is Torvin from Morgrith?", "how far is it from Torvin to Morgrith?"),
    ],
)
async def test_questions_of_all_kinds(table: Club, question: str, told: str) -> None:
    """Each is understood and answered with a picture; the log does not grow."""
    await begun(table)
    before = await sequence(table)
    answer = await table.ask(table.ana, "ask", question=question)
    assert told in words(answer)
    assert answer.attachments
    assert await sequence(table) == before


async def test_what_is_no_question_about_the_board_goes_to_the_library(table: Club) -> None:
    """A rule is looked up without names; an order is answered by the command that does it."""
    await begun(table)
    found = words(await table.ask(table.ana, "ask", question="how do exploding dice work?"))
    assert "understood" not in found
    assert "5" in found
    ordered = words(await table.ask(table.ana, "ask", question="move Torvin to B3"))
    assert "/move" in ordered
    assert "change nothing" in ordered


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("can Torvin attack Morgrith with the Dawnblade?", "may Torvin attack Morgrith with Dawnblade"),
        ("¿puede Torvin atacar a Morgrith con el Filo del Alba?", "may Torvin attack Morgrith with Dawnblade"),
        ("can Asha use Updraft?", "what does"),
        ("puede Asha usar la corriente ascendente", "what does"),
    ],
)
async def test_weapons_and_abilities_by_their_printed_names(table: Club, question: str, told: str) -> None:
    """A weapon or an ability of our own armies is known by its name in either language, whatever the channel's."""
    await begun(table)
    assert told in words(await table.ask(table.ana, "ask", question=question))


async def test_what_if_shows_the_field_so_and_changes_nothing(table: Club) -> None:
    """A character is supposed elsewhere: said so, drawn so, the game as it was; the answer is none to contest."""
    await begun(table)
    before = await sequence(table)
    answer = await table.ask(table.ana, "ask", question="if Torvin stood on F6, could he see Morgrith?")
    assert "with Torvin on F6, does Torvin have line of sight to Morgrith?" in words(answer)
    assert answer.attachments
    assert await sequence(table) == before
    joined = await table.ask(table.ana, "ask", question="can Torvin see Morgrith or Skarn?")
    assert "ask about one at a time" in words(joined)
    assert "Does Torvin have line of sight to Skarn?" in buttons(joined)


async def test_why_an_attack_is_not_legal_stands_beside_it(table: Club) -> None:
    """Of each weapon what the field says of it before whose turn it is, and the dice that it would have."""
    await begun(table)
    told = words(await table.ask(table.bruno, "ask", question="can Morgrith attack Torvin?"))
    knife = next(line for line in told.split("\n") if "Bone knife" in line)
    assert "not legal · Morgrith is not engaged with Torvin · " in knife
    assert "dice" in knife


async def test_the_number_that_is_asked_for_heads_the_answer(table: Club) -> None:
    """What an action costs is the heading, not whether it may be taken; of a charge, yes or no, not how many hexes."""
    await begun(table)
    told = words(await table.ask(table.ana, "ask", question="what does a guard action cost Torvin?"))
    assert "1 action point" in told
    charged = words(await table.ask(table.ana, "ask", question="can Torvin charge Morgrith?"))
    assert any(line.strip("*# ") in ("Yes", "No") for line in charged.split("\n"))
