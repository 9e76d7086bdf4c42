"""What cards remind of as messages: whose, which buttons, within Discord's limits however many and long texts are."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.discord.message import message_of
from bot.heroclix.commands.legal import of_a_figure
from bot.heroclix.orders.errands import Errand, errands_of, own_name
from bot.heroclix.orders.pieces import pieces_of, places_of, squares_for
from bot.heroclix.presenters.living import living_reply
from bot.heroclix.presenters.reminding import NOW, reminders_reply
from bot.heroclix.table import Table
from bot.store import Store
from bot.table.call import Call
from bot.table.reply import Reply
from engine.game import game_of
from engine.heroclix.game import AddFigure, Attack, ConfirmDamage, EndTurn, Move
from engine.heroclix.game.describe.reminders import printed_actions, reminded
from tests.engine.game.tables import ANN, BEN, Game, able, set_up, table_of

USER = "9" * 19
LONG = ("At the beginning of your turn, this character hums. " + "5-6: Heal this character 1 click. " * 60)[:1990]
FREE = ("FREE: Roll a d6. " + "5-6: Give this character a Very Long Named Rage token. " * 40)[:1990]


@pytest.fixture
async def call(tmp_path: Path) -> AsyncIterator[Call]:
    """A call of Ann's."""
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/test.db")
    yield Call(store=store, user_id="1", user_name="Ann", channel_id=1)
    await store.close()


def seen(game: Game) -> Table:
    """Return a game as the bot has it."""
    return Table(1, game.state.sequence, game.state, game_of("heroclix-modern"))


def hit(text: str, name: str = "Cato", **more: Any) -> Game:
    """Return a game in which Cato has just hit Dario in a range attack."""
    cato = able(name, special=[{"name": "Old Tricks", "kind": "trait", "text": text}], **more)
    game = table_of((ANN, cato, "C2"), (BEN, able("Dario"), "C5"))
    game.do(Attack(game.state.figures[-2].id, ["dario"], "range", actor=ANN), 6, 4)
    return game


def errands(text: str, name: str = "Cato") -> list[Errand]:
    """Return what is offered for a text that was set off by Cato's hit, that it is done left aside."""
    game = hit(text, name)
    [one] = reminded(game.state)
    found = errands_of(game.state, one)
    assert found[0].kind == "done"
    return list(found[1:])


@pytest.mark.parametrize(
    ("asks", "kind", "figure", "number"),
    [
        ("roll a d6", "roll", "", 1),
        ("heal Cato 1 click", "heal", "cato", 1),
        ("heal him 2 clicks", "heal", "cato", 2),
        ("heal 1 click", "heal", "cato", 1),
        ("deal Cato 1 unavoidable damage", "damage", "cato", 1),
        ("deal that character 2 damage", "damage", "dario", 2),
        ("deal hit characters 1 penetrating damage", "damage", "dario", 1),
        ("give hit characters an action token", "token", "dario", 1),
        ("remove an action token from Cato", "token", "cato", -1),
        ("place a Rage token on this card", "count", "cato", 1),
        ("remove a Rage token from his card", "count", "cato", -1),
        ("you may place Cato in an adjacent square", "place", "cato", 0),
    ],
)
def test_21_1b_an_errand_is_what_the_text_surely_asks_for(asks: str, kind: str, figure: str, number: int) -> None:
    """To whom, and how much, as the sentence says."""
    [one] = errands(f"When Cato hits, after resolutions, {asks}.")
    assert (one.kind, one.figure, one.number) == (kind, figure, number)


@pytest.mark.parametrize(
    "asks",
    [
        "heal a friendly character that hums 1 click",
        "deal 1 damage to everybody",
        "place a marker in an adjacent square",
        "give a friendly character a Rage token",
        "Cato may whistle",
    ],
)
def test_21_1b_what_no_command_surely_does_has_no_button(asks: str) -> None:
    """Its player does it by hand, or types the command: nobody is guessed."""
    assert errands(f"When Cato hits, after resolutions, {asks}.") == []


