"""/ask at a table: the board answers first; what readers hold to be wrong is reported."""

from __future__ import annotations

import asyncio
import json

import pytest

from bot.cli import main
from bot.store import Store
from tests.e2e.club import Club, buttons, one_line, pressed, seated, words

DOUBT = "wrong?"
LIBRARY = "📖 Rules library"


async def test_a_question_about_the_board_is_ruled_and_drawn(table: Club) -> None:
    """What was understood stands above the ruling of /lof, with its picture; the library is a button away."""
    await seated(table)
    answer = await table.ask(table.ana, "ask", question="can iron wolf see rook?")
    told = words(answer)
    assert "I understood: line of fire from Iron Wolf to Rook" in told
    assert "The line of fire from Iron Wolf to Rook is clear" in told
    assert answer.attachments
    assert buttons(answer)[-2:] == [LIBRARY, DOUBT]
    looked_up = pressed(await table.ana.click(answer, label=LIBRARY))
    assert "I understood" not in words(looked_up)


@pytest.mark.parametrize(
    ("question", "understood", "ruled"),
    [
        ("can wolf shoot rook", "may Iron Wolf make a range attack against Rook?", "11.2"),
        ("what does wolf need to hit rook", "what does Iron Wolf need to hit Rook (range attack)?", "12.1"),
        ("what's rook's defense against wolf", "with Iron Wolf on the other side?", "defense"),
        ("how far can wolf move", "where may Iron Wolf move?", "Where Iron Wolf may move"),
        ("can wolf get to F5", "can Iron Wolf move to F5?", "Iron Wolf → F5"),
        ("does wolf have to break away", "does Iron Wolf have to break away?", "10.8"),
        ("what can wolf do", "what may Iron Wolf do now?", "Iron Wolf"),
        ("where does rook land if wolf knocks him back", "where does Rook land", "knocked back"),
        ("who can wolf see", "whom does Iron Wolf see?", "Rook: "),
        ("is wolf adjacent to rook", "are Iron Wolf and Rook adjacent?", "6.3"),
        ("what if wolf stood on F7, is he adjacent to rook", "with Iron Wolf on F7, are Iron Wolf", "6.3"),
        ("wolf rolls 4 and 5 on rook, does it hit", "Iron Wolf attacks Rook (range attack) and rolls 4, 5", "12"),
    ],
)
async def test_each_kind_of_question_is_answered(table: Club, question: str, understood: str, ruled: str) -> None:
    """Every kind of question says what it was understood as, and is answered as its own command answers it."""
    await seated(table)
    told = words(await table.ask(table.ana, "ask", question=question))
    assert f"I understood: {understood}".split(": ")[1][:30] in told
    assert understood in told
    assert ruled in told


async def test_a_charge_that_falls_short_is_headed_so(table: Club) -> None:
    """Whoever reads the heading alone learns that the action is allowed and that its target is too far (27.1e)."""
    await seated(table)
    await table.ask(table.ana, "figure add", figure="Pike 50 2/10/16/3 charge at A1")
    told = words(await table.ask(table.ana, "ask", question="can pike charge rook?"))
    assert "Allowed, but out of reach" in told
    assert "Pike may be given Charge, but Rook is out of its reach." in told


async def test_whom_a_move_reaches_is_said_first(table: Club) -> None:
    """Whether a move may end beside whoever is asked about, and where, stands above the squares it may reach."""
    await seated(table)
    told = words(await table.ask(table.ana, "ask", question="can wolf reach rook?"))
    assert "I understood: can Iron Wolf move beside Rook?" in told
    assert "Yes: beside Rook, Iron Wolf may end on " in told
    await table.ask(table.ana, "figure add", figure="Snail 50 1/10/16/3 at A1")
    told = words(await table.ask(table.ana, "ask", question="can snail reach rook?"))
    assert "No: of the squares where Snail may end, none is beside Rook." in told


async def test_who_holds_whom_tells_both(table: Club) -> None:
    """Whether they are adjacent is ruled; whether the other must break away stands below in a line."""
    await seated(table)
    told = words(await table.ask(table.ana, "ask", question="does wolf have rook pinned?"))
    assert "are Iron Wolf and Rook adjacent?" in told
    assert "does Rook have to break away?" in told


async def test_a_power_that_is_no_action_is_headed_so(table: Club) -> None:
    """Whether a power that works by itself may be used is not answered with a bare no (7.1); who lacks it, is."""
    await seated(table)
    await table.ask(table.ana, "figure add", figure="Pike 50 8/10/16/3 toughness at A1")
    told = words(await table.ask(table.ana, "ask", question="can pike use toughness?"))
    assert "Not given as an action" in told
    told = words(await table.ask(table.ana, "ask", question="can pike use super senses?"))
    assert "Not given as an action" not in told
    assert "can’t use Super Senses" in told


async def test_nothing_in_the_game_changes(table: Club) -> None:
    """Questions, suppositions and orders leave the log as it was; an order is told the command that does it."""
    await seated(table)
    before = await table.store.games.open_in(table.channel.id)
    await table.ask(table.ana, "ask", question="what if wolf stood on F7, is he adjacent to rook")
    told = words(await table.ask(table.ana, "ask", question="move wolf to F5"))
    assert "/move" in told
    assert await table.store.games.open_in(table.channel.id) == before