@pytest.mark.parametrize(
    ("asks", "done", "number", "among"),
    [
        ("heal an adjacent friendly character 1 click", "heal", 1, ("fina",)),
        ("heal a friendly character within 4 squares 2 clicks", "heal", 2, ("cato", "fina")),
        ("deal an opposing character within 4 squares 1 damage", "damage", 1, ("dario",)),
        ("deal 1 penetrating damage to an opposing character within 4 squares", "damage", 1, ("dario",)),
        ("give an opposing character an action token", "token", 1, ("dario",)),
        ("remove an action token from another friendly character", "token", -1, ("fina",)),
    ],
)
def test_6_2_whom_its_player_chooses(asks: str, done: str, number: int, among: tuple[str, ...]) -> None:
    """Among those whom the words describe, on this board."""
    special = [{"name": "Old Tricks", "kind": "trait", "text": f"When Cato hits, after resolutions, {asks}."}]
    cato = able("Cato", special=special)
    game = table_of((ANN, cato, "C2"), (ANN, able("Fina"), "B2"), (BEN, able("Dario"), "C5"))
    game.do(Attack("cato", ["dario"], "range", actor=ANN), 6, 4)
    [one] = reminded(game.state)
    [wanted] = errands_of(game.state, one)[1:]
    assert (wanted.kind, wanted.name, wanted.number, wanted.among) == ("choose", done, number, among)
    made = wanted.chosen(among[0]).command(one, ANN, judge=False)
    assert made is not None
    assert getattr(made, "figure", None) == among[0]


def test_6_2_nobody_is_there_to_be_chosen() -> None:
    """No button, as nobody fits."""
    assert errands("When Cato hits, after resolutions, heal an adjacent friendly character 1 click.") == []


@pytest.mark.parametrize(
    ("asks", "actions"),
    [
        ("he may move up to 3 squares", [("move", 3)]),
        ("Cato may move", [("move", 0)]),
        ("Cato may make a close attack", [("close", 0)]),
        ("he may make an attack", [("close", 0), ("range", 0)]),
        ("that character may move up to 3 squares", []),
    ],
)
def test_7_6_moves_and_attacks_that_a_card_lets_it_make(asks: str, actions: list[tuple[str, int]]) -> None:
    """Each is given as FREE, by an effect until the end of the turn; on another's turn there is none."""
    text = f"When Cato hits, after resolutions, {asks}."
    found = errands(text)
    assert [(one.name, one.number) for one in found] == actions
    game = hit(text)
    game.do(ConfirmDamage(game.state.pending[0].attack, actor=ANN))
    [one] = reminded(game.state)
    for wanted in errands_of(game.state, one)[1:]:
        assert game.ask(Move("cato", "C3", actor=ANN)).refused
        command = wanted.command(one, ANN, judge=False)
        assert command is not None
        game.do(command)
        if wanted.name == "move":
            assert not game.ask(Move("cato", "C3", actor=ANN)).refused


@pytest.mark.parametrize(
    ("asks", "until"),
    [
        ("Until your next turn, Cato modifies defense +1.", "next-turn"),
        ("He modifies attack +2 this turn.", "turn"),
        ("Cato can use Super Senses until your next turn.", "next-turn"),
        ("For the rest of the game, Cato modifies damage +1.", "game"),
    ],
)
def test_20_3_an_effect_that_lasts(asks: str, until: str) -> None:
    """A sentence that would be judged alone is offered to be put in force, as long as it says."""
    [one] = errands(f"When Cato hits, after resolutions, Cato may whistle. {asks}")
    assert (one.kind, one.figure, one.until) == ("effect", "cato", until)
    assert one.effects


@pytest.mark.parametrize(
    "asks", ["Until your next turn, hit characters modify attack -1.", "He modifies attack +2.", "Cato hums this turn."]
)
def test_20_3_no_effect_for_others_or_without_an_end(asks: str) -> None:
    """Nor of a sentence that is not understood."""
    assert errands(f"When Cato hits, after resolutions, Cato may whistle. {asks}") == []


def owned(reply: Reply) -> Reply:
    """Return a reply as it is sent, with the longest id that a user of Discord has on what is somebody's."""
    choices = tuple(one._replace(only_for=one.only_for and USER) for one in reply.choices)
    menus = tuple(one._replace(only_for=one.only_for and USER) for one in reply.menus)
    return replace(reply, draw=None, choices=choices, menus=menus)


@pytest.mark.parametrize("language", ["en", "es"])
async def test_sixty_figures_with_long_texts_fit_discord(call: Call, language: str) -> None:
    """Thirty a side with texts of 2,000 characters: messages keep Discord's limits, and say what they leave out."""
    call = replace(call, language=language)
    special = [{"name": f"{'Very ' * 12}Old Tricks", "kind": "trait", "text": text} for text in (LONG, FREE)]
    special[1]["name"] += " Again"
    game = table_of()
    for number in range(60):
        side = ANN if number < 30 else BEN
        row = 1 + number % 30 // 8 if number < 30 else 5 + number % 30 // 8
        at = f"{'ABCDEFGH'[number % 30 % 8]}{row}"
        if at != "D4":
            game.do(AddFigure(able(f"Figure {number}", special=special), at, actor=side))
    game.do(EndTurn(actor=ANN))
    assert len(reminded(game.state)) >= 29
    figure = game.state.figures[-1].id
    assert len(printed_actions(game.state, figure)) == 1
    found = seen(game)
    for reply in (living_reply(call, found, ""), reminders_reply(call, found, NOW), of_a_figure(call, found, figure)):
        message = message_of(owned(reply))
        assert len(message["embed"]) <= 6000
        view = message["view"]
        assert len(view.children) <= 25
        assert len(view.to_components()) <= 5
    block = living_reply(call, found, "").blocks[0]
    assert {"en": "more", "es": "más"}[language] in block.text.splitlines()[-1]


async def test_21_1b_a_reminder_is_its_players(call: Call) -> None:
    """Its buttons are of the player whose figure it is, and anybody may see all that cards remind of."""
    game = hit("When Cato hits, after resolutions, heal him 1 click.")
    reply = living_reply(call, seen(game), "")
    mine = [choice for choice in reply.choices if choice.action == "card-errand"]
    assert [choice.label for choice in mine] == ["✓ Old Tricks", "Cato: heal 1"]
    assert {choice.only_for for choice in mine} == {ANN}
    assert reply.blocks[0].text.startswith("**Ann**: Old Tricks (Cato) – “When Cato hits")


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Cato starts the game with 2 Rage tokens.", [Errand("count", "cato", 2, "Rage")]),
        ("Cato starts the game with a Rage token.", [Errand("count", "cato", 1, "Rage")]),
        ("Cato starts the game with two Rage tokens.", []),
        ("Cato starts the game with 1 Action token.", []),
        ("Cato starts the game on click #3.", [Errand("click", "cato", 3)]),
        ("At the beginning of the game, you may turn Cato to click #4.", [Errand("click", "cato", 4)]),
        ("Cato may start the game on click #2 or #3.", []),
        ("Cato starts the game on click #9.", []),
        ("Fina starts the game on click #3.", None),
        ("At the beginning of the game, roll a d6.", [Errand("roll", number=1)]),
    ],
)
def test_4_1_what_a_figure_starts_the_game_with(text: str, wanted: list[Errand] | None) -> None:
    """Tokens with a name and a click of its dial; a choice, an action token and a click that is not there: none."""
    game = set_up(begun=False)
    game.do(AddFigure(able("Cato", special=[{"name": "Old Tricks", "kind": "trait", "text": text}]), "E1", actor=ANN))
    found = [errands_of(game.state, one)[1:] for one in reminded(game.state)]
    assert found == ([] if wanted is None else [tuple(wanted)])
    for errand in found[0] if found else ():
        if command := errand.command(reminded(game.state)[0], ANN, judge=False):
            game.do(command)


@pytest.mark.parametrize("words", ["roll 2d6", "roll two d6", "roll 2 d6s", "roll two dice"])
async def test_two_dice_are_one_press(call: Call, words: str) -> None:
    """Two dice, not one; with a single one beside them both are offered."""
    text = f"When Cato hits, after resolutions, {words}."
    assert errands(text) == [Errand("roll", number=2)]
    both = "When Cato hits, after resolutions, roll a d6. 6: Roll 2d6."
    assert errands(both) == [Errand("roll", number=1), Errand("roll", number=2)]
    labels = [choice.label for choice in living_reply(call, seen(hit(text)), "").choices]
    assert "⚄ Roll 2d6" in labels