async def test_a_rules_question_is_answered_by_the_library(table: Club) -> None:
    """What is none about the board is looked up as ever, without the figures' names; outside a game, too."""
    outside = words(await table.ask(table.ana, "ask", question="how does carry work"))
    await seated(table)
    assert words(await table.ask(table.ana, "ask", question="how does carry work")) == outside
    named = words(await table.ask(table.ana, "ask", question="iron wolf and rook: how does carry work"))
    assert named == outside


async def test_of_several_figures_one_is_chosen(table: Club) -> None:
    """A name of two figures is asked back with a button for each; pressed, the question is answered with that one."""
    await seated(table)
    await table.ask(table.bruno, "figure add", figure="Rook 50 8/10/16/3 r5 at C9")
    answer = await table.ask(table.ana, "ask", question="can wolf see rook")
    assert "Which “rook”?" in words(answer)
    (second,) = [label for label in buttons(answer) if label.endswith("C9")]
    await table.restart()
    assert "rook-2" in words(pressed(await table.ana.click(answer, label=second)))


async def test_a_message_is_a_question(table: Club) -> None:
    """The menu of any message asks the judge its words; a message without words is told so in one line."""
    await seated(table)
    message = await table.bruno.send(table.channel, "can iron wolf see rook?")
    answer = pressed(await table.ana.context_menu(table.channel, "Ask the judge", message))
    assert "I understood: line of fire from Iron Wolf to Rook" in words(answer)


async def test_what_is_wrong_reaches_the_host(
    table: Club, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The small button opens a form; what the reader says is stored with question and answer, for `judge reports`."""
    await seated(table)
    answer = await table.ask(table.ana, "ask", question="can iron wolf see rook?")
    await table.restart()
    form = await table.ana.click(answer, label=DOUBT)
    thanks = pressed(await table.ana.submit_modal(form, {"said": "The wall is gone."}))
    assert "Thank you" in one_line(thanks)
    (report,) = await table.store.reports.all()
    assert report.said == "The wall is gone."
    assert report.question == "can iron wolf see rook?"
    assert "I understood: line of fire" in report.answer
    await table.store.close()
    monkeypatch.setenv("DATABASE_URL", table.database.replace("+aiosqlite", ""))
    assert await asyncio.to_thread(main, ["reports", "--json"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    assert json.loads(line)["said"] == "The wall is gone."
    assert await asyncio.to_thread(main, ["reports"]) == 0
    assert "! The wall is gone." in capsys.readouterr().out
    table.store = await Store.open(table.database)


async def test_a_doubt_of_blanks_is_none(table: Club) -> None:
    """Discord takes a field of blanks for a filled one: the reader is told, and the host has nothing to read."""
    await seated(table)
    answer = await table.ask(table.ana, "ask", question="can iron wolf see rook?")
    form = await table.ana.click(answer, label=DOUBT)
    assert "Nothing stands there" in one_line(pressed(await table.ana.submit_modal(form, {"said": " \n "})))
    assert not await table.store.reports.all()


async def test_answers_of_the_library_can_be_doubted(table: Club) -> None:
    """Under a rule, under a list of what may be meant and under a ruling of a command stands the same button."""
    await seated(table)
    for command, options in (
        ("rule", {"section": "27.8d"}),
        ("ask", {"question": "how does carry work"}),
        ("lof", {"from": "iron-wolf", "to": "rook"}),
        ("odds", {"attacker": "iron-wolf", "target": "rook"}),
    ):
        assert DOUBT in buttons(await table.ask(table.ana, command, **options))


@pytest.mark.parametrize(
    ("language", "question", "why", "labels"),
    [
        ("en", "can wolf hit rook or vane?", "several figures at once: ask about one at a time",
         ["May Iron Wolf make a range attack against Rook?", "May Iron Wolf make a range attack against Vane?"]),
        ("es", "¿a quién le da mejor wolf, a rook o a vane?", "varias figuras a la vez: pregunta por una sola",
         ["¿Qué necesita Iron Wolf para impactar a Rook (ataque a distancia)?",
          "¿Qué necesita Iron Wolf para impactar a Vane (ataque a distancia)?"]),
    ],
)  # fmt: skip
async def test_two_figures_are_asked_about_one_at_a_time(
    table: Club, language: str, question: str, why: str, labels: list[str]
) -> None:
    """It says why it is not answered, with a button for each question alone; both work, after a restart, too."""
    await seated(table)
    await table.ask(table.bruno, "figure add", figure="Vane 50 8/10/16/3 r5 at C9")
    await table.ask(table.judge, "settings", language=language)
    answer = await table.ask(table.ana, "ask", question=question)
    assert why in words(answer)
    assert [label for label in buttons(answer) if "Iron Wolf" in label] == labels
    await table.restart()
    for label, name in zip(labels, ("Rook", "Vane"), strict=True):
        told = words(pressed(await table.ana.click(answer, label=label)))
        assert name in told
        assert ("I understood: " if language == "en" else "Entendí: ") in told


async def test_why_a_comparison_is_not_understood_stands_above_the_library(table: Club) -> None:
    """Without somebody who attacks none is offered; that it is one of several stands above the library's answer."""
    await seated(table)
    told = words(await table.ask(table.ana, "ask", question="who is easier to hit, wolf or rook?"))
    assert "several figures at once: ask about one at a time" in told