def waiting(text: str, *names: str, who: str = ANN) -> list[tuple[str, str, int, tuple[str, ...]]]:
    """Return whom a text has come, where these wait on a sideline: what for, the name, the click, who it is there."""
    cato = able("Cato", special=[{"name": "Old Tricks", "kind": "trait", "text": f"When Cato hits, {text}"}])
    game = table_of((ANN, cato, "C2"), (BEN, able("Dario"), "C5"))
    for name in names:
        game.do(AddFigure(able(name), sideline=True, actor=who))
    game.do(Attack("cato", ["dario"], "range", actor=ANN), 6, 4)
    [one] = reminded(game.state)
    found = errands_of(game.state, one)
    return [(each.kind, each.name, each.number, each.among) for each in found if each.kind in ("generate", "replace")]


@pytest.mark.parametrize(
    ("text", "names", "wanted"),
    [
        ("generate a Tin Agent bystander.", ["Tin Agent"], [("generate", "Tin Agent", 0, ("tin-agent",))]),
        ("generate a Tin Agent bystander.", [], [("generate", "Tin Agent", 0, ())]),
        ("generate a Tin Agent bystander.", ["Tin"], [("generate", "Tin", 0, ("tin",))]),
        ("generate a Tin Agent bystander.", ["Tin", "Tin Agent"], [("generate", "Tin Agent", 0, ("tin-agent",))]),
        ("you may instead generate an ABC #007 Tin Agent on click #3.", [], [("generate", "Tin Agent", 3, ())]),
        ("generate two [ABC] #007 A.B.C. Agents in any squares.", [], [("generate", "A.B.C. Agents", 0, ())]),
        ("generate Tin Agent from your Sideline.", ["Tin Agent"], [("generate", "Tin Agent", 0, ("tin-agent",))]),
        ("replace him with ABC #007 Tin Agent on click #5.", [], [("replace", "Tin Agent", 5, ())]),
        ("replace Cato with Tin Agent.", ["Tin Agent"], [("replace", "Tin Agent", 0, ("tin-agent",))]),
        (
            "replace him with either ABC #007 Tin Agent or ABC #008 Ash Agent.",
            [],
            [("replace", "Tin Agent", 0, ()), ("replace", "Ash Agent", 0, ())],
        ),
    ],
)
def test_21_6_and_21_12_whom_a_text_has_come(
    text: str, names: list[str], wanted: list[tuple[str, str, int, tuple[str, ...]]]
) -> None:
    """Who waits on the own sideline under that name, else the name as it stands there, with the click that is said."""
    assert waiting(text, *names) == wanted


@pytest.mark.parametrize(
    "text",
    [
        "generate a Paste marker in that character's square.",
        "generate a standard light object named Gold Ball in an adjacent square.",
        "generate a hindering terrain marker.",
        "generate a character with the Ash keyword from your Sideline.",
        "generate one of them.",
        "each bystander generated by Tin Agent is KO'd.",
        "replace its defense value with Tin Agent's.",
        "Dario may replace Dario with Tin Agent.",
    ],
)
def test_21_6_what_is_no_surely_named_character_has_no_button(text: str) -> None:
    """Markers, objects, whom only a description tells, and others than the card's own figure."""
    assert waiting(text) == []


def laid(text: str, lead: str = "When Cato hits, ") -> list[tuple[str, tuple[str, ...], list[str]]]:
    """Return the pieces that a text puts on the map: what, its name, and the squares that are offered for it."""
    cato = able("Cato", special=[{"name": "Old Tricks", "kind": "trait", "text": f"{lead}{text}"}])
    game = table_of((ANN, cato, "C2"), (BEN, able("Dario"), "C5"))
    game.do(Attack("cato", ["dario"], "range", actor=ANN), 6, 4)
    [one] = reminded(game.state)
    found = [each for each in errands_of(game.state, one) if each.kind == "lay"]
    pieces = list(pieces_of(one))
    assert [(each.name, each.among) for each in found] == list(
        dict.fromkeys((piece.slug, (piece.name,) if piece.name else ()) for piece, _ in pieces)
    )
    mine = own_name("Cato")
    return [
        (each.name, each.among, squares_for(game.state, piece, places_of(game.state, one, words, mine)))
        for each, (piece, words) in zip(found, pieces, strict=False)
    ]


BESIDE_C2 = ["C2", "B1", "C1", "D1", "B2", "D2", "B3", "C3", "D3"]


@pytest.mark.parametrize(
    ("text", "what", "squares"),
    [
        ("generate a hindering terrain marker.", ("marker-hindering", ()), BESIDE_C2),
        ("generate a blocking terrain marker.", ("marker-blocking", ()), BESIDE_C2[1:]),
        ("you may generate a water terrain marker in his square.", ("marker-water", ()), ["C2"]),
        ("place a hindering terrain marker in Cato's square.", ("marker-hindering", ()), ["C2"]),
        ("generate a Paste marker in that character's square.", ("marker-special", ("Paste",)), ["C5"]),
        ("generate a Speed Storm marker in the hit character's square.", ("marker-special", ("Speed Storm",)), ["C5"]),
        ("generate a standard heavy object in his square.", ("object-heavy", ()), ["C2"]),
        ("generate a light object.", ("object-light", ()), BESIDE_C2),
        ("generate an object.", ("object-standard", ()), BESIDE_C2),
        (
            "generate a standard light object named Gold Ball in the hit character's square.",
            ("object-light", ("Gold Ball",)),
            ["C5"],
        ),
    ],
)
def test_21_6a_what_a_text_puts_on_the_map(text: str, what: tuple[str, tuple[str, ...]], squares: list[str]) -> None:
    """By its kind and name; beside its figure, unless the words say where. Nothing blocking comes where one stands."""
    [(slug, name, found)] = laid(text)
    assert (slug, name) == what
    assert found == squares


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("generate a blocking terrain marker adjacent to the hit character.", 7),  # but D4, which is blocking
        ("generate a hindering terrain marker within 2 squares.", 19),  # five by four, but D4
        ("generate up to 4 water terrain markers within range.", 55),  # within 5 squares: all but one row, and D4
    ],
)
def test_21_6a_how_far_a_text_puts_it(text: str, count: int) -> None:
    """Within so many squares, within its range, beside whom it hit."""
    [(_, _, squares)] = laid(text)
    assert len(squares) == count
    assert "D4" not in squares


@pytest.mark.parametrize(
    "text",
    [
        "don't generate an object.",
        "he can use Smoke Cloud, but only to generate 2 markers.",
        "generate a Barrier marker.",
        "remove a hindering terrain marker.",
        "generate a Tin Agent bystander in a square with a hindering terrain marker.",
        "each object generated by Cato is KO'd.",
    ],
)
def test_21_6_what_puts_nothing_surely_named_on_the_map(text: str) -> None:
    """Denied, of a power, without a kind, removed, or only where somebody comes to stand."""
    assert laid(text) == []


def test_21_6_who_waits_on_another_side_is_not_brought_in() -> None:
    """Ben's figure on his sideline is none of Ann's: the name is looked for elsewhere."""
    assert waiting("generate a Tin Agent.", "Tin Agent", who=BEN) == [("generate", "Tin Agent", 0, ())]


def test_21_12_another_character_with_this_trait() -> None:
    """Those on the sideline whose card has a trait of that name, each by a button."""
    tricks = [{"name": "Old Tricks", "kind": "trait", "text": "FREE: Hum."}]
    text = "When Cato hits, replace him with another character with this trait on the same click number."
    cato = able("Cato", special=[{"name": "Old Tricks", "kind": "trait", "text": text}])
    game = table_of((ANN, cato, "C2"), (BEN, able("Dario"), "C5"))
    for name, more in (("Tin", {"special": tricks}), ("Ash", {})):
        game.do(AddFigure(able(name, **more), sideline=True, actor=ANN))
    game.do(Attack("cato", ["dario"], "range", actor=ANN), 6, 4)
    [one] = reminded(game.state)
    found = [each for each in errands_of(game.state, one) if each.kind == "replace"]
    assert [(each.name, each.number, each.among) for each in found] == [("Tin", 1, ("tin",))]
